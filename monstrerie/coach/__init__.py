"""Somebody who says why a match was won: chances, luck, skill and mistakes of a match that was played."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from ..bots import job_pool
from ..bots.selfplay import write
from ..core.errors import BadSave, BadValue, file_problem
from ..core.match import Match
from .advice import Advice, Suggestion, advise
from .analysis import Account, Analysis, Choice, Mistake, Outlook, Turn, analysis, suspects
from .work import Found, Job, Source, Task, can_analyse, do, opened, plan, sketch

__all__ = [
    "TABLES",
    "Account",
    "Advice",
    "Analysis",
    "Choice",
    "Mistake",
    "Outlook",
    "Source",
    "Suggestion",
    "Turn",
    "advise",
    "analyse",
    "analysis_beside",
    "can_analyse",
    "progress",
]

TABLES: Final = 12
"""Imagined for everything that is judged: the usual depth."""
FORMAT: Final = 2
_EVERY: Final = 2.0
"""seconds after which what was found is written down, and told"""


class AnalysisFile(msgspec.Struct, frozen=True):
    """A file with what was found out so far."""

    coach: int
    match: str
    tables: int
    found: list[Found]


def analyse(
    match: Match,
    tables: int = TABLES,
    workers: int = 0,
    file: Path | None = None,
    seconds: float | None = None,
) -> Analysis:
    """Each seat's chance to win throughout a match, its luck and skill, and the costliest mistakes.

    `tables` are imagined for everything that is judged. What was found is kept in `file`, and taken up from
    there; after so many `seconds` it is left at what is known by then. Workers: 0 are one for each core.

    >>> import monstrerie
    >>> match = monstrerie.game("mighty-monsters").new(players=3, seed=1)
    >>> while not match.over:
    ...     seat = match.to_act[0]
    ...     events = match.play(seat, match.moves(seat)[0])
    >>> said = monstrerie.analyse(match, tables=2, workers=1)
    >>> [round(one.begin + one.luck + one.skill - one.end, 9) for one in said.accounts]
    [0.0, 0.0, 0.0]
    """
    return [*progress(match, tables, workers, file, seconds)][-1]


def progress(
    match: Match,
    tables: int = TABLES,
    workers: int = 0,
    file: Path | None = None,
    seconds: float | None = None,
) -> Iterator[Analysis]:
    """What is known of a match, again and again until it is all that is asked for."""
    start = perf_counter()
    can_analyse(match.game)
    task = Task(match.save(), tables)
    task.check()
    job_pool.check(workers, "here")
    found = _read(task, file)
    _write(task, found, file)  # where that can't be, it is told before any work starts
    first_of_all = sketch(task)
    jobs = [Job("worth", number) for number in first_of_all.worths]
    if any(job not in found for job in jobs):
        # What there is to find out takes a while to tell: until then, at most everything.
        most = 2 * len(opened(task)[1]) + 1
        for job in jobs:
            found[job] = found.get(job) or do(task, job)
        _write(task, found, file)
        yield analysis(task, first_of_all, found, most)
        if seconds is not None and perf_counter() - start > seconds:
            return
    wanted = plan(task)
    reported = perf_counter()
    first = [Job("worth", number) for number in spread(wanted.worths)]
    first += [Job("choice", number) for number in wanted.choices]
    total = len(first) + min(1, len(wanted.choices))
    yield analysis(task, wanted, found, total)
    for second in (False, True):
        jobs = suspects(wanted, found) if second else first
        if second:
            total = len(first) + len(jobs)
        for each in _done(task, [job for job in jobs if job not in found], workers):
            found[each.job] = each
            now = perf_counter()
            late = seconds is not None and now - start > seconds
            if late or now - reported > _EVERY:
                reported = now
                _write(task, found, file)
                yield analysis(task, wanted, found, total)
            if late:
                return
    _write(task, found, file)
    yield analysis(task, wanted, found, total)


def _done(task: Task, jobs: list[Job], workers: int) -> Iterator[Found]:
    if workers == 1 or len(jobs) < 2:
        return map(partial(do, task), jobs)
    # Workers that share the cores must not each reckon on all of them.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    return job_pool.do(partial(do, task), jobs, min(workers, len(jobs)))


def spread(numbers: Iterable[int]) -> list[int]:
    """The same numbers, in an order in which any first few of them lie all over.

    >>> spread(range(6))
    [0, 4, 2, 1, 5, 3]
    """
    listed = list(numbers)
    bits = max(1, (len(listed) - 1).bit_length())
    order = (int(f"{at:0{bits}b}"[::-1], 2) for at in range(1 << bits))
    return [listed[at] for at in order if at < len(listed)]


def analysis_beside(file: Path) -> Path:
    """Where the analysis of a saved match is kept.

    >>> analysis_beside(Path("match.json")).name
    'match.coach.json'
    """
    return file.with_name(f"{file.stem}.coach.json")


def _name(task: Task) -> str:
    return hashlib.blake2b(task.save.encode(), digest_size=12).hexdigest()


def _read(task: Task, file: Path | None) -> dict[Job, Found]:
    """What a file knows of this match; nothing where there is none."""
    if file is None:
        return {}
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=AnalysisFile)
    except FileNotFoundError:
        return {}
    except msgspec.MsgspecError:
        raise BadSave("error-analysis", file=str(file)[:200]) from None
    except (OSError, ValueError) as error:
        raise BadSave("error-save-read", file=str(file)[:200], problem=file_problem(error)) from None
    if (kept.coach, kept.match, kept.tables) != (FORMAT, _name(task), task.tables):
        return {}
    return {each.job: each for each in kept.found}


def _write(task: Task, found: dict[Job, Found], file: Path | None) -> None:
    if file is None:
        return
    try:
        write(file, msgspec.json.encode(AnalysisFile(FORMAT, _name(task), task.tables, list(found.values()))))
    except (OSError, ValueError) as error:
        raise BadValue("error-file-write", file=str(file)[:200], problem=file_problem(error)) from None
