"""A town as a learner sees it: the same knowledge as the view, as a row of small numbers.

Seats are counted clockwise from the own one, so that every seat sees the table from its own chair; plots are
those of the own display first.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from ...core.decision import Decision
from ...core.observation import Field
from ...core.rows import bits, one_of, write_all
from .names import (
    ARTIFACTS,
    ASSIGNING,
    COLOURS,
    CUSTOMERS,
    DUMMIES,
    EXHIBITIONS,
    GROUPING,
    NEEDS,
    PETS,
    PHASES,
    PLATFORM_SPACE,
    SHOWING,
    SPACE_COUNT,
    SPACES,
    SYMBOLS,
)
from .rules.arranging import MOST_MOVES
from .rules.cards import count
from .rules.steps import OnBar, OnColour, OnExit, OnPlot, OnSpace, OnSymbol
from .state import BARS, CODE_POTION, EXITS, FOOD, NEUTRAL, PLOTS, Petz

MOST: Final = 99
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
NIBBLES: Final = [bytes((packed & 15, packed >> 4 & 15, packed >> 8)) for packed in range(1 << 12)]
"""Three numbers of four bits each, the lowest first."""
PAIRS: Final = [bytes((packed & 15, packed >> 4)) for packed in range(1 << 8)]
"""Two numbers of four bits: the imps and the gold of a group."""
FIVES: Final = [bytes((packed & 31, packed >> 5)) for packed in range(1 << 10)]
"""Two numbers of five bits: cards of two needs."""
TEN: Final = 1023
NO_NIBBLES: Final = bytes(7)
TILE: Final = 1 + len(SYMBOLS)
"""Numbers of a cage or addon: whether there is one, and its symbols."""
NO_CAGE: Final = bytes(3 + len(SYMBOLS))
NEW_PETS: Final = [
    *(ONE_OF[len(PETS)][pet] + bytes((size,)) for pet in range(len(PETS)) for size in range(8)),
    bytes(len(PETS) + 1),
]
"""Which pet of what size has no cage yet; by the index -1 none."""
NO_GROUP: Final = bytes(2)
NO_GROUPS: Final = bytes(2 * EXITS)
SEATS: Final = [
    [[(seat + place) % players for place in range(players)] for seat in range(players)]
    for players in range(1, 5)
]
"""By one less than the number of players, and by the own seat: all seats from it on. Likewise plots."""
AROUND: Final = [
    [[PLOTS * seat + plot for seat in seats for plot in range(PLOTS)] for seats in table] for table in SEATS
]
NOTHING_LAID: Final = [bytes(len(NO_NIBBLES) * PLOTS * players) for players in range(5)]
"""No card or need on any plot, by the number of players."""


def fields(players: int) -> list[Field]:
    """The fields, in order."""
    tiles = 4 if players == 4 else 5
    plots = PLOTS * players
    symbols = ", ".join(SYMBOLS)
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
        Field("exhibitions", 8 * tiles, 1, f"from round 2 on, as far as known: {', '.join(EXHIBITIONS)}"),
        Field("customers", 8 * tiles, 1, f"from round 3 on, as far as known: {', '.join(CUSTOMERS)}"),
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
        Field("discards", 6 * len(COLOURS), 31, f"discarded, by colour: {', '.join(NEEDS[:6])}"),
        Field("potions_left", 1, 30, "potions in the hospital"),
        Field(
            "hand", 7 * len(COLOURS), 31, f"your Need Cards, by colour: {', '.join(NEEDS[:6])}, substitutes"
        ),
        Field("reputation", players, 255, f"everybody's half points, and {ZERO}"),
        Field("exhibition_total", players, MOST, "half points in this round's exhibition"),
        Field("gold", players, MOST, "everybody's gold; what may lie in a hidden group counts"),
        Field("home", players, 15, "imps at home, likewise"),
        Field("busy", players, 15, "imps used on the own display"),
        Field("hospital", players, 15, "imps in the hospital"),
        Field("platform", players, 15, "imps on the platform, on its action space, too"),
        Field("invited", 8 * players, 1, "which extra imps have come already"),
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
    _time(state, seat, row)
    _town(state, seat, row)
    _burrows(state, seat, row)
    _displays(state, seat, row)
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
            acting = 1 << (state.current - seat) % players
    else:
        for other in range(players):
            if lanes[other]:
                acting |= 1 << (other - seat) % players
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
    row.write(ONE_OF[4][colour])
    row.write(ONE_OF[SPACE_COUNT][space])
    row.write(ONE_OF[2][symbol])
    row.write(ONE_OF[EXITS][exit])


def _town(state: Petz, seat: int, row: BytesWriter) -> None:
    """What lies in the middle of the table."""
    players, layout = state.players, state.layout
    eight = ONE_OF[8]
    for at in range(layout.rounds - 1):
        row.write(eight[state.exhibitions[at] if at < state.exhibitions_known else -1])
    for at in range(layout.rounds - 1):
        row.write(eight[state.customers[at] if at < state.customers_known else -1])
    holders = ONE_OF[players + 1]
    nobody = holders[-1]
    for held in state.spaces:
        if held == 0:
            row.write(nobody)
        elif held == NEUTRAL:
            row.write(holders[players])
        else:
            row.write(holders[((held & 15) - 1 - seat) % players])
    for held in state.spaces:
        row.append(held >> 4)
    if players < 4:
        blocked = layout.blocked[state.round]
        for at in range(SPACE_COUNT, SPACE_COUNT + 4):
            row.append(1 if blocked[at] else 0)
    write_all(row, state.stands)
    tents = 0
    for artifact in state.tents:
        tents |= 1 << artifact
    row.write(BITS[len(ARTIFACTS)][tents])
    for cage in state.pits:
        row.write(layout.cage_looks[cage])
    for addon in state.addons_shown:
        row.write(layout.addon_looks[addon])
    pets = ONE_OF[len(PETS)]
    for at in range(3):
        row.write(pets[state.young[at] if at < len(state.young) else -1])
    for at in range(3):
        row.write(pets[state.older[at] if at < len(state.older) else -1])
    row.append(len(state.pet_pile) - state.dealt[0])
    row.append(len(state.cage_stack) - state.dealt[1])
    row.append(len(state.addon_stack) - state.dealt[2])
    row.append(len(state.artifact_stack) - state.dealt[3])
    write_all(row, state.left)
    for colour in range(4):
        _cards(state.discards[colour], row)
    row.append(state.potions)
    for colour in range(4):
        hand = state.hands[4 * seat + colour]
        _cards(hand, row)
        row.append(hand >> 30)


def _cards(packed: int, row: BytesWriter) -> None:
    """How many cards of each need a packed number has."""
    row.write(FIVES[packed & TEN])
    row.write(FIVES[packed >> 10 & TEN])
    row.write(FIVES[packed >> 20 & TEN])


def _burrows(state: Petz, seat: int, row: BytesWriter) -> None:
    """Everybody's imps, goods and cards, field by field."""
    players = state.players
    seats = SEATS[players - 1][seat]
    for other in seats:
        row.append(min(max(state.reputation[other] + ZERO, 0), 255))
    for other in seats:
        row.append(min(max(state.minions[other], 0), MOST))
    grouping_now = state.phase == GROUPING
    groups = state.groups
    for other in seats:
        gold = state.gold[other]
        if grouping_now and other != seat:
            # Behind the screen nobody sees what stands at the exits.
            for at in range(EXITS * other, EXITS * other + EXITS):
                gold += groups[at] >> 4
        row.append(min(gold, MOST))
    for other in seats:
        home = state.home[other]
        if grouping_now and other != seat:
            for at in range(EXITS * other, EXITS * other + EXITS):
                home += groups[at] & 15
        row.append(home)
    for other in seats:
        row.append(state.busy[other])
    for other in seats:
        row.append(state.hospital[other])
    held = state.spaces[PLATFORM_SPACE]
    for other in seats:
        imps = state.platform[other]
        row.append(imps + (held >> 4) if held != NEUTRAL and held & 15 == other + 1 else imps)
    for other in seats:
        row.write(BITS[8][state.invited[other]])
    for other in seats:
        if grouping_now and other != seat:
            row.write(NO_GROUPS)
            continue
        for at in range(EXITS * other, EXITS * other + EXITS):
            group = groups[at]
            row.write(PAIRS[group if group < 256 else 240 | group & 15] if group else NO_GROUP)
    _around(state.food, FOOD * seat, row)
    for other in seats:
        row.write(BITS[len(ARTIFACTS)][state.artifacts[other]])
    _around(state.base, 4 * seat, row)
    _hands(state, seat, row)
    for other in seats:
        row.append(state.revealed >> other & 1)
    cages, addons, new_cages = state.layout.cage_looks, state.layout.addon_looks, state.new_cages
    for other in seats:
        row.write(cages[new_cages[2 * other]])
        row.write(cages[new_cages[2 * other + 1]])
    for other in seats:
        row.write(addons[state.new_addons[other]])
    new_pets = state.new_pets
    for other in seats:
        row.write(NEW_PETS[new_pets[3 * other]])
        row.write(NEW_PETS[new_pets[3 * other + 1]])
        row.write(NEW_PETS[new_pets[3 * other + 2]])


