"""A town as a learner sees it: the same knowledge as the view, as a row of small numbers.

Seats are counted clockwise from the own one, so that every seat sees the table from its own chair; plots are
those of the own display first.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from ...core.decision import Decision
from ...core.observation import Field
from ...core.rows import bits, one_of, write_all, write_fives, write_nibbles
from ...core.sets import joined
from .names import (
    ARTIFACTS,
    BOOKS,
    CARD_NEEDS,
    COLOURS,
    CUSTOMERS,
    DUMMIES,
    EXHIBITIONS,
    GROUPING,
    MEAT_STAND,
    NEEDS,
    PETS,
    PHASES,
    SHOWING,
    SPACE_COUNT,
    SPACES,
    SYMBOLS,
)
from .rules.arranging import MOST_MOVES
from .rules.business import on_platform
from .rules.needcards import assigning, in_hand
from .rules.packed import NEUTRAL, codes_of, gold_of, holder, imps_of, imps_on, potions_of, substitutes
from .rules.steps import OnBar, OnColour, OnExit, OnPlot, OnSpace, OnSymbol
from .state import BARS, EXITS, FOOD, PLOTS, Family, Petz

MOST: Final = 99
EXTRA_IMPS: Final = 8
"""As many as a box may have."""
ZERO: Final = 55
"""Reputation can fall below 0: this is added to it."""

DECISIONS: Final = (
    "gather", "fund", "send", "take", "study", "place", "house", "exchange", "assign", "feed", "play",
    "armor", "catch", "shovel", "discard", "enter", "sell", "work", "store",
)  # fmt: skip
"""Every decision by its sentence (`dp-prompt-…`), in an order that stays: agents were trained on it."""
DECISION_NUMBERS: Final = {
    **{f"dp-prompt-{name}": number for number, name in enumerate(DECISIONS)},
    **{f"dp-prompt-take-{thing}": DECISIONS.index("take") for thing in ("cage", "addon", "pet")},
}

ONE_OF: Final = [one_of(size) for size in range(20)]
"""By the number of those among whom one is chosen."""
BITS: Final = [bits(size) for size in range(11)]
"""By the number of bits."""
MOST_IN_GROUP: Final = 15
NO_CARDS: Final = bytes(7)
"""Of the bars of a pet; likewise no needs."""
TILE: Final = 1 + len(SYMBOLS)
"""Numbers of a cage or addon: whether there is one, and its symbols."""
NO_CAGE: Final = bytes(3 + len(SYMBOLS))
NEW_PETS: Final = [
    *(ONE_OF[len(PETS)][pet] + bytes((size,)) for pet in range(len(PETS)) for size in range(8)),
    bytes(len(PETS) + 1),
]
"""Which pet of what size has no cage yet; by the index -1 none."""
NO_GROUPS: Final = bytes(2 * EXITS)
SEATS: Final = [
    [[(seat + place) % players for place in range(players)] for seat in range(players)]
    for players in range(1, 5)
]
"""By one less than the number of players, and by the own seat: all seats from it on."""
NO_NEEDS: Final = [bytes(len(NEEDS) * PLOTS * players) for players in range(5)]
"""Of all pets, by the number of players."""


def fields(players: int) -> list[Field]:
    """The fields, in order."""
    tiles = 4 if players == 4 else 5
    plots = PLOTS * players
    symbols, exhibitions, customers = ", ".join(SYMBOLS), ", ".join(EXHIBITIONS), ", ".join(CUSTOMERS)
    made = [
        Field("phase", len(PHASES), 1, ", ".join(PHASES)),
        Field("rounds_left", 1, 6, "rounds still to play, this one included"),
        Field("start_player", players, 1, "who has the token"),
        Field("order", players * players, 1, "for each place of the turn order, who has it"),
        Field("to_act", players, 1, "who may act now"),
        Field("asked", len(DECISIONS), 1, f"what you have to decide: {', '.join(DECISIONS)}"),
        Field("asked_plot", PLOTS, 1, "the plot of the pet that you decide on"),
        Field("asked_bar", BARS, 1, "the bar of that pet"),
        Field(
            "asked_colour", len(COLOURS), 1, f"the colour of that bar or of a discard: {', '.join(COLOURS)}"
        ),
        Field("asked_space", SPACE_COUNT, 1, f"the space where you choose a tile: {', '.join(SPACES)}"),
        Field("asked_symbol", 2, 1, "what armor would raise: strength, antimagic"),
        Field("asked_exit", EXITS, 1, "the exit of the group that you form"),
        Field("exhibitions", len(EXHIBITIONS) * tiles, 1, f"from round 2 on, as far as known: {exhibitions}"),
        Field("customers", len(CUSTOMERS) * tiles, 1, f"from round 3 on, as far as known: {customers}"),
        Field("space_owner", SPACE_COUNT * (players + 1), 1, "on each space: whose imps, or a neutral one"),
        Field("space_imps", SPACE_COUNT, 15, "how many imps a player has on each space"),
    ]
    if players < 4:
        made.append(Field("dummies", 4, 1, f"neutral imps on {', '.join(DUMMIES)}"))
    return [
        *made,
        Field("stands", 7, 20, "vegetables and meat of the three stands, gold on the meat stand"),
        Field("tents", len(ARTIFACTS), 1, f"artifacts to be had: {', '.join(ARTIFACTS)}"),
        Field("pits", 3 * TILE, 9, f"for each pit, whether there is a cage, and its {symbols}"),
        Field("addons_shown", 2 * TILE, 9, "addons to be had, likewise"),
        Field("young", 3 * len(PETS), 1, f"the row of young pets: {', '.join(PETS)}"),
        Field("older", 3 * len(PETS), 1, "the row of older pets, likewise"),
        Field("stacks", 4, 30, "pets, cages, addons and artifacts left"),
        Field("decks", len(COLOURS), 60, "Need Cards left in the deck of each colour"),
        Field("discards", 6 * len(COLOURS), 31, f"discarded, by colour: {', '.join(CARD_NEEDS)}"),
        Field("potions_left", 1, 30, "potions in the hospital"),
        Field(
            "hand", 7 * len(COLOURS), 31, f"your Need Cards, by colour: {', '.join(CARD_NEEDS)}, substitutes"
        ),
        Field("reputation", players, 255, f"everybody's half points, and {ZERO}"),
        Field("exhibition_total", players, MOST, "half points in this round's exhibition"),
        Field("gold", players, MOST, "everybody's gold; what may lie in a hidden group counts"),
        Field("home", players, 15, "imps at home, likewise"),
        Field("busy", players, 15, "imps used on the own display"),
        Field("hospital", players, 15, "imps in the hospital"),
        Field("platform", players, 15, "imps on the platform, on its action space, too"),
        Field("invited", EXTRA_IMPS * players, 1, "which extra imps have come already"),
        Field(
            "groups", 2 * EXITS * players, 15, "imps and gold of the group at each exit, as far as you know"
        ),
        Field(
            "food", FOOD * players, 30, "in each chamber: four of vegetables, three of meat, the Magic Box"
        ),
        Field("artifacts", len(ARTIFACTS) * players, 1, "everybody's artifacts"),
        Field("base_hand", 4 * players, 15, "cards of each colour in the base hand"),
        Field("hand_size", 4 * players, 60, "cards of each colour in hand; those being assigned count"),
        Field("potions", players, 30, "potions in hand, likewise"),
        Field("revealed", players, 1, "whose cards lie open"),
        Field("new_cages", 2 * TILE * players, 9, f"cages to be built: whether there is one; {symbols}"),
        Field("new_addon", TILE * players, 9, "an addon to be built, likewise"),
        Field("new_pets", 3 * (len(PETS) + 1) * players, 7, "pets without a cage: which, and of what size"),
        Field("cages", len(NO_CAGE) * plots, 15, f"of each plot: a cage, the first one, an addon; {symbols}"),
        Field("manure", plots, 20, "manure on each plot"),
        Field("pets", len(PETS) * plots, 1, "the pet on each plot"),
        Field("sizes", plots, 7, "its size"),
        Field("suffering", plots, 20, "its suffering"),
        Field("mutation", plots, 20, "its mutations"),
        Field(
            "cards",
            BARS * plots,
            15,
            "the card on each of its bars as far as you know: a need from 1 on, 7 a substitute, 8 a potion, "
            "a double card from 9 on",
        ),
        Field("face_down", plots, BARS, "how many of its cards lie face down"),
        Field("needs", len(NEEDS) * plots, 15, f"what its open cards show: {', '.join(NEEDS)}"),
        Field("wants", PLOTS, 15, "needs being handled that are left on the plots of the seat to act"),
        Field("boosts", 2 * PLOTS, 15, "armor on its plots: strength, antimagic"),
        Field("armor", 1, 2, "suits of armor that it has used this round"),
        Field("shovel", 1, 20, "manure that its shovelling imp can still take away, and 1; 0: not in use"),
        Field("employee", 1, 1, "whether its Employee of the Month has done a job"),
        Field("cleaning", 1, 20, "manure that its cleaner can still take away"),
        Field("served", 3, 1, "customers that it has sold to; whether from the platform"),
        Field("potions_due", len(COLOURS), 15, "cards that it has to discard for potions, by colour"),
        Field("exchanged", len(COLOURS), 3, "cards that it has put away with the Crystal Ball, by colour"),
        Field("books", 4, 1, "new books that it has not studied yet"),
        Field("moved", 1, MOST_MOVES, "how often it has moved pets from cage to cage"),
    ]


def observe(state: Petz, seat: int, row: BytesWriter) -> None:
    """Write what the seat knows."""
    around = [state.families[other] for other in SEATS[state.players - 1][seat]]
    _time(state, seat, row)
    _town(state, seat, row)
    _burrows(state, seat, around, row)
    _displays(state, around, row)
    _turn(state, row)


def _time(state: Petz, seat: int, row: BytesWriter) -> None:
    """When it is, and what is asked."""
    players = state.players
    row.write(ONE_OF[len(PHASES)][state.phase])
    row.append(max(0, state.layout.rounds - state.round + 1))
    around = ONE_OF[players]
    row.write(around[(state.start - seat) % players])
    for other in state.order:
        row.write(around[(other - seat) % players])
    acting = 0
    lanes = state.lanes
    if lanes is None:
        if state.current >= 0:
            acting = joined(acting, (state.current - seat) % players)
    else:
        for other in range(players):
            if lanes[other]:
                acting = joined(acting, (other - seat) % players)
    row.write(BITS[players][acting])
    decision = plot = bar = colour = space = symbol = exit = -1
    step = state.step_of(seat)
    if isinstance(step, Decision):
        decision = DECISION_NUMBERS[step.sentence]
        if isinstance(step, OnPlot):
            plot = step.plot
            if isinstance(step, OnBar):
                bar = step.bar
                colour = step.colour(state)
        elif isinstance(step, OnColour):
            colour = step.colour
        elif isinstance(step, OnSpace):
            space = step.space
        elif isinstance(step, OnSymbol):
            symbol = step.symbol
        elif isinstance(step, OnExit):
            exit = step.exit
    row.write(ONE_OF[len(DECISIONS)][decision])
    row.write(ONE_OF[PLOTS][plot])
    row.write(ONE_OF[BARS][bar])
    row.write(ONE_OF[len(COLOURS)][colour])
    row.write(ONE_OF[SPACE_COUNT][space])
    row.write(ONE_OF[2][symbol])
    row.write(ONE_OF[EXITS][exit])


def _town(state: Petz, seat: int, row: BytesWriter) -> None:
    """What lies in the middle of the table."""
    players, layout = state.players, state.layout
    tiles = ONE_OF[len(EXHIBITIONS)]
    for at in range(layout.rounds - 1):
        row.write(tiles[state.exhibitions[at] if at < state.exhibitions_known else -1])
    tiles = ONE_OF[len(CUSTOMERS)]
    for at in range(layout.rounds - 1):
        row.write(tiles[state.customers[at] if at < state.customers_known else -1])
    holders = ONE_OF[players + 1]
    nobody = holders[-1]
    for held in state.spaces:
        if held == 0:
            row.write(nobody)
        elif held == NEUTRAL:
            row.write(holders[players])
        else:
            row.write(holders[(holder(held) - seat) % players])
    for held in state.spaces:
        row.append(imps_on(held))
    if players < 4:
        blocked = layout.blocked[state.round]
        for at in range(SPACE_COUNT, SPACE_COUNT + 4):
            row.append(1 if blocked[at] else 0)
    for vegetables, meat, _ in state.stands:
        row.append(vegetables)
        row.append(meat)
    row.append(state.stands[MEAT_STAND][2])
    tents = 0
    for artifact in state.tents:
        tents = joined(tents, artifact)
    row.write(BITS[len(ARTIFACTS)][tents])
    for cage in state.pits:
        row.write(layout.cage_rows[cage])
    for addon in state.addons_shown:
        row.write(layout.addon_rows[addon])
    pets = ONE_OF[len(PETS)]
    for at in range(3):
        row.write(pets[state.young[at] if at < len(state.young) else -1])
    for at in range(3):
        row.write(pets[state.older[at] if at < len(state.older) else -1])
    for left in state.stacks():
        row.append(left)
    write_all(row, state.left)
    for cards in state.discards:
        write_fives(row, cards)
    row.append(state.potions)
    for cards in state.families[seat].hand:
        write_fives(row, cards)
        row.append(substitutes(cards))


def _burrows(state: Petz, seat: int, around: list[Family], row: BytesWriter) -> None:
    """Everybody's imps, goods and cards, field by field."""
    own, hidden = around[0], state.phase == GROUPING
    for family in around:
        row.append(min(max(family.reputation + ZERO, 0), 255))
    for family in around:
        row.append(min(max(family.minion, 0), MOST))
    for family in around:
        gold = family.gold
        if hidden and family is not own:
            # Behind the screen nobody sees what stands at the exits.
            for group in family.groups:
                gold += gold_of(group)
        row.append(min(gold, MOST))
    for family in around:
        home = family.home
        if hidden and family is not own:
            for group in family.groups:
                home += imps_of(group)
        row.append(home)
    for family in around:
        row.append(family.busy)
    for family in around:
        row.append(family.hospital)
    for other in SEATS[state.players - 1][seat]:
        row.append(on_platform(state, other))
    for family in around:
        row.write(BITS[EXTRA_IMPS][family.invited])
    for family in around:
        if hidden and family is not own:
            row.write(NO_GROUPS)
            continue
        for group in family.groups:
            row.append(imps_of(group))
            row.append(min(gold_of(group), MOST_IN_GROUP))
    for family in around:
        write_all(row, family.food)
    for family in around:
        row.write(BITS[len(ARTIFACTS)][family.artifacts])
    for family in around:
        write_all(row, family.base)
    _hands(state, around, row)
    for family in around:
        row.append(1 if family.revealed else 0)
    cages, addons = state.layout.cage_rows, state.layout.addon_rows
    for family in around:
        for cage in family.new_cages:
            row.write(cages[cage])
    for family in around:
        row.write(addons[family.new_addon])
    for family in around:
        for new in family.new_pets:
            row.write(NEW_PETS[new])


