"""The table for a terminal: everything the seat sees, nothing else, in both languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from monstrerie import LANGUAGES, Rng
from monstrerie.core.text import sentence
from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz import moves as m
from monstrerie.games.dungeon_petz.terminal import draw

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
                    text = printed(draw(match.view(seat), lang, NAMES))
                    assert "[b]Ani" in text and "[/]" not in text
        seat = match.to_act[-1]
        match.play(seat, GAME.sample(match, seat, dice))
        number += 1
    assert "[b]Ani" in printed(draw(match.view(0), "en", NAMES))


def test_own_cards_are_shown_and_those_of_others_lie_face_down() -> None:
    at = table(round=3, customers=["porky-orky"]).imps(RED, home=1)
    at.cage(RED, 1).pet(RED, 1, "snakitty", size=2).cage(YELLOW, 2).pet(YELLOW, 2, "drago", size=3)
    at.hand(RED, green="hunger", yellow="play").hand(YELLOW, green="anger", red="anger magic")
    at.plot(RED, 1).assigned = 0
    at.assign()
    text = printed(draw(at.match.view(RED), "en", NAMES))
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
    before = printed(draw(at.match.view(RED), "en", NAMES))
    assert "groups: 2+1$" in before
    at.play(m.Send(1, "vegetables"))
    after = printed(draw(at.match.view(RED), "en", NAMES)).splitlines()
    assert next(line for line in after if "Vegetables" in line).split()[0] == "●"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_guessed_values_are_marked_and_the_mark_is_explained(lang: str) -> None:
    at = table(round=3, players=3, customers=["porky-orky"]).imps(RED, home=1)
    at.cage(RED, 1).pet(RED, 1, "direbunny", size=2)
    view = at.match.view(RED)
    known = printed(draw(view, lang, NAMES))
    assert "≈" not in known
    text = printed(draw(view, lang, NAMES, at.match.guesses))
    assert text.replace("≈", "").split() == [*known.split(), *sentence("guessed-value", {}, lang)[1:].split()]
    lines = text.splitlines()
    assert lines[-1] == sentence("guessed-value", {}, lang)
    customer = sentence("dp-customer-name", {"customer": "porky-orky"}, lang)
    assert f"{customer}  ≈ " in next(line for line in lines if customer in line)
    pet = next(line for line in lines if line.startswith("    1  "))
    assert pet.count("≈") == 3, "cage, diet and bars"
    only = printed(draw(view, lang, NAMES, {"pets.direbunny.diet"})).splitlines()
    assert sum(line.count("≈") for line in only) == 2, "the diet, and the legend"
    assert "≈♣" in "".join(only) or "≈♠" in "".join(only)


def test_the_food_is_marked_when_its_tile_is_a_guess() -> None:
    at = table(round=3, players=4)
    view = at.match.view(RED)
    tile = next(shown["exhibition"] for shown in view["exhibitions"] if shown["round"] == 3)
    text = printed(draw(view, "en", NAMES, {f"food.{tile}"}))
    stands = [line for line in text.splitlines() if "≈" in line][:-1]
    assert stands and all("♣ ≈" in line or "♠ ≈" in line for line in stands)
