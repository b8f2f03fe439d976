"""Phase 3, Need Cards, second and third step: cards are drawn, then assigned to the pets.

The chapters DP-DRAW and DP-ASG, DP-POT-01 and the Crystal Ball (DP-ART-06).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import added
from ....core.state import Step
from .. import moves
from ..names import ASSIGNING, BALL, CARDS, COLOURS, SUBSTITUTE
from ..state import BARS, PLOTS, SEATS, Family, Petz
from .actions import ASSIGN, EXCHANGE, PER_BAR, PER_COLOUR, PER_PET, STOP_EXCHANGE, split
from .cards import discard, draw, record_drawn
from .packed import (
    CODE_DOUBLE,
    CODE_POTION,
    DOMINANT,
    card_of,
    cards_of,
    codes_of,
    count,
    kinds_of,
    on_bar,
    one_card,
)
from .steps import EachSeat, OfSeat, OnBar

MOST_EXCHANGED: Final = 3


class DrawCards(EachSeat):
    """In turn order: the Crystal Ball, then a card for each visible bar (DP-DRAW-05, DP-RUL-28, 33)."""

    def visit(self, state: Petz, seat: int) -> None:
        state.phase = ASSIGNING
        if state.families[seat].owns(BALL):
            state.agenda.append(DRAWING[seat])
            state.agenda.append(EXCHANGING[seat])
        else:
            draw_for(state, seat)


class ExchangeCards(Decision[Petz]):
    """Up to three cards of the hand go, one by one; then as many of the same colours come (DP-ART-06, 07)."""

    sentence: ClassVar[str] = "dp-prompt-exchange"

    def data(self, state: Petz) -> dict[str, Any]:
        return {"left": MOST_EXCHANGED - sum(state.exchanged)}

    def legal(self, state: Petz) -> list[int]:
        out = [STOP_EXCHANGE]
        for colour, cards in enumerate(state.families[self.seat].hand):
            for card in kinds_of(cards):
                out.append(EXCHANGE + PER_COLOUR * colour + card)
        return out

    def play(self, state: Petz, action: int) -> None:
        seat = self.seat
        if action != STOP_EXCHANGE:
            colour, card = split(action - EXCHANGE, PER_COLOUR)
            hand = state.families[seat].hand
            hand[colour] -= one_card(card)
            discard(state, colour, card)
            state.exchanged = added(state.exchanged, colour, 1)
            if state.events is not None:
                put_away: dict[str, Any] = {"seat": seat, "colour": COLOURS[colour], "card": CARDS[card]}
                state.record("dp-exchanged", put_away, reveals=seat)
            if sum(state.exchanged) < MOST_EXCHANGED and any(hand):
                state.agenda.append(self)
                return
        for colour, exchanged in enumerate(state.exchanged):
            drawn = [draw(state, seat, colour) for _ in range(exchanged)]
            record_drawn(state, seat, colour, drawn)
        state.exchanged = [0] * len(COLOURS)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Exchange):
            return Refusal("DP-ART-06", "dp-refusal-exchange-now", {"most": MOST_EXCHANGED})
        colour, card = move.colour, move.card
        if card == "potion":
            return Refusal("DP-ART-07", "dp-refusal-exchange-potion")
        return Refusal(
            "DP-ART-06", "dp-refusal-not-in-hand", {"colour": str(colour)[:20], "card": str(card)[:20]}
        )


class DrawFor(OfSeat):
    """The owner of the Crystal Ball draws after the exchange."""

    def run(self, state: Petz) -> None:
        draw_for(state, self.who)


def draw_for(state: Petz, seat: int) -> None:
    """One card for each visible bar of each pet (DP-DRAW-01 to 03)."""
    drawn: list[list[int]] = [[], [], [], []]
    for plot in state.families[seat].plots:
        if plot.pet >= 0:
            colours = state.layout.colours(plot)
            for bar in range(plot.size):
                drawn[colours[bar]].append(draw(state, seat, colours[bar]))
    if state.events is not None:
        for colour, cards in enumerate(drawn):
            if cards:
                state.record("dp-draws", {"seat": seat, "colour": COLOURS[colour], "count": len(cards)})
                record_drawn(state, seat, colour, cards)


class AssignCards(Step[Petz]):
    """Everybody with pets assigns at once, face down (DP-ASG-05, DP-RUL-28)."""

    def run(self, state: Petz) -> None:
        steps: list[Step[Any]] = []
        for seat in range(state.players):
            plot = next_pet(state.families[seat], 0)
            if plot < PLOTS:
                steps.append(ASSIGNMENTS[seat][plot][0])
        state.together(steps)


def next_pet(family: Family, plot: int) -> int:
    """The first plot from one on where a pet lives; PLOTS for none."""
    while plot < PLOTS and family.plots[plot].pet < 0:
        plot += 1
    return plot


class AssignCard(OnBar):
    """The card for one bar: bar after bar, pet after pet (DP-ASG-01 to 04, DP-POT-01, DP-ADV-04)."""

    sentence: ClassVar[str] = "dp-prompt-assign"

    def __init__(self, seat: int, plot: int, bar: int) -> None:
        super().__init__(seat, plot, bar)
        self.first: int = ASSIGN + PER_PET * plot + PER_BAR * bar

    def betrays(self, state: Petz) -> bool:
        """Whoever assigns cards is asked for the first: that all lay themselves would tell which they are."""
        return not any(plot.assigned for plot in state.families[self.seat].plots)

    def legal(self, state: Petz) -> list[int]:
        colour = self.colour(state)
        family, first = state.families[self.seat], self.first
        hand = family.hand[colour]
        out = [first + 1 + card for card in kinds_of(hand)]
        if family.potions > 0:
            out.append(first + CODE_POTION)
        if state.layout.double:
            dominant = DOMINANT[colour]
            for need in range(SUBSTITUTE):
                if need != dominant and cards_of(hand, need):
                    out.append(first + CODE_DOUBLE + need)
        return out

    def play(self, state: Petz, action: int) -> None:
        seat, plot = self.seat, self.plot
        family = state.families[seat]
        there = family.change(plot)
        code = action - self.first
        if code == CODE_POTION:
            family.potions -= 1
        else:
            family.hand[self.colour(state)] -= one_card(card_of(code))
        there.assigned += on_bar(code, self.bar)
        if state.events is not None:
            # Only the owner knows which card it was.
            card = {"card": card_name(code), "double": code >= CODE_DOUBLE}
            state.record("dp-assigned", {"seat": seat, **self.data(state), **card}, to=(seat,))
        if self.bar + 1 < there.size:
            state.also(ASSIGNMENTS[seat][plot][self.bar + 1])
            return
        other = next_pet(family, plot + 1)
        if other < PLOTS:
            state.also(ASSIGNMENTS[seat][other][0])
        elif state.events is not None:
            state.record("dp-assigned-all", {"seat": seat})

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Assign):
            return Refusal("DP-ASG-01", "dp-refusal-assign-now")
        plot, bar, card = move.plot, move.bar, move.card
        if (plot, bar) != (self.plot + 1, self.bar + 1):
            return Refusal("DP-ASG-01", "dp-refusal-other-bar", {"plot": self.plot + 1, "bar": self.bar + 1})
        colour = self.colour(state)
        data = {"card": str(card)[:20], "colour": COLOURS[colour]}
        if card == "potion":
            return Refusal("DP-POT-01", "dp-refusal-no-potion")
        hand = state.families[self.seat].hand[colour]
        if card not in CARDS or not cards_of(hand, CARDS.index(card)):
            return Refusal("DP-ASG-02", "dp-refusal-not-in-hand", data)
        if not state.layout.double:
            return Refusal("DP-GEN-12", "dp-refusal-double-off")
        return Refusal("DP-ADV-03", "dp-refusal-single", data)


def in_hand(state: Petz, family: Family, own: bool) -> tuple[list[int], int]:
    """How many cards of each colour and how many potions a family holds (DP-HID-04).

    For others, what it is assigning still counts.
    """
    cards, potions = [count(packed) for packed in family.hand], family.potions
    if not own and assigning(state):
        for plot in family.plots:
            colours = state.layout.colours(plot)
            for bar, code in enumerate(codes_of(plot.assigned)):
                if code == CODE_POTION:
                    potions += 1
                elif code:
                    cards[colours[bar]] += 1
    return cards, potions


def assigning(state: Petz) -> bool:
    """Whether somebody is still assigning cards."""
    return state.phase == ASSIGNING and state.lanes is not None


def card_name(code: int) -> str:
    """The card that a code on a bar stands for."""
    return "potion" if code == CODE_POTION else CARDS[card_of(code)]


DRAW_CARDS: Final = DrawCards()
ASSIGN_CARDS: Final = AssignCards()
EXCHANGING: Final = [ExchangeCards(seat) for seat in SEATS]
DRAWING: Final = [DrawFor(seat) for seat in SEATS]
ASSIGNMENTS: Final = [
    [[AssignCard(seat, plot, bar) for bar in range(BARS)] for plot in range(PLOTS)] for seat in SEATS
]
"""By seat, plot and bar."""
