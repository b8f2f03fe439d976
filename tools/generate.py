"""What is made from types and data: the page's TypeScript, tables and numbers in documents.

    python -m tools.generate           writes them
    python -m tools.generate --check   names what is stale

A table stands in a document between `<!-- fields: Table -->` and `<!-- end -->`. The types of a game are what
the functions `build` and `preview` of its package answer, and the data of its events (`EVENTS`); in its
README, `view`, `preview` and `events` stand for them. In its rules, a number from the data of the box has its
path behind it, `350<!--city.hands.drop-height-->`, or a sum (`2*city.board.size+city.board.sidewalk`). The
ladders that come with the program stand in `docs/ladder.md`, with drawings beside it.
"""

from __future__ import annotations

import ast
import inspect
import json
import operator
import re
import sys
import types
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, reduce
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from pydantic import BaseModel

import monstrerie
from monstrerie.bots import ladder_file
from monstrerie.bots.ladder import draw
from monstrerie.core import view
from monstrerie.core.components import Fact
from monstrerie.core.options import Value
from monstrerie.core.text import LANGUAGES
from monstrerie.core.view import Sentence
from monstrerie.games import INCLUDED
from monstrerie.server import box_shapes, messages, openapi, table_shapes

ROOT: Final = Path(__file__).parent.parent
BANNER: Final = "/** Made by tools/generate.py from {source}. Change those, then run `make generate`. */\n"
FREE: Final = """
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Data = { [key: string]: Json };
export type Move = { kind: string; [field: string]: Json };
/** The events of a game, from the data of each kind. */
export type EventOf<Kinds> = {
  [K in keyof Kinds]: Omit<Event, "kind" | "data"> & { kind: K; data: Kinds[K] & { guess?: boolean } };
}[keyof Kinds];
"""
"""What stays free: the arguments of a sentence, and the fields of a move, which the server checks."""
ALIASES: Final[dict[Any, str]] = {
    Value: "OptionValue",
    messages.Message: "ClientMessage",
    messages.News: "ServerMessage",
}
WIDTH: Final = 110
FEW: Final = 8


class Field(NamedTuple):
    """One field of a type, as JSON has it."""

    name: str
    hint: Any
    optional: bool
    doc: str


# --- what a type has ----------------------------------------------------------------------------------------


def is_type(hint: Any) -> bool:
    """Whether this is a type with fields."""
    return is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, msgspec.Struct | BaseModel))


@cache
def fields(kind: type) -> list[Field]:
    """The fields of a type. What a client may leave out, and what the server leaves out, is optional."""
    hints, docs = get_type_hints(kind, include_extras=True), _docs(kind)
    found, encoded = [], {}
    if issubclass(kind, msgspec.Struct):
        config = kind.__struct_config__
        if config.tag is not None:
            found.append(Field(config.tag_field or "type", Literal[config.tag], False, ""))
        lax = config.omit_defaults or kind in get_args(messages.Message)
        needed = {field.name: field.required for field in msgspec.structs.fields(kind)}
        encoded = {field.name: field.encode_name for field in msgspec.structs.fields(kind)}
    elif is_typeddict(kind):
        lax = True
        said = {name for name, hint in hints.items() if get_origin(hint) is NotRequired}
        needed = {name: getattr(kind, "__total__", True) and name not in said for name in hints}
        hints = {name: get_args(hint)[0] if name in said else hint for name, hint in hints.items()}
    else:
        assert issubclass(kind, BaseModel)
        lax = True
        needed = {name: field.is_required() for name, field in kind.model_fields.items()}
    for name, required in needed.items():
        hint, unset = _without_unset(hints[name])
        found.append(
            Field(encoded.get(name, name), hint, unset or (lax and not required), docs.get(name, ""))
        )
    return found


def alternatives(hint: Any) -> tuple[Any, ...]:
    """The members of a union; any other type alone."""
    return get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)


