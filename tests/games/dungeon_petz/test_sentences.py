"""What the log tells, and how a move is said: no more than its reader sees, in both languages."""

from __future__ import annotations

import pytest

from monstrerie import LANGUAGES, Event, Move, say
from monstrerie.core.text import sentence
from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz import moves as m

from .tables import GREEN, RED, YELLOW, Table, table

NAMES = ["Anna", "Bob", "Émile", "Hélène"]
SHE = ("stareplant", "fiery-fairy", "cthulie", "fluffy")


def heard(at: Table, kind: str, lang: str = "en") -> list[str]:
    """The sentences of a kind, with the spaces of French made plain."""
    said = [say(event, lang, NAMES) for event in at.events if event.kind == kind]
    return [text.replace("\u202f", " ").replace("\u00a0", " ") for text in said]


def spoken(kind: str, lang: str, **data: object) -> str:
    return say(Event(kind, data), lang, NAMES).replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.rule("DP-AGE-02", "DP-AGE-07", "DP-AGE-12")
def test_aging_is_told_pet_by_pet_and_family_by_family() -> None:
    at = table(round=2).pet(RED, 1, "uni", size=3).pet(YELLOW, 1, "drago", size=7)
    at.food(RED, (1, 0, 2), (1, 0)).imps(RED, home=2)
    at.family(RED).busy = 3
    at.state.spaces[13] = 1 << 4 | GREEN + 1  # Green waits on the platform
    at.family(GREEN).home, at.family(GREEN).busy = 5, 0
    at.age()
    assert heard(at, "dp-grows") == ["Anna’s Uni grows to size 5."]  # Drago is full grown
    assert heard(at, "dp-ages") == ["Anna’s food ages: 2 tokens move on to the next chamber."]
    assert heard(at, "dp-spoiled") == ["Anna throws away 2 spoiled food."]
    home = heard(at, "dp-home")
    assert "3 imps come home to Anna." in home
    assert any(line.startswith("No imp") and line.endswith("; 1 waits on the platform.") for line in home)
    assert "3 diablotins d’Anna rentrent au terrier." in heard(at, "dp-home", "fr")


@pytest.mark.rule("DP-NEW-11", "DP-NEW-16")
def test_cages_and_addons_for_sale_are_named() -> None:
    at = table()
    at.next_round()
    town = at.match.view(None)["town"]
    cages = [cage for cage in town["cages"] if cage]
    assert [event.data for event in at.events if event.kind == "dp-new-cage"][-len(cages) :] == cages
    assert len(heard(at, "dp-new-addon")) >= len([addon for addon in town["addons"] if addon])
    assert all("strength" in line for line in heard(at, "dp-new-cage"))


@pytest.mark.rule("DP-EX-54", "DP-RUL-65", "DP-SHOW-20")
@pytest.mark.parametrize("whip", [False, True])
def test_the_judge_without_a_pet_is_told_that_the_points_are_void(whip: bool) -> None:
    at = table(round=2, exhibition="arena")
    if whip:
        at.owns(RED, "whip-of-obedience")
    at.family(RED).minion = 4
    at.show()
    assert at.minion() == 0
    assert heard(at, "dp-no-pet") == [
        "Anna has no pet to enter and does not take part; the judge’s 2 points are void."
    ]
    at = table(round=2, exhibition="arena")
    at.show(YELLOW)
    assert heard(at, "dp-no-pet") == ["Bob has no pet to enter and does not take part."]
    assert heard(at, "dp-no-pet", "fr") == ["Bob n’a aucun monstre à présenter et ne participe pas."]


def test_a_sale_is_told_with_all_it_brings() -> None:
    at = table(round=3, customers=["porky-orky"]).pet(RED, 1, "snakitty", needs="poop poop poop poop")
    at.sell()
    at.play(m.Sell(1, "porky-orky"))
    assert heard(at, "dp-sold") == [
        "Anna sells Snakitty to Porky Orky on the black market for 16 reputation "
        "(match score 8 × 2) and 3 gold."
    ]
    at = table(round=3, customers=["dungeon-master"]).gold(5)
    at.pet(RED, 1, "bubl", needs="anger anger anger anger", mutation=1)
    at.sell()
    at.play(m.Sell(1, "dungeon-master"))
    assert heard(at, "dp-sold", "fr") == [
        "Anna vend Bubulle au Maître du Donjon au marché noir pour 16 points de réputation "
        "(score de satisfaction 8 × 2), mais doit payer 1 Or."
    ]


