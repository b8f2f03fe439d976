"""Dungeon Petz through the page: a whole game, both languages, groups and cards laid out, phone, barriers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, ClassVar, Final

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from monstrerie import Match

from .positions import ADVANCED_PETZ, offers, reached, sit_down
from .serving import Server
from .visitor import REMATCH, Seated, Visitor

Visit = Callable[..., Visitor]


class Keeper(Seated):
    """A person who keeps a pet shop, with more zeal than sense."""

    game = "dungeon-petz"
    seed = 11
    options: ClassVar[dict[str, Any]] = {"first": "host"}
    ready = "[data-petz] [data-target]"

    def targets(self) -> Locator:
        """What may be pointed at; pets are wanted, and kept."""
        pets = self.page.locator("[data-key^='space:young'].legal, [data-key='space:older'].legal")
        if pets.count():
            return pets
        return self.page.locator("[data-petz] [data-target]:not([data-choice=release])")

    def group(self, sizes: list[int]) -> None:
        """Lay groups out at the exits, a coin with each as long as there is one, and form them."""
        imps, gold = self.page.locator("[data-pool=imps]"), self.page.locator("[data-pool=gold]")
        for exit, size in enumerate(sizes, 1):
            door = self.page.locator(f"[data-exit-number='{exit}']")
            if door.count() == 0:
                break
            door.click()
            for _ in range(size):
                if imps.get_attribute("aria-disabled") == "false":
                    imps.click()
            if gold.get_attribute("aria-disabled") == "false":
                gold.click()
        form = self.page.locator("[data-form]")
        form.click()
        expect(form).to_have_count(0)

    def lay(self) -> None:
        """A card on every bar, and all of them down at once."""
        lay, full = self.page.locator("[data-assign]"), self.page.locator("[data-assign].primary")
        cards, bar = self.page.locator(".hand .usable"), self.page.locator("button.bar.open")
        while True:
            expect(cards.or_(full).first).to_be_visible()
            if full.count():
                break
            cards.first.click()
            if bar.count():
                bar.first.click()
        lay.click()
        expect(lay).to_have_count(0)

    def play_one(self) -> str:
        """One decision; its kind."""
        if self.page.locator("[data-form]").count():
            self.group(self.chance.choice([[2, 2, 1], [2, 1, 1, 1], [3, 2]]))
            return "group"
        if self.page.locator("[data-assign]").count():
            self.lay()
            return "lay"
        commit = self.page.locator("[data-action=commit]")
        for _ in range(12):
            if commit.count():
                break
            targets = self.targets()
            targets.nth(self.chance.randrange(targets.count())).click()
        self.commit()
        return "point"

    def play_to_the_end(self, seconds: float = 180) -> list[str]:
        made, end = [], time.monotonic() + seconds
        while self.wait():
            assert time.monotonic() < end, "the game takes too long"
            made.append(self.play_one())
        return made


@pytest.mark.slow
def test_a_whole_game_against_bots(visit: Visit) -> None:
    """Groups, errands, cages, cards, needs, exhibitions and customers, to the last round, and the result."""
    me = visit()
    made = Keeper.among_bots(me).play_to_the_end()
    assert made.count("group") >= 5
    assert "point" in made
    _over(me, "en")


def test_a_whole_game_told_in_french(visit: Visit, server: Server) -> None:
    """The end, the result and the replay of a game of three: the play is the same in each language."""
    me = visit(lang="fr")
    sit_down(me, server.url, reached("dungeon-petz", 3, 11, lambda match: match.over, first="host"))
    _over(me, "fr")


def _over(me: Visitor, lang: str) -> None:
    """The end on the board, the result, the replay, all in one language."""
    result = me.page.locator("[data-action=result]")
    expect(result).to_be_visible(timeout=30_000)
    me.picture("over")
    result.click()
    expect(me.page.get_by_role("button", name=REMATCH[lang])).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", lang)
    me.picture("result")
    # The board shows what is past, and nothing in it may be taken.
    me.page.goto(f"/t/{me.table}/replay")
    expect(me.page.locator("[data-petz] [data-plot]")).to_have_count(4)
    expect(Keeper(me).targets()).to_have_count(0)
    me.picture("replay")


@pytest.mark.parametrize(("lang", "theme"), [("en", "dark"), ("fr", "light")])
def test_how_it_looks(visit: Visit, lang: str, theme: str) -> None:
    """The steps of a first round, on a desk and on a phone, without barriers."""
    me = visit(lang=lang, theme=theme)
    keeper = Keeper.among_bots(me, players=4)
    assert keeper.wait()
    me.picture("groups")
    me.no_barriers()
    keeper.group([2, 2, 1])
    assert keeper.wait()
    me.picture("town")
    me.no_barriers()
    # Any other family's shop opens, and nothing in it may be taken.
    me.page.locator("[data-shop='1']").click()
    expect(me.page.locator("[data-shop='1']")).to_have_attribute("aria-pressed", "true")
    me.picture("other")
    me.page.set_viewport_size({"width": 390, "height": 844})
    tabs = me.page.locator(".narrow .who")
    expect(tabs).to_have_count(5)
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert tabs.evaluate_all(cut) == []
    me.page.set_viewport_size({"width": 1440, "height": 900})
    me.page.locator("[data-round='2'] button").first.click()
    expect(me.page.locator("dialog[open]")).to_be_visible()
    # What food its tile brings is only a guess, and the dialog says so.
    guess = me.page.locator("dialog[open] [data-guess]")
    expect(guess).to_be_visible()
    expect(guess).to_contain_text({"en": "Guessed", "fr": "Supposition"}[lang])
    me.picture("about")
    me.page.keyboard.press("Escape")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768)])
def test_all_that_groups_are_chosen_by_is_in_sight(
    visit: Visit, server: Server, width: int, height: int
) -> None:
    """Town, exits, imps and gold, larder, plots and the hand of cards, whole and without scrolling."""
    me = visit(lang="fr")
    me.page.set_viewport_size({"width": width, "height": height})
    third = reached(
        "dungeon-petz", 3, 4, lambda match: offers("gather")(match) and match.view(0)["round"] == 3
    )
    sit_down(me, server.url, third, None)
    expect(me.page.locator("[data-form]")).to_be_visible(timeout=30_000)
    hand = me.page.locator(".hand .card")
    assert hand.count() >= 4
    seen = [me.page.locator(one) for one in (".town .place", ".exit", ".pool", ".larder", ".plot", ".decks")]
    for one in (hand, *seen):
        for index in range(one.count()):
            expect(one.nth(index)).to_be_in_viewport(ratio=0.95)
    # In the log the mark of a guess stands behind its sentence, not below it.
    marks = me.page.locator(".log [data-guess]")
    assert set(marks.evaluate_all("all => all.map(one => getComputedStyle(one).display)")) == {"inline"}
    me.no_sideways_scroll()
    me.picture("groups", both=False)


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)])
def test_what_is_won_is_shown_on_the_board(visit: Visit, server: Server, lang: str, phone: bool) -> None:
    """Awards and a sale appear for a while where one looks, in nobody's way and still where nothing shall
    move; the ribbon keeps them.
    """
    me = visit(lang=lang, phone=phone, speed="normal", reduced_motion="reduce")
    sit_down(me, server.url, reached("dungeon-petz", 3, 4, offers("enter"), **ADVANCED_PETZ))
    page, wins = me.page, me.page.locator("[data-wins]")
    expect(wins).to_have_count(0)
    page.locator("[data-plot] .spot.legal").first.click()
    page.locator("[data-action=commit]").click()
    mine = wins.locator(".win.mine")
    expect(mine.first).to_be_visible(timeout=30_000)
    expect(mine.first).to_contain_text("+")
    assert page.evaluate(
        """() => {
          const shown = document.querySelector("[data-wins]");
          const box = shown.getBoundingClientRect();
          const below = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return !below.closest("[data-wins]") && shown.getAnimations().length === 0;
        }"""
    )
    # It lies on no control, and says which exhibition it was.
    covered = page.evaluate(
        """() => {
          const box = document.querySelector("[data-wins]").getBoundingClientRect();
          const over = (one) => {
            const at = one.getBoundingClientRect();
            const hidden = at.width === 0 || !one.checkVisibility();
            const beside = at.left >= box.right || at.right <= box.left;
            return !hidden && !beside && at.top < box.bottom - 1 && at.bottom > box.top + 1;
          };
          const scroll = document.querySelector(".scroll").getBoundingClientRect();
          return [...document.querySelectorAll("button, [data-target], a, input")]
            .filter((one) => over(one) && !(one.closest(".scroll") && scroll.bottom <= box.top + 1))
            .map((one) => one.outerHTML.slice(0, 80));
        }"""
    )
    assert covered == []
    tile = page.locator(".ribbon .round.now .spot .visually-hidden").first.text_content() or ""
    heading = (wins.locator(".title").first.text_content() or "").strip()
    assert heading and heading in tile
    me.picture("won", both=False)
    me.no_sideways_scroll()
    now = page.locator(".ribbon .round.now .won")
    expect(now.first).to_contain_text("4")
    expect(wins).to_have_count(0, timeout=30_000)
    expect(now.first).to_be_attached()
    # Whoever comes back finds it in the ribbon, but nothing is shown again.
    page.reload()
    expect(now.first).to_be_attached(timeout=30_000)
    expect(wins).to_have_count(0)


def _cards_to_choose(match: Match) -> bool:
    return offers("assign")(match) and len(match.moves(0)) > 1


def test_cards_are_laid_on_bars(visit: Visit, server: Server) -> None:
    """The cards lie where they were put, may be taken back, and go down together."""
    me = visit()
    # A card that leaves no choice is laid by itself.
    sit_down(me, server.url, reached("dungeon-petz", 2, 11, _cards_to_choose))
    keeper = Keeper(me)
    expect(me.page.locator("[data-assign]")).to_be_visible()
    me.page.locator(".hand .usable").first.click()
    opened = me.page.locator("button.bar.open")
    if opened.count():
        opened.first.click()
    expect(me.page.locator("button.bar.assigned")).to_have_count(1)
    me.page.locator("button.bar.assigned").click()
    expect(me.page.locator("button.bar.assigned")).to_have_count(0)
    me.picture("hand")
    me.no_barriers()
    keeper.lay()


def test_groups_by_keys_and_by_dragging(visit: Visit) -> None:
    """Digits choose an exit, + and g fill it; an imp is dragged to another; c forms the groups."""
    me = visit()
    keeper = Keeper.among_bots(me)
    assert keeper.wait()
    page = me.page
    page.keyboard.press("1")
    for key in "++g":
        page.keyboard.press(key)
    imp, exit = (
        page.locator("[data-pool=imps]").bounding_box(),
        page.locator("[data-exit-number='2']").bounding_box(),
    )
    assert imp and exit
    page.mouse.move(imp["x"] + 20, imp["y"] + 20)
    page.mouse.down()
    page.mouse.move(exit["x"] + 20, exit["y"] + 30, steps=6)
    page.mouse.up()
    expect(page.locator("[data-exit-number='1']")).to_contain_text("2")
    expect(page.locator("[data-exit-number='2']")).to_contain_text("1")
    page.keyboard.press("c")
    expect(page.locator("[data-form]")).to_have_count(0)
    assert keeper.wait()
    # Arrows walk the glowing places, Enter takes one; what may not be taken says why.
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.hasAttribute('data-target')")
    page.locator("[data-key='space:mixed']").click()
    expect(me.prompt).to_contain_text("DP-")


@pytest.mark.slow
def test_a_round_on_a_phone(visit: Visit) -> None:
    """Everything can be reached and touched; the page never scrolls sideways."""
    me = visit(phone=True)
    keeper = Keeper.among_bots(me, players=3)
    kinds: set[str] = set()
    for number in range(14):
        if not keeper.wait():
            break
        me.no_sideways_scroll()
        me.whole_phase()
        if number in (0, 1, 6, 10):
            me.no_tiny_targets()
            me.picture(f"step-{number}", both=False)
        kinds.add(keeper.play_one())
    assert "group" in kinds
    me.no_barriers()


def _drag(me: Visitor, what: Locator, to: Locator) -> None:
    start, end = what.bounding_box(), to.bounding_box()
    assert start and end
    me.page.mouse.move(start["x"] + 12, start["y"] + start["height"] / 2)
    me.page.mouse.down()
    me.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    me.page.mouse.up()


def test_a_layout_by_dragging_and_by_keys_with_its_forecast(visit: Visit, server: Server) -> None:
    """The engine tells what the whole layout leads to; a wrong side is refused and nothing is lost."""
    me = visit()
    match = reached("dungeon-petz", 3, 4, offers("assign"), **ADVANCED_PETZ)
    sit_down(me, server.url, match)
    page, laid = me.page, me.page.locator("button.bar.assigned")
    preview, wrong = page.locator("[data-preview]"), page.locator(".hand .wrong")
    expect(page.locator("[data-assign]")).to_be_visible(timeout=30_000)
    expect(preview).to_have_count(0)
    # By dragging: a card of the colour of the first bar.
    bar = page.locator("[data-bar='1:1']")
    cards = page.locator(".hand .usable")
    _drag(me, page.locator(".hand [data-card^='yellow:']").first, bar)
    expect(laid).to_have_count(1)
    expect(preview).to_contain_text("Direbunny")
    # Its other side shows nothing more: the engine says so, and the layout stays.
    laid.click()
    expect(wrong).to_be_visible()
    expect(laid).to_have_count(1)
    laid.click()
    expect(laid).to_have_count(0)
    # By keys: card, bar, card, and Backspace takes the last one back.
    for number in (1, 2):
        cards.first.focus()
        page.keyboard.press("Enter")
        if page.locator("button.bar.open").count():
            page.locator("button.bar.open").first.focus()
            page.keyboard.press("Enter")
        expect(laid).to_have_count(number)
    page.keyboard.press("Backspace")
    expect(laid).to_have_count(1)
    Keeper(me).lay()


def test_two_people_at_one_table(visit: Visit) -> None:
    """Both group in secret at once; nobody sees the other's groups before both are ready."""
    ani, bo = visit("Ani"), visit("Bo", lang="fr")
    table = ani.sit([{"kind": "me"}, {"kind": "link"}], game="dungeon-petz", options={"first": "host"})
    invite = ani.api(f"/tables/{table}")["table"]["invite"]
    bo.api(f"/tables/{table}/join", {"invite": invite})
    bo.page.goto(f"/t/{table}")
    hers, his = Keeper(ani), Keeper(bo)
    assert hers.wait()
    hers.group([2, 1])
    expect(ani.prompt).to_contain_text("Bo")
    assert ani.api(f"/tables/{table}")["table"]["to_act"] == [1]
    bo.page.locator("[data-shop='0']").click()
    expect(bo.page.locator(".exits .party svg")).to_have_count(0)
    bo.page.locator("[data-shop='1']").click()
    his.group([1, 1])
    for someone in (ani, bo):
        someone.page.locator("[data-shop='0']").click()
        expect(someone.page.locator(".exits .party svg")).to_have_count(3)
    assert ani.api(f"/tables/{table}")["table"]["to_act"] == [0]
    assert hers.wait()
    hers.play_one()
    expect(bo.page.locator(".log, [role=log]").first).to_contain_text("Ani")


