"""The variants: guards in a row (MM-ROW) and the king's whim (MM-WHIM, MM-KING)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrerie.games.mighty_monsters import GAME
from monstrerie.games.mighty_monsters.moves import Play
from monstrerie.games.mighty_monsters.rules.guards import sort_by_level
from monstrerie.games.mighty_monsters.state import Raid, strengths

from .tables import Table, table

EASY = "L1/6 s1"


def levels_of_every_round(seed: int, **options: Any) -> list[list[int]]:
    match = GAME.new(4, seed=seed, factions="dealt", **options)
    found: dict[int, list[int]] = {}
    while not match.over:
        view = match.view(None)
        found.setdefault(view["round"], [guard["level"] for guard in view["guards"]])
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    return list(found.values())


@pytest.mark.rule("MM-ROW-03", "MM-ROW-04", "MM-ROW-07", "MM-EX-34")
def test_guards_in_a_row_rise_from_the_gate_and_keep_the_order_drawn_within_a_level() -> None:
    castle = [0, 0, 0, 0]
    sort_by_level(castle, [2, 0, 1, 0], drawn=8)
    assert castle == [9, 11, 10, 8]  # b, d, c, a


@pytest.mark.rule("MM-ROW-02", "MM-ROW-03", "MM-ROW-04", "MM-ROW-05")
@pytest.mark.parametrize("seed", range(6))
def test_every_round_of_the_row_variant_is_sorted(seed: int) -> None:
    rows = levels_of_every_round(seed, row=True)
    assert len(rows) == 6
    assert all(row == sorted(row) and len(row) == 4 for row in rows)
    plain = levels_of_every_round(seed)
    assert [sorted(row) for row in plain] == rows  # the same guards, only in another order
    assert plain != rows


@pytest.mark.rule("MM-ROW-06")
def test_sorting_looks_only_at_the_backs() -> None:
    for seed in range(10):
        state = GAME.new(6, seed=seed, row=True, factions="dealt").state
        assert isinstance(state, Raid)
        for level in range(3):
            places = [
                place for place, shown in zip(state.castle, state.levels, strict=True) if shown == level
            ]
            assert places == sorted(places)


@pytest.mark.rule("MM-ROW-01")
def test_the_row_changes_nothing_else() -> None:
    plain, row = (GAME.new(4, seed=3, factions="dealt", row=row) for row in (False, True))
    assert isinstance(plain.state, Raid) and isinstance(row.state, Raid)
    assert (plain.state.hands, plain.state.gold, plain.state.first) == (
        row.state.hands,
        row.state.gold,
        row.state.first,
    )
    assert plain.state.pile == row.state.pile and plain.state.layout.prices == row.state.layout.prices
    assert plain.moves(plain.to_act[0]) == row.moves(row.to_act[0])


def with_tile(
    tile: int, loots: list[int], stand: dict[str, str] | None = None, names: str = "Ani Inga Frank"
) -> Table:
    pairs = stand or {"G1": "Ani 3, Ani 4", "G2": "Inga 3, Inga 4", "G3": "Frank 3, Frank 4"}
    return table(names, [f"{EASY} b{loot}" for loot in loots], pairs, tile=tile, healing={})


def loots(at: Table) -> list[object]:
    at.fight()
    return [data["loot"] for data in at.heard("mm-beaten")]


@pytest.mark.rule("MM-WHIM-01", "MM-WHIM-02", "MM-WHIM-04", "MM-WHIM-05", "MM-ROUND-02")
def test_a_tile_is_turned_up_every_round_after_the_guards_lie_and_before_the_first_monster() -> None:
    match = GAME.new(4, seed=5, whim=True, factions="dealt")
    events = list(match.opening_events)
    while not match.over:
        events += match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    kinds = [
        event.kind
        for event in events
        if event.kind in ("mm-guards", "mm-whim", "mm-placed", "mm-replaced", "mm-round")
    ]
    starts = [number for number, kind in enumerate(kinds) if kind == "mm-round"]
    assert len(starts) == 6
    for start in starts:
        assert kinds[start + 1 : start + 3] == ["mm-guards", "mm-whim"]
        assert kinds[start + 3] == "mm-placed"
    tiles = [event.data["tile"] for event in events if event.kind == "mm-whim"]
    assert len(set(tiles)) == 6


@pytest.mark.rule("MM-KING-01", "MM-INV-03", "MM-EX-35")
def test_tile_1_bans_the_ones() -> None:
    at = table(
        "Ani Inga Frank",
        ["L1/6"],
        turn="Ani",
        hands={"Ani": [1, 3, 4], "Inga": [2, 3, 4], "Frank": [2, 3, 4]},
        tile=1,
    )
    assert at.why_not("Ani", 1, "G1") == "MM-KING-01"
    assert {move.strength for move in at.moves("Ani")} == {3, 4}
    at.play("Ani", 3, "G1")
    at.play("Inga", 2, "G2")
    at.play("Frank", 2, "G3")
    at.play("Ani", 4, "G1")
    assert at.hand("Ani") == [1]


@pytest.mark.rule("MM-KING-01", "MM-WHIM-04")
def test_a_one_that_was_banned_may_be_played_in_the_next_round() -> None:
    at = table(
        "Ani Inga Frank",
        ["L1/6 s1"] * 3,
        {"G1": "Ani 3, Ani 4", "G2": "Inga 3, Inga 4", "G3": "Frank 3, Frank 4"},
        hands={"Ani": [1], "Inga": [1], "Frank": [1]},
        tile=1,
    )
    at.state.tiles = [0, 8, *range(1, 8), 9, 10, 11]
    at.fight()
    assert at.state.banned == 0
    assert 1 in {move.strength for move in at.moves(at.turn)}


@pytest.mark.rule("MM-KING-02", "MM-WHIM-08", "MM-FIGHT-07", "MM-EX-36")
def test_tile_2_pays_three_more_between_equal_monsters() -> None:
    at = table(
        "Ani Inga Frank",
        ["L1/6 s6 b6", "L3/10 s99"],
        {"G1": "Ani 3, Inga 3", "G2": "Frank 1, Frank 2", "G3": "Ani 1, Inga 2"},
        tile=2,
        healing={1: 0, 2: 0},
    )
    at.fight()
    assert (at.gold["Ani"], at.gold["Inga"], at.paid_to_treasury) == (12, 12, -8)
    assert at.heard("mm-odd-coin")


@pytest.mark.rule("MM-KING-02")
def test_tile_2_is_for_every_equal_pair_and_only_for_those() -> None:
    at = with_tile(2, [5, 5, 5], {"G1": "Ani 3, Inga 3", "G2": "Ani 2, Frank 4", "G3": "Inga 1, Frank 1"})
    assert loots(at) == [8, 5, 8]


@pytest.mark.rule("MM-KING-03", "MM-WHIM-01", "MM-EX-37")
def test_tile_3_puts_three_four_five_in_every_hand_before_the_first_turn() -> None:
    match = GAME.new(4, seed=1, whim=True, factions="dealt", first="host")
    state = match.state
    assert isinstance(state, Raid)
    for seed in range(300):
        match = GAME.new(4, seed=seed, whim=True, factions="dealt")
        state = match.state
        assert isinstance(state, Raid)
        if state.tiles[0] == 2:
            break
    assert [strengths(hand) for hand in state.hands] == [[3, 4, 5]] * 4
    assert [strengths(reserve) for reserve in state.reserves] == [[1, 2]] * 4
    assert [event.kind for event in match.opening_events][-2:] == ["mm-whim", "mm-hands-named"]
    # And now everybody knows it.
    assert match.view(0)["seats"][1]["unknown"] == []


@pytest.mark.rule("MM-KING-04", "MM-EX-38")
def test_tile_4_first_guard() -> None:
    assert loots(with_tile(4, [6, 8, 12])) == [9, 8, 12]


@pytest.mark.rule("MM-KING-05", "MM-EX-39")
def test_tile_5_first_two_guards() -> None:
    assert loots(with_tile(5, [5, 8, 12])) == [3, 6, 12]


@pytest.mark.rule("MM-KING-06", "MM-WHIM-10", "MM-EX-40")
def test_tile_6_last_two_guards() -> None:
    assert loots(with_tile(6, [6, 8, 12])) == [6, 12, 16]


@pytest.mark.rule("MM-KING-07", "MM-WHIM-03", "MM-EX-41")
def test_tile_7_healing_a_four_or_a_five_costs_four() -> None:
    at = table(
        "Ani Inga Frank",
        ["L3/10 s99"],
        {"G1": "Ani 4, Ani 3", "G2": "Inga 1, Frank 1", "G3": "Inga 2, Frank 5"},
        gold=10,
        tile=7,
        healing={4: 2, 3: 2, 1: 0, 2: 0, 5: 1},
    )
    at.fight()
    assert at.gold == {"Ani": 4, "Inga": 10, "Frank": 6}


@pytest.mark.rule("MM-KING-08", "MM-EX-42")
def test_tile_8_all_weakest_pairs() -> None:
    at = with_tile(
        8, [6, 6, 6, 6], {"G1": "A 1, B 4", "G2": "A 3, C 1", "G3": "B 2, D 2", "G4": "C 4, D 5"}, "A B C D"
    )
    assert loots(at) == [6, 9, 9, 6]


@pytest.mark.rule("MM-WHIM-09", "MM-FIGHT-15", "MM-EX-43")
def test_a_change_of_loot_is_nothing_where_the_guard_is_not_beaten() -> None:
    at = table(
        "A B C D",
        ["L1/6 s6 b6", "L1/6 s1 b6", "L1/6 s1 b6", "L1/6 s1 b6"],
        {"G1": "A 1, B 4", "G2": "A 3, C 1", "G3": "B 2, D 2", "G4": "C 4, D 5"},
        tile=8,
        healing={},
    )
    at.fight()
    assert at.heard("mm-loot") == [] and [data["guard"] for data in at.heard("mm-turned")] == [1]


@pytest.mark.rule("MM-KING-09", "MM-EX-49")
def test_tile_9_changes_nothing() -> None:
    quiet = GAME.new(3, seed=2, whim=True, factions="dealt")
    plain = GAME.new(3, seed=2, factions="dealt")
    assert isinstance(quiet.state, Raid) and isinstance(plain.state, Raid)
    for match in (quiet, plain):
        assert isinstance(match.state, Raid)
        match.state.tiles = [8] * 12
        match.state.banned = match.state.shown = 0
        match.state.hands, match.state.reserves = [7, 7, 7], [24, 24, 24]
    while not plain.over:
        seat = plain.to_act[0]
        move = plain.moves(seat)[-1]
        events = [event for event in quiet.play(seat, move) if event.kind != "mm-whim"]
        assert events == plain.play(seat, move)
    assert quiet.result == plain.result


@pytest.mark.rule("MM-KING-10", "MM-WHIM-06", "MM-WHIM-07", "MM-EX-44")
def test_tile_10_second_guard_is_stronger_in_the_fight_but_not_for_replacing() -> None:
    stand = {"G1": "Frank 1, -", "G2": "Ani 4, Inga 3"}
    at = table("Ani Inga Frank", ["L1/6", "L2/8 s6 b9"], stand, hands={"Frank": [5]}, turn="Frank", tile=10)
    assert {r for r in at.replacements("Frank", "G2") if r.endswith("5")} == {"Ani 4 by 5", "Inga 3 by 5"}
    full = table(
        "Ani Inga Frank",
        ["L1/6 s1", "L2/8 s6 b9"],
        {"G1": "Frank 1, Frank 2", "G2": "Ani 4, Inga 3", "G3": "Ani 1, Inga 1"},
        tile=10,
    )
    full.fight()
    assert full.heard("mm-guard-wins") == [{"guard": 2, "total": 7, "strength": 8}]


@pytest.mark.rule("MM-KING-10")
def test_tile_10_second_guard_pays_three_more() -> None:
    assert loots(with_tile(10, [6, 8, 12])) == [6, 11, 12]


@pytest.mark.rule("MM-WHIM-06", "MM-EX-45")
def test_tile_10_leaves_the_maximum_for_replacing_as_printed() -> None:
    at = table(
        "Ani Inga Frank",
        ["L1/6", "L2/8"],
        {"G2": "Ani 4, Inga 4"},
        hands={"Frank": [5]},
        turn="Frank",
        tile=10,
    )
    assert at.replacements("Frank", "G2") == []
    refusal = at.match.why_not(at.seat("Frank"), Play(5, at.space("G2 Inga")))
    assert refusal is not None and refusal.rule == "MM-REPL-03" and refusal.data["maximum"] == 8


@pytest.mark.rule("MM-KING-11", "MM-FIGHT-06", "MM-EX-46")
def test_tile_11_last_guard_pays_ten_more() -> None:
    at = with_tile(11, [0, 0, 13], {"G1": "Frank 1, Frank 2", "G2": "Ani 1, Inga 1", "G3": "Ani 5, Inga 4"})
    at.fight()
    assert at.gold["Ani"] == 8 + 12 and at.gold["Inga"] == 8 + 11


@pytest.mark.rule("MM-KING-12", "MM-WHIM-06", "MM-WHIM-07", "MM-EX-47")
def test_tile_12_last_guard_is_weaker_and_poorer() -> None:
    stand = {"G3": "Ani 4, Inga 3"}
    at = table(
        "Ani Inga Frank",
        ["L1/6", "L1/6", "L3/10 s10 b13"],
        stand,
        hands={"Frank": [5]},
        turn="Frank",
        tile=12,
    )
    assert "Inga 3 by 5" in at.replacements("Frank", "G3")
    full = table(
        "Ani Inga Frank",
        ["L1/6 s1 b0", "L1/6 s1 b0", "L3/10 s10 b13"],
        {"G1": "Frank 1, Frank 2", "G2": "Ani 1, Inga 1", "G3": "Ani 4, Inga 3"},
        tile=12,
    )
    full.fight()
    assert full.heard("mm-beaten")[-1] == {"guard": 3, "total": 7, "strength": 7, "loot": 8}
    assert (full.gold["Ani"], full.gold["Inga"]) == (12, 12)


@pytest.mark.rule("MM-WHIM-11", "MM-WHIM-12", "MM-EX-48")
def test_loot_is_never_negative_and_strength_has_no_limits() -> None:
    at = table(
        "Ani Inga Frank",
        ["L1/6 s1 b0", "L1/6 s1 b0", "L1/6 s3 b4"],
        {"G1": "Frank 1, Frank 2", "G2": "Ani 2, Inga 2", "G3": "Ani 1, Inga 1"},
        tile=12,
    )
    at.fight()
    assert at.heard("mm-beaten")[-1] == {"guard": 3, "total": 2, "strength": 0, "loot": 0}
    assert at.gold == {"Ani": 8, "Inga": 8, "Frank": 8}


@pytest.mark.rule("MM-WHIM-12")
def test_a_guard_raised_above_ten_is_unbeatable() -> None:
    at = table(
        "Ani Inga Frank",
        ["L1/6 s1 b0", "L3/10 s9 b0"],
        {"G1": "Frank 1, Frank 2", "G2": "Ani 5, Inga 5", "G3": "Ani 1, Inga 1"},
        tile=10,
    )
    at.fight()
    assert at.heard("mm-guard-wins") == [{"guard": 2, "total": 10, "strength": 11}]


@pytest.mark.rule("MM-WHIM-13")
@pytest.mark.parametrize("tile", range(1, 13))
def test_no_tile_changes_prices_or_levels(tile: int) -> None:
    at = table("Ani Inga Frank", ["L1/6", "L2/8", "L3/10"], turn="Ani", tile=tile)
    guards = at.match.view(0)["guards"]
    assert [guard["level"] for guard in guards] == [1, 2, 3]
    assert [guard["price"] for guard in guards] == [
        {"own": 1, "other": 1, "to_owner": 0},
        {"own": 1, "other": 2, "to_owner": 1},
        {"own": 1, "other": 3, "to_owner": 2},
    ]


@pytest.mark.rule("MM-WHIM-10", "MM-WHIM-14", "MM-ROW-04", "MM-EX-58")
def test_both_variants_count_positions_after_sorting() -> None:
    at = table(
        "Ani Inga Frank",
        ["L3/10 s1 b13", "L1/6 s1 b5", "L2/8 s1 b8"],
        {"G1": "Ani 3, Ani 4", "G2": "Inga 3, Inga 4", "G3": "Frank 3, Frank 4"},
        tile=11,
        row=True,
        healing={},
    )
    sort_by_level(at.state.castle, [2, 0, 1], drawn=0)
    at.state.levels = [at.state.layout.levels[at.state.pile[place]] for place in at.state.castle]
    assert loots(at) == [5, 8, 23]


@pytest.mark.rule("MM-WHIM-04", "MM-WHIM-05", "MM-NEXT-10", "MM-ROUND-02", "MM-EX-59")
def test_a_tile_holds_for_its_round_only() -> None:
    stand = {"G1": "A 3, A 4", "G2": "B 3, B 4", "G3": "C 3, C 4", "G4": "D 3, D 4"}
    at = table("A B C D", [f"{EASY} b6"] * 4, stand, tile=4, next_tile=9, healing={})
    assert loots(at) == [9, 6, 6, 6]
    view = at.match.view(None)
    assert view["king"]["tile"] == 9 and view["king"]["left"] == 5 and view["rounds"] == 6
    at.events.clear()
    for guard in range(4):
        at.state.spaces[2 * guard : 2 * guard + 2] = [3 * 8 + guard, 4 * 8 + guard]
        at.state.totals[guard] = 7
    at.state.agenda.pop()
    card = at.state.pile[at.state.castle[0]]
    fought = loots(at)
    assert fought[0] == at.state.layout.loots[card]  # nothing added to G1 in round 2
    assert at.match.view(None)["king"]["left"] == 4
