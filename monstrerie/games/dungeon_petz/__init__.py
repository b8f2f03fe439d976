"""Dungeon Petz: families of imps raise and sell monster pets (2 to 4 players)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec
from librt.strings import BytesWriter

from ...core.components import Components
from ...core.event import Event
from ...core.foresight import Foresight
from ...core.game import Cites, Game
from ...core.heuristics import Heuristics
from ...core.match import Match
from ...core.move import Move
from ...core.observation import Field
from ...core.options import Option, Value, first_player, first_seat
from ...core.puzzles import School
from ...core.rng import Rng
from ...core.state import State
from ...core.view import plain
from . import components, moves, observation, redraw, view
from .events import EVENTS
from .names import SOURCES, SPACES
from .rules.exhibitions import halves
from .rules.needcards import AssignCard
from .rules.setup import town
from .state import Layout, Petz

UNASKED: Final = (moves.Fund(0), moves.Ready())
"""Answers to questions that may not come."""


class DungeonPetz(Game):
    """The game as the table, the bots and the page know it."""

    name = "dungeon-petz"
    players = range(2, 5)
    options: ClassVar[Mapping[str, Option]] = {
        "double": Option(values=(False, True), default=False, rule="DP-ADV-04"),
        "foresight": Option(values=("basic", "more", "all"), default="basic", rule="DP-ADV-10"),
        "meat_stand": Option(values=(False, True), default=False, rule="DP-ADV-13"),
        "final_order": Option(values=(False, True), default=False, rule="DP-ADV-18"),
        "first": first_player(players, "DP-SET-04"),
    }
    kinds = moves.KINDS
    events = EVENTS
    actions = moves.ACTIONS.count
    cites = Cites(turn="DP-GEN-08", over="DP-FIN-23", move="DP-GEN-04")
    folder = Path(__file__).parent

    def box(self, components_: Components) -> components.Box:
        return components.box(components_)

    def layout(self, players: int, options: Mapping[str, Value], box: components.Box) -> Layout:
        return components.layout(
            box,
            players,
            double=bool(options["double"]),
            foresight=str(options["foresight"]),
            meat_stand=bool(options["meat_stand"]),
            final_order=bool(options["final_order"]),
        )

    def start(self, players: int, rng: Rng, options: Mapping[str, Value], layout: Layout) -> Petz:
        return town(layout, rng, first_seat(options["first"], players))

    def move(self, state: Petz, action: int) -> Move:
        return moves.move(state, action)

    def action(self, state: Petz, move: Move) -> int:
        return moves.action(state, move)

    def view(self, state: Petz, seat: int | None) -> dict[str, Any]:
        return plain(view.build(state, seat))

    def redraw(self, state: Petz, seat: int | None, rng: Rng) -> None:
        redraw.redraw(state, seat, rng)

    def points(self, state: Petz) -> list[int | float]:
        """Half a point can be won or lost at the very end, for business acumen."""
        return [halves(family.reputation) for family in state.families]

    def breakdown(self, state: Petz) -> list[dict[str, int | float]]:
        names = [f"dp-source-{source}" for source in SOURCES]
        return [dict(zip(names, map(halves, family.ledger), strict=True)) for family in state.families]

    def winners(self, state: State) -> tuple[int, ...]:
        """Half points decide, too (DP-FIN-12, 23, 24)."""
        assert isinstance(state, Petz)
        most = max(family.reputation for family in state.families)
        return tuple(seat for seat, family in enumerate(state.families) if family.reputation == most)

    def preview(self, state: Petz, seat: int, move: Move) -> dict[str, Any]:
        from .preview import preview

        return preview(state, seat, moves.action(state, move))

    def fields(self, players: int) -> list[Field]:
        return observation.fields(players)

    def observer(self) -> Callable[[Petz, int, BytesWriter], None]:
        return observation.observe

    def preview_all(self, tables: Sequence[Petz], seat: int, made: Sequence[Move]) -> dict[str, Any]:
        from .preview import preview_all

        return preview_all(tables[0], tables[-1], seat, moves.action(tables[-1], made[-1]))

    def foresee(self, match: Match, seat: int, made: Sequence[Move]) -> Foresight:
        from .preview import layout

        start = match.copy()
        found = super().foresee(match, seat, made)
        # No gold for a group, no further group: always said by people, asked only where there is a choice.
        while found.refusal is not None and len(made) > 1 and made[found.told] in UNASKED:
            made = [*made[: found.told], *made[found.told + 1 :]]
            found = super().foresee(start.copy(), seat, made)
        if found.hidden and all(move in UNASKED for move in made[found.told :]):
            return msgspec.structs.replace(found, plan=made[: found.told])
        cards = [move for move in made if isinstance(move, moves.Assign)]
        state = start.state
        free = len(cards) == len(made) and isinstance(state.step_of(seat), AssignCard)
        if found.refusal is None or not free:
            return found
        # The engine asks bar by bar; a person lays cards out in any order and leaves gaps.
        assert isinstance(state, Petz)
        laid = layout(state, seat, cards)
        return laid if laid.told > found.told else found

    def betrays(self, state: Petz, seat: int) -> bool:
        """Whoever assigns cards is asked for the first: that all lay themselves would tell which they are."""
        from .rules.needcards import AssignCard

        untouched = not any(plot.assigned for plot in state.families[seat].plots)
        return untouched and isinstance(state.step_of(seat), AssignCard)

    def words(self, view: Mapping[str, Any], seat: int, move: Move) -> dict[str, Any]:
        return moves.words(view, seat, move)

    def rests_on(self, state: Petz, event: Event) -> list[str]:
        kind, data, few = event.kind, event.data, state.players < 4
        if kind == "dp-sold":
            return [f"customers.{data['customer']}"]
        if kind == "dp-stands" and data["exhibition"]:
            return [f"food.{data['exhibition']}"]
        if kind == "dp-award" and few:
            return ["awards.two" if state.players == 2 else "awards.three"]
        if kind == "dp-invited" and few:
            return ["table.extra_imps_small"]
        if kind == "dp-neutral":
            return ["rings.hospital"] if SPACES.index(data["space"]) in state.layout.rings[2] else []
        if kind == "dp-studied":
            return [f"books.{data['artifact']}"]
        if kind == "dp-new-cage":
            return ["cages.tiles"]
        return ["addons.tiles"] if kind == "dp-new-addon" else []

    def draw(
        self, view: dict[str, Any], lang: str, names: Sequence[str], guesses: Collection[str] = ()
    ) -> str:
        from .terminal import draw

        return draw(view, lang, names, guesses)

    def school(self) -> School:
        from .school import CustomerSchool

        return CustomerSchool()

    def heuristics(self) -> Heuristics:
        from .bot.heuristics import PetzHeuristics

        return PetzHeuristics()


GAME = DungeonPetz()
