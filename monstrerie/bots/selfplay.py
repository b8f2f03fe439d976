"""Self-play as data: what every seat saw, did and got, or the matches themselves, in files to learn from.

A folder holds shards of so many matches each. A shard is written in one piece, so that a run that was broken
off is resumed by asking for the same again: what is there stays, what is missing is played.

`arrays` (NumPy's .npz), one row for each decision:

    observations   what the seat knew (`Game.fields` says which numbers stand where)
    masks          what it could do, as packed bits (`numpy.unpackbits(masks, axis=1, count=actions)`)
    actions        what it did
    seats, match   who did it, and in which match
    scores, wins   how the match ended for that seat: points, and its share of the victory

`saves` (JSON lines): one saved match a line, as `Game.load` reads it.
"""

from __future__ import annotations

import io
import math
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from ..core.errors import BadSave, BadValue, NotSupported, UnknownName
from ..core.match import Match
from ..core.move import Move
from ..games import game as find_game
from . import job_pool
from .arena import Contest, play

FORMATS: Final = {"arrays": "npz", "saves": "jsonl"}
ABOUT: Final = "selfplay.json"


class Harvest(msgspec.Struct, frozen=True):
    """What is to be played, and how it is kept."""

    contest: Contest
    format: str = "arrays"
    shard: int = 100
    """matches in a file"""

    def check(self) -> None:
        """Refuse what can't be played or kept before any work starts."""
        self.contest.check()
        game = find_game(self.contest.game)
        if self.format not in FORMATS:
            raise UnknownName("error-format", name=self.format[:40], known=", ".join(FORMATS))
        if not 1 <= self.shard <= 100_000:
            raise BadValue("error-shard", value=str(self.shard)[:20])
        if self.format == "arrays":
            _numpy()
            if game.simulated or game.observation is None:
                raise NotSupported("error-no-observation", game=game.name)

    @property
    def shards(self) -> int:
        """How many files there will be."""
        return math.ceil(self.contest.matches / self.shard)

    def file(self, number: int) -> str:
        """The name of a shard.

        >>> Harvest(Contest("mighty-monsters", ("random",) * 3, 1000)).file(7)
        'matches-000700.npz'
        """
        return f"matches-{number * self.shard:06}.{FORMATS[self.format]}"

    def matches(self, number: int) -> range:
        """The matches of a shard."""
        return range(number * self.shard, min((number + 1) * self.shard, self.contest.matches))


def gather(harvest: Harvest, folder: Path, workers: int = 0, on: str = "here") -> Iterator[int]:
    """Play what is missing in the folder; yields the number of matches in each shard as it is there."""
    harvest.check()
    job_pool.check(workers, on)
    claim(harvest, folder, ABOUT)
    missing = []
    for number in range(harvest.shards):
        if (folder / harvest.file(number)).exists():
            yield len(harvest.matches(number))
        else:
            missing.append(number)
    for number, content in job_pool.do(partial(shard, harvest), missing, min(workers, len(missing)), on):
        write(folder / harvest.file(number), content)
        yield len(harvest.matches(number))


def shard(harvest: Harvest, number: int) -> tuple[int, bytes]:
    """The matches of a shard, played and packed."""
    pack = _arrays if harvest.format == "arrays" else _saves
    return number, pack(harvest.contest, harvest.matches(number))


def _saves(contest: Contest, matches: range) -> bytes:
    return "".join(f"{play(contest, number)[0].save()}\n" for number in matches).encode()


def _arrays(contest: Contest, matches: range) -> bytes:
    numpy = _numpy()
    game = find_game(contest.game)
    seen, masks = bytearray(), bytearray()
    actions: list[int] = []
    seats: list[int] = []
    numbers: list[int] = []
    scores: list[float] = []
    wins: list[float] = []

    def watch(match: Match, seat: int, move: Move) -> None:
        state = match.state
        mask = bytearray(game.actions)
        for action in state.legal_of(seat):
            mask[action] = 1
        seen.extend(game.observe(state, seat))
        masks.extend(mask)
        actions.append(game.action(state, move))
        seats.append(seat)

    for number in matches:
        start = len(seats)
        _, played = play(contest, number, watch)
        for seat in seats[start:]:
            numbers.append(number)
            scores.append(played.scores[seat])
            wins.append(1 / len(played.winners) if seat in played.winners else 0.0)
    rows = len(seats)
    file = io.BytesIO()
    numpy.savez_compressed(
        file,
        observations=numpy.frombuffer(bytes(seen), numpy.uint8).reshape(rows, -1),
        masks=numpy.packbits(numpy.frombuffer(bytes(masks), numpy.uint8).reshape(rows, game.actions), axis=1),
        actions=numpy.array(actions, numpy.int32),
        seats=numpy.array(seats, numpy.int8),
        match=numpy.array(numbers, numpy.int32),
        scores=numpy.array(scores, numpy.float32),
        wins=numpy.array(wins, numpy.float32),
    )
    return file.getvalue()


def claim(kept: msgspec.Struct, folder: Path, name: str) -> None:
    """Say in that file of the folder what is kept there; refuse a folder in which something else is."""
    about = folder / name
    wanted = msgspec.json.format(msgspec.json.encode(kept), indent=2)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if about.exists():
            if about.read_bytes() != wanted:
                raise BadSave("error-harvest", folder=str(folder), file=name)
        elif any(folder.iterdir()):
            raise BadSave("error-harvest-folder", folder=str(folder))
        else:
            write(about, wanted)
    except OSError as error:
        raise BadValue("error-harvest-write", folder=str(folder), problem=str(error.strerror)) from None


def write(file: Path, content: bytes) -> None:
    """All of it or nothing, even when the power fails."""
    part = file.with_name(f".{file.name}.part")
    with part.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)


def _numpy() -> Any:
    try:
        import numpy
    except ModuleNotFoundError as missing:
        raise NotSupported("error-extra", extra="envs", module=str(missing.name)) from None
    return numpy
