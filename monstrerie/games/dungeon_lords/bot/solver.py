"""The exact combat solver: what a lord loses at least, over all rounds left, and how.

Every plan, every choice in battle and every later round is tried with the real rules on copies of the table.
Combat cards that the lord knows are taken as they are; for unknown ones the expectation over all that they
could be is taken, each card at most once in a Combat. Other lords are left out: nothing they do is foreseen.

Losses are compared as one number: tiles first, then prisoners, then goods spent.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le

from ....core.rows import write_all
from ....core.sets import count, holds, listed, lowest, only, without
from ....core.state import Step
from ..names import SILVER_PALADIN
from ..rules.battle import ENDS, begin
from ..rules.combat import OFFERS, plan
from ..rules.heroes import symbols
from ..rules.monsters import SecondHit
from ..rules.packed import card_at, card_of_round, first_card, set_card, unconquered
from ..state import GONE, NO_MONSTERS, NO_ONE, NO_TRAPS, ROUNDS, Realm
from .judgement import fate

TILE_LOST: Final = 10_000.0
PRISONER: Final = 100.0
PALADIN: Final = 250.0
TRAINING_ROUNDS: Final = 40


class Solver:
    """Solves one Combat for one lord; it remembers what it has found out for the next question."""

    def __init__(
        self, seat: int, cards: list[list[int]], training: bool, limit: int, horizon: int = TRAINING_ROUNDS
    ) -> None:
        self.seat: int = seat
        self.cards: list[list[int]] = cards
        """For each round the cards that it could bring; where it is unknown, less those of rounds before."""
        self.training: bool = training
        self.rounds: int = TRAINING_ROUNDS if training else ROUNDS
        self.limit: int = limit
        self.horizon: int = horizon
        """From this round on the rest is guessed."""
        self.guessed: bool = False
        self.tile: float = TILE_LOST
        """What a tile, a prisoner, a paladin and a good weigh; a bot sets what they are worth in points."""
        self.prisoner: float = PRISONER
        self.paladin: float = PALADIN
        self.good: float = 1.0
        self.nodes: int = 0
        self.memo: dict[tuple[int, ...], float] = {}
        self.met: dict[bytes, float] = {}
        """Positions of the last round that is looked at: whatever the way to them, the rest is the same."""
        self.agendas: dict[tuple[Step[Realm], ...], int] = {}
        """Numbers for what is still to happen there."""
        self.lair: list[int] = NO_MONSTERS
        """As found at the first question; likewise the store of traps. A list that is the same need not be
        read: that lists are replaced, never changed, is what makes a position cheap to tell from others.
        """
        self.traps: list[int] = NO_TRAPS

    def exact(self) -> bool:
        """Whether the search was complete."""
        return not self.guessed

    # --- values: all are losses, to be made small -----------------------------------------------------------

    def measure(self, state: Realm) -> float:
        """The loss as the table stands."""
        lord = state.lords[self.seat]
        paladins = 0
        for hero in lord.prison:
            if hero >= SILVER_PALADIN:
                paladins += 1
        goods = lord.gold + lord.coin + lord.food + lord.imps
        for number in lord.traps:
            goods += number
        for number in lord.lair:
            goods += number
        return (
            self.tile * count(lord.conquered)
            - self.prisoner * (len(lord.prison) - paladins)
            - self.paladin * paladins
            - self.good * goods
            + 3.0 * lord.taxes
        )

    def from_round(self, state: Realm, round: int, drawn: int) -> float:
        """The least loss to expect when `round` (0 is the first) is about to be planned and unknown cards
        (`drawn`, a set) have come up in the rounds before it.
        """
        lord = state.lords[self.seat]
        if round >= self.rounds or not lord.party:
            return self.measure(state)
        if self.training and not unconquered(lord):
            return self.measure(state)
        if round >= self.horizon:
            self.guessed = True
            return self.guess(state, round)
        key = self.key(state, round, drawn)
        known = self.memo.get(key)
        if known is not None:
            return known
        if self.nodes > self.limit:
            self.guessed = True
            return self.guess(state, round)
        value = self.least(self.planning(state, round), False, round, drawn)
        self.memo[key] = value
        return value

    def key(self, state: Realm, round: int, drawn: int) -> tuple[int, ...]:
        """All that the rest of the Combat depends on."""
        lord = state.lords[self.seat]
        return (
            round, self.memory(state, round, drawn), lord.conquered, lord.gold, lord.food, lord.imps,
            lord.evil, lord.taxes, lord.veterans,
            *lord.traps, *lord.lair, *lord.stunned, -1, *lord.party, -1, *lord.prison,
        )  # fmt: skip

    def memory(self, state: Realm, round: int, drawn: int) -> int:
        """What still matters of the unknown cards drawn: nothing where no unknown one is left, and only how
        often each fatigue came where the party can never cast again.
        """
        if not drawn or self.training:
            return 0
        unknown = False
        for later in range(round, self.rounds):
            unknown = unknown or len(self.cards[later]) > 1
        if not unknown:
            return 0
        layout = state.layout
        if symbols(state.lords[self.seat].party, layout.magic) > round:
            return drawn
        counts = 0
        for card in range(len(layout.fatigue)):
            if holds(drawn, card):
                counts += only(4 * layout.fatigue[card])
        return -1 - counts

    def guess(self, state: Realm, round: int) -> float:
        """Beyond horizon and limit: what the strength of both sides lets one expect."""
        lord = state.lords[self.seat]
        lost, beaten = fate(state, lord, self.rounds - round, False)
        return self.measure(state) + self.tile * lost - self.prisoner * beaten

    def planning(self, state: Realm, round: int) -> Realm:
        """A table at which the lord is about to plan that round."""
        twin = state.copy_alone(self.seat)
        twin.agenda = []
        twin.lanes = None
        twin.done = False
        twin.round = 0 if self.training else round
        plan(twin, self.seat)
        twin.advance()
        return twin

    def least(self, state: Realm, fighting: bool, round: int, drawn: int) -> float:
        """The least loss over what is still to be chosen in planning or battle, and what follows. The state
        is used up.
        """
        if state.done and fighting:
            return self.from_round(state, round + 1, drawn)
        again = round + 1 >= self.horizon
        key = self.position(state, fighting) if again else b""
        known = self.met.get(key) if again else None
        if known is not None:
            return known
        best = 0.0
        if state.done:
            best = self.after_plan(state, round, drawn)
        else:
            self.nodes += 1
            legal = state.legal()
            last = len(legal) - 1
            for number in range(last + 1):
                twin = state.copy_alone(self.seat) if number < last else state
                if again and isinstance(state.agenda[-1], SecondHit):
                    value = self.second_hit(twin, legal[number], round, drawn)
                else:
                    twin.apply(legal[number])
                    value = self.least(twin, fighting, round, drawn)
                if number == 0 or value < best:
                    best = value
        if again:
            self.met[key] = best
        return best

    def second_hit(self, state: Realm, action: int, round: int, drawn: int) -> float:
        """The same two adventurers hit in either order are one position, met before the battle goes on."""
        state.take(self.seat).play(state, action)
        key = self.position(state, True)
        known = self.met.get(key)
        if known is None:
            state.advance()
            known = self.met[key] = self.least(state, True, round, drawn)
        return known

    def position(self, state: Realm, fighting: bool) -> bytes:
        """All that the rest of the round depends on, where the same lord has the same dungeon."""
        lord, row = state.lords[self.seat], BytesWriter()
        steps = tuple(state.agenda)
        agenda = self.agendas.get(steps, -1)
        if agenda < 0:
            agenda = self.agendas[steps] = len(self.agendas)
        write_i32_le(row, agenda)
        write_i32_le(row, card_of_round(state) if fighting else -1)
        write_i32_le(row, lord.tile)
        write_i32_le(row, lord.conquered)
        write_i32_le(row, lord.gold)
        write_i32_le(row, lord.coin)
        write_i32_le(row, lord.food)
        write_i32_le(row, lord.imps)
        write_i32_le(row, lord.evil)
        write_i32_le(row, lord.taxes)
        write_i32_le(row, lord.veterans)
        write_i32_le(row, state.paladin)
        write_i32_le(row, state.disarm)
        write_i32_le(row, state.shield)
        write_i32_le(row, state.sheep)
        row.append(state.no_spell)
        row.append(state.no_healing)
        row.append(state.no_conquest)
        row.append(state.no_fatigue)
        row.append(state.attacked)
        row.append(state.invisible)
        row.append(state.rage)
        write_line(row, lord.party)
        write_line(row, lord.laid)
        write_line(row, lord.prison)
        write_line(row, state.darts)
        write_counts(row, lord.sent, NO_MONSTERS)
        write_counts(row, lord.stunned, NO_MONSTERS)
        write_counts(row, lord.lair, self.lair)
        write_counts(row, lord.traps, self.traps)
        write_counts(row, state.called, lord.sent)
        write_counts(row, state.unpaid, NO_MONSTERS)
        return row.getvalue()

    def after_plan(self, state: Realm, round: int, drawn: int = 0) -> float:
        """The expectation over the cards that the round could bring. The state is used up."""
        if not state.lords[self.seat].tile:
            return self.skipped(state, round, drawn)
        total = 0.0
        weights = 0
        unknown = not self.training and len(self.cards[round]) > 1
        possible = self.possible(state, round, drawn)
        last = len(possible) - 1
        for number in range(last + 1):
            card, weight = possible[number]
            twin = state.copy_alone(self.seat) if number < last else state
            set_card(twin, card)
            twin.agenda = []
            twin.done = False
            begin(twin, self.seat)
            twin.advance()
            total += weight * self.least(twin, True, round, drawn | only(card) if unknown else drawn)
            weights += weight
        return total / weights

    def skipped(self, state: Realm, round: int, drawn: int) -> float:
        """No battle for this lord in this round: its card is turned up all the same, but does nothing. Which
        one it was is as unknown as the rest, so it counts as not drawn.
        """
        return self.from_round(state, round + 1, drawn)

    def possible(self, state: Realm, round: int, drawn: int = 0) -> list[tuple[int, int]]:
        """The cards of a round with their weights, those drawn before taken out; where nothing can be cast,
        only fatigue counts.
        """
        cards = self.cards[0 if self.training else round]
        if drawn and len(cards) > 1:
            cards = [card for card in cards if not holds(drawn, card)]
        layout = state.layout
        if symbols(state.lords[self.seat].party, layout.magic) > state.round:
            return [(card, 1) for card in cards]
        out: list[tuple[int, int]] = []
        for fatigue in range(10):
            first = -1
            alike = 0
            for card in cards:
                if layout.fatigue[card] == fatigue:
                    first = card if first < 0 else first
                    alike += 1
            if alike:
                out.append((first, alike))
        return out

    # --- answers --------------------------------------------------------------------------------------------

    def values(self, state: Realm, fighting: bool, round: int) -> list[float]:
        """For each legal action of the lord's decision the least loss that it leads to."""
        if not self.met:
            self.lair, self.traps = state.lords[self.seat].lair, state.lords[self.seat].traps
        out: list[float] = []
        for action in state.legal():
            twin = state.copy_alone(self.seat)
            twin.apply(action)
            out.append(self.least(twin, fighting, round, 0))
        return out


