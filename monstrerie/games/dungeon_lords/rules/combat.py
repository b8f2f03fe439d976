"""Combat: at most four rounds, each planned in turn order, then the card is revealed, then battles are fought
(DL-CMB-01 to 38, 102 to 107).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.event import TABLE
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import added, count, holds, only
from ....core.state import Step
from ..moves import Lay, Release, Send, Tile
from ..names import CARDS, FIGHTING, GHOST, ILLUSION, LABYRINTH, MONSTERS, PLANNING, TRAPS
from ..state import GONE, NO_MONSTERS, NO_ONE, ROUNDS, SEATS, SPACES, Lord, Realm, rest
from . import actions as ids
from .battle import BATTLE
from .heroes import words
from .packed import card_of_round, closest, space_of
from .prices import trap_price
from .rooms import room_at
from .steps import Choice, InTurn, OfLord


class Combat(Step[Realm]):
    """The Combat of a year begins."""

    def run(self, state: Realm) -> None:
        for lord in state.lords:
            lord.veterans = len(lord.prison)
        state.agenda.append(FINISH)
        state.agenda.append(COMBAT_ROUNDS[0])
        if state.events is not None:
            state.record("dl-combat", {"year": state.year})


class CombatRound(Step[Realm]):
    """Planning, revealing, battles; nothing when no party stands any more (DL-CMB-03, DL-RUL-108)."""

    def __init__(self, round: int) -> None:
        super().__init__(about=(round,))
        self.round: int = round

    def run(self, state: Realm) -> None:
        standing = False
        for lord in state.lords:
            standing = standing or len(lord.party) > 0
        if not standing:
            return
        state.round = self.round
        state.phase = PLANNING
        if state.events is not None:
            state.record("dl-round", {"round": self.round + 1})
        if self.round + 1 < ROUNDS:
            state.agenda.append(COMBAT_ROUNDS[self.round + 1])
        state.agenda.append(BATTLE)
        state.agenda.append(REVEAL)
        state.agenda.append(PLAN)


class Plan(InTurn):
    """Who has a party in front of him plans, in turn order (DL-CMB-10, 11, 18)."""

    def visit(self, state: Realm, seat: int) -> None:
        plan(state, seat)


def plan(state: Realm, seat: int) -> None:
    """The questions that one lord is asked: tile, traps, monsters; or which prisoner goes."""
    lord = state.lords[seat]
    lord.tile = 0
    if not lord.party:
        return
    tiles = closest(lord.filled, lord.conquered, state.layout.entrance)
    if not tiles:
        if len(lord.prison) == 1:
            release(state, seat, lord.prison[0])
        elif lord.prison:
            state.agenda.append(RELEASES[seat])
        return
    state.agenda.append(OFFERS[seat])
    if count(tiles) > 1:
        state.agenda.append(TILES[seat])
    else:
        choose_tile(state, seat, tiles)


def choose_tile(state: Realm, seat: int, tile: int) -> None:
    """This is where the party attacks (DL-CMB-12)."""
    state.lords[seat].tile = tile
    if state.events is not None:
        state.record("dl-tile", {"seat": seat, "space": space_of(tile)})


class ChooseTile(Choice):
    """One of the closest unconquered tiles (DL-CMB-13 to 17)."""

    sentence: ClassVar[str] = "dl-prompt-choose-tile"

    def legal(self, state: Realm) -> list[int]:
        lord = state.lords[self.seat]
        return ids.tiles(closest(lord.filled, lord.conquered, state.layout.entrance))

    def play(self, state: Realm, action: int) -> None:
        choose_tile(state, self.seat, only(action - ids.TILE))

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if not isinstance(move, Tile):
            return Refusal("DL-CMB-10", "dl-refusal-tile-now")
        lord = state.lords[self.seat]
        if not 0 <= move.space < SPACES or not holds(lord.filled, move.space):
            return Refusal("DL-CMB-13", "dl-refusal-no-tile", {"space": move.space})
        if holds(lord.conquered, move.space):
            return Refusal("DL-CMB-13", "dl-refusal-tile-conquered", {"space": move.space})
        return Refusal("DL-CMB-13", "dl-refusal-not-closest", {"space": move.space})


class Offer(OfLord):
    """Traps, then monsters, where there are any to use."""

    def run(self, state: Realm) -> None:
        lord = state.lords[self.lord]
        if sendable(state, self.lord):
            state.agenda.append(SENDS[self.lord])
        if may_lay(state, self.lord, lord):
            state.agenda.append(LAYS[self.lord])


def may_lay(state: Realm, seat: int, lord: Lord) -> bool:
    """Whether traps are asked for; that none of them could be paid must not show."""
    return sum(lord.traps) > 0 and lord.gold >= trap_fee(state, seat, lord.tile)


def in_room(state: Realm, seat: int, tile: int) -> bool:
    """Whether the tile is a room; the Labyrinth counts as a tunnel (DL-APR-18, 19)."""
    room = room_at(state, seat, tile)
    return room >= 0 and room != LABYRINTH


def trap_fee(state: Realm, seat: int, tile: int) -> int:
    """A trap used in a room costs one gold more (DL-CMB-26)."""
    return 1 if in_room(state, seat, tile) else 0


def most_traps(state: Realm, seat: int, tile: int) -> int:
    """How many traps may be laid: one, or two in the Labyrinth (DL-CMB-22, DL-APR-18)."""
    return 2 if room_at(state, seat, tile) == LABYRINTH else 1


def payable_traps(state: Realm, seat: int, lord: Lord) -> list[int]:
    """The traps that may be laid: own cost and fee must be payable, together with those laid already
    (DL-CMB-29, DL-RUL-74).
    """
    out: list[int] = []
    effects = state.layout.trap_effects[state.year - 1]
    fee = trap_fee(state, seat, lord.tile)
    gold, food, imps = lord.gold - fee, lord.food, lord.imps
    for laid in lord.laid:
        gold -= effects[laid].gold
        food -= effects[laid].food
        imps -= effects[laid].imps
    if gold < 0:
        return out
    for kind, number in enumerate(lord.traps):
        if number > 0:
            effect = effects[kind]
            if effect.gold <= gold and effect.food <= food and effect.imps <= imps:
                out.append(kind)
    return out


class LayTrap(Choice):
    """No trap or one, face down; two in the Labyrinth (DL-CMB-19, 22, 25, DL-APR-18)."""

    sentence: ClassVar[str] = "dl-prompt-lay-trap"

    def betrays(self, state: Realm) -> bool:
        """Whoever has traps is asked for one; that none of them can be paid would tell which they are."""
        return True

    def legal(self, state: Realm) -> list[int]:
        out = [ids.LAYS[kind] for kind in payable_traps(state, self.seat, state.lords[self.seat])]
        out.append(ids.NO_TRAP)
        return ids.rising(out)

    def play(self, state: Realm, action: int) -> None:
        if action == ids.NO_TRAP:
            return
        seat, trap = self.seat, ids.THING[action]
        lord = state.lords[seat]
        fee = trap_fee(state, seat, lord.tile)
        lord.traps = added(lord.traps, trap, -1)
        lord.laid = [*lord.laid, trap]
        lord.gold -= fee
        lord.coin += fee
        if state.events is not None:
            state.record("dl-laid", {"seat": seat, "gold": fee})
            state.record("dl-laid-trap", {"seat": seat, "trap": TRAPS[trap]}, to=(seat,))
        if len(lord.laid) < most_traps(state, seat, lord.tile) and may_lay(state, seat, lord):
            state.agenda.append(self)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if not isinstance(move, Lay):
            return Refusal("DL-CMB-21", "dl-refusal-lay-now")
        kind = TRAPS.index(move.trap) if move.trap in TRAPS else -1
        if kind < 0 or state.lords[self.seat].traps[kind] == 0:
            return Refusal("DL-CMB-22", "dl-refusal-trap-not-yours")
        lord = state.lords[self.seat]
        data = {"trap": move.trap, **trap_price(state, kind, trap_fee(state, self.seat, lord.tile))}
        return Refusal("DL-CMB-29", "dl-refusal-trap-cost", data)


def most_monsters(state: Realm, seat: int, tile: int) -> int:
    """How many monsters may be sent: one to a tunnel, two to a room (DL-CMB-23, 28)."""
    return 2 if in_room(state, seat, tile) else 1


def sendable(state: Realm, seat: int) -> list[int]:
    """Face-up tiles that may still be sent: one monster to a tunnel or the Labyrinth, two to another room,
    and any number of ghosts (DL-CMB-23, 24, 28, 31, DL-APR-19).
    """
    lord = state.lords[seat]
    sent = lord.sent
    full = sum(sent) - sent[GHOST] >= most_monsters(state, seat, lord.tile)
    out: list[int] = []
    for kind, number in enumerate(lord.lair):
        if number and number - lord.stunned[kind] > sent[kind] and (kind == GHOST or not full):
            out.append(kind)
    return out


class SendMonsters(Choice):
    """Monsters and ghosts one by one, face up (DL-CMB-20, 21)."""

    sentence: ClassVar[str] = "dl-prompt-send-monsters"

    def data(self, state: Realm) -> dict[str, Any]:
        most = most_monsters(state, self.seat, state.lords[self.seat].tile)
        return {**super().data(state), "most": most}

    def legal(self, state: Realm) -> list[int]:
        out = [ids.SENDS[kind] for kind in sendable(state, self.seat)]
        out.append(ids.READY)
        return ids.rising(out)

    def play(self, state: Realm, action: int) -> None:
        if action == ids.READY:
            return
        seat, kind = self.seat, ids.THING[action]
        lord = state.lords[seat]
        lord.sent = added(lord.sent, kind, 1)
        if state.events is not None:
            state.record("dl-sent", {"seat": seat, "monster": MONSTERS[kind]})
        if sendable(state, seat):
            state.agenda.append(self)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if not isinstance(move, Send):
            return Refusal("DL-CMB-21", "dl-refusal-send-now")
        kind = MONSTERS.index(move.monster) if move.monster in MONSTERS else -1
        lord = state.lords[self.seat]
        if kind < 0 or lord.lair[kind] == lord.sent[kind]:
            return Refusal("DL-CMB-31", "dl-refusal-not-in-lair")
        if lord.lair[kind] - lord.stunned[kind] <= lord.sent[kind]:
            return Refusal("DL-CMB-31", "dl-refusal-stunned", {"monster": move.monster})
        rule = "DL-CMB-28" if holds(lord.rooms, space_of(lord.tile)) else "DL-CMB-23"
        return Refusal(rule, "dl-refusal-monsters", {"most": most_monsters(state, self.seat, lord.tile)})


class ReleasePrisoner(Choice):
    """Nowhere left to fight: a prisoner must go (DL-CMB-32 to 34)."""

    sentence: ClassVar[str] = "dl-prompt-release-prisoner"

    def legal(self, state: Realm) -> list[int]:
        prison = state.lords[self.seat].prison
        return [ids.RELEASE + hero for hero in range(ILLUSION) if hero in prison]

    def play(self, state: Realm, action: int) -> None:
        release(state, self.seat, action - ids.RELEASE)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if isinstance(move, Release):
            return Refusal("DL-CMB-33", "dl-refusal-not-prisoner")
        return Refusal("DL-CMB-32", "dl-refusal-release-now")


def release(state: Realm, seat: int, hero: int) -> None:
    """From the prison to the Distant Lands (DL-CMB-32)."""
    lord = state.lords[seat]
    place = lord.prison.index(hero)
    lord.prison = lord.prison[:place] + lord.prison[place + 1 :]
    if place < lord.veterans:
        lord.veterans -= 1
    if state.events is not None:
        state.record("dl-released", {"seat": seat, **words(state, hero)})


class RevealCard(Step[Realm]):
    """The card of the round is turned up when all have planned (DL-CMB-35, 36)."""

    def run(self, state: Realm) -> None:
        state.phase = FIGHTING
        state.cards_shown = state.round + 1
        if state.events is not None:
            card = card_of_round(state)
            data = {"round": state.round + 1, "card": CARDS[card], "fatigue": state.layout.fatigue[card]}
            state.record("dl-card", data, reveals=TABLE)


class FinishCombat(Step[Realm]):
    """Whoever still stands leaves, monsters are turned up (DL-CMB-103, 106, DL-PAL-22)."""

    def run(self, state: Realm) -> None:
        rest(state)
        for lord in state.lords:
            lord.party = NO_ONE
            lord.stunned = NO_MONSTERS
            lord.tile = 0
            lord.idle = lord.imps
        state.paladin = GONE
        if state.events is not None:
            state.record("dl-combat-over", {"year": state.year})


COMBAT_ROUNDS: Final = [CombatRound(round) for round in range(ROUNDS)]
FINISH: Final = FinishCombat()
PLAN: Final = Plan()
TILES: Final = [ChooseTile(seat) for seat in SEATS]
OFFERS: Final = [Offer(seat) for seat in SEATS]
LAYS: Final = [LayTrap(seat) for seat in SEATS]
SENDS: Final = [SendMonsters(seat) for seat in SEATS]
RELEASES: Final = [ReleasePrisoner(seat) for seat in SEATS]
REVEAL: Final = RevealCard()
