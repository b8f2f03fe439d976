"""A carnage as a learner sees it: the same knowledge as the view, as numbers with a fraction.

Seats are counted clockwise from the own one, so that every seat sees the table from its own chair. Lengths
and turns are brought to the range from 0 to 1; pieces keep their places in the row, in play or not.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Final

from librt.strings import BytesWriter

from ...core.decision import decision_of
from ...core.observation import Field
from .names import CHARACTERS, COLOURS, KINDS, POWERS, SECRETS
from .rules.base import homes
from .rules.meal import RUNAWAY
from .state import Carnage
from .view import PHASES

MEEPLES: Final = 90
"""In one box; likewise the others."""
FLOORS: Final = 19
VEHICLES: Final = 4
PLACES: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
BOARD: Final = 560.0
"""How far the second board lies from the first, in millimetres."""
AROUND: Final = 400.0
"""From the middle of a board to where pieces are still seen."""
BELOW: Final = 100.0
TALL: Final = 400.0
PIECE: Final = 8
"""Numbers of a piece."""

DECISIONS: Final = (
    "keep", "action", "flick", "restart", "place", "mouthguard", "pay-tooth", "drive-out", "vacuum",
    "too-cute", "report", "terminate", "kiss", "kiss-pick", "tramp", "meal", "bite", "after-meal", "buy",
    "keep-bought", "mutation", "copy", "seer",
)  # fmt: skip
"""Every decision of the game, by its sentence."""


def boxes(players: int) -> int:
    """How many boxes are on the table."""
    return 2 if players > 4 else 1


def fields(players: int) -> list[Field]:
    """The fields, in order."""
    many = boxes(players)
    piece = "in play; x, y and z; the turn as w, x, y, z"
    colours, zones = ", ".join(COLOURS), len(PLACES) * many
    return [
        Field("phase", len(PHASES), 1, ", ".join(PHASES)),
        Field("round", 1, 255, "the round"),
        Field("first_player", players, 1, "who began"),
        Field("to_act", players, 1, "who may act now"),
        Field("active", players, 1, "who is charged and credited for what happens"),
        Field("asked", len(DECISIONS), 1, f"what you have to decide: {', '.join(DECISIONS)}"),
        Field("actions", 1, 9, "actions that the team at turn still has"),
        Field("flicks", 1, 9, "flicks that a Move may still have"),
        Field("last_turns", 1, 16, "turns until the end, and 1; 0 while floors are left"),
        Field("bodies", PIECE * players, 1, f"everybody's Body: {piece}"),
        Field("paws", PIECE * players, 1, "everybody's Paws, likewise"),
        Field("vehicles", PIECE * VEHICLES * many, 1, "vehicles, likewise"),
        Field("floors", PIECE * FLOORS * many, 1, "floors, likewise, from the lowest number on"),
        Field("meeples", PIECE * MEEPLES * many, 1, "meeples, likewise, by their numbers"),
        Field("colours", MEEPLES * many, 5, f"the colour of each meeple: {colours}, from 0 on"),
        Field("team", players, 1, "who is of your team"),
        Field("tokens", players, 9, "teeth that can still be lost"),
        Field("down", players, 1, "whose Body lies"),
        Field("upside_down", players, 1, "whose Body stands on its head"),
        Field("invisible", players, 1, "who is invisible"),
        Field("may_not_move", players, 1, "who may not Move"),
        Field("extra_actions", players, 9, "actions more on the next turn"),
        Field("bought", players, 9, "cards bought"),
        Field("neighbourhoods", zones * players, 1, "for each Monster, the neighbourhoods it is in"),
        Field("characters", len(CHARACTERS) * players, 1, f"everybody's: {', '.join(CHARACTERS)}"),
        Field("powers", len(POWERS) * players, 1, f"everybody's: {', '.join(POWERS)}"),
        Field("secret_count", players, 9, "how many Secret Superpowers everybody has left"),
        Field("secrets", len(SECRETS), 1, f"yours: {', '.join(SECRETS)}"),
        Field("offered", 16 * len(KINDS), 1, "cards that you choose from: characters, powers, secrets"),
        Field("stomach", len(COLOURS), 99, f"meeples in your stomach: {colours}"),
        Field("eaten_floors", 1, 99, "floors in your stomach"),
        Field("eaten_teeth", 1, 99, "teeth of others in your stomach"),
        Field("runaways", len(COLOURS), 99, f"on the Runaway board: {colours}"),
        Field("packs", len(KINDS), 99, f"cards left: {', '.join(KINDS)}"),
        Field("dining", zones + 1, 1, "where the meal is; the last one: on the Runaway board"),
        Field("bites", 1, 99, "meeples that may still be eaten in it"),
        Field("menu", MEEPLES * many, 1, "meeples that can be eaten now"),
    ]


def observe(state: Carnage, seat: int, into: BytesWriter) -> None:
    """Write what the seat knows, as numbers of four bytes."""
    players, many, layout = state.players, boxes(state.players), state.layout
    seats = [(seat + other) % players for other in range(players)]
    names = [place + suffix for suffix in ("", "-2")[:many] for place in PLACES]
    decision = decision_of(state, seat)
    asked = decision.sentence if decision is not None else ""
    acting = state.to_act()
    row = array("f")
    row.extend(_chosen(len(PHASES), state.phase))
    row.append(min(state.round, 255))
    row.extend(float(other == state.first) for other in seats)
    row.extend(float(other in acting) for other in seats)
    row.extend(float(other == state.active) for other in seats)
    row.extend(float(asked == f"ra-prompt-{name}") for name in DECISIONS)
    row.append(min(max(state.actions, 0), 9))
    row.append(min(max(state.flicks, 0), 9))
    row.append(min(state.turns_left + 1, 16))
    poses = layout.world().poses(state.position)
    right = AROUND + BOARD * (many - 1)
    for name in _pieces(layout.world().plan.floors, seats, many):
        row.extend(_placed(poses.get(name), right))
    colours = state.colours
    row.extend(float(colours[at]) if at < len(colours) else 0.0 for at in range(MEEPLES * many))
    row.extend(float(layout.team_of[other] == layout.team_of[seat]) for other in seats)
    row.extend(float(min(state.tokens[other], 9)) for other in seats)
    for flags in (state.down, state.upside, state.invisible, state.gazed):
        row.extend(float(flags[other]) for other in seats)
    row.extend(float(min(state.extra[layout.team_of[other]], 9)) for other in seats)
    row.extend(float(min(state.bought[other], 9)) for other in seats)
    for other in seats:
        row.extend(_held(names, homes(state, other)))
    for other in seats:
        row.extend(_held(CHARACTERS, state.characters[other]))
    for other in seats:
        row.extend(_held(POWERS, state.powers_of(other)))
    row.extend(float(min(len(state.secrets[other]), 9)) for other in seats)
    row.extend(_held(SECRETS, state.secrets[seat]))
    for cards, offered in zip((CHARACTERS, POWERS, SECRETS), state.offered[seat], strict=True):
        row.extend(_held(cards, offered))
    row.extend(float(min(count, 99)) for count in state.stomachs[seat])
    row.append(min(state.floors[seat], 99))
    row.append(min(state.broken[seat], 99))
    row.extend(
        float(min(state.rows.count(colour) + state.zones[colour], 99)) for colour in range(len(COLOURS))
    )
    row.extend(float(len(pack)) for pack in state.packs)
    row.extend(_held([*names, RUNAWAY], [state.place]))
    row.append(min(max(state.limit, 0), 99) if state.place else 0)
    menu = {int(name.rsplit("-", 1)[1]) for name in state.menu} if state.place else set()
    row.extend(float(number in menu) for number in range(MEEPLES * many))
    into.write(row.tobytes())


def _pieces(floors: Sequence[str], seats: Sequence[int], many: int) -> list[str]:
    """Every piece that moves, in the order of the fields."""
    return [
        *(f"body-{seat}" for seat in seats),
        *(f"paws-{seat}" for seat in seats),
        *(f"vehicle-{number}" for number in range(VEHICLES * many)),
        *floors[: FLOORS * many],
        *("" for _ in range(FLOORS * many - len(floors))),
        *(f"meeple-{number}" for number in range(MEEPLES * many)),
    ]


def _placed(pose: Sequence[float] | None, right: float) -> list[float]:
    """A piece's place and turn, each from 0 to 1; all 0 when it is out of play."""
    if pose is None:
        return [0.0] * PIECE
    x, y, z, *turned = pose
    return [
        1.0,
        _part(x, -AROUND, right),
        _part(y, -AROUND, AROUND),
        _part(z, -BELOW, TALL),
        *(_part(number, -1.0, 1.0) for number in turned),
    ]


def _part(value: float, low: float, high: float) -> float:
    return min(max((value - low) / (high - low), 0.0), 1.0)


def _chosen(size: int, number: int) -> list[float]:
    return [float(at == number) for at in range(size)]


def _held(names: Iterable[str], some: Sequence[str]) -> list[float]:
    return [float(name in some) for name in names]
