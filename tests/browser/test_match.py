"""Whole matches through the page: against bots, in both languages, among people, across reloads, crashes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .positions import reached, sit_down
from .serving import Server
from .visitor import REMATCH, Visitor

Visit = Callable[..., Visitor]
SIT = {"en": ("Play now", "Sit down"), "fr": ("Jouer", "S’asseoir")}


@pytest.mark.slow
def test_a_match_against_bots_in_two_clicks(visit: Visit) -> None:
    """From the door to the result and to a rematch."""
    me = _sit_in_two_clicks(visit, "en")
    page = me.page
    assert me.play_to_the_end() >= 12
    _over(me, "en")
    page.get_by_role("button", name=REMATCH["en"]).click()
    expect(page).not_to_have_url(f"/t/{me.table}/result")
    assert me.wait_for_turn()


def test_a_match_told_in_french(visit: Visit, server: Server) -> None:
    """From the door to the first moves, and a result: the play between is the same in each language."""
    me = _sit_in_two_clicks(visit, "fr")
    sit_down(me, server.url, reached("mighty-monsters", 3, 7, lambda match: match.over))
    _over(me, "fr")


def _sit_in_two_clicks(visit: Visit, lang: str) -> Visitor:
    """From the door to the first move."""
    me = visit(who=None, lang=lang)
    page = me.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    me.picture("home")
    now, sit = SIT[lang]
    me.room().get_by_role("button", name=now, exact=True).click()
    page.get_by_label("Your name at the table" if lang == "en" else "Votre nom à la table").fill("Ani")
    page.get_by_role("button", name=sit).click()
    assert me.wait_for_turn()
    me.picture("factions")
    me.play_one()
    assert me.wait_for_turn()
    me.pick()
    me.picture("picked")
    page.keyboard.press("Escape")
    return me


def _over(me: Visitor, lang: str) -> None:
    """The end on the board, then the result, in one language."""
    result = me.page.locator("[data-action=result]")
    expect(result).to_be_visible(timeout=30_000)
    me.picture("over")
    result.click()
    expect(me.page.get_by_role("button", name=REMATCH[lang])).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", lang)
    me.picture("result")


@pytest.mark.slow
def test_two_people_and_a_spectator(visit: Visit) -> None:
    """Ani opens a table and sends the link; Inga sits down; Frank watches and sees nobody's hand."""
    ani, inga, frank = visit("Ani"), visit("Inga", phone=True), visit(who=None)
    ani.page.goto("/new/mighty-monsters")
    ani.page.get_by_label("Seat 4", exact=True).select_option("bot:easy")
    ani.page.get_by_role("button", name="Create table").click()
    link = ani.page.get_by_label("Send this link to your friends").input_value()
    ani.picture("lobby")
    inga.page.goto(link)
    inga.picture("invited")
    inga.page.get_by_role("button", name="Sit here").click()
    frank.page.goto(f"/t/{ani.table}")
    assert ani.wait_for_turn()
    ani.play_one()
    assert inga.wait_for_turn()
    inga.play_one()

    ani.page.get_by_role("button", name="Chat").click()
    ani.page.get_by_label("Say something").fill("<b>Hello</b> & welcome")
    ani.page.get_by_role("button", name="Send").click()
    inga.page.get_by_role("button", name="Chat", exact=False).click()
    expect(inga.page.get_by_text("<b>Hello</b> & welcome")).to_be_visible()
    inga.picture("chat", both=False)
    inga.page.get_by_role("button", name="Table", exact=True).click()

    for _ in range(5):
        for one in (ani, inga):
            if one.page.locator(".hand .card.playable, .faction.target").count():
                one.play_one()
        ani.page.wait_for_timeout(500)
    expect(frank.page.locator("[data-seat='0'] .name")).to_have_text("Ani")
    expect(frank.page.locator(".hand")).to_have_count(0)
    expect(frank.page.locator("aside [role=log] li").nth(2)).to_be_visible()
    frank.picture("spectator")
    ani.picture("ani")


def test_reload_in_the_middle(visit: Visit) -> None:
    """A reload finds the same table, the same hand and the log."""
    me = visit("Ani")
    me.sit()
    assert me.wait_for_turn()
    me.play_one()
    assert me.wait_for_turn()
    before = me.page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    lines = me.page.locator("aside .pane.log li").count()
    me.page.reload()
    assert me.wait_for_turn()
    after = me.page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.card)")
    assert after == before
    assert me.page.locator("aside .pane.log li").count() == lines
    me.picture("reloaded")


