"""Scoring: rooms, monsters, prisoners, what was conquered or not paid, point rooms, and the seven titles
(DL-SCO, DL-TTL, DL-APR-25 to 31).
"""

from __future__ import annotations

from typing import Any, Final

from ....core.sets import count, holds
from ....core.state import Step
from ..names import OVER, PANTHEON, SILVER_PALADIN, SOURCES, TITLES
from ..state import Layout, Realm
from .hiring import monsters_in
from .packed import all_tunnels, open_rooms, room_owner, room_space

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
        points = [0] * len(SOURCES)
        points[ROOMS_SOURCE] = 2 * count(open_rooms(lord))
        points[MONSTERS_SOURCE] = monsters_in(lord.lair)
        paladins = 0
        for hero in lord.prison:
            if hero >= SILVER_PALADIN:
                paladins += 1
        points[PRISONERS_SOURCE] = 2 * (len(lord.prison) - paladins)
        points[PALADINS_SOURCE] = 5 * paladins
        points[CONQUERED_SOURCE] = -2 * count(lord.conquered)
        points[TAXES_SOURCE] = -3 * lord.taxes
        table.append(points)
    for room, kind in enumerate(state.layout.rooms):
        seat = owner(state, room) if kind.points else -1
        if seat >= 0:
            table[seat][POINT_ROOMS_SOURCE] += bonus(state.layout, state.lords[seat].lair, room)
    pantheon = owner(state, PANTHEON)
    for holders in title_holders(state):
        for seat in holders:
            table[seat][TITLES_SOURCE] += title_points(state, holders)
        if len(holders) == 1 and holders[0] == pantheon:
            table[pantheon][PANTHEON_SOURCE] += 2 if state.players == 4 else 1
    return table


def owner(state: Realm, room: int) -> int:
    """The seat in whose dungeon the room stands unconquered; -1 when there is none (DL-APR-25)."""
    seat = room_owner(state, room)
    return -1 if seat < 0 or holds(state.lords[seat].conquered, room_space(state, room)) else seat


def bonus(layout: Layout, lair: list[int], room: int) -> int:
    """What a point room brings (DL-APR-26 to 28)."""
    monsters = 0
    for kind, number in enumerate(lair):
        if number and layout.monsters[kind].point_room == room:
            monsters += number
    return layout.rooms[room].points * monsters


def feats(state: Realm) -> list[list[int]]:
    """For each title how far each seat is, more being better (DL-TTL-04 to 11)."""
    lords = state.lords
    return [
        [lord.evil for lord in lords],
        [count(lord.rooms) for lord in lords],
        [count(all_tunnels(lord)) for lord in lords],
        [monsters_in(lord.lair) for lord in lords],
        [lord.imps for lord in lords],
        [lord.gold + lord.food + sum(lord.traps) + lord.coin + len(lord.laid) for lord in lords],
        [-count(lord.conquered) for lord in lords],
    ]


def title_holders(state: Realm) -> list[list[int]]:
    """For each title the seats that lead; turn order breaks no ties (DL-TTL-01, 02, 05)."""
    holders: list[list[int]] = []
    for values in feats(state):
        best = max(values)
        holders.append([seat for seat in range(state.players) if values[seat] == best])
    return holders


def title_points(state: Realm, holders: list[int]) -> int:
    """What a title brings to each of those who hold it (DL-TTL-03)."""
    return (2 if state.players == 2 else 3) - (1 if len(holders) > 1 else 0)


def record_points(state: Realm) -> None:
    """Record who holds each title, and where everybody's points come from."""
    assert state.events is not None
    for title, holders in enumerate(title_holders(state)):
        data: dict[str, Any] = {"title": TITLES[title], "seats": holders, "count": len(holders)}
        data["points"] = title_points(state, holders)
        state.record("dl-titled", data)
    for seat, row in enumerate(ledger(state)):
        total = sum(row)
        line: dict[str, Any] = {"seat": seat, "points": abs(total), "below": total < 0}
        for source, name in enumerate(SOURCES):
            # Losses are data as such: their sources bring nothing else.
            line[name.replace("-", "_")] = abs(row[source])
        state.record("dl-scored", line)


class Scoring(Step[Realm]):
    """The match is over (DL-SCO-12 to 14)."""

    def run(self, state: Realm) -> None:
        state.phase = OVER
        if state.events is not None:
            points = totals(state)
            best = max(points)
            winners = [seat for seat in range(state.players) if points[seat] == best]
            record_points(state)
            data = {"seats": winners, "points": abs(best), "below": best < 0, "count": len(winners)}
            state.record("dl-over", data)
            for seat in range(state.players):
                kind = "dl-licence" if points[seat] > 0 else "dl-no-licence"
                state.record(kind, {"seat": seat, "points": abs(points[seat]), "below": points[seat] < 0})
