"""Dungeon Lords through the page: two years, both languages, pointing, battles told, phone, barriers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from .positions import offers, reached, sit_down
from .serving import Server
from .visitor import AT_ONCE, REMATCH, Seated, Visitor

Visit = Callable[..., Visitor]
WISE: Final = ("cell:", "tavern:", "lair:", "trap:", "act", "shop:")
"""spots that one should rather point at than decline"""


class Lord(Seated):
    """A person who rules a dungeon by pointing at whatever glows."""

    game = "dungeon-lords"
    seed = 5
    ready = ".realm [data-target]"

    def targets(self, which: str = "") -> Locator:
        """What glows on the board; `which` is the beginning of a spot's name."""
        spot = f"[data-spot^='{which}']" if which else ""
        return self.page.locator(f".realm [data-target]{spot}")

    def step(self) -> None:
        """Point at something; where that is half a move, the other half next time."""
        glowing = self.targets()
        if self.chance.random() < 0.8:
            wise = [self.targets(which) for which in WISE]
            glowing = next((spots for spots in wise if spots.count()), glowing)
        count = glowing.count()
        if count:
            glowing.nth(self.chance.randrange(count)).click()

    def play(self, seconds: float = 240) -> int:
        """Play to the end; how many clicks it took."""
        clicks, end = 0, time.monotonic() + seconds
        while self.wait():
            assert time.monotonic() < end, "the match takes too long"
            self.step()
            clicks += 1
        return clicks


def hasty(visit: Visit, **more: Any) -> Visitor:
    """Somebody for whom one click is a move."""
    me = visit("Ani", **more)
    me.page.context.add_init_script(AT_ONCE)
    return me


@pytest.mark.slow
def test_two_years_against_bots(visit: Visit) -> None:
    """From the first order to the result, on the board alone."""
    me = hasty(visit)
    lord = Lord.among_bots(me, players=3)
    assert lord.wait()
    me.picture("first")
    me.no_barriers()
    assert lord.play() >= 40
    over(me, "en")


def test_two_years_told_in_french(visit: Visit, server: Server) -> None:
    """The first order, the board when all is over, and the result: the play is the same in each language."""
    me = visit("Ani", lang="fr", theme="dark")
    assert Lord.among_bots(me, players=3).wait()
    me.picture("first")
    me.no_barriers()
    sit_down(me, server.url, reached("dungeon-lords", 3, 5, lambda match: match.over))
    over(me, "fr")


def over(me: Visitor, lang: str) -> None:
    """The end on the board, then the result with its seven titles, all in one language."""
    result = me.page.locator("[data-action=result]")
    expect(result).to_be_visible(timeout=30_000)
    me.picture("over")
    me.no_barriers()
    result.click()
    expect(me.page.get_by_role("button", name=REMATCH[lang])).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", lang)
    titles = me.page.locator("[data-titles] li")
    expect(titles).to_have_count(7)
    winners = titles.filter(has_text="Ani").or_(titles.filter(has_text={"en": "Blob", "fr": "Guest"}[lang]))
    expect(winners.first).to_be_visible()
    me.picture("result")


