"""What must hold at any time (DL-INV), in random matches of every size and both rule sets."""

from __future__ import annotations

import pytest

from monstrerie.games.dungeon_lords import GAME
from monstrerie.games.dungeon_lords.names import (
    FIGHTING,
    ILLUSION,
    MONSTERS,
    ORDERING,
    PLANNING,
    SETUP,
    SILVER_PALADIN,
)
from monstrerie.games.dungeon_lords.rules.battle import CONQUESTS
from monstrerie.games.dungeon_lords.rules.packed import TILE, beside, closest
from monstrerie.games.dungeon_lords.state import DUMMY, FREE, Realm

from .story import watch

RULES = pytest.mark.parametrize("rules", ["first", "full"])


@pytest.mark.rule("DL-INV-01", "DL-INV-02")
@RULES
def test_order_cards_are_always_the_same_eight(rules: str) -> None:
    def check(state: Realm) -> None:
        for lord in state.lords:
            played = sum(1 << order for order in lord.orders)
            if state.phase in (SETUP,):
                continue
            if state.phase == ORDERING or state.phase < 3:
                assert lord.hand + lord.locked + played == 255
            if not lord.orders:
                assert lord.hand.bit_count() == 6 and lord.locked.bit_count() == 2
        for locked, pile in zip(state.dummy_locked, state.dummy_pile, strict=True):
            assert locked ^ pile == 255 and locked.bit_count() == 3

    watch(check, rules=rules)


@pytest.mark.rule("DL-INV-03", "DL-2P-09")
def test_minions_on_actions() -> None:
    def check(state: Realm) -> None:
        for order in range(8):
            here = [seat for seat in state.spaces[3 * order : 3 * order + 3] if seat not in (FREE, DUMMY)]
            assert len(here) == len(set(here)) <= 3
            assert state.spaces[3 * order : 3 * order + 3].count(DUMMY) <= 4 - state.players

    watch(check)


@pytest.mark.rule("DL-INV-04")
def test_no_block_no_neighbouring_rooms_all_connected() -> None:
    def check(state: Realm) -> None:
        for seat, lord in enumerate(state.lords):
            for corner in [5 * row + column for row in range(3) for column in range(4)]:
                block = 0b1100011 << corner
                assert lord.filled & block != block
            assert not beside(lord.rooms) & lord.rooms
            reached = state.layout.entrance
            for _ in range(20):
                reached |= beside(reached) & lord.filled
            assert reached == lord.filled
            own = [place for place in state.room_places if place >= 0 and place // 20 == seat]
            assert sum(1 << place % 20 for place in own) == lord.rooms

    watch(check)


@pytest.mark.rule("DL-INV-05", "DL-INV-06")
@RULES
def test_tiles_add_up_and_markers_stay_on_the_track(rules: str) -> None:
    def check(state: Realm) -> None:
        for lord in state.lords:
            tunnels = (lord.filled & ~lord.rooms).bit_count()
            assert lord.filled.bit_count() == tunnels + lord.rooms.bit_count()
            assert 1 <= lord.evil <= state.layout.top
        assert 1 <= state.dummy_evil <= state.layout.top

    watch(check, rules=rules)


@pytest.mark.rule("DL-INV-08", "DL-INV-09")
def test_parties_grow_by_one_a_season_and_nobody_stands_who_should_lie() -> None:
    def check(state: Realm) -> None:
        for lord in state.lords:
            for hero in lord.party:
                assert hero >> 6 & TILE < state.layout.hp[hero & TILE] + (hero >> 12)
            if state.phase in (ORDERING, 2, 3, 4):
                ordinary = sum(hero & TILE < SILVER_PALADIN for hero in lord.party)
                assert ordinary == max(0, state.season - 1)

    watch(check)


@pytest.mark.rule("DL-INV-10", "DL-CMB-12")
def test_every_tile_conquered_was_one_of_the_closest() -> None:
    attacked: list[tuple[int, int]] = []

    def check(state: Realm) -> None:
        if state.phase == PLANNING:
            for lord in state.lords:
                if lord.tile:
                    assert lord.tile & closest(lord.filled, lord.conquered, state.layout.entrance)
                    attacked.append((lord.tile, lord.conquered))
        if state.phase == FIGHTING and state.fighter >= 0 and CONQUESTS[state.fighter] in state.agenda:
            assert not state.lords[state.fighter].tile & state.lords[state.fighter].conquered

    watch(check)
    assert attacked


@pytest.mark.rule("DL-INV-11", "DL-INV-13")
def test_troll_tokens_and_workers() -> None:
    troll = MONSTERS.index("troll")

    def check(state: Realm) -> None:
        for lord in state.lords:
            assert 0 <= lord.tokens <= lord.lair[troll]
            assert 0 <= lord.idle <= lord.imps
            assert lord.dug.bit_count() + lord.miners + lord.foremen <= lord.imps
            if state.phase == ORDERING:
                assert lord.idle == lord.imps and lord.tokens == lord.lair[troll]

    watch(check)


@pytest.mark.rule("DL-INV-12")
@RULES
def test_nothing_is_lost_and_nothing_negative(rules: str) -> None:
    def check(state: Realm) -> None:
        layout = state.layout
        left = state.trap_pile[state.traps_drawn :]
        heroes = [hero & TILE for lord in state.lords for hero in lord.party] + [
            hero for lord in state.lords for hero in lord.prison
        ]
        assert len([hero for hero in heroes if hero != ILLUSION]) == len(set(heroes) - {ILLUSION})
        for kind in range(9):
            stores = sum(lord.traps[kind] + lord.buried[kind] + lord.laid.count(kind) for lord in state.lords)
            assert left.count(kind) + stores + state.used_traps[kind] == layout.trap_copies[kind]
            owned = sum(lord.lair[kind] for lord in state.lords)
            assert owned <= sum(layout.monsters[kind].copies)
        for lord in state.lords:
            assert min(lord.gold, lord.food, lord.imps, lord.taxes, lord.coin) >= 0
            for kind in range(9):
                assert 0 <= lord.stunned[kind] <= lord.lair[kind]
                assert 0 <= lord.sent[kind] <= lord.lair[kind]
                assert min(lord.traps[kind], lord.buried[kind]) >= 0

    watch(check, matches=20, rules=rules)


def test_hundreds_of_matches_end() -> None:
    from monstrerie import Rng

    for players in GAME.players:
        for rules in ("first", "full"):
            for seed in range(40):
                state, dice = GAME.new(players, seed=seed, rules=rules).state, Rng(seed)
                decisions = 0
                while not state.done:
                    legal = state.legal()
                    state.apply(legal[dice.below(len(legal))])
                    decisions += 1
                assert 50 < decisions < 1000
