"""The castle in a terminal."""

from __future__ import annotations

import re

import pytest

from monstrerie import Match
from monstrerie.games.mighty_monsters import GAME
from monstrerie.games.mighty_monsters.terminal import ROOM, draw

from ... import harness
from .tables import table


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_castle_fits_eighty_columns(players: int, lang: str) -> None:
    names = ["Maximilienne-Alexandra de la Tour"] * players

    def check(match: Match) -> None:
        drawn = draw(match.view(match.to_act[0]), lang, names)
        lines = re.sub(r"(?<!\\)\[[^\]]*\]", "", drawn).split("\n")
        castle = lines[2:] if match.view(None)["king"]["tile"] else lines
        assert max(map(len, castle)) <= ROOM

    match = GAME.new(players, seed=players, whim=True, row=True)
    harness.play_randomly(match, players, check)


def test_the_terminal_shows_healing_costs_and_changed_numbers() -> None:
    at = table("Ani Inga Frank", ["L1/6", "L2/8", "L3/10"], {"G1": "Inga 4, -"}, turn="Ani", tile=12)
    drawn = draw(at.match.view(0), "en", ["Ani", "Inga", "Frank"])
    assert "4♥2" in drawn and "≈4–7 ♛" in drawn and "≈5–10 ♛" in drawn and "changed by the king" in drawn
    healed = table("Ani Inga Frank", stand={"G1": "Inga 4, -"}, turn="Ani", tile=7)
    assert "4♥4♛" in draw(healed.match.view(0), "en", ["Ani", "Inga", "Frank"])
