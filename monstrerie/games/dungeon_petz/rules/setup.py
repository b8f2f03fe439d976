"""Set-up, and phase 1 of every round: what is turned up, the new stuff in town, income.

The chapters DP-SET, DP-REV, DP-NEW and DP-INC.
"""

from __future__ import annotations

from typing import Any, Final

from ....core.event import TABLE
from ....core.rng import Rng
from ....core.sets import put
from ....core.state import Step
from ..names import (
    ADDON_SPACE,
    ARTIFACT_SPACE,
    ARTIFACTS,
    CAGE_SPACE,
    COLOURS,
    CUSTOMERS,
    EXHIBITIONS,
    LEAVINGS,
    MEAT_STAND,
    MIXED_STAND,
    OLDER_SPACE,
    SETUP,
    SOURCES,
    SPACE_COUNT,
    SPACES,
    VEGETABLE_STAND,
    YOUNG_SPACE,
)
from ..state import (
    ADDONS_DEALT,
    ARTIFACTS_DEALT,
    CAGES_DEALT,
    EXITS,
    FOOD,
    PETS_DEALT,
    PLOTS,
    Family,
    Layout,
    Petz,
    Plot,
)
from .aging import AGE, FINAL_SCORING, NEXT_ROUND
from .arranging import ARRANGE
from .business import DISCARD_CARDS, JOBS, SALES
from .cards import draw, record_drawn
from .exhibitions import AWARDS
from .grouping import GROUP_IMPS, REVEAL_GROUPS
from .needcards import ASSIGN_CARDS, DRAW_CARDS
from .packed import NEUTRAL, unpack
from .shopping import OLDER, YOUNG, kind, symbols
from .showing import SHOW_OFF

GREEN_DUMMY: Final = SPACE_COUNT
RED_DUMMY: Final = SPACE_COUNT + 1


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
    for colour in range(len(COLOURS)):
        deck = unpack(layout.deck[colour])
        rng.shuffle(deck)
        decks.append(deck)
        state.left[colour] = len(deck)
    state.decks = decks
    rounds: list[Step[Any]] = [START_ROUND for _ in range(layout.rounds)]
    state.then([DEAL, *rounds, FINAL_SCORING])
    return state


def empty_town(layout: Layout, rng: Rng) -> Petz:
    """The table before anything lies on it."""
    players = layout.players
    state = Petz()
    state.sit_down(players, rng)
    state.layout = layout
    state.round = 1
    state.phase = SETUP
    state.start = 0
    state.order = list(range(players))
    state.families = [empty_family(layout) for _ in range(players)]
    state.exhibitions = []
    state.customers = []
    state.exhibitions_known = 0
    state.customers_known = 0
    state.pet_pile = []
    state.cage_stack = []
    state.addon_stack = []
    state.artifact_stack = []
    state.dealt = [0, 0, 0, 0]
    state.young = []
    state.older = []
    state.pits = [-1, -1, -1]
    state.addons_shown = [-1, -1]
    state.tents = []
    state.stands = [(0, 0, 0)] * 3
    state.spaces = [0] * SPACE_COUNT
    state.potions = layout.potions
    state.decks = [[], [], [], []]
    state.left = [0, 0, 0, 0]
    state.discards = [0, 0, 0, 0]
    state.ceilings = layout.deck
    state.free = 0
    state.pending_books = 0
    state.moved = 0
    state.wants = [0, 0, 0, 0]
    state.unarmed()
    state.employee = False
    state.potions_due = 0
    state.served = 0
    state.platform_used = False
    state.cleaning = 0
    state.exchanged = [0, 0, 0, 0]
    return state


def empty_family(layout: Layout) -> Family:
    """A family before the first round (DP-SET-40 to 49)."""
    family = Family()
    family.home = layout.imps_home
    family.busy = family.hospital = family.platform = family.invited = 0
    family.groups = [0] * EXITS
    family.gold = layout.start_gold
    family.reputation = family.minion = 0
    family.ledger = [0] * len(SOURCES)
    family.food = [0] * FOOD
    family.artifacts = 0
    family.base = [1] * len(COLOURS)
    family.hand = [0] * len(COLOURS)
    family.ceilings = layout.deck[:]
    family.potions = 0
    family.new_cages = [-1, -1]
    family.new_addon = -1
    family.new_pets = [-1, -1, -1]
    family.plots = [empty_plot(layout) for _ in range(PLOTS)]
    family.plots[layout.initial_plot].cage = layout.cage_count
    family.plots[layout.initial_plot].manure = layout.initial_manure
    family.revealed = False
    return family


def empty_plot(layout: Layout) -> Plot:
    """A plot with nothing on it."""
    plot = Plot()
    plot.addon = layout.addon_count
    plot.manure = plot.assigned = plot.tally = 0
    plot.cage = -1
    plot.clear()
    return plot


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
            for colour in range(len(COLOURS)):
                record_drawn(state, seat, colour, [draw(state, seat, colour)])


