"""Your box: an owner reads it off thing by thing, plays with it, lends it, and takes it along as a file."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from monstrerie.games import INCLUDED

from .visitor import Visitor

Visit = Callable[..., Visitor]


BAD_FILES = (
    ('[box]\ngame = "dungeon-petz"\n', ("Dungeon Petz", "Dungeon Petz")),
    ("guards = {{", ("not valid TOML", "pas du TOML valable")),
    ("x = " + "[" * 5000, ("nested", "imbriqué")),
    ("# " + "x" * 90_000, ("too large", "trop gros")),
    ("[guards.level-1]\nloot_range = [7, 5]\n", ("[7, 5]", "[7, 5]")),
    ('[table]\nstart_gold = "🐉"\n', ("Starting gold", "Or de départ")),
)
"""Files that are no box of this game, and what is said of them in both languages."""


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)])
def test_a_box_is_read_played_with_and_lent(visit: Visit, lang: str, phone: bool, tmp_path: Path) -> None:
    """From the first wrong number to a friend's table with this box."""
    english = lang == "en"
    me = visit("Ani", lang=lang, phone=phone)
    page = me.page
    page.goto("/new/mighty-monsters")
    page.get_by_role("link", name="Your box" if english else "Votre boîte").click()
    expect(page.get_by_role("status").first).to_contain_text("0 of 15" if english else "0 sur 15")
    trolls = page.locator("[data-path='monsters.healing.trolls']")
    trolls.locator("[data-at='4'] input").fill("4")
    trolls.locator("[data-at='4'] input").press("Tab")
    differences = page.locator("[data-differences]")
    expect(differences).to_contain_text("1, 1, 2, 2, 4")
    expect(differences).not_to_contain_text("monsters")
    me.picture("trolls")
    me.no_tiny_targets()
    me.no_barriers()
    page.get_by_role(
        "button", name="It is printed like this" if english else "C’est bien imprimé ainsi"
    ).click()
    expect(page.get_by_role("status").first).to_contain_text("6 of 15" if english else "6 sur 15")
    # What can't be is told with its rule, and can't be saved.
    card = page.locator("[data-path='guards.level-1.cards'] [data-thing='0'] [data-at='0.0'] input")
    card.fill("9")
    card.press("Tab")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("MM-COMP-08")
    play = page.get_by_role(
        "button", name="Open a table with it" if english else "Ouvrir une table avec cette boîte"
    )
    expect(play).to_be_disabled()
    me.picture("impossible")
    card.fill("4")
    card.press("Tab")
    expect(alert).to_have_count(0)
    name = page.get_by_label("Name of this box" if english else "Nom de cette boîte")
    name.fill("L’œuf")
    name.press("Tab")
    # As a file, and back; a bad file changes nothing.
    with page.expect_download() as loaded:
        page.get_by_role(
            "button", name="Save as a file" if english else "Enregistrer dans un fichier"
        ).click()
    file = tmp_path / "mine.toml"
    loaded.value.save_as(file)
    kept = tomllib.loads(file.read_text(encoding="utf-8"))
    assert kept["box"] == {"game": "mighty-monsters", "name": "L’œuf"}
    assert kept["guards"]["level-1"]["cards"][0] == [4, 5]
    bad = tmp_path / "bad.toml"
    for text, said in BAD_FILES:
        bad.write_text(text, encoding="utf-8")
        page.locator("[data-import]").set_input_files(bad)
        expect(alert).to_contain_text(said[0] if english else said[1])
        expect(name).to_have_value("L’œuf")
        expect(differences).to_contain_text("1, 1, 2, 2, 4")
    # Read again, what was saved is what was saved.
    page.locator("[data-import]").set_input_files(file)
    expect(page.get_by_role("button", name="Bring back" if english else "Reprendre ce qui")).to_be_visible()
    expect(alert).to_have_count(0)
    expect(name).to_have_value("L’œuf")
    expect(page.get_by_role("status").first).to_contain_text("7 of 15" if english else "7 sur 15")
    bad.write_text("", encoding="utf-8")
    page.locator("[data-import]").set_input_files(bad)
    expect(name).to_have_value("")
    page.get_by_role("button", name="Bring back" if english else "Reprendre ce qui").click()
    expect(name).to_have_value("L’œuf")
    # Kept in the browser; then at a table, which says so.
    page.reload()
    expect(name).to_have_value("L’œuf")
    expect(differences).to_contain_text("1, 1, 2, 2, 4")
    play.click()
    expect(page.locator("[data-box]")).to_contain_text("L’œuf")
    address = page.url
    assert "?box=" in address
    friend = visit("Bob", lang=lang, phone=phone)
    friend.page.goto(address)
    expect(friend.page.locator("[data-box]")).to_contain_text("L’œuf")
    friend.page.get_by_role("button", name="Create table" if english else "Créer la table").click()
    expect(friend.page.locator("[data-options] [data-box]")).to_contain_text("L’œuf")
    friend.page.locator("[data-changed] summary").click()
    expect(friend.page.locator("[data-changed] [data-differences]")).to_contain_text("1, 1, 2, 2, 4")
    friend.picture("lobby")


@pytest.mark.parametrize("game", [name for name in INCLUDED if name != "mighty-monsters"])
def test_every_thing_is_drawn_and_can_be_settled(visit: Visit, game: str) -> None:
    """The other games: each thing has its drawing, and the last one ends the way."""
    me = visit("Ani")
    page = me.page
    page.goto(f"/box/{game}")
    section = page.locator("section.panel")
    choose = section.get_by_role("combobox").first
    expect(choose).to_be_visible()
    count = choose.locator("option").count()
    for step in range(count):
        choose.select_option(str(step))
        expect(section.locator("fieldset").first).to_be_visible()
        if step in (0, count // 2, count - 1):
            me.picture(f"{game}-{step}", both=False)
    section.get_by_role("button", name="It is printed like this").click()
    expect(section.get_by_role("heading")).to_contain_text("Thing 1 ")
