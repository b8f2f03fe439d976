"""Combat school as the terminal and the page know it: the four training combats, and new ones without end."""

from __future__ import annotations

from typing import Any, Final

from ...core.puzzles import Hint, Puzzle, School, Sentence
from ...core.state import State
from . import moves, puzzles
from .preview import at_once
from .solver import TILE_LOST
from .state import Realm

THOUGHTS: Final = (5, 4, 4, 4)
"""How many things each training combat teaches: `dl-lesson-1-1` and so on."""


class CombatSchool(School):
    """Less is better: what counts is how many tiles the party conquers."""

    def count(self) -> int:
        return puzzles.count()

    def puzzle(self, number: int) -> Puzzle:
        return _shown(puzzles.scenario(number))

    def generate(self, seed: int, difficulty: int) -> Puzzle:
        return _shown(puzzles.generate(seed, difficulty))

    def goal(self, puzzle: Puzzle) -> Sentence:
        return Sentence("dl-puzzle-goal", {"tiles": puzzle.best})

    def lesson(self, number: int) -> list[Sentence]:
        return [Sentence(f"dl-lesson-{number}-{thought + 1}") for thought in range(THOUGHTS[number - 1])]

    def solution(self, puzzle: Puzzle) -> list[list[Sentence]]:
        return puzzles.solve(puzzle.state)

    def hint(self, state: State) -> Hint:
        assert isinstance(state, Realm)
        actions = state.legal()
        losses = puzzles.action_values(state, puzzles.solver())
        best = losses.index(min(losses))
        return Hint(actions[best], [*_what_it_does(state, actions[best]), _what_it_costs(losses, best)])

    def outcome(self, state: State) -> tuple[int, Sentence]:
        assert isinstance(state, Realm)
        lost = state.lords[0].conquered.bit_count()
        return lost, Sentence("dl-puzzle-lost", {"tiles": lost})


def _shown(made: Any) -> Puzzle:
    return Puzzle(Sentence(made.title, made.data), made.state, made.best)


def _what_it_does(state: Realm, action: int) -> list[Sentence]:
    """The thought behind a move, with the engine's numbers where it has some."""
    move = moves.move(state, action)
    numbers = at_once(state, 0, move)
    if isinstance(move, moves.Lay):
        if numbers["target"]:
            return [Sentence("dl-why-lay-target", {"wounds": numbers["target"]})]
        return [Sentence("dl-why-lay", {"wounds": ", ".join(map(str, numbers["wounds"]))})]
    if isinstance(move, moves.Attack):
        stops = bool(numbers.get("no_conquest"))
        return [Sentence("dl-why-attack", {"wounds": numbers["wounds"], "stops": stops})]
    key = {
        moves.NoTrap: "dl-why-no-trap",
        moves.Send: "dl-why-send",
        moves.Ready: "dl-why-ready",
        moves.Target: "dl-why-target",
        moves.TakeBack: "dl-why-take-back",
    }.get(type(move))
    return [Sentence(key)] if key else []


def _what_it_costs(losses: list[float], best: int) -> Sentence:
    """What is lost in all with the best move, and with the best other one."""
    tiles = _tiles(losses[best])
    others = losses[:best] + losses[best + 1 :]
    if not others:
        return Sentence("dl-why-only", {"tiles": tiles})
    second = min(others)
    if _tiles(second) > tiles:
        return Sentence("dl-why-tiles", {"tiles": tiles, "more": _tiles(second)})
    return Sentence("dl-why-dearer" if second > losses[best] else "dl-why-same", {"tiles": tiles})


def _tiles(loss: float) -> int:
    return round(-(-loss // TILE_LOST))
