"""Events: payday, taxes (DL-EVT), special events (DL-FUL-10)."""

from __future__ import annotations

import itertools

import pytest

from monstrerie.games.dungeon_lords.moves import (
    Choose,
    Discard,
    LetGo,
    Pay,
    PayPart,
    PayTax,
    Perform,
    Refuse,
)
from monstrerie.games.dungeon_lords.rules.combat import FinishCombat
from monstrerie.games.dungeon_lords.rules.events import EventPhase, Payday, TaxDay
from monstrerie.games.dungeon_lords.rules.production import Produce
from monstrerie.games.dungeon_lords.rules.season import EndOfSeason
from monstrerie.games.dungeon_lords.state import GONE, TENT

from .tables import Table, table


def payday(rules: str = "full", players: int = 2, **lord: object) -> Table:
    """Payday begins with seat 0; the others have nobody to pay."""
    return table(players, rules=rules).lord(0, **lord).run(Payday(0))


def decide(t: Table, kept: str) -> Table:
    """Pay the monsters named, let all others go."""
    left = kept.split()
    while t.match.to_act == (0,) and isinstance(t.moves(0)[0], Pay):
        pay, let_go = t.moves(0)
        assert isinstance(pay, Pay)
        if pay.monster in left:
            left.remove(pay.monster)
            t.play(0, pay)
        else:
            t.play(0, let_go)
    return t


@pytest.mark.rule("DL-EVT-02", "DL-EVT-04")
def test_an_event_is_for_everybody_and_then_over() -> None:
    t = table(3).put(events="taxes payday special", season=1, events_shown=2).run(EventPhase())
    for seat in range(3):
        t.play(seat, PayTax(2))
    assert [lord.gold for lord in t.state.lords] == [1, 1, 1]
    t.put(season=2)
    assert [event["done"] for event in t.match.view(0)["progress"]["events"]] == [True, False, False]


@pytest.mark.rule("DL-EVT-06", "DL-SET-27")
def test_in_a_first_game_the_special_event_tile_does_nothing() -> None:
    t = table(3, rules="first").put(events="special payday taxes", special="rats").run(EventPhase())
    assert t.state.done and all(lord.food == 3 for lord in t.state.lords)


@pytest.mark.rule("DL-EVT-07", "DL-EVT-08", "DL-EVT-10")
def test_each_tile_is_paid_or_let_go_one_by_one() -> None:
    t = payday(lair="goblin slime ghost", food=9)
    assert t.moves(0) == [Pay("goblin"), LetGo("goblin")]
    assert t.why_not(0, Pay("slime")) == "DL-EVT-08"
    t.play(0, Pay("goblin"), LetGo("slime"), Pay("ghost"))
    assert t.lair() == "goblin ghost" and t[0].food == 8


@pytest.mark.rule("DL-EVT-09", "DL-FUL-18")
def test_what_cannot_be_paid_must_go() -> None:
    t = payday(lair="troll", food=1)
    assert t.state.done and t.lair() == "" and t[0].food == 1
    t = payday(lair="vampire", evil=14)
    assert t.lair() == ""


@pytest.mark.rule("DL-EVT-11", "DL-EVT-12", "DL-FUL-21")
def test_evilness_for_wages_and_for_each_departure() -> None:
    t = decide(payday(lair="vampire"), "vampire")
    assert t[0].evil == 7
    t = decide(payday(lair="goblin ghost"), "")
    assert t[0].evil == 7 and t.lair() == "", "a ghost that leaves counts too"


@pytest.mark.rule("DL-EVT-14", "DL-MON-13")
def test_a_troll_let_go_takes_its_token_with_it() -> None:
    t = decide(payday(lair="troll troll", food=9), "troll")
    assert t.lair() == "troll" and t[0].tokens == 1


@pytest.mark.rule("DL-EVT-07", "DL-EVT-11", "DL-EVT-15", "DL-EX-32", "DL-EX-33", "DL-EX-34")
def test_the_payday_example_three_below_the_paladin() -> None:
    everybody = ("goblin", "witch", "vampire")
    avoided = []
    for number in range(4):
        for kept in itertools.combinations(everybody, number):
            t = decide(payday(lair="goblin witch vampire", food=2, evil=7), " ".join(kept))
            if kept == everybody:
                assert (t[0].food, t[0].evil, t.state.paladin) == (0, 10, 0)
            if kept == ("goblin", "vampire"):
                assert (t[0].food, t[0].evil, t.state.paladin) == (1, 10, 0)
            if kept == ("goblin", "witch"):
                assert (t[0].food, t[0].evil, t.state.paladin) == (0, 9, TENT)
            if t.state.paladin == TENT:
                avoided.append(kept)
    assert avoided == [("goblin",), ("goblin", "witch")], "the vampire leaves and the goblin is kept"


