"""Phase 6 (DP-AGE), the next round (DP-NEXT), final scoring (DP-FIN), the last advanced rules (DP-ADV)."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import monstrerie
from monstrerie.cli.drawing import result_table
from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz import moves as m
from monstrerie.games.dungeon_petz.names import EXHIBITIONS, MEAT_STAND, PETS

from .tables import BLUE, GREEN, RED, YELLOW, Table, fresh, idle_round, table

# --- ageing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-AGE-01")
def test_nobody_decides_anything_in_phase_six() -> None:
    at = table(round=2).pet(RED, 1, "uni").food(RED, (1, 1, 1), (1, 1))
    at.age()
    assert at.turn == -1


@pytest.mark.rule("DP-AGE-02", "DP-AGE-03", "DP-AGE-04", "DP-EX-38")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (3, 5), (4, 5), (5, 6), (6, 7), (7, 7)])
def test_pets_grow(before: int, after: int) -> None:
    at = table(round=2).pet(RED, 1, "uni", size=before, suffering=1, mutation=1)
    at.age()
    assert (at.at(RED, 1)["size"], at.at(RED, 1)["suffering"], at.at(RED, 1)["mutation"]) == (after, 1, 1)


@pytest.mark.rule("DP-AGE-06")
def test_size_has_no_part_in_the_final_scoring() -> None:
    totals = set()
    for size in (2, 7):
        at = table(round=5).pet(RED, 1, "uni", size=size)
        at.score()
        totals.add(at.heard("dp-final")[4]["total"])
    assert len(totals) == 1


@pytest.mark.rule("DP-AGE-07", "DP-AGE-08", "DP-AGE-09", "DP-AGE-10", "DP-EX-40")
def test_food_ages_chamber_by_chamber() -> None:
    at = table().food(RED, (3, 2, 1), (5, 4))
    at.age()
    assert at.stored(RED) == [0, 3, 2, 0, 5, 0]
    at.age()
    assert at.stored(RED) == [0, 0, 3, 0, 0, 0]  # meat of round r is gone at the end of r + 1
    at.age()
    assert at.stored(RED) == [0] * 6


@pytest.mark.rule("DP-AGE-11")
def test_food_ages_in_the_last_round_too() -> None:
    at = table(round=5).food(RED, (0, 0, 4), (0, 2))
    at.age()
    assert at.stored(RED) == [0] * 6


@pytest.mark.rule("DP-AGE-12", "DP-AGE-13", "DP-AGE-14", "DP-AGE-15")
def test_imps_come_home() -> None:
    at = table(round=2).imps(RED, home=1, hospital=1, platform=2)
    at.family(RED).busy = 2
    at.state.spaces = [0] * 14
    at.state.spaces[0] = 2 << 4 | RED + 1  # vegetables
    at.state.spaces[13] = 1 << 4 | RED + 1  # platform
    at.age()
    assert (at.family(RED).home, at.family(RED).hospital, at.family(RED).platform) == (5, 1, 3)
    assert at.state.spaces == [0] * 14


@pytest.mark.rule("DP-AGE-16")
def test_minions_go_back() -> None:
    at = table(round=2)
    at.minions(4, 3, 2, 1)
    at.age()
    assert at.every("minion") == [0, 0, 0, 0]


@pytest.mark.rule("DP-ART-32", "DP-ART-33", "DP-ART-34", "DP-ART-35", "DP-EX-64", "DP-AGE-01")
def test_the_magic_box() -> None:
    at = table(round=2).owns(RED, "magic-box").food(RED, (0, 0, 1), (0, 1))
    at.age()
    assert at.offered(m.NoStore)
    assert at.why_not(m.Store("vegetable-1")) == "DP-ART-33"
    at.play(m.Store("meat-2"))
    assert at.stored(RED) == [0, 0, 0, 0, 0, 1]  # the vegetable was thrown away
    at.food(RED, (1, 0, 0), box=1)
    at.age()
    assert at.turn == -1 and at.stored(RED) == [
        0,
        1,
        0,
        0,
        0,
        1,
    ]  # full: nothing to decide, and it doesn't age
    at.cage(RED, 1).pet(RED, 1, "birdie", needs="hunger poop").food(RED, box=1)
    at.state.exhibitions[0] = EXHIBITIONS.index("magic-show")
    at.show()
    at.play(m.Feed(1, "box"))
    assert at.suffering(RED, 1) == 0
    at = table(round=2).owns(RED, "magic-box").food(RED, (1, 0, 0))
    at.age()
    at.play(m.NoStore())
    assert at.stored(RED) == [0, 1, 0, 0, 0, 0]


# --- the next round -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-NEXT-02", "DP-NEXT-01")
def test_the_token_passes_to_the_left() -> None:
    at = table(round=1).reputation(3, 2, 1, 0)
    starts = []
    for _ in range(3):
        at.next_round()
        starts.append((at.state.round, at.state.start))
    assert starts == [(2, YELLOW), (3, GREEN), (4, BLUE)]


@pytest.mark.rule("DP-NEXT-03", "DP-NEXT-04", "DP-NEXT-05", "DP-EX-61")
@pytest.mark.parametrize(
    ("holder", "reputation", "start"),
    [
        (RED, (9, 3, 7, 8), YELLOW),
        (YELLOW, (9, 3, 7, 3), BLUE),
        (YELLOW, (9, 3, 7, 8), YELLOW),
        (RED, (5, 5, 5, 5), YELLOW),
        (BLUE, (2, 9, 2, 9), RED),
    ],
)
def test_the_lowest_reputation_starts_the_last_round_of_four(
    holder: int, reputation: tuple[int, ...], start: int
) -> None:
    at = table(round=4).reputation(*reputation)
    at.state.start = holder
    at.next_round()
    assert at.state.start == start
    assert at.state.order == [(start + place) % 4 for place in range(4)]


@pytest.mark.rule("DP-NEXT-06", "DP-NEXT-07")
@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 2)])
def test_with_two_and_three_the_token_always_passes(players: int, each: int) -> None:
    at = fresh(players).reputation(*range(players))
    starts = []
    while not at.match.over:
        starts.append(at.state.start)
        idle_round(at)
    assert starts == [round % players for round in range(6)]
    assert all(starts.count(seat) == each for seat in range(players))


# --- final scoring ------------------------------------------------------------------------------------------


def bare(players: int = 4, round: int = 5) -> Table:
    """Everybody has ten imps at home and nothing else, not even a cage: both final exhibitions score
    nothing.
    """
    at = table(players, round=round).gold(*[0] * players)
    for seat in range(players):
        at.imps(seat, home=10)
    for seat in range(players):
        at.plot(seat, 1).cage, at.plot(seat, 1).manure = -1, 0
    return at


def final(at: Table, which: str) -> list[float]:
    """The totals of everybody in one of the two final exhibitions."""
    at.score()
    return [event["total"] for event in at.heard("dp-final") if event["which"] == which]


@pytest.mark.rule("DP-FIN-01", "DP-FIN-02")
def test_two_exhibitions_awarded_one_after_the_other() -> None:
    at = bare().gold(8, 6, 4, 2)
    at.cage(BLUE, 1).cage(BLUE, 2).cage(GREEN, 1)
    at.score()
    assert [at.points(seat) for seat in range(4)] == [8, 6, 4 + 6, 2 + 8]
    at = bare().gold(8, 8, 4, 0)
    at.score()
    assert [at.points(seat) for seat in range(4)] == [7, 7, 4, 0]
    at = bare(2, 6).gold(8, 4)
    at.score()
    assert [at.points(seat) for seat in range(2)] == [4, 2]


@pytest.mark.rule("DP-FIN-03", "DP-ART-29")
def test_no_judge_and_no_whip_at_the_end() -> None:
    at = bare().owns(RED, "whip-of-obedience")
    at.minions(4, 4, 4, 4)
    assert final(at, "acumen") == [1, 0, 0, 0]
    assert [event["total"] for event in at.heard("dp-final") if event["which"] == "display"] == [0, 0, 0, 0]


@pytest.mark.rule("DP-FIN-04", "DP-FIN-05")
def test_nothing_for_nothing_and_a_loss_for_less() -> None:
    at = bare().imps(RED, home=8)
    at.score()
    assert [at.points(seat) for seat in range(4)] == [-4, 0, 0, 0]


@pytest.mark.rule("DP-FIN-06", "DP-EX-42", "DP-FIN-12")
def test_half_points_below_nothing_cost_half_a_reputation() -> None:
    at = bare().gold(3).imps(RED, home=9).reputation(10)
    at.score()
    assert at.points() == 9.5
    assert at.match.view(RED)["seats"][RED]["reputation"] == 9.5


@pytest.mark.rule("DP-FIN-07", "DP-FIN-08", "DP-FIN-09", "DP-FIN-10", "DP-FIN-11", "DP-FIN-13")
@pytest.mark.rule("DP-FIN-14", "DP-FIN-15", "DP-FIN-16")
def test_business_acumen() -> None:
    at = bare().food(RED, (0, 2, 1), (0, 1), box=1).owns(RED, "magic-box", "imp-armor")
    assert final(at, "acumen")[RED] == 5 + 2
    assert final(bare().hand(RED, potions=3), "acumen")[RED] == 3
    assert final(bare().gold(5), "acumen")[RED] == 2.5
    assert final(bare().imps(RED, home=7, hospital=3), "acumen")[RED] == -6
    assert final(bare().imps(RED, home=9, platform=1), "acumen")[RED] == -2
    assert final(bare().imps(RED, home=6), "acumen")[RED] == -8  # four on the Progress Board


@pytest.mark.rule("DP-FIN-12", "DP-EX-41")
def test_half_points_rank_between_whole_ones() -> None:
    at = bare().gold(7, 6, 8, 0)
    at.score()
    assert [at.points(seat) for seat in range(4)] == [6, 4, 8, 0]


@pytest.mark.rule("DP-FIN-17", "DP-FIN-18", "DP-FIN-19", "DP-FIN-20", "DP-FIN-21", "DP-FIN-22")
def test_pet_display() -> None:
    at = bare().cage(RED, 1).pet(RED, 1, "uni", size=2).cage(RED, 2).pet(RED, 2, "drago", size=7)
    assert final(at, "display")[RED] == 2 * 2 + 2
    at = bare().addon(RED, 4, toy=1)  # on a plot without a cage
    assert final(at, "display")[RED] == 1
    at = bare().pet(RED, 1, "uni", size=5, suffering=2, mutation=1)
    assert final(at, "display")[RED] == 2 + 1 - 3
    at = bare().cage(RED, 1, manure=2).cage(RED, 2, manure=1).pet(RED, 2, "uni")
    at.plot(RED, 2).manure = 1
    assert final(at, "display")[RED] == 2 + 2 - 3
    at = bare()
    at.plot(RED, 1).cage = at.state.layout.cage_count  # the printed cage
    assert final(at, "display")[RED] == 1


@pytest.mark.rule("DP-FIN-23", "DP-FIN-24")
def test_the_winner() -> None:
    at = bare().reputation(10, 30, 20, 30)
    at.score()
    result = at.match.result
    assert result is not None
    assert (result.winners, result.places) == ((YELLOW, BLUE), (4, 1, 3, 1))
    at = bare().reputation(10, 10).gold(1, 0).imps(YELLOW, home=9)
    at.gold(1, 3)
    at.imps(RED, home=10)
    at.score()
    result = at.match.result
    assert result is not None and result.winners == (RED,)
    # Half a point is enough, and is shown: no tie that is none.
    at = bare().reputation(10, 10, 9, 9).imps(RED, home=9).imps(YELLOW, home=9).gold(3, 2, 0, 0)
    at.score()
    result = at.match.result
    assert result is not None
    assert at.points(RED) == 9.5 and at.points(YELLOW) == 9 and result.scores[:2] == (9.5, 9)
    assert result.places == (1, 2, 2, 2)
    assert at.match.view(None)["scores"][:2] == [9.5, 9]
    assert all("9½" in monstrerie.say(at.events[-1], lang) for lang in monstrerie.LANGUAGES)
    console = Console(file=io.StringIO(), width=80)
    console.print(result_table("dungeon-petz", result, "en", ["Anna", "Bob", "Cleo", "Dan"]))
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert "Anna  9½" in shown and "−½" in shown
    assert [sum(parts.values()) for parts in result.breakdown] == [-0.5, -1, 0, 0]  # the table began at 10


# --- advanced rules -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-ADV-01")
def test_each_advanced_rule_is_an_option_of_its_own() -> None:
    assert set(GAME.options) >= {"double", "foresight", "meat_stand", "final_order"}
    for option, value in (
        ("double", True),
        ("foresight", "more"),
        ("meat_stand", True),
        ("final_order", True),
    ):
        layout = table(4, 1, "", (), 5, **{option: value}).state.layout
        on = [layout.double, layout.foresight > 1, layout.meat_stand, layout.final_order]
        assert on == [option == name for name in ("double", "foresight", "meat_stand", "final_order")]


def farmed(pet: str, **options: Any) -> list[int]:
    """The meat stand after a pet was left in the upper half: meat, vegetables, gold beyond the tile's."""
    at = table(round=1, **options)
    at.state.older = [PETS.index(pet)]
    at.state.layout.food = [[0] * 4 for _ in EXHIBITIONS]
    at.next_round()
    vegetables, meat, gold = at.state.stands[MEAT_STAND]
    return [meat, vegetables, gold]


