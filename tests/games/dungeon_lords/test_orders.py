"""Orders: choosing, revealing, placing minions (DL-ORD), dummies (DL-3P, DL-2P), hiring first (DL-FUL-12)."""

from __future__ import annotations

import pytest

from monstrerie import IllegalMove, Rng
from monstrerie.games.dungeon_lords.moves import Decline, DummyOrder, Hire, Order
from monstrerie.games.dungeon_lords.names import ORDERS
from monstrerie.games.dungeon_lords.rules.execution import Execute
from monstrerie.games.dungeon_lords.rules.orders import ChooseOrders, DummyOrders, PlaceMinions
from monstrerie.games.dungeon_lords.state import DUMMY, FREE

from .story import story
from .tables import Table, table


def choosing(players: int = 4) -> Table:
    """Orders are to be chosen; reputation is free for all and nothing is on the board."""
    return table(players).put(spaces=[FREE] * 24).run(ChooseOrders(), PlaceMinions())


def on(t: Table, order: str) -> list[int]:
    """Who stands on spaces I, II and III."""
    at = 3 * ORDERS.index(order)
    return t.state.spaces[at : at + 3]


def placed(t: Table, plans: dict[int, str]) -> Table:
    """Cards as chosen, minions placed."""
    for seat, plan in plans.items():
        t.lord(seat, locked="", played=plan)
    return t.run(PlaceMinions())


@pytest.mark.rule("DL-ORD-01")
def test_six_cards_in_hand_and_two_locked_at_the_start_of_every_season() -> None:
    seen = 0
    for state in story(3).states:
        if state.lanes is not None and state.heroes_next and not any(lord.orders for lord in state.lords):
            seen += 1
            for lord in state.lords:
                assert lord.hand.bit_count() == 6 and lord.locked == 255 ^ lord.hand
    assert seen >= 6


@pytest.mark.rule("DL-ORD-02", "DL-ORD-04", "DL-ORD-05")
def test_three_different_cards_of_the_hand_position_by_position() -> None:
    t = choosing()
    t.play(0, Order("dig"))
    assert t.why_not(0, Order("dig")) == "DL-ORD-02"
    assert t.why_not(0, Order("room")) == "DL-ORD-05"
    assert t.why_not(0, Decline()) == "DL-ORD-02", "fewer is illegal"
    t.play(0, Order("food"), Order("mine"))
    assert [ORDERS[order] for order in t[0].orders] == ["dig", "food", "mine"]
    assert 0 not in t.match.to_act and t.why_not(0, Order("imps")) != "", "more is illegal"


@pytest.mark.rule("DL-ORD-03", "DL-ORD-06")
def test_all_choose_at_once_and_nothing_shows_before_the_last_has_chosen() -> None:
    t = choosing()
    assert list(t.match.to_act) == [0, 1, 2, 3]
    t.choose_orders({3: "dig mine food", 0: "food dig mine", 1: "imps traps dig"})
    assert t.match.to_act == (2,)
    view = t.match.view(2)
    assert [seat["orders"] for seat in view["seats"]] == [[], [], [], []]
    assert all(event.to is not None for event in t.events)
    t.choose_orders({2: "food mine dig"})
    assert len(t.heard("dl-order-revealed")) == 12
    assert len(t.match.view(2)["seats"][3]["orders"]) == 3


@pytest.mark.rule("DL-ORD-07")
def test_cards_placed_stay_as_they_are() -> None:
    t = choosing().choose_orders({0: "dig mine food"})
    with pytest.raises(IllegalMove):
        t.play(0, Order("imps"))
    assert [ORDERS[order] for order in t[0].orders] == ["dig", "mine", "food"]


@pytest.mark.rule("DL-ORD-08", "DL-ORD-09", "DL-ORD-11", "DL-ORD-12", "DL-ORD-13")
def test_position_by_position_all_cards_are_revealed_then_minions_placed_in_turn_order() -> None:
    t = table(3).put(first=1, spaces=[FREE] * 24)
    placed(t, {0: "food dig mine", 1: "dig food mine", 2: "food mine dig"})
    story = [
        (event.kind[3:8], event.data["seat"], event.data.get("position"))
        for event in t.events
        if event.kind in ("dl-order-revealed", "dl-minion-placed")
    ]
    expected: list[tuple[str, int, int | None]] = []
    for position in (1, 2, 3):
        expected += [("order", seat, position) for seat in (0, 1, 2)]
        expected += [("minio", seat, None) for seat in (1, 2, 0)]
    assert story == expected
    assert on(t, "food") == [2, 0, 1] and on(t, "dig") == [1, 0, 2] and on(t, "mine") == [2, 1, 0]


