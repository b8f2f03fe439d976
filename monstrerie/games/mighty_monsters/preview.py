"""What playing a monster would lead to, as far as everybody can tell."""

from __future__ import annotations

from msgspec import Struct

from ...core.move import Move
from ...core.view import Sentence
from .moves import Play
from .rules.whim import changed_guards
from .state import Raid, guard_of, is_seen, owner_of, strength_of


class Preview(Struct, frozen=True):
    """What playing a monster would lead to."""

    guard: int
    """counted from 1"""
    price: int
    to_owner: int
    total: int
    wins: int
    """how many of the possible guards that total beats"""
    possible: int
    """guards of that level nobody has seen"""
    sentence: Sentence
    short: Sentence


def of_move(state: Raid, seat: int, move: Move) -> Preview | None:
    """What a move would lead to; None where there are no numbers to tell."""
    return preview(state, seat, move.space, move.strength) if isinstance(move, Play) else None


def preview(state: Raid, seat: int, space: int, strength: int) -> Preview:
    """What a monster of that strength on that space would lead to."""
    guard, held = guard_of(space), state.spaces[space]
    own = owner_of(held) == seat
    price = 0 if held == 0 else state.layout.price_own if own else state.prices[guard]
    to_owner = 0 if held == 0 or own else price - state.layout.price_treasury
    total = state.totals[guard] + strength - strength_of(held)
    wins, possible = chance(state, guard, total)
    beaten = {"total": total, "wins": wins, "possible": possible}
    numbers = {"guard": guard + 1, "price": price, "to_owner": to_owner, **beaten}
    return Preview(
        **numbers,
        sentence=Sentence("mm-preview", numbers),
        short=Sentence("mm-preview-short", beaten),
    )


def chance(state: Raid, guard: int, total: int) -> tuple[int, int]:
    """Of the guards of that level not seen yet, how many the total would beat, and how many there are."""
    layout, change = state.layout, 0
    tile = state.tile()
    if tile is not None and tile.strength:
        change = tile.strength if changed_guards(state, tile)[guard] else 0
    unseen = [
        layout.strengths[card]
        for card in state.pile
        if layout.levels[card] == state.levels[guard] and not is_seen(state, card)
    ]
    return sum(total >= strength + change for strength in unseen), len(unseen)
