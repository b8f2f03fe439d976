"""Information-set Monte Carlo tree search: one tree over many imagined tables, for any game and number of
seats.

Every iteration imagines a table that fits what the seat knows, walks down the tree by the moves that are
legal there, plays on by the game's heuristics until the outlook can be trusted, and remembers for every seat
how it went. Moves that are not always legal are judged by how often they could be chosen (Cowling, Powley
and Whitehouse, 2012); the game's ranks are the first guess of what to try (as PUCT does with a policy).
"""

from __future__ import annotations

import math
from typing import Final

from ..core.heuristics import Heuristics
from ..core.rng import Rng
from ..core.state import State

LONGEST_PLAYOUT: Final = 2000


class Node:
    """What is known of one move: how often it was, and could be, tried, and how it went for its player."""

    def __init__(self, prior: float) -> None:
        self.prior: float = prior
        self.visits: int = 0
        self.chances: int = 0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}


def iterate(
    root: Node, state: State, heuristics: Heuristics, rng: Rng, exploration: float, noise: float
) -> None:
    """One walk down the tree and one playout from where it ends; `state` is used up."""
    start = state.copy()
    path: list[Node] = []
    players: list[int] = []
    node = root
    while not state.done:
        legal = state.legal()
        children = node.children
        if any(action not in children for action in legal):
            expand(node, state, legal, heuristics)
        action = select(children, legal, exploration)
        node = children[action]
        path.append(node)
        players.append(state.current)
        state.apply(action)
        if node.visits == 0 or heuristics.enough(start, state):
            break
    play_out(start, state, heuristics, rng, noise)
    rewards = chances_to_win(state, heuristics)
    for step, player in zip(path, players, strict=True):
        step.visits += 1
        step.total += rewards[player]


def expand(node: Node, state: State, legal: list[int], heuristics: Heuristics) -> None:
    """Add the moves that are legal here for the first time, each with its share of the heuristics' trust."""
    ranks = heuristics.rank(state, legal)
    best, scale = max(ranks), heuristics.scale()
    weights = [math.exp((rank - best) / scale) for rank in ranks]
    whole = sum(weights)
    for action, weight in zip(legal, weights, strict=True):
        if action not in node.children:
            node.children[action] = Node(weight / whole)


def select(children: dict[int, Node], legal: list[int], exploration: float) -> int:
    """The legal move with the best mix of how it went, how little it was tried and how good it looks."""
    best, chosen = -1.0, legal[0]
    for action in legal:
        node = children[action]
        node.chances += 1
        mean = node.total / node.visits if node.visits else 0.35
        value = mean + exploration * node.prior * math.sqrt(node.chances) / (1 + node.visits)
        if value > best:
            best, chosen = value, action
    return chosen


def play_out(start: State, state: State, heuristics: Heuristics, rng: Rng, noise: float) -> None:
    """Go on by the heuristics, with some noise, until the outlook can be trusted or the match is over."""
    spread = noise * heuristics.scale()
    # Not `_`: mypyc would make an object of every number that is given that name.
    for _again in range(LONGEST_PLAYOUT):
        if state.done or heuristics.enough(start, state):
            return
        legal = state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        ranks = heuristics.rank(state, legal)
        best, chosen = -math.inf, legal[0]
        for number in range(len(legal)):
            value = ranks[number] + spread * (rng.unit() - rng.unit())
            if value > best:
                best, chosen = value, legal[number]
        state.apply(chosen)


def chances_to_win(state: State, heuristics: Heuristics) -> list[float]:
    """Each seat's chance to win: exact when the match is over, otherwise softened from the outlook."""
    outlook = [float(score) for score in state.scores()] if state.done else heuristics.outlook(state)
    best = max(outlook)
    scale = heuristics.scale() * (0.3 if state.done else 1.0)
    weights = [math.exp((points - best) / scale) for points in outlook]
    whole = sum(weights)
    return [weight / whole for weight in weights]
