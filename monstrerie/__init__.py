"""Monstrerie: four monster-themed tabletop games at one digital table.

>>> import monstrerie
>>> match = monstrerie.game("mighty-monsters").new(players=4, seed=7)
>>> match.moves(0)[1]
Lead(faction='dragons')
>>> [monstrerie.say(event) for event in match.play(0, match.moves(0)[1])]
['Player 1 leads the dragons.']
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from .core.components import Components, Fact
from .core.errors import (
    BadComponents,
    BadMove,
    BadPosition,
    BadSave,
    BadValue,
    IllegalMove,
    MonstrerieError,
    NotSupported,
    UnknownName,
    WorkerLost,
)
from .core.event import Event
from .core.game import Game
from .core.match import Match
from .core.move import Move
from .core.options import Option
from .core.position import game_of as _position_of
from .core.position import is_position as _is_position
from .core.refusal import Refusal
from .core.result import Result
from .core.rng import Rng
from .core.save import parse as _parse_save
from .core.state import State
from .core.text import LANGUAGES, say
from .core.version import __version__
from .games import game, games, register

if TYPE_CHECKING:
    from .coach import Analysis

__all__ = [
    "LANGUAGES",
    "BadComponents",
    "BadMove",
    "BadPosition",
    "BadSave",
    "BadValue",
    "Components",
    "Event",
    "Fact",
    "Game",
    "IllegalMove",
    "Match",
    "MonstrerieError",
    "Move",
    "NotSupported",
    "Option",
    "Refusal",
    "Result",
    "Rng",
    "State",
    "UnknownName",
    "WorkerLost",
    "__version__",
    "analyse",
    "game",
    "games",
    "load",
    "register",
    "say",
]


def analyse(
    match: Match,
    tables: int | None = None,
    workers: int = 0,
    file: Path | None = None,
    seconds: float | None = None,
) -> Analysis:
    """Each seat's chance to win throughout a match, luck, skill and mistakes (`coach.analyse`)."""
    from . import coach

    return coach.analyse(match, tables or coach.TABLES, workers, file, seconds)


def load(text: str | bytes) -> Match:
    """A saved match of whatever game it is, or one at a position (see `docs/positions.md`)."""
    said = text.decode(errors="replace") if isinstance(text, bytes) else text
    if _is_position(said):
        return game(_position_of(said)).position(said)
    return game(_parse_save(text)["game"]).load(text)
