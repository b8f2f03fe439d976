"""The physics engine behind a typed face: MuJoCo, and nothing else in this package imports it.

The engine works in metres and kilograms; poses that come and go are in millimetres. One model serves a city
for ever: a piece out of play sleeps far away and costs nothing. Sleeping pieces are as good as fixed until
something awake touches them, so an action pays for the buildings it meets and for no others.
"""

from __future__ import annotations

import copy
import math
import threading
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from .city import City
from .pieces import Part, Piece
from .position import Array, Pose

Ints = npt.NDArray[np.int32]
Flags = npt.NDArray[np.bool_]

MM: Final = 1e-3
_WHISPER: Final = 1e-30  # a speed that only says "wake this one"
_FAR: Final = 50.0  # metres away: where pieces out of play sleep
_APART: Final = 0.5
_SPIN_TIME: Final = 0.5  # seconds in which rotation in the air falls to a third
_TREE_PIECE: Final = 6  # degrees of freedom of a free piece
_DEPTH: Final = 40.0  # mm that a fixed slab goes on below its lower face: nothing is pushed out downward
_INSET: Final = 0.3  # mm by which a joint lies within the parts of its piece: at rest nothing meets it
_SQUARE: Final = math.sqrt(0.5)  # half the side of the square in a circle of radius one
_HALVINGS: Final = (0, 1, 2, 3, 5)  # how often the step is halved, at each doubling of the fastest speed
_TRAVEL: Final = 0.4  # mm that a piece may go in a step that isn't halved
_STIFFER: Final = 1.35  # times the stiffness at each halving: what is fast would sink in deeper
_ASLEEP: Final = 0.003  # m/s below which a piece falls asleep after ten steps


class EngineFailed(RuntimeError):
    """MuJoCo gave up in the middle of a step."""


class EngineMissing(RuntimeError):
    """MuJoCo isn't installed (the extra `rampage`)."""


def _mujoco() -> Any:
    try:
        import mujoco
    except ImportError as error:
        raise EngineMissing("Rampage needs the extra 'rampage': pip install 'monstrerie[rampage]'") from error
    # Its warnings are counted (`Bench.warned`); left alone it would write them to a file where it runs.
    mujoco.set_mju_user_warning(_unheard)
    return mujoco


def _unheard(text: str) -> None:
    del text


class Contacts(NamedTuple):
    """Contacts of one look: piece indices (fixed ones too), normal from `one` to `other`, point and gap."""

    one: Ints
    other: Ints
    normal: Array
    point: Array
    gap: Array


class Settings(NamedTuple):
    """What a simulation may vary: the step while all is slow, friction and bounce as parts of the city's own,
    into how many parts every step is cut, and whether fast pieces make do with fewer (`rough`).
    """

    step: float
    friction: float = 1.0
    bounce: float = 1.0
    sleep: bool = True
    finer: int = 1
    rough: bool = False


