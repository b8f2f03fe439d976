"""Dungeon Lords: dig a dungeon, order minions about, and beat the adventurers who come (2 to 4 players)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from msgspec import Struct

from ...core.components import Components
from ...core.event import Event
from ...core.game import Cites, Game
from ...core.move import Move
from ...core.notation import Notation
from ...core.options import Option, Value
from ...core.parts import BotPart, ObservationPart, PreviewPart, TerminalPart
from ...core.rng import Rng
from . import components, moves, position, redraw, view
from .bot.heuristics import LordHeuristics
from .events import EVENTS
from .explain import EXPLAIN
from .guide import GUIDE
from .names import SOURCED, SOURCES, SPECIALS
from .observation import fields, observe
from .overview import OVERVIEW
from .practice import OrderSchool
from .preview import plan, preview
from .rules.scoring import ledger
from .rules.setup import realm
from .school import CombatSchool
from .state import Layout, Realm
from .terminal import draw

SPECIAL_EVENTS: Final[Mapping[Value, int]] = {
    "sourced": SOURCED, "all": len(SPECIALS), "none": 0, True: len(SPECIALS), False: 0,
}  # fmt: skip
"""How many of the special events are in play, the sourced ones first; `True` and `False` are what matches of
former versions say."""


class DungeonLords(Game[Realm]):
    """The game as the table, the bots and the page know it."""

    name = "dungeon-lords"
    players = range(2, 5)
    options: ClassVar[Mapping[str, Option]] = {
        "rules": Option(values=("first", "full"), default="full", rule="DL-GEN-19"),
        "choose_locked": Option(values=(False, True), default=False, rule="DL-FUL-06"),
        "special_events": Option(
            values=("sourced", "all", "none"), default="sourced", rule="DL-FUL-11", former=(True, False)
        ),
    }
    beginner: ClassVar[Mapping[str, Value]] = {"rules": "first"}
    kinds = moves.KINDS
    events = EVENTS
    actions = moves.ACTIONS.count
    cites = Cites(turn="DL-GEN-07", over="DL-GEN-02", move="DL-EXE-05")
    folder = Path(__file__).parent
    bot = BotPart(LordHeuristics)
    observation = ObservationPart(fields, observe)
    preview = PreviewPart(preview, plan=plan)
    school = (CombatSchool(), OrderSchool())
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
            full=options["rules"] == "full",
            choose_locked=bool(options["choose_locked"]),
            specials=SPECIAL_EVENTS[options["special_events"]],
        )

    def start(self, players: int, rng: Rng, options: Mapping[str, Value], layout: Layout) -> Realm:
        return realm(layout, rng)

    def move(self, state: Realm, action: int) -> Move:
        return moves.move(state, action)

    def action(self, state: Realm, move: Move) -> int:
        return moves.action(state, move)

    def notation(self, players: int, options: Mapping[str, Value], layout: Layout) -> Notation:
        return position.notation(layout)

    def view(self, state: Realm, seat: int | None) -> Struct:
        return view.build(state, seat)

    def redraw(self, state: Realm, seat: int | None, rng: Rng) -> None:
        redraw.redraw(state, seat, rng)

    def reshuffle(self, state: Realm, rng: Rng) -> None:
        redraw.reshuffle(state, rng)

    def breakdown(self, state: Realm) -> list[dict[str, int]]:
        return [
            {f"dl-source-{source}": points for source, points in zip(SOURCES, row, strict=True)}
            for row in ledger(state)
        ]

    def words(self, view: Mapping[str, Any], seat: int, move: Move) -> dict[str, Any]:
        return moves.words(view, seat, move)

    def rests_on(self, state: Realm, event: Event) -> list[str]:
        data = event.data
        if event.kind in ("dl-special", "dl-special-coming"):
            return [f"events.{data['special']}.effect"]
        if event.kind in ("dl-rats", "dl-robbery", "dl-desertion"):
            return [f"events.{event.kind.removeprefix('dl-')}.effect"]
        if event.kind == "dl-sprung":
            return [f"traps.{data['trap']}.year-{data['year']}"]
        if event.kind in ("dl-fatigue", "dl-card", "dl-spied-card"):
            return [f"combat.{data['card']}.fatigue"]
        if event.kind == "dl-cast":
            return [f"combat.{data['card']}.effect", f"combat.{data['card']}.timing"]
        return []


GAME = DungeonLords()
