"""The included games. A new one needs its own package and one line here."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from ..core.errors import UnknownName
from ..core.game import Game

_OURS: Final[dict[str, str]] = {
    "mighty-monsters": "monstrerie.games.mighty_monsters:GAME",
    "dungeon-lords": "monstrerie.games.dungeon_lords:GAME",
    "dungeon-petz": "monstrerie.games.dungeon_petz:GAME",
    "rampage": "monstrerie.games.rampage:GAME",
}
# The demo in the browser comes without the game that needs a physics engine.
INCLUDED: Final = {name: place for name, place in _OURS.items() if find_spec(place.partition(":")[0])}
_GUESTS: Final[dict[str, str]] = {}
WHEN_REGISTERED: Final[list[Callable[[], object]]] = []
"""What is called when a game is added later, so that environments know it, too."""


def register(place: str) -> Game:
    """Add a game from another package: `register("my_package.my_game:GAME")`."""
    found = _fetch(place)
    _GUESTS[found.name] = place
    for follow in WHEN_REGISTERED:
        follow()
    return found


def game(name: str) -> Game:
    """The game of that name.

    >>> game("mighty-monsters")
    <Game mighty-monsters, 3 to 6 players>
    """
    known = _places()
    if name not in known:
        raise UnknownName("error-unknown-game", name=str(name)[:40], known=", ".join(known))
    return _fetch(known[name])


def games() -> dict[str, Game]:
    """All games that can be played here, by name: without those whose extra is not installed."""
    known = {name: game(name) for name in _places()}
    return {name: found for name, found in known.items() if found.missing() is None}


def prepare() -> None:
    """Get every game ready before anything listens or threads begin."""
    for found in games().values():
        found.prepare()


def _places() -> dict[str, str]:
    """House and guests; MONSTRERIE_GAMES names guests to processes that can't call `register` first."""
    for place in filter(None, os.environ.get("MONSTRERIE_GAMES", "").split(",")):
        if place not in _GUESTS.values():
            register(place)
    return {**INCLUDED, **_GUESTS}


@cache
def _fetch(place: str) -> Game:
    module, _, name = place.partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise UnknownName("error-game-place", name=place[:80], problem=str(error)) from None
    if not isinstance(found, Game):
        known = "class" if isinstance(found, type) else type(found).__name__
        raise UnknownName("error-game-kind", name=place[:80], kind=known)
    return found
