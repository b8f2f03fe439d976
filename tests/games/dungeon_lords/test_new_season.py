"""New season (DL-NS)."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_lords.names import PAYDAY, SPECIAL, TAXES
from monstrerie.games.dungeon_lords.rules.season import Season, draw_heroes, new_season

from .story import story
from .tables import Table, table


def begin(t: Table, season: int = 0) -> Table:
    """The New season phase alone."""
    t.state.season = season
    t.happens(new_season)
    return t


@pytest.mark.rule("DL-NS-01", "DL-NS-02", "DL-NS-03", "DL-MON-11")
def test_old_tiles_go_and_three_monsters_and_two_rooms_come() -> None:
    t = begin(table(4))
    first, rooms = t.state.tavern, t.state.shop
    assert first == t.state.monster_pile[:3] and rooms == t.state.room_pile[:2]
    begin(t, 1)
    assert t.state.tavern == t.state.monster_pile[3:6] and t.state.shop == t.state.room_pile[2:4]


@pytest.mark.rule("DL-NS-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_for_any_number_of_players(players: int) -> None:
    t = begin(table(players))
    assert (len(t.state.tavern), len(t.state.shop)) == (3, 2)


@pytest.mark.rule("DL-NS-05", "DL-NS-13")
def test_autumn_renews_tiles_but_reveals_neither_event_nor_adventurers() -> None:
    t = table(4)
    for season in range(3):
        begin(t, season)
    shown, drawn = t.state.events_shown, t.state.heroes_drawn
    begin(t, 3)
    assert len(t.state.tavern) == 3 and t.state.monsters_drawn == 12 and t.state.rooms_drawn == 8
    assert (t.state.events_shown, t.state.heroes_drawn, t.state.heroes_next) == (shown, drawn, [])


@pytest.mark.rule("DL-NS-06", "DL-NS-07")
def test_the_event_of_the_next_season_is_shown_and_does_nothing_yet() -> None:
    t = table(4).put(events="taxes payday special")
    t.state.specials = [2, *range(2), *range(3, 9)]
    begin(t)
    assert [event["event"] for event in t.match.view(0)["progress"]["events"]] == ["taxes", None, None]
    assert all(lord.gold == 3 and lord.taxes == 0 for lord in t.state.lords)
    begin(t, 1)
    assert t.match.view(0)["progress"]["special"] is None
    begin(t, 2)
    assert t.state.event_tiles[: t.state.events_shown] == [TAXES, PAYDAY, SPECIAL]
    assert t.match.view(0)["progress"]["special"] == "extra-tax"


@pytest.mark.rule("DL-FUL-09")
def test_the_special_event_card_lies_open_one_season_before_it_happens() -> None:
    t = table(4).put(events="special payday taxes", special="rats")
    begin(t, 0)
    assert t.heard("dl-special-coming") == [{"special": "rats", "amount": 1}]
    assert t.match.view(None)["progress"]["special"] == "rats" and t[0].food == 3


@pytest.mark.rule("DL-NS-08", "DL-NS-09")
@pytest.mark.parametrize(("players", "heroes"), [(2, 3), (3, 3), (4, 4)])
def test_adventurers_drawn(players: int, heroes: int) -> None:
    t = begin(table(players))
    assert len(t.state.heroes_next) == heroes


@pytest.mark.rule("DL-NS-10", "DL-NS-11")
def test_adventurers_are_sorted_by_rank_and_equal_ones_keep_their_order() -> None:
    t = table(4)
    t.state.hero_pile = [7, 13, 1, 0, *(hero for hero in range(16) if hero not in (7, 13, 1, 0))]
    t.state.heroes_drawn = 0
    t.happens(draw_heroes)
    assert t.state.heroes_next == [0, 13, 1, 7]  # ranks 1, 2, 2, 3


@pytest.mark.rule("DL-NS-12")
def test_adventurers_all_of_one_rank_are_not_taken() -> None:
    t = table(3)
    t.state.hero_pile = [0, 4, 8, 12, 3, 1]
    t.happens(draw_heroes)
    assert t.state.heroes_next == [0, 4, 3]
    assert t.state.hero_pile[t.state.heroes_drawn :] == [1, 8, 12], "the others lie at the bottom, in turn"


@pytest.mark.rule("DL-NS-12")
def test_a_stack_of_one_rank_only_is_tried_once() -> None:
    t = table(3)
    t.state.hero_pile = [0, 4, 8, 12]
    t.happens(draw_heroes)
    assert t.state.heroes_next == [0, 4, 12]


@pytest.mark.rule("DL-NS-14")
def test_everything_revealed_is_seen_before_orders_are_chosen() -> None:
    t = table(4).run(Season(0))
    view = t.match.view(None)
    assert len(view["tavern"]) == 3 and len(view["shop"]) == 2
    assert len(view["progress"]["adventurers_next"]) == 4
    assert view["progress"]["events"][0]["event"] is not None
    assert view["phase"] == "dl-phase-orders" and t.match.to_act == (0, 1, 2, 3)


@pytest.mark.rule("DL-NS-04", "DL-NS-05")
def test_a_year_uses_twelve_monsters_and_eight_rooms() -> None:
    played = story(3)
    assert len(played.heard("dl-in-tavern")) == 24 and len(played.heard("dl-in-shop")) == 16
