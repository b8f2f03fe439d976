"""Collateral damage, brawl: Bodies that fall lose a tooth to the player whose turn it is (RA-BRAWL), and the
reaction to it (Mouthguard, RA-SEC-11).
"""

from __future__ import annotations

from typing import Any, ClassVar

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import Finish, Reveal
from ..names import COLOURS, SECRET
from ..state import Carnage
from .base import BODY, Choice, judge, not_now
from .teeth import LoseTooth


class Brawls(Step[Carnage]):
    """After-action step 5: one brawl for each newly fallen Body, clockwise (RA-TURN-17, RA-BRAWL-08)."""

    def run(self, state: Carnage) -> None:
        active, fallen = state.active, judge(state).fallen
        steps: list[Step[Carnage]] = []
        for seat in state.clockwise(active):
            # Once down, a Body stays down until its owner lifts it (RA-BRAWL-07).
            if seat not in fallen or state.down[seat] or state.invisible[seat]:
                continue
            state.down[seat] = True
            state.stirred = True
            state.record("ra-felled", {"seat": active, "victim_seat": seat})
            if state.layout.team_of[seat] == state.team:
                state.benched[seat] = True
            if seat not in state.spared:
                steps.append(BreakTeeth(seat, active, breaks(state, active)))
        state.then(steps)


def breaks(state: Carnage, seat: int) -> int:
    """Teeth that a fall costs: two in the Boxer's own Move (RA-POW-04)."""
    if state.deed == "move" and state.has(seat, "boxer"):
        count: int = state.layout.box.powers["boxer"].breaks
        return count
    return 1


class BreakTeeth(Step[Carnage]):
    """A Monster breaks teeth of another: tokens into its stomach, two meeples for each missing one
    (RA-CARD-07).
    """

    def __init__(self, victim: int, breaker: int, count: int) -> None:
        super().__init__(about=(victim, breaker, count))
        self.victim: int = victim
        self.breaker: int = breaker
        self.count: int = count

    def run(self, state: Carnage) -> None:
        state.loss_tokens = 0
        state.loss_meeples = [0] * len(COLOURS)
        losses: list[Step[Carnage]] = [LoseTooth(self.victim, self.breaker) for _ in range(self.count)]
        state.then([*losses, AskMouthguard(self.victim, self.breaker)])


class AskMouthguard(Step[Carnage]):
    """Whoever lost a tooth to an opponent and has an unused Secret is asked, whichever it is (RA-HID-08)."""

    def __init__(self, victim: int, breaker: int) -> None:
        super().__init__(about=(victim, breaker))
        self.victim: int = victim
        self.breaker: int = breaker

    def run(self, state: Carnage) -> None:
        lost = state.loss_tokens + sum(state.loss_meeples)
        if lost and state.secrets[self.victim] and self.breaker in state.opponents(self.victim):
            state.then([ShowMouthguard(self.victim, self.breaker)])


class Reaction(Choice):
    """Window R: the one card that answers, or nothing; who doesn't hold it can but pass (RA-CARD-05)."""

    card: ClassVar[str] = ""

    def held(self, state: Carnage) -> bool:
        """Whether the seat has the card."""
        return self.card in state.secrets[self.seat]

    def betrays(self, state: Carnage) -> bool:
        """Who has no card that answers is asked all the same (RA-HID-08)."""
        return True

    def offers(self, state: Carnage) -> list[Move]:
        return [Finish(), Reveal(self.card)] if self.held(state) else [Finish()]

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if not isinstance(move, Reveal):
            return not_now(move, "RA-CARD-05")
        if move.card not in state.secrets[self.seat]:
            return Refusal("RA-CARD-02", "ra-refusal-not-your-card", {"card": move.card[:30]})
        return Refusal("RA-CARD-05", "ra-refusal-window", {"card": move.card})


class ShowMouthguard(Reaction):
    """An opponent has just broken teeth (RA-DEC-20)."""

    sentence: ClassVar[str] = "ra-prompt-mouthguard"
    card = "mouthguard"

    def __init__(self, seat: int, breaker: int) -> None:
        super().__init__(seat, (breaker,))
        self.breaker: int = breaker

    def perform(self, state: Carnage, move: Move) -> None:
        if isinstance(move, Finish):
            return
        use_up(state, self.seat, "mouthguard")
        undo_loss(state, self.seat, self.breaker)
        # Nothing can be broken of a Monster that is down (RA-BRAWL-06).
        if not state.down[self.breaker]:
            count = state.layout.box.secrets["mouthguard"].breaks
            state.then([BreakTeeth(self.breaker, self.seat, count)])

    def data(self, state: Carnage) -> dict[str, Any]:
        return {"breaker_seat": self.breaker, "held": self.held(state)}


def undo_loss(state: Carnage, victim: int, breaker: int) -> None:
    """Cancelled teeth return to the mouth, meeples given instead to the stomach (RA-SEC-11b)."""
    state.tokens[victim] += state.loss_tokens
    state.broken[breaker] -= state.loss_tokens
    for colour, count in enumerate(state.loss_meeples):
        if count:
            state.give(breaker, colour, -count)
            state.give(victim, colour, count)
    state.record("ra-loss-cancelled", {"seat": victim, "breaker_seat": breaker})
    state.loss_tokens = 0
    state.loss_meeples = [0] * len(COLOURS)


def use_up(state: Carnage, seat: int, card: str) -> None:
    """Show a Secret Superpower and put it out of the game (RA-CARD-02)."""
    state.secrets[seat].remove(card)
    state.gone[SECRET].append((card, -1))
    state.record("ra-secret", {"seat": seat, "card": card}, reveals=seat)


def stands(state: Carnage, seat: int) -> bool:
    """Whether a Monster's Body stands on the City, on or off its Paws."""
    seen = judge(state)
    body = BODY + str(seat)
    return (
        not state.down[seat] and not state.invisible[seat] and seat not in seen.fallen and body in seen.zones
    )