class Engine:
    """The compiled city: models to run, one for each halving of the step, and one that sees contacts within
    the gap.
    """

    def __init__(self, city: City, settings: Settings) -> None:
        self.city = city
        self.mujoco = _mujoco()
        self.model: Any = self.mujoco.MjModel.from_xml_string(_xml(city, settings, 0.0, settings.sleep))
        gap = city.data.judging.contact_gap
        self.query: Any = self.mujoco.MjModel.from_xml_string(_xml(city, settings, gap / 2, False))
        self.piece_of: Ints = _piece_of_geom(city, self.model)
        self._local = threading.local()
        self._set(settings)

    def _set(self, settings: Settings) -> None:
        self.settings = settings
        self.gears: list[Any] = [self._gear(halvings) for halvings in _HALVINGS]
        self.parts = [self._parts(halvings) for halvings in _HALVINGS]

    def other(self, settings: Settings) -> Engine:
        """The same city with other settings (awake or asleep as here). It is not compiled again, and threads
        use the same working space for both.
        """
        twin = copy.copy(self)
        twin._set(settings)
        return twin

    def _gear(self, halvings: int) -> Any:
        """The city for pieces of some speed.

        A disc that sinks into a curb by more than the curb is high is lifted over it, and one that goes
        through it in a step never meets it: so fast pieces have small steps and stiff contacts. Slow ones do
        without, and a tower of stiff contacts would tremble at a large step.
        """
        settings, gear, parts = self.settings, copy.copy(self.model), self._parts(halvings)
        gear.opt.timestep = settings.step / parts
        gear.opt.sleep_tolerance = _ASLEEP / parts  # what begins to fall stays awake, however short ten steps
        gear.geom_solref *= (_STIFFER ** (2 * halvings), _STIFFER**halvings / settings.bounce)
        gear.geom_friction[:, 0] *= settings.friction
        return gear

    def _parts(self, halvings: int) -> int:
        """Into how many parts a step is cut. The stiffness of the first halving has no room for fewer."""
        spared = halvings // 2 if self.settings.rough else 0
        return int(2 ** (halvings - spared)) * self.settings.finer

    def bench(self) -> Bench:
        """This thread's own working space."""
        found: Bench | None = getattr(self._local, "bench", None)
        if found is None:
            found = self._local.bench = Bench(self)
        found.engine = self
        return found

    def forget(self) -> None:
        """Give this thread a new working space next time."""
        self._local.bench = None


