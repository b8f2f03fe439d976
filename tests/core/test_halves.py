"""Half points in sentences, and numbers that only look like them."""

from __future__ import annotations

from monstrerie.core.numbers import halved
from monstrerie.core.text import bundle, sentence


def test_half_points_are_written_as_people_do() -> None:
    assert sentence("dp-some-reputation", {"reputation": 29.5}, "en") == "29½ reputation"
    assert sentence("dp-some-reputation", {"reputation": 29.5}, "fr") == "29½ points de réputation"
    assert sentence("dp-some-reputation", {"reputation": 29}, "fr") == "29 points de réputation"
    assert sentence("dp-some-reputation", {"reputation": 2.5}, "fr") == "2½ points de réputation"
    assert (halved(0.5), halved(-2), halved(1, signed=True), halved(0)) == ("½", "−2", "+1", "0")


def test_half_points_have_the_plural_of_their_number() -> None:
    """In French everything below two is one: 1½ point."""
    assert sentence("dp-some-reputation", {"reputation": 1.5}, "fr") == "1½ point de réputation"
    assert sentence("dp-some-reputation", {"reputation": 0.5}, "fr") == "½ point de réputation"
    assert sentence("page-dl-points", {"points": -1.5}, "fr") == "−1½ pt"
    assert sentence("page-dl-points", {"points": 1.5}, "en") == "1½ pts"


def test_a_percentage_of_a_half_is_a_percentage() -> None:
    from fluent.runtime import FluentResource

    messages = bundle("en")
    messages.add_resource(FluentResource('test-much = { NUMBER($strength, style: "percent") }'))
    try:
        assert sentence("test-much", {"strength": 0.5}, "en") == "50%"
    finally:
        bundle.cache_clear()


def test_numbers_below_zero_have_a_true_minus() -> None:
    """Also in what Fluent's NUMBER writes; plurals and thousands stay as they are."""
    for lang, said in (("en", "−3 pts"), ("fr", "−3 pts")):
        assert sentence("page-dl-points", {"points": -3}, lang) == said
    assert sentence("page-dl-points", {"points": -1}, "en") == "−1 pt"
    assert sentence("page-dl-points", {"points": -2000}, "en") == "−2,000 pts"
    assert sentence("page-dl-points", {"points": -2.25}, "fr") == "−2,25 pts"
    from fluent.runtime import FluentResource

    messages = bundle("en")
    messages.add_resource(
        FluentResource(
            """
test-whole = { NUMBER($points, maximumFractionDigits: 0) }
test-part = { NUMBER($points, style: "percent") }
test-exact = { $points ->
    [-1] minus one
   *[other] { $points }
}
"""
        )
    )
    try:
        assert sentence("test-whole", {"points": -2000.25}, "en") == "−2,000"
        assert sentence("test-part", {"points": -0.25}, "en") == "−25%"
        assert [sentence("test-exact", {"points": n}, "en") for n in (-1, -2, 2)] == ["minus one", "−2", "2"]
    finally:
        bundle.cache_clear()
