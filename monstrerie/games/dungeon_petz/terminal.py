"""Town, burrows and displays for a terminal: text with Rich's console markup, so that this module needs no
library.
"""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Sequence
from typing import Any, Final

from ...core.markup import BRACKET, GUESS, MARKS, WIDTH, columns, flow, guess, plain
from ...core.numbers import halved
from ...core.text import sentence

SEATS: Final = ("bright_blue", "bright_red", "bright_green", "bright_yellow")
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
LETTERS: Final = 3
"""As much of a need's name as fits on a bar."""
NAME: Final = 24
"""As much of a player's name as is shown."""

View = dict[str, Any]


def draw(view: View, lang: str, names: Sequence[str], guesses: Collection[str] = ()) -> str:
    """The whole table as lines of marked-up text: what is to come, the town, one's own shop, the others'.
    Values whose paths are among the guesses are marked.
    """
    own = view["seat"]
    lines = [*_ribbon(view, lang, guesses), *_town(view, lang, own, guesses), ""]
    order = sorted(range(view["players"]), key=lambda seat: (seat != own, seat))
    for seat in order:
        full = seat == own or own is None
        lines += _shop(view, view["seats"][seat], lang, names, full, guesses)
    if view["hand"] is not None:
        lines += ["", *_hand(view["hand"], lang)]
    if any(GUESS in line for line in lines):
        lines += ["", f"[dim]{sentence('guessed-value', {}, lang)}[/]"]
    return "\n".join(lines)


def _prose(text: str, indent: int) -> list[str]:
    """A sentence in the margin."""
    return [
        f"[dim]{line}[/]"
        for line in textwrap.wrap(text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * indent)
    ]


def _say(key: str, lang: str, **data: Any) -> str:
    return sentence(f"dp-{key}", data, lang)


def _short(card: str, lang: str) -> str:
    return _say("card", lang, card=card)[:LETTERS].ljust(LETTERS)


# --- what is to come ----------------------------------------------------------------------------------------


def _ribbon(view: View, lang: str, guesses: Collection[str]) -> list[str]:
    lines = []
    for round in range(view["round"], view["rounds"] + 1):
        here = round == view["round"]
        head = f"{'▶' if here else ' '} {round}  "
        for shown in view["exhibitions"]:
            if shown["round"] == round:
                name = shown["exhibition"]
                said = "?" if name is None else _say("exhibition-name", lang, exhibition=name)
                lines.append(f"[bold]{head}{said}[/]" if here else head + said)
                head = " " * 5
                if here and name is not None:
                    lines += _prose(_say("exhibition-help", lang, exhibition=name), 5)
        for shown in view["customers"]:
            if shown["round"] == round:
                lines += _customer(head, shown, lang, guesses)
                head = " " * 5
    rainbow = any(shown.get("rainbow") for shown in view["customers"] if not shown["past"])
    return [*lines, *(_prose(_say("terminal-rainbow", lang), 5) if rainbow else []), ""]


def _customer(head: str, shown: View, lang: str, guesses: Collection[str]) -> list[str]:
    if shown["customer"] is None:
        return [f"{head}?"]
    wishes = [
        f"[dim]{_wish(need, lang)} {halved(points, signed=True)}{'*' if rainbow else ''}[/]"
        for rainbow, weights in ((False, shown["weights"]), (True, shown["rainbow"]))
        for need, points in weights.items()
    ]
    name = _say("customer-name", lang, customer=shown["customer"])
    return flow(f"{head}{name}  {guess('customers.' + shown['customer'], guesses, ' ')}", wishes, 7, ", ")


def _wish(need: str, lang: str) -> str:
    key = f"terminal-{need}" if need in ("suffering", "mutation") else "need"
    return _say(key, lang, need=need)


# --- the town -----------------------------------------------------------------------------------------------


def _town(view: View, lang: str, own: int | None, guesses: Collection[str]) -> list[str]:
    town = view["town"]
    stands, supply = town["stands"], _supply(view)
    food = guess(f"food.{supply}", guesses)
    cages, addons = guess("cages.tiles", guesses), guess("addons.tiles", guesses)
    spaces = {space["space"]: space for space in town["spaces"]}
    goods = {
        "cage-1": [cages + _tile(cage) for cage in town["cages"] if cage],
        "addon": [addons + _tile(addon) for addon in town["addons"] if addon],
        "older": [_offer(pet, lang, guesses) for pet in town["older"]],
        "young-1": [_offer(pet, lang, guesses) for pet in town["young"]],
        "vegetables": _food(food, stands["vegetables"], 0),
        "mixed": _food(food, stands["mixed_vegetables"], stands["mixed_meat"]),
        "meat": _food(food, stands["meat_vegetables"], stands["meat"], stands["meat_gold"]),
        "artifacts": [_say("artifact-name", lang, artifact=artifact) for artifact in town["artifacts"]],
        "hospital": [_say("terminal-potions", lang, count=view["potions"])],
        "judging": [_say("terminal-judge", lang)],
        "platform": [_say("terminal-sale", lang)],
    }
    if own is not None:
        coming = sum(round <= view["round"] for round in view["seats"][own]["imps"]["progress"])
        few = guess("table.extra_imps_small", guesses, " ") if view["players"] < 4 else ""
        goods["imps"] = [few + _say("terminal-relatives", lang, count=coming)]
    lines = [f"[bold]{_say('terminal-town', lang)}[/]", *_prose(_say("terminal-signs", lang), 2)]
    for place in PLACES:
        held = " ".join(_holder(spaces[name]) for name in place) + "  " * (2 - len(place))
        key = "imps-place" if place[0] == "imps" else place[0].removesuffix("-1")
        name = _say(f"terminal-{key}", lang).ljust(14)
        lines += flow(f"  {held} {name} ", goods.get(place[0], []), 21)
    return lines


