"""Rampage's variants: chosen where a table is set up, and the table that opens plays by them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .giant import SOON, Giant
from .visitor import Visitor

Visit = Callable[..., Visitor]


def _set_up(me: Visitor, players: int) -> None:
    """A new table with as many chairs, all others for bots; the host begins."""
    me.page.goto("/new/rampage")
    chairs = me.page.get_by_label(re.compile(r"^Seat \d$"))
    expect(chairs.first).to_be_visible(timeout=SOON)
    while (wrong := chairs.count() - players) != 0:
        me.page.get_by_role("button", name="Remove a seat" if wrong > 0 else "Add a seat").click()
        expect(chairs).to_have_count(players + wrong - (1 if wrong > 0 else -1))
    for number in range(2, players + 1):
        me.page.get_by_label(f"Seat {number}", exact=True).select_option("bot:easy")
    me.page.get_by_label("First player").select_option("host")


def _start(me: Visitor) -> Giant:
    me.page.get_by_role("button", name="Start", exact=True).click()
    expect(me.page.locator("[data-rampage]")).to_be_visible(timeout=SOON)
    return Giant(me)


def _option(me: Visitor, name: str, value: str) -> None:
    """The menu of the table says that it plays by this."""
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_text("Table options").click()
    lines = me.page.locator("[data-options]").inner_text().splitlines()
    assert lines[lines.index(name) + 1] == value
    me.page.keyboard.press("Escape")


def test_made_to_measure(visit: Visit) -> None:
    """Three cards of each kind to choose from, one after the other; then the first turn."""
    me = visit()
    _set_up(me, 2)
    me.page.get_by_label("Custom monster").check()
    giant = _start(me)
    _option(me, "Custom monster", "yes")
    for kind in ("Character", "Power", "Secret Superpower"):
        expect(me.prompt).to_contain_text(f"Keep one {kind}", timeout=SOON)
        expect(me.page.locator("[data-choice=keep]")).to_have_count(3)
        if kind == "Power":
            me.picture("keep")
        giant.take("keep")
        me.page.locator("[data-action=commit]").click()
    expect(me.page.locator("[data-choice=flick]")).to_be_visible(timeout=SOON)
    expect(me.page.locator("[data-card]")).to_have_count(3)


def test_baby_monsters(visit: Visit) -> None:
    """A Character alone; further cards are bought."""
    me = visit()
    _set_up(me, 2)
    me.page.get_by_label("Baby monsters").check()
    giant = _start(me)
    assert giant.wait()
    expect(me.page.locator("[data-card]")).to_have_count(1)
    expect(me.page.locator("[data-card]")).to_contain_text("Character")
    _option(me, "Baby monsters", "yes")


def test_a_strict_diet(visit: Visit) -> None:
    """Chosen, and told to everybody at the table."""
    me = visit()
    _set_up(me, 2)
    me.page.get_by_label("Strict diet").check()
    assert _start(me).wait()
    _option(me, "Strict diet", "yes")
    _option(me, "Baby monsters", "no")


@pytest.mark.parametrize(("players", "teams", "mates"), [(4, "2-2", 2), (6, "2-2-2", 2)])
def test_teams(visit: Visit, players: int, teams: str, mates: int) -> None:
    """As many monsters and teams as chosen."""
    me = visit()
    _set_up(me, players)
    me.page.get_by_label("Teams").select_option(teams)
    giant = _start(me)
    giant.city()
    expect(me.page.locator("[data-monster]")).to_have_count(players)
    for team in range(1, players // mates + 1):
        expect(me.page.get_by_text(f"Team {team}", exact=True)).to_have_count(mates)
    # What one does not do, the partners may.
    expect(me.page.locator("[data-choice=finish]")).to_contain_text(
        "Leave the rest to the team", timeout=SOON
    )


def test_only_teams_that_fit_the_chairs_are_offered(visit: Visit) -> None:
    """A chair more, and what no longer fits goes back to the usual."""
    me = visit()
    _set_up(me, 4)
    teams = me.page.get_by_label("Teams")
    expect(teams.locator("option")).to_have_text([re.compile("."), re.compile("2.*2")])
    teams.select_option("2-2")
    me.page.get_by_role("button", name="Add a seat").click()
    expect(teams).to_have_value("auto")
    expect(teams.locator("option")).to_have_count(2)
    teams.select_option("3-2")
    me.page.get_by_role("button", name="Remove a seat").click()
    expect(teams).to_have_value("auto")
    assert _start(me).wait()
