"""Phase 4, exhibitions: scores (DP-SHOW, DP-EXH) and awards."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_petz import moves as m
from monstrerie.games.dungeon_petz.names import EXHIBITIONS
from monstrerie.games.dungeon_petz.rules.exhibitions import award

from .tables import RED, YELLOW, Table, table

STRONG = {"strength": 9, "antimagic": 9, "toy": 9, "graze": 9, "meat": 9}


def shown(exhibition: str, needs: str, name: str = "bubl", manure: int = 0, **tokens: int) -> Table:
    """Red's only pet, in a cage that meets every need, is shown; the choice of a pet is made for Red."""
    at = table(round=2, exhibition=exhibition).cage(RED, 1, **STRONG)
    at.plot(RED, 1).manure = manure
    at.pet(RED, 1, name, needs=needs, size=7, **tokens)
    at.show()
    return at


# --- in general ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-SHOW-01", "DP-RUL-67")
def test_the_score_is_counted_after_all_needs() -> None:
    at = shown("beauty-pageant", "poop poop anger")
    assert at.minion() == 0  # two colours, less two fresh manure
    at = shown("beauty-pageant", "anger anger")
    assert at.minion() == 2


@pytest.mark.rule("DP-SHOW-02")
def test_a_single_pet_exhibition_scores_one_chosen_pet() -> None:
    at = table(round=2, exhibition="arena").cage(RED, 1, **STRONG).cage(RED, 2, **STRONG)
    at.pet(RED, 1, "bubl", needs="anger poop").pet(RED, 2, "drago", needs="anger anger")
    at.show()
    assert {move.plot for move in at.moves(m.Enter)} == {1, 2}
    assert at.why_not(m.Enter(3)) == "DP-SHOW-02"
    assert at.why_not(m.NoSale()) == "DP-SHOW-02"
    assert at.why_not(m.Enter(1, "anger")) == "DP-EXH-01"
    at.play(m.Enter(1))
    assert at.minion() == 2


@pytest.mark.rule("DP-SHOW-03")
def test_a_full_display_exhibition_scores_all_pets() -> None:
    at = table(round=2, exhibition="magic-show").cage(RED, 1, **STRONG).cage(RED, 2, **STRONG)
    at.pet(RED, 1, "bubl", needs="magic poop").pet(RED, 2, "drago", needs="magic magic")
    at.show()
    assert at.turn == -1 and at.minion() == 3


@pytest.mark.rule("DP-SHOW-04", "DP-JOB-01")
def test_only_needs_of_this_round_count() -> None:
    at = shown("magic-show", "magic magic")
    from monstrerie.games.dungeon_petz.rules.business import DISCARD_CARDS

    at.run(DISCARD_CARDS)
    at.age()
    at.state.round = 3
    at.state.exhibitions[1] = EXHIBITIONS.index("magic-show")
    at.pet(RED, 1, "bubl", needs="magic poop", size=7)
    at.show()
    assert at.minion() == 1


@pytest.mark.rule("DP-SHOW-05", "DP-EXH-10")
def test_a_need_counts_whether_it_was_met_or_not() -> None:
    at = (
        table(round=2, exhibition="eating-contest")
        .cage(RED, 1)
        .pet(RED, 1, "bubl", needs="hunger hunger", size=5)
    )
    at.show()
    assert at.suffering(RED, 1) == 2 and at.minion() == 4
    assert shown("eating-contest", "hunger hunger").minion() == 4


@pytest.mark.rule("DP-SHOW-06", "DP-SHOW-07")
def test_light_adds_dark_subtracts_and_old_tokens_count() -> None:
    assert shown("moody-medley", "anger magic poop").minion() == 6
    assert shown("moody-medley", "anger magic poop", suffering=2).minion() == 2


@pytest.mark.rule("DP-SHOW-08", "DP-EX-69", "DP-EXH-12", "DP-EXH-13", "DP-EXH-14", "DP-EXH-15")
def test_beauty_pageant() -> None:
    at = table(round=2, exhibition="beauty-pageant").cage(RED, 1, manure=1).cage(RED, 2, manure=3)
    # green, green, and (bar 5, bar 6) yellow: Wormie's bars are G G R G G Y G.
    at.hand(RED, red="anger", green="hunger")
    at.pet(RED, 1, "wormie", needs="anger anger potion potion anger anger", suffering=1)
    at.cage(RED, 1, manure=1, strength=9)
    at.show()
    # Colours: green, yellow and potions; less a suffering and the manure in its own cage.
    assert at.minion() == 3 - 1 - 1
    assert shown("beauty-pageant", "anger anger anger", suffering=1).minion() == 1  # green, red
    assert shown("beauty-pageant", "anger anger anger", mutation=1).minion() == 1
    assert shown("beauty-pageant", "anger anger anger", manure=1).minion() == 1


