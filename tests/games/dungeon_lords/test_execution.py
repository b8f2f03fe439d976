"""Executing orders (DL-EXE), food (DL-FOD), reputation (DL-REP), imps (DL-IMP), traps (DL-TRP)."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_lords.moves import (
    Build,
    Decline,
    Dig,
    Hire,
    Mine,
    Perform,
    Spy,
    Stop,
    Work,
)
from monstrerie.games.dungeon_lords.names import ORDERS
from monstrerie.games.dungeon_lords.rules.production import Produce

from .tables import Table, space, table


def waits(t: Table, seat: int, order: str) -> bool:
    """Whether the seat's minion stands on that order card."""
    return bool(t[seat].waiting >> ORDERS.index(order) & 1)


@pytest.mark.rule("DL-EXE-01", "DL-EXE-02", "DL-EXE-03", "DL-MON-01", "DL-ROM-01")
def test_actions_in_their_sequence_and_spaces_one_two_three_but_for_the_last_two() -> None:
    t = table(3).put(tavern="goblin goblin goblin", shop="training-room dark-room")
    for seat in range(3):
        t.lord(seat, gold=9, food=9, imps=9)
    t.execute(**{order: [0, 1, 2] for order in ORDERS})
    asked = []
    while t.match.to_act:
        view = t.match.view(t.match.to_act[0])["prompt"]["data"]
        asked.append((view["order"], view["space"], t.match.to_act[0]))
        t.play(t.match.to_act[0], Decline())
    expected = [(order, at + 1, at) for order in ORDERS[:6] for at in range(3)]
    expected += [(order, at + 1, at) for order in ORDERS[6:] for at in (2, 1, 0)]
    assert asked == expected


@pytest.mark.rule("DL-EXE-04", "DL-EXE-16")
def test_minions_go_home_or_stand_on_the_cards_not_executed() -> None:
    t = table(2).execute(food=[0, 1], dig=[0])
    t.play(0, Perform()).play(1, Decline()).play(0, Decline())
    assert t.state.done
    assert not waits(t, 0, "food") and waits(t, 1, "food") and waits(t, 0, "dig")


@pytest.mark.rule("DL-EXE-05")
def test_any_action_may_be_declined() -> None:
    t = table(2).execute(traps=[None, 0])
    assert t.moves(0) == [Perform(), Decline()], "a free action too"
    t.play(0, Decline())
    assert waits(t, 0, "traps") and sum(t[0].traps) == 0


@pytest.mark.rule("DL-EXE-06", "DL-EXE-12", "DL-FOD-01", "DL-FOD-02", "DL-FOD-03", "DL-FUL-19")
def test_get_food_costs_gold_or_evilness() -> None:
    t = table(3).execute(food=[0, 1, 2])
    for seat in range(3):
        t.play(seat, Perform())
    assert (t[0].gold, t[0].food, t[0].evil) == (2, 5, 5)
    assert (t[1].gold, t[1].food, t[1].evil) == (3, 6, 6)
    assert (t[2].gold, t[2].food, t[2].evil) == (4, 6, 7)


@pytest.mark.rule("DL-FOD-04")
def test_the_gold_of_space_three_comes_from_the_bank() -> None:
    t = table(2).execute(food=[0, None, 1]).play(0, Decline()).play(1, Perform())
    assert (t[0].gold, t[1].gold) == (3, 4)


@pytest.mark.rule("DL-EXE-08", "DL-EXE-09", "DL-EXE-10")
def test_the_cost_is_paid_in_full_once_or_the_order_is_not_executed() -> None:
    t = table(2).lord(0, gold=0).execute(food=[0])
    assert t.state.done and waits(t, 0, "food") and t[0].food == 3
    t = table(2).lord(0, food=1, gold=9).execute(imps=[None, 0])
    assert t.state.done and waits(t, 0, "imps") and (t[0].food, t[0].imps) == (1, 3), "no half"
    t = table(2).lord(0, gold=9).execute(food=[0]).play(0, Perform())
    assert t.state.done and (t[0].gold, t[0].food) == (8, 5), "no double"


@pytest.mark.rule("DL-EXE-11")
def test_nobody_moves_up_to_a_space_not_used() -> None:
    t = table(3).lord(0, gold=0).execute(food=[0, 1, 2])
    t.play(1, Perform()).play(2, Perform())
    assert (t[1].food, t[1].gold, t[2].food, t[2].gold) == (6, 3, 6, 4)


