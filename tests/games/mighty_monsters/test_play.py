"""Phase 1: turns, placing (MM-PLAY) and replacing (MM-REPL)."""

from __future__ import annotations

import pytest

from monstrerie import IllegalMove
from monstrerie.core.fingerprint import fingerprint
from monstrerie.games.mighty_monsters import GAME
from monstrerie.games.mighty_monsters.moves import Play
from monstrerie.games.mighty_monsters.state import Raid

from .tables import Table, table

LEVELS = ["L1/6", "L2/8", "L3/10"]


def refused(at: Table, name: str, strength: int, where: str, rule: str) -> None:
    """The move is refused with the rule, and nothing changes."""
    before = fingerprint(at.state)
    with pytest.raises(IllegalMove) as caught:
        at.play(name, strength, where)
    assert caught.value.rule == rule
    assert fingerprint(at.state) == before


@pytest.mark.rule("MM-PLAY-01", "MM-PLAY-02", "MM-PLAY-03", "MM-PLAY-17", "MM-NEXT-11", "MM-EX-52")
def test_turns_go_clockwise_from_the_first_player_until_all_spaces_are_full() -> None:
    at = table("A B C D", first="B", turn="B")
    turns = []
    for space in range(8):
        turns.append(at.turn)
        at.match.play(
            at.match.to_act[0],
            at.match.moves(at.match.to_act[0])[0].__class__(at.moves(at.turn)[0].strength, space),
        )
    assert turns == list("BCDABCDA")
    assert at.state.round == 1 and at.turn == "C"


@pytest.mark.rule("MM-PLAY-03", "MM-EX-54")
def test_exactly_one_monster_a_turn() -> None:
    at = table(turn="Ani", hands={"Ani": [1, 2, 3]})
    at.play("Ani", 1, "G1")
    assert at.turn == "Inga"
    refused(at, "Ani", 2, "G2", "MM-PLAY-02")


@pytest.mark.rule("MM-PLAY-04", "MM-EX-54")
def test_a_reserve_card_can_not_be_played() -> None:
    at = table(turn="Ani", hands={"Ani": [1, 2, 3]}, reserves={"Ani": [4, 5]})
    refused(at, "Ani", 4, "G1", "MM-PLAY-04")
    assert {move.strength for move in at.moves("Ani")} == {1, 2, 3}


@pytest.mark.rule("MM-PLAY-05", "MM-EX-54")
def test_passing_is_no_move() -> None:
    at = table(turn="Ani")
    for nonsense in (None, "pass", {"kind": "pass"}, ()):
        refusal = at.match.why_not(0, nonsense)
        assert refusal is not None and refusal.rule == "MM-PLAY-05"
    assert all(isinstance(move, Play) for move in at.match.moves(0))


@pytest.mark.rule("MM-PLAY-06", "MM-PLAY-07", "MM-DEC-05")
def test_any_card_in_hand_goes_on_any_empty_space_whatever_stands_there() -> None:
    at = table(
        guards=LEVELS, turn="Ani", hands={"Ani": [1, 2, 5]}, stand={"G1": "Inga 5, -", "G3": "-, Frank 4"}
    )
    wanted = {Play(strength, space) for strength in (1, 2, 5) for space in (1, 2, 3, 4)}
    assert wanted <= set(at.moves("Ani"))


@pytest.mark.rule("MM-PLAY-03", "MM-PLAY-06", "MM-PLAY-08", "MM-PLAY-11", "MM-EX-03")
def test_placing_costs_nothing_and_is_open_to_all() -> None:
    at = table(turn="Ani", hands={"Ani": [4, 1, 2]})
    at.play("Ani", 4, "G2")
    assert at.at("G2") == ["Ani 4"] and at.hand("Ani") == [1, 2]
    assert at.gold["Ani"] == 8 and at.paid_to_treasury == 0
    for seat in (None, 0, 1, 2):
        shown = at.match.view(seat)["guards"][1]["monsters"][0]
        assert (shown["seat"], shown["strength"]) == (0, 4) and "healing" in shown


