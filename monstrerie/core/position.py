"""A position as text, as FEN is in chess: all that is on a table, hidden things and agenda included.

    position 1; game mighty-monsters; players 3
    round 2; first 2
    seat 1; faction trolls; hand 2 3; gold start*8 loot*5
    …
    agenda PlayMonster@2 > StartRound x4 > EndGame
    random 1b2f0c11 90aa31d2 00f3c4e5 00000031

Fields are separated by line ends or semicolons; a field is a name and its value. What is not said is as it is
before anything lies on the table. `docs/positions.md` tells the whole notation.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Any, Final

from .components import Components
from .errors import BadComponents, BadPosition, MonstrerieError, NotSupported, Problem
from .forms import Form, Unreadable, dice, number, seat
from .notation import Field, Notation, Written, check
from .options import parse, settle, word
from .rng import Rng
from .state import State, Step

if TYPE_CHECKING:
    from .game import Game
    from .match import Match

VERSION: Final = 1
LONGEST: Final = 200_000
"""So many characters a text may have."""
MOST_STEPS: Final = 100
"""So many steps an agenda or a lane may have."""
TRIALS: Final = 3
LONGEST_TRIAL: Final = 1000
"""So often, and so many decisions far, a table that was read is tried out."""
_WIDTH: Final = 100
_STEP: Final = re.compile(r"(\w+)(?:@(\S+?))?(?:\((.*)\))?(?: x(\d{1,3}))?$", re.ASCII)


def write(match: Match) -> str:
    """The table of a match as text."""
    game, state = match.game, match.state
    if match.players not in game.players:  # a puzzle's table
        raise NotSupported("error-no-positions", game=game.name)
    layout = game.prepared(match.players, match.options, match.components).layout
    notation = game.notation(match.players, match.options, layout)
    blank = notation.blank()
    head = [f"position {VERSION}", f"game {game.name}", f"players {match.players}"]
    for name, option in game.options.items():
        if match.options[name] != option.default:
            head.append(f"option {name} {word(match.options[name])}")
    lines = [*_filled(head), *(f"box {path} {value}" for path, value in _own_box(match))]
    lines += _filled([*_said(notation.table, (state,), (blank,))])
    for number_ in range(match.players):
        said = _said(notation.seats, (state, number_), (blank, number_))
        lines += _filled([f"seat {number_ + 1}", *said])
    known = {step.kind: step for step in notation.steps}
    lines += [f"agenda {_chain(state.agenda, known)}"] if state.agenda else []
    for number_, lane in enumerate(state.lanes or []):
        lines += [f"lane {number_ + 1} {_chain(lane, known)}"] if lane else []
    lines.append(f"random {dice().write(state.rng)}")
    return "\n".join(lines) + "\n"


def _said(fields: Sequence[Field], of: tuple[Any, ...], blank: tuple[Any, ...]) -> Iterator[str]:
    for field in fields:
        value = field.get(*of)
        if value != (field.get(*blank) if field.usual is None else field.usual(*of)):
            yield f"{field.name} {field.form.write(value)}"


def _filled(fields: Sequence[str]) -> list[str]:
    """Fields in lines that are not too long; those after the first are indented."""
    lines: list[str] = []
    for field in fields:
        if lines and len(lines[-1]) + len(field) + 2 <= _WIDTH:
            lines[-1] += f"; {field}"
        else:
            lines.append(f"  {field}" if lines and lines[0].startswith("seat ") else field)
    return lines


def _own_box(match: Match) -> Iterator[tuple[str, str]]:
    """The values of the box that are not as shipped, and how sure its owner is of them."""
    shipped = match.game.components().facts
    for path, fact in match.components.facts.items():
        usual = shipped[path]
        if fact.value != usual.value or fact.confidence != usual.confidence:
            value: Any = fact.value
            if fact.confidence != "certain":
                value = {"value": fact.value, "confidence": fact.confidence}
            said = json.dumps(value, separators=(",", ":"))
            yield path, said.replace(";", "\\u003b").replace("#", "\\u0023")


def _chain(stack: Sequence[Step[Any]], known: Any) -> str:
    """Steps in the order in which they will happen."""
    said = [_step(step, known[type(step)]) for step in stack[::-1]]
    runs = [(name, len([*same])) for name, same in groupby(said)]
    return " > ".join(f"{name} x{many}" if many > 1 else name for name, many in runs)


def _step(step: Step[Any], written: Written) -> str:
    about = ", ".join(form.write(value) for form, value in zip(written.arguments, step.about, strict=True))
    return written.name + (f"@{step.seat + 1}" if written.asks else "") + (f"({about})" if about else "")


# --- reading ------------------------------------------------------------------------------------------------


def read(game: Game, text: str, base: Components, opening_outcome: str | None = None) -> Match:
    """A match at the table that a text tells; BadPosition when it tells none, or one that can't be. A match
    that is replayed has an `opening_outcome`.
    """
    fields = _fields(text)
    players, options, components, rest = _head(game, fields, base)
    try:
        layout, guesses = game.prepared(players, options, components)
    except BadComponents as error:
        raise BadPosition("error-position-start", problem=error) from None
    notation = game.notation(players, options, layout)
    state = notation.blank()
    state.agenda, state.lanes = [], None
    _fill(notation, state, rest)
    if notation.order and state.agenda:
        for lane in state.lanes or [state.agenda[:0]]:
            _check_order(notation, [*state.agenda, *lane])
    notation.complete(state)
    return _begun(game, state, 0, options, components, guesses, opening_outcome, text)


def _fields(text: str) -> list[tuple[str, str]]:
    """Names and values, in order."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise BadPosition("error-position-long", most=LONGEST)
    bare = re.sub(r"#.*", "", text)
    found = [part.split(maxsplit=1) for part in re.split(r"[;\n\r]", bare) if part.strip()]
    return [(name, value[0].strip() if value else "") for name, *value in found]


