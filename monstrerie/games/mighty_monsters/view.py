"""What one seat may see of a raid, and what it can work out; built from nothing."""

from __future__ import annotations

from typing import Any

from ...core.decision import prompt
from ...core.rng import Rng
from .rules.whim import EQUAL_PAIRS, WEAKEST_PAIRS, WHERE, changed_guards, changes_now, told_effect
from .state import ALL_FIVE, CHOOSING, FACTIONS, OVER, PLAYING, Raid, Tile, strengths


def build(state: Raid, seat: int | None) -> dict[str, Any]:
    """The whole table as the seat sees it (None: a spectator)."""
    layout = state.layout
    over = state.phase == OVER
    tile = state.tile()
    return {
        "round": min(state.round + 1, layout.rounds),
        "rounds": layout.rounds,
        "phase": ("mm-phase-choose", "mm-phase-play", "mm-phase-over")[state.phase],
        "prompt": prompt(state, seat, "mm-prompt-over"),
        "first_seat": state.first if state.phase != CHOOSING else None,
        "guards": _guards(state, tile),
        "seats": [_seat(state, other, other == seat) for other in range(state.players)],
        "hand": _cards(state, seat, state.hands[seat]) if seat is not None else None,
        "king": {
            "tile": state.tiles[state.round] + 1 if tile is not None else None,
            "rule": _rule(state) if tile is not None else None,
            "effect": _effect(tile) if tile is not None else None,
            "sentence": {"key": "mm-whim", "data": told_effect(tile)} if tile is not None else None,
            "left": layout.rounds - state.round,
            "seen": [tile + 1 for tile in state.tiles[: known_tiles(state)]],
        },
        "pile": {"left": len(state.pile) - drawn(state)},
        "seen_guards": [
            {"level": layout.levels[card] + 1, "strength": layout.strengths[card], "loot": layout.loots[card]}
            for card in state.pile
            if state.seen >> card & 1
        ],
        "unseen_guards": _unseen(state),
        "hidden_discards": [] if over else _hidden_discards(state),
        "guessed_levels": [number + 1 for number, guess in enumerate(layout.guessed_cards) if guess],
    }


def drawn(state: Raid) -> int:
    """How many guards have been drawn so far."""
    rounds = state.round + (1 if state.phase != OVER else 0)
    return rounds * state.players


def known_tiles(state: Raid) -> int:
    """How many king tiles have been turned up so far (none in the base game)."""
    if not state.layout.whim or state.phase == CHOOSING:
        return 0
    return state.round + (1 if state.phase == PLAYING else 0)


def chance(state: Raid, guard: int, total: int) -> tuple[int, int]:
    """Of the guards of that level not seen yet, how many the total would beat, and how many there are."""
    layout, change = state.layout, 0
    tile = state.tile()
    if tile is not None and tile.strength:
        change = tile.strength if changed_guards(state, tile)[guard] else 0
    unseen = [
        layout.strengths[card]
        for card in state.pile
        if layout.levels[card] == state.levels[guard] and not state.seen >> card & 1
    ]
    return sum(total >= strength + change for strength in unseen), len(unseen)


def redraw(state: Raid, seat: int | None, rng: Rng) -> None:
    """Redraw what the seat can't know: guards not seen, king tiles to come, the others' hands of the first
    round.

    Everything is first put into an order that depends on public knowledge alone, so that two tables which
    look alike to the seat give the same result from the same `rng`.
    """
    _redraw_guards(state, rng)
    known = known_tiles(state)
    tiles = sorted(state.tiles[known:])
    rng.shuffle(tiles)
    state.tiles = state.tiles[:known] + tiles
    if state.phase != PLAYING:
        return
    hands, reserves = state.hands[:], state.reserves[:]
    for other in range(state.players):
        if other != seat:
            _redraw_hand(state, other, hands, reserves, rng)
    state.hands = hands
    state.reserves = reserves


def _redraw_guards(state: Raid, rng: Rng) -> None:
    layout, count = state.layout, drawn(state)
    pile = state.pile[:]
    unseen: list[list[int]] = [[], [], []]
    for card in sorted(card for card in pile if not state.seen >> card & 1):
        unseen[layout.levels[card]].append(card)
    for cards in unseen:
        rng.shuffle(cards)
    for place in range(count):
        if not state.seen >> pile[place] & 1:
            pile[place] = unseen[layout.levels[pile[place]]].pop()
    rest = [card for cards in unseen for card in cards]
    rng.shuffle(rest)
    pile[count:] = rest
    state.pile = pile


