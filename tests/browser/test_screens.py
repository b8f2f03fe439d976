"""The other screens: new table, result, replay, rules, lists; axe on every screen in both themes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from .frame import settle
from .screens import beginnings, boards, endings, pages
from .serving import Server
from .visitor import Visitor

Visit = Callable[..., Visitor]


def test_new_table_with_options(visit: Visit) -> None:
    """Chairs are filled, options explained; what was chosen is what is played."""
    me = visit("Ani")
    page = me.page
    page.goto("/")
    me.room().get_by_role("link", name="Invite friends").click()
    expect(page.get_by_role("heading", name="New table: Mighty Monsters")).to_be_visible()
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Seat 2", exact=True).select_option("bot:hard")
    page.get_by_label("Seat 3", exact=True).select_option("bot:easy")
    # I change places with whoever was to sit there.
    page.get_by_label("Seat 3", exact=True).select_option("me")
    expect(page.get_by_label("Seat 1", exact=True)).to_have_value("bot:easy")
    page.get_by_label("Seat 4", exact=True).select_option("bot:easy")
    page.get_by_label("Seat 5", exact=True).select_option("bot:easy")
    page.get_by_label("At the king’s whim").check()
    page.get_by_label("Row of guards").check()
    page.get_by_label("Factions").select_option("dealt")
    page.get_by_label("Time limit").select_option("300")
    me.picture("filled")
    page.get_by_role("button", name="See which").click()
    expect(page.get_by_role("dialog")).to_contain_text("guess")
    me.picture("guesses")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Start", exact=True).click()
    assert me.wait_for_turn()
    table = me.api(f"/tables/{me.table}")["table"]
    assert table["options"] == {"row": True, "whim": True, "factions": "dealt", "first": "random"}
    assert [seat["level"] for seat in table["seats"]] == ["easy", "hard", None, "easy", "easy"]
    assert table["your_seat"] == 2
    assert table["clock"] == {"seconds": 300}
    expect(me.prompt.get_by_role("timer")).to_be_visible()
    me.picture("whim")


def test_replay_and_its_links(visit: Visit) -> None:
    """A finished match is stepped, played, looked at from any seat; the address is this very moment."""
    me = visit("Ani")
    page = me.page
    table = me.sit()
    me.play_to_the_end()
    page.goto(f"/t/{table}/replay?n=0")
    expect(page.get_by_text("The table is set up.")).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page.get_by_role("button", name="Next move").click()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(f"{page.url.split('?')[0]}?n=2")
    page.get_by_role("button", name="Round 3").click()
    expect(page.locator(".bar")).to_contain_text("Round 3 of 6")
    me.picture("round-3")
    # One step at a time up to the fights, which are told guard by guard.
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(400)
        fighting = page.locator("header .phase", has_text="Fighting the guards")
        if fighting.count() or page.locator(".guard.turned").count():
            break
    expect(page.locator(".guard.turned").first).to_be_visible()
    me.picture("fight", both=False)
    page.get_by_role("button", name="Round 3").click()
    assert asked == []  # stepping needs nothing more
    page.get_by_label("View as").select_option("1")
    expect(page.locator(".hand .card").first).to_be_visible()
    me.picture("from-the-bot")
    link = page.url
    assert "seat=1" in link
    page.locator("[data-action=play]").click()
    expect(page).not_to_have_url(link)
    page.locator("[data-action=play]").click()
    stranger = visit(who=None)
    stranger.page.goto(link)
    expect(stranger.page.locator(".bar")).to_contain_text("Round 3 of 6")
    page.keyboard.press("End")
    me.picture("end")
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def without(route: Route, name: str) -> dict[str, Any]:
    """The server's games but one."""
    games: dict[str, Any] = route.fetch().json()
    return {"games": [game for game in games["games"] if game["name"] != name]}


def test_home_knows_my_tables_and_the_games_of_the_server(visit: Visit) -> None:
    """My turn is marked; a game that the server has not got is not promised."""
    me = visit("Ani")
    page = me.page
    me.sit()
    assert me.wait_for_turn()
    # As on a server that has not got this game.
    page.route("**/api/games", lambda route: route.fulfill(json=without(route, "rampage")))
    page.goto("/")
    mine = page.get_by_role("region", name="Your tables").get_by_role("link").first
    expect(mine).to_contain_text("your turn")
    expect(me.room("Dungeon Petz")).to_be_visible()
    expect(me.room("Rampage")).to_have_count(0)
    me.picture("mine")
    mine.click()
    assert me.wait_for_turn()
    page.goto("/")
    me.room().get_by_role("button", name="Watch").click()
    me.picture("watch")
    page.get_by_role("button", name="Watch bots play").click()
    # Nobody is asked for a name, nobody sits down.
    expect(page.locator("[data-seat='0']")).to_contain_text("bot")
    expect(page.locator("[data-seat] .chip", has_text="you")).to_have_count(0)
    assert me.api(f"/tables/{me.table}")["table"]["your_seat"] is None


