"""What the rules ask about a position (RA-PHY-03 to 15): contact, support, zones, buildings, access.

Every answer is a pure function of the position: asked twice it is the same, and nothing changes (RA-PHY-53).
Contacts are looked up once; zones, access and support are worked out when they are asked for.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Final

import numpy as np

from .position import Position
from .shapes import Solids, blocked, footprint, ways_out

if TYPE_CHECKING:
    from .simulation import Simulation


_MEMORY: Final = 20_000  # poses whose zones are remembered: most pieces don't move between two looks
_RIM: Final = (
    0.1  # a normal of the board that points up by less belongs to its side, though it start at the rim
)


class Report:
    """Judgements of one position at rest. Pieces and zones are meant by their index."""

    def __init__(self, simulation: Simulation, position: Position) -> None:
        self.simulation = simulation
        self.city = simulation.city
        self.position = position
        self._rows = position.poses
        self._zones: dict[int, frozenset[int]] = {}
        self._open: dict[int, bool] = {}
        self._props: dict[int, bool] = {}
        self._find_contacts()

    def _find_contacts(self) -> None:
        city, judging = self.city, self.city.data.judging
        found = self.simulation.engine.bench().contacts(self.position.poses, self.position.flags)
        count = len(city.pieces)
        self._touch: list[set[int]] = [set() for _ in range(count)]
        self._on: list[set[int]] = [set() for _ in range(count)]
        self._under: list[set[int]] = [set() for _ in range(count)]
        board, table = count - 2, count - 1
        ones, others, up = found.one.astype(np.int64), found.other.astype(np.int64), found.normal[:, 2]
        # against the side of the board (RA-PHY-06)
        beside = (found.point[:, 2] < -judging.contact_gap) | (np.abs(up) < _RIM)
        beside &= (ones == board) | (others == board)
        which = np.flatnonzero((ones >= 0) & (others >= 0) & (ones != others) & ~beside)
        carries = np.where(up >= judging.on_cos, 1, np.where(-up >= judging.on_cos, 2, 0))
        # Two pieces mostly touch in several points: one of a kind is enough.
        _, first = np.unique(((ones * count + others) * 3 + carries)[which], return_index=True)
        which = which[np.sort(first)]
        for one, other, way in zip(
            ones[which].tolist(), others[which].tolist(), carries[which].tolist(), strict=True
        ):
            self._touch[one].add(other)
            self._touch[other].add(one)
            # Whatever a contact's normal says: what is fixed is on nothing.
            if way == 1 and other < city.moving:
                self._on[one].add(other)
                self._under[other].add(one)
            elif way == 2 and one < city.moving:
                self._on[other].add(one)
                self._under[one].add(other)
        self._ground = {*city.of("ruin"), board}
        self._table = table

    # ------------------------------------------------------------------ contact

    def touching(self, piece: int) -> frozenset[int]:
        """Pieces, fixed ones too, no farther than CONTACT_GAP (RA-PHY-03)."""
        return frozenset(self._touch[piece])

    def on(self, piece: int) -> frozenset[int]:
        """Movable pieces that lie on this one (RA-PHY-10)."""
        return frozenset(self._on[piece])

    def under(self, piece: int) -> frozenset[int]:
        """Pieces, fixed ones too, on which this one lies."""
        return frozenset(self._under[piece])

    @cached_property
    def city_pieces(self) -> frozenset[int]:
        """All movable pieces on the City (RA-PHY-05)."""
        return frozenset(
            piece for piece in self._reached(self._ground, lambda _: True) if piece < self.city.moving
        )

    def on_city(self, piece: int) -> bool:
        """In contact with the board or a ruin, directly or through others (RA-PHY-05, 06)."""
        return piece in self.city_pieces

    def _reached(self, start: Iterable[int], through: Callable[[int], bool]) -> set[int]:
        seen, todo = set(start), list(start)
        while todo:
            for piece in self._touch[todo.pop()]:
                if piece not in seen and piece != self._table and through(piece):
                    seen.add(piece)
                    todo.append(piece)
        return seen

    # ------------------------------------------------------------------ zones

    def zones(self, piece: int) -> frozenset[int]:
        """Zones it is in, seen from straight above (RA-PHY-07); none when it is out."""
        if piece not in self._zones:
            self._zones[piece] = self.over(piece) if self.on_city(piece) else frozenset()
        return self._zones[piece]

    def over(self, piece: int) -> frozenset[int]:
        """Zones its footprint lies over, whether it is on the City or not."""
        found, row = self.city.pieces[piece], self._rows[piece]
        key, known = (piece, row.tobytes()), self.simulation.known_zones
        zones = known.get(key)
        if zones is None:
            lean = math.sin(math.radians(self.position.pose(piece).tilt))
            zone = self.simulation.map.alone(float(row[0]), float(row[1]), found.radius + found.height * lean)
            zones = frozenset((zone,)) if zone >= 0 else self.simulation.map.under(footprint(found, row))
            if len(known) >= _MEMORY:
                known.clear()
            known[key] = zones
        return zones

    def neighbourhoods(self, piece: int) -> frozenset[int]:
        """The neighbourhoods among its zones."""
        return frozenset(z for z in self.zones(piece) if self.city.zones[z].kind == "neighbourhood")

    def wholly_in(self, piece: int, zones: Iterable[int]) -> bool:
        """In these zones and in no other."""
        found = self.zones(piece)
        return bool(found) and found <= frozenset(zones)

    # ------------------------------------------------------------------ monsters

    def fallen(self, body: int, upside: bool = False) -> bool:
        """Tilted by more than FALL_ANGLE from its pose on the paws, or out (RA-PHY-09)."""
        if not self.on_city(body):
            return True
        tilt = self.position.pose(body).tilt
        return (180.0 - tilt if upside else tilt) > self.city.data.judging.fall_angle + 1e-9

    def stands_on_paws(self, body: int, upside: bool = False) -> bool:
        """Not fallen, on its own paws, its base centre over the disc (RA-PHY-11)."""
        paws = self.city.partner(body)
        if paws not in self._under[body] or self.fallen(body, upside):
            return False
        base, disc = self.position.poses[body, :3].copy(), self.position.poses[paws, :3]
        if upside:
            base += self.city.pieces[body].height * np.array(self._axis(body))
        return math.hypot(base[0] - disc[0], base[1] - disc[1]) <= self.city.pieces[paws].radius

    def _axis(self, piece: int) -> tuple[float, float, float]:
        _, _, _, w, x, y, z = self.position.pose(piece)
        return (2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))

    # ------------------------------------------------------------------ buildings

    def building(self, ruin: int) -> frozenset[int]:
        """Floors and meeples of a ruin's building; empty when it has no floor (RA-PHY-12)."""
        kinds = self.city.pieces
        top = {p for p in self._on[ruin] if kinds[p].kind in ("floor", "meeple")}
        found = {
            piece
            for piece in top | self._reached(top, lambda p: kinds[p].kind in ("floor", "meeple"))
            if piece in self.city_pieces
        }
        return frozenset(found) if any(kinds[p].kind == "floor" for p in found) else frozenset()

    def height(self, piece: int) -> float:
        """Of a piece's middle above the board (RA-FLOOR-06)."""
        return float(
            self.position.poses[piece, 2] + self._axis(piece)[2] * self.city.pieces[piece].height / 2
        )

    # ------------------------------------------------------------------ meals

    def accessible(self, meeple: int) -> bool:
        """A straight way out of ACCESS_SWEEP exists (RA-PHY-13)."""
        if meeple not in self._open:
            judging = self.city.data.judging
            mover = Solids(self.city, self.position.poses, [meeple], judging.contact_gap)
            self._open[meeple] = any(
                not blocked(mover, self._solids, judging.access_sweep * ways).all() for ways in ways_out()
            )
        return self._open[meeple]

    @cached_property
    def _solids(self) -> Solids:
        """All that can be in the way: pieces in play, the ruins and the board."""
        there = np.flatnonzero(self.position.flags).tolist()
        return Solids(self.city, self.position.poses, [*there, *sorted(self._ground)])

    def supports(self, meeple: int) -> bool:
        """Something is on it, or would move without it (RA-PHY-14)."""
        if meeple not in self._props:
            movable = any(piece < self.city.moving for piece in self._touch[meeple])
            self._props[meeple] = bool(self._on[meeple]) or (
                movable and self.simulation.props(self.position, meeple, self._touch[meeple])
            )
        return self._props[meeple]

    def loose_meeples(self, ruin: int) -> tuple[int, ...]:
        """Those that Smelly Feet and Earthquake move, in order of meeple number (RA-PHY-15)."""
        city = self.city
        home = {city.ground(ruin), city.sidewalk(ruin)}
        pool = [m for m in city.of("meeple") if self.position.in_play(m) and self.wholly_in(m, home)]
        carried = [m for m in pool if self._carried_by_ground(m)]
        found: list[int] = []
        position = self.position
        # from the top down: a meeple counts once those that lie on it have been moved
        waiting = sorted(carried, key=lambda m: -self.height(m))
        while waiting:
            report = self if position is self.position else self.simulation.report(position)
            free = [m for m in waiting if report.accessible(m) and not report.supports(m)]
            if not free:
                break
            found += free
            waiting = [m for m in waiting if m not in free]
            position = position.without(free)
        return tuple(sorted(found))

    def _carried_by_ground(self, meeple: int) -> bool:
        """On the ruin or board directly, or through meeples only."""
        seen, todo = {meeple}, [meeple]
        while todo:
            for below in self._under[todo.pop()]:
                if below in seen:
                    continue
                if below < self.city.moving and self.city.pieces[below].kind != "meeple":
                    return False
                seen.add(below)
                if below < self.city.moving:
                    todo.append(below)
        return any(piece in self._ground for piece in seen)
