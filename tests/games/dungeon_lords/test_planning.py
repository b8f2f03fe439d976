"""Combat: frame, planning, the card revealed (DL-CMB-01 to 38), end of the Combat (DL-CMB-102 to 106)."""

from __future__ import annotations

from typing import Any

import pytest

from monstrerie import Rng
from monstrerie.games.dungeon_lords.moves import (
    Attack,
    Lay,
    NoTrap,
    Perform,
    Ready,
    Release,
    Send,
    Tile,
)
from monstrerie.games.dungeon_lords.names import CARDS, FIGHTING, PLANNING
from monstrerie.games.dungeon_lords.rules.combat import Combat, CombatRound, Plan, RevealCard
from monstrerie.games.dungeon_lords.state import Realm

from .story import story, watch
from .tables import Table, mask, names_of, nothing, space, table


def planning(players: int = 2, **lord: Any) -> Table:
    """Seat 0 plans; nobody else has a party."""
    return table(players).lord(0, **{"party": "W3 T3t1 P3h1", **lord}).run(Plan(0))


def round_of(t: Table, number: int = 1) -> Table:
    """One whole round of Combat begins."""
    return t.run(CombatRound(number - 1))


def tiles(t: Table, seat: int = 0) -> str:
    """The tiles that may be chosen, or the one that was taken without asking."""
    moves = [move for move in t.moves(seat) if isinstance(move, Tile)]
    return names_of(sum(1 << move.space for move in moves) if moves else t[seat].tile)


@pytest.mark.rule("DL-CMB-01", "DL-CMB-09")
def test_cards_lie_face_down_in_the_order_of_their_rounds() -> None:
    t = table(2).put(cards="graffiti fireball suggestion invisibility").lord(0, party="W3 W4 W5").fatigue(0)
    assert [card["card"] for card in t.match.view(0)["cards"]] == [None] * 4
    t.lord(0, tunnels="C1 C2 C3 C4").run(Combat())
    assert [data["card"] for data in t.heard("dl-card")] == [
        "graffiti", "fireball", "suggestion", "invisibility",
    ]  # fmt: skip


@pytest.mark.rule("DL-CMB-02")
def test_combat_lasts_four_rounds_at_most() -> None:
    t = table(2).lord(0, party="W5", tunnels="C1 C2 C3 C4 B4 A4").fatigue(0).run(Combat())
    assert len(t.heard("dl-round")) == 4 and t[0].conquered.bit_count() == 4
    for players in (2, 3, 4):
        assert len(story(players).heard("dl-round")) <= 8


@pytest.mark.rule("DL-CMB-03", "DL-CMB-04", "DL-CMB-18", "DL-CMB-35", "DL-CMB-38")
def test_a_round_is_planned_in_turn_order_then_revealed_then_fought_in_turn_order() -> None:
    t = table(3).put(first=1).fatigue(0)
    for seat in range(3):
        t.lord(seat, party=("W3", "W4", "W5")[seat], traps="pendulum")
    round_of(t, 4)
    for seat in (1, 2, 0):
        assert t.match.to_act == (seat,) and t.state.phase == PLANNING
        assert not t.heard("dl-card")
        t.play(seat, NoTrap())
    assert t.state.phase == FIGHTING and t.state.cards_shown == 4
    assert [data["seat"] for data in t.heard("dl-tile")] == [1, 2, 0]
    assert [data["seat"] for data in t.heard("dl-battle")] == [1, 2, 0]
    kinds = [event.kind for event in t.events]
    assert kinds.index("dl-card") < kinds.index("dl-battle")


@pytest.mark.rule("DL-CMB-38")
def test_one_player_finishes_all_steps_before_the_next_begins() -> None:
    t = table(2).fatigue(1).lord(0, party="W3").lord(1, party="W4")
    round_of(t, 4)
    order = [
        (event.kind, event.data["seat"]) for event in t.events if event.kind in ("dl-battle", "dl-conquered")
    ]
    assert order == [("dl-battle", 0), ("dl-conquered", 0), ("dl-battle", 1), ("dl-conquered", 1)]


