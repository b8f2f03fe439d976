"""A network taught from nothing, in one run: record a bot, imitate it, play against itself. A run that was
broken off goes on from its last checkpoint when the same is asked again.

A folder holds `training.json` (what is taught), `records/` (what the bot did), `checkpoint.npz` (all that is
needed to go on), `curve.svg`, and the network itself with its card: `GAME.npz` and `GAME.md`.
"""

from __future__ import annotations

import io
import os
import random
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import torch

from ..bots import job_pool
from ..bots.arena import interval
from ..bots.selfplay import claim, write
from ..core.errors import BadSave, BadValue
from ..core.game import Game
from ..core.version import __version__
from ..games import game as find_game
from .card import card_text
from .curve import Point, draw
from .imitation import imitate
from .layout import Coding, Layout, fitted, meaning, plain
from .model import Model, best_device, versions
from .network import Network, made, read
from .outcome import lead_unit
from .ppo import Pace, optimiser_of
from .records import SHARD, gather, load, usual_players
from .rounds import Plan, Rounds, begin
from .trial import share

ABOUT: Final = "training.json"
CHECKPOINT: Final = "checkpoint.npz"
LEAGUE: Final = 8
"""Earlier copies that are kept."""
SAMPLE: Final = 100_000
"""Rows that the coding is fitted to."""
WARM: Final = 10
"""Rounds in which a run comes up to speed: at first its optimiser knows nothing, and would undo what the
network has learned.
"""
COPIES: Final = 16
"""Copies made in the whole time."""
BOT: Final = "greedy"
"""Who is imitated, and who the network is tried against."""


class Lesson(msgspec.Struct, frozen=True):
    """What is taught. A folder holds one of these; it can't be changed later."""

    game: str
    matches: int = 400
    """Of the bot, recorded to imitate; 0: begin with nothing."""
    reviews: int = 2
    """How often the bot then says what it would have done where the network got to."""
    epochs: int = 6
    width: int = 256
    blocks: int = 2
    seed: int = 1

    @property
    def reviewed(self) -> int:
        """Matches of a review."""
        return self.matches // 3 // SHARD * SHARD

    @property
    def recorded(self) -> int:
        """All matches that are recorded."""
        return self.matches + self.reviews * self.reviewed


class Effort(msgspec.Struct, frozen=True):
    """How much is done for it, and with what."""

    minutes: float = 20.0
    """Of self-play, in all runs together."""
    pause: float | None = None
    """Minutes after which this run stops, to go on another time."""
    tables: int = 384
    steps: int = 48
    """Decisions at every table between two lessons."""
    workers: int = 0
    """Processes of this machine, or collectors of a cluster; 0: one for each core."""
    device: str = "auto"
    start: Path | None = None
    """A network to go on from, where there is no checkpoint yet."""
    every: float = 1.0
    """Minutes between two trials."""
    trial: int = 400
    """Matches in a trial."""
    pace: Pace = Pace()
    on: str = "here"
    """Or "ray": a cluster records, plays and learns; imitation and trials stay in this process."""

    def check(self) -> None:
        """Refuse what can't be."""
        for name, value, least, most in (
            ("minutes", self.minutes, 0.0, 100_000.0),
            ("every", self.every, 0.001, 100_000.0),
            ("tables", self.tables, 12, 100_000),
            ("steps", self.steps, 8, 10_000),
            ("trial", self.trial, 1, 1_000_000),
        ):
            if not least <= value <= most:
                raise BadValue("error-training", name=name, value=str(value)[:20], least=least, most=most)
        if self.device not in ("auto", "cpu", "cuda"):
            raise BadValue("error-device", value=self.device[:20])
        job_pool.check(self.workers, self.on)


class News(msgspec.Struct, frozen=True):
    """What a run says of itself: matches recorded so far, agreement with the bot, or a point of the curve."""

    recorded: int | None = None
    epoch: int | None = None
    agreement: float | None = None
    point: Point | None = None


class Progress(msgspec.Struct):
    """How far it has come."""

    minutes: float = 0.0
    decisions: int = 0
    rounds: int = 0
    copies: int = 0
    matches: int = 0
    """Recorded of the bot."""
    recorded: int = 0
    """Its decisions."""
    agreement: float | None = None
    curve: list[Point] = []
    machine: str = ""


