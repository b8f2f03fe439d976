"""Set-up and phase 1: DP-GEN, DP-SET, DP-NEU, DP-REV, DP-NEW, DP-INC."""

from __future__ import annotations

import pytest

from monstrerie import BadValue
from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz import moves as m
from monstrerie.games.dungeon_petz.names import DUMMIES, EXHIBITIONS, SPACES
from monstrerie.games.dungeon_petz.rules.packed import count

from .tables import BLUE, GREEN, RED, YELLOW, Table, fresh, idle_round, table

ALL = [2, 3, 4]
NAMES = (*SPACES, *DUMMIES)


def blocked(players: int, round: int) -> list[str]:
    return [
        name for name, held in zip(NAMES, fresh(players).state.layout.blocked[round], strict=True) if held
    ]


# --- the game as a whole ------------------------------------------------------------------------------------


@pytest.mark.rule("DP-GEN-01")
def test_two_to_four_players() -> None:
    assert [fresh(players).match.players for players in ALL] == ALL
    for players in (1, 5):
        with pytest.raises(BadValue):
            GAME.new(players, seed=1)


@pytest.mark.rule("DP-GEN-02", "DP-GEN-03", "DP-NEXT-08", "DP-NEXT-01", "DP-SET-05")
@pytest.mark.parametrize(("players", "rounds"), [(4, 5), (3, 6), (2, 6)])
def test_rounds(players: int, rounds: int) -> None:
    at = fresh(players)
    assert at.state.round == 1
    seen = []
    while not at.match.over:
        seen.append(at.state.round)
        idle_round(at)
    assert seen == list(range(1, rounds + 1))
    assert {event.data["which"] for event in at.events if event.kind == "dp-final"} == {"acumen", "display"}


@pytest.mark.rule("DP-GEN-04", "DP-GEN-05", "DP-ARR-01", "DP-NEED-04", "DP-NEED-01")
def test_six_phases_in_their_order() -> None:
    at = fresh()
    at.pet(RED, 1, "snakitty")
    seen: list[str] = []
    while at.state.round == 1:
        phase = at.match.view(RED)["phase"]
        if phase not in seen:
            seen.append(phase)
        legal = at.match.moves(at.turn)
        group = [move for move in legal if move == m.Gather(1)]
        at.play(group[0] if group else legal[0])
    # Phase 1 and the last one hold no decision, and nothing is sold in round 1.
    asked = ["grouping", "shopping", "arranging", "needs", "showing", "working"]
    assert [phase for phase in seen if phase != "dp-phase-showing"] == [
        f"dp-phase-{phase}" for phase in asked if phase != "showing"
    ]
    kinds = [event.kind for event in at.events]
    order = ["dp-income", "dp-group", "dp-settled", "dp-draws", "dp-revealed", "dp-earned", "dp-round"]
    places = [kinds.index(kind) for kind in order[:-1]]
    assert places == sorted(places)
    assert places[-1] < len(kinds) - 1 - kinds[::-1].index("dp-round")


@pytest.mark.rule("DP-GEN-06", "DP-GEN-07")
@pytest.mark.parametrize("players", ALL)
def test_which_rounds_have_exhibitions_and_customers(players: int) -> None:
    state = table(players).state
    last = state.layout.rounds
    exhibitions, customers = [], []
    for state.round in range(1, last + 1):
        exhibitions.append(state.exhibition() >= 0)
        customers.append(len(state.buyers()))
    assert exhibitions == [False] + [True] * (last - 1)
    assert customers == [0, 0] + [1] * (last - 3) + [2]
    state.round = 1
    assert state.exhibition() == -1


@pytest.mark.rule("DP-GEN-08", "DP-SET-04")
@pytest.mark.parametrize("players", ALL)
def test_turn_order_starts_with_one_player_and_goes_clockwise(players: int) -> None:
    starts = set()
    for seed in range(30):
        state = GAME.new(players, seed=seed).state
        start, order = state.start, state.order  # type: ignore[attr-defined]
        starts.add(start)
        assert order == [(start + place) % players for place in range(players)]
    assert starts == set(range(players))
    for seat in range(players):
        for named in (f"seat-{seat + 1}", f"host-{seat + 1}" if seat else "host"):
            match = GAME.new(players, seed=3, first=named)
            assert match.view(None)["start_seat"] == seat
            assert GAME.load(match.save()).view(None) == match.view(None)
    with pytest.raises(BadValue, match="seat-5"):
        GAME.new(players, seed=3, first="seat-5")


