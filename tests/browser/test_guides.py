"""Guided first matches in the browser: who follows the words comes to the end, by mouse, touch and keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from monstrerie.games import INCLUDED

from .giant import SOON, WHOLE, Giant
from .keys import Keys
from .visitor import Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
_PATIENCE: Final = 30_000


def stop(page: Page, *numbers: int) -> None:
    """Wait until the guide says one of these."""
    page.locator(", ".join(f"[data-stop='{number}']" for number in numbers)).first.wait_for(timeout=_PATIENCE)


def read(page: Page, *numbers: int) -> None:
    """Read these one after the other."""
    for number in numbers:
        stop(page, number)
        page.locator("[data-action=next]").click()


def come_to(page: Page, *numbers: int) -> None:
    """What happens until then is passed over."""
    there = page.locator(", ".join(f"[data-stop='{number}']" for number in numbers))
    skip = page.locator("[data-action=skip]")
    skip.or_(there).first.wait_for(timeout=SOON)
    if skip.count():
        page.keyboard.press("Escape")
    stop(page, *numbers)


def commit(page: Page) -> None:
    page.locator("[data-action=commit]").click()


def raid(me: Visitor, touch: bool) -> None:
    """Mighty Monsters as its guide says, with two tries that do not fit."""
    page = me.page

    def play(strength: int, space: int) -> None:
        card, place = page.locator(f"[data-card='{strength}']"), page.locator(f"[data-space='{space}']")
        for one in (card, place):
            if touch:
                one.tap()
            else:
                one.click()
        commit(page)

    read(page, 1)
    stop(page, 2)
    page.locator("[data-target]").nth(2).click()
    commit(page)
    read(page, 3, 4, 5)
    stop(page, 6)
    expect(page.locator("[data-piece='guard:1']")).to_have_css("outline-style", "solid")
    expect(page.locator("[data-piece='guard:2']")).not_to_have_css("outline-style", "solid")
    play(5, 0)
    expect(page.locator("[data-answer]")).to_be_visible()
    expect(page.locator("[data-card='5']")).to_be_visible()
    play(4, 0)
    read(page, 7)
    stop(page, 8)
    play(3, 1)
    read(page, 9, 10, 11, 12, 13, 14)
    stop(page, 15)
    play(5, 5)
    page.locator(".hand [data-target]").first.click()
    page.locator("[data-space][data-target]").first.click()
    commit(page)
    stop(page, 16)


def shop(me: Visitor, touch: bool) -> None:
    """Dungeon Petz as its guide says, with two tries that do not fit."""
    page = me.page

    def press(*selectors: str) -> None:
        for selector in selectors:
            one = page.locator(selector).first
            if touch:
                one.tap()
            else:
                one.click()

    def choose(*selectors: str) -> None:
        """What rivals do meanwhile is skipped: until it has been shown, nothing can be taken."""
        skip, ready = page.locator("[data-action=skip]"), page.locator("[data-action=commit]")
        while True:
            page.locator(selectors[0]).or_(skip).first.wait_for(timeout=SOON)
            if skip.count():
                skip.first.click()
                continue
            press(*selectors)
            ready.or_(skip).first.wait_for(timeout=SOON)
            if ready.count():
                break
        commit(page)

    imp, gold, other, form = "[data-pool=imps]", "[data-pool=gold]", "[data-exit-number='2']", "[data-form]"
    read(page, 1, 2, 3)
    stop(page, 4)
    expect(page.locator("[data-piece=exits]")).to_have_css("outline-style", "solid")
    press(imp, gold, form)
    expect(page.locator("[data-answer]")).to_be_visible()
    press(gold, other, imp, form)
    stop(page, 5)
    choose("[data-key='space:older']")
    expect(page.locator("[data-answer]")).to_be_visible()
    choose("[data-key='space:young-2']")
    stop(page, 6)
    choose("[data-key='pet:trollie']")
    stop(page, 7)
    expect(page.locator("[data-piece='place:vegetables']")).to_be_in_viewport()
    choose("[data-key='space:vegetables']")
    stop(page, 8)
    choose("[data-choice=house]")
    choose("[data-choice=settle]")
    stop(page, 9)
    press("[data-card='yellow:play']", "[data-card='green:hunger']", "[data-assign]")
    stop(page, 10)
    choose("[data-choice=feed]")
    choose("[data-choice=entertain]")
    read(page, 11, 12)
    stop(page, 13)
    press(imp, imp, other, imp, form)
    choose("[data-key='space:cage-2']")
    choose("[data-key='pit:1']")
    choose("[data-key='space:mixed']")
    choose("[data-choice=build]")
    choose("[data-choice=settle]")
    stop(page, 14)
    for first, second in (("green:hunger", "green:hunger"), ("yellow:hunger", "yellow:magic")):
        press(f"[data-card='{first}']", "button[data-bar].open", f"[data-card='{second}']")
    press("[data-assign]")
    choose("[data-choice=feed]")
    choose("[data-choice=feed]")
    read(page, 15)
    stop(page, 16)


def year(me: Visitor, touch: bool) -> None:
    """Dungeon Lords as its guide says, with a season's orders that do not fit."""
    page = me.page

    def take(*spots: str) -> None:
        for spot in spots:
            one = page.locator(
                f".domain [data-target][data-spot^='{spot}'], .tavern [data-spot^='{spot}']"
            ).first
            if touch:
                one.tap()
            else:
                one.click()
        commit(page)

    read(page, 1, 2)
    stop(page, 3)
    take("order:traps", "order:dig", "order:food")
    expect(page.locator("[data-answer]")).to_be_visible()
    take("order:food", "order:dig", "order:monsters")
    come_to(page, 4)
    expect(page.locator("[data-piece='place:food']")).to_have_css("outline-style", "solid")
    expect(page.locator("[data-piece='place:food']")).to_be_in_viewport(ratio=1)
    read(page, 4)
    stop(page, 5)
    page.locator("[data-choice=perform]").click()
    commit(page)
    stop(page, 6)
    take("cell:")
    expect(page.locator("[data-stop='6']")).to_have_count(0)
    take("cell:")
    stop(page, 7)
    take("tavern:troll")
    come_to(page, 8)
    # Not only the marks over the adventurers, which mean the same.
    expect(page.locator(".stairs")).to_be_in_viewport(ratio=0.9)
    for number in range(8, 13):
        come_to(page, number)
        read(page, number)
    stop(page, 13)
    take("trap:", "lair:")
    come_to(page, 14)
    read(page, 14)
    come_to(page, 15)
    end, skip = page.locator("[data-stop='16']"), page.locator("[data-action=skip]")
    while True:
        end.or_(skip).or_(page.locator("[data-target]")).first.wait_for(timeout=_PATIENCE)
        if end.count():
            break
        if skip.count():
            page.keyboard.press("Escape")
        elif page.locator("[data-target][data-spot^='trap:']").count():
            take("trap:")
        else:
            page.locator("[data-target]").last.click()
            commit(page)


