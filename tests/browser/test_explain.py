"""Everything on a board explains itself: to a resting pointer, a long press or a key, while it may be chosen,
too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

import monstrerie
from monstrerie.core.text import LANGUAGES
from monstrerie.games import INCLUDED

from .positions import ADVANCED_PETZ, Until, offers, reached, sit_down
from .serving import Server
from .visitor import Visitor

Visit = Callable[..., Visitor]

UNEXPLAINED: Final = """() => [...document.querySelectorAll(
    "main.board :is(button, [data-target], img, [role=img]), aside .facts [role=img], header .where"
  )].filter(one => one.checkVisibility() && !one.closest("[data-piece], dialog, [inert], [data-explains]")
    // What turns the eye or the film is no part of the game, and has a title.
    && !one.closest(".views, .playback")
    // A button with words on it says itself what it does.
    && !(one.matches("button") && /\\p{L}{3}/u.test(one.innerText)))
  .map(one => one.outerHTML.slice(0, 160))"""
UNREACHED: Final = """() => [...document.querySelectorAll("main.board [data-piece]")]
  .filter(one => one.checkVisibility({visibilityProperty: true}) && !one.closest("[inert]"))
  .filter(one => {
    one.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) return false;
    const parts = [0.5, 0.1, 0.3, 0.7, 0.9];
    return !parts.some(across => parts.some(down => {
      const there = document.elementFromPoint(box.left + across * box.width, box.top + down * box.height);
      const piece = there?.closest("[data-piece]");
      // Of a thing in a thing the inner one is told; what lets the pointer through is told by where it lies.
      const told = () => one.contains(piece) || piece.dataset.piece === one.dataset.piece;
      return piece && (one.matches("[data-over]") || told());
    }));
  })
  .map(one => one.outerHTML.slice(0, 160))"""
"""What has a name, but lies under others everywhere, or takes no pointer."""
NAMES: Final = """() => [...new Set([...document.querySelectorAll("[data-piece]")]
  .filter(one => one.checkVisibility()).map(one => one.dataset.piece))]"""
PLAIN: Final = "localStorage.setItem('monstrerie.settings', JSON.stringify({speed: 'instant', plain: true}))"
ROOMS: Final = [(game.name, school.name) for game in map(monstrerie.game, INCLUDED) for school in game.school]


def over(match: Any) -> bool:
    return bool(match.over)


POSITIONS: Final[list[tuple[str, int, int, Until, dict[str, Any]]]] = [
    ("mighty-monsters", 4, 3, offers("lead"), {}),
    ("mighty-monsters", 3, 7, offers("play"), {"whim": True, "factions": "dealt"}),
    ("mighty-monsters", 3, 7, over, {}),
    ("dungeon-lords", 2, 8, offers("order"), {}),
    ("dungeon-lords", 2, 8, offers("build"), {}),
    ("dungeon-lords", 3, 5, offers("lay"), {}),
    ("dungeon-lords", 3, 5, offers("attack"), {}),
    ("dungeon-petz", 3, 4, offers("gather"), ADVANCED_PETZ),
    ("dungeon-petz", 3, 4, offers("assign"), ADVANCED_PETZ),
    ("dungeon-petz", 3, 4, offers("sell"), ADVANCED_PETZ),
    ("rampage", 2, 3, lambda match: True, {"tremor": "off"}),
]


@pytest.mark.parametrize(("game", "players", "seed", "until", "options"), POSITIONS)
def test_everything_on_the_board_explains_itself(
    visit: Visit, server: Server, game: str, players: int, seed: int, until: Until, options: dict[str, Any]
) -> None:
    me = visit("Ani")
    table = sit_down(me, server.url, reached(game, players, seed, until, **options), None)
    me.page.goto(f"/t/{table}")
    expect(me.page.locator("main.board [data-piece]").first).to_be_visible()
    names: set[str] = set()
    for width, height in ((1440, 900), (390, 844)):
        me.page.set_viewport_size({"width": width, "height": height})
        tabs = me.page.locator(
            "main.board .tabs button, main.board .whose button, .phone-tabs button:nth-child(2)"
        )
        for tab in [None, *tabs.all()]:
            if tab is not None and tab.is_visible():
                tab.click()
            assert me.page.evaluate(UNEXPLAINED) == []
            # What else a phone shows lies over the board.
            if (
                not me.page.locator(".phone-tabs [aria-pressed=true]:not(:first-child)")
                .locator("visible=true")
                .count()
            ):
                assert unreached(me) == []
            names |= {*me.page.evaluate(NAMES)}
    me.page.set_viewport_size({"width": 1440, "height": 900})
    told_in_all_ways(me)
    # What has lost its name is missed.
    me.page.evaluate("for (const one of document.querySelectorAll('[data-piece]')) delete one.dataset.piece")
    assert me.page.evaluate(UNEXPLAINED) != []
    total = me.api(f"/tables/{table}/frames?from=0&to=0&seat=0")["total"]
    view = me.api(f"/tables/{table}/frames?from={total}&to={total}&seat=0")["frames"][0]["view"]
    assert unknown(me, game, view, names) == set()
    # Lists instead of the board: what they name is explained there, too.
    me.page.evaluate(PLAIN)
    me.page.reload()
    expect(me.page.locator(".words [data-piece]").first).to_be_visible()
    assert me.page.evaluate(UNEXPLAINED) == []
    told = me.page.locator(".words [data-piece]")
    listed = set(told.evaluate_all("all => all.map(one => one.dataset.piece)"))
    assert listed and unknown(me, game, view, listed) == set()


def unreached(me: Visitor) -> list[str]:
    """What no pointer reaches, once nothing passes over the board any more, such as a banner."""
    for _ in range(50):
        if not (found := me.page.evaluate(UNREACHED)):
            break
        me.page.wait_for_timeout(200)
    return list(found)


def told_in_all_ways(me: Visitor) -> None:
    """What may be chosen now is explained to a resting pointer, to the key `i` and to a finger that stays;
    none of them chooses it.
    """
    page, card = me.page, card_of(me.page)
    both = "main.board [data-piece][data-target], main.board [data-piece]:not([data-holds] *) [data-target]"
    target = page.locator(both).locator("visible=true").first
    if not target.count():
        return
    taken = page.locator("[aria-pressed=true]").count()
    target.hover()
    expect(card).to_be_visible()
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)
    target.focus()
    page.keyboard.press("i")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    mark = page.locator("main.board [data-piece][data-over]").locator("visible=true").first
    if mark.count():
        box = mark.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(f"[data-explains='{mark.get_attribute('data-piece')}']")).to_be_visible()
        page.mouse.move(2, 2)
        expect(card).to_have_count(0)
    box = target.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(card).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_be_visible()
    assert page.locator("[aria-pressed=true]").count() == taken
    page.keyboard.press("Escape")


def unknown(me: Visitor, game: str, view: Any, names: set[str]) -> set[str]:
    """The pieces of which the game knows nothing; what it says of the others is whole, in both languages."""
    found: set[str] = set()
    for lang in LANGUAGES:
        answer = me.page.context.request.post(
            f"/api/games/{game}/explain",
            data={"view": view, "pieces": sorted(names)},
            headers={"Accept-Language": lang},
        )
        assert answer.ok, answer.text()
        answers = dict(zip(sorted(names), answer.json()["explanations"], strict=True))
        found |= {name for name, one in answers.items() if one is None}
        assert all(one["title"] and all(one["lines"]) for one in answers.values() if one)
    return found


def test_everything_in_the_rooms_of_the_schools_explains_itself(visit: Visit) -> None:
    me = visit("Ani")
    for game, course in ROOMS:
        with me.page.expect_response("**/play") as played:
            me.page.goto(f"/school/{game}/{course}/1")
        expect(me.page.locator("main.board [data-piece]").first).to_be_visible()
        assert (course, me.page.evaluate(UNEXPLAINED)) == (course, [])
        view = played.value.json()["view"]
        assert unknown(me, game, view, {*me.page.evaluate(NAMES)}) == set()


def card_of(page: Page) -> Locator:
    return page.locator("[data-explains]")


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None and b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_a_resting_pointer_is_told_what_is_there_and_its_rule(visit: Visit) -> None:
    me = visit("Ani")
    me.sit()
    me.wait_for_turn()
    me.pick()
    space = me.page.locator("[data-space][data-target]").first
    space.hover()
    card = card_of(me.page)
    expect(card).to_contain_text("any monster from your hand may be played here")
    # The forecast of the move is still in sight, and what it is about.
    hint = me.page.locator(".hint")
    expect(hint).to_contain_text("Total")
    assert apart(card, space) and apart(card, hint) and apart(card, me.page.locator(".actions"))
    me.page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    guard = me.page.locator("[data-piece='guard:1']")
    guard.hover()
    expect(card).to_contain_text("Guard 1, level")
    me.picture("hover", both=False)
    card.get_by_role("button").click()
    expect(me.page.locator("[data-rule='MM-COMP-07']")).to_be_in_viewport()


def test_a_click_chooses_and_explains_nothing(visit: Visit) -> None:
    me = visit("Ani")
    me.sit()
    me.wait_for_turn()
    me.pick()
    me.page.wait_for_timeout(1200)
    expect(card_of(me.page)).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_long_press_explains_and_does_not_choose(visit: Visit, lang: str) -> None:
    me = visit("Ani", lang=lang, phone=True)
    me.sit()
    me.wait_for_turn()
    card = me.page.locator(".hand .card.playable").first
    box = card.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = me.page.context.new_cdp_session(me.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    explanation = card_of(me.page)
    expect(explanation).to_contain_text("Monster of strength" if lang == "en" else "Monstre de force")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(explanation).to_be_visible()
    assert apart(explanation, card) and apart(explanation, me.page.locator(".actions"))
    me.no_sideways_scroll()
    me.picture("long-press", both=False)
    me.page.locator(".heads").tap(position={"x": 2, "y": 2})
    expect(explanation).to_have_count(0)
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_the_key_i_explains_what_has_the_focus(visit: Visit) -> None:
    me = visit("Ani")
    me.sit()
    me.wait_for_turn()
    card = me.page.locator(".hand .card.playable").first
    card.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-space]:focus")).to_have_count(1)
    me.page.keyboard.press("i")
    explanation = card_of(me.page)
    expect(explanation).to_contain_text("Space above guard")
    expect(me.page.locator("[aria-live=polite]", has_text="Space above guard")).to_have_count(1)
    me.page.keyboard.press("Escape")
    expect(explanation).to_have_count(0)
    expect(me.page.locator(".hand [aria-pressed=true]")).to_have_count(1)
    me.page.keyboard.press("i")
    expect(explanation).to_be_visible()
    me.page.keyboard.press("i")
    expect(me.page.locator("[data-rule='MM-PLAY-06']")).to_be_in_viewport()


def test_without_a_focus_the_key_i_lists_everything(visit: Visit) -> None:
    me = visit("Ani", lang="fr")
    me.sit()
    me.wait_for_turn()
    me.page.evaluate("document.activeElement.blur()")
    me.page.keyboard.press("i")
    legend = me.page.get_by_role("dialog")
    expect(legend).to_contain_text("Garde 1, niveau")
    expect(legend).to_contain_text("Réserve")
    me.no_barriers()
    me.page.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    me.page.get_by_role("button", name="Tout ce qui est sur le plateau").click()
    expect(legend).to_contain_text("Garde 1, niveau")


def test_the_bar_shows_where_in_the_round_one_is(visit: Visit) -> None:
    me = visit("Ani", phone=True)
    me.sit()
    me.wait_for_turn()
    steps = me.page.locator("header .phases li")
    expect(steps).to_have_count(3)
    expect(steps.first).to_have_attribute("aria-current", "step")
    expect(steps.first).to_have_text("Playing monsters")
    me.whole_phase()
    me.page.locator("header .phase").tap()
    expect(card_of(me.page)).to_contain_text("until all have two in the castle")
