"""How a carnage is written as text.

Every piece that is in play is a field: `meeple-17 120.5 -33.25 12.0`, millimetres from the middle of the
board, and its turn as four numbers more unless it stands as it was made. What is nowhere else is in the box.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from ...core import forms
from ...core.errors import BadPosition, Problem
from ...core.notation import Field, Notation, Written, check, limit, part, share, steps
from ...core.rng import Rng
from .names import CARDS, COLOURS, KINDS
from .rules.after import LiftBody
from .rules.brawl import AskMouthguard, BreakTeeth, ShowMouthguard
from .rules.clumsy import Clumsiness, TidyUp
from .rules.end import DiscardPowers, Foresee, Imitate
from .rules.meal import BeginMeal, EndMeal, Serve
from .rules.move import AfterFlick
from .rules.places import ChooseSpace, PlaceMonster
from .rules.port import World
from .rules.ruins import SendMeeples
from .rules.runaways import AskTooCute, EndAtOnce, Relocate, Report, Rescue, ShowTooCute, Strike
from .rules.setup import Build
from .rules.teeth import LoseTooth, PayMeeple
from .rules.thefts import Kiss, NameStomachs
from .rules.turn import StartTurn
from .rules.variants import KeepCard, Purchases
from .state import NOBODY, OVER, Carnage, Drawn, Layout, empty_table

PHASES: Final = ("choosing", "actions", "meal", "after-meal", "counting", "over")
DEEDS: Final = ("move", "demolish", "breath", "throw", "kung-fu", "secret", "start")
EFFECTS: Final = (*(f"row-{row}" for row in range(1, 7)), *COLOURS)
_RULE: Final = re.compile(r"RA-[A-Z]{2,5}-\d\d[a-z]?$")
_PROMPT: Final = re.compile(r"ra-prompt-[a-z-]{1,30}$")


def notation(layout: Layout) -> Notation:
    """The fields and steps of a carnage."""
    players, teams = layout.players, len(layout.teams)
    world = layout.world()
    cards = [forms.several(forms.text_among(pack)) for pack in CARDS]
    somebody, colours = forms.seat(players), forms.counts(COLOURS)
    place = world.plan.neighbourhoods
    people = [f"meeple-{meeple}" for meeple in range(len(world.plan.colours))]

    def blank() -> Carnage:
        state = empty_table(layout, Rng(0))
        state.colours = [COLOURS.index(colour) for colour in world.plan.colours]
        return state

    return Notation(
        blank,
        [
            part("phase", forms.word(PHASES)),
            part("round", forms.number(1)),
            part("first", somebody),
            part("team", forms.number(1, teams, shown=1)),
            part("active", somebody),
            part("actions", forms.number(0, 99)),
            part("extra", forms.several(forms.number(0, 99), teams, teams)),
            part("turns_left", forms.number(-1, 99)),
            part("culprit", somebody),
            part("rows", forms.words(COLOURS)),
            part("zones", colours),
            part("powers", forms.several(cards[1], teams, teams, between="|")),
            *(pack_of(kind, cards[kind]) for kind in range(len(KINDS))),
            *(gone_of(kind, players) for kind in range(len(KINDS))),
            part("drawn", forms.several(draw(players), between="|")),
            part("deed", forms.text_among(DEEDS, nothing="")),
            part(
                "facing",
                forms.Form(
                    facing_of, lambda text: None if text == forms.NOTHING else forms.exactly().read(text)
                ),
            ),
            part("flicks", forms.number(0, 99)),
            part("prepared", cards[1]),
            part("spared", forms.several(somebody)),
            part("stirred", forms.flag()),
            part("passes", forms.number()),
            part("vacuum", forms.text_among(place, nothing="")),
            part("loss_tokens", forms.number(0, 99)),
            part("loss_meeples", colours),
            part("limit", forms.number(0, 99)),
            part("place", forms.text_among((*place, "runaway"), nothing="")),
            part("ravenous", forms.flag()),
            part("menu", forms.several(forms.text_among(people))),
            part("tremor", forms.dice()),
            *pieces(world, players),
        ],
        [
            *(share(name, cards[kind]) for kind, name in enumerate(("characters", "mutations", "secrets"))),
            share(
                "offered", forms.several(forms.several(forms.text_among(sum(CARDS, ()))), 3, 3, between="|")
            ),
            share("copied", cards[0]),
            share("named", forms.several(somebody)),
            share("tokens", forms.number(0, 99)),
            share("stomachs", colours, name="stomach"),
            *(
                share(name, forms.number(0, 99))
                for name in ("floors", "broken", "mutated", "bought", "acted")
            ),
            *(
                share(name, forms.flag())
                for name in ("down", "upside", "invisible", "gazed", "benched", "fed")
            ),
        ],
        written_steps(players, teams, world.plan.ruins),
        frozenset({"colours", "judged", "tape", "box_meeples", "box_floors", "box_teeth"}),
        lambda state: finish(state, world),
        ORDER,
    )


ORDER: Final = """
ChooseCards KeepCard
ShowKept
Introduce
ChooseAction ChooseKissed Kiss NameStomachs ChooseTerminated ChooseVacuum SendMeeples PayMeeple LoseTooth
GoOn AfterFlick TidyUp AskMouthguard ShowMouthguard BreakTeeth ShowTooCute AskTooCute Strike
EndAtOnce DiscardCard Rescue Report Relocate PlaceMonster ChooseSpace LiftBody
Aftermath
PutBack SmellyFeet
Pass
Brawls
Flee
SwallowFloors
Again
LiftBodies
ActionPhase
Serve Bite
EndMeal
AfterMeal BeginMeal
MealPhase
DiscardPower DiscardPowers
BuyCard KeepBought Purchases
EndTurn. NextTurn. StartTurn.
ChooseCopy ChooseNamed Imitate
Foresee
Count. Over.
"""


def written_steps(players: int, teams: int, ruins: Sequence[str]) -> list[Written]:
    """The steps, and what they are about."""
    who, count, yes = forms.seat(players), forms.number(0, 99), forms.flag()
    rule, why, effect = like(_RULE, "RA-…"), like(_PROMPT, "ra-prompt-…"), forms.text_among(EFFECTS)
    one = (LiftBody, ShowMouthguard, TidyUp, DiscardPowers, Imitate, Foresee, EndMeal, AfterFlick, Relocate)
    return steps(
        __package__,
        {
            **dict.fromkeys((*one, Rescue, Report, EndAtOnce, Purchases), (who,)),
            StartTurn: (forms.number(1, teams, shown=1),),
            KeepCard: (forms.word(KINDS),),
            BreakTeeth: (who, who, count),
            AskMouthguard: (who, who),
            BeginMeal: (yes,),
            Serve: (who, yes),
            ChooseSpace: (rule,),
            PlaceMonster: (who, rule),
            SendMeeples: (forms.text_among(ruins), rule),
            AskTooCute: (effect, who, count),
            ShowTooCute: (effect, who, count),
            Strike: (effect, who),
            LoseTooth: (who, who),
            PayMeeple: (count, who, why),
            Kiss: (who, count),
            NameStomachs: (forms.several(count, players, players),),
        },
        without=(Build, Clumsiness),
    )


# --- forms of its own ---------------------------------------------------------------------------------------


def like(pattern: re.Pattern[str], wanted: str) -> forms.Form:
    """A word of some shape."""

    def read(text: str) -> str:
        if not pattern.match(text):
            raise forms.Unreadable(text, wanted)
        return text

    return forms.Form(str, read)


def facing_of(facing: float | None) -> str:
    """Where a Body will look."""
    return forms.NOTHING if facing is None else repr(facing)


def draw(players: int) -> forms.Form:
    """A draw by Tramp: from whom, to whom, what; what had been held, and the fewest each has had since."""
    who, colours = forms.seat(players), forms.counts(COLOURS)
    form = forms.together(who, who, colours, colours, colours, colours, between="/")
    return forms.Form(
        lambda drawn: form.write(
            [drawn.from_seat, drawn.to_seat, drawn.colours, drawn.held, drawn.least_from, drawn.least_to]
        ),
        lambda text: Drawn(*form.read(text)),
    )


def pack_of(kind: int, form: forms.Form) -> Field:
    """The undealt cards of a kind, the next last; those that a text names nowhere lie first."""

    def put(state: Carnage, cards: list[str]) -> None:
        state.packs[kind] = cards

    return Field(f"{KINDS[kind]}-pack", form, lambda state: state.packs[kind], put, ("packs",))


def gone_of(kind: int, players: int) -> Field:
    """The cards of a kind that left the game, each with the seat that knows it where not all do."""
    form = forms.together(forms.text_among(CARDS[kind]), forms.seat(players), between=":")

    def read(text: str) -> tuple[str, int]:
        card, knower = form.read(text if ":" in text else f"{text}:{forms.NOTHING}")
        return card, knower

    def put(state: Carnage, cards: list[tuple[str, int]]) -> None:
        state.gone[kind] = cards

    one = forms.Form(lambda gone: gone[0] if gone[1] == NOBODY else form.write(gone), read)
    return Field(f"{KINDS[kind]}-gone", forms.several(one), lambda state: state.gone[kind], put, ("gone",))


def pieces(world: World, players: int) -> list[Field]:
    """A field for each piece."""
    plan = world.plan
    names = [f"{part}-{monster}" for monster in range(players) for part in ("body", "paws")]
    names += [f"vehicle-{vehicle}" for vehicle in range(plan.vehicles)]
    names += [*plan.floors, *(f"meeple-{meeple}" for meeple in range(len(plan.colours)))]
    seen: dict[int, tuple[Any, dict[str, str]]] = {}

    def words(position: Any) -> dict[str, str]:
        if isinstance(position, dict | None):  # still being read
            return position or {}
        if id(position) not in seen:
            seen[id(position)] = (position, world.words(position))
        return seen[id(position)][1]

    def piece(name: str) -> Field:
        def put(state: Carnage, text: str) -> None:
            state.position = {**words(state.position), name: text}

        return Field(
            name, forms.Form(str, str), lambda state: words(state.position).get(name), put, ("position",)
        )

    return [piece(name) for name in names]


# --- what can be --------------------------------------------------------------------------------------------


def finish(state: Carnage, world: World) -> None:
    """Lay the pieces down, put what is left into the box, and refuse what can't be."""
    layout, boxes = state.layout, state.layout.boxes
    laid: dict[str, str] = state.position or {}
    try:
        state.position = world.arranged(laid)
    except ValueError as error:
        name = str(error)
        raise BadPosition(
            "error-position-field",
            field=name,
            value=laid.get(name, forms.NOTHING)[:80],
            number=0,
            wanted=Problem("ra-wanted-pose"),
        ) from None
    for colour, name in enumerate(COLOURS):
        out = sum(f"meeple-{meeple}" in laid for meeple, one in enumerate(state.colours) if one == colour)
        out += state.rows.count(colour) + state.zones[colour]
        out += sum(stomach[colour] for stomach in state.stomachs)
        limit(out, state.colours.count(colour), name)
        state.box_meeples[colour] = state.colours.count(colour) - out
    floors = sum(floor in laid for floor in world.plan.floors) + sum(state.floors)
    limit(floors, len(world.plan.floors), "floors")
    state.box_floors = len(world.plan.floors) - floors
    teeth = layout.box.teeth.tokens * boxes * layout.box.pieces.monsters
    limit(sum(state.tokens) + sum(state.broken), teeth, "tokens")
    state.box_teeth = teeth - sum(state.tokens) - sum(state.broken)
    for kind in range(len(KINDS)):
        finish_cards(state, kind)
    limit(len(state.rows), sum(layout.box.runaway.rows) * boxes, "rows")
    for drawn in state.drawn:
        check(NOBODY not in (drawn.from_seat, drawn.to_seat), "drawn", forms.NOTHING, f"1…{state.players}")
    check(NOBODY not in (state.first, state.active), "active", forms.NOTHING, f"1…{state.players}")
    over = not state.agenda and state.lanes is None
    check((state.phase == OVER) == over, "phase", PHASES[state.phase], PHASES[OVER])


def finish_cards(state: Carnage, kind: int) -> None:
    """Every card of the box is in a pack, with a Monster, offered or out of the game."""
    held: list[list[str]] = [state.characters, [*state.powers, *state.mutations], state.secrets][kind]
    out = [card for cards in held for card in cards]
    out += [card for offered in state.offered for card in offered[kind]]
    out += [card for card, _ in state.gone[kind]] + state.packs[kind]
    rest: list[str] = []
    for card in CARDS[kind]:
        limit(out.count(card), state.layout.boxes, card)
        rest += [card] * (state.layout.boxes - out.count(card))
    state.packs[kind] = rest + state.packs[kind]
