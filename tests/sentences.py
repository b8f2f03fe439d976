"""What is wrong with a sentence that people read, found by rendering it.

Every message of the Fluent files is said in both languages: every variant of every choice, also of those
inside others, every two values of two arguments together, 0, 1, 2 and 21 for its numbers and names that begin
with a vowel. Numbers and codes carry a mark that no text has, so that their place in the sentence is known.

    python -m tests.sentences [FILE.ftl …]       faults of these files, with their reason

What an argument of a new game holds, if it is no amount, has to be said below: WORDS, LABELS, IDS.
"""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from babel import Locale
from fluent.runtime.types import FluentInt, FluentType
from fluent.syntax import FluentParser, ast

import monstrerie
from monstrerie.core import text
from monstrerie.core.text import LANGUAGES
from tools.french_spaces import spaced

LOCALES: Final = Path(monstrerie.__file__).parent / "locales"
FILES: Final = sorted(file.name for file in (LOCALES / "en").glob("*.ftl"))
NAMES: Final = ("Anna", "Émile", "Hélène", "Odile", "Bob", "Yves", "Ursule", "Inès")
NUMBERS: Final = (0, 1, 2, 21)
NUMBER: Final = "\ue000"
CODE: Final = "\ue001"

# --- what the arguments of the messages are ---


def _words(listed: str) -> frozenset[str]:
    return frozenset(listed.split())


WORDS: Final = _words(
    """
    address agent aim argument attacks awards begin better bot bots cards chance change choices costs
    database end examples extra field file folder from gain game goal hint host how items job known last
    luck module moods move name names needs option others path place_name played prices problem rest rule
    said seat_name skill strengths title type value version wanted what when word words
    """
)
"""Arguments that hold words for people. What is neither here nor a choice, name or label counts."""

WORDS_OF: Final[Mapping[str, frozenset[str]]] = {
    "list-and": frozenset({"most"}),
    "error-move-kind": frozenset({"kind"}),
    "error-move-field": frozenset({"kind"}),
    "dp-final": frozenset({"amount"}),
    "dl-short-lay": frozenset({"line"}),
    "server-start-bots-version": frozenset({"found"}),
}
"""Arguments that hold words in one message only."""

LABELS: Final = _words(
    """
    bar cage chamber direction exit guard height high hand low number pit place plot port process row
    rows round ruin step strength tile x y year yaw old vehicle season difficulty levels
    """
)
"""Numbers that say which, not how many: no noun agrees with them."""

IDS: Final = frozenset({"adventurer", "meeple", "piece"})
"""Numbers that only the engine knows: they choose, but nobody is told them."""

NEGATIVE: Final = frozenset({"points", "total", "score"})
"""Numbers that can be below zero."""

INVARIABLE: Final[Mapping[str, frozenset[str]]] = {
    "en": _words(
        "gold food meat manure evilness reputation loot magic fatigue armor strength s min hunger poop play"
        " anger disease substitute suffering blue green black yellow gray red"
    ),
    "fr": _words(
        "or Or nourriture Nourriture viande méchanceté magie fatigue réputation butin fois bras poids prix"
        " cas processus temps repas s min faim bouse amusement colère maladie substitution souffrance fumier"
        " gris"
    ),
}
"""Nouns that have one form after any number, and units."""

FREE: Final[Mapping[str, frozenset[str]]] = {
    "en": _words(
        "of to and or in on at from for by with is are was has have had it you per after before above below"
        " out as if when while but that than against left right less each only instead so then already still"
        " now not can must will would may there solved busy available lower wants"
    ),
    "fr": _words(
        "de d’or d’un d’une du des à au aux et ou en sur dans par pour avec est sont a ont il elle on vous"
        " qui que après avant contre chez plus moins si mais ne n’a n’est peut doit sans sous lorsque dont"
        " ici au-dessus pas"
    ),
}
"""Words after a number with which no noun begins."""

CODES: Final = (
    re.compile(r"pip install \"[^\"]*\""),
    re.compile(r"\{ value = …, confidence = \"…\" \}"),
    re.compile(r"(?:monstrerie|python -m|npm|--)[\w ./:,&-]*"),
    re.compile(r"(?:https?|sqlite|postgresql)://\S*"),
    re.compile(r"pg_(?:dump|restore)"),
)
"""What people copy into a terminal or a file: no typography there."""

ALIGNED: Final = frozenset({"cli-help", "cli-puzzle-help"})
"""Texts in columns."""

