"""Set-up, and phase 1 of every round: what is turned up, the new stuff in town, income (DP-SET, DP-REV,
DP-NEW,
DP-INC).
"""

from __future__ import annotations

from typing import Any, Final

from ....core.event import TABLE
from ....core.rng import Rng
from ....core.state import Step
from ..names import (
    ADDON_SPACE,
    ARTIFACT_SPACE,
    ARTIFACTS,
    CAGE_SPACE,
    CUSTOMERS,
    EXHIBITIONS,
    MEAT_STAND,
    MIXED_STAND,
    OLDER_SPACE,
    SETUP,
    SPACE_COUNT,
    SPACES,
    VEGETABLE_STAND,
    YOUNG_SPACE,
)
from ..state import NEUTRAL, Layout, Petz, empty_town
from .aging import AGE, FINAL_SCORING, NEXT_ROUND
from .arranging import ARRANGE
from .business import DISCARD_CARDS, JOBS, SALES
from .cards import draw, tell_drawn, unpack
from .exhibitions import AWARDS
from .grouping import GROUP_IMPS, REVEAL_GROUPS
from .needcards import ASSIGN_CARDS, DRAW_CARDS
from .shopping import kind, symbols
from .showing import SHOW_OFF

GREEN_DUMMY: Final = SPACE_COUNT
RED_DUMMY: Final = SPACE_COUNT + 1
PETS_DEALT: Final = 0
CAGES_DEALT: Final = 1
ADDONS_DEALT: Final = 2
ARTIFACTS_DEALT: Final = 3


def town(layout: Layout, rng: Rng, first: int) -> Petz:
    """The table before the first round; -1: the starting player is drawn."""
    state = empty_town(layout, rng)
    state.start = first if first >= 0 else rng.below(layout.players)
    state.order = [(state.start + place) % layout.players for place in range(layout.players)]
    state.exhibitions = shuffled(rng, len(EXHIBITIONS))
    state.customers = shuffled(rng, len(CUSTOMERS))
    state.pet_pile = shuffled(rng, len(layout.pets))
    state.cage_stack = shuffled(rng, layout.cage_count)
    state.addon_stack = shuffled(rng, layout.addon_count)
    state.artifact_stack = shuffled(rng, len(ARTIFACTS))
    decks: list[list[int]] = []
    for colour in range(4):
        deck = unpack(layout.deck[colour])
        rng.shuffle(deck)
        decks.append(deck)
        state.left[colour] = len(deck)
    state.decks = decks
    rounds: list[Step[Any]] = [START_ROUND for _ in range(layout.rounds)]
    state.then([DEAL, *rounds, FINAL_SCORING])
    return state


def shuffled(rng: Rng, number: int) -> list[int]:
    """0, 1, … in random order."""
    items = list(range(number))
    rng.shuffle(items)
    return items


class Deal(Step[Petz]):
    """The first tiles are turned up, everybody draws one card of each colour (DP-SET-11, 15, 49)."""

    def run(self, state: Petz) -> None:
        if state.events is not None:
            state.record("dp-start", {"seat": state.start}, reveals=TABLE)
        reveal(state, state.layout.foresight)
        for seat in state.order:
            for colour in range(4):
                tell_drawn(state, seat, colour, [draw(state, seat, colour)])


class StartRound(Step[Petz]):
    """Phase 1, in the order of DP-RUL-06, and the rest of the round on the agenda (DP-GEN-04)."""

    def run(self, state: Petz) -> None:
        state.phase = SETUP
        if state.events is not None:
            told: dict[str, Any] = {"round": state.round, "rounds": state.layout.rounds, "seat": state.start}
            state.record("dp-round", told)
        if state.round > 1:
            reveal(state, 1)
        blocked = state.layout.blocked[state.round]
        state.spaces = [NEUTRAL if blocked[space] else 0 for space in range(SPACE_COUNT)]
        if state.events is not None and state.layout.players < 4:
            for space in range(SPACE_COUNT):
                if blocked[space]:
                    state.record("dp-neutral", {"space": SPACES[space]})
        new_food(state, blocked)
        new_artifacts(state, blocked)
        new_cages(state, blocked)
        new_addons(state, blocked)
        new_pets(state, blocked)
        if state.events is not None:
            tell_town(state)
        income(state)
        state.agenda.extend(ROUND)


