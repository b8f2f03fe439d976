"""A battle, step by step: traps, fast spell, monsters and ghosts, slow spell, healing, conquest (DL-CMB-38 to
101).
"""

from __future__ import annotations

from typing import Final

from ....core.sets import added, joined
from ....core.state import Step
from ..names import CARDS, ROOMS, SILVER_PALADIN
from ..state import NO_MONSTERS, NO_ONE, SEATS, Realm, rest
from . import evilness
from .heroes import harm_one, heal, symbols, words
from .monsters import MONSTER_STEPS
from .packed import card_of_round, hit_points, space_of, tile_of, trap_effect, wounds_of
from .rooms import room_at
from .spells import FAST_SPELLS, SLOW_SPELLS
from .steps import InTurn, OfLord
from .traps import POISONED_DART, TRAP_STEPS


class Battle(InTurn):
    """Battles are fought one after the other in turn order (DL-CMB-38)."""

    def visit(self, state: Realm, seat: int) -> None:
        begin(state, seat)


def begin(state: Realm, seat: int) -> None:
    """All steps of one lord's battle; called off where the paladin was all the party and has left
    (DL-RUL-62).
    """
    lord = state.lords[seat]
    if not lord.tile:
        return
    rest(state)
    state.fighter = seat
    state.agenda.append(ENDS[seat])
    if not lord.party:
        if state.events is not None:
            state.record("dl-called-off", {"seat": seat})
        return
    state.disarm = symbols(lord.party, state.layout.disarm)
    state.called = lord.sent
    if state.events is not None:
        room = room_at(state, seat, lord.tile)
        data = {"seat": seat, "space": space_of(lord.tile), "room": ROOMS[room] if room >= 0 else ""}
        state.record("dl-battle", data)
    state.agenda.extend(STEPS[seat])


class Healing(OfLord):
    """Only if a monster or ghost attacked: as many wounds as hearts in the party, front first (DL-CMB-85 to
    92).
    """

    def run(self, state: Realm) -> None:
        party = state.lords[self.lord].party
        if state.attacked and not state.no_healing and party:
            hearts = symbols(party, state.layout.heal)
            if hearts:
                heal(state, self.lord, hearts)


class Conquest(OfLord):
    """Fatigue point by point, then the tile is conquered if anybody still stands (DL-CMB-93 to 100)."""

    def run(self, state: Realm) -> None:
        lord = state.lords[self.lord]
        if not lord.party:
            return
        if state.no_conquest:
            if state.events is not None:
                state.record("dl-held", {"seat": self.lord})
            return
        if not state.no_fatigue:
            card = card_of_round(state)
            fatigue = state.layout.fatigue[card]
            if fatigue and state.events is not None:
                state.record("dl-fatigue", {"seat": self.lord, "fatigue": fatigue, "card": CARDS[card]})
            while fatigue > 0 and lord.party:
                # Who listens hears of every point; otherwise the first in line takes all that he can.
                first = lord.party[0]
                points = 1 if state.events is not None else hit_points(state.layout, first) - wounds_of(first)
                harm_one(state, self.lord, 0, min(points, fatigue))
                fatigue -= points
        if lord.party:
            space = space_of(lord.tile)
            lord.conquered = joined(lord.conquered, space)
            if state.events is not None:
                state.record("dl-conquered", {"seat": self.lord, "space": space})
            evilness.lose(state, self.lord, 1)


class EndBattle(OfLord):
    """Poison does its work, and what was not used comes back (DL-CMB-54, DL-RUL-62, 79, 90)."""

    def run(self, state: Realm) -> None:
        lord = state.lords[self.lord]
        state.shield = 0
        state.invisible = False
        for target in state.darts:
            # A paladin who has left since takes the poison along (DL-RUL-119).
            gone = target >= SILVER_PALADIN and state.paladin >= 0
            seat = state.paladin if gone else self.lord
            party = state.lords[seat].party
            for place in range(len(party)):
                if tile_of(party[place]) == target:
                    later = trap_effect(state, POISONED_DART).later
                    if state.events is not None:
                        data = {"seat": seat, "place": place + 1, "wounds": later}
                        state.record("dl-poison", {**data, **words(state, party[place])})
                    harm_one(state, seat, place, later)
                    break
        for trap in lord.laid:
            lord.traps = added(lord.traps, trap, 1)
        lord.laid = NO_ONE
        lord.gold += lord.coin
        lord.coin = 0
        lord.sent = NO_MONSTERS
        lord.tile = 0
        if not lord.party and state.events is not None:
            state.record("dl-party-beaten", {"seat": self.lord})
        rest(state)


BATTLE: Final = Battle()
HEALINGS: Final = [Healing(seat) for seat in SEATS]
CONQUESTS: Final = [Conquest(seat) for seat in SEATS]
ENDS: Final = [EndBattle(seat) for seat in SEATS]
STEPS: Final[list[list[Step[Realm]]]] = [
    [
        CONQUESTS[seat], HEALINGS[seat], SLOW_SPELLS[seat],
        MONSTER_STEPS[seat], FAST_SPELLS[seat], TRAP_STEPS[seat],
    ]
    for seat in SEATS
]  # fmt: skip
"""The steps of a lord's battle, the last one first: the agenda is a stack."""
