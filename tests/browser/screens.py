"""Every screen of the page, from seeded positions: for axe, and for the gallery."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page, expect

import monstrerie
from monstrerie import Match
from tests.test_guides import walk

from .plans import PLANS, Plan, clicks
from .positions import reached, sit_down
from .serving import Server
from .visitor import Visitor

SOON: Final = 60_000
"""ms: a city takes its time where the processor draws it"""
SHORT: Final[dict[str, Any]] = {"runaway": {"rows": [1] * 6}}
"""A match of Rampage in this box ends with the sixth runaway."""


@dataclass(frozen=True)
class Screen:
    """Where it is, what is there once it is drawn, and what is done to it then."""

    name: str
    path: str
    ready: str
    steps: Sequence[Plan] = ()
    whole: bool = False
    """Whether a picture shows all that can be scrolled to."""

    def go(self, page: Page) -> None:
        """Open it, as far as before its steps."""
        page.goto(self.path)
        expect(page.locator(self.ready).first).to_be_attached(timeout=SOON)


def _press(key: str) -> Plan:
    return lambda page: page.keyboard.press(key)


_SETTINGS: Final = clicks("header button.name")
_MENU: Final = clicks("header .tools > button:last-child")


def pages(games: Sequence[str]) -> Iterator[Screen]:
    """What needs no match."""
    yield Screen("home", "/", "[data-game]")
    yield Screen("settings", "/", "[data-game]", [_SETTINGS])
    yield Screen("about", "/about", "h1")
    yield Screen("lost", "/nowhere", "h1")
    yield Screen("no-game", "/new/chess", "h1")
    for game in games:
        yield Screen(f"{game}/new", f"/new/{game}", "main form")
        yield Screen(f"{game}/box", f"/box/{game}", "main h1")
        yield Screen(f"{game}/rules", f"/rules/{game}", "main h2")
        yield Screen(f"{game}/school", f"/school/{game}", ".lessons")
        yield Screen(f"{game}/lesson", f"/school/{game}/1", ".frame main > *")
        yield Screen(f"{game}/guide", f"/learn/{game}", "[data-stop]")


def learning(games: Sequence[str]) -> Iterator[Screen]:
    """What teaches a game: how to win, all of its rules, every course of its school."""
    for game in games:
        learn = clicks(f"[data-game='{game}'] [data-action=learn]")
        yield Screen(f"{game}/how-to", "/", "[data-game]", [learn])
        yield Screen(f"{game}/rules-whole", f"/rules/{game}", "main h2", whole=True)
        for course in monstrerie.game(game).school:
            yield Screen(f"{game}/course-{course.name}", f"/school/{game}/{course.name}/1", ".frame main > *")


def stops(game: str) -> Iterator[Screen]:
    """Every stop of a guided match that a pupil comes to, opened as by one who comes back there."""
    seen: set[int] = set()
    for guided in walk(monstrerie.game(game), seed=1):
        for number in (said.number for said in guided.said()):
            if number not in seen:
                seen.add(number)
                back = _come_back(game, guided.save(), number)
                yield Screen(f"{game}/stop-{number:02}", f"/learn/{game}", "[data-stop]", [back])


def _come_back(game: str, save: str, number: int) -> Plan:
    """To a guided match that was left at this stop."""

    def act(page: Page) -> None:
        key = f"monstrerie.guide.{game}"
        kept = {key: save, f"{key}.stop": str(number)}
        page.evaluate("kept => Object.assign(localStorage, kept)", kept)
        page.reload()
        page.locator(f"[data-stop='{number}']").wait_for(timeout=SOON)

    return act


def beginnings(me: Visitor) -> Iterator[Screen]:
    """What is seen before a match begins, and as it does."""
    link = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "level": "easy"}]
    yield Screen("lobby", f"/t/{me.sit(seats=link)}", "main :is(h1, h2)")
    choosing = me.sit(options={"factions": "choose", "first": "host", "whim": True})
    yield Screen("factions", f"/t/{choosing}", ".faction.target")


def boards(me: Visitor, server: Server, plans: Sequence[str]) -> Iterator[Screen]:
    """What is seen in the middle of a match."""
    for name in plans:
        match, asks, steps = PLANS[name]
        path = f"/t/{sit_down(me, server.url, match(), None)}"
        yield Screen(f"boards/{name}", path, asks)
        yield Screen(f"boards/{name}-planned", path, asks, steps)
        if name == "monsters":
            yield Screen("boards/monsters-menu", path, asks, [_MENU])
            yield Screen("boards/monsters-rules", path, asks, [_press("r")])
            yield Screen("boards/monsters-counting", path, asks, [clicks(".guard")])


def endings(me: Visitor, server: Server, games: Sequence[str]) -> Iterator[Screen]:
    """What is seen once a match is over."""
    for game in games:
        more: dict[str, Any] = {"tremor": "off", "components": SHORT} if game == "rampage" else {}
        match = reached(game, 3, 5, over, bot="random" if game == "rampage" else "greedy", **more)
        table = sit_down(me, server.url, match, components=more.get("components"))
        yield Screen(f"{game}/result", f"/t/{table}/result", "main h1")
        yield Screen(f"{game}/replay", f"/t/{table}/replay?n={len(match.log) // 2}", "[data-action=play]")


def over(match: Match) -> bool:
    """Until nothing can be done any more."""
    return match.over
