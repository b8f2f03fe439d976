"""Tables set in one line: `table(round=3, exhibition="arena").pet(RED, 1, "snakitty", needs="anger anger
disease")`.

Seats are Red, Yellow, Green and Blue, clockwise, and Red starts. Plots, exits, gaps and bars count from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monstrerie import Event, Match, Move
from monstrerie.core.sets import joined, put
from monstrerie.core.state import Step
from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz import moves as m
from monstrerie.games.dungeon_petz.names import (
    ARTIFACTS,
    ASSIGNING,
    CARDS,
    COLOURS,
    CUSTOMERS,
    EXHIBITIONS,
    NEEDS,
    PETS,
    SHOVEL,
    SHOWING,
    SPACES,
    SYMBOLS,
)
from monstrerie.games.dungeon_petz.rules import (
    aging,
    arranging,
    business,
    exhibitions,
    needcards,
    setup,
    showing,
)
from monstrerie.games.dungeon_petz.rules.grouping import REVEAL_GROUPS
from monstrerie.games.dungeon_petz.rules.packed import group_of, holder, imps_on, on_bar, one_card, unpack
from monstrerie.games.dungeon_petz.state import Family, Petz, Plot

from ..table import BaseTable

RED, YELLOW, GREEN, BLUE = range(4)


class Table(BaseTable):
    """A match in the middle of a round."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        assert isinstance(match.state, Petz)
        # A layout of its own: tests put things into it that other matches must not find there.
        match.state.layout = GAME.layout(match.players, match.options, GAME.box(match.components))

    @property
    def state(self) -> Petz:
        assert isinstance(self.match.state, Petz)
        return self.match.state

    def family(self, seat: int) -> Family:
        return self.state.families[seat]

    def plot(self, seat: int, plot: int) -> Plot:
        """A plot that may be changed."""
        return self.family(seat).change(plot - 1)

    def every(self, name: str) -> list[Any]:
        """What every family has."""
        return [getattr(family, name) for family in self.state.families]

    # --- setting the table ----------------------------------------------------------------------------------

    def cage(self, seat: int, plot: int, manure: int = 0, **symbols: int) -> Table:
        """A cage on a plot, `cage(RED, 1, strength=2, toy=1)`."""
        layout, there = self.state.layout, self.plot(seat, plot)
        there.cage = len(layout.cages)
        there.manure = manure
        layout.cages.append([symbols.get(name, 0) for name in SYMBOLS])
        return self

    def addon(self, seat: int, plot: int, **symbols: int) -> Table:
        layout = self.state.layout
        self.plot(seat, plot).addon = len(layout.addons)
        layout.addons.append([symbols.get(name, 0) for name in SYMBOLS])
        return self

    def pet(
        self,
        seat: int,
        plot: int,
        name: str = "snakitty",
        size: int = 0,
        needs: str = "",
        suffering: int = 0,
        mutation: int = 0,
    ) -> Table:
        """A pet on a plot, with a plain cage where there is none; `needs` are cards on its bars, in order.

        A card with a `+` shows both its needs. The pet is as big as its cards say, unless `size` does.
        """
        if self.plot(seat, plot).cage < 0:
            self.cage(seat, plot, manure=self.manure(seat, plot))
        there = self.plot(seat, plot)
        cards = needs.split()
        there.pet = PETS.index(name)
        there.size = size or max(2, len(cards))
        there.suffering = suffering
        there.mutation = mutation
        codes = [1 + m.SIDES.index((card.rstrip("+"), card.endswith("+"))) for card in cards]
        there.assigned = sum(on_bar(code, bar) for bar, code in enumerate(codes))
        return self

    def owns(self, seat: int, *artifacts: str) -> Table:
        family = self.family(seat)
        for artifact in artifacts:
            family.artifacts = joined(family.artifacts, ARTIFACTS.index(artifact))
        return self

    def imps(self, seat: int, home: int = 0, hospital: int = 0, platform: int = 0) -> Table:
        family = self.family(seat)
        family.home, family.hospital, family.platform = home, hospital, platform
        return self

    def food(
        self, seat: int, vegetables: Sequence[int] = (), meat: Sequence[int] = (), box: int = 0
    ) -> Table:
        """Tokens in the chambers, from the left."""
        self.family(seat).food = [*vegetables, 0, 0, 0, 0][:4] + [*meat, 0, 0, 0][:3] + [box]
        return self

    def gold(self, *gold: int) -> Table:
        for family, coins in zip(self.state.families, gold, strict=False):
            family.gold = coins
        return self

    def reputation(self, *points: float) -> Table:
        for family, value in zip(self.state.families, points, strict=False):
            family.reputation = int(2 * value)
        return self

    def minions(self, *halves: int) -> Table:
        """Exhibition totals, in half points."""
        for family, value in zip(self.state.families, halves, strict=False):
            family.minion = value
        return self

    def hand(self, seat: int, potions: int = 0, **cards: str) -> Table:
        """The whole hand, `hand(RED, potions=1, green="hunger hunger", red="anger")`."""
        family = self.family(seat)
        family.hand = [
            sum(one_card(CARDS.index(card)) for card in cards.get(colour, "").split()) for colour in COLOURS
        ]
        family.potions = potions
        return self

    def groups(self, seat: int, *groups: str) -> Table:
        """Groups at the exits, `groups(RED, "2+1", "3")`: imps, plus gold; they come from home."""
        family = self.family(seat)
        for exit, text in enumerate(groups):
            imps, _, gold = text.partition("+")
            family.groups = put(family.groups, exit, group_of(int(imps), int(gold or 0)))
            family.home -= int(imps)
            family.gold -= int(gold or 0)
        return self

    # --- letting things happen ------------------------------------------------------------------------------

    def run(self, *steps: Step[Any]) -> list[Event]:
        """Put these steps on the agenda, and nothing else, and let them run as far as they go."""
        state = self.state
        state.agenda, state.lanes = list(steps[::-1]), None
        return self.happens(lambda state: None)

    def reveal_groups(self) -> list[Event]:
        return self.run(REVEAL_GROUPS)

    def next_round(self) -> list[Event]:
        """From the end of a round to the grouping of the next."""
        return self.run(aging.NEXT_ROUND, setup.START_ROUND)

    def arrange(self, seat: int = RED) -> list[Event]:
        self.state.moved = 0
        arranging.arrange_on(self.state, seat)
        return self.run(*self.state.agenda[-1:]) if self.state.agenda[-1].seat == seat else []

    def draw(self) -> list[Event]:
        return self.run(needcards.DRAW_CARDS)

    def assign(self) -> list[Event]:
        self.state.phase = ASSIGNING
        return self.run(needcards.ASSIGN_CARDS)

    def show(self, *seats: int) -> list[Event]:
        """Phase 4 for these seats (Red alone if none are named), without the awards."""
        self.state.phase = SHOWING
        turns = [
            (showing.SHOVELLERS if self.family(seat).owns(SHOVEL) else showing.TURNS)[seat][0]
            for seat in seats or (RED,)
        ]
        return self.run(*turns)

    def awards(self) -> list[Event]:
        return self.run(exhibitions.AWARDS)

    def sell(self) -> list[Event]:
        """The needs are shown, then phase 5 begins."""
        for seat in range(self.match.players):
            showing.reveal(self.state, seat)
        return self.run(business.SALES, business.DISCARD_CARDS)

    def work(self) -> list[Event]:
        return self.run(business.JOBS)

    def age(self) -> list[Event]:
        return self.run(aging.AGE)

    def score(self) -> list[Event]:
        return self.run(aging.FINAL_SCORING)

    def play(self, *moves: Move, seat: int | None = None) -> list[Event]:
        """Moves of the seat to act (or of a named one, where several are)."""
        return [event for move in moves for event in self._play(self.turn if seat is None else seat, (move,))]

    def why_not(self, move: Move, seat: int | None = None) -> str:
        return self._why_not(self.turn if seat is None else seat, move)

    # --- looking --------------------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        return self.match.to_act[0] if self.match.to_act else -1

    def moves(self, kind: type[Move] | None = None, seat: int | None = None) -> list[Any]:
        return self._moves(self.turn if seat is None else seat, kind) if self.match.to_act else []

    def offered(self, kind: type[Move]) -> bool:
        return bool(self.moves(kind))

    def at(self, seat: int, plot: int) -> dict[str, Any]:
        """A plot: pet, size, suffering, mutation, manure."""
        there = self.plot(seat, plot)
        return {
            "pet": PETS[there.pet] if there.pet >= 0 else None,
            "size": there.size,
            "suffering": there.suffering,
            "mutation": there.mutation,
            "manure": there.manure,
        }

    def suffering(self, seat: int, plot: int) -> int:
        return self.plot(seat, plot).suffering

    def alive(self, seat: int, plot: int) -> bool:
        return self.plot(seat, plot).pet >= 0

    def manure(self, seat: int, plot: int) -> int:
        return self.plot(seat, plot).manure

    def stored(self, seat: int) -> list[int]:
        """Three vegetable chambers, two meat chambers, the box."""
        food = self.family(seat).food
        return food[:3] + food[4:6] + food[7:]

    def cards(self, seat: int, colour: str) -> list[str]:
        return [CARDS[card] for card in unpack(self.family(seat).hand[COLOURS.index(colour)])]

    def points(self, seat: int = RED) -> float:
        return self.family(seat).reputation / 2

    def minion(self, seat: int = RED) -> float:
        return self.family(seat).minion / 2

    def on(self, space: str) -> tuple[int, int] | None:
        """Who stands on a space, and how many imps."""
        held = self.state.spaces[SPACES.index(space)]
        return (holder(held), imps_on(held)) if held else None

    def discards(self, colour: str) -> list[str]:
        return [CARDS[card] for card in unpack(self.state.discards[COLOURS.index(colour)])]