@pytest.mark.rule("DP-GEN-09")
def test_totals_of_imps_and_gold_are_public_behind_the_screens() -> None:
    at = fresh()
    at.play(m.Gather(3), seat=RED)
    at.play(m.Fund(2), seat=RED)
    shown = at.match.view(YELLOW)["seats"][RED]
    assert (shown["imps"]["home"], shown["gold"], shown["groups"]) == (6, 3, None)
    own = at.match.view(RED)["seats"][RED]
    assert (own["imps"]["home"], own["gold"]) == (3, 1)
    assert own["groups"] == [{"exit": 1, "imps": 3, "gold": 2}]


@pytest.mark.rule("DP-GEN-10")
def test_only_idle_imps_at_home_are_available() -> None:
    at = table().pet(RED, 1, "birdie", needs="play play").groups(RED, "6")
    at.reveal_groups()
    at.play(m.Send(1, "judging"))
    assert at.family(RED).home == 0
    at.show()
    assert at.alive(RED, 1) is False  # two unmet play needs: nobody was there to play


@pytest.mark.rule("DP-GEN-11")
def test_sizes_are_two_to_seven() -> None:
    at = table(round=2)
    for plot, size in enumerate((2, 3, 6, 7), 1):
        at.pet(RED, plot, "snakitty", size=size)
    at.age()
    assert [at.at(RED, plot)["size"] for plot in (1, 2, 3, 4)] == [4, 5, 7, 7]
    assert {2, 3} == {pet["size"] for row in ("young", "older") for pet in fresh().match.view(0)["town"][row]}


@pytest.mark.rule("DP-GEN-12")
def test_basic_rules_know_no_double_symbols() -> None:
    at = table().pet(RED, 1, "birdie").hand(RED, yellow="disease", purple="anger")
    at.plot(RED, 1).assigned = 0
    at.assign()
    assert {move.double for move in at.moves(m.Assign)} == {False}
    assert at.why_not(m.Assign(1, 1, "disease", double=True)) == "DP-GEN-12"


@pytest.mark.rule("DP-GEN-13")
def test_reputation_beyond_fifty_and_a_hundred_goes_on() -> None:
    at = table(round=2, exhibition="magic-show").reputation(49, 99, 120)
    at.minions(2, 4, 6, 0)
    at.awards()
    assert [at.points(seat) for seat in range(3)] == [49 + 4, 99 + 6, 120 + 8]


# --- players and progress board -----------------------------------------------------------------------------


@pytest.mark.rule("DP-SET-01", "DP-SET-02", "DP-SET-03")
@pytest.mark.parametrize("players", ALL)
def test_ten_imps_six_at_home_four_on_the_progress_board(players: int) -> None:
    for seat, shown in enumerate(fresh(players).match.view(None)["seats"]):
        assert shown["seat"] == seat
        assert shown["imps"]["home"] == 6 and len(shown["imps"]["progress"]) == 4
        assert shown["imps"]["hospital"] == shown["imps"]["platform"] == shown["imps"]["busy"] == 0


@pytest.mark.rule("DP-SET-06", "DP-SET-07", "DP-SET-17", "DP-SET-50", "DP-NEU-01")
@pytest.mark.parametrize("players", ALL)
def test_the_side_of_the_boards(players: int) -> None:
    view = fresh(players).match.view(None)
    small = players < 4
    assert view["rounds"] == (6 if small else 5)
    assert len(view["town"]["spaces"]) == 14
    assert len(view["town"]["dummies"]) == (4 if small else 0) and len(view["town"]["rings"]) == (
        3 if small else 0
    )
    assert len(view["seats"]) == players
    neutral = sum(space["neutral"] for key in ("spaces", "dummies") for space in view["town"][key])
    assert neutral == {2: 6, 3: 3, 4: 0}[players]


