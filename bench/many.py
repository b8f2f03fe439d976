"""Many jobs on all cores, in a bounded time, each kept as soon as it is done: a run that was stopped goes on.

A file of results begins with what was asked for and has a line for each job. A run whose time is over gives
out no further job and waits for those that have begun, since those that take long are not like the others.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

from monstrerie.bots import job_pool

from .rampage_physics import progress

Work = Callable[[int], Any]
"""What is done with the number of a job; what it answers must be plain JSON."""


def asked(parser: argparse.ArgumentParser) -> None:
    """The arguments of every such run."""
    parser.add_argument("--keep", type=Path, help="file of results; with the same one, a run goes on")
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which nothing new is begun")
    parser.add_argument("--workers", type=int, default=0, help="processes (one for each core)")


def kept(file: Path | None, wished: Mapping[str, Any]) -> dict[int, Any]:
    """What was done in former runs; another question in the same file is refused."""
    if file is None or not file.exists():
        return {}
    lines = file.read_text(encoding="utf-8").splitlines()
    if not lines or json.loads(lines[0]) != dict(wished):
        raise SystemExit(f"{file} holds the answers to something else: {lines[0] if lines else 'nothing'}")
    whole = lines[1:] if file.read_bytes().endswith(b"\n") else lines[1:-1]
    return {int(found["job"]): found["done"] for found in map(json.loads, whole)}


def done(
    work: Work,
    jobs: Sequence[int],
    wished: Mapping[str, Any],
    args: argparse.Namespace,
    enough: Callable[[Mapping[int, Any]], bool] = lambda found: False,
) -> dict[int, Any]:
    """What there is of the jobs once they are done or enough, the time is over or somebody interrupts."""
    found = kept(args.keep, wished)
    end = monotonic() + 60 * args.minutes

    def write(lines: Iterable[Mapping[str, Any]], how: str) -> None:
        if args.keep is not None:
            args.keep.parent.mkdir(parents=True, exist_ok=True)
            with args.keep.open(how, encoding="utf-8") as file:
                file.writelines(json.dumps(line) + "\n" for line in lines)

    def in_time() -> Iterator[int]:
        for job in jobs:
            if monotonic() >= end or enough(found):
                return
            if job not in found:
                yield job

    write([wished, *({"job": job, "done": result} for job, result in found.items())], "w")
    try:
        for job, result in job_pool.do(Numbered(work), in_time(), args.workers):
            found[job] = result
            write([{"job": job, "done": result}], "a")
            progress(f"{len(found)} of {len(jobs)}")
    except KeyboardInterrupt:
        pass
    progress("")
    return {job: found[job] for job in jobs if job in found}


class Numbered:
    """A work that says which job it has done."""

    def __init__(self, work: Work) -> None:
        self.work = work

    def __call__(self, job: int) -> tuple[int, Any]:
        return job, self.work(job)
