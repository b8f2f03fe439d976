"""What the page is told about the values of a box: in the reader's words, and with how sure we are."""

from __future__ import annotations

import httpx
import pytest

import monstrerie
from tests.server.people import PATIENCE, Running


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", list(monstrerie.games()))
def test_facts_are_told_in_words(server: Running, name: str, lang: str) -> None:
    asked = httpx.get(
        f"{server.url}/api/games/{name}/components", headers={"Accept-Language": lang}, timeout=PATIENCE
    )
    facts = {fact["path"]: fact for fact in asked.raise_for_status().json()["facts"]}
    box = monstrerie.game(name).components()
    assert list(facts) == list(box.facts)
    assert all(isinstance(fact["label"], str) and fact["label"] for fact in facts.values())
    assert [path for path, fact in facts.items() if any(mark in fact["said"] for mark in '{}[]"')] == []


def test_the_language_can_be_named(server: Running) -> None:
    path = f"{server.url}/api/games/mighty-monsters/components"
    named, asked = (
        httpx.get(path, params={"lang": "fr"}, timeout=PATIENCE).json(),
        httpx.get(path, headers={"Accept-Language": "fr"}, timeout=PATIENCE).json(),
    )
    assert named == asked != httpx.get(path, params={"lang": "en"}, timeout=PATIENCE).json()