def _supply(view: View) -> str:
    """The exhibition whose tile brought this round's food; none in the first round."""
    here = (shown["exhibition"] for shown in view["exhibitions"] if shown["round"] == view["round"])
    return next(here, None) or ""


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


def _food(mark: str, vegetables: int, meat: int, gold: int = 0) -> list[str]:
    shown = [f"[green]♣ {mark}{vegetables}[/]"] if vegetables else []
    shown += [f"[red]♠ {mark}{meat}[/]"] if meat else []
    return shown + ([f"[yellow]$ {gold}[/]"] if gold else [])


def _offer(pet: View, lang: str, guesses: Collection[str]) -> str:
    bars = "".join(
        f"[{PAPER[colour]}{'' if at < pet['size'] else ' dim'}]{'■' if at < pet['size'] else '□'}[/]"
        for at, colour in enumerate(pet["bars"])
    )
    prices = _say("terminal-prices", lang, prices="/".join(map(str, pet["prices"])))
    mark = guess(f"pets.{pet['pet']}.bars", guesses)
    return f"{_say('pet', lang, pet=pet['pet'])} {_diet(pet, guesses)} {mark}{bars} [dim]{prices}[/]"


def _diet(pet: View, guesses: Collection[str]) -> str:
    mark = guess(f"pets.{pet['pet']}.diet", guesses)
    return mark + {"herbivore": "♣", "carnivore": "♠", "omnivore": "♣♠"}[pet["diet"]]


# --- the shops ----------------------------------------------------------------------------------------------


def _shop(
    view: View, seat: View, lang: str, names: Sequence[str], full: bool, guesses: Collection[str]
) -> list[str]:
    number = seat["seat"]
    imps, food = seat["imps"], seat["food"]
    acts = "▶ " if number in view["to_act"] else "  "
    parts = [
        f"[bold]{_say('terminal-reputation', lang, points=seat['reputation'])}[/]",
        f"[yellow]$ {seat['gold']}[/]",
        _say(
            "terminal-imps", lang, **{name: imps[name] for name in ("home", "busy", "hospital", "platform")}
        ),
        f"[green]♣ {'·'.join(map(str, food['vegetables']))}[/] [red]♠ {'·'.join(map(str, food['meat']))}[/]"
        + (" ❄" if food["box"] else ""),
    ]
    if seat["exhibition"]:
        parts.append(_say("terminal-exhibition", lang, points=seat["exhibition"]))
    if view["start_seat"] == number:
        parts.append(f"[dim]{_say('terminal-first', lang)}[/]")
    name = names[number] if len(names[number]) <= NAME else names[number][: NAME - 1] + "…"
    lines = flow(f"{acts}[{SEATS[number]} bold]{MARKS[number]} {plain(name)}[/]  ", parts, 6)
    if seat["artifacts"]:
        owned = [_say("artifact-name", lang, artifact=artifact) for artifact in seat["artifacts"]]
        lines += flow(" " * 6, [f"{name}," for name in owned[:-1]] + owned[-1:], 6, " ")
    if seat["groups"]:
        groups = [
            f"{group['imps']}{'+' + str(group['gold']) + '$' if group['gold'] else ''}"
            for group in seat["groups"]
        ]
        lines += flow(f"      {_say('terminal-groups', lang)} ", groups, 6)
    for plot in seat["plots"]:
        if plot["pet"] or (full and (plot["cage"] or plot["manure"])):
            lines += _plot(plot, lang, guesses)
    return lines


def _plot(plot: View, lang: str, guesses: Collection[str]) -> list[str]:
    tiles = ""
    if plot["cage"]:
        tiles += guess("cages.initial" if plot["initial"] else "cages.tiles", guesses) + _tile(plot["cage"])
    if plot["addon"]:
        tiles += guess("addons.tiles", guesses) + _tile(plot["addon"])
    text = f"    {plot['plot']}  {tiles}{' ' * (10 - columns(tiles))}"
    text += f" [dim]▲{plot['manure']}[/]" if plot["manure"] else "   "
    pet = plot["pet"]
    if pet is None:
        return [text.rstrip()]
    text += f" [bold]{_say('pet', lang, pet=pet['pet'])}[/] {_diet(pet, guesses)} "
    lines = flow(text, [guess(f"pets.{pet['pet']}.bars", guesses) + _bars(pet, lang)], 22)
    facts = []
    if pet["suffering"]:
        facts.append(f"[red]♥{pet['suffering']}[/]")
    if pet["mutation"]:
        facts.append(f"[magenta]§{pet['mutation']}[/]")
    if pet["size"] >= len(pet["bars"]) - len(pet["prices"]) + 1:
        facts.append(f"[dim]{_say('terminal-price', lang, gold=pet['price'])}[/]")
    if isinstance(pet.get("scores"), int):
        facts.append(f"[dim]{_say('terminal-exhibition', lang, points=pet['scores'])}[/]")
    for customer, match in pet.get("matches", {}).items():
        name = _say("customer-name", lang, customer=customer)
        facts.append(f"[dim]{name} {halved(match, signed=True)}[/]")
    return lines + (flow(" " * 21, facts, 21, ", ") if facts else [])


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
    return "".join(shown)


def _hand(hand: View, lang: str) -> list[str]:
    cards = [
        f"[black on {PAPER[colour]}] {_short(card, lang)} [/]" for colour in PAPER for card in hand[colour]
    ]
    cards += [f"[reverse] {_short('potion', lang)} [/]"] * hand["potions"]
    return flow(f"[bold]{_say('terminal-hand', lang)}[/] ", cards or ["–"], 5, " ")
