"""The table with the most players fits a terminal of 80 columns: no line of a drawing is broken."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

import monstrerie
from monstrerie.cli.drawing import WIDTH, heading
from monstrerie.core.text import LANGUAGES, sentence
from monstrerie.games import INCLUDED

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
                drawn = game.draw(view, lang, names, match.guesses)
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
