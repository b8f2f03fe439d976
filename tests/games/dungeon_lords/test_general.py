"""The frame of the game (DL-GEN)."""

from __future__ import annotations

from typing import Any

import pytest

import monstrerie
from monstrerie import BadValue, Event
from monstrerie.core.errors import BadComponents
from monstrerie.games.dungeon_lords import GAME
from monstrerie.games.dungeon_lords.moves import Attack, Dig, Discard, PayTax, Perform, Send
from monstrerie.games.dungeon_lords.names import OVER, SEASONS
from monstrerie.games.dungeon_lords.rules import evilness
from monstrerie.games.dungeon_lords.rules.combat import Plan
from monstrerie.games.dungeon_lords.rules.events import EventPhase, Payday, TaxDay
from monstrerie.games.dungeon_lords.rules.season import Adventurers
from monstrerie.games.dungeon_lords.state import Realm

from .story import story
from .tables import Table, space, table


@pytest.mark.rule("DL-GEN-01")
@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_only_two_to_four_can_play(players: int) -> None:
    assert list(GAME.players) == [2, 3, 4]
    with pytest.raises(BadValue):
        GAME.new(players)


@pytest.mark.rule("DL-GEN-02", "DL-GEN-03", "DL-GEN-06", "DL-CMB-107")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_years_of_four_seasons_each_followed_by_combat_then_scoring(players: int) -> None:
    kinds = ("dl-season", "dl-combat", "dl-combat-over", "dl-second-year", "dl-over")
    heard = [
        f"{event.kind} {event.data.get('year', '')} {event.data.get('season', '')}".strip()
        for event in story(players).heard(*kinds)
    ]
    year = [f"dl-season 1 {season}" for season in SEASONS] + ["dl-combat 1", "dl-combat-over 1"]
    second = [line.replace(" 1", " 2") for line in year]
    assert heard == [*year, "dl-second-year", *second, "dl-over"]
    assert story(players).states[-1].phase == OVER


@pytest.mark.rule("DL-GEN-04", "DL-GEN-05", "DL-EVT-01", "DL-RET-08", "DL-ADV-01", "DL-EVT-05")
def test_phases_of_a_season_and_none_of_event_and_adventurers_in_winter() -> None:
    events = story(4).events
    order: dict[str, list[str]] = {}
    key = ""
    for event in events:
        if event.kind == "dl-season":
            key = f"{event.data['year']} {event.data['season']}"
            order[key] = []
        elif event.kind == "dl-combat":
            key = ""
        if (
            key
            and event.kind
            in (
                "dl-in-tavern",
                "dl-order-revealed",
                "dl-retrieved",
                "dl-event",
                "dl-hero-came",
            )
            and (not order[key] or order[key][-1] != event.kind)
        ):
            order[key].append(event.kind)
    whole = ["dl-in-tavern", "dl-order-revealed", "dl-retrieved", "dl-event", "dl-hero-came"]
    for key, phases in order.items():
        assert phases == (whole[:3] if key.endswith("winter") else whole), key
    for year in (1, 2):
        happened = [event.data["event"] for event in _of_year(events, year) if event.kind == "dl-event"]
        assert sorted(happened) == ["payday", "special", "taxes"]


def _of_year(events: list[Event], year: int) -> list[Event]:
    at = [event.kind for event in events].index("dl-second-year")
    return events[:at] if year == 1 else events[at:]


@pytest.mark.rule("DL-GEN-07")
def test_turn_order_is_once_round_the_table_from_the_first_player() -> None:
    t = table(4).put(first=2)
    assert t.match.view(None)["turn_order"] == [2, 3, 0, 1]


@pytest.mark.rule("DL-GEN-08", "DL-EVT-03")
def test_players_act_one_after_the_other_in_turn_order() -> None:
    t = table(3).put(first=1)
    t.run(TaxDay(0))
    asked = []
    while t.match.to_act:
        asked.append(t.match.to_act)
        t.play(t.match.to_act[0], PayTax(0))
    assert asked == [(1,), (2,), (0,)]


@pytest.mark.rule("DL-GEN-09")
def test_banks_never_run_out() -> None:
    t = table(2).lord(0, gold=500, food=500, imps=500)
    t.execute(food=[0]).play(0, Perform())
    assert t[0].food == 502


@pytest.mark.rule("DL-GEN-10", "DL-GEN-12")
def test_used_and_discarded_traps_never_come_back_and_lie_face_down() -> None:
    t = table(2, year=2).put(deck="pendulum pendulum").lord(0, gold=1)
    t.execute(traps=[0]).play(0, Perform(), Discard("pendulum"))
    assert t.state.traps_drawn == 2 and sum(t[0].traps) == 1
    assert t.match.view(1)["seats"][0]["discarded_traps"] is None
    t.execute(traps=[None, 0])
    assert t.heard("dl-impossible") and sum(t[0].traps) == 1, "no reshuffling"


@pytest.mark.rule("DL-GEN-11")
def test_tiles_that_leave_are_public() -> None:
    t = table(2).lord(0, lair="ghost", evil=15).run(Payday(0))
    assert t.events[-1].to is None and t.heard("dl-let-go") == [{"seat": 0, "monster": "ghost"}]