@pytest.mark.rule(
    "DP-SET-08", "DP-SET-09", "DP-SET-10", "DP-SET-11", "DP-SET-12", "DP-SET-13", "DP-SET-14", "DP-SET-15"
)
@pytest.mark.parametrize("players", ALL)
def test_tiles_dealt_for_the_rounds_and_only_the_first_turned_up(players: int) -> None:
    at = fresh(players)
    last = at.state.layout.rounds
    view = at.match.view(RED)
    assert [tile["round"] for tile in view["exhibitions"]] == list(range(2, last + 1))
    assert [tile["round"] for tile in view["customers"]] == [*range(3, last + 1), last]
    assert [tile["exhibition"] is not None for tile in view["exhibitions"]] == [True] + [False] * (last - 2)
    assert [tile["customer"] is not None for tile in view["customers"]] == [True] + [False] * (last - 2)
    dealt = at.state.exhibitions[: last - 1], at.state.customers[: last - 1]
    assert all(len(set(tiles)) == last - 1 for tiles in dealt)
    # The tiles that were not dealt are never seen, by nobody.
    seen = set()
    while not at.match.over:
        seen |= {tile["exhibition"] for tile in at.match.view(RED)["exhibitions"]}
        idle_round(at)
    assert len(seen - {None}) == last - 1 < len(EXHIBITIONS)


@pytest.mark.rule("DP-SET-16", "DP-FIN-01")
def test_the_final_exhibitions_are_the_same_in_every_match() -> None:
    for seed in (1, 2):
        at = fresh(2, seed=seed)
        while not at.match.over:
            idle_round(at)
        assert [event["which"] for event in at.heard("dp-final")] == ["acumen"] * 2 + ["display"] * 2


# --- central board ------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-SET-18", "DP-SET-24", "DP-SET-27", "DP-SET-29", "DP-SET-36", "DP-RNG-02")
def test_stacks_are_shuffled() -> None:
    one, other = fresh(seed=1).state, fresh(seed=2).state
    for name in ("pet_pile", "cage_stack", "addon_stack", "artifact_stack", "exhibitions", "customers"):
        assert sorted(getattr(one, name)) == sorted(getattr(other, name))
        assert getattr(one, name) != getattr(other, name)
    assert len(one.pet_pile) == 18
    assert [len(deck) for deck in one.decks] == [32, 24, 24, 24]
    assert all(sorted(a) == sorted(b) and a != b for a, b in zip(one.decks, other.decks, strict=True))


@pytest.mark.rule(
    "DP-SET-19", "DP-SET-20", "DP-SET-21", "DP-SET-22", "DP-SET-23", "DP-SET-25", "DP-SET-26", "DP-SET-28"
)
@pytest.mark.rule("DP-SET-30", "DP-SET-31", "DP-EX-51", "DP-SET-35", "DP-SET-32", "DP-SET-33", "DP-SET-34")
@pytest.mark.parametrize(
    ("players", "young", "cages", "artifacts"), [(4, 3, 3, 2), (3, 2, 3, 2), (2, 2, 2, 0)]
)
def test_what_is_turned_up_in_town(players: int, young: int, cages: int, artifacts: int) -> None:
    town = fresh(players).match.view(None)["town"]
    assert [pet["size"] for pet in town["young"]] == [2] * young
    assert [pet["size"] for pet in town["older"]] == [3]
    assert [cage is not None for cage in town["cages"]] == [number < cages for number in range(3)]
    assert sum(addon is not None for addon in town["addons"]) == 2
    assert len(town["artifacts"]) == artifacts
    mixed = (1, 1) if players == 4 else (0, 0)
    assert (town["stands"]["mixed_vegetables"], town["stands"]["mixed_meat"]) == mixed
    if players == 4:
        assert (town["stands"]["vegetables"], town["stands"]["meat"]) == (2, 2)


@pytest.mark.rule("DP-SET-37", "DP-SET-38", "DP-SET-39", "DP-SET-40")
def test_discard_piles_potions_and_minions() -> None:
    view = fresh().match.view(None)
    assert [sum(deck["discards"].values()) for deck in view["decks"]] == [0, 0, 0, 0]
    assert view["potions"] == 5
    assert all(seat["reputation"] == 0 and seat["exhibition"] == 0 for seat in view["seats"])