def test_orders_are_laid_out_and_committed(visit: Visit) -> None:
    """Three cards are planned, dragged about, taken back, and committed as one; a locked one says why not."""
    lord = Lord.among_bots(visit("Ani"))
    page = lord.page
    assert lord.wait()
    lord.targets("order:").first.click()
    lord.commit()
    cards, laid = page.locator(".hand [data-target]"), page.locator(".slots .ghost")
    commit = page.locator("[data-action=commit]")
    cards.first.click()
    expect(laid).to_have_count(1)
    expect(commit).to_be_disabled()
    expect(lord.me.prompt).to_contain_text("2 more orders")
    cards.first.click()
    cards.first.click()
    expect(laid).to_have_count(3)
    expect(commit).to_be_enabled()
    lord.me.picture("planned")
    laid.nth(1).click()
    expect(laid).to_have_count(2)
    page.keyboard.press("Backspace")
    expect(laid).to_have_count(0)
    page.locator(".hand .locked").first.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("locked this season")
    page.locator(".hand .locked").first.click()
    expect(lord.me.prompt).to_contain_text("locked this season")
    expect(lord.me.prompt.get_by_role("button", name="Rule DL", exact=False)).to_be_visible()
    names = [card.inner_text() for card in cards.all()[:3]]
    for count in (1, 2, 3):
        drag(lord.me, cards.first, page.locator("[data-slot]").last)
        expect(laid).to_have_count(count)
    drag(lord.me, page.locator("[data-slot]").nth(2), page.locator("[data-slot]").nth(0))
    shown = [one.inner_text().split("\n")[-1] for one in laid.all()]
    assert shown == [name.split("\n")[-1] for name in reversed(names)]
    lord.commit()
    story = lord.me.api(f"/tables/{lord.me.table}/frames?from=0&to=9&seat=0")["frames"]
    mine = [frame["move"]["order"] for frame in story if frame["move"] and frame["move"]["kind"] == "order"]
    assert len(mine) == 3, "all three were played, as one"


def drag(me: Visitor, what: Locator, to: Locator) -> None:
    """Press, pull, let go."""
    what.scroll_into_view_if_needed()
    start, end = what.bounding_box(), to.bounding_box()
    assert start is not None and end is not None
    mouse = me.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    mouse.up()


