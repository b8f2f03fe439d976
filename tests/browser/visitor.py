"""A person at the page: what they see and do, in the words of the table."""

from __future__ import annotations

import os
import random
import re
import time
from pathlib import Path
from typing import Any, ClassVar, Final, Self

from playwright.sync_api import Locator, Page, expect

from .serving import WEB

AT_ONCE: Final = (
    "localStorage.setItem('monstrerie.settings', JSON.stringify({speed: 'instant', atOnce: true}))"
)
"""a script: one click is a move"""
_WIDTHS: Final = ((1440, 900), (390, 844))
_SMALLEST: Final = 40
"""px: nothing to touch is smaller"""
PICTURES: Final = os.environ.get("PICTURES", "") not in ("", "0")
"""Screenshots are wanted."""
REMATCH: Final = {"en": "Rematch", "fr": "Revanche"}
"""The button of the page that tells the result."""


class Visitor:
    """One browser, one person."""

    def __init__(self, page: Page, pictures: Path, name: str) -> None:
        self.page = page
        self.pictures = pictures
        self.name = name

    # --- looking --------------------------------------------------------------------------------------------

    def picture(self, name: str, both: bool = True) -> None:
        """At 1440 and 390 px nothing is too wide. With `make test-browser PICTURES=1`: screenshots of it."""
        before = self.page.viewport_size
        assert before is not None
        for width, height in _WIDTHS if both else [(before["width"], before["height"])]:
            self.page.set_viewport_size({"width": width, "height": height})
            if PICTURES:
                self.page.wait_for_timeout(250)
                # Slow where the processor draws in 3D and others want it, too.
                self.page.screenshot(path=self.pictures / f"{name}-{width}.png", timeout=60_000)
            self.no_sideways_scroll()
        self.page.set_viewport_size(before)

    def no_sideways_scroll(self) -> None:
        """The page itself never scrolls sideways."""
        wide, room = self.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide <= room, f"the page is {wide} px wide in a window of {room}"

    def whole_phase(self) -> None:
        """The head names the phase and doesn't cut it off."""
        phase = self.page.locator("header .phase")
        expect(phase).to_have_text(re.compile(r"\w"))
        whole = "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight"
        assert phase.evaluate(whole), phase.text_content()

    def whole_actions(self) -> None:
        """The buttons beside the prompt hold their words."""
        cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
        assert self.page.locator(".actions button, .actions a").evaluate_all(cut) == []

    def no_tiny_targets(self) -> None:
        """Nothing that one can touch is hard to hit."""
        small: list[str] = self.page.evaluate(
            """least => [...document.querySelectorAll("button, a, input, select")]
            .filter(one => one.checkVisibility())
            .map(one => [one.outerHTML.slice(0, 120), one.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.width < least || box.height < least))
            .map(([html, box]) => `${html} ${box.width} x ${box.height}`)""",
            _SMALLEST - 0.5,
        )
        assert not small, "\n".join(small)

    def barriers(self, *rules: str) -> list[str]:
        """What axe finds, of these rules or of all."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate((WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
        chosen = {"runOnly": list(rules)} if rules else {}
        found: list[str] = self.page.evaluate(
            """async chosen => (await axe.run(document, {resultTypes: ["violations"], ...chosen})).violations
              .flatMap(({id, nodes}) => nodes.slice(0, 4).map(({html}) => `${id}: ${html.slice(0, 160)}`))""",
            chosen,
        )
        return found

    def no_barriers(self) -> None:
        """Nothing that axe would mend."""
        assert not (found := self.barriers()), "\n".join(found)

    def room(self, name: str = "Mighty Monsters") -> Locator:
        """A game's room on the home page."""
        return self.page.get_by_role("region", name=name)

    @property
    def prompt(self) -> Locator:
        """The bar that says what to do."""
        return self.page.locator("[data-prompt]")

    @property
    def table(self) -> str:
        """The id of the table this browser is at."""
        return self.page.url.split("/t/")[1].split("/")[0].split("?")[0]

    def api(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the server as this person."""
        request = self.page.context.request
        answer = request.get(f"/api{path}") if body is None else request.post(f"/api{path}", data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    # --- sitting down ---------------------------------------------------------------------------------------

    def sit(self, seats: list[dict[str, str]] | None = None, **more: Any) -> str:
        """Open a table (against two easy bots, factions dealt, unless said otherwise) and go there."""
        body = {
            "game": "mighty-monsters",
            "options": {"factions": "dealt", "first": "host"},
            "seats": seats
            or [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}],
            "seed": 7,
            **more,
        }
        made: str = self.api("/tables", body)["table"]["id"]
        self.page.goto(f"/t/{made}")
        return made

    # --- playing --------------------------------------------------------------------------------------------

    def wait_for_turn(self) -> bool:
        """True when it is my turn, False when the match is over."""
        ready = self.page.locator(".hand .card.playable, .faction.target, [data-action=result]")
        expect(ready.first).to_be_visible(timeout=30_000)
        return self.page.locator("[data-action=result]").count() == 0

    def pick(self, strength: int | None = None) -> None:
        """Take a card (any, or the one of this strength) in hand."""
        which = f'[data-card="{strength}"]' if strength else ""
        card = self.page.locator(f".hand .card.playable{which}").first
        if card.get_attribute("aria-pressed") == "false":
            card.click()

    def play_one(self) -> None:
        """Play any legal move with the mouse."""
        faction = self.page.locator(".faction.target")
        if faction.count():
            faction.first.click()
        else:
            self.pick()
            self.page.locator("[data-space][data-target]").first.click()
        commit = self.page.locator("[data-action=commit]")
        commit.click()
        expect(commit).to_be_hidden()

    def play_to_the_end(self, seconds: float = 120) -> int:
        """Play until the result is there; how many moves it took."""
        moves, end = 0, time.monotonic() + seconds
        while self.wait_for_turn():
            assert time.monotonic() < end, "the match takes too long"
            self.play_one()
            moves += 1
        return moves


class Seated:
    """Somebody who sits at a table, and points at what glows."""

    game: ClassVar[str]
    seed: ClassVar[int]
    options: ClassVar[dict[str, Any]] = {}
    ready: ClassVar[str]
    """what is there when it is one's turn"""

    def __init__(self, me: Visitor, seed: int | None = None) -> None:
        self.me, self.page, self.chance = me, me.page, random.Random(seed or self.seed)

    @classmethod
    def among_bots(
        cls,
        me: Visitor,
        players: int = 2,
        seed: int | None = None,
        components: dict[str, Any] | None = None,
        **options: Any,
    ) -> Self:
        """At a new table."""
        me.sit(
            [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (players - 1)],
            game=cls.game,
            options={**cls.options, **options},
            seed=seed or cls.seed,
            components=components,
        )
        return cls(me, seed)

    def wait(self, seconds: float = 30) -> bool:
        """True when it is my turn, False when the match is over."""
        over = self.page.locator("[data-action=result]")
        expect(self.page.locator(self.ready).or_(over).first).to_be_attached(timeout=1000 * seconds)
        return over.count() == 0

    def commit(self) -> None:
        """Confirm what is laid out and wait until that has happened. Nothing is laid out then, or what the
        page lays out for the next decision.
        """
        commit, told = self.page.locator("[data-action=commit]"), self.page.locator("[role=log] li")
        before = told.count()
        commit.click()
        end = time.monotonic() + 30
        while commit.is_visible() and told.count() <= before:
            assert time.monotonic() < end, "what was confirmed never happened"
            self.page.wait_for_timeout(50)
