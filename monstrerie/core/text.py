"""Sentences for people, from the Fluent files that Python and the browser share.

One file a language and topic (`locales/en/mighty-monsters.ftl`). In the data of a sentence a key that is
`seat` or ends in `_seat` holds a seat number and is said as that player's name; `seats` holds several.
Beside every name a French sentence finds it elided: `$de_seat` is "de Bob" or "d’Anna", `$que_seat` is
"que Bob" or "qu’Anna"; `de_name` where the data holds a `name`. The page does the same (`i18n/sentence.ts`).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from babel import Locale
from babel.numbers import NumberPattern, parse_pattern
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

LANGUAGES: Final = ("en", "fr")
LONGEST_QUOTE: Final = 1000
"""How many characters of an argument a sentence says; Fluent refuses more than 2500."""
_COUNTED: Final = 10**15
"""Larger numbers are no amounts, and more than plural rules can work with."""
_VOWELS: Final = "aeiouœæ"
_TYPED: Final = str.maketrans({"’": "'", "œ": "oe", "æ": "ae", "\u00a0": " ", "\u202f": " "})
FOLDERS: Final[list[Path]] = [Path(__file__).parent.parent / "locales"]
"""Where `<language>/*.ftl` are looked for; a game from outside the house adds its own folder."""


class _Minus(Locale):
    """A language whose numbers below zero have a true minus where Babel writes a hyphen."""

    @property
    def decimal_formats(self) -> Any:
        return _with_minus(super().decimal_formats)

    @property
    def percent_formats(self) -> Any:
        return _with_minus(super().percent_formats)


def _with_minus(formats: Any) -> dict[None, NumberPattern]:
    plain = formats.get(None).pattern
    return {None: parse_pattern(f"{plain};−{plain}")}


class _Bundle(FluentBundle):
    def _get_babel_locale(self) -> Locale:
        return _Minus.parse(self.locales[0])


def add_folder(folder: Path) -> None:
    """Read the sentences of a game that lives outside this package, too."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        bundle.cache_clear()


@cache
def bundle(lang: str) -> FluentBundle:
    """All sentences of one language."""
    from .errors import UnknownName

    if lang not in LANGUAGES:
        raise UnknownName("error-unknown-language", name=str(lang), known=", ".join(LANGUAGES))
    made = _Bundle([lang], use_isolating=False, functions={"NUMBER": _number})
    for folder in FOLDERS:
        for file in sorted((folder / lang).glob("*.ftl")):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def sentence(key: str, data: Mapping[str, Any], lang: str, names: Sequence[str] | None = None) -> str:
    """The message `key` of the Fluent files with `data` filled in."""
    messages = bundle(lang)
    if not messages.has_message(key):
        raise LookupError(f"no sentence {key!r} in language {lang!r}")
    pattern = messages.get_message(key).value
    if pattern is None:
        raise LookupError(f"the sentence {key!r} is empty in language {lang!r}")
    arguments = {name: _argument(name, value, lang, names) for name, value in data.items()}
    for name in data:
        if _is_name(name) and isinstance(arguments[name], str):
            arguments[f"de_{name}"] = elided("de", arguments[name])
            arguments[f"que_{name}"] = elided("que", arguments[name])
    text, errors = messages.format_pattern(pattern, arguments)
    if errors:
        raise LookupError(f"the sentence {key!r} can't be said in {lang!r} with {dict(data)!r}: {errors[0]}")
    return str(text)


def folded(text: str) -> str:
    """Text as it is compared with what people type: no case, no accents, plain apostrophes and spaces.

    >>> folded("L’Élan"), folded("œuf")
    ("l'elan", 'oeuf')
    """
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(_TYPED))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def elided(word: str, name: str) -> str:
    """The French `de` or `que` before a name.

    An h counts as mute, which it is in most names; a y does before a consonant.

    >>> elided("de", "Bob"), elided("de", "Émile"), elided("que", "Yves"), elided("de", "Yann")
    ('de Bob', 'd’Émile', 'qu’Yves', 'de Yann')
    """
    letters = unicodedata.normalize("NFKD", name[:2]).lower()
    first, second = letters[:1] or " ", letters[1:2] or " "
    mute = first in _VOWELS or (first == "h" and second in _VOWELS + "y")
    if mute or (first == "y" and second.isalpha() and second not in _VOWELS):
        return f"{word[:-1]}’{name}"
    return f"{word} {name}"


