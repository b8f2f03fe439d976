"""What many of Rampage's worlds at once cost on a GPU, and whether they end as they do on the processor.

    python -m bench.rampage_gpu --worlds 1000 --to gpu.json              # MuJoCo Warp and an NVIDIA card
    python -m bench.rampage_gpu --worlds 2 --seconds 0.01 --device cpu   # does it run at all

Every world is the built city with a Monster before a tower, whose Paws are flicked at it, each a little
otherwise. Both sides take the adapter's own model at one fixed step (the adapter changes the step with the
speed, which worlds that go in step can't do), asleep but for the disc or all awake. Told are seconds by the
clock, how far the disc went, in how many worlds a floor moved, and how far apart both sides end.
"""

from __future__ import annotations

import argparse
import copy
import json
import math
import os
import platform
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import numpy.typing as npt

from monstrerie.core.rng import Rng
from monstrerie.games.rampage.physics import City, Position, Simulation, upright
from monstrerie.games.rampage.physics.engine import Bench, Engine, Settings
from monstrerie.games.rampage.rules.port import Misbehaved, PawsFlick

Rows = npt.NDArray[np.float64]
MOVED = 0.005  # metres after which a floor counts as moved
NEAR = 0.005  # metres within which two ends are the same


def built(world: Simulation) -> Position:
    """The city, and a Monster 45 mm before a tower."""
    place = {world.city.paws(0): upright(-78.0, 262.0), world.city.body(0): upright(-78.0, 262.0, 10.0)}
    return world.start(jitter=Rng(1)).placed(place)


def flicks(count: int, rng: Rng) -> list[PawsFlick]:
    """A flick for each world, at the tower and past it."""
    return [PawsFlick(0, 250.0 + 40.0 * rng.unit(), 0.4 + 0.6 * rng.unit()) for _ in range(count)]


def speeds(city: City, made: Sequence[PawsFlick]) -> Rows:
    """The speed of the disc in each world."""
    top = city.data.hands.flick_top
    turns = [math.radians(flick.direction) for flick in made]
    return np.array(
        [
            (flick.strength * top * math.cos(turn), flick.strength * top * math.sin(turn), 0.0)
            for flick, turn in zip(made, turns, strict=True)
        ]
    )


def laid_out(engine: Engine, position: Position) -> Bench:
    """A thread's working space with the position loaded, the body in the hand."""
    bench, flags = engine.bench(), position.flags.copy()
    flags[engine.city.body(0)] = False
    bench.load(position.poses, flags)
    return bench


def on_processor(engine: Engine, model: Any, position: Position, launched: Rows, steps: int) -> Rows:
    """Where all pieces end in each world, on all cores: a row a world and piece."""
    paws = engine.city.paws(0)

    def one(speed: Rows) -> Rows:
        bench = laid_out(engine, position)
        bench.velocity[paws, :3] = speed
        engine.mujoco.mj_step(model, bench._d, steps)
        return bench.rows.copy()

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return np.array(list(pool.map(one, launched)))


def understood(engine: Engine, model: Any) -> Any:
    """The model without the one setting that MuJoCo Warp has no room for: what happens to a broken world."""
    twin = copy.copy(model)
    twin.opt.disableflags &= ~int(engine.mujoco.mjtDisableBit.mjDSBL_AUTORESET)
    return twin


def on_card(
    engine: Engine, model: Any, position: Position, launched: Rows, steps: int, args: argparse.Namespace
) -> tuple[Rows, dict[str, Any]]:
    """The same with MuJoCo Warp, all worlds in step, and what it took."""
    import mujoco_warp
    import warp

    paws, count, figures = engine.city.paws(0), len(launched), dict[str, Any]()
    warp.init()
    with warp.ScopedDevice(args.device):
        begun = perf_counter()
        bench = laid_out(engine, position)
        velocity = np.tile(bench.velocity.ravel(), (count, 1))
        velocity[:, 6 * paws : 6 * paws + 3] = launched
        there = mujoco_warp.put_model(understood(engine, model))
        data = mujoco_warp.put_data(
            model, bench._d, nworld=count, nconmax=args.contacts, njmax=args.rows, nvmax=args.freedoms
        )
        awake = data.tree_asleep.numpy()
        awake[:, paws] = -11  # as the engine writes "wide awake"
        data.tree_asleep.assign(awake)
        data.qvel.assign(velocity)
        figures["laying out"] = perf_counter() - begun

        begun = perf_counter()
        mujoco_warp.step(there, data)  # this step compiles
        warp.synchronize()
        figures["first step"] = perf_counter() - begun
        graph = None
        if warp.get_device(args.device).is_cuda:
            with warp.ScopedCapture() as capture:
                mujoco_warp.step(there, data)
            graph = capture.graph
        begun, last = perf_counter(), begun + 60 * args.minutes
        done = 1
        while done < steps and perf_counter() < last:
            if graph is None:
                mujoco_warp.step(there, data)
            else:
                warp.capture_launch(graph)
            done += 1
            if done % 20 == 0:
                warp.synchronize()
        warp.synchronize()
        figures["stepping"] = perf_counter() - begun
        figures["steps"] = done
        figures["contacts, most"] = int(np.max(data.nacon.numpy()))
        figures["awake freedoms at the end, mean"] = float(np.mean(data.nv_awake.numpy()))
        return data.qpos.numpy().reshape(count, -1, 7).astype(np.float64), figures


