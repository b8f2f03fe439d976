"""Numbers that a legal move would lead to, as far as its seat can know them.

A move is tried on a copy, as one step: nothing is drawn and nothing revealed, so that the numbers depend on
public things and the own hand alone. While cards are assigned, the needs laid so far are worked out as the
engine will handle them: what pets score and how they please is told for the end of the best handling, with
the suffering, the mutations and the manure that it can't spare them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ...core.match import Match
from ...core.move import Move
from ...core.parts import PlanPreview, preview_plan
from ...core.refusal import Refusal
from .bot.solver import AT_HUNGER, Puzzle, entertainments, puzzle, solve
from .moves import Assign, Fund, Ready
from .moves import action as action_of
from .names import (
    CARNIVORE,
    CUSTOMERS,
    FREESTYLE,
    FULL_DISPLAY,
    GROUPING,
    HERBIVORE,
    NEEDS,
    SPACE_COUNT,
    SPACES,
)
from .rules import actions as ids
from .rules.business import match_score
from .rules.dangers import sickness
from .rules.exhibitions import display_score, halves, pet_score
from .rules.needcards import ASSIGNMENTS, AssignCard
from .rules.shopping import free_spaces, open_spaces
from .state import PLOTS, Petz, code_on, gold_of, holds, imps_of, packed_numbers, size_of, tally

UNASKED: Final = (Fund(0), Ready())
"""Answers to questions that may not come."""
ALIVE: Final = 1000.0
MANY: Final = 15
HAIR: Final = 0.001
"""Less than any number of mutations makes a token of."""


def of_move(state: Petz, seat: int, move: Move) -> dict[str, Any]:
    """What changes for the seat, and while it assigns, what its needs come to; in a few words as `short`."""
    shown = of_moves([state], seat, [move])
    short = _short(shown)
    return {**shown, "short": short} if short else shown


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


def _short(shown: dict[str, Any]) -> dict[str, Any] | None:
    """Fluent key and data of what a move brings; None where nothing changes that people count."""
    if "groups" in shown:
        return None
    more: dict[str, Any] = dict.fromkeys(COUNTED, 0)
    more["lost"], exhibition = 0, None
    if "best" in shown:
        more["lost"], more["suffering"] = shown["best"]["lost"], shown["best"]["suffering"]
        exhibition = shown["exhibition"]
    else:
        more["reputation"] = shown.get("reputation", 0)
        more["gold"], more["hospital"] = shown.get("gold", 0), shown.get("hospital", 0)
        more["potions"] = shown.get("potions_held", 0)
        more.update(shown.get("food", {}))
        for plot in shown.get("plots", ()):
            for token in ("suffering", "mutation", "manure"):
                more[token] += plot.get(token, 0)
        exhibition = shown.get("exhibition")
    if exhibition is None and not any(more.values()):
        return None
    data: dict[str, Any] = {
        "shows": exhibition is not None,
        "exhibition": exhibition or 0,
        "lost": more["lost"],
    }
    for name in COUNTED:
        data[name] = abs(more[name])
        data[f"{name}_sign"] = "−" if more[name] < 0 else "+"
    return {"key": "dp-short", "data": data}


def of_moves(tables: Sequence[Petz], seat: int, moves: Sequence[Move]) -> dict[str, Any]:
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
    if before.phase == GROUPING:
        shown["groups"] = groups_so_far(twin, seat)
    return shown


def groups_so_far(state: Petz, seat: int) -> list[dict[str, Any]]:
    """The groups at the exits in the order in which they will be sent, and where each could go as things
    stand: other families may be there first.
    """
    free = free_spaces(state)
    return [
        {
            "exit": exit + 1,
            "imps": imps_of(group),
            "gold": gold_of(group),
            "size": size_of(group),
            "spaces": [
                SPACES[space] for space in range(SPACE_COUNT) if holds(open_spaces(free, group), space)
            ],
        }
        for exit, group in enumerate(state.families[seat].groups)
        if group
    ]


def of_plan(match: Match, seat: int, moves: Sequence[Move]) -> PlanPreview:
    """What the moves lead to in the order given, or what cards come to that can be laid in another."""
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
    """What cards laid on any open bars come to, in any order and with gaps. The state is changed."""
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
    return PlanPreview(needs_so_far(state, seat) if count else {}, count, refusal, plan=plan)


def changes(before: Petz, after: Petz, seat: int) -> dict[str, Any]:
    """What is different for the seat, by name; what stays the same is left out."""
    shown: dict[str, Any] = {}
    old, new = before.families[seat], after.families[seat]
    for name in ("gold", "home", "hospital", "potions"):
        more = getattr(new, name) - getattr(old, name)
        if more:
            shown["potions_held" if name == "potions" else name] = more
    if new.reputation != old.reputation:
        shown["reputation"] = halves(new.reputation - old.reputation)
    if new.minion != old.minion:
        shown["exhibition"] = halves(new.minion)
    vegetables = new.vegetables() - old.vegetables()
    meat = new.meat() - old.meat()
    if vegetables or meat:
        shown["food"] = {"vegetables": vegetables, "meat": meat}
    plots = []
    for number, (was, now) in enumerate(zip(old.plots, new.plots, strict=True), 1):
        tokens = {
            "suffering": now.suffering - was.suffering,
            "mutation": now.mutation - was.mutation,
            "manure": now.manure - was.manure,
        }
        if was.pet >= 0 and now.pet != was.pet:
            plots.append({"plot": number, "gone": before.layout.name(was)})
        elif any(tokens.values()):
            there = {"pet": before.layout.name(was)} if was.pet >= 0 else {}
            plots.append({"plot": number, **there, **{name: more for name, more in tokens.items() if more}})
    if plots:
        shown["plots"] = plots
    return shown


def needs_so_far(state: Petz, seat: int) -> dict[str, Any]:
    """What the cards laid so far will ask for, and what they will score."""
    family = state.families[seat]
    for number, plot in enumerate(family.plots):
        if plot.pet >= 0:
            family.change(number).tally = tally(plot.assigned, state.layout.colours(plot))
    made = puzzle(state, seat, AT_HUNGER)
    food = {"vegetables": 0, "meat": 0, "either": 0}
    for diet, hunger in zip(made.diet, made.hunger, strict=True):
        kind = "vegetables" if diet == HERBIVORE else "meat" if diet == CARNIVORE else "either"
        food[kind] += hunger
    exhibition = state.exhibition()
    imps_to_play = _imps_to_play(made)
    best = _best(made)
    end = _ended(state, seat, made)
    return {
        "food": food,
        "imps_to_play": imps_to_play,
        "imps_to_catch": sum(made.anger),
        "best": best,
        "exhibition": display_score(end, seat, exhibition) if exhibition >= FULL_DISPLAY else None,
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


def _pet(state: Petz, end: Petz, seat: int, plot: int, made: Puzzle) -> dict[str, Any]:
    before, after = state.plot(seat, plot), end.plot(seat, plot)
    exhibition = state.exhibition()
    lost = after.pet < 0
    manure = made.manure[plot] + made.poop[plot]
    score = None
    if lost:
        pass
    elif exhibition == FREESTYLE:
        score = max(pet_score(end, after, exhibition, kind) for kind in range(len(NEEDS)))
    elif 0 <= exhibition < FULL_DISPLAY:
        score = pet_score(end, after, exhibition, 0)
    return {
        "plot": plot + 1,
        "pet": state.layout.name(before),
        "needs": {need: before.shows(number) for number, need in enumerate(NEEDS)},
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
        else {CUSTOMERS[buyer]: match_score(end, after, buyer) for buyer in state.buyers()},
    }


def _imps_to_play(made: Puzzle) -> int:
    """The fewest imps that keep every pet amused."""
    found: dict[int, int] = {}
    entertainments(made, 0, made.play[:], MANY, False, found)
    content = (imps for key, imps in found.items() if not any(packed_numbers(key, PLOTS)))
    return MANY - max(content, default=0)


def _best(made: Puzzle) -> dict[str, int]:
    """With the food and imps there are: how many pets must be lost at least, then how few suffering tokens
    can be on the others, old ones included; of ways that are alike in this, one with the fewest mutations.
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
    kept = -int(-reached // ALIVE)
    return {"lost": pets - kept, "suffering": round(kept * ALIVE - reached)}
