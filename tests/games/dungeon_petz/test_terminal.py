"""The table for a terminal: everything the seat sees, nothing else, in both languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from monstrerie import LANGUAGES, Rng
from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz import moves as m

from .tables import RED, YELLOW, table

NAMES = ["[b]Ani", "Bo", "Cy", "Dee"]


def printed(markup: str) -> str:
    """As a terminal would show it, without colours."""
    out = StringIO()
    Console(file=out, width=400, color_system=None).print(markup)
    return out.getvalue()


@pytest.mark.parametrize("players", [2, 4])
def test_every_table_can_be_drawn(players: int) -> None:
    match = GAME.new(players, seed=8, double=True, foresight="all", meat_stand=True)
    dice = Rng(8)
    number = 0
    while not match.over:
        if number % 9 == 0:
            for seat in (None, 0, players - 1):
                for lang in LANGUAGES:
                    text = printed(GAME.draw(match.view(seat), lang, NAMES))
                    assert "[b]Ani" in text and "[/]" not in text
        seat = match.to_act[-1]
        match.play(seat, GAME.sample(match, seat, dice))
        number += 1
    assert "[b]Ani" in printed(GAME.draw(match.view(0), "en", NAMES))


def test_own_cards_are_shown_and_those_of_others_lie_face_down() -> None:
    at = table(round=3, customers=["porky-orky"]).imps(RED, home=1)
    at.cage(RED, 1).pet(RED, 1, "snakitty", size=2).cage(YELLOW, 2).pet(YELLOW, 2, "drago", size=3)
    at.hand(RED, green="hunger", yellow="play").hand(YELLOW, green="anger", red="anger magic")
    at.state.assigned[0] = 0
    at.assign()
    text = printed(GAME.draw(at.match.view(RED), "en", NAMES))
    line = next(line for line in text.splitlines() if line.startswith("Hand"))
    assert "hun" in line and "pla" in line and "ang" not in line
    assert "Snakitty" in text and "Porky Orky  hunger +1" in text
    lines = text.splitlines()
    mine = next(at for at, line in enumerate(lines) if "[b]Ani" in line)
    assert mine < next(at for at, line in enumerate(lines) if " Bo " in line)
    assert lines[mine].startswith("▶")


def test_the_town_says_who_stands_where() -> None:
    at = table().groups(RED, "2+1").groups(YELLOW, "1")
    at.reveal_groups()
    before = printed(GAME.draw(at.match.view(RED), "en", NAMES))
    assert "groups: 2+1$" in before
    at.play(m.Send(1, "vegetables"))
    after = printed(GAME.draw(at.match.view(RED), "en", NAMES)).splitlines()
    assert next(line for line in after if "Vegetables" in line).split()[0] == "●"
