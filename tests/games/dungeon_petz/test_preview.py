"""What a move would lead to."""

from __future__ import annotations

import random
from typing import Final

import pytest

from monstrerie import IllegalMove, Match
from monstrerie.core.text import sentence
from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz import moves as m
from monstrerie.games.dungeon_petz.preview import needs_so_far
from monstrerie.games.dungeon_petz.rules.exhibitions import display_score
from monstrerie.games.dungeon_petz.state import Petz

from .tables import RED, Table, table


def previewed(at: Table, move: object) -> dict[str, object]:
    """The numbers; what they come to in words is left out (see `short`)."""
    shown = at.match.preview(at.turn, move)  # type: ignore[arg-type]
    shown.pop("short", None)
    return shown


def short(at: Table, move: object, lang: str = "en") -> str:
    """What a terminal writes beside the move."""
    short = at.match.preview(at.turn, move).get("short")  # type: ignore[arg-type]
    return sentence(short["key"], short["data"], lang).strip() if short else ""


def test_beside_a_move_stands_what_it_brings() -> None:
    at = table(round=3, customers=["porky-orky"]).pet(RED, 1, "snakitty", needs="poop poop poop poop")
    at.sell()
    assert short(at, m.Sell(1, "porky-orky")) == "· +16 reputation · +3 gold"
    assert short(at, m.Sell(1, "porky-orky"), "fr") == "· +16 réputation · +3 Or"
    assert short(at, m.NoSale()) == ""
    at = table().groups(RED, "1")
    at.reveal_groups()
    assert short(at, m.Send(1, "vegetables")) == "· +2 vegetables"
    assert short(at, m.Send(1, "hospital"), "fr") == "· +1 potion"
    at = table(round=2, exhibition="arena").imps(RED, home=2).food(RED, meat=(1,))
    at.pet(RED, 1, "snakitty", needs="hunger anger anger")
    at.show()
    assert short(at, m.Refuse()) == "· +1 suffering"
    assert short(at, m.Feed(1, "meat-1"), "fr") == "· −1 viande"


def test_the_preview_of_groups_says_where_they_could_go() -> None:
    """In sending order, by the rules of sending: a cage takes two imps, a pet takes gold (DP-ACT-09, 28)."""
    match = GAME.new(2, seed=4, first="host")
    found = match.preview_plan(0, [m.Gather(2), m.Fund(0), m.Gather(1), m.Fund(1), m.Ready()])
    assert found.refusal is None
    strong, rich = found.numbers["groups"]
    assert (strong["size"], strong["imps"], strong["gold"]) == (2, 2, 0)
    assert (rich["size"], rich["imps"], rich["gold"]) == (2, 1, 1)
    free = {space["space"] for space in match.view(0)["town"]["spaces"] if not space["neutral"]}
    cages, pets = {"cage-1", "cage-2"} & free, {"young-1", "young-2", "older"} & free
    assert set(strong["spaces"]) == free - pets and cages
    assert set(rich["spaces"]) == free - cages and pets
    # The same as the engine will offer once the screens are up.
    for seat, moves in ((0, [m.Gather(2), m.Fund(0), m.Gather(1), m.Fund(1), m.Ready()]), (1, [m.Ready()])):
        for move in moves:
            match.play(seat, move)
    offered = [move for move in match.moves(0) if isinstance(move, m.Send)]
    assert {move.space for move in offered if move.exit == 1} == set(strong["spaces"])
    assert {move.space for move in offered if move.exit == 2} == set(rich["spaces"])


def test_the_preview_of_an_assignment_is_what_the_engine_will_do() -> None:
    at = table(round=3, exhibition="freestyle", customers=["porky-orky"]).imps(RED, home=1)
    at.cage(RED, 1, strength=1).pet(RED, 1, "snakitty", size=4).food(RED, meat=(1,))
    at.hand(RED, green="hunger", yellow="play disease play", red="anger")
    at.plot(RED, 1).assigned = 0
    at.plot(RED, 1).manure = 1
    at.assign()
    first = previewed(at, m.Assign(1, 1, "hunger"))
    assert first["food"] == {"vegetables": 0, "meat": 1, "either": 0}
    assert first["best"] == {"lost": 0, "suffering": 0}
    at.play(m.Assign(1, 1, "hunger"), m.Assign(1, 2, "play"), m.Assign(1, 3, "anger"))
    last = previewed(at, m.Assign(1, 4, "play"))
    assert (last["imps_to_play"], last["imps_to_catch"]) == (2, 0)
    assert last["best"] == {"lost": 0, "suffering": 1}  # one imp for two play needs
    healthy = previewed(at, m.Assign(1, 4, "disease"))
    assert healthy["best"] == {"lost": 0, "suffering": 0}
    pets = last["pets"]
    assert isinstance(pets, list)
    # The Freestyle takes 2 for the suffering, and so does the customer.
    assert pets[0]["needs"]["play"] == 2 and pets[0]["score"] == 2
    assert (pets[0]["suffering"], pets[0]["matches"]) == (1, {"porky-orky": -1})
    at.play(m.Assign(1, 4, "play"))
    at.show()
    at.play(m.Feed(1, "meat-1"), m.Entertain(1), m.Enter(1, "play"))
    assert at.suffering(RED, 1) == 1
    assert at.heard("dp-scored")[-1]["score"] == 2
    shown = at.match.view(RED)["seats"][RED]["plots"][0]["pet"]
    assert shown["matches"] == {"porky-orky": -1}


