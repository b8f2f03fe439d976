"""An owner's box: what is to be read off the real one, value by value, and what came of it.

What an owner has read is a table by path, `{"guards.level-1.cards": [[3, 5], …]}`, also of those values that
are as we guessed. It becomes the TOML file that `--components` takes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec
from msgspec import inspect

from . import facts
from .components import ABOUT, Components, Fact
from .errors import BadComponents, Problem

if TYPE_CHECKING:
    from .game import Game

MOST: Final = 9999
"""Where a box gives a number no limit."""
MOST_AT_ONCE: Final = 60
"""So many fields are asked for together, at most."""
Values = Mapping[str, Any]
Key = str | int


class Leaf(msgspec.Struct, frozen=True):
    """One thing to be set inside a value: a number, a choice, or how many entries a list has (`count`)."""

    at: list[Key]
    """the way to it"""
    label: list[str]
    """what it is, from the outside in, in the reader's language"""
    kind: Literal["number", "choice", "count"]
    value: bool | int | float | str
    least: float = -MOST
    most: float = MOST
    whole: bool = True
    choices: Sequence[tuple[bool | str, str]] = ()
    """what it may be, and that in words"""
    usual: bool | int | float | str | None = None
    """what it is where nothing is said"""
    base: Sequence[float] | None = None
    """the list that it is part of, where nothing is said of that list"""


# --- what is asked ------------------------------------------------------------------------------------------


def asked(game: Game) -> list[str]:
    """Paths of the guesses that an owner can settle."""
    return [path for path in game.components().guesses() if path.startswith(game.asks_owner)]


@cache
def steps(game: Game) -> list[list[str]]:
    """These paths thing by thing: all that stands on one card is asked together, unless that is too much."""
    found: list[list[str]] = []
    begun: dict[str, tuple[list[str], int]] = {}
    shipped = game.components().facts
    for path in asked(game):
        folder = path.rpartition(".")[0]
        many = len(leaves(game, path, shipped[path].value, "en"))
        step, size = begun.get(folder, ([], 0))
        if not step or not folder.count(".") or size + many > MOST_AT_ONCE:
            step, size = [], 0
            found.append(step)
        step.append(path)
        begun[folder] = step, size + many
    return found


def with_leaf(value: Any, at: Sequence[Key], new: Any) -> Any:
    """The value with something else in that place."""
    if not at:
        return new
    key, rest = at[0], at[1:]
    if isinstance(value, str):
        assert isinstance(key, int)
        return value[:key] + new + value[key + 1 :]
    if isinstance(value, Mapping):
        return {**value, key: with_leaf(value.get(str(key), {}), rest, new)}
    assert isinstance(key, int)
    return [with_leaf(item, rest, new) if place == key else item for place, item in enumerate(value)]


def set_leaf(value: Any, leaf: Leaf, new: Any) -> Any:
    """The value with one thing set. What goes without saying is left out; a longer list repeats its end."""
    if leaf.kind == "count":
        items = value
        for key in leaf.at:
            items = items[key]
        items = [*items[:new], *[items[-1]] * (new - len(items))] if items else items
        return with_leaf(value, leaf.at, items)
    if leaf.base is not None:
        return _with_entry(value, leaf.at, list(leaf.base), new)
    made = with_leaf(value, leaf.at, new)
    return _without(made, leaf.at) if leaf.usual is not None and new == leaf.usual else made


def _with_entry(value: Any, at: Sequence[Key], base: list[float], new: Any) -> Any:
    """The value with one entry of a list set that may have gone without saying."""
    *way, last = at
    items = value
    for key in way:
        items = items.get(key, base) if isinstance(items, Mapping) else items[key]
    said = items is not base
    items = [new if number == last else item for number, item in enumerate(items)]
    if items != base:
        return with_leaf(value, way, items)
    return _without(value, way) if said else value


def _without(value: Any, at: Sequence[Key]) -> Any:
    """The value without the key of a table; and without the table, where nothing is left in it."""
    if len(at) == 1:
        return {key: item for key, item in value.items() if key != at[0]}
    return with_leaf(value, at[:1], _without(value[at[0]], at[1:]))


def settled(game: Game, own: Values) -> int:
    """How many of them the owner has settled."""
    return sum(path in own for path in asked(game))