def seat_name(seat: int, lang: str, names: Sequence[str] | None = None) -> str:
    """The player's name, or "Player 2" where nobody gave one."""
    if names is not None and 0 <= seat < len(names):
        return names[seat]
    return sentence("seat-name", {"number": seat + 1}, lang)


def say(
    thing: Any,
    lang: str = "en",
    names: Sequence[str] | None = None,
    words: Mapping[str, Any] | None = None,
) -> str:
    """A move, an event, a refusal or an error as a sentence.

    `words` is what the table adds to a move (`Game.words`): with them the sentence `<key>-named` is said.

    >>> import monstrerie
    >>> match = monstrerie.game("mighty-monsters").new(players=3, seed=7)
    >>> monstrerie.say(match.moves(0)[0])
    'Lead the trolls'
    """
    from .errors import MonstrerieError
    from .event import Event
    from .move import Move
    from .refusal import Refusal

    if isinstance(thing, Event):
        return sentence(thing.kind, thing.data, lang, names)
    if isinstance(thing, Refusal):
        return sentence(thing.key, thing.data, lang, names)
    if isinstance(thing, Move):
        fields = msgspec.structs.asdict(thing)
        if words:
            return sentence(f"{thing.sentence}-named", {**fields, **words}, lang, names)
        return sentence(thing.sentence, fields, lang, names)
    if isinstance(thing, MonstrerieError):
        return thing.say(lang)
    raise TypeError(f"say() takes a move, an event, a refusal or an error, not {type(thing).__name__}")


def _is_name(key: str) -> bool:
    return key in ("seat", "seats", "name") or key.endswith(("_seat", "_name"))


def _argument(name: str, value: Any, lang: str, names: Sequence[str] | None) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name == "seats" and isinstance(value, list | tuple):
        return join([seat_name(seat, lang, names) for seat in value], lang)
    if (name == "seat" or name.endswith("_seat")) and isinstance(value, int):
        return seat_name(value, lang, names)
    if isinstance(value, list | tuple):
        return join([str(item) for item in value], lang)
    if isinstance(value, float) and abs(value) % 1 == 0.5:
        return _Half(value)
    if isinstance(value, int) and not -_COUNTED < value < _COUNTED:
        return quotable(f"{value:.3e}" if abs(value) < 10**300 else "∞")
    if isinstance(value, int | float):
        return value
    return "" if value is None else quotable(str(value))


def quotable(text: str) -> str:
    r"""Text that a sentence can quote: not longer than a page, and nothing in it that can't be written.

    >>> quotable("x" * 5000)[-2:], quotable("a\ud800")
    ('x…', 'a?')
    """
    cut = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return cut.encode("utf-8", "replace").decode("utf-8")


class _Half(FluentType):
    """A number of half points in a sentence; NUMBER still finds the number in it."""

    def __init__(self, value: float) -> None:
        self.value: Final = value

    def format(self, locale: Any) -> str:
        return halved(self.value)


def with_minus(number: str) -> str:
    """A number that a library wrote, with a minus where it put a hyphen.

    >>> with_minus("-1,234.5")
    '−1,234.5'
    """
    return number.replace("-", "−")


def _number(value: Any, **options: Any) -> Any:
    return fluent_number(value.value if isinstance(value, _Half) else value, **options)


def halved(number: float, signed: bool = False) -> str:
    """A number of points as people write it.

    >>> halved(29), halved(29.5), halved(-0.5), halved(3, signed=True)
    ('29', '29½', '−½', '+3')
    """
    sign = "−" if number < 0 else "+" if signed else ""
    whole, half = divmod(abs(number), 1)
    return f"{sign}{int(whole) if whole or half != 0.5 else ''}{'½' if half == 0.5 else ''}"


def join(words: Sequence[str], lang: str) -> str:
    """Words as a list in a sentence: "a, b and c"."""
    if len(words) < 2:
        return words[0] if words else sentence("list-empty", {}, lang)
    return sentence("list-and", {"most": ", ".join(words[:-1]), "last": words[-1]}, lang)