class Bench:
    """A city in the hands of one thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.city = engine.city
        self._m, self._q = engine.model, engine.query
        self._mj = engine.mujoco
        self._d: Any = self._mj.MjData(self._m)
        self._look: Any = self._mj.MjData(self._q)
        self._n = engine.city.moving
        self._away = np.zeros((self._n, 7))
        self._away[:, 0] = _FAR + _APART * np.arange(self._n)
        self._away[:, 1] = _FAR
        self._away[:, 3] = 1.0
        self._fresh = True
        self._held_body = int(self._m.body("held-body").id)

    # ------------------------------------------------------------------ the world to run

    def load(self, poses: Array, in_play: Flags, held: dict[int, Pose] | None = None) -> None:
        """Lay everything out, asleep. Pieces of `held` are fixed at their pose."""
        m, d = self._m, self._d
        self._mj.mj_resetData(m, d)
        rows = d.qpos.reshape(-1, 7)
        rows[:] = self._away
        rows[in_play] = poses[in_play]
        rows[in_play, :3] *= MM
        for number in range(2):
            d.mocap_pos[number] = (-_FAR - number, -_FAR, 0.0)
        for piece, pose in (held or {}).items():
            rows[piece] = self._away[piece]
            self.hold(piece, pose)
        self._mj.mj_fwdPosition(m, d)
        # Pieces in contact sleep and wake together (the engine wants them in a ring); the next step recounts
        # who is awake, since a wake-up call comes first.
        d.tree_asleep[:] = _rings(d.tree_island)
        d.tree_awake[:] = 0
        self._fresh = True

    def hold(self, piece: int, pose: Pose) -> None:
        """Move a held piece's stand-in."""
        number = 0 if self.city.pieces[piece].kind == "body" else 1
        self._d.mocap_pos[number] = (pose.x * MM, pose.y * MM, pose.z * MM)
        self._d.mocap_quat[number] = pose[3:]

    def wake(self, pieces: npt.ArrayLike) -> None:
        """These pieces are awake at the next step."""
        velocity = self.velocity
        for piece in np.atleast_1d(np.asarray(pieces, dtype=int)):
            if not velocity[piece].any():
                velocity[piece, 2] = _WHISPER

    def launch(self, piece: int, linear: npt.ArrayLike, spin: npt.ArrayLike = (0.0, 0.0, 0.0)) -> None:
        """A piece's speed in mm/s, of its origin, and its spin in rad/s about its own axes."""
        self.velocity[piece, :3] = np.asarray(linear, dtype=float) * MM
        self.velocity[piece, 3:] = spin

    def step(self, count: int = 1, free: bool = False) -> None:
        """Go on by so many steps, each in as many parts as the fastest piece needs unless all is `free` to
        fly. The first needs a piece that is awake, launched or pushed.
        """
        engine = self.engine
        fast = _TRAVEL * MM / engine.settings.step  # m/s above which a step is halved
        try:
            for _ in range(count):
                speed = 0.0 if free else float(np.abs(self.velocity[:, :3]).max())
                gear = 0
                while gear < len(_HALVINGS) - 1 and speed > fast * 2**gear:
                    gear += 1
                self._mj.mj_step(engine.gears[gear], self._d, engine.parts[gear])
        except self._mj.FatalError as error:
            self.engine.forget()  # this working space may be damaged
            raise EngineFailed(str(error)) from None
        self._fresh = False

    def damp(self, factor: float) -> None:
        """Slow everything down by a factor, at once."""
        self._d.qvel[:] *= factor

    @property
    def velocity(self) -> Array:
        """A row a piece: metres a second, radians a second. Writable."""
        rows: Array = self._d.qvel.reshape(-1, _TREE_PIECE)
        return rows

    @property
    def rows(self) -> Array:
        """A row a piece: metres, quaternion. A view."""
        rows: Array = self._d.qpos.reshape(-1, 7)
        return rows

    @property
    def middles(self) -> Array:
        """Centres of mass in metres, a row a piece."""
        rows: Array = self._d.xipos[1 : self._n + 1]
        return rows

    @property
    def awake(self) -> int:
        """How many pieces are awake."""
        return 0 if self._fresh else int(self._d.ntree_awake)

    @property
    def awake_pieces(self) -> Flags:
        """Which are."""
        flags: Flags = self._d.tree_asleep < 0
        return flags

    @property
    def warned(self) -> bool:
        """Whether the engine has met a number it can't work with."""
        return bool(self._d.warning.number.any())

    def freeze(self, piece: int) -> None:
        """Take a piece out of the world for the rest of this run: it lies on the table far away."""
        self.rows[piece] = self._away[piece]
        self.rows[piece, 2] = self.city.pieces[-1].at[2] * MM
        self.velocity[piece] = 0.0

    def touches(self, piece: int) -> set[int]:
        """Pieces in contact with an awake piece now."""
        if not self._d.ncon:
            return set()
        pair = self.engine.piece_of[self._d.contact.geom]
        return {int(p) for p in pair[(pair == piece).any(axis=1)].ravel() if p != piece and p >= 0}

    def push(self, forces: Array) -> None:
        """Forces (newtons) and torques on each piece about its centre of mass, until the next call."""
        self._d.xfrc_applied[1 : self._n + 1] = forces

    def rays(self, source: Array, directions: Array, reach: float) -> tuple[Ints, Array, Array]:
        """What rays meet: piece index (-1 nothing, -2 held paws), distance in metres, surface normal.

        The held body is air to them: they may start behind it.
        """
        count = len(directions)
        geom, far, normal = np.zeros(count, np.int32), np.zeros(count), np.zeros((count, 3))
        self._mj.mj_multiRay(
            self._m,
            self._d,
            source,
            directions.ravel(),
            None,
            True,
            self._held_body,
            geom,
            far,
            normal.ravel(),
            count,
            reach,
        )
        return np.where(geom >= 0, self.engine.piece_of[geom], -1).astype(np.int32), far, normal

    # ------------------------------------------------------------------ looking at a position

    def contacts(self, poses: Array, in_play: Flags) -> Contacts:
        """All contacts within the gap, of every piece in play."""
        q, d = self._q, self._look
        rows = d.qpos.reshape(-1, 7)
        rows[:] = self._away
        rows[in_play] = poses[in_play]
        rows[in_play, :3] *= MM
        d.mocap_pos[:] = ((-_FAR, -_FAR, 0.0), (-_FAR - 1, -_FAR, 0.0))
        self._mj.mj_kinematics(q, d)
        self._mj.mj_collision(q, d)
        contact = d.contact
        pair = self.engine.piece_of[contact.geom]
        return Contacts(
            pair[:, 0],
            pair[:, 1],
            contact.frame[:, :3].copy(),
            contact.pos / MM,
            contact.dist / MM,
        )


