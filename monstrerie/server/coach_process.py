"""What runs inside the coach's processes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from ..bots.selfplay import write
from ..coach import Advice, advise, progress
from ..games import game as game_named
from . import bot_process

SECONDS: Final = 1200.0
"""after which an analysis is stopped, to be taken up when somebody asks again"""


def said_in(folder: Path, id: str) -> Path:
    """The file with what is known of a match, for its readers."""
    return folder / f"{id}.said.json"


def analyse(game: str, save: str, folder: str, id: str) -> None:
    """Analyse a match, and write down again and again what is known."""
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    match = game_named(game).load(save)
    for said in progress(match, workers=1, file=place / f"{id}.found.json", seconds=SECONDS):
        write(said_in(place, id), msgspec.json.encode(said))


def advice(table: str, save: str, seat: int) -> Advice:
    """What a seat had best do now. The match is kept for the next question."""
    return advise(bot_process.resumed(table, save), seat)
