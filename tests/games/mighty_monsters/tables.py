"""Tables set in one line: `table("Inga Frank Ani", guards=["L1/6"], stand={"G1": "Frank 2, Ani 3"}, …)`.

Guards are written as in the rule file: `L1/6` is level 1 with maximum 6, `L2/8 s6 b9` adds strength and loot.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from monstrerie import Event, Match
from monstrerie.core.state import Step
from monstrerie.games.mighty_monsters import GAME, components
from monstrerie.games.mighty_monsters.moves import Play
from monstrerie.games.mighty_monsters.rules.heal import EndGame
from monstrerie.games.mighty_monsters.rules.play import FIGHT, TURNS, StartRound
from monstrerie.games.mighty_monsters.state import ALL_FIVE, Layout, Raid, strengths

from ..table import BaseTable

GUARD = re.compile(r"L(\d)(?:/(\d+))?(?: s(-?\d+))?(?: b(\d+))?$")
USUAL_MAXIMUM = {1: 6, 2: 8, 3: 10}


class Table(BaseTable):
    """A match in the middle of a round, spoken to by names."""

    def __init__(self, match: Match, names: Sequence[str]) -> None:
        super().__init__(match)
        self.names = list(names)
        assert isinstance(match.state, Raid)
        self.state: Raid = match.state
        self.treasury = self.state.treasury

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def play(self, name: str, strength: int, where: str) -> list[Event]:
        """`play("Ani", 4, "G1")` takes the empty side; `"G1 Inga"` the place of Inga's monster there."""
        return self._play(self.seat(name), [Play(strength, self.space(where))])

    def why_not(self, name: str, strength: int, where: str) -> str:
        return self._why_not(self.seat(name), Play(strength, self.space(where)))

    def space(self, where: str) -> int:
        guard, _, owner = where.partition(" ")
        sides = (2 * (int(guard[1:]) - 1), 2 * (int(guard[1:]) - 1) + 1)
        for side in sides:
            held = self.state.spaces[side]
            if (held == 0) if not owner else (held != 0 and held & 7 == self.seat(owner)):
                return side
        raise AssertionError(f"no such space: {where}")

    def moves(self, name: str) -> list[Play]:
        return self._moves(self.seat(name), Play)

    def replacements(self, name: str, guard: str) -> list[str]:
        """Who can be pushed out at a guard, and by what: `["Inga 2 by 4", …]`."""
        found = []
        for move in self.moves(name):
            held = self.state.spaces[move.space]
            if held and move.space // 2 == int(guard[1:]) - 1:
                found.append(f"{self.names[held & 7]} {held >> 3} by {move.strength}")
        return sorted(found)

    def run(self, *steps: Step[Any]) -> list[Event]:
        return self.happens(lambda state: state.then(list(steps)))

    def fight(self) -> list[Event]:
        """Play phases 2 and 3 with the monsters as they stand."""
        return self.run(FIGHT)

    @property
    def turn(self) -> str:
        return self.names[self.match.to_act[0]] if self.match.to_act else ""

    @property
    def gold(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.gold, strict=True))

    @property
    def paid_to_treasury(self) -> int:
        return self.state.treasury - self.treasury

    def hand(self, name: str) -> list[int]:
        return strengths(self.state.hands[self.seat(name)])

    def reserve(self, name: str) -> list[int]:
        return strengths(self.state.reserves[self.seat(name)])

    def at(self, guard: str) -> list[str]:
        """The pair at a guard: `["Ani 4", "Inga 2"]`."""
        number = int(guard[1:]) - 1
        pair = self.state.spaces[2 * number : 2 * number + 2]
        return [f"{self.names[held & 7]} {held >> 3}" for held in pair if held]


