"""Action: Demolish. The Body is dropped on a Building whose sidewalk the Paws touch; a miss costs a tooth
(RA-DEMO).

Powers that change it: Long Tail and Heavyweight (RA-POW-07, 08).
"""

from __future__ import annotations

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import Drop, DropOn
from ..state import NOBODY, Carnage
from .after import Aftermath
from .base import BODY, PAWS, facing, floors_of, gesture, homes, judge, named, ruins_near, sidewalks, together
from .numbers import angle, hand, point, refuse_face
from .port import POSES, BodyDrop
from .teeth import LoseTooth


def buildings(state: Carnage, seat: int) -> list[str]:
    """Ruins whose Buildings the seat may demolish (RA-DEMO-01 to 03, RA-POW-07)."""
    standing = judge(state).buildings
    near = sidewalks(state, seat)
    if state.has(seat, "long-tail"):
        near = near + [ruin for ruin in ruins_near(state, homes(state, seat)) if ruin not in near]
    return [ruin for ruin in near if ruin in standing]


def monsters(state: Carnage, seat: int) -> list[int]:
    """Monsters that a Heavyweight may drop on (RA-POW-08)."""
    if not state.has(seat, "heavyweight"):
        return []
    return [
        other
        for other in state.clockwise(seat)
        if not state.invisible[other] and together(state, seat, other)
    ]


def offers(state: Carnage, seat: int) -> list[Move]:
    """One drop for each target."""
    world = state.layout.world()
    offered: list[Move] = []
    for ruin in buildings(state, seat):
        for x, y in world.points(state.position, ruin, 0)[:1]:
            offered.append(Drop(ruin, x, y))
    for other in monsters(state, seat):
        for x, y in world.points(state.position, BODY + str(other), 0)[:1]:
            offered.append(DropOn(other, x, y))
    return offered


def refuse(state: Carnage, seat: int, move: Drop | DropOn) -> Refusal | None:
    """None when the target may be demolished and the point lies over it."""
    if isinstance(move, DropOn):
        if not state.has(seat, "heavyweight"):
            return Refusal("RA-POW-08", "ra-refusal-no-power", {"card": "heavyweight"})
        if move.victim_seat not in monsters(state, seat):
            return Refusal("RA-POW-08", "ra-refusal-no-monster")
    elif move.ruin not in buildings(state, seat):
        return refuse_building(state, seat, move.ruin)
    if move.pose not in POSES:
        return Refusal(
            "RA-DEMO-07", "ra-refusal-pose", {"pose": str(move.pose)[:20], "known": ", ".join(POSES)}
        )
    return (
        point(move, "RA-PHY-26")
        or angle("yaw", move.yaw, "RA-PHY-27")
        or refuse_face(move)
        or hand(move)
        or state.layout.world().refuse(state.position, drop(seat, move))
    )


def refuse_building(state: Carnage, seat: int, ruin: str) -> Refusal:
    """Why a Building is out of reach."""
    if ruin not in state.layout.world().plan.ruins:
        return Refusal("RA-CMP-06", "ra-refusal-no-ruin", {"ruin": ruin[:20]})
    if ruin not in judge(state).buildings:
        return Refusal("RA-DEMO-03", "ra-refusal-no-building", named(state, ruin))
    if not any(zone.startswith("sidewalk:") or zone in homes(state, seat) for zone in zones_of(state, seat)):
        return Refusal("RA-DEMO-14", "ra-refusal-no-sidewalk", named(state, ruin))
    return Refusal("RA-DEMO-01", "ra-refusal-no-sidewalk", named(state, ruin))


def zones_of(state: Carnage, seat: int) -> tuple[str, ...]:
    """Zones of the seat's Paws."""
    return judge(state).zones.get(PAWS + str(seat), ())


def drop(seat: int, move: Drop | DropOn) -> BodyDrop:
    """The gesture of the move."""
    target = BODY + str(move.victim_seat) if isinstance(move, DropOn) else move.ruin
    return BodyDrop(seat, target, move.x, move.y, move.pose, move.yaw)


def perform(state: Carnage, seat: int, move: Drop | DropOn) -> None:
    """Drop; pay for a miss at once (RA-DEMO-09, 10, RA-POW-08b)."""
    if isinstance(move, DropOn):
        state.record("ra-dropped-on", {"seat": seat, "victim_seat": move.victim_seat})
    else:
        where = named(state, move.ruin)
        state.record("ra-dropped", {"seat": seat, **where, "floors": floors_of(state, move.ruin)})
    state.facing = facing(state, seat, move.face)
    outcome = gesture(state, seat, drop(seat, move), move.hand)
    steps: list[Step[Carnage]] = []
    if not outcome.hit:
        state.record("ra-missed", {"seat": seat})
        steps.append(LoseTooth(seat, NOBODY))
    state.then([*steps, Aftermath()])
