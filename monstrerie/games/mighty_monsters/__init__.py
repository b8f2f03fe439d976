"""Mighty Monsters: factions of monsters raid a castle (cards, 3 to 6 players)."""

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
from ...core.refusal import Refusal
from ...core.rng import Rng
from . import components, moves, position, redraw, view
from .bot.heuristics import RaidHeuristics
from .events import EVENTS
from .explain import EXPLAIN
from .guide import GUIDE
from .names import SOURCES
from .observation import fields, observe
from .overview import OVERVIEW
from .preview import of_move
from .rules.setup import raid
from .school import RaidSchool
from .state import MOST_STANDING, PLAYING, Layout, Raid
from .terminal import draw


class MightyMonsters(Game[Raid]):
    """The game as the table, the bots and the page know it."""

    name = "mighty-monsters"
    players = range(3, 7)
    options: ClassVar[Mapping[str, Option]] = {
        "row": Option(values=(False, True), default=False, rule="MM-ROW-01"),
        "whim": Option(values=(False, True), default=False, rule="MM-WHIM-01"),
        "factions": Option(values=("choose", "dealt"), default="choose", rule="MM-SET-14"),
        "first": first_player(players, "MM-SET-19"),
    }
    kinds = moves.KINDS
    events = EVENTS
    actions = moves.ACTIONS.count
    cites = Cites(turn="MM-PLAY-02", over="MM-END-01", move="MM-PLAY-05")
    folder = Path(__file__).parent
    bot = BotPart(RaidHeuristics)
    observation = ObservationPart(fields, observe)
    preview = PreviewPart(of_move)
    school = (RaidSchool(),)
    explain = EXPLAIN
    guide = GUIDE
    overview = OVERVIEW
    terminal = TerminalPart(draw)

    def box(self, components_: Components) -> components.Box:
        return components.box(components_, self.components())

    def layout(self, players: int, options: Mapping[str, Value], box: components.Box) -> Layout:
        return components.layout(box, players, row=bool(options["row"]), whim=bool(options["whim"]))

    def start(self, players: int, rng: Rng, options: Mapping[str, Value], layout: Layout) -> Raid:
        first = first_seat(options["first"], players)
        return raid(layout, rng, options["factions"] == "choose", first)

    def notation(self, players: int, options: Mapping[str, Value], layout: Layout) -> Notation:
        return position.notation(layout)

    def view(self, state: Raid, seat: int | None) -> Struct:
        return view.build(state, seat)

    def redraw(self, state: Raid, seat: int | None, rng: Rng) -> None:
        redraw.redraw(state, seat, rng)

    def reshuffle(self, state: Raid, rng: Rng) -> None:
        redraw.reshuffle(state, rng)

    def breakdown(self, state: Raid) -> list[dict[str, int]]:
        return [
            {
                f"mm-source-{source}": state.ledger[len(SOURCES) * seat + number]
                for number, source in enumerate(SOURCES)
            }
            for seat in range(state.players)
        ]

    def words(self, view: Mapping[str, Any], seat: int, move: Move) -> dict[str, Any]:
        return moves.words(view, seat, move)

    def not_your_turn(self, state: Raid, seat: int) -> Refusal:
        if state.phase == PLAYING and state.standing[seat] == MOST_STANDING:
            return Refusal("MM-PLAY-12", "mm-refusal-two-standing")
        return super().not_your_turn(state, seat)

    def rests_on(self, state: Raid, event: Event) -> list[str]:
        if event.kind == "mm-turned":
            return [f"guards.level-{event.data['level']}.cards"]
        if event.kind in ("mm-healed", "mm-healed-short") and event.data["printed"]:
            return [f"monsters.healing.{event.data['faction']}"]
        return []


GAME = MightyMonsters()