def test_who_sells_nothing_is_not_said_to_sell_nothing_more() -> None:
    at = table(round=3, customers=["porky-orky"]).pet(RED, 1, "snakitty", needs="poop poop poop poop")
    at.sell()
    at.play(m.NoSale())
    assert heard(at, "dp-no-sale") == ["Anna sells nothing."]
    last = at.match.game.players.stop
    at = table(round=5, customers=["porky-orky", "warlock"])
    at.pet(RED, 1, "snakitty", needs="poop poop poop poop").pet(
        RED, 2, "uni", needs="magic magic magic magic"
    )
    at.sell()
    at.play(m.Sell(1, "porky-orky"), m.NoSale())
    assert heard(at, "dp-no-sale", "fr") == ["Anna ne vend rien de plus."] and last == 5


def test_no_potion_is_told_where_none_is_left() -> None:
    at = table().groups(RED, "1")
    at.state.potions = 0
    at.reveal_groups()
    at.play(m.Send(1, "hospital"))
    assert heard(at, "dp-hospital") == ["Anna finds no potion left."]


def test_a_potion_has_no_colour() -> None:
    at = table(round=2, exhibition="magic-show").pet(RED, 1, "uni", needs="magic potion")
    at.hand(RED, green="hunger", red="anger", yellow="play", purple="magic")
    at.show()
    lines = heard(at, "dp-revealed")
    assert "Anna’s Uni, bar 2: a potion." in lines
    assert heard(at, "dp-revealed", "fr")[-1] == "Anna, Lili, barre 2 : une potion."


@pytest.mark.parametrize("pet", ["uni", "drago", *SHE])
def test_pets_have_the_gender_of_the_french_box(pet: str) -> None:
    article = "la" if pet in SHE else "le"
    for key, data in (
        ("dp-prompt-feed", {"left": 1}),
        ("dp-prompt-catch", {"imps": 1}),
        ("dp-refusal-no-cage", {}),
        ("dp-refusal-feed-now", {}),
        ("dp-refusal-catch-now", {"imps": 2}),
        ("dp-refusal-too-few", {"imps": 1, "home": 0}),
    ):
        text = sentence(key, {"pet": pet, **data}, "fr")
        wrong = "le" if article == "la" else "la"
        words = text.replace("-", " ").replace("\u202f", " ").replace("\u00a0", " ").split()
        assert article in words and wrong not in words, text
    for cause in ("released", "suffering", "mutation", "escape"):
        text = spoken("dp-lost", "fr", seat=0, pet=pet, cause=cause, reputation=2)
        assert " il " not in text and " elle " not in text and text.endswith("et 2 points de réputation.")


@pytest.mark.parametrize(
    ("vegetables", "meat", "gold", "english"),
    [
        (2, 0, 0, "2 vegetables"),
        (0, 1, 0, "1 meat"),
        (1, 2, 0, "1 vegetable and 2 meat"),
        (0, 1, 1, "1 meat and 1 gold"),
    ],
)
def test_food_is_told_without_zeros(vegetables: int, meat: int, gold: int, english: str) -> None:
    data = {"vegetables": vegetables, "meat": meat, "gold": gold, "all": vegetables + meat + gold}
    assert spoken("dp-food", "en", seat=0, **data) == f"Anna takes {english}."
    assert " 0 " not in spoken("dp-food", "fr", seat=0, **data)


def test_nothing_is_told_as_nothing() -> None:
    none = {"vegetables": 0, "meat": 0, "gold": 0, "all": 0}
    assert spoken("dp-food", "en", seat=0, **none) == "Anna takes nothing: the stand is empty."
    assert spoken("dp-groups", "fr", seat=0, count=0) == "Anna ne dévoile aucun groupe."
    assert "rien n’arrive" in spoken("dp-farm", "fr", pet="ghosty", leaves="nothing")


