"""The Runaway board of Rampage, partly full: who is on it can be read, and what it does is told."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from monstrerie import Match
from monstrerie.games.rampage import GAME
from monstrerie.games.rampage.moves import Breathe, Finish

from .giant import SOON, Giant
from .positions import sit_down
from .serving import Server
from .visitor import Visitor

Visit = Callable[..., Visitor]
BESIDE_BUILDINGS: Final = {
    "city": {"spaces": {"start": [[100.0, -100.0], [100.0, 100.0], [-100.0, 100.0], [-100.0, -100.0]]}}
}
"""so that breaths drive meeples out"""
ENOUGH: Final = {"A": 6, "B": 4}


def _blown(side: str) -> Match:
    """A match in which both breathe wherever until enough have fled and the first seat may act."""
    match = GAME.new(2, seed=7, first="host", side=side, tremor="off", components=BESIDE_BUILDINGS)
    chance = random.Random(3)
    while not (_fled(match.view(None)["runaway"]) >= ENOUGH[side] and _may_breathe(match, 0)):
        seat = match.to_act[-1]
        if _may_breathe(match, seat):
            match.play(seat, Breathe(chance.uniform(0, 360), chance.uniform(-50, -10), 1.0))
        else:
            offered = match.moves(seat)
            match.play(seat, Finish() if Finish() in offered else offered[0])
    return match


def _fled(board: dict[str, Any]) -> int:
    if board["side"] == "A":
        return sum(len(row["meeples"]) for row in board["rows"])
    return sum(zone["count"] for zone in board["zones"])


def _may_breathe(match: Match, seat: int) -> bool:
    return seat in match.to_act and any(isinstance(move, Breathe) for move in match.moves(seat))


@pytest.mark.parametrize(
    ("side", "lang", "lines", "sentences"),
    [
        (
            "A",
            "en",
            6,
            ("their monster is moved by the next player", "gets one extra action", "loses two teeth"),
        ),
        ("B", "fr", 5, ("une carte au choix", "deux Dents", "pose ce Monstre")),
    ],
)
def test_partly_full(
    visit: Visit, server: Server, side: str, lang: str, lines: int, sentences: tuple[str, ...]
) -> None:
    """Told to a mouse, to the focus and to a finger; as many marks as have fled."""
    match = _blown(side)
    me = visit(lang=lang, theme="dark" if side == "B" else "light")
    sit_down(me, server.url, match, others=None, components=BESIDE_BUILDINGS)
    giant = Giant(me)
    assert giant.wait()
    giant.city()
    board = me.page.locator(".runaway")
    expect(board.locator("[data-line]")).to_have_count(lines)
    expect(board.locator(".space svg")).to_have_count(_fled(match.view(None)["runaway"]))
    effects, tips = board.locator("[data-effect]"), board.locator(".tip")
    for tip in tips.all():
        expect(tip).to_be_hidden()
    # By the mouse, from line to line.
    board.locator(".spaces").nth(0).hover()
    expect(tips.nth(0)).to_contain_text(sentences[0])
    effects.nth(1).hover()
    expect(tips.nth(0)).to_be_hidden()
    expect(tips.nth(1)).to_contain_text(sentences[1])
    me.picture("mouse", both=False)
    me.page.mouse.move(10, 10)
    expect(tips.nth(1)).to_be_hidden()
    # By the focus: on to the rule with Tab, away with Escape.
    effects.nth(2).focus()
    expect(tips.nth(2)).to_contain_text(sentences[2])
    assert sentences[2] in effects.nth(2).inner_text(), "those who don't see hear it, too"
    me.no_barriers()
    me.page.keyboard.press("Escape")
    expect(tips.nth(2)).to_be_hidden()
    effects.nth(1).focus()
    me.page.keyboard.press("Tab")
    expect(tips.nth(1).get_by_role("button")).to_be_focused()
    me.page.keyboard.press("Enter")
    rule = "RA-RUN-14" if side == "A" else "RA-RUN-28"
    expect(me.page.get_by_role("dialog")).to_contain_text(rule, timeout=SOON)


def test_by_touch(visit: Visit) -> None:
    """A finger on the signs, then elsewhere; nothing is too small for it."""
    me = visit(phone=True)
    giant = Giant.among_bots(me, side="B")
    assert giant.wait()
    effects, tips = me.page.locator("[data-effect]"), me.page.locator(".runaway .tip")
    giant.touch(me.page.locator("[data-monster='0']"), effects)
    effects.last.scroll_into_view_if_needed()
    effects.last.tap()
    expect(tips.last).to_contain_text("4 meeples of their choice")
    box = tips.last.bounding_box()
    assert box is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    me.picture("touch", both=False)
    effects.first.tap()
    expect(tips.last).to_be_hidden()
    expect(tips.first).to_contain_text("a card of their choice")
    me.page.locator(".runaway .grey").tap()
    expect(tips.first).to_be_hidden()
