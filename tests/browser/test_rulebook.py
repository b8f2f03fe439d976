"""The rules as a book: pictures, contents, the exact wording behind, search; on a desktop and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

import monstrerie
from monstrerie.core.overview import rendered
from monstrerie.games import INCLUDED

from .visitor import Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
_SCREENS: Final = 20
"""So many screens of a phone a game's rules may have."""


@pytest.mark.parametrize("name", sorted(INCLUDED))
@pytest.mark.parametrize(("phone", "lang", "theme"), [(False, "en", "light"), (True, "fr", "dark")])
def test_every_section_has_its_picture(visit: Visit, name: str, phone: bool, lang: str, theme: str) -> None:
    me = visit(who=None, phone=phone, lang=lang, theme=theme)
    page = me.page
    page.goto(f"/rules/{name}")
    sections = rendered(monstrerie.game(name), lang)
    expect(page.locator("section")).to_have_count(len(sections))
    for section in sections:
        here = page.locator(f"[data-section='{section.name}']")
        expect(here.locator("h2, h3")).to_have_text(section.title)
        expect(here.locator("p")).to_have_text(list(section.text))
        expect(here.locator(".picture")).to_have_count(int(section.picture))
        if section.picture:
            assert here.locator(".picture svg").first.evaluate("one => one.getBBox().width") > 0
    me.no_sideways_scroll()
    height = page.evaluate("document.documentElement.scrollHeight")
    assert not phone or height < _SCREENS * 844, f"{height} px on a phone"
    me.picture(f"{name}-{theme}", both=False)
    contents = page.locator(".contents")
    if phone:
        expect(contents.get_by_role("link")).to_have_count(0)
        contents.locator("summary").tap()
    last = contents.get_by_role("link").last
    if phone:
        last.tap()
    else:
        last.click()
    expect(page.locator("section").last.locator("h2")).to_be_in_viewport()


def test_the_exact_wording_is_behind_each_section(visit: Visit) -> None:
    page = visit(who=None).page
    page.goto("/rules/mighty-monsters")
    replacing = page.locator("[data-section=replace]")
    expect(page.locator("[data-rule]")).to_have_count(0)
    replacing.locator("summary").click()
    expect(replacing.locator("[data-rule]")).to_have_count(22)
    expect(page.locator("[data-rule]")).to_have_count(22)
    replacing.get_by_role("link", name="MM-REPL-05").click()
    expect(page).to_have_url("/rules/mighty-monsters?rule=MM-REPL-05")
    expect(page.locator(".wanted")).to_have_attribute("data-rule", "MM-REPL-05")
    expect(page.locator(".wanted")).to_be_in_viewport()


@pytest.mark.parametrize(
    ("address", "section"),
    [
        ("mighty-monsters?rule=MM-REPL-02", "replace"),
        ("dungeon-lords?rule=dl-cmb-46", "battle"),
        ("rampage?rule=RA-PHY-31", "hands"),
    ],
)
def test_a_rule_opens_its_section(visit: Visit, address: str, section: str) -> None:
    me = visit(who=None, phone=True)
    me.page.goto(f"/rules/{address}")
    expect(me.page.locator(".wanted")).to_be_in_viewport()
    expect(me.page.locator("section:has(.wanted)")).to_have_attribute("data-section", section)
    me.picture(f"at-a-rule-{section}", both=False)


def test_search_forgives_accents_and_hyphens_and_lights_what_it_finds(visit: Visit) -> None:
    me = visit(who=None, lang="fr")
    page = me.page
    page.goto("/rules/dungeon-lords")
    search = page.get_by_label("Chercher dans les règles")
    search.fill("mechancete paladin")
    expect(page.locator("mark", has_text="méchanceté").first).to_be_visible()
    expect(page.locator("[data-section=paladin]")).to_be_visible()
    expect(page.locator("[data-section=titles]")).to_have_count(0)
    me.picture("searched")
    search.press("Enter")
    expect(page.locator("mark.now")).to_have_count(1)
    first = page.locator("mark").first
    search.press("Enter")
    expect(page.locator("mark").nth(1)).to_be_in_viewport()
    search.press("Shift+Enter")
    expect(first).to_be_in_viewport()
    page.get_by_role("button", name="English").click()
    search = page.get_by_label("Search the rules")
    search.fill("antimagic dart")
    expect(page.locator("mark", has_text="Anti-magic").first).to_be_visible()
    search.fill("zorg")
    expect(page.locator("section")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_an_example_is_played_on_the_real_board(visit: Visit, phone: bool) -> None:
    me = visit(phone=phone, lang="fr" if phone else "en")
    page = me.page
    page.goto("/rules/mighty-monsters")
    page.locator("[data-section=replace] a.button").click()
    expect(page).to_have_url("/learn/mighty-monsters/replace")
    expect(page.locator("[data-stop='1']")).to_be_visible()
    me.picture("example", both=False)
    for selector in ("[data-card='3']", "[data-space='0']"):
        if phone:
            page.locator(selector).tap()
        else:
            page.locator(selector).click()
    page.locator("[data-action=commit]").click()
    over = page.locator("[data-action=again]")
    for _ in range(6):
        page.locator("[data-action=next]").or_(over).first.wait_for()
        if over.is_visible():
            break
        page.locator("[data-action=next]").click()
    over.click()
    expect(page.locator("[data-stop='1']")).to_be_visible()
    page.reload()
    expect(page.locator("[data-stop='1']")).to_be_visible()


@pytest.mark.parametrize(
    "address",
    [
        f"{name}/{section.name}"
        for name in sorted(INCLUDED)
        for section in monstrerie.game(name).overview
        if section.example is not None
    ],
)
def test_every_example_opens(visit: Visit, address: str) -> None:
    me = visit(who=None, phone=True, theme="dark")
    me.page.goto(f"/learn/{address}")
    expect(me.page.locator("[data-stop='1']")).to_be_visible()
    expect(me.page.locator("[data-target]").first).to_be_attached()
    me.picture(address.replace("/", "-"), both=False)


def test_the_rules_have_no_barriers(visit: Visit) -> None:
    for theme in ("light", "dark"):
        me = visit(who=None, theme=theme)
        me.page.goto("/rules/dungeon-petz?rule=DP-ACT-09")
        expect(me.page.locator(".wanted")).to_be_visible()
        me.no_barriers()
        me.page.get_by_label("Search the rules").fill("cage")
        expect(me.page.locator("mark").first).to_be_visible()
        me.no_barriers()