def is_position(text: str) -> bool:
    """Whether a text wants to be a position, and not a saved match."""
    return text.startswith("position ")


def game_of(text: str) -> str:
    """The name of the game that a position is of."""
    for name, value in _fields(text)[1:2]:
        if name == "game":
            return value
    raise BadPosition("error-position-head", game="…", version=VERSION)


def _head(
    game: Game, fields: list[tuple[str, str]], base: Components
) -> tuple[int, dict[str, Any], Components, list[tuple[str, str]]]:
    """Players, options and box that the first fields tell, and the other fields."""
    if [name for name, _ in fields[:3]] != ["position", "game", "players"]:
        raise BadPosition("error-position-head", game=game.name, version=VERSION)
    _read("position", number(VERSION, VERSION), fields[0][1])
    if fields[1][1] != game.name:
        raise _wrong("game", fields[1][1], game.name)
    players: int = _read("players", number(game.players.start, game.players.stop - 1), fields[2][1])
    options: dict[str, Any] = {}
    box: dict[str, Any] = {}
    at = 3
    try:
        for name, value in fields[at:]:
            if name == "option":
                option, _, said = value.partition(" ")
                options[option] = parse(game.options, option, said)
                offered = game.options[option].values_for(players)
                if options[option] not in (*offered, *game.options[option].former):
                    raise _wrong(name, value, ", ".join(map(word, offered)))
            elif name == "box":
                path, _, said = value.partition(" ")
                box[path] = json.loads(said)
            else:
                break
            at += 1
        components = base.overridden(box) if box else base
        return players, settle(game.options, options), components, fields[at:]
    except (ValueError, RecursionError) as error:
        problem = error if isinstance(error, MonstrerieError) else Problem("error-save-json")
        if isinstance(error, BadPosition):
            raise
        raise BadPosition("error-position-start", problem=problem) from None


def _fill(notation: Notation, state: State, fields: list[tuple[str, str]]) -> None:
    """Set what the fields say, in the order of the notation; what none says is as usual."""
    players = state.players
    known = notation.known_steps()
    said: dict[tuple[str, int], Any] = {}
    at = -1
    for name, value in fields:
        key = (name, at if name not in ("agenda", "random") else -1)
        found: Any = None
        if name == "seat":
            at = _read(name, seat(players), value)
            key = (name, at)
        elif name == "lane":
            whose, _, chain = value.partition(" ")
            key = (name, _read(name, seat(players), whose))
            state.lanes = state.lanes or [[] for _ in range(players)]
            lane = _steps(name, chain, known, players)
            strangers = {step.seat for step in lane} - {key[1]}
            if strangers:
                raise _wrong(name, f"{key[1] + 1} @{min(strangers) + 1}", f"{key[1] + 1} @{key[1] + 1}")
            state.lanes[key[1]] = lane
        elif name == "agenda":
            state.agenda = _steps(name, value, known, players)
        elif name == "random":
            state.rng = _read(name, dice(), value)
        else:
            found = _value(notation, at, name, value)
        if key in said:
            raise BadPosition("error-position-twice", field=name, number=key[1] + 1)
        said[key] = found
    for fields_, seats in ((notation.table, [-1]), (notation.seats, range(players))):
        for field in fields_:
            for place in seats:
                of: tuple[Any, ...] = (state, place) if place >= 0 else (state,)
                if (field.name, place) in said:
                    field.put(*of, said[field.name, place])
                elif field.usual is not None:
                    field.put(*of, field.usual(*of))


