"""Until the game is on the shelf of the house, its tests put it there."""

from __future__ import annotations

import monstrerie

if "dungeon-petz" not in monstrerie.games():
    monstrerie.register("monstrerie.games.dungeon_petz:GAME")
