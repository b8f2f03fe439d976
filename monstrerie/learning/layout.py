"""Where the numbers of an observation stand in a network's input, the same for every number of players."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.errors import NotSupported
from ..core.game import Game
from ..core.rng import Rng

HIGHEST: Final = 40
"""Numbers are divided by their field's highest, but by no more than this: most high numbers are rare."""
STRANGERS: Final = (1, 2)
"""Things beside the players that a field may name for each of its rows: a dummy, a tent, nobody."""

RAREST: Final = 1 / 200
"""Part of all rows in which a value must occur to be marked."""
MARKED: Final = 15
"""The highest value that is marked."""
STEADIEST: Final = 0.15
"""A number that deviates less from its mean is scaled as if it deviated so much."""

Places = NDArray[np.int64]


class Coding(NamedTuple):
    """How a row becomes a network's input: each number scaled, then a 1 for each mark that holds."""

    scale: NDArray[np.float32]
    marks: NDArray[np.int16]
    """Cells and the values that are marked there: a code that is 3 is no more than one that is 2."""

    @property
    def width(self) -> int:
        """Of the input."""
        return len(self.scale) + len(self.marks)


class Layout:
    """One row of input for all numbers of players of a game.

    A field has room for as many numbers as it ever has. Where a field has a column for each player, the
    columns of a smaller table stand where the same columns of the largest one do. The last cells of the row
    say how many players there are.

    >>> import monstrerie
    >>> layout = Layout(monstrerie.game("mighty-monsters"))
    >>> layout.width, layout.seats, len(layout.places[3])
    (299, 6, 163)
    """

    def __init__(self, game: Game) -> None:
        if game.simulated or game.observation is None:
            raise NotSupported("error-no-network-game", game=game.name)
        self.game = game.name
        self.actions: int = game.actions
        self.seats: int = game.players.stop - 1
        self.counts: tuple[int, ...] = tuple(game.players)
        sizes: dict[str, dict[int, int]] = {}
        highs: dict[str, int] = {}
        for players in self.counts:
            for field in game.fields(players):
                sizes.setdefault(field.name, {})[players] = field.size
                highs[field.name] = max(1, field.high, highs.get(field.name, 1))
        self.fields = sizes
        starts: dict[str, int] = {}
        rooms: dict[str, dict[int, Places]] = {}
        scales: list[NDArray[np.float32]] = []
        at = 0
        for name, known in sizes.items():
            room, rooms[name] = _room(known, self.seats)
            starts[name] = at
            at += room
            scales.append(np.full(room, 1 / min(highs[name], HIGHEST), np.float32))
        self.width: int = at + len(self.counts)
        self.scale: NDArray[np.float32] = np.concatenate(
            [*scales, np.ones(len(self.counts), np.float32)], dtype=np.float32
        )
        self.places: dict[int, Places] = {
            players: np.concatenate(
                [starts[field.name] + rooms[field.name][players] for field in game.fields(players)]
            )
            for players in self.counts
        }
        self.count_cells: dict[int, int] = {players: at + n for n, players in enumerate(self.counts)}

    def rows(self, observations: NDArray[np.uint8], players: int) -> NDArray[np.uint8]:
        """Observations of a table of so many as rows of input."""
        rows = np.zeros((len(observations), self.width), np.uint8)
        rows[:, self.places[players]] = observations
        rows[:, self.count_cells[players]] = 1
        return rows


def plain(layout: Layout) -> Coding:
    """By the highest values alone, without marks."""
    return Coding(layout.scale, np.zeros((0, 2), np.int16))


def fitted(rows: NDArray[np.uint8]) -> Coding:
    """By what occurs in some rows: numbers that all deviate alike, and the usual values of those above 1.

    >>> fitted(np.array([[0, 0, 1], [0, 3, 0], [0, 3, 1], [0, 7, 0]], np.uint8)).marks.tolist()
    [[1, 3], [1, 7]]
    """
    deviation = np.maximum(rows.std(0, dtype=np.float32), STEADIEST)
    scale = (0.5 / deviation).astype(np.float16).astype(np.float32)  # as it will be read again
    several = np.flatnonzero(rows.max(0) > 1)
    marks = [
        (cell, value)
        for value in range(1, MARKED + 1)
        for cell in several[(rows[:, several] == value).mean(0) >= RAREST]
    ]
    return Coding(scale, np.array(sorted(marks), np.int16).reshape(-1, 2))


def _room(sizes: dict[int, int], seats: int) -> tuple[int, dict[int, Places]]:
    """How many cells a field needs, and which of them it has for each number of players."""
    for strangers in STRANGERS:
        rows = {size / (players + strangers) for players, size in sizes.items()}
        if len(sizes) > 1 and len(rows) == 1 and rows.pop().is_integer():
            return _columns(sizes, seats, strangers)
    squares = {size / players**2 for players, size in sizes.items()}
    if len(sizes) > 1 and len(squares) == 1 and squares.pop().is_integer():
        return _columns(sizes, seats, 0)
    # The same for all, or a stretch for each player: what there is stands first.
    return max(sizes.values()), {players: np.arange(size) for players, size in sizes.items()}


def _columns(sizes: dict[int, int], seats: int, strangers: int) -> tuple[int, dict[int, Places]]:
    """Rows with a column for each player, and further ones for strangers, which stand last."""
    wide = seats + strangers
    places: dict[int, Places] = {}
    most = 0
    for players, size in sizes.items():
        columns = np.arange(players + strangers)
        columns = np.where(columns < players, columns, columns + seats - players)
        rows = size // (players + strangers)
        most = max(most, rows)
        places[players] = (np.arange(rows)[:, None] * wide + columns).ravel()
    return most * wide, places


def meaning(game: Game) -> str:
    """A hash of what the action ids and the observations of a game mean: short random matches with every
    number of players, each legal action by its move, each row as it is seen. Another hash: another language.
    """
    digest = hashlib.sha256()
    for players in game.players:
        state = game.new(players, seed=players).state
        dice = Rng(players)
        for _ in range(120):
            if state.done:
                break
            legal = state.legal()
            digest.update(game.observe(state, state.current))
            for action in legal:
                said: Any = game.encode(game.move(state, action))
                digest.update(json.dumps([action, said], sort_keys=True).encode())
            state.apply(legal[dice.below(len(legal))])
    return digest.hexdigest()
