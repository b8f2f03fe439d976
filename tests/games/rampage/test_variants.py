"""Variants: strict diet, made-to-measure, baby monsters, teams, two boxes (RA-VAR)."""

from __future__ import annotations

from typing import Any

import pytest

import monstrerie
from monstrerie.games.rampage import Rampage
from monstrerie.games.rampage.moves import Buy, Copy, Dine, Discard, Eat, Keep, Place, Reveal, TurnBack
from monstrerie.games.rampage.names import CARDS
from monstrerie.games.rampage.rules.end import Count
from monstrerie.games.rampage.state import Carnage

from .tables import BREATH, DONE, OUT, Table, fallen, lie, own_totals, table
from .test_runaways import drive_out, mixed
from .test_scoring import FEAST, stomach
from .toy import ToyWorld


def count(t: Table) -> Table:
    t.state.lanes = None
    t.state.agenda = [Count()]
    return t.run()


# --- strict diet --------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-VAR-02", "RA-VAR-03", "RA-EX-64")
def test_strict_diet() -> None:
    more = {"stomachs": {"A": stomach(FEAST), "B": "red red"}, "floors": {"A": 4}, "broken": {"A": 3}}
    t = table("A B", cards={"A": "anarchist", "B": "mean"}, strict_diet=True, **more)  # type: ignore[arg-type]
    assert own_totals(t.state) == [30, -2]
    t = table("A B", cards={"B": "mean"}, strict_diet=True, stomachs={"B": "red red"})
    assert own_totals(t.state) == [0, 8], "Characters as usual"


# --- made-to-measure ----------------------------------------------------------------------------------------


@pytest.mark.rule("RA-VAR-04", "RA-VAR-05", "RA-DEC-02", "RA-HID-05")
def test_made_to_measure() -> None:
    match = Rampage(ToyWorld).new(3, seed=2, made_to_measure=True)
    state = match.state
    assert isinstance(state, Carnage) and match.to_act == (0, 1, 2)
    assert [len(cards) for cards in state.offered[0]] == [3, 3, 3]
    assert match.view(1)["seats"][0]["offered"] == [[None] * 3] * 3
    # In any order, and nothing is shown before the last has chosen.
    for seat in (2, 0, 1):
        for _ in range(3):
            assert match.view(1)["seats"][2]["characters"] == []
            refusal = match.why_not(seat, Keep("nonsense"))
            assert refusal is not None and refusal.rule == "RA-VAR-04"
            events = match.play(seat, match.moves(seat)[0])
            assert not [
                event for event in events if event.kind == "ra-kept" and event.visible((seat + 1) % 3)
            ]
    for seat in range(3):
        assert [len(cards[seat]) for cards in (state.characters, state.powers, state.secrets)] == [1, 1, 1]
    assert (
        len(match.view(0)["discarded"]["power"]) == 6 and match.view(0)["discarded"]["power"].count(None) == 4
    )


# --- baby monsters ------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-VAR-06")
def test_a_baby_starts_with_a_character_only() -> None:
    match = Rampage(ToyWorld).new(3, seed=2, baby_monsters=True)
    for seat in match.view(0)["seats"]:
        assert len(seat["characters"]) == 1 and seat["powers"] == [] and seat["secrets"] == []


@pytest.mark.rule(
    "RA-VAR-07", "RA-VAR-08", "RA-VAR-09", "RA-VAR-10", "RA-VAR-11", "RA-EX-72", "RA-DEC-35", "RA-TURN-21"
)
def test_buying_cards() -> None:
    t = table("A B", floors={"A": 3}, cards={"A": "destructive"}, baby_monsters=True)
    boxed = t.state.box_floors
    t.play("A", DONE, DONE)
    assert t.asked == "buy" and t.match.view(0)["seats"][0]["price"] == 1
    t.play("A", Buy())
    assert t.floors["A"] == 2, "paid before drawing"
    drawn = [cards[0] for cards in t.state.offered[0]]
    assert [drawn[kind] in CARDS[kind] for kind in range(3)] == [True] * 3
    assert t.why_not("A", Keep("nonsense")) == "RA-VAR-09"
    t.play("A", Keep(drawn[1]))
    assert t.asked == "buy" and t.match.view(0)["seats"][0]["price"] == 2
    t.play("A", Buy())
    t.play("A", t.moves("A", Keep)[0])
    assert t.floors["A"] == 0 and t.state.box_floors == boxed + 3 and t.turn == "B"
    assert t.match.view(0)["seats"][0]["floors"] == 0, "spent floors are gone for everything"