def reached(roots: Sequence[Any], known: Sequence[type] = ()) -> list[type]:
    """These types and all in their fields, each before what it has, without those that are known already."""
    found: list[type] = []

    def visit(hint: Any) -> None:
        if is_type(hint):
            if hint not in found and hint not in known:
                found.append(hint)
                for field in fields(hint):
                    visit(field.hint)
        elif get_origin(hint) is not Literal:
            for part in get_args(hint):
                visit(part)

    for root in roots:
        visit(root)
    return found


def _without_unset(hint: Any) -> tuple[Any, bool]:
    parts = alternatives(hint)
    if msgspec.UnsetType not in parts:
        return hint, False
    return reduce(operator.or_, (part for part in parts if part is not msgspec.UnsetType)), True


@cache
def _classes(file: str) -> dict[str, ast.ClassDef]:
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    return {node.name: node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def _docs(kind: type) -> dict[str, str]:
    """The string under each field, in this class and those it derives from."""
    found: dict[str, str] = {}
    for base in (kind,) if is_typeddict(kind) else reversed(kind.__mro__):
        if not base.__module__.startswith(("monstrerie", "tests")) or not is_type(base):
            continue
        written = _classes(inspect.getsourcefile(base) or "").get(base.__name__)
        for field, below in pairwise(written.body if written else ()):
            match field, below:
                case ast.AnnAssign(ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                    found[name] = " ".join(text.split())
                case _:
                    pass
    return found


def about(kind: type) -> str:
    """What a type is: the first paragraph of its docstring."""
    return " ".join((kind.__dict__.get("__doc__") or "").partition("\n\n")[0].split())


# --- TypeScript ---------------------------------------------------------------------------------------------


def typescript(hint: Any, top: bool = True) -> str:
    """A type in TypeScript's notation."""
    if _alias(hint):
        return _alias(hint)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return title(hint) or narrowed(hint, top)
    if origin in (Union, types.UnionType):
        return _union([typescript(part) for part in parts], top)
    if origin is Literal:
        return _union([json.dumps(part) for part in parts], top)
    if origin is tuple and parts[-1] is not Ellipsis:
        return f"[{', '.join(typescript(part) for part in parts)}]"
    if inspect.isclass(origin) and issubclass(origin, Mapping):
        if parts == (str, Any):
            return "Data"
        return f"Record<{typescript(parts[0])}, {typescript(parts[1])}>"
    if inspect.isclass(origin) and issubclass(origin, Sequence):
        return f"{typescript(parts[0], top=False)}[]"
    if is_type(hint):
        return str(hint.__name__)
    return _SIMPLE[hint]


def title(hint: Any) -> str:
    """The name that a type was given beside its definition."""
    return next((meta.title for meta in _metas(hint) if meta.title), "")


def narrowed(hint: Any, top: bool = True) -> str:
    """A type with what else is said of it: the words, the few numbers or how many entries there can be."""
    kind = get_args(hint)[0]
    for meta in _metas(hint):
        if meta.extra and "one of" in meta.extra:
            return _union([json.dumps(word) for word in meta.extra["one of"]], top)
        if meta.ge is not None and meta.le is not None and meta.le - meta.ge < FEW:
            return _union([str(number) for number in range(int(meta.ge), int(meta.le) + 1)], top)
        if meta.min_length and meta.min_length == meta.max_length and get_origin(kind) is list:
            return f"[{', '.join([typescript(get_args(kind)[0])] * meta.min_length)}]"
    return typescript(kind, top)


def _metas(hint: Any) -> list[msgspec.Meta]:
    return [meta for meta in get_args(hint)[1:] if isinstance(meta, msgspec.Meta)]


_SIMPLE: Final[dict[Any, str]] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    None: "null",
    type(None): "null",
    Any: "Json",
}


def _alias(hint: Any) -> str:
    return next((name for union, name in ALIASES.items() if union == hint), "")


def _union(parts: Sequence[str], top: bool) -> str:
    found = list(dict.fromkeys(parts))
    if "null" in found:
        found = [*(part for part in found if part != "null"), "null"]
    text = " | ".join(found)
    return text if top or len(found) == 1 else f"({text})"


def interface(kind: type, parent: str = "", more: str = "") -> str:
    """A type as an interface, with what is said about it and its fields."""
    lines = [f"/** {about(kind)} */"] if about(kind) else []
    lines.append(f"export interface {kind.__name__}{f' extends {parent}' if parent else ''} {{")
    for field in fields(kind):
        if field.doc:
            lines.append(f"  /** {_sentence(field.doc)} */")
        lines.append(f"  {_marked(field)}: {typescript(field.hint)};")
    return "\n".join([*lines, *([f"  {more}"] if more else []), "}", ""])


def _marked(field: Field) -> str:
    return f"{field.name}{'?' if field.optional else ''}"


def _sentence(doc: str) -> str:
    end = "" if doc[-1] in ".?!" else "."
    return doc[0].upper() + doc[1:] + end


def alias(union: Any, name: str) -> str:
    """A union with a name of its own."""
    parts = [typescript(part) for part in alternatives(union)]
    line = f"export type {name} = {' | '.join(parts)};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {part}" for part in parts) + ";\n"