@pytest.mark.rule("DP-SET-41", "DP-INC-01", "DP-INC-06", "DP-EX-01", "DP-INC-02", "DP-INC-03")
def test_two_gold_then_the_income_of_round_one() -> None:
    at = fresh()
    assert at.state.layout.start_gold == 2
    assert at.every("gold") == [3, 3, 4, 4]


@pytest.mark.rule("DP-SET-42", "DP-SET-43", "DP-SET-44", "DP-SET-45", "DP-SET-46", "DP-SET-47", "DP-SET-49")
@pytest.mark.parametrize("players", ALL)
def test_player_boards_at_the_start(players: int) -> None:
    at = fresh(players)
    for seat, shown in enumerate(at.match.view(None)["seats"]):
        assert shown["food"] == {"vegetables": [0, 0, 0], "meat": [0, 0], "box": False}
        assert shown["artifacts"] == [] and shown["potions"] == 0
        assert [plot["cage"] is not None for plot in shown["plots"]] == [True, False, False, False]
        first = shown["plots"][0]
        assert first["initial"] and first["manure"] == 1
        assert {name: value for name, value in first["cage"].items() if value} == {
            "strength": 1,
            "antimagic": 1,
        }
        assert all(plot["pet"] is None and plot["addon"] is None for plot in shown["plots"])
        assert shown["hand_sizes"] == {"green": 1, "red": 1, "yellow": 1, "purple": 1}
        assert [count(cards) for cards in at.family(seat).hand] == [1, 1, 1, 1]


@pytest.mark.rule("DP-SET-48", "DP-ACT-20")
@pytest.mark.parametrize("plot", [1, 2, 3, 4])
def test_every_plot_has_room_for_one_addon(plot: int) -> None:
    at = table()
    at.family(RED).new_addon = 0
    at.arrange()
    at.play(m.Attach(plot))
    assert [there.addon == 0 for there in at.family(RED).plots] == [number == plot for number in (1, 2, 3, 4)]


# --- neutral imps -------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-NEU-02", "DP-NEU-03", "DP-NEU-04", "DP-NEU-08", "DP-NEU-09", "DP-NEU-13", "DP-NEU-14")
@pytest.mark.parametrize("players", [2, 3])
def test_neutral_imps_walk_round_their_rings(players: int) -> None:
    rings = [[NAMES[space] for space in ring] for ring in fresh(players).state.layout.rings]
    assert [len(ring) for ring in rings] == [6, 6, 6]
    assert sorted(name for ring in rings for name in ring) == sorted(NAMES)
    starts = (0,) if players == 3 else (0, 3)
    for round in range(1, 7):
        expected = [ring[(start + round - 1) % 6] for ring in rings for start in starts]
        assert sorted(blocked(players, round)) == sorted(expected)
    visits = [name for round in range(1, 7) for name in blocked(players, round)]
    assert all(visits.count(name) == len(starts) for name in NAMES)
    if players == 2:
        for name in NAMES:
            rounds = [round for round in range(1, 7) if name in blocked(2, round)]
            assert rounds[1] - rounds[0] == 3


@pytest.mark.rule("DP-NEU-05")
def test_a_blocked_space_can_not_be_chosen() -> None:
    at = table(3).groups(RED, "1")
    at.reveal_groups()
    assert at.why_not(m.Send(1, "mixed")) == "DP-NEU-05"
    assert "mixed" not in {move.space for move in at.moves(m.Send)}


@pytest.mark.rule("DP-NEU-06", "DP-NEU-07", "DP-NEW-07")
def test_dummy_spaces_block_nothing_and_take_no_group() -> None:
    on_dummy = [
        round for round in range(1, 7) if "dummy-1" in blocked(3, round) or "dummy-2" in blocked(3, round)
    ]
    for round in on_dummy:
        at = table(3, round=round).groups(RED, "2+1")
        at.reveal_groups()
        free = {move.space for move in at.moves(m.Send)}
        assert {"imps", "hospital", "judging", "platform"} <= free
        for dummy in DUMMIES:
            assert at.why_not(m.Send(1, dummy)) == "DP-NEU-07"


