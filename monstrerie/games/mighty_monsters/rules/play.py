"""Phase 1, play monsters: in turn, one monster beside a guard, on an empty space or in place of a weaker one
(MM-PLAY, MM-REPL).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.decision import Decision
from ....core.event import TABLE
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import Play
from ..names import COMPENSATION, REPLACING
from ..state import (
    MOST_STANDING,
    SPACES,
    STRENGTHS,
    Raid,
    guard_of,
    has,
    monster,
    one,
    owner_of,
    show,
    shown_of,
    strength_of,
    strengths,
    stronger_than,
)
from . import whim
from .fight import FightGuards
from .guards import lay_guards


def _actions() -> list[list[list[int]]]:
    """Action ids by set of strengths and space: the legal list is put together from these."""
    return [
        [[space * STRENGTHS + strength - 1 for strength in strengths(mask)] for space in range(SPACES)]
        for mask in range(1 << STRENGTHS)
    ]


ACTIONS: Final = _actions()
STRONGER: Final = [stronger_than(strength_of(held)) for held in range((STRENGTHS + 1) * 8)]
"""By standing monster: the strengths that may take its place (MM-REPL-01)."""


class StartRound(Step[Raid]):
    """A round begins: new guards and the pawn passed on, the king may have a whim, the first player plays
    (MM-PLAY-01).

    The guards of the first round lie there since the set-up (MM-SET-12).
    """

    def run(self, state: Raid) -> None:
        if state.round > 0:
            lay_guards(state)
            state.first = (state.first + 1) % state.players
        if state.events is not None:
            data: dict[str, Any] = {"round": state.round + 1, "rounds": state.layout.rounds}
            state.record("mm-round", data)
            backs = [level + 1 for level in state.levels]
            state.record("mm-guards", {"levels": backs}, reveals=TABLE)
        whim.turn_up(state)
        state.agenda.append(TURNS[state.first])


class PlayMonster(Decision[Raid]):
    """A turn: exactly one monster from the hand, placed or replacing (MM-PLAY-03 to 05)."""

    sentence: ClassVar[str] = "mm-prompt-play"

    def data(self, state: Raid) -> dict[str, Any]:
        replace = any(state.spaces[action // STRENGTHS] for action in self.legal(state))
        return {"replace": replace, "gold": state.gold[self.seat]}

    def legal(self, state: Raid) -> list[int]:
        seat = self.seat
        hand = state.hands[seat] & ~state.banned
        gold = state.gold[seat]
        totals, maxima, prices = state.totals, state.maxima, state.prices
        placing = ACTIONS[hand]
        out: list[int] = []
        for space, held in enumerate(state.spaces):
            if held == 0:
                out += placing[space]
            else:
                guard = guard_of(space)
                if totals[guard] < maxima[guard]:
                    stronger = hand & STRONGER[held]
                    if stronger:
                        price = prices[guard] if owner_of(held) != seat else state.layout.price_own
                        if price <= gold:
                            out += ACTIONS[stronger][space]
        return out

    def play(self, state: Raid, action: int) -> None:
        seat = self.seat
        space = action // STRENGTHS
        strength = action - space * STRENGTHS + 1
        guard = guard_of(space)
        held = state.spaces[space]
        if state.events is not None:
            self.record(state, space, strength, held)
        state.hands[seat] ^= one(strength)
        show(state, seat, strength)
        state.spaces[space] = monster(strength, seat)
        state.standing[seat] += 1
        if held == 0:
            state.totals[guard] += strength
            state.empty -= 1
            if state.empty == 0:
                state.agenda.append(FIGHT)
                return
        else:
            owner, old = owner_of(held), strength_of(held)
            state.totals[guard] += strength - old
            state.hands[owner] |= one(old)
            state.standing[owner] -= 1
            if owner == seat:
                state.pay(seat, -state.layout.price_own, REPLACING)
            else:
                state.pay(seat, -state.prices[guard], REPLACING)
                state.pay(owner, state.prices[guard] - state.layout.price_treasury, COMPENSATION)
        standing = state.standing
        seat += 1
        while True:
            if seat >= state.players:
                seat = 0
            if standing[seat] < MOST_STANDING:
                break
            seat += 1
        state.agenda.append(TURNS[seat])

    def record(self, state: Raid, space: int, strength: int, held: int) -> None:
        """Record the move; it reveals the own card unless everybody knew already that it was in this hand."""
        assert state.events is not None
        seat, guard = self.seat, guard_of(space)
        reveals = None if has(shown_of(state, seat), strength) else seat
        data: dict[str, Any] = {
            "seat": seat,
            "strength": strength,
            "guard": guard + 1,
            "space": space,
            "healing": state.healing(seat, strength),
        }
        if held == 0:
            state.record("mm-placed", data, reveals=reveals)
            return
        data["old"] = strength_of(held)
        if owner_of(held) == seat:
            data["price"] = state.layout.price_own
            state.record("mm-replaced-own", data, reveals=reveals)
        else:
            data["owner_seat"] = owner_of(held)
            data["price"] = state.prices[guard]
            data["share"] = state.layout.price_owner[state.levels[guard]]
            state.record("mm-replaced", data, reveals=reveals)

    def why_not(self, state: Raid, move: Any) -> Refusal:
        if not isinstance(move, Play):
            return Refusal("MM-SET-14", "mm-refusal-factions-chosen")
        strength, space = move.strength, move.space
        if not 1 <= strength <= STRENGTHS:
            return Refusal("MM-COMP-03", "mm-refusal-no-strength", {"strength": strength})
        if not 0 <= space < 2 * state.players:
            return Refusal("MM-SET-06", "mm-refusal-no-space", {"guards": state.players})
        if not has(state.hands[self.seat], strength):
            if has(state.reserves[self.seat], strength):
                return Refusal("MM-PLAY-04", "mm-refusal-in-reserve", {"strength": strength})
            return Refusal("MM-PLAY-19", "mm-refusal-standing", {"strength": strength})
        if has(state.banned, strength):
            return Refusal("MM-KING-01", "mm-refusal-banned", {"strength": strength})
        return self.why_not_replace(state, strength, space)

    def why_not_replace(self, state: Raid, strength: int, space: int) -> Refusal:
        """The space is taken, and the monster there can't be pushed out."""
        guard, held = guard_of(space), state.spaces[space]
        old, owner = strength_of(held), owner_of(held)
        if old == STRENGTHS:
            return Refusal("MM-REPL-08", "mm-refusal-strongest", {"guard": guard + 1})
        if old >= strength:
            return Refusal("MM-REPL-01", "mm-refusal-not-stronger", {"strength": strength, "old": old})
        total, maximum = state.totals[guard], state.maxima[guard]
        if total >= maximum:
            return Refusal(
                "MM-REPL-03", "mm-refusal-maximum", {"guard": guard + 1, "total": total, "maximum": maximum}
            )
        price = state.layout.price_own if owner == self.seat else state.prices[guard]
        return Refusal("MM-REPL-18", "mm-refusal-gold", {"price": price, "gold": state.gold[self.seat]})


TURNS: Final = [PlayMonster(seat) for seat in range(6)]
FIGHT: Final = FightGuards()
