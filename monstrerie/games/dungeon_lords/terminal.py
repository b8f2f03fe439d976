"""The realm for a terminal: text with Rich's console markup, so that this module needs no library."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...core.text import sentence

COLOURS: Final = ("bright_red", "bright_blue", "bright_green", "bright_yellow")
MARKS: Final = "●■▲◆"
NAME: Final = 26
CELL: Final = 6
COLUMNS: Final = 5
ROWS: Final = 4
HEROES: Final = {"warrior": "⚔", "thief": "⚿", "priest": "✚", "wizard": "✦", "paladin": "♛", "illusion": "◌"}


def draw(view: dict[str, Any], lang: str, names: Sequence[str]) -> str:
    """The whole table as lines of marked-up text: the land, the evilness, then everybody's dungeon."""
    lines: list[str] = []
    training = view["players"] == 1
    if not training:
        lines += [*_season(view, lang), "", *_land(view, lang), "", *_evilness(view, lang, names), ""]
    first = view["seat"] if view["seat"] is not None else view["first_seat"]
    for lord in sorted(view["seats"], key=lambda one: (one["seat"] - first) % view["players"]):
        lines += _lord(view, lord, lang, names, training)
    return "\n".join(lines).rstrip()


def _season(view: dict[str, Any], lang: str) -> list[str]:
    progress = view["progress"]
    year = sentence("page-dl-year", {"year": view["year"]}, lang)
    parts = [f"[bold]{year}, {sentence('dl-season-name', {'season': view['season']}, lang)}[/]"]
    for event in progress["events"]:
        if event["event"] is not None and not event["done"]:
            season = sentence("dl-season-name", {"season": event["season"]}, lang)
            named = sentence("dl-event-name", {"event": event["event"]}, lang)
            parts.append(f"{season} [magenta]{named}[/]")
    lines = ["  ".join(parts)]
    for key in ("adventurers_now", "adventurers_next"):
        if progress[key]:
            who = "  ".join(_hero(hero, lang) for hero in progress[key])
            word = "page-dl-coming" if key == "adventurers_now" else "page-dl-coming-next"
            lines.append(f"[dim]{_label(word, lang)}[/] {who}")
    known = [card for card in view["cards"] if card["card"] is not None]
    if known:
        cards = ", ".join(
            f"{card['round']} {sentence('dl-card-name', {'card': card['card']}, lang)} ({card['fatigue']})"
            for card in known
        )
        lines.append(f"[dim]{_label('page-dl-cards', lang)}[/] {cards}")
    return lines


def _land(view: dict[str, Any], lang: str) -> list[str]:
    lines = []
    for action in view["actions"]:
        doors = []
        for number, space in enumerate(action["spaces"], 1):
            if space["seat"] is not None:
                mark = f"[{COLOURS[space['seat']]} bold]{MARKS[space['seat']]}[/]"
            else:
                mark = "☠" if space["dummy"] else "[dim]·[/]"
            doors.append(f"{number} {mark}")
        name = sentence("dl-order", {"order": action["order"]}, lang)[:NAME]
        lines.append(f"{name.ljust(NAME)}  {'   '.join(doors)}")
    offers = {
        "page-dl-tavern-short": [one and _monster(one["monster"], lang) for one in view["tavern"]],
        "page-dl-shop-short": [
            one and sentence("page-dl-room", {"room": one["room"]}, lang) for one in view["shop"]
        ],
    }
    for key, found in offers.items():
        lines.append(f"[yellow]{_label(key, lang)}[/] {', '.join(filter(None, found)) or '–'}")
    return lines


