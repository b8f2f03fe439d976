"""How a town is written as text.

Need Cards of the four colours stand in the order green, red, yellow, purple: `hunger*2 poop | none | magic |
none`. A plot has its parts one after the other: `cage initial, manure 1, pet drago, size 3`. Reputation is in
half points, by its source.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core.notation import (
    NONE,
    NOTHING,
    Field,
    Form,
    Notation,
    Unreadable,
    Written,
    booked,
    check,
    completed,
    counts,
    flag,
    limit,
    number,
    own,
    part,
    seat,
    several,
    steps,
    subset,
    together,
    word,
)
from ...core.rng import Rng
from ...core.sets import holds
from .names import (
    ARTIFACTS,
    BOOKS,
    CARDS,
    COLOURS,
    CUSTOMERS,
    EXHIBITIONS,
    OVER,
    PHASES,
    SOURCES,
    SPACES,
    STORES,
    SYMBOLS,
)
from .rules.packed import (
    CODE_POTION,
    NEUTRAL,
    card_of,
    cards_of,
    codes_of,
    gold_of,
    group_of,
    imps_of,
    imps_on,
    new_pet,
    on_bar,
    one_card,
    pet_of,
    potions_of,
    tally,
    unpack,
)
from .rules.setup import empty_plot, empty_town
from .rules.steps import EachSeat, OfSeat, OnBar, OnColour, OnExit, OnPlot, OnSpace, OnSymbol
from .state import BARS, EXITS, PLOTS, Layout, Petz, Plot

CODES: Final = [NOTHING, *CARDS, "potion", *(f"{need}+" for need in CARDS[:6])]
"""What lies on a bar, by its code; the double side has a plus."""
DEALT: Final = ("pets", "cages", "addons", "artifacts")


def notation(layout: Layout) -> Notation:
    """The fields and steps of a town."""
    players = layout.players
    cages = [*(f"cage-{cage + 1}" for cage in range(layout.cage_count)), "initial"]
    addons = [f"addon-{addon + 1}" for addon in range(layout.addon_count)]
    cage, addon, pet = word(cages, nothing=-1), word(addons, nothing=-1), word(layout.pets, nothing=-1)
    cards = several(packed(), 4, 4, between="|")
    four = several(number(0, 99), 4, 4)
    plot = plot_form(layout, word(cages, nothing=-1), word(addons, nothing=layout.addon_count), pet)

    def family(attribute: str, form: Form, name: str = "") -> Field:
        return own("families", attribute, form, name)

    return Notation(
        lambda: empty_town(layout, Rng(0)),
        [
            part("round", number(1, layout.rounds)),
            part("phase", word(PHASES)),
            part("start", seat(players)),
            part("order", several(seat(players), players, players)),
            part("exhibitions", several(word(EXHIBITIONS))),
            part("exhibitions_known", number(0, len(EXHIBITIONS))),
            part("customers", several(word(CUSTOMERS))),
            part("customers_known", number(0, len(CUSTOMERS))),
            part("young", several(pet, most=9)),
            part("older", several(pet, most=9)),
            part("pits", several(cage, 3, 3)),
            part("addons_shown", several(addon, 2, 2)),
            part("tents", several(word(ARTIFACTS, nothing=-1), most=9)),
            part("stands", several(stand(), 3, 3, between="|")),
            part("spaces", spaces(players)),
            part("free", subset(SPACES)),
            part("potions", number(0, 99)),
            part("pet_pile", several(word(layout.pets))),
            part("cage_stack", several(word(cages[:-1]))),
            part("addon_stack", several(word(addons))),
            part("artifact_stack", several(word(ARTIFACTS))),
            part("dealt", counts(DEALT, 99)),
            part("decks", several(several(word(CARDS)), 4, 4, between="|")),
            part("left", four),
            part("discards", cards),
            part("ceilings", cards),
            part("pending_books", subset(ARTIFACTS[:BOOKS])),
            part("moved", number()),
            part("wants", four),
            part("boosts", several(number(0, 99))),
            part("armor", number(0, 99)),
            part("shovel", number(-1, 99)),
            part("employee", flag()),
            part("potions_due", potions()),
            part("served", subset(("1", "2"))),
            part("platform_used", flag()),
            part("cleaning", number(0, 99)),
            part("exchanged", four),
        ],
        [
            family("home", number(0, 99)),
            family("busy", number(0, 99)),
            family("hospital", number(0, 99)),
            family("platform", number(0, 99)),
            family("invited", subset([str(space + 1) for space in range(len(layout.extra))])),
            family("groups", several(group(), EXITS, EXITS)),
            family("gold", number()),
            Field("reputation", booked(SOURCES), ledger, book, ("families.ledger", "families.reputation")),
            family("minion", number(-999)),
            family("food", counts(STORES, 99)),
            family("artifacts", subset(ARTIFACTS)),
            family("base", four),
            family("hand", cards),
            family("ceilings", cards),
            family("potions", number(0, 99)),
            family("new_cages", several(cage, 2, 2)),
            family("new_addon", addon),
            family("new_pets", several(bought(layout.pets), 3, 3)),
            family("revealed", flag()),
            *(plot_field(place, plot) for place in range(PLOTS)),
        ],
        written_steps(players),
        frozenset(),
        lambda state: finish(state, cages, addons),
    )


def written_steps(players: int) -> list[Written]:
    """The steps, and what they are about."""
    plot = number(1, PLOTS, shown=1)
    return steps(
        __package__,
        {
            EachSeat: (number(1, 4, shown=1),),
            OfSeat: (seat(players), number(0, 99)),
            OnPlot: (plot,),
            OnBar: (plot, number(1, BARS, shown=1)),
            OnColour: (word(COLOURS),),
            OnSpace: (word(SPACES),),
            OnSymbol: (word(SYMBOLS),),
            OnExit: (number(1, EXITS, shown=1),),
        },
    )


# --- forms of its own ---------------------------------------------------------------------------------------


def packed() -> Form:
    """Cards of one colour."""
    form = counts(CARDS, 31)
    return Form(
        lambda cards: form.write([cards_of(cards, card) for card in range(len(CARDS))]),
        lambda text: sum(many * one_card(card) for card, many in enumerate(form.read(text))),
    )


def potions() -> Form:
    """Cards of each colour to discard for potions."""
    form = counts(COLOURS, 15)
    return Form(
        lambda due: form.write([potions_of(due, colour) for colour in range(len(COLOURS))]),
        lambda text: sum(many << 4 * colour for colour, many in enumerate(form.read(text))),
    )


def stand() -> Form:
    """Vegetables, meat and gold of a stand."""
    form = together(*[number(0, 99)] * 3)
    return Form(form.write, lambda text: tuple(form.read(text)))


def group() -> Form:
    """A group at an exit: its imps and, after a plus, its gold; `-` for none."""
    form = together(number(0, 15), number(0, 99), between="+")
    return Form(
        lambda group: form.write([imps_of(group), gold_of(group)]) if group else NOTHING,
        lambda text: 0 if text == NOTHING else group_of(*form.read(text)),
    )


def spaces(players: int) -> Form:
    """Who is where in town: `vegetables 3@1, platform neutral`."""
    space, form = word(SPACES), together(number(0, 99), seat(players), between="@")

    def write(spaces: list[int]) -> str:
        said = [
            f"{SPACES[at]} "
            + ("neutral" if held == NEUTRAL else form.write([imps_on(held), (held & 15) - 1]))
            for at, held in enumerate(spaces)
            if held
        ]
        return ", ".join(said) or NONE

    def read(text: str) -> list[int]:
        spaces = [0] * len(SPACES)
        for entry in [] if text == NONE else text.split(","):
            at, _, held = entry.strip().partition(" ")
            imps, who = (0, NEUTRAL - 1) if held == "neutral" else form.read(held)
            spaces[space.read(at)] = imps << 4 | who + 1
        return spaces

    return Form(write, read)


def bought(pets: Sequence[str]) -> Form:
    """A pet that waits for its cage, with its size."""
    form = together(word(pets), number(0, 7), between=":")
    return Form(
        lambda new: NOTHING if new < 0 else form.write([pet_of(new), new & 7]),
        lambda text: -1 if text == NOTHING else new_pet(*form.read(text)),
    )


def plot_form(layout: Layout, cage: Form, addon: Form, pet: Form) -> Form:
    """A plot, part by part."""
    bars = several(word(CODES), most=BARS)
    forms: dict[str, Form] = {
        "cage": cage, "addon": addon, "manure": number(0, 99), "pet": pet, "size": number(0, 7),
        "suffering": number(0, 99), "mutation": number(0, 99),
        "assigned": Form(
            lambda cards: bars.write(codes_of(cards)),
            lambda text: sum(on_bar(code, bar) for bar, code in enumerate(bars.read(text))),
        ),
    }  # fmt: skip

    def write(plot: dict[str, int]) -> str:
        usual = parts(empty_plot(layout))
        said = [
            f"{name} {form.write(plot[name])}" for name, form in forms.items() if plot[name] != usual[name]
        ]
        return ", ".join(said) or NONE

    def read(text: str) -> dict[str, int]:
        plot = parts(empty_plot(layout))
        for entry in [] if text == NONE else text.split(","):
            name, _, said = entry.strip().partition(" ")
            if name not in forms:
                raise Unreadable(entry, ", ".join(forms))
            plot[name] = forms[name].read(said)
        return plot

    return Form(write, read)


def parts(plot: Plot) -> dict[str, int]:
    """All that is on a plot, by name."""
    return {name: getattr(plot, name) for name in PARTS}


PARTS: Final = ("cage", "addon", "manure", "pet", "size", "suffering", "mutation", "assigned")


def plot_field(place: int, form: Form) -> Field:
    """The field of a plot."""

    def put(state: Petz, seat: int, said: dict[str, int]) -> None:
        plot = state.families[seat].plots[place]
        for name, value in said.items():
            setattr(plot, name, value)

    def get(state: Petz, seat: int) -> dict[str, int]:
        return parts(state.families[seat].plots[place])

    return Field(f"plot-{place + 1}", form, get, put, ("families.plots",))


def ledger(state: Petz, seat: int) -> list[int]:
    """A family's reputation by its source."""
    return state.families[seat].ledger


