"""Dungeon Petz: families of imps raise and sell monster pets (2 to 4 players)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from msgspec import Struct

from ...core.components import Components
from ...core.event import Event
from ...core.game import Cites, Game
from ...core.move import Move
from ...core.notation import Notation
from ...core.options import Option, Value, first_player, first_seat
from ...core.parts import BotPart, ObservationPart, PreviewPart, TerminalPart
from ...core.rng import Rng
from . import components, moves, preview, redraw, view
from .bot.heuristics import PetzHeuristics
from .events import EVENTS
from .explain import EXPLAIN
from .guide import GUIDE
from .names import SOURCES, SPACES
from .observation import fields, observe
from .overview import OVERVIEW
from .practice import CardSchool, ShowSchool
from .rules.exhibitions import halves
from .rules.setup import town
from .school import CustomerSchool
from .state import Layout, Petz
from .terminal import draw


class DungeonPetz(Game[Petz]):
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
    bot = BotPart(PetzHeuristics)
    observation = ObservationPart(fields, observe)
    preview = PreviewPart(preview.of_move, preview.of_moves, preview.of_plan)
    school = (CustomerSchool(), CardSchool(), ShowSchool())
    explain = EXPLAIN
    guide = GUIDE
    overview = OVERVIEW
    terminal = TerminalPart(draw)

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

    def notation(self, players: int, options: Mapping[str, Value], layout: Layout) -> Notation:
        from .position import notation

        return notation(layout)

    def view(self, state: Petz, seat: int | None) -> Struct:
        return view.build(state, seat)

    def redraw(self, state: Petz, seat: int | None, rng: Rng) -> None:
        redraw.redraw(state, seat, rng)

    def reshuffle(self, state: Petz, rng: Rng) -> None:
        redraw.reshuffle(state, rng)

    def points(self, state: Petz) -> list[int | float]:
        """Half a point can be won or lost at the very end, for business acumen."""
        return [halves(family.reputation) for family in state.families]

    def breakdown(self, state: Petz) -> list[dict[str, int | float]]:
        names = [f"dp-source-{source}" for source in SOURCES]
        return [dict(zip(names, map(halves, family.ledger), strict=True)) for family in state.families]

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


GAME = DungeonPetz()
