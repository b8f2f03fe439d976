"""Secret Superpowers played in the own turn: before the meal (window A) or after it (window E) (RA-CARD,
RA-SEC).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ....core.event import TABLE
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import Finish, Pick, Reveal, Send, Target, Wrestle
from ..state import COLOURS, POWER, Carnage, Drawn
from ..world import Felling, Shot
from .after import Aftermath, begin
from .base import BODY, PAWS, Choice, gesture, homes, judge, not_now, stand_body, take, together
from .brawl import BreakTeeth, stands, use_up
from .numbers import shot_numbers
from .places import PlaceMonster
from .ruins import SendMeeples, loose_meeples


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


# --- Passionate Kiss ----------------------------------------------------------------------------------------


def kissable(state: Carnage, seat: int) -> list[int]:
    """Other Monsters of the own neighbourhood with meeples, down or not (RA-SEC-01a)."""
    return [
        other
        for other in state.clockwise(seat)
        if not state.invisible[other] and together(state, seat, other) and sum(state.stomachs[other]) > 0
    ]


def kiss(state: Carnage, seat: int) -> None:
    """Take two meeples of choice from one stomach."""
    targets, takes = kissable(state, seat), state.layout.box.secrets["passionate-kiss"].takes
    if len(targets) > 1:
        state.then([ChooseKissed(seat)])
    else:
        state.then([Kiss(seat, targets[0], takes)])


class ChooseKissed(Choice):
    """Whom to kiss (RA-DEC-27)."""

    def offers(self, state: Carnage) -> list[Move]:
        return [Target(victim) for victim in kissable(state, self.seat)]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Target)
        state.then([Kiss(self.seat, move.victim_seat, state.layout.box.secrets["passionate-kiss"].takes)])

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        return Refusal("RA-SEC-01", "ra-refusal-no-monster") if isinstance(move, Target) else not_now(move)

    def prompt(self, state: Carnage) -> tuple[str, dict[str, Any]]:
        return "ra-prompt-kiss", {}


class Kiss(Choice):
    """One meeple of the kissed Monster's stomach, which its player now sees (RA-SEC-01, RA-HID-04)."""

    def __init__(self, seat: int, victim: int, left: int) -> None:
        super().__init__(seat)
        self.victim: int = victim
        self.left: int = left

    def offers(self, state: Carnage) -> list[Move]:
        return [Pick(COLOURS[colour]) for colour, count in enumerate(state.stomachs[self.victim]) if count]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Pick)
        colour = COLOURS.index(move.colour)
        state.give(self.victim, colour, -1)
        state.give(self.seat, colour)
        state.note("ra-kissed", {"seat": self.seat, "victim_seat": self.victim, "colour": move.colour})
        if self.left > 1 and sum(state.stomachs[self.victim]) > 0:
            state.then([Kiss(self.seat, self.victim, self.left - 1)])

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Pick):
            return Refusal("RA-SEC-01", "ra-refusal-not-in-stomach", {"colour": move.colour[:20]})
        return not_now(move, "RA-SEC-01")

    def prompt(self, state: Carnage) -> tuple[str, dict[str, Any]]:
        return "ra-prompt-kiss-pick", {"victim_seat": self.victim, "left": self.left}

    def key(self) -> tuple[Any, ...]:
        return (self.victim, self.left)


# --- Tramp --------------------------------------------------------------------------------------------------


def beggable(state: Carnage, seat: int) -> list[int]:
    """Others whose stomachs hold meeples, wherever they are (RA-SEC-04a)."""
    return [other for other in state.clockwise(seat) if sum(state.stomachs[other]) > 0]


def tramp(state: Carnage, seat: int) -> None:
    """Three meeples in all, drawn blind."""
    state.then([NameStomachs(seat, [0] * state.players)])