def rampage(me: Visitor, touch: bool) -> None:
    """Rampage as its guide says, with a flick that falls short."""
    page, giant = me.page, Giant(me)

    def press(button: str) -> None:
        if touch:
            page.locator(button).first.tap(timeout=SOON)
        else:
            page.locator(button).first.click(timeout=SOON)

    def make(kind: str, *come: int, pose: str = "", **numbers: float) -> None:
        """A gesture with these numbers; what comes of it is passed over."""
        press(f"[data-choice={kind}]")
        if pose:
            press(f"[data-pose={pose}]")
        for field, value in numbers.items():
            giant.slide(field, value)
        press("[data-action=do]")
        if come:
            come_to(page, *come)

    def other_choices(before: list[str]) -> bool:
        return page.locator("[data-choice]").all_text_contents() != before

    def eat(come: int) -> None:
        """Choose the neighborhood, then whoever lies there, until nobody does."""
        choice, there = (
            page.locator("[data-choice]"),
            page.locator(f"[data-stop='{come}'], [data-action=skip]"),
        )
        while True:
            choice.or_(there).first.wait_for(timeout=SOON)
            if there.count():
                come_to(page, come)
                return
            before = choice.all_text_contents()
            commits = page.locator("[data-choice]").first.get_attribute("data-choice") not in WHOLE
            press("[data-choice]")
            if commits:
                press("[data-action=commit]")
            giant.until(partial(other_choices, before), "a meeple is eaten")

    giant.city()
    if touch:
        # On the flat map: while a slow machine draws a city, taps become long presses.
        giant.touch(page.locator("[data-view=flat]"), page.locator("[data-rampage=flat]"))
    read(page, 1, 2)
    stop(page, 3)
    make("flick", direction=240, strength=0.1)
    expect(page.locator("[data-answer]")).to_be_visible(timeout=SOON)
    make("flick", 4, direction=240, strength=0.34)
    read(page, 4)
    stop(page, 5)
    make("drop", 6, pose="flat", x=161, y=124)
    read(page, 6)
    stop(page, 7)
    expect(page.locator("[data-piece=grin]")).to_have_css("outline-style", "solid")
    if touch:
        above, below = (page.locator(f".own {one}").bounding_box() for one in (".cards", ".runaway"))
        assert above and below and above["y"] + above["height"] <= below["y"], "the cards are covered"
    eat(8)
    for number in (8, 9, 10):
        come_to(page, number)
        read(page, number)
    come_to(page, 11)
    make("breathe", 12, yaw=244, pitch=-10)
    make("throw", 13, direction=244, strength=0.8)
    read(page, 13)
    stop(page, 14)
    eat(15)
    for _ in range(2):
        press("[data-choice=finish]")
        press("[data-action=commit]")
        page.locator("[data-action=skip], [data-choice=finish], [data-stop='16']").first.wait_for(
            timeout=SOON
        )
    come_to(page, 16)


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["mouse-en", "phone-fr"])
@pytest.mark.parametrize(
    ("game", "follow", "round"),
    [
        ("mighty-monsters", raid, 3),
        ("dungeon-petz", shop, 3),
        ("dungeon-lords", year, 5),
        ("rampage", rampage, 4),
    ],
    ids=["monsters", "petz", "lords", "rampage"],
)
def test_following_the_words_leads_to_the_end_and_on_to_a_table(
    visit: Visit, game: str, follow: Callable[[Visitor, bool], None], round: int, lang: str, phone: bool
) -> None:
    me = visit(None, phone=phone, lang=lang)
    page = me.page
    page.goto("/")
    room = page.locator(f"[data-game='{game}']")
    room.locator("[data-action=learn]").click()
    page.locator("[data-action=guide]").click()
    follow(me, phone)
    me.picture(f"guide-{game}-end-{lang}")
    page.locator("[data-action=play-on]").click()
    page.get_by_role("dialog").locator("input[autocomplete=nickname]").fill("Zoé")
    page.get_by_role("dialog").locator("button[type=submit]").click()
    page.wait_for_url("**/t/**")
    # Nobody knows how many rounds Rampage will have.
    where = "header .phase" if game == "rampage" else "header .track li.now"
    expect(page.locator(where).first).to_contain_text(str(round), timeout=SOON)