@pytest.mark.rule("DL-EX-35", "DL-FUL-17", "DL-FUL-22", "DL-GEN-15")
def test_the_payday_example_two_below_the_top() -> None:
    t = payday(lair="witch vampire", food=9, evil=13).play(0, Pay("witch"))
    assert t.state.done and t.lair() == "witch" and t[0].evil == 15, "the vampire can't be paid any more"
    t = payday(lair="witch vampire", food=9, evil=13).play(0, LetGo("witch"), Pay("vampire"))
    assert t.lair() == "vampire" and t[0].evil == 15, "the departure has no further effect"


@pytest.mark.rule("DL-EX-36", "DL-EXE-13")
def test_in_a_first_game_both_can_be_kept() -> None:
    t = payday("first", lair="witch vampire", food=9, evil=13)
    assert t.play(0, Pay("witch"), Pay("vampire")).lair() == "witch vampire" and t[0].evil == 15


@pytest.mark.rule("DL-APM-22", "DL-APM-23", "DL-APM-24", "DL-EX-63")
def test_golems_want_a_gold_and_a_trap_each() -> None:
    t = payday(lair="golem golem", gold=5, traps="pendulum").play(0, Pay("golem"))
    assert t.state.done and t.lair() == "golem" and (t[0].gold, sum(t[0].traps)) == (4, 0)
    t = payday(lair="golem", gold=5, traps="pendulum trap-door").play(0, Pay("golem"))
    assert t.moves(0) == [Discard("pendulum"), Discard("trap-door")]


@pytest.mark.rule("DL-APM-32", "DL-APM-33", "DL-APM-11", "DL-EX-61")
def test_a_demon_is_paid_with_a_monster_that_need_not_be_paid() -> None:
    t = payday(lair="demon goblin ghost", food=9)
    t.play(0, Pay("demon"))
    assert t.lair() == "ghost demon" and t[0].food == 9 and t[0].evil == 6
    assert t.moves(0) == [Pay("ghost"), LetGo("ghost")]
    t = payday(lair="demon goblin slime", food=9).play(0, Pay("demon"))
    assert t.moves(0) == [Choose("goblin"), Choose("slime")]
    t.play(0, Choose("slime"), Pay("goblin"))
    assert t.lair() == "goblin demon" and t[0].food == 8


@pytest.mark.rule("DL-APM-34", "DL-EVT-09", "DL-EX-62")
def test_a_demon_without_a_victim_leaves() -> None:
    t = payday(lair="demon ghost")
    assert t.moves(0) == [Pay("ghost"), LetGo("ghost")], "the demon had to go"
    t.play(0, Pay("ghost"))
    assert t.lair() == "ghost" and t[0].evil == 5 + 1 + 1


@pytest.mark.rule("DL-APM-32")
def test_of_two_demons_one_may_be_fed_to_the_other_and_each_needs_a_victim() -> None:
    t = payday(lair="demon demon").play(0, Pay("demon"))
    assert t.lair() == "demon" and t.state.done, "no victim was paid with a victim"
    t = payday(lair="demon demon goblin", food=9).play(0, Pay("demon"), Choose("goblin"))
    assert t.state.done and t.lair() == "demon", "the second finds no victim: the first one was paid already"


@pytest.mark.rule("DL-EVT-16", "DL-EX-30", "DL-EX-31")
@pytest.mark.parametrize(("tiles", "tax"), [(3, 2), (4, 2), (5, 3), (8, 4), (9, 5)])
def test_one_gold_for_two_tiles_rounded_up(tiles: int, tax: int) -> None:
    places = ["C1", "C2", "C3", "B1", "D1", "A1", "E1", "A2", "E2"][:tiles]
    t = table(2).lord(0, gold=9, tunnels=" ".join(places)).run(TaxDay(0))
    assert t.moves(0) == [PayTax(gold) for gold in range(tax + 1)]
    assert t.match.view(1)["seats"][0]["tax_due"] == tax


@pytest.mark.rule("DL-EVT-17")
def test_rooms_and_conquered_tiles_are_taxed() -> None:
    t = (
        table(2)
        .lord(0, gold=9, tunnels="C1 C2 C3 C4 B1", conquered="C1", rooms={"mint": "C4"})
        .run(TaxDay(0))
    )
    assert PayTax(3) in t.moves(0) and PayTax(4) not in t.moves(0)


