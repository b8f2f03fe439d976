"""The castle for a terminal: text with Rich's console markup, so that this module needs no library."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...core.text import sentence

WIDTH: Final = 16
COLOURS: Final = (
    "bright_red",
    "bright_blue",
    "bright_green",
    "bright_yellow",
    "bright_magenta",
    "bright_cyan",
)
MARKS: Final = "●■▲◆★✚"


def draw(view: dict[str, Any], lang: str, names: Sequence[str]) -> str:
    """The whole table as lines of marked-up text."""
    lines: list[str] = []
    if view["king"]["tile"] is not None:
        lines += [f"[bold]{sentence('mm-whim', {'tile': view['king']['tile']}, lang)}[/]", ""]
    if view["guards"]:
        lines += _castle(view, lang, names)
        lines.append("")
    lines += [_seat(view, seat, lang, names) for seat in view["seats"]]
    return "\n".join(lines)


def _castle(view: dict[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    guards = view["guards"]
    gate, treasury = (sentence(f"mm-terminal-{end}", {}, lang) for end in ("gate", "treasury"))
    wall = "═" * max(4, WIDTH * len(guards) - len(gate) - len(treasury) - 4)

    def row(texts: list[str], style: str = "") -> str:
        cells = "".join(text.center(WIDTH) for text in texts)
        return f"[{style}]{cells}[/]" if style else cells

    strength = [_range("strength", guard["strength_range"], lang) for guard in guards]
    loot = [_range("loot", guard["loot_range"], lang) for guard in guards]
    totals = [sentence("mm-terminal-total", {"total": guard["total"]}, lang) for guard in guards]
    return [
        f"[dim]{gate} {wall} {treasury}[/]",
        "".join(_monster(guard["monsters"][0], lang, names) for guard in guards),
        row(
            [
                f"{number}  {'★' * guard['level']}{'☆' * (3 - guard['level'])}"
                for number, guard in enumerate(guards, 1)
            ],
            "bold",
        ),
        row(strength),
        row(loot, "yellow"),
        "".join(_monster(guard["monsters"][1], lang, names) for guard in guards),
        row(totals, "dim"),
    ]


def _range(what: str, ends: list[int], lang: str) -> str:
    return sentence(f"mm-terminal-{what}", {"low": ends[0], "high": ends[1]}, lang)


def _monster(monster: dict[str, Any] | None, lang: str, names: Sequence[str]) -> str:
    if monster is None:
        return f"[dim]{('· ' + sentence('mm-terminal-empty', {}, lang) + ' ·').center(WIDTH)}[/]"
    seat = monster["seat"]
    name = names[seat][: WIDTH - 6]
    text = f"{MARKS[seat]} {name} {monster['strength']}".center(WIDTH)
    return f"[{COLOURS[seat]} bold]{_plain(text)}[/]"


def _seat(view: dict[str, Any], seat: dict[str, Any], lang: str, names: Sequence[str]) -> str:
    number = seat["seat"]
    parts = [f"[{COLOURS[number]} bold]{MARKS[number]} {_plain(names[number])}[/]"]
    if seat["faction"] is not None:
        parts.append(sentence("mm-faction", {"faction": seat["faction"]}, lang))
        parts.append("[yellow]" + sentence("mm-terminal-gold", {"gold": seat["gold"]}, lang) + "[/]")
        for place in ("hand", "reserve"):
            known = [str(card["strength"]) for card in seat[place]]
            cards = " ".join(known + ["?"] * (seat[f"{place}_size"] - len(known))) or "–"
            text = sentence(f"mm-terminal-{place}", {"cards": cards}, lang)
            parts.append(f"[bold]{text}[/]" if number == view["seat"] and place == "hand" else text)
    if view["first_seat"] == number:
        parts.append(f"[dim]{sentence('mm-terminal-first', {}, lang)}[/]")
    marker = "▶ " if number in view["to_act"] else "  "
    return marker + "  ".join(parts)


def _plain(text: str) -> str:
    """Names are people's own words: they must not be read as markup."""
    return text.replace("[", "\\[")
