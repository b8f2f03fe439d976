"""One gesture from release to rest: how it is set going, stepped, watched, recorded and ended."""

from __future__ import annotations

import math
from collections.abc import Sequence
from time import perf_counter
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ..rules import effort
from ..rules.port import BodyDrop, Breath, Misbehaved, PawsFlick, Shot
from . import frames
from .breath import RENEW, Jet
from .engine import MM, Bench, Engine, EngineFailed, Flags
from .geometry import laid_down, middle_of, middles_of, quiet, reaches, released, table_edges, thinness
from .position import Array, Pose, Position, tilted, upright
from .turning import matrix, product, yawed

_TOO_FAST: Final = 9.0  # m/s: no hand of this game makes a piece so fast
_CHUNK: Final = 0.010  # seconds between two looks at the world
_WINDOW: Final = 0.05  # seconds over which a speed is measured to judge rest
_CALMING: Final = 1.0  # seconds of raised damping after which what still moves is stopped
_CALM: Final = 0.7  # of the speed that is left after each look meanwhile
_RIGHTING: Final = 0.25  # seconds in which a held body is tilted back
_SHALLOW: Final = 1.0  # mm that a piece laid down may be in another: it is pushed out gently


Indices = npt.NDArray[np.intp]


class OutOfTime(RuntimeError):
    """A plan took longer than whoever makes it can wait."""


class Tip(NamedTuple):
    """A body tipped over in a direction, as gently as lays it down (RA-PHY-46)."""

    body: int
    direction: float


class Settle(NamedTuple):
    """These pieces lifted without touching others, then all left to itself (RA-PHY-23); without any,
    everything in the city is woken.
    """

    lifted: tuple[int, ...] = ()


Task = PawsFlick | BodyDrop | Breath | Shot | Tip | Settle
"""What an action runs: a gesture of the rules, or a part of what they ask for."""