@pytest.mark.rule("MM-PLAY-06", "MM-PLAY-07", "MM-PLAY-08", "MM-EX-55")
def test_placing_needs_no_gold_and_may_exceed_the_maximum() -> None:
    at = table(guards=["L1/6"], stand={"G1": "Inga 5, -"}, turn="Ani", hands={"Ani": [5]}, gold={"Ani": 0})
    at.play("Ani", 5, "G1")
    assert at.state.totals[0] == 10 and at.gold["Ani"] == 0


@pytest.mark.rule("MM-PLAY-09", "MM-EX-54")
def test_an_occupied_space_is_no_place_for_a_second_monster() -> None:
    at = table(guards=["L1/6"], stand={"G1": "Inga 4, -"}, turn="Ani", hands={"Ani": [1, 2, 3]})
    refused(at, "Ani", 3, "G1 Inga", "MM-REPL-01")
    at.play("Ani", 3, "G1")
    assert at.at("G1") == ["Inga 4", "Ani 3"]


@pytest.mark.rule("MM-PLAY-10", "MM-EX-56")
def test_one_player_may_own_both_monsters_of_a_pair() -> None:
    at = table(stand={"G1": "Ani 3, -"}, turn="Ani", hands={"Ani": [1, 5]})
    at.play("Ani", 1, "G1")
    assert at.at("G1") == ["Ani 3", "Ani 1"]


@pytest.mark.rule("MM-PLAY-12", "MM-PLAY-13", "MM-EX-26")
def test_a_player_with_two_standing_is_skipped_and_may_not_even_replace() -> None:
    at = table(
        "Frank Ani Inga",
        guards=["L1/6", "L1/6", "L1/6"],
        stand={"G1": "Inga 1, -", "G2": "Ani 2, Ani 3"},
        hands={"Ani": [5], "Frank": [1, 2, 3]},
        turn="Frank",
    )
    at.play("Frank", 1, "G3")
    assert at.turn == "Inga"
    assert at.match.moves(at.seat("Ani")) == []
    refused(at, "Ani", 5, "G1 Inga", "MM-PLAY-12")


@pytest.mark.rule(
    "MM-PLAY-12",
    "MM-PLAY-14",
    "MM-PLAY-15",
    "MM-PLAY-16",
    "MM-PLAY-17",
    "MM-PLAY-18",
    "MM-REPL-13",
    "MM-EX-05",
)
def test_the_example_of_three_players() -> None:
    at = table(
        "Inga Frank Ani",
        guards=LEVELS,
        stand={"G1": "Frank 2, Ani 3", "G2": "Inga 2, Ani 4", "G3": "Frank 5, -"},
        hands={"Inga": [4, 1], "Frank": [3], "Ani": [1]},
        turn="Inga",
    )
    at.play("Inga", 4, "G1 Frank")
    assert at.gold == {"Inga": 7, "Frank": 8, "Ani": 8} and at.paid_to_treasury == 1
    assert at.turn == "Frank"
    at.play("Frank", 3, "G2 Inga")
    assert at.gold == {"Inga": 8, "Frank": 6, "Ani": 8} and at.paid_to_treasury == 2
    assert at.turn == "Inga" and at.hand("Inga") == [1, 2]
    assert all(at.state.spaces[move.space] == 0 for move in at.moves("Inga"))  # no option B
    at.play("Inga", 2, "G3")
    fought = [data["total"] for data in at.heard("mm-beaten") + at.heard("mm-guard-wins")]
    assert fought[0] == 7  # phase 2 has begun with 4 + 3 at G1
    assert at.state.round == 1


