"""Set-up: the city is built, Monsters take their corners, cards are dealt (RA-SET)."""

from __future__ import annotations

from typing import Final

from ....core.event import TABLE
from ....core.options import first_seat
from ....core.rng import Rng
from ....core.state import Step
from ..names import CARDS, CHARACTER, COLOURS, POWER, SECRET
from ..state import Carnage, Layout, empty_table
from .base import reach
from .port import Outcome
from .turn import StartTurn
from .variants import KeepCard, ShowKept

CORNERS: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Starting spaces, clockwise: two players sit at opposite corners, three at consecutive ones (RA-SET-12)."""


def carnage(layout: Layout, rng: Rng) -> Carnage:
    """The table before the first decision."""
    state = empty_table(layout, rng)
    world = layout.world()
    order = list(range(len(world.plan.colours)))
    rng.shuffle(order)
    spaces = CORNERS.get(layout.players, tuple(range(layout.players)))
    state.colours = [COLOURS.index(colour) for colour in world.plan.colours]
    build = Build(order, spaces, rng.seed())
    for kind in (CHARACTER, POWER, SECRET):
        pack = list(CARDS[kind]) * layout.boxes
        rng.shuffle(pack)
        state.packs[kind] = pack
    named = first_seat(layout.options["first"], layout.players)
    state.first = named if named >= 0 else rng.below(layout.players)
    measured = layout.options["made_to_measure"]
    deal(state, layout.box.variants.made_to_measure if measured else 1)
    state.then([build, ChooseCards(), ShowKept(), Introduce(), StartTurn(layout.team_of[state.first])])
    return state


def deal(state: Carnage, count: int) -> None:
    """One card of each kind, or three to choose from; a team has one Power, a baby only a Character
    (RA-SET-13, RA-VAR-06, 16).
    """
    kinds = (CHARACTER,) if state.layout.options["baby_monsters"] else (CHARACTER, POWER, SECRET)
    for seat in range(state.players):
        for kind in kinds:
            if kind == POWER and state.layout.teams[state.layout.team_of[seat]][0] != seat:
                continue
            state.offered[seat][kind] = [state.packs[kind].pop() for _ in range(count)]


class Build(Step[Carnage]):
    """The city is built: `order[place]` is the meeple on each place, `spaces[seat]` a Monster's corner."""

    def __init__(self, order: list[int], spaces: tuple[int, ...], seed: int) -> None:
        super().__init__()
        self.order: Final = order
        self.spaces: Final = spaces
        self.seed: Final = seed

    def run(self, state: Carnage) -> None:
        world = state.layout.world()
        reach(state, lambda: Outcome(world.start(self.order, self.spaces, self.seed)))


class ChooseCards(Step[Carnage]):
    """Made-to-measure: all choose at the same time, each kind in turn (RA-VAR-05, RA-DEC-02)."""

    def run(self, state: Carnage) -> None:
        steps: list[Step[Carnage]] = [
            KeepCard(seat, kind)
            for seat in range(state.players)
            for kind in (CHARACTER, POWER, SECRET)
            if len(state.offered[seat][kind]) > 1
        ]
        if steps:
            state.together(steps)


class Introduce(Step[Carnage]):
    """Everybody is shown every Monster's Character and Power (RA-SET-15, 16)."""

    def run(self, state: Carnage) -> None:
        for seat in range(state.players):
            for card in state.characters[seat]:
                state.record("ra-shown", {"seat": seat, "card": card}, reveals=TABLE)
            if state.layout.teams[state.layout.team_of[seat]][0] == seat:
                for card in state.powers_of(seat):
                    state.record("ra-shown", {"seat": seat, "card": card}, reveals=TABLE)
            for card in state.secrets[seat]:
                state.record("ra-dealt", {"seat": seat, "card": card}, to=(seat,))
        state.record("ra-first", {"seat": state.first}, reveals=TABLE)
