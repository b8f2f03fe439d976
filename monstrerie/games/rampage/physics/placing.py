"""Pieces put down by hand (RA-PHY-18 to 22, 45): where they may stand, and the nearest such place."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from ....core.refusal import Refusal
from ..rules.port import Spot
from .clearance import LEVEL, Clearance, holds_disc
from .position import Array, Pose, Position, upright
from .shapes import Solids, footprint
from .turning import apply

_COARSE: Final = 8.0  # mm between the spots tried to find any legal one
_AT_ONCE: Final = 24  # of them that are looked at together
_GLANCE: Final = 0.1  # s after which a place that gives way has begun to
_SAG: Final = 1.0  # mm by which it then has sunk
_PATIENCE: Final = 2  # places on one tile at which a monster is tried
_WAYS_TO_LOOK: Final = (0.0, 45.0, 90.0, 135.0)  # degrees: a body is as wide behind as in front


class Hands(Clearance):
    """Places pieces of one simulation. A monster is meant by its seat."""

    def facing(self, position: Position, seat: int) -> float | None:
        """Where a body looks; None for one that is not in play."""
        body = self.city.body(seat)
        return position.pose(body).yaw if position.in_play(body) else None

    # ------------------------------------------------------------------ a body on its paws

    def put_back(
        self,
        position: Position,
        body: int,
        yaw: float | None = None,
        upside: bool = False,
        hasty: bool = False,
    ) -> Position | None:
        """The body upright on its paws (RA-PHY-18); None when it is not possible there, with haste also where
        its weight makes the place give way at once.
        """
        city, judging = self.city, self.city.data.judging
        paws = city.partner(body)
        if not position.in_play(paws):
            raise ValueError(f"{city.pieces[paws].name} is not in play")
        disc = position.pose(paws)
        tilt = min(disc.tilt, 180.0 - disc.tilt)  # a disc lies on either face
        if tilt > judging.level_tilt or self.city.of("table")[0] in self.simulation.report(position).touching(
            paws
        ):
            return None  # a disc half on the table, over the edge, carries nobody (RA-GEN-01)
        if yaw is None:
            yaw = (position.pose(body) if position.in_play(body) else disc).yaw
        pose = self._on_disc(position, body, yaw, tilt, upside)
        if position.in_play(body):
            # lifted first, as a hand would; what leant on it settles
            position = self.simulation.lift(position, [body])
        if not self.clear(position, body, pose, 0.0, (paws,)):
            return None
        put = position.placed({body: pose})
        if hasty and self.simulation.later(put, [body], _GLANCE).pose(body).z < pose.z - _SAG:
            return None
        settled = self.simulation.later(put, [body])
        return settled if self.simulation.report(settled).stands_on_paws(body, upside) else None

    def _on_disc(self, position: Position, body: int, yaw: float, tilt: float, upside: bool) -> Pose:
        """A body just above the top of its paws."""
        city, paws = self.city, self.city.partner(body)
        disc = position.pose(paws)
        axis = apply(np.array(disc[3:]), np.array([0.0, 0.0, city.pieces[paws].height]))
        top = np.array(disc[:3]) + (axis if axis[2] > 0 else 0.0)
        foot = city.pieces[body].parts[-1 if upside else 0].half
        rise = city.data.judging.place_gap + math.tan(math.radians(tilt)) * math.hypot(foot[0], foot[1])
        return self._poised(body, float(top[0]), float(top[1]), float(top[2]) + rise, yaw, upside)

    def _poised(self, body: int, x: float, y: float, z: float, yaw: float, upside: bool) -> Pose:
        """A body that stands on its feet, or on its head, at this height."""
        if not upside:
            return upright(x, y, z, yaw)
        half = math.radians(yaw) / 2
        return Pose(x, y, z + self.city.pieces[body].height, 0.0, math.cos(half), math.sin(half), 0.0)

    def stand(
        self, position: Position, body: int, yaw: float | None = None, upside: bool = False
    ) -> Position:
        """`put_back`, with the paws, which must be in play, shifted as far as needed: to the nearest pose
        that carries the body, same zones first (RA-PHY-21).
        """
        city, judging = self.city, self.city.data.judging
        paws = city.partner(body)
        if yaw is None and position.in_play(body):
            yaw = position.pose(body).yaw
        if position.in_play(body):
            position = self.simulation.lift(position, [body])
        found = self.put_back(position, body, yaw, upside)
        if found is not None:
            return found
        disc = position.pose(paws)
        yaw = disc.yaw if yaw is None else yaw
        zones = self.simulation.report(position).zones(paws)
        # lifting the disc may let others slip: they settle before it is laid down again
        bare = self.simulation.lift(position, [paws])
        middle = np.array(disc[:3]) + apply(
            np.array(disc[3:]), np.array([0.0, 0.0, city.pieces[paws].height / 2])
        )
        elsewhere: Position | None = None
        others, surfaces = self.obstacles(bare, (paws, body)), self.surfaces(bare)
        failed: Counter[int] = Counter()
        for distance, points in self.rings(float(middle[0]), float(middle[1])):
            self.simulation.hurry()
            if distance > judging.nudge_soft and elsewhere is not None:
                return elsewhere
            for pose, surface in self.level_poses(surfaces, paws, body, disc.yaw, yaw, others, points):
                # A tile that did not carry the monster in a few places won't a millimetre further on.
                if failed[surface] >= _PATIENCE and city.pieces[surface].kind == "floor":
                    continue
                same = self._under(paws, pose) == zones
                if elsewhere is not None and not same:
                    continue
                tried = self._try(bare, paws, pose, body, yaw, upside)
                if tried is None or self._stirred(bare, tried, (paws, body)):
                    failed[surface] += 1
                    continue
                if same or distance > judging.nudge_soft:
                    return tried
                elsewhere = tried
        raise RuntimeError("no place for the paws anywhere")  # a board full of pieces can't be

    def _under(self, paws: int, pose: Pose) -> frozenset[int]:
        """Zones that paws at a flat pose lie over."""
        alone = self.simulation.map.alone(pose.x, pose.y, self.city.pieces[paws].radius)
        if alone >= 0:
            return frozenset((alone,))
        return self.simulation.map.under(footprint(self.city.pieces[paws], np.array(pose)))

    def _stirred(self, before: Position, after: Position, own: tuple[int, int]) -> bool:
        """Whether anything but the monster's own pieces moved (RA-GEN-02)."""
        shift = np.linalg.norm(after.poses[:, :3] - before.poses[:, :3], axis=1)
        shift[list(own)] = 0.0
        return bool((shift[before.flags] > self.city.data.judging.support_shift).any())

    def _try(
        self, position: Position, paws: int, pose: Pose, body: int, yaw: float, upside: bool
    ) -> Position | None:
        """Paws at a pose and the body on them, if there is room and they stand."""
        raised = pose._replace(z=pose.z + self.city.data.judging.place_gap)
        if not self.clear(position, paws, raised, 0.0, (body,)):
            return None
        placed = position.placed({paws: raised})
        if not self.clear(placed, body, self._on_disc(placed, body, yaw, 0.0, upside), 0.0, (paws,)):
            return None
        # Short looks first: a tower that gives way under it is not watched to its end.
        now = self.simulation.later(placed, [paws], _GLANCE)
        if not self._kept(now.pose(paws), pose) or now.pose(paws).z < pose.z - _SAG:
            return None
        stood = self.put_back(self.simulation.later(placed, [paws]), body, yaw, upside, hasty=True)
        return stood if stood is not None and self._kept(stood.pose(paws), pose) else None

    def _kept(self, now: Pose, pose: Pose) -> bool:
        """Whether paws lie flat where they were laid, not tipped over an edge."""
        shift = math.hypot(now.x - pose.x, now.y - pose.y)
        return now.tilt <= LEVEL and shift <= self.city.data.judging.nudge_step

    # ------------------------------------------------------------------ a monster in a neighbourhood

    def why_not_spot(self, position: Position, seat: int, spot: Spot) -> Refusal | None:
        """What forbids putting a monster there (RA-PHY-19)."""
        paws, body = self.city.paws(seat), self.city.body(seat)
        yaw = self._yaw(position, seat, spot)
        pose = upright(spot.x, spot.y, 0.0, yaw)
        here = np.array([[spot.x, spot.y]])
        if not self.within(paws, yaw, self.city.zone(spot.neighbourhood).index, here)[0]:
            return Refusal("RA-PHY-19", "rampage-refusal-outside", {"neighbourhood": spot.neighbourhood})
        tall = self.city.pieces[paws].height + self.city.pieces[body].height
        near = self.box(pose[:3], (paws, body), tall)
        return self._no_room(seat, spot, yaw, self.obstacles(position, (paws, body), near=near))

    def _yaw(self, position: Position, seat: int, spot: Spot) -> float:
        """How a monster will face at a spot."""
        return (self.facing(position, seat) or 0.0) if spot.yaw is None else spot.yaw

    def _no_room(self, seat: int, spot: Spot, yaw: float, others: Solids) -> Refusal | None:
        """What forbids a spot within its neighbourhood by what stands round it."""
        paws, body = self.city.paws(seat), self.city.body(seat)
        pose = upright(spot.x, spot.y, 0.0, yaw)
        gap, here = self.city.data.judging.place_gap, np.zeros((1, 3))
        high = self.city.pieces[paws].height + 2 * gap
        above = self._poised(body, spot.x, spot.y, high, yaw, spot.upside)
        # On the bare board, clear of everything, a body surely stands: no need to simulate it.
        if not self.fits(paws, pose._replace(z=gap), gap * 0.99, others, here)[0]:
            return Refusal("RA-PHY-19", "rampage-refusal-no-room", {})
        if not self.fits(body, above, 0.0, others, here)[0]:
            return Refusal("RA-PHY-18", "rampage-refusal-no-room", {})
        return None

    def place(self, position: Position, seat: int, spot: Spot) -> Position:
        """Lift the monster from wherever it is, and put it there; ValueError where `why_not_spot` refuses.
        What leant on it may slip to that very spot; then the nearest clear one is taken (RA-PHY-20).
        """
        refusal = self.why_not_spot(position, seat, spot)
        if refusal is not None:
            raise ValueError(f"no place for a monster: {refusal.rule}")
        yaw = self._yaw(position, seat, spot)
        zone = self.city.zone(spot.neighbourhood).index
        return self._nearest(position, seat, zone, upright(spot.x, spot.y, 0.0, yaw), yaw, spot.upside)

    def _nearest(
        self, position: Position, seat: int, zone: int, pose: Pose, yaw: float, upside: bool
    ) -> Position:
        """A monster lifted, and its paws put as near to a pose as can be; its body may face otherwise."""
        paws, body = self.city.paws(seat), self.city.body(seat)
        bare = self.simulation.lift(position, [paws, body])
        for clear in self._clear_poses(bare, paws, pose, zone):
            placed = self._try(bare, paws, clear._replace(z=0.0), body, yaw, upside)
            if placed is not None:
                return placed
        raise RuntimeError("no clear spot in the neighbourhood")

    def some_spot(
        self, position: Position, seat: int, neighbourhood: str, upside: bool = False
    ) -> Spot | None:
        """A legal spot near the middle of a neighbourhood for a monster as it faces, if there is any."""
        zone = self.city.zone(neighbourhood)
        points = np.array(zone.outline)
        low, high = points.min(axis=0), points.max(axis=0)
        paws, body = self.city.paws(seat), self.city.body(seat)
        others, yaw = self.obstacles(position, (paws, body)), self.facing(position, seat) or 0.0
        xs, ys = np.arange(low[0], high[0], _COARSE), np.arange(low[1], high[1], _COARSE)
        grid = np.column_stack([np.repeat(xs, len(ys)), np.tile(ys, len(xs))])
        far = np.hypot(*(grid - points.mean(axis=0)).T)
        grid = grid[np.argsort(far, kind="stable")]
        # A few at a time: one of the first nearly always does, and borders are dear to look at.
        for first in range(0, len(grid), _AT_ONCE):
            some = grid[first : first + _AT_ONCE]
            for x, y in some[self.within(paws, yaw, zone.index, some)].tolist():
                spot = Spot(neighbourhood, x, y, None, upside)
                if self._no_room(seat, spot, yaw, others) is None:
                    return spot
        return None

    # ------------------------------------------------------------------ spaces

    def free_spaces(self, position: Position, seat: int) -> tuple[int, ...]:
        """Spaces without a piece of another monster; failing these, those without paws (RA-MOVE-10)."""
        without_paws, free = [], []
        radius = self.city.pieces[self.city.paws(seat)].radius
        for number, space in enumerate(self.city.starts):
            covered = {
                kind
                for kind, index in (("paws", self.city.paws), ("body", self.city.body))
                for other in range(len(self.city.starts))
                if other != seat and self.covers(position, index(other), space.x, space.y, radius)
            }
            if "paws" not in covered:
                without_paws.append(number)
                if not covered:
                    free.append(number)
        return tuple(free or without_paws)

    def nearest_clear(self, position: Position, piece: int, pose: Pose, zone: int) -> Pose:
        """RA-PHY-20: flat on the board, wholly in the neighbourhood, overlapping nothing."""
        for tried in self._clear_poses(position, piece, pose, zone):
            return tried
        raise RuntimeError("no clear spot in the neighbourhood")

    def _clear_poses(self, position: Position, piece: int, pose: Pose, zone: int) -> Iterator[Pose]:
        """Such poses, nearest first."""
        others = self.obstacles(position, (piece,))
        flat = pose._replace(x=0.0, y=0.0, z=self.city.data.judging.place_gap)
        for _, ring in self.rings(pose.x, pose.y):
            points = ring[self.within(piece, pose.yaw, zone, ring)]
            for x, y in self._roomy(piece, flat, others, points).tolist():
                yield flat._replace(x=x, y=y)

    def restart(
        self,
        position: Position,
        seat: int,
        space: int,
        upside: bool = False,
        yaw: float | None = None,
    ) -> Position:
        """A monster on a starting space, or as near as it can stand (RA-MOVE-07, RA-PHY-20)."""
        start = self.city.starts[space]
        turn = start.yaw if yaw is None else yaw
        pose = upright(start.x, start.y, 0.0, start.yaw)
        return self._nearest(position, seat, start.zone, pose, turn, upside)

    def park(self, position: Position, vehicle: int) -> Position:
        """A vehicle on its own space, or as near as it fits (RA-THROW-08, 11)."""
        space = self.city.garages[self.city.pieces[vehicle].number]
        bare = self.simulation.lift(position, [vehicle])
        pose = self.nearest_clear(bare, vehicle, upright(space.x, space.y, 0.0, space.yaw), space.zone)
        return self.simulation.later(bare.placed({vehicle: pose}), [vehicle])

    def put_paws(self, position: Position, paws: int, pose: Pose) -> Position:
        """Paws at a pose where they lay before (Kung-fu), or the nearest place where they can lie."""
        bare = self.simulation.lift(position, [paws])
        gap = self.city.data.judging.place_gap
        raised = pose._replace(z=pose.z + gap)
        if self.clear(bare, paws, raised, 0.0):
            return self.simulation.later(bare.placed({paws: raised}), [paws])
        others, surfaces = self.obstacles(bare, (paws,)), self.surfaces(bare)
        body = self.city.partner(paws)
        for _, points in self.rings(pose.x, pose.y):
            for laid, _ in self.level_poses(surfaces, paws, body, pose.yaw, pose.yaw, others, points):
                return self.simulation.later(bare.placed({paws: laid._replace(z=laid.z + gap)}), [paws])
        raise RuntimeError("no place for the paws anywhere")

    # ------------------------------------------------------------------ on a building

    def why_not_perch(self, position: Position, seat: int, ruin: str, x: float, y: float) -> Refusal | None:
        """What forbids setting a monster on a building: the whole disc must lie over a tile that slopes by at
        most LEVEL_TILT, clear of everything (RA-POW-01b).
        """
        if self._perched(position, seat, ruin, x, y) is None:
            return Refusal("RA-POW-01b", "rampage-refusal-no-room", {})
        return None

    def _perched(self, position: Position, seat: int, ruin: str, x: float, y: float) -> Pose | None:
        """Where the paws would lie, on the highest tile of the building that can take them."""
        paws, body = self.city.paws(seat), self.city.body(seat)
        bare = position.without([paws, body])
        radius = self.city.pieces[paws].radius
        level, gap = self.city.data.judging.level_tilt, self.city.data.judging.place_gap
        report = self.simulation.report(bare)
        tiles = [p for p in report.building(self.city.ruin(ruin)) if self.city.pieces[p].kind == "floor"]
        for tile in sorted(tiles, key=lambda p: -report.height(p)):
            pose = position.pose(tile)
            tilt = min(pose.tilt, 180.0 - pose.tilt)
            area = footprint(self.city.pieces[tile], position.poses[tile])[0]
            if tilt > level or not holds_disc(area, x, y, radius):
                continue
            axis = apply(np.array(pose[3:]), np.array([0.0, 0.0, 1.0]))
            thick = self.city.pieces[tile].height if axis[2] > 0 else 0.0
            if axis[2] < 0:
                axis = -axis
            top = np.array(pose[:3]) + axis * thick
            z = float(top[2] - ((x - top[0]) * axis[0] + (y - top[1]) * axis[1]) / axis[2])
            rise = gap + radius * math.tan(math.radians(tilt))
            tried = upright(x, y, z + rise, 0.0)
            above = tried._replace(z=tried.z + self.city.pieces[paws].height + gap)
            near = self.box(tried[:3], (paws, body), above.z - tried.z)
            others = self.obstacles(bare, (paws, body), near=near)
            here = np.zeros((1, 3))
            if not self.fits(paws, tried, 0.0, others, here)[0]:
                continue
            # The body is in the hand, which turns it as there is room.
            turned = (upright(x, y, above.z, yaw) for yaw in _WAYS_TO_LOOK)
            if any(self.fits(body, pose, 0.0, others, here)[0] for pose in turned):
                return tried
        return None

    def perch(self, position: Position, seat: int, ruin: str, x: float, y: float) -> Position:
        """The paws on the building; the body stays in the hand, since the flick must follow. ValueError where
        `why_not_perch` refuses.
        """
        pose = self._perched(position, seat, ruin, x, y)
        if pose is None:
            raise ValueError("no place on the building: RA-POW-01b")
        paws, body = self.city.paws(seat), self.city.body(seat)
        bare = self.simulation.lift(position, [paws, body])
        return self.simulation.later(bare.placed({paws: pose}), [paws])

    # ------------------------------------------------------------------ meeples

    def stand_meeples(
        self, position: Position, meeples: Sequence[int], zone: int, near: tuple[float, float]
    ) -> Position:
        """Meeples stood up in order of number, each on the clear spot nearest to the point (RA-PHY-45)."""
        lifted = [meeple for meeple in meeples if position.in_play(meeple)]
        if lifted:
            position = self.simulation.lift(position, lifted)
        left = sorted(meeples)
        if not left:
            return position
        flat, others = upright(0.0, 0.0, self.city.data.judging.place_gap), self.obstacles(position, ())
        stood: list[int] = []
        for _, ring in self.rings(*near):
            points = self._roomy(left[0], flat, others, ring[self.within(left[0], 0.0, zone, ring)])
            points = self._roomy(left[0], flat, Solids(self.city, position.poses, stood), points)
            while len(points):
                x, y = points[0].tolist()
                position = position.placed({left[0]: flat._replace(x=x, y=y)})
                stood.append(left.pop(0))
                if not left:
                    return self.simulation.later(position, stood)
                # All are of one shape: what is no place for one is none for the next.
                points = self._roomy(left[0], flat, Solids(self.city, position.poses, stood[-1:]), points[1:])
        raise RuntimeError("no clear spot in the neighbourhood")

    def _roomy(self, piece: int, flat: Pose, others: Solids, points: Array) -> Array:
        """Those of the points at which a piece overlaps nothing."""
        if not len(points):
            return points
        return points[self.fits(piece, flat, 0.0, others, np.column_stack([points, np.zeros(len(points))]))]
