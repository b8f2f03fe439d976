"""The documentation site: every document is in it, and every link of a document leads somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
import yaml

import monstrerie
from monstrerie.games import INCLUDED
from tools import players, site
from tools.doctests import fenced

SOURCES = site.sources()
NAV = yaml.safe_load((site.ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"]


def pages(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for item in nav.values() if isinstance(nav, dict) else nav:
            yield from pages(item)


@pytest.mark.parametrize("page", SOURCES)
def test_no_link_is_dead(page: str) -> None:
    assert list(site.dead(page, SOURCES[page])) == []


def test_a_dead_link_is_found(tmp_path: Any) -> None:
    file = tmp_path / "page.md"
    file.write_text("# One\n[a](#one) [b](#two) [c](nothing.md) [d](page.md#one) [e](https://example.org)\n")
    assert list(site.dead("page.md", file)) == ["page.md: #two", "page.md: nothing.md"]


def test_every_document_is_in_the_navigation_once() -> None:
    assert sorted(pages(NAV)) == sorted([*SOURCES, *players.pages()])


@pytest.mark.parametrize("game", INCLUDED)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_players_read_all_rules_in_their_language(lang: str, game: str) -> None:
    text = players.pages()[f"{players.FOLDERS[lang]}/{game}.md"]
    rules = [rule for chapter in monstrerie.game(game).rules(lang).for_players() for rule in chapter.rules]
    assert len(rules) > 50
    assert [rule.id for rule in rules if f"| {rule.id} | {players.cell(rule.text)}" not in text] == []
    assert f"]({game}.svg)" in text and text.count("\n## ") > 3


@pytest.mark.parametrize("game", INCLUDED)
def test_figures_are_drawings_of_real_tables_that_fetch_nothing(game: str) -> None:
    """In both languages, which differ; the one seed gives the same drawing every time."""
    english, french = (players.figures()[f"{folder}/{game}.svg"] for folder in players.FOLDERS.values())
    assert english != french
    for svg in (english, french):
        assert ElementTree.fromstring(svg).tag.endswith("svg")
        assert "url(http" not in svg and "@font-face" not in svg
    players.figure.cache_clear()
    assert players.figure(game, "en").svg == english


def test_the_site_links_only_within_itself() -> None:
    for page, source in SOURCES.items():
        for link in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", site.on_site(page, source)):
            folder = page.rpartition("/")[0]
            target = (site.ROOT / "docs" / folder / link).resolve()
            name = target.relative_to(site.ROOT / "docs").as_posix()
            assert name in SOURCES or target.exists(), (page, link)


def test_examples_of_docstrings_are_code() -> None:
    text = "Add.\n\n>>> 1 + 1\n2\n\nThat is all."
    assert fenced(text) == "Add.\n\n```python\n>>> 1 + 1\n2\n```\n\nThat is all."
