"""Scoring (DL-SCO), titles (DL-TTL), point rooms (DL-APR-22, 25 to 31)."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_lords import GAME
from monstrerie.games.dungeon_lords.names import TITLES
from monstrerie.games.dungeon_lords.rules.combat import FinishCombat
from monstrerie.games.dungeon_lords.rules.scoring import Scoring, ledger, title_holders

from .story import story
from .tables import Table, table


def points(t: Table, seat: int, source: str) -> float:
    return t.match.game.breakdown(t.state)[seat][f"dl-source-{source}"]


def holders(t: Table, title: str) -> list[int]:
    return title_holders(t.state)[TITLES.index(title)]


@pytest.mark.rule("DL-SCO-01")
def test_points_add_up_from_nothing() -> None:
    t = table(3)
    row = t.match.game.breakdown(t.state)[0]
    assert {source: value for source, value in row.items() if value} == {"dl-source-titles": 14}
    assert t.state.scores() == [sum(sources) for sources in ledger(t.state)]


@pytest.mark.rule("DL-SCO-02", "DL-SCO-06", "DL-EX-50", "DL-APR-22")
@pytest.mark.parametrize("room", ["mint", "labyrinth"])
def test_rooms_and_conquered_tiles(room: str) -> None:
    kept = table(3).lord(0, rooms={room: "C3"})
    lost = table(3).lord(0, rooms={room: "C3"}, conquered="C3")
    assert (points(kept, 0, "rooms"), points(kept, 0, "conquered")) == (2, 0)
    assert (points(lost, 0, "rooms"), points(lost, 0, "conquered")) == (0, -2)
    assert points(table(3).lord(0, conquered="C1 C2"), 0, "conquered") == -4


@pytest.mark.rule("DL-SCO-03")
def test_a_point_for_each_monster_and_none_for_ghosts() -> None:
    assert points(table(3).lord(0, lair="goblin troll ghost ghost"), 0, "monsters") == 2


@pytest.mark.rule("DL-SCO-04", "DL-SCO-05")
def test_prisoners_and_paladins() -> None:
    t = table(3).lord(0, prison="W3 T3t1 PAL")
    assert (points(t, 0, "prisoners"), points(t, 0, "paladins")) == (4, 5)


@pytest.mark.rule("DL-SCO-07", "DL-SCO-10")
def test_three_points_lost_for_each_red_marker_and_both_years_count() -> None:
    assert points(table(3).lord(0, taxes=3), 0, "taxes") == -9
    t = table(3, year=2).lord(0, taxes=1, prison="W3 W8", conquered="C1 C2")
    assert [points(t, 0, source) for source in ("taxes", "prisoners", "conquered")] == [-3, 4, -4]


@pytest.mark.rule("DL-SCO-08", "DL-APR-25", "DL-APR-26", "DL-APR-27", "DL-APR-28")
@pytest.mark.parametrize(
    ("room", "lair", "bonus"),
    [
        ("cafeteria", "troll goblin slime witch dragon vampire", 4),
        ("chapel", "vampire ghost ghost goblin", 6),
        ("pandemonium", "golem dragon demon goblin", 6),
    ],
)
def test_point_rooms(room: str, lair: str, bonus: int) -> None:
    t = table(3).lord(0, rooms={room: "C3"}, lair=lair)
    assert (points(t, 0, "point-rooms"), points(t, 0, "rooms")) == (bonus, 2)
    assert points(t.lord(0, conquered="C3"), 0, "point-rooms") == 0


@pytest.mark.rule("DL-SCO-09", "DL-APR-29", "DL-APR-30", "DL-APR-31")
@pytest.mark.parametrize(("players", "each"), [(4, 2), (3, 1), (2, 1)])
def test_the_pantheon_counts_exclusive_titles_only(players: int, each: int) -> None:
    t = table(players).lord(0, rooms={"pantheon": "C3"}, imps=9, gold=9)
    # Rooms, imps and treasure are led alone; a room more is a tunnel less; the others are shared.
    alone = [title for title in TITLES if holders(t, title) == [0]]
    assert alone == ["rooms", "imps", "treasure"]
    assert points(t, 0, "pantheon") == 3 * each
    assert points(t.lord(0, conquered="C3"), 0, "pantheon") == 0


@pytest.mark.rule("DL-SCO-11")
def test_stunned_monsters_are_turned_up_and_count() -> None:
    t = table(3).lord(0, lair="goblin witch", stunned="goblin").run(FinishCombat())
    assert t.lair() == "goblin witch" and points(t, 0, "monsters") == 2


@pytest.mark.rule("DL-SCO-12", "DL-SCO-13")
def test_the_highest_total_wins_and_ties_share() -> None:
    t = table(3).lord(0, taxes=1).run(Scoring())
    assert t.state.done and GAME.winners(t.state) == (1, 2)
    assert t.heard("dl-over")[0]["seats"] == [1, 2]
    t = table(3).lord(1, prison="W3").run(Scoring())
    assert GAME.winners(t.state) == (1,)


@pytest.mark.rule("DL-SCO-14")
def test_the_licence_needs_more_than_nothing() -> None:
    t = table(2).lord(0, taxes=2, conquered="C1").lord(1, prison="W3").run(Scoring())
    assert t.state.scores()[0] <= 0 < t.state.scores()[1]
    assert [data["seat"] for data in t.heard("dl-licence")] == [1]
    assert [data["seat"] for data in t.heard("dl-no-licence")] == [0]
    lowest = min(min(state.states[-1].scores()) for state in (story(3), story(4)))
    assert lowest < 0, "totals may be negative"


@pytest.mark.rule("DL-TTL-01", "DL-TTL-02", "DL-TTL-03")
@pytest.mark.parametrize(("players", "alone", "shared"), [(4, 3, 2), (3, 3, 2), (2, 2, 1)])
def test_titles_are_worth_more_alone(players: int, alone: int, shared: int) -> None:
    t = table(players)
    assert points(t, 0, "titles") == 7 * shared
    t.lord(0, imps=9)
    assert points(t, 0, "titles") == 6 * shared + alone and points(t, 1, "titles") == 6 * shared


@pytest.mark.rule("DL-TTL-04", "DL-TTL-05")
def test_dark_deeds_go_to_the_most_evil_and_turn_order_breaks_no_tie() -> None:
    t = table(3).lord(0, evil=9).lord(2, evil=9)
    assert holders(t, "dark-deeds") == [0, 2]
    assert holders(t.lord(2, evil=10), "dark-deeds") == [2]
    assert holders(table(2).put(dummy_evil=15), "dark-deeds") == [0, 1], "the dummy takes no part"


@pytest.mark.rule("DL-TTL-06", "DL-TTL-07")
def test_rooms_and_tunnels_count_conquered_ones_too() -> None:
    t = (
        table(3)
        .lord(0, rooms={"mint": "C3"}, conquered="C3")
        .lord(1, tunnels="C1 C2 C3 C4", conquered="C1 C4")
    )
    assert holders(t, "rooms") == [0] and holders(t, "tunnels") == [1]
    t = table(3).lord(0, tunnels="C1 C2 C3 C4", rooms={"mint": "C4"})
    assert holders(t, "tunnels") == [0, 1, 2], "rooms are no tunnels"


@pytest.mark.rule("DL-TTL-08", "DL-TTL-09")
def test_monsters_without_ghosts_and_imps_without_troll_tokens() -> None:
    t = table(3).lord(0, lair="ghost ghost ghost").lord(1, lair="goblin")
    assert holders(t, "monsters") == [1]
    t = table(3).lord(0, lair="troll troll").lord(1, imps=4)
    assert holders(t, "imps") == [1]


@pytest.mark.rule("DL-TTL-10")
def test_treasure_is_gold_food_and_traps_together() -> None:
    t = table(3).lord(0, gold=4, food=0, traps="pendulum pendulum").lord(1, gold=0, food=7)
    assert holders(t, "treasure") == [1]
    t.lord(0, traps="pendulum pendulum trap-door")
    assert holders(t, "treasure") == [0, 1]


@pytest.mark.rule("DL-TTL-11")
def test_battle_goes_to_the_fewest_conquered_tiles() -> None:
    t = table(3).lord(0, conquered="C1").lord(1, conquered="C1 C2")
    assert holders(t, "battle") == [2]
    assert holders(table(3), "battle") == [0, 1, 2]


@pytest.mark.rule("DL-TTL-12")
def test_there_are_seven_titles_and_each_is_awarded() -> None:
    t = table(4)
    assert len(TITLES) == 7 and all(holders(t, title) for title in TITLES)
    assert holders(t, "rooms") == [0, 1, 2, 3], "also with none at all"
