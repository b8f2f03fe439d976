"""The networks that come with the program, or that somebody puts in their place."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from ..core.errors import BadValue
from ..core.game import Game
from ..games import game as find_game
from .layout import meaning
from .network import Network, read

FOLDER: Final = Path(__file__).parent / "networks"
VARIABLE: Final = "MONSTRERIE_NETWORKS"
"""A folder with networks of one's own."""


def network_of(game: Game) -> Network | None:
    """The network of a game; None where it has none."""
    return _read(game.name, os.environ.get(VARIABLE, ""))


@lru_cache(maxsize=16)
def _read(name: str, own: str) -> Network | None:
    for folder in (Path(own), FOLDER) if own else (FOLDER,):
        file = folder / f"{name}.npz"
        if file.exists():
            game = find_game(name)
            network = read(game, file)
            # Those that come with the program are checked by its tests.
            if folder != FOLDER and network.about.meaning != meaning(game):
                raise BadValue("error-network-meaning", file=str(file), game=name)
            return network
    return None
