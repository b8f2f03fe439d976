"""The realm for a terminal: text with Rich's console markup, so that this module needs no library."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from ...core.markup import GUESS, MARKS, flow, guess, plain, wrapped
from ...core.sets import set_of
from ...core.text import sentence
from .components import ZONES
from .rules.prices import price

COLOURS: Final = ("bright_red", "bright_blue", "bright_green", "bright_yellow")
DUMMY: Final = "☠"
CELL: Final = 6
COLUMNS: Final = 5
ROWS: Final = 4
LETTERS: Final = "ABCDE"
STEPS: Final = 15
"""Spaces of the evilness track on one line."""
HEROES: Final = {"warrior": "⚔", "thief": "⚿", "priest": "✚", "wizard": "✦", "paladin": "♛", "illusion": "◌"}
POWERS: Final = {"disarm": "⚿", "heal": "✚", "magic": "✦"}
CONQUERED: Final = "✗"
EFFECTS: Final = (
    "first", "second", "each", "others", "last", "target", "later", "full", "no_conquest", "anti_magic",
)  # fmt: skip


def draw(view: dict[str, Any], lang: str, names: Sequence[str], guesses: Collection[str] = ()) -> str:
    """The whole table as lines of marked-up text: the land, the evilness, then everybody's dungeon. Values
    whose paths are among the guesses are marked.
    """
    lines: list[str] = []
    training = view["players"] == 1
    if not training:
        lines += [
            *_season(view, lang, guesses),
            "",
            *_land(view, lang),
            "",
            *_evilness(view, lang, names),
            "",
        ]
        lines += _dummies(view, lang)
    first = view["seat"] if view["seat"] is not None else view["first_seat"]
    for lord in sorted(view["seats"], key=lambda one: (one["seat"] - first) % view["players"]):
        lines += _lord(view, lord, lang, names, training, guesses)
    if any(GUESS in line for line in lines):
        lines.append(f"[dim]{sentence('guessed-value', {}, lang)}[/]")
    return "\n".join(lines).rstrip()


def _season(view: dict[str, Any], lang: str, guesses: Collection[str]) -> list[str]:
    progress = view["progress"]
    year = sentence("page-dl-year", {"year": view["year"]}, lang)
    parts = [f"[bold]{year}, {sentence('dl-season-name', {'season': view['season']}, lang)}[/]"]
    for event in progress["events"]:
        if event["event"] is not None and not event["done"]:
            season = sentence("dl-season-name", {"season": event["season"]}, lang)
            named = sentence("dl-event-name", {"event": event["event"]}, lang)
            parts.append(f"{season} [magenta]{named}[/]")
    lines = ["  ".join(parts)]
    if progress["special"] is not None:
        data = {"special": progress["special"], "amount": progress["special_amount"]}
        mark = guess(f"events.{progress['special']}.effect", guesses, " ")
        lines += wrapped(mark + sentence("dl-special-coming", data, lang), "", "  ")
    for key in ("adventurers_now", "adventurers_next"):
        if progress[key]:
            word = "page-dl-coming" if key == "adventurers_now" else "page-dl-coming-next"
            lines += flow(f"[dim]{_label(word, lang)}[/] ", [_hero(hero, lang) for hero in progress[key]], 2)
    known = [card for card in view["cards"] if card["card"] is not None]
    if known:
        lines.append(f"[dim]{_label('page-dl-cards', lang)}[/]")
    for card in known:
        data = {"name": card["card"], "amount": card["amount"]}
        path = f"combat.{card['card']}"
        line = {
            "round": card["round"],
            "card": card["card"],
            "fast": card["fast"],
            "fatigue": card["fatigue"],
            "timing_mark": guess(f"{path}.timing", guesses),
            "fatigue_mark": guess(f"{path}.fatigue", guesses),
        }
        about = guess(f"{path}.effect", guesses, " ") + sentence("dl-explain-card", data, lang)
        lines += wrapped(f"{sentence('dl-card-line', line, lang)} {about}", "  ", "    ")
    return lines


def _land(view: dict[str, Any], lang: str) -> list[str]:
    """The eight actions with what each space costs and brings, then what the tavern and the shop offer."""
    lines = []
    for action in view["actions"]:
        doors = []
        for number, space in enumerate(action["spaces"], 1):
            if space["seat"] is not None:
                mark = f"[{COLOURS[space['seat']]} bold]{MARKS[space['seat']]}[/]"
            else:
                mark = DUMMY if space["dummy"] else "[dim]·[/]"
            doors.append((f"{number} {mark} ", _space_text(action["order"], space, lang)))
        name = sentence("dl-order", {"order": action["order"]}, lang)
        if action["first_order_gold"]:
            name += " " + sentence("dl-first-order-price", {"gold": action["first_order_gold"]}, lang)
        lines.append(f"[bold]{name}[/]")
        lines += flow("  ", [f"{mark}{text}" for mark, text in doors], 2)
    lines += ["", f"[yellow]{_label('page-dl-tavern-short', lang)}[/]"]
    offered = [one for one in view["tavern"] if one is not None]
    for one in offered:
        lines += wrapped(f"{_monster(one['monster'], lang)}, {_about_monster(one, lang)}", "  ", "    ")
    lines += [] if offered else ["  –"]
    lines.append(f"[yellow]{_label('page-dl-shop-short', lang)}[/]")
    rooms = [one for one in view["shop"] if one is not None]
    for one in rooms:
        lines += wrapped(_about_room(one, lang), "  ", "    ")
    return lines if rooms else [*lines, "  –"]


def _space_text(order: str, space: dict[str, Any], lang: str) -> str:
    """What a space costs and brings."""
    cost, gain = space["cost"], space["gain"]
    data = {
        **price(cost["gold"], cost["food"], 0, cost["evil"], 0, 0),
        "order": order,
        "gain_food": gain["food"],
        "gain_gold": gain["gold"],
        "better": gain["better"],
        "spy": gain["spy"],
        "workers": gain["imps"],
        "foreman": int(gain["foreman"]),
        "gain_traps": gain["traps"],
        "discard": gain["discard"],
    }
    return sentence("dl-space-text", data, lang)


def _about_monster(one: dict[str, Any], lang: str) -> str:
    """Price and attacks of a monster or ghost, and what it does."""
    cost = one["cost"]
    paid = price(cost["gold"], cost["food"], 0, cost["evil"], cost["traps"], cost["monsters"])
    return f"{sentence('dl-short-price', paid, lang)}. {_attacks(one, lang)}"


def _attacks(one: dict[str, Any], lang: str) -> str:
    """What a monster or ghost does in battle."""
    first, second = one["attacks"]
    return sentence("dl-explain-monster", {"name": one["monster"], "first": first, "second": second}, lang)


def _about_room(one: dict[str, Any], lang: str) -> str:
    """Where a room may be built, and what it does."""
    zone = next((name for name, spaces in ZONES.items() if spaces == set_of(one["zone"])), "any")
    about = {"name": one["room"], "workers": one["workers"], "food": one["food"]}
    name = sentence("page-dl-room", {"room": one["room"]}, lang)
    where = sentence("dl-zone", {"zone": zone}, lang)
    return f"{name} ({where}). {sentence('dl-explain-room', about, lang)}"


def _about_trap(one: dict[str, Any], lang: str, year: int, guesses: Collection[str]) -> str:
    """What a trap costs and does this year."""
    cost, effect = one["cost"], one["effect"]
    paid = price(cost["gold"], cost["food"], cost["imps"], 0, 0, 0)
    parts = [sentence("dl-explain-effect", {"part": part, "number": int(effect[part])}, lang)
             for part in EFFECTS if effect.get(part)]  # fmt: skip
    name = _several(sentence("page-dl-trap", {"trap": one["trap"]}, lang), one["count"])
    mark = guess(f"traps.{one['trap']}.year-{year}", guesses, " ")
    return f"{name}, {mark}{sentence('dl-short-price', paid, lang)}. {mark}{' '.join(parts)}"


def _evilness(view: dict[str, Any], lang: str, names: Sequence[str]) -> list[str]:
    """The track from 1 to its top, everybody's mark above their space."""
    top, dummy = view["evilness"]["top"], view["evilness"]["dummy"]
    lines = [f"[dim]{_label('dl-evilness-track', lang)}[/]"]
    for start in range(1, top + 1, STEPS):
        track, above = "", ""
        for step in range(start, min(start + STEPS, top + 1)):
            here = [lord["seat"] for lord in view["seats"] if lord["evil"] == step]
            marks = "".join(f"[{COLOURS[seat]} bold]{MARKS[seat]}[/]" for seat in here)
            ghost = DUMMY if dummy == step else ""
            above += marks + ghost + " " * (5 - len(here) - len(ghost))
            tent = step == view["evilness"]["paladin_space"] and view["paladin"]["where"] == "tent"
            track += f"[bold yellow]{step}♛[/]" if tent else f"[dim]{step}[/]"
            track += " " * (5 - len(str(step)) - tent)
        lines += [above.rstrip(), track.rstrip()]
    if view["paladin"]["seat"] is not None:
        data = {"where": "dungeon", "seat": view["paladin"]["seat"], "step": 0}
        lines.append(f"[yellow]♛[/] {plain(sentence('page-dl-paladin', data, lang, names))}")
    return lines


