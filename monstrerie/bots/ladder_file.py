"""Ladders as files: one that goes on where it was interrupted, and those of this version in the package."""

from __future__ import annotations

import time
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from ..core.errors import BadSave, BadValue, file_problem
from ..core.game import Game
from ..core.version import __version__
from . import levels
from .ladder import Ladder, Outcome, Rung, rungs
from .selfplay import write

FOLDER: Final = Path(__file__).parent / "ladders"


class LadderFile(msgspec.Struct, frozen=True):
    """A ladder as far as it was played, by which version and on which day."""

    version: str
    date: str
    ladder: Ladder
    rungs: list[Rung]
    outcomes: list[Outcome]


def read(file: Path, ladder: Ladder) -> list[Outcome]:
    """What was played of this ladder; nothing where there is no file yet. Another ladder's is refused."""
    if not file.exists():
        return []
    kept = opened(file)
    same = msgspec.structs.replace(kept.ladder, matches=ladder.matches)
    if msgspec.json.encode(same) != msgspec.json.encode(ladder) or kept.version != __version__:
        raise BadSave("error-other-ladder", file=str(file)[:200])
    return [outcome for outcome in kept.outcomes if outcome.number < ladder.matches]


def opened(file: Path) -> LadderFile:
    """What a file holds."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=LadderFile)
    except msgspec.MsgspecError:
        raise BadSave("error-other-ladder", file=str(file)[:200]) from None
    except (OSError, ValueError) as error:
        raise BadSave("error-save-read", file=str(file)[:200], problem=file_problem(error)) from None


def keep(file: Path, ladder: Ladder, outcomes: list[Outcome]) -> None:
    """Write down what was played so far."""
    today = time.strftime("%Y-%m-%d", time.gmtime())
    kept = LadderFile(__version__, today, ladder, rungs(ladder.bots, outcomes), outcomes)
    try:
        write(file, msgspec.json.encode(kept) + b"\n")
    except (OSError, ValueError) as error:
        raise BadValue("error-file-write", file=str(file)[:200], problem=file_problem(error)) from None


@lru_cache(maxsize=16)
def _shipped(name: str) -> LadderFile | None:
    file = FOLDER / f"{name}.json"
    return opened(file) if file.exists() else None


def shipped(game: Game) -> LadderFile | None:
    """The ladder of a game that comes with this version; None where it was not measured."""
    return _shipped(game.name)


def level_ratings(game: Game) -> dict[str, float]:
    """The ratings of the levels that people choose from; nothing of those that were not measured."""
    kept = shipped(game)
    return {rung.bot: rung.rating for rung in kept.rungs if rung.bot in levels(game)} if kept else {}
