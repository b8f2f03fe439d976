"""Action ids from one declaration: each kind of move says where its ids begin and what its fields may be.

    class Dig(Move, frozen=True, tag="dig"):
        first: ClassVar[int] = 39
        space: Annotated[int, Among(range(20))]

The id of a move is the first one of its kind plus, for each field, the place of its value times a stride. Ids
never change (`tests/golden/actions`): a new kind begins where the last one ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple, get_type_hints

from .move import Move


class Among(NamedTuple):
    """The values that a field may have, in order."""

    values: Sequence[Any]
    stride: int = 1
    """How far apart the ids of neighbouring values are."""
    fields: int = 1
    """How many fields a value fills, beginning with this one; with more than one, values are tuples."""
    ids: Sequence[int] = ()
    """The ids of the values, where they are not one after the other: those of later values were appended."""


class OnTable(NamedTuple):
    """A field whose values lie on the table, such as the rooms for sale: their places have the ids."""

    places: int
    stride: int = 1


class Place(NamedTuple):
    """In a move declared with `OnTable`: the place whose value the table knows."""

    number: int


Slots = Callable[[], Sequence[Any]]
"""The values that lie on the table, by place."""


class Actions:
    """The action ids of a game: the move that each stands for, and back."""

    def __init__(self, kinds: Sequence[type[Move]], count: int) -> None:
        self.count = count
        self._fields: list[tuple[type[Move], tuple[Any, ...]] | None] = [None] * count
        self._moves: list[Move | None] = [None] * count
        self._ids: dict[tuple[Any, ...], int] = {}
        self._on_table: dict[type[Move], int] = {}
        """The field that the table decides, by kind."""
        for kind in kinds:
            for action, fields in declared(kind):
                assert 0 <= action < count, f"{kind.__name__}{fields} has the id {action} of {count}"
                assert self._fields[action] is None, f"two moves have the id {action}"
                self._fields[action] = (kind, fields)
                self._ids[(kind, *fields)] = action
                places = [at for at, value in enumerate(fields) if isinstance(value, Place)]
                if places:
                    self._on_table[kind] = places[0]
                else:
                    self._moves[action] = kind(*fields)

    def move(self, action: int, slots: Slots = tuple) -> Move | None:
        """The move with that id; None when it stands for nothing, or for nothing on this table."""
        made = self._moves[action]
        declared = self._fields[action]
        if made is not None or declared is None:
            return made
        kind, fields = declared
        at = self._on_table[kind]
        values, place = slots(), fields[at].number
        return kind(*fields[:at], values[place], *fields[at + 1 :]) if place < len(values) else None

    def action(self, move: Move, slots: Slots = tuple) -> int:
        """The id of a move; -1 when it has none, or none on this table."""
        kind = type(move)
        fields: list[Any] = [getattr(move, name) for name in kind.__struct_fields__]
        at = self._on_table.get(kind)
        if at is not None:
            values = list(slots())
            if fields[at] not in values:
                return -1
            fields[at] = Place(values.index(fields[at]))
        return self._ids.get((kind, *fields), -1)


def declared(kind: type[Move]) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """Every id of a kind, with the values of its fields."""
    hints = get_type_hints(kind, include_extras=True)
    domains: list[list[tuple[int, tuple[Any, ...]]]] = []
    names = iter(kind.__struct_fields__)
    for name in names:
        domain = hints[name].__metadata__[0]
        if isinstance(domain, OnTable):
            values: Sequence[Any] = [(Place(number),) for number in range(domain.places)]
        elif domain.fields == 1:
            values = [(value,) for value in domain.values]
        else:
            values = domain.values
            for _ in range(domain.fields - 1):
                next(names)
        own: Sequence[int] = [] if isinstance(domain, OnTable) else domain.ids
        offsets = [action - kind.first for action in own] or range(
            0, domain.stride * len(values), domain.stride
        )
        domains.append(list(zip(offsets, values, strict=True)))
    for chosen in product(*domains):
        fields = tuple(value for _, values in chosen for value in values)
        yield kind.first + sum(offset for offset, _ in chosen), fields
