"""The data of the box: every printed value with its confidence, and what an owner's own box overrides.

A component file is TOML. Where a table has the key `value` it is a *fact*: a value with its `confidence`
(certain, likely or guess), and where it is known its `source` and a `note`. An owner's file has the same
shape, as much of it as differs; there a plain value will do, and counts as certain, since somebody read it
off the box. It may say of which game it is and what it is called: `[box]` with `game` and `name`.
"""

from __future__ import annotations

import hashlib
import json
import marshal
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import inspect

from .errors import BadComponents, Problem, file_problem
from .faults import misfit
from .typed import convert

_TOML_FAULTS: Final = {
    "Expected '='": "equals",
    "Expected ']": "bracket",
    "Expected newline": "line",
    "Unclosed": "open",
    "Unterminated": "quotes",
    "Expected \"'": "quotes",
    "Expected '\"": "quotes",
    "Cannot": "twice",
    "Duplicate": "twice",
    "Invalid value": "value",
    "Invalid date": "date",
    "Unescaped": "escape",
    "Escaped": "escape",
    "Invalid hex": "escape",
    "Illegal": "character",
    "Found invalid": "character",
}
"""How the messages of `tomllib` begin, and what the sentence calls them; any other is `other`."""
Confidence = Literal["certain", "likely", "guess"]
CONFIDENCES: Final[tuple[Confidence, ...]] = ("certain", "likely", "guess")
PLAIN: Final = 2
"""The format of `marshal` in which equal plain values are equal bytes, and True is not 1."""
MOST_BYTES: Final = 1_000_000
"""No box fills a larger file."""
MOST_NAME: Final = 60
ABOUT: Final = "box"
"""The table of an owner's file that is no component: its game and its name."""
_FACT_KEYS: Final = {"value", "confidence", "source", "note"}

T = TypeVar("T")


class Fact(msgspec.Struct, frozen=True):
    """One value of the box, and how sure we are of it."""

    value: Any
    confidence: Confidence
    source: str = ""
    note: str = ""


class Components:
    """The facts of one box, by dotted path (`guards.level-1.cards`)."""

    def __init__(self, facts: dict[str, Fact], name: str = "") -> None:
        self.facts = facts
        self.name = name
        """What its owner calls this box; "" for the shipped one."""

    @staticmethod
    def read(file: Path) -> Components:
        """The component file that a game ships."""
        return Components(dict(_facts(read_toml(file), "", file.name)))

    def overridden(self, changes: Path | str | Mapping[str, Any], game: str = "") -> Components:
        """These components of a game with the values of an owner's box instead, where it differs."""
        if isinstance(changes, Mapping):
            file, tree = "components", dict(changes)
        else:
            file, tree = Path(changes).name, read_toml(Path(changes))
        name = _name(tree.pop(ABOUT, {}), file, game)
        facts = dict(self.facts)
        for path, fact in _own_facts(tree, "", file, self.facts):
            facts[path] = fact
        return Components(facts, name)

    def tree(self) -> dict[str, Any]:
        """The bare values, nested as in the file."""
        root: dict[str, Any] = {}
        for path, fact in self.facts.items():
            *folders, leaf = path.split(".")
            place = root
            for folder in folders:
                place = place.setdefault(folder, {})
            place[leaf] = fact.value
        return root

    def values(self) -> dict[str, Any]:
        """The bare values by path, as a saved match carries them."""
        return {path: fact.value for path, fact in self.facts.items()}

    def guesses(self) -> list[str]:
        """Paths of the values that are only guessed."""
        return [path for path, fact in self.facts.items() if fact.confidence == "guess"]

    def key(self) -> bytes:
        """What tells these components from others: every value and how sure we are of it. ValueError where
        one is no plain value.
        """
        facts = [(path, fact.value, fact.confidence) for path, fact in self.facts.items()]
        return marshal.dumps(facts, PLAIN)

    def fingerprint(self) -> str:
        """Eight letters and digits that two boxes share exactly when their values are the same."""
        values = _whole(self.values())
        text = json.dumps(values, sort_keys=True, separators=(",", ":"), default=str)
        return hashlib.blake2b(text.encode(errors="replace"), digest_size=4).hexdigest()

    def typed(self, kind: type[T], folder: str = "") -> T:
        """The values as the game's own typed record; BadComponents names what doesn't fit. (They may be those
        of a folder of the box.)
        """
        try:
            made = convert(self.tree(), kind)
        except (msgspec.ValidationError, OverflowError) as error:
            raise BadComponents("error-components-type", problem=_type_problem(str(error))) from None
        _check_limits(made, inspect.type_info(kind), folder)
        return made


