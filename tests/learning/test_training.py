"""Training: tables judged by hand, a run of seconds that learns, and one that is broken off and goes on."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import monstrerie
from monstrerie import BadSave, BadValue, Rng, UnknownName
from monstrerie.envs import Batch, SeatEnv
from monstrerie.envs.seats import Setting
from monstrerie.games.dungeon_petz.state import Petz
from monstrerie.learning.curve import Point, draw
from monstrerie.learning.layout import Layout
from monstrerie.learning.network import read
from monstrerie.learning.outcome import outcomes

from .test_networks import some_network

torch = pytest.importorskip("torch", reason="PyTorch isn't installed")

from monstrerie.learning import records, selfplay  # noqa: E402
from monstrerie.learning.imitation import imitate  # noqa: E402
from monstrerie.learning.model import Model  # noqa: E402
from monstrerie.learning.selfplay import Group, Place, judged, places  # noqa: E402
from monstrerie.learning.training import CHECKPOINT, Effort, Lesson, Training  # noqa: E402

GAME = "mighty-monsters"
MONSTERS = monstrerie.game(GAME)
SMALL: Any = {"tables": 12, "steps": 8, "workers": 1, "device": "cpu", "every": 100.0, "trial": 4}


def lesson(**more: Any) -> Lesson:
    return Lesson(GAME, **{"matches": 0, "width": 16, "blocks": 1, **more})


def layout_of(setting: Setting, seed: int) -> Any:
    """The options of a fresh table, as the game keeps them."""
    state: Any = setting.state(seed)
    return state.layout


def floats(*rows: list[float]) -> Any:
    return np.array(rows, np.float32)


def test_an_option_may_be_drawn_for_every_match() -> None:
    setting = Setting(GAME, 4, "win", {"whim": "any", "row": "any"})
    found = [layout_of(setting, seed) for seed in range(40)]
    assert {(layout.whim, layout.row) for layout in found} == {(a, b) for a in (0, 1) for b in (0, 1)}
    assert not any(layout_of(Setting(GAME, 4, "win", {}), seed).whim for seed in range(40))


def test_a_drawn_option_is_drawn_in_gymnasium_too() -> None:
    env = SeatEnv(GAME, players=3, whim="any", factions="dealt")
    found = set()
    for seed in range(12):
        env.reset(seed=seed)
        assert env.match is not None
        found.add(env.match.options["whim"])
    assert found == {False, True}


def test_only_options_that_fit_the_players_are_drawn() -> None:
    assert "seat-4" not in MONSTERS.options["first"].values_for(3)
    assert "seat-4" in MONSTERS.options["first"].values_for(4)
    Batch(GAME, 64, 3, seed=2, first="any", whim="any")


def test_points_count_the_halves() -> None:
    petz = Setting("dungeon-petz", 2, "points", {})
    state = petz.state(1)
    assert isinstance(state, Petz)
    for family, halves in zip(state.families, (7, 4), strict=True):
        family.reputation = halves
    assert petz.rewards(state) == [3.5, 2.0]


def test_what_a_decision_led_to_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """One table, two seats, three decisions by 0, 1, 0; after the second step the match ends."""
    monkeypatch.setattr(selfplay, "LAMBDA", 0.5)
    values = torch.tensor([[[0.5]], [[0.4]], [[0.6]], [[0.3]]])
    outcome = torch.tensor([[[1.0], [0.0]]])
    ends = [None, (torch.tensor([0]), outcome), None]
    returns, known = judged(values, np.array([[0], [1], [0], [1]]), ends, 2)
    assert returns[:2, 0, 0].tolist() == [1.0, 0.0]  # told at once: nothing to bootstrap from
    assert known[:, 0].tolist() == [True, True, False]  # seat 0 has not heard what came of its third
    later = [None, None, None]
    returns, known = judged(values, np.array([[0], [0], [0], [0]]), later, 2)
    # 0.6 + (0.3 - 0.6); then 0.4 + 0.2 - 0.5 * 0.3; then 0.5 - 0.1 + 0.5 * 0.05
    assert returns[:, 0, 0].tolist() == pytest.approx([0.425, 0.45, 0.3]) and known.all()


def recorded(network: bytes | None = None, number: int = 1) -> dict[str, Any]:
    """What a file of records holds."""
    count, content = records.record(GAME, 1, network, number)
    assert count == number
    with np.load(io.BytesIO(content)) as kept:
        return {name: kept[name] for name in kept.files}


def test_a_bot_that_is_recorded_can_be_read_back() -> None:
    assert records.record(GAME, 1, None, 1)[1] == records.record(GAME, 1, None, 1)[1]  # wherever it is done
    kept = recorded()
    legal = kept["actions"] >= 0
    assert (legal.sum(1) > 1).all() and (legal[:, :-1] >= legal[:, 1:]).all()
    assert (np.where(legal, kept["worse"], 99).min(1) == 0).all() and kept["worse"].max() > 1
    assert kept["observations"].shape[1] == len(Layout(MONSTERS).places[3])


def test_the_bot_says_what_it_would_have_done() -> None:
    """A network plays; only its decisions are recorded, and they are not the bot's."""
    reviewed, own = recorded(some_network().pack()), recorded()
    assert len(reviewed["actions"]) < 0.8 * len(own["actions"])
    assert (np.where(reviewed["actions"] >= 0, reviewed["worse"], 99).min(1) == 0).all()
    assert reviewed["scores"].shape == own["scores"].shape == (records.SHARD, 3)
    assert not np.array_equal(reviewed["scores"], own["scores"])