def _dummies(view: dict[str, Any], lang: str) -> list[str]:
    """The orders of the dummies with two and three players: open, locked, and the own one still secret."""
    lines: list[str] = []
    for number, dummy in enumerate(view["dummies"], 1):
        name = sentence("page-dl-dummy", {"number": number}, lang)
        groups = [("open", dummy["open"]), ("locked", dummy["locked"]), ("pile", dummy["pile"])]
        notes = []
        for group, orders in groups:
            if orders:
                words = ", ".join(sentence("dl-order", {"order": order}, lang) for order in orders)
                notes.append(sentence("page-dl-dummy-group", {"group": group, "orders": words}, lang))
        if dummy["third"] is not None:
            third = sentence("dl-order", {"order": dummy["third"]}, lang)
            notes.append(f"{_colon(sentence('page-dl-dummy-hand', {}, lang).rstrip(' :'), lang)} {third}")
        lines.append(f"{DUMMY} [bold]{name}[/]")
        for text in notes:
            lines += wrapped(text, "  ", "    ")
    return [*lines, ""] if lines else []


def _lord(
    view: dict[str, Any],
    lord: dict[str, Any],
    lang: str,
    names: Sequence[str],
    training: bool,
    guesses: Collection[str],
) -> list[str]:
    seat = lord["seat"]
    marker = "▶" if seat in view["to_act"] else " "
    head = [f"{marker} [{COLOURS[seat]} bold]{MARKS[seat]} {plain(names[seat])}[/]"]
    goods = ["gold", "food"] if training else ["gold", "food", "evil"]
    head += [sentence("page-dl-mark", {"mark": mark, "count": lord[mark]}, lang) for mark in goods]
    head.append(sentence("page-dl-imps", {"idle": lord["idle"], "imps": lord["imps"]}, lang))
    if lord["taxes"]:
        head.append(sentence("page-dl-mark", {"mark": "taxes", "count": lord["taxes"]}, lang))
    if not training:
        head.append(f"[dim]{sentence('page-dl-points', {'points': lord['points']}, lang)}[/]")
    rows = flow("", head, 4)
    if lord["party"]:
        party = [f"{place} {_hero(hero, lang)}" for place, hero in enumerate(lord["party"], 1)]
        rows += flow("  ", party, 2)
    beside = [] if training else _orders(lord, lang)
    beside += [""] * (ROWS + 1 - len(beside))
    rows += [f"  {left} {right}".rstrip() for left, right in zip(_hill(lord, lang), beside, strict=True)]
    full = training or seat == view["seat"]
    alcoves = _alcoves(lord, lang, full, training)
    return [*rows, *alcoves[0], *_traps(lord, lang, view["year"], guesses), *alcoves[1], ""]


