"""How a table is written as text: one declaration for both directions.

A *field* says which part of a table it is for, and in which form (`forms.py`) it is written. A game lists its
fields and steps once (`games/*/position.py`), and `position.py` writes and reads with them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from .decision import Decision
from .errors import BadPosition, Problem
from .forms import Form
from .state import State, Step


class Field(NamedTuple):
    """A part of a table, or of a seat there, with its name in texts. It is left out when it is as usual."""

    name: str
    form: Form
    get: Callable[..., Any]
    """The value, of the table (and the seat)."""
    put: Callable[..., None]
    """Set it: table, (seat,) value."""
    covers: tuple[str, ...]
    """The attributes that it is about."""
    usual: Callable[..., Any] | None = None
    """What is left out, of the table (and the seat) with all fields before this one; None for what is there
    before anything lies on the table."""


def part(attribute: str, form: Form, name: str = "", usual: Callable[..., Any] | None = None) -> Field:
    """An attribute of the table."""
    return Field(
        name or attribute.replace("_", "-"),
        form,
        lambda state: getattr(state, attribute),
        lambda state, value: setattr(state, attribute, value),
        (attribute,),
        usual,
    )


def share(attribute: str, form: Form, name: str = "", usual: Callable[..., Any] | None = None) -> Field:
    """A seat's entry in a list of the table."""

    def put(state: Any, seat: int, value: Any) -> None:
        getattr(state, attribute)[seat] = value

    return Field(
        name or attribute.replace("_", "-"),
        form,
        lambda state, seat: getattr(state, attribute)[seat],
        put,
        (attribute,),
        usual,
    )


def own(
    whose: str, attribute: str, form: Form, name: str = "", usual: Callable[..., Any] | None = None
) -> Field:
    """An attribute of what belongs to a seat: `own("lords", "gold", …)` is about `state.lords[seat].gold`."""
    return Field(
        name or attribute.replace("_", "-"),
        form,
        lambda state, seat: getattr(getattr(state, whose)[seat], attribute),
        lambda state, seat, value: setattr(getattr(state, whose)[seat], attribute, value),
        (f"{whose}.{attribute}",),
        usual,
    )


class Written(NamedTuple):
    """How a kind of step is written: `Name@seat(argument, …)`."""

    kind: type[Step[Any]]
    arguments: tuple[Form, ...] = ()
    """Of what it is about."""
    make: Callable[..., Step[Any]] | None = None
    """Makes one of seat (of a decision) and arguments; the class itself by default."""
    former: str = ""
    """The name in texts, where the class has another one by now: texts outlive the names of classes."""

    @property
    def name(self) -> str:
        """The name in texts: that of the class."""
        return self.former or self.kind.__name__

    @property
    def asks(self) -> bool:
        """Whether it is a decision of a seat."""
        return issubclass(self.kind, Decision)


def steps(
    package: str | None,
    about: Mapping[type[Step[Any]], tuple[Form, ...]] | None = None,
    *special: Written,
    without: Collection[type[Step[Any]]] = (),
) -> list[Written]:
    """All kinds of steps of a game (its package), by what they, or the kinds they derive from, are about;
    `special` ones, which are made otherwise; and none `without` which every agenda waits, or of its schools.
    """
    assert package is not None
    schools = tuple(f"{package}.{module}" for module in ("school", "practice"))
    found: dict[type[Step[Any]], None] = {}
    open_: list[type[Step[Any]]] = [Step]
    while open_:
        below = open_.pop().__subclasses__()
        open_ += below
        found |= {
            kind: None
            for kind in below
            if kind.__module__.startswith(package) and not kind.__module__.startswith(schools)
        }
    known = about or {}
    made = {each.kind: each for each in special}
    for kind in found:
        if kind not in made and kind not in without and found.keys().isdisjoint(kind.__subclasses__()):
            made[kind] = Written(kind, next((known[base] for base in kind.__mro__ if base in known), ()))
    return sorted(made.values(), key=lambda each: each.kind.__name__)


class Notation(NamedTuple):
    """How the tables of a game are written, for one number of players and one box."""

    blank: Callable[[], State]
    """The table before anything lies on it: what a text does not say is as there."""
    table: Sequence[Field]
    seats: Sequence[Field]
    steps: Sequence[Written]
    derived: frozenset[str]
    """Attributes that `complete` finds out from the others."""
    complete: Callable[[Any], None]
    """Finds out what no text says, and refuses what can't be."""
    order: str = ""
    """The names of all steps as they come one after the other, in one line where it may be this way or that.
    What has a star comes several times in a row just as it is; with what has a full stop an agenda ends."""

    def known_steps(self) -> Mapping[str, Written]:
        """The steps by name."""
        return {step.name: step for step in self.steps}


def check(good: bool, what: str, found: object, wanted: str | int | Problem) -> None:
    """Refuse a position in which something can't be as it is."""
    if not good:
        said = str(wanted) if isinstance(wanted, int) else wanted
        raise BadPosition("error-position-impossible", what=what, found=str(found)[:200], wanted=said)


def limit(found: int, most: int, what: str) -> None:
    """Refuse a position with more of something than there can be."""
    check(0 <= found <= most, what, found, f"0…{most}")


def completed(pile: list[int], box: Sequence[int], names: Sequence[str], what: str) -> list[int]:
    """A pile that has everything of the box: what a text leaves out lies last, in the order of the box."""
    left = Counter(box)
    for thing in pile:
        left[thing] -= 1
        check(left[thing] >= 0, f"{what} {names[thing]}", pile.count(thing), [*box].count(thing))
    rest: list[int] = []
    for thing in box:
        if rest.count(thing) < left[thing]:
            rest.append(thing)
    return pile + rest
