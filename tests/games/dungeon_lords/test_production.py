"""Production (DL-PRD, DL-APR-01 to 12, DL-Y2-11 to 13) and retrieval (DL-RET)."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_lords import GAME
from monstrerie.games.dungeon_lords.moves import Dig, Retrieve, Stop, Work
from monstrerie.games.dungeon_lords.names import ORDERS, ROOMS
from monstrerie.games.dungeon_lords.rules.season import EndOfSeason

from .story import story
from .tables import Table, at, mask, space


def producing(lord: str, year: int = 1) -> Table:
    """Seat 0 produces first; nobody has a choice of orders."""
    played = "orders food dig mine"
    return at(f"year {year}; agenda Produce(1) > Scoring", f"{lord}; {played}", played)


def works(t: Table, seat: int = 0) -> list[str]:
    return [move.room for move in t.moves(seat) if isinstance(move, Work)]


@pytest.mark.rule("DL-PRD-01", "DL-PRD-03", "DL-PRD-05", "DL-APR-05")
def test_a_crew_works_and_the_product_comes_at_once_or_nobody_works() -> None:
    t = producing("imps 5; rooms mint:C3")
    assert Stop() in t.moves(0)
    t.play(0, Work("mint"))
    assert (t[0].gold, t[0].idle) == (4, 2)
    t = producing("imps 5; rooms mint:C3").play(0, Stop())
    assert (t[0].gold, t[0].idle) == (3, 5)


@pytest.mark.rule("DL-PRD-02")
def test_players_produce_and_retrieve_in_turn_order() -> None:
    rooms = ("mint", "henhouse", "souvenir-shop")
    seats = [f"rooms {room}:C1; orders food dig mine; waiting dig" for room in rooms]
    t = at("first 2; agenda Produce(1) > Scoring", *seats)
    asked = []
    while t.match.to_act:
        seat = t.match.to_act[0]
        asked.append((seat, type(t.moves(seat)[0]).__name__))
        t.play(seat, t.moves(seat)[0])
    assert asked == [(seat, kind) for seat in (1, 2, 0) for kind in ("Stop", "Retrieve")]


@pytest.mark.rule("DL-PRD-06", "DL-APR-10")
def test_an_additional_cost_is_paid_for_each_use() -> None:
    t = producing("imps 4; food 1; rooms magic-chamber:C2").play(0, Work("magic-chamber"))
    assert (t[0].food, t[0].imps) == (0, 4 + 1)
    t = producing("imps 4; food 0; dungeon C1 C2 C3 C4; rooms magic-chamber:C2 mint:C4")
    assert works(t) == ["mint"] and t.why_not(0, Work("magic-chamber")) == "DL-PRD-06"


@pytest.mark.rule("DL-PRD-07", "DL-APR-12", "DL-APM-14")
def test_troll_tokens_stand_in_for_imps_in_every_production_room() -> None:
    for room in ROOMS[:8]:
        workers = GAME.components().tree()["rooms"][room]["workers"]
        t = producing(f"imps {workers - 1}; lair troll; rooms {room}:C1")
        assert works(t) == [room]
        t.play(0, Work(room))
        assert t[0].tokens == 0


@pytest.mark.rule("DL-PRD-08", "DL-PRD-09")
def test_a_worker_works_once_and_several_rooms_need_several_crews() -> None:
    t = producing("imps 5; lair troll; rooms mint:C3 henhouse:C1")
    t.play(0, Work("mint"))
    assert t[0].idle + t[0].tokens == 3 and works(t) == ["henhouse"]
    t.play(0, Work("henhouse"))
    assert (t[0].idle, t[0].tokens, t[0].gold, t[0].food) == (0, 0, 4, 4)
    t = producing("imps 5; rooms mint:C3 henhouse:C1").play(0, Work("mint"))
    assert t.state.done, "two imps are no crew for the other room"


@pytest.mark.rule("DL-PRD-10")
def test_in_the_first_year_each_room_works_once_a_season() -> None:
    t = producing("imps 9; rooms mint:C3 henhouse:C1").play(0, Work("mint"))
    assert works(t) == ["henhouse"] and t.why_not(0, Work("mint")) == "DL-PRD-10"
    t.play(0, Stop()).run(EndOfSeason())
    assert t.state.room_uses == 0


@pytest.mark.rule("DL-PRD-11", "DL-APR-32")
def test_a_conquered_room_does_not_work() -> None:
    t = producing("imps 9; conquered C1; rooms mint:C3 henhouse:C1")
    assert works(t) == ["mint"] and t.why_not(0, Work("henhouse")) == "DL-PRD-11"


@pytest.mark.rule("DL-PRD-12")
def test_too_small_a_crew_gets_nothing() -> None:
    t = producing("imps 3; rooms workshop:C1 mint:C3")
    assert works(t) == ["mint"] and t.why_not(0, Work("workshop")) == "DL-PRD-12"
    assert t.why_not(0, Work("henhouse")) == "DL-PRD-03"


@pytest.mark.rule("DL-APR-01")
def test_production_rooms_come_in_year_one_and_work_in_both_years() -> None:
    t = producing("imps 3; rooms mint:C3", year=2).play(0, Work("mint"))
    assert t[0].gold == 4
    rooms = GAME.components().tree()["rooms"]
    assert {name for name, room in rooms.items() if room["workers"]} == set(ROOMS[:8])
    assert all(rooms[name]["year"] == 1 for name in ROOMS[:8])


@pytest.mark.rule("DL-APR-02", "DL-APR-03", "DL-APR-04", "DL-APR-05", "DL-APR-09")
@pytest.mark.parametrize(
    ("room", "product"),
    [
        ("henhouse", (3, 4, 5)),
        ("mushroom-farm", (3, 4, 5)),
        ("souvenir-shop", (4, 3, 5)),
        ("mint", (4, 3, 5)),
        ("printing-house", (3, 3, 4)),
    ],
)
def test_what_the_rooms_with_a_crew_of_three_make(room: str, product: tuple[int, int, int]) -> None:
    t = producing(f"imps 3; rooms {room}:C1").play(0, Work(room))
    assert (t[0].gold, t[0].food, t[0].evil) == product and t[0].idle == 0


@pytest.mark.rule("DL-APR-06", "DL-Y2-19")
@pytest.mark.parametrize("year", [1, 2])
def test_the_workshop_draws_one_trap_in_both_years(year: int) -> None:
    t = producing("imps 4; rooms workshop:C1", year=year).play(0, Work("workshop"))
    assert sum(t[0].traps) == 1 and t.state.done, "nothing is discarded"


@pytest.mark.rule("DL-APR-07", "DL-APR-08")
def test_the_tool_shed_digs_a_tunnel_with_its_own_crew() -> None:
    t = producing("imps 3; rooms tool-shed:C1").play(0, Work("tool-shed"))
    assert Dig(space("B1")) in t.moves(0) and Stop() not in t.moves(0)
    assert t.why_not(0, Dig(space("A1"))) == "DL-DIG-12"
    assert t.why_not(0, Stop()) == "DL-APR-07"
    t.play(0, Dig(space("B2")))
    assert t[0].filled == mask("C1 C2 C3 B2") and t[0].idle == 1 and t[0].dug == 0
    full = "A1 B1 C1 D1 E1 A2 C2 E2 A3 B3 C3 D3 E3 A4 C4 E4"
    t = producing(f"imps 9; dungeon {full}; rooms tool-shed:C1")
    assert t.state.done, "nowhere to dig"


@pytest.mark.rule("DL-APR-10", "DL-APR-11", "DL-EX-41")
def test_the_magic_chambers_imp_works_at_once() -> None:
    t = producing("imps 2; food 1; rooms magic-chamber:C2").play(0, Work("magic-chamber"))
    assert (t[0].imps, t[0].idle) == (3, 1)
    t = producing("imps 3; food 2; rooms magic-chamber:C2", year=2)
    t.play(0, Work("magic-chamber"), Work("magic-chamber"))
    assert (t[0].imps, t[0].idle, t[0].food) == (5, 1, 0)


@pytest.mark.rule("DL-Y2-11", "DL-Y2-12", "DL-EX-40")
@pytest.mark.parametrize(("workers", "food"), [(3, 1), (5, 1), (6, 2), (9, 2)])
def test_in_the_second_year_a_room_works_twice_each_time_with_a_full_crew(workers: int, food: int) -> None:
    t = producing(f"imps {workers}; rooms henhouse:C1", year=2)
    while works(t):
        t.play(0, Work("henhouse"))
    assert t[0].food == 3 + food and t[0].idle == workers - 3 * food


@pytest.mark.rule("DL-Y2-11")
def test_a_third_use_is_refused() -> None:
    t = producing("imps 12; rooms henhouse:C1 mint:C3", year=2).play(0, Work("mint"), Work("mint"))
    assert t.why_not(0, Work("mint")) == "DL-Y2-11"


@pytest.mark.rule("DL-Y2-13")
def test_second_year_rooms_make_nothing() -> None:
    for room in ROOMS[8:]:
        t = producing(f"imps 9; rooms {room}:C1", year=2)
        assert t.state.done


def retrieval(played: str, waiting: str, locked: str = "monsters room") -> Table:
    """Seat 0 has played and takes a card back; seat 1 has no choice."""
    own = f"locked {locked}; orders {played}; waiting {waiting}"
    return at("agenda Produce(1) > Scoring", own, "orders food dig mine")


@pytest.mark.rule("DL-RET-01", "DL-RET-02", "DL-RET-05", "DL-RET-07")
def test_locked_cards_and_the_first_card_come_back_and_the_other_two_are_locked() -> None:
    t = retrieval("food dig mine", "none")
    assert t.orders(t[0].locked) == "dig mine"
    assert t.orders(t[0].hand) == "food reputation imps traps monsters room"
    assert t[0].hand.bit_count() == 6


@pytest.mark.rule("DL-RET-03", "DL-RET-06", "DL-EX-29")
def test_a_card_not_executed_may_come_back_instead() -> None:
    t = retrieval("food dig mine", "dig")
    assert t.moves(0) == [Retrieve("food"), Retrieve("dig")]
    assert t.why_not(0, Retrieve("mine")) == "DL-RET-06"
    assert t.orders(t.play(0, Retrieve("dig"))[0].locked) == "food mine"
    t = retrieval("food dig mine", "dig").play(0, Retrieve("food"))
    assert t.orders(t[0].locked) == "dig mine"


@pytest.mark.rule("DL-RET-04", "DL-EX-53")
def test_exactly_one_card_comes_back_however_many_were_not_executed() -> None:
    t = retrieval("food dig mine", "food mine")
    assert t.moves(0) == [Retrieve("food"), Retrieve("mine")]
    assert t.why_not(0, Retrieve("imps")) == "DL-RET-04"
    t.play(0, Retrieve("mine"))
    assert t.orders(t[0].locked) == "food dig"
    t = retrieval("food dig mine", "food dig mine")
    assert len(t.moves(0)) == 3 and t[0].hand.bit_count() == 3


@pytest.mark.rule("DL-RET-08", "DL-RET-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_retrieves_once_in_each_of_the_eight_seasons(players: int) -> None:
    match = story(players)
    assert len(match.heard("dl-retrieved")) == 8 * players
    assert len(match.heard("dl-order-revealed")) == 8 * 3 * players, "three minions are there every season"
    assert ORDERS[0] == "food"