@pytest.mark.rule("DP-NEU-10", "DP-NEU-11", "DP-NEU-12")
def test_what_is_blocked_in_round_one() -> None:
    for players in (2, 3):
        assert "mixed" in blocked(players, 1)
        assert len({"young-1", "young-2"} & set(blocked(players, 1))) == 1
    assert len({"cage-1", "cage-2"} & set(blocked(2, 1))) == 1 and "artifacts" in blocked(2, 1)
    assert not {"cage-1", "cage-2", "artifacts"} & set(blocked(3, 1))


@pytest.mark.rule("DP-NEU-15", "DP-NEU-16")
@pytest.mark.parametrize("players", [2, 3])
def test_never_both_cage_or_both_young_pet_spaces(players: int) -> None:
    for round in range(1, 7):
        names = set(blocked(players, round))
        assert not {"cage-1", "cage-2"} <= names and not {"young-1", "young-2"} <= names


@pytest.mark.rule("DP-NEU-17", "DP-NEU-18")
def test_neutral_imps_take_no_benefit_and_stay_till_they_move() -> None:
    at = fresh(2)
    seen = {}
    while not at.match.over:
        seen[at.state.round] = [space for space in SPACES if at.on(space) == (14, 0)]
        potions, platform = at.state.potions, at.every("platform")
        idle_round(at)
        assert (at.state.potions, at.every("platform")) == (potions, platform) == (5, [0, 0])
        assert at.every("invited") == [0, 0] and at.every("minion") == [0, 0]
    assert seen == {round: [name for name in blocked(2, round) if name in SPACES] for round in seen}
    at = fresh(2)
    at.age()
    assert [space for space in SPACES if at.on(space)] == [name for name in blocked(2, 1) if name in SPACES]


# --- revealing ----------------------------------------------------------------------------------------------


def known(at: Table) -> tuple[int, int]:
    view = at.match.view(None)
    return (
        sum(tile["exhibition"] is not None for tile in view["exhibitions"]),
        sum(tile["customer"] is not None for tile in view["customers"]),
    )


SCHEDULES = {
    (4, "basic"): [(1, 1), (2, 2), (3, 4), (4, 4), (4, 4)],
    (3, "basic"): [(1, 1), (2, 2), (3, 3), (4, 5), (5, 5), (5, 5)],
    (2, "basic"): [(1, 1), (2, 2), (3, 3), (4, 5), (5, 5), (5, 5)],
    (4, "more"): [(2, 2), (3, 4), (4, 4), (4, 4), (4, 4)],
    (2, "more"): [(2, 2), (3, 3), (4, 5), (5, 5), (5, 5), (5, 5)],
    (4, "all"): [(4, 4)] * 5,
    (3, "all"): [(5, 5)] * 6,
}


@pytest.mark.rule(
    "DP-REV-01", "DP-REV-02", "DP-REV-03", "DP-REV-04", "DP-REV-05", "DP-REV-06", "DP-REV-07", "DP-REV-08"
)
@pytest.mark.rule("DP-ADV-10", "DP-ADV-11", "DP-ADV-12")
@pytest.mark.parametrize(("players", "foresight"), list(SCHEDULES))
def test_what_is_known_when(players: int, foresight: str) -> None:
    at = fresh(players, foresight=foresight)
    seen = []
    while not at.match.over:
        seen.append(known(at))
        if foresight == "basic":
            view = at.match.view(None)
            last, now = view["rounds"], view["round"]
            shown = [tile["round"] for tile in view["exhibitions"] if tile["exhibition"]]
            assert max(shown) == min(last, now + 1)
            assert max(tile["round"] for tile in view["customers"] if tile["customer"]) == min(last, now + 2)
        idle_round(at)
    assert seen == SCHEDULES[players, foresight]


# --- new stuff ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-NEW-01")
def test_nothing_is_added_in_round_one_beyond_the_set_up() -> None:
    assert fresh().state.dealt == [4, 3, 2, 2]


@pytest.mark.rule("DP-NEW-02", "DP-NEW-03")
def test_old_food_goes_and_the_exhibition_tile_says_what_comes() -> None:
    at = table(round=1)
    at.state.young = at.state.older = []
    at.state.exhibitions[0] = EXHIBITIONS.index("eating-contest")
    at.state.stands = [(9, 0, 0), (9, 9, 0), (0, 9, 0)]
    at.next_round()
    assert at.state.stands == [(4, 0, 0), (2, 2, 0), (0, 3, 0)]