class Action:
    """A task on its way. Use: `Action(engine, position).run(task)`, then `result`."""

    def __init__(
        self,
        engine: Engine,
        position: Position,
        film: bool = True,
        until: float = math.inf,
        patience: float = math.inf,
    ) -> None:
        self.city = engine.city
        self._patience = min(patience, self.city.data.judging.settle_cap)
        self.bench: Bench = engine.bench()
        self.step = engine.settings.step
        self.poses: Array = position.poses.copy()
        if not np.isfinite(self.poses).all():  # the engine would search long for contacts of such a piece
            raise Misbehaved("number", "not a number")
        self.in_play: Flags = position.flags.copy()
        self.touched: set[int] = set()
        self.slowed = False
        self.simulated = 0.0
        self._film = film
        self._until = until
        self._frames: list[Array] = []
        self._seen: list[Flags] = []
        self._held: dict[int, Pose] = {}
        self._reach = reaches(self.city)
        self._loaded: Array = np.empty((0, 7))
        self._edge = table_edges(self.city)

    # ------------------------------------------------------------------ gestures

    def run(self, task: Task, target: frozenset[int] = frozenset()) -> None:
        """Run to rest. `target`: what a dropped body should meet; its contacts are watched until it does."""
        start, before = self.poses.copy(), self.in_play.copy()
        self._frame()
        match task:
            case PawsFlick():
                self._flick(task)
            case BodyDrop():
                self._drop(task, target)
            case Breath():
                self._breath(task)
            case Shot():
                self._shoot(task)
            case Tip():
                self._fell(task)
            case Settle():
                self._settle(task)
        self._frame()
        self._apart(start, before)

    def wait(self, awake: Sequence[int], limit: float | None) -> None:
        """Wake these pieces and let time pass: to rest, or so many seconds."""
        self._load()
        if len(awake):
            self.bench.wake(awake)
            self._to_rest(limit=limit)

    def drift(self, seconds: float) -> float:
        """How far (mm) the piece that moves most is from its place after so long, nothing asleep."""
        self._load()
        start = self.bench.rows.copy()
        self.bench.wake(np.flatnonzero(self.in_play))
        self._steps(round(seconds / self.step))
        moved = self.bench.rows[self.in_play, :3] - start[self.in_play, :3]
        return float(np.linalg.norm(moved, axis=1).max() / MM)

    def result(self) -> tuple[Position, bytes]:
        """The position at rest, and the recording."""
        self._sane()
        film = frames.pack(self._frames, self._seen) if self._film else b""
        return Position.of(self.poses, self.in_play.tolist()), film

    def _flick(self, flick: PawsFlick) -> None:
        paws = self.city.paws(flick.seat)
        near = self._lift([self.city.body(flick.seat)])
        self._load()
        self.bench.wake(near)
        turn, speed = math.radians(flick.direction), flick.strength * self.city.data.hands.flick_top
        radius = self.city.pieces[paws].parts[0].half[0]
        # One impulse beside the centre of a disc: momentum m v, moment of inertia m r² / 2.
        spin = -2.0 * flick.side * speed / (radius * MM)
        world = np.array([0.0, 0.0, spin])
        self.bench.launch(
            paws,
            (1000 * speed * math.cos(turn), 1000 * speed * math.sin(turn), 0.0),
            matrix(self.poses[paws, 3:]).T @ world,
        )
        self._to_rest()

    def _drop(self, drop: BodyDrop, target: frozenset[int]) -> None:
        body = self.city.body(drop.seat)
        near = self._lift([body])
        self.poses[body] = released(self.city, drop)
        self.in_play[body] = True
        self._load()
        self.bench.wake([*near, body])
        self._steps(self._falling(body), free=True)
        self._to_rest(watch=body, until=target)

    def _falling(self, body: int) -> int:
        """Steps for which a body let go can't meet anything yet."""
        ball = middle_of(self.city, body, self.poses[body])
        others = self.in_play.copy()
        others[body] = False
        rows = self.poses[others]
        close = np.linalg.norm(rows[:, :2] - ball[:2], axis=1) < self._reach[body] + 2 * self._reach[others]
        top = max((rows[close, 2] + 2 * self._reach[others][close]).tolist(), default=0.0)
        fall = max(0.0, self.city.data.hands.drop_height - top) * MM
        return int(math.sqrt(2 * fall / 9.81) / self.step)

    def _breath(self, breath: Breath) -> None:
        body = self.city.body(breath.source)
        self._hold(body, self.poses[body])
        jet = Jet(self.city, breath, Pose(*self.poses[body]))
        self._load()
        every = max(1, round(RENEW / self.step))
        for _ in range(round(jet.time / (every * self.step))):
            forces = jet.forces(self.bench)
            if not forces.any() and self.bench.awake == 0:
                break  # nothing stirs, so the air meets the same things for the rest of the breath
            self.bench.push(forces)
            self._steps(every)
        self.bench.push(np.zeros_like(forces))
        if self.bench.awake:
            self._to_rest()
        else:
            self._take()
        self._let_go()

    def _shoot(self, shot: Shot) -> None:
        city, body, own_paws = self.city, self.city.body(shot.seat), self.city.paws(shot.seat)
        lifted = [city.piece(name).index for name in shot.pieces]
        missile = city.pieces[lifted[0]]
        base = Pose(*self.poses[body])
        if missile.index == own_paws:
            paws = Pose(*self.poses[own_paws])
            base = base._replace(x=paws.x, y=paws.y, z=paws.z)
        near = self._lift([*lifted, body] if missile.index == own_paws else lifted)
        if len(near):  # what leant on it settles before the throw (RA-THROW-05)
            self._load()
            self.bench.wake(near)
            self._to_rest()
        lean = tilted(base.x, base.y, base.z, base.yaw, shot.tilt, shot.tilt_direction)
        self.in_play[body] = True
        self._hold(body, np.array(lean), alone=missile.index == own_paws)
        tilt = tilted(0.0, 0.0, 0.0, 0.0, shot.tilt, shot.tilt_direction)
        axes = matrix(np.array(tilt[3:]))
        lift = city.pieces[body].height
        # a monster is thrown as it stands: paws below, body on them
        stack = sorted(lifted, key=lambda piece: city.pieces[piece].kind != "paws")
        for piece in stack:
            foot = np.array([base.x, base.y, base.z]) + axes @ np.array([0.0, 0.0, lift])
            self.poses[piece, :3] = foot
            self.poses[piece, 3:] = product(np.array(tilt[3:]), yawed(shot.yaw))
            self.in_play[piece] = True
            lift += city.pieces[piece].height
        self._load()
        turn, speed = math.radians(shot.direction), shot.strength * city.data.hands.throw_top
        velocity = 1000 * speed * (axes @ np.array([math.cos(turn), math.sin(turn), 0.0]))
        half_x, half_y, _ = missile.parts[0].half
        spin = -shot.side * speed * (min(half_x, half_y) * MM) / ((half_x**2 + half_y**2) / 3 * MM * MM)
        for piece in stack:
            self.bench.launch(piece, velocity, (0.0, 0.0, spin if piece == missile.index else 0.0))
        self._to_rest()
        if shot.tilt > 0:
            self._right(body, base, shot)
        self._let_go()
        if missile.index == own_paws:
            self._lift([body])
        else:
            self.poses[body] = base

    def _right(self, body: int, base: Pose, shot: Shot) -> None:
        """The hand tilts the held body back; what came to lie on it slides or falls."""
        near = self._neighbours([body])
        if not len(near):
            return
        self._load()
        self.bench.wake(near)
        parts = round(_RIGHTING / _CHUNK)
        for part in range(1, parts + 1):
            tilt = shot.tilt * (1 - part / parts)
            pose = tilted(base.x, base.y, base.z, base.yaw, tilt, shot.tilt_direction)
            self._held[body] = pose
            self.bench.hold(body, pose)
            self._steps(round(_CHUNK / self.step))
        self._to_rest()

    def _fell(self, tip: Tip) -> None:
        """The weakest push that tips it; if it should come to stand again, it is laid down where it is."""
        start = self.poses.copy()
        for push in (1.15, 1.4, 1.8):
            self.poses = start.copy()
            self._tip(tip, push)
            if Pose(*self.poses[tip.body]).tilt > self.city.data.judging.fall_angle:
                return
        near = self._neighbours([tip.body])
        pose = Pose(*self.poses[tip.body])
        half = self.city.pieces[tip.body].parts[0].half[0]
        self.poses[tip.body] = laid_down(pose, tip.direction, half)
        while self._deepest(tip.body) > _SHALLOW:  # beside what kept it upright: on top of that
            self.poses[tip.body, 2] += _SHALLOW
        self._load()
        self.bench.wake([*near, tip.body])
        self._to_rest()

    def _deepest(self, piece: int) -> float:
        """How deep (mm) a piece is in others."""
        found = self.bench.contacts(self.poses, self.in_play)
        return float(-found.gap[(found.one == piece) | (found.other == piece)].min(initial=0.0))

    def _tip(self, tip: Tip, push: float) -> None:
        pose, piece = self.poses[tip.body], self.city.pieces[tip.body]
        axes = matrix(pose[3:])
        turn = math.radians(tip.direction)
        away = np.array([math.cos(turn), math.sin(turn), 0.0])
        local = axes.T @ away
        foot = piece.parts[0].half
        reach = MM * min(foot[0] / max(1e-9, abs(local[0])), foot[1] / max(1e-9, abs(local[1])))
        high = MM * piece.height / 2
        # Energy to lift the middle over the edge; a block turns about an edge with 4/3 of its squared radius.
        radius = math.hypot(high, reach)
        spin = push * math.sqrt(2 * 9.81 * (radius - high) / (4 / 3 * radius * radius))
        axis = np.cross((0.0, 0.0, 1.0), away)
        # The origin (middle of the base) turns about the far edge, so it rises while the head goes over.
        self._load()
        self.bench.launch(tip.body, 1000 * spin * np.cross(axis, -reach * away), axes.T @ (spin * axis))
        self._to_rest()

    def _settle(self, settle: Settle) -> None:
        if settle.lifted:
            near = self._lift([piece for piece in settle.lifted if self.in_play[piece]])
        else:
            near = np.flatnonzero(self.in_play)
        if len(near):
            self._load()
            self.bench.wake(near)
            self._to_rest()

    # ------------------------------------------------------------------ hands

    def _lift(self, pieces: list[int]) -> Indices:
        """Take pieces away; the neighbours to wake."""
        there = [piece for piece in pieces if self.in_play[piece]]
        near = self._neighbours(there)
        self.in_play[pieces] = False
        return near

    def _neighbours(self, pieces: list[int]) -> Indices:
        """Movable pieces that touch these: they wake when these go."""
        if not pieces:
            return np.empty(0, dtype=np.intp)
        poses = self.poses.copy()
        for held, pose in self._held.items():
            poses[held] = pose
        found = self.bench.contacts(poses, self.in_play)
        touch = np.isin(found.one, pieces) | np.isin(found.other, pieces)
        near = np.unique(np.concatenate([found.one[touch], found.other[touch]]))
        return near[(near >= 0) & (near < self.city.moving) & ~np.isin(near, [*pieces, *self._held])].astype(
            np.intp
        )

    def _hold(self, body: int, pose: Array, alone: bool = False) -> None:
        """Fix a body, and the paws under it unless it is alone (RA-PHY-32)."""
        self._held = {body: Pose(*pose)}
        paws = self.city.partner(body)
        if not alone and self.in_play[paws] and self._stands_on(body, paws):
            self._held[paws] = Pose(*self.poses[paws])

    def _stands_on(self, body: int, paws: int) -> bool:
        offset = self.poses[body, :3] - self.poses[paws, :3]
        disc = self.city.pieces[paws]
        return math.hypot(offset[0], offset[1]) < disc.radius and abs(offset[2] - disc.height) < 3.0

    def _let_go(self) -> None:
        for piece, pose in self._held.items():
            self.poses[piece] = pose
        self._held = {}

    # ------------------------------------------------------------------ time

    def _load(self) -> None:
        self.bench.load(self.poses, self.in_play, self._held)
        self._loaded = self.bench.rows.copy()

    def _go(self, count: int, free: bool = False) -> int:
        """So many steps, or fewer to the next frame, and a look at the world's sanity. The steps done."""
        if perf_counter() > self._until:
            raise OutOfTime
        if self._film:
            due = round(len(self._frames) / (frames.FPS * self.step)) - round(self.simulated / self.step)
            count = max(1, min(count, due))
        effort.spend(count)
        try:
            self.bench.step(count, free)
        except EngineFailed as error:
            raise Misbehaved("engine", str(error)) from None
        self.simulated += count * self.step
        speed = np.abs(self.bench.velocity[:, :3]).max()
        if not speed < _TOO_FAST:  # also when it is no number
            raise Misbehaved("speed", f"a piece at {speed:.1f} m/s")
        self._film_on()
        return count

    def _steps(self, count: int, free: bool = False) -> None:
        while count > 0:
            count -= self._go(count, free)

    def _to_rest(
        self, watch: int | None = None, until: frozenset[int] = frozenset(), limit: float | None = None
    ) -> None:
        judging = self.city.data.judging
        calm, started = 0.0, self.simulated
        looked, seen = self.simulated, self.bench.rows.copy()
        chunk = max(1, round(_CHUNK / self.step))
        while True:
            searching = watch is not None and not self.touched & until
            self._go(1 if searching else chunk)
            if watch is not None:
                self.touched |= self.bench.touches(watch)
            if self.bench.awake == 0:  # sleeping pieces keep still, so they would for REST_TIME too
                break
            if limit is not None and self.simulated - started >= limit:
                break
            if self.simulated - looked >= _WINDOW:
                span = self.simulated - looked
                still = quiet(seen, self.bench.rows, span * judging.rest_speed, span * judging.rest_spin)
                calm = calm + span if still else 0.0
                if calm >= judging.rest_time - _WINDOW / 2:
                    break
                looked, seen = self.simulated, self.bench.rows.copy()
            late = self.simulated - started - self._patience
            if late > 0:
                self.slowed = True
                if late > _CALMING:
                    break
                self.bench.damp(_CALM)
            if not searching:
                self._keep_on_table()
        self._take()

    def _keep_on_table(self) -> None:
        """A piece beyond the table's end is kept at its last place and takes no further part (RA-PHY-52)."""
        low, high = self._edge
        place = self.bench.rows[:, :2]
        beyond = self.in_play & ((place < low) | (place > high)).any(axis=1)
        for piece in self._held:
            beyond[piece] = False
        for found in np.flatnonzero(beyond & (self.bench.rows[:, 0] < 40.0)):
            piece = int(found)
            x, y = (float(value) / MM for value in self.bench.rows[piece, :2])
            self.poses[piece] = upright(x, y, self.city.pieces[-1].at[2])
            self.bench.freeze(piece)

    def _rows(self) -> Array:
        """Poses now in millimetres; what never moved keeps its very bits."""
        rows = self.bench.rows
        moved = self.in_play & (rows != self._loaded).any(axis=1) & (rows[:, 0] < 40.0)
        now = self.poses.copy()
        now[moved] = rows[moved]
        now[moved, :3] /= MM
        for piece, pose in self._held.items():
            now[piece] = pose
        return now

    def _take(self) -> None:
        held = self._held
        self._held = {}
        self.poses = self._rows()
        self._held = held
        if self.bench.warned:
            raise Misbehaved("number", "the engine met a number that it can't work with")

    def _sane(self) -> None:
        """All are numbers, and nothing went through the board or the table."""
        if not np.isfinite(self.poses).all():
            raise Misbehaved("number", "not a number")
        city, board = self.city, self.city.pieces[-2]
        half_x, half_y, _ = board.parts[0].half
        x, y, z = middles_of(city, self.poses, self.in_play).T
        over = (np.abs(x - board.at[0]) < half_x - 1) & (np.abs(y - board.at[1]) < half_y - 1)
        for lost in np.flatnonzero(z < np.where(over, 0.0, board.at[2])):
            piece = city.pieces[int(np.flatnonzero(self.in_play)[lost])]
            ground = "board" if over[lost] else "table"
            raise Misbehaved("through", f"{piece.name} went through the {ground}")

    def _apart(self, start: Array, before: Flags) -> None:
        """Nothing that moved ended in another piece with more than half the thickness of the thinner one.
        What was so from the beginning may stay, or it could never be touched again; beyond the table's end
        pieces are kept in each other.
        """
        low, high = (edge / MM for edge in self._edge)
        kept = ((self.poses[:, :2] < low) | (self.poses[:, :2] > high)).any(axis=1)
        moved = self.in_play & ((self.poses != start).any(axis=1) | ~before) & ~kept
        sunk = self._sunk(self.poses, self.in_play, moved)
        if sunk and (new := sunk - self._sunk(start, before, moved)):
            one, other = (self.city.pieces[piece].name for piece in min(new))
            raise Misbehaved("into", f"{one} went into {other}")

    def _sunk(self, poses: Array, in_play: Flags, moved: Flags) -> set[tuple[int, int]]:
        """Pairs of pieces, of which one moved, that are so deep in each other."""
        thin = thinness(self.city)
        stirred = np.append(moved, np.zeros(len(thin) - len(moved), dtype=bool))
        found = self.bench.contacts(poses, in_play)
        one, other = np.minimum(found.one, found.other), np.maximum(found.one, found.other)
        deep = (-found.gap >= np.minimum(thin[one], thin[other])) & (stirred[one] | stirred[other])
        return set(zip(one[deep].tolist(), other[deep].tolist(), strict=True))

    def _film_on(self) -> None:
        if self._film and self.simulated >= len(self._frames) / frames.FPS - self.step / 2:
            self._frame()

    def _frame(self) -> None:
        if self._film:
            self._frames.append(self._rows() if len(self._loaded) else self.poses.copy())
            self._seen.append(self.in_play.copy())
