"""Town, burrows and displays for a terminal: text with Rich's console markup, so that this module needs no
library.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...core.text import sentence

SEATS: Final = ("bright_blue", "bright_red", "bright_green", "bright_yellow")
MARKS: Final = "●■▲◆"
PAPER: Final = {"green": "green", "red": "red", "yellow": "yellow", "purple": "magenta"}
PLACES: Final = (
    ("cage-1", "cage-2"),
    ("addon",),
    ("older",),
    ("young-1", "young-2"),
    ("vegetables",),
    ("mixed",),
    ("meat",),
    ("artifacts",),
    ("imps",),
    ("hospital",),
    ("judging",),
    ("platform",),
)
BRACKET: Final = "\\["
"""One that is not read as markup."""
LETTERS: Final = 3
"""As much of a need's name as fits on a bar."""

View = dict[str, Any]


def draw(view: View, lang: str, names: Sequence[str]) -> str:
    """The whole table as lines of marked-up text: what is to come, the town, one's own shop, the others'."""
    own = view["seat"]
    lines = [*_ribbon(view, lang), "", *_town(view, lang), ""]
    order = sorted(range(view["players"]), key=lambda seat: (seat != own, seat))
    for seat in order:
        lines += _shop(view, view["seats"][seat], lang, names, full=seat == own or own is None)
    if view["hand"] is not None:
        lines += ["", _hand(view["hand"], lang)]
    return "\n".join(lines)


def _say(key: str, lang: str, **data: Any) -> str:
    return sentence(f"dp-{key}", data, lang)


def _short(card: str, lang: str) -> str:
    return _say("card", lang, card=card)[:LETTERS].ljust(LETTERS)


# --- what is to come ----------------------------------------------------------------------------------------


def _ribbon(view: View, lang: str) -> list[str]:
    lines = []
    for round in range(view["round"], view["rounds"] + 1):
        parts = []
        for shown in view["exhibitions"]:
            if shown["round"] == round:
                name = shown["exhibition"]
                parts.append("?" if name is None else _say("exhibition-name", lang, exhibition=name))
        for shown in view["customers"]:
            if shown["round"] == round:
                parts.append(_customer(shown, lang))
        here = round == view["round"]
        text = f"{'▶' if here else ' '} {round}  " + "  ·  ".join(parts)
        lines.append(f"[bold]{text}[/]" if here else text)
    return lines


def _customer(shown: View, lang: str) -> str:
    if shown["customer"] is None:
        return "?"
    wishes = [
        f"{_wish(need, lang)} {points:+}{'*' if rainbow else ''}"
        for rainbow, weights in ((False, shown["weights"]), (True, shown["rainbow"]))
        for need, points in weights.items()
    ]
    return f"{_say('customer-name', lang, customer=shown['customer'])} [dim]({', '.join(wishes)})[/]"


def _wish(need: str, lang: str) -> str:
    key = f"terminal-{need}" if need in ("suffering", "mutation") else "need"
    return _say(key, lang, need=need)


# --- the town -----------------------------------------------------------------------------------------------


def _town(view: View, lang: str) -> list[str]:
    town = view["town"]
    spaces = {space["space"]: space for space in town["spaces"]}
    goods = {
        "cage-1": [_tile(cage) for cage in town["cages"] if cage],
        "addon": [_tile(addon) for addon in town["addons"] if addon],
        "older": [_offer(pet, lang) for pet in town["older"]],
        "young-1": [_offer(pet, lang) for pet in town["young"]],
        "vegetables": _food(town["stands"]["vegetables"], 0),
        "mixed": _food(town["stands"]["mixed_vegetables"], town["stands"]["mixed_meat"]),
        "meat": _food(town["stands"]["meat_vegetables"], town["stands"]["meat"], town["stands"]["meat_gold"]),
        "artifacts": [_say("artifact-name", lang, artifact=artifact) for artifact in town["artifacts"]],
    }
    lines = [f"[bold]{_say('terminal-town', lang)}[/]"]
    for place in PLACES:
        held = " ".join(_holder(spaces[name]) for name in place) + "  " * (2 - len(place))
        key = "imps-place" if place[0] == "imps" else place[0].removesuffix("-1")
        name = _say(f"terminal-{key}", lang).ljust(14)
        lines.append(f"  {held} {name} {'  '.join(goods.get(place[0], []))}".rstrip())
    return lines


def _holder(space: View) -> str:
    if space["neutral"]:
        return "[dim]✖[/]"
    if space["seat"] is None:
        return "○"
    return f"[{SEATS[space['seat']]}]{MARKS[space['seat']]}[/]"


def _tile(tile: View) -> str:
    """Bars for strength, stars against magic, and what else a cage or an addon does."""
    marks = (
        ("strength", "#"),
        ("antimagic", "*"),
        ("graze", "♣"),
        ("meat", "♠"),
        ("toy", "o"),
        ("absorb", "_"),
    )
    return BRACKET + "".join(mark * tile[name] for name, mark in marks) + "]"


