"""Seats the game at the table until it is of the house."""

import monstrerie

monstrerie.register("monstrerie.games.dungeon_lords:GAME")