def restock(players: int, round: int, exhibition: str = "eating-contest") -> Table:
    """The table after phase 1 of a round, with nothing left in the corral's upper half."""
    at = table(players, round=round - 1)
    at.state.older = []
    at.state.exhibitions[round - 2] = EXHIBITIONS.index(exhibition)
    at.next_round()
    return at


@pytest.mark.rule("DP-NEW-04")
@pytest.mark.parametrize("stand", ["vegetables", "mixed", "meat"])
def test_a_blocked_stand_gets_no_food(stand: str) -> None:
    rounds = [round for round in range(2, 7) if stand in blocked(2, round)]
    assert rounds
    for round in rounds:
        stands = restock(2, round).state.stands
        assert stands.pop(SPACES.index(stand)) == (0, 0, 0)
        assert any(any(other) for other in stands)


@pytest.mark.rule("DP-NEW-05", "DP-NEW-06")
def test_imps_on_the_coloured_dummies_take_one_token_of_the_mixed_stand() -> None:
    for dummy, expected in (("green-dummy", (1, 2, 0)), ("red-dummy", (2, 1, 0))):
        round = next(round for round in range(2, 7) if dummy in blocked(3, round))
        assert restock(3, round).state.stands[1] == expected
        # No stand goes below nothing (DP-RUL-08).
        at = table(3, round=round - 1)
        at.state.layout.food = [[0] * 4 for _ in EXHIBITIONS]
        at.state.older = []
        at.next_round()
        assert at.state.stands == [(0, 0, 0)] * 3


@pytest.mark.rule("DP-NEW-08", "DP-NEW-09")
def test_old_artifacts_leave_and_two_new_ones_come() -> None:
    at = fresh()
    old = at.state.tents
    at.next_round()
    assert len(at.state.tents) == 2 and not set(old) & set(at.state.tents)
    seen = [*old, *at.state.tents]
    for _ in range(3):
        at.next_round()
        seen += at.state.tents
    assert len(set(seen)) == 10


@pytest.mark.rule("DP-NEW-10")
def test_no_artifacts_when_their_space_is_blocked() -> None:
    round = next(round for round in range(2, 7) if "artifacts" in blocked(3, round))
    at = table(3, round=round - 1)
    at.state.tents = [7, 8]
    dealt = at.state.dealt[3]
    at.next_round()
    assert at.state.tents == [] and at.state.dealt[3] == dealt


@pytest.mark.rule("DP-NEW-11", "DP-NEW-12", "DP-NEW-13")
@pytest.mark.parametrize(
    ("pits", "kept"), [([4, 5, 6], 6), ([4, 5, -1], 5), ([4, -1, -1], 4), ([-1, 5, -1], 5)]
)
def test_the_lowest_cage_left_moves_up_and_two_come(pits: list[int], kept: int) -> None:
    at = fresh()
    at.state.pits = pits
    fresh_cages = at.state.cage_stack[3:5]
    at.next_round()
    assert at.state.pits == [kept, *fresh_cages]


@pytest.mark.rule("DP-NEW-14")
def test_one_new_cage_when_a_cage_space_is_blocked() -> None:
    round = next(round for round in range(2, 7) if {"cage-1", "cage-2"} & set(blocked(3, round)))
    at = table(3, round=round - 1)
    at.state.pits = [-1, -1, 7]
    fresh_cage = at.state.cage_stack[at.state.dealt[1]]
    at.next_round()
    assert at.state.pits == [7, fresh_cage, -1]


