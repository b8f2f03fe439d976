"""What happened, in order: the log, the animation and the sentence all come from events."""

from __future__ import annotations

from typing import Any, Final

import msgspec

TABLE: Final = -1
"""Value of `Event.reveals` when the secret that came out belonged to nobody (a deck, chance)."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened.

    `kind` is also the name of its sentence (`mm-placed`), `data` the sentence's arguments: numbers, words
    and lists of them. `to` names the seats that may know it (None: everybody). `reveals` says whose secret
    came out with it (a seat, or TABLE), which ends the right to take a move back; None when nothing hidden
    was shown. `guess` in the data says that a number in it comes from a guessed component value
    (`Game.rests_on`). `passing` marks what only those need who are there: a film of a collapse, not the
    ruins it leaves.
    """

    kind: str
    data: dict[str, Any] = {}
    to: tuple[int, ...] | None = None
    reveals: int | None = None
    passing: bool = False

    def visible(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) may know this event."""
        return self.to is None or (seat is not None and seat in self.to)