def of_tree(game: Game, tree: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The name and the values by path of an owner's file; BadComponents says what can't be."""
    made = game.components(tree)
    shipped = game.components().facts
    read = {path: fact for path, fact in made.facts.items() if fact is not shipped.get(path)}
    return made.name, {path: fact.value for path, fact in read.items() if fact.confidence == "certain"}


def tree(game: Game, own: Values, name: str = "") -> dict[str, Any]:
    """The same as an owner's file holds it."""
    root: dict[str, Any] = {ABOUT: {"game": game.name, **({"name": name} if name else {})}}
    for path, value in own.items():
        *folders, leaf = path.split(".")
        place = root
        for folder in folders:
            place = place.setdefault(folder, {})
        place[leaf] = value
    return root


def toml(game: Game, own: Values, name: str = "") -> str:
    """The same as the text of that file."""
    about = tree(game, {}, name)[ABOUT]
    lines = [f"[{ABOUT}]", *(f"{key} = {_toml(value)}" for key, value in about.items())]
    table = ""
    for path, value in sorted(own.items(), key=lambda item: item[0].rpartition(".")[0]):
        folder, _, leaf = path.rpartition(".")
        if folder != table:
            table = folder
            lines += ["", f"[{'.'.join(map(_key, folder.split('.')))}]"]
        lines.append(f"{_key(leaf)} = {_toml(value)}")
    return "\n".join(lines) + "\n"


def line(path: str, value: Any) -> str:
    """One value as a line of a component file, under its whole path."""
    return f"{'.'.join(map(_key, path.split('.')))} = {_toml(value)}"


def _key(name: str) -> str:
    plain = name.replace("-", "").replace("_", "")
    return name if plain.isascii() and plain.isalnum() else _toml(name)


def _toml(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_key(str(key))} = {_toml(item)}' for key, item in value.items())} }}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


# --- what it says -------------------------------------------------------------------------------------------


def said(game: Game, path: str, value: Any, lang: str) -> tuple[str, str]:
    """What a component is called, and what it says with this value."""
    return facts.said(game, path, Fact(value, "certain"), lang)


def changed(game: Game, box: Components) -> dict[str, Any]:
    """The values of a box that are not those of the shipped one, by path."""
    shipped = game.components().facts
    return {path: fact.value for path, fact in box.facts.items() if fact.value != shipped[path].value}


def differences(game: Game, own: Values, lang: str) -> list[tuple[str, str, str, str]]:
    """What differs from the shipped box: path, what it is called, what it says there, and here."""
    shipped = game.components().facts
    return [
        (path, *said(game, path, shipped[path].value, lang), said(game, path, value, lang)[1])
        for path, value in own.items()
        if path in shipped and shipped[path].value != value
    ]


def complaint(game: Game, error: BadComponents, lang: str) -> tuple[str, str, str]:
    """What is wrong with a box (the component has its name in it), the component's path, and the rule."""
    data = {**error.data}
    problem = data.get("problem")
    inner = {**problem.data} if isinstance(problem, Problem) else {}
    path = str(data.get("path", inner.get("path", "")))
    shipped = game.components().facts
    nearest = max((fact for fact in shipped if path.startswith(fact)), key=len, default="")
    if nearest:
        label = said(game, nearest, shipped[nearest].value, lang)[0]
        rest = path[len(nearest) :].replace("[", " ").replace("]", " ").replace(".", " ").split()
        words = [str(int(word) + 1) if word.isdigit() else facts.word(game.name, word, lang) for word in rest]
        named = ", ".join((label, *words))
        data["path"] = named
        if isinstance(problem, Problem) and "path" in inner:
            data["problem"] = Problem(problem.key, **{**inner, "path": named})
    return BadComponents(error.key, **data).say(lang), nearest, str(data.get("rule", ""))


# --- what can be set ----------------------------------------------------------------------------------------


def leaves(game: Game, path: str, value: Any, lang: str) -> list[Leaf]:
    """All that can be set in a value, in the order in which it is said."""
    shape: inspect.Type = _shape(game, path) or inspect.AnyType()
    siblings = sorted(set(_texts(value)))
    found = _leaves(game.name, value, shape, {}, [], [], siblings, lang)
    parts = facts.parts(game.name, path, lang)
    if not parts:
        return list(found)
    return [
        msgspec.structs.replace(leaf, label=[*leaf.label[:-1], parts[leaf.at[-1]]])
        if leaf.at and isinstance(leaf.at[-1], int) and leaf.at[-1] < len(parts)
        else leaf
        for leaf in found
    ]


def _shape(game: Game, path: str) -> inspect.Type | None:
    """The type of the component with this path, with the limits that stand beside it."""
    parts = path.split(".")
    shape: inspect.Type | None = _type(game)
    if parts[0] in game.folders:
        shape = inspect.type_info(game.folders[parts.pop(0)])
    for part in parts:
        bare = shape.type if isinstance(shape, inspect.Metadata) else shape
        if isinstance(bare, inspect.StructType):
            shape = next((field.type for field in bare.fields if field.encode_name == part), None)
        else:
            shape = bare.value_type if isinstance(bare, inspect.DictType) else None
    return shape


@cache
def _type(game: Game) -> inspect.Type | None:
    made = game.box(game.components())
    return inspect.type_info(type(made)) if isinstance(made, msgspec.Struct) else None


def _leaves(
    game: str,
    value: Any,
    shape: inspect.Type,
    limits: Mapping[str, Any],
    at: list[Key],
    label: list[str],
    siblings: Sequence[str],
    lang: str,
    usual: Any = None,
    base: Sequence[float] | None = None,
) -> Iterator[Leaf]:
    if isinstance(shape, inspect.Metadata):
        limits = shape.extra or {}
        shape = shape.type
    plain: dict[str, Any] = {} if usual is None else {"usual": usual, "base": base}
    if isinstance(value, bool):
        words = [(kind, facts.spoken(game, kind, lang)) for kind in (False, True)]
        yield Leaf(at, label, "choice", value, choices=words, **plain)
    elif isinstance(value, int | float):
        least, most = limits.get("within", (-MOST, MOST))
        whole = isinstance(value, int) and not isinstance(shape, inspect.FloatType)
        if isinstance(shape, inspect.LiteralType):
            numbers = [value for value in shape.values if isinstance(value, int)]
            least, most = min(numbers), max(numbers)
        if usual is not None:
            least, most = min(least, usual), max(most, usual)
        yield Leaf(at, label, "number", value, least, most, whole, **plain)
    elif isinstance(value, str):
        yield from _text(game, value, shape, limits, at, label, siblings, lang, plain)
    elif isinstance(value, Mapping):
        for key, item, kind, usually in _entries(value, shape):
            name = facts.word(game, key, lang)
            if key in value or facts.has_word(game, key, lang):
                deeper = ([*at, key], [*label, name])
                yield from _leaves(game, item, kind, {}, *deeper, siblings, lang, usually)
    elif isinstance(value, list | tuple):
        least, most, _ = limits.get("counted", (0, 99, ""))
        if isinstance(shape, inspect.ListType | inspect.VarTupleType) and least < most:
            yield Leaf(at, label, "count", len(value), least, most)
        for number, item in enumerate(value):
            kind = (
                shape.item_types[number]
                if isinstance(shape, inspect.TupleType) and number < len(shape.item_types)
                else getattr(shape, "item_type", inspect.AnyType())
            )
            deeper = ([*at, number], [*label, str(number + 1)])
            plainly = None if usual is None else usual[number]
            yield from _leaves(game, item, kind, {}, *deeper, siblings, lang, plainly, usual)


def _text(
    game: str,
    value: str,
    shape: inspect.Type,
    limits: Mapping[str, Any],
    at: list[Key],
    label: list[str],
    siblings: Sequence[str],
    lang: str,
    plain: dict[str, Any],
) -> Iterator[Leaf]:
    """A word of those that may stand there; or each letter, where a word is made of letters that mean
    something.
    """
    letters = facts.letters(game, lang)
    if isinstance(shape, inspect.LiteralType):
        words = [str(word) for word in shape.values]
    elif "among" in limits:
        words = list(limits["among"])
    elif value and set(value) <= letters:
        for place, letter in enumerate(value):
            choices = [(one, facts.word(game, one, lang)) for one in sorted(letters)]
            yield Leaf([*at, place], [*label, str(place + 1)], "choice", letter, choices=choices)
        return
    else:
        words = list(siblings)
    if len(words) > 1:
        said = [(one, facts.spoken(game, one, lang)) for one in words]
        yield Leaf(at, label, "choice", value, choices=said, **plain)


def _entries(value: Mapping[str, Any], shape: inspect.Type) -> Iterator[tuple[str, Any, inspect.Type, Any]]:
    """What a table has, and what else it could: key, value, type, and what goes without saying."""
    if isinstance(shape, inspect.StructType):
        order = sorted(shape.fields, key=lambda field: field.encode_name not in value)
        for field in order:
            key = field.encode_name
            usual = None if field.default is msgspec.NODEFAULT else field.default
            if usual is None and field.default_factory is not msgspec.NODEFAULT:
                usual = field.default_factory()
            if key in value or usual is not None:
                yield key, value.get(key, usual), field.type, usual
    elif isinstance(shape, inspect.DictType):
        key_type = shape.key_type
        extra = key_type.extra if isinstance(key_type, inspect.Metadata) else None
        number = isinstance(getattr(shape.value_type, "type", shape.value_type), inspect.IntType)
        more = [key for key in (extra or {}).get("among", ()) if key not in value] if number else []
        for key in (*value, *more):
            yield key, value.get(key, 0), shape.value_type, 0 if number else None
    else:
        for key, item in value.items():
            yield key, item, inspect.AnyType(), None


def _texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    items = value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ()
    return [text for item in items for text in _texts(item)]
