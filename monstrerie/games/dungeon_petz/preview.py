"""Numbers that a legal move would lead to, as far as its seat can know them.

A move is tried on a copy, as one step: nothing is drawn and nothing revealed, so that the numbers depend on
public things and the own hand alone. While cards are assigned, the needs so far are worked out as the engine
will handle them: what pets score and how they please is that of the end of the best handling, with the
suffering, the mutations and the manure that it can't avoid.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypedDict

import msgspec

from ...core.match import Match
from ...core.move import Move
from ...core.parts import PlanPreview, preview_plan
from ...core.refusal import Refusal
from ...core.sets import listed
from ...core.view import Sentence
from . import names
from .bot.solver import AT_HUNGER, Puzzle, entertainments, puzzle, solve
from .moves import Assign, Fund, Ready
from .moves import action as action_of
from .rules import actions as ids
from .rules.business import match_score
from .rules.dangers import sickness
from .rules.exhibitions import display_score, halves, pet_score
from .rules.needcards import ASSIGNMENTS, AssignCard
from .rules.packed import code_on, gold_of, imps_of, packed_numbers, size_of, tally
from .rules.shopping import free_spaces, open_spaces
from .state import PLOTS, Petz, Plot
from .view_types import Need

UNASKED: Final = (Fund(0), Ready())
"""Answers to questions that may not come."""
ALIVE: Final = 1000.0
MANY: Final = 15
HAIR: Final = 0.001
"""Less than any number of mutations makes a token of."""


class GroupPreview(TypedDict):
    """A group at an exit, and where it could go if no other family were there first."""

    exit: int
    """counted from 1"""
    imps: int
    gold: int
    size: int
    spaces: list[str]


class PlotPreview(TypedDict, total=False):
    """What changes on a plot."""

    plot: int
    """counted from 1"""
    gone: str
    """the pet that leaves it"""
    pet: str
    """the pet that stays; none on an empty plot"""
    suffering: int
    mutation: int
    manure: int


class FoodPreview(TypedDict, total=False):
    """Food that is gained or lost, or that the needs ask for."""

    vegetables: int
    meat: int
    either: int
    """for pets that eat both"""


class Best(TypedDict):
    """What the best handling of the needs can't avoid."""

    lost: int
    """pets"""
    suffering: int
    """on the pets that stay, old tokens included"""


class PetPreview(TypedDict):
    """What the cards assigned to a pet come to."""

    plot: int
    """counted from 1"""
    pet: str
    needs: dict[Need, int]
    unfed: int
    """hunger that the cage does not meet; likewise the next ones"""
    bored: int
    mutations: int
    escape: int
    """imps that it would hurt"""
    manure: int
    sick: int
    """suffering by disease"""
    lost: bool
    suffering: int
    """that can't be avoided"""
    score: int | None
    """in an exhibition of single pets"""
    matches: dict[str, int]
    """by customer"""


class Preview(TypedDict, total=False):
    """What a move would lead to; what stays the same is left out."""

    gold: int
    home: int
    hospital: int
    potions_held: int
    reputation: int | float
    exhibition: int | float | None
    """the minion's place, or what the whole display would score"""
    food: FoodPreview
    plots: list[PlotPreview]
    groups: list[GroupPreview]
    """while imps are grouped"""
    imps_to_play: int
    """the fewest that keep every pet content; likewise the next one"""
    imps_to_catch: int
    best: Best
    pets: list[PetPreview]
    """while cards are assigned"""
    short: Sentence


def preview(state: Petz, seat: int, move: Move) -> Preview:
    """What changes for the seat, and while it assigns, what its needs come to; in a few words as `short`."""
    shown = together([state], seat, [move])
    short = _short(shown)
    if short is not None:
        shown["short"] = short
    return shown


COUNTED: Final = (
    "reputation",
    "gold",
    "vegetables",
    "meat",
    "potions",
    "hospital",
    "suffering",
    "mutation",
    "manure",
)
"""What the few words about a move count, where it changes."""


def _short(shown: Preview) -> Sentence | None:
    """What a move brings; None where nothing changes that people count."""
    if "groups" in shown:
        return None
    more: dict[str, int | float] = dict.fromkeys(COUNTED, 0)
    lost, exhibition = 0, shown.get("exhibition")
    if "best" in shown:
        lost, more["suffering"] = shown["best"]["lost"], shown["best"]["suffering"]
    else:
        food = shown.get("food", {})
        more["vegetables"], more["meat"] = food.get("vegetables", 0), food.get("meat", 0)
        more["reputation"] = shown.get("reputation", 0)
        more["gold"], more["hospital"] = shown.get("gold", 0), shown.get("hospital", 0)
        more["potions"] = shown.get("potions_held", 0)
        for plot in shown.get("plots", ()):
            more["suffering"] += plot.get("suffering", 0)
            more["mutation"] += plot.get("mutation", 0)
            more["manure"] += plot.get("manure", 0)
    if exhibition is None and not lost and not any(more.values()):
        return None
    data: dict[str, Any] = {"shows": exhibition is not None, "exhibition": exhibition or 0, "lost": lost}
    for name in COUNTED:
        data[name] = abs(more[name])
        data[f"{name}_sign"] = "−" if more[name] < 0 else "+"
    return Sentence("dp-short", data)