def test_every_bar_of_a_big_pet_can_be_touched(visit: Visit, server: Server) -> None:
    """On a phone, too, a card can be laid on each of four bars, one below the other."""
    me = visit(phone=True, lang="fr")
    big = reached(
        "dungeon-petz", 3, 4, lambda match: _cards_to_choose(match) and _biggest(match) >= 4, **ADVANCED_PETZ
    )
    sit_down(me, server.url, big, None)
    expect(me.page.locator("[data-assign]")).to_be_visible(timeout=30_000)
    me.page.context.set_default_timeout(6_000)
    Keeper(me).lay()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_customers_that_glow_can_be_read(visit: Visit, server: Server, theme: str) -> None:
    """Their wishes stand out in the light of what may be taken, and when they are chosen."""
    me = visit(theme=theme)
    sit_down(me, server.url, reached("dungeon-petz", 3, 4, offers("sell"), **ADVANCED_PETZ), None)
    customer = me.page.locator("[data-key^='customer:'].legal").first
    expect(customer).to_be_visible(timeout=30_000)
    me.no_barriers()
    customer.click()
    me.page.mouse.move(5, 5)
    me.no_barriers()


def _biggest(match: Match) -> int:
    plots = match.view(0)["seats"][0]["plots"]
    return max(plot["pet"]["size"] if plot["pet"] else 0 for plot in plots)


