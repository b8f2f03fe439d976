"""The table by itself: keyboard, phone, drag, refusals that teach, languages, a game without a board."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from .serving import Server
from .visitor import Visitor

Visit = Callable[..., Visitor]


def test_keyboard_only(visit: Visit) -> None:
    """Digits pick a card, arrows walk the glowing places, Enter takes, c commits, other keys open things."""
    me = visit("Ani")
    page = me.page
    me.sit()
    assert me.wait_for_turn()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("ask to undo")
    me.picture("keys")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_contain_text("Play monsters")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    card = page.locator(".hand .card.playable").first.get_attribute("data-card")
    assert card
    page.keyboard.press(card)
    focused = page.locator("[data-space]:focus")
    expect(focused).to_have_attribute("data-space", "0")
    page.keyboard.press("ArrowLeft")
    expect(focused).to_have_attribute("data-space", "0")
    page.keyboard.press("ArrowRight")
    expect(focused).to_have_attribute("data-space", "2")
    page.keyboard.press("ArrowDown")
    expect(focused).to_have_attribute("data-space", "3")
    me.picture("walking", both=False)
    page.keyboard.press("Enter")
    expect(page.locator(".space.planned")).to_have_attribute("data-space", "3")
    page.keyboard.press("Enter")
    expect(page.locator(".space.planned")).to_have_count(0)
    assert me.wait_for_turn()
    # Arrows and Enter alone, from the hand on.
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand .card:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator("[data-space]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.keyboard.press("c")
    expect(page.locator(".space.planned")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("[role=log]:focus")).to_have_count(1)


def test_an_illegal_move_is_explained(visit: Visit) -> None:
    """A place that may not be taken is grey, says why, and is one click from the rule."""
    me = visit("Ani", speed="fast")
    page = me.page
    me.sit()
    assert me.wait_for_turn()
    me.play_one()
    for _ in range(8):
        assert me.wait_for_turn()
        weakest = page.locator(".hand .card.playable").first
        weakest.click()
        illegal = page.locator(".space.illegal:has(.card)")
        if illegal.count():
            break
        page.keyboard.press("Escape")
        me.play_one()
    illegal.first.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("Rule MM-REPL")
    me.picture("why", both=False)
    illegal.first.click(force=True)  # aria-disabled: it answers with the reason
    rule = me.prompt.get_by_role("button", name="Rule MM-REPL", exact=False)
    expect(rule).to_be_visible()
    me.picture("explained")
    rule.click()
    wanted = page.locator(".wanted")
    expect(wanted).to_be_in_viewport()
    expect(wanted).to_have_attribute("data-rule", "".join(rule.inner_text().split()[1:]))
    expect(page.locator("section:has(.wanted)")).to_have_attribute("data-section", "replace")
    me.picture("rule")


def test_drag_and_preview(visit: Visit) -> None:
    """A card is dragged to a place; the engine's numbers appear before anything is committed."""
    me = visit("Ani")
    page = me.page
    me.sit()
    assert me.wait_for_turn()
    page.locator(".hand .card.playable").last.drag_to(page.locator("[data-space='2']"))
    expect(page.locator(".space.planned")).to_have_attribute("data-space", "2")
    expect(me.prompt.locator(".facts")).to_contain_text("Total")
    expect(me.prompt.locator(".facts")).to_contain_text(re.compile("guards? it could be"))
    me.picture("dragged")
    page.locator("[data-action=commit]").click()
    expect(page.locator(".space.planned")).to_have_count(0)


