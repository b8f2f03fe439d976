"""The networks that come with the program, and the bots that play with them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import monstrerie
from monstrerie import BadSave, BadValue, Move
from monstrerie.bots import Budget, levels, make
from monstrerie.learning import shipped
from monstrerie.learning.card import card_text
from monstrerie.learning.layout import meaning
from monstrerie.learning.network import checksum, stored

from .. import harness
from .test_networks import forged, some_network

FILES = sorted(shipped.FOLDER.glob("*.npz"))
EVERY_FILE = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def test_they_are_small() -> None:
    assert {file.stem for file in FILES} == set(harness.NOT_SIMULATED)
    assert sum(file.stat().st_size for file in FILES) <= 12_000_000


@EVERY_FILE
def test_a_shipped_network_speaks_the_language_of_its_game(file: Path) -> None:
    """Where this fails, action ids or observations have changed: the network has to be taught anew."""
    game = monstrerie.game(file.stem)
    network = shipped.network_of(game)
    assert network is not None and network.about.meaning == meaning(game)
    assert checksum(stored(network.arrays, network.layout, network.coding)) == network.about.hash
    assert file.with_suffix(".md").read_text(encoding="utf-8") == card_text(network.about)


@EVERY_FILE
def test_the_network_plays_its_favourite(file: Path) -> None:
    game = monstrerie.game(file.stem)
    network = shipped.network_of(game)
    assert network is not None
    for players in game.players:
        match = harness.after(game, players, 3, 9)
        seat = match.to_act[0]
        legal = match.state.legal_of(seat)
        seen = np.frombuffer(game.observe(match.state, seat), np.uint8)[None]
        liked = network.judge(seen, players).logits[0, legal]
        assert make("network").choose(match, seat) == game.move(match.state, legal[int(liked.argmax())])


def choices(bots: tuple[str, ...]) -> set[Move]:
    """What bots do in the same position of Dungeon Petz."""
    match = harness.after(monstrerie.game("dungeon-petz"), 3, 2, 12)
    return {make(bot, 4).choose(match, match.to_act[0], Budget(iterations=6)) for bot in bots}


def test_without_a_network_both_play_as_hard_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "FOLDER", tmp_path)
    shipped._read.cache_clear()
    assert shipped.network_of(monstrerie.game("dungeon-petz")) is None
    assert len(choices(("hard", "network", "master"))) == 1
    shipped._read.cache_clear()


def test_a_master_trusts_no_network_that_is_weaker_than_hard(monkeypatch: pytest.MonkeyPatch) -> None:
    proven = {
        file.stem
        for file in FILES
        if (network := shipped.network_of(monstrerie.game(file.stem))) and network.proven
    }
    assert proven == {"dungeon-lords"}
    monkeypatch.setattr("monstrerie.bots.master.liked", None)  # not even asked
    assert len(choices(("hard", "master"))) == 1


@pytest.mark.parametrize(("low", "offered"), [(0.26, True), (0.24, False)])
def test_a_master_is_offered_only_where_it_beats_hard(
    low: float, offered: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the lower end of the interval on the card of the network."""
    assert {file.stem for file in FILES if "master" in levels(monstrerie.game(file.stem))} == {
        "dungeon-lords"
    }
    game = monstrerie.game("mighty-monsters")
    network = shipped.network_of(game)
    assert network is not None
    trial = {"bot": "master", "players": 4, "against": "hard", "matches": 400, "share": 0.4, "low": low}
    monkeypatch.setitem(network.about.card, "strength", [trial])
    assert ("master" in levels(game)) == offered


def test_networks_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = monstrerie.game("mighty-monsters")
    file = tmp_path / "mighty-monsters.npz"
    monkeypatch.setenv(shipped.VARIABLE, str(tmp_path))
    # As many action ids and fields as the game has now, but not those.
    file.write_bytes(forged({"meaning": "0" * 64}))
    with pytest.raises(BadValue, match=r"monsters\.npz was made for another version .* something else"):
        shipped.network_of(game)
    file.write_bytes(forged({"meaning": meaning(game)}))
    found = shipped.network_of(game)
    assert found is not None and found.about.hash == some_network().about.hash
    (tmp_path / "dungeon-lords.npz").write_bytes(b"nonsense")
    with pytest.raises(BadSave, match="is damaged"):
        shipped.network_of(monstrerie.game("dungeon-lords"))


def test_without_numpy_the_bots_say_what_to_install() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "import monstrerie\n"
        "from monstrerie.bots import make\n"
        "match = monstrerie.game('mighty-monsters').new(3, seed=1)\n"
        "make('greedy').choose(match, match.to_act[0])\n"
        "try:\n    make('network').choose(match, match.to_act[0])\n"
        "except monstrerie.NotSupported as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert 'pip install "monstrerie[envs]"' in done.stdout, done.stderr