class Finger:
    """One finger on a screen, as the browser feels it: the browser decides what scrolls, not a test."""

    def __init__(self, me: Visitor) -> None:
        self.me = me
        self.session = me.page.context.new_cdp_session(me.page)

    def touch(self, kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def pull(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        """Touch here, and move there without letting go."""
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            part = step / steps
            at = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self.touch("touchMove", at)
            self.me.page.wait_for_timeout(30)

    def drag(self, what: Locator, to: Locator) -> None:
        self.pull(middle(what), middle(to))
        self.touch("touchEnd")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scrolled(me: Visitor) -> float:
    """How far down the board is."""
    down: float = me.page.locator("main.board").evaluate("board => board.scrollTop")
    return down


@pytest.mark.parametrize(("lang", "theme"), [("en", "light"), ("fr", "dark")])
def test_orders_by_touch(visit: Visit, lang: str, theme: str) -> None:
    """A finger drags cards to places, between them and off them; everywhere else it scrolls."""
    me = visit("Ani", lang=lang, phone=True, theme=theme)
    me.sit(
        [{"kind": "me"}, {"kind": "bot", "level": "easy"}], game="dungeon-lords", options={"rules": "first"}
    )
    page, finger = me.page, Finger(me)
    cards, laid, slots = (
        page.locator(".hand [data-target]"),
        page.locator(".slots .ghost"),
        page.locator("[data-slot]"),
    )
    expect(slots).to_have_count(3)
    names = [card.inner_text().split("\n")[-1] for card in cards.all()]
    still = scrolled(me)
    lifted = cards.nth(1)
    finger.pull(middle(lifted), middle(slots.first))
    expect(page.locator(".slots .over")).to_have_count(1)
    ghost = page.locator(".hand > [aria-hidden=true]")
    assert abs(middle(ghost)[1] - middle(slots.first)[1]) < 12, "the card is under the finger"
    me.picture("dragged", both=False)
    finger.touch("touchEnd")
    expect(laid).to_have_count(1)
    expect(ghost).to_have_count(0)
    finger.drag(cards.first, slots.last)
    expect(laid).to_have_count(2)
    finger.drag(slots.nth(1), slots.first)
    assert [one.inner_text().split("\n")[-1] for one in laid.all()] == names[:2]
    assert scrolled(me) == still, "a card that is dragged does not scroll the board"
    finger.drag(slots.first, cards.last)
    expect(laid).to_have_count(1)
    cards.first.tap()
    cards.first.tap()
    expect(laid).to_have_count(3)
    # A locked card, an empty place and the hill are not for dragging: there a finger scrolls.
    for start in (page.locator(".hand .locked").first, page.locator(".coffers"), page.locator("div.hill")):
        page.locator("main.board").evaluate("board => { board.scrollTop = 0; }")
        x, y = middle(start)
        y = min(y, 640.0)
        finger.pull((x, y), (x, y - 160))
        finger.touch("touchEnd")
        page.wait_for_timeout(300)
        assert scrolled(me) > 60, start
        expect(laid).to_have_count(3)
    page.locator("main.board").evaluate("board => { board.scrollTop = 0; }")
    commit = page.locator("[data-action=commit]")
    commit.tap()
    expect(laid).to_have_count(0)


def test_by_keyboard(visit: Visit) -> None:
    """Arrows walk what glows, Enter takes, digits choose, c commits."""
    lord = Lord.among_bots(visit("Ani"))
    page = lord.page
    assert lord.wait()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-target]:focus")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=commit]")).to_be_visible()
    page.keyboard.press("c")
    expect(page.locator(".slots .next")).to_have_count(1)
    for count in (1, 2, 3):
        page.keyboard.press("1")
        expect(page.locator(".slots .ghost")).to_have_count(count)
    page.keyboard.press("c")
    expect(page.locator(".slots .ghost")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_season_by_keys_alone(visit: Visit, lang: str) -> None:
    """From the first order of winter to spring nothing but arrows, Enter and c; all that is walked to has
    a name for those who hear the page.
    """
    me = visit("Ani", lang=lang)
    Lord.among_bots(me, rules="first")
    page, end = me.page, time.monotonic() + 120
    commit, now = page.locator("[data-action=commit]:enabled"), page.locator("header .rounds .now")
    ready = page.locator(".realm [data-target], [data-action=commit]:enabled").first
    walked = 0
    while True:
        expect(ready).to_be_attached(timeout=30_000)
        if now.inner_text() != "1":
            break
        assert time.monotonic() < end, f"nothing more can be done by keys: {me.prompt.inner_text()}"
        if commit.count():
            page.keyboard.press("c")
            expect(commit).to_have_count(0)
            continue
        page.keyboard.press("ArrowDown" if walked % 3 else "ArrowRight")
        focus = page.locator("[data-target]:focus")
        if focus.count() == 0:  # what was walked to is gone by now
            continue
        name = focus.evaluate("one => (one.getAttribute('aria-label') ?? one.textContent).trim()")
        assert name, focus.evaluate("one => one.outerHTML")
        page.keyboard.press("Enter")
        walked += 1
        page.wait_for_timeout(50)
    assert walked >= 6 and now.inner_text() == "2"
    log = me.api(f"/tables/{me.table}/frames?from=0&to=40&seat=0")["frames"]
    assert {frame["move"]["kind"] for frame in log if frame["move"] and frame["seat"] == 0} >= {"order"}
    me.no_barriers()


def test_two_people_at_one_table(visit: Visit) -> None:
    """Orders are secret until both have given theirs; then both see the same minions on the same places."""
    ani, bea = visit("Ani"), visit("Béa", lang="fr", phone=True)
    ani.sit([{"kind": "me"}, {"kind": "link"}], game="dungeon-lords", options={"rules": "first"}, seed=4)
    invite = ani.api(f"/tables/{ani.table}")["table"]["invite"]
    bea.page.goto(f"/t/{ani.table}?invite={invite}")
    bea.page.get_by_role("button", name="S’asseoir ici").click()
    for me, others in ((ani, bea), (bea, ani)):
        page = me.page
        expect(page.locator(".hand [data-target]").first).to_be_visible()
        assert page.locator(".actions").first.is_visible()
        for _ in range(3):
            page.locator(".hand [data-target]").first.click()
        page.locator("[data-action=commit]").click()
        if others is bea:
            expect(bea.page.locator(".slots .ghost")).to_have_count(0)
    # The dummies' third orders are chosen, then minions stand on the land for both.
    for me in (ani, bea):
        me.page.locator(".hand [data-target]").first.click()
        me.page.locator("[data-action=commit]").click()
        expect(me.page.locator("[data-action=commit]")).to_be_hidden()
    for me in (ani, bea):
        expect(me.page.locator("[data-prompt]")).not_to_be_empty()
        # What both may know now, whatever its number is: secret orders are not counted for others.
        last = me.api(f"/tables/{ani.table}/frames?from=0&to=0")["total"]
        view = me.api(f"/tables/{ani.table}/frames?from={last}&to={last}")["frames"][0]["view"]
        standing = [space["seat"] for action in view["actions"] for space in action["spaces"]]
        assert {0, 1} <= set(standing)
    ani.picture("two")
    bea.no_sideways_scroll()


@pytest.mark.slow
def test_a_room_is_built_in_two_steps(visit: Visit, server: Server) -> None:
    """First the room, then the tunnel; ground that is no tunnel says why not."""
    me = hasty(visit)
    sit_down(me, server.url, reached("dungeon-lords", 2, 8, offers("build")))
    lord = Lord(me)
    expect(me.prompt).to_contain_text("Which room do you build")
    me.picture("rooms")
    shop = lord.targets("shop:")
    if lord.targets("cell:").count() == 0:
        shop.first.click()
    expect(lord.targets("cell:").first).to_be_visible()
    me.picture("tunnels")
    page = me.page
    page.locator(".cells [data-spot]:not([data-target])").last.click()
    expect(me.prompt.get_by_role("button", name="Rule DL", exact=False)).to_be_visible()
    lord.targets("cell:").first.click()
    expect(lord.targets("shop:")).to_have_count(0)


@pytest.mark.slow
def test_a_battle_is_told(visit: Visit, server: Server) -> None:
    """Steps light up one by one while it is told, and can be skipped; a replay tells it too."""
    me = hasty(visit)
    sit_down(me, server.url, reached("dungeon-lords", 2, 5, offers("lay")))
    lord = Lord(me)
    expect(me.prompt).to_contain_text("Lay a trap for this battle")
    me.picture("planning")
    me.no_barriers()
    me.page.evaluate(AT_ONCE.replace("instant", "normal"))
    me.page.reload()
    lit = me.page.locator(".steps .lit")
    end = time.monotonic() + 60
    while lit.count() == 0:
        assert time.monotonic() < end, "no battle is told"
        if lord.targets().count():
            lord.step()
        me.page.wait_for_timeout(150)
    me.picture("battle", both=False)
    expect(me.page.locator(".battle .lines li").first).to_be_visible()
    if me.page.locator("[data-action=skip]").count():
        me.page.keyboard.press("Escape")


def test_everything_explains_itself(visit: Visit) -> None:
    """A monster of the tavern, a place of the land, another lord's dungeon."""
    me = hasty(visit)
    lord = Lord.among_bots(me, players=4)
    page = me.page
    assert lord.wait()
    lord.targets("order:").first.click()
    page.locator(".tavern .guest:not(.empty)").first.click()
    card = page.locator("[data-explains]")
    expect(card).to_contain_text("when hired, and again on payday")
    me.picture("monster", both=False)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="View dungeon").first.click()
    expect(page.get_by_role("dialog").locator(".hill").first).to_be_visible()
    page.get_by_role("dialog").locator("[data-piece^='tile:2@']").click()
    expect(card).to_contain_text("One imp may mine 1 gold here each season")
    me.picture("other")
    me.no_barriers()


