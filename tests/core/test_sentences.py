"""Every message of every Fluent file, said in both languages with all it can be said with."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import monstrerie
from monstrerie.core.text import LANGUAGES
from monstrerie.games import INCLUDED
from tests.sentences import (
    CODE,
    FILES,
    LOCALES,
    NUMBER,
    Code,
    Count,
    Message,
    all_faults,
    marked,
    messages,
    rule_faults,
    text_faults,
)
from tools.french_spaces import spaced

PACKAGE = Path(monstrerie.__file__).parent
PAGE = PACKAGE.parent / "web" / "src"


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_well_said(file: str) -> None:
    """No raw code, wrong plural, missing elision or straight quote, with 0, 1, 2, 21 and vowel names."""
    assert all_faults(file) == {}


@pytest.mark.parametrize("file", FILES)
def test_french_lines_have_their_spaces(file: str) -> None:
    lines = (LOCALES / "fr" / file).read_text(encoding="utf-8").split("\n")
    assert [line for line in lines if not line.startswith("#") and spaced(line) != line] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", INCLUDED)
def test_players_rules_are_well_written(game: str, lang: str) -> None:
    """The same typography and spelling as in the messages."""
    assert rule_faults(game, lang) == {}


def test_the_checks_find_what_they_look_for() -> None:
    """Each check sees the fault it is made for."""
    seen = {
        "en": [
            "It’s None now",
            "a_raw name",
            "don't",
            "so .",
            "two  blanks",
            "wait …",
            "95 %",
            "the troll of Anna",
        ],
        "fr": ["de Anna", "que Émile", "l'or", "Pourquoi ?", "« Oui »", "une valeur None", "le {$x}"],
    }
    for lang, texts in seen.items():
        for text in texts:
            assert text_faults(text, lang), text
    for text in ("This is no troll", "the colour of it", "a grey one"):
        assert text_faults(text, "en"), text
    for lang, text in (
        ("en", "There is no troll; Anna’s is ahead of Bob…"),
        ("fr", "Le troll d’Anna\u202f: 2 %"),
    ):
        assert text_faults(text.replace("\u202f:", "\u00a0:").replace(" %", "\u00a0%"), lang) == []


def test_marked_values_choose_as_plain_ones_do() -> None:
    """A code picks its variant and is seen where it is printed; so is a number."""
    assert marked("mm-move-lead", {"faction": Code("demons")}, "en") == "Lead the demons"
    assert marked("problem-other", {"what": Code("raw-id")}, "en") == f"{CODE}raw-id"
    assert marked("server-too-fast", {"seconds": Count(1)}, "fr").endswith("1 seconde.")
    assert marked("seat-name", {"number": Count(2)}, "en") == f"Player {NUMBER}2"


# --- used ---

_VARIABLE = r"([A-Za-z0-9_-]+)"
_TEMPLATE = re.compile(r"`((?:[a-z0-9-]|\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})+)`")
_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]*")


@cache
def uses() -> tuple[set[str], list[re.Pattern[str]]]:
    """All words in the sources and data, and the patterns of keys that are put together there."""
    words: set[str] = set()
    patterns: set[str] = set()
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.update(_WORD.findall(node.value))
            elif isinstance(node, ast.ClassDef):
                words.add(re.sub(r"(?<=.)([A-Z])", r"-\1", node.name).lower())
            elif isinstance(node, ast.JoinedStr):
                parts = (
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else _VARIABLE
                    for part in node.values
                )
                patterns.add("".join(parts))
            elif isinstance(node, ast.Call) and node.args and ast.unparse(node.args[0]) == "explained":
                # `partial(explained, "mm")` says a title and its lines (core/explain.py).
                title = f"{ast.literal_eval(node.args[1])}-explain-{_VARIABLE}"
                patterns |= {title, f"{title}-{_VARIABLE}"}
    for file in (*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")):
        if ".test." not in file.name:
            text = file.read_text(encoding="utf-8")
            words.update(_WORD.findall(text))
            patterns.update(
                re.sub(r"\\\$\\\{.*?\\\}", _VARIABLE, re.escape(each)) for each in _TEMPLATE.findall(text)
            )
    for file in PACKAGE.rglob("*.toml"):
        words.update(_WORD.findall(file.read_text(encoding="utf-8")))
    begun = [pattern for pattern in sorted(patterns) if re.match(r"[a-z]+\\?-", pattern)]
    return words, [re.compile(pattern) for pattern in begun]


@cache
def of_games() -> set[str]:
    """Keys that follow from what a game is: its title, options, values, moves, fields of moves and facts."""
    keys: set[str] = set()
    for game in monstrerie.games().values():
        keys |= {game.name, *(f"{game.name}-{word}" for word in ("about", "round", "score"))}
        # Four pictures of how to win (HowTo.svelte), where the page has them.
        keys |= {f"{game.name}-how-to-{number}" for number in range(1, 5)}
        keys |= {f"{game.name}-fact-word", f"{game.name}-field-word"}
        keys |= {f"{game.name}-field-{field}" for kind in game.kinds for field in kind.__struct_fields__}
        if not game.simulated:
            shown = game.new(game.players.start, seed=1).view(0)
            keys |= {f"{game.name}-{sort}-{field}" for sort in ("field", "seats") for field in shown}
        keys |= {kind.sentence for kind in game.kinds}
        keys |= {f"{game.name}-kind-{kind.__struct_config__.tag}" for kind in game.kinds}
        for path in game.components().facts:
            parts = path.split(".")
            keys |= {f"{game.name}-fact-{'-'.join(parts[:length])}" for length in range(1, len(parts) + 1)}
        for name, option in game.options.items():
            keys |= {f"option-{game.name}-{name}", f"option-{game.name}-{name}-help"}
            keys |= {f"option-{game.name}-{name}-{value}" for value in option.values}
    return keys


def is_used(message: Message, words: set[str], patterns: list[re.Pattern[str]]) -> bool:
    """The key itself is a word of the sources, or fits a pattern with words of the sources or numbers."""
    key = message.key
    for pattern in patterns:
        if (hit := pattern.fullmatch(key)) and all(
            each.isdigit() or each in words or any(inner.fullmatch(each) for inner in patterns)
            for each in hit.groups()
        ):
            return True
    # `Game.words` and the page say `<key>-named` where the table adds words to a move.
    stem = key.removesuffix("-named")
    return key in words or (stem != key and stem in messages() and is_used(messages()[stem], words, patterns))


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_used(file: str) -> None:
    """By the package, by the page or by another message."""
    words, patterns = uses()
    words = words | of_games() | {each for message in messages().values() for each in message.references}
    unused = [
        message.key
        for message in messages().values()
        if message.file == file and not is_used(message, words, patterns)
    ]
    assert unused == []
