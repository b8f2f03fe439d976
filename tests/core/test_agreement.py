"""Owners' boxes side by side: one makes a value likely, two that agree certain, two that differ neither."""

from __future__ import annotations

import pytest

import monstrerie
from monstrerie.core.agreement import OwnersBox, compared
from monstrerie.core.errors import BadValue

GAME = monstrerie.game("mighty-monsters")
TROLLS, DRAGONS, UNDEAD = (f"monsters.healing.{faction}" for faction in ("trolls", "dragons", "undead"))
ANNA = OwnersBox("Anna", {TROLLS: [1, 1, 2, 2, 4], DRAGONS: [1, 1, 2, 2, 3], UNDEAD: [1, 1, 2, 2, 3]})
BOB = OwnersBox("Bob", {TROLLS: [1, 1, 2, 2, 4], DRAGONS: [1, 1, 2, 2, 4]})
CARL = OwnersBox("Carl", {DRAGONS: [1, 1, 2, 2, 4]})


def test_boxes_that_agree_raise_the_confidence_of_a_value() -> None:
    found = {each.path: each for each in compared(GAME, [ANNA, BOB])}
    assert {path: each.confidence for path, each in found.items()} == {
        TROLLS: "certain",
        DRAGONS: None,
        UNDEAD: "likely",
    }
    assert found[TROLLS].readings == [([1, 1, 2, 2, 4], ["Anna", "Bob"])]


def test_a_third_owner_does_not_outvote_one_who_read_something_else() -> None:
    (dragons,) = (each for each in compared(GAME, [ANNA, BOB, CARL]) if each.path == DRAGONS)
    assert dragons.confidence is None
    assert [owners for _, owners in dragons.readings] == [["Bob", "Carl"], ["Anna"]]


def test_an_owner_counts_once() -> None:
    with pytest.raises(BadValue) as caught:
        compared(GAME, [ANNA, BOB, ANNA])
    assert "Anna" in caught.value.say("en") and "Anna" in caught.value.say("fr")