def _orders(lord: dict[str, Any], lang: str) -> list[str]:
    """The orders given, and those that are locked, one a line beside the hill."""
    named = [sentence("dl-order", {"order": one["order"]}, lang) for one in lord["orders"]]
    lines = [f"[bold]{number} {name}[/]" for number, name in enumerate(named, 1)]
    locked = [sentence("dl-order", {"order": order}, lang) for order in lord["locked"]]
    word = sentence("page-dl-mark", {"mark": "lock", "count": 0}, lang)
    lines += [f"[dim]⚷ {name} ({word})[/]" for name in locked]
    return lines[: ROWS + 1]


def _hill(lord: dict[str, Any], lang: str) -> list[str]:
    """Five by four with letters and numbers: earth, tunnels, rooms by their first letters; a sign on what is
    conquered, and where the battle is.
    """
    tiles = {tile["space"]: tile for tile in lord["tiles"]}
    fight = lord["plan"]["space"] if lord["plan"] else None
    rows = [
        "  " + "".join(letter.center(CELL - 1) + " " for letter in LETTERS).rstrip().ljust(COLUMNS * CELL)
    ]
    for row in range(ROWS):
        line = f"{row + 1} "
        for column in range(COLUMNS):
            space = COLUMNS * row + column
            tile = tiles.get(space)
            if tile is None:
                line += "[dim]" + "░" * (CELL - 1) + "[/] "
                continue
            work = "⛏" if tile["digger"] or tile["miner"] else ""
            lost = CONQUERED if tile["conquered"] else ""
            name = sentence("page-dl-room", {"room": tile["room"]}, lang) if tile["room"] else ""
            room = CELL - 1 - len(work) - len(lost)
            text = lost + (name[:room].capitalize() or "═" * min(room, CELL - 2)) + work
            style = "red" if tile["conquered"] else "bold cyan" if tile["room"] else "yellow"
            line += f"[{style}{' reverse' if space == fight else ''}]{text.ljust(CELL - 1)}[/] "
        rows.append(line)
    return rows