@pytest.mark.rule("RA-VAR-08")
def test_losing_a_card_does_not_lower_the_price() -> None:
    t = table("A B", floors={"A": 3}, baby_monsters=True)
    t.state.bought[0] = 2
    t.play("A", DONE, DONE)
    assert t.asked == "buy" and t.match.view(0)["seats"][0]["price"] == 3


@pytest.mark.rule("RA-VAR-12")
def test_several_cards_of_a_kind_all_work() -> None:
    t = table(
        "A B",
        cards={"A": "mean shy boxer braces unleashed tramp"},
        baby_monsters=True,
        stomachs={"B": "grey"},
    )
    assert own_totals(t.state)[0] == 20 and t.state.has(0, "boxer") and t.state.has(0, "braces")
    t.play("A", Reveal("unleashed"))
    assert t.why_not("A", Reveal("tramp")) == ""


@pytest.mark.rule("RA-VAR-13", "RA-HID-05")
def test_only_the_buyer_sees_what_was_drawn() -> None:
    t = table("A B", floors={"A": 6}, baby_monsters=True)
    t.play("A", DONE, DONE)
    events = t.play("A", Buy())
    drawn = [cards[0] for cards in t.state.offered[0]]
    assert not any(card in str(event.data) for card in drawn for event in events if event.visible(1))
    events = t.play("A", Keep(drawn[2]))
    assert not any(drawn[2] in str(event.data) for event in events if event.visible(1)), (
        "a kept Secret is not shown"
    )
    t.play("A", Buy())
    drawn = [cards[0] for cards in t.state.offered[0]]
    events = t.play("A", Keep(drawn[0]))
    assert any(drawn[0] in str(event.data) for event in events if event.visible(1)), "a kept Character is"
    t.state.packs[1] = []
    t.play("A", Buy())
    assert [len(cards) for cards in t.state.offered[0]] == [1, 0, 1], "an empty pack is left out"
    t = table("A B", floors={"A": 6}, baby_monsters=True)
    t.state.packs = [[], [], []]
    t.play("A", DONE, DONE)
    assert t.turn == "B", "with all empty nothing can be bought"


@pytest.mark.rule("RA-VAR-14")
def test_spending_floors_does_not_touch_the_end() -> None:
    t = table("A B", floors={"A": 3}, baby_monsters=True)
    t.play("A", DONE, DONE, Buy())
    assert t.state.turns_left == -1


# --- teams --------------------------------------------------------------------------------------------------


def teams(**more: object) -> Table:
    """A and C against B and D."""
    return table("A B C D", teams="2-2", **more)  # type: ignore[arg-type]


@pytest.mark.rule("RA-VAR-15", "RA-VAR-16")
def test_two_teams_of_two_share_a_power() -> None:
    match = Rampage(ToyWorld).new(4, seed=3, teams="2-2")
    view = match.view(0)
    assert view["teams"] == [[0, 2], [1, 3]]
    for one, other in ((0, 2), (1, 3)):
        assert (
            view["seats"][one]["powers"] == view["seats"][other]["powers"]
            and len(view["seats"][one]["powers"]) == 1
        )
    assert all(len(seat["characters"]) == 1 and len(seat["secrets"]) == 1 for seat in view["seats"])


