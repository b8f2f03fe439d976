"""Phase 2, the fights (MM-FIGHT), and phase 3, healing and preparing (MM-HEAL, MM-NEXT)."""

from __future__ import annotations

import pytest

from monstrerie.games.mighty_monsters import GAME
from monstrerie.games.mighty_monsters.state import Raid

from .tables import table

WALL = "L3/10 s99 b9"
"""A guard nobody beats: it keeps the other pairs out of an example."""


@pytest.mark.rule(
    "MM-FIGHT-03", "MM-FIGHT-04", "MM-FIGHT-05", "MM-FIGHT-06", "MM-FIGHT-09", "MM-FIGHT-11", "MM-EX-06"
)
def test_equal_strength_wins_and_the_odd_coin_goes_to_the_stronger() -> None:
    at = table(
        "Frank Inga Ani",
        ["L2/8 s6 b11", WALL, WALL],
        {"G1": "Frank 4, Inga 2", "G2": "Ani 1, Ani 2", "G3": "Frank 1, Inga 1"},
        healing={1: 0, 2: 0, 4: 0},
    )
    at.fight()
    assert (at.gold["Frank"], at.gold["Inga"], at.paid_to_treasury) == (14, 13, -11)
    assert [data["guard"] for data in at.heard("mm-turned")] == [1, 2]


@pytest.mark.rule("MM-FIGHT-12", "MM-FIGHT-13", "MM-FIGHT-14", "MM-FIGHT-15", "MM-EX-07")
def test_a_stronger_guard_wins_and_stops_the_raid() -> None:
    at = table(
        "Inga Frank Ani",
        ["L3/10 s9 b12", "L1/6 s3 b5", "L1/6 s3 b5"],
        {"G1": "Inga 4, Frank 3", "G2": "Ani 5, Ani 4", "G3": "Inga 5, Frank 5"},
        healing={},
    )
    at.fight()
    assert at.heard("mm-loot") == []
    assert [data["guard"] for data in at.heard("mm-turned")] == [1]
    assert at.heard("mm-guard-wins") == [{"guard": 1, "total": 7, "strength": 9}]


@pytest.mark.rule("MM-FIGHT-04", "MM-FIGHT-05", "MM-FIGHT-07", "MM-EX-20")
def test_the_odd_coin_of_equal_monsters_stays_in_the_treasury() -> None:
    at = table(
        "Ani Inga Frank",
        ["L1/6 s6 b7", WALL],
        {"G1": "Ani 3, Inga 3", "G2": "Frank 1, Frank 2", "G3": "Ani 1, Inga 1"},
        healing={1: 0, 2: 0},
    )
    at.fight()
    assert (at.gold["Ani"], at.gold["Inga"], at.paid_to_treasury) == (11, 11, -6)
    assert at.heard("mm-odd-coin")


@pytest.mark.rule("MM-FIGHT-08", "MM-EX-21")
def test_the_owner_of_both_takes_all() -> None:
    at = table(
        "Ani Inga Frank",
        ["L2/8 s6 b11", WALL],
        {"G1": "Ani 4, Ani 2", "G2": "Inga 1, Frank 1", "G3": "Inga 2, Frank 2"},
        healing={1: 0, 2: 0},
    )
    at.fight()
    assert at.gold["Ani"] == 19


@pytest.mark.rule("MM-FIGHT-03")
def test_only_the_two_beside_the_guard_fight_it() -> None:
    at = table(
        "Ani Inga Frank",
        ["L1/6 s5 b6"],
        {"G1": "Ani 2, Inga 2", "G2": "Ani 5, Inga 5", "G3": "Frank 5, Frank 4"},
        healing={},
    )
    at.fight()
    assert at.heard("mm-guard-wins") == [{"guard": 1, "total": 4, "strength": 5}]


