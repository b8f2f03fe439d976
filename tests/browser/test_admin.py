"""The page of those who run the server, and what somebody sees whom they banned."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from .serving import ADMIN_TOKEN, Server
from .visitor import Visitor

Visit = Callable[..., Visitor]


def enter(page: Page, token: str = ADMIN_TOKEN) -> None:
    page.goto("/admin")
    page.locator("input[type=password]").fill(token)
    page.locator("form button[type=submit]").click()


def post(page: Page, path: str, **body: object) -> dict[str, object]:
    answer = page.request.post(path, data=body)
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


def reported(page: Page, about: Page) -> str:
    """A listed table where somebody sat down and was reported for it; its id."""
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "level": "easy"}]
    made = post(page, "/api/tables", game="mighty-monsters", seats=seats, listed=True)
    id = str(made["table"]["id"])  # type: ignore[index]
    post(about, f"/api/tables/{id}/join")
    post(page, f"/api/tables/{id}/report", seat=1, text="He insults us all the time.")
    return id


@pytest.mark.parametrize(("lang", "phone", "theme"), [("en", False, "light"), ("fr", True, "dark")])
def test_tables_reports_and_people_are_looked_after(lang: str, phone: bool, theme: str, visit: Visit) -> None:
    ani, rude = visit("Ani", lang=lang), visit(f"Rude {lang}", lang=lang)
    id = reported(ani.page, rude.page)
    boss = visit(None, lang=lang, phone=phone, theme=theme)
    page = boss.page
    enter(page)
    nav = page.locator("main nav")
    row = page.locator(f"[data-table='{id}']")
    expect(row).to_contain_text(f"Rude {lang}")
    boss.picture(f"tables-{lang}", both=False)
    assert ADMIN_TOKEN not in page.url and ADMIN_TOKEN not in json.dumps(page.context.cookies())
    nav.get_by_role("button", name={"en": "Reports", "fr": "Signalements"}[lang]).click()
    report = page.locator("[data-report]").filter(has_text=f"Rude {lang}")
    expect(report).to_contain_text("He insults us all the time.")
    boss.picture(f"reports-{lang}", both=False)
    report.get_by_role("button", name={"en": "Ban", "fr": "Bannir"}[lang]).click()
    boss.picture(f"asked-{lang}", both=False)
    page.get_by_role("dialog").locator("button.primary").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    nav.get_by_role("button", name={"en": "People", "fr": "Personnes"}[lang]).click()
    page.locator("main input[type=search]").fill(f"rude {lang}")
    person = page.locator("[data-person]")
    expect(person).to_have_count(1)
    expect(person.locator(".chip.strong")).to_be_visible()
    boss.picture(f"people-{lang}", both=False)
    page.reload()  # the tab remembers the token
    expect(row).to_be_visible()
    ani.page.goto(f"/t/{id}")
    ani.page.locator("main").wait_for()
    row.get_by_role("button", name={"en": "Close the match", "fr": "Fermer la partie"}[lang]).click()
    page.get_by_role("dialog").locator("button.primary").click()
    ani.page.get_by_role("link", name={"en": "Replay", "fr": "Revoir"}[lang]).click()
    expect(ani.page).to_have_url(re.compile("/replay"))
    ani.page.goto("/")
    mine = ani.page.locator(f"a[href='/t/{id}/replay?n=0']")
    expect(mine).to_contain_text({"en": "closed", "fr": "fermée"}[lang])
    row.get_by_role("button", name={"en": "Delete", "fr": "Supprimer"}[lang]).click()
    page.get_by_role("dialog").locator("button.primary").click()
    expect(row).to_have_count(0)
    nav.locator("button").nth(3).click()
    page.locator("main .panel button.primary").click()
    expect(page.locator("main .good")).to_be_visible()
    boss.picture(f"check-{lang}", both=False)
    nav.locator("button").last.click()
    page.reload()
    expect(page.locator("input[type=password]")).to_be_visible()
    boss.picture(f"token-{lang}", both=False)


def test_who_is_let_in_nowhere_reads_why(browser: Browser, server: Server, visit: Visit) -> None:
    """Chromium itself says on the console that it was refused: so these pages are nobody's in particular."""
    rude = visit("Rude")
    headers = {"Authorization": f"Bearer {ADMIN_TOKEN}"}
    player = rude.page.request.get("/api/session").json()["player"]["id"]
    assert rude.page.request.post(f"/api/admin/people/{player}/ban", data={}, headers=headers).ok
    with browser.new_context(
        base_url=server.url, locale="fr-FR", storage_state=rude.page.context.storage_state()
    ) as there:
        page = there.new_page()
        page.goto("/")
        expect(page.get_by_role("alert")).to_contain_text("Ce serveur vous est fermé")
    with browser.new_context(base_url=server.url, locale="en-GB") as there:
        page = there.new_page()
        enter(page, "another token altogether")
        expect(page.get_by_role("alert")).to_contain_text("This token opens nothing here")
        assert page.evaluate("sessionStorage.length") == 0


def test_one_signs_out_in_all_other_browsers_and_everywhere(
    browser: Browser, server: Server, visit: Visit
) -> None:
    ani = visit("Ani")
    page = ani.page

    def ask(where: str) -> None:
        page.goto("/")
        page.locator("header nav button").last.click()
        page.get_by_role("button", name="Sign out…").click()
        ani.picture(f"sign-out-{where.split(maxsplit=1)[0]}", both=False)
        page.get_by_role("button", name=where).click()

    with browser.new_context(base_url=server.url, storage_state=page.context.storage_state()) as lost:
        assert lost.request.get("/api/session").json()["player"]["name"] == "Ani"
        ask("In all other browsers")
        expect(page.get_by_text("You are signed in only here now.")).to_be_visible()
        assert lost.request.get("/api/session").json()["player"] is None
    assert page.request.get("/api/session").json()["player"]["name"] == "Ani"
    ask("Everywhere, here as well")
    expect(page.locator("header nav button").last).to_have_text("Settings")
    assert page.request.get("/api/session").json()["player"] is None
