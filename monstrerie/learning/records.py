"""Decisions of a fast bot, to imitate: files as `bots.selfplay` writes them, of all numbers of players and
all options.
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
from ..bots.selfplay import write
from ..core.rng import Rng
from ..envs.seats import Setting
from ..envs.stepping import Opponent
from ..games import game as find_game
from .layout import Layout
from .outcome import Floats, outcomes

SHARD: Final = 25
"""Matches in a file, all of one number of players."""
USUAL: Final = 2
"""Every so many files hold the usual number of players and the usual options."""
ANY: Final = "any"


def usual_players(counts: tuple[int, ...]) -> int:
    """The number of players that a network should know best."""
    return 4 if 4 in counts else counts[-1]


def any_options(game: str) -> dict[str, Any]:
    """Every option drawn anew for every match."""
    return dict.fromkeys(find_game(game).options, ANY)


def record(game: str, seed: int, number: int) -> tuple[int, bytes]:
    """The decisions of `SHARD` matches of `greedy` against itself, forced ones left out."""
    found = find_game(game)
    counts = tuple(found.players)
    players, options = usual_players(counts), {}
    if number % USUAL:
        players, options = counts[number // USUAL % len(counts)], any_options(game)
    setting = Setting(game, players, "win", options)
    dice = Rng(seed * 1_000_003 + number)
    bot = Opponent(found.bot.heuristics(), found.redraw, Rng(dice.seed()))
    observe, actions = setting.write, found.actions
    from librt.strings import BytesWriter

    seen, masks = BytesWriter(), bytearray()
    chosen: list[int] = []
    seats: list[int] = []
    matches: list[int] = []
    ends: list[tuple[list[float], list[float]]] = []
    for match in range(SHARD):
        state = setting.state(dice.seed())
        while not state.done:
            legal = state.legal()
            action = bot.choose(state)
            if len(legal) > 1:
                observe(state, state.current, seen)
                mask = bytearray(actions)
                for one in legal:
                    mask[one] = 1
                masks += mask
                chosen.append(action)
                seats.append(state.current)
                matches.append(match)
            state.apply(action)
        ends.append((setting.rewards(state), [float(score) for score in state.scores()]))
    rows = len(chosen)
    wins, scores = (np.array([end[kind] for end in ends], np.float32) for kind in (0, 1))
    file = io.BytesIO()
    np.savez(
        file,
        observations=np.frombuffer(seen.getvalue(), np.uint8).reshape(rows, -1),
        masks=np.packbits(np.frombuffer(bytes(masks), np.uint8).reshape(rows, actions), axis=1),
        actions=np.array(chosen, np.int32),
        seats=np.array(seats, np.int8),
        match=np.array(matches, np.int32),
        scores=scores[matches, seats],
        wins=wins[matches, seats],
    )
    return number, file.getvalue()


def gather(game: str, matches: int, folder: Path, seed: int, workers: int, on: str = "here") -> Iterator[int]:
    """Record what is missing in the folder; yields the matches of each file as it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = []
    for number in range(-(-matches // SHARD)):
        if (folder / name(number)).exists():
            yield SHARD
        else:
            missing.append(number)
    work = partial(record, game, seed)
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
    masks: NDArray[np.uint8]
    """As packed bits."""
    actions: NDArray[np.int64]
    outcomes: Floats


def load(layout: Layout, folder: Path, unit: float) -> Records:
    """All files of a folder."""
    widths = {len(places): players for players, places in layout.places.items()}
    parts: list[Records] = []
    for file in sorted(folder.glob("matches-*.npz")):
        with np.load(file, allow_pickle=False) as kept:
            observations = kept["observations"]
            players = widths[observations.shape[1]]
            _, match = np.unique(kept["match"], return_inverse=True)
            seats = kept["seats"].astype(np.int64)
            wins, scores = np.zeros((2, match.max() + 1, players), np.float32)
            wins[match, seats], scores[match, seats] = kept["wins"], kept["scores"]
            targets = outcomes(wins, scores, layout.seats, unit)[match, seats]
            rows = layout.rows(observations, players)
            parts.append(Records(rows, kept["masks"], kept["actions"].astype(np.int64), targets))
    return Records(*(np.concatenate(column) for column in zip(*parts, strict=True)))
