"""Phase 5: selling (DP-BIZ, DP-CUST), discarding and idle imps (DP-JOB)."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_petz import moves as m
from monstrerie.games.dungeon_petz.names import CUSTOMERS, SPACES
from monstrerie.games.dungeon_petz.rules.business import DISCARD_CARDS, match_score

from .tables import BLUE, GREEN, RED, YELLOW, Table, table, weight

GIRL, MISTRESS, TROLL, ORC = "dungeon-girl", "dungeon-mistress", "farmer-troll", "porky-orky"


def offering(
    customer: str, needs: str, pet: str = "snakitty", size: int = 0, round: int = 3, **tokens: int
) -> Table:
    """Red has one pet with these needs, and the customer is there."""
    at = table(round=round, customers=[customer]).pet(RED, 1, pet, needs=needs, size=size, **tokens)
    at.sell()
    return at


def score(at: Table, customer: str, plot: int = 1) -> int:
    return match_score(at.state, at.plot(RED, plot), CUSTOMERS.index(customer))


# --- selling ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-BIZ-01", "DP-JOB-03")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_nobody_sells_before_round_three_but_cards_and_imps_are_handled(round: int) -> None:
    at = table(round=round, customers=[ORC] if round == 3 else []).pet(
        RED, 1, "snakitty", needs="poop poop poop poop"
    )
    at.sell()
    assert at.offered(m.Sell) == (round == 3)
    if round < 3:
        at.run(DISCARD_CARDS)
        assert at.discards("green") == ["poop"]
        at.work()
        at.play(m.Earn(), seat=at.turn) if at.turn >= 0 else None
        assert at.family(RED).gold > 3


@pytest.mark.rule("DP-BIZ-02", "DP-BIZ-03", "DP-BIZ-30")
def test_everybody_may_sell_one_pet_in_turn_order() -> None:
    at = table(round=3, customers=[ORC])
    at.state.order = [GREEN, BLUE, RED, YELLOW]
    for seat, pet in ((RED, "drago"), (GREEN, "wormie"), (YELLOW, "bubl")):
        at.pet(seat, 1, pet, needs="poop poop poop poop")
    at.pet(GREEN, 2, "uni", needs="poop poop poop poop")
    at.sell()
    sellers = []
    while at.offered(m.Sell):
        sellers.append(at.turn)
        at.play(at.moves(m.Sell)[0])
    assert sellers == [GREEN, RED, YELLOW]
    assert at.alive(GREEN, 2)  # the customer buys one pet from each
    assert [event["customer"] for event in at.heard("dp-leaves")] == [ORC]


@pytest.mark.rule("DP-BIZ-04")
def test_selling_is_optional() -> None:
    at = offering(ORC, "poop poop poop poop")
    at.play(m.NoSale())
    assert at.alive(RED, 1) and at.points() == 0


@pytest.mark.rule("DP-BIZ-05")
@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 7])
def test_only_pets_of_size_four_or_more(size: int) -> None:
    at = offering(ORC, "poop poop", size=size).pet(RED, 2, "drago", needs="poop poop poop poop")
    at.sell()
    assert (m.Sell(1, ORC) in at.moves()) == (size >= 4)
    if size < 4:
        assert at.why_not(m.Sell(1, ORC)) == "DP-BIZ-05"


@pytest.mark.rule("DP-BIZ-06", "DP-EX-32")
def test_wanted_symbols_less_unwanted_ones() -> None:
    at = offering(GIRL, "play play hunger anger", suffering=1)
    assert score(at, GIRL) == 2 * 2 + 1 - 1 - 1
    assert m.Sell(1, GIRL) in at.moves()


@pytest.mark.rule("DP-BIZ-07")
def test_needs_of_this_round_count() -> None:
    at = offering(ORC, "poop poop poop poop")
    at.play(m.NoSale())
    at.run(DISCARD_CARDS)
    at.state.round = 4
    at.state.customers[1] = CUSTOMERS.index(ORC)
    at.pet(RED, 1, "snakitty", needs="poop anger anger anger")
    at.sell()
    assert score(at, ORC) == 2


@pytest.mark.rule("DP-BIZ-08")
def test_needs_shown_in_the_exhibition_count_again() -> None:
    at = table(round=3, exhibition="freestyle", customers=[ORC]).pet(
        RED, 1, "bubl", needs="poop poop poop poop"
    )
    at.show()
    at.play(m.Enter(1, "poop"))
    at.run()
    at.sell()
    at.play(m.Sell(1, ORC))
    assert at.minion() == 8 and at.points() == 16


@pytest.mark.rule("DP-BIZ-09", "DP-BIZ-12")
def test_old_tokens_count_and_everybody_minds_suffering() -> None:
    for customer in CUSTOMERS:
        assert weight(customer, "suffering") < 0
    assert (
        score(offering("warlock", "magic magic poop poop", suffering=1, mutation=1), "warlock") == 4 - 1 - 1
    )


@pytest.mark.rule("DP-BIZ-10", "DP-BIZ-23", "DP-BIZ-22")
def test_manure_never_counts_and_stays_in_the_cage() -> None:
    at = (
        table(round=3, customers=[ORC])
        .cage(RED, 1, manure=7)
        .pet(RED, 1, "bubl", needs="poop poop magic magic")
    )
    at.plot(RED, 1).manure = 7
    at.sell()
    assert score(at, ORC) == 4
    at.play(m.Sell(1, ORC))
    assert at.at(RED, 1) == {"pet": None, "size": 0, "suffering": 0, "mutation": 0, "manure": 7}
    assert at.plot(RED, 1).cage >= 0


@pytest.mark.rule("DP-BIZ-11")
@pytest.mark.parametrize(
    ("needs", "likes"), [("anger play poop poop", True), ("play anger anger poop", False)]
)
def test_the_match_must_be_above_nothing(needs: str, likes: bool) -> None:
    at = offering(GIRL, needs).pet(RED, 2, "uni", needs="play play play play")
    at.sell()
    assert (score(at, GIRL) > 0) == likes == (m.Sell(1, GIRL) in at.moves())
    if not likes:
        assert at.why_not(m.Sell(1, GIRL)) == "DP-BIZ-11"


@pytest.mark.rule("DP-BIZ-13", "DP-BIZ-14", "DP-EX-33", "DP-CUST-04")
def test_rainbow_symbols_count_once_a_colour() -> None:
    # Wormie's bars: green green red green.
    at = offering(TROLL, "poop poop poop magic", pet="wormie", suffering=1)
    assert score(at, TROLL) == 2 * 3 + 1 - 2 == 5
    # An ordinary symbol counts every card, whatever its colour.
    assert score(offering(ORC, "poop poop poop magic", pet="wormie"), ORC) == 6


@pytest.mark.rule("DP-BIZ-15", "DP-BIZ-16", "DP-BIZ-25")
@pytest.mark.parametrize(("platform", "points"), [(False, 16), (True, 24)])
def test_black_market_and_platform(platform: bool, points: int) -> None:
    at = (
        table(round=3, customers=[ORC])
        .pet(RED, 1, "snakitty", needs="poop poop poop poop")
        .imps(RED, platform=1)
    )
    at.gold(0).sell()
    at.play(m.Sell(1, ORC, platform))
    assert at.points() == points and at.family(RED).gold == 3
    assert at.family(RED).ledger[1:3] == ([0, 48] if platform else [32, 0])


@pytest.mark.rule("DP-BIZ-17", "DP-BIZ-18", "DP-BIZ-19")
def test_a_platform_sale_takes_one_own_imp_there() -> None:
    at = (
        table(round=3, customers=[ORC]).pet(RED, 1, "snakitty", needs="poop poop poop poop").imps(RED, home=4)
    )
    at.imps(YELLOW, platform=2)
    at.sell()
    assert at.why_not(m.Sell(1, ORC, platform=True)) == "DP-BIZ-17"
    at.state.spaces[SPACES.index("platform")] = 2 << 4 | RED + 1
    at.sell()
    at.play(m.Sell(1, ORC, platform=True))
    assert at.on("platform") == (RED, 1)
    assert (at.family(RED).home, at.family(RED).busy) == (4, 1)
    at.age()
    assert at.family(RED).home == 5 and at.family(RED).platform == 1


@pytest.mark.rule("DP-BIZ-20", "DP-EX-11")
def test_imps_may_stay_on_the_platform() -> None:
    at = (
        table(round=3, customers=[ORC]).imps(GREEN, home=5, platform=1).groups(YELLOW, "2+2").gold(3, 3, 4, 4)
    )
    at.reveal_groups()
    at.play(m.Send(1, "platform"))
    at.pet(YELLOW, 1, "snakitty", needs="poop poop poop poop").pet(
        GREEN, 1, "uni", needs="poop poop poop poop"
    )
    gold = at.family(YELLOW).gold
    at.sell()
    at.play(m.Sell(1, ORC, platform=True), m.Sell(1, ORC))
    assert at.family(YELLOW).gold == gold + 3
    at.age()
    assert at.every("platform") == [0, 1, 1, 0] and at.family(YELLOW).home == 5


@pytest.mark.rule("DP-BIZ-21", "DP-BIZ-32")
def test_one_platform_sale_a_round() -> None:
    at = table(round=5, customers=[ORC, GIRL]).imps(RED, platform=3)
    at.pet(RED, 1, "snakitty", needs="poop poop poop poop").pet(RED, 2, "uni", needs="play play play play")
    at.sell()
    at.play(m.Sell(1, ORC, platform=True))
    assert at.why_not(m.Sell(2, GIRL, platform=True)) == "DP-BIZ-21"
    assert set(at.moves()) == {m.NoSale(), m.Sell(2, GIRL)}


# --- gold ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-BIZ-24", "DP-PET-04")
@pytest.mark.parametrize(
    ("pet", "prices"), [("snakitty", [3, 4, 5, 6]), ("birdie", [2, 3, 4, 5]), ("bubl", [1, 2, 3, 4])]
)
def test_gold_by_size(pet: str, prices: list[int]) -> None:
    for size, gold in zip((4, 5, 6, 7), prices, strict=True):
        at = offering(ORC, "poop poop poop poop", pet=pet, size=size).gold(0)
        at.play(m.Sell(1, ORC))
        assert at.family(RED).gold == gold


@pytest.mark.rule("DP-BIZ-26", "DP-BIZ-27", "DP-BIZ-28", "DP-EX-34")
@pytest.mark.parametrize(("pet", "gold"), [("snakitty", 1), ("birdie", 0), ("bubl", -1)])
def test_mutants_bring_two_gold_less(pet: str, gold: int) -> None:
    at = offering(ORC, "poop poop poop poop", pet=pet, mutation=1).gold(5)
    at.play(m.Sell(1, ORC))
    assert at.family(RED).gold == 5 + gold


@pytest.mark.rule("DP-BIZ-29", "DP-EX-35")
def test_who_can_not_pay_can_not_sell() -> None:
    at = table(round=3, customers=[ORC]).gold(0).pet(RED, 1, "bubl", needs="poop poop poop poop", mutation=1)
    at.pet(RED, 2, "drago", needs="poop poop poop poop")
    at.sell()
    assert {move.plot for move in at.moves(m.Sell)} == {2}
    assert at.why_not(m.Sell(1, ORC)) == "DP-BIZ-29"


# --- the last round -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-BIZ-31", "DP-BIZ-33")
def test_two_customers_in_the_last_round() -> None:
    at = table(round=5, customers=[ORC, GIRL])
    at.pet(RED, 1, "snakitty", needs="poop poop poop play").pet(RED, 2, "uni", needs="play play play poop")
    at.pet(RED, 3, "drago", needs="play play play poop")
    at.sell()
    at.play(m.Sell(1, ORC))
    assert at.why_not(m.Sell(1, GIRL)) == "DP-BIZ-05"
    assert at.why_not(m.Sell(2, ORC)) == "DP-BIZ-03"
    at.play(m.Sell(2, GIRL))
    assert at.turn == -1 and at.alive(RED, 3)


@pytest.mark.rule("DP-BIZ-03")
def test_a_customer_who_is_not_there_buys_nothing() -> None:
    assert offering(ORC, "poop poop poop poop").why_not(m.Sell(1, GIRL)) == "DP-BIZ-03"


def puzzle() -> Table:
    at = table(round=5, customers=[GIRL, MISTRESS]).imps(RED, platform=2).gold(0)
    at.pet(RED, 1, "snakitty", needs="play play anger poop")
    at.pet(RED, 2, "birdie", needs="play play magic magic hunger", suffering=1, mutation=1)
    at.sell()
    return at


@pytest.mark.rule("DP-EX-36", "DP-EX-37", "DP-CUST-03", "DP-CUST-07")
def test_the_customer_puzzle() -> None:
    at = puzzle()
    assert [score(at, customer, plot) for plot in (1, 2) for customer in (GIRL, MISTRESS)] == [3, 2, 4, 3]
    totals = {}
    for first in at.moves(m.Sell):
        twin = Table(at.match.copy())
        twin.play(first)
        for second in twin.moves(m.Sell):
            end = Table(twin.match.copy())
            end.play(second)
            totals[frozenset((first, second))] = (end.points(), end.family(RED).gold)
            assert not (first.platform and second.platform)
    best = frozenset((m.Sell(2, GIRL, platform=True), m.Sell(1, MISTRESS)))
    assert totals[best] == (16, 4) == max(totals.values())
    assert totals[frozenset((m.Sell(2, GIRL), m.Sell(1, MISTRESS, platform=True)))] == (14, 4)
    assert totals[frozenset((m.Sell(2, MISTRESS, platform=True), m.Sell(1, GIRL)))] == (15, 4)
    assert totals[frozenset((m.Sell(2, MISTRESS), m.Sell(1, GIRL, platform=True)))] == (15, 4)
    assert {gold for _, gold in totals.values()} == {4}
    at.play(m.Sell(2, GIRL, platform=True), m.Sell(1, MISTRESS))
    assert at.family(RED).platform == 1 and at.family(RED).busy == 1


@pytest.mark.rule("DP-EX-49", "DP-ADV-05", "DP-ADV-09")
def test_a_double_card_counts_for_both_its_needs() -> None:
    at = table(round=3, customers=["dungeon-master"], double=True)
    at.pet(RED, 1, "fiery-fairy", needs="anger+ poop poop poop")  # the first bar is purple
    at.sell()
    assert (
        score(at, "dungeon-master")
        == weight("dungeon-master", "anger") + weight("dungeon-master", "magic")
        == 3
    )


# --- customers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-CUST-01")
def test_eight_customers_each_once() -> None:
    assert set(CUSTOMERS) == {
        "dungeon-master",
        "dungeon-girl",
        "farmer-troll",
        "dungeon-granny",
        "warlock",
        "dungeon-mistress",
        "lich-lord",
        "porky-orky",
    }
    for seed in range(5):
        assert sorted(table(seed=seed).state.customers) == list(range(8))


@pytest.mark.rule(
    "DP-CUST-02", "DP-CUST-03", "DP-CUST-04", "DP-CUST-05", "DP-CUST-06", "DP-CUST-07", "DP-CUST-08"
)
def test_what_customers_want_and_dislike() -> None:
    wanted = {
        "dungeon-master": ["anger", "magic"],
        "dungeon-girl": ["play"],
        "farmer-troll": ["magic", "poop"],
        "dungeon-mistress": ["play", "anger", "magic"],
        "lich-lord": ["disease"],
    }
    disliked = {
        "dungeon-girl": ["anger"],
        "dungeon-granny": ["magic"],
        "warlock": ["mutation"],
        "dungeon-mistress": ["poop"],
        "lich-lord": ["hunger"],
    }
    assert all(weight(name, need) > 0 for name, needs in wanted.items() for need in needs)
    assert all(weight(name, need) < 0 for name, needs in disliked.items() for need in needs)


@pytest.mark.rule("DP-CUST-09", "DP-CUST-04")
def test_two_rainbow_symbols() -> None:
    box = table().match.game.box(table().match.components)
    rainbow = {name: customer.rainbow for name, customer in box.customers.items() if customer.rainbow}
    assert sum(len(needs) for needs in rainbow.values()) == 2
    assert rainbow[TROLL] == {"poop": 3}


# --- discarding and idle imps -------------------------------------------------------------------------------


@pytest.mark.rule("DP-JOB-01", "DP-JOB-02", "DP-JOB-04")
def test_assigned_cards_are_discarded_and_the_hand_kept() -> None:
    at = table().pet(RED, 1, "snakitty", needs="poop potion").hand(RED, green="hunger")
    at.state.potions = 4
    at.run(DISCARD_CARDS)
    assert (at.discards("green"), at.discards("yellow"), at.state.potions) == (["poop"], [], 5)
    assert at.cards(RED, "green") == ["hunger"] and at.plot(RED, 1).assigned == 0


def working(home: int, manure: int = 0, *more: int) -> Table:
    """Red has idle imps and dirty empty cages."""
    at = table().gold(0)
    for seat in (YELLOW, GREEN, BLUE):
        at.imps(seat)
    at.imps(RED, home=home)
    for plot, tokens in enumerate((manure, *more), 1):
        at.cage(RED, plot, manure=tokens)
    at.work()
    return at


@pytest.mark.rule("DP-JOB-05", "DP-JOB-11", "DP-JOB-12")
def test_every_idle_imp_cleans_or_earns() -> None:
    at = working(3, 2)
    at.play(m.Clean(1), m.Clean(1))
    assert (at.family(RED).gold, at.family(RED).home, at.family(RED).busy) == (2, 0, 3)
    at = working(3, 2)
    at.play(m.Earn())
    assert (at.family(RED).gold, at.manure(RED, 1), at.family(RED).home) == (3, 2, 0)
    at = working(4)
    assert at.turn == -1 and at.family(RED).gold == 4  # nothing to clean: all earn
    at = table(round=5).gold(0).imps(RED, home=2)
    at.work()
    at.play(m.Earn())
    assert at.family(RED).gold == 2  # the last round, too


@pytest.mark.rule("DP-JOB-06", "DP-JOB-07")
def test_a_cleaner_takes_two_tokens_from_one_cage_or_two() -> None:
    at = working(1, 3, 3)
    at.play(m.Clean(1), m.Clean(2))
    assert (at.manure(RED, 1), at.manure(RED, 2)) == (2, 2) and at.turn == -1
    at = working(1, 3, 3)
    at.play(m.Clean(1), m.Clean(1))
    assert (at.manure(RED, 1), at.manure(RED, 2)) == (1, 3) and at.turn == -1
    at = working(2, 3)
    at.play(m.Clean(1), m.Earn())  # up to two
    assert (at.manure(RED, 1), at.family(RED).gold) == (2, 1)


@pytest.mark.rule("DP-JOB-08", "DP-JOB-09")
def test_only_empty_cages_are_cleaned_and_no_pet_moves() -> None:
    at = working(2, 2, 2).pet(RED, 1, "uni")
    at.imps(RED, home=2).work()
    assert {type(move) for move in at.moves()} == {m.Clean, m.Earn}
    assert {move.plot for move in at.moves(m.Clean)} == {2}
    assert at.why_not(m.Clean(1)) == "DP-JOB-08"
    assert at.why_not(m.Clean(3)) == "DP-JOB-06"
    assert at.why_not(m.House("uni", 2)) == "DP-JOB-05"


@pytest.mark.rule("DP-JOB-10")
def test_the_cage_of_a_pet_just_sold_may_be_cleaned() -> None:
    at = table(round=3, customers=[ORC]).pet(RED, 1, "snakitty", needs="poop poop poop poop")
    at.imps(RED, home=1, platform=1)
    at.plot(RED, 1).manure = 2
    at.sell()
    at.play(m.Sell(1, ORC, platform=True))
    at.work()
    at.play(m.Clean(1), m.Clean(1))
    assert at.manure(RED, 1) == 0


@pytest.mark.rule("DP-ART-22", "DP-ART-23", "DP-EX-45", "DP-EX-46")
def test_the_employee_cleans_four_and_earns_one() -> None:
    at = working(1, 3, 2).owns(RED, "employee-of-the-month")
    at.imps(RED, home=1).work()
    at.play(m.Clean(1, employee=True), m.Clean(1), m.Clean(2), m.Clean(2))
    assert (at.manure(RED, 1), at.manure(RED, 2)) == (1, 0) and at.family(RED).gold == 0 and at.turn == -1
    at = working(0, 3).owns(RED, "employee-of-the-month").imps(RED, home=1)
    at.work()
    at.play(m.Earn())
    assert at.family(RED).gold == 1
    at = working(1, 3)
    assert at.why_not(m.Clean(1, employee=True)) == "DP-ART-19"
