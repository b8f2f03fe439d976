"""`monstrerie puzzle`: a game's school in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

import monstrerie

from ..core.errors import BadValue, NotSupported
from ..core.match import Match
from ..core.move import Move
from ..core.puzzles import LEVELS, Puzzle, School, course_named
from ..core.text import say, seat_name, sentence
from ..core.view import Sentence
from .choosing import fill_in, list_moves, notes_of, sentences_of, understand
from .drawing import board, log_line, plain
from .speak import at_the_keyboard, out, phrase

Lessons = Iterator[tuple[School, Puzzle, list[Sentence]]]
"""Puzzles of courses, with what they teach."""


def run(
    game: monstrerie.Game,
    course: str | None,
    number: int | None,
    solve: bool,
    seed: int | None,
    difficulty: int,
    lang: str,
) -> None:
    """Solve or play one puzzle, or all fixed ones and then new ones for as long as somebody likes."""
    if not game.school:
        raise NotSupported("error-no-puzzles", game=phrase(game.name, lang))
    if difficulty not in LEVELS:
        raise BadValue("error-difficulty", value=difficulty)
    if seed is not None and not 0 <= seed < 1 << 63:
        raise BadValue("error-puzzle-seed")
    first = course_named(game.school, course)
    courses = game.school if course is None else [first]
    if seed is not None:
        puzzles: Lessons = iter([(first, first.generate(seed, difficulty), [])])
    elif number is not None:
        puzzles = iter([(first, first.checked(number), first.lesson(number))])
    elif solve:
        puzzles = _fixed(courses)
    else:
        puzzles = _endless(courses)
    for school, puzzle, lesson in puzzles:
        out.print(f"[bold]{plain(_said(puzzle.title, lang))}[/]  {plain(_said(school.goal(puzzle), lang))}")
        if solve:
            _say_solution(school, puzzle, lang)
            continue
        for thought in lesson:
            out.print(plain(_said(thought, lang)))
        with at_the_keyboard(lang):
            if not _play(game, school, puzzle, lang, more=number is None and seed is None):
                return


def _fixed(courses: Sequence[School]) -> Lessons:
    for school in courses:
        for number in range(1, school.count() + 1):
            yield school, school.puzzle(number), school.lesson(number)


def _endless(courses: Sequence[School]) -> Lessons:
    yield from _fixed(courses)
    for seed in count(1):
        for school in courses:
            yield school, school.generate(seed, min(5, 1 + seed // 3)), []


def _say_solution(school: School, puzzle: Puzzle, lang: str) -> None:
    for part in school.solution(puzzle):
        for line in part:
            out.print(plain(_said(line, lang)))


def _play(game: monstrerie.Game, school: School, puzzle: Puzzle, lang: str, more: bool) -> bool:
    """Play one puzzle; False when the player leaves."""
    match = Match.around(game, puzzle.state)
    names = [seat_name(seat, lang) for seat in range(match.players)]
    actions: list[int] = []
    before: list[tuple[Match, int]] = []
    """The table before each move of the player, and after how many actions that was."""
    shown = False

    def perform(seat: int, move: Move) -> None:
        actions.append(game.action(match.state, move))
        for event in match.play(seat, move):
            out.print(log_line(event, lang, names))

    while not match.over:
        if 0 not in match.to_act:
            perform(match.to_act[0], game.move(match.state, school.answer(match.state)))
            continue
        moves, view = match.listed(0), match.view(0)
        sentences = sentences_of(game, view, 0, moves, lang, names)
        if not shown:
            out.print(board(view, game, lang, names, match.guesses))
            list_moves(sentences, notes_of(game, match.state, 0, moves, lang, names))
            out.print(f"[dim]{plain(phrase('cli-puzzle-keys', lang))}[/]")
            shown = True
        said = out.input("> ").strip()
        if said in ("q", "quit"):
            return False
        if said in ("h", "hint"):
            hint = school.hint(match.state)
            advice = say(hint.move, lang, names, game.words(view, 0, hint.move))
            out.print(plain(phrase("cli-puzzle-hint", lang, move=advice)))
            for why in hint.why:
                out.print(f"  {plain(_said(why, lang))}")
        elif said in ("u", "undo"):
            if before:
                match, done = before.pop()
                del actions[done:]
            shown = False
        elif said == "":
            shown = False
        else:
            offer = understand(said, moves, sentences, lang)
            chosen = None if offer is None else fill_in(match, 0, offer, lang, names)
            if chosen is not None:
                before.append((match.copy(), len(actions)))
                perform(0, chosen)
                shown = False
    got, outcome = school.outcome(puzzle, actions, match.state)
    out.print(f"[bold]{plain(_said(outcome, lang))}[/]")
    key = "cli-puzzle-solved" if got <= puzzle.best else "cli-puzzle-better"
    about = f"{game.name}-{school.name}"
    out.print(phrase(key, lang, course=about, best=puzzle.best, got=got, more=got - puzzle.best))
    if not more:
        return True
    try:
        return out.input(phrase("cli-puzzle-next", lang) + " ").strip() not in ("q", "quit")
    except EOFError:
        return False


def _said(line: Sentence, lang: str) -> str:
    return sentence(line.key, line.data, lang)
