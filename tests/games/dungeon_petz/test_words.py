"""A move is said with the name of its pet, or with who is in its group, as far as its reader sees them."""

from __future__ import annotations

import pytest

from monstrerie import LANGUAGES, Move, say
from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz import moves as m

from .tables import RED, YELLOW, table

ON_A_PET: list[Move] = [
    m.Assign(1, 2, "play"),
    m.Feed(1, "meat-1"),
    m.WearArmor(1, "strength"),
    m.Catch(1),
    m.Shovel(1, True),
    m.Enter(1, "anger"),
    m.Sell(1, "warlock", True),
]


@pytest.mark.parametrize("move", ON_A_PET, ids=lambda move: type(move).__name__)
@pytest.mark.parametrize(("lang", "name"), [("en", "Stareplant"), ("fr", "Iris")])
def test_a_pet_is_called_by_its_name(move: Move, lang: str, name: str) -> None:
    at = table(2).pet(RED, 1, "stareplant").pet(YELLOW, 1, "drago")
    view = at.match.view(RED)
    text = say(move, lang, None, GAME.words(view, RED, move))
    assert name in text and " de Iris" not in text
    # Where no pet is, the plot is said.
    empty = type(move)(**{**{f: getattr(move, f) for f in move.__struct_fields__}, "plot": 4})
    assert GAME.words(view, RED, empty) == {}
    assert "4" in say(empty, lang)


@pytest.mark.parametrize(("lang", "name"), [("en", "Stareplant"), ("fr", "Iris")])
def test_a_tile_is_told_by_what_it_does(lang: str, name: str) -> None:
    at = table(2).pet(RED, 1, "stareplant")
    state = at.state
    state.new_cages = [0, -1, -1, -1]
    state.new_addons = [0, -1]
    view = at.match.view(RED)
    for move in (m.Build(1, 1), m.Attach(1), m.Build(1, 4), m.Attach(4)):
        text = say(move, lang, None, GAME.words(view, RED, move))
        assert ("strength" if lang == "en" else "solidité") in text or "antimag" in text.replace("-", "")
        assert (name in text) == (move.plot == 1) and str(move.plot) in text
    assert GAME.words(view, RED, m.Build(2, 1)) == {}
    for pit in (1, 2, 3):
        tile = view["town"]["cages"][pit - 1]
        assert GAME.words(view, RED, m.TakeCage(pit)) == (tile or {})
    assert "kind" in GAME.words(view, RED, m.TakeAddon(1))
    pet = view["town"]["young"][0]
    assert GAME.words(view, RED, m.TakePet(pet["pet"])) == {"diet": pet["diet"]}
    assert GAME.words(view, RED, m.TakePet("nobody")) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_group_is_told_by_its_imps_and_gold(lang: str) -> None:
    at = table(2).groups(RED, "2+3")
    view = at.match.view(RED)
    for move in (m.Send(1, "hospital"), m.Keep(1)):
        text = say(move, lang, None, GAME.words(view, RED, move))
        assert "2" in text and "3" in text


def test_a_group_behind_a_screen_is_not_told() -> None:
    match = GAME.new(2, seed=4, first="host")
    match.play(0, m.Gather(2))
    assert GAME.words(match.view(1), 0, m.Keep(1)) == {}
    assert GAME.words(match.view(None), 0, m.Keep(1)) == {}
    assert GAME.words(match.view(0), 0, m.Keep(1))["imps"] == 2