def test_needs_on_a_phone(visit: Visit, server: Server) -> None:
    """Imps, food and pets are in sight together, the tabs of the families fit, and what happened is told."""
    me = visit(phone=True, lang="fr")
    sit_down(me, server.url, reached("dungeon-petz", 3, 4, offers("feed"), **ADVANCED_PETZ))
    page = me.page
    expect(page.locator("[data-choice=refuse]")).to_be_visible(timeout=30_000)
    for what in (".burrow .pool", "[data-key^='food:'].legal", "[data-plot='1'] .name", "[data-shop='2']"):
        expect(page.locator(what).first).to_be_in_viewport()
    me.no_sideways_scroll()
    me.no_tiny_targets()
    me.whole_phase()
    me.picture("feed", both=False)
    page.locator("[data-choice=refuse]").click()
    page.locator("[data-action=commit]").click()
    expect(page.locator("[data-needs]").first).to_contain_text("Pinpin")
    me.no_barriers()


# --- with a finger ------------------------------------------------------------------------------------------


class _Finger:
    """Real touches, as the browser gets them from a screen."""

    def __init__(self, me: Visitor) -> None:
        self.page = me.page
        self.line = me.page.context.new_cdp_session(me.page)

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        self._touch("touchStart", {"x": start[0], "y": start[1]})
        for step in range(1, steps + 1):
            part = step / steps
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            self._touch("touchMove", {"x": x, "y": y})
            self.page.wait_for_timeout(16)
        self._touch("touchEnd")

    def scrolled(self, start: tuple[float, float], by: float) -> bool:
        """Whether the board follows a finger that moves up from here."""
        top = "document.querySelector('.petz .scroll').scrollTop"
        before = self.page.evaluate(top)
        self.drag(start, (start[0], start[1] - by))
        try:
            self.page.wait_for_function(f"{top} > {before}", timeout=5_000)
        except TimeoutError:
            return False
        return True


