"""Bad input by the thousand: JSON made from a schema, then bent somewhere, then perhaps broken as text."""

from __future__ import annotations

import copy
import json
import math
import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

ODD: Final[Sequence[Any]] = (
    None,
    True,
    False,
    0,
    -1,
    1.5,
    2**31,
    2**53,
    -(2**63),
    2**64,
    10**40,
    1e308,
    math.nan,
    math.inf,
    "",
    " ",
    "x",
    "x" * 300,
    "x" * 5000,
    "\x00",
    "\ud83d",
    "\u202egnp",
    "é" * 40,
    "../../etc/passwd",
    "' OR 1=1 --",
    "{ $seat }",
    "__class__",
    [],
    {},
    [[]],
    [None] * 300,
    {"": ""},
    {"kind": []},
    {"\ud83d": 1},
    {"__proto__": {}},
)
"""What nobody expects, wherever it stands."""
_DEEPEST: Final = 6


def odd(rng: random.Random) -> Any:
    """One of those, to be bent further."""
    return copy.deepcopy(rng.choice(ODD))


def made(
    schema: Any, rng: random.Random, named: Mapping[str, Any], words: Sequence[str], deep: int = 0
) -> Any:
    """A value that fits a JSON schema, or nearly; `named` are the shapes it refers to, `words` are strings
    that mean something here.
    """
    if not isinstance(schema, Mapping) or deep > _DEEPEST:
        return odd(rng)
    if "$ref" in schema:
        return made(named[schema["$ref"].rpartition("/")[2]], rng, named, words, deep)
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return made(rng.choice(schema[several]), rng, named, words, deep)
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return rng.choice(schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        return _object(schema, rng, named, words, deep)
    if kind == "array":
        count = rng.randint(schema.get("minItems", 0), min(schema.get("maxItems", 4), 4))
        return [made(schema.get("items"), rng, named, words, deep + 1) for _ in range(count)]
    if kind == "string":
        return rng.choice(words)
    if kind in ("integer", "number"):
        least = schema.get("minimum", schema.get("exclusiveMinimum", -3))
        most = schema.get("maximum", schema.get("exclusiveMaximum", 12))
        found = rng.choice([least, most, rng.randint(math.ceil(least), math.floor(min(most, least + 5)))])
        return int(found) if kind == "integer" else float(found)
    if kind == "boolean":
        return rng.random() < 0.5
    return None if kind == "null" else odd(rng)


def _object(
    schema: Mapping[str, Any], rng: random.Random, named: Mapping[str, Any], words: Sequence[str], deep: int
) -> dict[str, Any]:
    needed = schema.get("required", ())
    found = {
        name: made(inner, rng, named, words, deep + 1)
        for name, inner in schema.get("properties", {}).items()
        if name in needed or rng.random() < 0.4
    }
    more = schema.get("additionalProperties")
    if more and rng.random() < 0.3:
        found[rng.choice(words)] = made(more, rng, named, words, deep + 1)
    return found


def bent(value: Any, rng: random.Random) -> Any:
    """The same, but for something in it."""
    twin = copy.deepcopy(value)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        places = list(_places(twin))
        if not places:
            return odd(rng)
        inside, key = rng.choice(places)
        do = rng.randrange(5)
        if do == 0:
            del inside[key]
        elif do == 1 and isinstance(inside, dict):
            inside[rng.choice(("x", "seat", "id", "kind", "type", "\x00", "x" * 200))] = odd(rng)
        elif do == 2:
            inside[key] = [inside[key]]
        elif do == 3 and isinstance(inside[key], int | float):
            inside[key] = inside[key] + rng.choice((-1, 1, 7, -(10**9), 0.5))
        else:
            inside[key] = odd(rng)
    return twin


def _places(value: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        found.append((value, key))
        found += _places(one)
    return found[:200]


def text(value: Any) -> bytes:
    """As JSON, in plain ASCII, so that what is no valid text can be sent, too."""
    return json.dumps(value).encode()


def broken(said: bytes, rng: random.Random) -> bytes:
    """A text with something wrong in it."""
    do = rng.randrange(7)
    if do == 0:
        return said[: rng.randrange(len(said) + 1)]
    if do == 1:
        spoiled = bytearray(said or b" ")
        for _ in range(rng.randint(1, 8)):
            spoiled[rng.randrange(len(spoiled))] = rng.randrange(256)
        return bytes(spoiled)
    if do == 2:
        return rng.choice((b"[", b"{", b'{"a":', b'"', b"-", b"\xff\xfe")) * rng.choice((1, 50, 5000))
    if do == 3:
        return said + said
    if do == 4:
        return b"\xef\xbb\xbf" + said
    if do == 5:
        return said + b" " * rng.choice((1, 1000, 70_000, 300_000))
    return bytes(rng.randrange(256) for _ in range(rng.randint(0, 60)))