def net() -> str:
    """What the server takes and says."""
    parts = [BANNER.format(source="monstrerie/server and core") + FREE]
    parts.append(
        f"/** Those that have texts. */\nexport const LANGUAGES = {json.dumps(LANGUAGES)} as const;\n"
    )
    parts += [alias(union, name) for union, name in ALIASES.items()]
    parts.append(interface(view.View))
    parts += [interface(kind) for kind in NET]
    return "\n".join(parts)


WISHES: Final = (
    table_shapes.TableWish,
    box_shapes.BoxWish,
    table_shapes.JoinWish,
    table_shapes.LevelWish,
    table_shapes.SettingsWish,
)
NET: Final = [
    kind
    for kind in reached([*WISHES, *openapi.ANSWERS, messages.Message, messages.News])
    if kind is not view.View
]


# --- tables in documents ------------------------------------------------------------------------------------


def words(hint: Any) -> str:
    """A type in a document's words."""
    return f"`{typescript(hint)}`".replace("|", "\\|")


def table(kind: type) -> str:
    """The fields of a type as a table."""
    lines = ["| field | type | meaning |", "|---|---|---|"]
    for field in fields(kind):
        name = f"`{field.name}`{' (may be absent)' if field.optional else ''}"
        lines.append(f"| {name} | {words(field.hint)} | {_cell(field.doc)} |")
    return "\n".join(lines)


def message_table(union: Any) -> str:
    """The messages of one side as a table."""
    lines = ["| type | fields | meaning |", "|---|---|---|"]
    for kind in alternatives(union):
        tag, *others = fields(kind)
        cells = [
            f"`{field.name}`{'?' if field.optional else ''} {words(field.hint)}"
            + (f": {_cell(field.doc)}" if field.doc else "")
            for field in others
        ]
        lines.append(f"| `{get_args(tag.hint)[0]}` | {'; '.join(cells)} | {_cell(about(kind))} |")
    return "\n".join(lines)


def event_table(events: Mapping[str, type]) -> str:
    """The events of a game as a table."""
    lines = ["| event | data |", "|---|---|"]
    for kind, data in events.items():
        cells = [f"`{field.name}`{'?' if field.optional else ''} {words(field.hint)}" for field in own(data)]
        lines.append(f"| `{kind}` | {'; '.join(cells)} |")
    return "\n".join(lines)


def own(data: type) -> list[Field]:
    """The fields of an event but `guess`, which any may have."""
    return [field for field in fields(data) if field.name != "guess"]


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def section(name: str, known: Mapping[str, Any]) -> str:
    """What stands between the markers of that name: the table of a type, or of one side's messages."""
    parts = [part.strip() for part in name.split(",")]
    if isinstance(known[parts[0]], dict):
        return event_table(known[parts[0]])
    if isinstance(known[parts[0]], list):
        parts = [kind.__name__ for kind in known[parts[0]]]
    made = []
    for part in parts:
        found = known[part]
        text = message_table(found) if not is_type(found) else table(found)
        made.append(text if len(parts) == 1 else f"`{part}`: {about(found)}\n\n{text}")
    return "\n\n".join(made)


