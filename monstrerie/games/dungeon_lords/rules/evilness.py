"""The evilness track and the paladin, who goes where evil is greatest (DL-GEN-13 to 17, DL-PAL)."""

from __future__ import annotations

from ..names import ILLUSION
from ..state import GONE, TENT, Lord, Realm
from .packed import paladin_of_year, tile_of


def gain(state: Realm, seat: int, spaces: int) -> None:
    """Move the marker up, at most to the top; then look where the paladin goes (DL-GEN-13, 15, DL-PAL-02)."""
    lord = state.lords[seat]
    after = min(lord.evil + spaces, state.layout.top)
    if after == lord.evil:
        if spaces > 0 and state.events is not None:
            state.record("dl-evil-most", {"seat": seat, "evil": after})
        return
    if state.events is not None:
        state.record("dl-evil-gained", {"seat": seat, "spaces": after - lord.evil, "evil": after})
    lord.evil = after
    if after >= state.layout.paladin_space:
        check_paladin(state)


def lose(state: Realm, seat: int, spaces: int) -> None:
    """Move the marker down, at most to the bottom; then look where the paladin goes (DL-GEN-14, 16)."""
    lord = state.lords[seat]
    after = max(lord.evil - spaces, 1)
    if after == lord.evil:
        # In training there is no evilness.
        if spaces > 0 and state.players > 1 and state.events is not None:
            state.record("dl-evil-least", {"seat": seat, "evil": after})
        return
    if state.events is not None:
        state.record("dl-evil-lost", {"seat": seat, "spaces": lord.evil - after, "evil": after})
    lord.evil = after
    if state.paladin == seat:
        check_paladin(state)


def can_pay(state: Realm, lord: Lord, evil: int) -> bool:
    """Whether a cost in evilness can be paid: with the first-game rules always, otherwise only if there is
    room above the marker (DL-EXE-13, DL-FUL-17).
    """
    return evil == 0 or not state.layout.full or lord.evil + evil <= state.layout.top


def check_paladin(state: Realm) -> None:
    """He comes to whoever is on or above his space, and moves on to whoever is strictly higher; of several
    to the latest in turn order (DL-PAL-02, 08 to 12).
    """
    holder = state.paladin
    if holder == GONE:
        return
    lords = state.lords
    least = state.layout.paladin_space
    if holder >= 0 and lords[holder].evil >= least:
        least = lords[holder].evil + 1
    chosen = TENT
    for place in range(state.players):
        seat = state.seat_after(place)
        if seat != holder and lords[seat].evil >= least:
            least = lords[seat].evil
            chosen = seat
    if chosen >= 0:
        move_paladin(state, chosen)


def move_paladin(state: Realm, seat: int) -> None:
    """Put him in front of the party, with his wounds on him (DL-PAL-04, 15, 20)."""
    holder = state.paladin
    paladin = paladin_of_year(state)
    if holder >= 0:
        old = state.lords[holder]
        left: list[int] = []
        for hero in old.party:
            if tile_of(hero) == paladin_of_year(state):
                paladin = hero
            else:
                left.append(hero)
        old.party = without_illusion(left)
    lord = state.lords[seat]
    # An illusion stands in front of everybody, him included.
    if lord.party and tile_of(lord.party[0]) == ILLUSION:
        lord.party = [lord.party[0], paladin, *lord.party[1:]]
    else:
        lord.party = [paladin, *lord.party]
    state.paladin = seat
    if state.events is not None:
        if holder >= 0:
            state.record("dl-paladin-moved", {"seat": seat, "from_seat": holder})
        else:
            state.record("dl-paladin-came", {"seat": seat})


def without_illusion(party: list[int]) -> list[int]:
    """An illusion alone is no party: it fades."""
    for hero in party:
        if tile_of(hero) != ILLUSION:
            return party
    return []
