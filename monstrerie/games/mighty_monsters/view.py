"""What one seat may see of a raid; built from nothing."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import asdict

from ...core.decision import prompt
from ...core.view import Sentence
from .names import EQUAL_PAIRS, FACTIONS, WEAKEST_PAIRS, WHERE
from .rules.whim import changes_now, told_effect
from .state import (
    ALL_FIVE,
    CHOOSING,
    OVER,
    Raid,
    Tile,
    drawn,
    is_seen,
    known_tiles,
    owner_of,
    shown_of,
    strength_of,
    strengths,
)

Strength = Annotated[int, Meta(title="Strength", ge=1, le=5)]
Level = Annotated[int, Meta(title="Level", ge=1, le=3)]
Faction = Annotated[str, Meta(title="Faction", extra={"one of": FACTIONS})]
Where = Annotated[str, Meta(extra={"one of": WHERE})]
Ends = Annotated[list[int], Meta(min_length=2, max_length=2)]
"""The least and the most."""


class Card(Struct, frozen=True, kw_only=True):
    """A monster."""

    strength: Strength
    healing: int
    """what healing costs this round"""
    printed_healing: int
    guessed: bool
    """the cost is only guessed"""


class Standing(Card, frozen=True):
    """A monster on a space."""

    seat: int
    """whose it is"""


class Change(Struct, frozen=True):
    """What the king's tile changes at a guard."""

    strength: int
    loot: int
    pairs: bool
    """as the pairs stand now"""


class Guesses(Struct, frozen=True):
    """Which ranges are only guessed."""

    strength: bool
    loot: bool


class Price(Struct, frozen=True):
    """What replacing costs at a guard."""

    own: int
    """a monster of one's own"""
    other: int
    """somebody else's"""
    to_owner: int
    """how much of that its owner gets"""


class Guard(Struct, frozen=True):
    """A guard from behind."""

    level: Level
    strength_range: Ends
    """as printed"""
    loot_range: Ends
    """as printed"""
    strength_now: Ends
    """as the king's tile makes it"""
    loot_now: Ends
    """as the king's tile makes it"""
    whim: Change | None
    """null where the king's tile changes nothing"""
    guessed: Guesses
    price: Price
    total: int
    """strength of the monsters beside it"""
    monsters: Annotated[list[Standing | None], Meta(min_length=2, max_length=2)]
    """above and below; null where nobody stands"""


class RaidSeat(Struct, frozen=True):
    """What is known of a seat."""

    seat: int
    faction: Faction | None
    """null before it was chosen"""
    gold: int
    standing: int
    """monsters in the castle"""
    hand: list[Card]
    """as far as this viewer can know"""
    hand_size: int
    reserve: list[Card]
    """as far as this viewer can know"""
    reserve_size: int
    unknown: list[int]
    """strengths in hand or reserve, nobody else knows where"""


class Front(Struct, frozen=True):
    """The front of a guard."""

    level: Level
    strength: int
    loot: int


class Effect(Struct, frozen=True):
    """A king tile as in the component file."""

    guards: Where
    loot: int
    strength: int
    banned: list[int]
    """strengths that may not be played"""
    hand: list[int]
    """strengths that everybody takes in hand"""
    healing: int | None
    """what healing costs; null: as printed"""
    healed: list[int]
    """strengths that heal for that"""


class King(Struct, frozen=True):
    """The king's tiles; all null and empty in the base game."""

    tile: int | None
    """the one in force"""
    rule: str | None
    effect: Effect | None
    sentence: Sentence | None
    left: int
    """how many are to come, this round's included"""
    seen: list[int]


class Pile(Struct, frozen=True):
    """The guards to come."""

    left: int


class RaidView(Struct, frozen=True):
    """The whole table as a seat sees it."""

    round: int
    rounds: int
    phase: str
    prompt: Sentence
    first_seat: int | None
    """null while factions are chosen"""
    guards: list[Guard]
    """from the gate on"""
    seats: list[RaidSeat]
    hand: list[Card] | None
    """the viewer's own"""
    king: King
    pile: Pile
    seen_guards: list[Front]
    unseen_guards: list[Front]
    """that nobody has seen: card counting for everybody"""
    hidden_discards: list[Level]
    """levels of the guards that were discarded face down"""
    guessed_levels: list[Level]
    """levels whose guards are only guessed"""