def reveal(state: Petz, tiles: int) -> None:
    """Turn up so many exhibitions and customers; the last two customers together (DP-REV-02 to 06)."""
    layout = state.layout
    exhibitions, customers = state.exhibitions_known, state.customers_known
    state.exhibitions_known = min(exhibitions + tiles, layout.rounds - 1)
    state.customers_known = min(customers + tiles, layout.rounds - 1)
    if state.customers_known == layout.rounds - 2:
        state.customers_known += 1
    if state.events is None:
        return
    for at in range(exhibitions, state.exhibitions_known):
        told: dict[str, Any] = {"exhibition": EXHIBITIONS[state.exhibitions[at]], "round": at + 2}
        state.record("dp-exhibition", told, reveals=TABLE)
    for at in range(customers, state.customers_known):
        told = {"customer": CUSTOMERS[state.customers[at]], "round": min(at + 3, layout.rounds)}
        state.record("dp-customer", told, reveals=TABLE)


def new_food(state: Petz, blocked: list[bool]) -> None:
    """Old food goes, the exhibition tile says what comes (DP-NEW-02 to 07)."""
    layout = state.layout
    if state.round == 1:
        vegetables, mixed_vegetables, mixed_meat, meat = layout.first_food
    else:
        at = 4 * state.exhibition()
        vegetables, mixed_vegetables, mixed_meat, meat = layout.food[at : at + 4]
    if blocked[GREEN_DUMMY]:
        mixed_vegetables = max(0, mixed_vegetables - 1)
    if blocked[RED_DUMMY]:
        mixed_meat = max(0, mixed_meat - 1)
    if blocked[VEGETABLE_STAND]:
        vegetables = 0
    if blocked[MIXED_STAND]:
        mixed_vegetables = mixed_meat = 0
    if blocked[MEAT_STAND]:
        meat = 0
    state.stands = [vegetables, 0, mixed_vegetables, mixed_meat, 0, meat, 0]


def deal(state: Petz, which: int, stack: list[int], wanted: int) -> list[int]:
    """The next tiles of a stack, as many as it still has (DP-RUL-13)."""
    start = state.dealt[which]
    tiles = stack[start : start + wanted]
    dealt = state.dealt[:]
    dealt[which] = start + len(tiles)
    state.dealt = dealt
    return tiles


def new_artifacts(state: Petz, blocked: list[bool]) -> None:
    """Two new ones, none when the space is blocked; old ones never stay (DP-NEW-08 to 10)."""
    wanted = 0 if blocked[ARTIFACT_SPACE] else 2
    state.tents = deal(state, ARTIFACTS_DEALT, state.artifact_stack, wanted)


def new_cages(state: Petz, blocked: list[bool]) -> None:
    """The lowest cage left moves up, new ones lie below it; at first from the top (DP-NEW-11 to 14,
    DP-RUL-10).
    """
    closed = (1 if blocked[CAGE_SPACE] else 0) + (1 if blocked[CAGE_SPACE + 1] else 0)
    kept = -1
    for cage in state.pits:
        if cage >= 0:
            kept = cage
    if state.round == 1:
        pits = deal(state, CAGES_DEALT, state.cage_stack, 3 - closed)
    else:
        pits = [kept, *deal(state, CAGES_DEALT, state.cage_stack, 2 - closed)]
    while len(pits) < 3:
        pits.append(-1)
    state.pits = pits


def new_addons(state: Petz, blocked: list[bool]) -> None:
    """The lower one moves up, a new one comes; nothing happens when the space is blocked (DP-NEW-16 to
    20).
    """
    if state.round == 1:
        shown = deal(state, ADDONS_DEALT, state.addon_stack, 2)
    elif blocked[ADDON_SPACE]:
        return
    else:
        upper, lower = state.addons_shown
        shown = [lower if lower >= 0 else upper, *deal(state, ADDONS_DEALT, state.addon_stack, 1)]
    while len(shown) < 2:
        shown.append(-1)
    state.addons_shown = shown


