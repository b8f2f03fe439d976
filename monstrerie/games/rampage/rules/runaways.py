"""Runaway meeples: what left the city fills the Runaway board, and the board strikes back (RA-RUN)."""

from __future__ import annotations

from typing import Any, ClassVar

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import Discard, Finish, Send
from ..names import CHARACTER, COLOURS, GREY, KINDS, POWER, SECRET, ZONE_ORDER
from ..state import NOBODY, Carnage
from .base import Choice, colour_of, homes, judge, not_now, number, reach, take
from .brawl import Reaction, use_up
from .naming import by_colour
from .places import PlaceMonster
from .teeth import LoseTooth, pay


class Flee(Step[Carnage]):
    """After-action step 6: all meeples out of the City, as one batch (RA-TURN-18, RA-RUN-02)."""

    def run(self, state: Carnage) -> None:
        fled = fugitives(state)
        if not fled:
            return
        if state.deed == "breath" and state.has(state.active, "vacuum-cleaner"):
            own = homes(state, state.active)
            if not state.vacuum and len(own) > 1:
                state.then([ChooseVacuum(state.active), Flee()])
                return
            # In no neighbourhood the meeples flee normally (RA-POW-03b).
            if state.vacuum or own:
                suck_in(state, fled, state.vacuum or own[0])
                return
        take_away(state, fled)
        board(state, fled, state.active)


def fugitives(state: Carnage) -> list[str]:
    """Meeples out of the City, by number (RA-RUN-01)."""
    return sorted((piece for piece in judge(state).out if piece.startswith("meeple-")), key=number)


def take_away(state: Carnage, meeples: list[str]) -> None:
    """Lift meeples off the table."""
    state.stirred = True
    take(state, meeples)


def suck_in(state: Carnage, fled: list[str], neighbourhood: str) -> None:
    """Vacuum Cleaner: they stand round the Paws instead (RA-POW-03, 03c)."""
    world, position, near = state.layout.world(), state.position, f"paws-{state.active}"
    state.stirred = True
    state.vacuum = neighbourhood
    state.record("ra-vacuumed", {"seat": state.active, "count": len(fled), "neighbourhood": neighbourhood})
    reach(state, lambda: world.stand_meeples(position, fled, neighbourhood, near))


class ChooseVacuum(Choice):
    """Vacuum Cleaner of a Monster in several neighbourhoods: one for all meeples (RA-DEC-18)."""

    sentence: ClassVar[str] = "ra-prompt-vacuum"

    def offers(self, state: Carnage) -> list[Move]:
        return [Send(zone) for zone in homes(state, self.seat)]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Send)
        state.vacuum = move.neighbourhood

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Send):
            return Refusal("RA-POW-03b", "ra-refusal-not-there", {"neighbourhood": move.neighbourhood[:20]})
        return not_now(move, "RA-POW-03b")


# --- the board ----------------------------------------------------------------------------------------------


def board(state: Carnage, fled: list[str], struck: int) -> None:
    """Put a batch on the Runaway board and have its effects strike (RA-RUN-03, 06)."""
    colours = [colour_of(state, meeple) for meeple in fled]
    names = [COLOURS[colour] for colour in colours]
    state.record("ra-fled", {"seat": struck, "colours": names, **by_colour(names)})
    effects = fill_rows(state, colours) if state.layout.options["side"] == "A" else fill_zones(state, colours)
    state.then([AskTooCute(effect, struck) if effect != "row-6" else EndAtOnce(struck) for effect in effects])


def fill_rows(state: Carnage, colours: list[int]) -> list[str]:
    """Side A: rows from the top; a row fires when its last space is filled (RA-RUN-11, 12)."""
    before = len(state.rows)
    ends: list[int] = []
    for size in state.layout.box.runaway.rows:
        ends.append((ends[-1] if ends else 0) + size * state.layout.boxes)
    room = ends[-1] - before
    state.rows += colours[:room]
    for colour in colours[room:]:  # RA-RUN-18
        state.box_meeples[colour] += 1
    return [f"row-{row}" for row, end in enumerate(ends, 1) if before < end <= len(state.rows)]


def fill_zones(state: Carnage, colours: list[int]) -> list[str]:
    """Side B: each colour to its zone; a full zone fires and is emptied, the rest goes on filling it
    (RA-RUN-19 to 22).
    """
    size = state.layout.box.runaway.zones * state.layout.boxes
    effects: list[str] = []
    for colour in colours:
        if colour == GREY:
            state.box_meeples[GREY] += 1
        else:
            state.zones[colour] += 1
    for colour in ZONE_ORDER:
        while state.zones[colour] >= size:
            state.zones[colour] -= size
            state.box_meeples[colour] += size
            effects.append(COLOURS[colour])
    return effects


class AskTooCute(Step[Carnage]):
    """An effect is about to strike: everybody with an unused Secret is asked, clockwise (RA-DEC-21,
    RA-HID-08).
    """

    def __init__(self, effect: str, struck: int, asked: int = 0) -> None:
        super().__init__(about=(effect, struck, asked))
        self.effect: str = effect
        self.struck: int = struck
        self.asked: int = asked

    def run(self, state: Carnage) -> None:
        order = [self.struck, *state.clockwise(self.struck)]
        for place in range(self.asked, len(order)):
            if state.secrets[order[place]]:
                state.then([ShowTooCute(order[place], self.effect, self.struck, place + 1)])
                return
        state.then([Strike(self.effect, self.struck)])


