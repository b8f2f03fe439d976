"""The second year (DL-Y2)."""

from __future__ import annotations

import pytest

from monstrerie import Rng
from monstrerie.games.dungeon_lords.moves import Build, Discard, Perform
from monstrerie.games.dungeon_lords.names import CARDS
from monstrerie.games.dungeon_lords.rules.season import Season
from monstrerie.games.dungeon_lords.rules.years import SecondYear

from .story import story
from .tables import Table, mask, space, table


def second(t: Table) -> Table:
    return t.run(SecondYear())


@pytest.mark.rule("DL-Y2-01", "DL-Y2-02", "DL-FUL-05")
def test_everything_is_kept() -> None:
    t = table(3).lord(
        1, gold=7, food=5, imps=6, traps="pendulum", lair="troll ghost", prison="W3 T3t1", taxes=2, evil=8,
        tunnels="C1 C2 C3 B1", conquered="C1", rooms={"mint": "C3"}, locked="dig imps",
    )  # fmt: skip
    second(t)
    lord = t[1]
    assert (lord.gold, lord.food, lord.imps, lord.taxes, lord.evil) == (7, 5, 6, 2, 8)
    assert (sum(lord.traps), t.lair(1), t.prisoners(1)) == (1, "ghost troll", 2)
    assert lord.filled == mask("C1 C2 C3 B1") and lord.conquered == mask("C1") and lord.rooms == mask("C3")
    assert t.orders(lord.locked) == "dig imps"
    t.run(Season(0))
    assert t.orders(t[1].locked) == "dig imps", "nothing is drawn anew"


@pytest.mark.rule("DL-Y2-03")
def test_gold_combat_cards_replace_the_silver_ones_and_what_spies_knew_is_over() -> None:
    t = table(3).lord(0, spied=0b1111)
    assert all(card["card"] is not None for card in t.match.view(0)["cards"])
    second(t)
    assert all(card["card"] is None for card in t.match.view(0)["cards"])
    played = story(3)
    at = [event.kind for event in played.events].index("dl-second-year")
    for number, event in enumerate(played.events):
        if event.kind == "dl-card":
            assert (CARDS.index(event.data["card"]) >= 9) == (number > at)


@pytest.mark.rule("DL-Y2-04", "DL-APR-13", "DL-APR-25")
def test_adventurers_monsters_and_rooms_come_from_the_gold_stacks() -> None:
    t = second(table(3).put(monsters_drawn=5, rooms_drawn=3)).run(Season(0))
    assert t.state.tavern == t.state.monster_pile[12:15]
    assert all(room >= 8 for room in t.state.shop) and all(hero >= 16 for hero in t.state.heroes_next)


@pytest.mark.rule("DL-Y2-05", "DL-Y2-10")
def test_the_progress_board_begins_anew_with_its_events_shuffled() -> None:
    orders = set()
    for seed in range(30):
        t = table(3)
        t.state.rng = Rng(seed)
        second(t)
        assert sorted(t.state.event_tiles) == [0, 1, 2] and t.state.events_shown == 0
        orders.add(tuple(t.state.event_tiles))
        t.run(Season(0))
        assert (t.state.season, t.state.year) == (0, 2)
    assert len(orders) == 6


@pytest.mark.rule("DL-Y2-06")
@pytest.mark.parametrize(("before", "after"), [(8, 6), (2, 1)])
def test_the_dummys_marker_moves_down_two(before: int, after: int) -> None:
    t = second(table(2).put(dummy_evil=before))
    assert t.state.dummy_evil == after


@pytest.mark.rule("DL-Y2-07", "DL-Y2-08", "DL-Y2-09")
@pytest.mark.parametrize(("players", "first", "after"), [(4, 3, 2), (4, 0, 3), (3, 2, 0), (2, 1, 1)])
def test_the_new_first_player(players: int, first: int, after: int) -> None:
    assert second(table(players).put(first=first)).state.first == after


@pytest.mark.rule("DL-Y2-14")
def test_second_year_rooms_have_no_zone() -> None:
    everywhere = " ".join(column + row for row in "1234" for column in "ABCDE")
    t = (
        table(2, year=2)
        .put(shop="labyrinth chapel")
        .lord(0, tunnels=everywhere, conquered="A1")
        .execute(room=[0])
    )
    assert sum(isinstance(move, Build) for move in t.moves(0)) == 2 * 19


@pytest.mark.rule("DL-Y2-16", "DL-Y2-17", "DL-Y2-18")
@pytest.mark.parametrize(("at", "drawn", "gold"), [(0, 2, 1), (1, 2, 0), (2, 3, 2)])
def test_one_trap_more_is_drawn_and_one_discarded(at: int, drawn: int, gold: int) -> None:
    t = (
        table(2, year=2)
        .put(deck="pendulum trap-door wall-of-fire rolling-stone")
        .lord(0, traps="kamikaze-imp")
    )
    t.execute(traps=[None] * at + [0]).play(0, Perform())
    assert t[0].gold == 3 - gold and sum(t[0].traps) == 1 + drawn
    assert Discard("kamikaze-imp") in t.moves(0) and Discard("pendulum") in t.moves(0), "a new or an old one"
    assert t.why_not(0, Perform()) == "DL-Y2-17"
    t.play(0, Discard("kamikaze-imp"))
    assert sum(t[0].traps) == drawn and t.state.done, "exactly one"


@pytest.mark.rule("DL-Y2-17")
def test_one_is_discarded_even_if_the_deck_gives_too_few() -> None:
    t = table(2, year=2).put(deck="pendulum").execute(traps=[None, None, 0]).play(0, Perform())
    assert sum(t[0].traps) == 0 and t.state.done


@pytest.mark.rule("DL-Y2-21")
def test_traps_use_their_second_year_values() -> None:
    t = table(2, year=2).fatigue(0).lord(0, party="W8").battle(traps="rolling-stone")
    assert t.line() == "W8(4)"
    t = table(2, year=1).fatigue(0).lord(0, party="W8").battle(traps="rolling-stone")
    assert t.line() == "W8(3)"
    t = table(2, year=2).fatigue(0).lord(0, party="W8", food=3).battle(traps="poisoned-meal")
    assert t[0].food == 1


def test_a_room_of_the_second_year_is_built_like_any_other() -> None:
    t = table(2, year=2).put(shop="labyrinth chapel").execute(room=[0]).play(0, Build("chapel", space("C1")))
    assert t[0].rooms == mask("C1")
