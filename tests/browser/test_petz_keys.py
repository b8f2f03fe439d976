"""A whole round of Dungeon Petz without a mouse."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from monstrerie import Match

from .keys import Keys
from .positions import ADVANCED_PETZ, offers, reached, sit_down
from .serving import Server
from .visitor import Visitor

Visit = Callable[..., Visitor]
WISHES: Final = (
    *(
        f"[data-key^='{what}'].legal"
        for what in ("new-", "plot:", "food:", "gap:", "space:young", "space:cage", "pit:", "customer:")
    ),
    "[data-choice=settle]",
    "[data-petz] [data-target][aria-pressed=false]:not([data-choice])",
    "[data-petz] [data-choice]",
)
"""What to go to first: new things to places, pets to homes."""
_NAME: Final = "document.activeElement.dataset.key ?? document.activeElement.dataset.choice ?? 'card'"


def _third_round(match: Match) -> bool:
    return offers("gather")(match) and match.view(0)["round"] == 3


def test_a_round_by_keys_alone(visit: Visit, server: Server) -> None:
    """Groups to exits, errands in town, new pets and cages, cards to bars, needs, exhibition and sales."""
    me = visit()
    keys, page = Keys(me), me.page
    sit_down(me, server.url, reached("dungeon-petz", 3, 4, _third_round, **ADVANCED_PETZ))
    made: list[str] = []
    end = time.monotonic() + 150
    ready = page.locator("[data-petz] [data-target], [data-action=result]")
    while True:
        expect(ready.first).to_be_attached(timeout=30_000)
        if page.locator("[data-round='3'].now").count() == 0:
            break
        assert time.monotonic() < end, made
        made.append(_one(keys))
    keys.never_pointed()
    # Other families may take a space first, and a pet may be content; these come in any case.
    assert {"groups", "cards"} <= set(made), made
    assert any(one.startswith("space:young") for one in made), made
    frames = me.api(f"/tables/{me.table}/frames?from=0&to=600&seat=0")["frames"]
    assert {"gather", "send", "house", "assign"} <= {
        frame["move"]["kind"] for frame in frames if frame["move"] and frame["seat"] == 0
    }


def _one(keys: Keys) -> str:
    """One decision."""
    page = keys.page
    form, assign, commit = (page.locator(f"[data-{which}]") for which in ("form", "assign", "action=commit"))
    if form.count():
        keys.press("1", "+", "+", "g", "g", "2", "+", "+", "3", "+", "g", "4", "+")
        expect(page.locator("[data-exit-number='1']")).to_contain_text("2 imps and 2 gold")
        keys.press("4", "I", "c")
        expect(form).to_have_count(0)
        return "groups"
    if assign.count():
        while page.locator("[data-assign].primary").count() == 0:
            laid = page.locator("button.bar.assigned").count()
            keys.take(".hand .usable")
            if page.locator("button.bar.open").count():
                keys.take("button.bar.open")
            expect(page.locator("button.bar.assigned")).to_have_count(laid + 1)
        keys.press("c")
        expect(assign).to_have_count(0)
        return "cards"
    taken: list[str] = []
    while commit.count() == 0:
        assert len(taken) < 4, taken
        wanted = next(which for which in WISHES if page.locator(which).count())
        keys.walk(wanted)
        taken.append(str(page.evaluate(_NAME)))
        keys.press("Enter")
    expect(commit).to_be_visible()
    keys.press("c")
    expect(commit).to_be_hidden()
    return " ".join(taken)