@pytest.mark.rule("DP-SHOW-09", "DP-EXH-20")
def test_manure_in_all_cages_counts_for_the_full_display() -> None:
    at = table(round=2, exhibition="childrens-day").cage(RED, 1, **STRONG).cage(RED, 2, manure=2)
    at.pet(RED, 1, "uni", needs="play play play poop")
    at.show()
    assert at.minion() == 6 - 1 - 2


@pytest.mark.rule("DP-SHOW-10")
def test_a_pet_bought_this_round_may_be_entered() -> None:
    at = (
        table(round=2, exhibition="arena")
        .cage(RED, 1, **STRONG)
        .pet(RED, 1, "bubl", needs="anger anger", size=2)
    )
    at.show()
    assert at.minion() == 4


@pytest.mark.rule("DP-SHOW-11", "DP-EX-53")
def test_the_judges_two_points() -> None:
    at = table(round=2, exhibition="arena").cage(RED, 1, **STRONG).pet(RED, 1, "bubl", needs="disease poop")
    at.family(RED).minion = 4
    at.show()
    assert at.minion() == 1
    at.awards()
    assert at.points() == 8


@pytest.mark.rule("DP-SHOW-12")
def test_a_total_of_nothing_takes_no_part() -> None:
    at = shown("moody-medley", "anger anger", suffering=4)
    assert at.minion() == 0
    at.awards()
    assert at.points() == 0


@pytest.mark.rule("DP-SHOW-02", "DP-SHOW-20", "DP-EX-54", "DP-RUL-65")
def test_without_a_pet_only_a_full_display_can_be_scored() -> None:
    """A later English printing: judge and whip alone count in a full display, not in a single-pet
    exhibition.
    """
    for exhibition, total in (("magic-show", 2.5), ("breeders-prize", 2.5), ("arena", 0), ("freestyle", 0)):
        at = table(round=2, exhibition=exhibition).owns(RED, "whip-of-obedience")
        at.family(RED).minion = 4
        at.show()
        assert at.minion() == total


# --- awards -------------------------------------------------------------------------------------------------


def awarded(*totals: float, players: int = 4) -> list[int]:
    return award([int(2 * total) for total in totals], table(players).state.layout.awards)


@pytest.mark.rule("DP-SHOW-13", "DP-SHOW-14", "DP-SHOW-19")
def test_awards_for_four_come_after_all_turns() -> None:
    at = table(round=2, exhibition="magic-show")
    at.pet(RED, 1, "uni", needs="magic poop").pet(YELLOW, 1, "birdie", needs="poop poop")
    at.show(RED, YELLOW)
    assert at.every("reputation") == [0, 0, 0, 0]
    at.awards()
    assert at.points() == 8
    assert awarded(4, 3, 2, 1) == [8, 6, 4, 2]
    at.sell()
    assert at.match.view(None)["exhibitions"][0]["past"]


@pytest.mark.rule("DP-SHOW-15")
def test_awards_for_two_and_three() -> None:
    assert awarded(4, 3, players=2) == [4, 2]
    assert awarded(4, 3, 2, players=3) == [6, 4, 2]
    assert awarded(3, 3, 1, players=3) == [5, 5, 2]


@pytest.mark.rule("DP-SHOW-16", "DP-EX-28")
def test_places_nobody_takes_are_not_awarded() -> None:
    assert awarded(0, 5, 0, 3) == [0, 8, 0, 6]


@pytest.mark.rule("DP-SHOW-17", "DP-SHOW-18", "DP-EX-29", "DP-EX-30", "DP-EX-52")
def test_ties() -> None:
    assert awarded(5, 5, 0, 2) == [7, 7, 0, 4]
    assert awarded(2, 2, 2, 7) == [4, 4, 4, 8]
    assert awarded(3, 3, 3, 3) == [5, 5, 5, 5]


@pytest.mark.rule("DP-ART-26", "DP-ART-27", "DP-EX-47")
def test_the_whip_lifts_nothing_to_a_half() -> None:
    at = (
        table(round=2, exhibition="magic-show")
        .owns(RED, "whip-of-obedience")
        .pet(RED, 1, "uni", needs="poop poop")
    )
    at.show()
    assert at.minion() == 0.5
    at.awards()
    assert at.points() == 8


@pytest.mark.rule("DP-ART-28", "DP-EX-48")
def test_the_whip_decides_ties() -> None:
    at = table(round=2, exhibition="magic-show").owns(RED, "whip-of-obedience")
    for seat, needs in ((RED, "magic magic magic magic"), (YELLOW, "magic magic magic magic")):
        at.cage(seat, 1, **STRONG).pet(seat, 1, ("uni", "birdie")[seat], needs=needs)
    at.show(RED, YELLOW)
    at.awards()
    assert (at.points(RED), at.points(YELLOW)) == (8, 6)


# --- the eight exhibitions ----------------------------------------------------------------------------------


