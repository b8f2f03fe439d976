"""The overview of the rules: it covers every rule once, is complete in both languages, and its numbers are
those of the box.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import monstrerie
from monstrerie.core.overview import rendered
from monstrerie.core.text import LANGUAGES
from monstrerie.games import INCLUDED
from tests.sentences import text_faults

EVERY_GAME = pytest.mark.parametrize("name", sorted(INCLUDED))
PICTURES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


@EVERY_GAME
def test_every_players_rule_stands_behind_one_section(name: str) -> None:
    game = monstrerie.game(name)
    for lang in LANGUAGES:
        sentences = [
            rule.id for section in rendered(game, lang) for each in section.chapters for rule in each.rules
        ]
        wanted = [rule.id for each in game.rules(lang).for_players() for rule in each.rules]
        assert sorted(sentences) == sorted(wanted)


@EVERY_GAME
def test_a_section_names_rules_that_there_are(name: str) -> None:
    game = monstrerie.game(name)
    ids = [rule.id for rule in game.rules("en")]
    for section in game.overview:
        for group in section.rules:
            alone = section._replace(rules=[group])
            assert any(alone.has(id) for id in ids), group


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_well_written(name: str, lang: str) -> None:
    for section in rendered(monstrerie.game(name), lang):
        for text in (section.title, *section.text):
            assert text and text_faults(text, lang) == [], section.name
            assert not re.search(r"\*|`|\[|<|  |[A-Z]{2}-[A-Z]+-\d", text), text


@EVERY_GAME
def test_both_languages_say_the_same_numbers(name: str) -> None:
    def numbers(paragraphs: tuple[str, ...]) -> list[str]:
        return sorted(set(re.findall(r"\d+", " ".join(paragraphs))))

    game = monstrerie.game(name)
    for english, french in zip(rendered(game, "en"), rendered(game, "fr"), strict=True):
        assert english.name == french.name and english.title != french.title
        assert len(english.text) == len(french.text)
        assert numbers(tuple(english.text)) == numbers(tuple(french.text)), english.name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "section", "own", "number"),
    [
        ("mighty-monsters", "setup", {"table": {"start_gold": 77}}, "77"),
        ("mighty-monsters", "replace", {"prices": {"own_monster": 77}}, "77"),
        ("dungeon-lords", "setup", {"board": {"gold": 77}}, "77"),
        ("dungeon-lords", "paladin", {"board": {"paladin_space": 13}}, "13"),
        ("dungeon-petz", "setup", {"table": {"start_gold": 77}}, "77"),
        ("rampage", "end", {"points": {"set": 77}}, "77"),
    ],
)
def test_numbers_come_from_the_box(
    name: str, section: str, own: dict[str, dict[str, int]], number: str, lang: str
) -> None:
    game = monstrerie.game(name)
    for components, there in ((game.components(), False), (game.components(own), True)):
        (sentences,) = [each for each in rendered(game, lang, components=components) if each.name == section]
        assert (number in re.findall(r"\d+", " ".join(sentences.text))) == there


def test_a_game_without_an_overview_is_told_chapter_by_chapter() -> None:
    monstrerie.register("tests.tiny:GAME")
    game = monstrerie.game("boo")
    assert [section.title for section in rendered(game, "en")] == [
        each.title for each in game.rules("en").chapters
    ]


def test_a_rule_that_is_asked_for_is_behind_its_section() -> None:
    (hands,) = [
        each for each in rendered(monstrerie.game("rampage"), "en", "ra-phy-31") if each.name == "hands"
    ]
    assert [rule.id for chapter in hands.chapters for rule in chapter.rules] == ["RA-PHY-31"]


@EVERY_GAME
def test_the_page_draws_what_has_a_picture(name: str) -> None:
    source = (PICTURES / name / "Pictures.svelte").read_text(encoding="utf-8")
    orders = ("food", "reputation", "dig", "mine", "imps", "traps", "monsters", "room")
    for section in monstrerie.game(name).overview:
        if section.picture and not (name == "dungeon-lords" and section.name in orders):
            assert f'name === "{section.name}"' in source, section.name