def test_phone(visit: Visit) -> None:
    """390 px: everything at hand, nothing too small to touch, no sideways scrolling."""
    me = visit("Ani", phone=True)
    page = me.page
    me.sit(
        seats=[{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 5],
        options={"factions": "dealt", "whim": True},
    )
    assert me.wait_for_turn()
    me.no_sideways_scroll()
    me.no_tiny_targets()
    me.pick()
    page.locator("[data-space][data-target]").first.tap()
    me.picture("six-planned", both=False)
    page.locator("[data-action=commit]").tap()
    for tab in ("Players", "Log", "Chat", "Table"):
        page.get_by_role("button", name=tab, exact=True).tap()
        me.picture(f"tab-{tab.lower()}", both=False)
    page.get_by_role("button", name="Menu").tap()
    me.picture("menu", both=False)


def test_language_switched_in_the_middle(visit: Visit) -> None:
    """Everything on the table changes language at once, and stays so after a reload."""
    me = visit("Ani")
    page = me.page
    me.sit()
    assert me.wait_for_turn()
    expect(me.prompt).to_contain_text("Your turn.")
    page.get_by_role("button", name="Français").click()
    expect(me.prompt).to_contain_text("À vous de jouer.")
    expect(page.locator("aside [role=log]").first).to_contain_text("joue en premier")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    me.picture("french")
    page.reload()
    expect(me.prompt).to_contain_text("À vous de jouer.")
    assert me.wait_for_turn()


def test_since_my_last_turn(visit: Visit) -> None:
    """One key tells again what happened since; the fights are told one by one and can be skipped."""
    me = visit("Ani", speed="fast")
    page = me.page
    me.sit()
    seen = False
    for _ in range(7):
        assert me.wait_for_turn()
        me.play_one()
        page.wait_for_timeout(400)
        if page.locator("[data-action=skip]").count() and page.locator(".guard.turned").count():
            seen = True
            me.picture("fight", both=False)
            page.keyboard.press("Escape")
            break
    assert seen or page.locator("aside [role=log]").first.get_by_text("is revealed").count()
    assert me.wait_for_turn()
    # After a turn that others were skipped for there is nothing to tell.
    while page.get_by_text("Since your last turn").count() == 0:
        me.play_one()
        assert me.wait_for_turn()
    # A round of fights is more than one reads: five lines of it.
    recap = page.locator(".recap")
    while recap.count() == 0:
        me.play_one()
        assert me.wait_for_turn()
    recap.locator("summary").click()
    expect(recap.locator("li")).to_have_count(5)
    me.picture("recap", both=False)
    page.keyboard.press("s")
    expect(page.locator("[data-action=skip]")).to_be_visible()
    me.picture("again", both=False)
    assert me.wait_for_turn()


_WORDS = {
    "en": {
        "mighty-monsters": ["Guard 1, level 1: strength 3 to 6", "Your hand"],
        "dungeon-lords": ["Get food, space 1.", "C1: tunnel"],
        "dungeon-petz": ["Cage 1: strength", "Whose shop"],
        "rampage": ["The north-east tower: 3 floors", "Stomach"],
    },
    "fr": {
        "mighty-monsters": ["Garde 1, niveau 1\u00a0: force de 3 à 6", "Votre main"],
        "dungeon-lords": ["Prendre de la nourriture, case 1.", "C1\u00a0: tunnel"],
        "dungeon-petz": ["Cage 1\u00a0: solidité", "Quelle monstrerie"],
        "rampage": ["La tour nord-est\u00a0: 3 Étages", "Estomac"],
    },
}
_RAW = re.compile(r"\b[a-z]+(-[a-z]+)+-\d|\{ ?\$|undefined|[a-z]_[a-z]")
_UNSAID = """() => {
  const words = document.querySelector(".words").innerText.replace(/\\s+/g, " ");
  const named = [...document.querySelector(".away").querySelectorAll("[aria-label]")];
  const silent = "[aria-hidden=true]:not(.away), [aria-live], [role=status], [data-drawn], input, select";
  return named.filter(one => !one.closest(silent)).map(one => one.ariaLabel.replace(/\\s+/g, " ").trim())
    .filter(name => /\\p{L}/u.test(name) && !words.includes(name));
}"""


def test_every_table_is_told_in_lists(visit: Visit) -> None:
    """In the words of the game and of either language, whatever the board has a name for; what may be chosen
    stands there once.
    """
    me = visit("Ani")
    wish = "JSON.stringify({speed: 'instant', sound: false, plain: true})"
    me.page.add_init_script(f"localStorage.setItem('monstrerie.settings', {wish})")
    words = me.page.locator(".words")
    options = {"mighty-monsters": {"factions": "dealt", "first": "host"}, "rampage": {"first": "host"}}
    for game in _WORDS["en"]:
        me.sit(game=game, options=options.get(game, {}))
        for lang, title in (("en", "On the table"), ("fr", "Sur la table")):
            me.page.locator(f"button[lang={lang}]").click()
            expect(words).to_have_accessible_name(title)
            for text in _WORDS[lang][game]:
                expect(words.get_by_text(text).first).to_be_visible()
            assert me.page.evaluate(_UNSAID) == []
            tree = words.aria_snapshot()
            assert "heading" in tree and not _RAW.search(tree), tree
        expect(me.page.locator(".decision [data-target]").first).to_be_visible()
        # Only ways to other sides of the board, no second list of what may be chosen.
        assert words.get_by_role("button").count() == words.locator("[aria-pressed]").count()
        me.picture(f"words-{game}")
        me.page.locator("button[lang=en]").click()
    me.no_barriers()
    me.page.goto(f"/t/{me.table}/replay?n=0")
    expect(words.get_by_text("The north-east tower: 3 floors")).to_be_visible()


def test_plain_lists_instead_of_the_board(visit: Visit) -> None:
    """The setting that swaps the drawing for lists plays the same game, and each event is announced once."""
    me = visit("Ani")
    me.sit()
    assert me.wait_for_turn()
    me.page.keyboard.press("m")
    expect(me.page.get_by_role("region", name="Moves")).to_be_visible()
    me.picture("listed")
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Show lists instead of the illustrated board").check()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".raid")).to_be_hidden()
    me.page.keyboard.press("1")
    expect(me.prompt.locator(".facts")).to_contain_text("Total")
    me.picture("plain")
    me.no_barriers()
    me.page.keyboard.press("c")
    expect(me.page.locator("[data-action=commit]")).to_have_count(0)
    log = me.page.get_by_role("log", name="Log")
    expect(log).to_contain_text("Ani")
    regions = me.page.locator("[aria-live]:not([aria-live=off]), [role=status], [role=log]:not([aria-live])")
    heard = regions.evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => one.textContent)"
    )
    line = log.locator("li", has_text="Ani").last.inner_text()
    assert sum(line in text for text in heard) == 1, heard


@pytest.fixture(scope="module")
def guests(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game of which the page has never heard."""
    made = Server(tmp_path_factory.mktemp("guests"), games="tests.browser.counting:GAME")
    yield made
    made.stop()


def test_a_game_without_a_board(visit: Visit, guests: Server) -> None:
    """It has no drawing and no page sentence, and is played to its end through the decision panel."""
    me = visit("Ani", at=guests)
    page = me.page
    page.goto("/")
    me.picture("home")
    me.room("Counting").get_by_role("button", name="Play now").click()
    choices = page.get_by_role("region", name="Moves").get_by_role("button")
    expect(choices.first).to_be_visible()
    me.picture("table")
    me.no_barriers()
    for _ in range(20):
        expect(choices.first.or_(page.locator("[data-action=result]"))).to_be_visible()
        if page.locator("[data-action=result]").count():
            break
        page.keyboard.press("2")
        page.keyboard.press("c")
        page.wait_for_timeout(300)
    page.locator("[data-action=result]").click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    me.picture("result")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Next move").click()
    me.picture("replay")
