"""What the bots know about raids: how likely a guard falls, what the share is worth, what healing costs.

A guard's fate is judged from the cards of its level that nobody has seen, so the judgement never depends on
how the hidden cards happen to be redrawn.
"""

from __future__ import annotations

from typing import Final

from ....core.heuristics import Heuristics
from ..names import EQUAL_PAIRS, NOWHERE, WEAKEST_PAIRS
from ..rules.whim import changed_guards
from ..state import LEAD, STRENGTHS, Layout, Raid, guard_of, owner_of, strength_of

MOST_TOTAL: Final = 10
USUAL_PARTNER: Final = 3.2
"""Strength to expect on a space that is still empty."""
SPENT: Final = 0.18
"""What playing a point of strength costs in gold: the card rests in reserve for a round."""
MOST_KEPT: Final = 1000
"""Odds kept at a time: a bot that plays for days must not remember every raid."""
DENIED: Final = 0.25
"""How much of what a pushed-out player loses counts as one's own gain."""


class Odds:
    """For one set of unseen guards: chance to beat, and loot to expect, by level and total strength."""

    def __init__(self, layout: Layout, seen: int) -> None:
        self.win: list[list[float]] = []
        self.loot: list[list[float]] = []
        for level in range(3):
            cards = [
                card
                for card in range(len(layout.levels))
                if layout.levels[card] == level and not seen >> card & 1
            ]
            wins, loots = [], []
            for total in range(-STRENGTHS * 4, MOST_TOTAL + STRENGTHS * 4):
                beaten = [layout.loots[card] for card in cards if layout.strengths[card] <= total]
                wins.append(len(beaten) / len(cards) if cards else 0.0)
                loots.append(sum(beaten) / len(beaten) if beaten else 0.0)
            self.win.append(wins)
            self.loot.append(loots)


OFFSET: Final = STRENGTHS * 4


class RaidHeuristics(Heuristics):
    """Greedy play: the gold that an action brings this round, as far as one can tell."""

    def __init__(self) -> None:
        self.layout: Layout | None = None
        self.odds: dict[int, Odds] = {}

    def scale(self) -> float:
        """Gold."""
        return 3.0

    def fair(self) -> bool:
        """Hands of others and the order of the pile play no part."""
        return True

    def enough(self, root: Raid, state: Raid) -> bool:
        """Rounds are nearly independent: one round further is enough."""
        return state.round > root.round + 1

    def rank(self, state: Raid, legal: list[int]) -> list[float]:
        """Expected gold of each action."""
        if not legal or legal[0] >= LEAD:
            return [0.0] * len(legal)
        seat = state.current
        odds = self.odds_of(state)
        players = state.players
        tile = state.tile()
        changed = [False] * players
        if tile is not None and tile.guards not in (NOWHERE, EQUAL_PAIRS, WEAKEST_PAIRS):
            changed = changed_guards(state, tile)
        harder = [tile.strength if tile is not None and changed[guard] else 0 for guard in range(players)]
        richer = [tile.loot if tile is not None and changed[guard] else 0 for guard in range(players)]
        spaces, totals, levels = state.spaces, state.totals, state.levels
        healing = state.layout.healing[state.factions[seat]]
        # The raid as it stands: the chance of each guard, and of coming as far as each guard.
        chances: list[float] = []
        reach: list[float] = [1.0]
        own: list[int] = []
        for guard in range(players):
            left, right = spaces[2 * guard], spaces[2 * guard + 1]
            expected = float(totals[guard] - harder[guard])
            if left == 0:
                expected += USUAL_PARTNER
            elif owner_of(left) == seat:
                own.append(2 * guard)
            if right == 0:
                expected += USUAL_PARTNER
            elif owner_of(right) == seat:
                own.append(2 * guard + 1)
            chance = blend(odds.win[levels[guard]], expected)
            chances.append(chance)
            reach.append(reach[guard] * chance)
        ranks: list[float] = []
        for action in legal:
            space = action // STRENGTHS
            strength = action - space * STRENGTHS + 1
            guard = guard_of(space)
            held, partner = spaces[space], spaces[space ^ 1]
            total = float(totals[guard] + strength - strength_of(held) - harder[guard])
            if partner == 0:
                total += USUAL_PARTNER
            level = levels[guard]
            chance = blend(odds.win[level], total)
            loot = max(0.0, blend(odds.loot[level], total) + richer[guard])
            if partner == 0:
                share = loot * 0.5
            elif owner_of(partner) == seat:
                share = loot - reach[guard] * chances[guard] * loot * 0.5
            elif strength > strength_of(partner):
                share = loot * 0.5 + 0.25
            else:
                share = loot * 0.5 - 0.25
            value = reach[guard] * chance * share - (1.0 - reach[guard] * chance) * healing[strength]
            value -= SPENT * strength
            if held != 0:
                value += self.replaced(state, seat, guard, held, reach[guard] * chances[guard] * loot * 0.5)
            # A stronger pair here helps the own monsters that stand further in.
            for other in own:
                behind = guard_of(other)
                if behind > guard and chances[guard] > 0.0:
                    gain = reach[behind + 1] * (chance / chances[guard] - 1.0)
                    hoped = 0.5 * blend(odds.loot[levels[behind]], float(totals[behind]))
                    value += gain * (hoped + healing[strength_of(spaces[other])])
            ranks.append(value)
        return ranks

    def replaced(self, state: Raid, seat: int, guard: int, held: int, share: float) -> float:
        """What pushing a monster out costs, less what it takes from its owner."""
        owner = owner_of(held)
        if owner == seat:
            return -float(state.layout.price_own) - share
        level = state.levels[guard]
        paid = float(state.prices[guard]) + DENIED * state.layout.price_owner[level]
        return DENIED * share - paid

    def odds_of(self, state: Raid) -> Odds:
        """Odds for the guards seen so far; made once a round and kept."""
        if self.layout is not state.layout:
            self.layout = state.layout
            self.odds = {}
        known = self.odds.get(state.seen)
        if known is None:
            if len(self.odds) >= MOST_KEPT:
                self.odds = {}
            known = Odds(state.layout, state.seen)
            self.odds[state.seen] = known
        return known


def blend(table: list[float], total: float) -> float:
    """The table's value at a total that need not be whole."""
    low = int(total + OFFSET)
    part = total + OFFSET - low
    if low < 0:
        return table[0]
    if low + 1 >= len(table):
        return table[len(table) - 1]
    return table[low] * (1.0 - part) + table[low + 1] * part