def of_move(state: Petz, seat: int, move: Move) -> dict[str, Any]:
    """The preview of one move, as JSON has it."""
    shown: dict[str, Any] = msgspec.to_builtins(preview(state, seat, move))
    return shown


def of_moves(tables: Sequence[Petz], seat: int, moves: Sequence[Move]) -> dict[str, Any]:
    """The preview of several moves as one."""
    return {**together(tables, seat, moves)}


def together(tables: Sequence[Petz], seat: int, moves: Sequence[Move]) -> Preview:
    """What changes for the seat by several moves; `tables` has the table before each of them."""
    before, state = tables[0], tables[-1]
    action = action_of(state, moves[-1])
    drawn = ids.STUDY <= action < ids.BUILD or action == ids.STOP_EXCHANGE
    if drawn or ids.EXCHANGE <= action < ids.ASSIGN:
        return {}  # a card is drawn: nobody knows
    twin = state.copy()
    step = twin.step_of(seat)
    assert step is not None
    twin.take(seat)
    step.play(twin, action)
    if ids.ASSIGN <= action < ids.FEED:
        return needs_so_far(twin, seat)
    shown = changes(before, twin, seat)
    if before.phase == names.GROUPING:
        shown["groups"] = groups_so_far(twin, seat)
    return shown


def groups_so_far(state: Petz, seat: int) -> list[GroupPreview]:
    """The groups at the exits in the order in which they will be sent, and where each could go now."""
    free = free_spaces(state)
    return [
        {
            "exit": exit + 1,
            "imps": imps_of(group),
            "gold": gold_of(group),
            "size": size_of(group),
            "spaces": [names.SPACES[space] for space in listed(open_spaces(free, group))],
        }
        for exit, group in enumerate(state.families[seat].groups)
        if group
    ]


def of_plan(match: Match, seat: int, moves: Sequence[Move]) -> PlanPreview:
    """What the moves lead to in the order given, or what cards come to in any other."""
    start = match.copy()
    found = preview_plan(match, seat, moves)
    # No gold for a group, no further group: always said by people, asked only where there is a choice.
    while found.refusal is not None and len(moves) > 1 and moves[found.count] in UNASKED:
        moves = [*moves[: found.count], *moves[found.count + 1 :]]
        found = preview_plan(start.copy(), seat, moves)
    if found.hidden and all(move in UNASKED for move in moves[found.count :]):
        return msgspec.structs.replace(found, plan=moves[: found.count])
    cards = [move for move in moves if isinstance(move, Assign)]
    state = start.state
    free = len(cards) == len(moves) and isinstance(state.step_of(seat), AssignCard)
    if found.refusal is None or not free:
        return found
    # The engine asks bar by bar; a person lays cards out in any order and leaves gaps.
    assert isinstance(state, Petz)
    placed = of_cards(state, seat, cards)
    return placed if placed.count > found.count else found


def of_cards(state: Petz, seat: int, moves: Sequence[Assign]) -> PlanPreview:
    """What cards assigned to any open bars come to, in any order and with gaps. The state is changed."""
    lanes = state.lanes
    assert lanes is not None
    refusal: Refusal | None = None
    count = 0
    for move in moves:
        due = lanes[seat][-1]
        number, bar = move.plot - 1, move.bar - 1
        plot = state.plot(seat, number) if 0 <= number < PLOTS else None
        if plot is None or not 0 <= bar < plot.size or code_on(plot.assigned, bar):
            refusal = due.why_not(state, move)
            break
        step = ASSIGNMENTS[seat][number][bar]
        played = action_of(state, move)
        if played not in step.legal(state):
            refusal = step.why_not(state, move)
            break
        step.play(state, played)
        lanes[seat] = [due]
        count += 1
    plan = moves if refusal else sorted(moves, key=lambda move: (move.plot, move.bar))
    return PlanPreview({**needs_so_far(state, seat)} if count else {}, count, refusal, plan=plan)


def changes(before: Petz, after: Petz, seat: int) -> Preview:
    """What is different for the seat, by name; what stays the same is left out."""
    shown: Preview = {}
    old, new = before.families[seat], after.families[seat]
    if new.gold != old.gold:
        shown["gold"] = new.gold - old.gold
    if new.home != old.home:
        shown["home"] = new.home - old.home
    if new.hospital != old.hospital:
        shown["hospital"] = new.hospital - old.hospital
    if new.potions != old.potions:
        shown["potions_held"] = new.potions - old.potions
    if new.reputation != old.reputation:
        shown["reputation"] = halves(new.reputation - old.reputation)
    if new.minion != old.minion:
        shown["exhibition"] = halves(new.minion)
    vegetables = new.vegetables() - old.vegetables()
    meat = new.meat() - old.meat()
    if vegetables or meat:
        shown["food"] = {"vegetables": vegetables, "meat": meat}
    plots = [_changed(before, number, old.plots[number], new.plots[number]) for number in range(PLOTS)]
    if any(plots):
        shown["plots"] = [plot for plot in plots if plot]
    return shown


