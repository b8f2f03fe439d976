"""The monster and ghost step: who attacks next, how, and whom (DL-CMB-66 to 80, DL-APM, DL-APR-14 to 17)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import added
from ..moves import Attack, Target
from ..names import MONSTERS, PRIEST
from ..state import SEATS, Realm
from . import actions as ids
from .heroes import blocked, harm, harm_one
from .kinds import ALL, ANYONE, FIRST, NO_PRIEST, NOT_FIRST, Blow
from .packed import tile_of
from .rooms import room_at
from .spells import METAMORPHOSIS
from .steps import ByMonster, Choice, OfLord
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
    out: list[int] = []
    for kind, left in enumerate(sent):
        if left == 0 or (left == 1 and kind == state.sheep):
            continue
        first = ids.attack(kind, 0)
        for blow in state.layout.monsters[kind].blows:
            if lord.food >= blow.food:
                aim(state, lord.party, blow, first, out)
            first = ids.attack(kind, 1)
    if state.sheep >= 0 and sent[state.sheep] > 0:
        out.append(ids.SHEEP)
    return ids.rising(out)


def aim(state: Realm, party: list[int], blow: Blow, first: int, out: list[int]) -> None:
    """Add the targets of an attack; `first` is its id on the first in line. In a rage only ghosts aim."""
    target = blow.target
    if target == NOT_FIRST:
        for place in range(1, len(party)):
            out.append(first + place)
    elif state.rage or target in (FIRST, ALL):
        out.append(first)
    else:
        for place in range(len(party)):
            if target == ANYONE or state.layout.klass[tile_of(party[place])] != PRIEST:
                out.append(first + place)


def stronger(state: Realm, seat: int, kind: int) -> int:
    """Wounds more with each attack in a room made for it (DL-APR-14, 16)."""
    room = state.layout.monsters[kind].war_room
    return 1 if room >= 0 and room_at(state, seat, state.lords[seat].tile) == room else 0


def attack(state: Realm, seat: int, action: int) -> None:
    """One attack of one tile, and what becomes of the tile (DL-CMB-69 to 79)."""
    lord = state.lords[seat]
    if action == ids.SHEEP:
        kind = state.sheep
        state.sheep = -1
        lord.sent = added(lord.sent, kind, -1)
        record_attack(state, seat, kind, 0, 0, 0)
        state.attacked = True
        harm_one(state, seat, 0, state.layout.amount[METAMORPHOSIS])
        stun(state, seat, kind)
        return
    kind, second, place = ids.attacked(action)
    blow = state.layout.monsters[kind].blows[second]
    lord.sent = added(lord.sent, kind, -1)
    if blow.harmless:
        if state.events is not None:
            state.record("dl-barred", {"seat": seat, "monster": MONSTERS[kind]})
        state.no_conquest = True
        stun(state, seat, kind)
        return
    record_attack(state, seat, kind, second, place, blow.food)
    state.attacked = True
    lord.food -= blow.food
    if blow.no_healing:
        state.no_healing = True
        blocked(state, seat, "healing")
    if blow.no_conquest:
        state.no_conquest = True
        blocked(state, seat, "conquest")
    extra = stronger(state, seat, kind)
    strength = blow.wounds + extra
    if blow.target == ALL and not state.rage:
        harm(state, seat, [strength] * len(lord.party))
    else:
        fallen = harm_one(state, seat, place, strength)
        if lord.party and not state.rage:
            if blow.again and fallen:
                harm_one(state, seat, 0, state.layout.monsters[kind].attacks[1] + extra)
            elif blow.twice and len(lord.party) > 1:
                state.agenda.append(SECOND_HITS[seat][kind])
            elif blow.twice:
                harm_one(state, seat, 0, strength)
    if blow.stuns:
        stun(state, seat, kind)


def record_attack(state: Realm, seat: int, kind: int, second: int, place: int, food: int) -> None:
    """Record who attacks."""
    if state.events is not None:
        data = {
            "seat": seat,
            "monster": MONSTERS[kind],
            "attack": second + 1,
            "place": place + 1,
            "food": food,
        }
        state.record("dl-attacked", data)


def stun(state: Realm, seat: int, kind: int) -> None:
    """Face down until the Combat is over (DL-CMB-69, 70)."""
    lord = state.lords[seat]
    lord.stunned = added(lord.stunned, kind, 1)


def come_back(state: Realm, seat: int) -> None:
    """What was sent and found no target comes back face down if it could only attack so; with a vampire, who
    has both, the owner chooses (DL-RUL-89).
    """
    lord = state.lords[seat]
    for kind, number in enumerate(lord.sent):
        for _tile in range(number):
            blows = state.layout.monsters[kind].blows
            if blows[0].stuns != blows[-1].stuns:
                state.agenda.append(TAKE_BACKS[seat][kind])
                continue
            if blows[0].stuns:
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
        blows = state.layout.monsters[kind].blows
        if blows[0].target == NOT_FIRST and move.place == 1:
            return Refusal("DL-CMB-76", "dl-refusal-not-first")
        priest = state.layout.klass[tile_of(lord.party[move.place - 1])] == PRIEST
        if blows[0].target == NO_PRIEST and priest:
            return Refusal("DL-CMB-75", "dl-refusal-no-priest")
        if move.attack == 2 and move.place == 1 and blows[-1].food:
            return Refusal("DL-APM-13", "dl-refusal-troll-food")
        if move.place > 1:
            return Refusal("DL-CMB-71", "dl-refusal-only-first", {"monster": move.monster})
        return Refusal("DL-CMB-67", "dl-refusal-no-attack", {"monster": move.monster})


class SecondHit(ByMonster):
    """The witch's second small attack: a target of its own (DL-APM-16, DL-RUL-99)."""

    sentence: ClassVar[str] = "dl-prompt-second-hit"

    def legal(self, state: Realm) -> list[int]:
        return TARGETS[len(state.lords[self.seat].party)][:]

    def play(self, state: Realm, action: int) -> None:
        strength = state.layout.monsters[self.kind].attacks[1] + stronger(state, self.seat, self.kind)
        harm_one(state, self.seat, action - ids.TARGET, strength)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        most = len(state.lords[self.seat].party)
        if isinstance(move, Target):
            return Refusal("DL-CMB-73", "dl-refusal-no-place", {"most": most})
        return Refusal("DL-APM-16", "dl-refusal-second-hit")


class TakeBackVampire(ByMonster):
    """A vampire that found nobody to bite: face up or face down."""

    sentence: ClassVar[str] = "dl-prompt-take-back-vampire"

    def legal(self, state: Realm) -> list[int]:
        return [ids.TAKE_UP, ids.TAKE_DOWN]

    def play(self, state: Realm, action: int) -> None:
        if action == ids.TAKE_DOWN:
            stun(state, self.seat, self.kind)
        if state.events is not None:
            data = {"seat": self.seat, "monster": MONSTERS[self.kind], "up": action == ids.TAKE_UP}
            state.record("dl-taken-back", data)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        return Refusal("DL-APM-20", "dl-refusal-take-back")


MONSTER_STEPS: Final = [MonsterStep(seat) for seat in SEATS]
ATTACKS: Final = [ChooseAttack(seat) for seat in SEATS]
SECOND_HITS: Final = [[SecondHit(seat, kind) for kind in range(len(MONSTERS))] for seat in SEATS]
TAKE_BACKS: Final = [[TakeBackVampire(seat, kind) for kind in range(len(MONSTERS))] for seat in SEATS]