def new_pets(state: Petz, blocked: list[bool]) -> None:
    """Old pets go to the farm, young ones grow and move up, new ones are dealt (DP-NEW-21 to 28)."""
    closed = (1 if blocked[YOUNG_SPACE] else 0) + (1 if blocked[YOUNG_SPACE + 1] else 0)
    if state.round == 1:
        state.young = deal(state, PETS_DEALT, state.pet_pile, 3 - closed)
        state.older = deal(state, PETS_DEALT, state.pet_pile, 1)
        return
    for pet in state.older:
        farm(state, pet, blocked)
    older = state.young
    if blocked[OLDER_SPACE] and older:
        if state.events is not None:
            state.record("dp-neutral-pet", {"pet": state.layout.pets[older[0]]})
        older = older[1:]
    state.older = older
    state.young = deal(state, PETS_DEALT, state.pet_pile, 3 - closed)


def farm(state: Petz, pet: int, blocked: list[bool]) -> None:
    """What a pet that nobody bought adds to the meat stand (DP-NEW-22, DP-ADV-13 to 16); lost when that is
    blocked (DP-RUL-07).
    """
    layout = state.layout
    left = layout.leaves[pet] if layout.meat_stand else 0
    if not blocked[MEAT_STAND] and left < 3:
        stands = state.stands[:]
        stands[(5, 4, 6)[left]] += 1
        state.stands = stands
    if state.events is not None:
        leaves = "nothing" if blocked[MEAT_STAND] else ("meat", "vegetable", "gold", "nothing")[left]
        state.record("dp-farm", {"pet": layout.pets[pet], "leaves": leaves})


def income(state: Petz) -> None:
    """1 gold for the starting player (and, of four, the left neighbour), 2 for the others (DP-INC)."""
    players = state.players
    paid = [2] * players
    paid[state.start] = 1
    if players == 4:
        paid[(state.start + 1) % 4] = 1
    for seat in range(players):
        state.gold[seat] += paid[seat]
        if state.events is not None:
            state.record("dp-income", {"seat": seat, "gold": paid[seat]})


def tell_town(state: Petz) -> None:
    """What lies in town now."""
    assert state.events is not None
    layout, stands = state.layout, state.stands
    told: dict[str, Any] = {
        "vegetables": stands[0],
        "mixed_vegetables": stands[2],
        "mixed_meat": stands[3],
        "meat": stands[5],
        "meat_vegetables": stands[4],
        "meat_gold": stands[6],
        "exhibition": EXHIBITIONS[state.exhibition()] if state.round > 1 else "",
    }
    state.record("dp-stands", told)
    if state.tents:
        artifacts = [ARTIFACTS[tile] for tile in state.tents]
        for artifact in artifacts:
            state.record("dp-new-artifact", {"artifact": artifact}, reveals=TABLE)
    for cage in state.pits:
        if cage >= 0:
            state.record("dp-new-cage", symbols(layout.cages, cage), reveals=TABLE)
    for addon in state.addons_shown:
        if addon >= 0:
            state.record("dp-new-addon", {"kind": kind(layout.addons, addon)}, reveals=TABLE)
    for size, pets in ((2, state.young), (3, state.older)):
        for pet in pets:
            told = {"pet": layout.pets[pet], "size": size}
            state.record("dp-new-pet", told, reveals=TABLE if size == 2 else None)


DEAL: Final = Deal()
START_ROUND: Final = StartRound()
_ROUND: Final[list[Step[Any]]] = [
    GROUP_IMPS,
    REVEAL_GROUPS,
    ARRANGE,
    DRAW_CARDS,
    ASSIGN_CARDS,
    SHOW_OFF,
    AWARDS,
    SALES,
    DISCARD_CARDS,
    JOBS,
    AGE,
    NEXT_ROUND,
]
ROUND: Final = _ROUND[::-1]
"""The rest of a round as it lies on the agenda, the next step last."""
