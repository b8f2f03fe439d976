"""What each monster and ghost does (DL-APM), the rooms made for battle (DL-APR-13 to 24), every spell."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_lords.moves import (
    Attack,
    Choose,
    Lay,
    NoTrap,
    Pay,
    PayTax,
    Ready,
    Release,
    Send,
    Spring,
    TakeBack,
    Target,
    Withdraw,
)
from monstrerie.games.dungeon_lords.rules.combat import Plan

from .tables import Table, mask, table


def fight(party: str, send: str = "", room: str = "", fatigue: int = 0, year: int = 1, **plan: str) -> Table:
    """Seat 0 fights, at the entrance, which may be a room."""
    t = table(2, year=year).fatigue(fatigue).lord(0, rooms={room: "C1"} if room else {}).lord(0, party=party)
    return t.battle(send=send, **plan)  # type: ignore[arg-type]


def attacked(party: str, monster: str, attack: int = 1, place: int = 1, **where: object) -> Table:
    """One monster attacks as said (asked only if there is a choice)."""
    t = fight(party, monster, **where)  # type: ignore[arg-type]
    if t.match.to_act:
        t.play(0, Attack(monster, attack, place))
    return t


@pytest.mark.rule("DL-APM-01", "DL-APM-02", "DL-APM-03")
@pytest.mark.parametrize(
    ("party", "after"),
    [
        ("W5 T3t1", "W5(2) T3t1"),
        ("W3(1) T3t1 T4t1", "T3t1(1) T4t1"),
        ("W3(1) T3t1(2) T4t1", "T4t1"),
        ("W3(1)", ""),
    ],
)
def test_goblin(party: str, after: str) -> None:
    t = attacked(party, "goblin")
    assert t.line() == after and t.lair() == "(goblin)"


@pytest.mark.rule("DL-APM-04", "DL-APM-05", "DL-APM-06", "DL-APM-07")
def test_slime() -> None:
    t = attacked("W5 T3t1 P3h1", "slime", fatigue=1)
    assert t.line() == "W5(1) T3t1(1) P3h1(1)" and t[0].conquered == mask("C1")  # 1 healed, 1 fatigue
    assert t.lair() == "(slime)"
    t = attacked("W5(1) T3t1 P3h1", "slime", attack=2, fatigue=2)
    assert t.line() == "W5(1) T3t1 P3h1" and t[0].conquered == 0, "holding is no attack: no healing"
    assert t.lair() == "(slime)"


@pytest.mark.rule("DL-APM-08", "DL-APM-09", "DL-EX-65", "DL-CMB-68")
def test_ghost() -> None:
    t = attacked("W5 T3t1 P3h1", "ghost", place=3)
    assert t.line() == "W5 T3t1 P3h1(1)" and t.lair() == "(ghost)"
    t = fight("P4h1(1)", "ghost")
    assert t.line() == "P4h1(1)" and t.heard("dl-no-target"), "a party of one: no attack, no healing"
    # The publisher's FAQ beats the example here: the ghost comes back face down (DL-RUL-89).
    assert t.lair() == "(ghost)"


@pytest.mark.rule("DL-APM-12", "DL-APM-13")
def test_troll() -> None:
    t = attacked("W5", "troll")
    assert t.line() == "W5(3)" and t[0].food == 3
    t = attacked("W5", "troll", attack=2)
    assert t.line() == "W5(4)" and t[0].food == 2
    t = table(2).fatigue(0).lord(0, party="W5", food=0).battle(send="troll")
    assert t.line() == "W5(3)", "without food nothing is asked"
    t = table(2).fatigue(0).lord(0, party="W5 T4t1", food=0).battle(send="troll ghost ghost")
    assert t.why_not(0, Attack("troll", 2, 1)) == "DL-APM-13"


@pytest.mark.rule("DL-APM-15", "DL-APM-16")
def test_witch() -> None:
    assert attacked("W5 T3t1", "witch").line() == "W5(4) T3t1"
    t = attacked("W5 T3t1", "witch", attack=2, place=2).play(0, Target(2))
    assert t.line() == "W5 T3t1(2)"
    t = attacked("W5 T3t1", "witch", attack=2, place=2)
    assert t.why_not(0, Target(3)) == "DL-CMB-73" and t.why_not(0, Ready()) == "DL-APM-16"
    assert t.play(0, Target(1)).line() == "W5(1) T3t1(1)"
    t = attacked("W5(4) T3t1(2)", "witch", attack=2, place=1)
    assert t.line() == "" and t.prisoners() == 2, "the second target is chosen after the first attack"
    assert attacked("W3(2)", "witch", attack=2).prisoners() == 1, "with nobody left the second is lost"


@pytest.mark.rule("DL-APM-17", "DL-APM-18", "DL-APM-19", "DL-APM-20")
def test_vampire() -> None:
    t = attacked("W5 T4t1", "vampire", attack=1, place=2)
    assert t.line() == "W5 T4t1(3)" and t.lair() == "(vampire)"
    t = attacked("W5 T4t1", "vampire", attack=2, place=2)
    assert t.line() == "W5 T4t1(2)" and t.lair() == "vampire"
    t = attacked("PAL W5", "vampire", attack=1, place=1)
    assert t.line() == "PAL(1) W5", "3 wounds, 2 healed by himself"
    t = fight("P3h1(1) P4h1", "vampire")
    assert t.moves(0) == [TakeBack(True), TakeBack(False)], "priests only: nobody to attack"
    assert t.why_not(0, Ready()) == "DL-APM-20"
    assert t.play(0, TakeBack(True)).lair() == "vampire" and t.line() == "P3h1(1) P4h1"
    assert fight("P3h1 P4h1", "vampire").play(0, TakeBack(False)).lair() == "(vampire)"


@pytest.mark.rule("DL-APM-25", "DL-APM-26")
def test_golem() -> None:
    t = attacked("W8", "golem", year=2)
    assert t.line() == "W8(4)" and t.lair() == "golem"
    t.battle(send="golem", tile="C2", round=2)
    assert t.prisoners() == 1 and t.lair() == "golem"


@pytest.mark.rule("DL-APM-27", "DL-APM-28")
def test_dragon() -> None:
    t = attacked("W8 P6h3(1)", "dragon", year=2)
    assert t.line() == "W8(2) P6h3(3)" and t.lair() == "(dragon)"
    for first in ("goblin", "dragon"):
        t = fight("W8 P6h3", "dragon goblin", room="henhouse", year=2).play(0, Attack(first, 1, 1))
        assert t.line() == "W8(4) P6h3(2)", "no healing, whoever came first"


@pytest.mark.rule("DL-APM-29", "DL-APM-30")
def test_demon() -> None:
    t = attacked("W8 P6h3", "demon", place=1, fatigue=2, year=2)
    assert t.line() == "W8(4) P6h3" and t[0].conquered == 0, "healed, but neither fatigue nor conquest"
    assert t.lair() == "(demon)"
    assert attacked("W8 P6h3", "demon", place=2, year=2).line() == "W8"


# --- rooms --------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-APR-14", "DL-APR-15", "DL-EX-18")
def test_training_room() -> None:
    assert attacked("W8", "troll", room="training-room").line() == "W8(4)"
    assert attacked("W8", "troll", attack=2, room="training-room").line() == "W8(5)"
    assert attacked("W8", "goblin", room="training-room").line() == "W8(3)"
    assert attacked("W3 W8", "goblin", room="training-room").line() == "W8(2)"
    assert attacked("W8", "witch", room="training-room").line() == "W8(4)"


@pytest.mark.rule("DL-APR-16", "DL-APR-17", "DL-EX-19", "DL-APR-13")
def test_dark_room() -> None:
    assert attacked("W8", "vampire", room="dark-room").line() == "W8(4)"
    t = attacked("W8", "vampire", attack=2, room="dark-room")
    assert t.line() == "W8(3)" and t.lair() == "vampire"
    assert attacked("W8", "witch", room="dark-room").line() == "W8(5)"
    t = attacked("W8 T4t1", "witch", attack=2, place=1, room="dark-room").play(0, Target(2))
    assert t.line() == "W8(2) T4t1(2)"
    t = table(2).fatigue(0).lord(0, party="W8", rooms={"dark-room": "C3"}).battle(send="witch")
    assert t.play(0, Attack("witch", 1, 1)).line() == "W8(4)", "only battles fought in it"


def labyrinth(traps: str, party: str = "W8 T3t2", **lord: object) -> Table:
    t = table(2).fatigue(0).lord(0, rooms={"labyrinth": "C1"}, traps=traps, party=party, **lord)
    return t.run(Plan(0))


@pytest.mark.rule("DL-APR-18", "DL-APR-19")
def test_labyrinth_takes_two_traps_without_fee_and_one_monster() -> None:
    t = labyrinth("pendulum trap-door rolling-stone", gold=0, lair="goblin witch ghost")
    t.play(0, Lay("pendulum"), Lay("trap-door"))
    assert t[0].gold == 0 and t[0].coin == 0
    t.play(0, Send("witch"))
    assert t.why_not(0, Send("goblin")) == "DL-CMB-28" and Send("ghost") in t.moves(0)
    t = labyrinth("pendulum trap-door", gold=0).play(0, Lay("pendulum"), NoTrap())
    assert t[0].laid == [2], "one is enough"


@pytest.mark.rule("DL-APR-18")
def test_both_traps_of_a_labyrinth_must_be_payable_together() -> None:
    t = labyrinth("cursed-ring cursed-ring pendulum", gold=1).play(0, Lay("cursed-ring"))
    assert t.why_not(0, Lay("cursed-ring")) == "DL-CMB-29" and Lay("pendulum") in t.moves(0)


@pytest.mark.rule("DL-EX-54")
@pytest.mark.parametrize("first", ["pendulum", "rolling-stone"])
def test_the_derived_sum_for_the_labyrinth(first: str) -> None:
    t = table(2).fatigue(0).lord(0, rooms={"labyrinth": "C1"}, party="W8 T3t2")
    effect = t.state.layout.trap_effects[0][2]
    effect.first, effect.second = 1, 0  # a trap that deals 1 to the first
    t.battle(traps="pendulum rolling-stone").play(0, Spring(first))
    wounds = [data["wounds"] for data in t.heard("dl-wounded")]
    assert t.line() == "W8(2) T3t2" and wounds == ([2] if first == "pendulum" else [1, 1])


@pytest.mark.rule("DL-APR-20", "DL-APR-21")
def test_the_second_trap_meets_only_symbols_not_used_up() -> None:
    # Stone first: 3 - 2 = 1, then the wall whole: 1 and 2. Wall first: 0 and 1, then the stone whole.
    for first, after in (("rolling-stone", "W8(2) T3t2(2)"), ("wall-of-fire", "W8(3) T3t2(1)")):
        t = fight("W8 T3t2", room="labyrinth", traps="rolling-stone wall-of-fire")
        assert t.moves(0) == [Spring("rolling-stone"), Spring("wall-of-fire")]
        assert t.why_not(0, Spring("pendulum")) == "DL-CMB-30" and t.why_not(0, Ready()) == "DL-APR-20"
        t.play(0, Spring(first))
        assert t.line() == after


@pytest.mark.rule("DL-APR-21")
def test_symbols_of_the_eliminated_are_gone_for_the_second_trap() -> None:
    t = fight("T3t2(2) W8", room="labyrinth", traps="kamikaze-imp rolling-stone").play(
        0, Spring("kamikaze-imp")
    )
    assert t.line() == "W8(4)", "the thief fell with his symbols"


@pytest.mark.rule("DL-APR-18")
def test_a_first_trap_that_ends_the_combat_leaves_the_second_unused() -> None:
    t = fight("W3", room="labyrinth", traps="rolling-stone cursed-ring").play(0, Spring("rolling-stone"))
    assert t.prisoners() == 1 and sum(t[0].traps) == 1 and t[0].gold == 3


@pytest.mark.rule("DL-APR-21")
def test_the_publishers_sum_for_the_labyrinth() -> None:
    party = "PAL W6 W7 T4t2"
    t = fight(party, room="labyrinth", year=2, traps="rolling-stone wall-of-fire").play(
        0, Spring("rolling-stone")
    )
    assert t.line() == "PAL W6(1) W7(1) T4t2(2)"
    t = fight(party, room="labyrinth", year=2, traps="rolling-stone wall-of-fire").play(
        0, Spring("wall-of-fire")
    )
    assert t.line() == "PAL(4) W6 W7 T4t2"


@pytest.mark.rule("DL-APR-23", "DL-APR-24")
def test_anti_magic_room() -> None:
    t = fight("W8 M4m2", "witch", room="anti-magic-room", card="detect-evil", traps="rolling-stone")
    t.play(0, Attack("witch", 1, 1))
    assert not t.heard("dl-cast") and t.line() == "W8(7) M4m2"
    t = fight("W8 M4m2", "witch", room="anti-magic-room", card="magic-shield").play(0, Attack("witch", 1, 1))
    assert not t.heard("dl-cast")


# --- every other spell --------------------------------------------------------------------------------


def spell(card: str, party: str = "W8 M6m3", send: str = "", year: int = 2, **more: object) -> Table:
    return fight(party, send, year=year, card=card, **more)  # type: ignore[arg-type]


def test_suggestion_wants_every_monster_paid_once_more() -> None:
    t = spell("suggestion", "W5 M4m2", "witch ghost", year=1)
    assert t.moves(0) == [Pay("witch"), Withdraw()]
    assert t.why_not(0, Ready()) == "DL-CMB-64"
    t.play(0, Withdraw())
    assert t.lair() == "(ghost) witch", "only the ghost attacked"
    t = spell("suggestion", "W5 M4m2", "witch", year=1).play(0, Pay("witch"))
    assert (t[0].food, t[0].evil) == (2, 6)


@pytest.mark.rule("DL-FUL-21")
def test_suggestion_is_a_cost_that_can_run_out() -> None:
    t = table(2).fatigue(0).lord(0, evil=15, party="W5 M4m2").battle(send="vampire", card="suggestion")
    assert t.lair() == "vampire" and not t.heard("dl-attacked"), "it had to be withdrawn"


def test_magic_shield_and_invisibility() -> None:
    assert spell("magic-shield", "W5 M4m2", "goblin", year=1).line() == "W5(1) M4m2"
    t = spell("invisibility", "M4m2 W5", "slime", year=1).play(0, Attack("slime", 1, 1))
    assert t.line() == "W5(1) M4m2"


def test_graffiti_wants_gold_or_a_marker() -> None:
    t = spell("graffiti", "W5 M4m2", year=1).play(0, PayTax(0))
    assert t[0].taxes == 1
    assert spell("graffiti", "W5 M4m2", year=1).play(0, PayTax(1))[0].gold == 2


def test_aura_of_fear_and_metamorphosis_take_one_monster() -> None:
    t = spell("aura-of-fear", send="witch goblin", room="henhouse")
    assert t.moves(0) == [Choose("goblin"), Choose("witch")] and t.why_not(0, Ready()) == "DL-CMB-64"
    t.play(0, Choose("witch"))
    assert t.lair() == "(goblin) witch"
    t = spell("metamorphosis", send="dragon", party="W8 P6h3(1) M6m3")
    assert t.heard("dl-sheep") == [{"seat": 0, "monster": "dragon", "wounds": 1}]
    assert t.line() == "W8 P6h3 M6m3" and t.lair() == "(dragon)", "a sheep hits for 1 and stops no healing"
    t = spell("metamorphosis", send="golem")
    assert t.line() == "W8(1) M6m3" and t.lair() == "(golem)"


def test_blind_rage_makes_every_attack_a_standard_one() -> None:
    t = spell("blind-rage", "W8 P6h3(1) M6m3", "dragon")
    assert t.line() == "W8(2) P6h3(1) M6m3", "a raging dragon still stops healing"
    t = spell("blind-rage", "W8 M6m3", "vampire").play(0, Attack("vampire", 1, 1))
    assert t.line() == "W8(3) M6m3"


def test_create_food_illusion_and_song_of_courage() -> None:
    assert spell("create-food").line() == "W9 M6m3"
    t = spell("illusion", send="ghost").play(0, Attack("ghost", 1, 2))
    assert t.line() == "illusion W8(2) M6m3", "the ghost may now hit the first real one"
    t = spell("illusion", send="goblin")
    assert t.line() == "W8(1) M6m3" and t.prisoners() == 0, "it fades, and is no prisoner"
    t = spell("song-of-courage", fatigue=3)
    assert t.line() == "W8 M6m3" and t[0].conquered == mask("C1")


def test_regeneration_magic_key_and_dimensional_gate() -> None:
    assert spell("regeneration", "W8(2) M6m3(1)").line() == "W8(1) M6m3"
    t = table(2, year=2).fatigue(0).lord(0, prison="W3 T5t2 T5t3", party="W8 M6m3", veterans=1)
    t.battle(card="magic-key")
    assert t.moves(0) == [Release(22), Release(23)], "prisoners of this Combat only"
    assert t.why_not(0, Release(1)) == "DL-CMB-64"
    t.play(0, Release(22))
    assert t.line() == "W8 M6m3 T5t2(4)" and t.prisoners() == 2
    t = spell("dimensional-gate", send="goblin")
    assert t.lair() == "" and t.heard("dl-gone"), "gone for good after its attack"
    t = spell("dimensional-gate", send="goblin witch", room="henhouse").play(0, Attack("witch", 1, 1))
    assert t.play(0, Choose("goblin")).lair() == "(witch)"