@pytest.mark.rule("DL-EVT-18", "DL-EVT-19", "DL-EVT-20", "DL-EX-31")
def test_any_part_may_be_paid_and_the_rest_is_red_markers() -> None:
    t = table(2).lord(0, gold=1, food=9, tunnels="C1 C2 C3 C4 B1").run(TaxDay(0))
    assert t.moves(0) == [PayTax(0), PayTax(1)]
    assert t.why_not(0, PayTax(2)) == "DL-EVT-20" and t.why_not(0, PayTax(4)) == "DL-EVT-18"
    assert t.why_not(0, Perform()) == "DL-EVT-18"
    t.play(0, PayTax(1))
    assert (t[0].gold, t[0].taxes, t[0].food) == (0, 2, 9)
    t = table(2).lord(0, gold=9, tunnels="C1 C2 C3 C4 B1").run(TaxDay(0)).play(0, PayTax(0))
    assert (t[0].gold, t[0].taxes) == (9, 3)
    t = table(2).lord(0, gold=0).run(TaxDay(0))
    assert t[0].taxes == 2 and t.match.to_act == (1,)


@pytest.mark.rule("DL-EVT-21")
def test_red_markers_stay() -> None:
    t = (
        table(2)
        .lord(0, taxes=2, gold=9)
        .run(TaxDay(0))
        .play(0, PayTax(2))
        .play(1, PayTax(0))
        .run(EndOfSeason())
    )
    assert t[0].taxes == 2


def special(name: str, players: int = 2, **lord: object) -> Table:
    """A special event begins with seat 0."""
    t = table(players).put(events="special payday taxes", special=name).lord(0, **lord)
    return t.run(EventPhase())


@pytest.mark.rule("DL-FUL-10")
def test_the_card_is_carried_out_in_turn_order() -> None:
    t = table(3).put(first=1, events="special payday taxes", special="extra-tax")
    for seat, room in ((0, "mint"), (1, "henhouse"), (2, "workshop")):
        t.lord(seat, rooms={room: "C1"})
    t.run(EventPhase())
    asked = []
    while t.match.to_act:
        asked.append(t.match.to_act[0])
        t.play(t.match.to_act[0], PayTax(1))
    assert asked == [1, 2, 0] and t.heard("dl-special") == [{"special": "extra-tax", "amount": 1}]


@pytest.mark.rule("DL-FUL-22")
def test_evilness_of_an_event_is_gained_not_paid() -> None:
    t = special("witch-hunt", lair="goblin ghost", evil=14)
    assert t.moves(0) == [Choose("goblin"), Refuse()]
    assert t.play(0, Refuse())[0].evil == 15 and t.state.paladin == 0
    t = special("witch-hunt", lair="goblin ghost").play(0, Choose("goblin"))
    assert t.lair() == "ghost" and t[0].evil == 5
    assert special("witch-hunt", lair="ghost")[0].evil == 8, "nothing to give up"


def test_the_other_special_events() -> None:
    assert special("rats", food=5)[0].food == 2
    assert special("robbery", gold=5)[0].gold == 2
    assert special("desertion", imps=7)[0].imps == 5
    assert special("rumours", lair="goblin goblin slime troll ghost")[0].evil == 7
    t = special("rust", traps="pendulum pendulum trap-door trap-door rolling-stone")
    t.play(0, Discard("pendulum"), Discard("trap-door"))
    assert t.state.done and sum(t[0].traps) == 3
    assert special("extra-tax", gold=0, rooms={"mint": "C3"})[0].taxes == 1


def test_strikers_lie_face_down_until_the_combat_is_over() -> None:
    t = special("monster-strike", lair="troll witch ghost", food=1)
    assert t.moves(0) == [LetGo("troll"), PayPart("food")]
    t.play(0, PayPart("food"))
    assert t.moves(0) == [LetGo("witch"), PayPart("evil")]
    t.play(0, LetGo("witch"))
    assert t.lair() == "ghost troll (witch)" and t[0].food == 0
    t.run(FinishCombat())
    assert t.lair() == "ghost troll witch" and t.state.paladin == GONE


def test_a_holiday_stops_production_for_one_season() -> None:
    t = special("holiday", imps=3, rooms={"mint": "C3"}, played="food dig mine").lord(
        1, played="food dig mine"
    )
    t.run(EndOfSeason())
    for seat in (0, 1):
        t.lord(seat, played="food dig mine")
    t.run(Produce(0))
    assert t.state.done and t[0].gold == 3
    t.run(EndOfSeason())
    for seat in (0, 1):
        t.lord(seat, played="food dig mine")
    assert t.run(Produce(0)).match.to_act == (0,)
