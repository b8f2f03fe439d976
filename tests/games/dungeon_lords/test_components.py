"""The box as data: what is added to `components.toml` is played with hardly another line of code."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from monstrerie import bots
from monstrerie.core.game import Game
from monstrerie.games import dungeon_lords
from monstrerie.games.dungeon_lords import names

from ... import harness

ADDED: Final = """
[monsters.kobold]
copies = { value = [9, 9], confidence = "guess", source = "test" }
cost = { value = { food = 1 }, confidence = "guess", source = "test" }
attacks = { value = [2, 1], confidence = "guess", source = "test" }
blows.value = [{}, { target = "anyone", twice = true, stuns = false }]
blows.confidence = "guess"
point_room = { value = "cafeteria", confidence = "guess", source = "test" }
war_room = { value = "wine-cellar", confidence = "guess", source = "test" }
[rooms.wine-cellar]
year = { value = 1, confidence = "guess", source = "test" }
workers = { value = 1, confidence = "guess", source = "test" }
food = { value = 0, confidence = "guess", source = "test" }
zone = { value = "any", confidence = "guess", source = "test" }
produces = { value = "gold", confidence = "guess", source = "test" }
[traps.tar-pit]
copies = { value = 9, confidence = "guess", source = "test" }
year-1 = { value = { first = 2, cost = {} }, confidence = "guess", source = "test" }
year-2 = { value = { each = 2, cost = { food = 1 } }, confidence = "guess", source = "test" }
"""
SMUGGLE: Final = """
smuggle.value = [{ cost_food = 1, gold = 2 }, { cost_evil = 1, gold = 2, spy = true }, { gold = 1, imps = 1 }]
smuggle.confidence = "guess"
"""
ORDER: Final = (
    ("components.toml", "hire_first_gold = ", SMUGGLE),
    (
        "rules/execution.py",
        '    "imps": (',
        '    "smuggle": ("dl-got-food", {"food": "food", "gold": "gold", "paid": "cost_gold"}),\n',
    ),
)
"""An order that brings what others bring: what stands in which file, before what. It is told as food is."""
IN_BOX: Final = 365
LORDS: Final[Game] = dungeon_lords.GAME


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """The game in a package of its own, whose box has a monster, a room, a trap and an order more."""
    folder = tmp_path_factory.mktemp("games") / "extended_lords"
    shutil.copytree(
        Path(dungeon_lords.__file__).parent, folder, ignore=shutil.ignore_patterns("*.so", "__pycache__")
    )
    for file, before, text in ORDER:
        written = (folder / file).read_text(encoding="utf-8")
        assert written.count(before) == 1
        (folder / file).write_text(written.replace(before, text + before), encoding="utf-8")
    with (folder / "components.toml").open("a") as box:
        box.write(ADDED)
    games = import_module("monstrerie.games").__path__
    games.append(str(folder.parent))
    try:
        game: Game = import_module("monstrerie.games.extended_lords").GAME
        yield game
    finally:
        games.remove(str(folder.parent))
        for name in [name for name in sys.modules if "extended_lords" in name]:
            del sys.modules[name]


def test_numbers_that_rules_ask_for_are_those_of_the_box() -> None:
    for words in (names.MONSTERS, names.ROOMS):
        for word in words:
            assert getattr(names, word.upper().replace("-", "_"), words.index(word)) == words.index(word)


def test_ids_of_added_things_follow_those_of_the_box(extended: Game) -> None:
    state = extended.new(3, seed=1).state
    before = [LORDS.move(state, action) for action in range(IN_BOX)]
    assert [extended.encode(extended.move(state, action)) for action in range(IN_BOX)] == [
        LORDS.encode(move) for move in before
    ]
    added = [extended.encode(extended.move(state, action)) for action in range(IN_BOX, extended.actions)]
    assert len(added) == 4 + 5 + 10 + 1 + 3
    assert {"kind": "hire", "monster": "kobold"} in added
    assert {"kind": "work", "room": "wine-cellar"} in added
    assert {"kind": "lay", "trap": "tar-pit"} in added
    assert {"kind": "order", "order": "smuggle"} in added


@pytest.mark.parametrize("players", [2, 3, 4])
def test_added_things_are_played(extended: Game, players: int) -> None:
    """Whole matches at random and by a bot, with views, previews, observations and drawings on the way."""
    match = extended.new(players, seed=players)
    size = len(extended.observe(match.state, 0))
    assert size > len(LORDS.observe(LORDS.new(players, seed=1).state, 0))
    bot = bots.make("greedy", 1)
    used: set[int] = set()
    while not match.over:
        seat = match.to_act[0]
        move = bot.choose(match, seat)
        action = extended.action(match.state, move)
        used.add(action)
        if action >= IN_BOX:
            match.preview(seat, move)
            harness.check_secrecy(match, len(match.log))
            assert len(extended.observe(match.state, seat)) == size
            assert extended.terminal
            assert extended.terminal.draw(match.view(seat), "en", [f"Seat {at}" for at in range(players)], ())
        match.play(seat, move)
    assert any(action >= IN_BOX for action in used)
    again = extended.load(match.save())
    assert again.view(0) == match.view(0)


def test_random_matches_use_every_added_thing(extended: Game) -> None:
    used: set[str] = set()
    for seed in range(6):
        match = extended.new(4, seed=seed)
        harness.play_randomly(match, seed)
        used |= {
            f"{move['kind']} {thing}"
            for move in (extended.encode(move) for _, move in match.log)
            for thing in ("kobold", "wine-cellar", "tar-pit", "smuggle")
            if thing in move.values()
        }
    wanted = {
        "hire kobold",
        "send kobold",
        "attack kobold",
        "build wine-cellar",
        "lay tar-pit",
        "order smuggle",
    }
    assert wanted <= used