@pytest.mark.rule("MM-FIGHT-09")
def test_the_treasury_pays_in_full_even_beyond_its_coins() -> None:
    at = table(
        "Ani Inga Frank",
        ["L3/10 s2 b500", WALL],
        {"G1": "Ani 5, Inga 4", "G2": "Frank 1, Frank 2", "G3": "Ani 1, Inga 1"},
        healing={1: 0, 2: 0},
    )
    at.fight()
    assert at.gold["Ani"] == 258 and at.gold["Inga"] == 258


@pytest.mark.rule("MM-FIGHT-10", "MM-FIGHT-16", "MM-HEAL-01", "MM-HEAL-04", "MM-EX-29")
def test_loot_is_paid_at_once_and_kept_and_pays_for_healing_in_the_same_round() -> None:
    at = table(
        "Ani Inga Frank",
        ["L1/6 s3 b6", "L3/10 s9 b9"],
        {"G1": "Ani 2, Inga 2", "G2": "Ani 3, Inga 3", "G3": "Frank 1, Frank 2"},
        gold={"Ani": 0},
        healing={3: 2},
    )
    at.fight()
    assert at.heard("mm-loot")[0] == {"seat": 0, "gold": 3, "guard": 1}
    assert at.gold["Ani"] == 1


@pytest.mark.rule(
    "MM-FIGHT-01",
    "MM-FIGHT-02",
    "MM-FIGHT-14",
    "MM-FIGHT-15",
    "MM-HEAL-01",
    "MM-HEAL-02",
    "MM-INV-10",
    "MM-EX-60",
)
def test_guards_are_fought_one_by_one_and_turned_up_only_then() -> None:
    at = table(
        "A B C D",
        ["L1/6 s4 b6", "L2/8 s7 b9", "L1/6 s3 b5", "L1/6 s3 b5"],
        {"G1": "A 2, B 4", "G2": "A 1, B 5", "G3": "C 5, D 5", "G4": "C 4, D 4"},
        healing={1: 1, 2: 1, 3: 1, 4: 1, 5: 1},
    )
    at.fight()
    assert [data["guard"] for data in at.heard("mm-turned")] == [1, 2]
    assert [data["guard"] for data in at.heard("mm-beaten")] == [1]
    assert len(at.heard("mm-guard-wins")) == 1
    assert sum(int(str(data["owed"])) for data in at.heard("mm-healed")) == 6  # six monsters at 1 each


@pytest.mark.rule("MM-FIGHT-17", "MM-HEAL-05", "MM-EX-30")
def test_when_every_guard_is_beaten_nobody_pays() -> None:
    at = table(
        "Ani Inga Frank",
        ["L1/6 s2 b6"] * 3,
        {"G1": "Ani 2, Inga 2", "G2": "Ani 3, Inga 3", "G3": "Frank 1, Frank 2"},
    )
    at.fight()
    assert len(at.heard("mm-beaten")) == 3 and at.heard("mm-guard-wins") == []
    assert at.heard("mm-healed") == [] and at.paid_to_treasury == -18


@pytest.mark.rule(
    "MM-HEAL-01", "MM-HEAL-02", "MM-HEAL-03", "MM-HEAL-04", "MM-HEAL-10", "MM-NEXT-07", "MM-EX-08"
)
def test_the_beaten_and_those_at_hidden_guards_pay_the_treasury() -> None:
    at = table(
        "Jenny Inga Ani Frank",
        ["L1/6 s2 b0", "L1/6 s2 b0", "L3/10 s99 b9", "L3/10 s1 b9"],
        {"G1": "Jenny 2, Inga 2", "G2": "Jenny 1, Ani 1", "G3": "Inga 1, Ani 2", "G4": "Frank 1, Frank 2"},
        healing={1: 1, 2: 1},
    )
    at.fight()
    assert at.gold == {"Jenny": 8, "Inga": 7, "Ani": 7, "Frank": 6}
    assert at.paid_to_treasury == 4
    assert at.match.view(None)["hidden_discards"] == [3]  # discarded, only its back known
    assert len(at.match.view(None)["seen_guards"]) == 3


