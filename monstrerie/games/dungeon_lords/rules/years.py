"""The second year begins (DL-Y2-01 to 10, DL-PAL-22 to 24, DL-RUL-08)."""

from __future__ import annotations

from ....core.state import Step
from ..state import TENT, Realm
from . import evilness
from .events import shuffle_events


class SecondYear(Step[Realm]):
    """Gold tiles and cards instead of silver ones, the gold paladin, a new first player."""

    def run(self, state: Realm) -> None:
        state.year = 2
        state.cards_shown = 0
        for lord in state.lords:
            lord.spied = 0
        state.paladin = TENT
        shuffle_events(state)
        state.hero_pile = state.gold_heroes
        state.heroes_drawn = 0
        state.heroes_bottomed = 0
        state.monsters_drawn = state.layout.silver_monsters
        state.rooms_drawn = state.layout.silver_rooms
        if state.players == 2:
            state.dummy_evil = max(1, state.dummy_evil - 2)
        elif state.players == 3:
            state.first = state.seat_after(1)
        else:
            state.first = state.seat_after(3)
        if state.events is not None:
            state.record("dl-second-year", {"seat": state.first})
        evilness.check_paladin(state)