def _evilness(view: dict[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    """The staircase on one line, everybody's mark above their step."""
    track, above = "", ""
    for step in range(view["evilness"]["top"] + 1):
        here = [lord["seat"] for lord in view["seats"] if lord["evil"] == step]
        marks = "".join(f"[{COLOURS[seat]} bold]{MARKS[seat]}[/]" for seat in here)
        above += marks + " " * (4 - len(here))
        tent = step == view["evilness"]["paladin_space"] and view["paladin"]["where"] == "tent"
        track += f"[bold yellow]{step}♛[/]" if tent else f"[dim]{step}[/]"
        track += " " * (4 - len(str(step)) - tent)
    lines = [above, track]
    if view["paladin"]["seat"] is not None:
        data = {"where": "dungeon", "seat": view["paladin"]["seat"], "step": 0}
        lines.append(f"[yellow]♛[/] {_plain(sentence('page-dl-paladin', data, lang, names))}")
    return lines


def _lord(
    view: dict[str, Any], lord: dict[str, Any], lang: str, names: Sequence[str], training: bool
) -> list[str]:
    seat = lord["seat"]
    marker = "▶" if seat in view["to_act"] else " "
    head = [f"{marker} [{COLOURS[seat]} bold]{MARKS[seat]} {_plain(names[seat])}[/]"]
    goods = ["gold", "food", "imps"] if training else ["gold", "food", "imps", "evil"]
    head += [sentence("page-dl-mark", {"mark": mark, "count": lord[mark]}, lang) for mark in goods]
    if not training:
        head.append(f"[dim]{sentence('page-dl-points', {'points': lord['points']}, lang)}[/]")
    rows = ["  ".join(head)]
    if lord["party"]:
        rows.append("  " + "  ".join(_hero(hero, lang) for hero in lord["party"]))
    beside = [] if training else _orders(lord, lang)
    beside += [""] * (ROWS - len(beside))
    rows += [f"  {left} {right}".rstrip() for left, right in zip(_hill(lord, lang), beside, strict=True)]
    return [*rows, *(f"  {line}" for line in _alcoves(lord, lang)), ""]


def _orders(lord: dict[str, Any], lang: str) -> list[str]:
    """The orders given, and those that are locked, one a line as far as the hill is high."""
    named = [sentence("dl-order", {"order": one["order"]}, lang) for one in lord["orders"]]
    lines = [f"[bold]{number} {name}[/]" for number, name in enumerate(named, 1)]
    locked = [sentence("dl-order", {"order": order}, lang) for order in lord["locked"]]
    if locked and not lines:
        lines = [f"[dim]{sentence('page-dl-locked', {'order': name}, lang)}[/]" for name in locked]
    return lines[:ROWS]


def _hill(lord: dict[str, Any], lang: str) -> list[str]:
    """Five by four: earth, tunnels, rooms by their first letters; lost ones, and where the battle is."""
    tiles = {tile["space"]: tile for tile in lord["tiles"]}
    fight = lord["plan"]["space"] if lord["plan"] else None
    rows = []
    for row in range(ROWS):
        line = ""
        for column in range(COLUMNS):
            space = COLUMNS * row + column
            tile = tiles.get(space)
            if tile is None:
                line += "[dim]" + "░" * (CELL - 1) + "[/] "
                continue
            work = "⛏" if tile["digger"] or tile["miner"] else ""
            name = sentence("page-dl-room", {"room": tile["room"]}, lang) if tile["room"] else ""
            text = name[: CELL - 2].capitalize() or "═" * (CELL - 2)
            text = (text + work).ljust(CELL - 1)[: CELL - 1]
            style = "red strike" if tile["conquered"] else "bold cyan" if tile["room"] else "yellow"
            line += f"[{style}{' reverse' if space == fight else ''}]{text}[/] "
        rows.append(line)
    return rows


def _alcoves(lord: dict[str, Any], lang: str) -> list[str]:
    """Lair, traps, who was sent, prison."""
    lines = []
    if lord["lair"]:
        lair = [_several(_monster(kind["monster"], lang), kind["count"]) for kind in lord["lair"]]
        lines.append(f"{_label('page-dl-lair', lang)} {', '.join(lair)}")
    if lord["trap_count"]:
        traps = lord["traps"]
        laid = (lord["plan"] or {}).get("laid") or []
        named = [
            _several(sentence("page-dl-trap", {"trap": one["trap"]}, lang), one["count"])
            for one in traps or ()
        ]
        named += [f"[reverse]{sentence('page-dl-trap', {'trap': trap}, lang)}[/]" for trap in laid]
        known = ", ".join(named) if traps is not None else str(lord["trap_count"])
        lines.append(f"{_label('page-dl-traps-short', lang)} {known}")
    if lord["plan"] and lord["plan"]["sent"]:
        sent = ", ".join(_monster(monster, lang) for monster in lord["plan"]["sent"])
        lines.append(f"[bold]{_label('page-dl-defence', lang)} {sent}[/]")
    if lord["prison"]:
        jailed = " ".join(HEROES[hero["class"]] for hero in lord["prison"])
        lines.append(f"{_label('page-dl-prison', lang)} {jailed}")
    return lines


def _hero(hero: dict[str, Any], lang: str) -> str:
    """A class with what is left of its hit points, and its symbols."""
    left = hero["hp"] - hero["wounds"]
    powers = hero["disarm"] + hero["heal"] + hero["magic"]
    name = sentence("dl-class", {"class": hero["class"]}, lang)
    return f"{HEROES[hero['class']]} {name} [red]{left}/{hero['hp']}♥[/]" + (f" +{powers}" if powers else "")


def _label(key: str, lang: str) -> str:
    """A word with a colon, as the language sets it."""
    return sentence(key, {}, lang) + ("\u202f:" if lang == "fr" else ":")


def _monster(monster: str, lang: str) -> str:
    return sentence("page-dl-monster", {"monster": monster}, lang)


def _several(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def _plain(text: str) -> str:
    """Names are people's own words: they must not be read as markup."""
    return text.replace("[", "\\[")