def table(
    names: str = "Ani Inga Frank",
    guards: Sequence[str] = (),
    stand: Mapping[str, str] | None = None,
    hands: Mapping[str, Sequence[int]] | None = None,
    reserves: Mapping[str, Sequence[int]] | None = None,
    gold: Mapping[str, int] | int = 8,
    turn: str = "",
    tile: int = 0,
    row: bool = False,
    round: int = 1,
    rounds: int | None = None,
    healing: Mapping[int, int] | None = None,
    first: str = "",
) -> Table:
    """A table in phase 1. Hands and reserves that are not named are made up from the monsters left over."""
    players = names.split()
    match = GAME.new(len(players), seed=5, whim=tile > 0, row=row, factions="dealt", first="host")
    state = match.state
    assert isinstance(state, Raid)
    state.layout = _layout(len(players), guards, row, tile > 0, rounds, healing)
    state.pile = list(range(36))
    state.round = round - 1
    if tile:
        state.tiles = [tile - 1] * 12
        state.banned = state.layout.tiles[tile - 1].banned
    state.castle = list(range(len(players)))
    state.levels = [state.layout.levels[card] for card in state.castle]
    state.maxima = [_maximum(guards, number, level) for number, level in enumerate(state.levels)]
    state.prices = [state.layout.prices[level] for level in state.levels]
    state.hands, state.reserves = [0] * len(players), [0] * len(players)
    for guard, pair in (stand or {}).items():
        for side, monster in enumerate(pair.split(", ")):
            if monster != "-":
                owner, strength = monster.split()
                _stand(state, players.index(owner), int(strength), 2 * (int(guard[1:]) - 1) + side)
    for seat, name in enumerate(players):
        _deal(state, seat, (hands or {}).get(name), (reserves or {}).get(name))
        state.gold[seat] = gold if isinstance(gold, int) else gold.get(name, 8)
    state.first = players.index(first or turn or players[0])
    last = state.layout.rounds - round
    state.agenda = [EndGame(), *(StartRound() for _ in range(last))]
    if turn:
        state.agenda.append(TURNS[players.index(turn)])
        state.current = players.index(turn)
    return Table(match, players)


def _layout(
    players: int,
    guards: Sequence[str],
    row: bool,
    whim: bool,
    rounds: int | None,
    healing: Mapping[int, int] | None,
) -> Layout:
    layout = components.layout(GAME.box(GAME.components()), players, row=row, whim=whim)
    for number, text in enumerate(guards):
        found = GUARD.match(text)
        assert found, text
        layout.levels[number] = int(found[1]) - 1
        layout.strengths[number] = int(found[3] or 6)
        layout.loots[number] = int(found[4] or 6)
    if rounds is not None:
        layout.rounds = rounds
    if healing is not None:
        layout.healing = [[0, *(healing.get(strength, 1) for strength in range(1, 6))] for _ in range(6)]
    return layout


def _maximum(guards: Sequence[str], number: int, level: int) -> int:
    found = GUARD.match(guards[number]) if number < len(guards) else None
    return int(found[2]) if found and found[2] else USUAL_MAXIMUM[level + 1]


def _stand(state: Raid, seat: int, strength: int, space: int) -> None:
    assert state.spaces[space] == 0 and state.standing[seat] < 2
    state.spaces[space] = strength * 8 + seat
    state.totals[space // 2] += strength
    state.standing[seat] += 1
    state.empty -= 1


def _deal(state: Raid, seat: int, hand: Sequence[int] | None, reserve: Sequence[int] | None) -> None:
    standing = sum(1 << (held >> 3) - 1 for held in state.spaces if held and held & 7 == seat)
    free = strengths(ALL_FIVE & ~standing)
    size = 3 - state.standing[seat]
    if hand is None:
        taken = set(reserve or ())
        hand = [strength for strength in free if strength not in taken][:size]
    chosen = list(hand) + [s for s in free if s not in hand and s not in (reserve or ())][: size - len(hand)]
    state.hands[seat] = sum(1 << strength - 1 for strength in chosen)
    state.reserves[seat] = ALL_FIVE & ~standing & ~state.hands[seat]
