"""Set-up (DL-SET) and the choice of locked orders (DL-FUL-01 to 08)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrerie.games.dungeon_lords import GAME
from monstrerie.games.dungeon_lords.moves import Keep, Order
from monstrerie.games.dungeon_lords.names import EVENTS, ORDERS, SETUP
from monstrerie.games.dungeon_lords.state import TENT, Realm

from .tables import Table, mask, new


def start(players: int = 4, seed: int = 3, **options: Any) -> Realm:
    state = GAME.new(players, seed=seed, **options).state
    assert isinstance(state, Realm)
    return state


@pytest.mark.rule("DL-SET-01", "DL-SET-02")
def test_everybody_has_eight_order_cards_one_for_each_action_and_three_minions() -> None:
    t = new(4, rules="first")
    for seat, lord in enumerate(t.state.lords):
        assert lord.hand & lord.locked == 0 and lord.hand | lord.locked == 255
        t.choose_orders({seat: " ".join(t.orders(lord.hand).split()[:3])})
    assert len(ORDERS) == 8
    assert len(t.heard("dl-order-revealed")) == 4 * 3, "three orders, so three minions, each"


@pytest.mark.rule("DL-SET-03", "DL-SET-04", "DL-SET-05", "DL-SET-06", "DL-SET-07", "DL-SET-08")
def test_starting_goods_dungeon_and_evilness() -> None:
    for lord in start().lords:
        assert (lord.food, lord.gold, lord.imps, lord.idle) == (3, 3, 3, 3)
        assert lord.filled == mask("C1 C2 C3") and lord.conquered == 0 and lord.rooms == 0
        assert (sum(lord.traps), sum(lord.lair), lord.party, lord.prison, lord.taxes) == (0, 0, [], [], 0)
        assert lord.evil == 5


@pytest.mark.rule("DL-SET-09", "DL-SET-10")
def test_with_two_players_a_dummy_marker_starts_beside_theirs() -> None:
    views = {players: GAME.new(players, seed=1).view(None)["evilness"]["dummy"] for players in (2, 3, 4)}
    assert views == {2: 5, 3: None, 4: None}


@pytest.mark.rule("DL-SET-11")
def test_the_first_player_is_drawn() -> None:
    assert {start(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("DL-SET-12", "DL-SET-13", "DL-SET-14", "DL-SET-15")
def test_four_silver_and_four_gold_combat_cards_come_into_play_unseen() -> None:
    decks = set()
    for seed in range(20):
        state = start(4, seed)
        assert sorted(state.cards[:9]) == list(range(9)) and sorted(state.cards[9:]) == list(range(9, 18))
        decks.add(tuple(state.cards[:4]))
    assert len(decks) > 15
    view = GAME.new(4, seed=1).view(0)
    assert [card["card"] for card in view["cards"]] == [None] * 4


@pytest.mark.rule("DL-SET-16")
def test_the_paladin_waits_in_the_tent() -> None:
    view = GAME.new(4, seed=1).view(None)["paladin"]
    assert start().paladin == TENT and view["where"] == "tent" and view["hp"] == 5


@pytest.mark.rule("DL-SET-17", "DL-SET-18", "DL-SET-19", "DL-SET-20")
def test_piles_are_shuffled_silver_before_gold() -> None:
    state, other = start(4, 1), start(4, 2)
    assert sorted(state.trap_pile) == sorted(other.trap_pile) and len(state.trap_pile) == 27
    assert state.trap_pile != other.trap_pile
    assert max(state.monster_pile[:12]) <= 5 and len(state.monster_pile) == 24
    assert sorted(state.room_pile[:8]) == list(range(8)) and sorted(state.room_pile[8:]) == list(range(8, 16))
    assert sorted(state.hero_pile) == list(range(16)) and sorted(state.gold_heroes) == list(range(16, 32))
    for pile in ("monster_pile", "room_pile", "hero_pile", "gold_heroes"):
        assert getattr(state, pile) != getattr(other, pile)


@pytest.mark.rule("DL-SET-21", "DL-SET-22", "DL-SET-23")
def test_three_events_face_down_on_three_seasons_and_winter_first() -> None:
    orders = {tuple(start(4, seed).event_tiles) for seed in range(40)}
    assert len(orders) == 6 and len(EVENTS) == 3
    state = start()
    assert state.phase == SETUP and state.heroes_next == [] and state.heroes_now == []
    view = GAME.new(4, seed=1).view(0)
    assert [event["event"] for event in view["progress"]["events"]] == [None, None, None]
    assert (view["season"], view["year"]) == ("winter", 1)


@pytest.mark.rule("DL-SET-24")
def test_there_are_three_troll_tokens_and_as_many_trolls() -> None:
    values = GAME.components().tree()
    assert values["board"]["troll_tokens"] == 3 == sum(values["monsters"]["troll"]["copies"])


@pytest.mark.rule("DL-SET-25", "DL-SET-26")
def test_first_game_locks_two_orders_at_random_and_leaves_six() -> None:
    locked = set()
    for seed in range(20):
        state = start(3, seed, rules="first")
        for lord in state.lords:
            assert lord.locked.bit_count() == 2 and lord.hand == 255 ^ lord.locked
            locked.add(lord.locked)
    assert len(locked) > 15
    view = GAME.new(3, seed=1, rules="first").view(0)
    assert all(len(seat["locked"]) == 2 for seat in view["seats"]), "face up"


@pytest.mark.rule("DL-SET-27", "DL-EVT-06")
def test_first_game_has_no_special_events() -> None:
    assert not start(rules="first").layout.special_events


@pytest.mark.rule("DL-SET-28", "DL-SET-29", "DL-SET-30", "DL-SET-31", "DL-FUL-07")
@pytest.mark.parametrize("rules", ["first", "full"])
def test_unused_colours_are_dummies_with_three_orders_locked_at_random(rules: str) -> None:
    for players, dummies in ((2, 2), (3, 1), (4, 0)):
        masks = set()
        for seed in range(12):
            match = GAME.new(players, seed=seed, rules="full")
            state = match.state
            assert isinstance(state, Realm)
            assert len(state.dummy_locked) == dummies
            for locked, pile in zip(state.dummy_locked, state.dummy_pile, strict=True):
                assert locked.bit_count() == 3 and pile == 255 ^ locked
                masks.add(locked)
            assert len(match.view(None)["dummies"]) == dummies
        assert dummies == 0 or len(masks) > 5


@pytest.mark.rule("DL-SET-32", "DL-SET-33")
def test_dummies_own_nothing_and_score_nothing() -> None:
    for players in (2, 3):
        match = GAME.new(players, seed=1)
        assert isinstance(match.state, Realm)
        assert len(match.state.lords) == players == len(match.state.scores())
        assert all(max(title["seats"]) < players for title in match.view(None)["titles"])


@pytest.mark.rule("DL-FUL-01", "DL-FUL-02", "DL-FUL-03")
def test_full_rules_draw_three_and_lock_two_before_anything_is_revealed() -> None:
    t = new(4)
    state = t.state
    assert state.phase == SETUP and t.match.to_act == (0, 1, 2, 3)
    assert state.tavern == [] and state.heroes_next == [] and state.events_shown == 0
    assert t.heard("dl-first") == [{"seat": state.first}]
    for seat in range(4):
        drawn = t[seat].drawn
        assert drawn.bit_count() == 3 and len(t.moves(seat)) == 3
        assert t.why_not(seat, Order("dig")) == "DL-FUL-03"
    drawn = t[0].drawn
    kept = t.orders(drawn).split()[0]
    undrawn = t.orders(255 ^ drawn).split()[0]
    assert t.why_not(0, Keep(undrawn)) == "DL-FUL-02"
    t.play(0, Keep(kept))
    assert t[0].locked == drawn & ~(1 << ORDERS.index(kept)) and t[0].hand.bit_count() == 6
    assert len({start(4, seed).lords[0].drawn for seed in range(20)}) > 12, "at random"


@pytest.mark.rule("DL-FUL-04")
def test_locked_orders_are_chosen_in_secret_and_shown_together() -> None:
    t = new(4)
    for seat in (2, 0, 3):
        t.play(seat, t.moves(seat)[0])
        assert not t.heard("dl-order-locked")
        assert t.match.view(1)["seats"][seat]["locked"] == []
    t.play(1, t.moves(1)[0])
    assert len(t.heard("dl-order-locked")) == 8
    assert all(len(seat["locked"]) == 2 for seat in t.match.view(None)["seats"])


@pytest.mark.rule("DL-FUL-06")
def test_the_choice_is_an_option_of_the_first_game() -> None:
    assert GAME.options["choose_locked"].default is False
    assert start(4, rules="first", choose_locked=True).phase == SETUP
    assert start(4, rules="first").phase != SETUP
    assert not start(4, rules="first", choose_locked=True).layout.full


@pytest.mark.rule("DL-FUL-08")
def test_two_special_events_are_laid_aside_one_for_each_year() -> None:
    state = start(special_events="all")
    assert sorted(state.specials) == list(range(9))
    assert sorted(start().specials) == list(range(5)), "the known ones, unless the invented are wanted"
    assert len({tuple(start(4, seed).specials[:2]) for seed in range(30)}) > 12
    assert GAME.new(4, seed=1).view(0)["progress"]["special"] is None


@pytest.mark.rule("DL-FUL-11")
def test_special_events_can_be_left_out() -> None:
    assert GAME.options["special_events"].default == "sourced", "leaving them out is off by default"
    assert not start(4, special_events="none").layout.special_events
    assert isinstance(new(2, special_events="none"), Table)


@pytest.mark.rule("DL-FUL-11")
@pytest.mark.parametrize(("former", "now"), [(True, "all"), (False, "none")])
def test_matches_of_former_versions_keep_their_special_events(former: bool, now: str) -> None:
    old, new_one = GAME.new(3, seed=5, special_events=former), GAME.new(3, seed=5, special_events=now)
    assert old.options["special_events"] is former, "stored as it was"
    assert isinstance(old.state, Realm) and isinstance(new_one.state, Realm)
    assert old.state.specials == new_one.state.specials and len(old.state.specials) == 9
    assert GAME.load(old.save()).view(0) == old.view(0)
    assert former not in GAME.options["special_events"].values, "nobody is offered it any more"


@pytest.mark.rule("DL-FUL-11")
def test_a_seed_lays_the_same_table_whichever_special_events_are_in_play() -> None:
    tables = [start(4, 8, special_events=which) for which in ("sourced", "all", "none")]
    for state in tables:
        assert (state.cards, state.trap_pile, state.monster_pile) == (
            tables[0].cards, tables[0].trap_pile, tables[0].monster_pile,
        )  # fmt: skip
    assert tables[0].specials == [event for event in tables[1].specials if event < 5]