@pytest.mark.slow
def test_the_server_is_killed_and_comes_back(
    visit: Visit, built: None, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The power goes: the page says so quietly, mends itself, and nothing acknowledged is lost."""
    own = Server(tmp_path_factory.mktemp("killed"))
    try:
        me = visit("Ani", at=own)
        me.sit()
        for _ in range(3):
            assert me.wait_for_turn()
            me.play_one()
            own.kill()
            banner = me.page.get_by_text("Connection lost")
            expect(banner).to_be_visible()
            me.picture("lost")
            number = me.page.locator("aside .pane.log li").count()
            own.start()
            expect(banner).to_be_hidden(timeout=30_000)
            assert me.page.locator("aside .pane.log li").count() >= number
        # A move made while nobody listens is played once the line is back.
        assert me.wait_for_turn()
        me.pick()
        me.page.locator("[data-space][data-target]").first.click()
        played = me.api(f"/tables/{me.table}/frames?from=0&to=0&seat=0")["total"]
        own.kill()
        me.page.keyboard.press("c")
        expect(me.page.get_by_text("Connection lost")).to_be_visible()
        own.start()
        expect(me.page.get_by_text("Connection lost")).to_be_hidden(timeout=30_000)
        assert me.wait_for_turn()
        frames = me.api(f"/tables/{me.table}/frames?from={played}&to={played + 1}&seat=0")["frames"]
        assert frames[1]["seat"] == 0
    finally:
        own.stop()


def test_undo(visit: Visit) -> None:
    """A plan is taken back freely; a committed move with the agreement of all people, here: me."""
    me = visit("Ani")
    page = me.page
    me.sit()
    assert me.wait_for_turn()
    me.pick()
    page.locator("[data-space][data-target]").first.click()
    expect(page.locator(".space.planned")).to_have_count(1)
    me.picture("planned")
    page.keyboard.press("Backspace")
    expect(page.locator(".space.planned")).to_have_count(0)
    # In the first round a move shows a hidden card, which can't be unseen; later everybody knows every hand.
    while page.locator("[data-action=undo]").count() == 0:
        assert me.wait_for_turn()
        me.play_one()
        page.wait_for_timeout(700)
    before = me.api(f"/tables/{me.table}/frames?from=0&to=0")["total"]
    page.keyboard.press("Backspace")
    expect(page.get_by_text("The move was undone.")).to_be_visible()
    me.picture("undone")
    assert me.wait_for_turn()
    assert me.api(f"/tables/{me.table}/frames?from=0&to=0")["total"] < before


def two_at_a_table(visit: Visit) -> tuple[Visitor, Visitor]:
    """Ani and Inga with an easy bot, factions dealt."""
    ani, inga = visit("Ani"), visit("Inga")
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "level": "easy"}]
    table = ani.sit(seats=seats)
    invite = ani.api(f"/tables/{table}")["table"]["invite"]
    inga.page.goto(f"/t/{table}?invite={invite}")
    inga.page.get_by_role("button", name="Sit here").click()
    return ani, inga


def test_undo_by_agreement(visit: Visit) -> None:
    """Ani asks; Inga refuses, then agrees."""
    ani, inga = two_at_a_table(visit)
    undo = ani.page.locator("[data-action=undo]")
    while undo.count() == 0:
        for one in (ani, inga):
            if one.page.locator(".hand .card.playable").count() and undo.count() == 0:
                one.play_one()
        ani.page.wait_for_timeout(400)
    undo.click()
    expect(ani.page.get_by_text("Waiting for Inga", exact=False).first).to_be_visible()
    expect(inga.page.get_by_text("Ani asks to undo their last move.")).to_be_visible()
    inga.picture("asked")
    inga.page.get_by_role("button", name="Refuse").click()
    expect(ani.page.get_by_text("Undo refused. The move stands.")).to_be_visible()
    undo.click()
    inga.page.get_by_role("button", name="Agree").click()
    expect(ani.page.get_by_text("The move was undone.")).to_be_visible()
    assert ani.wait_for_turn()


def test_a_seat_is_handed_to_a_bot_and_taken_back(visit: Visit) -> None:
    """Inga goes to lunch; a bot plays for her until she is back."""
    ani, inga = two_at_a_table(visit)
    assert ani.wait_for_turn()
    inga.page.get_by_role("button", name="Menu").click()
    # What leads away from the table stands apart from everything else.
    leaving = inga.page.get_by_role("button", name="Leave the table")
    expect(inga.page.get_by_role("region", name="Away from the table").locator(leaving)).to_be_visible()
    expect(leaving).to_have_count(1)
    inga.picture("menu")
    inga.page.get_by_role("button", name="Let a bot play for me").click()
    expect(ani.page.locator("[data-seat='1']")).to_contain_text("a bot is playing")
    ani.play_one()
    assert ani.wait_for_turn()
    inga.page.get_by_role("button", name="Menu").click()
    inga.page.get_by_role("button", name="Take my seat back").click()
    expect(ani.page.locator("[data-seat='1']")).not_to_contain_text("a bot is playing")


def test_a_table_is_closed_before_it_starts(visit: Visit) -> None:
    """The host leaves; whoever waits is told that there is no table any more."""
    ani, inga = visit("Ani"), visit("Inga")
    table = ani.sit(seats=[{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    invite = ani.api(f"/tables/{table}")["table"]["invite"]
    inga.page.goto(f"/t/{table}?invite={invite}")
    inga.page.get_by_role("button", name="Sit here").first.click()
    expect(inga.page.get_by_role("button", name="Leave the table")).to_be_visible()
    ani.page.get_by_role("button", name="Leave the table").click()
    expect(inga.page.get_by_text("This table has been closed.")).to_be_visible()
    inga.picture("closed")