@pytest.mark.rule("MM-HEAL-03", "MM-HEAL-04", "MM-HEAL-07", "MM-EX-61")
def test_two_monsters_of_one_owner_cost_the_sum() -> None:
    at = table(
        "Ani Inga Frank",
        ["L1/6 s2 b0", "L1/6 s2 b0", "L3/10 s9 b12"],
        {"G1": "Inga 2, Frank 2", "G2": "Inga 1, Frank 1", "G3": "Ani 5, Ani 2"},
        healing={5: 3, 2: 1},
    )
    at.fight()
    assert at.gold == {"Ani": 4, "Inga": 8, "Frank": 8}


@pytest.mark.rule("MM-HEAL-06")
def test_monsters_in_hand_and_reserve_cost_nothing() -> None:
    at = table(
        "Ani Inga Frank",
        [WALL],
        {"G1": "Ani 1, Inga 1", "G2": "Ani 2, Inga 2", "G3": "Frank 1, Frank 2"},
        healing={1: 0, 2: 0, 3: 7, 4: 7, 5: 7},
    )
    at.fight()
    assert at.gold == {"Ani": 8, "Inga": 8, "Frank": 8}


@pytest.mark.rule("MM-HEAL-07")
def test_healing_is_no_choice() -> None:
    at = table(
        "Ani Inga Frank",
        [WALL],
        {"G1": "Ani 1, Inga 1", "G2": "Ani 2, Inga 2", "G3": "Frank 1, Frank 2"},
        healing={1: 1, 2: 1},
    )
    at.fight()
    assert at.gold == {"Ani": 6, "Inga": 6, "Frank": 6}  # paid before anybody is asked anything
    assert at.state.round == 1


@pytest.mark.rule("MM-HEAL-08", "MM-HEAL-09", "MM-EX-28")
def test_who_has_too_little_pays_what_there_is_and_owes_nothing() -> None:
    at = table(
        "Ani Inga Frank",
        [WALL],
        {"G1": "Ani 2, Ani 3", "G2": "Inga 1, Frank 1", "G3": "Inga 2, Frank 2"},
        gold={"Ani": 1},
        healing={2: 2, 3: 3, 1: 0},
    )
    at.fight()
    assert at.gold["Ani"] == 0
    (short,) = at.heard("mm-healed-short")
    assert (short["seat"], short["paid"], short["owed"]) == (0, 1, 5)
    at.state.pay(0, 2, 1)  # two gold won next round stay hers: nothing remembers a debt
    assert at.gold["Ani"] == 2 and at.hand("Ani") and len(at.reserve("Ani")) == 2


@pytest.mark.rule("MM-NEXT-01", "MM-NEXT-02", "MM-NEXT-04", "MM-EX-09")
def test_the_reserve_comes_in_hand_and_the_standing_become_the_reserve() -> None:
    at = table(
        "Jenny Ani Inga Frank",
        ["L1/6 s1 b0"] * 4,
        {"G1": "Jenny 2, Jenny 4", "G2": "Ani 1, Ani 2", "G3": "Inga 1, Inga 2", "G4": "Frank 1, Frank 2"},
        hands={"Jenny": [5]},
        reserves={"Jenny": [1, 3]},
    )
    at.fight()
    assert at.hand("Jenny") == [1, 3, 5] and at.reserve("Jenny") == [2, 4]
    assert at.state.spaces == [0] * 8


@pytest.mark.rule("MM-NEXT-05")
@pytest.mark.parametrize("guard", ["L1/6 s1 b0", WALL])
def test_the_exchange_is_the_same_for_winners_and_beaten(guard: str) -> None:
    at = table(
        "Ani Inga Frank",
        [guard] * 3,
        {"G1": "Ani 2, Ani 4", "G2": "Inga 1, Frank 1", "G3": "Inga 2, Frank 2"},
        hands={"Ani": [5]},
    )
    at.fight()
    assert at.hand("Ani") == [1, 3, 5] and at.reserve("Ani") == [2, 4]


