"""What a player can do in Rampage: gestures that carry real numbers, and small choices (RA-DEC).

Angles are in degrees, counter-clockwise from +x; points in millimetres from the middle of the (first) board;
strengths are parts of the strongest. `hand` names the tremor of a bot's hand (RA-PHY-38); people leave it
empty. `face` is where the own Body will look when it is put back on its Paws after the move (RA-DEC-05);
None leaves its turn as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, get_type_hints

import msgspec

from ...core.move import Move, worded
from .rules import naming

MOST: Final = 1e6
"""Far wider than any table: what is legal is the rules' affair, but no number may break the arithmetic."""
Number = Annotated[float, msgspec.Meta(ge=-MOST, le=MOST)]


class Flick(Move, frozen=True, tag="flick"):
    """Flick the Paws (RA-MOVE)."""

    direction: Number
    strength: Number
    side: Number = 0.0
    face: Number | None = None
    hand: str = ""


class Jump(Move, frozen=True, tag="jump"):
    """Jumper: flick the Paws off the top of the Body (RA-POW-14)."""

    direction: Number
    strength: Number
    tilt: Number = 0.0
    tilt_direction: Number = 0.0
    side: Number = 0.0
    face: Number | None = None
    hand: str = ""


class SetPaws(Move, frozen=True, tag="set-paws"):
    """Elastic Foot: before a Move, put the Paws elsewhere in their neighbourhood (RA-POW-13)."""

    neighbourhood: str
    x: Number
    y: Number


class Climb(Move, frozen=True, tag="climb"):
    """Mountaineer: before a Move, set the Monster on a Building (RA-POW-01)."""

    ruin: str
    x: Number
    y: Number


class Drop(Move, frozen=True, tag="drop"):
    """Demolish: drop the Body on a Building (RA-DEMO)."""

    ruin: str
    x: Number
    y: Number
    pose: str = "upright"
    yaw: Number = 0.0
    face: Number | None = None
    hand: str = ""


class DropOn(Move, frozen=True, tag="drop-on"):
    """Demolish, with Heavyweight: drop the Body on another Monster (RA-POW-08)."""

    victim_seat: int
    x: Number
    y: Number
    pose: str = "upright"
    yaw: Number = 0.0
    face: Number | None = None
    hand: str = ""


class Breathe(Move, frozen=True, tag="breathe"):
    """Breathe over the top of the own Body, or with Hurricane of any (RA-BREATH)."""

    yaw: Number
    pitch: Number
    strength: Number
    source_seat: int = -1
    """Whose Body the breath starts from; -1 for the own."""
    hand: str = ""


class Throw(Move, frozen=True, tag="throw"):
    """Flick a vehicle off the top of the Body (RA-THROW)."""

    vehicle: int
    direction: Number
    strength: Number
    yaw: Number = 0.0
    tilt: Number = 0.0
    tilt_direction: Number = 0.0
    side: Number = 0.0
    hand: str = ""


class KungFu(Move, frozen=True, tag="kung-fu"):
    """Kung-fu Master: flick the Paws like a vehicle; they come back (RA-POW-09)."""

    direction: Number
    strength: Number
    tilt: Number = 0.0
    tilt_direction: Number = 0.0
    side: Number = 0.0
    hand: str = ""


class Wrestle(Move, frozen=True, tag="wrestle"):
    """Wrestler, a Secret Superpower: flick another Monster off the own Body (RA-SEC-03)."""

    victim_seat: int
    direction: Number
    strength: Number
    tilt: Number = 0.0
    tilt_direction: Number = 0.0
    side: Number = 0.0
    hand: str = ""


class TurnBack(Move, frozen=True, tag="turn-back"):
    """Spend an action to turn the Body the right way up (RA-SEC-02)."""


class Finish(Move, frozen=True, tag="finish"):
    """Nothing more: no further action, flick, meeple or card."""


class Restart(Move, frozen=True, tag="restart"):
    """Put the Paws on a starting space (RA-TURN-04, RA-MOVE-07)."""

    space: int
    face: Number | None = None


class Place(Move, frozen=True, tag="place"):
    """Put a Monster into a neighbourhood (RA-RUN-07, RA-SEC-07, RA-SEC-09)."""

    neighbourhood: str
    x: Number
    y: Number
    yaw: Number | None = None


class Send(Move, frozen=True, tag="send"):
    """Choose a neighbourhood: for meeples that are moved, or for a card's effect."""

    neighbourhood: str


class Pay(Move, frozen=True, tag="pay"):
    """Give up one meeple of the stomach (RA-GEN-09, RA-RUN-23)."""

    colour: str


