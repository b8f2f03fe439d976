"""A saved match or a position is continued: pasted, as a file, by a link, or from a moment of a replay."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from tests.browser.positions import reached, sit_down
from tests.browser.serving import Server
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def test_a_stranger_continues_what_somebody_sent(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    """What can't be is said at once; a file and a link lead to a table, whoever comes."""
    match = reached("mighty-monsters", 3, 7, lambda one: len(one.log) == 4)
    ani = visit(None)
    ani.page.goto("/new/mighty-monsters")
    ani.page.get_by_role("link", name="continue a saved match").click()
    ani.page.locator("textarea").fill("position 1; game mighty-monsters; players 33")
    expect(ani.page.get_by_role("status").filter(has_text="33")).to_be_visible()
    expect(ani.page.get_by_role("button", name="Play on")).to_have_count(0)
    file = tmp_path / "match.json"
    file.write_text(match.save(), encoding="utf-8")
    ani.page.locator("input[type=file]").set_input_files(file)
    found = ani.page.locator("[data-found=mighty-monsters]")
    expect(found).to_contain_text("Mighty Monsters for 3 players, after 4 moves.")
    ani.picture("continue")
    ani.no_barriers()
    ani.no_tiny_targets()
    ani.page.get_by_role("button", name="Play on").click()
    ani.page.get_by_role("dialog").get_by_role("textbox").fill("Ani")
    ani.page.get_by_role("dialog").locator("[type=submit]").click()
    ani.page.wait_for_url("**/t/*")
    assert ani.wait_for_turn()

    zoe = visit(None, lang="fr", phone=True)
    zoe.page.goto(f"/continue#{quote(match.position())}")
    expect(zoe.page.locator("[data-found]")).to_contain_text("Mighty Monsters à 3 joueurs, à une position.")
    zoe.picture("reprendre")
    zoe.no_tiny_targets()
    zoe.page.get_by_role("button", name="Poursuivre").click()
    zoe.page.get_by_role("dialog").get_by_role("textbox").fill("Zoé")
    zoe.page.get_by_role("dialog").locator("[type=submit]").click()
    zoe.page.wait_for_url("**/t/*")
    assert zoe.wait_for_turn()


def test_a_moment_of_a_replay_is_played_on(visit: Callable[..., Visitor], server: Server) -> None:
    ani = visit("Ani")
    sit_down(ani, server.url, reached("mighty-monsters", 3, 7, lambda match: match.over, bot="easy"))
    match = ani.table
    ani.page.goto(f"/t/{match}/replay?n=5")
    ani.page.locator("[data-action=play-on]").click()
    expect(ani.page.locator("[data-found]")).to_contain_text("at a position.")
    ani.page.get_by_role("button", name="Play on").click()
    ani.page.wait_for_url("**/t/*")
    assert ani.wait_for_turn() and ani.table != match