def _changed(state: Petz, number: int, was: Plot, now: Plot) -> PlotPreview | None:
    """What is different on a plot; None for nothing."""
    if was.pet >= 0 and now.pet != was.pet:
        return {"plot": number + 1, "gone": state.layout.name(was)}
    shown: PlotPreview = {"plot": number + 1}
    if was.pet >= 0:
        shown["pet"] = state.layout.name(was)
    same = len(shown)
    if now.suffering != was.suffering:
        shown["suffering"] = now.suffering - was.suffering
    if now.mutation != was.mutation:
        shown["mutation"] = now.mutation - was.mutation
    if now.manure != was.manure:
        shown["manure"] = now.manure - was.manure
    return shown if len(shown) > same else None


def needs_so_far(state: Petz, seat: int) -> Preview:
    """What the cards assigned so far will ask for, and what they will score."""
    family = state.families[seat]
    for number, plot in enumerate(family.plots):
        if plot.pet >= 0:
            family.change(number).tally = tally(plot.assigned, state.layout.colours(plot))
    made = puzzle(state, seat, AT_HUNGER)
    food: FoodPreview = {"vegetables": 0, "meat": 0, "either": 0}
    for diet, hunger in zip(made.diet, made.hunger, strict=True):
        if diet == names.HERBIVORE:
            food["vegetables"] += hunger
        elif diet == names.CARNIVORE:
            food["meat"] += hunger
        else:
            food["either"] += hunger
    imps_to_play = _imps_to_play(made)
    best = _best(made)
    end = _ended(state, seat, made)
    return {
        "food": food,
        "imps_to_play": imps_to_play,
        "imps_to_catch": sum(made.anger),
        "best": best,
        "exhibition": display_score(end, seat) if state.counted().display else None,
        "pets": [_pet(state, end, seat, plot, made) for plot in range(PLOTS) if made.size[plot]],
    }


def _ended(state: Petz, seat: int, made: Puzzle) -> Petz:
    """The table as the best handling of the needs leaves the seat's display."""
    end, after = made.end, state.copy()
    for number in range(PLOTS):
        plot = after.families[seat].change(number)
        plot.manure = made.manure[number]
        if not made.size[number]:
            continue
        plot.manure = end.manure[number]
        plot.mutation = end.mutation[number]
        plot.suffering = end.suffering[number] + sickness(made.disease[number], plot.manure)
        if not end.alive[number] or plot.suffering >= made.size[number]:
            plot.pet = -1
            plot.size = 0
    return after


def _pet(state: Petz, end: Petz, seat: int, plot: int, made: Puzzle) -> PetPreview:
    before, after = state.plot(seat, plot), end.plot(seat, plot)
    exhibition = state.exhibition()
    lost = after.pet < 0
    manure = made.manure[plot] + made.poop[plot]
    score = None
    if lost:
        pass
    elif exhibition >= 0 and not state.counted().display:
        score = max(pet_score(end, after, kind) for kind in range(len(names.NEEDS)))
    return {
        "plot": plot + 1,
        "pet": state.layout.name(before),
        "needs": {need: before.shows(number) for number, need in enumerate(names.NEEDS)},
        "unfed": made.hunger[plot],
        "bored": made.play[plot],
        "mutations": made.magic[plot],
        "escape": made.anger[plot],
        "manure": after.manure if lost else manure,
        "sick": sickness(made.disease[plot], manure),
        "lost": lost,
        "suffering": 0 if lost else after.suffering - before.suffering,
        "score": score,
        "matches": {}
        if lost
        else {names.CUSTOMERS[buyer]: match_score(end, after, buyer) for buyer in state.buyers()},
    }


def _imps_to_play(made: Puzzle) -> int:
    """The fewest imps that keep every pet content."""
    found: dict[int, int] = {}
    entertainments(made, 0, made.play[:], MANY, False, found)
    content = (imps for key, imps in found.items() if not any(packed_numbers(key, PLOTS)))
    return MANY - max(content, default=0)


def _best(made: Puzzle) -> Best:
    """With the food and imps there are: the fewest pets lost, then the fewest suffering tokens on the others.

    Of ways that are alike in this, one with the fewest mutations is taken.
    """
    pets = sum(size > 0 for size in made.size)
    made.vegetables = [0.0] * len(made.vegetables)
    made.meat = [0.0] * len(made.meat)
    made.box = min(made.box, 0.0)
    made.worth = [ALIVE] * PLOTS
    made.token = [1.0] * PLOTS
    made.mutant = [HAIR] * PLOTS
    made.imp = made.hurt = 0.0
    reached = solve(made)
    left = -int(-reached // ALIVE)
    return {"lost": pets - left, "suffering": round(left * ALIVE - reached)}
