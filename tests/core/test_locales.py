"""The Fluent files: the same keys in both languages, each once, and every sentence well formed."""

from __future__ import annotations

import pytest

from monstrerie.core.text import LANGUAGES
from tests.sentences import FILES, LOCALES, arguments, parsed


def test_both_languages_have_the_same_files() -> None:
    assert sorted(file.name for file in (LOCALES / "fr").glob("*.ftl")) == FILES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_read(lang: str) -> None:
    """No junk, and no key twice, in whichever files: `parsed` says where."""
    assert parsed(lang)


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_sentences(name: str) -> None:
    en, fr = ({key for key, (file, _) in parsed(lang).items() if file == name} for lang in LANGUAGES)
    assert en == fr


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("page")])
def test_both_languages_of_the_page_take_the_same_arguments(name: str) -> None:
    """A translation that needs an argument nobody gives can't be said."""
    for key, (file, entry) in parsed("en").items():
        if file == name:
            assert arguments(entry) == arguments(parsed("fr")[key][1]), key
