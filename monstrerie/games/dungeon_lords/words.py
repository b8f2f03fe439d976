"""What the table adds to the sentence of a move: who stands at a place of the line, what a choice is for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.move import Move
from . import moves

CHOICES: Final = {"dl-prompt-witch-hunt": "give", "dl-prompt-feed": "feed"}
"""What a monster is chosen for; otherwise a spell asks."""


def words(view: Mapping[str, Any], seat: int, move: Move) -> dict[str, Any]:
    """The words for the sentence `<key>-named`; {} where the move says all there is."""
    asked = view["prompt"]["key"]
    data = view["prompt"]["data"]
    if isinstance(move, moves.Choose):
        return {"why": CHOICES.get(asked, "spell")}
    if isinstance(move, moves.LetGo):
        return {"why": "strike" if asked == "dl-prompt-settle-strike" else "payday"}
    if isinstance(move, moves.Refuse) and "evil" in data:
        return {"evil": data["evil"]}
    if isinstance(move, moves.Withdraw):
        if asked == "dl-prompt-word-of-peace":
            return {"why": "all", "monster": ""}
        return {"why": "one", "monster": data["monster"]} if "monster" in data else {}
    if isinstance(move, moves.Release):
        return _prisoner(view, seat, move, "key" if asked == "dl-prompt-magic-key" else "release")
    if isinstance(move, moves.Target):
        return _hero(view, seat, move.place)
    if isinstance(move, moves.Attack):
        hero = _hero(view, seat, move.place)
        rage = bool(view["battle"] and view["battle"]["rage"])
        return {**hero, "all": not rage} if hero else {}
    return {}


def _hero(view: Mapping[str, Any], seat: int, place: int) -> dict[str, Any]:
    party = view["seats"][seat]["party"]
    return {"class": party[place - 1]["class"]} if 0 < place <= len(party) else {}


def _prisoner(view: Mapping[str, Any], seat: int, move: moves.Release, why: str) -> dict[str, Any]:
    for hero in view["seats"][seat]["prison"]:
        if hero["adventurer"] == move.adventurer:
            return {"why": why, **{key: hero[key] for key in ("class", "hp", "disarm", "heal", "magic")}}
    return {}