def table(
    players: int = 4,
    round: int = 1,
    exhibition: str = "",
    customers: Sequence[str] = (),
    seed: int = 5,
    **options: Any,
) -> Table:
    """A table at the start of shopping, Red to start; nothing bought, everybody as after the set-up."""
    at = fresh(players, seed, **options)
    match, state = at.match, at.state
    state.round = round
    if exhibition:
        _first(state.exhibitions, EXHIBITIONS.index(exhibition), round - 2)
    for number, customer in enumerate(customers):
        _first(state.customers, CUSTOMERS.index(customer), round - 3 + number)
    state.exhibitions_known = state.customers_known = match.state.layout.rounds - 1  # type: ignore[attr-defined]
    if players < 4:
        blocked = state.layout.blocked[round]
        state.spaces = [15 if blocked[space] else 0 for space in range(len(SPACES))]
    return at


def fresh(players: int = 4, seed: int = 5, **options: Any) -> Table:
    """A match exactly as it begins."""
    at = Table(GAME.new(players, seed=seed, first="host", **options))
    at.events += at.match.opening_events
    return at


def _first(tiles: list[int], tile: int, at: int) -> None:
    where = tiles.index(tile)
    tiles[where], tiles[at] = tiles[at], tiles[where]


def idle_round(at: Table) -> None:
    """Play the rest of the round with the first legal move each time: nobody does anything."""
    now = at.state.round
    while at.state.round == now and not at.match.over:
        at.play(at.match.moves(at.turn)[0])


def bars_of(pet: str) -> list[str]:
    layout = table().state.layout
    return [COLOURS[colour] for colour in layout.bars[PETS.index(pet)]]


def weight(customer: str, need: str) -> int:
    """What a customer pays for a need, plain or rainbow."""
    wishes = table().state.layout.customers[CUSTOMERS.index(customer)]
    if need == "suffering":
        return wishes.suffering
    if need == "mutation":
        return wishes.mutation
    return wishes.needs[NEEDS.index(need)] + wishes.rainbow[NEEDS.index(need)]
