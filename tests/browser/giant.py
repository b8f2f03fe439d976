"""A person at a table of Rampage: takes gestures in hand and lets go, with buttons, sliders or the mouse."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, ClassVar, Final

from playwright.sync_api import Locator, expect

from .visitor import Seated

SOON: Final = 60_000
"""ms until a deed is told or a city is drawn: the processor reckons and draws both, and may be busy"""


WHOLE: Final = ("eat", "pick", "pay")
"""choices that need no second step"""


class Giant(Seated):
    """A person with a monster, more eager than able."""

    game = "rampage"
    seed = 7
    # Steady hands: what a gesture leads to is the same each time.
    options: ClassVar[dict[str, Any]] = {"first": "host", "tremor": "off"}
    ready = "[data-choice], [data-gesture]"

    @property
    def choices(self) -> Locator:
        """What can be done, as buttons."""
        return self.page.locator("[data-choice]")

    @property
    def canvas(self) -> Locator:
        return self.page.locator("canvas[data-stage=ready]")

    def wait(self, seconds: float = 60) -> bool:
        return super().wait(seconds)

    def take(self, kind: str) -> None:
        """Take a gesture in hand, or lay a choice out."""
        self.page.locator(f"[data-choice={kind}]").first.click()

    def let_go(self) -> None:
        """Do what the sliders say."""
        # This form: where the next gesture is in the hand already, another one takes its place at once.
        form = self.page.locator("[data-gesture]").element_handle()
        self.page.locator("[data-action=do]").click()
        form.wait_for_element_state("hidden", timeout=SOON)

    def play_one(self, *liked: str) -> str:
        """One decision with buttons and sliders, of a kind that is liked if there is one; its kind."""
        form, commit = self.page.locator("[data-gesture]"), self.page.locator("[data-action=commit]")
        kind = ""
        if form.count() == 0:
            kinds = self.choices.evaluate_all("all => all.map(one => one.dataset.choice)")
            kind = next((one for one in liked if one in kinds), kinds[0])
            offer = self.page.locator(f"[data-choice={kind}]").first.element_handle()
            self.take(kind)
            if kind in WHOLE:
                offer.wait_for_element_state("hidden", timeout=SOON)
                return kind
            expect(form.or_(commit).first).to_be_visible(timeout=SOON)
        if form.count():
            kind = form.get_attribute("data-gesture") or ""
            if kind != "place":
                self.slide("strength", self.chance.uniform(0.8, 1.0))
                self.slide("direction", self.ahead + self.chance.uniform(-25, 25))
            self.let_go()
        else:
            commit.click()
            expect(commit).to_be_hidden(timeout=SOON)
        return kind

    @property
    def ahead(self) -> float:
        """Where a gesture points that was just taken in hand: to the middle of the city."""
        direction = self.page.locator("[data-field=direction]")
        return float(direction.input_value()) if direction.count() else 0.0

    def fine_tune(self) -> None:
        """Unfold the sliders."""
        fine = self.page.locator("details.fine")
        if fine.get_attribute("open") is None:
            self.page.locator("[data-action=fine-tune]").click()

    def slide(self, field: str, value: float) -> None:
        """Move a slider, where the gesture has it."""
        slider = self.page.locator(f"[data-field={field}]")
        if slider.count():
            self.fine_tune()
            step = 0.01 if field == "strength" else 1
            slider.fill(str(round(round(value / step) * step, 2)))

    # --- by hand on the city --------------------------------------------------------------------------------

    def city(self) -> None:
        """Wait until the city is drawn."""
        expect(self.canvas).to_be_visible(timeout=SOON)

    def on_page(self, x: float, y: float) -> tuple[float, float]:
        """A point of the picture as a point of the page."""
        box = self.canvas.bounding_box()
        assert box is not None
        return box["x"] + x, box["y"] + y

    def middle(self, east: float = 0.5, south: float = 0.5) -> tuple[float, float]:
        """A point of the page in the picture; both numbers from 0 to 1."""
        box = self.canvas.bounding_box()
        assert box is not None
        return self.on_page(east * box["width"], south * box["height"])

    def point(self, x: float, y: float, z: float = 0) -> tuple[float, float]:
        """A point of the city, in millimetres, as a point of the page, once the look has come to rest."""
        self.until(lambda: bool(self.canvas.evaluate("one => one.resting()")), "the look comes to rest")
        return self.on_page(*self.canvas.evaluate("(one, at) => one.pointAt(...at)", [x, y, z]))

    def grip(self) -> tuple[float, float]:
        """Where the piece that will fly off is on the page."""
        label = self.page.locator("[data-aim]")
        expect(label).to_be_visible(timeout=SOON)
        places = [[0.0, 0.0]]

        def still() -> bool:
            """The look may be on its way yet."""
            places.append(label.evaluate("one => [parseFloat(one.style.left), parseFloat(one.style.top)]"))
            return places[-1] == places[-2]

        self.until(still, "the look comes to rest")
        return self.on_page(*places[-1])

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait for what the page shows in its own time: a hand that sways, a breath that grows."""
        end = time.monotonic() + SOON / 1000
        while not true():
            assert time.monotonic() < end, f"never: {what}"
            self.page.wait_for_timeout(100)

    def touch(self, button: Locator, answer: Locator) -> None:
        """A finger on a button until its answer is there.

        The second half of a tap waits until the page has heard the first: while a slow machine draws a city,
        that is as long as a long press, which a browser does not count as a tap.
        """
        for _ in range(10):
            button.tap()
            self.page.wait_for_timeout(3000 * (answer.count() == 0))
            if answer.count() or not button.is_visible():
                break
        expect(answer.first).to_be_attached(timeout=SOON)

    def press(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    def tap(self, x: float, y: float) -> None:
        """Press and let go at once, however slow the machine is: an event carries its own time."""
        session = self.page.context.new_cdp_session(self.page)
        now = time.time()
        for kind, at in (("mouseMoved", now), ("mousePressed", now + 0.01), ("mouseReleased", now + 0.05)):
            held = {"button": "left", "clickCount": 1, "buttons": int(kind == "mousePressed")}
            where = {"type": kind, "x": x, "y": y, "timestamp": at}
            session.send("Input.dispatchMouseEvent", where if kind == "mouseMoved" else {**where, **held})
        session.detach()

    def number(self, field: str) -> float:
        """What a slider says."""
        return float(self.page.locator(f"[data-field={field}]").input_value())

    def log(self) -> Locator:
        return self.page.locator("[role=log]").first

    def hand_over(self) -> None:
        """A bot plays on for me, as easily as it can."""
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("button", name="Let a bot play for me").click()