def test_one_comes_back_where_one_was_and_can_start_over(visit: Visit) -> None:
    page = visit(None).page
    page.goto("/learn/mighty-monsters")
    read(page, 1)
    stop(page, 2)
    page.locator("[data-target]").first.click()
    commit(page)
    stop(page, 3)
    page.reload()
    read(page, 3, 4)
    page.reload()
    read(page, 5)
    for number, strength, space in ((6, 4, 0), (8, 3, 1)):
        stop(page, number)
        page.locator(f"[data-card='{strength}']").click()
        page.locator(f"[data-space='{space}']").click()
        commit(page)
        stop(page, number + 1)
        # What is said is about the table that one sees, though by now there is another one.
        page.reload()
        stop(page, number + 1)
        expect(page.locator("header .track li.now").first).to_contain_text("1")
        read(page, number + 1)
    # In the middle of what happened, too: to the table of that moment.
    read(page, 10, 11)
    page.reload()
    stop(page, 12)
    expect(page.locator(".guard.turned")).to_have_count(3)
    page.locator("[data-action=leave]").click()
    page.get_by_role("dialog").locator("input[autocomplete=nickname]").fill("Zoé")
    page.get_by_role("dialog").locator("button[type=submit]").click()
    page.wait_for_url("**/t/**")
    expect(page.locator("header .track li.now").first).to_contain_text("2")
    page.goto("/learn/mighty-monsters")
    stop(page, 12)
    page.locator("[data-action=restart]").click()
    stop(page, 1)