def _middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_groups_with_a_finger(visit: Visit, server: Server) -> None:
    """Imps and gold are dragged to exits, the engine tells where they could go; the board still scrolls."""
    me = visit(phone=True, lang="fr", is_mobile=True)
    sit_down(me, server.url, reached("dungeon-petz", 3, 4, offers("gather"), **ADVANCED_PETZ), None)
    page, finger = me.page, _Finger(me)
    imps, gold = page.locator("[data-pool=imps]"), page.locator("[data-pool=gold]")
    expect(imps).to_be_visible(timeout=30_000)
    for what, exit in ((imps, 3), (gold, 3), (imps, 1), (imps, 1)):
        finger.drag(_middle(what), _middle(page.locator(f"[data-exit-number='{exit}']")))
    expect(page.locator("[data-exit-number='1']")).to_contain_text("2 diablotins")
    expect(page.locator("[data-exit-number='3']")).to_contain_text("1 diablotin et 1 Or")
    within = page.locator("[data-reach] li")
    expect(within).to_have_count(2)
    expect(within.nth(0)).to_contain_text("cages")
    expect(within.nth(1)).to_contain_text("monstres")
    me.no_tiny_targets()
    me.picture("groups", both=False)
    assert finger.scrolled(_middle(page.locator("[data-exit-number='5']")), 90)
    expect(page.locator("[data-exit-number='5']")).to_contain_text("0 diablotin")
    page.locator("[data-form]").tap()
    expect(page.locator("[data-form]")).to_have_count(0)


