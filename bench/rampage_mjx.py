"""What Rampage's worlds cost in MJX (MuJoCo in JAX) on a GPU, and whether they end as they do in MuJoCo.

    python -m bench.rampage_mjx --to mjx.jsonl                        # a tower and the whole city
    JAX_PLATFORMS=cpu python -m bench.rampage_mjx --parts tower:2:10 --seconds 0.01   # does it run

A Monster stands before a tower in each world and its Paws are flicked at it, each a little otherwise, at one
fixed step. MJX can do less than MuJoCo, so both sides take a simplified model: discs are prisms of twelve
sides (it has no collision of a cylinder and a box), nothing sleeps, and the closest pairs of shapes alone are
looked at. `tower` leaves out all pieces but that tower's, its meeples and the disc; `city` has all. Told are
seconds to compile, seconds a step of all worlds, and how far apart both sides end. A line is written after
each part. It wants `mujoco-mjx` and JAX, which are no dependencies of the project.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any
from xml.etree import ElementTree

import numpy as np

from monstrerie.core.rng import Rng
from monstrerie.games.rampage.physics import City, Position, Simulation
from monstrerie.games.rampage.physics.engine import MM, Settings, _xml

from .rampage_gpu import Rows, built, compared, flicks, speeds

SIDES = 12
PAIRS = {"tower": (400, 160), "city": (4000, 800)}
"""Pairs of shapes of a kind that are looked at, and contacts that are kept, in each world."""
PARTS = "tower:1024:10,city:64:10,tower:4096:10,city:256:10,tower:1024:100"
CHUNK = 20
"""Steps that the card makes without being asked."""


def simplified(city: City, settings: Settings, kept: Sequence[str], pairs: tuple[int, int]) -> str:
    """The adapter's model as MJX can take it, with these pieces alone."""
    root = ElementTree.fromstring(_xml(city, settings, 0.0, False))
    world, option = root.find("worldbody"), root.find("option")
    assert world is not None and option is not None
    for flag in option.findall("flag"):
        option.remove(flag)
    for body in world.findall("body"):
        if body.get("name") not in kept:
            world.remove(body)
    asset = ElementTree.SubElement(root, "asset")
    turns = [2 * math.pi * side / SIDES for side in range(SIDES)]
    for geom in root.iter("geom"):
        if geom.get("type") != "cylinder":
            continue
        radius, half = (float(value) for value in str(geom.attrib.pop("size")).split())
        corners = [
            f"{radius * math.cos(turn):.9f} {radius * math.sin(turn):.9f} {high:.9f}"
            for high in (-half, half)
            for turn in turns
        ]
        name = f"prism-{geom.get('name')}"
        ElementTree.SubElement(asset, "mesh", {"name": name, "vertex": " ".join(corners)})
        geom.set("type", "mesh")
        geom.set("mesh", name)
    custom = ElementTree.SubElement(root, "custom")
    for name, most in zip(("max_geom_pairs", "max_contact_points"), pairs, strict=True):
        ElementTree.SubElement(custom, "numeric", {"name": name, "data": str(most)})
    return ElementTree.tostring(root, encoding="unicode")


def near(city: City, position: Position, whole: bool) -> list[int]:
    """The pieces that take part: the disc first."""
    paws = city.paws(0)
    there = [piece for piece in range(city.moving) if position.in_play(piece) and piece != city.body(0)]
    if not whole:
        here = position.poses[paws, :2]
        ruin = min(city.of("ruin"), key=lambda ruin: math.dist(city.pieces[ruin].at[:2], here))
        (half_x, half_y, _), at = city.pieces[ruin].parts[0].half, city.pieces[ruin].at
        there = [
            piece
            for piece in there
            if (np.abs(position.poses[piece, :2] - at[:2]) < (half_x, half_y)).all() or piece == paws
        ]
    return there


def on_processor(
    mujoco: Any, model: Any, start: Rows, launched: Rows, disc: int, steps: int
) -> tuple[Rows, float]:
    """Where all end in MuJoCo itself, a row a world and piece, and the seconds of one core for each world."""

    def one(speed: Rows) -> tuple[Rows, float]:
        data = mujoco.MjData(model)
        data.qpos[:] = start.ravel()
        data.qvel.reshape(-1, 6)[disc, :3] = speed
        begun = perf_counter()
        mujoco.mj_step(model, data, steps)
        return data.qpos.reshape(-1, 7).copy(), perf_counter() - begun

    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        found = list(pool.map(one, launched))
    return np.array([rows for rows, _ in found]), float(np.mean([seconds for _, seconds in found]))


