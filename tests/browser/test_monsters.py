"""The board of Mighty Monsters: what it says is what the engine says."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from .visitor import Visitor

Visit = Callable[..., Visitor]
WHIM: dict[str, Any] = {"guards": "last", "loot": -5, "strength": -3, "healing": 4, "healed": [4, 5]}
"""A tile that the box doesn't have: all of its effects must be told and shown."""


def seats(count: int) -> list[dict[str, str]]:
    return [{"kind": "me"}] + [{"kind": "bot", "level": "easy"}] * (count - 1)


def with_whim(me: Visitor, count: int, **others: Any) -> None:
    """Sit down at a table where this tile is always up."""
    options = {"factions": "dealt", "first": "host", "whim": True}
    me.sit(seats(count), options=options, components={"king": {"tiles": [WHIM] * 12}, **others})
    assert me.wait_for_turn()


def shadow(card: Locator) -> str:
    return str(card.evaluate("one => getComputedStyle(one).boxShadow"))


def test_numbers_are_those_of_the_kings_tile(visit: Visit) -> None:
    """The last guard of a castle for three has 3 less strength and 5 less loot, and a crown that says so."""
    me = visit("Ani")
    with_whim(me, 3)
    page = me.page
    banner = page.locator(".decree")
    expect(banner).to_contain_text("The last guard has −5 loot and −3 strength.")
    expect(banner).to_contain_text("Healing costs 4 gold for each monster of strength 4 and 5.")
    guards = page.locator("button.guard")
    expect(guards.nth(2).locator(".crown")).to_have_count(1)
    expect(guards.nth(0).locator(".crown")).to_have_count(0)
    expect(guards.nth(2)).to_contain_text("Changed by the king: −5 loot, −3 strength")
    for card in page.locator(".hand button.card").all():
        strength = int(card.get_attribute("data-card") or 0)
        printed = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}[strength]
        wanted = (
            f"Strength {strength}, healing cost 4 (changed by the king; printed: {printed})"
            if strength > 3
            else f"Strength {strength}, healing cost {printed} (guessed value)"
        )
        expect(card).to_contain_text(wanted)
    me.picture("whim")
    guards.nth(2).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Changed by the king: −5 loot, −3 strength.")
    expect(dialog).to_contain_text("Guessed values")
    me.picture("counting")


def test_a_card_glows_under_the_pointer(visit: Visit) -> None:
    """Hovering and picking change where a card is, never take its highlight away."""
    me = visit("Ani")
    me.sit()
    assert me.wait_for_turn()
    card = me.page.locator(".hand .card.playable").first
    rest = shadow(card)
    card.hover()
    assert shadow(card) == rest != "none"
    card.click()
    picked = shadow(card)
    assert picked != rest
    me.page.mouse.move(5, 5)
    assert shadow(card) == picked


def test_a_replacement_names_its_victim(visit: Visit) -> None:
    """The plan says whom a card replaces and for how much, in both languages."""
    sentences = {
        "en": r"Replace (\w+’s|your own) \d (above|below) guard \d with the \d \(\d gold\)",
        "fr": r"Remplacer (le \d (de |d’)\w+|votre propre \d) au-dess(o)?us du garde \d par le \d",
    }
    for lang, wanted in sentences.items():
        me = visit("Ani", lang=lang)
        me.sit(seats(4))
        page = me.page
        for _ in range(12):
            assert me.wait_for_turn()
            held = page.locator("[data-space][data-target]:has(.card)")
            found = False
            for card in page.locator(".hand .card.playable").all():
                card.click()
                if held.count():
                    found = True
                    break
            if found:
                held.first.click()
                expect(me.prompt).to_contain_text(re.compile(wanted))
                me.picture(f"replacement-{lang}")
                break
            page.locator("[data-space][data-target]").first.click()
            page.locator("[data-action=commit]").click()
        else:
            raise AssertionError("nothing could ever be replaced")


def test_french_castle_for_six(visit: Visit) -> None:
    """The longest words and the most guards still fit, and the fights have a phase of their own."""
    me = visit("Inès", lang="fr", speed="normal", theme="dark")
    # Whoever stands before the last guard is beaten: there is always somebody to heal.
    with_whim(me, 6, guards={"level-3": {"strength_range": [20, 20], "cards": [[20, 12]] * 12}})
    expect(me.page.locator(".decree")).to_contain_text("Au bon vouloir du Roi.")
    me.picture("six")
    phase = me.page.locator("header .phase")
    expect(phase).to_have_text("Jouer les monstres")
    # A phase may stand for less than the time between two looks: the page keeps account of them itself.
    phase.evaluate("""one => {
        window.phases = []
        new MutationObserver(() => window.phases.push(one.textContent.trim()))
            .observe(one, { childList: true, characterData: true, subtree: true })
    }""")
    while me.page.locator(".guard.turned").count() == 0:
        if me.page.locator(".hand .card.playable").count():
            me.play_one()
        me.page.wait_for_timeout(150)
    expect(phase).to_have_text("Affronter les gardes")
    me.picture("fights", both=False)
    expect(phase).to_have_text("Jouer les monstres", timeout=60_000)
    assert me.page.evaluate("window.phases") == ["Affronter les gardes", "Soins", "Jouer les monstres"]