@pytest.mark.rule("RA-VAR-17", "RA-VAR-18", "RA-DEC-36")
def test_three_actions_in_common_then_both_eat() -> None:
    t = teams(at={"A": "N", "C": "S"})
    t.put("N red", "S blue")
    assert t.turn == "A C" and t.state.actions == 3
    t.play("C", BREATH)
    assert t.turn == "A C", "in any order, one at a time"
    t.play("C", BREATH, BREATH)
    assert t.asked == "meal" and t.turn == "A C", "three and none is allowed"
    t.play("C", Dine("S"))
    assert t.turn == "C"
    t.play("C", t.moves("C", Eat)[0])
    t.play("A", Dine("N"))
    t.play("A", t.moves("A", Eat)[0])
    assert t.turn == "B D", "then the other team plays"


@pytest.mark.rule("RA-VAR-17")
def test_a_team_that_wants_no_more_says_so_together() -> None:
    t = teams()
    t.play("A", DONE)
    assert t.turn == "C"
    t.play("C", BREATH)
    assert t.turn == "A C", "after an action everybody may think again"
    t.play("A", DONE)
    t.play("C", DONE)
    assert t.asked == "meal"


@pytest.mark.rule("RA-VAR-19")
def test_each_member_has_his_own_limit_place_and_stomach() -> None:
    t = teams(at={"A": "N", "C": "S"}, tokens={"A": 0})
    t.put(*["N red"] * 4, *["S blue"] * 7)
    t.play("A", DONE)
    t.play("C", DONE)
    t.play("A", Dine("N"))
    for _ in range(2):
        t.play("A", t.moves("A", Eat)[0])
    t.play("C", Dine("S"))
    for _ in range(6):
        t.play("C", t.moves("C", Eat)[0])
    assert t.stomach("A") == "red red" and t.stomach("C") == " ".join(["blue"] * 6)


@pytest.mark.rule("RA-VAR-20")
def test_floors_and_teeth_go_to_the_member_who_did_it() -> None:
    t = teams()
    t.floor("floor-S1-0", "N")
    t.next({"body-1": fallen("N")}).play("C", BREATH)
    assert t.floors["C"] == 1 and t.broken["C"] == 1 and t.floors["A"] == 0


@pytest.mark.rule("RA-VAR-21", "RA-VAR-22", "RA-EX-71")
def test_the_lowest_member_is_the_teams_score() -> None:
    t = teams(broken={"A": 3, "C": 1, "B": 5})
    t.state.floors = [35, 14, 32, 49]
    count(t)
    result = t.match.result
    assert result is not None and own_totals(t.state) == [41, 24, 34, 49], "teeth count, too"
    assert result.scores == (34, 24, 34, 24) and result.winners == (0, 2) and result.places == (1, 3, 1, 3)
    assert [sum(parts.values()) for parts in result.breakdown] == list(result.scores)


@pytest.mark.rule("RA-VAR-23")
def test_the_partner_is_compared_with() -> None:
    t = teams(cards={"A": "mean"}, stomachs={"A": "red", "C": "red red"})
    assert own_totals(t.state)[0] == 0
    t = teams(cards={"A": "imitator", "C": "shy"})
    count(t)
    assert t.moves("A", Copy) == [Copy(2, "shy")]


@pytest.mark.rule("RA-VAR-24")
def test_runaway_effects_strike_the_member_and_the_next_team_decides() -> None:
    t = teams(runaway=mixed(4))
    drive_out(t, "C", "red")
    assert t.tokens == {"A": 4, "B": 4, "C": 3, "D": 4} and t.turn == "B"
    t.play("B", Place("W", 5.0, 5.0))
    assert t.home("C") == "W"


@pytest.mark.rule("RA-VAR-25")
def test_an_extra_action_is_the_teams() -> None:
    t = teams(runaway=mixed(9))
    drive_out(t, "A", "red")
    assert t.state.extra == [0, 1]
    for name in "AC":
        t.play(name, DONE)
    while t.asked == "meal":
        t.play(t.turn.split()[0], DONE)
    assert t.turn == "B D" and t.state.actions == 4


