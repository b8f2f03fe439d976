"""Whatever a test plays, every event has the data that its game declares."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monstrerie import Event, Match

from .harness import event_fault


@pytest.fixture(autouse=True, scope="session")
def events_as_declared() -> Iterator[None]:
    shown = Match._shown

    def checked(match: Match, told: list[Event]) -> list[Event]:
        known = shown(match, told)
        faults = [fault for event in known if (fault := event_fault(match.game, event))]
        assert not faults, faults[0]
        return known

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "_shown", checked)
        yield
