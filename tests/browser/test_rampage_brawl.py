"""Rampage, monster against monster: dropped on, thrown, and answered while it is somebody else's turn.

The two monsters start next to each other, by the measures of a box of their own.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from monstrerie import Match
from monstrerie.games.rampage import GAME
from monstrerie.games.rampage.moves import Breathe, Finish, Reveal

from .giant import SOON, Giant
from .positions import sit_down
from .serving import Server
from .visitor import REMATCH, Visitor

Visit = Callable[..., Visitor]
HEAVYWEIGHT: Final = 112
WRESTLER: Final = 8
MOUTHGUARD: Final = 7
TOO_CUTE: Final = 52
"""seeds with which the first seat of two begins with that card; with MOUTHGUARD the second has Terminator"""


def _starts(x: float, y: float) -> dict[str, Any]:
    """The second of two monsters starts there."""
    corners = [[245.0, 245.0], [245.0, -245.0], [x, y], [-245.0, 245.0]]
    return {"city": {"spaces": {"start": corners}}}


TOGETHER: Final = _starts(165.0, 235.0)
"""both in the north-east"""


def _idle(match: Match, seat: int) -> None:
    while match.to_act == (seat,):
        match.play(seat, Finish())


def test_a_body_dropped_on_a_monster(visit: Visit) -> None:
    """The hand hangs over the monster, says so, and a click lets go."""
    giant = Giant.among_bots(visit(), seed=HEAVYWEIGHT, components=TOGETHER)
    assert giant.wait()
    giant.city()
    giant.take("drop-on")
    expect(giant.page.locator("[data-hint]")).to_contain_text("over Blob")
    place = giant.number("x"), giant.number("y")
    giant.page.mouse.move(*giant.point(*place, 65))
    giant.until(lambda: (giant.number("x"), giant.number("y")) != place, "the hand sways")
    giant.me.picture("drop-on", both=False)
    giant.page.mouse.down()
    giant.page.mouse.up()
    expect(giant.log()).to_contain_text("Ani drops on Blob", timeout=SOON)


def test_a_monster_thrown(visit: Visit) -> None:
    """Drawn back from the own body: the other monster flies off it, and a tooth of it is broken."""
    giant = Giant.among_bots(visit(), seed=WRESTLER, components=TOGETHER)
    assert giant.wait()
    giant.city()
    giant.take("wrestle")
    before = giant.number("direction")
    x, y = giant.grip()
    giant.press(x, y + 12)
    giant.page.mouse.move(x - 30, y + 50)
    giant.page.mouse.move(x - 50, y + 80)
    giant.until(lambda: giant.number("direction") != before, "the throw is aimed")
    giant.me.picture("wrestle", both=False)
    giant.page.mouse.up()
    expect(giant.log()).to_contain_text("Ani tosses Blob’s monster", timeout=SOON)
    expect(giant.log()).to_contain_text("Ani breaks one of Blob’s teeth", timeout=SOON)


def test_a_mouthguard_out_of_turn(visit: Visit, server: Server) -> None:
    """A bot has the turn and has broken a tooth: the card is asked for, shown, and gives the tooth back."""
    match = GAME.new(2, seed=MOUTHGUARD, first="host", tremor="off", components=TOGETHER)
    _idle(match, 0)
    match.play(1, Reveal("terminator"))
    assert match.to_act == (0,)
    me = visit()
    sit_down(me, server.url, match, components=TOGETHER)
    giant = Giant(me)
    expect(me.prompt).to_contain_text("has broken your teeth", timeout=SOON)
    expect(me.page.locator("[data-seat='1']")).to_contain_text("a bot is playing")
    teeth = me.page.locator("[data-seat='0'] .teeth").inner_text()
    expect(giant.choices).to_have_count(2)
    expect(giant.choices.last).to_contain_text("Don’t react")
    me.picture("mouthguard")
    giant.take("reveal")
    me.page.locator("[data-action=commit]").click()
    expect(giant.log()).to_contain_text("Ani gets back what Guest 2 took", timeout=SOON)
    expect(me.page.locator("[data-seat='0'] .teeth")).not_to_have_text(teeth)


def test_too_cute_out_of_turn(visit: Visit, server: Server) -> None:
    """A bot has blown a meeple out of the city: the effect that would strike it is cancelled."""
    # Beside a building at the edge, so that a breath drives somebody out; one is enough to fill a row.
    components = {**_starts(100.0, -78.0), "runaway": {"rows": [1] * 6}}
    match = GAME.new(2, seed=TOO_CUTE, first="host", tremor="off", components=components)
    _idle(match, 0)
    _blow_somebody_out(match)
    me = visit()
    sit_down(me, server.url, match, components=components)
    giant = Giant(me)
    expect(me.prompt).to_contain_text("The Runaway board is about to strike Guest 2 (row 1", timeout=SOON)
    expect(giant.choices).to_have_count(2)
    me.page.locator("[data-card=too-cute]").click()
    me.page.locator("[data-action=commit]").click()
    expect(giant.log()).to_contain_text("Ani cancels the effect (row 1", timeout=SOON)
    expect(giant.log()).not_to_contain_text("strikes Guest 2: row 1")


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "has filled the last row"), ("fr", "a rempli la dernière ligne")]
)
def test_the_culprit_has_lost(visit: Visit, server: Server, lang: str, sentence: str) -> None:
    """Whoever fills the last row loses, whatever the points: the result says who, why, and the rule."""
    corners = [[100.0, -100.0], [245.0, -245.0], [-100.0, 100.0], [-245.0, 245.0]]
    components = {"city": {"spaces": {"start": corners}}, "runaway": {"rows": [1] * 6}}
    # Steady hands: a server draws its own tremor, and what was played here is played there again.
    match = GAME.new(2, seed=7, first="host", tremor="off", components=components)
    _blow_to_the_end(match)
    culprit = match.view(None)["culprit_seat"]
    me = visit(lang=lang, theme="dark" if lang == "fr" else "light")
    table = sit_down(me, server.url, match, components=components)
    me.page.goto(f"/t/{table}/result")
    verdict = me.page.locator("[data-verdict]")
    expect(verdict).to_contain_text(f"{('Ani', 'Guest 2')[culprit]} {sentence}", timeout=SOON)
    expect(verdict.get_by_role("link")).to_have_attribute("href", "/rules/rampage?rule=RA-RUN-17")
    expect(me.page.get_by_role("button", name=REMATCH[lang])).to_be_visible()
    expect(me.page.locator("html")).to_have_attribute("lang", lang)
    me.picture("culprit")
    me.no_barriers()
    me.page.goto(f"/t/{table}/replay?n=0")
    Giant(me).city()
    me.picture("replay", both=False)


def _blow_to_the_end(match: Match) -> None:
    """Both seats breathe, outward or anywhere, until the last row is full."""
    chance = random.Random(3)
    for _ in range(300):
        if match.over:
            return
        seat = match.to_act[-1]
        offered = match.moves(seat)
        if any(isinstance(move, Breathe) for move in offered):
            outward = 0.0 if seat == 0 else 180.0
            if chance.random() < 0.5:
                match.play(seat, Breathe(outward, -25.0, 1.0))
            else:
                match.play(seat, Breathe(chance.uniform(0, 360), chance.uniform(-50, -10), 1.0))
        else:
            match.play(seat, Finish() if Finish() in offered else offered[0])
    raise AssertionError("the last row is never full")


def _blow_somebody_out(match: Match) -> None:
    """The second seat breathes eastward, lower and lower, until the first is asked about the effect."""
    for pitch in range(-25, -60, -5):
        tried = match.copy()
        tried.play(1, Breathe(0.0, float(pitch), 1.0))
        if len(tried.view(None)["runaway"]["rows"][0]["meeples"]) == 1:
            match.play(1, Breathe(0.0, float(pitch), 1.0))
            # Whoever is struck is asked first.
            _idle(match, 1)
            if match.to_act == (0,):
                return
    raise AssertionError("nobody flees")
