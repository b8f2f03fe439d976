"""Secret Superpowers played in the own turn: before the meal (window A) or after it (window E) (RA-CARD,
RA-SEC).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from ....core.event import TABLE
from ....core.move import Move
from ....core.refusal import Refusal
from ..moves import Finish, Reveal, Wrestle
from ..names import POWER
from ..state import Carnage
from .after import Aftermath, begin
from .base import BODY, PAWS, Choice, homes, judge, not_now, stand_body, take
from .brawl import use_up
from .felling import refuse_throw, terminable, terminator, wrestle, wrestled
from .places import PlaceMonster
from .ruins import SendMeeples, loose_meeples
from .thefts import beggable, kiss, kissable, tramp


def offers(state: Carnage, seat: int, window: str) -> list[Move]:
    """The Secrets that the seat may play now; the Wrestler names its victim and its throw at once."""
    offered: list[Move] = []
    for card in dict.fromkeys(state.secrets[seat]):
        if card == "wrestler" and window == "A":
            if not state.upside[seat]:
                offered += [Wrestle(victim, 0.0, 0.5) for victim in wrestled(state, seat)]
        elif refuse(state, seat, Reveal(card), window) is None:
            offered.append(Reveal(card))
    return offered


def refuse(state: Carnage, seat: int, move: Reveal | Wrestle, window: str) -> Refusal | None:
    """None when the seat holds the card, the window is right and there is a target (RA-CARD-04 to 06)."""
    card = move.card if isinstance(move, Reveal) else "wrestler"
    if card not in state.secrets[seat]:
        return Refusal("RA-CARD-02", "ra-refusal-not-your-card", {"card": str(card)[:30]})
    if window not in state.layout.box.secrets[card].windows:
        return Refusal("RA-CARD-05", "ra-refusal-window", {"card": card})
    if isinstance(move, Wrestle):
        return refuse_throw(state, seat, move)
    if card in NEEDS and not NEEDS[card](state, seat):
        own = card in ("passionate-kiss", "terminator") and not homes(state, seat)
        return Refusal("RA-CARD-08" if own else "RA-CARD-06", "ra-refusal-no-target", {"card": card})
    return Refusal("RA-SEC-03", "ra-refusal-wrestle") if card == "wrestler" else None


def perform(state: Carnage, seat: int, move: Reveal | Wrestle) -> None:
    """Show the card and do what it says; pieces that move are followed by steps 3 to 7 (RA-CARD-14)."""
    card = move.card if isinstance(move, Reveal) else "wrestler"
    begin(state, seat, "secret")
    use_up(state, seat, card)
    if isinstance(move, Wrestle):
        wrestle(state, seat, move)
    else:
        EFFECTS[card](state, seat)


# --- what they do -------------------------------------------------------------------------------------------


def who_farted(state: Carnage, seat: int) -> None:
    """Everybody else's Body is set upside down on its Paws, whatever its state (RA-SEC-02, 02b)."""
    for other in state.clockwise(seat):
        state.upside[other] = True
        state.judged = None
        state.record("ra-upside-down", {"seat": other})
        # A partner turns back on the team's next turn, and does nothing on its head in this one.
        if state.layout.team_of[other] == state.team:
            state.benched[other] = True
        # One that is off the board comes back so.
        if not state.invisible[other] and PAWS + str(other) in judge(state).zones:
            state.down[other] = False
            stand_body(state, other)
    state.then([Aftermath()])


def unleashed(state: Carnage, seat: int) -> None:
    """Two more actions in this turn (RA-SEC-05)."""
    state.actions += state.layout.box.secrets["unleashed"].actions
    state.record("ra-more-actions", {"seat": seat, "actions": state.actions})


def invisibility(state: Carnage, seat: int) -> None:
    """Off the board until the next turn: no further action, no meal (RA-SEC-07, 07a)."""
    state.invisible[seat] = True
    state.benched[seat] = True
    state.fed[seat] = True
    state.record("ra-vanished", {"seat": seat})
    take(state, [BODY + str(seat), PAWS + str(seat)])
    state.then([Aftermath()])


def mutation(state: Carnage, seat: int) -> None:
    """Three Powers from the pack for this turn, shown to all (RA-SEC-08, 08a)."""
    pack = state.packs[POWER]
    for _ in range(min(len(pack), state.layout.box.secrets["unstable-mutation"].powers)):
        card = pack.pop()
        state.mutations[seat].append(card)
        state.mutated[seat] += 1
        state.record("ra-mutated", {"seat": seat, "card": card}, reveals=TABLE)


def little_wings(state: Carnage, seat: int) -> None:
    """To any neighbourhood; it is no Move (RA-SEC-09, 09a)."""
    state.then([PlaceMonster(seat, seat, "RA-SEC-09"), Aftermath()])


def gaze(state: Carnage, seat: int) -> None:
    """No opponent may Move on his next turn (RA-SEC-12)."""
    for other in state.opponents(seat):
        state.gazed[other] = True
    state.record("ra-gazed", {"seat": seat})


def earthquake(state: Carnage, seat: int) -> None:
    """The loose meeples of each ruin go to a neighbourhood beside it (RA-SEC-15, 15a)."""
    shaken = [ruin for ruin in state.layout.world().plan.ruins if loose_meeples(state, ruin)]
    state.then([*(SendMeeples(seat, ruin, "RA-SEC-15") for ruin in shaken), Aftermath()])


def winged(state: Carnage, seat: int) -> bool:
    """Whether there is room for the Monster in any neighbourhood."""
    world = state.layout.world()
    return any(
        world.spots(state.position, seat, zone, state.upside[seat], 0) for zone in world.plan.neighbourhoods
    )


NEEDS: Final[dict[str, Callable[[Carnage, int], Any]]] = {
    "passionate-kiss": kissable,
    "tramp": beggable,
    "terminator": terminable,
    "wrestler": wrestled,
    "little-wings": winged,
}
"""Cards that can't be played without a target, and how to find one (RA-CARD-06)."""

EFFECTS: Final[dict[str, Callable[[Carnage, int], None]]] = {
    "passionate-kiss": kiss,
    "who-farted": who_farted,
    "tramp": tramp,
    "unleashed": unleashed,
    "invisibility": invisibility,
    "unstable-mutation": mutation,
    "little-wings": little_wings,
    "paralysing-gaze": gaze,
    "terminator": terminator,
    "earthquake": earthquake,
}


class AfterMeal(Choice):
    """Window E: after the own meal, before the turn ends. Asked of everybody with an unused Secret
    (RA-HID-08).
    """

    sentence: ClassVar[str] = "ra-prompt-after-meal"

    def offers(self, state: Carnage) -> list[Move]:
        return [*offers(state, self.seat, "E"), Finish()]

    def perform(self, state: Carnage, move: Move) -> None:
        if isinstance(move, Finish):
            return
        assert isinstance(move, Reveal)
        if len(state.secrets[self.seat]) > 1:
            state.then([AfterMeal(self.seat)])
        perform(state, self.seat, move)

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Reveal | Wrestle):
            return refuse(state, self.seat, move, "E") or not_now(move)
        return not_now(move, "RA-TURN-11")

    def data(self, state: Carnage) -> dict[str, Any]:
        return {"secret": bool(offers(state, self.seat, "E"))}