def write_line(row: BytesWriter, numbers: list[int]) -> None:
    """A line of any length: adventurers, traps."""
    row.append(len(numbers))
    for number in numbers:
        write_i32_le(row, number)


def write_counts(row: BytesWriter, counts: list[int], usual: list[int]) -> None:
    """How many there are of each kind; nothing more where it is the usual list."""
    if counts is usual:
        row.append(1)
    else:
        row.append(0)
        write_all(row, counts)


def alone(state: Realm, seat: int) -> Realm:
    """The table with the lord's own Combat only: what others plan and do is taken off the agenda."""
    twin = state.copy()
    twin.lanes = None
    for other in range(twin.players):
        if other != seat:
            lord = twin.lords[other]
            lord.party = NO_ONE
            lord.evil = 1
    if twin.paladin >= 0 and twin.paladin != seat:
        twin.paladin = GONE
    steps = twin.agenda
    if twin.fighter == seat:
        end = steps.index(ENDS[seat])
        twin.agenda = steps[end:]
    else:
        # Only the decisions and offers of this lord lie above the next one's turn to plan.
        start = len(steps)
        while start > 0 and (steps[start - 1].seat == seat or steps[start - 1] is OFFERS[seat]):
            start -= 1
        twin.agenda = steps[start:]
    twin.current = seat
    return twin


