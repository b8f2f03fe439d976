"""Hire monsters (DL-MON) and what golems and demons cost (DL-APM-21 to 34)."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_lords import GAME
from monstrerie.games.dungeon_lords.moves import Choose, Decline, Discard, Hire, Perform
from monstrerie.games.dungeon_lords.names import ORDERS
from monstrerie.games.dungeon_lords.rules.events import Payday
from monstrerie.games.dungeon_lords.rules.hiring import remove

from .tables import Table, table

HIRING = 1 << ORDERS.index("monsters")


def tavern(monsters: str, spaces: list[int | None] | None = None, **lord: object) -> Table:
    """Seat 0 hires on space I (or as said), with the tavern as given."""
    t = table(3).put(tavern=monsters).lord(0, **lord)
    return t.execute(monsters=spaces or [0])


@pytest.mark.rule("DL-MON-02", "DL-MON-03", "DL-MON-09")
def test_one_tile_of_the_tavern_comes_face_up_into_the_lair() -> None:
    t = tavern("goblin slime vampire", gold=9, food=9)
    assert t.moves(0) == [Decline(), Hire("goblin"), Hire("slime"), Hire("vampire")]
    assert t.why_not(0, Hire("troll")) == "DL-MON-03"
    t.play(0, Hire("slime"))
    assert t.lair() == "slime" and t.state.done, "only one for each minion"
    assert [tile and tile["monster"] for tile in t.match.view(1)["tavern"]] == ["goblin", None, "vampire"]


@pytest.mark.rule("DL-MON-04", "DL-MON-06", "DL-FUL-20")
@pytest.mark.parametrize(
    ("monster", "food", "evil"),
    [
        ("goblin", 1, 0),
        ("slime", 1, 0),
        ("ghost", 0, 1),
        ("troll", 2, 0),
        ("witch", 1, 1),
        ("vampire", 0, 2),
        ("dragon", 2, 2),
    ],
)
def test_the_printed_cost_is_paid_and_on_spaces_one_and_two_nothing_more(
    monster: str, food: int, evil: int
) -> None:
    both: list[list[int | None]] = [[0], [None, 0]]
    for spaces in both:
        t = tavern(monster, spaces).play(0, Hire(monster))
        assert (t[0].food, t[0].evil, t[0].gold) == (3 - food, 5 + evil, 3)
    t = tavern(monster, [None, None, 0], food=9, evil=15 - evil + 1 if evil else 5)
    assert bool(t.match.to_act) == (evil == 0), "evilness is a cost that can run out"


@pytest.mark.rule("DL-MON-05", "DL-EVT-13")
def test_space_three_costs_a_food_more_but_wages_do_not() -> None:
    t = tavern("goblin", [None, None, 0]).play(0, Hire("goblin"))
    assert t[0].food == 1
    t.run(Payday(0)).play(0, t.moves(0)[0])
    assert t[0].food == 0


@pytest.mark.rule("DL-MON-07", "DL-MON-08")
def test_what_cannot_be_paid_in_full_cannot_be_hired() -> None:
    t = tavern("goblin troll vampire", [None, None, 0], food=2, evil=14)
    assert t.moves(0) == [Decline(), Hire("goblin")]
    assert t.why_not(0, Hire("troll")) == "DL-MON-07"
    assert t.why_not(0, Hire("vampire")) == "DL-FUL-17"
    t = tavern("goblin troll troll", food=0)
    assert t.state.done and t[0].waiting == HIRING and t.heard("dl-impossible")


@pytest.mark.rule("DL-MON-10")
def test_any_number_can_live_in_a_lair() -> None:
    t = tavern("goblin", lair="goblin goblin slime slime ghost ghost troll troll witch").play(
        0, Hire("goblin")
    )
    assert sum(t[0].lair) == 10


@pytest.mark.rule("DL-MON-12", "DL-MON-13")
def test_a_troll_brings_its_token_and_takes_it_along() -> None:
    t = tavern("troll").play(0, Hire("troll"))
    assert t[0].tokens == 1 and t.match.view(1)["seats"][0]["troll_tokens"] == 1
    remove(t[0], 3)
    assert t[0].tokens == 0 and t.match.view(1)["seats"][0]["troll_tokens"] == 0


@pytest.mark.rule("DL-MON-14")
def test_a_ghost_is_hired_like_a_monster() -> None:
    t = tavern("ghost goblin").play(0, Hire("ghost"))
    assert t.state.done and t.lair() == "ghost"


@pytest.mark.rule("DL-MON-01")
def test_space_three_chooses_first() -> None:
    t = table(3).put(tavern="goblin slime slime").execute(monsters=[0, 1, 2])
    t.play(2, Hire("goblin"))
    assert t.match.to_act == (1,) and Hire("goblin") not in t.moves(1)


@pytest.mark.rule("DL-APM-21", "DL-APM-23", "DL-APM-24")
def test_a_golem_costs_a_gold_and_a_trap_of_the_owners_choice() -> None:
    t = tavern("golem", traps="")
    assert t.state.done and t[0].waiting == HIRING, "without a trap it cannot be paid"
    t = tavern("golem", traps="pendulum trap-door").play(0, Hire("golem"))
    assert t.moves(0) == [Discard("pendulum"), Discard("trap-door")]
    assert t.why_not(0, Discard("rolling-stone")) == "DL-APM-23"
    assert t.why_not(0, Perform()) == "DL-Y2-17"
    t.play(0, Discard("trap-door"))
    assert t.lair() == "golem" and t[0].gold == 2 and sum(t[0].traps) == 1
    assert [event.to for event in t.events if event.kind == "dl-discarded-trap"] == [(0,)]


@pytest.mark.rule("DL-APM-31", "DL-APM-34", "DL-APM-11")
def test_a_demon_costs_one_own_monster_besides_and_no_ghost() -> None:
    t = tavern("demon", lair="ghost ghost")
    assert t.state.done and t[0].waiting == HIRING
    t = tavern("demon goblin slime", lair="goblin witch ghost").play(0, Hire("demon"))
    assert t.moves(0) == [Choose("goblin"), Choose("witch")]
    assert t.why_not(0, Choose("ghost")) == "DL-APM-11"
    assert t.why_not(0, Choose("dragon")) == "DL-APM-31"
    t.play(0, Choose("witch"))
    assert t.lair() == "goblin ghost demon" and t[0].evil == 6


@pytest.mark.rule("DL-APM-31")
def test_a_demon_takes_the_only_monster_there_is() -> None:
    t = tavern("demon", lair="troll").play(0, Hire("demon"))
    assert t.lair() == "demon" and t[0].tokens == 0, "the troll took its token along"


def test_every_cost_is_in_the_data() -> None:
    monsters = GAME.components().tree()["monsters"]
    assert {name: monster["cost"] for name, monster in monsters.items()} == {
        "goblin": {"food": 1},
        "slime": {"food": 1},
        "ghost": {"evil": 1},
        "troll": {"food": 2},
        "witch": {"food": 1, "evil": 1},
        "vampire": {"evil": 2},
        "golem": {"gold": 1, "traps": 1},
        "dragon": {"food": 2, "evil": 2},
        "demon": {"evil": 1, "monsters": 1},
    }