def _value(notation: Notation, at: int, name: str, text: str) -> Any:
    """What a field of the table (-1) or of a seat says."""
    fields = notation.seats if at >= 0 else notation.table
    for field in fields:
        if field.name == name:
            return _read(name, field.form, text, at + 1)
    names = [*(field.name for field in fields), "seat", "agenda", "lane", "random"]
    raise BadPosition("error-position-unknown", field=name[:40], number=at + 1, known=", ".join(names))


def _read(name: str, form: Form, value: str, number: int = 0) -> Any:
    """The value of a field (of the seat of that number, 0 for the table), or what is wrong with it."""
    try:
        return form.read(value)
    except Unreadable as error:
        raise _wrong(name, error.value, error.wanted, number) from None


def _wrong(field: str, value: str, wanted: str | Problem, number: int = 0) -> BadPosition:
    return BadPosition("error-position-field", field=field, value=value[:80], wanted=wanted, number=number)


def _steps(field: str, text: str, known: Any, players: int) -> list[Step[Any]]:
    """An agenda or a lane: the next step last."""
    found: list[Step[Any]] = []
    for said in text.split(" > "):
        parts = _STEP.match(said.strip())
        written = known.get(parts[1]) if parts else None
        if parts is None or written is None:
            wanted = ", ".join(known)
            raise _wrong(field, said, wanted)
        step = _made(field, said, written, parts[2], parts[3], players)
        found += [step] * _read(field, number(1, MOST_STEPS), parts[4] or "1")
        if len(found) > MOST_STEPS:
            raise _wrong(field, str(len(found)), f"≤ {MOST_STEPS}")
        if field == "lane" and not written.asks:
            raise _wrong(field, said, "…@…")
    return found[::-1]


def _check_order(notation: Notation, stack: Sequence[Step[Any]]) -> None:
    """Refuse an agenda in which something comes too early or too often, or that doesn't end as all do."""
    places: dict[str, int] = {}
    again, ends = set(), []
    for place, line in enumerate(notation.order.split("\n")):
        for marked in line.split():
            name = marked.rstrip("*.")
            places[name] = place
            again |= {name} if marked.endswith("*") else set()
            ends += [name] if marked.endswith(".") else []
    known = {step.kind: step for step in notation.steps}
    said = [(known[type(step)].name, _step(step, known[type(step)])) for step in stack[::-1]]
    for (name, whole), (after, whole_after) in pairwise(said):
        found = f"{whole} > {whole_after}"
        check(whole != whole_after or name in again, "agenda", found, whole)
        check(places[name] <= places[after], "agenda", found, f"{whole_after} > {whole}")
        check(name not in ends, "agenda", found, f"… > {name}")
    check(said[-1][0] in ends, "agenda", said[-1][1], " | ".join(f"… > {end}" for end in ends))


def _made(
    field: str, said: str, written: Written, whose: str | None, about: str | None, players: int
) -> Step[Any]:
    arguments = [] if about is None else [part.strip() for part in about.split(",")]
    forms = written.arguments
    if len(forms) != len(arguments) or written.asks != (whose is not None):
        inside = ", ".join("…" for _ in forms)
        wanted = written.name + ("@…" if written.asks else "") + (f"({inside})" if inside else "")
        raise _wrong(field, said, wanted)
    values = [_read(field, form, argument) for form, argument in zip(forms, arguments, strict=True)]
    asked = [_read(field, seat(players), whose)] if whose is not None else []
    make: Any = written.make or written.kind
    made: Step[Any] = make(*asked, *values)
    return made


def _begun(game: Game, *table: Any) -> Match:
    """The match at a table run up to its first decision (`Match.opened`), tried out: the rules can go on.

    The agenda is in order by now. What its steps need of the table differs from one to the next: a few random
    matches are played on from here, and a table that breaks down is refused.
    """
    from .match import Match

    try:
        match = Match.opened(game, *table)
        if not game.simulated:
            for trial in range(TRIALS):
                _play_on(match.state.copy(), Rng(trial))
        for place in (None, *range(match.players)):
            match.view(place)
        return match
    except BadPosition:
        raise
    except MonstrerieError as error:
        raise BadPosition("error-position-start", problem=error) from None
    except Exception as error:
        raise BadPosition("error-position-stuck", problem=type(error).__name__) from None


def _play_on(state: State, rng: Rng) -> None:
    for _ in range(LONGEST_TRIAL):
        if state.done:
            state.scores()
            return
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
