"""How long the page keeps its own thread busy at a time, while a match is played by a script.

python -m bench.page_frames [--games GAME ...] [--decisions 12] [--speed normal]

Chromium traces the page while the script plays. Drawing is stubbed: a city in 3D is not painted, and pictures
are filled by other threads anyway. A frame is one task of the page's thread. What counts is processor time,
so other programs on the machine don't. Prints for each game how many tasks there were, the slowest, those
above the limit, and what took their time.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

import monstrerie
from tests.browser.conftest import DESKTOP, PATIENCE, browser_and_server, few_pictures
from tests.browser.giant import Giant
from tests.browser.serving import Server
from tests.browser.test_dungeon_lords import Lord
from tests.browser.test_dungeon_petz import Keeper
from tests.browser.visitor import Visitor

LIMIT: Final = 50.0
"""ms: a longer frame is felt"""
_TASK: Final = "RunTask"
_TRACED: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8"]
_PARTS: Final = {
    "FunctionCall",
    "EvaluateScript",
    "v8.compile",
    "v8.parseOnBackground",
    "UpdateLayoutTree",
    "Layout",
    "PrePaint",
    "Paint",
    "Layerize",
    "Commit",
    "MinorGC",
    "MajorGC",
    "ParseHTML",
}
Event = dict[str, Any]


@dataclass(frozen=True)
class Task:
    """One stretch of work of the page's thread."""

    cost: float
    """ms of processor time"""
    took: float
    """ms by the clock"""
    parts: tuple[tuple[str, float], ...]
    """what the processor did in it, in ms, longest first"""


def tasks(events: Sequence[Event]) -> list[Task]:
    """Those of a trace's page, which is the busiest of its renderers."""
    named = [one for one in events if one.get("name") == "thread_name"]
    pages = {(one["pid"], one["tid"]) for one in named if one["args"]["name"] == "CrRendererMain"}
    whole = [one for one in events if one.get("ph") == "X" and (one["pid"], one["tid"]) in pages]
    spent: Counter[tuple[int, int]] = Counter()
    for one in whole:
        if one["name"] == _TASK:
            spent[one["pid"], one["tid"]] += one.get("tdur", 0)
    if not spent:
        return []
    page = spent.most_common(1)[0][0]
    mine = sorted(
        (one for one in whole if (one["pid"], one["tid"]) == page), key=lambda one: (one["ts"], -one["dur"])
    )
    found: list[Task] = []
    inside: list[Event] = []
    top: Event | None = None
    for one in [*mine, {"name": _TASK, "ts": float("inf"), "dur": 0.0}]:
        if top is not None and one["ts"] < top["ts"] + top["dur"]:
            inside.append(one)
            continue
        if top is not None:
            found.append(Task(top.get("tdur", 0) / 1000, top["dur"] / 1000, _parts(inside)))
        top, inside = (one, []) if one["name"] == _TASK else (None, [])
    return found


def _parts(inside: Sequence[Event]) -> tuple[tuple[str, float], ...]:
    """Time by kind; what happens within one that counts already is not counted again."""
    spent: Counter[str] = Counter()
    until = float("-inf")
    for one in inside:
        if one["name"] not in _PARTS or one["ts"] < until:
            continue
        until = one["ts"] + one["dur"]
        data = one.get("args", {}).get("data", {})
        name = one["name"]
        if name in ("FunctionCall", "EvaluateScript"):
            name += f" {data.get('functionName', '')} {str(data.get('url', '')).rpartition('/')[2]}".rstrip()
        spent[name] += one.get("tdur", 0) / 1000
    return tuple((name, round(cost, 1)) for name, cost in spent.most_common(4))


@contextmanager
def traced(browser: Browser, me: Visitor) -> Iterator[list[Task]]:
    """What the page's thread does meanwhile, known afterwards."""
    found: list[Task] = []
    browser.start_tracing(page=me.page, categories=_TRACED)
    try:
        yield found
    finally:
        found += tasks(json.loads(browser.stop_tracing())["traceEvents"])


def _monsters(me: Visitor) -> Callable[[], None]:
    me.sit()

    def act() -> None:
        if me.wait_for_turn():
            me.play_one()

    return act


def _giant(me: Visitor) -> Callable[[], None]:
    giant = Giant.among_bots(me)

    def act() -> None:
        if giant.wait():
            giant.play_one("kung-fu", "throw", "flick", "finish")

    return act


def _keeper(me: Visitor) -> Callable[[], None]:
    keeper = Keeper.among_bots(me)

    def act() -> None:
        if keeper.wait():
            keeper.play_one()

    return act


def _lord(me: Visitor) -> Callable[[], None]:
    lord = Lord.among_bots(me, players=3)
    commit = me.page.locator("[data-action=commit]:enabled")

    def act() -> None:
        if not lord.wait():
            return
        for _ in range(8):
            if commit.count():
                lord.commit()
                return
            lord.step()

    return act


SCRIPTS: Final[dict[str, Callable[[Visitor], Callable[[], None]]]] = {
    "mighty-monsters": _monsters,
    "dungeon-lords": _lord,
    "dungeon-petz": _keeper,
    "rampage": _giant,
}


def measure(browser: Browser, server: Server, game: str, decisions: int, speed: str) -> list[Task]:
    """All tasks from opening the table on; each decision is traced by itself, since traces fill memory."""
    context = browser.new_context(viewport=DESKTOP, base_url=server.url)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(few_pictures(float("inf")))
    kept = {
        "monstrerie.settings": {"speed": speed, "sound": False},
        "monstrerie.known": [*monstrerie.games()],
    }
    for key, value in kept.items():
        context.add_init_script(f"localStorage.setItem({json.dumps(key)}, {json.dumps(json.dumps(value))})")
    context.request.post("/api/session", data={"name": "Ani"})
    me = Visitor(context.new_page(), Path(), "Ani")
    found: list[Task] = []
    with traced(browser, me) as seen:
        act = SCRIPTS[game](me)
        act()
    found += seen
    for _ in range(decisions - 1):
        with traced(browser, me) as seen:
            act()
        found += seen
    context.close()
    return found


def report(game: str, found: Sequence[Task]) -> None:
    """One line, and one for each task above the limit."""
    slow = sorted((one for one in found if one.cost > LIMIT), key=lambda one: -one.cost)
    worst = max(found, key=lambda one: one.cost)
    print(
        f"{game}: {len(found)} tasks, the slowest {worst.cost:.0f} ms of the processor"
        f" ({worst.took:.0f} by the clock), {len(slow)} above {LIMIT:.0f}",
        flush=True,
    )
    for one in slow or [worst]:
        print(f"    {one.cost:.0f} ms: {', '.join(f'{name} {cost}' for name, cost in one.parts)}")


def main() -> None:
    """Measure each game."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--games", nargs="+", choices=[*SCRIPTS], default=[*SCRIPTS])
    options.add_argument("--decisions", type=int, default=12)
    options.add_argument("--speed", default="normal", help="of what is shown, as in the page's settings")
    given = options.parse_args()
    with browser_and_server() as (browser, server):
        for game in given.games:
            report(game, measure(browser, server, game, given.decisions, given.speed))


if __name__ == "__main__":
    main()
