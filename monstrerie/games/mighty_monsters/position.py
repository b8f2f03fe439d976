"""How a raid is written as text.

A guard card is level, strength and loot: `2:6/11`. A standing monster is its strength and its owner's seat:
`4@2`. The castle, the reserves, the treasury and everything that is counted follow from the rest.
"""

from __future__ import annotations

from typing import Final

from ...core import forms
from ...core.notation import Field, Notation, check, completed, limit, part, share, steps
from ...core.rng import Rng
from .names import FACTIONS, KING_TILES, SOURCES
from .rules.guards import lay_guards
from .rules.heal import HealAndPrepare
from .rules.play import StartRound
from .rules.setup import Deal
from .state import (
    ALL_FIVE,
    CHOOSING,
    HAND_SIZE,
    MOST_STANDING,
    OVER,
    PLAYING,
    STRENGTHS,
    Layout,
    Raid,
    empty_castle,
    guard_of,
    has,
    monster,
    one,
    owner_of,
    shown_of,
    strength_of,
    strengths,
)

NUMBERS: Final = [str(strength) for strength in range(1, STRENGTHS + 1)]
ORDER: Final = """
ChooseFaction
Deal.
PlayMonster
FightGuards
HealAndPrepare
StartRound*
EndGame.
"""

DERIVED: Final = frozenset({
    "phase", "castle", "levels", "maxima", "prices", "banned", "empty", "totals", "standing", "reserves",
    "gold", "treasury",
})  # fmt: skip
"""What follows from the rest: see `finish`."""


def notation(layout: Layout) -> Notation:
    """The fields and steps of a raid."""
    players = layout.players
    cards = forms.unique(guards(layout))
    tiles = [str(tile + 1) for tile in range(KING_TILES)]

    def blank() -> Raid:
        return empty_castle(layout, Rng(0))

    def complete(state: Raid) -> None:
        finish(state, cards, tiles)

    return Notation(
        blank,
        [
            part("round", forms.number(1, layout.rounds + 1, shown=1)),
            part("first", forms.seat(players)),
            part("pile", forms.words(cards, most=len(cards))),
            part("tiles", forms.words(tiles, most=KING_TILES)),
            part("seen", forms.subset(cards)),
            Field("castle", castle(players), pairs, stand, ("spaces",)),
        ],
        [
            share("factions", forms.word(FACTIONS, nothing=-1), name="faction"),
            share("hands", forms.subset(NUMBERS), name="hand"),
            Field("hidden", forms.subset(NUMBERS), hidden, hide, ("shown",), usual=lambda state, seat: 0),
            Field("gold", forms.booked(SOURCES), ledger, book, ("ledger",)),
        ],
        steps(__package__, {Deal: (forms.seat(players),), HealAndPrepare: (forms.number(0, players),)}),
        DERIVED,
        complete,
        ORDER,
    )


def guards(layout: Layout) -> list[str]:
    """The 36 guard cards by name."""
    faces = zip(layout.levels, layout.strengths, layout.loots, strict=True)
    return [f"{level + 1}:{strength}/{loot}" for level, strength, loot in faces]


def castle(players: int) -> forms.Form:
    """The two spaces beside each guard, from the gate on: `4@2 - | - - | 1@3 5@1`."""
    space = standing(players)
    return forms.several(forms.several(space, 2, 2), players, players, between="|")


def pairs(state: Raid) -> list[list[int]]:
    """The spaces, guard by guard."""
    return [state.spaces[2 * guard : 2 * guard + 2] for guard in range(state.players)]


def stand(state: Raid, pairs: list[list[int]]) -> None:
    """Fill the spaces."""
    state.spaces = [space for pair in pairs for space in pair]