MARKED: Final = re.compile(r"(<!-- fields: ([^>]*?) -->\n).*?(<!-- end -->)", re.DOTALL)


def filled(text: str, known: Mapping[str, Any]) -> str:
    """A document with its tables made anew."""
    return MARKED.sub(lambda found: f"{found[1]}\n{section(found[2], known)}\n\n{found[3]}", text)


VALUE: Final = re.compile(r"-?\d+(?:[.,]\d+)?<!--([\w.+*-]+)-->")


def valued(text: str, facts: Mapping[str, Fact], lang: str) -> str:
    """A document with the numbers of the box filled in."""

    def put(found: re.Match[str]) -> str:
        parts = [part.rpartition("*") for part in found[1].split("+")]
        number = f"{sum(float(times or 1) * _fact(facts, path) for times, _, path in parts):g}"
        return f"{number.replace('.', ',') if lang == 'fr' else number}<!--{found[1]}-->"

    return VALUE.sub(put, text)


def _fact(facts: Mapping[str, Fact], path: str) -> float:
    """The number at a path: within the value of a fact where that has parts."""
    inside: list[str] = []
    known = path
    while known and known not in facts:
        known, _, part = known.rpartition(".")
        inside.insert(0, part)
    value: Any = facts[known or path].value
    for part in inside:
        value = value[int(part) if isinstance(value, list) else part]
    return float(value)


# --- games --------------------------------------------------------------------------------------------------


class Shown(NamedTuple):
    """The types of a game."""

    view: list[type]
    preview: list[type]
    events: dict[str, type]


def shown(package: str) -> Shown:
    """What `build` and `preview` of a game's package answer, all types in it, and the data of its events."""
    found: dict[str, list[type]] = {"build": [], "preview": []}
    for module in ("view", "preview"):
        try:
            inside = import_module(f"{package}.{module}")
        except ModuleNotFoundError:
            continue
        for name in found:
            answer = get_type_hints(getattr(inside, name, int), include_extras=True).get("return")
            found[name] += reached([answer], [*SHARED, *found["build"]])
    return Shown(found["build"], found["preview"], import_module(f"{package}.events").EVENTS)


SHARED: Final = (Sentence,)
"""What games share with the server: imported, not made again."""


def names(kinds: Sequence[type]) -> dict[str, Any]:
    """The types with a name beside their definition in the fields of these, by that name."""
    found: dict[str, Any] = {}

    def visit(hint: Any) -> None:
        if get_origin(hint) is not Literal:
            for part in get_args(hint):
                visit(part)
        if get_origin(hint) is Annotated and title(hint):
            found[title(hint)] = hint

    for kind in kinds:
        for field in fields(kind):
            visit(field.hint)
    return found


def game(package: str, types: Shown) -> str:
    """What a seat sees of a game, and what a move would lead to."""
    parts = [
        f"export type {name} = {narrowed(hint)};\n"
        for name, hint in names([*types.view, *types.preview, *types.events.values()]).items()
        if name not in FREE_NAMES
    ]
    parts += [interface(kind, parent="View" if kind is types.view[0] else "") for kind in types.view]
    parts += [interface(kind) for kind in types.preview]
    parts.append(event_types(types.events))
    body = "\n".join(parts)
    shared = [
        name
        for name in (*FREE_NAMES, "EventOf", "Sentence")
        if re.search(rf"(: |<|\(|\| |= |extends ){name}\b", body)
    ]
    head = BANNER.format(source=package.replace(".", "/"))
    return head + f'\nimport type {{ {", ".join(sorted(shared))} }} from "@/net/types";\n\n' + body