class Reveal(Move, frozen=True, tag="reveal"):
    """Play a Secret Superpower."""

    card: str


class Target(Move, frozen=True, tag="target"):
    """Choose the Monster that a card is for (Kiss), or whose stomach is drawn from (Tramp)."""

    victim_seat: int


class Pick(Move, frozen=True, tag="pick"):
    """Take one meeple: out of a kissed Monster's stomach, or from the Runaway board."""

    colour: str


class Dine(Move, frozen=True, tag="dine"):
    """Begin the meal in a neighbourhood; `siren` for the one meeple of that Power (RA-EAT, RA-CARD-13)."""

    neighbourhood: str
    siren: bool = False


class Eat(Move, frozen=True, tag="eat"):
    """Eat one meeple of the city."""

    meeple: int


class Discard(Move, frozen=True, tag="discard"):
    """Give up a card (RA-RUN-25, RA-SEC-08)."""

    card: str


class Buy(Move, frozen=True, tag="buy"):
    """Baby monsters: pay floors for a card (RA-VAR-07)."""


class Keep(Move, frozen=True, tag="keep"):
    """Keep one of the cards offered (RA-VAR-04, RA-VAR-09)."""

    card: str


class Copy(Move, frozen=True, tag="copy"):
    """Imitator: copy another Monster's Character (RA-CHR-07)."""

    owner_seat: int
    card: str


class Announce(Move, frozen=True, tag="announce"):
    """Seer: name who has eaten the most (RA-CHR-16)."""

    named_seat: int


KINDS: Final[tuple[type[Move], ...]] = worded(
    "ra-move",
    Flick, Jump, SetPaws, Climb, Drop, DropOn, Breathe, Throw, KungFu, Wrestle, TurnBack, Finish,
    Restart, Place, Send, Pay, Reveal, Target, Pick, Dine, Eat, Discard, Buy, Keep, Copy, Announce,
)  # fmt: skip

_EXACT: Final = {
    kind: tuple((name, hint) for name, hint in get_type_hints(kind).items() if hint in (int, str, bool))
    for kind in KINDS
}


def misfit(move: Move) -> str:
    """The field of a move that holds no whole number, text or yes and no where it should; "" for none. Other
    numbers are held to their bounds by the rules.

    >>> misfit(Throw(0, 90.0, 0.5)), misfit(Throw(True, 90.0, 0.5))
    ('', 'vehicle')
    """
    return next((name for name, kind in _EXACT[type(move)] if type(getattr(move, name)) is not kind), "")


PUTS_BACK: Final = (Flick, Jump, Drop, DropOn, Restart)
"""Moves after which the own Body is put back, so that its owner may turn it."""


DONE: Final = {
    "ra-prompt-action": "actions",
    "ra-prompt-flick-again": "flick",
    "ra-prompt-meal": "meal",
    "ra-prompt-bite": "bite",
    "ra-prompt-after-meal": "turn",
    "ra-prompt-mouthguard": "reaction",
    "ra-prompt-too-cute": "reaction",
    "ra-prompt-buy": "buy",
}
"""What `Finish` ends, by what was asked."""


def words(view: Mapping[str, Any], seat: int, move: Any) -> dict[str, Any]:
    """Read off a view, so that no sentence tells more than its reader sees."""
    if isinstance(move, Eat):
        if f"meeple-{move.meeple}" not in view["pieces"]:
            return {}
        near = naming.landmark(view, f"meeple-{move.meeple}")
        return {"colour": view["meeples"][move.meeple], **near}
    if isinstance(move, Drop | Climb):
        floors = naming.heights(view["buildings"], view["pieces"], view["city"]).get(move.ruin, 0)
        moved = view["city"].get("names", {}).get(move.ruin, {})
        return {**moved, "floors": floors} if floors or moved else {}
    if isinstance(move, Dine):
        there = [
            view["meeples"][int(piece[7:])]
            for piece, over in view["zones"].items()
            if piece.startswith("meeple-") and move.neighbourhood in over
        ]
        return naming.by_colour(there)
    if isinstance(move, Breathe):
        return {"own": False} if move.source_seat not in (-1, seat) else {}
    if isinstance(move, Flick) and view["prompt"]["key"] == "ra-prompt-flick":
        # Two flicks are offered there, so that none is made by itself; they differ in where they go.
        return {"toward": naming.toward(move.direction)}
    if isinstance(move, Finish) and view["prompt"]["key"] in DONE:
        return {"done": DONE[view["prompt"]["key"]]}
    return {}