@pytest.mark.rule("DL-CMB-10", "DL-CMB-11")
def test_who_has_a_party_must_choose_a_tile_and_who_has_none_does_not_plan() -> None:
    t = table(2).lord(0, party="W3", tunnels="B1 C1 D1 C2", conquered="C1").lord(1, lair="goblin")
    round_of(t)
    assert t.match.to_act == (0,) and all(isinstance(move, Tile) for move in t.moves(0))
    assert t.why_not(0, Ready()) == "DL-CMB-10"
    t.play(0, Tile(space("B1")))
    assert t[1].tile == 0 and [data["seat"] for data in t.heard("dl-battle")] == [0]


@pytest.mark.rule("DL-CMB-12", "DL-INV-14")
def test_one_tile_a_round_at_most() -> None:
    before: dict[tuple[int, int, int], int] = {}

    def check(state: Realm) -> None:
        for seat, lord in enumerate(state.lords):
            key = (id(state), state.year, seat)
            if state.phase not in (PLANNING, FIGHTING):
                before[key] = lord.conquered.bit_count()
            elif key in before:
                assert lord.conquered.bit_count() - before[key] <= state.round + 1 <= 4

    watch(check, matches=2)
    t = table(2).fatigue(0).lord(0, party="W3 W4 W5", tunnels="C1 B1 D1 C2")
    round_of(t)
    assert t[0].conquered == mask("C1")


@pytest.mark.rule("DL-CMB-13", "DL-CMB-14", "DL-CMB-15", "DL-CMB-16", "DL-CMB-17")
@pytest.mark.rule("DL-EX-43", "DL-EX-44", "DL-EX-45", "DL-EX-46", "DL-APM-05")
def test_the_example_of_four_rounds() -> None:
    t = table(2).fatigue(0).lord(0, party="W3 W4 W5", tunnels="C1 B1 D1 E1", lair="slime", evil=8)
    t.lord(0, rooms={"tool-shed": "D1"}).run(Combat())
    t.play(0, Ready())  # the entrance was the only choice, and is conquered
    assert t[0].conquered == mask("C1") and tiles(t) == "B1 D1" and t[0].evil == 7
    t.play(0, Tile(space("D1")), Send("slime")).play(0, Attack("slime", 2, 1))
    assert t[0].conquered == mask("C1") and t[0].evil == 7 and t.line() == "W3 W4 W5"
    assert tiles(t) == "B1 D1", "the same again"
    t.play(0, Tile(space("B1")))
    assert t.state.done and t[0].conquered == mask("C1 B1 D1"), "then only D1 was left at that distance"


@pytest.mark.rule("DL-CMB-13", "DL-CMB-14")
@pytest.mark.parametrize(
    ("tunnels", "conquered", "legal"),
    [
        ("C1 C2 C3", "", "C1"),
        ("C1 B1 D1 C2", "C1", "B1 D1 C2"),
        ("C1 B1 C2 C3", "C1 B1 C2", "C3"),
        ("C1 B1 A1 A2 A3 B3 C3", "C1 B1", "A1"),
        # C3 lies two rows below the entrance, but the way there is long.
        ("C1 B1 A1 A2 A3 B3 C3 D1 E1", "C1 B1 A1 D1", "E1"),
    ],
)
def test_the_closest_unconquered_tiles_over_the_dungeon(tunnels: str, conquered: str, legal: str) -> None:
    assert tiles(planning(tunnels=tunnels, conquered=conquered)) == legal


@pytest.mark.rule("DL-CMB-13", "DL-Y2-20", "DL-EX-66")
def test_conquered_tiles_are_passed_over() -> None:
    t = planning(tunnels="C1 B1 C2 A1 C3 C4", conquered="C1 B1 C2 C3")
    assert tiles(t) == "A1"
    t = planning(tunnels="B1 C1 D1 A1 E1", conquered="C1")
    assert t.why_not(0, Tile(space("A1"))) == "DL-CMB-13"
    assert t.why_not(0, Tile(space("C1"))) == "DL-CMB-13"
    assert t.why_not(0, Tile(space("E4"))) == "DL-CMB-13"


@pytest.mark.rule("DL-CMB-19", "DL-CMB-20")
def test_traps_lie_face_down_and_monsters_face_up() -> None:
    t = planning(traps="pendulum trap-door", lair="goblin").lord(1, party="")
    t.play(0, Lay("pendulum"))
    own, other = (t.match.view(seat)["seats"][0]["plan"] for seat in (0, 1))
    assert (own["laid"], other["laid"], other["traps"]) == (["pendulum"], None, 1)
    assert [event.to for event in t.events if event.kind == "dl-laid-trap"] == [(0,)]
    t.play(0, Send("goblin"))
    assert t.match.view(1)["seats"][0]["plan"]["sent"] == ["goblin"]


