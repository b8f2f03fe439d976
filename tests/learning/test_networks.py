"""Networks: their files are refused when they are broken or made for something else, and NumPy says what
PyTorch says.
"""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monstrerie
from monstrerie import BadSave, BadValue, NotSupported
from monstrerie.learning.layout import Coding, Layout, fitted, meaning, plain
from monstrerie.learning.network import Network, checksum, made, read, shapes, stored

from .. import harness

GAMES = [monstrerie.game(name) for name in harness.NOT_SIMULATED]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
MONSTERS = GAMES[0]


def seen_rows(game: monstrerie.Game, steps: int = 40) -> Any:
    """Rows of input of some tables, one for each number of players."""
    layout = Layout(game)
    states = [(players, harness.after(game, players, 5, steps).state) for players in game.players]
    return np.concatenate(
        [
            layout.rows(np.frombuffer(game.observe(state, seat), np.uint8)[None], players)
            for players, state in states
            for seat in range(players)
        ]
    )


def some_network(
    game: monstrerie.Game = MONSTERS,
    seed: int = 1,
    width: int = 16,
    blocks: int = 1,
    coding: Coding | None = None,
) -> Network:
    dice, layout = np.random.default_rng(seed), Layout(game)
    arrays = {
        name: dice.normal(0, 0.3, shape).astype(np.float32)
        for name, shape in shapes(layout, coding or plain(layout), width, blocks).items()
    }
    return made(game, arrays, width, blocks, "-", {"machine": "none"}, coding)


@EVERY_GAME
def test_a_row_of_input_holds_every_number_of_an_observation(game: monstrerie.Game) -> None:
    layout = Layout(game)
    for players in game.players:
        match = harness.after(game, players, 5, 30)
        seat = match.to_act[0]
        seen = np.frombuffer(game.observe(match.state, seat), np.uint8)[None]
        row = layout.rows(seen, players)[0]
        assert sorted(row[row > 0].tolist()) == sorted([*seen[seen > 0].tolist(), 1])
        assert len(set(layout.places[players].tolist())) == seen.shape[1]
        assert row[layout.count_cells[players]] == 1


def test_columns_of_players_stand_at_the_same_place_for_all_numbers_of_them() -> None:
    layout = Layout(MONSTERS)
    at = 0
    for field in MONSTERS.fields(3):
        if field.name == "space_owner":  # six spaces, three players each; at most twelve spaces of six
            first = int(layout.places[3][at])
            assert layout.places[3][at : at + 6].tolist() == [first + cell for cell in (0, 1, 2, 6, 7, 8)]
            return
        at += field.size
    raise AssertionError("no such field")


@EVERY_GAME
def test_one_decision_is_judged_as_many_are(game: monstrerie.Game) -> None:
    network = some_network(game, coding=fitted(seen_rows(game)))
    for players in game.players:
        state = harness.after(game, players, 4, 25).state
        row, legal = game.observe(state, state.current), state.legal()
        likes, chances = network.likes(row, players, legal)
        together = network.judge(np.frombuffer(row * 3, np.uint8).reshape(3, -1), players)
        assert likes.shape == (len(legal),) and chances.shape == (players,)
        assert likes.sum() == pytest.approx(1, abs=1e-5) and chances.sum() == pytest.approx(1, abs=1e-5)
        assert together.chances[2] == pytest.approx(chances, abs=1e-4)
        assert together.logits[1, legal].argmax() == likes.argmax()


@EVERY_GAME
@pytest.mark.parametrize("marked", [False, True])
def test_numpy_says_what_pytorch_says(game: monstrerie.Game, marked: bool) -> None:
    torch = pytest.importorskip("torch")
    from monstrerie.learning.model import Model

    coding = fitted(seen_rows(game)) if marked else plain(Layout(game))
    assert (len(coding.marks) > 0) == marked
    network = some_network(game, width=24, blocks=2, coding=coding)
    model = Model(network.layout, 24, 2, coding)
    model.take(network.arrays)
    assert model.arrays().keys() == network.arrays.keys()
    for players in game.players:
        state = harness.after(game, players, 6, 20).state
        seen = np.frombuffer(game.observe(state, state.current), np.uint8)[None]
        mask = np.zeros((1, game.actions), np.int8)
        mask[0, state.legal()] = 1
        with torch.no_grad():
            answer = model(torch.from_numpy(network.layout.rows(seen, players)), torch.from_numpy(mask))
        likes, chances = network.likes(seen.tobytes(), players, state.legal())
        assert answer.actions.exp()[0, state.legal()].numpy() == pytest.approx(likes, abs=1e-4)
        assert answer.seats.exp()[0, :players].numpy() == pytest.approx(chances, abs=1e-4)
        assert answer.seats.exp()[0, players:].sum() == 0
        assert float(answer.lead[0]) == pytest.approx(float(network.judge(seen, players).lead[0]), abs=1e-3)