def test_cards_with_a_finger(visit: Visit, server: Server) -> None:
    """A card is dragged to a bar and its forecast appears; a finger on a plot scrolls."""
    me = visit(phone=True, is_mobile=True)
    sit_down(me, server.url, reached("dungeon-petz", 3, 4, offers("assign"), **ADVANCED_PETZ), None)
    page, finger = me.page, _Finger(me)
    card = page.locator(".hand [data-card^='yellow:']").first
    expect(card).to_be_visible(timeout=30_000)
    x, y = _middle(card)
    # Cards overlap: the left edge of one is always free.
    finger.drag((x - 10, y), _middle(page.locator("[data-bar='1:1']")))
    expect(page.locator("button.bar.assigned")).to_have_count(1)
    expect(page.locator("[data-preview]")).to_contain_text("Direbunny")
    assert finger.scrolled(_middle(page.locator("[data-plot='1'] .name")), 100)
    expect(page.locator("button.bar.assigned")).to_have_count(1)


# --- the customer puzzle ------------------------------------------------------------------------------------


PLATFORM: Final = 1
"""After the black market."""


def _sell(me: Visitor, plot: int, customer: str = "", way: int = 0) -> None:
    """Point at a pet and at a customer, and say which way; where one sale is left, the pet says it all."""
    page = me.page
    page.locator(f"[data-plot='{plot}'] .spot.legal").click()
    if customer:
        page.locator(f"[data-key='customer:{customer}'].legal").click()
        page.locator("[data-choice=sell]").nth(way).click()
    page.locator("[data-action=commit]").click()
    expect(page.locator("[data-action=commit]")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_customer_puzzle_is_solved_by_hand(visit: Visit, lang: str) -> None:
    """A worse pairing is told to be one; started over, the right one solves it, and the solution says why."""
    me = visit(lang=lang)
    page, outcome = me.page, me.page.locator("[data-outcome]")
    page.goto("/school/dungeon-petz")
    page.locator("[data-lesson='1']").click()
    expect(page.locator("[data-plot='1'] .spot.legal")).to_be_visible(timeout=30_000)
    _sell(me, 1, "dungeon-girl", PLATFORM)
    _sell(me, 2)
    expect(outcome).to_contain_text("15")
    expect(outcome).to_have_attribute("data-outcome", "better")
    page.locator("[data-action=reset]").click()
    expect(outcome).to_have_count(0)
    page.locator("[data-plot='2'] .spot.legal").click()
    expect(page.locator("[data-choice=sell]").first).to_contain_text("Birdie")
    page.locator("[data-plot='2'] .spot.picked").click()
    _sell(me, 2, "dungeon-girl", PLATFORM)
    _sell(me, 1)
    expect(outcome).to_contain_text("16")
    expect(outcome).to_have_attribute("data-outcome", "solved")
    me.picture("solved")
    me.whole_actions()
    page.locator("[data-action=solution]").click()
    solution = page.locator("[data-solution]")
    expect(solution).to_contain_text("9 + 6 = 15")
    expect(solution).to_contain_text("Snakitty")
    expect(solution).not_to_contain_text({"en": "plot", "fr": "emplacement"}[lang])
    me.no_barriers()