@pytest.mark.rule("DL-ORD-10", "DL-EX-25")
def test_the_lowest_free_space_is_taken_in_turn_order() -> None:
    t = table(3).put(spaces=[FREE] * 24)
    placed(t, {0: "mine food dig", 1: "mine imps traps", 2: "food dig imps"})
    assert on(t, "mine") == [0, 1, FREE]


@pytest.mark.rule("DL-ORD-14", "DL-ORD-15", "DL-EX-26")
def test_the_fourth_to_come_finds_no_space() -> None:
    t = table(4).put(spaces=[FREE] * 24)
    placed(t, {0: "mine food dig", 1: "food mine dig", 2: "food dig mine", 3: "mine dig food"})
    assert on(t, "mine") == [0, 3, 1]
    assert t[2].waiting == 1 << ORDERS.index("mine")
    assert {"seat": 2, "order": "mine"} in t.heard("dl-no-space")


@pytest.mark.rule("DL-3P-01", "DL-3P-02", "DL-3P-03", "DL-3P-04")
def test_three_players_see_the_dummys_three_orders_on_space_two_before_they_choose() -> None:
    t = table(3)
    for _ in range(5):
        pile, locked = t.state.dummy_pile[0], t.state.dummy_locked[0]
        t.run(DummyOrders(), ChooseOrders())
        shown = t.state.dummy_shown[0]
        assert shown.bit_count() == 3 and shown & ~pile == 0
        for order in range(8):
            assert t.state.spaces[3 * order : 3 * order + 3] == [
                FREE,
                DUMMY if shown >> order & 1 else FREE,
                FREE,
            ]
        assert t.match.to_act == (0, 1, 2) and t.state.dummy_locked[0] == shown
        assert t.state.dummy_pile[0] == 255 ^ shown == locked | (pile & ~shown)
        t.state.lanes, t.state.agenda = None, []


@pytest.mark.rule("DL-3P-01", "DL-2P-01")
def test_dummy_orders_are_random() -> None:
    for players, cards in ((3, 3), (2, 2)):
        seen: set[int] = set()
        for seed in range(40):
            t = table(players)
            t.state.rng = Rng(seed)
            t.run(DummyOrders())
            assert t.state.dummy_shown[0].bit_count() == cards
            seen.add(t.state.dummy_shown[0])
        assert len(seen) > 5


@pytest.mark.rule("DL-3P-05", "DL-3P-06", "DL-EX-27")
def test_with_a_dummy_the_first_takes_space_one_the_second_three_the_third_none() -> None:
    spaces = [FREE] * 24
    spaces[3 * ORDERS.index("mine") + 1] = DUMMY
    t = table(3).put(spaces=spaces)
    placed(t, dict.fromkeys(range(3), "mine food dig"))
    assert on(t, "mine") == [0, DUMMY, 1] and t[2].waiting == 1 << ORDERS.index("mine")


@pytest.mark.rule("DL-3P-07", "DL-2P-12")
@pytest.mark.parametrize("players", [2, 3])
def test_a_dummys_action_does_nothing(players: int) -> None:
    t = table(players).put(tavern="goblin slime troll", shop="mint henhouse")
    before = t.state.traps_drawn
    t.execute(**{order: [None, "dummy", None] for order in ORDERS})
    assert t.state.done and len(t.heard("dl-dummy-home")) == 8
    assert -1 not in t.state.tavern and -1 not in t.state.shop and t.state.traps_drawn == before


@pytest.mark.rule("DL-2P-01", "DL-2P-02", "DL-2P-04", "DL-2P-05", "DL-2P-11")
def test_two_players_choose_the_third_order_of_their_dummy() -> None:
    t = table(2).run(DummyOrders(), ChooseOrders(), PlaceMinions())
    shown, pile = t.state.dummy_shown[:], t.state.dummy_pile[:]
    for dummy in (0, 1):
        assert shown[dummy].bit_count() == 2
        for order in range(8):
            if shown[dummy] >> order & 1:
                assert t.state.spaces[3 * order + 1] == DUMMY
    t.play(0, Order("dig"), Order("food"), Order("mine"))
    left = t.orders(pile[0] & ~shown[0]).split()
    assert t.moves(0) == [DummyOrder(order) for order in left] and len(left) == 3
    assert t.match.view(1)["dummies"][0]["pile"], "the opponent can work them out"
    assert t.why_not(0, DummyOrder(t.orders(shown[0]).split()[0])) == "DL-2P-04"
    assert t.why_not(0, Order("imps")) == "DL-2P-05"
    t.play(0, DummyOrder(left[0]))
    assert t.match.view(1)["dummies"][0]["third"] is None, "face down"
    t.play(1, Order("dig"), Order("food"), Order("mine"), t_first_dummy(t, 1))
    used = shown[0] | 1 << ORDERS.index(left[0])
    assert t.state.dummy_locked[0] == used and t.state.dummy_pile[0] == 255 ^ used


