"""Forged saves and components with a right digest: half characters and absurd numbers, refused in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from monstrerie import BadComponents, BadSave, MonstrerieError
from monstrerie.core.save import _digest
from monstrerie.games import INCLUDED, game

HALF = "\ud800"


def said(error: MonstrerieError) -> None:
    """It can be said and written in both languages."""
    for lang in ("en", "fr"):
        assert error.say(lang).encode()


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [
        ("rampage", "city.colours.monsters", [HALF, "green", "red", "pink"]),
        ("rampage", "city.ruins.S1", {"shape": HALF, "centre": [0, 0], "floors": 3, "pillars": 4, "roof": 1}),
        (
            "rampage",
            "city.ruins.S1",
            {"shape": "square", "centre": [1e30, 1e30], "floors": 3, "pillars": 4, "roof": 1},
        ),
        ("rampage", "city.judging.step", 5e-12),
        ("rampage", HALF, 1),
        ("mighty-monsters", HALF, HALF),
        ("dungeon-lords", HALF, 10**400),
        ("dungeon-petz", HALF + "." + HALF, {HALF: HALF}),
    ],
    ids=lambda value: ascii(value)[:40],
)
def test_forged_components_are_refused(name: str, path: str, value: Any) -> None:
    found = game(name)
    forged = {
        "monstrerie": 1,
        "version": "1",
        "game": name,
        "players": found.players.start,
        "seed": 1,
        "options": {},
        "components": {**found.components().values(), path: value},
        "moves": [],
    }
    text = json.dumps({**forged, "digest": _digest(forged)})
    with pytest.raises(BadSave) as refused:
        found.load(text)
    said(refused.value)
    tree: Any = value
    for folder in reversed(path.split(".")):
        tree = {folder: tree}
    with pytest.raises(BadComponents) as impossible:
        found.new(found.players.start, seed=1, components=tree)
    said(impossible.value)


@pytest.mark.parametrize("name", [name for name in INCLUDED if not game(name).simulated])
def test_half_characters_in_other_places_are_refused(name: str) -> None:
    found = game(name)
    body = json.loads(found.new(found.players.start, seed=1).save())
    del body["digest"]
    forgeries: list[dict[str, Any]] = [
        {"options": {HALF: HALF}},
        {"moves": [[0, {"kind": HALF}]]},
        {"moves": [[0, HALF]]},
        {"moves": [[0, {"kind": "x"}, HALF]]},
        {"opening": HALF},
        {"version": HALF, "monstrerie": 99},
        {"game": HALF},
    ]
    for change in forgeries:
        forged = {**body, **change}
        with pytest.raises(BadSave) as refused:
            found.load(json.dumps({**forged, "digest": _digest(forged)}))
        said(refused.value)
