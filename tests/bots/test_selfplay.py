"""Self-play as data: complete, true, resumable, never mixed with something else."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import monstrerie
from monstrerie import BadSave, BadValue, MonstrerieError, NotSupported, UnknownName
from monstrerie.bots.arena import Contest, play_one
from monstrerie.bots.selfplay import ABOUT, Harvest, gather

from .. import tiny

monstrerie.register("tests.tiny:GAME")
CONTEST = Contest("mighty-monsters", ("greedy", "random", "random"), 5, seed=3)


def shards(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.name != ABOUT}


def test_arrays_tell_what_every_seat_saw_did_and_got(tmp_path: Path) -> None:
    assert sorted(gather(Harvest(CONTEST, shard=3), tmp_path, workers=1)) == [2, 3]
    data = [np.load(tmp_path / name) for name in ("matches-000000.npz", "matches-000003.npz")]
    columns = {key: np.concatenate([part[key] for part in data]) for key in data[0].files}
    game = monstrerie.game("mighty-monsters")
    masks = np.unpackbits(columns["masks"], axis=1, count=game.actions)
    row = 0
    for number in range(5):
        played = play_one(CONTEST, number)
        match = game.new(3, seed=3 + number // 3)
        while not match.over:
            seat = match.to_act[0]
            assert (columns["match"][row], columns["seats"][row]) == (number, seat)
            assert columns["observations"][row].tobytes() == game.observe(match.state, seat)
            assert np.flatnonzero(masks[row]).tolist() == match.state.legal_of(seat)
            assert columns["scores"][row] == played.scores[seat]
            assert (columns["wins"][row] > 0) == (seat in played.winners)
            match.play(seat, game.move(match.state, int(columns["actions"][row])))
            row += 1
        assert match.result is not None and match.result.scores == played.scores
    assert row == len(masks)


def test_saves_can_be_loaded(tmp_path: Path) -> None:
    list(gather(Harvest(CONTEST, format="saves"), tmp_path, workers=1))
    lines = (tmp_path / "matches-000000.jsonl").read_text(encoding="utf-8").splitlines()
    results = [monstrerie.game("mighty-monsters").load(line).result for line in lines]
    assert [result.scores for result in results if result] == [
        play_one(CONTEST, number).scores for number in range(5)
    ]


def test_what_was_broken_off_is_resumed(tmp_path: Path) -> None:
    harvest = Harvest(CONTEST, format="saves", shard=1)
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    list(gather(harvest, whole, workers=1))
    some = gather(harvest, broken, workers=1)
    next(some)
    next(some)
    some.close()  # type: ignore[attr-defined]
    (broken / "matches-000002.jsonl").unlink(missing_ok=True)
    (broken / ".matches-000002.jsonl.part").write_bytes(b"half a ma")  # as the power went
    kept = next(iter(sorted(shards(broken).items())))
    (broken / kept[0]).touch()
    assert sum(gather(harvest, broken, workers=1)) == 5
    assert {name: data for name, data in shards(broken).items() if not name.startswith(".")} == shards(whole)


@pytest.mark.peer
def test_a_cluster_of_two_workers_gathers_the_same(tmp_path: Path) -> None:
    harvest = Harvest(CONTEST, format="saves", shard=1)
    assert sum(gather(harvest, tmp_path / "there", workers=2, on="ray")) == 5
    list(gather(harvest, tmp_path / "here", workers=1))
    assert shards(tmp_path / "there") == shards(tmp_path / "here")


def test_harvests_are_never_mixed(tmp_path: Path) -> None:
    list(gather(Harvest(CONTEST, format="saves"), tmp_path, workers=1))
    other = Contest("mighty-monsters", ("greedy", "random", "random"), 5, seed=4)
    with pytest.raises(BadSave, match="different run"):
        list(gather(Harvest(other, format="saves"), tmp_path, workers=1))
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "letter.txt").touch()
    with pytest.raises(BadSave, match="not empty"):
        list(gather(Harvest(CONTEST, format="saves"), tmp_path / "own"))


@pytest.mark.parametrize(
    ("harvest", "error", "says"),
    [
        (Harvest(CONTEST, format="zorg"), UnknownName, "arrays, saves"),
        (Harvest(CONTEST, shard=0), BadValue, "100,000"),
        (Harvest(Contest("zorg", ("random", "random"), 1)), UnknownName, "zorg"),
        (Harvest(Contest("mighty-monsters", ("random",) * 3, 0)), BadValue, "matches"),
    ],
    ids=str,
)
def test_harvests_that_can_not_be(
    harvest: Harvest, error: type[MonstrerieError], says: str, tmp_path: Path
) -> None:
    with pytest.raises(error, match=says):
        list(gather(harvest, tmp_path / "new"))
    assert not (tmp_path / "new").exists()


def test_a_folder_that_can_not_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadValue, match="Can’t write to"):
        list(gather(Harvest(CONTEST), tmp_path / "file" / "folder"))


def test_a_game_without_observations_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.BooGame, "observation", None)
    with pytest.raises(NotSupported, match="Boo! has no observation"):
        list(gather(Harvest(Contest("boo", ("random", "random"), 1)), tmp_path))
