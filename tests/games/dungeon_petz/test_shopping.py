"""Phase 2: groups (DP-GRP), sending them (DP-SHOP), the action spaces (DP-ACT)."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_petz import moves as m
from monstrerie.games.dungeon_petz.names import ARTIFACTS, PETS, SPACES, TOY
from monstrerie.games.dungeon_petz.rules.packed import new_pet
from monstrerie.games.dungeon_petz.rules.shopping import ACTIONS, due

from .tables import BLUE, GREEN, RED, YELLOW, Table, fresh, idle_round, table

FREE_FOR_ALL = [
    "vegetables",
    "mixed",
    "meat",
    "artifacts",
    "addon",
    "imps",
    "hospital",
    "judging",
    "platform",
]


def sends(at: Table) -> set[str]:
    return {move.space for move in at.moves(m.Send)}


# --- grouping -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-GRP-01", "DP-GRP-12")
def test_groups_are_formed_at_once_in_secret_and_shown_together() -> None:
    at = fresh()
    assert at.match.to_act == (RED, YELLOW, GREEN, BLUE)
    for seat in (BLUE, RED, GREEN):
        events = at.play(m.Gather(2), seat=seat) + at.play(m.Fund(0), seat=seat)
        assert all(event.to == (seat,) for event in events)
        at.play(m.Ready(), seat=seat)
        assert at.match.view(YELLOW)["seats"][seat]["groups"] is None
    events = at.play(m.Ready(), seat=YELLOW)
    assert [event.data["seat"] for event in events if event.kind == "dp-group"] == [RED, GREEN, BLUE]
    assert all(event.to is None for event in events)
    assert at.match.view(YELLOW)["seats"][RED]["groups"] == [{"exit": 1, "imps": 2, "gold": 0}]


@pytest.mark.rule("DP-GRP-02", "DP-GRP-03", "DP-GRP-05")
def test_up_to_six_groups_and_even_none() -> None:
    at = fresh().imps(RED, home=8)
    for _ in range(6):
        assert m.Ready() in at.moves(seat=RED)
        at.play(m.Gather(1), seat=RED)
        if at.moves(m.Fund, seat=RED):
            at.play(m.Fund(0), seat=RED)
    assert RED not in at.match.to_act and at.family(RED).home == 2
    at.play(m.Ready(), seat=YELLOW)
    assert at.family(YELLOW).groups == [0] * 6


@pytest.mark.rule("DP-GRP-04")
def test_gold_alone_is_no_group() -> None:
    at = fresh()
    assert at.why_not(m.Gather(0), RED) == "DP-GRP-04"
    assert at.why_not(m.Fund(2), RED) == "DP-GRP-01"


@pytest.mark.rule("DP-GRP-06", "DP-GRP-07")
def test_any_imps_and_gold_up_to_all_of_them() -> None:
    at = fresh().gold(40)
    assert {move.imps for move in at.moves(m.Gather, seat=RED)} == {1, 2, 3, 4, 5, 6}
    assert at.why_not(m.Gather(7), RED) == "DP-GRP-09"
    at.play(m.Gather(5), seat=RED)
    assert {move.gold for move in at.moves(m.Fund, seat=RED)} == set(range(41))
    assert at.why_not(m.Fund(41), RED) == "DP-GRP-06"
    at.play(m.Fund(30), seat=RED)
    at.play(m.Ready(), seat=RED)
    assert (at.family(RED).home, at.family(RED).gold) == (1, 10)


@pytest.mark.rule("DP-GRP-08", "DP-JOB-11")
def test_imps_left_out_are_available_later() -> None:
    at = table().pet(RED, 1, "birdie", needs="play play").groups(RED, "4")
    at.reveal_groups()
    at.play(m.Send(1, "judging"))
    at.show()
    at.play(m.Entertain(1), m.Entertain(1))
    assert at.suffering(RED, 1) == 0


@pytest.mark.rule("DP-GRP-09")
def test_only_imps_at_home_can_be_grouped() -> None:
    at = fresh().imps(RED, home=1, hospital=3, platform=2)
    assert {move.imps for move in at.moves(m.Gather, seat=RED)} == {1}
    at = table().imps(RED, home=0, hospital=6)
    from monstrerie.games.dungeon_petz.rules.grouping import GROUP_IMPS

    at.run(GROUP_IMPS)
    assert RED not in at.match.to_act and at.match.to_act == (YELLOW, GREEN, BLUE)


@pytest.mark.rule("DP-GRP-10", "DP-EX-02")
def test_size_is_imps_plus_gold() -> None:
    for group in ("3", "2+1", "1+2"):
        at = table().groups(RED, group).groups(YELLOW, "2")
        at.reveal_groups()
        assert (at.turn, due(at.family(RED))) == (RED, 3)


@pytest.mark.rule("DP-GRP-11")
def test_groups_stand_in_descending_size_and_equal_ones_in_any_order() -> None:
    at = fresh().gold(9)
    at.play(m.Gather(2), seat=RED)
    at.play(m.Fund(1), seat=RED)
    assert at.why_not(m.Gather(4), RED) == "DP-GRP-11"
    at.play(m.Gather(1), seat=RED)
    assert at.why_not(m.Fund(3), RED) == "DP-GRP-11"
    at.play(m.Fund(2), seat=RED)
    at = table().groups(RED, "2+1", "1+2")
    at.reveal_groups()
    assert {move.exit for move in at.moves(m.Keep)} == {1, 2}


@pytest.mark.rule("DP-GRP-10", "DP-GRP-11")
def test_of_equal_groups_the_one_with_more_imps_may_come_second() -> None:
    at = fresh().gold(9)
    at.play(m.Gather(1), m.Fund(3))
    assert at.why_not(m.Gather(5), RED) == "DP-GRP-11"
    at.play(m.Gather(4), seat=RED)
    # Nothing may be added: the group would be bigger than the first. So nobody is asked for gold.
    assert at.heard("dp-grouped")[-1] == {"seat": RED, "exit": 2, "imps": 4, "gold": 0}
    at = fresh().gold(9)
    at.play(m.Gather(1), m.Fund(3), m.Gather(2))
    assert at.why_not(m.Fund(3), RED) == "DP-GRP-11"
    at.play(m.Fund(2), seat=RED)
    at = table().groups(RED, "1+3", "4")
    at.reveal_groups()
    assert {move.exit for move in at.moves(m.Keep)} == {1, 2}


@pytest.mark.rule("DP-GRP-13")
def test_no_group_changes_after_the_reveal() -> None:
    at = table().groups(RED, "2", "1")
    at.reveal_groups()
    for move in (m.Gather(1), m.Fund(1), m.Ready()):
        assert at.why_not(move) == "DP-SHOP-08"
    assert at.why_not(m.Send(3, "judging")) == "DP-GRP-13"
    at.state.stands = [(0, 0, 0), (0, 0, 0), (0, 0, 1)]  # a coin on the meat stand joins no group (DP-RUL-22)
    gold = at.family(RED).gold
    at.play(m.Send(1, "meat"))
    assert at.family(RED).gold == gold + 1 and at.family(RED).groups[1] == 1


# --- sending ------------------------------------------------------------------------------------------------


def turns(at: Table) -> list[tuple[int, int]]:
    """Who handles a group of which size, when everybody keeps everything home."""
    seen = []
    while at.offered(m.Keep):
        seen.append((at.turn, due(at.family(at.turn))))
        at.play(at.moves(m.Keep)[0])
    return seen


@pytest.mark.rule("DP-EX-03", "DP-SHOP-01", "DP-SHOP-02", "DP-SHOP-03", "DP-SHOP-04", "DP-SHOP-07")
def test_groups_of_one_size_in_turn_order_round_and_round() -> None:
    at = table().imps(YELLOW, home=9).imps(RED, home=9)
    at.groups(RED, "4").groups(YELLOW, "4", "1+3").groups(BLUE, "4").groups(GREEN, "1")
    at.reveal_groups()
    assert at.turn == RED
    at.play(m.Keep(1))
    assert at.turn == YELLOW and {move.exit for move in at.moves(m.Keep)} == {1, 2}
    at.play(m.Keep(2))
    assert at.turn == BLUE
    at.play(m.Keep(1))
    assert at.turn == YELLOW and {move.exit for move in at.moves(m.Keep)} == {1}


@pytest.mark.rule("DP-EX-04", "DP-SHOP-05", "DP-SHOP-06", "DP-SHOP-19")
def test_the_order_of_all_groups() -> None:
    at = table()
    at.groups(RED, "2+1", "2+1", "1+1", "1").groups(YELLOW, "4+2", "2+1")
    at.groups(GREEN, "3+1", "1+3", "1", "1").groups(BLUE, "1+3", "2+1", "1", "1", "1")
    at.reveal_groups()
    r, y, g, b = RED, YELLOW, GREEN, BLUE
    expected = [(y, 6), (g, 4), (b, 4), (g, 4), (r, 3), (y, 3), (b, 3), (r, 3), (r, 2)]
    expected += [(r, 1), (g, 1), (b, 1), (g, 1), (b, 1), (b, 1)]
    assert turns(at) == expected
    assert at.match.over or not at.offered(m.Keep)  # the phase is over


@pytest.mark.rule("DP-SHOP-08", "DP-SHOP-16", "DP-SHOP-17", "DP-SHOP-18")
def test_a_group_goes_or_stays_home_for_good() -> None:
    at = table().groups(RED, "2+1", "1").groups(YELLOW, "1")
    at.reveal_groups()
    assert {type(move) for move in at.moves()} == {m.Send, m.Keep}
    at.play(m.Keep(1))
    assert (at.family(RED).home, at.family(RED).gold) == (5, 3)
    assert at.why_not(m.Send(1, "judging")) == "DP-GRP-13"
    at.play(m.Keep(2))
    assert at.family(RED).home == 6


@pytest.mark.rule("DP-SHOP-09")
def test_one_group_a_space_own_imps_included() -> None:
    at = table().groups(RED, "2", "2").groups(YELLOW, "2")
    at.reveal_groups()
    at.play(m.Send(1, "judging"))
    assert at.why_not(m.Send(1, "judging")) == "DP-SHOP-09"
    at.play(m.Send(1, "platform"))
    assert at.why_not(m.Send(2, "judging")) == "DP-SHOP-09"
    assert not {"judging", "platform"} & sends(at)


@pytest.mark.rule("DP-SHOP-10")
def test_one_player_may_hold_both_cage_spaces_and_both_young_pet_spaces() -> None:
    at = table().imps(RED, home=10).gold(9).groups(RED, "2+1", "2+1", "2+1", "2+1")
    at.reveal_groups()
    for exit, space in enumerate(("cage-1", "cage-2", "young-1", "young-2"), 1):
        at.play(m.Send(exit, space))
        if at.offered(m.TakeCage) or at.offered(m.TakePet):
            at.play(at.moves()[0])
    assert all(at.on(space) == (RED, 2) for space in ("cage-1", "cage-2", "young-1", "young-2"))


@pytest.mark.rule("DP-SHOP-11", "DP-ACT-09", "DP-ACT-10", "DP-ACT-28", "DP-ACT-29", "DP-ACT-08")
@pytest.mark.parametrize(("group", "cages", "pets"), [("1", 0, 0), ("1+3", 0, 3), ("4", 2, 0), ("2+1", 2, 3)])
def test_conditions_of_the_spaces(group: str, cages: int, pets: int) -> None:
    at = table().groups(RED, group)
    at.reveal_groups()
    free = sends(at)
    assert set(FREE_FOR_ALL) <= free
    assert sum(space.startswith("cage") for space in free) == cages
    assert sum(space in ("young-1", "young-2", "older") for space in free) == pets
    if not cages:
        assert at.why_not(m.Send(1, "cage-1")) == "DP-ACT-09"
    if not pets:
        assert at.why_not(m.Send(1, "older")) == "DP-ACT-28"


@pytest.mark.rule("DP-SHOP-12", "DP-SHOP-13", "DP-SHOP-15")
def test_imps_stay_on_the_space_and_all_gold_is_gone() -> None:
    at = table().gold(4).groups(RED, "2+3")
    at.reveal_groups()
    at.play(m.Send(1, "vegetables"))
    assert at.on("vegetables") == (RED, 2)
    assert (at.family(RED).home, at.family(RED).gold) == (4, 1)
    at.age()
    assert at.on("vegetables") is None and at.family(RED).home == 6 and at.family(RED).gold == 1


@pytest.mark.rule("DP-SHOP-14")
def test_the_action_is_done_before_the_next_group() -> None:
    at = table().groups(RED, "2").groups(YELLOW, "2")
    at.reveal_groups()
    at.play(m.Send(1, "cage-1"))
    assert at.turn == RED and at.offered(m.TakeCage)
    at.play(m.TakeCage(2))
    assert at.turn == YELLOW and at.family(RED).new_cages[0] >= 0


# --- the market ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-ACT-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_fourteen_usable_spaces(players: int) -> None:
    names = [space["space"] for space in fresh(players).match.view(None)["town"]["spaces"]]
    assert names == list(SPACES) and len(names) == 14
    assert names.count("cage-1") + names.count("cage-2") == 2 and "older" in names


def gone_to(space: str, group: str = "1", at: Table | None = None, seat: int = RED) -> Table:
    """A player has sent a group to a space; where there is a choice it is still open."""
    at = (at or table()).groups(seat, group)
    at.reveal_groups()
    at.play(m.Send(1, space))
    return at


@pytest.mark.rule("DP-ACT-02", "DP-ACT-03", "DP-ACT-04", "DP-EX-05")
def test_a_stand_gives_all_its_food_to_the_leftmost_chambers() -> None:
    at = gone_to("mixed")
    assert at.stored(RED) == [1, 0, 0, 1, 0, 0]
    assert at.state.stands[1] == (0, 0, 0)
    at = table().food(RED, vegetables=(1, 2), meat=(1, 1))
    assert gone_to("vegetables", at=at).stored(RED) == [3, 2, 0, 1, 1, 0]


@pytest.mark.rule("DP-ACT-05")
def test_a_chamber_holds_any_number() -> None:
    at = table().food(RED, meat=(50, 0))
    assert gone_to("meat", at=at).stored(RED)[3] == 52


@pytest.mark.rule("DP-ACT-06")
def test_the_artifact_space_gives_both() -> None:
    at = table()
    at.state.tents = [5, 8]
    gone_to("artifacts", at=at)
    assert at.match.view(None)["seats"][RED]["artifacts"] == ["long-handled-shovel", "whip-of-obedience"]
    assert at.state.tents == []


@pytest.mark.rule("DP-ACT-07")
def test_an_artifact_works_for_the_rest_of_the_game() -> None:
    at = table(exhibition="magic-show", round=2)
    at.state.tents = [8]
    gone_to("artifacts", at=at)
    at.show()
    assert at.minion() == 0.5
    at.state.round = 5
    at.state.exhibitions[3] = 7
    at.minions(0, 0, 0, 0)
    at.show()
    assert at.minion() == 0.5


# --- cages and addons ---------------------------------------------------------------------------------------


@pytest.mark.rule("DP-ACT-11")
def test_a_cage_space_gives_one_cage_of_choice() -> None:
    at = gone_to("cage-1", "2")
    pits = at.state.pits
    assert {move.pit for move in at.moves(m.TakeCage)} == {1, 2, 3}
    assert at.why_not(m.Keep(1)) == "DP-ACT-11"
    at.play(m.TakeCage(3))
    assert at.state.pits == [*pits[:2], -1] and at.family(RED).new_cages == [pits[2], -1]


@pytest.mark.rule("DP-ACT-12")
def test_two_cages_a_round_and_one_when_a_space_is_blocked() -> None:
    at = table(2).groups(RED, "2", "2").groups(YELLOW, "2")
    at.reveal_groups()
    at.play(m.Send(1, "cage-1"))
    at.play(m.TakeCage(1))
    assert not {"cage-1", "cage-2"} & sends(at)
    assert at.why_not(m.Send(1, "cage-2")) == "DP-NEU-05"


def with_tiles(at: Table, cages: tuple[int, ...] = (), addon: int = -1) -> Table:
    """New tiles wait for Red to place them."""
    at.family(RED).new_cages = [*cages, -1, -1][:2]
    at.family(RED).new_addon = addon
    at.arrange()
    return at


@pytest.mark.rule("DP-ACT-13", "DP-ACT-14", "DP-ACT-15")
def test_a_new_cage_goes_on_any_plot_and_replaces_what_is_there() -> None:
    for plot in (1, 2, 3, 4):
        at = with_tiles(table(), cages=(5,))
        assert {move.plot for move in at.moves(m.Build)} == {1, 2, 3, 4}
        at.play(m.Build(1, plot))
        initial = table().state.layout.cage_count
        assert at.plot(RED, plot).cage == 5
        assert (initial in [there.cage for there in at.family(RED).plots]) == (plot != 1)


@pytest.mark.rule("DP-ACT-16", "DP-ACT-17", "DP-EX-63")
def test_pet_manure_and_addon_stay_when_a_cage_is_replaced() -> None:
    at = table().pet(RED, 1, "uni", size=3, suffering=1).addon(RED, 1, toy=1)
    addon = at.plot(RED, 1).addon
    with_tiles(at, cages=(4,)).play(m.Build(1, 1))
    assert at.at(RED, 1) == {"pet": "uni", "size": 3, "suffering": 1, "mutation": 0, "manure": 1}
    assert at.plot(RED, 1).addon == addon and at.plot(RED, 1).cage == 4


@pytest.mark.rule("DP-ACT-18", "DP-ACT-24", "DP-ACT-30", "DP-ARR-03")
def test_tiles_and_pets_wait_for_phase_three() -> None:
    at = table().gold(9).imps(RED, home=8).groups(RED, "2+1", "1+1", "1")
    at.reveal_groups()
    at.play(m.Send(1, "cage-1"), m.TakeCage(1), m.Send(2, "young-1"))
    at.play(at.moves(m.TakePet)[0])
    at.play(m.Send(3, "addon"), m.TakeAddon(1))
    assert [plot.cage for plot in at.family(RED).plots[1:]] == [-1, -1, -1]
    assert not at.family(RED).has_pet()
    new = at.match.view(None)["seats"][RED]["new"]
    assert new["cages"][0] and new["addon"] and len(new["pets"]) == 1
    at.arrange()
    assert at.offered(m.Build) and at.offered(m.Attach)
    assert at.why_not(m.Settle()) == "DP-ARR-03"
    at.play(m.Build(1, 2), m.Attach(3))
    assert at.offered(m.House)


@pytest.mark.rule("DP-ACT-19")
def test_one_addon_of_choice_and_the_other_stays_this_round() -> None:
    at = gone_to("addon")
    upper, lower = at.state.addons_shown
    assert {move.place for move in at.moves(m.TakeAddon)} == {1, 2}
    at.play(m.TakeAddon(1))
    assert at.state.addons_shown == [-1, lower] and at.family(RED).new_addon == upper
    at = table().groups(YELLOW, "1")
    at.state.spaces[SPACES.index("addon")] = 17
    at.reveal_groups()
    assert "addon" not in sends(at)


@pytest.mark.rule("DP-ACT-21")
def test_an_addon_on_a_plot_without_cage_waits_for_one() -> None:
    at = table().addon(RED, 2, toy=1)
    assert at.state.layout.symbols(at.plot(RED, 2), TOY) == 0
    at.cage(RED, 2)
    assert at.state.layout.symbols(at.plot(RED, 2), TOY) == 1


@pytest.mark.rule("DP-ACT-22")
def test_a_new_addon_may_replace_an_old_one() -> None:
    at = table().addon(RED, 1, toy=1)
    with_tiles(at, addon=2).play(m.Attach(1))
    assert at.plot(RED, 1).addon == 2


@pytest.mark.rule("DP-ACT-23", "DP-ARR-04")
def test_placed_tiles_never_move() -> None:
    at = table().addon(RED, 1, toy=1).pet(RED, 1).cage(RED, 2, strength=2)
    before = [(plot.cage, plot.addon) for plot in at.family(RED).plots]
    at.arrange()
    assert not at.offered(m.Build) and not at.offered(m.Attach)
    at.play(m.House("snakitty", 2))
    assert [(plot.cage, plot.addon) for plot in at.family(RED).plots] == before


# --- pets ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-ACT-25", "DP-ACT-26")
@pytest.mark.parametrize(
    ("space", "row", "size"), [("young-1", "young", 2), ("young-2", "young", 2), ("older", "older", 3)]
)
def test_pets_of_the_matching_row(space: str, row: str, size: int) -> None:
    at = table()
    at.state.young, at.state.older = [3, 1, 2], [6, 5]
    gone_to(space, "1+1", at)
    pets = [3, 1, 2] if row == "young" else [6, 5]
    assert {move.pet for move in at.moves(m.TakePet)} == {PETS[pet] for pet in pets}
    at.play(m.TakePet(PETS[pets[0]]))
    assert at.family(RED).new_pets[0] == new_pet(pets[0], size)
    assert getattr(at.state, row) == pets[1:]
    wrong = PETS[6] if row == "young" else PETS[3]
    at = table()
    at.state.young, at.state.older = [3, 1, 2], [6, 5]
    rule = "DP-ACT-25" if row == "young" else "DP-ACT-26"
    assert gone_to(space, "1+1", at).why_not(m.TakePet(wrong)) == rule


@pytest.mark.rule("DP-ACT-27")
def test_one_older_pet_a_round() -> None:
    at = table().groups(YELLOW, "1+1")
    at.state.older = [5, 6, 7]
    gone_to("older", "1+1", at)
    at.play(m.TakePet(PETS[5]))
    assert at.turn == YELLOW and "older" not in sends(at) and at.state.older == [6, 7]


@pytest.mark.rule("DP-ACT-31", "DP-LOSE-01", "DP-ARR-10")
def test_a_pet_may_be_bought_without_a_cage_and_is_lost_then() -> None:
    at = table().pet(RED, 1, "uni")
    at.state.older = [PETS.index("drago")]
    gone_to("older", "1+1", at)
    at.arrange()
    assert {type(move) for move in at.moves()} == {m.Release}
    assert {move.pet for move in at.moves()} == {"uni", "drago"}
    assert at.why_not(m.Settle()) == "DP-ARR-05"
    at.play(m.Release("drago"), m.Settle())
    assert [plot.pet for plot in at.family(RED).plots] == [PETS.index("uni"), -1, -1, -1]


# --- imps, hospital, judging, platform ----------------------------------------------------------------------


@pytest.mark.rule("DP-ACT-32", "DP-ACT-33", "DP-EX-06", "DP-EX-07")
@pytest.mark.parametrize(
    ("round", "gained", "left"), [(1, 1, [2, 3, 4]), (2, 2, [3, 4]), (3, 3, [4]), (4, 4, []), (5, 4, [])]
)
def test_inviting_imps(round: int, gained: int, left: list[int]) -> None:
    at = gone_to("imps", at=table(round=round))
    assert at.on("imps") == (RED, 1 + gained)
    assert at.match.view(None)["seats"][RED]["imps"]["progress"] == left


@pytest.mark.rule("DP-EX-08", "DP-ACT-34", "DP-ACT-35")
def test_invited_imps_wait_with_their_inviters() -> None:
    at = table(round=3).gold(1)
    at.family(RED).invited, at.family(YELLOW).invited = 0b0001, 0b0011
    gone_to("imps", "2+1", at)
    assert at.on("imps") == (RED, 4) and at.family(RED).gold == 0
    assert at.family(RED).invited == 0b0111 and at.family(RED).home == 4
    assert gone_to("imps", at=table(round=3), seat=GREEN).on("imps") == (GREEN, 4)
    at.age()
    assert at.family(RED).home == 8


@pytest.mark.rule("DP-ACT-36", "DP-ACT-37", "DP-ACT-38", "DP-EX-09")
def test_the_hospital_gives_a_potion_and_the_hurt_imps() -> None:
    at = table().imps(BLUE, home=4, hospital=2)
    gone_to("hospital", "1+2", at, BLUE)
    assert at.on("hospital") == (BLUE, 3) and at.family(BLUE).hospital == 0
    assert at.family(BLUE).potions == 1 and at.state.potions == 4
    assert at.family(BLUE).gold == 2 and at.family(BLUE).home == 3
    at.age()
    assert at.family(BLUE).home == 6


@pytest.mark.rule("DP-ACT-39", "DP-NEED-44")
def test_imps_hurt_after_the_visit_stay_in_the_hospital() -> None:
    at = gone_to("hospital", "1", table(round=2).cage(RED, 1).pet(RED, 1, needs="anger poop"))
    at.show()
    at.play(m.Catch(1))
    assert at.family(RED).hospital == 1 and at.on("hospital") == (RED, 1)
    at.age()
    assert at.family(RED).hospital == 1 and at.family(RED).home == 5
    at.state.round = 3
    gone_to("hospital", "1", at)
    assert at.family(RED).hospital == 0 and at.on("hospital") == (RED, 2)


@pytest.mark.rule("DP-ACT-40")
def test_the_hospital_just_for_the_potion() -> None:
    at = gone_to("hospital")
    assert at.family(RED).potions == 1 and at.on("hospital") == (RED, 1)


@pytest.mark.rule("DP-ACT-41", "DP-ACT-42", "DP-SHOW-11")
def test_judging_gives_two_points_this_round_and_nothing_in_round_one() -> None:
    at = gone_to("judging", at=table(round=2, exhibition="magic-show"))
    assert at.match.view(None)["seats"][RED]["exhibition"] == 2
    at.pet(RED, 1, "birdie", needs="magic poop")
    at.show()
    assert at.minion() == 3
    at = gone_to("judging", at=table(round=1))
    at.show()
    at.awards()
    assert at.points() == 0


@pytest.mark.rule("DP-ACT-43", "DP-ACT-44", "DP-ACT-45", "DP-EX-10", "DP-AGE-14")
def test_platform_imps_move_aside() -> None:
    at = gone_to("platform", at=table(round=1), seat=GREEN)
    at.age()
    assert at.every("platform") == [0, 0, 1, 0] and at.on("platform") is None
    at.state.round = 2
    gone_to("platform", "2", at, YELLOW)
    at.age()
    assert at.every("platform") == [0, 2, 1, 0] and at.family(YELLOW).home == 4


@pytest.mark.rule("DP-ACT-46")
def test_platform_imps_leave_only_by_a_sale() -> None:
    at = fresh().imps(RED, home=5, platform=1)
    while not at.match.over:
        idle_round(at)
        assert at.family(RED).platform == 1


@pytest.mark.rule("DP-ART-01", "DP-ART-02", "DP-ART-03", "DP-ART-04", "DP-ART-05")
def test_books() -> None:
    at = table()
    at.state.tents = [0, 2]
    gone_to("artifacts", at=at)
    assert {(move.book, move.colour) for move in at.moves(m.Study)} == {
        ("savage-feasts", "red"),
        ("savage-feasts", "green"),
        ("fun-with-food", "yellow"),
        ("fun-with-food", "green"),
    }
    assert at.why_not(m.Study("savage-feasts", "purple")) == "DP-ART-02"
    green = len(at.cards(RED, "green"))
    at.play(m.Study("fun-with-food", "green"))
    assert len(at.cards(RED, "green")) == green + 1
    assert {move.book for move in at.moves(m.Study)} == {"savage-feasts"}
    at.play(m.Study("savage-feasts", "green"))
    assert at.match.view(None)["seats"][RED]["base_hand"] == {"green": 3, "red": 1, "yellow": 1, "purple": 1}
    assert not at.offered(m.Study)
    assert [ARTIFACTS[book] for book in range(4)] == [
        "savage-feasts",
        "monsters-i-have-battled",
        "fun-with-food",
        "messing-with-magic",
    ]
    layout = at.state.layout
    assert all(first != second for first, second in layout.books)


@pytest.mark.rule("DP-ART-30")
def test_the_magic_box_comes_filled() -> None:
    at = table()
    at.state.tents = [9]
    gone_to("artifacts", at=at)
    assert at.stored(RED) == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("DP-RUL-17", "DP-RUL-18")
def test_a_space_that_gives_nothing_may_be_taken() -> None:
    at = table()
    at.state.stands = [(0, 0, 0)] * 3
    assert gone_to("meat", at=at).on("meat") == (RED, 1)
    at = table()
    ACTIONS[SPACES.index("cage-1")].visit(at.state, RED, SPACES.index("cage-1"))
    assert at.state.agenda[-1].legal(at.state)