@pytest.mark.rule("DL-EXE-13")
def test_in_a_first_game_evilness_can_always_be_paid() -> None:
    t = table(3, rules="first").lord(2, evil=14).execute(food=[None, None, 2]).play(2, Perform())
    assert (t[2].evil, t[2].food) == (15, 6)
    t.execute(food=[None, 2]).play(2, Perform())
    assert (t[2].evil, t[2].food) == (15, 9)


@pytest.mark.rule("DL-FUL-17", "DL-FUL-18")
def test_with_full_rules_evilness_runs_out() -> None:
    t = table(3).lord(2, evil=14).execute(food=[None, None, 2])
    assert t.state.done and waits(t, 2, "food") and t[2].evil == 14
    t.execute(food=[None, 2]).play(2, Perform())
    assert t[2].evil == 15
    t.lord(2, waiting="").execute(food=[None, 2])
    assert t.state.done and waits(t, 2, "food")


@pytest.mark.rule("DL-EXE-14")
def test_the_paladin_is_looked_for_after_each_change() -> None:
    t = table(3).lord(1, evil=9).lord(2, evil=9).execute(food=[None, 1, 2])
    t.play(1, Perform())
    assert t.state.paladin == 1
    t.play(2, Perform())
    assert t.state.paladin == 2, "11 is higher than 10"


@pytest.mark.rule("DL-EXE-15", "DL-IMP-05")
def test_gains_pay_for_later_actions_only() -> None:
    t = table(2).lord(0, gold=0, imps=3).execute(food=[0], mine=[0], traps=[0])
    t.play(0, Mine(2))
    assert t.moves(0) == [Perform(), Decline()]
    t.play(0, Perform())
    assert t[0].gold == 1 and sum(t[0].traps) == 1 and waits(t, 0, "food")
    t = table(2).lord(0, imps=0).execute(dig=[0], imps=[0])
    assert waits(t, 0, "dig")
    t.play(0, Perform())
    assert t[0].idle == 1, "too late to dig"


@pytest.mark.rule("DL-REP-01", "DL-REP-02", "DL-REP-03")
def test_improve_reputation() -> None:
    t = table(3).execute(reputation=[0, 1, 2])
    assert Spy(1) in t.moves(0)
    t.play(0, Perform())
    assert t.moves(1) == [Perform(), Decline()] and t.why_not(1, Spy(1)) == "DL-REP-02"
    t.play(1, Perform())
    assert Spy(4) in t.moves(2)
    t.play(2, Perform())
    assert [(lord.evil, lord.gold) for lord in t.state.lords] == [(4, 3), (3, 3), (3, 2)]


@pytest.mark.rule("DL-REP-05", "DL-REP-07")
def test_reputation_at_the_bottom_and_looking_is_optional() -> None:
    t = table(2).lord(0, evil=1).execute(reputation=[0]).play(0, Spy(2))
    assert t[0].evil == 1 and t[0].spied == 0b10 and not waits(t, 0, "reputation")
    t = table(2).execute(reputation=[0]).play(0, Perform())
    assert t[0].evil == 4 and t[0].spied == 0


@pytest.mark.rule("DL-REP-06", "DL-REP-08", "DL-REP-09", "DL-REP-10")
def test_a_spy_looks_at_any_one_card_and_remembers_it_alone() -> None:
    t = table(3).execute(reputation=[0, None, 1])
    assert [move for move in t.moves(0) if isinstance(move, Spy)] == [Spy(round) for round in (1, 2, 3, 4)]
    assert t.why_not(0, Spy(5)) == "DL-REP-06"
    cards = t.state.cards[:]
    t.play(0, Spy(3)).play(1, Spy(3))
    assert t.state.cards == cards and t.state.cards_shown == 0
    for seat, known in ((0, True), (1, True), (2, False), (None, False)):
        seen = t.match.view(seat)["cards"]
        assert (seen[2]["card"] is not None) == known
        assert [card["card"] for card in seen if card["round"] != 3] == [None] * 3
        assert seen[2]["spied_by"] == [0, 1], "everybody knows who looked where"
    assert [event.to for event in t.events if event.kind == "dl-spied-card"] == [(0,), (1,)]
    t.execute(reputation=[0]).play(0, Spy(1))
    assert t[0].spied == 0b101