@pytest.mark.rule("DL-CMB-29")
def test_a_trap_that_others_imagine_can_be_paid() -> None:
    """Not a poisoned meal of somebody without food, nor a second trap for the same coin."""
    t = planning(traps="pendulum", gold=1, food=0, imps=0).lord(1, party="")
    effects = t.state.layout.trap_effects[0]
    assert any(effect.food for effect in effects) and any(effect.imps for effect in effects)
    t.play(0, Lay("pendulum"))
    for laid in ([0], [0, 1]):
        t[0].laid = laid
        for seed in range(60):
            table = t.match.imagine(1, Rng(seed))
            assert isinstance(table, Realm)
            imagined = table.lords[0]
            costs = [effects[trap] for trap in imagined.laid]
            assert len(costs) == len(laid)
            assert sum(effect.gold for effect in costs) <= imagined.gold
            assert sum(effect.food + effect.imps for effect in costs) == 0


@pytest.mark.rule("DL-CMB-21")
def test_nothing_need_be_sent() -> None:
    t = planning(traps="pendulum", lair="goblin ghost")
    assert t.why_not(0, Perform()) == "DL-CMB-21"
    t.play(0, NoTrap())
    assert t.why_not(0, Perform()) == "DL-CMB-21"
    t.play(0, Ready())
    assert t.state.done and t[0].laid == [] and sum(t[0].sent) == 0


@pytest.mark.rule("DL-CMB-22", "DL-CMB-23", "DL-CMB-24")
def test_in_a_tunnel_one_trap_without_fee_one_monster_and_any_number_of_ghosts() -> None:
    t = planning(traps="pendulum trap-door", lair="goblin witch ghost ghost", gold=0)
    assert t.why_not(0, Lay("rolling-stone")) == "DL-CMB-22"
    t.play(0, Lay("pendulum"))
    assert t[0].coin == 0 and not any(isinstance(move, Lay) for move in t.moves(0))
    t.play(0, Send("witch"))
    assert t.why_not(0, Send("goblin")) == "DL-CMB-23"
    t.play(0, Send("ghost"), Send("ghost"))
    assert t.state.done and sum(t[0].sent) == 3


@pytest.mark.rule("DL-CMB-24", "DL-CMB-25", "DL-CMB-26", "DL-CMB-27", "DL-CMB-28")
def test_in_a_room_one_trap_with_a_coin_on_it_and_two_monsters() -> None:
    t = planning(
        traps="pendulum trap-door", lair="goblin witch troll ghost", gold=2, rooms={"henhouse": "C1"}
    )
    t.play(0, Lay("pendulum"))
    assert (t[0].gold, t[0].coin) == (1, 1) and t.match.view(1)["seats"][0]["plan"]["coin"] == 1
    assert not any(isinstance(move, Lay) for move in t.moves(0))
    t.play(0, Send("goblin"), Send("witch"))
    assert t.why_not(0, Send("troll")) == "DL-CMB-28"
    t.play(0, Send("ghost"))
    assert t.state.done


@pytest.mark.rule("DL-CMB-29")
@pytest.mark.parametrize(
    ("trap", "room", "goods", "legal"),
    [
        ("cursed-ring", False, {"gold": 0}, False),
        ("cursed-ring", False, {"gold": 1}, True),
        ("cursed-ring", True, {"gold": 1}, False),
        ("cursed-ring", True, {"gold": 2}, True),
        ("poisoned-meal", False, {"food": 0}, False),
        ("poisoned-meal", False, {"food": 1}, True),
        ("kamikaze-imp", False, {"imps": 0, "lair": "troll"}, False),
        ("kamikaze-imp", False, {"imps": 1}, True),
    ],
)
def test_a_trap_that_cannot_be_paid_may_not_be_chosen(
    trap: str, room: bool, goods: dict[str, Any], legal: bool
) -> None:
    where: dict[str, Any] = {"rooms": {"henhouse": "C1"}} if room else {}
    t = planning(traps=trap, **where, **goods)
    assert t.why_not(0, Lay(trap)) == ("" if legal else "DL-CMB-29")


@pytest.mark.rule("DL-CMB-29")
def test_without_gold_no_trap_in_a_room_at_all() -> None:
    t = planning(traps="pendulum", gold=0, rooms={"henhouse": "C1"})
    assert t.state.done and t[0].laid == []