def _alcoves(lord: dict[str, Any], lang: str, full: bool, training: bool) -> tuple[list[str], list[str]]:
    """Before the traps lair and rooms, in full for whoever has to choose among them; after them who was sent
    and the prison.
    """
    lines: list[str] = []
    after: list[str] = []
    if lord["lair"]:
        names = [_lair_name(kind, lang) for kind in lord["lair"]]
        if full:
            lines.append(f"  {_label('page-dl-lair', lang)}")
            for name, kind in zip(names, lord["lair"], strict=True):
                about = f". {_attacks(kind, lang)}" if training else f", {_about_monster(kind, lang)}"
                lines += wrapped(name + about, "    ", "      ")
        else:
            lines += wrapped(f"{_label('page-dl-lair', lang)} {', '.join(names)}", "  ", "    ")
    rooms = [tile for tile in lord["tiles"] if tile["room"]]
    if rooms and full:
        lines.append(f"  {_label('dl-rooms-built', lang)}")
        for tile in rooms:
            data = {"name": tile["room"], "workers": tile["workers"], "food": tile["food"]}
            name = sentence("page-dl-room", {"room": tile["room"]}, lang)
            lines += wrapped(f"{name}. {sentence('dl-explain-room', data, lang)}", "    ", "      ")
    if lord["plan"] and lord["plan"]["sent"]:
        sent = [_monster(monster, lang) for monster in lord["plan"]["sent"]]
        after += flow(f"  [dim]{_label('page-dl-defence', lang)}[/] ", sent, 4)
    if lord["prison"]:
        jailed = [_hero(hero, lang) for hero in lord["prison"]]
        after += flow(f"  [dim]{_label('page-dl-prison', lang)}[/] ", jailed, 4)
    return lines, after


def _lair_name(kind: dict[str, Any], lang: str) -> str:
    name = _several(_monster(kind["monster"], lang), kind["count"])
    if not kind["stunned"]:
        return name
    return f"{name} ({sentence('dl-stunned', {'stunned': kind['stunned']}, lang)})"


def _traps(lord: dict[str, Any], lang: str, year: int, guesses: Collection[str]) -> list[str]:
    """The own traps with what they do; of others' only how many there are."""
    if not lord["trap_count"]:
        return []
    label = _label("page-dl-traps-short", lang)
    if lord["traps"] is None:
        return [f"  {label} {lord['trap_count']}"]
    lines = [f"  {label}"]
    for one in lord["traps"]:
        lines += wrapped(_about_trap(one, lang, year, guesses), "    ", "      ")
    for trap in (lord["plan"] or {}).get("laid") or []:
        name = sentence("page-dl-trap", {"trap": trap}, lang)
        lines.append(f"    [reverse]{sentence('page-dl-laid', {'trap': name}, lang)}[/]")
    return lines


def _hero(hero: dict[str, Any], lang: str) -> str:
    """A class with what is left of its hit points, and its symbols."""
    left = hero["hp"] - hero["wounds"]
    powers = "".join(f" {sign}{hero[power]}" for power, sign in POWERS.items() if hero[power])
    name = sentence("dl-class", {"class": hero["class"]}, lang)
    return f"{HEROES[hero['class']]} {name} [red]{left}/{hero['hp']}♥[/]{powers}"


def _label(key: str, lang: str) -> str:
    """A word with a colon, as the language sets it."""
    return _colon(sentence(key, {}, lang), lang)


def _colon(text: str, lang: str) -> str:
    return sentence("dl-colon", {"text": text}, lang)


def _monster(monster: str, lang: str) -> str:
    return sentence("page-dl-monster", {"monster": monster}, lang)


def _several(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"