@pytest.mark.rule("DL-IMP-01", "DL-IMP-02", "DL-IMP-03", "DL-IMP-04")
def test_recruit_imps() -> None:
    t = table(3).execute(imps=[0, 1, 2])
    for seat in range(3):
        t.play(seat, Perform())
    assert [(lord.food, lord.gold, lord.imps, lord.idle) for lord in t.state.lords] == [
        (2, 3, 4, 4),
        (1, 3, 5, 5),
        (2, 2, 5, 5),
    ]


@pytest.mark.rule("DL-IMP-06", "DL-PRD-03")
def test_new_imps_can_produce_at_once() -> None:
    t = table(2).lord(0, imps=2, rooms={"mint": "C3"}, played="imps dig mine").lord(1, played="food dig mine")
    t.execute(imps=[0]).play(0, Perform()).run(Produce(0)).play(0, Work("mint"))
    assert (t[0].gold, t[0].idle) == (4, 0)


@pytest.mark.rule("DL-IMP-07")
def test_imps_cost_nothing_later() -> None:
    from monstrerie.games.dungeon_lords.rules.events import Payday

    t = table(2).lord(0, imps=8).run(Payday(0))
    assert t.state.done and (t[0].gold, t[0].food, t[0].imps) == (3, 3, 8)


@pytest.mark.rule("DL-TRP-01", "DL-TRP-02", "DL-TRP-03", "DL-TRP-04")
def test_buy_traps_from_the_top_of_the_deck() -> None:
    t = table(3).put(deck="pendulum trap-door wall-of-fire rolling-stone kamikaze-imp")
    t.execute(traps=[0, 1, 2])
    for seat in range(3):
        t.play(seat, Perform())
    assert [lord.gold for lord in t.state.lords] == [2, 3, 1]
    own = [[trap["trap"] for trap in t.match.view(seat)["seats"][seat]["traps"]] for seat in range(3)]
    assert own == [["pendulum"], ["trap-door"], ["rolling-stone", "wall-of-fire"]]
    assert t.state.traps_drawn == 4


@pytest.mark.rule("DL-TRP-04")
def test_a_deck_that_runs_out_gives_what_is_left() -> None:
    t = table(2).put(deck="pendulum").execute(traps=[None, None, 0]).play(0, Perform())
    assert t[0].gold == 1 and sum(t[0].traps) == 1
    t.execute(traps=[None, 0])
    assert t.state.done and waits(t, 0, "traps")


@pytest.mark.rule("DL-TRP-05", "DL-TRP-06")
def test_traps_are_seen_by_their_owner_alone() -> None:
    t = table(2).put(deck="pendulum").execute(traps=[None, 0]).play(0, Perform())
    assert t.match.view(0)["seats"][0]["traps"][0]["trap"] == "pendulum"
    for other in (1, None):
        board = t.match.view(other)["seats"][0]
        assert board["traps"] is None and board["trap_count"] == 1
    assert [event.to for event in t.events if event.kind == "dl-drew-trap"] == [(0,)]


@pytest.mark.rule("DL-TRP-07")
def test_any_number_of_traps_can_be_kept() -> None:
    t = table(2).lord(0, traps="pendulum " * 3 + "trap-door " * 3 + "rolling-stone " * 3)
    t.execute(traps=[None, 0]).play(0, Perform())
    assert sum(t[0].traps) == 10


def test_each_decision_says_what_it_wants() -> None:
    t = table(2).put(tavern="goblin troll slime", shop="mint henhouse").lord(0, gold=9, food=9, imps=9)
    t.execute(dig=[0], mine=[0], monsters=[0], room=[0])
    for move, wrong, rule in (
        (Dig(space("B1")), Perform(), "DL-DIG-04"),
        (Stop(), Mine(1), "DL-DIG-04"),
        (Mine(1), Dig(0), "DL-MIN-05"),
        (Hire("goblin"), Perform(), "DL-MON-03"),
        (Build("mint", space("C3")), Perform(), "DL-ROM-04"),
    ):
        assert t.why_not(0, wrong) == rule
        t.play(0, move)