def standing(players: int) -> forms.Form:
    """A space of the castle."""
    held = [monster(strength, owner) for strength in range(1, STRENGTHS + 1) for owner in range(players)]
    spaces = {f"{strength_of(each)}@{owner_of(each) + 1}": each for each in held}
    spaces[forms.NOTHING] = 0
    words = {each: name for name, each in spaces.items()}

    def read(text: str) -> int:
        if text not in spaces:
            raise forms.Unreadable(text, f"{forms.NOTHING}, 1@1 … {STRENGTHS}@{players}")
        return spaces[text]

    return forms.Form(lambda space: words[space], read)


def ledger(state: Raid, seat: int) -> list[int]:
    """A player's part of the ledger."""
    return state.ledger[len(SOURCES) * seat : len(SOURCES) * (seat + 1)]


def book(state: Raid, seat: int, booked: list[int]) -> None:
    """Pay what the ledger says."""
    for source, amount in enumerate(booked):
        state.pay(seat, amount, source)


def hidden(state: Raid, seat: int) -> int:
    """The strengths of which not everybody knows where they are."""
    return ALL_FIVE & ~shown_of(state, seat)


def hide(state: Raid, seat: int, hidden: int) -> None:
    """Make the other strengths public knowledge."""
    state.shown |= (ALL_FIVE & ~hidden) << STRENGTHS * seat


def finish(state: Raid, cards: list[str], tiles: list[str]) -> None:
    """Find out what follows from the rest, and refuse what can't be."""
    layout, players = state.layout, state.players
    state.pile = completed(state.pile, range(len(cards)), cards, "pile")
    state.tiles = completed(state.tiles, range(KING_TILES), tiles, "tiles")
    kinds = [type(step) for step in state.agenda]
    state.phase = OVER if not kinds else CHOOSING if Deal in kinds else PLAYING
    to_come = 0 if state.phase == OVER else layout.rounds - state.round - (StartRound not in kinds[-1:])
    if state.phase == PLAYING:
        check(kinds.count(StartRound) == to_come, "StartRound", kinds.count(StartRound), to_come)
        check(-1 not in state.factions, "faction", forms.NOTHING, ", ".join(FACTIONS))
    if state.phase != OVER:
        check(state.round < layout.rounds, "round", state.round + 1, f"1…{layout.rounds}")
        lay_guards(state)
    led = [faction for faction in state.factions if faction >= 0]
    for faction, name in enumerate(FACTIONS):
        limit(led.count(faction), 1, f"faction {name}")
    for space, held in enumerate(state.spaces):
        if held:
            state.totals[guard_of(space)] += strength_of(held)
            state.standing[owner_of(held)] += 1
            state.empty -= 1
    for place in range(players):
        complete_hand(state, place)
        limit(state.gold[place], forms.MOST, f"seat {place + 1} gold")
    tile = state.tile()
    if tile is not None and kinds[-1] is not StartRound:
        state.banned = tile.banned


def complete_hand(state: Raid, seat: int) -> None:
    """A hand that is not full takes the weakest monsters left over; the others are the reserve."""
    mine = [strength_of(held) for held in state.spaces if held and owner_of(held) == seat]
    out = sum(map(one, set(mine)))
    what = f"seat {seat + 1}"
    check(len(set(mine)) == len(mine) <= MOST_STANDING, f"{what} castle", len(mine), f"0…{MOST_STANDING}")
    check(
        not state.hands[seat] & out,
        f"{what} hand",
        strengths(state.hands[seat] & out),
        str(strengths(ALL_FIVE & ~out)),
    )
    if state.phase == CHOOSING:
        check(
            not state.hands[seat] and not mine,
            f"{what} hand",
            strengths(state.hands[seat] | out),
            forms.NOTHING,
        )
        return
    size = HAND_SIZE - len(mine)
    for strength in strengths(ALL_FIVE & ~out):
        if len(strengths(state.hands[seat])) < size and not has(state.hands[seat], strength):
            state.hands[seat] |= one(strength)
    check(len(strengths(state.hands[seat])) == size, f"{what} hand", strengths(state.hands[seat]), size)
    state.reserves[seat] = ALL_FIVE & ~out & ~state.hands[seat]
