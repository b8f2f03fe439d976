"""`monstrerie puzzle`: a game's school in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from msgspec import to_builtins

import monstrerie

from ..core.errors import BadValue, NotSupported
from ..core.event import Event
from ..core.move import Move
from ..core.puzzles import LEVELS, Puzzle, School
from ..core.text import say, seat_name, sentence
from ..core.view import Sentence
from .choosing import list_moves, notes_of, sentences_of, understand
from .drawing import board, log_line, plain
from .speak import out, phrase

Lessons = Iterator[tuple[Puzzle, list[Sentence]]]
"""Puzzles with what they teach."""


def run(
    game: monstrerie.Game, number: int | None, solve: bool, seed: int | None, difficulty: int, lang: str
) -> None:
    """Solve or play one puzzle, or all fixed ones and then new ones for as long as somebody likes."""
    school = game.school
    if school is None:
        raise NotSupported("error-no-puzzles", game=phrase(game.name, lang))
    if difficulty not in LEVELS:
        raise BadValue("error-difficulty", value=difficulty)
    if seed is not None and not 0 <= seed < 1 << 63:
        raise BadValue("error-puzzle-seed")
    if seed is not None:
        puzzles: Lessons = iter([(school.generate(seed, difficulty), [])])
    elif number is not None:
        puzzles = iter([(school.checked(number), school.lesson(number))])
    elif solve:
        puzzles = _fixed(school)
    else:
        puzzles = _endless(school)
    for puzzle, lesson in puzzles:
        out.print(f"[bold]{plain(_said(puzzle.title, lang))}[/]  {plain(_said(school.goal(puzzle), lang))}")
        if solve:
            _told(school, puzzle, lang)
            continue
        for thought in lesson:
            out.print(plain(_said(thought, lang)))
        if not _play(game, school, puzzle, lang, more=number is None and seed is None):
            return


def _fixed(school: School) -> Lessons:
    for number in range(1, school.count() + 1):
        yield school.puzzle(number), school.lesson(number)


def _endless(school: School) -> Lessons:
    yield from _fixed(school)
    for seed in count(1):
        yield school.generate(seed, min(5, 1 + seed // 3)), []


def _told(school: School, puzzle: Puzzle, lang: str) -> None:
    for part in school.solution(puzzle):
        for line in part:
            out.print(plain(_said(line, lang)))


def _play(game: monstrerie.Game, school: School, puzzle: Puzzle, lang: str, more: bool) -> bool:
    """Play one puzzle; False when the player leaves."""
    names = [seat_name(seat, lang) for seat in range(puzzle.state.players)]
    guesses = frozenset(game.components().guesses())
    state = puzzle.state.copy()
    actions: list[int] = []
    before: list[tuple[Any, int]] = []
    """The table before each move of the player, and after how many actions that was."""
    shown = False

    def perform(seat: int, move: Move) -> None:
        actions.append(game.action(state, move))
        events: list[Event] = []
        state.events = events
        game.perform(state, seat, move)
        state.events = None
        for event in game.marked(state, events, guesses):
            out.print(log_line(event, lang, names))

    while not state.done:
        if state.current != 0:
            perform(state.current, game.move(state, school.answer(state)))
            continue
        moves = game.moves(state, 0)
        seen = to_builtins(game.view(state, 0))
        view = {"players": state.players, "seat": 0, "to_act": state.to_act(), **seen}
        sentences = sentences_of(game, view, 0, moves, lang, names)
        if not shown:
            out.print(board(view, game, lang, names, guesses))
            list_moves(sentences, notes_of(game, state, 0, moves, lang, names))
            out.print(f"[dim]{plain(phrase('cli-puzzle-keys', lang))}[/]")
            shown = True
        try:
            said = out.input("> ").strip()
        except EOFError:
            out.print(phrase("cli-input-ended", lang))
            raise SystemExit(1) from None
        if said in ("q", "quit"):
            return False
        if said in ("h", "hint"):
            hint = school.hint(state)
            move = game.move(state, hint.action)
            advice = say(move, lang, names, game.words(view, 0, move))
            out.print(plain(phrase("cli-puzzle-hint", lang, move=advice)))
            for why in hint.why:
                out.print(f"  {plain(_said(why, lang))}")
        elif said in ("u", "undo"):
            if before:
                state, done = before.pop()
                del actions[done:]
            shown = False
        elif said == "":
            shown = False
        else:
            chosen = understand(said, moves, sentences, lang)
            if chosen is not None:
                before.append((state.copy(), len(actions)))
                perform(0, chosen)
                shown = False
    got, outcome = school.outcome(puzzle, actions)
    out.print(f"[bold]{plain(_said(outcome, lang))}[/]")
    key = "cli-puzzle-solved" if got <= puzzle.best else "cli-puzzle-better"
    out.print(phrase(key, lang, game=game.name, best=puzzle.best, got=got, more=got - puzzle.best))
    if not more:
        return True
    try:
        return out.input(phrase("cli-puzzle-next", lang) + " ").strip() not in ("q", "quit")
    except EOFError:
        return False


def _said(line: Sentence, lang: str) -> str:
    return sentence(line.key, line.data, lang)
