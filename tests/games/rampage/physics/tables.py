"""Positions for tests: an empty board, a few pieces set down exactly, the built city, and a match on it."""

from __future__ import annotations

from functools import cache
from typing import Any

from monstrerie import Match
from monstrerie.games.rampage import GAME
from monstrerie.games.rampage.physics import City, Pose, Position, Simulation, adapter, tilted, upright
from monstrerie.games.rampage.physics.action import Action
from monstrerie.games.rampage.rules.base import judge
from monstrerie.games.rampage.rules.port import Gesture
from monstrerie.games.rampage.state import Carnage

FLAT = 90.0


@cache
def world(boxes: int = 1) -> Simulation:
    """One simulation for all tests: it holds no match."""
    return Simulation(City.build(boxes=boxes))


@cache
def built() -> Position:
    """The city as it stands at the start, settled."""
    return world().start()


def only(**pieces: Pose) -> Position:
    """An empty board but for these pieces; `meeple_3=upright(…)` stands for `meeple-3`."""
    city = world().city
    return Position.empty(city.moving).placed({index(name): pose for name, pose in pieces.items()})


def index(name: str) -> int:
    """Piece index by name, with underscores for the dashes."""
    return world().city.piece(name.replace("_", "-")).index


def zone(name: str) -> int:
    """Zone index by name."""
    return world().city.zone(name).index


def names(zones: frozenset[int]) -> set[str]:
    """Names of zones."""
    return {world().city.zones[z].name for z in zones}


def monster(number: int, x: float, y: float, yaw: float = 0.0) -> dict[str, Pose]:
    """Paws on the board, body on them."""
    high = world().city.pieces[world().city.paws(number)].height
    return {f"paws_{number}": upright(x, y, 0.0, yaw), f"body_{number}": upright(x, y, high, yaw)}


def lying(x: float, y: float, z: float = 0.0, yaw: float = 0.0, thick: float = 10.0) -> Pose:
    """A piece on its face: it leant over by a right angle, its base's far edge on the ground at z."""
    return tilted(x, y, z + thick / 2, yaw, FLAT, yaw)


def refused(gesture: Gesture, position: Position | None = None) -> str | None:
    """The rule that forbids a gesture, in the built city or another position."""
    refusal = world().refuse(position or built(), gesture)
    return refusal.rule if refusal else None


def settled(position: Position) -> Position:
    """Everything woken and left to itself until it rests."""
    action = Action(world().engine, position, film=False)
    action.wait(list(position.flags.nonzero()[0]), None)
    return action.result()[0]


class Real:
    """A fresh match on the real city, with pieces put where a test wants them."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.match: Match = GAME.new(players, seed=3, first="host", **options)
        self.world = adapter.world(1)
        for seat in range(players):
            # No window but the actions' own.
            self.state.packs[2] += self.state.secrets[seat]
            self.state.secrets[seat] = []
            self.state.packs[1] += self.state.powers[seat]
            self.state.powers[seat] = []

    @property
    def state(self) -> Carnage:
        assert isinstance(self.match.state, Carnage)
        return self.match.state

    @property
    def ruin(self) -> float:
        """How high a ruin is."""
        return self.world.city.data.board.ruin_height

    def stand(self, seat: int, x: float, y: float) -> Real:
        city = self.world.city
        tall = city.pieces[city.paws(seat)].height
        self.put({f"paws-{seat}": (x, y, 0.0), f"body-{seat}": (x, y, tall)})
        return self

    def put(self, places: dict[str, tuple[float, float, float]]) -> Real:
        changes = {self.world.city.piece(name).index: upright(*place) for name, place in places.items()}
        self.state.position = self.state.position.placed(changes)
        self.state.judged = None
        return self

    def remove(self, *pieces: str) -> Real:
        self.state.position = self.state.position.without(
            self.world.city.piece(name).index for name in pieces
        )
        self.state.judged = None
        return self

    def clear(self, ruin: str) -> Real:
        """Take a whole Building away."""
        return self.remove(*judge(self.state).buildings[ruin])

    def pose(self, piece: str) -> Pose:
        pose: Pose = self.state.position.pose(self.world.city.piece(piece).index)
        return pose