@pytest.mark.rule("DP-NEED-53", "DP-NEED-54", "DP-NEED-55")
@pytest.mark.parametrize(("manure", "sick"), [(0, 0), (1, 0), (2, 2), (3, 3)])
def test_the_preview_says_how_sick_a_pet_gets_of_its_manure(manure: int, sick: int) -> None:
    at = table().imps(RED, home=2).food(RED, meat=(1,)).cage(RED, 1, strength=1, manure=manure)
    at.pet(RED, 1, "snakitty", size=4).hand(RED, green="hunger", yellow="play disease", red="anger")
    at.plot(RED, 1).assigned = 0
    at.assign()
    at.play(m.Assign(1, 1, "hunger"), m.Assign(1, 2, "play"), m.Assign(1, 3, "anger"))
    pets = previewed(at, m.Assign(1, 4, "disease"))["pets"]
    assert isinstance(pets, list)
    assert (pets[0]["sick"], pets[0]["suffering"]) == (sick, sick)
    at.play(m.Assign(1, 4, "disease"))
    at.show()
    at.play(m.Feed(1, "meat-1"), m.Entertain(1))
    assert at.suffering(RED, 1) == sick


NEEDS: Final = ("hunger", "hunger", "poop", "play", "magic", "anger", "disease")
EXHIBITIONS: Final = (
    "beauty-pageant",
    "breeders-prize",
    "childrens-day",
    "moody-medley",
    "arena",
    "magic-show",
)


def _anything(chance: random.Random) -> Table:
    """Two pets with needs that not everything is there for."""
    exhibition = chance.choice(EXHIBITIONS)
    at = table(round=3, exhibition=exhibition, customers=["porky-orky"], seed=chance.randrange(9))
    at.imps(RED, home=chance.randrange(4)).food(
        RED, vegetables=(chance.randrange(3),), meat=(chance.randrange(3),)
    )
    for plot, name in ((1, "snakitty"), (2, chance.choice(["uni", "drago", "ghosty"]))):
        symbols = {chance.choice(["strength", "antimagic", "toy", "absorb"]): 1}
        at.cage(RED, plot, manure=chance.randrange(2), **symbols)
        needs = " ".join(chance.choice(NEEDS) for _ in range(chance.choice([3, 4])))
        at.pet(RED, plot, name, needs=needs, suffering=chance.randrange(2))
    return at


def _ends(match: Match) -> list[Match]:
    """The turn, ended in every way it can."""
    moves = match.moves(RED) if RED in match.to_act else []
    if not moves or isinstance(moves[0], m.Enter):
        return [match]
    ends: list[Match] = []
    for move in moves:
        twin = match.copy()
        twin.play(RED, move)
        ends += _ends(twin)
    return ends


def _loss(match: Match) -> tuple[int, int, int]:
    """Pets lost, then tokens on the others, then mutations."""
    pets = [plot["pet"] for plot in match.view(RED)["seats"][RED]["plots"] if plot["pet"]]
    return (
        -len(pets),
        sum(pet["suffering"] for pet in pets),
        sum(pet["mutation"] for pet in pets),
    )