class Training:
    """A folder in which a network is taught."""

    def __init__(self, lesson: Lesson, effort: Effort, folder: Path) -> None:
        effort.check()
        self.game: Game = find_game(lesson.game)
        self.lesson, self.effort, self.folder = lesson, effort, folder
        self.layout = Layout(self.game)
        if not (
            16 <= lesson.width <= 4096 and 0 <= lesson.blocks <= 64 and 0 <= lesson.matches <= 10_000_000
        ):
            raise BadValue(
                "error-network-shape", width=str(lesson.width)[:20], blocks=str(lesson.blocks)[:20]
            )
        self.device = best_device(effort.device)
        self.workers = effort.workers or os.cpu_count() or 1
        self.collectors = effort.workers if effort.on == "ray" else self.workers
        claim(lesson, folder, ABOUT)
        torch.manual_seed(lesson.seed)
        torch.set_num_threads(self.workers)
        self._begin(plain(self.layout))
        self.league: list[dict[str, Any]] = []
        self.progress = Progress()
        if (folder / CHECKPOINT).exists():
            self.resume()
        elif effort.start is not None:
            self.go_on_from(read(self.game, effort.start))

    def run(self) -> Iterator[News]:
        """Everything that is still to be done, with news of it."""
        if self.progress.agreement is None and self.lesson.matches and self.effort.start is None:
            yield from self._imitate()
        yield from self._play_itself()

    # --- imitation ------------------------------------------------------------------------------------------

    def _imitate(self) -> Iterator[News]:
        lesson, there = self.lesson, 0
        records, network = self.folder / "records", self.folder / f"{self.game.name}.npz"
        for review in range(lesson.reviews + 1 if lesson.reviewed else 1):
            matches = lesson.reviewed if review else lesson.matches
            where = records / f"review-{review}" if review else records
            if review:
                write(network, self.network().pack())
            seed, taught = lesson.seed + 1000 * review, network if review else None
            jobs = gather(lesson.game, matches, where, seed, self.collectors, self.effort.on, taught)
            for recorded in jobs:
                there += recorded
                yield News(recorded=there)
            kept = load(self.layout, records, lead_unit(self.game))
            self.progress.matches, self.progress.recorded = there, len(kept.actions)
            if not review:
                self._begin(fitted(kept.rows[:: 1 + len(kept.rows) // SAMPLE]))
            scale = self.game.bot.heuristics().scale()
            epochs = imitate(self.model, kept, scale, lesson.epochs, self.device, lesson.seed)
            for epoch, agreed in enumerate(epochs, 1):
                self.progress.agreement = agreed
                yield News(epoch=epoch, agreement=agreed)
        self.optimiser = optimiser_of(self.model, self.effort.pace)
        self.save()

    # --- self-play ------------------------------------------------------------------------------------------

    def _play_itself(self) -> Iterator[News]:
        effort, progress = self.effort, self.progress
        stop = (
            effort.minutes if effort.pause is None else min(effort.minutes, progress.minutes + effort.pause)
        )
        if not progress.curve:
            yield self._news()
        if progress.minutes >= stop:
            return
        seed = self.lesson.seed + 1000 * progress.rounds
        dice = random.Random(seed)
        lesson, first = self.lesson, progress.rounds
        plan = Plan(lesson.game, lesson.width, lesson.blocks, self.model.coding, effort.tables, effort.steps)
        rounds: Rounds | None = None
        before, begun = progress.minutes, time.monotonic()
        tried = progress.minutes
        try:
            rounds = begin(plan, self.model, self.optimiser, self.collectors, seed, self.device, effort.on)
            begun = time.monotonic()
            while progress.minutes < stop:
                if not self.league or progress.minutes >= progress.copies * effort.minutes / COPIES:
                    self._copy(dice)
                left = max(0.0, 1 - progress.minutes / effort.minutes)
                left *= min(1.0, (progress.rounds - first + 1) / WARM)
                progress.decisions += rounds.round(dice.choice(self.league), effort.pace, left)
                progress.rounds += 1
                progress.minutes = before + (time.monotonic() - begun) / 60
                if progress.minutes - tried >= effort.every or progress.minutes >= stop:
                    tried = progress.minutes
                    paused = time.monotonic()
                    yield self._news()
                    begun += time.monotonic() - paused
        finally:
            if rounds is not None:
                rounds.close()
            self.save()

    def _news(self) -> News:
        """A point of the curve, and a checkpoint."""
        progress, trial = self.progress, self.effort.trial
        players = usual_players(self.layout.counts)
        won = share(self.model, players, trial, BOT, 1, self.workers, self.device)
        point = Point(progress.minutes, progress.decisions, won, *interval(won * trial, trial))
        progress.curve.append(point)
        self.save()
        return News(point=point)

    def _copy(self, dice: random.Random) -> None:
        """Remember the network as it is; one of the earlier copies makes room, but never the first."""
        self.progress.copies += 1
        if len(self.league) == LEAGUE:
            del self.league[dice.randrange(1, LEAGUE)]
        self.league.append({name: value.detach().clone() for name, value in self.model.state_dict().items()})

    def _begin(self, coding: Coding) -> None:
        """A fresh network with that coding."""
        self.model = Model(self.layout, self.lesson.width, self.lesson.blocks, coding).to(self.device)
        self.optimiser = optimiser_of(self.model, self.effort.pace)

    # --- what is kept ---------------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the checkpoint, the network, its card and its curve, each whole or not at all."""
        if self.device == "cuda":
            self.progress.machine = f"{torch.cuda.get_device_name(0)}, {os.cpu_count()} cores"
        else:
            self.progress.machine = f"CPU, {os.cpu_count()} cores"
        if self.effort.on == "ray":
            self.progress.machine += ", Ray"
        kept: dict[str, Any] = {"progress": np.frombuffer(msgspec.json.encode(self.progress), np.uint8)}
        kept |= {f"coding/{name}": array for name, array in self.model.coding._asdict().items()}
        for name, array in self.model.arrays().items():
            kept[f"weights/{name}"] = array
        names = [name for name, _ in self.model.named_parameters()]
        for number, moments in self.optimiser.state_dict()["state"].items():
            for kind, value in moments.items():
                kept[f"optimiser/{kind}/{names[number]}"] = value.detach().float().cpu().numpy()
        for number, copy in enumerate(self.league):
            for name, value in copy.items():
                kept[f"league/{number}/{name}"] = value.detach().half().cpu().numpy()
        file = io.BytesIO()
        np.savez(file, **kept)
        write(self.folder / CHECKPOINT, file.getvalue())
        network = self.network()
        write(self.folder / f"{self.game.name}.npz", network.pack())
        write(self.folder / f"{self.game.name}.md", card_text(network.about).encode())
        if self.progress.curve:
            title = f"{self.game.name}: victories against {usual_players(self.layout.counts) - 1} {BOT}"
            fair = 1 / usual_players(self.layout.counts)
            drawing = draw(self.progress.curve, title, fair, "minutes of self-play", "a fair share")
            write(self.folder / "curve.svg", drawing.encode())

    def resume(self) -> None:
        """Go on from the checkpoint."""
        file = self.folder / CHECKPOINT
        try:
            with np.load(file, allow_pickle=False) as kept:
                self.progress = msgspec.json.decode(kept["progress"].tobytes(), type=Progress)
                arrays: dict[str, Any] = {name: kept[name] for name in kept.files if name != "progress"}
            self._begin(Coding(arrays["coding/scale"], arrays["coding/marks"]))
            self.model.take(_under("weights/", arrays))
            states: dict[int, dict[str, Any]] = {}
            for number, (name, _) in enumerate(self.model.named_parameters()):
                moments = {
                    kind: torch.from_numpy(arrays[f"optimiser/{kind}/{name}"])
                    for kind in ("step", "exp_avg", "exp_avg_sq")
                    if f"optimiser/{kind}/{name}" in arrays
                }
                if moments:
                    states[number] = moments
            whole = self.optimiser.state_dict()
            self.optimiser.load_state_dict({**whole, "state": states})
            number = 0
            while copy := _under(f"league/{number}/", arrays):
                halves = {name: torch.from_numpy(value).float() for name, value in copy.items()}
                self.league.append({name: value.to(self.device) for name, value in halves.items()})
                number += 1
        except (ValueError, KeyError, OSError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError):
            raise BadSave("error-network-broken", file=str(file)) from None

    def go_on_from(self, network: Network) -> None:
        """Begin with the weights of a network, and with what its card says of how they came about."""
        about, lesson = network.about, self.lesson
        if (about.width, about.blocks) != (lesson.width, lesson.blocks):
            raise BadValue("error-network-other-shape", width=about.width, blocks=about.blocks)
        self._begin(network.coding)
        self.model.take(network.arrays)
        self.progress = msgspec.convert(about.card.get("progress", {}), Progress)
        self.progress.matches = about.card.get("imitated", {}).get("matches", 0)
        self.progress.copies = int(COPIES * self.progress.minutes / max(self.effort.minutes, 1e-9))

    def network(self) -> Network:
        """The network as it is, with its card."""
        lesson, progress = self.lesson, self.progress
        point = progress.curve[-1] if progress.curve else None
        card: dict[str, Any] = {
            "date": time.strftime("%Y-%m-%d", time.gmtime()),
            "version": __version__,
            "versions": versions(),
            "machine": progress.machine,
            "imitated": {
                "bot": BOT,
                "matches": progress.matches,
                "decisions": progress.recorded,
                "agreement": progress.agreement,
            },
            "selfplay": {
                "bot": BOT,
                "minutes": round(progress.minutes, 2),
                "decisions": progress.decisions,
            },
            "players": list(self.layout.counts),
            "unit": lead_unit(self.game),
            "progress": msgspec.to_builtins(progress),
            "strength": [
                {
                    "players": usual_players(self.layout.counts),
                    "against": BOT,
                    "matches": self.effort.trial,
                    "share": point.share,
                    "low": point.low,
                    "high": point.high,
                }
            ]
            if point
            else [],
        }
        said = self._meaning()
        coding = self.model.coding
        return made(self.game, self.model.arrays(), lesson.width, lesson.blocks, said, card, coding)

    def _meaning(self) -> str:
        if not hasattr(self, "_said"):
            self._said = meaning(self.game)
        return self._said


def _under(prefix: str, arrays: dict[str, Any]) -> dict[str, Any]:
    return {name[len(prefix) :]: value for name, value in arrays.items() if name.startswith(prefix)}