@pytest.mark.parametrize(
    ("kind", "prompt"),
    [("order", "Choose your order"), ("retrieve", "Which order do you take"), ("lay", "Lay a trap for this")],
)
def test_a_dungeon_on_a_phone(visit: Visit, server: Server, kind: str, prompt: str) -> None:
    """390 px: nothing too small to touch, no sideways scrolling, what glows comes into sight."""
    me = hasty(visit, phone=True, theme="dark")
    sit_down(me, server.url, reached("dungeon-lords", 2, 8, offers(kind)), others=None)
    expect(me.prompt).to_contain_text(prompt)
    me.no_sideways_scroll()
    me.whole_phase()
    glowing = me.page.locator(".realm [data-target]")
    expect(glowing.first).to_be_in_viewport()
    tabs = me.page.locator(".realm > .tabs button")
    for tab in range(2):
        tabs.nth(tab).tap()
        me.no_tiny_targets()
        me.picture(f"tab-{tab}", both=False)
        me.no_sideways_scroll()
    if kind == "lay":
        expect(me.page.locator(".realm [data-target][data-spot^='trap:']").first).to_be_in_viewport()
    if kind == "order":
        # What the others can't choose is the first thing that one's own choice goes by.
        rival = me.page.locator("[data-rival='1'] .locked")
        expect(rival).to_be_in_viewport(ratio=1)
        expect(rival).to_contain_text("Locked orders: ")
        expect(rival.locator(".card")).to_have_count(2)