@pytest.mark.rule("DP-EXH-01")
def test_five_single_and_three_full() -> None:
    full = ("breeders-prize", "childrens-day", "magic-show")
    assert len(EXHIBITIONS) == 8 and set(full) < set(EXHIBITIONS)
    for exhibition in EXHIBITIONS:
        at = table(round=2, exhibition=exhibition).cage(RED, 1, **STRONG).cage(RED, 2, **STRONG)
        at.pet(RED, 1, "bubl", needs="poop poop").pet(RED, 2, "drago", needs="poop poop")
        at.show()
        assert at.offered(m.Enter) == (exhibition not in full)


@pytest.mark.rule("DP-EXH-02", "DP-EXH-03", "DP-EX-26")
def test_arena() -> None:
    assert shown("arena", "anger anger disease").minion() == 3
    assert shown("arena", "anger anger anger magic").minion() == 6


@pytest.mark.rule("DP-EXH-04", "DP-EXH-05")
def test_freestyle() -> None:
    for kind, score in (("magic", 6), ("poop", 2), ("hunger", 0), ("potion", 2)):
        at = shown("freestyle", "magic magic magic poop potion")
        assert len(at.moves(m.Enter)) == 7
        assert at.why_not(m.Enter(1)) == "DP-EXH-04"
        at.play(m.Enter(1, kind))
        assert at.minion() == score
    at = shown("freestyle", "magic magic magic", suffering=2)
    at.play(m.Enter(1, "magic"))
    assert at.minion() == 2


@pytest.mark.rule("DP-EXH-06", "DP-EXH-07", "DP-EXH-08")
def test_moody_medley() -> None:
    at = shown("moody-medley", "magic magic anger")
    assert at.minion() == 4
    assert shown("moody-medley", "magic potion potion").minion() == 4
    assert shown("moody-medley", "magic magic anger", suffering=1).minion() == 2


@pytest.mark.rule("DP-EXH-09", "DP-EXH-11")
def test_eating_contest() -> None:
    assert shown("eating-contest", "hunger hunger hunger disease").minion() == 5


def test_what_an_exhibition_counts_is_read_from_the_box() -> None:
    own = {"exhibitions": {"arena": {"shown": "display", "needs": {"poop": 3}, "pets": 1, "manure": -1}}}
    at = table(round=2, exhibition="arena", components=own).pet(RED, 2, "bubl", needs="poop poop")
    at.show()
    assert at.turn == -1 and at.minion() == 1 + 2 * 3 - 2 - 1  # one manure lies in the printed cage
    assert at.match.view(RED)["seats"][RED]["plots"][1]["pet"]["scores"] == at.minion()
    own = {"exhibitions": {"arena": {"shown": "pet", "chosen": 3, "kinds": 1}}}
    at = table(round=2, exhibition="arena", components=own).pet(RED, 2, "bubl", needs="poop poop hunger")
    at.food(RED, vegetables=(1,)).show()
    at.play(m.Feed(2, "vegetable-1"), m.Enter(2, "poop"))
    assert at.minion() == 2 * 3 + 2


@pytest.mark.rule("DP-EXH-16", "DP-EXH-17", "DP-EX-68")
def test_breeders_prize() -> None:
    at = table(round=2, exhibition="breeders-prize")
    at.pet(RED, 1, "bubl", needs="poop poop").pet(RED, 2, "drago", needs="poop poop", mutation=1)
    at.pet(RED, 3, "uni", needs="poop poop")
    at.show()
    assert at.minion() == 5


@pytest.mark.rule("DP-EXH-18", "DP-EXH-19", "DP-EX-27")
def test_childrens_day() -> None:
    at = (
        table(round=2, exhibition="childrens-day")
        .cage(RED, 1, **STRONG)
        .cage(RED, 2, manure=1, toy=9, meat=9)
    )
    at.pet(RED, 1, "birdie", needs="play play", mutation=1)
    at.pet(RED, 2, "snakitty", needs="hunger play")
    at.show()
    assert at.minion() == 3


@pytest.mark.rule("DP-EXH-21")
def test_magic_show() -> None:
    assert shown("magic-show", "magic magic disease", suffering=3, mutation=1, manure=2).minion() == 2


@pytest.mark.rule("DP-ADV-09", "DP-RUL-71", "DP-RUL-72")
def test_double_symbols_in_exhibitions() -> None:
    at = table(round=2, exhibition="moody-medley", double=True).cage(RED, 1, **STRONG)
    at.pet(RED, 1, "birdie", needs="disease+ anger+")  # yellow, purple
    at.show()
    assert at.minion() == 8
    at = table(round=2, exhibition="beauty-pageant", double=True).cage(RED, 1, **STRONG)
    at.pet(RED, 1, "birdie", needs="disease+ anger+")
    at.show()
    assert at.minion() == 2
