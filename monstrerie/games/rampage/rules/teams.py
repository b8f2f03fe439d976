"""Who plays with whom: every Monster for itself up to four, teams of two or more beyond (RA-VAR-15, 34)."""

from __future__ import annotations

from typing import Final

from ....core.errors import BadValue

PARTS: Final[tuple[tuple[int, ...], ...]] = (
    (2, 2),
    (3, 2),
    (3, 3),
    (4, 2),
    (2, 2, 2),
    (4, 3),
    (5, 2),
    (3, 2, 2),
    (4, 4),
    (5, 3),
    (6, 2),
    (3, 3, 2),
    (4, 2, 2),
    (2, 2, 2, 2),
)
"""All ways to form teams of at least two."""
TEAMS: Final = ("auto", *("-".join(map(str, sizes)) for sizes in PARTS))
SEATED: Final = {name: (sum(sizes),) for name, sizes in zip(TEAMS[1:], PARTS, strict=True)}
"""How many players each of them takes."""
_EVEN: Final = {5: (3, 2), 6: (3, 3), 7: (4, 3), 8: (4, 4)}


def teams(players: int, wanted: str) -> list[list[int]]:
    """The seats of each team, dealt out round the table.

    >>> teams(4, "2-2"), teams(3, "auto"), teams(5, "auto")
    ([[0, 2], [1, 3]], [[0], [1], [2]], [[0, 2, 4], [1, 3]])
    """
    if wanted == "auto" and players <= 4:
        return [[seat] for seat in range(players)]
    sizes = _EVEN[players] if wanted == "auto" else tuple(map(int, wanted.split("-")))
    if sum(sizes) != players:
        fitting = [name for name, seated in SEATED.items() if players in seated]
        raise BadValue("ra-error-teams", value=wanted, players=players, known=", ".join(["auto", *fitting]))
    formed: list[list[int]] = [[] for _ in sizes]
    seat = 0
    while seat < players:
        for team, size in enumerate(sizes):
            if len(formed[team]) < size:
                formed[team].append(seat)
                seat += 1
    return formed