# --- what a box can be --------------------------------------------------------------------------------------


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a box's records: a name that doesn't belong is an error, not ignored. Limits stand beside the
    types of its fields: `Annotated[int, within(0, 99)]`. A default is always within them.
    """


def within(least: float, most: float) -> msgspec.Meta:
    """From where to where a number may go."""
    return msgspec.Meta(extra={"within": (least, most)})


def among(names: Collection[str]) -> msgspec.Meta:
    """Which words a text may be."""
    return msgspec.Meta(extra={"among": names})


def named(names: Collection[str]) -> msgspec.Meta:
    """The keys that a table has."""
    return msgspec.Meta(extra={"named": names})


def counted(least: int, most: int | None = None, rule: str = "") -> msgspec.Meta:
    """How many entries a list or table has, by which rule: so many, or from so many to so many."""
    return msgspec.Meta(extra={"counted": (least, least if most is None else most, rule)})


def check(good: bool, path: str, value: Any, wanted: str | Problem, rule: str = "") -> None:
    """Refuse a value of a component file that can't be, by which rule."""
    if not good:
        shown = str(value)[:80]
        raise BadComponents("error-components-value", path=path, value=shown, wanted=wanted, rule=rule)


def check_count(items: Collection[Any], path: str, least: int, most: int, rule: str = "") -> None:
    """Refuse a list of a component file that has too few or too many entries."""
    if not least <= len(items) <= most:
        key = "error-components-count" if least == most else "error-components-counts"
        raise BadComponents(key, path=path, count=len(items), least=least, most=most, rule=rule)


def fill(made: T, record: Record, *without: str) -> T:
    """Something that rules read, with the values of a record and of the records in it, but some."""
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if isinstance(value, Record):
            fill(made, value)
        elif name not in without:
            setattr(made, name, value)
    return made


def _check_limits(value: Any, shape: inspect.Type, path: str) -> None:
    """Refuse what its type has no room for."""
    if isinstance(shape, inspect.Metadata):
        limits, shape = shape.extra or {}, shape.type
        if "within" in limits:
            least, most = limits["within"]
            # What is no number at all is in no range.
            check(least <= value <= most, path, value, f"{least:g}…{most:g}")
        if "among" in limits:
            check(value in limits["among"], path, value, ", ".join(limits["among"]))
        if "named" in limits:
            check(set(value) == set(limits["named"]), path, list(value), ", ".join(limits["named"]))
        if "counted" in limits:
            check_count(value, path, *limits["counted"])
    if isinstance(shape, inspect.StructType):
        for field in shape.fields:
            item = getattr(value, field.name)
            if item != field.default:
                _check_limits(item, field.type, f"{path}.{field.encode_name}".lstrip("."))
    elif isinstance(shape, inspect.DictType):
        for key, item in value.items():
            _check_limits(key, shape.key_type, path)
            _check_limits(item, shape.value_type, f"{path}.{key}")
    elif isinstance(shape, inspect.ListType | inspect.VarTupleType):
        for number, item in enumerate(value):
            _check_limits(item, shape.item_type, f"{path}[{number}]")
    elif isinstance(shape, inspect.TupleType):
        for number, (item, each) in enumerate(zip(value, shape.item_types, strict=True)):
            _check_limits(item, each, f"{path}[{number}]")


def read_toml(file: Path) -> dict[str, Any]:
    """What a component file holds; BadComponents says why it can't be read."""
    try:
        with file.open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        said = file_problem(error)
        raise BadComponents("error-components-read", file=str(file)[:200], problem=said) from None
    return parsed(data, file.name)


def parsed(data: bytes, file: str) -> dict[str, Any]:
    """What a component file holds, whose name stands in messages."""
    if len(data) > MOST_BYTES:
        raise BadComponents("error-components-toml", file=file, problem=Problem("problem-huge"))
    try:
        return tomllib.loads(data.decode())
    except UnicodeDecodeError:
        problem = Problem("problem-not-text")
    except tomllib.TOMLDecodeError as error:
        problem = _toml_problem(str(error))
    except RecursionError:
        problem = Problem("problem-deep")
    except ValueError:  # a number with more digits than Python reads
        problem = Problem("toml-fault", fault="value")
    raise BadComponents("error-components-toml", file=file, problem=problem)


