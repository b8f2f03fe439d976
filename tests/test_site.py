"""The documentation site: every document is in it, and every link of a document leads somewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import yaml

from tools import site
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
    assert sorted(pages(NAV)) == sorted(SOURCES)


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