def test_a_guided_match_is_played_to_its_end_by_keys_alone(visit: Visit) -> None:
    keys = Keys(visit(None))
    page = keys.page
    page.goto("/learn/mighty-monsters")

    def read_by_keys(*numbers: int) -> None:
        for number in numbers:
            stop(page, number)
            keys.press("n")

    def play(strength: int, space: str) -> None:
        keys.press(str(strength))
        keys.take(f"[data-space='{space}']")
        keys.press("c")

    read_by_keys(1)
    stop(page, 2)
    keys.take("[data-target]")
    keys.press("c")
    read_by_keys(3, 4, 5)
    stop(page, 6)
    play(4, "0")
    read_by_keys(7)
    stop(page, 8)
    play(3, "1")
    read_by_keys(9, 10, 11, 12, 13, 14)
    stop(page, 15)
    play(5, "5")
    keys.take(".hand [data-target]")
    keys.take("[data-space][data-target]")
    keys.press("c")
    stop(page, 16)
    keys.never_pointed()


def test_a_game_without_a_guide_says_so(visit: Visit) -> None:
    page = visit(None).page
    page.goto("/learn/nothing")
    expect(page.get_by_role("heading", name="This first match can’t be loaded")).to_be_visible()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["en", "phone-fr"])
def test_whoever_plays_a_game_for_the_first_time_is_offered_to_be_shown_how(
    visit: Visit, lang: str, phone: bool
) -> None:
    me = visit("Ani", lang=lang, phone=phone, newcomer=True)
    page = me.page
    for game in INCLUDED:
        page.goto("/")
        page.locator(f"[data-game='{game}'] button.primary").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator(".how-to li")).to_have_count(4)
        expect(dialog.locator(".how-to .picture svg").first).to_be_visible()
        me.picture(f"how-to-{game}-{lang}")
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_a_newcomer_gets_the_rules_for_a_first_game_and_is_asked_once(visit: Visit) -> None:
    page = visit("Ani", newcomer=True).page
    for times in (1, 2):
        page.goto("/")
        page.locator("[data-game='dungeon-lords'] button.primary").click()
        if times == 1:
            page.locator("[data-action=first]").click()
        page.wait_for_url("**/t/**")
        table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]
        assert table["options"]["rules"] == ("first" if times == 1 else "full")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)], ids=["en", "phone-fr"])
def test_whoever_comes_by_an_invitation_is_offered_to_be_shown_how(
    visit: Visit, lang: str, phone: bool
) -> None:
    """In the lobby it opens beside the table; at the table it is one line, and nobody has to answer it."""
    host = visit("Hugo")
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
    table = host.api("/tables", {"game": "mighty-monsters", "seats": seats})["table"]
    me = visit("Fanny", lang=lang, phone=phone, newcomer=True)
    page = me.page
    page.goto(f"/t/{table['id']}?invite={table['invite']}")
    offer = page.locator("[data-newcomer]")
    offer.wait_for()
    me.picture(f"invited-{lang}")
    me.no_tiny_targets()
    page.locator("[data-action=sit]").first.click()
    offer.locator("[data-action=learn]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".how-to li")).to_have_count(4)
    me.picture(f"invited-how-to-{lang}")
    with page.context.expect_page() as beside:
        dialog.locator("[data-action=guide]").click()
    read(beside.value, 1)
    stop(beside.value, 2)
    page.keyboard.press("Escape")
    expect(offer).to_have_count(0)
    seen = me.api(f"/tables/{table['id']}")["table"]
    assert seen["your_seat"] == 1 and seen["status"] == "open"

    last = visit("Ines", lang=lang, phone=phone, newcomer=True)
    page, offer = last.page, last.page.locator("[data-newcomer]")
    page.goto(f"/t/{table['id']}?invite={table['invite']}")
    page.locator("[data-action=sit]").first.click()
    expect(page.locator("main.board [data-piece]").first).to_be_visible()
    expect(offer).to_be_visible()
    last.picture(f"invited-table-{lang}")
    offer.locator("[data-action=known]").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.locator("main.board [data-piece]").first).to_be_visible()
    expect(offer).to_have_count(0)
