"""Tables at which a network plays against itself and against earlier copies of itself."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import torch
from torch import Tensor

from ..envs.batch import Step
from ..games import game as find_game
from .layout import Layout
from .model import Model, lighter
from .outcome import LEAD, lead_unit, outcomes
from .records import any_options, usual_players
from .tables import batch_of, close

LAMBDA: Final = 0.95


class Place(msgspec.Struct, frozen=True):
    """What is played at some of the tables."""

    players: int
    tables: int
    varied: bool = False
    """Every option drawn anew for each match, instead of the usual ones."""
    league: bool = False
    """Some seats are an earlier copy's."""
    bots: int = 0
    """Seats of the bot `greedy`."""


def places(counts: tuple[int, ...], tables: int) -> list[Place]:
    """How so many tables are shared out: two thirds to the usual game (half of them against the bot, the
    others among networks), the rest to all the others.
    """
    usual = usual_players(counts)
    third = max(2, tables // 3)
    made = [
        Place(usual, third, bots=usual - 1),
        Place(usual, third // 2),
        Place(usual, third // 2, league=True),
    ]
    share = max(1, third // len(counts))
    return made + [Place(players, share, varied=True) for players in counts]


class Lessons(NamedTuple):
    """Decisions to learn from."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    """Logarithms of how likely the actions were when they were chosen."""
    advantages: Tensor
    returns: Tensor
    """What came of it: everybody's chance to win, and the own lead (`outcomes`)."""


class Group:
    """Tables of one kind, played a stretch at a time."""

    def __init__(
        self, model: Model, game: str, place: Place, steps: int, workers: int, seed: int, device: str
    ) -> None:
        options = any_options(game) if place.varied else {}
        self.batch = batch_of(game, place.tables, place.players, "points", seed, place.bots, workers, options)
        self.model, self.place, self.steps, self.device = model, place, steps, device
        self.unit = lead_unit(find_game(game))
        layout: Layout = model.layout
        self.columns = torch.from_numpy(layout.places[place.players]).to(device)
        self.dice = np.random.default_rng(seed)
        self.seen: Step = self.batch.observe()
        self.older = np.zeros((place.tables, place.players), np.bool_)
        """At each table, the seats of an earlier copy."""
        self.stream: Any = torch.cuda.Stream() if device == "cuda" else None
        self._reseat(np.ones(place.tables, np.bool_))

    def close(self) -> None:
        """End its workers."""
        close(self.batch)

    def play(self, older: Model | None) -> Lessons:
        """Play a stretch at every table, and find out what every decision was worth. Seats of an earlier
        copy are played by `older`, and nothing is learned from them.
        """
        with torch.no_grad(), torch.cuda.stream(self.stream) if self.stream else nullcontext():
            return self._play(older)

    def _play(self, older: Model | None) -> Lessons:
        tables = torch.arange(self.place.tables)
        kept: list[tuple[Tensor, Tensor, Tensor, Tensor]] = []
        values, seats, mine, ends = [], [], [], []
        for _ in range(self.steps):
            rows, masks = self._seen()
            answer = self._ask(self.model, rows, masks)
            actions = _draw(answer.actions)
            own = np.ones(self.place.tables, np.bool_)
            if older is not None and self.place.league:
                own = ~self.older[tables.numpy(), self.seen.seats]
                theirs = _draw(self._ask(older, rows, masks).actions)
                actions = torch.where(torch.from_numpy(own).to(self.device), actions, theirs)
            chances = answer.actions.gather(1, actions[:, None])[:, 0]
            kept.append((rows, masks, actions, chances))
            values.append(answer.values())
            seats.append(self.seen.seats)
            mine.append(own)
            self.seen = self.batch.step(actions.cpu().numpy())
            ends.append(self._ends())
        values.append(self._ask(self.model, *self._seen()).values())
        seats.append(self.seen.seats)
        returns, known = judged(torch.stack(values), np.stack(seats), ends, self.place.players)
        rows, masks, actions, chances = (torch.stack(column) for column in zip(*kept, strict=True))
        use = (
            known & torch.from_numpy(np.stack(mine)).to(self.device) & (masks.sum(-1, dtype=torch.int32) > 1)
        )
        better = returns - torch.stack(values[:-1])
        advantages = better[:, :, 0] + LEAD * better[:, :, -1]
        lessons = Lessons(rows[use], masks[use], actions[use], chances[use], advantages[use], returns[use])
        if self.stream:
            self.stream.synchronize()  # whoever learns from them does so in another stream
        return lessons

    def _seen(self) -> tuple[Tensor, Tensor]:
        """Rows of input and masks of all tables."""
        layout = self.model.layout
        rows = torch.zeros((self.place.tables, layout.width), dtype=torch.uint8, device=self.device)
        rows[:, self.columns] = torch.from_numpy(self.seen.observations).to(self.device)
        rows[:, layout.count_cells[self.place.players]] = 1
        return rows, torch.from_numpy(self.seen.masks).to(self.device)

    def _ask(self, model: Model, rows: Tensor, masks: Tensor) -> Any:
        with lighter(self.device):
            return model(rows, masks)

    def _ends(self) -> tuple[Tensor, Tensor] | None:
        """The tables whose match has just ended, and what each of their seats is told."""
        over = np.flatnonzero(self.seen.done)
        if not len(over):
            return None
        scores = self.seen.rewards[over]
        best = scores == scores.max(1, keepdims=True)
        wins = (best / best.sum(1, keepdims=True)).astype(np.float32)
        targets = outcomes(wins, scores, self.model.layout.seats, self.unit)
        self._reseat(self.seen.done)
        return torch.from_numpy(over).to(self.device), torch.from_numpy(targets).to(self.device)

    def _reseat(self, tables: Any) -> None:
        """Draw the seats of the earlier copy, from one to all but one of them."""
        if not self.place.league:
            return
        count, players = int(tables.sum()), self.place.players
        ranks = self.dice.random((count, players)).argsort(1)
        self.older[tables] = ranks < self.dice.integers(1, players, (count, 1))


def judged(
    values: Tensor, seats: Any, ends: Sequence[tuple[Tensor, Tensor] | None], players: int
) -> tuple[Tensor, Tensor]:
    """What every decision led to (lambda-returns over the own decisions of each seat), and where that is
    known: the last decisions of a seat may still wait for what comes of them.

    `values` [steps + 1, tables, kinds] is what was expected at every decision and after the last, `seats`
    whose decisions they were, `ends` which matches were over after each step and what their seats were told.
    """
    steps, tables, kinds = len(values) - 1, values.shape[1], values.shape[2]
    device = values.device
    every = torch.arange(tables, device=device)
    whose = torch.from_numpy(np.asarray(seats)).to(device)
    expected = torch.zeros((tables, players, kinds), device=device)
    beyond = torch.zeros((tables, players, kinds), device=device)
    clear = torch.zeros((tables, players), dtype=torch.bool, device=device)
    expected[every, whose[-1]] = values[-1]
    clear[every, whose[-1]] = True
    returns = torch.zeros((steps, tables, kinds), device=device)
    known = torch.zeros((steps, tables), dtype=torch.bool, device=device)
    for step in reversed(range(steps)):
        ended = ends[step]
        if ended is not None:
            over, targets = ended
            expected[over], beyond[over], clear[over] = targets, 0.0, True
        own = every, whose[step]
        known[step] = clear[own]
        gain = expected[own] - values[step] + LAMBDA * beyond[own]
        gain = torch.where(known[step][:, None], gain, 0.0)
        returns[step] = values[step] + gain
        expected[own], beyond[own], clear[own] = values[step], gain, True
    return returns, known


def play_all(groups: Sequence[Group], older: Model | None) -> Lessons:
    """A stretch at all tables, the groups side by side: while one waits for its rules another one thinks."""
    found: list[Lessons | BaseException | None] = [None] * len(groups)

    def one(number: int) -> None:
        try:
            found[number] = groups[number].play(older)
        except BaseException as error:
            found[number] = error

    if groups[0].device == "cpu":
        for number in range(len(groups)):
            one(number)
    else:
        torch.cuda.synchronize()  # streams share the weights, and each other's memory when it is free
        threads = [threading.Thread(target=one, args=(number,)) for number in range(len(groups))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    for result in found:
        if isinstance(result, BaseException):
            raise result
    return Lessons(*(torch.cat(column) for column in zip(*found, strict=True)))


def _draw(chances: Tensor) -> Tensor:
    """An action for each row, as likely as it says."""
    noise = -torch.log(torch.empty_like(chances).exponential_().clamp(min=1e-20))
    return (chances + noise).argmax(-1)
