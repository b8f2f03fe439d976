"""The castle for a terminal: text with Rich's console markup, so that this module needs no library."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from textwrap import wrap
from typing import Any, Final

from ...core.markup import GUESS, MARKS, plain
from ...core.text import sentence

ROOM: Final = 74
"""Columns inside the frame on a terminal of 80."""
WIDEST: Final = 16
"""Columns of a guard where there is room."""
WHIM: Final = "♛"
COLOURS: Final = (
    "bright_red",
    "bright_blue",
    "bright_green",
    "bright_yellow",
    "bright_magenta",
    "bright_cyan",
)


def draw(view: dict[str, Any], lang: str, names: Sequence[str], guesses: Collection[str] = ()) -> str:
    """The whole table as lines of marked-up text."""
    lines: list[str] = []
    whim = view["king"]["sentence"]
    if whim is not None:
        wrapped = wrap(sentence(whim["key"], whim["data"], lang), ROOM, break_long_words=False)
        lines += [*(f"[bold]{plain(line)}[/]" for line in wrapped), ""]
    if view["guards"]:
        lines += _castle(view, lang, names)
        lines.append("")
    for seat in view["seats"]:
        lines += _seat(view, seat, lang, names)
    legend = _legend(view, lang)
    if legend:
        lines += ["", f"[dim]{legend}[/]"]
    return "\n".join(lines)


def _castle(view: dict[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    """One column a guard, from the gate on, with what each row is at its left."""
    guards = view["guards"]
    labels = {
        row: sentence(f"mm-terminal-{row}", {}, lang)
        for row in ("above", "guard", "strength", "loot", "below", "total")
    }
    margin = max(map(len, labels.values())) + 1
    width = min(WIDEST, (ROOM - margin) // len(guards))
    gate, treasury = (sentence(f"mm-terminal-{end}", {}, lang) for end in ("gate", "treasury"))
    wall = "═" * max(4, margin + width * len(guards) - len(gate) - len(treasury) - 2)

    def row(what: str, texts: list[str], style: str = "") -> str:
        cells = "".join(text.center(width) for text in texts)
        return f"[dim]{labels[what].ljust(margin)}[/]" + (f"[{style}]{cells}[/]" if style else cells)

    def monsters(side: int) -> list[str]:
        held = [guard["monsters"][side] for guard in guards]
        owners = "".join(_owner(monster, width, lang, names) for monster in held)
        cards = "".join(_standing(view, monster, width) for monster in held)
        return [
            f"[dim]{labels['below' if side else 'above'].ljust(margin)}[/]{owners}",
            " " * margin + cards,
        ]

    stars = [f"{number} {'★' * guard['level']}" for number, guard in enumerate(guards, 1)]
    return [
        f"[dim]{gate} {wall} {treasury}[/]",
        *monsters(0),
        row("guard", stars, "bold"),
        row("strength", [_range(guard, "strength") for guard in guards]),
        row("loot", [_range(guard, "loot") for guard in guards], "yellow"),
        *monsters(1),
        row("total", [str(guard["total"]) for guard in guards], "bold"),
    ]


def _range(guard: dict[str, Any], what: str) -> str:
    """Both ends as the king's tile makes them, marked where it does, and where they are guessed."""
    low, high = guard[f"{what}_now"]
    changed = guard["whim"] is not None and guard["whim"][what] != 0
    return f"{GUESS if guard['guessed'][what] else ''}{low}–{high}{' ' + WHIM if changed else ''}"


def _owner(monster: dict[str, Any] | None, width: int, lang: str, names: Sequence[str]) -> str:
    if monster is None:
        return f"[dim]{sentence('mm-terminal-empty', {}, lang).center(width)}[/]"
    seat = monster["seat"]
    text = f"{MARKS[seat]} {_cut(_short(names[seat]), width - 3)}".center(width)
    return f"[{COLOURS[seat]} bold]{plain(text)}[/]"


def _standing(view: dict[str, Any], monster: dict[str, Any] | None, width: int) -> str:
    text = "·" if monster is None else _card(view, monster)
    return f"[bold]{text.center(width)}[/]" if monster else f"[dim]{text.center(width)}[/]"


def _card(view: dict[str, Any], card: dict[str, Any]) -> str:
    """Strength and healing cost: `4♥2`; a guess is marked where not all of them are."""
    changed = card["healing"] != card["printed_healing"]
    guess = GUESS if card["guessed"] and not _all_guessed(view) else ""
    return f"{card['strength']}♥{guess}{card['healing']}{WHIM if changed else ''}"


def _all_cards(view: dict[str, Any]) -> list[dict[str, Any]]:
    standing = [monster for guard in view["guards"] for monster in guard["monsters"] if monster]
    return standing + [
        card for seat in view["seats"] for place in ("hand", "reserve") for card in seat[place]
    ]


def _all_guessed(view: dict[str, Any]) -> bool:
    """Whether every healing cost is a guess but those that the king names: the legend then says so."""
    return all(card["guessed"] or card["healing"] != card["printed_healing"] for card in _all_cards(view))


def _seat(view: dict[str, Any], seat: dict[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    """Two lines: who it is with how much gold, and the cards as far as they are known."""
    number = seat["seat"]
    marker = "▶ " if number in view["to_act"] else "  "
    tail: list[str] = []
    if seat["faction"] is not None:
        tail.append(sentence("mm-faction", {"faction": seat["faction"]}, lang))
        tail.append(sentence("mm-terminal-gold", {"gold": seat["gold"]}, lang))
    if view["first_seat"] == number:
        tail.append(sentence("mm-terminal-first", {}, lang))
    name = _cut(names[number], ROOM - 4 - sum(len(part) + 2 for part in tail))
    parts = [f"[{COLOURS[number]} bold]{MARKS[number]} {plain(name)}[/]", *tail]
    lines = [marker + "  ".join(parts)]
    if seat["faction"] is not None:
        cards = "   ".join(_cards(view, seat, place, lang) for place in ("hand", "reserve"))
        lines.append(f"    {cards}")
    return lines


def _cards(view: dict[str, Any], seat: dict[str, Any], place: str, lang: str) -> str:
    known = [_card(view, card) for card in seat[place]]
    cards = " ".join(known + ["?"] * (seat[f"{place}_size"] - len(known))) or "–"
    text = sentence(f"mm-terminal-{place}", {"cards": cards}, lang)
    own = seat["seat"] == view["seat"] and place == "hand"
    return f"[bold]{text}[/]" if own else f"[dim]{text}[/]"


def _legend(view: dict[str, Any], lang: str) -> str:
    """What the marks mean that are on the table."""
    cards = _all_cards(view)
    guessed = [card["guessed"] for card in cards]
    changed = any(guard["whim"] is not None for guard in view["guards"]) or any(
        card["healing"] != card["printed_healing"] for card in cards
    )
    together = any(guessed) and _all_guessed(view)
    marked = any(any(guard["guessed"].values()) for guard in view["guards"]) or (
        any(guessed) and not together
    )
    parts = []
    if cards:
        parts.append(sentence("mm-terminal-healing", {"guessed": together}, lang))
    if changed:
        parts.append(sentence("mm-terminal-whim", {}, lang))
    if marked:
        parts.append(sentence("guessed-value", {}, lang))
    return " · ".join(parts)


def _short(name: str) -> str:
    """A bot's name without its level."""
    return name.partition(" (")[0] or name


def _cut(text: str, most: int) -> str:
    """A name that fits, with an ellipsis where it was longer."""
    return text if len(text) <= most else text[: max(1, most - 1)] + "…"
