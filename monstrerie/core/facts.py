"""A component fact in words: what a value of the box is called, and what it says.

A game names its facts in its Fluent file. The message `<game>-fact-<path>` (dots as dashes) is the label of
one fact; the message of a parent path is that of all below it, which finds the rest of the path in `$item`.
The words and keys inside the values are said by `<game>-fact-word`, which selects on `$word`. A label may
have attributes: `.pair` says a list of two values (`$first`, `$second`), `.value` the whole (`$value`), and
`.parts` names the entries of a list where they are entered.

    rampage-fact-city-pieces = { $item ->
        [paws] Size and mass of the paws
       *[body] Size and mass of the body
    }
    mighty-monsters-fact-guards-level-1-cards = Guards of level 1 (strength–loot)
        .pair = { $first }–{ $second }
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from fluent.syntax import ast

from .components import Fact
from .numbers import decimal
from .text import bundle, sentence

if TYPE_CHECKING:
    from .game import Game

_JOINTS: Final = (", ", "; ", " / ")
"""Between the items of a list: of plain values, of lists, of lists of lists."""


def said(game: Game, path: str, fact: Fact, lang: str) -> tuple[str, str]:
    """The label and the value of a fact. A fact that the game doesn't name is called by its path."""
    key, item = _label(game.name, path, lang)
    label = sentence(key, {"item": item}, lang) if key else path
    value = _value(game.name, fact.value, lang, key)
    whole = _attribute(key, "value", {"value": value, "item": item}, lang)
    return label, value if whole is None else whole


def unsaid(game: Game, path: str, fact: Fact, lang: str) -> list[str]:
    """What of a fact the game has no words for: its path, its keys, its strings."""
    key, item = _label(game.name, path, lang)
    named = bool(key) and (not item or item in _variants(key, "item", lang))
    missing = [] if named else [path]
    known = _words(game.name, lang)
    return missing + [
        word for word in _strings(fact.value) if word not in known and not _spelled(word, known)
    ]


def word(game: str, name: str, lang: str) -> str:
    """A word or key of the component file."""
    return _word(game, name, lang)


def spoken(game: str, value: bool | str, lang: str) -> str:
    """A bare value; an empty text means none."""
    return _value(game, value, lang, "") if value != "" else sentence("fact-none", {}, lang)


def has_word(game: str, name: str, lang: str) -> bool:
    """Whether the game has a word for this key."""
    return name in _words(game, lang)


def letters(game: str, lang: str) -> frozenset[str]:
    """The single letters that the game has words for: `G` for green."""
    return frozenset(name for name in _words(game, lang) if len(name) == 1 and name.isupper())


def parts(game: str, path: str, lang: str) -> list[str]:
    """What the numbers of a list are called (`.parts`, with bars between); [] where they have no names."""
    key, item = _label(game, path, lang)
    found = _attribute(key, "parts", {"item": item}, lang)
    return found.split("|") if found else []


def _label(game: str, path: str, lang: str) -> tuple[str, str]:
    """The message of the nearest path that has one, and the rest of the path below it."""
    parts = path.split(".")
    messages = bundle(lang)
    for length in range(len(parts), 0, -1):
        key = f"{game}-fact-{'-'.join(parts[:length])}"
        if messages.has_message(key):
            return key, "-".join(parts[length:])
    return "", ""


def _value(game: str, value: Any, lang: str, label: str) -> str:
    if isinstance(value, bool):
        return sentence("fact-yes" if value else "fact-no", {}, lang)
    if isinstance(value, int | float):
        return decimal(value, lang)
    if isinstance(value, str):
        return _word(game, value, lang)
    if not value:
        return sentence("fact-none", {}, lang)
    joint = _JOINTS[min(_depth(value), len(_JOINTS)) - 1]
    if isinstance(value, dict):
        return joint.join(_entry(game, key, item, lang, label) for key, item in value.items())
    items = [_value(game, item, lang, label) for item in value]
    if len(items) == 2 and _depth(value) == 1:
        pair = _attribute(label, "pair", {"first": items[0], "second": items[1]}, lang)
        if pair is not None:
            return pair
    return joint.join(items)


def _entry(game: str, key: Any, item: Any, lang: str, label: str) -> str:
    """One item of a table: "cost: 3", or the key alone where it is simply true."""
    word = _word(game, str(key), lang)
    if item is True:
        return word
    return sentence("fact-entry", {"word": word, "value": _value(game, item, lang, label)}, lang)


def _word(game: str, word: str, lang: str) -> str:
    """A string of the component file; an unknown one made of known letters is read letter by letter."""
    known = _words(game, lang)
    if word not in known and _spelled(word, known):
        return ", ".join(sentence(f"{game}-fact-word", {"word": letter}, lang) for letter in word)
    return sentence(f"{game}-fact-word", {"word": word}, lang) if word in known else word


def _spelled(word: str, known: Sequence[str] | frozenset[str]) -> bool:
    return word != "" and all(letter in known for letter in word)


def _depth(value: Any) -> int:
    """How deeply lists and tables are nested."""
    if not isinstance(value, list | tuple | dict):
        return 0
    items = value.values() if isinstance(value, dict) else value
    return 1 + max((_depth(item) for item in items), default=0)


def _strings(value: Any) -> list[str]:
    """Every key and string inside a value."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [*map(str, value), *(word for item in value.values() for word in _strings(item))]
    if isinstance(value, list | tuple):
        return [word for item in value for word in _strings(item)]
    return []


def _attribute(key: str, name: str, data: dict[str, Any], lang: str) -> str | None:
    """What an attribute of a message says; None when it has none of that name."""
    if not key:
        return None
    messages = bundle(lang)
    pattern = messages.get_message(key).attributes.get(name)
    if pattern is None:
        return None
    text, errors = messages.format_pattern(pattern, data)
    if errors:
        raise LookupError(f"{key}.{name} can't be said in {lang!r}: {errors[0]}")
    return str(text)


@cache
def _words(game: str, lang: str) -> frozenset[str]:
    """The words that the game's `<game>-fact-word` says."""
    key = f"{game}-fact-word"
    return _variants(key, "word", lang) if bundle(lang).has_message(key) else frozenset()


def _variants(key: str, argument: str, lang: str) -> frozenset[str]:
    """The names on which a message selects by an argument, in the messages that it refers to as well."""
    message = bundle(lang).get_message(key)
    found: set[str] = set()
    _collect(message.value, argument, lang, found)
    return frozenset(found)


def _collect(node: object, argument: str, lang: str, found: set[str]) -> None:
    if isinstance(node, ast.SelectExpression):
        selector = node.selector
        if isinstance(selector, ast.VariableReference) and selector.id.name == argument:
            found.update(
                variant.key.name
                for variant in node.variants
                if isinstance(variant.key, ast.Identifier) and variant.key.name != "other"
            )
    if isinstance(node, ast.MessageReference) and node.attribute is None:
        _collect(bundle(lang).get_message(node.id.name).value, argument, lang, found)
        return
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for part in parts:
        _collect(part, argument, lang, found)