def on_card(
    model: Any, start: Rows, launched: Rows, disc: int, steps: int, minutes: float
) -> tuple[Rows, dict[str, Any]]:
    """The same in MJX, all worlds in step, and what it took."""
    import jax
    from mujoco import mjx

    count, figures = len(launched), dict[str, Any]()
    there = mjx.put_model(model)
    velocity = np.zeros((count, start.shape[0], 6), dtype=np.float32)
    velocity[:, disc, :3] = launched
    data = jax.vmap(
        lambda speed: mjx.make_data(there).replace(qpos=jax.numpy.array(start.ravel()), qvel=speed)
    )(velocity.reshape(count, -1))

    def several(worlds: Any) -> Any:
        step = jax.vmap(mjx.step, in_axes=(None, 0))
        return jax.lax.scan(lambda now, _: (step(there, now), None), worlds, None, length=CHUNK)[0]

    begun = perf_counter()
    go = jax.jit(several, donate_argnums=0).lower(data).compile()
    figures["compiling, s"] = perf_counter() - begun
    figures["memory of the steps, MB a world"] = go.memory_analysis().temp_size_in_bytes / count / 1e6
    begun = perf_counter()
    data = jax.block_until_ready(go(data))
    figures["first steps, s"] = perf_counter() - begun
    done, begun = CHUNK, perf_counter()
    last = begun + 60 * minutes
    while done < steps and perf_counter() < last:
        data = jax.block_until_ready(go(data))
        done += CHUNK
    spent = perf_counter() - begun
    figures["device"] = str(jax.devices()[0])
    figures["steps"] = done
    figures["ms a step of all worlds"] = 1000 * spent / max(1, done - CHUNK)
    figures["steps a second, all worlds"] = count * (done - CHUNK) / spent if spent else 0.0
    return np.asarray(data.qpos, dtype=np.float64).reshape(count, -1, 7), figures


def trial(kind: str, count: int, iterations: int, args: argparse.Namespace) -> dict[str, Any]:
    """One part: so many worlds of a kind, with so many rounds of the solver at most."""
    import mujoco

    city = City.build()
    world = Simulation(city, filming=False)
    position, made = built(world), flicks(count, Rng(1))
    pieces = near(city, position, kind == "city")
    settings = Settings(city.data.judging.step / 2**args.halvings)
    xml = simplified(city, settings, [city.pieces[piece].name for piece in pieces], PAIRS[kind])
    model = mujoco.MjModel.from_xml_string(xml)
    start = position.poses[pieces].copy()
    start[:, :3] *= MM
    disc, launched = pieces.index(city.paws(0)), speeds(city, made)
    floors = [number for number, piece in enumerate(pieces) if city.pieces[piece].kind == "floor"]
    steps = round(args.seconds / model.opt.timestep)
    found: dict[str, Any] = {
        "kind": kind,
        "worlds": count,
        "rounds of the solver": iterations,
        "pieces": len(pieces),
        "freedoms": int(model.nv),
        "step, ms": 1000 * model.opt.timestep,
        "steps wished": steps,
    }
    model.opt.iterations = model.opt.ls_iterations = iterations
    card, found["card"] = on_card(model, start, launched, disc, steps, args.minutes)
    model.opt.iterations, model.opt.ls_iterations = 100, 50
    some = min(count, args.compare)
    processor, seconds = on_processor(mujoco, model, start, launched[:some], disc, found["card"]["steps"])
    found["processor"] = {"worlds": some, "seconds of a core for a world": seconds}
    found["compared"] = compared(start, card[:some], processor, disc, floors)
    per_core = seconds / found["card"]["steps"]
    found["worth cores"] = per_core / max(1e-12, found["card"]["ms a step of all worlds"] / 1000 / count)
    return found


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--parts", default=PARTS, help=f"kind:worlds:rounds of the solver at most, in turn ({PARTS})"
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="simulated (1)")
    parser.add_argument("--halvings", type=int, default=2, help="of the step of 2 ms (2)")
    parser.add_argument("--minutes", type=float, default=0.5, help="for the steps of each part")
    parser.add_argument("--compare", type=int, default=16, help="worlds that MuJoCo does, too")
    parser.add_argument("--to", type=Path)
    args = parser.parse_args(arguments)
    for part in args.parts.split(","):
        kind, worlds, rounds = part.split(":")
        try:
            found = trial(kind, int(worlds), int(rounds), args)
        except Exception as error:  # too little memory, say: the other parts are worth having
            found = {"part": part, "failed": f"{type(error).__name__}: {error}"[:2000]}
        print(json.dumps(found), flush=True)
        if args.to is not None:
            with args.to.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
