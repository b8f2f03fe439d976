"""Orders, digging and a battle of Dungeon Lords without a mouse."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .keys import Keys
from .positions import offers, reached, sit_down
from .serving import Server
from .visitor import Visitor

Visit = Callable[..., Visitor]


def _moves(me: Visitor) -> list[dict[str, Any]]:
    """What I played."""
    frames = me.api(f"/tables/{me.table}/frames?from=0&to=900&seat=0")["frames"]
    return [frame["move"] for frame in frames if frame["move"] and frame["seat"] == 0]


def test_three_orders_by_keys_alone(visit: Visit, server: Server) -> None:
    """Walked to and taken; one is taken back from its place; the three go off as one."""
    me = visit()
    keys, page = Keys(me), me.page
    match = reached(
        "dungeon-lords", 3, 5, lambda match: offers("order")(match) and match.view(0)["season"] == "spring"
    )
    sit_down(me, server.url, match, None)
    laid, commit = page.locator(".slots .ghost"), page.locator("[data-action=commit]")
    for count in (1, 2, 3):
        keys.take(".hand [data-target]")
        expect(laid).to_have_count(count)
    keys.take(".slots .ghost")
    expect(laid).to_have_count(2)
    expect(commit).to_be_disabled()
    keys.take(".hand [data-target]")
    expect(laid).to_have_count(3)
    before = len(_moves(me))
    keys.press("c")
    expect(laid).to_have_count(0)
    expect(commit).to_have_count(0)
    assert [move["kind"] for move in _moves(me)[before:]] == ["order"] * 3
    keys.never_pointed()


def test_digging_by_keys_alone(visit: Visit, server: Server) -> None:
    """Arrows go from cell to cell, Enter digs there."""
    me = visit(phone=True)
    keys, page = Keys(me), me.page
    sit_down(me, server.url, reached("dungeon-lords", 3, 5, offers("dig")), None)
    keys.take("[data-target][data-spot^='cell:']")
    expect(page.locator("[data-action=commit]")).to_be_visible()
    keys.press("c")
    expect(page.locator("[data-action=commit]")).to_have_count(0)
    assert _moves(me)[-1]["kind"] == "dig"
    keys.never_pointed()


def test_a_battle_by_keys_alone(visit: Visit, server: Server) -> None:
    """A trap and a monster are sent, what they do is previewed, and the rounds are fought to the end."""
    me = visit()
    keys, page = Keys(me), me.page

    def both(match: Any) -> bool:
        return offers("lay")(match) and any(one["count"] for one in match.view(0)["seats"][0]["lair"])

    sit_down(me, server.url, reached("dungeon-lords", 3, 5, both))
    before = len(_moves(me))
    keys.take("[data-target][data-spot^='trap:']")
    keys.take("[data-target][data-spot^='lair:']")
    expect(page.locator("[data-preview]")).to_be_visible()
    keys.press("c")
    end = time.monotonic() + 90
    battle, targets = page.locator(".battle"), page.locator(".realm [data-target]")
    commit = page.locator("[data-action=commit]:enabled")
    over = page.locator("[data-action=result]")
    while battle.count():
        assert time.monotonic() < end, me.prompt.inner_text()
        if commit.count():
            keys.press("c")
            expect(commit).to_have_count(0)
        elif targets.count() and not over.count():
            keys.take(".realm [data-target]")
        page.wait_for_timeout(100)
    kinds = [move["kind"] for move in _moves(me)[before:]]
    assert {"lay", "send"} <= set(kinds), kinds
    keys.never_pointed()


def test_a_plan_of_battle_is_previewed_on_a_phone(visit: Visit, server: Server) -> None:
    """Where traps and monsters are chosen, who is left with what is in sight, and why one step further."""
    me = visit(phone=True, lang="fr")
    page, preview = me.page, me.page.locator("[data-preview]")
    sit_down(me, server.url, reached("dungeon-lords", 3, 5, offers("lay")), None)
    page.locator("[data-target][data-spot^='trap:']").first.tap()
    expect(preview).to_contain_text("déclenche")
    page.locator("[data-target][data-spot^='lair:']").first.tap()
    expect(preview).to_contain_text("attaque")
    expect(preview).to_be_in_viewport()
    expect(page.locator("[data-target][data-spot^='lair:']").first).to_be_in_viewport()
    me.picture("previewed", both=False)
    me.no_sideways_scroll()
