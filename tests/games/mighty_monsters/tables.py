"""Tables set in one line: `table("Inga Frank Ani", guards=["L1/6"], stand={"G1": "Frank 2, Ani 3"}, …)`.

Guards are written as in the rule file: `L1/6` is level 1 with maximum 6, `L2/8 s6 b9` adds strength and loot.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from monstrerie import Event, Match
from monstrerie.core.forms import unique
from monstrerie.core.state import Step
from monstrerie.games.mighty_monsters import GAME
from monstrerie.games.mighty_monsters.moves import Play
from monstrerie.games.mighty_monsters.rules.play import FIGHT
from monstrerie.games.mighty_monsters.state import Raid, strengths

from ..table import BaseTable

GUARD = re.compile(r"L(\d)(?:/(\d+))?(?: s(-?\d+))?(?: b(\d+))?$")
USUAL_MAXIMUM = {1: 6, 2: 8, 3: 10}
FACTIONS = ("demons", "aquatic", "insectoids", "trolls", "undead", "dragons")


class Table(BaseTable):
    """A match in the middle of a round, spoken to by names."""

    def __init__(self, match: Match, names: Sequence[str], treasury: int) -> None:
        super().__init__(match)
        self.names = list(names)
        assert isinstance(match.state, Raid)
        self.state: Raid = match.state
        self.treasury = treasury
        self.fighting = bool(match.opening_events)

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
        if self.fighting:  # a table without a turn fights as it is set
            self.fighting = False
            self.events += self.match.opening_events
            return self.match.opening_events
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
    next_tile: int = 0,
    row: bool = False,
    round: int = 1,
    rounds: int | None = None,
    healing: Mapping[int, int] | None = None,
    first: str = "",
) -> Table:
    """A table in phase 1, or without a `turn` one that fights. Hands and reserves that are not named are made
    up from the monsters left over.
    """
    players = names.split()
    own, pile = _box(guards, len(players), round, rounds, healing)
    spaces = [
        " ".join(_standing(players, monster) for monster in _pair((stand or {}).get(f"G{guard + 1}", "")))
        for guard in range(len(players))
    ]
    tiles = [str(number) for number in range(1, 13) if number not in (tile, next_tile)]
    now = [str(number) for number in (tile, next_tile) if number]
    last = (rounds or GAME.components().facts["castle.rounds"].value[len(players) - 3]) - round
    chosen = players.index(first or turn or players[0]) + 1
    lines = [
        f"position 1; game mighty-monsters; players {len(players)}",
        f"option row {'on' if row else 'off'}; option whim {'on' if tile else 'off'}",
        f"round {round}; first {chosen}; pile {' '.join(pile)}; castle {' | '.join(spaces)}",
        f"tiles {' '.join([*tiles[: round - 1], *now]) or 'none'}",
    ]
    purses: list[int] = []
    for number, (name, faction) in enumerate(zip(players, FACTIONS, strict=False), 1):
        purses.append(gold if isinstance(gold, int) else gold.get(name, 8))
        hand = _hand(stand or {}, name, (hands or {}).get(name), (reserves or {}).get(name, ()))
        lines.append(f"seat {number}; faction {faction}; gold {purses[-1]}; hand {' '.join(map(str, hand))}")
    begins = f"PlayMonster@{players.index(turn) + 1}" if turn else "FightGuards"
    lines.append(f"agenda {begins}" + (f" > StartRound x{last}" if last else "") + " > EndGame")
    return Table(GAME.position("\n".join(lines), own), players, -sum(purses))


def _box(
    guards: Sequence[str], players: int, round: int, rounds: int | None, healing: Mapping[int, int] | None
) -> tuple[dict[str, Any], list[str]]:
    """A box that has the guards and prices of a test, and the guards by name, as they are drawn."""
    shipped = GAME.components().facts
    own: dict[str, Any] = {}
    cards = [[*shipped[f"guards.level-{level}.cards"].value] for level in (1, 2, 3)]
    drawn: list[str] = []
    for text in guards:
        found = GUARD.match(text)
        assert found, text
        level = int(found[1])
        plain = cards[level - 1][-1]
        made = [int(found[3] or plain[0]), int(found[4] or plain[1])]
        if found[3] or found[4]:
            cards[level - 1] = [made, *cards[level - 1][:-1]]
        drawn.append(f"{level}:{made[0]}/{made[1]}" if found[3] or found[4] else f"{level}:")
        path = f"guards.level-{level}.strength_range"
        low, high = own.get(path, [shipped[path].value[0], int(found[2] or USUAL_MAXIMUM[level])])
        own[path] = [min(low, made[0]), max(high, made[0])]
        if found[4]:
            own[f"guards.level-{level}.loot_range"] = [0, 999]
    for level, kept in enumerate(cards, 1):
        own[f"guards.level-{level}.cards"] = kept
    own = {path: value for path, value in own.items() if value != shipped[path].value}
    if rounds is not None:
        own["castle.rounds"] = [rounds] * 4
    if healing is not None:
        costs = [healing.get(strength, 1) for strength in range(1, 6)]
        own |= {f"monsters.healing.{faction}": costs for faction in FACTIONS}
    named = unique([f"{level}:{s}/{b}" for level, kept in enumerate(cards, 1) for s, b in kept])
    pile: list[str] = []
    for name in drawn:
        fit = [each for each in named if each.rstrip("'") == name or (name[-1] == ":" and name in each)]
        pile.append(next(each for each in fit if each not in pile))
    pile += [each for each in named if each not in pile][: players - len(pile)]
    before = [each for each in named[::-1] if each not in pile][: players * (round - 1)]
    return own, before + pile


def _pair(text: str) -> list[str]:
    return [*(text.split(", ") if text else []), "-", "-"][:2]


def _standing(players: Sequence[str], monster: str) -> str:
    if monster == "-":
        return monster
    owner, strength = monster.split()
    return f"{strength}@{players.index(owner) + 1}"


def _hand(
    stand: Mapping[str, str], name: str, hand: Sequence[int] | None, reserve: Sequence[int]
) -> list[int]:
    """The named hand, filled up with the weakest monsters that are in no other place."""
    out = {
        int(each.split()[1])
        for pair in stand.values()
        for each in pair.split(", ")
        if each.startswith(f"{name} ")
    }
    free = [strength for strength in range(1, 6) if strength not in out and strength not in reserve]
    chosen = [*(hand or [])]
    chosen += [strength for strength in free if strength not in chosen][: 3 - len(out) - len(chosen)]
    return sorted(chosen)