def book(state: Petz, seat: int, halves: list[int]) -> None:
    """Book reputation."""
    for source, many in enumerate(halves):
        state.families[seat].earn(many, source)


# --- what can be --------------------------------------------------------------------------------------------


def finish(state: Petz, cages: list[str], addons: list[str]) -> None:
    """Complete the stacks and decks, and refuse what can't be."""
    layout = state.layout
    state.exhibitions = completed(state.exhibitions, range(len(EXHIBITIONS)), EXHIBITIONS, "exhibitions")
    state.customers = completed(state.customers, range(len(CUSTOMERS)), CUSTOMERS, "customers")
    finish_stacks(state, cages, addons)
    check(sorted(state.order) == [*range(state.players)], "order", len({*state.order}), state.players)
    check(state.start >= 0, "start", NOTHING, f"1…{state.players}")
    check(len(state.boosts) == 2 * PLOTS, "boosts", len(state.boosts), 2 * PLOTS)
    for colour in range(len(COLOURS)):
        finish_deck(state, colour)
    for place, family in enumerate(state.families, 1):
        for plot in family.plots:
            what = f"seat {place} plot"
            if family.revealed and plot.pet >= 0:
                plot.tally = tally(plot.assigned, layout.colours(plot))
            check(plot.pet >= 0 or not plot.size + plot.assigned, what, plot.size, 0)
            check(plot.pet < 0 or plot.size > 0, what, plot.size, "1…7")
    over = not state.agenda and state.lanes is None
    check((state.phase == OVER) == over, "phase", PHASES[state.phase], PHASES[OVER])