def _rings(island: Ints) -> Ints:
    """For each piece the next one of its island, round and round; alone, a piece is its own next."""
    following = np.arange(len(island), dtype=np.int32)
    order = np.argsort(island, kind="stable")
    order = order[island[order] >= 0]
    starts = np.flatnonzero(np.diff(island[order], prepend=-1))
    following[order[:-1]] = order[1:]
    if len(order):
        following[order[np.append(starts[1:] - 1, len(order) - 1)]] = order[starts]
    return following


# ---------------------------------------------------------------------------- the model


def _numbers(values: Any) -> str:
    return " ".join(repr(float(value)) for value in values)


def _geom(part: Part, name: str, extra: str, at: tuple[float, float, float] = (0.0, 0.0, 0.0)) -> str:
    middle = _numbers(MM * (a + b) for a, b in zip(part.middle, at, strict=True))
    half = [MM * value for value in part.half]
    if part.kind == "box":
        shape = f'type="box" size="{_numbers(half)}"'
    elif part.kind == "cylinder":
        shape = f'type="cylinder" size="{_numbers((half[0], half[2]))}"'
    else:
        # a capsule lies along x; the engine's own axis is z
        shape = f'type="capsule" size="{_numbers((half[1], half[0] - half[1]))}" quat="1 0 1 0"'
    return f'<geom name="{name}" {shape} pos="{middle}" {extra}/>'


def _volume(part: Part) -> float:
    x, y, z = part.half
    if part.kind == "box":
        return 8 * x * y * z
    if part.kind == "cylinder":
        return 2 * np.pi * x * x * z
    return float(np.pi * y * y * (2 * (x - y) + 4 * y / 3))


def _joined(parts: Sequence[Part], name: str, extra: str, asked: bool) -> str:
    """The joints of a piece. Who asks about contacts doesn't feel them; they are there, so that shapes have
    the same numbers in both models.
    """
    felt = ' contype="0" conaffinity="0"' if asked else ""
    return "".join(_geom(part, f"{name}/joint{i}", extra + felt) for i, part in enumerate(_joints(parts)))


def _deep(part: Part) -> Part:
    """A fixed slab as something thick: a tile pressed half through a thin one would be drawn below it."""
    (x, y, z), (at_x, at_y, at_z) = part.half, part.middle
    return msgspec.structs.replace(part, half=(x, y, z + _DEPTH / 2), middle=(at_x, at_y, at_z - _DEPTH / 2))


def _joints(parts: Sequence[Part]) -> list[Part]:
    """Boxes within a piece that go through every two of its parts that lie upon each other. The rim of a tile
    that gets between two parts would be pressed by both and stay there: a joint drives it out sideways.
    """
    found = []
    stack = sorted(parts, key=lambda part: part.middle[2])
    for below, above in pairwise(stack):
        if above.middle[2] - above.half[2] > below.middle[2] + below.half[2] + 1e-9:
            continue
        (low, high), (other_low, other_high) = _ends(below), _ends(above)
        from_, to = np.maximum(low, other_low) + _INSET, np.minimum(high, other_high) - _INSET
        from_[2], to[2] = min(low[2], other_low[2]) + _INSET, max(high[2], other_high[2]) - _INSET
        if (from_ < to).all():
            half, middle = ((to - from_) / 2).tolist(), ((to + from_) / 2).tolist()
            found.append(Part("box", (half[0], half[1], half[2]), (middle[0], middle[1], middle[2])))
    return found


def _ends(part: Part) -> tuple[Array, Array]:
    """The lowest and highest corner of a box that fits into a part."""
    half, middle = np.array(part.half), np.array(part.middle)
    if part.kind == "capsule":
        half = np.array([half[0] - half[1], 0.0, 0.0]) + _SQUARE * half[1] * np.array([1.0, 1.0, 1.0])
    elif part.kind == "cylinder":
        half = half * np.array([_SQUARE, _SQUARE, 1.0])
    return middle - half, middle + half


