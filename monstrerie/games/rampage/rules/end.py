"""The end of a turn and of the game (RA-TURN-21, RA-END)."""

from __future__ import annotations

from typing import Any, ClassVar

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import Announce, Copy, Discard
from ..names import POWER
from ..state import COUNTING, NOBODY, OVER, Carnage
from .base import Choice, not_now
from .scoring import breakdown, winners
from .variants import Purchases


class EndTurn(Step[Carnage]):
    """Mutation's discards, then purchases, then the next team (RA-TURN-21)."""

    def run(self, state: Carnage) -> None:
        members = state.layout.teams[state.team]
        steps: list[Step[Carnage]] = [DiscardPowers(seat) for seat in members if state.mutated[seat]]
        if state.layout.options["baby_monsters"]:
            steps += [Purchases(seat) for seat in members]
        state.then([*steps, NextTurn()])


class DiscardPowers(Step[Carnage]):
    """Unstable Mutation: as many Powers go as were drawn, old or new (RA-SEC-08b, RA-VAR-41)."""

    def __init__(self, mutant: int) -> None:
        super().__init__(about=(mutant,))
        self.mutant: int = mutant

    def run(self, state: Carnage) -> None:
        seat, team = self.mutant, state.layout.team_of[self.mutant]
        held = state.powers[team] + state.mutations[seat]
        if state.mutated[seat] == 0 or not held:
            state.mutated[seat] = 0
            state.powers[team] += state.mutations[seat]
            state.mutations[seat] = []
        elif state.mutated[seat] >= len(held):
            for card in held:
                discard_power(state, seat, card)
            state.then([DiscardPowers(seat)])
        else:
            state.then([DiscardPower(seat), DiscardPowers(seat)])


def discard_power(state: Carnage, seat: int, card: str) -> None:
    """A Power leaves the game."""
    held = (
        state.mutations[seat] if card in state.mutations[seat] else state.powers[state.layout.team_of[seat]]
    )
    held.remove(card)
    state.mutated[seat] = max(0, state.mutated[seat] - 1)
    state.gone[POWER].append((card, NOBODY))
    state.record("ra-discarded", {"seat": seat, "card": card, "kind": "power"})


class DiscardPower(Choice):
    """Which Power goes next (RA-DEC-31)."""

    sentence: ClassVar[str] = "ra-prompt-mutation"

    def offers(self, state: Carnage) -> list[Move]:
        return [Discard(card) for card in dict.fromkeys(state.powers_of(self.seat))]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Discard)
        discard_power(state, self.seat, move.card)

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Discard):
            return Refusal("RA-SEC-08", "ra-refusal-not-your-card", {"card": move.card[:30]})
        return not_now(move, "RA-SEC-08")

    def data(self, state: Carnage) -> dict[str, Any]:
        return {"left": state.mutated[self.seat]}


class NextTurn(Step[Carnage]):
    """Clockwise; after the last floor each other team has one more turn, then points are counted (RA-END-03,
    04).
    """

    def run(self, state: Carnage) -> None:
        from .turn import StartTurn

        for seat in state.layout.teams[state.team]:
            state.gazed[seat] = False
        if state.turns_left == 0:
            state.then([Count()])
            return
        if state.turns_left > 0:
            state.turns_left -= 1
        following = (state.team + 1) % len(state.layout.teams)
        if following == state.layout.team_of[state.first]:
            state.round += 1
        state.then([StartTurn(following)])


# --- the count ----------------------------------------------------------------------------------------------


class Count(Step[Carnage]):
    """Imitators choose, Seers announce, stomachs are revealed, points are added (RA-SCO-13)."""

    def run(self, state: Carnage) -> None:
        state.phase = COUNTING
        order = [state.first, *state.clockwise(state.first)]
        copies: list[Step[Carnage]] = [
            Imitate(seat) for seat in order for _ in range(state.characters[seat].count("imitator"))
        ]
        state.then([*copies, *(Foresee(seat) for seat in order), Over()])


class Imitate(Step[Carnage]):
    """An Imitator must copy a Character, where there is one to copy (RA-CHR-07, 07b)."""

    def __init__(self, imitator: int) -> None:
        super().__init__(about=(imitator,))
        self.imitator: int = imitator

    def run(self, state: Carnage) -> None:
        if copies(state, self.imitator):
            state.then([ChooseCopy(self.imitator)])


def copies(state: Carnage, seat: int) -> list[Move]:
    """Characters of other Monsters, Imitators left out."""
    return [
        Copy(other, card)
        for other in state.clockwise(seat)
        for card in state.characters[other]
        if card != "imitator"
    ]


class ChooseCopy(Choice):
    """Whose Character (RA-DEC-37)."""

    sentence: ClassVar[str] = "ra-prompt-copy"

    def offers(self, state: Carnage) -> list[Move]:
        return copies(state, self.seat)

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Copy)
        state.copied[self.seat].append(move.card)
        state.record("ra-copied", {"seat": self.seat, "owner_seat": move.owner_seat, "card": move.card})

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Copy):
            return Refusal("RA-CHR-07b", "ra-refusal-no-copy")
        return not_now(move, "RA-CHR-07")


class Foresee(Step[Carnage]):
    """Each Seer, and each copy of one, makes an announcement (RA-CHR-16, 07b)."""

    def __init__(self, seer: int) -> None:
        super().__init__(about=(seer,))
        self.seer: int = seer

    def run(self, state: Carnage) -> None:
        seat = self.seer
        if len(state.named[seat]) < (state.characters[seat] + state.copied[seat]).count("seer"):
            state.then([ChooseNamed(seat), Foresee(seat)])


class ChooseNamed(Choice):
    """Who has eaten the most (RA-DEC-38)."""

    sentence: ClassVar[str] = "ra-prompt-seer"

    def offers(self, state: Carnage) -> list[Move]:
        return [Announce(seat) for seat in range(state.players)]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Announce)
        state.named[self.seat].append(move.named_seat)
        state.record("ra-named", {"seat": self.seat, "named_seat": move.named_seat})

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Announce):
            return Refusal("RA-CHR-16", "ra-refusal-no-monster")
        return not_now(move, "RA-CHR-16")


class Over(Step[Carnage]):
    """Stomachs are shown and the winners told (RA-SCO-09)."""

    def run(self, state: Carnage) -> None:
        state.phase = OVER
        points = [sum(sources.values()) for sources in breakdown(state)]
        for seat in range(state.players):
            data: dict[str, Any] = {
                "seat": seat,
                "points": points[seat],
                "meeples": sum(state.stomachs[seat]),
            }
            state.record("ra-counted", data, reveals=seat)
        won = winners(state)
        state.record(
            "ra-over", {"seats": list(won), "count": len(won), "points": max(points[seat] for seat in won)}
        )