@pytest.mark.parametrize("marked", [False, True])
def test_a_network_comes_back_from_its_file_as_it_was(tmp_path: Path, marked: bool) -> None:
    network = some_network(coding=fitted(seen_rows(MONSTERS)) if marked else None)
    file = tmp_path / "mighty-monsters.npz"
    file.write_bytes(network.pack())
    again = read(MONSTERS, file)
    assert again.about == network.about
    assert checksum(stored(again.arrays, again.layout, again.coding)) == network.about.hash
    assert np.array_equal(again.coding.scale, network.coding.scale)
    assert np.array_equal(again.coding.marks, network.coding.marks)
    assert all((again.arrays[name] == array).all() for name, array in network.arrays.items())
    assert again.about.card == {"machine": "none"}


def forged(change: dict[str, Any] | None = None, network: Network | None = None, /, **arrays: Any) -> bytes:
    """A file with something else in it."""
    with np.load(io.BytesIO((network or some_network()).pack())) as kept:
        parts: dict[str, Any] = {name: kept[name] for name in kept.files}
    about = {**json.loads(parts["about"].tobytes()), **(change or {})}
    parts = {**parts, "about": np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays}
    file = io.BytesIO()
    np.savez(file, **parts)
    return file.getvalue()


def miscoded(scale: Any, marks: Any) -> bytes:
    """A file whose coding is something else, under the right hash."""
    network = some_network(coding=fitted(seen_rows(MONSTERS)))
    kept = stored(network.arrays, network.layout, network.coding)
    wrong = {"coding.scale": scale(kept["coding.scale"]), "coding.marks": marks(kept["coding.marks"])}
    return forged({"hash": checksum({**kept, **wrong})}, network, **wrong)


def same(array: Any) -> Any:
    return array


def test_a_coding_that_fits_no_row_is_refused() -> None:
    assert read(MONSTERS, miscoded(same, same)).coding.width == 299 + len(fitted(seen_rows(MONSTERS)).marks)
    wrong: list[tuple[Any, Any]] = [
        (lambda scale: scale[:-1], same),
        (lambda scale: scale * np.float16(np.inf), same),
        (same, lambda marks: marks.astype(np.int32)),
        (same, lambda marks: marks[:, :1]),
        (same, lambda marks: marks[:-1]),
        (same, lambda marks: -marks),
        (same, lambda marks: marks + np.array([299, 0], np.int16)),
        (same, lambda marks: marks + np.array([0, 256], np.int16)),
    ]
    for scale, marks in wrong:
        with pytest.raises(BadSave, match="is damaged"):
            read(MONSTERS, miscoded(scale, marks))


def test_values_that_occur_are_marked() -> None:
    rows = np.zeros((1000, 4), np.uint8)
    rows[:, 0] = 7  # always
    rows[:500, 1] = 2
    rows[:4, 1] = 9  # too rarely
    rows[::2, 2] = 1  # yes or no: nothing to mark
    rows[::2, 3] = 200  # too high
    coding = fitted(rows)
    assert coding.marks.tolist() == [[0, 7], [1, 2]] and coding.width == 6
    assert (rows * coding.scale).std(0)[1:] == pytest.approx(0.5, rel=1e-3)


def pickled() -> bytes:
    file = io.BytesIO()
    np.savez(file, about=np.array([{"game": "mighty-monsters"}], dtype=object))
    return file.getvalue()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no network",
        some_network().pack()[:-300],
        pickled(),
        forged({"width": 17}),
        forged({"width": -1}),
        forged({"blocks": 10**9}),
        forged({"format": 2}),
        forged(None, **{"policy.bias": np.full(66, np.nan, np.float16)}),
        forged(None, **{"policy.bias": np.zeros(66, np.float64)}),
    ],
)
def test_broken_files(content: bytes) -> None:
    with pytest.raises(BadSave, match="is damaged, or not one of this program’s networks"):
        read(MONSTERS, content)


def test_weights_that_are_not_those_of_the_hash(tmp_path: Path) -> None:
    file = tmp_path / "changed.npz"
    for content in (forged({"hash": "0" * 64}), forged(None, **{"policy.bias": np.zeros(66, np.float16)})):
        file.write_bytes(content)
        with pytest.raises(BadSave, match=r"changed\.npz is damaged: its weights are not those"):
            read(MONSTERS, file)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="can’t be read"):
        read(MONSTERS, tmp_path / "nothing.npz")


def test_a_network_for_another_game_or_other_numbers() -> None:
    with pytest.raises(BadValue, match="made for mighty-monsters, not for Dungeon Lords"):
        read(GAMES[1], some_network().pack())
    with pytest.raises(BadValue, match="action ids: 70, now: 66"):
        read(MONSTERS, forged({"actions": 70}))
    fields = {
        name: {str(players): size for players, size in sizes.items()}
        for name, sizes in Layout(MONSTERS).fields.items()
    }
    with pytest.raises(BadValue, match="observation fields that differ: gold, silver"):
        read(MONSTERS, forged({"fields": {**fields, "silver": {"3": 1}, "gold": {"3": 2}}}))


def test_a_game_without_action_ids_has_no_network() -> None:
    with pytest.raises(NotSupported, match="Rampage can’t be played by a network"):
        Layout(monstrerie.game("rampage"))


def test_the_meaning_of_a_game_is_a_hash_of_what_is_seen_and_done() -> None:
    assert meaning(MONSTERS) == meaning(MONSTERS) != meaning(GAMES[1])