def build(state: Raid, seat: int | None) -> RaidView:
    """The whole table as the seat sees it (None: a spectator)."""
    layout = state.layout
    tile = state.tile()
    return RaidView(
        round=min(state.round + 1, layout.rounds),
        rounds=layout.rounds,
        phase=("mm-phase-choose", "mm-phase-play", "mm-phase-over")[state.phase],
        prompt=Sentence(**prompt(state, seat, "mm-prompt-over")),
        first_seat=state.first if state.phase != CHOOSING else None,
        guards=_guards(state, tile),
        seats=[_seat(state, other, other == seat) for other in range(state.players)],
        hand=_cards(state, seat, state.hands[seat]) if seat is not None else None,
        king=King(
            tile=state.tiles[state.round] + 1 if tile is not None else None,
            rule=_rule(state) if tile is not None else None,
            effect=_effect(tile) if tile is not None else None,
            sentence=Sentence("mm-whim", told_effect(tile)) if tile is not None else None,
            left=layout.rounds - state.round,
            seen=[tile + 1 for tile in state.tiles[: known_tiles(state)]],
        ),
        pile=Pile(len(state.pile) - drawn(state)),
        seen_guards=[_front(state, card) for card in state.pile if is_seen(state, card)],
        unseen_guards=[_front(state, card) for card in sorted(state.pile) if not is_seen(state, card)],
        hidden_discards=[] if state.phase == OVER else _hidden_discards(state),
        guessed_levels=[number + 1 for number, guess in enumerate(layout.guessed_cards) if guess],
    )


def _rule(state: Raid) -> str:
    """Where the rules speak of the tile in force; of an owner's own tile only in general."""
    tile = state.tiles[state.round]
    return "MM-WHIM-01" if tile in state.layout.own_tiles else f"MM-KING-{tile + 1:02d}"


def _effect(tile: Tile) -> Effect:
    return Effect(
        guards=WHERE[tile.guards],
        loot=tile.loot,
        strength=tile.strength,
        banned=strengths(tile.banned),
        hand=strengths(tile.hand),
        healing=tile.healing if tile.healing >= 0 else None,
        healed=strengths(tile.healed),
    )


def _guards(state: Raid, tile: Tile | None) -> list[Guard]:
    changed = [False] * len(state.castle)
    if tile is not None and (tile.loot or tile.strength):
        changed = changes_now(state, tile)
    return [_guard(state, guard, tile if changed[guard] else None) for guard in range(len(state.castle))]


def _guard(state: Raid, guard: int, tile: Tile | None) -> Guard:
    """A guard; `tile` is the king's where it changes this one."""
    layout, level = state.layout, state.levels[guard]
    strength, loot = layout.strength_ranges[level], layout.loot_ranges[level]
    harder, richer = (tile.strength, tile.loot) if tile is not None else (0, 0)
    return Guard(
        level=level + 1,
        strength_range=strength[:],
        loot_range=loot[:],
        strength_now=[end + harder for end in strength],
        loot_now=[max(0, end + richer) for end in loot],
        whim=None if tile is None else Change(harder, richer, tile.guards in (EQUAL_PAIRS, WEAKEST_PAIRS)),
        guessed=Guesses(layout.guessed_strengths[level], layout.guessed_loots[level]),
        price=Price(layout.price_own, layout.prices[level], layout.price_owner[level]),
        total=state.totals[guard],
        monsters=[_monster(state, state.spaces[2 * guard]), _monster(state, state.spaces[2 * guard + 1])],
    )


def _monster(state: Raid, held: int) -> Standing | None:
    if held == 0:
        return None
    owner = owner_of(held)
    return Standing(owner, **asdict(_card(state, owner, strength_of(held))))


def _card(state: Raid, seat: int, strength: int) -> Card:
    faction = state.factions[seat]
    printed, now = state.layout.healing[faction][strength], state.healing(seat, strength)
    guessed = now == printed and state.layout.guessed_healing[faction]
    return Card(strength=strength, healing=now, printed_healing=printed, guessed=guessed)


def _cards(state: Raid, seat: int, mask: int) -> list[Card]:
    return [_card(state, seat, strength) for strength in strengths(mask)]


def _seat(state: Raid, seat: int, own: bool) -> RaidSeat:
    known = ALL_FIVE if own else shown_of(state, seat)
    faction = state.factions[seat]
    hand, reserve = state.hands[seat], state.reserves[seat]
    return RaidSeat(
        seat=seat,
        faction=FACTIONS[faction] if faction >= 0 else None,
        gold=state.gold[seat],
        standing=state.standing[seat],
        hand=_cards(state, seat, hand & known),
        hand_size=len(strengths(hand)),
        reserve=_cards(state, seat, reserve & known),
        reserve_size=len(strengths(reserve)),
        unknown=strengths((hand | reserve) & ~known),
    )


def _front(state: Raid, card: int) -> Front:
    layout = state.layout
    return Front(layout.levels[card] + 1, layout.strengths[card], layout.loots[card])


def _hidden_discards(state: Raid) -> list[int]:
    """Levels of the guards of earlier rounds that were discarded face down."""
    layout = state.layout
    return sorted(
        layout.levels[state.pile[place]] + 1
        for place in range(state.round * state.players)
        if not is_seen(state, state.pile[place])
    )