def test_drawn_cards_are_listed_with_commas() -> None:
    cards = {"hunger": 0, "poop": 2, "play": 0, "magic": 0, "anger": 1, "disease": 0, "substitute": 0}
    said = spoken("dp-drawn", "en", seat=0, colour="green", count=3, first="poop", **cards)
    assert said == "You draw green cards: poop ×2, anger ×1."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_half_points_of_the_end_are_told_as_such(lang: str) -> None:
    said = spoken(
        "dp-final", lang, seat=0, which="acumen", total=-1.5, reputation=-1.5, amount=1.5, loses=True
    )
    assert "−1½" in said and ("loses 1½ reputation" in said or "(réputation : −1½)" in said)


def test_who_is_ready_is_told_with_what() -> None:
    """Not with how many: that is a secret until all are (DP-HID-01)."""
    assert spoken("dp-ready", "en", seat=0) == "Anna has finished forming groups."
    assert spoken("dp-ready", "fr", seat=0) == "Anna a fini de former ses groupes."


ON_A_PET: list[Move] = [
    m.Assign(1, 2, "play"),
    m.Feed(1, "meat-1"),
    m.WearArmor(1, "strength"),
    m.Catch(1),
    m.Shovel(1, True),
    m.Enter(1, "anger"),
    m.Sell(1, "warlock", True),
]


@pytest.mark.parametrize("move", ON_A_PET, ids=lambda move: type(move).__name__)
@pytest.mark.parametrize(("lang", "name"), [("en", "Stareplant"), ("fr", "Iris")])
def test_a_pet_is_called_by_its_name(move: Move, lang: str, name: str) -> None:
    at = table(2).pet(RED, 1, "stareplant").pet(YELLOW, 1, "drago")
    view = at.match.view(RED)
    text = say(move, lang, None, GAME.words(view, RED, move))
    assert name in text and " de Iris" not in text
    # Where no pet is, the plot is said.
    empty = type(move)(**{**{f: getattr(move, f) for f in move.__struct_fields__}, "plot": 4})
    assert GAME.words(view, RED, empty) == {}
    assert "4" in say(empty, lang)


@pytest.mark.parametrize(("lang", "name"), [("en", "Stareplant"), ("fr", "Iris")])
def test_a_tile_is_told_by_what_it_does(lang: str, name: str) -> None:
    at = table(2).pet(RED, 1, "stareplant")
    state = at.state
    state.families[0].new_cages = [0, -1]
    state.families[0].new_addon = 0
    view = at.match.view(RED)
    for move in (m.Build(1, 1), m.Attach(1), m.Build(1, 4), m.Attach(4)):
        text = say(move, lang, None, GAME.words(view, RED, move))
        assert ("strength" if lang == "en" else "solidité") in text or "antimag" in text.replace("-", "")
        assert (name in text) == (move.plot == 1) and str(move.plot) in text
    assert GAME.words(view, RED, m.Build(2, 1)) == {}
    for pit in (1, 2, 3):
        tile = view["town"]["cages"][pit - 1]
        assert GAME.words(view, RED, m.TakeCage(pit)) == (tile or {})
    assert "kind" in GAME.words(view, RED, m.TakeAddon(1))
    pet = view["town"]["young"][0]
    assert GAME.words(view, RED, m.TakePet(pet["pet"])) == {"diet": pet["diet"]}
    assert GAME.words(view, RED, m.TakePet("nobody")) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_group_is_told_by_its_imps_and_gold(lang: str) -> None:
    at = table(2).groups(RED, "2+3")
    view = at.match.view(RED)
    for move in (m.Send(1, "hospital"), m.Keep(1)):
        text = say(move, lang, None, GAME.words(view, RED, move))
        assert "2" in text and "3" in text


def test_a_group_behind_a_screen_is_not_told() -> None:
    match = GAME.new(2, seed=4, first="host")
    match.play(0, m.Gather(2))
    assert GAME.words(match.view(1), 0, m.Keep(1)) == {}
    assert GAME.words(match.view(None), 0, m.Keep(1)) == {}
    assert GAME.words(match.view(0), 0, m.Keep(1))["imps"] == 2