@pytest.mark.rule("RA-VAR-26")
def test_a_felled_partner_is_a_brawl_and_acts_no_more_but_eats() -> None:
    t = teams(at={"A": "N", "C": "S"})
    t.put("S red")
    t.next({"body-2": fallen("S")}).play("A", BREATH)
    assert t.broken["A"] == 1 and t.tokens["C"] == 3 and t.turn == "A"
    t.play("A", DONE)
    assert t.asked == "meal" and "C" in t.turn
    t = teams(cards={"C": "unleashed"})
    t.next({"body-2": fallen("S")}).play("A", BREATH)
    assert t.why_not("C", BREATH) == "RA-VAR-26"


@pytest.mark.rule("RA-VAR-27")
def test_row_6_makes_the_whole_team_lose() -> None:
    t = teams(runaway=mixed(29), floors={"A": 9, "C": 9})
    drive_out(t, "C", "red")
    result = t.match.result
    assert result is not None and result.winners == (1, 3)


@pytest.mark.rule("RA-VAR-28")
def test_opponents_are_the_other_team_others_include_the_partner() -> None:
    t = teams(cards={"A": "paralysing-gaze"})
    t.play("A", Reveal("paralysing-gaze"))
    assert t.state.gazed == [False, True, False, True]
    t = teams(cards={"A": "who-farted"})
    t.play("A", Reveal("who-farted"))
    assert t.state.upside == [False, True, True, True]
    t = teams(cards={"C": "mouthguard"})
    t.next({"body-2": fallen("S")}).play("A", BREATH)
    assert t.broken["A"] == 1 and t.asked == "action", "a partner is no opponent: no Mouthguard"


@pytest.mark.rule("RA-VAR-29")
def test_after_the_last_floor_each_other_team_has_one_turn() -> None:
    t = teams()
    for piece in t.position.on("floor-ST-0"):
        t.state.box_meeples[t.state.colours[int(piece.split("-")[1])]] += 1
    t.next(dict.fromkeys(t.position.on("floor-ST-0"))).play("A", BREATH)
    assert t.state.turns_left == 1
    seen = set()
    while not t.match.over:
        for name in t.turn.split()[:1]:
            seen.add(name)
            t.play(name, DONE)
    assert seen == {"A", "B", "C", "D"}


@pytest.mark.rule("RA-VAR-30")
def test_equal_teams_more_meeples_together_then_shared() -> None:
    t = count(teams(stomachs={"A": "red", "C": "red", "B": "red"}))
    assert t.match.result is not None and t.match.result.winners == (0, 2)
    t = count(teams())
    assert t.match.result is not None and t.match.result.winners == (0, 1, 2, 3)


@pytest.mark.rule("RA-VAR-31")
def test_secrets_stay_hidden_from_the_partner() -> None:
    t = teams(cards={"A": "tramp"}, stomachs={"A": "red"})
    assert t.match.view(2)["seats"][0]["secrets"] == [None] and t.match.view(2)["seats"][0]["stomach"] is None
    t = teams(cards={"C": "unleashed"})
    t.play("A", BREATH)
    t.play("C", Reveal("unleashed"))
    assert t.state.actions == 4, "windows are those of the team's turn"


@pytest.mark.rule("RA-VAR-40")
def test_each_upside_down_member_needs_one_of_the_teams_actions() -> None:
    t = table("A B C D", teams="2-2", cards={"B": "who-farted"}, turn="B")
    t.play("B", Reveal("who-farted"), DONE)
    while t.asked == "meal":
        t.play(t.turn.split()[0], DONE)
    assert t.turn == "A C" and t.state.actions == 3
    assert t.why_not("A", BREATH) == "RA-SEC-02a" and t.why_not("A", DONE) == "RA-SEC-02a"
    t.play("A", TurnBack(), BREATH)
    assert t.why_not("A", BREATH) == "RA-VAR-40", "the last action is C's"
    t.play("C", TurnBack())
    assert t.state.actions == 0 and not t.state.upside[2]


