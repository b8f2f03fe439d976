"""A decision of Rampage, and the hands that reach into the city for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ....core.decision import Decision
from ....core.event import TABLE
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.simulated import surprise
from ..state import Carnage
from .naming import building, heights
from .port import Gesture, Judgement, Outcome

STEADINESS: Final = ("", "off", "expert", "regular", "novice")
"""Hands, the steadiest first."""
STIR: Final = 3.0
"""mm: what has moved less does not count as moved."""


class Choice(Decision[Carnage]):
    """A decision. Its moves may carry real numbers, so it offers one legal move of each kind and target, and
    judges any other that is sent.

    The fast layer counts through the offers.
    """

    def offers(self, state: Carnage) -> list[Move]:
        """A legal move of each kind and target."""
        raise NotImplementedError

    def refuse(self, state: Carnage, move: Move) -> Refusal | None:
        """None when the move is legal."""
        return None if move in self.offers(state) else self.why_not(state, move)

    def perform(self, state: Carnage, move: Move) -> None:
        """Do a legal move, and push what follows."""
        raise NotImplementedError

    def legal(self, state: Carnage) -> list[int]:
        return list(range(len(self.offers(state))))

    def play(self, state: Carnage, action: int) -> None:
        self.perform(state, self.offers(state)[action])

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        return not_now(move)


def not_now(move: Any, rule: str = "RA-TURN-10") -> Refusal:
    """That kind of move isn't asked for at this moment."""
    return Refusal(rule, "ra-refusal-not-now", {"move": str(move.__struct_config__.tag)})


# --- the city -----------------------------------------------------------------------------------------------


def judge(state: Carnage) -> Judgement:
    """What the rules see in the present position."""
    if state.judged is None:
        world = state.layout.world()
        state.judged = ask(state, Judgement, lambda: world.judge(state.position, state.upside))
    return state.judged


def gesture(state: Carnage, seat: int, made: Gesture, hand: str) -> Outcome:
    """Simulate a gesture of the seat's hand, and let everybody watch (RA-TURN-13)."""
    world = state.layout.world()
    # A hand is never steadier than the table's setting, whatever a player claims (RA-PHY-37, 41).
    level = max(hand, state.layout.options["tremor"], key=STEADINESS.index)
    if level == "off":
        level = ""
    seed = state.tremor.seed() ^ surprise()
    outcome: Outcome = ask(state, Outcome, lambda: world.run(state.position, made, level, seed))
    if level:
        numbers = {name: round(value, 3) for name, value in outcome.final.items()}
        trembled = {"seat": seat, "level": level, "numbers": numbers}
        # No news in words, for such hands always tremble; the numbers are there for whoever wants them.
        if state.events is not None:
            state.record("ra-tremor", trembled, reveals=TABLE, passing=True)
    before = state.position
    adopt(state, outcome)
    if state.events is not None:
        record_moved(state, seat, before)
    return outcome


def record_moved(state: Carnage, seat: int, before: Any) -> None:
    """Record how many meeples and floors a gesture has moved."""
    world = state.layout.world()
    then, now = world.poses(before), world.poses(state.position)
    moved = [
        piece
        for piece, pose in now.items()
        if piece in then
        and max(abs(new - old) for new, old in zip(pose[:3], then[piece][:3], strict=True)) > STIR
    ]
    meeples = sum(1 for piece in moved if piece.startswith("meeple-"))
    floors = sum(1 for piece in moved if piece.startswith("floor-"))
    if meeples or floors:
        state.record("ra-moved", {"seat": seat, "meeples": meeples, "floors": floors})


def reach(state: Carnage, work: Callable[[], Outcome]) -> Outcome:
    """Put something down or take something away by hand; the city settles."""
    return adopt(state, ask(state, Outcome, work))


def take(state: Carnage, pieces: list[str]) -> None:
    """Lift pieces out of play by hand; the rest settles (RA-PHY-23)."""
    world, position = state.layout.world(), state.position
    reach(state, lambda: world.take(position, pieces))