def test_records_tell_who_won(tmp_path: Path) -> None:
    layout = Layout(MONSTERS)
    assert list(records.gather(GAME, 50, tmp_path, 1, 1)) == [25, 25]
    assert list(records.gather(GAME, 50, tmp_path, 1, 1)) == [25, 25]  # nothing is played twice
    assert list(records.gather(GAME, 25, tmp_path / "more", 2, 1)) == [25]
    kept = records.load(layout, tmp_path, 12.0)
    files = [np.load(file) for file in tmp_path.rglob("*.npz")]
    assert len(kept.actions) == sum(len(file["actions"]) for file in files)
    assert kept.rows.shape == (len(kept.actions), layout.width) and kept.worse.shape == kept.actions.shape
    assert kept.outcomes[:, :-1].sum(1) == pytest.approx(np.ones(len(kept.actions)))
    assert abs(kept.outcomes[:, -1]).max() <= 2


def test_a_dear_mistake_is_unlearned_first() -> None:
    """Two kinds of tables that look alike, with another best action: the dearer one decides."""
    layout = Layout(MONSTERS)
    rows = np.ones((128, layout.width), np.uint8)
    actions = np.tile(np.array([3, 5, -1], np.int16), (128, 1))
    worse = np.zeros((128, 3), np.float16)
    worse[:80, 1] = 1.0  # often 3 is a little better
    worse[80:, 0] = 5.0  # sometimes 5 is much better
    targets = np.zeros((128, layout.seats + 1), np.float32)
    targets[:, 0] = 1
    torch.manual_seed(1)
    model = Model(layout, 16, 0)
    kept = records.Records(rows, actions, worse, targets)
    shares = list(imitate(model, kept, 3.0, 60, "cpu", 1))
    assert shares[-1] == pytest.approx(48 / 128)


def test_seats_of_an_earlier_copy_teach_nothing() -> None:
    model = Model(Layout(MONSTERS), 16, 1)
    group = Group(model, GAME, Place(4, 40, league=True), 12, 1, 3, "cpu")
    assert set(group.older.sum(1).tolist()) == {1, 2, 3}
    alone = Group(model, GAME, Place(4, 40), 12, 1, 3, "cpu")
    assert len(group.play(model).actions) < 0.8 * len(alone.play(model).actions)


def test_all_numbers_of_players_are_played() -> None:
    planned = places((3, 4, 5, 6), 600)
    assert {place.players for place in planned if place.varied} == {3, 4, 5, 6}
    assert sum(place.tables for place in planned if place.players == 4) > 400
    assert any(place.league for place in planned)
    assert [(place.players, place.bots) for place in planned if place.bots] == [(4, 3)]


def test_at_tables_with_bots_only_one_seat_learns() -> None:
    model = Model(Layout(MONSTERS), 16, 1)
    for bots, alike in ((3, True), (0, False)):
        group = Group(model, GAME, Place(4, 10, bots=bots), 3, 1, 3, "cpu")
        before = group.seen.seats
        group.play(None)
        assert (group.seen.seats == before).all() == alike


def test_a_run_of_seconds_learns_and_is_resumed(tmp_path: Path) -> None:
    teach = lesson(matches=100, epochs=4, width=32)
    effort = Effort(minutes=0.02, **SMALL)
    news = list(Training(teach, effort, tmp_path).run())
    agreed = [one.agreement for one in news if one.agreement is not None]
    assert agreed[3] > agreed[0] > 0.1 and news[-1].point is not None
    assert [one.recorded for one in news if one.recorded] == [25, 50, 75, 100, 125, 150]  # with two reviews
    assert len(agreed) == 3 * 4
    network = read(MONSTERS, tmp_path / f"{GAME}.npz")
    card = network.about.card
    assert (
        len(network.coding.marks) and card["imitated"]["matches"] == 150 and card["selfplay"]["decisions"] > 0
    )
    assert network.about.hash in (tmp_path / f"{GAME}.md").read_text(encoding="utf-8")
    assert ElementTree.parse(tmp_path / "curve.svg").getroot().tag.endswith("svg")

    again = Training(teach, Effort(minutes=0.04, **SMALL), tmp_path)
    assert again.progress.minutes >= 0.02 and again.optimiser.state_dict()["state"] and again.league
    decisions = again.progress.decisions
    assert [one.recorded for one in again.run()] == [None] and again.progress.decisions > decisions

    begun = Training(
        lesson(width=32), Effort(minutes=9, start=tmp_path / f"{GAME}.npz", **SMALL), tmp_path / "b"
    )
    assert begun.progress.decisions == again.progress.decisions
    assert read(MONSTERS, tmp_path / f"{GAME}.npz").about.hash == begun.network().about.hash
    assert begun.network().about.card["imitated"] == card["imitated"]