def _around(items: list[int], first: int, row: BytesWriter) -> None:
    """Everybody's numbers, the own ones first."""
    for at in range(first, len(items)):
        row.append(min(items[at], 255))
    for at in range(first):
        row.append(min(items[at], 255))


def _hands(state: Petz, seat: int, row: BytesWriter) -> None:
    """How many cards and potions everybody holds; what others lay face down still counts (DP-HID-04)."""
    players, hands = state.players, state.hands
    seats = SEATS[players - 1][seat]
    if state.phase != ASSIGNING or state.lanes is None:
        for other in seats:
            for at in range(4 * other, 4 * other + 4):
                row.append(min(count(hands[at]), 255))
        for other in seats:
            row.append(min(state.potions_held[other], 255))
        return
    held = BytesWriter()
    for other in seats:
        sizes = [count(hands[4 * other + colour]) for colour in range(4)]
        potions_held = state.potions_held[other]
        if other != seat:
            for at in range(PLOTS * other, PLOTS * other + PLOTS):
                cards = state.assigned[at]
                bar = BARS * state.pets[at]
                while cards:
                    code = cards & 15
                    if code == CODE_POTION:
                        potions_held += 1
                    elif code:
                        sizes[state.layout.bars[bar]] += 1
                    cards >>= 4
                    bar += 1
        for size in sizes:
            row.append(min(size, 255))
        held.append(min(potions_held, 255))
    row.write(held.getvalue())