@pytest.mark.parametrize(("kind", "spot"), [("hire", "tavern:"), ("build", "cell:"), ("pay", "lair:")])
def test_what_is_asked_for_is_in_sight_on_a_phone(visit: Visit, server: Server, kind: str, spot: str) -> None:
    """Wherever it lies on the board, and whatever lies over its edge."""
    me = visit("Ani", phone=True)
    sit_down(me, server.url, reached("dungeon-lords", 3, 5, offers(kind)), others=None)
    asked = me.page.locator(f".realm [data-target][data-spot^='{spot}']").first
    expect(asked).to_be_in_viewport(ratio=1)
    box, strip = asked.bounding_box(), me.page.locator(".choices").bounding_box()
    assert box is not None and strip is not None and box["y"] + box["height"] <= strip["y"]


# --- the combat school --------------------------------------------------------------------------------------


def school(me: Visitor, lesson: str) -> None:
    me.page.goto(f"/school/dungeon-lords/{lesson}")
    expect(me.page.locator(".realm [data-target]").first).to_be_attached(timeout=30_000)


def follow(me: Visitor) -> None:
    """Do what the teacher says, to the end."""
    page, end = me.page, time.monotonic() + 60
    done, hint = page.locator("[data-outcome]"), page.locator("[data-action=hint]")
    while True:
        expect(page.locator("[data-outcome], [data-action=hint]:enabled").first).to_be_attached(
            timeout=20_000
        )
        if done.count():
            return
        assert time.monotonic() < end, "the lesson takes too long"
        hint.click()
        expect(page.locator("[data-hint] li").first).to_be_visible()
        page.locator("[data-action=lay-hint]").click()
        page.locator("[data-action=commit]").click()
        expect(page.locator("[data-hint]")).to_have_count(0)


def test_from_the_door_to_a_solved_lesson(visit: Visit) -> None:
    """The first combat with hints; what was solved is remembered, and the next lesson follows."""
    me = visit("Ani")
    page = me.page
    page.goto("/")
    me.room("Dungeon Lords").get_by_role("button", name="Learn").click()
    page.get_by_role("link", name="Go to school").click()
    page.locator("[data-lesson='1']").click()
    expect(page.locator("[data-preview]")).to_be_visible()
    me.picture("lesson")
    me.no_barriers()
    page.locator("[data-action=thought]").click()
    expect(page.locator(".thought")).to_contain_text("2 of 5")
    follow(me)
    expect(page.locator("[data-outcome=solved]")).to_contain_text("1 tile conquered")
    me.picture("solved")
    page.locator("[data-action=solution]").click()
    expect(page.locator("[data-solution]")).to_contain_text("Round 2")
    page.locator("[data-action=next]").click()
    expect(page.locator("aside h2").first).to_contain_text("lesson 2")
    page.goto("/school/dungeon-lords")
    expect(page.locator(".lessons .done")).to_have_count(1)
    expect(page.locator(".lessons li").first).to_contain_text("solved with help")