@pytest.mark.rule("DL-GEN-13", "DL-GEN-14", "DL-GEN-15", "DL-GEN-16", "DL-REP-04")
def test_evilness_moves_up_and_down_and_stops_at_both_ends() -> None:
    t = table(2).lord(0, evil=7)
    t.happens(lambda state: evilness.gain(state, 0, 1))
    assert t[0].evil == 8
    t.happens(lambda state: evilness.lose(state, 0, 1))
    assert t[0].evil == 7
    t.happens(lambda state: evilness.gain(state, 0, 40))
    assert t[0].evil == 15
    t.happens(lambda state: evilness.lose(state, 0, 40))
    assert t[0].evil == 1


@pytest.mark.rule("DL-GEN-17", "DL-ADV-04")
def test_of_two_on_one_space_the_earlier_in_turn_order_is_the_nicer() -> None:
    t = table(3).put(first=2, heroes_now=[0, 1, 3]).run(Adventurers())
    assert [t.line(seat) for seat in (2, 0, 1)] == ["W3", "W4", "W5"]


@pytest.mark.rule("DL-GEN-18")
def test_a_ghost_is_no_monster() -> None:
    t = table(2).lord(0, lair="goblin ghost ghost", party="W4 W4").run(Plan(0))
    t.play(0, Send("goblin"))
    assert Send("ghost") in t.moves(0), "the limit of monsters does not touch ghosts"
    t = table(2).lord(0, lair="ghost ghost").put(special="monster-strike", events="special payday taxes")
    t.run(EventPhase())
    assert t.lair() == "ghost ghost" and not t.heard("dl-strikes"), "an event about monsters"


@pytest.mark.rule("DL-GEN-19")
def test_the_two_rule_sets_differ_in_four_points_only() -> None:
    first, full = (GAME.new(4, seed=1, rules=rules).state for rules in ("first", "full"))
    assert isinstance(first, Realm) and isinstance(full, Realm)
    different = [
        name
        for name in ("full", "choose_locked", "special_events", "start_gold", "top", "hire_first_gold", "hp")
        if getattr(first.layout, name) != getattr(full.layout, name)
    ]
    assert different == ["full", "choose_locked", "special_events"]


@pytest.mark.rule("DL-GEN-20")
def test_object_tiles_are_not_in_the_box() -> None:
    assert not [path for path in GAME.components().facts if "object" in path or "item" in path]


@pytest.mark.rule("DL-EXE-07")
def test_costs_leave_the_own_stock() -> None:
    t = table(2).lord(0, gold=3).execute(food=[0]).play(0, Perform())
    assert (t[0].gold, t[0].food, t[1].gold) == (2, 5, 3)


def test_moves_that_are_not_asked_for_are_refused_with_a_rule() -> None:
    t = table(2).execute(food=[0])
    for move in (Dig(space("B1")), Attack("goblin", 1, 1), PayTax(0)):
        assert t.why_not(0, move) == "DL-EXE-05"


def test_the_rules_are_told_in_both_languages() -> None:
    english, french = GAME.rules("en"), GAME.rules("fr")
    assert [rule.id for rule in french] == [rule.id for rule in english]
    assert all(rule.text for rule in french)


@pytest.mark.parametrize(
    ("own", "path"),
    [
        ({"traps": {"pendulum": {"year-1": {"cost": {}, "second": -2}}}}, "traps.pendulum.year-1.second"),
        ({"traps": {"pendulum": {"year-2": {"cost": {"gold": -1}}}}}, "traps.pendulum.year-2.cost.gold"),
        ({"traps": {"trap-door": {"year-1": {"cost": {}, "first": 100}}}}, "traps.trap-door.year-1.first"),
        ({"monsters": {"troll": {"attacks": [3, -4]}}}, "monsters.troll.attacks"),
        ({"monsters": {"troll": {"attacks": [300, 4]}}}, "monsters.troll.attacks"),
        ({"monsters": {"troll": {"cost": {"food": -1}}}}, "monsters.troll.cost.food"),
        ({"monsters": {"demon": {"cost": {"monsters": 2}}}}, "monsters.demon.cost"),
        ({"rooms": {"mint": {"workers": -1}}}, "rooms.mint.workers"),
        ({"events": {"rumours": {"effect": {"above": -1}}}}, "events.rumours.effect.above"),
        ({"combat": {"detect-evil": {"effect": {"evil": 3, "gold": -3}}}}, "combat.detect-evil.effect.gold"),
        ({"orders": {"year_2_traps": -1}}, "orders.year_2_traps"),
        ({"paladins": {"year-1": {"hp": 64, "trap": 2, "heal": 2, "magic": 2}}}, "paladins.year-1"),
    ],
)
def test_numbers_that_the_rules_cannot_reckon_with_are_refused_by_name(own: Any, path: str) -> None:
    with pytest.raises(BadComponents) as refused:
        GAME.new(2, seed=1, components=own)
    for lang in monstrerie.LANGUAGES:
        assert path in refused.value.say(lang)


def test_the_strongest_attack_that_is_allowed_just_fells_its_target() -> None:
    box = {
        "monsters": {"troll": {"attacks": [99, 99]}},
        "traps": {"pendulum": {"year-1": {"cost": {}, "second": 99}}},
    }
    t = Table(GAME.new(2, seed=7, components=box))
    t.state.agenda, t.state.lanes, t.events = [], None, []
    t.lord(0, party="W4 P3h1 W5").fatigue(0).battle(traps="pendulum", send="troll")
    t.play(0, Attack("troll", 1, 1))
    assert t.line() == "W5" and t.prisoners() == 2, (
        "wounds beyond the hit points are nobody's extra hit points"
    )
