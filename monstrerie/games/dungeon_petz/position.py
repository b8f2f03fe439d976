"""How a town is written as text.

Need Cards of the four colours stand in the order green, red, yellow, purple: `hunger*2 poop | none | magic |
none`. A plot has its parts one after the other: `cage initial, manure 1, pet drago, size 3`. Reputation is in
half points, by its source.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...core import forms
from ...core.notation import Field, Notation, Written, check, completed, limit, own, part, steps
from ...core.rng import Rng
from ...core.sets import holds
from . import names
from .rules import packed
from .rules.setup import empty_plot, empty_town
from .rules.steps import EachSeat, OfSeat, OnBar, OnColour, OnExit, OnPlot, OnSpace, OnSymbol
from .state import BARS, EXITS, PLOTS, Layout, Petz, Plot

CODES: Final = [forms.NOTHING, *names.CARDS, "potion", *(f"{need}+" for need in names.CARDS[:6])]
"""What lies on a bar, by its code; the double side has a plus."""
DEALT: Final = ("pets", "cages", "addons", "artifacts")


def notation(layout: Layout) -> Notation:
    """The fields and steps of a town."""
    players = layout.players
    cages = [*(f"cage-{cage + 1}" for cage in range(layout.cage_count)), "initial"]
    addons = [f"addon-{addon + 1}" for addon in range(layout.addon_count)]
    cage, addon = forms.word(cages, nothing=-1), forms.word(addons, nothing=-1)
    pet = forms.word(layout.pets, nothing=-1)
    cards = forms.several(packed_cards(), 4, 4, between="|")
    four = forms.several(forms.number(0, 99), 4, 4)
    plot = plot_form(layout, cage, forms.word(addons, nothing=layout.addon_count), pet)

    def family(attribute: str, form: forms.Form, name: str = "") -> Field:
        return own("families", attribute, form, name)

    return Notation(
        lambda: empty_town(layout, Rng(0)),
        [
            part("round", forms.number(1, layout.rounds)),
            part("phase", forms.word(names.PHASES)),
            part("start", forms.seat(players)),
            part("order", forms.several(forms.seat(players), players, players)),
            part("exhibitions", forms.words(names.EXHIBITIONS)),
            part("exhibitions_known", forms.number(0, len(names.EXHIBITIONS))),
            part("customers", forms.words(names.CUSTOMERS)),
            part("customers_known", forms.number(0, len(names.CUSTOMERS))),
            part("young", forms.several(pet, most=9)),
            part("older", forms.several(pet, most=9)),
            part("pits", forms.several(cage, 3, 3)),
            part("addons_shown", forms.several(addon, 2, 2)),
            part("tents", forms.words(names.ARTIFACTS, most=9, nothing=-1)),
            part("stands", forms.several(stand(), 3, 3, between="|")),
            part("spaces", spaces(players)),
            part("free", forms.subset(names.SPACES)),
            part("potions", forms.number(0, 99)),
            part("pet_pile", forms.words(layout.pets)),
            part("cage_stack", forms.words(cages[:-1])),
            part("addon_stack", forms.words(addons)),
            part("artifact_stack", forms.words(names.ARTIFACTS)),
            part("dealt", forms.counts(DEALT, 99)),
            part("decks", forms.several(forms.words(names.CARDS), 4, 4, between="|")),
            part("left", four),
            part("discards", cards),
            part("ceilings", cards),
            part("pending_books", forms.subset(names.ARTIFACTS[: names.BOOKS])),
            part("moved", forms.number()),
            part("wants", four),
            part("boosts", forms.several(forms.number(0, 99))),
            part("armor", forms.number(0, 99)),
            part("shovel", forms.number(-1, 99)),
            part("employee", forms.flag()),
            part("potions_due", potions()),
            part("served", forms.subset(("1", "2"))),
            part("platform_used", forms.flag()),
            part("cleaning", forms.number(0, 99)),
            part("exchanged", four),
        ],
        [
            family("home", forms.number(0, 99)),
            family("busy", forms.number(0, 99)),
            family("hospital", forms.number(0, 99)),
            family("platform", forms.number(0, 99)),
            family("invited", forms.subset([str(space + 1) for space in range(len(layout.extra))])),
            family("groups", forms.several(group(), EXITS, EXITS)),
            family("gold", forms.number()),
            Field(
                "reputation",
                forms.booked(names.SOURCES),
                ledger,
                book,
                ("families.ledger", "families.reputation"),
            ),
            family("minion", forms.number(-999)),
            family("food", forms.counts(names.STORES, 99)),
            family("artifacts", forms.subset(names.ARTIFACTS)),
            family("base", four),
            family("hand", cards),
            family("ceilings", cards),
            family("potions", forms.number(0, 99)),
            family("new_cages", forms.several(cage, 2, 2)),
            family("new_addon", addon),
            family("new_pets", forms.several(bought(layout.pets), 3, 3)),
            family("revealed", forms.flag()),
            *(plot_field(place, plot) for place in range(PLOTS)),
        ],
        written_steps(players),
        frozenset(),
        lambda state: finish(state, cages, addons),
        ORDER,
    )


ORDER: Final = """
Deal
GroupImps Gather Fund
RevealGroups
Study TakeCage TakeAddon TakePet
SendGroup*
PlaceTiles HousePets
Arrange
ExchangeCards Discard
DrawFor
DrawCards
AssignCards AssignCard
WearArmor Feed Entertain Catch ShovelOut Enter
Turn Handle ShovellersTurn
ShowOff
Awards
SellPet
Sales
DiscardCards
Work
Jobs
Age
StoreFood
Grow
NextRound
StartRound*
FinalScoring.
"""


def written_steps(players: int) -> list[Written]:
    """The steps, and what they are about."""
    plot = forms.number(1, PLOTS, shown=1)
    return steps(
        __package__,
        {
            EachSeat: (forms.number(1, players, shown=1),),
            OfSeat: (forms.seat(players), forms.number(0, 99)),
            OnPlot: (plot,),
            OnBar: (plot, forms.number(1, BARS, shown=1)),
            OnColour: (forms.word(names.COLOURS),),
            OnSpace: (forms.word(names.SPACES),),
            OnSymbol: (forms.word(names.SYMBOLS),),
            OnExit: (forms.number(1, EXITS, shown=1),),
        },
    )


# --- forms of its own ---------------------------------------------------------------------------------------


def packed_cards() -> forms.Form:
    """Cards of one colour."""
    form = forms.counts(names.CARDS, 31)
    return forms.Form(
        lambda cards: form.write([packed.cards_of(cards, card) for card in range(len(names.CARDS))]),
        lambda text: sum(many * packed.one_card(card) for card, many in enumerate(form.read(text))),
    )


def potions() -> forms.Form:
    """Cards of each colour to discard for potions."""
    form = forms.counts(names.COLOURS, 15)
    return forms.Form(
        lambda due: form.write([packed.potions_of(due, colour) for colour in range(len(names.COLOURS))]),
        lambda text: sum(many << 4 * colour for colour, many in enumerate(form.read(text))),
    )


def stand() -> forms.Form:
    """Vegetables, meat and gold of a stand."""
    form = forms.together(*[forms.number(0, 99)] * 3)
    return forms.Form(form.write, lambda text: tuple(form.read(text)))


def group() -> forms.Form:
    """A group at an exit: its imps and, after a plus, its gold; `-` for none."""
    form = forms.together(forms.number(0, 15), forms.number(0, 99), between="+")
    return forms.Form(
        lambda group: form.write([packed.imps_of(group), packed.gold_of(group)]) if group else forms.NOTHING,
        lambda text: 0 if text == forms.NOTHING else packed.group_of(*form.read(text)),
    )


def spaces(players: int) -> forms.Form:
    """Who is where in town: `vegetables 3@1, platform neutral`."""
    space, form = (
        forms.word(names.SPACES),
        forms.together(forms.number(0, 99), forms.seat(players), between="@"),
    )

    def write(spaces: list[int]) -> str:
        said = [
            f"{names.SPACES[at]} "
            + ("neutral" if held == packed.NEUTRAL else form.write([packed.imps_on(held), (held & 15) - 1]))
            for at, held in enumerate(spaces)
            if held
        ]
        return ", ".join(said) or forms.NONE

    def read(text: str) -> list[int]:
        spaces = [0] * len(names.SPACES)
        for entry in [] if text == forms.NONE else text.split(","):
            at, _, held = entry.strip().partition(" ")
            imps, who = (0, packed.NEUTRAL - 1) if held == "neutral" else form.read(held)
            spaces[space.read(at)] = imps << 4 | who + 1
        return spaces

    return forms.Form(write, read)


def bought(pets: Sequence[str]) -> forms.Form:
    """A pet that waits for its cage, with its size."""
    form = forms.together(forms.word(pets), forms.number(0, 7), between=":")
    return forms.Form(
        lambda new: forms.NOTHING if new < 0 else form.write([packed.pet_of(new), new & 7]),
        lambda text: -1 if text == forms.NOTHING else packed.new_pet(*form.read(text)),
    )


def plot_form(layout: Layout, cage: forms.Form, addon: forms.Form, pet: forms.Form) -> forms.Form:
    """A plot, part by part."""
    bars = forms.words(CODES, most=BARS)
    assigned = forms.Form(
        lambda cards: bars.write(packed.codes_of(cards)),
        lambda text: sum(packed.on_bar(code, bar) for bar, code in enumerate(bars.read(text))),
    )
    many = forms.number(0, 99)
    written: dict[str, forms.Form] = {
        "cage": cage, "addon": addon, "manure": many, "pet": pet, "size": forms.number(0, 7),
        "suffering": many, "mutation": many, "assigned": assigned,
    }  # fmt: skip

    def write(plot: dict[str, int]) -> str:
        usual = parts(empty_plot(layout))
        said = [
            f"{name} {form.write(plot[name])}" for name, form in written.items() if plot[name] != usual[name]
        ]
        return ", ".join(said) or forms.NONE

    def read(text: str) -> dict[str, int]:
        plot = parts(empty_plot(layout))
        for entry in [] if text == forms.NONE else text.split(","):
            name, _, said = entry.strip().partition(" ")
            if name not in written:
                raise forms.Unreadable(entry, ", ".join(written))
            plot[name] = written[name].read(said)
        return plot

    return forms.Form(write, read)


def parts(plot: Plot) -> dict[str, int]:
    """All that is on a plot, by name."""
    return {name: getattr(plot, name) for name in PARTS}


PARTS: Final = ("cage", "addon", "manure", "pet", "size", "suffering", "mutation", "assigned")


def plot_field(place: int, form: forms.Form) -> Field:
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
    state.exhibitions = completed(
        state.exhibitions, range(len(names.EXHIBITIONS)), names.EXHIBITIONS, "exhibitions"
    )
    state.customers = completed(state.customers, range(len(names.CUSTOMERS)), names.CUSTOMERS, "customers")
    finish_stacks(state, cages, addons)
    check(sorted(state.order) == [*range(state.players)], "order", len({*state.order}), state.players)
    check(state.start >= 0, "start", forms.NOTHING, f"1…{state.players}")
    check(len(state.boosts) == 2 * PLOTS, "boosts", len(state.boosts), 2 * PLOTS)
    for colour in range(len(names.COLOURS)):
        finish_deck(state, colour)
    for place, family in enumerate(state.families, 1):
        for plot in family.plots:
            what = f"seat {place} plot"
            if family.revealed and plot.pet >= 0:
                plot.tally = packed.tally(plot.assigned, layout.colours(plot))
            check(plot.pet >= 0 or not plot.size + plot.assigned, what, plot.size, 0)
            check(plot.pet < 0 or plot.size > 0, what, plot.size, "1…7")
    over = not state.agenda and state.lanes is None
    check((state.phase == names.OVER) == over, "phase", names.PHASES[state.phase], names.PHASES[names.OVER])


def finish_stacks(state: Petz, cages: list[str], addons: list[str]) -> None:
    """What is in play was dealt, each thing once; a stack that a text leaves out begins with it."""
    layout, families = state.layout, state.families
    plots = [plot for family in families for plot in family.plots]
    pets = [*state.young, *state.older, *(plot.pet for plot in plots)]
    pets += [packed.pet_of(new) for family in families for new in family.new_pets]
    built = [
        *state.pits,
        *(plot.cage for plot in plots),
        *(cage for each in families for cage in each.new_cages),
    ]
    added = [*state.addons_shown, *(plot.addon for plot in plots), *(each.new_addon for each in families)]
    owned = [
        *state.tents,
        *(one for one in range(len(names.ARTIFACTS)) for each in families if holds(each.artifacts, one)),
    ]
    out = (pets, built, added, owned)
    called = (layout.pets, cages[:-1], addons, names.ARTIFACTS)
    stacks = [state.pet_pile, state.cage_stack, state.addon_stack, state.artifact_stack]
    state.dealt = state.dealt[:]
    for kind, what in enumerate(DEALT):
        known = range(len(called[kind]))
        used = [thing for thing in out[kind] if thing in known]
        if not stacks[kind]:
            stacks[kind], state.dealt[kind] = used, len(used)
        stacks[kind] = completed(stacks[kind], known, called[kind], what)
        limit(state.dealt[kind], len(stacks[kind]), f"dealt {what}")
        for thing in used:
            check(
                thing in stacks[kind][: state.dealt[kind]],
                f"{what} {called[kind][thing]}",
                forms.NOTHING,
                "dealt",
            )
            limit(used.count(thing), 1, f"{what} {called[kind][thing]}")
    state.pet_pile, state.cage_stack, state.addon_stack, state.artifact_stack = stacks


def finish_deck(state: Petz, colour: int) -> None:
    """Every card of a colour is in the deck, in a hand, on a pet or discarded."""
    held = packed.unpack(state.discards[colour])
    for family in state.families:
        held += packed.unpack(family.hand[colour])
        for plot in family.plots:
            bars = state.layout.bars[plot.pet] if plot.pet >= 0 else []
            held += [
                packed.card_of(code)
                for bar, code in enumerate(packed.codes_of(plot.assigned))
                if code not in (0, packed.CODE_POTION) and bar < len(bars) and bars[bar] == colour
            ]
    deck = state.decks[colour]
    what = f"{names.COLOURS[colour]} cards"
    limit(state.left[colour], len(deck), f"{names.COLOURS[colour]} left")
    box = packed.unpack(state.layout.deck[colour])
    if not deck:
        state.decks[colour] = completed(held, box, names.CARDS, what)[len(held) :][::-1]
        state.left[colour] = len(state.decks[colour])
    found = held + state.decks[colour][: state.left[colour]]
    check(sorted(found) == sorted(box), what, len(found), len(box))