@pytest.mark.rule("DP-NEW-15", "DP-NEW-18", "DP-NEW-29", "DP-ACT-12")
@pytest.mark.parametrize("players", ALL)
def test_something_is_always_left_over(players: int) -> None:
    """Even when everybody takes all they can: cages, addons and young pets never run out."""
    at = fresh(players)
    while not at.match.over:
        now = at.state.round
        open_cages = sum(at.on(space) is None for space in ("cage-1", "cage-2"))
        cages = sum(cage >= 0 for cage in at.state.pits)
        while at.state.round == now and not at.match.over and at.state.phase < 3:
            legal = at.match.moves(at.turn)
            wanted = [move for move in legal if isinstance(move, m.Send) and move.space in GREEDY]
            groups = [move for move in legal if move == m.Gather(2) or move == m.Fund(1)]
            at.play((wanted or groups or [legal[-1]])[0])
        taken = cages - sum(cage >= 0 for cage in at.state.pits)
        assert taken <= open_cages
        assert any(cage >= 0 for cage in at.state.pits)
        assert any(addon >= 0 for addon in at.state.addons_shown)
        assert at.state.young
        idle_round(at)
        at.gold(*[5] * players)


GREEDY = ("young-1", "young-2", "cage-1", "cage-2", "addon")


@pytest.mark.rule("DP-NEW-16", "DP-NEW-17", "DP-NEW-19")
@pytest.mark.parametrize(("left", "top"), [([3, -1], 3), ([-1, 4], 4), ([3, 4], 4)])
def test_the_addon_left_moves_up_and_one_comes(left: list[int], top: int) -> None:
    at = fresh()
    at.state.addons_shown = left
    new = at.state.addon_stack[2]
    at.next_round()
    assert at.state.addons_shown == [top, new]


@pytest.mark.rule("DP-NEW-20")
def test_addons_stay_as_they_are_when_their_space_is_blocked() -> None:
    round = next(round for round in range(2, 7) if "addon" in blocked(3, round))
    at = table(3, round=round - 1)
    at.state.addons_shown = [-1, 4]
    dealt = at.state.dealt[2]
    at.next_round()
    assert at.state.addons_shown == [-1, 4] and at.state.dealt[2] == dealt


@pytest.mark.rule("DP-NEW-21", "DP-NEW-22", "DP-NEW-23", "DP-NEW-24", "DP-NEW-27", "DP-EX-39")
def test_pets_leave_move_up_and_come() -> None:
    at = table(round=1)
    at.state.older, at.state.young = [0, 1], [2, 3, 4]
    at.state.exhibitions[0] = EXHIBITIONS.index("arena")
    new = at.state.pet_pile[4:7]
    at.next_round()
    assert (at.state.older, at.state.young) == ([2, 3, 4], new)
    assert at.state.stands[2] == (0, 3 + 2, 0)
    town = at.match.view(None)["town"]
    assert [pet["size"] for pet in town["older"]] == [3, 3, 3]
    assert [pet["size"] for pet in town["young"]] == [2, 2, 2]


@pytest.mark.rule("DP-NEW-25", "DP-NEW-26")
def test_a_neutral_imp_buys_the_leftmost_of_the_pets_moved_up() -> None:
    round = next(round for round in range(2, 7) if "older" in blocked(3, round))
    at = table(3, round=round - 1)
    at.state.older, at.state.young = [], [2, 3, 4]
    at.state.layout.food = [[0] * 4 for _ in EXHIBITIONS]
    at.next_round()
    assert at.state.older == [3, 4] and at.state.stands[2] == (0, 0, 0)


@pytest.mark.rule("DP-NEW-28")
def test_two_new_pets_when_a_young_pet_space_is_blocked() -> None:
    for round in range(2, 7):
        at = table(3, round=round - 1)
        at.next_round()
        closed = len({"young-1", "young-2"} & set(blocked(3, round)))
        assert len(at.state.young) == 3 - closed


# --- income -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-INC-02", "DP-INC-03", "DP-INC-01")
@pytest.mark.parametrize("start", [RED, YELLOW, GREEN, BLUE])
def test_income_of_four(start: int) -> None:
    at = table(round=1).gold(0, 0, 0, 0)
    at.state.start = (start - 1) % 4
    at.next_round()
    expected = [2, 2, 2, 2]
    expected[start] = expected[(start + 1) % 4] = 1
    assert at.every("gold") == expected


@pytest.mark.rule("DP-INC-04", "DP-INC-05")
@pytest.mark.parametrize("players", [2, 3])
def test_income_of_two_and_three(players: int) -> None:
    at = table(players, round=1).gold(*[0] * players)
    at.next_round()
    assert at.every("gold") == [2, 1, 2][:players]