def stand_body(state: Carnage, seat: int) -> None:
    """Put a Body on its Paws, upside down while Who Farted binds it (RA-TURN-05)."""
    world, position, upside = state.layout.world(), state.position, state.upside[seat]
    face = state.facing if seat == state.active else None
    reach(state, lambda: world.stand(position, seat, upside, face))


def facing(state: Carnage, seat: int, chosen: float | None) -> float | None:
    """Where the seat's Body will look when it is put back: where its owner says, else where it looked before
    it was taken off (RA-PHY-18, RA-DEC-05).
    """
    if chosen is None and seat == state.active:
        chosen = state.facing
    return state.layout.world().facing(state.position, seat) if chosen is None else chosen


def adopt(state: Carnage, outcome: Outcome) -> Outcome:
    """The city lies as the outcome says."""
    if outcome.position != state.position:
        state.position = outcome.position
        state.judged = None
    if state.events is not None:
        for frames in outcome.motion:
            # What has moved has moved: no gesture is taken back (RA-TURN-12).
            state.record("ra-motion", {"frames": frames}, reveals=TABLE, passing=True)
    return outcome


def ask(state: Carnage, kind: type[Any], question: Callable[[], Any]) -> Any:
    """An answer of the world that a move depends on: by the tape, where there is one."""
    return question() if state.tape is None else state.tape.ask(kind, question)


# --- where things are ---------------------------------------------------------------------------------------

PAWS: Final = "paws-"
BODY: Final = "body-"


def zones(state: Carnage, piece: str) -> tuple[str, ...]:
    """Zones that a piece lies over; none for one that is out or gone (RA-ZON-08, 12)."""
    return judge(state).zones.get(piece, ())


def homes(state: Carnage, seat: int) -> list[str]:
    """The neighbourhoods that the seat's Monster is in: those of its Paws (RA-ZON-09, 11)."""
    return quarters(state, PAWS + str(seat))


def quarters(state: Carnage, piece: str) -> list[str]:
    """The neighbourhoods that a piece lies in, in the plan's order."""
    over = zones(state, piece)
    return [zone for zone in state.layout.world().plan.neighbourhoods if zone in over]


def together(state: Carnage, seat: int, other: int) -> bool:
    """Whether two Monsters have a neighbourhood in common (RA-ZON-10)."""
    own = homes(state, seat)
    return any(zone in own for zone in homes(state, other))


def is_out(state: Carnage, piece: str) -> bool:
    """Whether a piece in play is out of the City."""
    return piece in judge(state).out


def sidewalks(state: Carnage, seat: int) -> list[str]:
    """The ruins whose sidewalks the seat's Paws touch (RA-PHY-08)."""
    over = zones(state, PAWS + str(seat))
    return [ruin for ruin in state.layout.world().plan.ruins if "sidewalk:" + ruin in over]


def ruins_near(state: Carnage, neighbourhoods: list[str]) -> list[str]:
    """The ruins adjacent to any of the neighbourhoods (RA-ZON-06)."""
    plan = state.layout.world().plan
    return [ruin for ruin in plan.ruins if any(zone in plan.beside[ruin] for zone in neighbourhoods)]


def named(state: Carnage, ruin: str) -> dict[str, Any]:
    """The data that names a ruin's Building in a sentence."""
    return building(state.layout.world().plan.sketch, ruin)


def floors_of(state: Carnage, ruin: str) -> int:
    """How many floors a ruin's Building has, for a sentence; 0 where nobody listens."""
    if state.events is None:
        return 0
    world = state.layout.world()
    return heights(judge(state).buildings, world.poses(state.position), world.plan.sketch).get(ruin, 0)


def number(piece: str) -> int:
    """The number at the end of a piece's name.

    >>> number("meeple-17")
    17
    """
    return int(piece.rsplit("-", 1)[1])


def colour_of(state: Carnage, meeple: str) -> int:
    """Colour of a meeple in the city."""
    return state.colours[number(meeple)]