def finish_stacks(state: Petz, cages: list[str], addons: list[str]) -> None:
    """What is in play was dealt, each thing once; a stack that a text leaves out begins with it."""
    layout, families = state.layout, state.families
    plots = [plot for family in families for plot in family.plots]
    pets = [*state.young, *state.older, *(plot.pet for plot in plots)]
    pets += [pet_of(new) for family in families for new in family.new_pets]
    built = [
        *state.pits,
        *(plot.cage for plot in plots),
        *(cage for each in families for cage in each.new_cages),
    ]
    added = [*state.addons_shown, *(plot.addon for plot in plots), *(each.new_addon for each in families)]
    owned = [
        *state.tents,
        *(one for one in range(len(ARTIFACTS)) for each in families if holds(each.artifacts, one)),
    ]
    out = (pets, built, added, owned)
    names = (layout.pets, cages[:-1], addons, ARTIFACTS)
    stacks = [state.pet_pile, state.cage_stack, state.addon_stack, state.artifact_stack]
    state.dealt = state.dealt[:]
    for kind, what in enumerate(DEALT):
        known = range(len(names[kind]))
        used = [thing for thing in out[kind] if thing in known]
        if not stacks[kind]:
            stacks[kind], state.dealt[kind] = used, len(used)
        stacks[kind] = completed(stacks[kind], known, names[kind], what)
        limit(state.dealt[kind], len(stacks[kind]), f"dealt {what}")
        for thing in used:
            check(
                thing in stacks[kind][: state.dealt[kind]], f"{what} {names[kind][thing]}", NOTHING, "dealt"
            )
            limit(used.count(thing), 1, f"{what} {names[kind][thing]}")
    state.pet_pile, state.cage_stack, state.addon_stack, state.artifact_stack = stacks


def finish_deck(state: Petz, colour: int) -> None:
    """Every card of a colour is in the deck, in a hand, on a pet or discarded."""
    held = unpack(state.discards[colour])
    for family in state.families:
        held += unpack(family.hand[colour])
        for plot in family.plots:
            bars = state.layout.bars[plot.pet] if plot.pet >= 0 else []
            held += [
                card_of(code)
                for bar, code in enumerate(codes_of(plot.assigned))
                if code not in (0, CODE_POTION) and bar < len(bars) and bars[bar] == colour
            ]
    deck = state.decks[colour]
    what = f"{COLOURS[colour]} cards"
    limit(state.left[colour], len(deck), f"{COLOURS[colour]} left")
    box = unpack(state.layout.deck[colour])
    if not deck:
        state.decks[colour] = completed(held, box, CARDS, what)[len(held) :][::-1]
        state.left[colour] = len(state.decks[colour])
    found = held + state.decks[colour][: state.left[colour]]
    check(sorted(found) == sorted(box), what, len(found), len(box))
