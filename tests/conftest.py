"""Whatever a test plays, every event has the data that its game declares."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from monstrerie import Event, Match

from .harness import event_fault


@pytest.fixture(autouse=True, scope="session")
def events_as_declared() -> Iterator[None]:
    begin, play = Match.__init__, Match.play

    def check(match: Match, events: list[Event]) -> list[Event]:
        faults = [fault for event in events if (fault := event_fault(match.game, event))]
        assert not faults, faults[0]
        return events

    def begun(match: Match, *about: Any) -> None:
        begin(match, *about)
        if not match.log and not match.imagined:
            check(match, match.opening_events)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "__init__", begun)
        patch.setattr(Match, "play", lambda match, *move: check(match, play(match, *move)))
        yield
