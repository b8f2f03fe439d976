"""Options of a game: what a table may choose before it starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from .errors import BadValue

Value = str | int | bool


class Option(msgspec.Struct, frozen=True):
    """One choice before the game."""

    values: tuple[Value, ...]
    default: Value
    rule: str = ""
    """where the rules speak of it"""
    fits: Mapping[str, tuple[int, ...]] = {}
    """value -> the numbers of players that it is for, where it isn't for all of them"""
    former: tuple[Value, ...] = ()
    """values that stored matches have and nobody is offered: those of earlier versions, and a host's seat"""

    def values_for(self, players: int) -> tuple[Value, ...]:
        """The values that a table of so many may choose."""
        return tuple(
            value for value in self.values if str(value) not in self.fits or players in self.fits[str(value)]
        )


def settle(options: Mapping[str, Option], given: Mapping[str, Any]) -> dict[str, Value]:
    """A value for every option: the given ones checked, the others by default."""
    for name in given:
        if name not in options:
            raise BadValue("error-unknown-option", name=str(name), known=", ".join(options) or "-")
    settled: dict[str, Value] = {}
    for name, option in options.items():
        value = given.get(name, option.default)
        # True == 1 in Python: compare the type as well.
        allowed = (*option.values, *option.former)
        if value is not option.default and not any(
            value == known and type(value) is type(known) for known in allowed
        ):
            raise BadValue(
                "error-option-value",
                name=name,
                value=str(value)[:40],
                known=", ".join(map(word, option.values)),
            )
        settled[name] = value
    return settled


def word(value: Value) -> str:
    """An option's value as it is typed on a command line.

    >>> word(True), word("full"), word(3)
    ('on', 'full', '3')
    """
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def parse(options: Mapping[str, Option], name: str, text: str) -> Value:
    """The value that a person typed for an option."""
    if name not in options:
        raise BadValue("error-unknown-option", name=name[:40], known=", ".join(options) or "-")
    aliases = {"true": "on", "yes": "on", "false": "off", "no": "off"}
    typed = text.strip().lower()
    for value in (*options[name].values, *options[name].former):
        if word(value).lower() == (aliases.get(typed, typed) if isinstance(value, bool) else typed):
            return value
    raise BadValue(
        "error-option-value", name=name, value=text[:40], known=", ".join(map(word, options[name].values))
    )


def first_player(players: range, rule: str) -> Option:
    """The option who begins: chance, a seat (counted from 1), or the host. At a table of the server the host
    is who opened it, wherever they sit ("host-3": on the third seat); elsewhere it is the first seat.
    """
    seats = [f"seat-{number}" for number in range(1, players.stop)]
    fits = {
        seat: tuple(count for count in players if count >= number) for number, seat in enumerate(seats, 1)
    }
    hosts = tuple(f"host-{number}" for number in range(2, players.stop))
    return Option(values=("random", *seats, "host"), default="random", rule=rule, fits=fits, former=hosts)


def hosted(options: Mapping[str, Option], given: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """The given options, with the seat of the host where the host begins: the engine knows seats, not people.

    >>> hosted({"first": first_player(range(2, 5), "")}, {"first": "host"}, 2)
    {'first': 'host-3'}
    """
    wish = as_asked(given)
    if wish.get("first") == "host" and seat and "first" in options:
        wish["first"] = f"host-{seat + 1}"
    return wish


def as_asked(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options as people asked for them: the host, wherever they sit.

    >>> as_asked({"first": "host-3"}), as_asked({"first": "seat-3"})
    ({'first': 'host'}, {'first': 'seat-3'})
    """
    if str(options.get("first")).startswith("host-"):
        return {**options, "first": "host"}
    return dict(options)


def first_seat(value: Value, players: int) -> int:
    """The seat that a value of `first_player` names; -1 when chance decides.

    >>> [first_seat(value, 3) for value in ("random", "host", "seat-3", "host-2")]
    [-1, 0, 2, 1]
    """
    if value == "random":
        return -1
    if value == "host":
        return 0
    seat = int(str(value).partition("-")[2]) - 1
    if seat >= players:
        known = ["random", *(f"seat-{number}" for number in range(1, players + 1)), "host"]
        raise BadValue("error-option-value", name="first", value=str(value), known=", ".join(known))
    return seat