def _hands(state: Petz, around: list[Family], row: BytesWriter) -> None:
    """How many cards and potions everybody holds."""
    all_potions = BytesWriter()
    for family in around:
        cards, potions = in_hand(state, family, family is around[0])
        write_all(row, cards)
        all_potions.append(min(potions, 255))
    row.write(all_potions.getvalue())


def _displays(state: Petz, around: list[Family], row: BytesWriter) -> None:
    """The plots of every display, field by field."""
    own, rows, pets = around[0], state.layout.plot_rows, ONE_OF[len(PETS)]
    for family in around:
        for plot in family.plots:
            row.write(rows[plot.cage][plot.addon] if plot.cage >= 0 else NO_CAGE)
    for family in around:
        for plot in family.plots:
            row.append(min(plot.manure, 255))
    for family in around:
        for plot in family.plots:
            row.write(pets[plot.pet])
    for family in around:
        for plot in family.plots:
            row.append(plot.size)
    for family in around:
        for plot in family.plots:
            row.append(min(plot.suffering, 255))
    for family in around:
        for plot in family.plots:
            row.append(min(plot.mutation, 255))
    busy, hidden = assigning(state), BytesWriter()
    for family in around:
        for plot in family.plots:
            if plot.assigned and (family is own or family.revealed):
                write_nibbles(row, plot.assigned)
                hidden.append(0)
            else:
                row.write(NO_CARDS)
                hidden.append(0 if busy else len(codes_of(plot.assigned)))
    row.write(hidden.getvalue())
    if state.phase < SHOWING:
        row.write(NO_NEEDS[state.players])
        return
    for family in around:
        for plot in family.plots:
            if plot.tally and family.revealed:
                write_nibbles(row, plot.tally)
            else:
                row.write(NO_CARDS)


def _turn(state: Petz, row: BytesWriter) -> None:
    """What the seat to act has done so far in its turn."""
    write_all(row, state.wants)
    write_all(row, state.boosts)
    row.append(state.armor)
    row.append(state.shovel + 1)
    row.append(1 if state.employee else 0)
    row.append(state.cleaning)
    row.write(BITS[2][state.served])
    row.append(1 if state.platform_used else 0)
    for colour in range(len(COLOURS)):
        row.append(potions_of(state.potions_due, colour))
    write_all(row, state.exchanged)
    row.write(BITS[BOOKS][state.pending_books])
    row.append(state.moved)