@pytest.mark.parametrize("seed", range(40))
def test_what_is_previewed_is_the_best_end_of_the_turn(seed: int) -> None:
    """Of all ways to end the turn none spares the pets more, and one of the best ends is the one previewed:
    who is lost, what they suffer and score, and how they please the customer.
    """
    at = _anything(random.Random(seed))
    found = needs_so_far(at.state.copy(), RED)
    at.show()
    ends = _ends(at.match)
    least = min(map(_loss, ends))
    assert found["best"]["lost"] == 2 + least[0]
    if found["best"]["lost"] < 2:
        assert found["best"]["suffering"] == least[1]
    alike = []
    for end in (end for end in ends if _loss(end) == least):
        pets = [plot["pet"] for plot in end.view(RED)["seats"][RED]["plots"] if plot["pet"]]
        state = end.state
        assert isinstance(state, Petz)
        single = not state.counted().display
        whole = None if single else display_score(state, RED)
        alike.append(
            ([(pet["pet"], pet["scores"] if single else None, pet["matches"]) for pet in pets], whole)
        )
    pets = [(pet["pet"], pet["score"], pet["matches"]) for pet in found["pets"] if not pet["lost"]]
    assert any((pets, found["exhibition"]) == each for each in alike)


def test_artifacts_used_last_round_are_fresh_in_observations() -> None:
    at = table(round=2, exhibition="arena").owns(RED, "imp-armor", "long-handled-shovel")
    state = at.state
    state.armor, state.shovel, state.employee = 2, 0, True
    state.boosts = [1, 0, 0, 0, 0, 0, 0, 0]
    used = _observed(at)
    assert (used["armor"], used["shovel"], used["employee"], used["boosts"][0]) == ([2], [1], [1], 1)
    at.age()
    at.next_round()
    seen = _observed(at)
    assert (seen["armor"], seen["shovel"], seen["employee"], seen["boosts"]) == ([0], [0], [0], [0] * 8)


def _observed(at: Table) -> dict[str, list[int]]:
    row = GAME.observe(at.state, RED)
    shown: dict[str, list[int]] = {}
    start = 0
    for field in GAME.fields(at.match.players):
        shown[field.name] = list(row[start : start + field.size])
        start += field.size
    return shown


@pytest.mark.rule("DP-ART-10", "DP-ART-14")
def test_the_forecast_knows_that_shovel_and_armor_can_be_used_again() -> None:
    at = table(round=3, exhibition="arena").owns(RED, "long-handled-shovel").imps(RED, home=1)
    at.cage(RED, 1).pet(RED, 1, "snakitty", size=2)
    at.state.shovel = 0  # used last round
    at.age()
    at.plot(RED, 1).size, at.plot(RED, 1).manure = 2, 2
    at.imps(RED, home=1).hand(RED, green="disease", yellow="disease")
    at.plot(RED, 1).assigned = 0
    at.assign()
    laid = [m.Assign(1, 1, "disease"), m.Assign(1, 2, "disease")]
    assert at.match.preview_plan(RED, laid).numbers["best"] == {"lost": 0, "suffering": 0}
    at.play(laid[0])
    assert previewed(at, laid[1])["best"] == {"lost": 0, "suffering": 0}
    at = table(round=3, exhibition="arena").owns(RED, "imp-armor").imps(RED, home=1)
    at.cage(RED, 1).pet(RED, 1, "snakitty", size=2, mutation=1)
    at.state.armor = 2
    at.age()
    at.plot(RED, 1).size = 2
    at.imps(RED, home=1).hand(RED, green="magic", yellow="disease")
    at.plot(RED, 1).assigned = 0
    at.assign()
    found = at.match.preview_plan(RED, [m.Assign(1, 1, "magic")]).numbers
    assert found["best"]["lost"] == 0


@pytest.mark.rule("DP-LOSE-02", "DP-NEED-21")
def test_a_pet_that_starves_leaves_no_manure() -> None:
    at = table(round=3, exhibition="childrens-day").imps(RED, home=2).food(RED)
    at.cage(RED, 1).pet(RED, 1, "snakitty", needs="hunger poop", suffering=1)
    at.cage(RED, 2).pet(RED, 2, "uni", needs="play play")
    found = needs_so_far(at.state.copy(), RED)
    assert found["best"]["lost"] == 1 and found["pets"][0]["manure"] == 0
    assert found["exhibition"] == 4
    at.show()
    at.play(m.Entertain(4), m.Entertain(4))
    assert at.heard("dp-scored")[-1]["score"] == 4


def test_previews_of_other_moves_say_what_changes() -> None:
    at = table(round=3, customers=["porky-orky"]).pet(RED, 1, "snakitty", needs="poop poop poop poop")
    at.sell()
    assert previewed(at, m.Sell(1, "porky-orky")) == {
        "gold": 3,
        "reputation": 16,
        "plots": [{"plot": 1, "gone": "snakitty"}],
    }
    at = table().groups(RED, "1")
    at.reveal_groups()
    assert previewed(at, m.Send(1, "vegetables")) == {"food": {"vegetables": 2, "meat": 0}}
    at = table().owns(RED, "crystal-ball")
    at.draw()
    assert previewed(at, m.StopExchange()) == {}
    before = at.match.view(RED)
    previewed(at, at.moves(m.Exchange)[0])
    assert at.match.view(RED) == before