@pytest.mark.rule("RA-VAR-41")
def test_mutations_serve_their_player_and_the_one_left_is_the_teams() -> None:
    t = teams(cards={"A": "boxer unstable-mutation"})
    t.play("A", Reveal("unstable-mutation"))
    drawn = t.state.mutations[0][:]
    assert all(t.state.has(0, card) and not t.state.has(2, card) for card in drawn) and t.state.has(
        2, "boxer"
    )
    for name in "AC":
        t.play(name, DONE)
    while t.asked == "meal":
        t.play(t.turn.split()[0], DONE)
    t.play("A", Discard("boxer"), Discard(drawn[0]), Discard(drawn[1]))
    assert t.state.powers[0] == [drawn[2]] and t.state.has(2, drawn[2])


@pytest.mark.rule("RA-VAR-42")
def test_the_blue_effect_may_cost_the_teams_power() -> None:
    t = teams(cards={"A": "boxer", "C": "shy"}, side="B", runaway="blue blue blue")
    drive_out(t, "C", "blue")
    assert {move.card for move in t.moves("C")} == {"shy", "boxer"}
    t.play("C", Discard("boxer"))
    assert not t.state.has(0, "boxer")


# --- two boxes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RA-VAR-32", "RA-VAR-33", "RA-VAR-37", "RA-VAR-38")
def test_two_boxes_make_one_city() -> None:
    match = Rampage(ToyWorld).new(8, seed=1)
    state, view = match.state, match.view(0)
    assert isinstance(state, Carnage)
    assert len(view["neighbourhoods"]) == 16 and len(view["buildings"]) == 14 and view["floors_left"] == 38
    assert (
        len(view["meeples"]) == 180
        and sum(1 for piece in view["pieces"] if piece.startswith("vehicle-")) == 8
    )
    assert sum(1 for piece in view["pieces"] if piece.startswith("paws-")) == 8
    assert [row["size"] for row in view["runaway"]["rows"]] == [10] * 6
    cards = [*state.packs[2], *(card for held in state.secrets for card in held)]
    assert sorted(cards) == sorted(CARDS[2] * 2), "each card twice"


@pytest.mark.rule("RA-VAR-37")
def test_a_vehicle_returns_to_the_space_of_its_own_board() -> None:
    t = table("A B C D E")
    t.next({"vehicle-5": OUT}).play("A", BREATH)
    assert t.position.pieces["vehicle-5"] == lie("E-2")


@pytest.mark.rule("RA-VAR-35", "RA-EX-73")
def test_a_team_of_three_has_four_actions() -> None:
    t = table("A B C D E F")
    assert t.state.layout.teams == [[0, 2, 4], [1, 3, 5]] and t.state.actions == 4 and t.turn == "A C E"


@pytest.mark.rule("RA-VAR-36")
def test_the_lowest_of_three_counts() -> None:
    t = table("A B C D E F")
    t.state.floors = [9, 1, 8, 2, 3, 2]
    count(t)
    assert t.match.result is not None and t.match.result.scores == (3, 1, 3, 1, 3, 1)


@pytest.mark.rule("RA-VAR-39")
def test_neighbourhoods_along_the_joint_are_separate_and_adjacent() -> None:
    t = table("A B C D E", at={"A": "NE"}, cards={"A": "elastic-tongue"})
    for name in "ACE":
        t.play(name, DONE)
    places = {move.neighbourhood for move in t.moves("A", Dine)}
    assert "SE-2" in places and "NE" in places


@pytest.mark.rule("RA-VAR-34")
def test_five_and_more_play_in_teams() -> None:
    for players in range(5, 9):
        match = Rampage(ToyWorld).new(players, seed=1)
        assert min(len(team) for team in match.view(0)["teams"]) >= 2
    with pytest.raises(monstrerie.BadValue):
        Rampage(ToyWorld).new(9, seed=1)


@pytest.mark.rule("RA-VAR-01")
def test_variants_combine() -> None:
    options: dict[str, Any] = {
        "strict_diet": True,
        "made_to_measure": True,
        "baby_monsters": True,
        "side": "B",
        "teams": "2-2",
    }
    match = Rampage(ToyWorld).new(4, seed=1, **options)
    assert len(match.view(0)["seats"][0]["offered"][0]) == 3, (
        "three Characters to choose from, and no other card"
    )
    assert match.view(0)["seats"][0]["offered"][1] == []
