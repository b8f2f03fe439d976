"""What stands in the castle and before the players, explained."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from ...core.explain import Explain, ExplainPart, Explanation, Piece, explained, nth
from ...core.view import Sentence
from .names import FACTIONS
from .view import Card, Guard, RaidView

_say: Final = partial(explained, "mm")
"""A title and lines that all know the same numbers."""


def _guard_data(guard: Guard, number: int) -> dict[str, Any]:
    (low, high), (least, most) = guard.strength_now, guard.loot_now
    return {
        "guard": number,
        "level": guard.level,
        "low": low,
        "high": high,
        "least": least,
        "most": most,
        "maximum": guard.strength_range[1],
        "total": guard.total,
        "whim": guard.whim is not None,
        "guessed": guard.guessed.strength or guard.guessed.loot,
        "own": guard.price.own,
        "price": guard.price.other,
        "to_owner": guard.price.to_owner,
    }


def _guard(view: RaidView, piece: Piece) -> Explanation | None:
    guard = nth(view.guards, piece.number - 1)
    if guard is None:
        return None
    return _say("guard", "MM-COMP-07", "range", "fight", "price", **_guard_data(guard, piece.number))


def _total(view: RaidView, piece: Piece) -> Explanation | None:
    guard = nth(view.guards, piece.number - 1)
    if guard is None:
        return None
    high, low = guard.strength_now[1], guard.strength_now[0]
    chance = "sure" if guard.total >= high else "open" if guard.total >= low else "weak"
    return _say("total", "MM-FIGHT-04", "sum", "chance", chance=chance, **_guard_data(guard, piece.number))


def _space(view: RaidView, piece: Piece) -> Explanation | None:
    guard = nth(view.guards, piece.number >> 1)
    if guard is None:
        return None
    held = guard.monsters[piece.number & 1]
    data = {**_guard_data(guard, (piece.number >> 1) + 1), "side": "below" if piece.number & 1 else "above"}
    if held is None:
        return _say("space", "MM-PLAY-06", "empty", "partner", **data)
    strongest = held.strength == 5
    safe = "strongest" if strongest else "maximum" if guard.total >= guard.strength_range[1] else "no"
    return _say(
        "space",
        "MM-REPL-01",
        "held",
        "replace",
        **data,
        strength=held.strength,
        healing=held.healing,
        safe=safe,
    )


def _card(view: RaidView, piece: Piece) -> Explanation | None:
    seat = nth(view.seats, piece.seat)
    cards = [] if seat is None else [*(view.hand or []), *seat.hand, *seat.reserve]
    card = next((one for one in cards if one.strength == piece.number), None)
    if card is None:
        return None
    return _say("card", "MM-COMP-04", "strength", "healing", "replace", **_card_data(card))


def _card_data(card: Card) -> dict[str, Any]:
    return {
        "strength": card.strength,
        "healing": card.healing,
        "printed": card.printed_healing,
        "whim": card.healing != card.printed_healing,
        "guessed": card.guessed,
    }


def _gold(view: RaidView, piece: Piece) -> Explanation | None:
    seat = nth(view.seats, piece.seat)
    return None if seat is None else _say("gold", "MM-END-03", "goal", "use", gold=seat.gold)


def _hand(view: RaidView, piece: Piece) -> Explanation | None:
    seat = nth(view.seats, piece.seat)
    return None if seat is None else _say("hand", "MM-PLAY-04", "play", "three", count=seat.hand_size)


def _reserve(view: RaidView, piece: Piece) -> Explanation | None:
    seat = nth(view.seats, piece.seat)
    return None if seat is None else _say("reserve", "MM-NEXT-01", "rest", "swap", count=seat.reserve_size)


def _unknown(view: RaidView, piece: Piece) -> Explanation | None:
    seat = nth(view.seats, piece.seat)
    return None if seat is None else _say("unknown", "MM-PLAY-11", "either", strengths=seat.unknown)


def _faction(view: RaidView, piece: Piece) -> Explanation | None:
    if piece.name not in FACTIONS:
        return None
    title = Sentence("mm-faction", {"faction": piece.name})
    return Explanation(
        title, "MM-SET-14", [Sentence("mm-explain-faction-five"), Sentence("mm-explain-faction-alike")]
    )


def _king(view: RaidView, piece: Piece) -> Explanation:
    king = view.king
    if king.sentence is None:
        return _say("king", "MM-SET-09", "counts", left=king.left)
    lines = [king.sentence, Sentence("mm-explain-king-round")]
    return Explanation(Sentence("mm-explain-king"), king.rule or "MM-WHIM-01", lines)


KINDS: Final[Mapping[str, Explain]] = {
    "guard": _guard,
    "total": _total,
    "space": _space,
    "card": _card,
    "gold": _gold,
    "hand": _hand,
    "reserve": _reserve,
    "unknown": _unknown,
    "faction": _faction,
    "king": _king,
    "first": lambda view, piece: _say("first", "MM-NEXT-11", "turns", "passes"),
    "gate": lambda view, piece: _say("gate", "MM-FIGHT-01", "start"),
    "treasury": lambda view, piece: _say("treasury", "MM-FIGHT-09", "pays"),
    "healing": lambda view, piece: _say("healing", "MM-HEAL-01", "who"),
}
EXPLAIN: Final = ExplainPart(
    RaidView,
    KINDS,
    (
        {"mm-phase-choose": "MM-SET-14"},
        {"mm-phase-play": "MM-PLAY-03", "mm-phase-fight": "MM-FIGHT-01", "mm-phase-heal": "MM-HEAL-01"},
        {"mm-phase-over": "MM-END-03"},
    ),
)
