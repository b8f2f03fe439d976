"""Everything a state holds, as plain data: two states are the same exactly when their fingerprints are."""

from __future__ import annotations

import json
from typing import Any

from .rng import Rng
from .state import State, Step


def fingerprint(state: State) -> str:
    """All of a state as canonical JSON text, whether it is compiled or not."""
    return json.dumps(_plain(state, ()), sort_keys=True, separators=(",", ":"))


def attributes(thing: object) -> dict[str, Any]:
    """Names and values of an object's attributes, also where mypyc made its class."""
    names: dict[str, None] = {}
    for kind in type(thing).__mro__:
        for name in (*getattr(kind, "__mypyc_attrs__", ()), *getattr(kind, "__slots__", ())):
            if name not in ("__dict__", "__weakref__"):
                names[name] = None
    for name in getattr(thing, "__dict__", {}):
        names[name] = None
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def _plain(value: Any, path: tuple[int, ...]) -> Any:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if id(value) in path:
        raise ValueError(f"a {type(value).__name__} contains itself")
    deeper = (*path, id(value))
    if isinstance(value, Rng):
        return {"rng": value.words()}
    if isinstance(value, Step):
        return {
            "step": type(value).__name__,
            "seat": value.seat,
            "key": [_plain(item, deeper) for item in value.about],
        }
    if isinstance(value, list | tuple):
        return [_plain(item, deeper) for item in value]
    if isinstance(value, dict):
        return {str(key): _plain(item, deeper) for key, item in value.items()}
    if isinstance(value, bytes):
        return value.hex()
    return {type(value).__name__: {name: _plain(item, deeper) for name, item in attributes(value).items()}}