@pytest.mark.rule(
    "MM-NEXT-01", "MM-NEXT-02", "MM-NEXT-03", "MM-NEXT-04", "MM-NEXT-05", "MM-INV-13", "MM-EX-53"
)
def test_the_example_of_three_players_goes_on_with_the_exchange_of_cards() -> None:
    at = table(
        "Inga Frank Ani",
        guards=LEVELS,
        stand={"G1": "Inga 4, Ani 3", "G2": "Frank 3, Ani 4", "G3": "Frank 5, Inga 2"},
        hands={"Inga": [1], "Frank": [2], "Ani": [1]},
        reserves={"Inga": [3, 5], "Frank": [1, 4], "Ani": [2, 5]},
    )
    at.fight()
    assert (at.hand("Inga"), at.reserve("Inga")) == ([1, 3, 5], [2, 4])
    assert (at.hand("Frank"), at.reserve("Frank")) == ([1, 2, 4], [3, 5])
    assert (at.hand("Ani"), at.reserve("Ani")) == ([1, 2, 5], [3, 4])


@pytest.mark.rule(
    "MM-PLAY-12", "MM-PLAY-15", "MM-PLAY-17", "MM-REPL-17", "MM-REPL-22", "MM-INV-05", "MM-INV-07", "MM-EX-62"
)
def test_the_only_player_left_plays_twice_in_a_row() -> None:
    at = table(
        "Inga Frank Ani",
        guards=LEVELS,
        stand={"G1": "Inga 1, Frank 2", "G2": "Inga 3, -", "G3": "Frank 4, Ani 2"},
        hands={"Ani": [3, 4]},
        turn="Ani",
        rounds=1,
    )
    at.play("Ani", 3, "G3 Ani")
    assert at.gold["Ani"] == 7 and at.paid_to_treasury == 1
    assert at.turn == "Ani" and at.hand("Ani") == [2, 4]
    at.play("Ani", 4, "G2")
    assert at.heard("mm-turned") and at.match.over  # phase 2 began: it was the last space
    assert at.hand("Ani")[:1] != [4] and 2 in at.hand("Ani")


@pytest.mark.rule("MM-PLAY-16", "MM-PLAY-18", "MM-INV-05", "MM-INV-06")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_phase_has_2n_placings_the_last_turn_being_one_and_at_most_10n_turns(players: int) -> None:
    match = GAME.new(players, seed=6, factions="dealt")
    placed = turns = 0
    by_seat = [0] * players
    uneven = False
    while not match.over:
        seat = match.to_act[0]
        replacing = [m for m in match.moves(seat) if match.state.spaces[m.space]]  # type: ignore[attr-defined]
        events = match.play(seat, (replacing or match.moves(seat))[-1])
        turns += 1
        by_seat[seat] += 1
        placed += events[0].kind == "mm-placed"
        if len(events) > 1:
            assert events[0].kind == "mm-placed" and placed == 2 * players and turns <= 10 * players
            uneven |= len(set(by_seat)) > 1
            placed, turns, by_seat = 0, 0, [0] * players
    assert uneven


@pytest.mark.rule("MM-PLAY-19")
def test_a_standing_monster_can_not_be_moved_or_played_again() -> None:
    at = table(stand={"G1": "Ani 3, -"}, turn="Ani", hands={"Ani": [1, 2]})
    refused(at, "Ani", 3, "G2", "MM-PLAY-19")


@pytest.mark.rule("MM-REPL-02", "MM-REPL-04", "MM-REPL-06", "MM-EX-01")
def test_replacing_while_the_total_is_below_the_maximum() -> None:
    at = table(guards=["L1/6"], stand={"G1": "Inga 2, Frank 3"}, turn="Ani", hands={"Ani": [4]})
    assert {r for r in at.replacements("Ani", "G1") if r.endswith("by 4")} == {"Inga 2 by 4", "Frank 3 by 4"}


@pytest.mark.rule("MM-REPL-02", "MM-REPL-03", "MM-EX-02")
def test_no_replacing_when_the_total_reaches_the_maximum() -> None:
    at = table(guards=["L1/6"], stand={"G1": "Inga 2, Frank 4"}, turn="Ani", hands={"Ani": [5]})
    assert at.replacements("Ani", "G1") == []
    refused(at, "Ani", 5, "G1 Inga", "MM-REPL-03")