def test_a_layout_is_previewed_whole_in_any_order_and_with_gaps() -> None:
    at = table(round=3, exhibition="freestyle", customers=["porky-orky"]).imps(RED, home=1)
    at.cage(RED, 1, strength=1).pet(RED, 1, "snakitty", size=4).food(RED, meat=(1,))
    at.hand(RED, green="hunger", yellow="play disease play", red="anger")
    at.plot(RED, 1).assigned = 0
    at.assign()
    last, first = m.Assign(1, 4, "play"), m.Assign(1, 1, "hunger")
    gaps = at.match.preview_plan(RED, [last, first])
    assert (gaps.count, gaps.refusal) == (2, None)
    assert gaps.numbers["food"] == {"vegetables": 0, "meat": 1, "either": 0}
    assert gaps.numbers["imps_to_play"] == 1
    whole = [first, m.Assign(1, 2, "play"), m.Assign(1, 3, "anger"), last]
    preview = at.match.preview_plan(RED, whole)
    assert preview.plan == whole
    assert preview == at.match.preview_plan(RED, whole[::-1])
    at.play(*whole[:-1])
    assert preview.numbers == previewed(at, last)


def test_a_layout_that_is_refused_says_where_and_why() -> None:
    at = table(round=3).cage(RED, 1).pet(RED, 1, "snakitty", size=2)
    at.hand(RED, green="hunger", yellow="play").imps(RED, home=1)
    at.plot(RED, 1).assigned = 0
    at.assign()
    hunger, play = m.Assign(1, 1, "hunger"), m.Assign(1, 2, "play")
    for wrong, rule in (
        (m.Assign(1, 2, "play", double=True), "DP-GEN-12"),
        (m.Assign(1, 2, "magic"), "DP-ASG-02"),
        (m.Assign(1, 2, "potion"), "DP-POT-01"),
        (m.Assign(1, 1, "hunger"), "DP-ASG-01"),
        (m.Assign(1, 3, "play"), "DP-ASG-01"),
        (m.Assign(2, 1, "play"), "DP-ASG-01"),
        (m.Assign(9, 9, "play"), "DP-ASG-01"),
    ):
        found = at.match.preview_plan(RED, [hunger, wrong])
        assert found.count == 1 and found.refusal is not None and found.refusal.rule == rule, wrong
        with pytest.raises(IllegalMove):
            at.match.play_all(RED, [hunger, wrong])
    assert at.match.preview_plan(RED, [hunger, play]).refusal is None
    at.match.play_all(RED, [hunger, play])


def test_groups_are_previewed_as_one() -> None:
    match = GAME.new(2, seed=3, first="host")
    plan = [m.Gather(2), m.Fund(1), m.Gather(1), m.Fund(0), m.Ready()]
    found = match.preview_plan(0, plan)
    assert found.count == len(plan) and found.refusal is None
    assert (found.numbers["gold"], found.numbers["home"]) == (-1, -3)
    rising = match.preview_plan(0, [m.Gather(1), m.Fund(0), m.Gather(3)])
    assert rising.count == 2 and rising.refusal is not None and rising.refusal.rule == "DP-GRP-11"


def test_a_plan_of_groups_leaves_out_what_would_not_be_asked() -> None:
    """All imps in one group: no further group. No gold left: none is asked for. Then the screens go up."""
    match = GAME.new(2, seed=3, first="host")
    home, gold = match.view(0)["seats"][0]["imps"]["home"], match.view(0)["seats"][0]["gold"]
    all_at_once = match.preview_plan(0, [m.Gather(home), m.Fund(gold), m.Ready()])
    assert (all_at_once.refusal, all_at_once.plan) == (None, [m.Gather(home), m.Fund(gold)])
    poor = match.preview_plan(0, [m.Gather(2), m.Fund(gold), m.Gather(1), m.Fund(0), m.Ready()])
    assert (poor.refusal, poor.plan) == (None, [m.Gather(2), m.Fund(gold), m.Gather(1), m.Ready()])
    match.play(1, m.Ready())
    last = match.preview_plan(0, [m.Gather(home), m.Fund(gold), m.Ready()])
    match.play_all(0, last.plan)
    alone = match.preview_plan(0, [m.Ready()])
    assert alone.refusal is not None and alone.plan == [m.Ready()]