def compared(start: Rows, card: Rows, processor: Rows, paws: int, floors: Sequence[int]) -> dict[str, float]:
    """How both sides end: ways of the disc in mm, and shares of worlds."""
    ways = [np.linalg.norm(rows[:, paws, :2] - start[paws, :2], axis=1) for rows in (card, processor)]
    moved = [
        (np.linalg.norm(rows[:, floors, :3] - start[floors, :3], axis=2) > MOVED).any(axis=1)
        for rows in (card, processor)
    ]
    apart = np.linalg.norm(card[:, paws, :3] - processor[:, paws, :3], axis=1)
    furthest = np.linalg.norm(card[:, :, :3] - processor[:, :, :3], axis=2).max(axis=1)
    return {
        "way on the card, mm": 1000 * float(np.nanmean(ways[0])),
        "way on the processor, mm": 1000 * float(np.nanmean(ways[1])),
        "floor moved on the card": float(moved[0].mean()),
        "floor moved on the processor": float(moved[1].mean()),
        "the same moved": float((moved[0] == moved[1]).mean()),
        "discs apart, median mm": 1000 * float(np.nanmedian(apart)),
        "discs within 5 mm": float((apart < NEAR).mean()),
        "every piece within 5 mm": float((furthest < NEAR).mean()),
        "no number": float((~np.isfinite(card)).any(axis=(1, 2)).mean()),
    }


def adapter(world: Simulation, position: Position, made: Sequence[PawsFlick]) -> dict[str, float]:
    """What the adapter itself takes for the same gestures in one thread, to rest."""
    spent, ways, paws = [], [], world.city.paws(0)
    for flick in made:
        begun = perf_counter()
        try:
            after = world.run(position, flick).position
        except Misbehaved:
            continue
        spent.append(perf_counter() - begun)
        ways.append(float(np.hypot(*(after.poses[paws, :2] - position.poses[paws, :2]))))
    return {"ms each": 1000 * float(np.mean(spent)), "way, mm": float(np.mean(ways)), "gestures": len(spent)}


def main(arguments: list[str] | None = None) -> int:
    """The command; the file is written anew after each part, so that a stopped run leaves what it found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--worlds", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=1.0, help="simulated (1)")
    parser.add_argument("--halvings", type=int, default=2, help="of the step of 2 ms (2)")
    parser.add_argument("--device", default="cuda:0")
    parser.add_argument("--minutes", type=float, default=3.0, help="for the steps of each kind on the card")
    parser.add_argument("--contacts", type=int, default=1200, help="of a world, at most")
    parser.add_argument("--rows", type=int, default=4500, help="of constraints of a world, at most")
    parser.add_argument("--freedoms", type=int, help="that may be awake in a world (all)")
    parser.add_argument("--only", choices=("asleep", "awake"))
    parser.add_argument("--to", type=Path)
    args = parser.parse_args(arguments)
    city = City.build()
    world = Simulation(city, filming=False)
    position, made = built(world), flicks(args.worlds, Rng(1))
    launched = speeds(city, made)
    found: dict[str, Any] = {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "worlds": args.worlds,
        "adapter": adapter(world, position, made[:50]),
    }

    def write() -> None:
        if args.to is not None:
            args.to.write_text(json.dumps(found, indent=1), encoding="utf-8")

    write()
    for kind in ("asleep", "awake"):
        if args.only not in (None, kind):
            continue
        engine = Engine(city, Settings(city.data.judging.step, sleep=kind == "asleep"))
        model = engine.gears[args.halvings]
        steps = round(args.seconds / model.opt.timestep)
        figures: dict[str, Any] = {"step, ms": 1000 * model.opt.timestep, "steps": steps}
        found[kind] = figures
        start = laid_out(engine, position).rows.copy()
        card, figures["card"] = on_card(engine, model, position, launched, steps, args)
        write()
        # All awake costs so much that a part must do; both sides are compared after as many steps.
        some = args.worlds if kind == "asleep" else min(args.worlds, 4 * (os.cpu_count() or 1))
        begun = perf_counter()
        processor = on_processor(engine, model, position, launched[:some], figures["card"]["steps"])
        figures["processor"] = {"worlds": some, "seconds": perf_counter() - begun}
        figures["compared"] = compared(start, card[:some], processor, city.paws(0), city.of("floor"))
        write()
    print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
