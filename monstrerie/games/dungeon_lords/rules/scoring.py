"""Scoring: rooms, monsters, prisoners, what was conquered or not paid, point rooms, and the seven titles
(DL-SCO, DL-TTL, DL-APR-25 to 31).
"""

from __future__ import annotations

from typing import Any, Final

from ....core.state import Step
from ..names import SOURCES as SOURCE_WORDS
from ..names import TITLES as TITLE_WORDS
from ..state import (
    CAFETERIA,
    CHAPEL,
    DEMON,
    DRAGON,
    GHOST,
    GOBLIN,
    GOLEM,
    OVER,
    PANDEMONIUM,
    PANTHEON,
    SILVER_PALADIN,
    SLIME,
    TROLL,
    VAMPIRE,
    WITCH,
    Realm,
    count,
    holds,
    room_owner,
    room_space,
)

SOURCES: Final = 9
TITLES: Final = 7
# Where points come from, in the order of `names.SOURCES`.
ROOMS_SOURCE: Final = 0
MONSTERS_SOURCE: Final = 1
PRISONERS_SOURCE: Final = 2
PALADINS_SOURCE: Final = 3
CONQUERED_SOURCE: Final = 4
TAXES_SOURCE: Final = 5
POINT_ROOMS_SOURCE: Final = 6
TITLES_SOURCE: Final = 7
PANTHEON_SOURCE: Final = 8


def totals(state: Realm) -> list[int]:
    """Each seat's points."""
    return [sum(sources) for sources in ledger(state)]


def ledger(state: Realm) -> list[list[int]]:
    """Each seat's points by source."""
    table: list[list[int]] = []
    for lord in state.lords:
        points = [0] * SOURCES
        points[ROOMS_SOURCE] = 2 * count(lord.rooms & ~lord.conquered)
        points[MONSTERS_SOURCE] = sum(lord.lair) - lord.lair[GHOST]
        paladins = 0
        for hero in lord.prison:
            if hero >= SILVER_PALADIN:
                paladins += 1
        points[PRISONERS_SOURCE] = 2 * (len(lord.prison) - paladins)
        points[PALADINS_SOURCE] = 5 * paladins
        points[CONQUERED_SOURCE] = -2 * count(lord.conquered)
        points[TAXES_SOURCE] = -3 * lord.taxes
        table.append(points)
    for room in (CAFETERIA, CHAPEL, PANDEMONIUM):
        seat = owner(state, room)
        if seat >= 0:
            table[seat][POINT_ROOMS_SOURCE] += bonus(state.lords[seat].lair, room)
    exclusive, shared = (2, 1) if state.players == 2 else (3, 2)
    pantheon = owner(state, PANTHEON)
    for title in range(TITLES):
        holders = title_holders(state, title)
        for seat in holders:
            table[seat][TITLES_SOURCE] += exclusive if len(holders) == 1 else shared
        if len(holders) == 1 and holders[0] == pantheon:
            table[pantheon][PANTHEON_SOURCE] += 2 if state.players == 4 else 1
    return table


def owner(state: Realm, room: int) -> int:
    """The seat in whose dungeon the room stands unconquered; -1 when there is none (DL-APR-25)."""
    seat = room_owner(state, room)
    return -1 if seat < 0 or holds(state.lords[seat].conquered, room_space(state, room)) else seat


def bonus(lair: list[int], room: int) -> int:
    """What a point room brings (DL-APR-26 to 28)."""
    if room == CAFETERIA:
        return lair[TROLL] + lair[GOBLIN] + lair[SLIME] + lair[WITCH]
    if room == CHAPEL:
        return 2 * (lair[VAMPIRE] + lair[GHOST])
    return 2 * (lair[GOLEM] + lair[DRAGON] + lair[DEMON])


def standing(state: Realm, title: int) -> list[int]:
    """How far each seat is in a category, more being better (DL-TTL-04 to 11)."""
    out: list[int] = []
    for lord in state.lords:
        if title == 0:
            out.append(lord.evil)
        elif title == 1:
            out.append(count(lord.rooms))
        elif title == 2:
            out.append(count(lord.filled & ~lord.rooms))
        elif title == 3:
            out.append(sum(lord.lair) - lord.lair[GHOST])
        elif title == 4:
            out.append(lord.imps)
        elif title == 5:
            out.append(lord.gold + lord.food + sum(lord.traps) + lord.coin + len(lord.laid))
        else:
            out.append(-count(lord.conquered))
    return out


def title_holders(state: Realm, title: int) -> list[int]:
    """The seats that lead a category; turn order breaks no ties (DL-TTL-01, 02, 05)."""
    values = standing(state, title)
    best = max(values)
    return [seat for seat in range(state.players) if values[seat] == best]


def tell_points(state: Realm) -> None:
    """Tell who holds each title, and where everybody's points come from."""
    assert state.events is not None
    exclusive, shared = (2, 1) if state.players == 2 else (3, 2)
    for title in range(TITLES):
        holders = title_holders(state, title)
        told = {
            "title": TITLE_WORDS[title], "seats": holders, "count": len(holders),
            "points": exclusive if len(holders) == 1 else shared,
        }  # fmt: skip
        state.record("dl-titled", told)
    for seat, row in enumerate(ledger(state)):
        total = sum(row)
        line: dict[str, Any] = {"seat": seat, "points": abs(total), "below": total < 0}
        for source in range(SOURCES):
            # Losses are told as such: their sources bring nothing else.
            line[SOURCE_WORDS[source].replace("-", "_")] = abs(row[source])
        state.record("dl-scored", line)


class Scoring(Step[Realm]):
    """The match is over (DL-SCO-12 to 14)."""

    def run(self, state: Realm) -> None:
        state.phase = OVER
        if state.events is not None:
            points = totals(state)
            best = max(points)
            winners = [seat for seat in range(state.players) if points[seat] == best]
            tell_points(state)
            told = {"seats": winners, "points": abs(best), "below": best < 0, "count": len(winners)}
            state.record("dl-over", told)
            for seat in range(state.players):
                kind = "dl-licence" if points[seat] > 0 else "dl-no-licence"
                told = {"seat": seat, "points": abs(points[seat]), "below": points[seat] < 0}
                state.record(kind, told)
