"""What is generated from types is up to date."""

from __future__ import annotations

import random
from typing import Annotated, Any, get_args, get_origin

import msgspec
import pytest

import monstrerie
from monstrerie.core.components import Fact
from monstrerie.core.event import event_types, one_of, optional
from monstrerie.core.view import plain
from monstrerie.games import INCLUDED
from monstrerie.server import messages, table_shapes
from tools import generate

TYPED = {name: generate.shown(place.partition(":")[0]) for name, place in INCLUDED.items()}


def test_nothing_generated_is_stale() -> None:
    assert generate.stale() == [], "make generate"


@pytest.mark.parametrize("place", INCLUDED.values())
def test_a_game_tells_its_events_in_its_readme(place: str) -> None:
    package = place.partition(":")[0]
    assert "<!-- fields: events -->" in (generate.ROOT / package.replace(".", "/") / "README.md").read_text()


def test_no_two_types_share_a_name() -> None:
    names = [kind.__name__ for kind in generate.NET]
    assert len(set(names)) == len(names)


class Sample(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something told."""

    n: int
    who: str | None
    """who said so"""
    points: list[int | float] | None
    extra: dict[str, list[bool]]
    pair: tuple[int, str] = (0, "")


def test_a_type_in_typescript() -> None:
    assert generate.interface(Sample, "View") == (
        "/** Something told. */\n"
        "export interface Sample extends View {\n"
        "  n: number;\n"
        "  /** Who said so. */\n"
        "  who: string | null;\n"
        "  points: number[] | null;\n"
        "  extra: Record<string, boolean[]>;\n"
        "  pair?: [number, string];\n"
        "}\n"
    )


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        (table_shapes.Table, "  /** The host chose the seed, so that somebody may know what is hidden. */"),
        (messages.Hello, "  seat?: number | null;"),
        (messages.Refused, '  type: "refused";'),
        (table_shapes.TableWish, "  seats: SeatWish[];"),
    ],
)
def test_what_the_page_knows(kind: type, line: str) -> None:
    assert line in generate.interface(kind).splitlines()


def test_a_document_with_its_tables_made_anew() -> None:
    text = "a\n<!-- fields: Sample -->\nold\n<!-- end -->\nb"
    assert generate.filled(text, {"Sample": Sample}) == (
        "a\n<!-- fields: Sample -->\n\n| field | type | meaning |\n|---|---|---|\n| `n` | `number` |  |\n"
        "| `who` | `string \\| null` | who said so |\n| `points` | `number[] \\| null` |  |\n"
        "| `extra` | `Record<string, boolean[]>` |  |\n| `pair` (may be absent) | `[number, string]` |  |\n\n"
        "<!-- end -->\nb"
    )


def test_numbers_of_a_box_in_a_document() -> None:
    facts = {"a.b": Fact([{"c": 0.5}, 4], "guess"), "a.d": Fact(12.0, "guess")}
    text = "from 1<!--a.b.0.c--> to 7<!--a.d--> mm (10<!--2*a.b.1+a.d--> g), 9"
    assert generate.valued(text, facts, "en") == (
        "from 0.5<!--a.b.0.c--> to 12<!--a.d--> mm (20<!--2*a.b.1+a.d--> g), 9"
    )
    assert generate.valued("-1<!--a.b.0.c--> %", facts, "fr") == "0,5<!--a.b.0.c--> %"
    with pytest.raises(KeyError):
        generate.valued("1<!--a.e-->", facts, "en")


def test_the_events_of_a_game_in_typescript_and_in_a_document() -> None:
    events = event_types({"boo-shown": {"seat": int, "why": optional(one_of("a", "b"))}, "boo-over": {}})
    assert generate.event_types(events).splitlines()[2:] == [
        '  "boo-shown": { seat: number; why?: "a" | "b" };',
        '  "boo-over": Record<never, never>;',
        "};",
        "export type GameEvent = EventOf<EventData>;",
    ]
    assert generate.event_table(events).splitlines()[2:] == [
        '| `boo-shown` | `seat` `number`; `why`? `"a" \\| "b"` |',
        "| `boo-over` |  |",
    ]


def unknown_words(value: Any, hint: Any) -> list[str]:
    """The words in a value that its type does not list."""
    parts = generate.alternatives(hint)
    if len(parts) > 1:
        return [word for part in parts if part is not type(None) for word in unknown_words(value, part)]
    if get_origin(hint) is Annotated:
        kind, *metas = get_args(hint)
        lists = [meta.extra["one of"] for meta in metas if meta.extra and "one of" in meta.extra]
        return [value for words in lists if value and value not in words] + unknown_words(value, kind)
    inside: list[tuple[Any, Any]] = []
    if isinstance(value, dict) and generate.is_type(hint):
        inside = [(value.get(field.name), field.hint) for field in generate.fields(hint)]
    elif isinstance(value, dict) and get_args(hint):
        inside = [(one, get_args(hint)[1]) for one in value.values()]
    elif isinstance(value, list) and get_args(hint):
        inside = [(one, get_args(hint)[0]) for one in value]
    return [word for one, part in inside for word in unknown_words(one, part)]


@pytest.mark.parametrize("name", [name for name, types in TYPED.items() if types.view])
def test_what_is_seen_fits_its_type(name: str) -> None:
    game, dice, types = monstrerie.game(name), random.Random(3), TYPED[name]
    # Where a physics engine plays, moves take long.
    longest = 8 if game.simulated else 120
    for seed in range(4):
        players = game.players[seed % len(game.players)]
        wished: dict[str, Any] = {
            key: dice.choice(option.values) for key, option in game.options.items() if not option.fits
        }
        match = game.new(players=players, seed=seed, **wished)
        while not match.over and len(match.log) < longest:
            for seat in (None, *range(players)) if len(match.log) % 4 == 0 else ():
                seen = plain(game.view(match.state, seat))
                msgspec.convert(seen, types.view[0], strict=True)
                assert set(seen) == {field.name for field in generate.fields(types.view[0])}
                assert unknown_words(seen, types.view[0]) == []
            seat = match.to_act[0]
            move = dice.choice(match.moves(seat))
            numbers = match.preview(seat, move)
            if types.preview and numbers:
                msgspec.convert(numbers, types.preview[0], strict=True)
                assert set(numbers) <= {field.name for field in generate.fields(types.preview[0])}
            match.play(seat, move)