class ShowTooCute(Reaction):
    """A Runaway effect is about to be applied (RA-SEC-16)."""

    sentence: ClassVar[str] = "ra-prompt-too-cute"
    card = "too-cute"

    def __init__(self, seat: int, effect: str, struck: int, asked: int) -> None:
        super().__init__(seat, (effect, struck, asked))
        self.effect: str = effect
        self.struck: int = struck
        self.asked: int = asked

    def perform(self, state: Carnage, move: Move) -> None:
        if isinstance(move, Finish):
            state.then([AskTooCute(self.effect, self.struck, self.asked)])
            return
        use_up(state, self.seat, "too-cute")
        state.record("ra-effect-cancelled", {"seat": self.seat, "effect": self.effect})

    def data(self, state: Carnage) -> dict[str, Any]:
        return {"effect": self.effect, "struck_seat": self.struck, "held": self.held(state)}


class Strike(Step[Carnage]):
    """An effect of the Runaway board (RA-RUN-13 to 15, 23 to 30)."""

    def __init__(self, effect: str, struck: int) -> None:
        super().__init__(about=(effect, struck))
        self.effect: str = effect
        self.struck: int = struck

    def run(self, state: Carnage) -> None:
        struck, effect = self.struck, self.effect
        state.record("ra-effect", {"seat": struck, "effect": effect})
        steps: list[Step[Carnage]] = [LoseTooth(struck, NOBODY)]
        if effect in ("row-3", "green"):
            steps.append(LoseTooth(struck, NOBODY))
        elif effect in ("row-1", "row-4", "black"):
            steps.append(Relocate(struck))
        elif effect in ("row-2", "row-5", "yellow"):
            own = state.layout.team_of[struck]
            for team in range(len(state.layout.teams)):
                if team != own:
                    state.extra[team] += 1
            rewarded = state.opponents(struck)
            state.record(
                "ra-extra-actions",
                {"seats": rewarded, "count": len(rewarded), "team": state.layout.team_game},
            )
        elif effect == "red":
            steps.append(Rescue(struck))
        elif effect == "blue":
            steps.append(Report(struck))
        state.then(steps)


class Relocate(Step[Carnage]):
    """The next player puts the struck Monster into a neighbourhood (RA-RUN-07, RA-VAR-24)."""

    def __init__(self, struck: int) -> None:
        super().__init__(about=(struck,))
        self.struck: int = struck

    def run(self, state: Carnage) -> None:
        # Nobody can move a Monster that is invisible (RA-SEC-07b).
        if state.invisible[self.struck]:
            return
        teams = state.layout.teams
        after = teams[(state.layout.team_of[self.struck] + 1) % len(teams)]
        state.then([PlaceMonster(after[0], self.struck, "RA-RUN-07")])


class Rescue(Step[Carnage]):
    """Red: four meeples of the own choice leave the stomach (RA-RUN-23, 24)."""

    def __init__(self, struck: int) -> None:
        super().__init__(about=(struck,))
        self.struck: int = struck

    def run(self, state: Carnage) -> None:
        pay(state, self.struck, state.layout.box.runaway.rescued, NOBODY, "ra-prompt-rescue")


class Report(Step[Carnage]):
    """Blue: a card of the own choice is discarded (RA-RUN-25, 26)."""

    def __init__(self, struck: int) -> None:
        super().__init__(about=(struck,))
        self.struck: int = struck

    def run(self, state: Carnage) -> None:
        cards = own_cards(state, self.struck)
        if len(cards) == 1:
            give_up(state, self.struck, cards[0])
        elif cards:
            state.then([DiscardCard(self.struck)])


class DiscardCard(Choice):
    """Which card goes (RA-DEC-24)."""

    sentence: ClassVar[str] = "ra-prompt-report"

    def offers(self, state: Carnage) -> list[Move]:
        return [Discard(card) for card in own_cards(state, self.seat)]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Discard)
        give_up(state, self.seat, move.card)

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Discard):
            return Refusal("RA-RUN-25", "ra-refusal-not-your-card", {"card": move.card[:30]})
        return not_now(move, "RA-RUN-25")


def own_cards(state: Carnage, seat: int) -> list[str]:
    """What the blue effect can take: Characters, Powers (the team's too, RA-VAR-42), unused Secrets."""
    cards = state.characters[seat] + state.powers_of(seat) + state.secrets[seat]
    return list(dict.fromkeys(cards))


def give_up(state: Carnage, seat: int, card: str) -> None:
    """A card leaves the game; a Secret is not shown (RA-RUN-27)."""
    if card in state.secrets[seat]:
        state.secrets[seat].remove(card)
        state.gone[SECRET].append((card, seat))
        state.record("ra-secret-discarded", {"seat": seat})
        return
    if card in state.characters[seat]:
        state.characters[seat].remove(card)
        kind = CHARACTER
    else:
        held = (
            state.mutations[seat]
            if card in state.mutations[seat]
            else state.powers[state.layout.team_of[seat]]
        )
        held.remove(card)
        kind = POWER
    state.gone[kind].append((card, NOBODY))
    state.record("ra-discarded", {"seat": seat, "card": card, "kind": KINDS[kind]})


class EndAtOnce(Step[Carnage]):
    """Side A, row 6: the game is over in the middle of the turn, and its author loses (RA-RUN-16, 17)."""

    def __init__(self, struck: int) -> None:
        super().__init__(about=(struck,))
        self.struck: int = struck

    def run(self, state: Carnage) -> None:
        from .end import Count

        state.culprit = self.struck
        state.record("ra-row-6", {"seat": self.struck})
        state.agenda = [Count()]
