"""Adventurers (DL-ADV), end of season (DL-EOS), the paladin outside Combat (DL-PAL)."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_lords.moves import Dig, Mine, Perform, Work
from monstrerie.games.dungeon_lords.names import SILVER_PALADIN
from monstrerie.games.dungeon_lords.rules import evilness
from monstrerie.games.dungeon_lords.rules.combat import FinishCombat
from monstrerie.games.dungeon_lords.rules.packed import TILE
from monstrerie.games.dungeon_lords.rules.production import Produce
from monstrerie.games.dungeon_lords.rules.season import Adventurers, EndOfSeason
from monstrerie.games.dungeon_lords.rules.years import SecondYear
from monstrerie.games.dungeon_lords.state import GONE, TENT, Realm

from .story import story, watch
from .tables import Table, space, table

W3, W4, W5, T3, P3, M3 = 0, 1, 3, 4, 8, 12


def assigned(t: Table, *heroes: int) -> Table:
    return t.put(heroes_now=list(heroes)).run(Adventurers())


def evils(*values: int, players: int | None = None) -> Table:
    """Lords of that evilness."""
    t = table(players or len(values))
    for seat, evil in enumerate(values):
        t.lord(seat, evil=evil)
    return t


@pytest.mark.rule("DL-ADV-02", "DL-ADV-03")
def test_the_weakest_goes_to_the_nicest_and_the_strongest_to_the_most_evil() -> None:
    t = assigned(evils(9, 2, 7, 4), W3, T3, M3, W5)
    assert [t.line(seat) for seat in range(4)] == ["W5", "W3", "M3m1", "T3t1"]


def test_whom_each_would_come_to_is_seen_before_it_happens() -> None:
    t = evils(9, 2, 7, 4).put(heroes_now=[W3, T3, M3, W5])
    assert t.match.view(1)["progress"]["adventurers_to"] == [1, 3, 2, 0]
    t = evils(3, 2).put(heroes_now=[W3, T3, M3], dummy_evil=1)
    assert t.match.view(0)["progress"]["adventurers_to"] == [None, 1, 0], "the dummy comes first"


@pytest.mark.rule("DL-ADV-01", "DL-ADV-10")
def test_three_assignments_a_year_of_those_shown_a_season_before() -> None:
    played = story(3)
    coming = [event.data["adventurer"] for event in played.heard("dl-hero-coming")]
    came = [event.data["adventurer"] for event in played.heard("dl-hero-came")]
    assert coming == came and len(came) == 3 * 3 * 2
    kinds = [event.kind for event in played.heard("dl-hero-coming", "dl-season", "dl-hero-came")]
    assert kinds[:6] == ["dl-season", *["dl-hero-coming"] * 3, "dl-season", "dl-hero-coming"]
    for players in (2, 3, 4):
        for state in story(players).states:
            if state.agenda and type(state.agenda[-1]).__name__ in ("LayTrap", "SendMonsters", "ChooseTile"):
                if state.round == 0:
                    for lord in state.lords:
                        assert sum(hero & TILE < SILVER_PALADIN for hero in lord.party) == 3
                break


@pytest.mark.rule("DL-ADV-05")
def test_the_ranking_is_that_of_the_moment_with_this_seasons_first_player() -> None:
    t = assigned(evils(5, 5, 5).put(first=1), W3, T3, W5)
    assert [t.line(seat) for seat in (1, 2, 0)] == ["W3", "T3t1", "W5"]
    t.happens(lambda state: evilness.gain(state, 1, 3))
    assigned(t, W4, P3, M3)
    assert t.line(1).endswith("M3m1")


@pytest.mark.rule("DL-ADV-06", "DL-ADV-07", "DL-ADV-08")
def test_newcomers_go_behind_but_warriors_in_front() -> None:
    t = table(3).lord(0, party="T3t1 P3h1", evil=1).lord(1, party="W4 T4t1", evil=2)
    assigned(t, M3, W3, W5)
    assert t.line(0) == "T3t1 P3h1 M3m1"
    assert t.line(1) == "W3 W4 T4t1", "also in front of an earlier warrior"
    assert t.line(2) == "W5"


@pytest.mark.rule("DL-ADV-09", "DL-PAL-04", "DL-PAL-05")
def test_a_warrior_never_goes_in_front_of_the_paladin() -> None:
    t = table(3).lord(2, party="PAL T3t1", evil=12).lord(1, evil=6)
    assigned(t, M3, P3, W5)
    assert t.line(2) == "PAL W5 T3t1"


@pytest.mark.rule("DL-ADV-11", "DL-ADV-12", "DL-ADV-13", "DL-ADV-14", "DL-EX-68")
def test_with_two_players_the_dummy_takes_an_adventurer_too() -> None:
    t = evils(6, 6)
    assigned(t, W3, T3, W5)
    assert t.state.dummy_evil == 6, "its marker moved up first"
    assert t.heard("dl-hero-dummy")[0]["adventurer"] == W3 + 1
    assert (t.line(0), t.line(1)) == ("T3t1", "W5")
    t = evils(3, 12)
    assigned(t, W3, T3, W5)
    assert (t.line(0), t.line(1)) == ("W3", "W5") and t.heard("dl-hero-dummy")[0]["adventurer"] == T3 + 1


@pytest.mark.rule("DL-EX-42", "DL-ADV-11", "DL-Y2-06")
def test_the_dummys_marker_through_a_whole_game() -> None:
    heard = [event.data["evil"] for event in story(2).heard("dl-dummy-evil")]
    assert heard == [6, 7, 8, 7, 8, 9]


@pytest.mark.rule("DL-EOS-01", "DL-EOS-02")
def test_the_token_goes_left_but_stays_after_autumn() -> None:
    for year in (1, 2):
        for season in range(4):
            t = table(3, year=year, season=season).put(first=2).run(EndOfSeason())
            assert t.state.first == (2 if season == 3 else 0)


@pytest.mark.rule("DL-EOS-03", "DL-EOS-04")
def test_imps_and_troll_tokens_come_home() -> None:
    t = table(2).lord(0, imps=6, lair="troll", rooms={"mint": "C3"}, played="dig mine food")
    t.lord(1, played="food dig mine").execute(dig=[0], mine=[0])
    t.play(0, Dig(space("B1")), Dig(space("D1")), Mine(2)).run(Produce(0)).play(0, Work("mint"))
    assert (t[0].idle, t[0].tokens) == (0, 0)
    t.run(EndOfSeason())
    assert (t[0].idle, t[0].tokens, t[0].miners, t[0].dug) == (6, 1, 0, 0)


@pytest.mark.rule("DL-EOS-05")
def test_imps_take_no_part_in_combat() -> None:
    from monstrerie.games.dungeon_lords.rules.combat import Plan

    t = table(2).lord(0, imps=9, party="W3").run(Plan(0))
    assert t.state.done, "nothing to lay, nobody to send"


@pytest.mark.rule("DL-EX-39", "DL-Y2-07", "DL-Y2-08", "DL-Y2-09", "DL-CMB-04")
@pytest.mark.parametrize(
    ("players", "expected"),
    [(4, [0, 1, 2, 3, 2, 3, 0, 1]), (3, [0, 1, 2, 0, 1, 2, 0, 1]), (2, [0, 1, 0, 1, 1, 0, 1, 0])],
)
def test_first_players_of_the_eight_seasons(players: int, expected: list[int]) -> None:
    for seed in range(3):
        played = story(players, seed=seed)
        seats = [event.data["seat"] for event in played.heard("dl-season")]
        assert [(seat - seats[0]) % players for seat in seats] == expected


# --- the paladin --------------------------------------------------------------------------------------


@pytest.mark.rule("DL-PAL-01")
def test_a_weaker_paladin_in_year_one_and_a_stronger_in_year_two() -> None:
    seen = []
    for year in (1, 2):
        t = evils(10, 5).put(year=year)
        t.happens(evilness.check_paladin)
        view = t.match.view(0)["paladin"]
        seen.append((view["hp"], view["disarm"], view["heal"], view["magic"]))
        assert t[0].party == [SILVER_PALADIN + year - 1]
    assert seen == [(5, 2, 2, 2), (8, 3, 3, 3)]


@pytest.mark.rule("DL-PAL-02", "DL-PAL-04")
@pytest.mark.parametrize(("gained", "comes"), [(4, False), (5, True), (8, True)])
def test_he_comes_when_a_marker_reaches_or_passes_his_space(gained: int, comes: bool) -> None:
    t = evils(5, 5, 5).lord(0, party="W3 T3t1")
    t.happens(lambda state: evilness.gain(state, 0, gained))
    assert t.state.paladin == (0 if comes else TENT)
    assert t.line(0) == ("PAL W3 T3t1" if comes else "W3 T3t1")


@pytest.mark.rule("DL-PAL-03", "DL-PAL-07", "DL-EX-37")
def test_a_cost_paid_attracts_him_and_lowering_the_marker_later_does_not_undo_it() -> None:
    t = evils(9, 5, 5).execute(food=[None, 0], reputation=[None, 0])
    t.play(0, Perform(), Perform())
    assert t[0].evil == 8 and t.state.paladin == 0 and t.line(0) == "PAL"


@pytest.mark.rule("DL-PAL-05")
def test_he_comes_on_top_of_three_adventurers() -> None:
    t = evils(9, 5).lord(0, party="W3 T3t1 P3h1")
    t.happens(lambda state: evilness.gain(state, 0, 1))
    assert t.line(0) == "PAL W3 T3t1 P3h1"


@pytest.mark.rule("DL-PAL-06", "DL-PAL-11", "DL-EX-59")
def test_once_out_he_stays_out_though_nobody_is_evil_enough() -> None:
    t = evils(10, 8, 5).lord(0, party="PAL")
    t.happens(lambda state: evilness.lose(state, 0, 2))
    assert t[0].evil == 8 and t.state.paladin == 0
    t.happens(lambda state: evilness.lose(state, 0, 6))
    assert t.state.paladin == 0


@pytest.mark.rule("DL-PAL-08", "DL-PAL-09", "DL-PAL-21")
def test_he_moves_to_whoever_is_strictly_higher() -> None:
    t = evils(11, 10, 5).lord(0, party="PAL W3").lord(1, party="T3t1")
    t.happens(lambda state: evilness.gain(state, 1, 1))
    assert t.state.paladin == 0, "level is not enough"
    t.happens(lambda state: evilness.gain(state, 1, 1))
    assert t.state.paladin == 1 and (t.line(0), t.line(1)) == ("W3", "PAL T3t1")


@pytest.mark.rule("DL-PAL-08")
def test_higher_but_below_his_space_does_not_draw_him() -> None:
    t = evils(6, 8, 5).lord(0, party="PAL")
    t.happens(lambda state: evilness.gain(state, 1, 1))
    assert t.state.paladin == 0
    t.happens(lambda state: evilness.gain(state, 1, 1))
    assert t.state.paladin == 1


@pytest.mark.rule("DL-PAL-10", "DL-PAL-12", "DL-EX-38")
def test_when_the_holder_falls_the_latest_of_equals_gets_him() -> None:
    for first, expected in ((0, 2), (1, 2), (2, 1)):
        t = evils(12, 11, 11).put(first=first).lord(0, party="PAL(2)")
        t.happens(lambda state: evilness.lose(state, 0, 2))
        assert t.state.paladin == expected
        assert t.line(expected) == "PAL(2)", "with his wounds"


@pytest.mark.rule("DL-PAL-12")
def test_of_several_of_different_height_the_highest_gets_him() -> None:
    t = evils(14, 12, 11).lord(0, party="PAL")
    t.happens(lambda state: evilness.lose(state, 0, 5))
    assert t.state.paladin == 1


@pytest.mark.rule("DL-ADV-12", "DL-PAL-02")
def test_the_dummys_marker_attracts_nobody() -> None:
    t = evils(5, 5).put(dummy_evil=12)
    assigned(t, W3, T3, W5)
    assert t.state.dummy_evil == 13 and t.state.paladin == TENT


@pytest.mark.rule("DL-PAL-22", "DL-PAL-23")
def test_a_paladin_left_over_goes_away_and_the_gold_one_waits() -> None:
    t = table(3).lord(1, party="PAL(3) W3", evil=4).run(FinishCombat())
    assert t.state.paladin == GONE and t[1].party == []
    t.put(season=3).run(SecondYear())
    assert t.state.paladin == TENT and t.match.view(0)["paladin"]["hp"] == 8


@pytest.mark.rule("DL-PAL-24")
def test_at_the_start_of_year_two_he_goes_to_the_highest_on_his_space_the_latest_of_equals() -> None:
    t = evils(11, 11, 5, 11).put(first=0).run(SecondYear())
    assert t.state.first == 3 and t.state.paladin == 1, "turn order is now 3, 0, 1, 2"
    t = evils(10, 12, 5).run(SecondYear())
    assert t.state.paladin == 1
    t = evils(9, 9, 5).run(SecondYear())
    assert t.state.paladin == TENT


@pytest.mark.rule("DL-INV-07")
def test_he_is_always_where_he_must_be() -> None:
    def check(state: Realm) -> None:
        least = state.layout.paladin_space
        if state.paladin == TENT:
            assert all(lord.evil < least for lord in state.lords)
        elif state.paladin >= 0:
            own = state.lords[state.paladin].evil
            assert all(lord.evil < least or lord.evil <= own for lord in state.lords)

    watch(check)
