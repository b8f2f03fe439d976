"""A battle step by step (DL-CMB-39 to 101), and the paladin in Combat (DL-PAL-13 to 21)."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_lords import GAME
from monstrerie.games.dungeon_lords.moves import Attack, Lay, NoTrap, Ready, Release, Send, Target
from monstrerie.games.dungeon_lords.rules.combat import Combat, CombatRound
from monstrerie.games.dungeon_lords.state import GONE, Realm

from .tables import Table, mask, nothing, table


def fight(
    party: str, fatigue: int = 0, year: int = 1, goods: dict[str, object] | None = None, **plan: object
) -> Table:
    """Seat 0 fights that party."""
    t = table(3, year=year).fatigue(fatigue).lord(0, **(goods or {})).lord(0, party=party)
    return t.battle(**plan)  # type: ignore[arg-type]


# --- order and elimination ----------------------------------------------------------------------------


@pytest.mark.rule("DL-CMB-39")
def test_the_steps_of_a_battle() -> None:
    t = fight(
        "W5 M4m2 P4h2(1)", fatigue=1, traps="wall-of-fire", send="goblin", card="detect-evil",
    )  # fmt: skip
    kinds = [event.kind for event in t.events]
    steps = ["dl-sprung", "dl-attacked", "dl-cast", "dl-healed", "dl-fatigue", "dl-conquered"]
    assert [kind for kind in dict.fromkeys(kinds) if kind in steps] == steps
    t = fight("W5 M4m2 P4h2", fatigue=1, traps="wall-of-fire", send="goblin", card="magic-shield")
    kinds = [event.kind for event in t.events]
    assert kinds.index("dl-sprung") < kinds.index("dl-cast") < kinds.index("dl-attacked")


@pytest.mark.rule("DL-CMB-40")
def test_with_nobody_left_the_rest_of_the_battle_is_skipped() -> None:
    t = fight("W3", fatigue=2, traps="rolling-stone", send="goblin ghost", goods={"evil": 8})
    assert t.prisoners() == 1 and not t.heard("dl-attacked") and not t.heard("dl-fatigue")
    assert t[0].conquered == 0 and t[0].evil == 8
    assert t.lair() == "goblin ghost", "they return face up"


@pytest.mark.rule("DL-CMB-05", "DL-CMB-06", "DL-CMB-07", "DL-CMB-52", "DL-EX-02")
def test_an_eliminated_adventurer_lies_in_the_prison_without_wounds_and_the_next_is_first() -> None:
    t = fight("W3 W4 P3h1", traps="rolling-stone")
    assert t.line() == "W4 P3h1" and t[0].prison == [0]
    assert t.match.view(1)["seats"][0]["prison"][0]["wounds"] == 0
    t = fight("W3(2) W4 P3h1", traps="rolling-stone")
    assert t.line() == "W4 P3h1" and t.prisoners() == 1, "more wounds than needed, and none goes on"
    data = t.heard("dl-wounded")[0]
    assert data["all_wounds"] == data["hp"] == 3 < 2 + data["wounds"], "told as no more than it can have"


@pytest.mark.rule("DL-CMB-08")
def test_wounds_stay_from_round_to_round() -> None:
    t = table(2).fatigue(1).lord(0, party="W5 W4").run(Combat())
    assert [data["all_wounds"] for data in t.heard("dl-wounded")] == [1, 2, 3]  # three tiles, then no more
    assert t[0].conquered == mask("C1 C2 C3")


# --- traps --------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-CMB-41", "DL-CMB-42")
@pytest.mark.parametrize(
    ("trap", "before", "after"),
    [
        ("cursed-ring", (3, 3, 3), (2, 3, 3)),
        ("poisoned-meal", (3, 3, 3), (3, 2, 3)),
        ("kamikaze-imp", (3, 3, 3), (3, 3, 2)),
        ("pendulum", (3, 3, 3), (3, 3, 3)),
    ],
)
def test_a_trap_is_revealed_and_paid(trap: str, before: tuple[int, ...], after: tuple[int, ...]) -> None:
    t = fight("W5 W4", traps=trap)
    assert (t[0].gold, t[0].food, t[0].imps) == after
    assert [event.kind for event in t.events][1] == "dl-sprung"


@pytest.mark.rule("DL-CMB-42", "DL-CMB-26")
def test_in_a_room_the_coin_on_the_card_is_paid_too() -> None:
    t = table(2).fatigue(0).lord(0, party="W5", gold=2, traps="pendulum", rooms={"henhouse": "C1"})
    t.run(CombatRound(0))
    t.play(0, t.moves(0)[0])
    assert (t[0].gold, t[0].coin) == (1, 0)


@pytest.mark.rule("DL-CMB-43", "DL-EX-01")
@pytest.mark.parametrize(
    ("trap", "after"),
    [
        ("rolling-stone", "W5(3) W4 P4h1"),
        ("wall-of-fire", "W5(1) W4(1) P4h1(2)"),
        ("pendulum", "W5 W4(3) P4h1"),
        ("trap-door", "W5(2) W4 P4h1"),
        ("cursed-ring", "W5(1) W4(1) P4h1(1)"),
        ("kamikaze-imp", "W5(3) W4(1) P4h1(1)"),
        ("poisoned-meal", "W4 P4h1"),
    ],
)
def test_what_each_trap_does(trap: str, after: str) -> None:
    assert fight("W5 W4 P4h1", traps=trap).line() == after


@pytest.mark.rule("DL-CMB-43")
def test_against_one_adventurer_he_is_first_and_last_and_nobody_is_second() -> None:
    assert fight("W5", traps="wall-of-fire").line() == "W5(2)"
    assert fight("W5", traps="pendulum").line() == "W5"


@pytest.mark.rule("DL-CMB-44", "DL-EX-03")
def test_trap_symbols_reduce_trap_wounds() -> None:
    assert fight("W5 T3t2", traps="rolling-stone").line() == "W5(1) T3t2"


@pytest.mark.rule("DL-CMB-46", "DL-CMB-47", "DL-EX-04")
def test_reduction_begins_in_front_and_serves_the_thief_too() -> None:
    assert fight("W5 P4h1 T4t2", traps="wall-of-fire").line() == "W5 P4h1 T4t2(2)"
    assert fight("T4t2 W5", traps="rolling-stone").line() == "T4t2(1) W5"
    assert fight("T3t1 W5", traps="poisoned-meal").line() == "T3t1(2) W5"


@pytest.mark.rule("DL-CMB-45", "DL-EX-05", "DL-PAL-14")
def test_symbols_of_several_add_up_the_paladins_too() -> None:
    assert fight("W5 T3t1 T4t2", traps="rolling-stone").line() == "W5 T3t1 T4t2"
    assert fight("PAL W5 T3t1", traps="wall-of-fire").line() == "PAL W5 T3t1(1)"


@pytest.mark.rule("DL-CMB-51", "DL-CMB-100", "DL-EX-06")
def test_other_effects_are_never_prevented() -> None:
    t = fight("W5 T3t1 T4t2", fatigue=2, traps="trap-door", goods={"evil": 8})
    assert t.line() == "W5 T3t1 T4t2" and t[0].conquered == 0 and t[0].evil == 8


@pytest.mark.rule("DL-CMB-48", "DL-CMB-49")
def test_symbols_are_there_again_each_round_as_long_as_the_thief_stands() -> None:
    t = fight("W5 T3t2", traps="rolling-stone")
    t.battle(traps="rolling-stone", tile="C2", round=2)
    assert t.line() == "W5(2) T3t2"
    assert fight("W5", traps="rolling-stone").line() == "W5(3)"


@pytest.mark.rule("DL-CMB-50", "DL-CMB-95")
def test_thieves_prevent_only_trap_wounds() -> None:
    t = fight("W5 T4t2", fatigue=1, send="goblin")
    assert t.line() == "W5(3) T4t2"


@pytest.mark.rule("DL-CMB-53")
def test_a_used_trap_is_gone() -> None:
    t = fight("W5", traps="pendulum")
    assert sum(t[0].traps) == 0 and t.match.view(1)["used_traps"][0]["trap"] == "pendulum"


@pytest.mark.rule("DL-CMB-54", "DL-EX-07")
def test_the_poison_of_a_dart_comes_after_conquest_and_is_never_prevented() -> None:
    t = fight("W5 T3t1", fatigue=1, traps="poisoned-dart").play(0, Target(1))
    assert t.line() == "W5(3) T3t1" and t[0].conquered == mask("C1")
    kinds = [event.kind for event in t.events]
    assert kinds.index("dl-poison") > kinds.index("dl-conquered")
    t = fight("W3 T3t1", fatigue=3, traps="poisoned-dart").play(0, Target(1))
    assert t.line() == "T3t1", "lost when the target is out already"


@pytest.mark.rule("DL-CMB-55", "DL-EX-08")
def test_an_anti_magic_dart_on_a_wizard_stops_all_spells() -> None:
    t = fight("PAL M4m2 W5", traps="anti-magic-dart", card="detect-evil").play(0, Target(2))
    assert not t.heard("dl-cast") and t[0].evil == 4
    assert fight("PAL M4m2 W5", card="detect-evil").heard("dl-cast")


@pytest.mark.rule("DL-CMB-56", "DL-CMB-58", "DL-EX-09")
def test_an_anti_magic_dart_on_a_priest_stops_all_healing_even_if_prevented() -> None:
    t = fight("PAL P4h1 W5", traps="anti-magic-dart", send="goblin").play(0, Target(2))
    assert t.heard("dl-prevented") and t.line() == "PAL(2) P4h1 W5" and not t.heard("dl-healed")
    t.battle(send="goblin", tile="C2", round=2)
    assert t.heard("dl-healed"), "in this battle only"


@pytest.mark.rule("DL-CMB-57", "DL-EX-10")
def test_an_anti_magic_dart_on_the_paladin_does_nothing_special() -> None:
    t = fight("PAL M4m2 P4h1", traps="anti-magic-dart", send="goblin", card="detect-evil").play(0, Target(1))
    assert t.heard("dl-cast") and t.heard("dl-healed")
    t = fight("W5 M4m2 P4h1", traps="anti-magic-dart", send="goblin", card="detect-evil").play(0, Target(1))
    assert t.heard("dl-cast") and t.heard("dl-healed") and t.line().startswith("W5(2)")


# --- spells -------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-CMB-59", "DL-CMB-81", "DL-CMB-83")
def test_a_spell_is_cast_once_in_the_step_of_its_kind() -> None:
    fast = fight("W5 M4m2", send="goblin", card="magic-shield")
    kinds = [event.kind for event in fast.events if event.kind in ("dl-cast", "dl-attacked")]
    assert kinds == ["dl-cast", "dl-attacked"]
    slow = fight("W5 M4m2", send="goblin", card="detect-evil")
    kinds = [event.kind for event in slow.events if event.kind in ("dl-cast", "dl-attacked")]
    assert kinds == ["dl-attacked", "dl-cast"]


@pytest.mark.rule("DL-CMB-60", "DL-EX-49")
@pytest.mark.parametrize(("round", "cast"), [(1, True), (2, True), (3, False), (4, False)])
def test_the_round_says_how_much_magic_is_needed(round: int, cast: bool) -> None:
    assert bool(fight("W5 M4m2", round=round, card="detect-evil").heard("dl-cast")) == cast


@pytest.mark.rule("DL-CMB-61", "DL-PAL-14")
def test_magic_of_all_wizards_and_the_paladin_is_added() -> None:
    assert fight("W5 M3m1 M4m2", round=3, card="detect-evil").heard("dl-cast")
    assert fight("PAL M4m2", round=4, card="detect-evil").heard("dl-cast")
    assert not fight("W5 T3t1 P3h1", round=1, card="detect-evil").heard("dl-cast")


@pytest.mark.rule("DL-CMB-62", "DL-CMB-82", "DL-EX-47", "DL-EX-48")
def test_magic_is_counted_when_the_spell_would_be_cast() -> None:
    t = fight("M3m2 W5", round=2, card="magic-shield", traps="rolling-stone")
    assert t.line() == "W5" and not t.heard("dl-cast"), "the trap eliminated the wizard"
    t = fight("M3m2 W5", round=2, card="magic-shield", send="witch")
    t.play(0, Attack("witch", 1, 1))
    assert t.heard("dl-cast"), "a fast spell comes before the monster"
    t = fight("M3m2 W5", round=2, card="detect-evil", send="witch").play(0, Attack("witch", 1, 1))
    assert not t.heard("dl-cast"), "a slow one after it"


@pytest.mark.rule("DL-CMB-63", "DL-CMB-93")
def test_without_enough_magic_the_fatigue_still_counts() -> None:
    t = table(2).lord(0, party="W5").battle(card="graffiti")
    assert not t.heard("dl-cast") and t.line() == "W5(2)"


@pytest.mark.rule("DL-CMB-64")
def test_a_spell_that_is_cast_is_carried_out() -> None:
    assert fight("W5 M4m2", card="detect-evil", goods={"evil": 5})[0].evil == 6  # +2, and 1 down for the tile
    assert fight("W5 M4m2", card="fist-of-justice")[0].imps == 2
    assert fight("W5 M4m2", card="detect-treasure")[0].gold == 2
    assert fight("W5 M4m2", card="detect-treasure", goods={"gold": 0})[0].food == 2


@pytest.mark.rule("DL-CMB-65", "DL-APM-10")
def test_a_withdrawn_monster_returns_face_up_and_has_not_attacked() -> None:
    from monstrerie.games.dungeon_lords.moves import Refuse, Withdraw

    t = fight("W5(1) M4m2 P3h1", card="word-of-peace", send="goblin ghost")
    assert t.moves(0) == [Refuse(), Withdraw()]
    t.play(0, Withdraw(), Attack("ghost", 1, 2))
    assert t.lair() == "goblin (ghost)", "the ghost is no monster"
    t = fight("W5(1) M4m2 P3h1", card="word-of-peace", send="goblin").play(0, Withdraw())
    assert t.lair() == "goblin" and t.line() == "W5(1) M4m2 P3h1", "nobody attacked: no healing"
    t = fight("W5 M4m2", card="word-of-peace", send="goblin", goods={"evil": 5}).play(0, Refuse())
    assert t[0].evil == 6 and t.lair() == "(goblin)"


@pytest.mark.rule("DL-CMB-84")
def test_the_card_of_the_round_is_for_every_battle() -> None:
    t = table(2).fatigue(0).put(cards="detect-evil fireball graffiti suggestion")
    t.lord(0, party="W5 M4m2").lord(1, party="W4 M3m1").run(CombatRound(0))
    assert [data["seat"] for data in t.heard("dl-cast")][:2] == [0, 1]


# --- monsters and ghosts ------------------------------------------------------------------------------


@pytest.mark.rule("DL-CMB-66", "DL-CMB-67")
def test_the_player_chooses_order_and_option() -> None:
    t = fight("W5 T4t1 P4h1", send="witch ghost")
    kinds = {(move.monster, move.attack) for move in t.moves(0) if isinstance(move, Attack)}
    assert kinds == {("witch", 1), ("witch", 2), ("ghost", 1)}
    t.play(0, Attack("ghost", 1, 2), Attack("witch", 1, 1))
    assert [data["monster"] for data in t.heard("dl-attacked")] == ["ghost", "witch"]


@pytest.mark.rule("DL-CMB-68", "DL-CMB-69", "DL-CMB-70")
def test_whoever_was_sent_must_attack_and_is_stunned_until_the_combat_is_over() -> None:
    t = fight("W5 T4t1", send="witch")
    assert not any(isinstance(move, Ready | NoTrap) for move in t.moves(0))
    assert t.why_not(0, Ready()) == "DL-CMB-68"
    t.play(0, Attack("witch", 1, 1))
    assert t.lair() == "(witch)"


@pytest.mark.rule("DL-CMB-71", "DL-CMB-72", "DL-EX-11")
def test_a_standard_attack_hits_the_first_and_no_wound_goes_on() -> None:
    t = fight("W5(2) T4t1", send="witch").play(0, Attack("witch", 1, 1))
    assert t.line() == "T4t1"
    t = fight("W5 T4t1", send="golem ghost")
    assert t.why_not(0, Attack("golem", 1, 2)) == "DL-CMB-71"


@pytest.mark.rule("DL-CMB-73", "DL-EX-12")
def test_attack_anyone() -> None:
    t = fight("W4(1) T4t1 T3t2", send="vampire")
    assert {move.place for move in t.moves(0) if isinstance(move, Attack) and move.attack == 1} == {1, 2, 3}
    assert t.match.copy().play(0, Attack("vampire", 1, 2))
    for place, after in ((1, "T4t1 T3t2"), (2, "W4(1) T4t1(3) T3t2"), (3, "W4(1) T4t1")):
        t = fight("W4(1) T4t1 T3t2", send="vampire").play(0, Attack("vampire", 1, place))
        assert t.line() == after
    t = fight("W4 T4t1", send="vampire")
    assert t.why_not(0, Attack("vampire", 1, 3)) == "DL-CMB-73"
    assert t.why_not(0, Attack("goblin", 1, 1)) == "DL-CMB-66"


@pytest.mark.rule("DL-CMB-74", "DL-EX-13")
def test_attack_everyone() -> None:
    t = fight("W4(3) T4t1 P4h1(1)", send="slime").play(0, Attack("slime", 1, 1))
    assert t.line() == "T4t1 P4h1(2)", "each took 1; the priest healed the first in line"
    t = fight("W4(3) T4t1 T3t1(1)", send="slime").play(0, Attack("slime", 1, 1))
    assert t.line() == "T4t1(1) T3t1(2)" and t.prisoners() == 1


@pytest.mark.rule("DL-CMB-75", "DL-CMB-76")
def test_no_priests_and_not_the_first() -> None:
    t = fight("W5 P4h1 T4t1", send="vampire ghost")
    assert t.why_not(0, Attack("vampire", 1, 2)) == "DL-CMB-75"
    assert t.why_not(0, Attack("ghost", 1, 1)) == "DL-CMB-76"
    t.play(0, Attack("ghost", 1, 2))
    assert t.line() == "W5 P4h1(2) T4t1"


@pytest.mark.rule("DL-CMB-77", "DL-CMB-78", "DL-CMB-79")
def test_return_no_conquest_and_no_healing() -> None:
    assert fight("W5", send="golem").lair() == "golem"
    t = fight("W8", fatigue=1, year=2, send="demon")
    assert t.line() == "W8(7)" and t[0].conquered == 0
    t = fight("W8 P6h3", year=2, send="dragon")
    assert t.line() == "W8(2) P6h3(2)" and not t.heard("dl-healed")


@pytest.mark.rule("DL-CMB-80")
def test_each_attack_meets_the_party_as_the_one_before_left_it() -> None:
    t = fight("W3 T4t1 T3t2", send="ghost troll").play(0, Attack("troll", 1, 1))
    assert t.line() == "T4t1 T3t2(2)", "the ghost was left one legal target, and took it"


# --- healing ------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-CMB-85", "DL-CMB-87", "DL-EX-14")
def test_healing_after_an_attack() -> None:
    t = fight("W4 P3h1", send="troll", goods={"food": 0})
    assert t.line() == "W4(2) P3h1"
    assert fight("W4(1) T3t1", send="goblin").line() == "W4(3) T3t1", "without a priest no healing"


@pytest.mark.rule("DL-CMB-92", "DL-EX-15")
def test_the_eliminated_are_not_healed() -> None:
    t = fight("P3h2 T3t1 P4h2", send="vampire").play(0, Attack("vampire", 1, 2))
    assert t.line() == "P3h2 P4h2" and not t.heard("dl-healed")


@pytest.mark.rule("DL-CMB-88", "DL-CMB-89", "DL-CMB-90", "DL-CMB-91", "DL-EX-16")
def test_healing_goes_from_front_to_back_whatever_made_the_wound() -> None:
    t = fight("P3h2 T3t1(1) P4h2(2)", send="goblin")
    assert t.line() == "P3h2 T3t1 P4h2(1)"


@pytest.mark.rule("DL-CMB-86", "DL-EX-17")
def test_no_attack_no_healing() -> None:
    t = fight("W5(1) P3h1", traps="trap-door")
    assert t.line() == "W5(3) P3h1"


@pytest.mark.rule("DL-CMB-85")
def test_an_attack_that_wounded_nobody_still_counts() -> None:
    t = fight("P4h1(2) M3m2", send="slime", card="magic-shield")
    t.play(0, Attack("slime", 1, 1))
    assert t.line() == "P4h1(1) M3m2(1)", "the shield took the first point; the priest healed one"


@pytest.mark.rule("DL-CMB-87")
def test_only_those_still_standing_heal() -> None:
    t = fight("P3h2 W5(3)", send="witch").play(0, Attack("witch", 1, 1))
    assert t.line() == "W5(3)"


# --- conquest -----------------------------------------------------------------------------------------


@pytest.mark.rule("DL-CMB-93", "DL-CMB-94", "DL-CMB-95", "DL-CMB-96", "DL-CMB-98")
def test_fatigue_point_by_point_then_the_tile_is_conquered() -> None:
    t = fight("W3(2) P3h2", fatigue=2, goods={"evil": 8})
    assert t.line() == "P3h2(1)" and t.prisoners() == 1
    assert t[0].conquered == mask("C1") and t[0].evil == 7
    tile = t.match.view(1)["seats"][0]["tiles"][0]
    assert tile["conquered"]


@pytest.mark.rule("DL-CMB-97", "DL-CMB-94")
def test_if_nobody_is_left_the_tile_stays() -> None:
    t = fight("W3(2) P3h2(2)", fatigue=3)
    assert t[0].party == [] and t[0].conquered == 0 and t.prisoners() == 2


@pytest.mark.rule("DL-CMB-96")
def test_with_fatigue_nought_a_standing_party_conquers() -> None:
    t = fight("W3", fatigue=0)
    assert t.line() == "W3" and t[0].conquered == mask("C1")


@pytest.mark.rule("DL-CMB-100", "DL-CMB-98", "DL-APM-07", "DL-EX-64")
def test_held_and_attacked_in_one_battle() -> None:
    t = fight("W5 P3h1", fatigue=2, send="slime goblin", goods={"evil": 8})
    t.play(0, Attack("slime", 2, 1))
    assert t.line() == "W5(1) P3h1" and t[0].conquered == 0 and t[0].evil == 8
    assert t.lair() == "(goblin) (slime)"


@pytest.mark.rule("DL-CMB-101", "DL-INV-05")
def test_conquered_tiles_are_never_repaired() -> None:
    from .story import watch

    last: dict[tuple[int, int], int] = {}

    def check(state: Realm) -> None:
        for seat, lord in enumerate(state.lords):
            before = last.get((id(state), seat), 0)
            if state.year == 1 and state.season == 0 and state.phase < 2:
                before = 0
            assert lord.conquered & before == before
            assert lord.rooms & ~lord.filled == 0 and lord.conquered & ~lord.filled == 0
            last[id(state), seat] = lord.conquered

    watch(check, matches=1)


@pytest.mark.rule("DL-EX-51", "DL-CMB-93", "DL-CMB-09")
def test_the_fatigue_values_of_the_nine_cards_of_each_year() -> None:
    cards = GAME.components().tree()["combat"]
    for year, values in ((1, [0, 1, 1, 1, 1, 2, 2, 2, 2]), (2, [1, 2, 2, 2, 2, 3, 3, 3, 3])):
        assert sorted(card["fatigue"] for card in cards.values() if card["year"] == year) == values


# --- the paladin in Combat ----------------------------------------------------------------------------


def two_parties(b_party: str, b_evil: int, round: int = 1, a_evil: int = 11) -> Table:
    """A (seat 0) has the paladin with two wounds, B (seat 1) may be evil enough too; fatigue 1."""
    t = table(3).fatigue(1).lord(0, party="PAL(2) T3t1", evil=a_evil).lord(1, party=b_party, evil=b_evil)
    return t.run(CombatRound(round - 1))


@pytest.mark.rule("DL-PAL-15", "DL-PAL-16", "DL-PAL-20", "DL-CMB-99", "DL-EX-55")
def test_he_moves_at_once_with_his_wounds_and_fights_again_in_the_same_round() -> None:
    t = two_parties("W5 T4t1", 11, round=4)
    moved = next(at for at, event in enumerate(t.events) if event.kind == "dl-paladin-moved")
    assert t.events[moved].data == {"seat": 1, "from_seat": 0}
    assert [event.data["seat"] for event in t.events[moved:] if event.kind == "dl-battle"] == [1]
    wounds = [data["all_wounds"] for data in t.heard("dl-wounded") if data["class"] == "paladin"]
    assert wounds == [3, 4], "in A's dungeon, then in B's"
    assert t.line(0) == "T3t1" and t.line(1) == "PAL(4) W5 T4t1"


@pytest.mark.rule("DL-PAL-09", "DL-EX-56")
def test_on_equal_height_he_stays() -> None:
    t = two_parties("W5 T4t1", 10, round=4)
    assert t[0].evil == 10 and t.state.paladin == 0 and t.line(0) == "PAL(3) T3t1"


@pytest.mark.rule("DL-PAL-18", "DL-EX-57")
def test_where_all_were_eliminated_the_combat_starts_again_next_round() -> None:
    t = (
        table(3)
        .fatigue(1)
        .lord(0, party="PAL(1) T3t1", evil=11)
        .lord(1, evil=11, lair="witch", stunned="witch")
    )
    t.run(CombatRound(0))
    fought = []
    for event in t.events:
        if event.kind in ("dl-round", "dl-battle"):
            fought.append(event.data.get("round", f"seat {event.data.get('seat')}"))
    assert fought[:5] == [1, "seat 0", 2, "seat 0", "seat 1"], "B fights from round 2 on"
    assert not t.heard("dl-attacked"), "what was stunned stays stunned"


@pytest.mark.rule("DL-PAL-19", "DL-PAL-22", "DL-EX-58")
def test_in_round_four_it_does_not_start_again() -> None:
    t = table(3).fatigue(1).lord(0, party="PAL(2) T3t1", evil=11).lord(1, evil=11).run(CombatRound(3))
    assert t.line(1) == "PAL(3)" and [data["seat"] for data in t.heard("dl-battle")] == [0]
    from monstrerie.games.dungeon_lords.rules.combat import FinishCombat

    t.run(FinishCombat())
    assert t.state.paladin == GONE and t[1].party == [] and t.prisoners(1) == 0


@pytest.mark.rule("DL-PAL-18")
def test_restarted_without_unconquered_tiles_prisoners_are_released() -> None:
    t = table(3).fatigue(0).lord(0, party="PAL(2) T3t1", evil=11)
    t.lord(1, evil=11, conquered="C1 C2 C3", prison="W3 W4").run(CombatRound(0))
    assert t.moves(1) == [Release(1), Release(2)]


@pytest.mark.rule("DL-PAL-17")
def test_once_eliminated_he_moves_no_more() -> None:
    t = table(3).fatigue(3).lord(0, party="PAL(2) T3t1", evil=11).lord(1, evil=13, party="").battle()
    assert t.state.paladin == GONE and t[0].prison == [32]
    from monstrerie.games.dungeon_lords.rules import evilness

    t.happens(lambda state: evilness.gain(state, 1, 2))
    assert t.state.paladin == GONE and t[1].party == []


@pytest.mark.rule("DL-PAL-13")
def test_he_is_of_no_class() -> None:
    t = fight("PAL P3h1", send="vampire")
    assert Attack("vampire", 1, 1) in t.moves(0), "no priest, though he heals"
    t = fight("PAL M4m2", card="invisibility", fatigue=1)
    assert t.line() == "PAL(1) M4m2", "no wizard, though he has magic"


@pytest.mark.rule("DL-PAL-14")
def test_his_hearts_heal() -> None:
    assert fight("PAL W5", send="golem").line() == "PAL(2) W5"


@pytest.mark.rule("DL-PAL-20")
def test_he_joins_a_battle_that_is_being_fought() -> None:
    t = fight("M4m2 P4h2", fatigue=1, send="goblin", card="detect-evil", goods={"evil": 8})
    assert t.line() == "PAL(1) M4m2 P4h2", "the slow spell drew him: he heals with them and tires first"


@pytest.mark.rule("DL-CMB-40")
def test_a_battle_is_called_off_when_the_paladin_was_the_whole_party() -> None:
    t = table(3).fatigue(0).put(cards="detect-evil fireball graffiti suggestion")
    t.lord(0, party="M3m1", evil=12)
    t.lord(1, party="PAL", evil=13, traps="pendulum", lair="goblin", gold=1, rooms={"henhouse": "C1"})
    t.run(CombatRound(0)).play(1, Lay("pendulum"), Send("goblin"))
    assert t.heard("dl-paladin-moved")[0] == {"seat": 0, "from_seat": 1}, "A's spell drew him away"
    assert t.heard("dl-called-off") == [{"seat": 1}]
    assert (t[1].gold, t[1].coin, sum(t[1].traps), t.lair(1)) == (1, 0, 1, "goblin")
    assert t[1].conquered == 0


def test_nothing_is_asked_where_there_is_nothing_to_plan() -> None:
    t = nothing(table(2).fatigue(0).lord(0, party="W3").run(CombatRound(0)), 0)
    assert t.state.done