@pytest.mark.rule("MM-REPL-06")
@pytest.mark.parametrize("hidden", [3, 6])
def test_the_hidden_strength_of_the_guard_plays_no_part(hidden: int) -> None:
    at = table(guards=[f"L1/6 s{hidden}"], stand={"G1": "Inga 2, Frank 3"}, turn="Ani", hands={"Ani": [4]})
    assert "Inga 2 by 4" in at.replacements("Ani", "G1")


@pytest.mark.rule(
    "MM-REPL-01",
    "MM-REPL-05",
    "MM-REPL-11",
    "MM-REPL-12",
    "MM-REPL-14",
    "MM-REPL-15",
    "MM-REPL-16",
    "MM-EX-04",
)
@pytest.mark.parametrize(("guard", "ani", "inga"), [("L1/6", -1, 0), ("L2/8", -2, 1), ("L3/10", -3, 2)])
def test_the_price_of_replacing_depends_on_the_level(guard: str, ani: int, inga: int) -> None:
    at = table(guards=[guard], stand={"G1": "Inga 2, -"}, turn="Ani", hands={"Ani": [4, 1, 2]})
    space = at.space("G1 Inga")
    at.play("Ani", 4, "G1 Inga")
    assert at.state.spaces[space] == 4 * 8 + at.seat("Ani")
    assert 2 in at.hand("Inga") and 2 not in at.reserve("Inga") and at.hand("Ani") == [1, 2]
    assert at.gold["Ani"] == 8 + ani and at.gold["Inga"] == 8 + inga and at.paid_to_treasury == 1


@pytest.mark.rule("MM-REPL-01", "MM-EX-24")
def test_an_equal_monster_does_not_push_out() -> None:
    at = table(guards=["L1/6"], stand={"G1": "Inga 3, -"}, turn="Ani", hands={"Ani": [3]})
    refused(at, "Ani", 3, "G1 Inga", "MM-REPL-01")


@pytest.mark.rule("MM-REPL-03", "MM-REPL-07", "MM-EX-25")
def test_the_total_after_replacing_may_exceed_the_maximum() -> None:
    at = table(
        guards=["L1/6"],
        stand={"G1": "Inga 1, Frank 4"},
        turn="Ani",
        hands={"Ani": [5]},
        names="Ani Frank Inga",
    )
    at.play("Ani", 5, "G1 Inga")
    assert at.state.totals[0] == 9
    assert at.replacements(at.turn, "G1") == []


@pytest.mark.rule("MM-REPL-08", "MM-EX-27")
def test_a_five_is_never_pushed_out() -> None:
    at = table(
        guards=["L3/10"], stand={"G1": "Inga 5, Frank 4"}, turn="Ani", hands={"Ani": [5]}, gold={"Ani": 3}
    )
    assert at.replacements("Ani", "G1") == ["Frank 4 by 5"]
    refused(at, "Ani", 5, "G1 Inga", "MM-REPL-08")


@pytest.mark.rule("MM-REPL-09", "MM-REPL-10", "MM-REPL-15", "MM-REPL-20", "MM-PLAY-15", "MM-EX-57")
def test_replacing_is_free_to_choose_and_gives_no_turn_out_of_order() -> None:
    at = table(
        "Inga Ani Frank",
        guards=["L2/8"],
        stand={"G1": "Inga 1, -"},
        hands={"Ani": [2, 3, 4], "Inga": [2, 3]},
        turn="Ani",
        first="Inga",
    )
    options = at.moves("Ani")
    assert any(at.state.spaces[move.space] == 0 for move in options)
    assert "Inga 1 by 2" in at.replacements("Ani", "G1")
    at.play("Ani", 2, "G1 Inga")
    assert (at.gold["Ani"], at.gold["Inga"], at.paid_to_treasury) == (6, 9, 1)
    assert at.turn == "Frank"
    assert at.state.standing[at.seat("Inga")] == 0 and at.hand("Inga") == [1, 2, 3]


