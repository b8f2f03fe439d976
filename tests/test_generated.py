"""What is generated from types is up to date."""

from __future__ import annotations

import msgspec
import pytest

from monstrerie.server import messages, shapes
from tools import generate


def test_nothing_generated_is_stale() -> None:
    assert generate.stale() == [], "make generate"


def test_no_two_types_share_a_name() -> None:
    names = [kind.__name__ for kind in generate.NET]
    assert len(set(names)) == len(names)


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something told."""

    n: int
    who: str | None
    """who said so"""
    points: list[int | float] | None
    extra: dict[str, list[bool]]
    pair: tuple[int, str] = (0, "")


def test_a_type_in_typescript() -> None:
    assert generate.interface(Told, "View") == (
        "/** Something told. */\n"
        "export interface Told extends View {\n"
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
        (shapes.Table, "  /** The host chose the seed, so that somebody may know what is hidden. */"),
        (messages.Hello, "  seat?: number | null;"),
        (messages.Refused, '  type: "refused";'),
        (shapes.TableWish, "  seats: SeatWish[];"),
    ],
)
def test_what_the_page_knows(kind: type, line: str) -> None:
    assert line in generate.interface(kind).splitlines()


def test_a_document_with_its_tables_made_anew() -> None:
    text = "a\n<!-- fields: Told -->\nold\n<!-- end -->\nb"
    assert generate.filled(text, {"Told": Told}) == (
        "a\n<!-- fields: Told -->\n\n| field | type | meaning |\n|---|---|---|\n| `n` | `number` |  |\n"
        "| `who` | `string \\| null` | who said so |\n| `points` | `number[] \\| null` |  |\n"
        "| `extra` | `Record<string, boolean[]>` |  |\n| `pair` (may be absent) | `[number, string]` |  |\n\n"
        "<!-- end -->\nb"
    )