def t_first_dummy(t: Table, seat: int) -> DummyOrder:
    """Some third order of the seat's dummy."""
    left = t.state.dummy_pile[seat] & ~t.state.dummy_shown[seat]
    return DummyOrder(t.orders(left).split()[0])


@pytest.mark.rule("DL-2P-03", "DL-2P-06", "DL-2P-07", "DL-2P-08", "DL-2P-09", "DL-2P-10", "DL-EX-52")
def test_two_dummies_on_the_same_order() -> None:
    mine, dig = 1 << ORDERS.index("mine"), 1 << ORDERS.index("dig")
    t = table(2)
    t.state.dummy_pile = [mine | 1 << ORDERS.index("imps")] * 2
    t.run(DummyOrders())
    assert on(t, "mine") == [FREE, DUMMY, DUMMY]
    t.state.dummy_pile = [mine | dig] * 2
    t.state.dummy_shown = [mine] * 2
    for seat in (0, 1):
        t[seat].dummy_order = ORDERS.index("dig")
    placed(t, {0: "dig food imps", 1: "dig traps monsters"})
    assert on(t, "dig") == [DUMMY, DUMMY, 0], "both third orders before any player's minion"
    assert t[1].waiting == dig
    kinds = [event.kind for event in t.events]
    assert kinds.index("dl-order-revealed") > max(
        at for at, kind in enumerate(kinds) if kind == "dl-dummy-placed"
    )


@pytest.mark.rule("DL-2P-07")
def test_a_single_third_dummy_takes_space_one() -> None:
    t = table(2).put(spaces=[FREE] * 24)
    t[0].dummy_order, t[1].dummy_order = ORDERS.index("dig"), ORDERS.index("traps")
    placed(t, {0: "food mine imps", 1: "food mine imps"})
    assert on(t, "dig") == [DUMMY, FREE, FREE] and on(t, "traps") == [DUMMY, FREE, FREE]


@pytest.mark.rule("DL-FUL-12", "DL-FUL-13", "DL-FUL-14", "DL-EX-67")
def test_hiring_with_the_first_order_costs_gold_at_the_reveal() -> None:
    t = table(4).put(spaces=[FREE] * 24).lord(1, gold=0)
    placed(t, dict.fromkeys(range(4), "monsters food dig"))
    assert [lord.gold for lord in t.state.lords] == [2, 0, 2, 2]
    assert on(t, "monsters") == [0, 2, 3] and t[1].waiting == 1 << ORDERS.index("monsters")
    kinds = [event.kind for event in t.events]
    assert kinds.index("dl-hire-first") < kinds.index("dl-minion-placed")


@pytest.mark.rule("DL-FUL-15")
def test_hiring_later_or_in_a_first_game_costs_nothing_then() -> None:
    t = table(3).put(spaces=[FREE] * 24)
    placed(t, {0: "food monsters dig", 1: "food dig monsters", 2: "food dig mine"})
    assert [lord.gold for lord in t.state.lords] == [3, 3, 3]
    t = table(3, rules="first").put(spaces=[FREE] * 24)
    placed(t, dict.fromkeys(range(3), "monsters food dig"))
    assert [lord.gold for lord in t.state.lords] == [3, 3, 3]


@pytest.mark.rule("DL-FUL-16")
def test_the_surcharge_comes_on_top_of_everything_else() -> None:
    t = table(4).put(spaces=[FREE] * 24, tavern="goblin slime troll")
    placed(t, dict.fromkeys(range(3), "monsters food dig") | {3: "food dig mine"})
    t.run(Execute())
    while t.match.to_act != (2,) or not any("monster" in repr(move) for move in t.moves(2)):
        t.play(t.match.to_act[0], Decline())
    t.play(2, Hire("goblin"))
    assert (t[2].gold, t[2].food) == (2, 1)  # 1 gold at the reveal; 1 food for space III, 1 for the goblin