def test_a_run_broken_off_keeps_what_it_learned(tmp_path: Path) -> None:
    training = Training(lesson(), Effort(minutes=50, **{**SMALL, "every": 0.001}), tmp_path)
    run: Any = training.run()
    next(run), next(run)
    run.close()  # as Ctrl-C does
    again = Training(lesson(), Effort(minutes=50, **SMALL), tmp_path)
    assert again.progress.rounds == training.progress.rounds > 0
    for name, array in training.model.arrays().items():
        assert (again.model.arrays()[name] == array).all()


def test_senseless_training(tmp_path: Path) -> None:
    for effort, message in (
        (Effort(minutes=-1), "minutes must be from 0"),
        (Effort(tables=3), "tables must be from 12"),
        (Effort(device="zorg"), "no device “zorg”"),
        (Effort(workers=-1), "number of workers"),
        (Effort(on="zorg"), "zorg.*here, ray"),
    ):
        with pytest.raises((BadValue, UnknownName), match=message):
            Training(lesson(), effort, tmp_path / "x")
    with pytest.raises(BadValue, match="width of a network must be from 16 to 4,096"):
        Training(lesson(width=3), Effort(**SMALL), tmp_path / "x")
    Training(lesson(), Effort(**SMALL), tmp_path / "taken")
    with pytest.raises(BadSave, match="different run"):
        Training(lesson(seed=2), Effort(**SMALL), tmp_path / "taken")
    (tmp_path / "taken" / CHECKPOINT).write_bytes(b"nonsense")
    with pytest.raises(BadSave, match="is damaged"):
        Training(lesson(), Effort(**SMALL), tmp_path / "taken")


def test_the_curve_is_a_drawing() -> None:
    curve = [Point(minutes, 100, share, share - 0.1, share + 0.1) for minutes, share in ((0, 0.2), (3, 0.6))]
    root = ElementTree.fromstring(draw(curve, "monsters", 0.25, "minutes", "a fair share"))
    assert len(root.findall("{*}polyline")) == 1 and "a fair share" in "".join(root.itertext())


def test_outcomes_are_told_from_the_own_seat() -> None:
    message = outcomes(floats([0.5, 0.5, 0.0]), floats([8, 8, 2]), 4, 6.0)
    assert message[0, 2].tolist() == [0.0, 0.5, 0.5, 0.0, -1.0] and message[0, 0, -1] == 0.5


def test_options_are_drawn_by_the_seed_alone() -> None:
    one, two = (Setting(GAME, 4, "win", {"whim": "any"}) for _ in range(2))
    seeds = [Rng(3).seed() + number for number in range(20)]
    assert [layout_of(one, seed).whim for seed in seeds] == [layout_of(two, seed).whim for seed in seeds]


def test_what_a_folder_holds_is_said_in_it(tmp_path: Path) -> None:
    Training(lesson(seed=5), Effort(**SMALL), tmp_path)
    assert json.loads((tmp_path / "training.json").read_text(encoding="utf-8"))["seed"] == 5


def command(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    train = [sys.executable, "-m", "monstrerie", "train", *words]
    return subprocess.run(train, cwd=folder, capture_output=True, text=True, check=False, timeout=300)


def test_the_command(tmp_path: Path) -> None:
    short = ["--minutes", "0.001", "--matches", "25", "--width", "16", "--tables", "12", "--steps", "8"]
    short += ["--workers", "1", "--trial", "4", "--device", "cpu"]
    done = command(tmp_path, GAME, "--to", "training", *short, "--lang", "fr")
    assert done.returncode == 0, done.stderr
    assert "25 parties du robot sur 25." in done.stdout and "Terminé" in done.stdout
    assert read(MONSTERS, tmp_path / "training" / f"{GAME}.npz").about.card["imitated"]["matches"] == 25
    for words, message in (
        (["rampage", "--to", "r"], "can’t be played by a network"),
        ([GAME, "--to", "training", "--matches", "26"], "different run"),
        ([GAME, "--to", "n", "--from", "nothing.npz", "--device", "cpu"], "can’t be read"),
        ([GAME, "--to", "x", "--minutes", "-1"], "must be from 0"),
    ):
        wrong = command(tmp_path, *words, "--lang", "en")
        assert wrong.returncode == 2 and message in " ".join(wrong.stderr.split()), wrong.stderr
        assert "Traceback" not in wrong.stderr