def _toml_problem(said: str) -> Problem:
    """What the reader of TOML found, and where."""
    fault = next((fault for start, fault in _TOML_FAULTS.items() if said.startswith(start)), "other")
    detail = Problem("toml-fault", fault=fault)
    place = re.search(r"\(at line (\d+), column (\d+)\)$", said)
    if place is not None:
        return Problem("problem-toml", detail=detail, line=int(place[1]), column=int(place[2]))
    return Problem("problem-toml-end", detail=detail)


def _whole(value: Any) -> Any:
    """The same value, in which 3.0 is 3, as it is in JSON that a browser writes."""
    if isinstance(value, dict):
        return {str(key): _whole(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_whole(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _type_problem(said: str) -> Problem:
    """What msgspec says about a value of the wrong type, in the words of people."""
    found = misfit(said)
    path = found.at[:120] or "components"
    if found.name:
        key = "problem-field-missing" if found.missing else "problem-field-unknown"
        return Problem(key, path=path, name=found.name[:80])
    if found.word is not None:
        return Problem("problem-enum", path=path, value=found.word[:80])
    if found.wanted and found.limit is None:
        return Problem("problem-type", path=path, wanted=found.wanted[0], given=found.given)
    return Problem("problem-other", what=f"{path}: {said.partition(' - at ')[0]}"[:300])


def _name(about: Any, file: str, game: str) -> str:
    """The name in the table `[box]`, which must be of this game."""
    if not isinstance(about, dict):
        raise BadComponents("error-components-about", file=file)
    name, meant = about.get("name", ""), about.get("game", game)
    plain = isinstance(name, str) and isinstance(meant, str) and len(name) <= MOST_NAME and name.isprintable()
    if set(about) - {"name", "game"} or not plain:
        raise BadComponents("error-components-about", file=file)
    if game and meant != game:
        raise BadComponents("error-components-other-game", file=file, game=meant[:40], wanted=game)
    return str(name).strip()


def _facts(tree: Mapping[str, Any], path: str, file: str) -> Iterator[tuple[str, Fact]]:
    for key, item in tree.items():
        here = f"{path}.{key}" if path else key
        if isinstance(item, dict) and "value" in item:
            yield here, _fact(item, here, file, default=None)
        elif isinstance(item, dict):
            yield from _facts(item, here, file)
        else:
            raise BadComponents("error-components-no-confidence", file=file, path=here)


def _own_facts(
    tree: Mapping[str, Any], path: str, file: str, known: Mapping[str, Fact]
) -> Iterator[tuple[str, Fact]]:
    for key, item in tree.items():
        here = f"{path}.{key}" if path else str(key)
        if here in known:
            _check_text(item, here)
            own = _copied(item)
            if isinstance(own, dict) and "value" in own:
                yield here, _fact(own, here, file, default="certain")
            else:
                yield here, Fact(own, "certain", source=file)
        elif isinstance(item, dict) and any(other.startswith(here + ".") for other in known):
            yield from _own_facts(item, here, file, known)
        else:
            beside = sorted({_child(other, path) for other in known if other.startswith(path and path + ".")})
            raise BadComponents(
                "error-components-unknown", file=file, path=here[:80], known=", ".join(beside)
            )


def _check_text(item: Any, path: str) -> None:
    """Refuse half characters (lone surrogates): they can be neither saved nor shown."""
    try:
        json.dumps(item, ensure_ascii=False, default=str).encode()
    except UnicodeEncodeError:
        raise BadComponents("error-components-text", path=path) from None
    except (ValueError, TypeError, RecursionError):
        return  # no plain value: told where its type is checked


def _copied(item: Any) -> Any:
    """The value for ourselves: whoever gave it may change theirs later."""
    try:
        return marshal.loads(marshal.dumps(item, PLAIN))
    except ValueError:
        return item  # likewise


def _child(path: str, folder: str) -> str:
    rest = path[len(folder) + 1 :] if folder else path
    return f"{folder}.{rest.split('.')[0]}" if folder else rest.split(".")[0]


def _fact(item: dict[str, Any], path: str, file: str, default: str | None) -> Fact:
    confidence = item.get("confidence", default)
    if confidence not in CONFIDENCES:
        known = ", ".join(CONFIDENCES)
        raise BadComponents(
            "error-components-confidence", file=file, path=path, value=str(confidence), known=known
        )
    strange = sorted(set(item) - _FACT_KEYS)
    if strange:
        known = ", ".join(sorted(_FACT_KEYS))
        raise BadComponents("error-components-key", file=file, path=path, value=strange[0], known=known)
    return Fact(item["value"], confidence, str(item.get("source", "")), str(item.get("note", "")))