def _displays(state: Petz, seat: int, row: BytesWriter) -> None:
    """The plots of every display, field by field."""
    players, layout = state.players, state.layout
    first = PLOTS * seat
    plots = AROUND[players - 1][seat]
    addons = layout.addon_count + 1
    for at in plots:
        cage = state.cages[at]
        row.write(layout.plot_looks[addons * cage + state.addons[at]] if cage >= 0 else NO_CAGE)
    _around(state.manure, first, row)
    pets = ONE_OF[len(PETS)]
    for at in plots:
        row.write(pets[state.pets[at]])
    _around(state.sizes, first, row)
    _around(state.suffering, first, row)
    _around(state.mutation, first, row)
    laying = state.phase == ASSIGNING and state.lanes is not None
    hidden = BytesWriter()
    for at in plots:
        cards = state.assigned[at]
        if not cards:
            row.write(NO_NIBBLES)
            hidden.append(0)
            continue
        covered = 0
        if at // PLOTS == seat or state.revealed >> at // PLOTS & 1:
            row.write(NIBBLES[cards & 4095])
            row.write(NIBBLES[cards >> 12 & 4095])
            row.append(cards >> 24)
        else:
            row.write(NO_NIBBLES)
            if not laying:
                while cards:
                    covered += 1
                    cards >>= 4
        hidden.append(covered)
    row.write(hidden.getvalue())
    if state.phase < SHOWING:
        row.write(NOTHING_LAID[players])
        return
    for at in plots:
        tally = state.tallies[at]
        if tally and state.revealed >> at // PLOTS & 1:
            row.write(NIBBLES[tally & 4095])
            row.write(NIBBLES[tally >> 12 & 4095])
            row.append(tally >> 24)
        else:
            row.write(NO_NIBBLES)


def _turn(state: Petz, row: BytesWriter) -> None:
    """What the seat to act has done so far in its turn."""
    write_all(row, state.wants)
    write_all(row, state.boosts)
    row.append(state.armor)
    row.append(state.shovel + 1)
    row.append(1 if state.employee else 0)
    row.append(state.cleaning)
    row.write(BITS[3][state.served])
    for colour in range(4):
        row.append(state.potions_due >> 4 * colour & 15)
    write_all(row, state.exchanged)
    row.write(BITS[4][state.pending_books])
    row.append(state.moved)