@pytest.mark.rule("DL-CMB-30", "DL-CMB-36", "DL-CMB-37")
def test_plans_stay_as_they_are_and_revealing_changes_nothing() -> None:
    t = planning(traps="trap-door", lair="goblin").play(0, Lay("trap-door"), Send("goblin"))
    plan = (t[0].tile, t[0].laid, t[0].sent, t.line())
    t.run(RevealCard())
    assert (t[0].tile, t[0].laid, t[0].sent, t.line()) == plan and t.match.to_act == ()
    t = table(2).lord(0, party="W3 T3t2 P3h1", traps="trap-door pendulum")
    t.fatigue(0)
    round_of(t)
    t.play(0, Lay("trap-door"))
    assert [data["trap"] for data in t.heard("dl-sprung")] == ["trap-door"], "used, though all was prevented"


@pytest.mark.rule("DL-CMB-31")
def test_stunned_tiles_cannot_be_sent() -> None:
    t = planning(lair="goblin witch", stunned="goblin")
    assert t.why_not(0, Send("goblin")) == "DL-CMB-31" and t.why_not(0, Send("troll")) == "DL-CMB-31"
    assert t.moves(0) == [Send("witch"), Ready()]


@pytest.mark.rule("DL-CMB-32", "DL-CMB-33", "DL-CMB-34", "DL-CMB-104", "DL-EX-60")
def test_with_nowhere_left_to_fight_a_prisoner_goes_each_round() -> None:
    t = (
        table(2)
        .fatigue(2)
        .lord(0, party="W5", prison="T3t1 PAL", conquered="C1 C2 C3", evil=8, lair="goblin")
    )
    t.run(CombatRound(2))
    assert t.moves(0) == [Release(5), Release(33)]
    assert t.why_not(0, Release(1)) == "DL-CMB-33" and t.why_not(0, Ready()) == "DL-CMB-32"
    t.play(0, Release(5))
    assert t.prisoners() == 0 and t.state.done, "the other went in round 4"
    assert t.line() == "W5" and t[0].evil == 8 and not t.heard("dl-battle")
    assert [data["adventurer"] for data in t.heard("dl-released")] == [5, 33]


@pytest.mark.rule("DL-CMB-32", "DL-CMB-11")
def test_without_a_party_or_without_prisoners_nothing_is_released() -> None:
    t = table(2).lord(0, prison="T3t1", conquered="C1 C2 C3").run(Combat())
    assert t.prisoners() == 1
    t = table(2).lord(0, party="W3", conquered="C1 C2 C3").run(Combat())
    assert t.state.done and not t.heard("dl-released")


@pytest.mark.rule("DL-CMB-35")
def test_the_card_is_shown_to_all_after_planning() -> None:
    t = table(2).put(cards="graffiti fireball suggestion invisibility").run(RevealCard())
    assert t.match.view(None)["cards"][0]["card"] == "graffiti" and CARDS[8] == "graffiti"
    assert [card["card"] for card in t.match.view(1)["cards"][1:]] == [None] * 3


@pytest.mark.rule("DL-CMB-102", "DL-CMB-106")
def test_a_combat_ends_when_all_are_eliminated_and_all_monsters_turn_up_at_its_end() -> None:
    t = table(2).fatigue(3).lord(0, party="W3", lair="goblin witch", stunned="witch").run(Combat())
    t.play(0, Ready())
    assert t.state.done and t.prisoners() == 1 and len(t.heard("dl-round")) == 1, "no further rounds"
    assert t[0].conquered == 0 and t.lair() == "goblin witch"


@pytest.mark.rule("DL-CMB-103", "DL-CMB-105")
def test_after_four_rounds_the_rest_leave_and_prisoners_stay() -> None:
    t = table(2).fatigue(0).lord(0, party="W3 W4", prison="T3t1", tunnels="C1 C2 C3 C4").run(Combat())
    assert t[0].party == [] and t.prisoners() == 1


@pytest.mark.rule("DL-CMB-106")
def test_combat_goes_on_for_those_whose_party_stands() -> None:
    t = nothing(table(2).fatigue(3).lord(0, party="W3").lord(1, party="W5 W4 W4").run(Combat()), 1)
    fought = [data["seat"] for data in t.heard("dl-battle")]
    assert fought == [0, 1, 1, 1], "seat 1 had three tiles to lose"
