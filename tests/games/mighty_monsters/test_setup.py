"""Components, set-up and the course of the game (MM-COMP, MM-SET, MM-ROUND)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import monstrerie
from monstrerie.games.mighty_monsters import GAME
from monstrerie.games.mighty_monsters.components import Box
from monstrerie.games.mighty_monsters.moves import Lead, Play
from monstrerie.games.mighty_monsters.names import FACTIONS
from monstrerie.games.mighty_monsters.state import Raid, strengths


def raid(players: int = 4, seed: int = 1, **options: Any) -> Raid:
    state = GAME.new(players, seed=seed, **{"factions": "dealt", **options}).state
    assert isinstance(state, Raid)
    return state


def box() -> Box:
    return GAME.box(GAME.components())


@pytest.mark.rule("MM-COMP-01", "MM-EX-51")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_players(players: int) -> None:
    assert GAME.new(players, seed=1).players == players


@pytest.mark.rule("MM-COMP-01", "MM-EX-51")
@pytest.mark.parametrize("players", [0, 1, 2, 7, -3, True, "4", 4.0, None])
def test_other_numbers_of_players_are_rejected(players: object) -> None:
    with pytest.raises(monstrerie.BadValue, match="3 to 6"):
        GAME.new(players, seed=1)  # type: ignore[arg-type]


@pytest.mark.rule("MM-COMP-02", "MM-COMP-03")
def test_six_factions_with_each_strength_once() -> None:
    monsters = box().monsters
    assert sorted(monsters.factions) == sorted(
        ["trolls", "dragons", "insectoids", "undead", "aquatic", "demons"]
    )
    assert monsters.strengths == [1, 2, 3, 4, 5]
    assert sum(len(costs) for costs in monsters.healing.values()) == 30


@pytest.mark.rule("MM-COMP-04")
def test_front_of_a_monster_shows_strength_and_healing_and_its_back_only_the_faction() -> None:
    match = GAME.new(4, seed=1, factions="dealt")
    own, other = match.view(0)["seats"][0], match.view(1)["seats"][0]
    shown = {"strength", "healing", "printed_healing", "guessed"}
    assert [set(card) for card in own["hand"]] == [shown] * 3
    assert other["hand"] == [] and other["hand_size"] == 3 and other["faction"] == own["faction"]


@pytest.mark.rule("MM-COMP-05", "MM-COMP-06")
def test_twelve_guards_of_each_level_each_with_strength_and_loot() -> None:
    for level in box().levels():
        assert len(level.cards) == 12
        assert all(len(card) == 2 for card in level.cards)


@pytest.mark.rule("MM-COMP-07")
def test_back_of_a_guard_shows_level_and_both_ranges() -> None:
    for guard in GAME.new(4, seed=1).view(None)["guards"]:
        level = box().levels()[guard["level"] - 1]
        assert guard["strength_range"] == list(level.strength_range)
        assert guard["loot_range"] == list(level.loot_range)
        assert "strength" not in guard and "loot" not in guard


@pytest.mark.rule("MM-COMP-08")
def test_every_guard_lies_within_the_ranges_on_the_back_of_its_level() -> None:
    for level in box().levels():
        for strength, loot in level.cards:
            assert level.strength_range[0] <= strength <= level.strength_range[1]
            assert level.loot_range[0] <= loot <= level.loot_range[1]


@pytest.mark.rule("MM-COMP-09")
def test_twelve_king_tiles_all_different() -> None:
    tiles = box().king.tiles
    assert len(tiles) == 12
    assert len({repr(tile) for tile in tiles}) == 12


@pytest.mark.rule("MM-COMP-10")
def test_coins_make_258_gold() -> None:
    coins = box().table.coins
    assert coins == {"ones": 40, "twos": 24, "tens": 17}
    assert coins["ones"] + 2 * coins["twos"] + 10 * coins["tens"] == 258
    assert all(isinstance(gold, int) for gold in raid().gold)


@pytest.mark.rule(
    "MM-SET-01", "MM-SET-02", "MM-SET-03", "MM-SET-04", "MM-SET-05", "MM-SET-06", "MM-EX-11", "MM-EX-51"
)
@pytest.mark.parametrize(
    ("players", "tiles", "left"),
    [
        (3, ["start", "end"], 33),
        (4, ["start", "4/6", "end"], 32),
        (5, ["start", "5/6", "end"], 31),
        (6, ["start", "4/6", "5/6", "end"], 30),
    ],
)
def test_castle_has_one_guard_space_per_player_and_two_card_spaces_beside_each(
    players: int, tiles: list[str], left: int
) -> None:
    view = GAME.new(players, seed=1, factions="dealt").view(None)
    assert box().castle.tiles[players - 3] == tiles
    assert len(view["guards"]) == players
    assert [guard["monsters"] for guard in view["guards"]] == [[None, None]] * players
    assert view["pile"]["left"] == left
    spaces = {move.space for move in GAME.new(players, seed=1, factions="dealt", first="host").moves(0)}  # type: ignore[attr-defined]
    assert spaces == set(range(2 * players))


@pytest.mark.rule("MM-SET-07", "MM-SET-08", "MM-ROUND-02", "MM-EX-11", "MM-EX-51")
@pytest.mark.parametrize(("players", "tiles"), [(3, 6), (4, 6), (5, 5), (6, 6)])
def test_king_tiles_in_the_pile_count_the_rounds(players: int, tiles: int) -> None:
    match = GAME.new(players, seed=3, whim=True, factions="dealt")
    assert match.view(None)["king"]["left"] == tiles
    rounds = set()
    shown: set[int] = set()
    while not match.over:
        view = match.view(None)
        rounds.add(view["round"])
        shown |= set(view["king"]["seen"])
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[-1])
    assert rounds == set(range(1, tiles + 1))
    assert len(shown) == tiles  # the others went back to the box unseen


@pytest.mark.rule("MM-SET-07")
def test_king_tiles_are_shuffled() -> None:
    assert len({tuple(raid(seed=seed).tiles) for seed in range(20)}) == 20
    assert sorted(raid().tiles) == list(range(12))


@pytest.mark.rule("MM-SET-09", "MM-EX-50")
@pytest.mark.parametrize("seed", range(5))
def test_base_game_ignores_what_the_king_tiles_say(seed: int) -> None:
    match, other = (GAME.new(3, seed=seed, factions="dealt", first="host") for _ in range(2))
    assert isinstance(match.state, Raid) and isinstance(other.state, Raid)
    match.state.tiles = [0, 2, 10, 11, 7, 6, 1, 3, 4, 5, 8, 9]
    other.state.tiles = [8] * 12
    while not match.over:
        seat = match.to_act[0]
        move = match.moves(seat)[-1]
        assert match.play(seat, move) == other.play(seat, move)
    assert match.result == other.result


@pytest.mark.rule("MM-SET-10")
def test_all_gold_comes_from_one_treasury() -> None:
    state = raid(5)
    assert state.treasury + sum(state.gold) == 0


@pytest.mark.rule("MM-SET-11")
def test_all_36_guards_are_shuffled_into_one_pile() -> None:
    assert sorted(raid().pile) == list(range(36))
    assert len({tuple(raid(seed=seed).pile) for seed in range(20)}) == 20


@pytest.mark.rule("MM-SET-12")
def test_guards_are_laid_in_the_order_drawn_from_the_gate() -> None:
    state = raid(6, seed=9)
    assert [state.pile[place] for place in state.castle] == state.pile[:6]


@pytest.mark.rule("MM-SET-13", "MM-AMB-25")
def test_nobody_sees_the_front_of_a_guard_or_which_are_next() -> None:
    match = GAME.new(4, seed=2)
    for seat in (None, 0, 1, 2, 3):
        assert match.view(seat)["pile"] == {"left": 32}
        assert match.view(seat)["seen_guards"] == []
        assert len(match.view(seat)["unseen_guards"]) == 36


@pytest.mark.rule("MM-SET-14")
def test_everybody_chooses_a_faction_that_nobody_has() -> None:
    match = GAME.new(3, seed=1)
    assert match.to_act == (0,)
    assert match.moves(0) == [Lead(faction) for faction in FACTIONS]
    match.play(0, Lead("undead"))
    assert Lead("undead") not in match.moves(1)
    refusal = match.why_not(1, Lead("undead"))
    assert refusal is not None and refusal.rule == "MM-SET-14"
    match.play(1, Lead("trolls"))
    match.play(2, Lead("demons"))
    assert [seat["faction"] for seat in match.view(None)["seats"]] == ["undead", "trolls", "demons"]


@pytest.mark.rule("MM-SET-14")
def test_monsters_are_played_only_after_the_factions_are_chosen_and_factions_only_before() -> None:
    match = GAME.new(3, seed=1)
    early = match.why_not(0, Play(1, 0))
    assert early is not None and early.rule == "MM-SET-14"
    unknown = match.why_not(0, Lead("pixies"))
    assert unknown is not None and unknown.rule == "MM-COMP-02"
    for seat, faction in enumerate(FACTIONS[:3]):
        match.play(seat, Lead(faction))
    late = match.why_not(match.to_act[0], Lead("demons"))
    assert late is not None and late.rule == "MM-SET-14"


@pytest.mark.rule("MM-SET-15")
def test_factions_nobody_chose_take_no_part() -> None:
    match = GAME.new(3, seed=1)
    for seat, faction in enumerate(("undead", "trolls", "demons")):
        match.play(seat, Lead(faction))
    assert {seat["faction"] for seat in match.view(None)["seats"]} == {"undead", "trolls", "demons"}
    assert all(
        sum(s["hand_size"] + s["reserve_size"] for s in match.view(x)["seats"]) == 5 * 3 for x in range(3)
    )


@pytest.mark.rule("MM-SET-16", "MM-EX-11", "MM-AMB-19")
def test_everybody_starts_with_8_gold_and_shows_it() -> None:
    assert raid(4).gold == [8, 8, 8, 8]
    assert raid(4).treasury == -32
    match = GAME.new(4, seed=2, factions="dealt")
    for viewer in (None, 0, 1, 2, 3):
        assert [seat["gold"] for seat in match.view(viewer)["seats"]] == [8, 8, 8, 8]


@pytest.mark.rule("MM-SET-17", "MM-SET-18", "MM-EX-11")
def test_three_monsters_at_random_in_hand_and_two_in_reserve() -> None:
    splits: Counter[int] = Counter()
    for seed in range(200):
        state = raid(4, seed=seed)
        for hand, reserve in zip(state.hands, state.reserves, strict=True):
            assert len(strengths(hand)) == 3 and hand ^ reserve == 31
            splits[hand] += 1
    assert len(splits) == 10  # all ten splits come up …
    assert min(splits.values()) > 40  # … about 80 times each


@pytest.mark.rule("MM-SET-18")
def test_reserve_is_hidden_from_the_others_and_known_to_its_owner() -> None:
    match = GAME.new(3, seed=4, factions="dealt")
    assert len(match.view(1)["seats"][1]["reserve"]) == 2
    assert match.view(0)["seats"][1]["reserve"] == [] and match.view(0)["seats"][1]["reserve_size"] == 2


@pytest.mark.rule("MM-SET-19", "MM-EX-11")
def test_one_first_player_named_by_chance_or_by_the_host() -> None:
    assert {raid(4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {raid(4, seed=seed, first="host").first for seed in range(10)} == {0}
    match = GAME.new(4, seed=3, factions="dealt")
    assert match.view(None)["first_seat"] == match.to_act[0]


@pytest.mark.rule("MM-ROUND-01", "MM-ROUND-03")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_round_starts_with_three_in_hand_two_in_reserve_an_empty_castle_and_new_guards(
    players: int,
) -> None:
    match = GAME.new(players, seed=8, factions="dealt")
    state = match.state
    assert isinstance(state, Raid)
    seen_round = -1
    while not match.over:
        if state.round != seen_round:
            seen_round = state.round
            assert all(len(strengths(hand)) == 3 for hand in state.hands)
            assert all(len(strengths(reserve)) == 2 for reserve in state.reserves)
            assert state.spaces == [0] * (2 * players)
            assert all(not state.seen >> state.pile[place] & 1 for place in state.castle)
        seat = match.to_act[0]
        kinds = [event.kind for event in match.play(seat, match.moves(seat)[-1])]
        if len(kinds) > 1:  # the last monster: fights, then healing, then the next round
            phases = [
                k for k in kinds if k in ("mm-turned", "mm-healed", "mm-healed-short", "mm-round", "mm-over")
            ]
            order = {"mm-turned": 0, "mm-healed": 1, "mm-healed-short": 1, "mm-round": 2, "mm-over": 2}
            assert [order[kind] for kind in phases] == sorted(order[kind] for kind in phases)
            assert order[phases[0]] == 0 and order[phases[-1]] == 2