def _piece_xml(piece: Piece, extra: str, asked: bool) -> str:
    whole = sum(_volume(part) for part in piece.parts)
    geoms = "".join(
        _geom(part, f"{piece.name}/{i}", f'{extra} mass="{piece.mass * 1e-3 * _volume(part) / whole!r}"')
        for i, part in enumerate(piece.parts)
    )
    geoms += _joined(piece.parts, piece.name, f'{extra} mass="0"', asked)
    # One damping serves all six freedoms of a free joint; of this size it slows rotation alone, as air does a
    # tile that rocks on a point.
    spread = sum((MM * value) ** 2 for value in piece.parts[0].half[:2]) / 3
    drag = piece.mass * 1e-3 * spread / _SPIN_TIME
    return f'<body name="{piece.name}"><joint type="free" damping="{drag!r}"/>{geoms}</body>'


def _xml(city: City, settings: Settings, margin: float, sleep: bool) -> str:
    """Friction goes by rank: the disc's own, then cardboard's, then the board's, then wood on wood.

    Torsional friction (condim 4) on the ground stops what would spin there for ever, rolling friction
    (condim 6) discs on their rim; between other pieces both would cost a quarter more time for nothing.
    """
    materials = city.data.materials
    omega, zeta = materials.stiffness, materials.damping
    spin = f"{materials.torsion!r} {materials.rolling!r}"

    def surface(friction: float, rank: int, condim: int = 3) -> str:
        return f'friction="{friction!r} {spin}" priority="{rank}" condim="{condim}"'

    wood = surface(materials.wood_wood, 0)
    ground = surface(materials.wood_board, 1, condim=4)
    card = surface(materials.card_wood, 2)
    disc = surface(materials.wood_board, 3, condim=6)
    looks = {"floor": card, "meeple": wood, "body": wood, "vehicle": wood, "paws": disc}
    lines = [
        '<mujoco><compiler angle="radian" autolimits="true"/>',
        f'<option timestep="{settings.step!r}" integrator="implicitfast" solver="Newton" iterations="100"',
        f' ls_iterations="50" tolerance="1e-6" cone="elliptic" impratio="5" sleep_tolerance="{_ASLEEP!r}">',
        f'<flag sleep="{"enable" if sleep else "disable"}" autoreset="disable"/></option>',
        '<size memory="64M"/>',
        f'<default><geom solref="{-omega * omega!r} {-2 * zeta * omega!r}" solimp="0.9 0.97 0.0005 0.5 2"',
        f' margin="{margin * MM!r}"/></default>',
        "<worldbody>",
    ]
    for piece in city.pieces[city.moving :]:
        if piece.kind == "table":
            lines.append(
                f'<geom name="table/0" type="plane" size="9 9 1" pos="0 0 {piece.at[2] * MM!r}" {ground}/>'
            )
        for i, part in enumerate(piece.parts):
            lines.append(_geom(_deep(part), f"{piece.name}/{i}", ground, piece.at))
    lines += [_piece_xml(piece, looks[piece.kind], margin > 0) for piece in city.movable]
    # Stand-ins for a held body and the paws under it come last, so that pieces keep their place in qpos.
    for kind in ("body", "paws"):
        parts = city.pieces[city.of("body" if kind == "body" else "paws")[0]].parts
        geoms = "".join(_geom(part, f"held-{kind}/{i}", looks[kind]) for i, part in enumerate(parts))
        geoms += _joined(parts, f"held-{kind}", looks[kind], margin > 0)
        lines.append(f'<body name="held-{kind}" mocap="true">{geoms}</body>')
    return "\n".join([*lines, "</worldbody></mujoco>"])


def _piece_of_geom(city: City, model: Any) -> Ints:
    names = {piece.name: piece.index for piece in city.pieces}
    return np.array(
        [names.get(model.geom(i).name.rsplit("/", 1)[0], -2) for i in range(model.ngeom)], dtype=np.int32
    )