@pytest.mark.rule("MM-REPL-20")
def test_the_owner_can_use_the_gold_at_once() -> None:
    at = table(
        "Inga Ani Frank",
        guards=["L3/10", "L2/8"],
        stand={"G1": "Inga 1, -", "G2": "Ani 1, -"},
        hands={"Ani": [2, 3], "Inga": [3, 4], "Frank": [1, 2, 3]},
        gold={"Inga": 0, "Ani": 3},
        turn="Ani",
    )
    at.play("Ani", 2, "G1 Inga")
    at.play("Frank", 1, "G3")
    assert at.turn == "Inga" and at.gold["Inga"] == 2
    at.play("Inga", 3, "G2 Ani")
    assert at.gold["Inga"] == 0 and at.gold["Ani"] == 1


@pytest.mark.rule("MM-REPL-09", "MM-REPL-17", "MM-REPL-19", "MM-REPL-22", "MM-EX-22")
def test_replacing_ones_own_monster_costs_one_at_any_level() -> None:
    at = table(guards=["L3/10"], stand={"G1": "Ani 2, -"}, turn="Ani", hands={"Ani": [3, 1]}, gold={"Ani": 1})
    at.play("Ani", 3, "G1 Ani")
    assert at.gold["Ani"] == 0 and at.paid_to_treasury == 1
    assert at.hand("Ani") == [1, 2] and at.state.standing[0] == 1
    assert at.turn == "Inga"


@pytest.mark.rule("MM-REPL-16", "MM-REPL-18", "MM-REPL-19", "MM-EX-23")
def test_no_part_payment_and_no_credit() -> None:
    poor = table(guards=["L3/10"], stand={"G1": "Inga 2, -"}, turn="Ani", hands={"Ani": [5]}, gold={"Ani": 2})
    refused(poor, "Ani", 5, "G1 Inga", "MM-REPL-18")
    enough = table(
        guards=["L3/10"], stand={"G1": "Inga 2, -"}, turn="Ani", hands={"Ani": [5]}, gold={"Ani": 3}
    )
    enough.play("Ani", 5, "G1 Inga")
    assert (enough.gold["Ani"], enough.gold["Inga"], enough.paid_to_treasury) == (0, 10, 1)


@pytest.mark.rule("MM-REPL-21")
def test_the_owner_has_no_say_in_being_replaced() -> None:
    at = table(guards=["L2/8"], stand={"G1": "Inga 2, -"}, turn="Ani", hands={"Ani": [4]})
    at.play("Ani", 4, "G1 Inga")
    assert at.match.to_act == (at.seat("Inga"),)  # an ordinary turn, nothing to answer
    assert all(isinstance(move, Play) for move in at.match.moves(at.seat("Inga")))


@pytest.mark.rule("MM-PLAY-02", "MM-EX-54")
def test_nobody_acts_for_another_player() -> None:
    at = table(turn="Ani", hands={"Ani": [1, 2, 3], "Inga": [1, 2, 3]})
    refused(at, "Inga", 1, "G1", "MM-PLAY-02")


@pytest.mark.rule("MM-SET-06", "MM-COMP-03")
@pytest.mark.parametrize(
    ("strength", "space", "rule"),
    [
        (0, 0, "MM-COMP-03"),
        (6, 0, "MM-COMP-03"),
        (1, 6, "MM-SET-06"),
        (1, -1, "MM-SET-06"),
        (1, 11, "MM-SET-06"),
    ],
)
def test_strengths_and_spaces_that_do_not_exist(strength: int, space: int, rule: str) -> None:
    at = table(turn="Ani", hands={"Ani": [1, 2, 3]})
    refusal = at.match.why_not(0, Play(strength, space))
    assert refusal is not None and refusal.rule == rule


@pytest.mark.rule("MM-INV-04")
def test_a_space_once_taken_only_gets_stronger() -> None:
    match = GAME.new(4, seed=11, factions="dealt")
    state = match.state
    assert isinstance(state, Raid)
    while not match.over:
        before, round = state.spaces[:], state.round
        seat = match.to_act[0]
        replacing = [m for m in match.moves(seat) if before[m.space]]  # type: ignore[attr-defined]
        match.play(seat, (replacing or match.moves(seat))[0])
        if state.round == round:
            assert all(new >> 3 >= old >> 3 for old, new in zip(before, state.spaces, strict=True))