class NameStomachs(Choice):
    """How many meeples come from whom is named first, one at a time (RA-DEC-30)."""

    def __init__(self, seat: int, asked: list[int]) -> None:
        super().__init__(seat)
        self.asked: list[int] = asked

    def offers(self, state: Carnage) -> list[Move]:
        return [
            Target(other)
            for other in state.clockwise(self.seat)
            if self.asked[other] < sum(state.stomachs[other])
        ]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Target)
        asked = self.asked[:]
        asked[move.victim_seat] += 1
        held = sum(sum(state.stomachs[other]) for other in state.clockwise(self.seat))
        if sum(asked) < min(held, state.layout.box.secrets["tramp"].takes):
            state.then([NameStomachs(self.seat, asked)])
            return
        for victim in state.clockwise(self.seat):
            if asked[victim]:
                draw(state, self.seat, victim, asked[victim])

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Target):
            return Refusal("RA-SEC-04a", "ra-refusal-stomach-empty")
        return not_now(move, "RA-SEC-04a")

    def prompt(self, state: Carnage) -> tuple[str, dict[str, Any]]:
        return "ra-prompt-tramp", {"left": state.layout.box.secrets["tramp"].takes - sum(self.asked)}

    def key(self) -> tuple[Any, ...]:
        return (self.asked,)


def draw(state: Carnage, seat: int, victim: int, count: int) -> None:
    """Draw blind from a stomach; only the two players concerned see what came out (RA-RND-04, RA-HID-04)."""
    held = state.stomachs[victim][:]
    pool = [colour for colour, number in enumerate(held) for _ in range(number)]
    state.rng.shuffle(pool)
    drawn = [0] * len(COLOURS)
    for colour in pool[:count]:
        drawn[colour] += 1
        state.give(victim, colour, -1)
        state.give(seat, colour)
    state.drawn.append(Drawn(victim, seat, drawn, held, state.stomachs[victim][:], state.stomachs[seat][:]))
    state.note("ra-drawn", {"seat": seat, "victim_seat": victim, "count": count}, reveals=TABLE)
    for colour in pool[:count]:
        told = {"seat": seat, "victim_seat": victim, "colour": COLOURS[colour]}
        state.note("ra-drawn-seen", told, to=(seat, victim))


# --- Wrestler and Terminator --------------------------------------------------------------------------------


def wrestled(state: Carnage, seat: int) -> list[int]:
    """Standing Monsters of the own neighbourhood (RA-SEC-03c)."""
    return [
        other
        for other in state.clockwise(seat)
        if not state.invisible[other] and stands(state, other) and together(state, seat, other)
    ]


def refuse_throw(state: Carnage, seat: int, move: Wrestle) -> Refusal | None:
    """None when the victim can be thrown so."""
    if move.victim_seat not in wrestled(state, seat):
        return Refusal("RA-SEC-03", "ra-refusal-no-target", {"card": "wrestler"})
    if state.upside[seat]:
        return Refusal("RA-SEC-02a", "ra-refusal-upside")
    return shot_numbers(state, move) or state.layout.world().refuse(state.position, throw(seat, move))


def throw(seat: int, move: Wrestle) -> Shot:
    """Both pieces of the victim, off the top of the own Body (RA-SEC-03a)."""
    pieces = (BODY + str(move.victim_seat), PAWS + str(move.victim_seat))
    return Shot(seat, pieces, 0.0, move.tilt, move.tilt_direction, move.direction, move.strength, move.side)


def wrestle(state: Carnage, seat: int, move: Wrestle) -> None:
    """Throw it and break one tooth, whether or not it falls (RA-SEC-03b)."""
    victim = move.victim_seat
    state.spared = [victim]
    state.note("ra-wrestled", {"seat": seat, "victim_seat": victim})
    gesture(state, seat, throw(seat, move), move.hand)
    state.then([BreakTeeth(victim, seat, state.layout.box.secrets["wrestler"].breaks), Aftermath()])


def terminated(state: Carnage, seat: int, neighbourhood: str) -> list[int]:
    """Other Monsters of a neighbourhood that are not down already (RA-SEC-14a)."""
    return [
        other
        for other in state.clockwise(seat)
        if not state.down[other] and not state.invisible[other] and neighbourhood in homes(state, other)
    ]


def terminator(state: Carnage, seat: int) -> None:
    """Every other Monster of one own neighbourhood falls and loses a tooth."""
    own = [zone for zone in homes(state, seat) if terminated(state, seat, zone)]
    if len(own) > 1:
        state.then([ChooseTerminated(seat)])
    else:
        terminate(state, seat, own[0])


