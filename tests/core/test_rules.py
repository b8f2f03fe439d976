"""The rules in both languages: the same statements, told as completely, and in clean typography."""

from __future__ import annotations

import pytest

import monstrerie
from monstrerie.games import INCLUDED
from tools.french_spaces import spaced

GAMES = sorted(INCLUDED)


def words(text: str) -> int:
    return len(text.split())


@pytest.mark.parametrize("name", GAMES)
def test_french_rules_have_every_rule_with_all_its_columns(name: str) -> None:
    english, french = (monstrerie.game(name).rules(lang) for lang in ("en", "fr"))
    assert [rule.id for rule in english if rule.id not in french] == []
    assert [rule.id for rule in french if rule.id not in english] == []
    fewer = [rule.id for rule in english if len(french.rule(rule.id).cells) < len(rule.cells)]
    assert fewer == []


@pytest.mark.parametrize("name", GAMES)
def test_french_rules_are_as_long_as_the_english_ones(name: str) -> None:
    """A slogan is no translation: no long rule may shrink below half its length."""
    english, french = (monstrerie.game(name).rules(lang) for lang in ("en", "fr"))
    shrunk = {}
    for rule in english:
        length = words(" ".join((rule.text, *rule.cells)))
        also = french.rule(rule.id)
        if length >= 12 and words(" ".join((also.text, *also.cells))) < 0.5 * length:
            shrunk[rule.id] = also.text
    assert shrunk == {}


@pytest.mark.parametrize("name", GAMES)
def test_french_rules_send_nobody_to_the_english_ones(name: str) -> None:
    for rule in monstrerie.game(name).rules("fr"):
        text = " ".join((rule.text, *rule.cells))
        assert "rules.en" not in text and "anglais" not in text, rule.id


@pytest.mark.parametrize("name", GAMES)
def test_french_rules_are_set_as_french_is(name: str) -> None:
    bad = {}
    for rule in monstrerie.game(name).rules("fr"):
        text = " ".join((rule.text, *rule.cells))
        if spaced(text) != text or "'" in text:
            bad[rule.id] = text
    assert bad == {}
