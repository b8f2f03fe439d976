"""Tables set in one line: `table(round=3, exhibition="arena").pet(RED, 1, "snakitty", needs="anger anger
disease")`.

Seats are Red, Yellow, Green and Blue, clockwise, and Red starts. Plots, exits, gaps and bars count from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monstrerie import Event, Match, Move
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
from monstrerie.games.dungeon_petz.rules.cards import unpack
from monstrerie.games.dungeon_petz.rules.grouping import REVEAL_GROUPS
from monstrerie.games.dungeon_petz.state import BARS, EXITS, FOOD, PLOTS, WEIGHTS, Petz

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

    # --- laying the table -----------------------------------------------------------------------------------

    def cage(self, seat: int, plot: int, manure: int = 0, **symbols: int) -> Table:
        """A cage on a plot, `cage(RED, 1, strength=2, toy=1)`."""
        layout, at = self.state.layout, PLOTS * seat + plot - 1
        self.state.cages = [*self.state.cages]
        self.state.cages[at] = len(layout.cages) // 6
        layout.cages += [symbols.get(name, 0) for name in SYMBOLS]
        self.state.manure[at] = manure
        return self

    def addon(self, seat: int, plot: int, **symbols: int) -> Table:
        layout = self.state.layout
        self.state.addons = [*self.state.addons]
        self.state.addons[PLOTS * seat + plot - 1] = len(layout.addons) // 6
        layout.addons += [symbols.get(name, 0) for name in SYMBOLS]
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

        A need with a `+` is laid as both its needs. The pet is as big as its cards say, unless `size` does.
        """
        state, at = self.state, PLOTS * seat + plot - 1
        if state.cages[at] < 0:
            self.cage(seat, plot, manure=state.manure[at])
        cards = needs.split()
        state.pets[at] = PETS.index(name)
        state.sizes[at] = size or max(2, len(cards))
        state.suffering[at] = suffering
        state.mutation[at] = mutation
        codes = [1 + m.SIDES.index((card.rstrip("+"), card.endswith("+"))) for card in cards]
        state.assigned[at] = sum(code << 4 * bar for bar, code in enumerate(codes))
        return self

    def owns(self, seat: int, *artifacts: str) -> Table:
        self.state.artifacts = [*self.state.artifacts]
        for artifact in artifacts:
            self.state.artifacts[seat] |= 1 << ARTIFACTS.index(artifact)
        return self

    def imps(self, seat: int, home: int = 0, hospital: int = 0, platform: int = 0) -> Table:
        state = self.state
        state.home[seat] = home
        state.hospital = [*state.hospital]
        state.hospital[seat] = hospital
        state.platform = [*state.platform]
        state.platform[seat] = platform
        return self

    def food(
        self, seat: int, vegetables: Sequence[int] = (), meat: Sequence[int] = (), box: int = 0
    ) -> Table:
        """Tokens in the chambers, from the left."""
        stored = [*vegetables, 0, 0, 0, 0][:4] + [*meat, 0, 0, 0][:3] + [box]
        self.state.food[FOOD * seat : FOOD * seat + FOOD] = stored
        return self

    def gold(self, *gold: int) -> Table:
        self.state.gold[: len(gold)] = gold
        return self

    def reputation(self, *points: float) -> Table:
        self.state.reputation[: len(points)] = [int(2 * value) for value in points]
        return self

    def hand(self, seat: int, potions: int = 0, **cards: str) -> Table:
        """The whole hand, `hand(RED, potions=1, green="hunger hunger", red="anger")`."""
        state = self.state
        for colour, name in enumerate(COLOURS):
            held = [CARDS.index(card) for card in cards.get(name, "").split()]
            state.hands[4 * seat + colour] = sum(1 << 5 * card for card in held)
        state.potions_held = [*state.potions_held]
        state.potions_held[seat] = potions
        return self

    def groups(self, seat: int, *groups: str) -> Table:
        """Groups at the exits, `groups(RED, "2+1", "3")`: imps, plus gold; they come from home."""
        state = self.state
        for exit, text in enumerate(groups):
            imps, _, gold = text.partition("+")
            state.groups[EXITS * seat + exit] = int(imps) + 16 * int(gold or 0)
            state.home[seat] -= int(imps)
            state.gold[seat] -= int(gold or 0)
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
            (showing.SHOVELLERS if self.state.artifacts[seat] & SHOVEL else showing.TURNS)[seat][0]
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
        state, at = self.state, PLOTS * seat + plot - 1
        pet = state.pets[at]
        return {
            "pet": PETS[pet] if pet >= 0 else None,
            "size": state.sizes[at],
            "suffering": state.suffering[at],
            "mutation": state.mutation[at],
            "manure": state.manure[at],
        }

    def suffering(self, seat: int, plot: int) -> int:
        return self.state.suffering[PLOTS * seat + plot - 1]

    def alive(self, seat: int, plot: int) -> bool:
        return self.state.pets[PLOTS * seat + plot - 1] >= 0

    def manure(self, seat: int, plot: int) -> int:
        return self.state.manure[PLOTS * seat + plot - 1]

    def stored(self, seat: int) -> list[int]:
        """Three vegetable chambers, two meat chambers, the box."""
        food = self.state.food[FOOD * seat : FOOD * seat + FOOD]
        return food[:3] + food[4:6] + food[7:]

    def cards(self, seat: int, colour: str) -> list[str]:
        return [CARDS[card] for card in unpack(self.state.hands[4 * seat + COLOURS.index(colour)])]

    def points(self, seat: int = RED) -> float:
        return self.state.reputation[seat] / 2

    def minion(self, seat: int = RED) -> float:
        return self.state.minions[seat] / 2

    def on(self, space: str) -> tuple[int, int] | None:
        """Who stands on a space, and how many imps."""
        held = self.state.spaces[SPACES.index(space)]
        return ((held & 15) - 1, held >> 4) if held else None

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
    at.events += at.match.opening
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
    first = BARS * PETS.index(pet)
    return [COLOURS[colour] for colour in layout.bars[first : first + BARS]]


def weight(customer: str, need: str) -> int:
    """What a customer pays for a need, plain or rainbow."""
    layout = table().state.layout
    first = WEIGHTS * CUSTOMERS.index(customer)
    if need in ("suffering", "mutation"):
        return layout.weights[first + 6 + ("suffering", "mutation").index(need)]
    number = NEEDS.index(need)
    return layout.weights[first + number] + layout.weights[first + 8 + number]