# --- the messages ---


@dataclass
class Message:
    """What one message needs to be said."""

    key: str
    file: str
    arguments: set[str] = field(default_factory=set)
    choices: dict[str, set[str]] = field(default_factory=dict)
    numbers: dict[str, set[int]] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)


@cache
def parsed(lang: str) -> dict[str, tuple[str, ast.Message]]:
    """All messages of a language with their file."""
    found: dict[str, tuple[str, ast.Message]] = {}
    for name in FILES:
        file = (LOCALES / lang / name).read_text(encoding="utf-8")
        for entry in FluentParser(with_spans=False).parse(file).body:
            assert not isinstance(entry, ast.Junk), f"{lang}/{name}: {entry.content!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{lang}/{name}: {entry.id.name} twice"
                found[entry.id.name] = (name, entry)
    return found


@cache
def messages() -> dict[str, Message]:
    """Every message with what both languages use in it, and in the messages it refers to."""
    found: dict[str, Message] = {}
    for lang in LANGUAGES:
        for key, (file, entry) in parsed(lang).items():
            _collect(entry.value, found.setdefault(key, Message(key, file)))
    for message in found.values():
        waiting, seen = list(message.references), set()
        while waiting:
            key = waiting.pop()
            if key in seen or key not in found:
                continue
            seen.add(key)
            other = found[key]
            message.arguments |= other.arguments
            for name, values in other.choices.items():
                message.choices.setdefault(name, set()).update(values)
            for name, numbers in other.numbers.items():
                message.numbers.setdefault(name, set()).update(numbers)
            waiting += other.references
        message.references = seen
    return found


def arguments(entry: ast.Message) -> set[str]:
    """What a message of one language needs."""
    message = Message(entry.id.name, "")
    _collect(entry, message)
    return message.arguments


def _collect(node: object, message: Message) -> None:
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        name = node.selector.id.name
        for variant in node.variants:
            if isinstance(variant.key, ast.NumberLiteral):
                message.numbers.setdefault(name, set()).add(int(float(variant.key.value)))
            elif variant.key.name == "one":
                message.numbers.setdefault(name, set())
            else:
                message.choices.setdefault(name, set()).add(variant.key.name)
    if isinstance(node, ast.MessageReference):
        message.references.add(node.id.name)
    if isinstance(node, ast.VariableReference):
        message.arguments.add(_plain(node.id.name))
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for part in parts:
        _collect(part, message)


def _plain(argument: str) -> str:
    """`de_seat` and `que_seat` are made from `seat`."""
    for start in ("de_", "que_"):
        rest = argument.removeprefix(start)
        if rest != argument and _is_name(rest):
            return rest
    return argument


def _is_name(argument: str) -> bool:
    return argument in ("seat", "seats", "name") or argument.endswith(("_seat", "_name"))


# --- marked values ---


@cache
def _digits(number: int, locale: Locale) -> str:
    return FluentInt(number).format(locale)


class Count(FluentInt):
    """A number that can be found in the text."""

    def format(self, locale: Locale) -> str:
        return NUMBER + _digits(int(self), locale)


class Id(FluentInt):
    """A number that means nothing to people; where it is printed, its mark is seen."""

    def format(self, locale: Locale) -> str:
        return CODE + _digits(int(self), locale)


class Code(str):
    """A code that chooses a variant; where it is printed, its mark is seen."""

    plain: str

    def __new__(cls, plain: str) -> Code:
        made = super().__new__(cls, CODE + plain)
        made.plain = plain
        return made

    def __eq__(self, other: object) -> bool:
        return bool(self.plain == (other.plain if isinstance(other, Code) else other))

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self.plain)


def marked(key: str, data: Mapping[str, Any], lang: str) -> str:
    """The sentence with its marks, which would get lost where values are made ready for Fluent."""
    with patch.object(text, "_argument", _argument):
        return text.sentence(key, data, lang, NAMES)


_plain_argument: Final = text._argument


def _argument(name: str, value: Any, lang: str, names: Sequence[str] | None) -> Any:
    if isinstance(value, Code | FluentType):
        return value
    return _plain_argument(name, value, lang, names)


