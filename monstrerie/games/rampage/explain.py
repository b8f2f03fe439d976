"""What stands in the city and before the players, explained."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from ...core.explain import Explain, ExplainPart, Explanation, Piece, explained, nth
from ...core.view import Sentence
from .names import CARDS, COLOURS, KINDS
from .view import CarnageView, Monster

KIND_OF: Final = {card: kind for kind, cards in zip(KINDS, CARDS, strict=True) for card in cards}
CARD_RULES: Final = {"character": "RA-SCO-05", "power": "RA-CARD-01", "secret": "RA-CARD-02"}


def _say(line: str, **data: Any) -> Sentence:
    return Sentence(f"ra-explain-{line}", data)


_plain: Final = partial(explained, "ra")
"""A title and lines that all know the same numbers."""


def _card(view: CarnageView, piece: Piece) -> Explanation | None:
    if piece.name == "hidden":
        return _plain("hidden", "RA-CARD-02", "card")
    kind = KIND_OF.get(piece.name)
    if kind is None:
        return None
    lines = [Sentence(f"ra-card-{piece.name}-text"), _say("card", kind=kind)]
    return Explanation(Sentence(f"ra-card-{piece.name}"), CARD_RULES[kind], lines)


def _meeple(view: CarnageView, piece: Piece) -> Explanation | None:
    colour = nth(view.meeples, piece.number)
    return None if colour is None else _plain("meeple", "RA-SCO-01", "eat", "set", colour=colour)


def _eaten(view: CarnageView, piece: Piece) -> Explanation | None:
    """Meeples of one color in a stomach."""
    monster = nth(view.seats, piece.seat)
    if monster is None or monster.stomach is None or piece.name not in COLOURS:
        return None
    sets = min(monster.stomach.values(), default=0)
    count = monster.stomach.get(piece.name, 0)
    return _plain("eaten", "RA-SCO-01", "set", "sets", colour=piece.name, count=count, sets=sets)


def _line(view: CarnageView, piece: Piece) -> Explanation | None:
    """A row or a zone of the Runaway board: the page says what it does (`RunawayEffect`)."""
    return _plain("runaway", "RA-RUN-01", "who", "strikes")


def _counted(kind: str, rule: str, *lines: str) -> Explain:
    """Explains what a monster has so many of."""

    def explain(view: CarnageView, piece: Piece) -> Explanation | None:
        monster = nth(view.seats, piece.seat)
        return None if monster is None else _plain(kind, rule, *lines, **_numbers(view, monster, piece))

    return explain


def _numbers(view: CarnageView, monster: Monster, piece: Piece) -> dict[str, Any]:
    return {
        "teeth": monster.teeth,
        "tokens": monster.tokens,
        "floors": monster.floors or 0,
        "broken": monster.broken_teeth or 0,
        "points": monster.points or 0,
        "secrets": len(monster.secrets),
        "team": monster.team + 1,
        "left": view.floors_left,
        "number": piece.number + 1,
    }


KINDS_EXPLAINED: Final[Mapping[str, Explain]] = {
    "card": _card,
    "meeple": _meeple,
    "eaten": _eaten,
    "runaway": _line,
    "grin": _counted("teeth", "RA-EAT-02", "meal", "lost"),
    "stomach": _counted("stomach", "RA-SCO-01", "sets"),
    "cards": _counted("cards", "RA-CARD-01", "three"),
    "teeth": _counted("teeth", "RA-EAT-02", "meal", "lost"),
    "floors": _counted("floors", "RA-SCO-03", "points", "taken"),
    "broken": _counted("broken", "RA-SCO-04", "points"),
    "points": _counted("points", "RA-SCO-09", "now"),
    "secrets": _counted("secrets", "RA-CARD-02", "once"),
    "team": _counted("team", "RA-SCO-09", "together"),
    "left": _counted("left", "RA-END-01", "end"),
    "last": _counted("last", "RA-END-03", "turns"),
    "where": _counted("where", "RA-EAT-01", "meal"),
    "trouble": _counted("trouble", "RA-TURN-05", "state"),
    "city": _counted("city", "RA-SET-02", "turn", "meal", "end"),
    "paws": _counted("paws", "RA-MOVE-03", "flick"),
    "body": _counted("body", "RA-DEMO-04", "drop"),
    "vehicle": _counted("vehicle", "RA-THROW-01", "toss"),
}
EXPLAIN: Final = ExplainPart(
    CarnageView,
    KINDS_EXPLAINED,
    (
        {"ra-phase-choose": "RA-CARD-01"},
        {"ra-phase-actions": "RA-TURN-07", "ra-phase-meal": "RA-EAT-01", "ra-phase-after-meal": "RA-CARD-04"},
        {"ra-phase-count": "RA-SCO-01"},
        {"ra-phase-over": "RA-SCO-09"},
    ),
)
