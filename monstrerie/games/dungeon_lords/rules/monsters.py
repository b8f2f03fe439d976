"""The monster and ghost step: who attacks next, how, and whom (DL-CMB-66 to 80, DL-APM, DL-APR-14 to 17)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ..moves import Attack, Target
from ..names import MONSTERS
from ..state import (
    DARK_ROOM,
    DEMON,
    DRAGON,
    GHOST,
    GOBLIN,
    GOLEM,
    KINDS,
    PRIEST,
    SEATS,
    SLIME,
    TRAINING_ROOM,
    TROLL,
    VAMPIRE,
    WITCH,
    Realm,
    put,
    tile_of,
)
from . import actions as ids
from .heroes import blocked, harm, harm_one
from .rooms import room_at
from .spells import METAMORPHOSIS
from .steps import Choice, OfLord
from .traps import TARGETS


class MonsterStep(OfLord):
    """Every tile sent attacks if it can; where there is only one way, it is not asked (DL-CMB-66, 68)."""

    def run(self, state: Realm) -> None:
        seat = self.lord
        while state.lords[seat].party:
            legal = attacks(state, seat)
            if not legal:
                come_back(state, seat)
                return
            if len(legal) > 1:
                state.agenda.append(self)
                state.agenda.append(ATTACKS[seat])
                return
            depth = len(state.agenda)
            attack(state, seat, legal[0])
            if len(state.agenda) > depth:  # the witch wants a second target first
                state.agenda.insert(depth, self)
                return


def attacks(state: Realm, seat: int) -> list[int]:
    """Every attack that a tile sent could make now, on every legal target."""
    lord, sent = state.lords[seat], state.lords[seat].sent
    party = lord.party
    number = len(party)
    out: list[int] = []
    for kind in range(KINDS):
        left = sent[kind]
        if kind == state.sheep:
            left -= 1
        if left <= 0:
            continue
        base = ids.ATTACK + 10 * kind
        if kind == GHOST:
            for place in range(1, number):
                out.append(base + place)
        elif kind == VAMPIRE and not state.rage:
            places = [place for place in range(number) if state.layout.klass[tile_of(party[place])] != PRIEST]
            for place in places:
                out.append(base + place)
            for place in places:
                out.append(base + 5 + place)
        elif kind == DEMON and not state.rage:
            for place in range(number):
                out.append(base + place)
        else:
            out.append(base)
            if kind == WITCH and not state.rage:
                for place in range(number):
                    out.append(base + 5 + place)
            elif kind in (SLIME, WITCH, VAMPIRE) or (kind == TROLL and lord.food > 0):
                out.append(base + 5)
    if state.sheep >= 0 and sent[state.sheep] > 0:
        out.append(ids.SHEEP)
    return out


def stronger(state: Realm, seat: int, kind: int) -> int:
    """Wounds more with each attack in a room made for it (DL-APR-14, 16)."""
    room = room_at(state, seat, state.lords[seat].tile)
    if room == TRAINING_ROOM:
        return 1 if kind in (GOBLIN, TROLL) else 0
    if room == DARK_ROOM:
        return 1 if kind in (WITCH, VAMPIRE) else 0
    return 0


def attack(state: Realm, seat: int, action: int) -> None:
    """One attack of one tile, and what becomes of the tile (DL-CMB-69 to 79)."""
    lord = state.lords[seat]
    if action == ids.SHEEP:
        kind = state.sheep
        state.sheep = -1
        lord.sent = put(lord.sent, kind, -1)
        tell(state, seat, kind, 1, 0)
        state.attacked = True
        harm_one(state, seat, 0, state.layout.amount[METAMORPHOSIS])
        stun(state, seat, kind)
        return
    kind, second, place = ids.attacked(action)
    lord.sent = put(lord.sent, kind, -1)
    if kind == SLIME and second:  # no attack: it allows no healing
        if state.events is not None:
            state.record("dl-barred", {"seat": seat, "monster": MONSTERS[kind]})
        state.no_conquest = True
        stun(state, seat, kind)
        return
    tell(state, seat, kind, 2 if second else 1, place)
    state.attacked = True
    strength = state.layout.attacks[kind][1 if second else 0] + stronger(state, seat, kind)
    if kind == TROLL and second:
        lord.food -= 1
    elif kind == DRAGON:
        state.no_healing = True
        blocked(state, seat, "healing")
    elif kind == DEMON:
        state.no_conquest = True
        blocked(state, seat, "conquest")
    if (kind in (SLIME, DRAGON)) and not state.rage:
        harm(state, seat, [strength] * len(lord.party))
    elif kind == GOBLIN:
        fallen = harm_one(state, seat, 0, strength)
        if fallen and lord.party and not state.rage:
            harm_one(state, seat, 0, state.layout.attacks[GOBLIN][1] + stronger(state, seat, GOBLIN))
    else:
        harm_one(state, seat, place, strength)
        if kind == WITCH and second and not state.rage and lord.party:
            if len(lord.party) > 1:
                state.agenda.append(SECOND_HITS[seat])
            else:
                harm_one(state, seat, 0, strength)
    # The golem and the vampire's smaller attack come back face up.
    if kind != GOLEM and not (kind == VAMPIRE and second):
        stun(state, seat, kind)


def tell(state: Realm, seat: int, kind: int, option: int, place: int) -> None:
    """Tell who attacks."""
    if state.events is not None:
        told = {
            "seat": seat, "monster": MONSTERS[kind], "attack": option, "place": place + 1,
            "food": 1 if kind == TROLL and option == 2 else 0,
        }  # fmt: skip
        state.record("dl-attacked", told)


def stun(state: Realm, seat: int, kind: int) -> None:
    """Face down until the Combat is over (DL-CMB-69, 70)."""
    lord = state.lords[seat]
    lord.stunned = put(lord.stunned, kind, 1)


def come_back(state: Realm, seat: int) -> None:
    """What was sent and found no target comes back face down; with a vampire the owner may choose
    (DL-RUL-89).
    """
    lord = state.lords[seat]
    for kind in range(KINDS):
        for _ in range(lord.sent[kind]):
            if kind == VAMPIRE:
                state.agenda.append(TAKE_BACKS[seat])
                continue
            if kind != GOLEM:
                stun(state, seat, kind)
            if state.events is not None:
                state.record("dl-no-target", {"seat": seat, "monster": MONSTERS[kind]})


class ChooseAttack(Choice):
    """Which tile attacks next, with which of its attacks, and whom (DL-DEC-27 to 31)."""

    sentence: ClassVar[str] = "dl-prompt-choose-attack"

    def legal(self, state: Realm) -> list[int]:
        return attacks(state, self.seat)

    def play(self, state: Realm, action: int) -> None:
        attack(state, self.seat, action)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if not isinstance(move, Attack):
            return Refusal("DL-CMB-68", "dl-refusal-attack-now")
        lord = state.lords[self.seat]
        kind = MONSTERS.index(move.monster) if move.monster in MONSTERS else -1
        if kind < 0 or lord.sent[kind] == 0:
            return Refusal("DL-CMB-66", "dl-refusal-not-sent")
        if not 1 <= move.place <= len(lord.party):
            return Refusal("DL-CMB-73", "dl-refusal-no-place", {"most": len(lord.party)})
        if kind == GHOST and move.place == 1:
            return Refusal("DL-CMB-76", "dl-refusal-not-first")
        if kind == VAMPIRE and state.layout.klass[tile_of(lord.party[move.place - 1])] == PRIEST:
            return Refusal("DL-CMB-75", "dl-refusal-no-priest")
        if kind == TROLL and move.attack == 2 and move.place == 1:
            return Refusal("DL-APM-13", "dl-refusal-troll-food")
        if move.place > 1:
            return Refusal("DL-CMB-71", "dl-refusal-only-first", {"monster": move.monster})
        return Refusal("DL-CMB-67", "dl-refusal-no-attack", {"monster": move.monster})


class SecondHit(Choice):
    """The witch's second small attack: a target of its own (DL-APM-16, DL-RUL-99)."""

    sentence: ClassVar[str] = "dl-prompt-second-hit"

    def legal(self, state: Realm) -> list[int]:
        return TARGETS[len(state.lords[self.seat].party)][:]

    def play(self, state: Realm, action: int) -> None:
        strength = state.layout.attacks[WITCH][1] + stronger(state, self.seat, WITCH)
        harm_one(state, self.seat, action - ids.TARGET, strength)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        most = len(state.lords[self.seat].party)
        if isinstance(move, Target):
            return Refusal("DL-CMB-73", "dl-refusal-no-place", {"most": most})
        return Refusal("DL-APM-16", "dl-refusal-second-hit")


class TakeBackVampire(Choice):
    """A vampire that found nobody to bite: face up or face down."""

    sentence: ClassVar[str] = "dl-prompt-take-back-vampire"

    def legal(self, state: Realm) -> list[int]:
        return [ids.TAKE_UP, ids.TAKE_DOWN]

    def play(self, state: Realm, action: int) -> None:
        if action == ids.TAKE_DOWN:
            stun(state, self.seat, VAMPIRE)
        if state.events is not None:
            told = {"seat": self.seat, "monster": MONSTERS[VAMPIRE], "up": action == ids.TAKE_UP}
            state.record("dl-taken-back", told)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        return Refusal("DL-APM-20", "dl-refusal-take-back")


MONSTER_STEPS: Final = [MonsterStep(seat) for seat in SEATS]
ATTACKS: Final = [ChooseAttack(seat) for seat in SEATS]
SECOND_HITS: Final = [SecondHit(seat) for seat in SEATS]
TAKE_BACKS: Final = [TakeBackVampire(seat) for seat in SEATS]