def values(message: Message, argument: str) -> list[Any]:
    """What an argument of a message can be."""
    if argument in ("seat", "seats") or argument.endswith("_seat"):
        return [0, 1, 2, 4] if argument != "seats" else [[0], [1, 4], [4, 0, 2]]
    choices = sorted(message.choices.get(argument, set()))
    numbers = message.numbers.get(argument)
    made: list[Any] = []
    if choices and choices != ["other"] and choices != ["many", "other"]:
        made += [Code(choice) for choice in choices if numbers is None or choice != "other"]
    if numbers is not None:
        made += [Count(number) for number in sorted({*NUMBERS, *numbers})]
    elif is_words(message.key, argument):
        made.append("Urka")
    if not made:
        kind = Id if argument in IDS else int if argument in LABELS else Count
        made = [kind(number) for number in NUMBERS]
        if argument in NEGATIVE:
            made.append(kind(-1))
    return made


def is_words(key: str, argument: str) -> bool:
    """Whether an argument holds words that are printed as they are; `gold_more` is "+1½"."""
    return argument in WORDS or argument in WORDS_OF.get(key, ()) or argument.endswith("_more")


def sayings(message: Message, lang: str) -> Iterator[tuple[dict[str, Any], str]]:
    """A message with each of its variants, and with every two values of its arguments together."""
    ranges = {name: values(message, name) for name in sorted(message.arguments)}
    for data in (*_branches(message, lang, ranges), *pairwise(ranges)):
        yield data, marked(message.key, data, lang)