def cards_to_come(state: Realm, seat: int) -> list[list[int]]:
    """For each round of the year's Combat the cards that the lord must reckon with."""
    spied = state.lords[seat].spied
    unknown = without(lowest(first_card(state.year + 1)), lowest(first_card(state.year)))
    known: list[int] = []
    for round in range(ROUNDS):
        seen = round < state.cards_shown or holds(spied, round)
        known.append(card_at(state, round) if seen else -1)
        if seen:
            unknown = without(unknown, only(known[round]))
    others = listed(unknown)
    return [[card] if card >= 0 else others for card in known]


class Advice:
    """What the solver says about a decision in Combat."""

    def __init__(self, actions: list[int], losses: list[float], now: float, exact: bool) -> None:
        self.actions: list[int] = actions
        """The legal actions, the best first; `losses` is what each leads to (see `Solver.measure`)."""
        self.losses: list[float] = losses
        self.now: float = now
        """The loss as the table stands."""
        self.exact: bool = exact

    def tiles(self) -> float:
        """Tiles that will be conquered from now on with best play: what prisoners and goods weigh is far
        below a tenth of a tile.
        """
        return max(0.0, round((self.losses[0] - self.now) / TILE_LOST + 0.02, 1))


def solve(state: Realm, seat: int, limit: int = 1_000_000) -> Advice:
    """The best of a lord's choices where he plans or fights, knowing what that lord knows."""
    solver = Solver(seat, cards_to_come(state, seat), False, limit)
    losses = action_values(state, seat, solver)
    order = sorted(range(len(losses)), key=losses.__getitem__)
    actions = state.legal_of(seat)
    best_first = [actions[at] for at in order]
    return Advice(best_first, [losses[at] for at in order], solver.measure(state), solver.exact())


def action_values(state: Realm, seat: int, solver: Solver) -> list[float]:
    """For each legal action of a lord who plans or fights, the loss to expect (see `Solver.measure`)."""
    twin = alone(state, seat)
    return solver.values(twin, twin.fighter == seat, state.round)
