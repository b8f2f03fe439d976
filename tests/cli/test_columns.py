"""The table with the most players fits a terminal of 80 columns: no line of a drawing is broken."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import monstrerie
from monstrerie.cli.drawing import board, heading
from monstrerie.core.markup import WIDTH
from monstrerie.core.text import LANGUAGES, sentence
from monstrerie.games import INCLUDED

from .. import tiny

GAMES = list(INCLUDED)
MOVES = {"rampage": 8}
"""How many moves are played; simulated ones take long."""


def too_wide(name: str, lang: str) -> list[str]:
    """Lines of a match with the most players that don't fit, looked at by a player and by a spectator."""
    game = monstrerie.game(name)
    options: dict[str, Any] = {option: described.values[-1] for option, described in game.options.items()}
    if name == "rampage":
        options = {}
    players = game.players.stop - 1
    match = game.new(players, seed=11, **options)
    bots = [sentence("cli-bot-name", {"number": number}, lang) for number in range(1, players)]
    names = ["Maximilienne", *bots]
    dice = random.Random(5)
    wide: list[str] = []
    for number in range(MOVES.get(name, 400)):
        if number % 7 == 0 or match.over:
            for seat in (0, None):
                view = match.view(seat)
                assert game.terminal is not None
                drawn = game.terminal.draw(view, lang, names, match.guesses)
                lines = [*Text.from_markup(drawn).plain.splitlines(), heading(view, game, lang)]
                wide += [line for line in lines if cell_len(line.rstrip()) > WIDTH]
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, game.sample(match, seat, dice))
    return wide


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_most_players_fit_80_columns(name: str, lang: str) -> None:
    assert too_wide(name, lang) == []


def test_a_game_without_a_drawing_is_shown_in_its_own_words() -> None:
    match = tiny.GAME.new(players=2, seed=7)
    match.play(0, match.moves(0)[2])

    def printed(view: dict[str, Any]) -> list[str]:
        drawn = Console(width=80, record=True, file=io.StringIO())
        drawn.print(board(view, tiny.GAME, "fr", ["Anna", "Bob"]))
        return [line.strip("│├└─╭╮ ") for line in drawn.export_text().splitlines()]

    lines = printed(match.view(0))
    assert lines[0] == "Bouh ! · Manche 1 sur 5 · Faire peur"
    start = lines.index("Cartes en main")
    assert lines[start + 1 : start + 3] == ["Anna 1, 2, 3, 4, 5", "Bob 1, 2, 3, 4, 5"]
    # What is hidden is told from what is not there, and a sentence in a view is said.
    assert lines[start + 3 : start + 6] == ["Cartes choisies", "Anna 3", "Bob rien"]
    assert printed(match.view(1))[start + 4 : start + 6] == ["Anna non visible", "Bob rien"]
    said = {"chosen": [{"key": "boo-shown", "data": {"seat": 1, "card": 2}}, [""]]}
    assert printed(match.view(0) | said)[start + 4 : start + 6] == ["Anna Bob montre un 2.", "Bob rien"]
