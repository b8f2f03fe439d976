"""What a plan of battle is said to lead to, and what it then leads to."""

from __future__ import annotations

from typing import Any

import pytest

from monstrerie.games.dungeon_lords import school
from monstrerie.games.dungeon_lords.moves import Attack, Dig, Lay, NoTrap, Ready, Send
from monstrerie.games.dungeon_lords.rules.combat import Plan

from .tables import Table, space, table


def planning() -> Table:
    t = table(2).lord(0, party="W5 P4h1 T4t2", traps="wall-of-fire", lair="witch")
    return t.run(Plan(0))


def test_an_unknown_card_is_every_card_that_it_could_be() -> None:
    """Nobody here can cast: only what tires the party is told apart, and all nine cards are counted."""
    battle = planning().match.preview(0, Lay("wall-of-fire"))["battle"]
    assert sum(row["weight"] for row in battle) == 9 and len(battle) > 1
    assert all(row["card"] is None for row in battle)
    assert [row["weight"] for row in battle] == sorted((row["weight"] for row in battle), reverse=True)
    assert len({row["fatigue"] for row in battle}) == len(battle)


def test_a_card_that_was_spied_on_is_known() -> None:
    t = planning()
    t[0].spied = 1
    (row,) = t.match.preview(0, NoTrap())["battle"]
    assert row["card"] is not None and row["weight"] == 1


def test_what_may_be_planned_next_and_what_ends_it() -> None:
    numbers = planning().match.preview(0, NoTrap())
    assert numbers["next"] == [{"kind": "send", "monster": "witch"}, {"kind": "ready"}]
    assert numbers["closing"] == [{"kind": "ready"}]
    found = planning().match.preview_plan(0, [NoTrap(), Send("witch")])
    assert found.count == 2 and found.numbers["closing"] == [] and found.numbers["next"] == []
    assert found.plan == [NoTrap(), Send("witch")]
    assert planning().match.preview_plan(0, [NoTrap()]).plan == [NoTrap(), Ready()]


def test_whether_the_lord_chooses_in_the_battle_is_told() -> None:
    """A troll may be fed to hit harder; what is previewed is the better of both (DL-APM-13)."""
    from monstrerie.core.match import Match
    from monstrerie.games.dungeon_lords import GAME

    match = Match.around(GAME, school.scenario(1).state)
    match.play(0, Lay("rolling-stone"))
    (with_troll,) = match.preview(0, Send("troll"))["battle"]
    (alone,) = match.preview(0, Ready())["battle"]
    assert (with_troll["choices"], alone["choices"]) == (True, False)
    assert {"kind": "dl-attacked", "food": 1} in [
        {"kind": line["kind"], "food": line["data"].get("food")} for line in with_troll["story"]
    ]


@pytest.mark.parametrize("plan", [(Lay("rolling-stone"), Send("troll")), (NoTrap(), Ready())], ids=str)
def test_a_known_battle_goes_as_previewed(plan: tuple[Any, ...]) -> None:
    """Who takes which wound and why, sentence by sentence; the choices left are made as it says."""
    from monstrerie.core.match import Match
    from monstrerie.games.dungeon_lords import GAME

    match = Match.around(GAME, school.scenario(1).state)
    match.play(0, plan[0])
    (row,) = match.preview(0, plan[1])["battle"]
    events = match.play(0, plan[1])
    if match.moves(0) and isinstance(match.moves(0)[0], Attack):
        events += match.play(0, Attack("troll", 2, 1))
    heard = [(event.kind, event.data) for event in events]
    start = [kind for kind, _ in heard].index("dl-battle")
    story = [(line["kind"], line["data"]) for line in row["story"]]
    assert heard[start : start + len(story)] == story
    lord = match.view(0)["seats"][0]
    left = [(hero["adventurer"], hero["wounds"]) for hero in lord["party"]]
    assert left == [(hero["adventurer"], hero["wounds"]) for hero in row["party"]]
    assert row["conquered"] == sum(tile["conquered"] for tile in lord["tiles"])
    assert row["jailed"] == [hero["adventurer"] for hero in lord["prison"]]


def test_a_choice_in_battle_is_followed_to_its_end() -> None:
    t = table(2).lord(0, party="W5", rooms={"dark-room": "C1"}).battle(send="witch")
    numbers = t.match.preview(0, Attack("witch", 1, 1))
    assert numbers["wounds"] == 5
    assert numbers["battle"][0]["party"] == [] and numbers["battle"][0]["conquered"] == 0


def test_tunnels_are_planned_one_after_another() -> None:
    """What may be dug next is told, behind a tunnel that is only planned, too, as far as the space goes."""
    t = table(2).lord(0, imps=9).execute(dig=[0])
    first, second = Dig(space("B1")), Dig(space("A1"))
    then = t.match.preview(0, first)["further"]
    assert {"kind": "dig", "space": second.space} in then and {"kind": "stop"} not in then
    found = t.match.preview_plan(0, [first, second])
    assert found.count == 2 and found.plan == [first, second]
    assert (found.numbers["tiles"], found.numbers["further"]) == (5, []), "the first space is good for two"
