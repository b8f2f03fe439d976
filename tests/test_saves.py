"""Matches that earlier versions saved stay valid: `saves.py` recorded them and says what may change."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import monstrerie
from monstrerie.games import INCLUDED

from . import saves

MORE = "rampage-kinds"
EVERY_SAVE = pytest.mark.parametrize(
    ("name", "file", "number"),
    [(name, name, number) for name in INCLUDED for number in range(saves.MATCHES)]
    + [("rampage", MORE, number) for number in range(6)],
)


@cache
def recorded(name: str, file: str) -> dict[str, Any]:
    if monstrerie.game(name).missing():
        pytest.skip(f"{name} needs its extra")
    assert (saves.FOLDER / f"{file}.json").exists(), f"not recorded yet: python -m tests.saves {name}"
    found: dict[str, Any] = json.loads((saves.FOLDER / f"{file}.json").read_text(encoding="utf-8"))
    return found


@EVERY_SAVE
def test_a_save_of_an_earlier_version_replays_to_the_same_bytes(name: str, file: str, number: int) -> None:
    matches = recorded(name, file)
    record, shape = matches["matches"][number], matches["shape"]
    text = saves.text(record, matches["components"])
    match = saves.played_on(name, record.get("world", "")).load(text)

    again, before = saves.body(match.save()), saves.body(text)
    # A box may gain values that there were no words for; those that there were stay.
    again["components"] = {path: again["components"].get(path) for path in before["components"]}
    assert list(again) == list(before)
    assert saves.dense(again) == saves.dense(before)

    seen: list[dict[str, str]] = []
    lines = iter(record.get("views", ()))
    fields = list(shape["views"])
    for point, wanted in zip(saves.points(match), record["points"], strict=True):
        for line in point.lines(shape, seen) if "views" in record else ():
            assert line == next(lines), f"after {point.at} moves"
        found = point.digests(shape)
        then, now = wanted["views"].split(), found["views"].split()
        changed = [field for field, old, new in zip(fields, then, now, strict=True) if old != new]
        assert not changed, f"fields of the views that changed, after {point.at} moves"
        changed = [part for part in wanted if found[part] != wanted[part]]
        assert not changed, f"what changed, after {point.at} moves"
    assert not list(lines)
    assert saves.outcome(match) == record["result"]


@pytest.mark.parametrize("name", INCLUDED)
def test_the_saves_are_of_all_sorts(name: str) -> None:
    matches = recorded(name, name)["matches"]
    bodies = [record["save"] for record in matches]
    assert len(matches) == saves.MATCHES
    assert {body["players"] for body in bodies} == set(monstrerie.game(name).players)
    assert sum(record["result"] is None for record in matches) > 5
    assert sum(record["result"] is not None for record in matches) > 1
    assert sum("views" in record for record in matches) == saves.READABLE
    assert any(body["components"] for body in bodies) and not all(body["components"] for body in bodies)
    assert any("confidence" in body for body in bodies) and any("seats" in body for body in bodies)
    if name == "rampage":
        bodies += [record["save"] for record in recorded(name, MORE)["matches"]]
    played = {move["kind"] for body in bodies for _, move, *_ in body["moves"]}
    assert played == {kind.__struct_config__.tag for kind in monstrerie.game(name).kinds}


def test_what_may_change_and_what_not() -> None:
    shape: saves.Shape = {}
    before = {"gold": 3, "pets": [{"name": "Bubbles", "needs": []}]}
    saves.learn(before, shape)
    more = {"gold": 3, "pets": [{"name": "Bubbles", "needs": [], "sick": 0}], "imps": 6}
    assert saves.known(more, shape) == before
    for other in (
        {"gold": 4, "pets": before["pets"]},
        {"pets": before["pets"]},
        {"gold": 3, "pets": [{"name": "Bubbles"}]},
        {"gold": 3, "pets": [{"name": "Bubbles", "needs": ["play"]}]},
        {"gold": 3, "pets": []},
    ):
        assert saves.known(other, shape) != before
        assert saves.digest(saves.known(other, shape)) != saves.digest(before)
