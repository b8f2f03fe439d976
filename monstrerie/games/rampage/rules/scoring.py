"""Counting points: sets of six colours, floors, teeth, Characters (RA-SCO, RA-CHR, RA-VAR-02, 21)."""

from __future__ import annotations

from typing import Any

from ..names import COLOURS
from ..state import Carnage
from .base import judge


def sets(stomach: list[int]) -> int:
    """Complete sets of six different colours (RA-SCO-01)."""
    return min(stomach)


def own_points(state: Carnage, seat: int) -> dict[str, int]:
    """A seat's own points by source."""
    box, stomach = state.layout.box, state.stomachs[seat]
    complete = sets(stomach)
    sources = {
        "ra-source-sets": box.points.set * complete,
        "ra-source-floors": box.points.floor * state.floors[seat],
        "ra-source-teeth": box.points.tooth * state.broken[seat],
        "ra-source-character": character_points(state, seat),
    }
    if state.layout.options["strict_diet"]:
        loose = sum(stomach) - len(COLOURS) * complete
        sources["ra-source-diet"] = box.points.diet * loose
    return sources


def character_points(state: Carnage, seat: int) -> int:
    """All Characters that the seat holds or copies (RA-SCO-05, RA-VAR-12)."""
    total, foreseen = 0, 0
    for name in state.characters[seat] + state.copied[seat]:
        if name == "seer":
            named = state.named[seat]
            if foreseen < len(named) and nobody_has_more(state, named[foreseen], "meeples", True):
                total += state.layout.box.characters[name].foresees
            foreseen += 1
        else:
            total += points_of(state, seat, state.layout.box.characters[name])
    return total


def points_of(state: Carnage, seat: int, card: Any) -> int:
    """What a Character pays to the seat, out of its own stomach and mouth (RA-CHR)."""
    points: int = 0
    if card.most:
        ties_pay = state.layout.options["ties"] == "french"
        points += card.points if nobody_has_more(state, seat, card.most, ties_pay) else 0
    if card.pair:
        first, second = (state.stomachs[seat][COLOURS.index(colour)] for colour in card.pair)
        points += card.points * min(first, second)
    if card.tooth:
        # Each tooth is worth so much instead of its usual points, which are counted already.
        points += (card.tooth - state.layout.box.points.tooth) * state.broken[seat]
    if card.token:
        points += card.token * state.tokens[seat]
    if card.vehicle:
        points += card.vehicle * vehicles_on_ruins(state)
    return points


def eaten(state: Carnage, seat: int, what: str) -> int:
    """How much of something is in a stomach: "meeples", "floors", or a colour (RA-SCO-07)."""
    if what == "meeples":
        return sum(state.stomachs[seat])
    if what == "floors":
        return state.floors[seat]
    return state.stomachs[seat][COLOURS.index(what)]


def nobody_has_more(state: Carnage, seat: int, what: str, ties_pay: bool) -> bool:
    """Compared with every other Monster, partners too (RA-CHR-00a, 00b, RA-VAR-23). The English edition asks
    for strictly more than each other.
    """
    own = eaten(state, seat, what)
    others = [eaten(state, other, what) for other in state.clockwise(seat)]
    return own >= max(others) if ties_pay else own > max(others)


def vehicles_on_ruins(state: Carnage) -> int:
    """Vehicles that lie over a ruin, wholly or partly, whoever put them there (RA-CHR-05, 05a)."""
    return sum(
        1
        for piece, over in judge(state).zones.items()
        if piece.startswith("vehicle-") and any(zone.startswith("ruin:") for zone in over)
    )


def breakdown(state: Carnage) -> list[dict[str, int]]:
    """Points by source; in the team game the last one brings a member down to the team's score, the lowest of
    its members' totals (RA-VAR-21, 36).
    """
    sources = [own_points(state, seat) for seat in range(state.players)]
    if state.layout.team_game:
        totals_ = [sum(points.values()) for points in sources]
        for members in state.layout.teams:
            lowest = min(totals_[seat] for seat in members)
            for seat in members:
                sources[seat]["ra-source-team"] = lowest - totals_[seat]
    return sources


def totals(state: Carnage) -> list[int]:
    """Each seat's score."""
    return [sum(points.values()) for points in breakdown(state)]


def rank(state: Carnage) -> list[tuple[int, int, int]]:
    """Of each team what decides its place: not the culprit's, score, meeples in all (RA-SCO-09, 10, 12,
    RA-VAR-27, 30).
    """
    scores, ranks = totals(state), []
    for members in state.layout.teams:
        guilty = state.culprit in members
        meeples = sum(sum(state.stomachs[seat]) for seat in members)
        ranks.append((0 if guilty else 1, scores[members[0]], meeples))
    return ranks


def winners(state: Carnage) -> tuple[int, ...]:
    """The seats that win; equal ones share the victory (RA-SCO-11)."""
    return tuple(seat for seat, place in enumerate(places(state)) if place == 1)


def places(state: Carnage) -> tuple[int, ...]:
    """Place of each seat, 1 for the winners; members of a team share it."""
    ranks, found = rank(state), []
    for seat in range(state.players):
        own = ranks[state.layout.team_of[seat]]
        ahead = [team for team, other in enumerate(ranks) if other > own]
        found.append(1 + sum(len(state.layout.teams[team]) for team in ahead))
    return tuple(found)
