"""Sentences for people, from the Fluent files that Python and the browser share.

One file a language and topic (`locales/en/mighty-monsters.ftl`). In the data of a sentence a key that is
`seat` or ends in `_seat` holds a seat number and is said as that player's name; `seats` holds several.
Beside every name a French sentence finds it elided: `$de_seat` is "de Bob" or "d’Anna", `$que_seat` is
"que Bob" or "qu’Anna"; `de_name` where the data holds a `name`. The page does the same (`i18n/sentence.ts`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.runtime.utils import native_to_fluent

from .numbers import Half, MinusLocale
from .strings import elided, quotable

_COUNTED: Final = 10**15
"""Larger numbers are no amounts, and more than plural rules can work with."""
FOLDERS: Final[list[Path]] = [Path(__file__).parent.parent / "locales"]
"""Where `<language>/*.ftl` are looked for; a game from another package adds its own folder."""
HOME: Final = "en"
LANGUAGES: Final = (HOME, *sorted({file.parent.name for file in FOLDERS[0].glob("*/*.ftl")} - {HOME}))
"""Every language that has a folder, the one that is spoken where nobody asks for another first."""


class _Bundle(FluentBundle):
    """The messages of a language, with numbers as `numbers` writes them."""

    def _get_babel_locale(self) -> Locale:
        return MinusLocale.parse(self.locales[0])

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> tuple[Any, list[Exception]]:
        """As Fluent does it, but a number that is a type of Fluent's already stays one (a `Half`)."""
        errors: list[Exception] = []
        values = {
            name: value if isinstance(value, FluentType) else native_to_fluent(value)
            for name, value in (args or {}).items()
        }
        try:
            return pattern(ResolverEnvironment(self, errors, CurrentEnvironment(values))), errors
        except ValueError as error:
            return "{???}", [*errors, error]


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
    return read(lang, [file for folder in FOLDERS for file in sorted((folder / lang).glob("*.ftl"))])


def read(lang: str, files: Iterable[Path]) -> FluentBundle:
    """The messages of these Fluent files."""
    made = _Bundle([lang], use_isolating=False)
    for file in files:
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def sentence(
    key: str,
    data: Mapping[str, Any],
    lang: str,
    names: Sequence[str] | None = None,
    messages: FluentBundle | None = None,
) -> str:
    """The message `key` with `data` filled in, from all Fluent files of the language or from `messages`."""
    messages = messages or bundle(lang)
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


def own_sentence(game: str, key: str, data: Mapping[str, Any], lang: str) -> str:
    """What the game itself says (`<game>-<key>`), or what is said of any game (`key`)."""
    own = f"{game}-{key}"
    return sentence(own if bundle(lang).has_message(own) else key, data, lang)


def label(game: str, name: str, lang: str) -> tuple[str, bool]:
    """The word for a field of a view, and whether it has one thing for each player.

    Such a field is called `<game>-seats-<name>` in the Fluent files, another one `<game>-field-<name>`.
    """
    word = name.replace("_", "-")
    for key in (f"{game}-seats-{word}", f"seats-{word}", f"{game}-field-{word}"):
        if bundle(lang).has_message(key):
            return sentence(key, {}, lang), key != f"{game}-field-{word}"
    return name.replace("_", " ").replace("-", " ").capitalize(), False


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
        return Half(value)
    if isinstance(value, int) and not -_COUNTED < value < _COUNTED:
        return quotable(f"{value:.3e}" if abs(value) < 10**300 else "∞")
    if isinstance(value, int | float):
        return value
    return "" if value is None else quotable(str(value))


def join(words: Sequence[str], lang: str) -> str:
    """Words as a list in a sentence: "a, b and c"."""
    if len(words) < 2:
        return words[0] if words else sentence("list-empty", {}, lang)
    return sentence("list-and", {"most": ", ".join(words[:-1]), "last": words[-1]}, lang)