def test_an_open_table_is_found_and_joined(visit: Visit) -> None:
    """A listed table with a free chair is shown to others, who sit down at it."""
    ani, inga = visit("Ani"), visit("Inga")
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "level": "easy"}]
    table = ani.sit(seats=seats, listed=True)
    inga.page.goto("/")
    inga.page.get_by_role("region", name="Open tables").locator(f"a[href='/t/{table}']").click()
    inga.page.get_by_role("button", name="Sit here").click()
    assert ani.wait_for_turn()
    expect(inga.prompt).to_contain_text("Waiting for Ani")
    expect(inga.page.locator("[data-seat='1']")).to_contain_text("you")
    inga.picture("waiting")


def test_every_screen_has_a_title_in_the_readers_language(visit: Visit) -> None:
    me = visit("Ani", lang="fr")
    table = me.api("/tables", {"game": "dungeon-lords", "seats": [{"kind": "me"}, {"kind": "link"}]})["table"]
    titles = {
        "/new/rampage": "Nouvelle table\u00a0: Rampage · Monstrerie",
        f"/t/{table['id']}": "En attente de joueurs · Dungeon Lords · Monstrerie",
        "/": "Monstrerie",
        "/rules/dungeon-petz": "Dungeon Petz\u00a0: les règles · Monstrerie",
        "/school/mighty-monsters": "Mighty Monsters\u00a0: l’école · Monstrerie",
        "/nowhere": "Il n’y a rien ici · Monstrerie",
    }
    for address, title in titles.items():
        me.page.goto(address)
        expect(me.page).to_have_title(title)
    me.page.goto("/about")
    me.page.get_by_role("button", name="EN").click()
    expect(me.page).to_have_title("About and credits · Monstrerie")


def test_a_school_for_somebody_without_a_name(visit: Visit) -> None:
    """Lessons are told apart by what they teach; whoever has no name is given one that fits a sentence."""
    me = visit(None)
    me.page.goto("/school/dungeon-lords")
    titles = me.page.locator(".lessons h4")
    expect(titles).to_have_count(7)
    assert len(set(titles.all_inner_texts())) == 7
    # Over plain HTTP a page has no clipboard of its own.
    me.page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    today = me.page.locator("[data-today]").get_attribute("href")
    me.page.get_by_role("button", name="Copy the link").click()
    expect(me.page.get_by_text("Copied.")).to_be_visible()
    me.page.get_by_role("link", name="Rules").first.click()
    search = me.page.get_by_label("Search the rules")
    search.press("ControlOrMeta+v")
    assert today and search.input_value().endswith(today)
    me.page.go_back()
    me.page.locator("[data-today]").click()
    expect(me.page.get_by_role("heading", name=re.compile("(Combat school|Orders), puzzle"))).to_be_visible()
    me.page.goto("/school/dungeon-lords/1")
    expect(me.page.get_by_role("heading", name="Apprentice fights at C1")).to_be_visible()
    expect(me.page.get_by_role("main")).not_to_contain_text("You fights")


def test_a_gesture_is_practised_in_the_city(visit: Visit) -> None:
    """The range of Rampage: a hint, the gesture made, what came of it, and the mark for it."""
    me = visit(None, phone=True, lang="fr")
    page = me.page
    page.goto("/school/rampage")
    expect(page.locator(".lessons h4")).to_have_count(4)
    me.picture("range-door")
    page.locator("[data-lesson='1']").click()
    page.locator("[data-action=hint]").click()
    page.locator("[data-action=lay-hint]").click(timeout=60_000)
    page.locator("[data-action=do]").click()
    expect(page.locator("[data-outcome=solved]")).to_be_visible(timeout=60_000)
    me.picture("range-solved")
    page.goto("/school/rampage")
    expect(page.locator(".lessons li.done")).to_have_count(1)


def test_wrong_addresses_say_so(visit: Visit) -> None:
    """No such page, no such table, no such game: words and a way home."""
    me = visit("Ani")
    me.page.goto("/nowhere/at/all")
    expect(me.page.get_by_role("heading", name="Nothing lives here")).to_be_visible()
    me.page.goto("/new/chess")
    expect(me.page.get_by_role("heading", name="This game is not ready")).to_be_visible()
    me.picture("no-game")


@pytest.mark.slow
def test_no_barriers(visit: Visit, server: Server) -> None:
    """Axe finds nothing on any screen, nor in the colours of the other theme; none is too wide."""
    me = visit("Ani")
    shown = [
        *pages(["dungeon-lords"]),
        *beginnings(me),
        *boards(me, server, ["monsters", "battle", "cards", "gestures"]),
        *endings(me, server, ["mighty-monsters"]),
    ]
    names = {screen.name for screen in shown}
    # A city of Rampage has other tests; what lies over it is the same over its map.
    me.page.add_init_script("localStorage.setItem('monstrerie.rampage.flat', 'yes')")
    found: list[str] = []
    for screen in shown:
        if f"{screen.name}-planned" in names:
            continue
        screen.go(me.page)
        for step in screen.steps:
            step(me.page)
        settle(me.page)
        found += [f"{screen.name}: {one}" for one in me.barriers()]
        me.page.emulate_media(color_scheme="dark")
        found += [f"{screen.name}, dark: {one}" for one in me.barriers("color-contrast")]
        me.picture(screen.name.replace("/", "-"))
        me.page.emulate_media(color_scheme="light")
    assert not found, "\n".join(found)