def _branches(message: Message, lang: str, ranges: Mapping[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """Arguments that lead to each variant of a message, also of a choice within a choice."""
    for number, way in enumerate(_ways(parsed(lang)[message.key][1].value, lang, {})):
        data = {name: each[number % len(each)] for name, each in ranges.items()}
        yield {**data, **{name: value for name, value in way.items() if not _is_name(name)}}


def _ways(node: object, lang: str, way: dict[str, Any]) -> Iterator[dict[str, Any]]:
    if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        name = node.selector.id.name
        plural = any(isinstance(v.key, ast.Identifier) and v.key.name == "one" for v in node.variants)
        for variant in node.variants:
            chosen: Any
            if isinstance(variant.key, ast.NumberLiteral):
                chosen = Count(int(float(variant.key.value)))
            elif plural:
                chosen = Count(1 if variant.key.name == "one" else 2)
            else:
                chosen = Code(variant.key.name)
            here = {**way, name: chosen}
            yield here
            yield from _ways(variant.value, lang, here)
    elif isinstance(node, ast.MessageReference):
        yield from _ways(parsed(lang)[node.id.name][1].value, lang, way)
    else:
        parts = (
            vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
        )
        for part in parts:
            yield from _ways(part, lang, way)


def pairwise(ranges: Mapping[str, Sequence[Any]]) -> Iterator[dict[str, Any]]:
    """Rows in which every two values of two arguments meet; all rows where these are few.

    >>> len(list(pairwise({"a": range(3), "b": range(3), "c": range(3), "d": range(3)})))
    12
    """
    names = list(ranges)
    sizes = tuple(len(ranges[name]) for name in names)
    for row in _rows(sizes):
        yield {name: ranges[name][at] for name, at in zip(names, row, strict=True)}


@cache
def _rows(sizes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Places in ranges of these sizes."""
    if len(sizes) < 3:
        return list(itertools.product(*(range(size) for size in sizes)))
    missing = {
        (one, a, two, b)
        for one, two in itertools.combinations(range(len(sizes)), 2)
        for a in range(sizes[one])
        for b in range(sizes[two])
    }
    rows = []
    while missing:
        one, a, two, b = min(missing)
        row = {one: a, two: b}
        for other in range(len(sizes)):
            if other not in row:
                row[other] = max(
                    range(sizes[other]),
                    key=lambda c: sum(_pair(other, c, at, d) in missing for at, d in row.items()),
                )
        missing -= {_pair(*x, *y) for x, y in itertools.combinations(row.items(), 2)}
        rows.append(tuple(row[at] for at in range(len(sizes))))
    return rows


def _pair(one: int, a: int, two: int, b: int) -> tuple[int, int, int, int]:
    return (one, a, two, b) if one < two else (two, b, one, a)


# --- the checks ---

_AFTER: Final = re.compile(
    rf"(?<!×){NUMBER}(-?\d+)[ \u00a0\u202f]([^\W\d_][\w’'-]*)(?:[ \u00a0\u202f]([^\W\d_][\w’'-]*))?"
)
_CODE: Final = re.compile(rf"{CODE}(?!other)[\w-]+")
_SNAKE: Final = re.compile(r"\b[a-z]+_[a-z_]+\b")
_RAW: Final = re.compile(r"(?<=[^.] )\bNone\b|[{}$]|\b(?:undefined|NaN|null|nan)\b|\?\?\?|\[object")
_STRAIGHT: Final = re.compile(r"['\"]")
_DOUBLED: Final = re.compile(r"(?<=\S)[ \u00a0\u202f]{2,}(?=\S)")
_BEFORE_STOP: Final = re.compile(r"[ \u00a0\u202f][.,](?![\w.])")
_BLANK: Final = re.compile(r"[ \u00a0\u202f][…%]")
_ELISION: Final = re.compile(
    r"\b(?:de|que|Que|lorsque|puisque|jusque|le|la|se|ne|me|te|ce|je) (?=(?:Anna|Émile|Hélène|Odile|"
    r"Urka|Yves|Ursule|Inès)\b)"
)
_POSSESSION: Final = re.compile(rf"\b(\w+) of (?:{'|'.join(NAMES)})\b(?!’s)")
_BESIDE: Final = _words("ahead instead front out because right left all some any none one most")
_IS_NO: Final = re.compile(r"(?<![Tt]here )\b(?:is|are) no (?!longer|more|other)")
_BRITISH: Final = re.compile(
    r"\b\w*(?:colour|neighbour|behaviour|armour|rumour|favour|honour|harbour|flavour)\w*\b|\b(?:grey|greys|greyer|"
    r"licence|licences|defence|offence|paralys(?:e|es|ed|ing)|analys(?:e|es|ed|ing)|centre|centres|theatre|metre|"
    r"travell(?:ed|er|ers|ing)|cancell(?:ed|ing)|labell(?:ed|ing)|modell(?:ed|ing)|jewell?ery|catalogue|"
    r"(?:organ|real|recogn|real|apolog|final|summar|critic|random|minim|maxim|special|util|memor)is(?:e|es|ed|ing)|"
    r"ageing|judgement|pyjamas|mould|plough|sceptic\w*|towards|whilst|learnt|spelt|tyre|cheque)\b",
    re.IGNORECASE,
)


def text_faults(said: str, lang: str, key: str = "") -> list[str]:
    """What is wrong with a rendered text, whatever it says."""
    found: list[str] = []
    if hit := _CODE.search(said):  # "other" stands for a code that nobody knows
        found.append(f"a code is printed: “{hit[0][1:]}”")
    read = plain(said)
    for code in CODES:
        read = code.sub("COMMAND", read)
    checks = [
        ("a raw variable", _RAW),
        ("a raw name", _SNAKE),
        ("a straight quote", _STRAIGHT),
        ("a blank before a stop", _BEFORE_STOP),
    ]
    if key not in ALIGNED:
        checks.append(("a doubled blank", _DOUBLED))
    if lang == "fr":
        checks.append(("no elision", _ELISION))
    else:
        checks.append(("a blank before … or %", _BLANK))
        checks.append(("“is no” for “is not a”", _IS_NO))
        checks.append(("British spelling", _BRITISH))
    for reason, pattern in checks:
        if hit := pattern.search(read):
            found.append(f"{reason}: “{read[max(0, hit.start() - 15) : hit.end() + 15]}”")
    if lang == "fr" and spaced(read) != read:
        found.append("a breaking space before a sign, or inside quotes")
    if lang == "en" and (hit := _POSSESSION.search(read)) and hit[1] not in _BESIDE:
        found.append(f"“of” for “’s”: “{hit[0]}”")
    return found


def plain(said: str) -> str:
    """The text as people read it."""
    return said.replace(NUMBER, "").replace(CODE, "")


def nouns(said: str) -> dict[int, tuple[str, str]]:
    """The two words after each counted number."""
    return {int(hit[1]): (hit[2], hit[3] or "") for hit in _AFTER.finditer(said)}


def agreement_faults(message: Message, lang: str) -> list[str]:
    """Whether the words after a counted number agree with it, whatever else is said.

    Choices in which the number stands are tried in all pairs, the others with each of their values.
    """
    found: set[str] = set()
    ranges = {name: values(message, name) for name in message.arguments}
    value = parsed(lang)[message.key][1].value
    for name, numbers in ranges.items():
        if isinstance(numbers[-1], Count):
            around = set(_around(value, lang, name, frozenset()))
            others = {
                other: [5, 1] if isinstance(each[-1], Count) else each
                for other, each in ranges.items()
                if other != name
            }
            inner = list(pairwise({other: each for other, each in others.items() if other in around}))
            longest = max((len(each) for each in others.values()), default=1)
            for at in range(max(len(inner), longest)):
                rest = {other: each[at % len(each)] for other, each in others.items()}
                rest |= inner[at % len(inner)]
                found |= set(disagreements(message.key, rest, name, lang))
    return sorted(found)


def _around(node: object, lang: str, name: str, choices: frozenset[str]) -> Iterator[str]:
    """The arguments that choose whether a number is said."""
    if isinstance(node, ast.VariableReference) and node.id.name == name:
        yield from choices
    elif isinstance(node, ast.MessageReference):
        yield from _around(parsed(lang)[node.id.name][1].value, lang, name, choices)
    elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        inside = choices | {node.selector.id.name} - {name}
        if node.selector.id.name == name:
            yield from choices
        for variant in node.variants:
            yield from _around(variant.value, lang, name, inside)
    else:
        parts = (
            vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
        )
        for part in parts:
            yield from _around(part, lang, name, choices)


def disagreements(key: str, data: Mapping[str, Any], name: str, lang: str) -> Iterator[str]:
    """Where the words after one number of a sentence don't agree with it."""

    def after(number: int) -> tuple[str, str] | None:
        return nouns(marked(key, {**data, name: Count(number)}, lang)).get(number)

    one, two = after(1), after(2)
    if not one and not two:  # 0 and 21 are compared with these
        return
    said = {0: after(0), 1: one, 2: two, 21: after(21)}
    if one and two and one[0] == two[0] and one[0] not in FREE[lang] | INVARIABLE[lang]:
        if lang == "fr":
            wrong = True
        else:  # "1 free imp", "2 free imps": the noun may come second
            ends = one[0] == "more" and one[1] in {*FREE[lang], ""}
            same = one[1] == two[1] and one[1] not in INVARIABLE[lang] and not ends
            wrong = same or (one[1], two[1]) in _VERBS
        if wrong:
            yield f"no plural choice on ${name}: “1 {' '.join(one)}”, “2 {' '.join(two)}”"
    alike = ((0, 2), (21, 2)) if lang == "en" else ((0, 1), (21, 2))
    for number, model in alike:
        mine, right = said[number], said[model]
        if mine and right and mine[0] != right[0]:
            yield f"${name}: “{number} {mine[0]}” but “{model} {right[0]}”"


_VERBS: Final = frozenset({("is", "are"), ("has", "have"), ("was", "were"), ("does", "do")})


def faults(key: str, lang: str) -> list[str]:
    """What is wrong with a message."""
    message = messages()[key]
    found: dict[str, str] = {}
    try:
        for _, said in sayings(message, lang):
            for fault in text_faults(said, lang, key):
                found.setdefault(fault.split(":")[0], fault)
        for fault in agreement_faults(message, lang):
            found.setdefault(fault, fault)
    except LookupError as error:
        found["unsaid"] = str(error)
    for attribute in parsed(lang)[key][1].attributes:
        for fault in text_faults("".join(texts(attribute.value)), lang, key):
            found.setdefault(fault.split(":")[0], fault)
    return list(found.values())


def texts(node: object) -> Iterator[str]:
    """The plain words of a message or a part of it."""
    if isinstance(node, ast.TextElement):
        yield node.value
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for part in parts:
        yield from texts(part)


def all_faults(file: str) -> dict[str, list[str]]:
    """Every faulty message of a file (`en key`), with its faults."""
    return {
        f"{lang} {message.key}": wrong
        for message in messages().values()
        if message.file == file
        for lang in LANGUAGES
        if (wrong := faults(message.key, lang))
    }


def rule_faults(game: str, lang: str) -> dict[str, list[str]]:
    """Every rule and chapter of a game's players' rules whose text is faulty, with its faults."""
    found: dict[str, list[str]] = {}
    for chapter in monstrerie.game(game).rules(lang).for_players():
        for name, words in [
            (chapter.title, chapter.title),
            *((r.id, f"{r.text} {r.ruling}") for r in chapter.rules),
        ]:
            if wrong := text_faults(words.strip(), lang):
                found[name] = wrong
    return found


def main() -> None:
    for file in sys.argv[1:]:
        if file not in FILES:
            raise SystemExit(f"{file} is none of {', '.join(FILES)}")
    for file in sys.argv[1:] or FILES:
        for key, wrong in all_faults(file).items():
            print(file, key, *wrong, sep="\n    ")


if __name__ == "__main__":
    main()
