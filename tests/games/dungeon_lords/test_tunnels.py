"""Dig tunnels (DL-DIG) and mine gold (DL-MIN)."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_lords.moves import Build, Decline, Dig, Mine, Stop
from monstrerie.games.dungeon_lords.names import ORDERS
from monstrerie.games.dungeon_lords.rules.events import Payday
from monstrerie.games.dungeon_lords.rules.packed import diggable
from monstrerie.games.dungeon_lords.rules.season import EndOfSeason
from monstrerie.games.dungeon_lords.state import Realm

from .tables import Table, mask, names_of, space, table


def digs(t: Table, seat: int = 0) -> str:
    """Where the seat may dig now."""
    return names_of(sum(1 << move.space for move in t.moves(seat) if isinstance(move, Dig)))


def dig(t: Table, places: str, seat: int = 0) -> Table:
    for place in places.split():
        t.play(seat, Dig(space(place)))
    return t


@pytest.mark.rule("DL-DIG-01", "DL-DIG-02", "DL-DIG-03", "DL-DIG-06")
@pytest.mark.parametrize(
    ("at", "places", "used"), [(0, "B1 A1", 2), (1, "B1 A1 D1", 3), (2, "B1 A1 D1 E1", 5)]
)
def test_at_most_two_three_or_four_tunnels_an_imp_each(at: int, places: str, used: int) -> None:
    t = dig(table(2).lord(0, imps=9).execute(dig=[None] * at + [0]), places)
    assert t.state.done and t[0].filled == mask("C1 C2 C3 " + places)
    assert t[0].idle == 9 - used and t[0].imps == 9
    assert t.match.view(1)["seats"][0]["idle"] == 9 - used
    diggers = [tile["space"] for tile in t.match.view(1)["seats"][0]["tiles"] if tile["digger"]]
    assert sum(1 << at for at in diggers) == mask(places), "the imps stand on the new tunnels"
    t.run(EndOfSeason())
    assert t[0].idle == 9 and t[0].dug == 0


@pytest.mark.rule("DL-DIG-04", "DL-DIG-05")
def test_fewer_may_be_dug_but_none_is_declining() -> None:
    t = table(2).execute(dig=[None, 0])
    assert t.why_not(0, Stop()) == "DL-DIG-05"
    dig(t, "B1").play(0, Stop())
    assert t.state.done and t[0].idle == 2 and t[0].waiting == 0
    t = table(2).execute(dig=[0]).play(0, Decline())
    assert t[0].waiting == 1 << ORDERS.index("dig") and t[0].idle == 3


@pytest.mark.rule("DL-DIG-07", "DL-DIG-08", "DL-EX-28")
@pytest.mark.parametrize(("tunnels", "imps"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_space_three_needs_a_foreman_besides(tunnels: int, imps: int) -> None:
    t = dig(
        table(2).lord(0, imps=6).execute(dig=[None, None, 0]), " ".join(["B1", "A1", "D1", "E1"][:tunnels])
    )
    if tunnels < 4:
        t.play(0, Stop())
    assert t[0].idle == 6 - imps and t[0].foremen == 1 and t[0].filled.bit_count() == 3 + tunnels


@pytest.mark.rule("DL-DIG-09")
def test_declining_uses_no_foreman() -> None:
    t = table(2).execute(dig=[None, None, 0]).play(0, Decline())
    assert (t[0].idle, t[0].foremen) == (3, 0)


@pytest.mark.rule("DL-DIG-10")
@pytest.mark.parametrize(
    ("at", "imps", "possible"), [(0, 0, False), (0, 1, True), (2, 1, False), (2, 2, True)]
)
def test_without_imps_there_is_no_digging(at: int, imps: int, possible: bool) -> None:
    t = table(2).lord(0, imps=imps).execute(dig=[None] * at + [0])
    assert (t.match.to_act == (0,)) == possible
    assert bool(t[0].waiting) != possible


@pytest.mark.rule("DL-DIG-11", "DL-MIN-13", "DL-APM-14")
def test_troll_tokens_neither_dig_nor_mine_nor_oversee() -> None:
    t = table(2).lord(0, imps=1, lair="troll troll troll").execute(dig=[None, None, 0], mine=[None, None, 0])
    assert t.state.done and t[0].waiting == 0b1100 and t[0].tokens == 3
    t = table(2).lord(0, imps=0, lair="troll").execute(dig=[0], mine=[0])
    assert t.state.done and t[0].waiting == 0b1100


@pytest.mark.rule("DL-DIG-12", "DL-DIG-17")
def test_a_tunnel_goes_beside_the_dungeon_and_fills_no_block() -> None:
    t = table(2).execute(dig=[0])
    assert digs(t) == "B1 D1 B2 D2 B3 D3 C4"
    assert t.why_not(0, Dig(space("C1"))) == "DL-DIG-12"
    assert t.why_not(0, Dig(space("A1"))) == "DL-DIG-12", "corners and distance don't count"
    assert t.why_not(0, Dig(space("B4"))) == "DL-DIG-12", "a corner only"
    assert t.why_not(0, Dig(20)) == "DL-DIG-12", "the site ends there"
    dig(t, "B1")
    assert t.why_not(0, Dig(space("B2"))) == "DL-DIG-17"


@pytest.mark.rule("DL-DIG-13")
def test_a_later_tunnel_may_lean_on_an_earlier_one() -> None:
    t = dig(table(2).execute(dig=[0]), "B1")
    assert Dig(space("A1")) in t.moves(0)


@pytest.mark.rule("DL-DIG-14")
def test_branches_may_be_joined() -> None:
    t = table(2).lord(0, tunnels="C1 C2 C3 B3 A3 A2 A1").execute(dig=[0])
    assert Dig(space("B1")) in t.moves(0), "A1 and C1 are joined"


@pytest.mark.rule("DL-DIG-15", "DL-ROM-19")
def test_rooms_count_for_adjacency() -> None:
    t = table(2).lord(0, tunnels="C1 C2", rooms={"mint": "C3"}).execute(dig=[0])
    assert Dig(space("C4")) in t.moves(0)


@pytest.mark.rule("DL-DIG-16")
def test_conquered_tiles_count_for_adjacency() -> None:
    t = table(2).lord(0, conquered="C1 C2 C3").execute(dig=[0])
    assert digs(t) == "B1 D1 B2 D2 B3 D3 C4"


@pytest.mark.rule("DL-DIG-18")
def test_conquered_tiles_and_rooms_count_for_blocks() -> None:
    t = table(2).lord(0, tunnels="C1 C2 C3 B1", conquered="C1 B1").execute(dig=[0])
    assert t.why_not(0, Dig(space("B2"))) == "DL-DIG-17"
    t = table(2).lord(0, tunnels="C1 C2 C3 B2", rooms={"henhouse": "B2"}).execute(dig=[0])
    assert t.why_not(0, Dig(space("B1"))) == "DL-DIG-17"


@pytest.mark.rule("DL-DIG-17")
def test_legal_spaces_are_those_of_the_definition_for_every_dungeon_of_random_matches() -> None:
    from .story import watch

    def blocks(filled: int) -> bool:
        return any(
            all(filled >> (5 * row + column + at) & 1 for at in (0, 1, 5, 6))
            for row in range(3)
            for column in range(4)
        )

    def check(state: Realm) -> None:
        for lord in state.lords:
            for at in range(20):
                column, row = at % 5, at // 5
                near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
                touches = any(0 <= x < 5 and 0 <= y < 4 and lord.filled >> (5 * y + x) & 1 for x, y in near)
                empty = not lord.filled >> at & 1
                expected = empty and touches and not blocks(lord.filled | 1 << at)
                assert bool(diggable(lord.filled) >> at & 1) == expected

    watch(check, matches=1)


@pytest.mark.rule("DL-DIG-19")
def test_new_tunnels_are_unconquered() -> None:
    t = dig(table(2).lord(0, conquered="C1 C2 C3").execute(dig=[0]), "B1")
    assert t[0].conquered == mask("C1 C2 C3")


@pytest.mark.rule("DL-MIN-01", "DL-MIN-02", "DL-MIN-03", "DL-MIN-06")
@pytest.mark.parametrize(("at", "most"), [(0, 2), (1, 3), (2, 4)])
def test_at_most_two_three_or_four_miners_bring_a_gold_each(at: int, most: int) -> None:
    t = table(2).lord(0, imps=9, tunnels="C1 C2 C3 C4 B1 D1").execute(mine=[None] * at + [0])
    assert t.moves(0) == [Decline(), *(Mine(number) for number in range(1, most + 1))]
    assert most == 4 or t.why_not(0, Mine(most + 1)) == "DL-MIN-01"
    t.play(0, Mine(most))
    assert t[0].gold == 3 + most


@pytest.mark.rule("DL-MIN-04")
def test_space_three_needs_a_foreman_even_for_one_miner() -> None:
    t = table(2).lord(0, imps=2).execute(mine=[None, None, 0])
    assert t.moves(0) == [Decline(), Mine(1)]
    t.play(0, Mine(1))
    assert (t[0].gold, t[0].idle, t[0].foremen) == (4, 0, 1)


@pytest.mark.rule("DL-MIN-05")
def test_fewer_miners_may_go_and_none_is_declining() -> None:
    t = table(2).execute(mine=[0])
    assert t.why_not(0, Mine(0)) == "DL-MIN-05"
    t.play(0, Mine(1))
    assert (t[0].gold, t[0].idle) == (4, 2)
    t = table(2).execute(mine=[0]).play(0, Decline())
    assert t[0].waiting == 1 << ORDERS.index("mine")


@pytest.mark.rule("DL-MIN-07", "DL-MIN-08", "DL-MIN-09")
def test_one_miner_for_each_unconquered_tunnel_and_none_in_rooms() -> None:
    t = table(2).lord(0, imps=9, tunnels="C1 C2 C3", conquered="C1", rooms={"mint": "C3"})
    t.execute(mine=[None, None, 0])
    assert t.moves(0) == [Decline(), Mine(1)]
    assert t.why_not(0, Mine(2)) == "DL-MIN-09"


@pytest.mark.rule("DL-MIN-10")
def test_a_tunnel_dug_this_season_can_be_mined_by_another_imp() -> None:
    t = table(2).lord(0, imps=5, tunnels="C1", conquered="C1").execute(dig=[0], mine=[0])
    dig(t, "B1 A1")
    assert Mine(2) in t.moves(0)


@pytest.mark.rule("DL-MIN-11", "DL-MIN-12")
def test_an_imp_does_one_job_a_season_foremen_included() -> None:
    t = table(2).lord(0, imps=4).execute(dig=[None, None, 0], mine=[None, None, 0])
    dig(t, "B1").play(0, Stop())
    assert t[0].idle == 2 and t.moves(0) == [Decline(), Mine(1)]
    assert t.why_not(0, Mine(2)) == "DL-MIN-11"
    t.play(0, Mine(1))
    assert (t[0].idle, t[0].foremen) == (0, 2)


@pytest.mark.rule("DL-ROM-15", "DL-ROM-16", "DL-ROM-17")
def test_tunnels_dug_and_mined_this_season_become_rooms_and_their_imps_stay_used() -> None:
    t = table(2).put(shop="training-room dark-room").lord(0, imps=6, gold=0)
    t.execute(dig=[0], mine=[None, 0], room=[0])
    dig(t, "C4").play(0, Stop(), Mine(3))
    assert t[0].gold == 3
    t.play(0, Build("dark-room", space("C4")))
    assert t[0].rooms == mask("C4") and t[0].gold == 3 and t[0].idle == 2


def test_wages_have_nothing_to_do_with_imps() -> None:
    assert table(2).lord(0, imps=12).run(Payday(0)).state.done