def _redraw_hand(state: Raid, other: int, hands: list[int], reserves: list[int], rng: Rng) -> None:
    shown = state.shown >> 5 * other & ALL_FIVE
    hidden = strengths(ALL_FIVE & ~shown)
    in_hand = len(strengths(hands[other] & ~shown))
    rng.shuffle(hidden)
    if not hidden:
        return
    hands[other] &= shown
    reserves[other] &= shown
    for number, strength in enumerate(hidden):
        if number < in_hand:
            hands[other] |= 1 << (strength - 1)
        else:
            reserves[other] |= 1 << (strength - 1)


def _rule(state: Raid) -> str:
    """Where the rules speak of the tile in force; of an owner's own tile only in general."""
    tile = state.tiles[state.round]
    return "MM-WHIM-01" if tile in state.layout.own_tiles else f"MM-KING-{tile + 1:02d}"


def _effect(tile: Tile) -> dict[str, Any]:
    """A king tile as in the component file."""
    return {
        "guards": WHERE[tile.guards],
        "loot": tile.loot,
        "strength": tile.strength,
        "banned": strengths(tile.banned),
        "hand": strengths(tile.hand),
        "healing": tile.healing if tile.healing >= 0 else None,
        "healed": strengths(tile.healed),
    }


def _guards(state: Raid, tile: Tile | None) -> list[dict[str, Any]]:
    changed = [False] * len(state.castle)
    if tile is not None and (tile.loot or tile.strength):
        changed = changes_now(state, tile)
    return [_guard(state, guard, tile if changed[guard] else None) for guard in range(len(state.castle))]


def _guard(state: Raid, guard: int, tile: Tile | None) -> dict[str, Any]:
    """A guard from behind: the ranges as printed, and as the king's tile makes them where it changes this
    guard.
    """
    layout, level = state.layout, state.levels[guard]
    strength, loot = layout.strength_ranges[level], layout.loot_ranges[level]
    harder, richer = (tile.strength, tile.loot) if tile is not None else (0, 0)
    return {
        "level": level + 1,
        "strength_range": strength[:],
        "loot_range": loot[:],
        "strength_now": [end + harder for end in strength],
        "loot_now": [max(0, end + richer) for end in loot],
        "whim": None
        if tile is None
        else {
            "strength": harder,
            "loot": richer,
            "pairs": tile.guards in (EQUAL_PAIRS, WEAKEST_PAIRS),
        },
        "guessed": {"strength": layout.guessed_strengths[level], "loot": layout.guessed_loots[level]},
        "price": {
            "own": layout.price_own,
            "other": layout.prices[level],
            "to_owner": layout.price_owner[level],
        },
        "total": state.totals[guard],
        "monsters": [_monster(state, state.spaces[2 * guard]), _monster(state, state.spaces[2 * guard + 1])],
    }


def _monster(state: Raid, held: int) -> dict[str, Any] | None:
    if held == 0:
        return None
    seat, strength = held & 7, held >> 3
    return {"seat": seat, **_card(state, seat, strength)}


def _card(state: Raid, seat: int, strength: int) -> dict[str, Any]:
    faction = state.factions[seat]
    printed, now = state.layout.healing[faction][strength], state.healing(seat, strength)
    return {
        "strength": strength,
        "healing": now,
        "printed_healing": printed,
        "guessed": now == printed and state.layout.guessed_healing[faction],
    }


def _cards(state: Raid, seat: int, mask: int) -> list[dict[str, Any]]:
    return [_card(state, seat, strength) for strength in strengths(mask)]


def _seat(state: Raid, seat: int, own: bool) -> dict[str, Any]:
    known = ALL_FIVE if own else state.shown >> 5 * seat & ALL_FIVE
    faction = state.factions[seat]
    hand, reserve = state.hands[seat], state.reserves[seat]
    return {
        "seat": seat,
        "faction": FACTIONS[faction] if faction >= 0 else None,
        "gold": state.gold[seat],
        "standing": state.standing[seat],
        "hand": _cards(state, seat, hand & known),
        "hand_size": len(strengths(hand)),
        "reserve": _cards(state, seat, reserve & known),
        "reserve_size": len(strengths(reserve)),
        "unknown": strengths((hand | reserve) & ~known),
    }


def _unseen(state: Raid) -> list[dict[str, Any]]:
    """Card counting for everybody: the guards that nobody has seen, of each level."""
    layout = state.layout
    cards = sorted(card for card in state.pile if not state.seen >> card & 1)
    return [
        {"level": layout.levels[card] + 1, "strength": layout.strengths[card], "loot": layout.loots[card]}
        for card in cards
    ]


def _hidden_discards(state: Raid) -> list[int]:
    """Levels of the guards of earlier rounds that were discarded face down."""
    layout = state.layout
    return sorted(
        layout.levels[state.pile[place]] + 1
        for place in range(state.round * state.players)
        if not state.seen >> state.pile[place] & 1
    )