def event_types(events: Mapping[str, type]) -> str:
    """The data of a game's events, and the events. Any of them may rest on a guess."""
    lines = ["/** What is told with each kind of event. */", "export type EventData = {"]
    for kind, data in events.items():
        fields = "; ".join(f"{_marked(field)}: {typescript(field.hint)}" for field in own(data))
        lines.append(f'  "{kind}": {f"{{ {fields} }}" if fields else "Record<never, never>"};')
    return "\n".join([*lines, "};", "export type GameEvent = EventOf<EventData>;", ""])


FREE_NAMES: Final = ("Data", "Json", "Move", "OptionValue", "View")


# --- ladders ------------------------------------------------------------------------------------------------

LADDER: Final = re.compile(r"(<!-- ladder: (\S+) -->)\n.*?(<!-- end -->)", re.S)


def ladder(name: str) -> str:
    """The ladder that comes with this version, as a table."""
    kept = ladder_file.shipped(monstrerie.game(name))
    if kept is None:
        return "\nNot measured."
    thought = "the processor" if kept.ladder.processor else "the clock"
    budget = kept.ladder.budget
    seconds = None if budget is None else budget.seconds
    usual = "as long as at a table" if seconds is None else f"at most {seconds:g} s"
    lines = [
        "",
        f"{len(kept.outcomes)} matches of {kept.ladder.players}, {kept.date}, version {kept.version}; "
        f"a decision takes {usual}, by {thought}.",
        "",
        "| bot | rating | 95 % | seats | victories |",
        "|---|---|---|---|---|",
    ]
    for rung in kept.rungs:
        share = f"{100 * rung.wins / rung.seats:.1f} %" if rung.seats else "-"
        between = f"{rung.low:.1f}–{rung.high:.1f}"
        lines.append(f"| {rung.bot} | {rung.rating:.1f} | {between} | {rung.seats} | {share} |")
    return "\n".join(lines)


# --- the files ----------------------------------------------------------------------------------------------


def made() -> Iterator[tuple[Path, str]]:
    """Every generated file, and every document with generated tables, as they should be."""
    yield ROOT / "web/src/net/types.ts", net()
    known: dict[str, Any] = {kind.__name__: kind for kind in (view.View, *NET)}
    known |= {name: union for union, name in ALIASES.items()}
    protocol = ROOT / "docs/protocol.md"
    yield protocol, filled(protocol.read_text(), known)
    ladders = ROOT / "docs/ladder.md"
    yield (
        ladders,
        LADDER.sub(lambda found: f"{found[1]}\n{ladder(found[2])}\n\n{found[3]}", ladders.read_text()),
    )
    for name, place in INCLUDED.items():
        if kept := ladder_file.shipped(monstrerie.game(name)):
            yield ROOT / f"docs/images/ladder-{name}.svg", draw(kept.rungs, name.replace("-", " ").title())
        package = place.partition(":")[0]
        types = shown(package)
        if types.view:
            yield ROOT / f"web/src/games/{name}/types.ts", game(package, types)
        known = {kind.__name__: kind for kind in (*types.view, *types.preview)}
        readme = ROOT / package.replace(".", "/") / "README.md"
        yield readme, filled(readme.read_text(), {**known, **types._asdict()})
        facts = monstrerie.game(name).components().facts
        sources = [(lang, readme.with_name(f"rules.{lang}.md")) for lang in monstrerie.LANGUAGES]
        for lang, rules in [*sources, ("en", ROOT / f"docs/rules/{name}.md")]:
            yield rules, valued(rules.read_text(), facts, lang)


def stale() -> list[str]:
    """The files that are not as they should be."""
    return [
        path.relative_to(ROOT).as_posix()
        for path, text in made()
        if not path.exists() or path.read_text() != text
    ]


def main(arguments: Sequence[str]) -> int:
    """Write everything, or only look."""
    wrong = stale()
    if "--check" in arguments:
        for name in wrong:
            print(f"stale: {name} (make generate)")
        return 1 if wrong else 0
    for path, text in made():
        path.write_text(text)
    print(f"{len(wrong)} changed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