class StartRound(Step[Petz]):
    """Phase 1, in the order of DP-RUL-06, and the rest of the round on the agenda (DP-GEN-04)."""

    def run(self, state: Petz) -> None:
        state.phase = SETUP
        if state.events is not None:
            shown: dict[str, Any] = {"round": state.round, "rounds": state.layout.rounds, "seat": state.start}
            state.record("dp-round", shown)
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
            record_town(state)
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
        shown: dict[str, Any] = {"exhibition": EXHIBITIONS[state.exhibitions[at]], "round": at + 2}
        state.record("dp-exhibition", shown, reveals=TABLE)
    for at in range(customers, state.customers_known):
        shown = {"customer": CUSTOMERS[state.customers[at]], "round": min(at + 3, layout.rounds)}
        state.record("dp-customer", shown, reveals=TABLE)


def new_food(state: Petz, blocked: list[bool]) -> None:
    """Old food goes, the exhibition tile says what comes (DP-NEW-02 to 07)."""
    layout = state.layout
    if state.round == 1:
        vegetables, mixed_vegetables, mixed_meat, meat = layout.first_food
    else:
        vegetables, mixed_vegetables, mixed_meat, meat = layout.food[state.exhibition()]
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
    state.stands = [(vegetables, 0, 0), (mixed_vegetables, mixed_meat, 0), (0, meat, 0)]


def deal(state: Petz, which: int, stack: list[int], wanted: int) -> list[int]:
    """The next tiles of a stack, as many as it still has (DP-RUL-13)."""
    start = state.dealt[which]
    tiles = stack[start : start + wanted]
    state.dealt = put(state.dealt, which, start + len(tiles))
    return tiles


def new_artifacts(state: Petz, blocked: list[bool]) -> None:
    """Two new ones, none when the space is blocked; old ones never stay (DP-NEW-08 to 10)."""
    wanted = 0 if blocked[ARTIFACT_SPACE] else 2
    state.tents = deal(state, ARTIFACTS_DEALT, state.artifact_stack, wanted)


def new_cages(state: Petz, blocked: list[bool]) -> None:
    """The lowest cage left moves up, new ones come below it (DP-NEW-11 to 14, DP-RUL-10)."""
    closed = (1 if blocked[CAGE_SPACE] else 0) + (1 if blocked[CAGE_SPACE + 1] else 0)
    lowest = -1
    for cage in state.pits:
        if cage >= 0:
            lowest = cage
    if state.round == 1:
        pits = deal(state, CAGES_DEALT, state.cage_stack, 3 - closed)
    else:
        pits = [lowest, *deal(state, CAGES_DEALT, state.cage_stack, 2 - closed)]
    while len(pits) < 3:
        pits.append(-1)
    state.pits = pits


def new_addons(state: Petz, blocked: list[bool]) -> None:
    """The lower one moves up, a new one comes; nothing happens on a blocked space (DP-NEW-16 to 20)."""
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
    """What a pet that nobody bought adds to the meat stand (DP-NEW-22, DP-ADV-13 to 16).

    It is lost when the stand is blocked (DP-RUL-07).
    """
    layout = state.layout
    leaves = LEAVINGS[layout.leaves[pet]] if layout.meat_stand else "meat"
    if blocked[MEAT_STAND]:
        leaves = "nothing"
    vegetables, meat, gold = state.stands[MEAT_STAND]
    if leaves == "vegetable":
        vegetables += 1
    elif leaves == "meat":
        meat += 1
    elif leaves == "gold":
        gold += 1
    state.stands = [*state.stands[:MEAT_STAND], (vegetables, meat, gold)]
    if state.events is not None:
        state.record("dp-farm", {"pet": layout.pets[pet], "leaves": leaves})


def income(state: Petz) -> None:
    """1 gold for the starting player (and, of four, the left neighbour), 2 for the others (DP-INC)."""
    players = state.players
    paid = [2] * players
    paid[state.start] = 1
    if players == 4:
        paid[(state.start + 1) % 4] = 1
    for seat in range(players):
        state.families[seat].gold += paid[seat]
        if state.events is not None:
            state.record("dp-income", {"seat": seat, "gold": paid[seat]})


def record_town(state: Petz) -> None:
    """What lies in town now."""
    assert state.events is not None
    layout = state.layout
    exhibition = EXHIBITIONS[state.exhibition()] if state.round > 1 else ""
    state.record("dp-stands", {**goods(state), "exhibition": exhibition})
    if state.tents:
        artifacts = [ARTIFACTS[tile] for tile in state.tents]
        for artifact in artifacts:
            state.record("dp-new-artifact", {"artifact": artifact}, reveals=TABLE)
    for cage in state.pits:
        if cage >= 0:
            state.record("dp-new-cage", symbols(layout.cages[cage]), reveals=TABLE)
    for addon in state.addons_shown:
        if addon >= 0:
            state.record("dp-new-addon", {"kind": kind(layout.addons[addon])}, reveals=TABLE)
    for size, pets in ((YOUNG, state.young), (OLDER, state.older)):
        for pet in pets:
            shown: dict[str, Any] = {"pet": layout.pets[pet], "size": size}
            state.record("dp-new-pet", shown, reveals=TABLE if size == YOUNG else None)


def goods(state: Petz) -> dict[str, int]:
    """What lies on the stands, by name."""
    plain, mixed, meat = state.stands
    return {
        "vegetables": plain[0],
        "mixed_vegetables": mixed[0],
        "mixed_meat": mixed[1],
        "meat": meat[1],
        "meat_vegetables": meat[0],
        "meat_gold": meat[2],
    }


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
