"""Decisions of a fast bot, to imitate, of all numbers of players and all options: what a seat saw, how much
worse than the best each of its actions looked to the bot, and how the match ended.

A network may play some of the seats: then only their decisions are kept, with what the bot thinks of each. A
network that has only seen the bot's own matches doesn't know how to go on after a mistake (DAgger; Ross,
Gordon and Bagnell 2011).
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots import job_pool
from ..bots.base import favourite
from ..bots.selfplay import write
from ..core.rng import Rng
from ..envs.seats import Setting
from ..envs.stepping import Opponent
from ..games import game as find_game
from .layout import Layout
from .network import read
from .outcome import Floats, outcomes

SHARD: Final = 25
"""Matches in a file, all of one number of players."""
USUAL: Final = 2
"""Every so many files hold the usual number of players and the usual options."""
ANY: Final = "any"
WORST: Final = 1000.0
"""More is not told apart."""


def usual_players(counts: tuple[int, ...]) -> int:
    """The number of players that a network should know best."""
    return 4 if 4 in counts else counts[-1]


def any_options(game: str) -> dict[str, Any]:
    """Every option drawn anew for every match."""
    return dict.fromkeys(find_game(game).options, ANY)


def record(game: str, seed: int, network: bytes | None, number: int) -> tuple[int, bytes]:
    """The decisions of `SHARD` matches of `greedy` against itself, forced ones left out; or those of a
    network that holds one seat or several.
    """
    found = find_game(game)
    counts = tuple(found.players)
    players, options = usual_players(counts), {}
    if number % USUAL:
        players, options = counts[number // USUAL % len(counts)], any_options(game)
    setting = Setting(game, players, "win", options)
    dice = Rng(seed * 1_000_003 + number)
    bot = Opponent(found.bot.heuristics(), found.redraw, Rng(dice.seed()))
    taught = read(found, network) if network else None
    shots: list[bytes] = []
    choices: list[tuple[list[int], list[float]]] = []
    seats: list[int] = []
    matches: list[int] = []
    ends: list[tuple[list[float], list[float]]] = []
    for match in range(SHARD):
        state = setting.state(dice.seed())
        own = (1 << players) - 1 if taught is None else 1 + dice.below((1 << players) - 1)
        while not state.done:
            legal, seat = state.legal(), state.current
            if len(legal) == 1 or not own >> seat & 1:
                state.apply(bot.choose(state))
                continue
            ranks = bot.ranks(state, legal)
            seen, best = found.observe(state, seat), max(ranks)
            shots.append(seen)
            choices.append((legal, [best - rank for rank in ranks]))
            seats.append(seat)
            matches.append(match)
            likes = ranks if taught is None else taught.likes(seen, players, legal)[0].tolist()
            state.apply(favourite(likes, legal, bot.dice))
        ends.append((setting.rewards(state), [float(score) for score in state.scores()]))
    rows, most = len(choices), max(len(legal) for legal, _ in choices)
    actions, worse = np.full((rows, most), -1, np.int16), np.zeros((rows, most), np.float16)
    for row, (legal, behind) in enumerate(choices):
        actions[row, : len(legal)] = legal
        worse[row, : len(legal)] = np.minimum(behind, WORST)
    wins, scores = (np.array([end[kind] for end in ends], np.float32) for kind in (0, 1))
    file = io.BytesIO()
    np.savez(
        file,
        observations=np.frombuffer(b"".join(shots), np.uint8).reshape(rows, -1),
        actions=actions,
        worse=worse,
        seats=np.array(seats, np.int8),
        match=np.array(matches, np.int32),
        scores=scores,
        wins=wins,
    )
    return number, file.getvalue()


def gather(
    game: str,
    matches: int,
    folder: Path,
    seed: int,
    workers: int,
    on: str = "here",
    network: Path | None = None,
) -> Iterator[int]:
    """Record what is missing in the folder; yields the matches of each file as it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = []
    for number in range(-(-matches // SHARD)):
        if (folder / name(number)).exists():
            yield SHARD
        else:
            missing.append(number)
    # Its content, and not its name: the other machines of a cluster don't have the file.
    work = partial(record, game, seed, network.read_bytes() if network else None)
    alone = workers == 1 and on == "here"
    done = map(work, missing) if alone else job_pool.do(work, missing, min(workers, len(missing)), on)
    for number, content in done:
        write(folder / name(number), content)
        yield SHARD


def name(number: int) -> str:
    """The name of a file.

    >>> name(7)
    'matches-000175.npz'
    """
    return f"matches-{number * SHARD:06}.npz"


class Records(NamedTuple):
    """Decisions with what came of them."""

    rows: NDArray[np.uint8]
    actions: NDArray[np.int16]
    """The legal ones, then -1."""
    worse: NDArray[np.float16]
    """How many points worse than the best each of them looked."""
    outcomes: Floats


def load(layout: Layout, folder: Path, unit: float) -> Records:
    """All files of a folder and of those in it."""
    widths = {len(places): players for players, places in layout.places.items()}
    parts: list[Records] = []
    for file in sorted(folder.rglob("matches-*.npz")):
        with np.load(file, allow_pickle=False) as kept:
            observations, actions, worse = kept["observations"], kept["actions"], kept["worse"]
            players = widths[observations.shape[1]]
            targets = outcomes(kept["wins"], kept["scores"], layout.seats, unit)
            rows = layout.rows(observations, players)
            parts.append(Records(rows, actions, worse, targets[kept["match"], kept["seats"]]))
    most = max(part.actions.shape[1] for part in parts)
    parts = [
        part._replace(actions=_wide(part.actions, most, -1), worse=_wide(part.worse, most, 0))
        for part in parts
    ]
    return Records(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def _wide(rows: NDArray[Any], width: int, filler: int) -> NDArray[Any]:
    return np.pad(rows, ((0, 0), (0, width - rows.shape[1])), constant_values=filler)