@pytest.mark.rule("MM-NEXT-06", "MM-NEXT-08", "MM-NEXT-09", "MM-INV-11")
@pytest.mark.parametrize(("players", "used"), [(3, 18), (4, 24), (5, 25), (6, 36)])
def test_all_guards_are_discarded_every_round_and_never_come_back(players: int, used: int) -> None:
    match = GAME.new(players, seed=2, factions="dealt")
    state = match.state
    assert isinstance(state, Raid)
    laid: list[int] = []
    rounds = -1
    while not match.over:
        if state.round != rounds:
            rounds = state.round
            laid += [state.pile[place] for place in state.castle]
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    assert len(laid) == used == len(set(laid))
    assert match.view(None)["pile"]["left"] == 36 - used


@pytest.mark.rule("MM-NEXT-07")
def test_guards_discarded_face_down_are_shown_to_nobody() -> None:
    at = table(
        "Ani Inga Frank",
        [WALL, "L2/8 s7 b8", "L3/10 s8 b12"],
        {"G1": "Ani 1, Inga 1", "G2": "Ani 2, Inga 2", "G3": "Frank 1, Frank 2"},
    )
    events = at.fight()
    assert [event.data["guard"] for event in events if event.kind == "mm-turned"] == [1]
    for seat in (None, 0, 1, 2):
        assert len(at.match.view(seat)["seen_guards"]) == 1


@pytest.mark.rule("MM-NEXT-10", "MM-WHIM-05")
def test_one_king_tile_is_discarded_a_round() -> None:
    stand = {"G1": "Ani 1, Inga 1", "G2": "Ani 2, Inga 2", "G3": "Frank 1, -"}
    at = table("Ani Inga Frank", [WALL], stand, turn="Frank")
    assert at.match.view(None)["king"]["left"] == 6
    at.play("Frank", 2, "G3")
    assert at.match.view(None)["king"]["left"] == 5


@pytest.mark.rule("MM-NEXT-11", "MM-INV-12")
@pytest.mark.parametrize(
    ("players", "firsts"), [(3, [2, 2, 2]), (4, [2, 2, 1, 1]), (5, [1] * 5), (6, [1] * 6)]
)
def test_the_pawn_goes_to_the_left_every_round(players: int, firsts: list[int]) -> None:
    match = GAME.new(players, seed=2, factions="dealt", first="host")
    first_of_round: dict[int, int] = {}
    while not match.over:
        view = match.view(None)
        first_of_round.setdefault(view["round"], view["first_seat"])
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    assert [list(first_of_round.values()).count(seat) for seat in range(players)] == firsts
    assert list(first_of_round.values())[:3] == [0, 1, 2]


@pytest.mark.rule("MM-NEXT-12")
def test_the_order_of_phase_three() -> None:
    at = table(
        "Ani Inga Frank",
        [WALL],
        {"G1": "Ani 1, Inga 1", "G2": "Ani 2, Inga 2", "G3": "Frank 1, Frank 2"},
        healing={1: 1, 2: 1},
    )
    kinds = [event.kind for event in at.fight()]
    assert kinds.index("mm-healed") < kinds.index("mm-round") < kinds.index("mm-guards")
    assert at.turn == "Inga"  # the pawn last


@pytest.mark.rule("MM-INV-13")
def test_a_monster_that_stood_rests_for_the_next_round() -> None:
    match = GAME.new(4, seed=13, factions="dealt")
    state = match.state
    assert isinstance(state, Raid)
    stood: dict[int, list[int]] = {}
    while not match.over:
        seat, round = match.to_act[0], state.round
        for move in match.moves(seat):
            assert move.strength not in stood.get(seat, [])  # type: ignore[attr-defined]
        events = match.play(seat, match.moves(seat)[0])
        if state.round != round and events:
            stood = {s: [c["strength"] for c in match.view(s)["seats"][s]["reserve"]] for s in range(4)}
