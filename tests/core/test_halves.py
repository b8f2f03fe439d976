"""Half points in sentences, and numbers that only look like them."""

from __future__ import annotations

from monstrerie.core.text import bundle, halved, sentence


def test_half_points_are_written_as_people_do() -> None:
    assert sentence("dp-some-reputation", {"reputation": 29.5}, "en") == "29½ reputation"
    assert sentence("dp-some-reputation", {"reputation": 29.5}, "fr") == "29½ points de réputation"
    assert sentence("dp-some-reputation", {"reputation": 29}, "fr") == "29 points de réputation"
    assert (halved(0.5), halved(-2), halved(1, signed=True), halved(0)) == ("½", "−2", "+1", "0")


def test_a_percentage_of_a_half_is_a_percentage() -> None:
    from fluent.runtime import FluentResource

    messages = bundle("en")
    messages.add_resource(FluentResource('test-much = { NUMBER($strength, style: "percent") }'))
    try:
        assert sentence("test-much", {"strength": 0.5}, "en") == "50%"
    finally:
        bundle.cache_clear()
