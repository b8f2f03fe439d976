"""Action ids: every small move of the game has one number (see `moves` for what they mean to people)."""

from __future__ import annotations

from typing import Final

READY: Final = 0
SETTLE: Final = 1
STOP_EXCHANGE: Final = 2
REFUSE: Final = 3
STOP_PLAY: Final = 4
NO_ARMOR: Final = 5
LET_GO: Final = 6
NO_SHOVEL: Final = 7
NO_SALE: Final = 8
EARN: Final = 9
NO_STORE: Final = 10
GATHER: Final = 16
"""+ imps (1 to 15)"""
FUND: Final = 32
"""+ gold (0 to 127)"""
MOST_GOLD: Final = 127
SEND: Final = 160
"""+ 16 * exit + space; the space KEEP_HOME keeps the group home"""
KEEP_HOME: Final = 14
TAKE_CAGE: Final = 256
"""+ pit"""
TAKE_ADDON: Final = 260
"""+ place"""
TAKE_PET: Final = 264
"""+ pet"""
STUDY: Final = 320
"""+ 4 * book + colour"""
BUILD: Final = 336
"""+ 4 * which of the new cages + plot"""
ATTACH: Final = 344
"""+ plot"""
HOUSE: Final = 352
"""+ 4 * pet + plot"""
RELEASE: Final = 424
"""+ pet"""
EXCHANGE: Final = 448
"""+ 8 * colour + card"""
ASSIGN: Final = 480
"""+ 112 * plot + 16 * bar + code of the card"""
FEED: Final = 928
"""+ 8 * plot + food"""
ENTERTAIN: Final = 960
"""+ 2 * gap + whether it is the Employee of the Month"""
WEAR_ARMOR: Final = 968
"""+ 4 * plot + 2 * (strength 0, antimagic 1) + employee"""
CATCH: Final = 984
"""+ 2 * plot + employee"""
SHOVEL_OUT: Final = 992
"""+ 2 * plot + employee"""
DISCARD: Final = 1000
"""+ 8 * colour + card"""
ENTER: Final = 1032
"""+ 8 * plot + need; the need NO_KIND where none is chosen"""
NO_KIND: Final = 7
SELL: Final = 1064
"""+ 4 * plot + 2 * customer + platform"""
CLEAN: Final = 1080
"""+ 2 * plot + employee"""
STORE: Final = 1088
"""+ food"""
ACTIONS: Final = 1096
PER_JOB: Final = 2
"""A job is done without or with the Employee of the Month."""
PER_BAR: Final = 16
"""Codes of the card on a bar."""
PER_PET: Final = 112
"""Codes of the cards on a pet: those of its seven bars."""
PER_COLOUR: Final = 8
"""Cards of a colour."""
PER_PLOT: Final = 8
"""Food or needs that a pet may be asked about."""
PER_EXIT: Final = 16
"""Spaces that the group at an exit may go to."""


def split(rest: int, stride: int) -> tuple[int, int]:
    """The two fields of an id: how many strides it holds, and what is left of it."""
    return rest // stride, rest % stride