def _food(vegetables: int, meat: int, gold: int = 0) -> list[str]:
    shown = [f"[green]♣ {vegetables}[/]"] if vegetables else []
    shown += [f"[red]♠ {meat}[/]"] if meat else []
    return shown + ([f"[yellow]$ {gold}[/]"] if gold else [])


def _offer(pet: View, lang: str) -> str:
    bars = "".join(
        f"[{PAPER[colour]}{'' if at < pet['size'] else ' dim'}]{'■' if at < pet['size'] else '□'}[/]"
        for at, colour in enumerate(pet["bars"])
    )
    return f"{_say('pet', lang, pet=pet['pet'])} {_diet(pet)}{bars}"


def _diet(pet: View) -> str:
    return {"herbivore": "♣", "carnivore": "♠", "omnivore": "♣♠"}[pet["diet"]]


# --- the shops ----------------------------------------------------------------------------------------------


def _shop(view: View, seat: View, lang: str, names: Sequence[str], full: bool) -> list[str]:
    number = seat["seat"]
    imps, food = seat["imps"], seat["food"]
    parts = [
        f"[{SEATS[number]} bold]{MARKS[number]} {_plain(names[number])}[/]",
        f"[bold]{_say('terminal-reputation', lang, points=seat['reputation'])}[/]",
        f"[yellow]$ {seat['gold']}[/]",
        _say(
            "terminal-imps", lang, **{name: imps[name] for name in ("home", "busy", "hospital", "platform")}
        ),
        f"[green]♣ {'·'.join(map(str, food['vegetables']))}[/] [red]♠ {'·'.join(map(str, food['meat']))}[/]"
        + (" ❄" if food["box"] else ""),
    ]
    if view["start_seat"] == number:
        parts.append(f"[dim]{_say('terminal-first', lang)}[/]")
    lines = [("▶ " if number in view["to_act"] else "  ") + "  ".join(parts)]
    if seat["artifacts"]:
        owned = [_say("artifact-name", lang, artifact=artifact) for artifact in seat["artifacts"]]
        lines.append("      " + ", ".join(owned))
    if seat["groups"]:
        groups = [
            f"{group['imps']}{'+' + str(group['gold']) + '$' if group['gold'] else ''}"
            for group in seat["groups"]
        ]
        lines.append(f"      {_say('terminal-groups', lang)} {'  '.join(groups)}")
    plots = [plot for plot in seat["plots"] if plot["pet"] or (full and (plot["cage"] or plot["manure"]))]
    return lines + [_plot(plot, lang) for plot in plots]


def _plot(plot: View, lang: str) -> str:
    tiles = "".join(_tile(tile) for tile in (plot["cage"], plot["addon"]) if tile)
    text = f"    {plot['plot']}  {tiles}{' ' * (10 - len(tiles.replace(BRACKET, '[')))}"
    text += f" [dim]▲{plot['manure']}[/]" if plot["manure"] else "   "
    pet = plot["pet"]
    if pet is None:
        return text
    text += f" [bold]{_say('pet', lang, pet=pet['pet'])}[/] {_diet(pet)} {_bars(pet, lang)}"
    if pet["suffering"]:
        text += f" [red]♥{pet['suffering']}[/]"
    if pet["mutation"]:
        text += f" [magenta]§{pet['mutation']}[/]"
    for customer, match in pet.get("matches", {}).items():
        text += f" [dim]{_say('customer-name', lang, customer=customer)} {match:+}[/]"
    return text


def _bars(pet: View, lang: str) -> str:
    """One bar after the other on its paper: empty, face down, or with its need."""
    shown = []
    for at, colour in enumerate(pet["bars"]):
        if at >= pet["size"]:
            shown.append(f"[{PAPER[colour]} dim]□[/]")
            continue
        face, twice = "·" * LETTERS, False
        if at < len(pet["cards"]):
            card = pet["cards"][at]
            face = "?" * LETTERS if card is None else _short(card["card"], lang)
            twice = card is not None and card["double"]
        shown.append(f"[black on {PAPER[colour]}] {face}{'²' if twice else ' '}[/]")
    return " ".join(shown)


def _hand(hand: View, lang: str) -> str:
    cards = [
        f"[black on {PAPER[colour]}] {_short(card, lang)} [/]" for colour in PAPER for card in hand[colour]
    ]
    cards += [f"[reverse] {_short('potion', lang)} [/]"] * hand["potions"]
    return f"[bold]{_say('terminal-hand', lang)}[/] {' '.join(cards) or '–'}"


def _plain(text: str) -> str:
    """Names are people's own words: they must not be read as markup."""
    return text.replace("[", BRACKET)