class ChooseTerminated(Choice):
    """Which of the own neighbourhoods (RA-DEC-33, RA-CARD-08)."""

    def offers(self, state: Carnage) -> list[Move]:
        return [Send(zone) for zone in homes(state, self.seat) if terminated(state, self.seat, zone)]

    def perform(self, state: Carnage, move: Move) -> None:
        assert isinstance(move, Send)
        terminate(state, self.seat, move.neighbourhood)

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Send):
            return Refusal("RA-CARD-08", "ra-refusal-not-there", {"neighbourhood": move.neighbourhood[:20]})
        return not_now(move, "RA-CARD-08")

    def prompt(self, state: Carnage) -> tuple[str, dict[str, Any]]:
        return "ra-prompt-terminate", {}


def terminate(state: Carnage, seat: int, neighbourhood: str) -> None:
    """Fell them, away from the own Paws; each may answer with Mouthguard (RA-SEC-14b)."""
    victims = terminated(state, seat, neighbourhood)
    state.spared = victims[:]
    gesture(state, seat, Felling(seat, tuple(victims)), "")
    breaks = state.layout.box.secrets["terminator"].breaks
    steps: list[Step[Carnage]] = []
    for victim in victims:
        state.down[victim] = True
        state.note("ra-felled", {"seat": seat, "victim_seat": victim})
        if state.layout.team_of[victim] == state.team:
            state.benched[victim] = True
        steps.append(BreakTeeth(victim, seat, breaks))
    state.then([*steps, Aftermath()])


# --- the others ---------------------------------------------------------------------------------------------


def who_farted(state: Carnage, seat: int) -> None:
    """Everybody else's Body is set upside down on its Paws, whatever its state (RA-SEC-02, 02b)."""
    for other in state.clockwise(seat):
        state.upside[other] = True
        state.judged = None
        state.note("ra-upside-down", {"seat": other})
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
    state.note("ra-more-actions", {"seat": seat, "actions": state.actions})


def invisibility(state: Carnage, seat: int) -> None:
    """Off the board until the next turn: no further action, no meal (RA-SEC-07, 07a)."""
    state.invisible[seat] = True
    state.benched[seat] = True
    state.fed[seat] = True
    state.note("ra-vanished", {"seat": seat})
    take(state, [BODY + str(seat), PAWS + str(seat)])
    state.then([Aftermath()])


def mutation(state: Carnage, seat: int) -> None:
    """Three Powers from the pack for this turn, shown to all (RA-SEC-08, 08a)."""
    pack = state.packs[POWER]
    for _ in range(min(len(pack), state.layout.box.secrets["unstable-mutation"].powers)):
        card = pack.pop()
        state.mutations[seat].append(card)
        state.mutated[seat] += 1
        state.note("ra-mutated", {"seat": seat, "card": card}, reveals=TABLE)


def little_wings(state: Carnage, seat: int) -> None:
    """To any neighbourhood; it is no Move (RA-SEC-09, 09a)."""
    state.then([PlaceMonster(seat, seat, "RA-SEC-09"), Aftermath()])


def gaze(state: Carnage, seat: int) -> None:
    """No opponent may Move on his next turn (RA-SEC-12)."""
    for other in state.opponents(seat):
        state.gazed[other] = True
    state.note("ra-gazed", {"seat": seat})


def earthquake(state: Carnage, seat: int) -> None:
    """The loose meeples of each ruin go to a neighbourhood beside it (RA-SEC-15, 15a)."""
    shaken = [ruin for ruin in state.layout.world().plan.ruins if loose_meeples(state, ruin)]
    state.then([*(SendMeeples(seat, ruin, "RA-SEC-15") for ruin in shaken), Aftermath()])


def winged(state: Carnage, seat: int) -> list[str]:
    """Neighbourhoods with room for the Monster."""
    world = state.layout.world()
    return [zone for zone in world.plan.neighbourhoods if world.spots(state.position, seat, zone, 0)]


def terminable(state: Carnage, seat: int) -> list[str]:
    """Own neighbourhoods with somebody to fell."""
    return [zone for zone in homes(state, seat) if terminated(state, seat, zone)]


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

    def prompt(self, state: Carnage) -> tuple[str, dict[str, Any]]:
        return "ra-prompt-after-meal", {}