@pytest.mark.rule("DP-ADV-13", "DP-ADV-14", "DP-ADV-15", "DP-ADV-16")
def test_what_the_farm_sends() -> None:
    special = {"stareplant": [0, 1, 0], "baby-golem": [0, 0, 1], "ghosty": [0, 0, 0]}
    for pet in PETS:
        assert farmed(pet, meat_stand=True) == special.get(pet, [1, 0, 0])
        assert farmed(pet) == [1, 0, 0]


@pytest.mark.rule("DP-ADV-17")
def test_the_meat_stand_gives_all_of_it() -> None:
    at = table(round=2, meat_stand=True).groups(RED, "1").gold(3)
    at.state.stands = [(0, 0, 0), (0, 0, 0), (1, 2, 1)]
    at.reveal_groups()
    at.play(m.Send(1, "meat"))
    assert at.stored(RED) == [1, 0, 0, 2, 0, 0] and at.family(RED).gold == 4
    at.state.stands = [(0, 0, 0), (0, 0, 0), (1, 2, 1)]
    at.next_round()  # what nobody took leaves with the old food (DP-RUL-23)
    vegetables, _, gold = at.state.stands[MEAT_STAND]
    assert vegetables == gold == 0


@pytest.mark.rule("DP-ADV-18", "DP-ADV-19", "DP-ADV-20", "DP-EX-62")
def test_the_order_of_the_final_round() -> None:
    at = table(round=4, final_order=True).reputation(12, 9, 12, 5).gold(0, 0, 0, 0)
    at.next_round()
    assert at.state.start == BLUE and at.state.order == [BLUE, YELLOW, RED, GREEN]
    assert at.every("gold") == [1, 2, 2, 1]  # income goes by seat (DP-RUL-16)
    at = table(round=4).reputation(12, 9, 12, 5)
    at.next_round()
    assert at.state.order == [BLUE, RED, YELLOW, GREEN]
    at = table(round=3, final_order=True).reputation(12, 9, 12, 5)
    at.next_round()
    assert at.state.order == [YELLOW, GREEN, BLUE, RED]
    at = table(3, round=5, final_order=True).reputation(12, 9, 5)
    at.next_round()
    assert at.state.order == [YELLOW, GREEN, RED]
