"""Phase 3, Need Cards, second and third step: cards are drawn, then laid beside the pets (DP-DRAW, DP-ASG,
DP-POT, DP-ART-06).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from .. import moves
from ..names import ASSIGNING, BALL, CARDS, COLOURS
from ..state import (
    BARS,
    CODE_DOUBLE,
    CODE_POTION,
    DOMINANT,
    PLOTS,
    SEATS,
    Petz,
    card_of,
    cards_of,
    kinds_of,
    on_bar,
    one_card,
    put,
)
from .actions import ASSIGN, EXCHANGE, PER_COLOUR, STOP_EXCHANGE, split
from .cards import (
    count,
    discard,
    draw,
    tell_drawn,
)
from .steps import EachSeat, OfSeat, OnBar

MOST_EXCHANGED: Final = 3


class DrawCards(EachSeat):
    """In turn order: the Crystal Ball, then a card for each visible bar (DP-DRAW-05, DP-RUL-28, 33)."""

    def visit(self, state: Petz, seat: int) -> None:
        state.phase = ASSIGNING
        if state.owns(seat, BALL):
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
        for colour in range(4):
            for card in kinds_of(state.hands[4 * self.seat + colour]):
                out.append(EXCHANGE + PER_COLOUR * colour + card)
        return out

    def play(self, state: Petz, action: int) -> None:
        seat = self.seat
        if action != STOP_EXCHANGE:
            colour, card = split(action - EXCHANGE, PER_COLOUR)
            state.hands[4 * seat + colour] -= one_card(card)
            discard(state, colour, card)
            state.exchanged = put(state.exchanged, colour, state.exchanged[colour] + 1)
            if state.events is not None:
                told: dict[str, Any] = {"seat": seat, "colour": COLOURS[colour], "card": CARDS[card]}
                state.record("dp-exchanged", told, reveals=seat)
            left = sum(count(state.hands[4 * seat + other]) for other in range(4))
            if sum(state.exchanged) < MOST_EXCHANGED and left > 0:
                state.agenda.append(self)
                return
        for colour in range(4):
            drawn = [draw(state, seat, colour) for _ in range(state.exchanged[colour])]
            tell_drawn(state, seat, colour, drawn)
        state.exchanged = [0, 0, 0, 0]

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
    bars = state.layout.bars
    drawn: list[list[int]] = [[], [], [], []]
    for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
        pet = state.pets[at]
        if pet >= 0:
            for bar in range(BARS * pet, BARS * pet + state.sizes[at]):
                colour = bars[bar]
                drawn[colour].append(draw(state, seat, colour))
    if state.events is not None:
        for colour in range(4):
            if drawn[colour]:
                told = {"seat": seat, "colour": COLOURS[colour], "count": len(drawn[colour])}
                state.record("dp-draws", told)
                tell_drawn(state, seat, colour, drawn[colour])


class AssignCards(Step[Petz]):
    """Everybody with pets assigns at once, face down (DP-ASG-05, DP-RUL-28)."""

    def run(self, state: Petz) -> None:
        steps: list[Step[Any]] = []
        for seat in range(state.players):
            for plot in range(PLOTS):
                if state.pets[PLOTS * seat + plot] >= 0:
                    steps.append(ASSIGNMENTS[seat][BARS * plot])
                    break
        state.together(steps)


class AssignCard(OnBar):
    """The card for one bar: bar after bar, pet after pet (DP-ASG-01 to 04, DP-POT-01, DP-ADV-04)."""

    sentence: ClassVar[str] = "dp-prompt-assign"

    def __init__(self, seat: int, plot: int, bar: int) -> None:
        super().__init__(seat, plot, bar)
        self.first: int = ASSIGN + 112 * plot + 16 * bar

    def legal(self, state: Petz) -> list[int]:
        colour = self.colour(state)
        hand = state.hands[4 * self.seat + colour]
        first = self.first
        out = [first + 1 + card for card in kinds_of(hand)]
        if state.potions_held[self.seat] > 0:
            out.append(first + CODE_POTION)
        if state.layout.double:
            dominant = DOMINANT[colour]
            for need in range(6):
                if need != dominant and cards_of(hand, need):
                    out.append(first + CODE_DOUBLE + need)
        return out

    def play(self, state: Petz, action: int) -> None:
        seat, plot = self.seat, self.plot
        at = PLOTS * seat + plot
        code = action - self.first
        if code == CODE_POTION:
            state.potions_held = put(state.potions_held, seat, state.potions_held[seat] - 1)
        else:
            state.hands[4 * seat + self.colour(state)] -= one_card(card_of(code))
        state.assigned[at] |= on_bar(code, self.bar)
        if state.events is not None:
            self.tell(state, code)
        if self.bar + 1 < state.sizes[at]:
            state.also(ASSIGNMENTS[seat][BARS * plot + self.bar + 1])
            return
        for other in range(plot + 1, PLOTS):
            if state.pets[PLOTS * seat + other] >= 0:
                state.also(ASSIGNMENTS[seat][BARS * other])
                return
        if state.events is not None:
            state.record("dp-assigned-all", {"seat": seat})

    def tell(self, state: Petz, code: int) -> None:
        """Only the owner knows which card it was."""
        assert state.events is not None
        card = {"card": card_name(code), "double": code >= CODE_DOUBLE}
        state.record("dp-assigned", {"seat": self.seat, **self.data(state), **card}, to=(self.seat,))

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
        if card not in CARDS or not cards_of(state.hands[4 * self.seat + colour], CARDS.index(card)):
            return Refusal("DP-ASG-02", "dp-refusal-not-in-hand", data)
        if not state.layout.double:
            return Refusal("DP-GEN-12", "dp-refusal-double-off")
        return Refusal("DP-ADV-03", "dp-refusal-single", data)


def card_name(code: int) -> str:
    """The card that a code on a bar stands for."""
    return "potion" if code == CODE_POTION else CARDS[card_of(code)]


DRAW_CARDS: Final = DrawCards()
ASSIGN_CARDS: Final = AssignCards()
EXCHANGING: Final = [ExchangeCards(seat) for seat in SEATS]
DRAWING: Final = [DrawFor(seat) for seat in SEATS]
ASSIGNMENTS: Final = [
    [AssignCard(seat, plot, bar) for plot in range(PLOTS) for bar in range(BARS)] for seat in range(4)
]
