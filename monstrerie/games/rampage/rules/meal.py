"""The meal: loose meeples of one neighbourhood, at most as many as the Monster has teeth (RA-EAT, RA-CARD-12,
13).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.state import Step
from ..moves import Dine, Eat, Finish, Pick, Reveal
from ..names import COLOURS
from ..state import AFTER_MEAL, MEAL, Carnage
from .base import PAWS, Choice, ask, colour_of, homes, judge, not_now, number, quarters, take
from .brawl import use_up

RUNAWAY: Final = "runaway"


class MealPhase(Step[Carnage]):
    """Every member of the team has one meal, in an order the team chooses (RA-EAT-15, RA-VAR-18, 19)."""

    def run(self, state: Carnage) -> None:
        state.phase = MEAL
        hungry = [seat for seat in state.layout.teams[state.team] if not state.fed[seat]]
        for seat in hungry[:]:
            if not places(state, seat) and not siren_places(state, seat) and not state.secrets[seat]:
                state.fed[seat] = True
                hungry.remove(seat)
        if not hungry:
            return
        state.then([MealPhase()])
        steps: list[Step[Carnage]] = [BeginMeal(seat) for seat in hungry]
        if len(steps) == 1:
            state.then(steps)
        else:
            state.together(steps)


def places(state: Carnage, seat: int) -> list[str]:
    """Neighbourhoods for the meal: the own ones (one is chosen), with Elastic Tongue those next to them
    (RA-EAT-05, RA-POW-10).
    """
    own = homes(state, seat)
    found = own[:]
    if state.has(seat, "elastic-tongue"):
        adjacent = state.layout.world().plan.adjacent
        for home in own:
            found += [zone for zone in adjacent[home] if zone not in found]
    return found


def siren_places(state: Carnage, seat: int) -> list[str]:
    """Siren: any neighbourhood with a meeple, unless the Monster is off the board (RA-POW-15b)."""
    if not state.has(seat, "siren") or PAWS + str(seat) not in judge(state).zones:
        return []
    over = {
        zone for piece, under in judge(state).zones.items() if piece.startswith("meeple-") for zone in under
    }
    return [zone for zone in state.layout.world().plan.neighbourhoods if zone in over]


def freeloader_places(state: Carnage, seat: int) -> list[str]:
    """Neighbourhoods of other Monsters on the board (RA-SEC-10, 10a)."""
    found: list[str] = []
    for other in state.clockwise(seat):
        if not state.invisible[other]:
            found += [zone for zone in homes(state, other) if zone not in found]
    return found


def meal_limit(state: Carnage, seat: int) -> int:
    """N = T x m + b (RA-CARD-12): teeth, at least four with Braces, twice when Ravenous, two more with
    Canines.
    """
    box = state.layout.box
    teeth: int = box.teeth.printed + state.tokens[seat]
    if state.has(seat, "braces"):
        teeth = max(teeth, box.powers["braces"].least_teeth)
    if state.ravenous:
        teeth *= box.secrets["ravenous"].per_tooth
    if state.has(seat, "sharp-canines"):
        teeth += box.powers["sharp-canines"].more_meeples
    return teeth


class BeginMeal(Choice):
    """Where to eat, or a Secret Superpower of window M, or no meal (RA-DEC-25)."""

    sentence: ClassVar[str] = "ra-prompt-meal"

    def __init__(self, seat: int, freeloading: bool = False) -> None:
        super().__init__(seat, (freeloading,))
        self.freeloading: bool = freeloading

    def offers(self, state: Carnage) -> list[Move]:
        if self.freeloading:
            return [Dine(zone) for zone in freeloader_places(state, self.seat)]
        offered: list[Move] = [Dine(zone) for zone in places(state, self.seat)]
        offered += [Dine(zone, siren=True) for zone in siren_places(state, self.seat)]
        for card in state.secrets[self.seat]:
            if why_not_meal_secret(state, self.seat, card) is None:
                offered.append(Reveal(card))
        return [*offered, Finish()]

    def perform(self, state: Carnage, move: Move) -> None:
        seat = self.seat
        state.lanes = None
        state.active = seat
        if isinstance(move, Reveal):
            use_up(state, seat, move.card)
            if move.card == "ravenous":
                state.ravenous = True
                state.then([BeginMeal(seat)])
            elif move.card == "freeloader":
                state.then([BeginMeal(seat, freeloading=True)])
            else:
                self.begin(state, RUNAWAY, meal_limit(state, seat))
        elif isinstance(move, Dine):
            limit = state.layout.box.powers["siren"].only_meeples if move.siren else meal_limit(state, seat)
            self.begin(state, move.neighbourhood, limit)
        else:
            state.then([EndMeal(seat)])

    def begin(self, state: Carnage, place: str, limit: int) -> None:
        """Lay the table."""
        state.place = place
        state.limit = limit
        state.then([Serve(self.seat, first=True), EndMeal(self.seat)])

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if isinstance(move, Reveal):
            if self.freeloading:
                return Refusal("RA-CARD-13", "ra-refusal-place-chosen")
            return why_not_meal_secret(state, self.seat, move.card) or not_now(move)
        if not isinstance(move, Dine):
            return not_now(move, "RA-EAT-01")
        plan = state.layout.world().plan
        if move.neighbourhood not in plan.neighbourhoods:
            return Refusal(
                "RA-ZON-01", "ra-refusal-no-neighbourhood", {"neighbourhood": move.neighbourhood[:20]}
            )
        data = {"neighbourhood": move.neighbourhood}
        if self.freeloading:
            return Refusal("RA-SEC-10", "ra-refusal-no-host", data)
        if move.siren:
            if not state.has(self.seat, "siren"):
                return Refusal("RA-POW-15", "ra-refusal-no-power", {"card": "siren"})
            return Refusal("RA-POW-15a", "ra-refusal-nobody-there", data)
        if not homes(state, self.seat):
            return Refusal("RA-EAT-16", "ra-refusal-no-home")
        return Refusal("RA-EAT-01", "ra-refusal-not-there", data)

    def data(self, state: Carnage) -> dict[str, Any]:
        # What can't be taken out by hand is found out only at the table: here all that lie there are counted.
        open_ = freeloader_places(state, self.seat) if self.freeloading else places(state, self.seat)
        open_ += [] if self.freeloading else siren_places(state, self.seat)
        there = sum(
            1
            for piece, over in judge(state).zones.items()
            if piece.startswith("meeple-") and any(zone in over for zone in open_)
        )
        secret = any(isinstance(offer, Reveal) for offer in self.offers(state))
        return {"limit": meal_limit(state, self.seat), "count": there, "secret": secret}


def why_not_meal_secret(state: Carnage, seat: int, card: str) -> Refusal | None:
    """None for a card of window M that the seat holds and that has a target (RA-CARD-05, 06)."""
    if card not in state.secrets[seat]:
        return Refusal("RA-CARD-02", "ra-refusal-not-your-card", {"card": str(card)[:30]})
    if "M" not in state.layout.box.secrets[card].windows:
        return Refusal("RA-CARD-05", "ra-refusal-window", {"card": card})
    if card == "freeloader" and not freeloader_places(state, seat):
        return Refusal("RA-CARD-06", "ra-refusal-no-target", {"card": card})
    if card == "ultra-bright-smile" and not sum(state.zones) + len(state.rows):
        return Refusal("RA-CARD-06", "ra-refusal-no-target", {"card": card})
    return None


class Serve(Step[Carnage]):
    """What can be eaten now, judged anew after each meeple (RA-EAT-12)."""

    def __init__(self, eater: int, first: bool = False) -> None:
        super().__init__(about=(eater, first))
        self.eater: int = eater
        self.first: bool = first

    def run(self, state: Carnage) -> None:
        state.menu = []
        if state.limit == 0:
            return
        if state.place == RUNAWAY:
            held = sum(state.zones) + len(state.rows)
            self.record(state, "ra-dines-runaway", held)
            if held:
                state.then([Bite(self.eater)])
            return
        near = sorted(
            (
                piece
                for piece, over in judge(state).zones.items()
                if piece.startswith("meeple-") and state.place in over
            ),
            key=number,
        )
        world, position = state.layout.world(), state.position
        state.menu = ask(state, list, lambda: world.edible(position, near)) if near else []
        self.record(state, "ra-dines", len(state.menu))
        if state.menu:
            state.then([Bite(self.eater)])

    def record(self, state: Carnage, kind: str, there: int) -> None:
        """Once a meal: where it is, how many meeples are within reach, and how many may be eaten at most (it
        may be more, since a bite lays others open).
        """
        if self.first:
            data = {"seat": self.eater, "limit": state.limit, "count": there}
            state.record(kind, data if state.place == RUNAWAY else {**data, "neighbourhood": state.place})


class Bite(Choice):
    """One meeple, or enough (RA-DEC-26)."""

    sentence: ClassVar[str] = "ra-prompt-bite"

    def offers(self, state: Carnage) -> list[Move]:
        if state.place == RUNAWAY:
            held = [state.rows.count(colour) + state.zones[colour] for colour in range(len(COLOURS))]
            return [*(Pick(COLOURS[colour]) for colour, count in enumerate(held) if count), Finish()]
        return [*(Eat(number(meeple)) for meeple in state.menu), Finish()]

    def perform(self, state: Carnage, move: Move) -> None:
        seat = self.seat
        if isinstance(move, Finish):
            state.menu = []
            return
        state.limit -= 1
        if isinstance(move, Pick):
            colour = COLOURS.index(move.colour)
            self.pick(state, colour)
        else:
            assert isinstance(move, Eat)
            meeple = f"meeple-{move.meeple}"
            colour = colour_of(state, meeple)
            state.record("ra-eaten", {"seat": seat, "colour": COLOURS[colour], "meeple": move.meeple})
            take(state, [meeple])
        state.give(seat, colour)
        state.then([Serve(seat)])

    def pick(self, state: Carnage, colour: int) -> None:
        """Ultra-bright Smile: the rest of the Runaway board closes up and fires nothing (RA-SEC-13a)."""
        if state.layout.options["side"] == "A":
            state.rows.remove(colour)
        else:
            state.zones[colour] -= 1
        state.record("ra-smiled", {"seat": self.seat, "colour": COLOURS[colour]})

    def why_not(self, state: Carnage, move: Any) -> Refusal:
        if state.place == RUNAWAY:
            if isinstance(move, Pick):
                return Refusal("RA-SEC-13", "ra-refusal-not-on-board", {"colour": move.colour[:20]})
            return not_now(move, "RA-CARD-13")
        if not isinstance(move, Eat):
            return not_now(move, "RA-EAT-01")
        meeple = f"meeple-{move.meeple}"
        data = {"meeple": move.meeple}
        if not 0 <= move.meeple < len(state.colours):
            return Refusal("RA-CMP-03", "ra-refusal-no-meeple")
        if meeple not in judge(state).zones:
            return Refusal("RA-EAT-18", "ra-refusal-meeple-gone", data)
        where = quarters(state, meeple)
        if not where:
            return Refusal("RA-EAT-08", "ra-refusal-meeple-on-ruin", data)
        if state.place not in where:
            return Refusal("RA-EAT-04", "ra-refusal-meeple-elsewhere", {**data, "neighbourhood": state.place})
        return Refusal("RA-EAT-07", "ra-refusal-not-edible", data)

    def data(self, state: Carnage) -> dict[str, Any]:
        return {"left": state.limit}


class EndMeal(Step[Carnage]):
    """The meal is over; a Secret Superpower may follow (window E, RA-CARD-05)."""

    def __init__(self, eater: int) -> None:
        super().__init__(about=(eater,))
        self.eater: int = eater

    def run(self, state: Carnage) -> None:
        from .secrets import AfterMeal

        state.fed[self.eater] = True
        state.menu = []
        state.place = ""
        state.limit = 0
        state.ravenous = False
        if state.secrets[self.eater]:
            state.phase = AFTER_MEAL
            state.then([AfterMeal(self.eater)])
