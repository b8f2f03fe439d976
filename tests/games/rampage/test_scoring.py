"""Counting points (RA-SCO) and the Characters (RA-CHR)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrerie.games.rampage.moves import Announce, Copy
from monstrerie.games.rampage.rules.end import Count

from .tables import Table, lie, own_totals, table

FEAST = {"black": 3, "grey": 2, "red": 4, "blue": 2, "green": 5, "yellow": 2}
OTHER = {"black": 5, "grey": 3, "red": 4, "blue": 1, "green": 6, "yellow": 2}


def stomach(counts: dict[str, int]) -> str:
    return " ".join(colour for colour, count in counts.items() for _ in range(count))


def count(t: Table) -> Table:
    """Go to the count."""
    t.state.lanes = None
    t.state.agenda = [Count()]
    return t.run()


def total(cards: str, name: str = "A", **more: Any) -> int:
    t = table("A B C", cards={name: cards} if cards else {}, **more)
    return own_totals(t.state)[t.seat(name)]


@pytest.mark.rule(
    "RA-SCO-01", "RA-SCO-02", "RA-SCO-03", "RA-SCO-04", "RA-SCO-05", "RA-SCO-06", "RA-CHR-01", "RA-EX-62"
)
def test_sets_floors_teeth_and_character() -> None:
    assert total("anarchist", stomachs={"A": stomach(FEAST)}, floors={"A": 4}, broken={"A": 3}) == 36
    assert total("", stomachs={"A": stomach(FEAST)}) == 20


@pytest.mark.rule(
    "RA-EX-63", "RA-CHR-00", "RA-CHR-02", "RA-CHR-04", "RA-CHR-11", "RA-CHR-12", "RA-SCO-08", "RA-CHR-00c"
)
@pytest.mark.parametrize(
    ("card", "points"),
    [("", 21), ("anarchist", 24), ("brawler", 25), ("romantic", 27), ("punk", 30), ("softie", 33)],
)
def test_the_same_stomach_for_six_characters(card: str, points: int) -> None:
    assert total(card, stomachs={"A": stomach(OTHER)}, floors={"A": 7}, broken={"A": 2}) == points


@pytest.mark.rule("RA-CHR-04")
def test_softie_counts_own_tokens_only() -> None:
    assert total("softie", tokens={"A": 0}) == 0
    assert total("softie", broken={"A": 3}, tokens={"A": 2}) == 6 + 6


@pytest.mark.rule(
    "RA-CHR-03",
    "RA-CHR-06",
    "RA-CHR-08",
    "RA-CHR-09",
    "RA-CHR-10",
    "RA-CHR-13",
    "RA-CHR-14",
    "RA-CHR-15",
    "RA-CHR-00b",
)
@pytest.mark.parametrize(
    ("card", "what"),
    [
        ("destructive", "floors"),
        ("glutton", "red"),
        ("young", "grey"),
        ("mean", "red"),
        ("pacifist", "green"),
        ("seductive", "yellow"),
        ("shy", "blue"),
        ("tourist", "black"),
    ],
)
def test_ten_points_if_nobody_has_more(card: str, what: str) -> None:
    for own, others, points in ((2, 1, 10), (1, 2, 0)):
        if what == "floors":
            more: dict[str, Any] = {"floors": {"A": own, "C": others}}
            assert total(card, **more) == points + own
        else:
            more = {"stomachs": {"A": stomach({what: own}), "C": stomach({what: others})}}
            assert total(card, **more) == points


@pytest.mark.rule("RA-CHR-00a", "RA-EX-65", "RA-CHR-08")
def test_a_tie_pays_also_at_zero_unless_the_table_plays_the_english_edition() -> None:
    held = {"A": "grey grey", "B": "grey grey"}
    assert total("young", "A", stomachs=held) == 10
    assert total("young", "C", stomachs=held) == 0
    assert total("young", "C") == 10
    assert total("young", "A", stomachs=held, ties="english") == 0
    assert total("young", "A", stomachs={"A": "grey"}, ties="english") == 10


@pytest.mark.rule("RA-CHR-05", "RA-CHR-05a", "RA-EX-68")
def test_scrap_merchant() -> None:
    t = table("A B", cards={"A": "scrap-merchant"})
    t.lay(
        {"vehicle-0": lie("ruin:S1", on="ruin:S1"), "vehicle-1": lie("ruin:S1 sidewalk:S1 N", on="ruin:S1")}
    )
    t.lay({"vehicle-2": lie("sidewalk:S1 N")})
    assert own_totals(t.state)[0] == 10


@pytest.mark.rule("RA-CHR-07", "RA-CHR-07a", "RA-EX-66", "RA-SCO-13")
def test_the_imitator_copies_before_anything_is_shown() -> None:
    t = table("A B", cards={"A": "imitator", "B": "young"}, stomachs={"A": "grey grey", "B": "grey grey"})
    count(t)
    assert t.turn == "A" and t.asked == "copy"
    assert t.match.view(0)["seats"][1]["stomach"] is None
    t.play("A", Copy(1, "young"))
    assert t.match.over and t.match.result is not None and t.match.result.scores == (10, 10)
    assert t.match.view(0)["seats"][1]["stomach"] is not None


@pytest.mark.rule("RA-CHR-07b")
def test_what_an_imitator_can_copy() -> None:
    t = table("A B C", cards={"A": "imitator", "B": "seer"}, stomachs={"C": "red"})
    count(t)
    assert t.why_not("A", Copy(2, "imitator")) == "RA-CHR-07b"
    t.play("A", Copy(1, "seer"))
    assert t.turn == "A" and t.asked == "seer", "an announcement of his own"
    t.play("A", Announce(2))
    t.play("B", Announce(1))
    assert t.match.result is not None and t.match.result.scores == (7, 0, 0)
    t = table("A B", cards={"A": "imitator"})
    count(t)
    assert t.match.over, "no Character to copy"


@pytest.mark.rule("RA-CHR-16", "RA-CHR-16a", "RA-EX-67")
@pytest.mark.parametrize(("named", "points"), [(1, 7), (0, 7), (2, 0)])
def test_the_seer(named: int, points: int) -> None:
    held = {
        "A": " ".join(["red"] * 7 + ["blue"] * 7),
        "B": " ".join(["green"] * 7 + ["grey"] * 7),
        "C": "black " * 9,
    }
    t = table("A B C", cards={"C": "seer"}, stomachs=held)
    count(t)
    assert t.why_not("C", Announce(7)) == "RA-CHR-16" and t.turn == "C"
    t.play("C", Announce(named))
    assert t.match.result is not None and t.match.result.scores[2] == points


@pytest.mark.rule("RA-CHR-00")
def test_characters_do_nothing_during_play() -> None:
    t = table("A B", cards={"A": "glutton"})
    bare = table("A B")
    assert t.moves("A") == bare.moves("A") and t.state.actions == bare.state.actions


@pytest.mark.rule("RA-SCO-07")
def test_eaten_is_what_is_in_the_stomach_at_the_count() -> None:
    t = table("A B", cards={"A": "mean"}, stomachs={"A": "red", "B": "red red"})
    assert own_totals(t.state)[0] == 0
    t.state.give(1, 5, -2)
    t.state.give(0, 5, 2)
    assert own_totals(t.state)[0] == 10


@pytest.mark.rule("RA-SCO-09", "RA-SCO-10", "RA-SCO-11", "RA-EX-69")
def test_the_highest_total_wins_then_more_meeples_then_both() -> None:
    t = count(table("A B", floors={"A": 4, "B": 3}))
    assert t.match.result is not None and t.match.result.winners == (0,)
    t = count(table("A B", floors={"A": 4, "B": 4}, stomachs={"A": "red", "B": "red blue"}))
    assert t.match.result is not None and t.match.result.winners == (1,) and t.match.result.places == (2, 1)
    t = count(table("A B", floors={"A": 4, "B": 4}, stomachs={"A": "red grey", "B": "red blue"}))
    assert t.match.result is not None and t.match.result.winners == (0, 1)


@pytest.mark.rule("RA-SCO-12")
def test_the_culprit_of_row_6_is_last_but_is_compared_with() -> None:
    t = table("A B C", cards={"B": "glutton"}, stomachs={"A": "red red", "B": "red"}, floors={"A": 9})
    assert t.match.view(None)["culprit_seat"] is None
    t.state.culprit = 0
    count(t)
    result = t.match.result
    assert result is not None and result.winners == (1,) and result.places[0] == 3
    assert result.scores[1] == 0, "A has eaten more"
    assert t.match.view(None)["culprit_seat"] == 0


@pytest.mark.rule("RA-SCO-01")
def test_a_breakdown_adds_up() -> None:
    t = count(
        table("A B", stomachs={"A": stomach(FEAST)}, floors={"A": 4}, broken={"B": 2}, strict_diet=True)
    )
    result = t.match.result
    assert result is not None
    assert [sum(sources.values()) for sources in result.breakdown] == list(result.scores) == [18, 4]