def test_a_plan_is_previewed_changed_taken_back_and_may_fail(visit: Visit) -> None:
    """Trap and monster lie on the board together; a bad plan is told to be one, and one may start over."""
    me = visit("Ani")
    page = me.page
    school(me, "1")
    preview = page.locator("[data-preview]")
    # A trap alone is a plan: it says that nobody fights, and nothing but "Confirm" ends it.
    page.locator("[data-spot='trap:rolling-stone']").first.click()
    expect(me.prompt).to_contain_text("Lay the rolling stone · No monsters")
    expect(page.locator("[data-choice=ready]")).to_have_count(0)
    page.locator(".lair [data-target]").first.click()
    expect(me.prompt).not_to_contain_text("No monsters")
    page.keyboard.press("Backspace")
    # A troll may be fed or not, which the preview takes for granted; a goblin has no choice.
    page.locator("[data-spot='lair:troll']").first.click()
    expect(preview.locator("[data-best]")).to_contain_text("best in this round")
    page.keyboard.press("Backspace")
    page.locator(".lair [data-target]").first.click()
    expect(preview).to_contain_text("attacks with the goblin")
    expect(me.prompt).to_contain_text("No trap")
    expect(preview.locator("[data-best]")).to_have_count(0)
    page.locator("[data-spot='trap:rolling-stone']").first.click()
    expect(preview).to_contain_text("springs the rolling stone")
    expect(me.prompt).to_contain_text("Lay the rolling stone")
    page.locator("[data-action=commit]").click()
    expect(page.locator("[data-action=undo]")).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page.locator("[data-spot='trap:rolling-stone'][data-target]")).to_be_visible()
    for _ in range(3):
        page.locator("[data-choice=no-trap]").click()
        expect(page.locator("[data-action=commit]")).to_be_visible()
        expect(preview).to_contain_text("The tile is conquered")
        me.prompt.get_by_text("No trap").wait_for()
        page.wait_for_timeout(300)
        page.locator("[data-action=commit]").click()
        expect(page.locator("[data-action=commit]")).to_be_hidden()
    expect(page.locator("[data-outcome=better]")).to_contain_text("3 tiles conquered")
    page.locator("[data-action=reset]").click()
    expect(page.locator("[data-outcome]")).to_have_count(0)


def test_a_new_exercise_in_french_on_a_phone(visit: Visit) -> None:
    """Teacher and table share the small window; the solution can be watched."""
    me = visit("Ani", lang="fr", phone=True, theme="dark")
    page = me.page
    school(me, "2/3")
    expect(page.locator("aside h2").first).to_be_hidden()
    page.get_by_role("button", name="Professeur").tap()
    expect(page.locator("aside h2").first).to_contain_text("niveau 2")
    me.no_tiny_targets()
    me.picture("teacher", both=False)
    page.locator("[data-action=solution]").tap()
    page.locator("[data-action=watch]").tap()
    expect(page.locator("[data-outcome=solved]")).to_be_visible(timeout=30_000)
    me.no_sideways_scroll()
    me.picture("watched", both=False)


def test_another_game_goes_to_the_same_school(visit: Visit) -> None:
    """The customers of Dungeon Petz, with nothing made for them."""
    me = visit("Ani")
    me.page.goto("/school/dungeon-petz/1")
    expect(me.page.locator(".petz [data-target]").first).to_be_attached(timeout=30_000)
    follow(me)
    expect(me.page.locator("[data-outcome=solved]")).to_contain_text("16 reputation")
