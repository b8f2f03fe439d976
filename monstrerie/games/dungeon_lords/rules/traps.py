"""The trap step: cost, wounds per adventurer, what the thieves prevent, and effects that nobody prevents
(DL-CMB-41 to 58, DL-APR-18 to 21).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import added
from ..moves import Spring, Target
from ..names import PRIEST, TRAPS, WIZARD
from ..state import SEATS, Layout, Realm, Trap
from . import actions as ids
from .heroes import blocked, harm, symbols, words
from .packed import hit_points, tile_of, trap_effect
from .prices import trap_price
from .steps import Choice, OfLord, OnTrap

POISONED_DART: Final = 6
TARGETS: Final = [[ids.TARGET + place for place in range(number)] for number in range(6)]


class TrapStep(OfLord):
    """Spring the traps laid; of two in the Labyrinth the owner chooses the first (DL-APR-20)."""

    def run(self, state: Realm) -> None:
        lord = state.lords[self.lord]
        if not lord.laid or not lord.party:
            return
        if len(lord.laid) > 1:
            state.agenda.append(self)
            state.agenda.append(SPRINGS[self.lord])
            return
        spring(state, self.lord, lord.laid[0])


class SpringFirst(Choice):
    """Which of two traps goes off first."""

    sentence: ClassVar[str] = "dl-prompt-spring-first"

    def legal(self, state: Realm) -> list[int]:
        laid = state.lords[self.seat].laid
        return [ids.SPRINGS[kind] for kind in sorted(set(laid))]

    def play(self, state: Realm, action: int) -> None:
        spring(state, self.seat, ids.THING[action])

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if isinstance(move, Spring):
            return Refusal("DL-CMB-30", "dl-refusal-not-laid")
        return Refusal("DL-APR-20", "dl-refusal-spring-now")


def spring(state: Realm, seat: int, trap: int) -> None:
    """Reveal it, pay it, find its target (DL-CMB-41, 42, DL-RUL-85)."""
    lord = state.lords[seat]
    effect = trap_effect(state, trap)
    laid = lord.laid[:]
    laid.remove(trap)
    lord.laid = laid
    lord.coin = 0
    lord.gold -= effect.gold
    lord.food -= effect.food
    lord.imps -= effect.imps
    lord.idle -= effect.imps
    state.used_traps = added(state.used_traps, trap, 1)
    if state.events is not None:
        data = {"seat": seat, "trap": TRAPS[trap], "year": state.year, **trap_price(state, trap, 0)}
        state.record("dl-sprung", data, reveals=seat)
    if effect.target and len(lord.party) > 1:
        state.agenda.append(AIMS[seat][trap])
    else:
        go_off(state, seat, trap, 0)


class Aim(OnTrap):
    """Whom a trap with a free target hits (DL-DEC-26)."""

    sentence: ClassVar[str] = "dl-prompt-aim"

    def legal(self, state: Realm) -> list[int]:
        return TARGETS[len(state.lords[self.seat].party)][:]

    def play(self, state: Realm, action: int) -> None:
        go_off(state, self.seat, self.trap, action - ids.TARGET)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        most = len(state.lords[self.seat].party)
        if isinstance(move, Target):
            return Refusal("DL-CMB-43", "dl-refusal-no-place", {"most": most})
        return Refusal("DL-CMB-43", "dl-refusal-aim-now", {"trap": TRAPS[self.trap]})


def trap_wounds(
    layout: Layout, effect: Trap, party: list[int], target: int, disarm: int
) -> tuple[list[int], int]:
    """The wounds of each adventurer in line, and how many of them thieves prevent (DL-CMB-44 to 47)."""
    wounds: list[int] = []
    left = disarm
    for place, hero in enumerate(party):
        dealt = effect.each
        if place == 0:
            dealt += effect.first
            if effect.full:
                dealt += hit_points(layout, hero)
        else:
            dealt += effect.others
            if place == 1:
                dealt += effect.second
        if place == len(party) - 1:
            dealt += effect.last
        if place == target:
            dealt += effect.target
        taken = min(dealt, left)
        left -= taken
        wounds.append(dealt - taken)
    return wounds, disarm - left


def go_off(state: Realm, seat: int, trap: int, target: int) -> None:
    """The wounds that thieves don't prevent are dealt at once; the other effects always happen (DL-CMB-44 to
    52, DL-RUL-76 to 78).
    """
    layout, lord = state.layout, state.lords[seat]
    effect = trap_effect(state, trap)
    party = lord.party
    wounds, prevented = trap_wounds(state.layout, effect, party, target, state.disarm)
    if effect.target and state.events is not None:
        data = {"seat": seat, "trap": TRAPS[trap], "place": target + 1, "wounds": effect.target}
        state.record("dl-aimed", {**data, **words(state, party[target])})
    if prevented and state.events is not None:
        state.record("dl-prevented", {"seat": seat, "wounds": prevented})
    if effect.no_conquest:
        state.no_conquest = True
        blocked(state, seat, "conquest")
    if effect.anti_magic:
        hit = layout.klass[tile_of(party[target])]
        if hit == WIZARD:
            state.no_spell = True
            blocked(state, seat, "spell")
        elif hit == PRIEST:
            state.no_healing = True
            blocked(state, seat, "healing")
    if effect.later:
        state.darts = [*state.darts, tile_of(party[target])]
        if state.events is not None:
            data = {"seat": seat, "place": target + 1, "wounds": effect.later}
            state.record("dl-poisoned", {**data, **words(state, party[target])})
    harm(state, seat, wounds)
    state.disarm = min(state.disarm - prevented, symbols(lord.party, layout.disarm))


TRAP_STEPS: Final = [TrapStep(seat) for seat in SEATS]
SPRINGS: Final = [SpringFirst(seat) for seat in SEATS]
AIMS: Final = [[Aim(seat, trap) for trap in range(len(TRAPS))] for seat in SEATS]
