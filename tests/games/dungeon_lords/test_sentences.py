"""The log tells what happened: prices and products, spells, traps, points and titles, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from monstrerie import Event, say
from monstrerie.core.text import sentence
from monstrerie.games.dungeon_lords import GAME
from monstrerie.games.dungeon_lords.moves import (
    Attack,
    Build,
    Choose,
    Hire,
    LetGo,
    Pay,
    Perform,
    Refuse,
    Release,
    Target,
    Withdraw,
    Work,
)
from monstrerie.games.dungeon_lords.names import SPECIALS
from monstrerie.games.dungeon_lords.rules.combat import Plan
from monstrerie.games.dungeon_lords.rules.events import EventPhase, Payday
from monstrerie.games.dungeon_lords.rules.production import PRODUCTIONS
from monstrerie.games.dungeon_lords.rules.scoring import Scoring
from monstrerie.games.dungeon_lords.rules.season import new_season

from .tables import Table, table

NAMES = ["Anna", "Bob", "Émile", "Yves"]


def said(t: Table, lang: str = "en") -> list[str]:
    """Everything told, without the non-breaking kind of spaces."""
    return [plain(say(event, lang, NAMES)) for event in t.events]


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def spell(card: str, party: str = "W4 M4m2", send: str = "", year: int = 1, **lord: Any) -> Table:
    """A battle in which the party casts the card in round 1."""
    t = table(2, year=year).lord(0, party=party, **lord).fatigue(0)
    return t.battle(send=send, card=card)


# --- spells -------------------------------------------------------------------------------------------------


def test_what_a_spell_takes_is_told() -> None:
    assert "Anna loses 1 imp." in said(spell("fist-of-justice"))
    assert "Anna perd 1 diablotin." in said(spell("fist-of-justice"), "fr")
    assert "The spell has no effect." in said(spell("fist-of-justice", imps=0))
    assert "Anna loses 1 gold." in said(spell("detect-treasure"))
    assert "Anna has no gold and loses 1 food." in said(spell("detect-treasure", gold=0))
    t = spell("detect-treasure", gold=0, food=0, traps="pendulum")
    assert "Anna has no gold or food and loses 1 trap card." in said(t) and t[0].traps[2] == 0
    assert "Anna has nothing to lose." in said(spell("detect-treasure", gold=0, food=0))
    assert "Anna gains 2 evilness (now 7)." in said(spell("detect-evil"))
    assert "Anna can’t gain more evilness (already 15, the highest space)." in said(
        spell("detect-evil", evil=15)
    )
    assert "The spell has no effect." in said(spell("fireball"))


def test_what_a_spell_gives_the_party_is_told() -> None:
    t = spell("regeneration", "W8(2) M6m3(1)", year=2)
    assert "The warrior (number 1 in line) is healed of 1 wound (1 of 8 left)." in said(t)
    assert "The wizard (number 2 in line) is healed of 1 wound (0 of 6 left)." in said(t)
    assert "The spell has no effect." in said(spell("regeneration", "W8 M6m3", year=2))
    t = spell("create-food", "W8 M6m3", year=2)
    assert "The warrior (number 1 in line) gains 1 hit point (now 9)." in said(t)
    assert "There is no fatigue in this battle." in said(spell("song-of-courage", "M6m3", year=2))
    assert "An illusion with 1 hit point stands at the head of the line." in said(
        spell("illusion", "M6m3", year=2)
    )
    t = spell("invisibility", "M3m2 W4")
    assert t.line() == "W4 M3m2"
    assert "The wizard moves to the end of the line and can’t be harmed in this battle." in said(t)
    t = spell("invisibility", "M3m2 W4", send="ghost")
    assert "The invisible wizard (number 2 in line) can’t be harmed." in said(t)


def test_what_the_shield_absorbs_is_told() -> None:
    t = spell("magic-shield", "W4 M4m2", "goblin")
    assert "The magic shield will absorb the next wound of this battle." in said(t)
    assert "The magic shield absorbs 1 wound for the warrior (number 1 in line)." in said(t)
    assert "The warrior (number 1 in line) takes 1 wound (1 of 4)." in said(t)


def test_why_no_spell_is_cast_is_told() -> None:
    t = table(2).lord(0, party="W4 M3m1").fatigue(0).battle(round=2, card="detect-evil")
    assert "The party can’t cast Detect Evil: it has only 1 of the 2 magic needed." in said(t)
    t = table(2).lord(0, party="W4 M3m1", rooms={"anti-magic-room": "C1"}).fatigue(0)
    t.battle(card="detect-evil")
    assert "The party can’t cast Detect Evil: this is the anti-magic room." in said(t)
    t = table(2).lord(0, party="M3m1").fatigue(0).battle(traps="anti-magic-dart", card="detect-evil")
    assert "The party can’t cast Detect Evil: the anti-magic dart prevents it." in said(t)


def test_a_key_and_a_sheep_have_their_numbers() -> None:
    t = table(2, year=2).lord(0, party="W8 M6m3", prison="P4h2").fatigue(0)
    t.battle(card="magic-key")
    assert "A prisoner escapes from Anna with 1 hit point left: priest (4 hit points, heals 2)." in said(t)
    t = spell("metamorphosis", "W8 M6m3", "golem", year=2)
    assert "Anna’s golem turns into a sheep, which attacks for 1 wound." in said(t)


# --- traps --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-CMB-58", "DL-RUL-83")
def test_a_dart_names_its_target_and_what_it_blocks_though_the_wound_is_prevented() -> None:
    t = table(2).lord(0, party="W4 P4h2 T3t1").fatigue(0).battle(traps="anti-magic-dart", send="goblin")
    t.play(0, Target(2))
    lines = said(t)
    assert "The anti-magic dart is aimed at the priest (number 2 in line): 1 wound." in lines
    assert "The party disarms the trap and prevents 1 wound." in lines
    assert "The party can’t heal in this battle." in lines and not t.heard("dl-healed")
    t = table(2).lord(0, party="W4 M3m2").fatigue(0).battle(traps="anti-magic-dart").play(0, Target(2))
    assert "The party can’t cast a spell in this battle." in said(t)
    t = table(2).lord(0, party="W4 M3m2").fatigue(0).battle(traps="anti-magic-dart").play(0, Target(1))
    assert not t.heard("dl-blocked")


def test_poison_is_announced_and_told() -> None:
    t = table(2).lord(0, party="W4 T3t1").fatigue(0).battle(traps="poisoned-dart").play(0, Target(1))
    assert "The warrior (number 1 in line) is poisoned: 2 more wounds when the battle ends." in said(t)
    assert "The poison takes effect on the warrior (number 1 in line in Anna’s dungeon): 2 wounds." in said(t)


@pytest.mark.rule("DL-RUL-119")
def test_a_paladin_who_leaves_takes_the_poison_along() -> None:
    t = table(2).lord(0, party="PAL W4", evil=11).lord(1, party="W3", evil=11).fatigue(0)
    t.battle(traps="poisoned-dart").play(0, Target(1))
    assert t.line(0) == "W4" and t.line(1) == "PAL(2) W3", "its wound was prevented, the poison never is"
    assert "Chez Bob, le poison agit sur le paladin (numéro 1 de la file) : 2 blessures." in said(t, "fr")
    t = table(2).lord(0, party="PAL(3) W4", evil=11).lord(1, party="W3", evil=11).fatigue(0)
    t.battle(traps="poisoned-dart").play(0, Target(1))
    assert t.line(1) == "W3" and t.prisoners(1) == 1, "he lies where he received the last wound"
    t = table(2).lord(0, party="PAL(4) W4", evil=11).lord(1, party="W3", evil=11).fatigue(0)
    t.lord(0, party="PAL(4) W4 T3t2")
    t.battle(traps="poisoned-dart").play(0, Target(3))
    assert t.line(1) == "PAL(4) W3" and "T3t2(2)" in t.line(0), "only who was hit is poisoned"


def test_a_trap_tells_its_price_and_what_it_blocks() -> None:
    t = table(2).lord(0, party="W4").fatigue(0).battle(traps="cursed-ring")
    assert "Anna springs the cursed ring for 1 gold." in said(t)
    assert "No tile is conquered in this battle, and there is no fatigue." in said(t)
    assert "Anna déclenche l’anneau maudit pour 1 Or." in said(t, "fr")


# --- monsters -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-APM-05", "DL-APM-07")
def test_a_blocking_slime_does_not_attack() -> None:
    t = table(2).lord(0, party="W4(1) P3h1").fatigue(2).battle(send="slime").play(0, Attack("slime", 2, 1))
    assert not t.heard("dl-attacked") and not t.heard("dl-healed")
    assert any("Anna’s slime blocks the party without attacking" in line for line in said(t))
    assert any("Chez Anna, le visqueux barre le passage sans attaquer" in line for line in said(t, "fr"))


def test_the_trolls_meal_is_told() -> None:
    t = table(2).lord(0, party="W4").fatigue(0).battle(send="troll").play(0, Attack("troll", 2, 1))
    assert "Anna feeds the troll 1 food and attacks with it." in said(t) and t[0].food == 2


def test_attacks_are_offered_by_what_they_do_and_whom_they_hit() -> None:
    t = table(2).lord(0, party="W4 P3h1").battle(send="slime troll", tile="C1")

    def offered(lang: str) -> list[str]:
        view = t.match.view(0)
        return [plain(say(move, lang, NAMES, GAME.words(view, 0, move))) for move in t.moves(0)]

    assert offered("en") == [
        "Slime: attack everyone",
        "Slime: block the party (no attack)",
        "Troll: attack the warrior (number 1)",
        "Troll: eat 1 food and attack the warrior (number 1)",
    ]
    assert offered("fr")[1] == "Visqueux : barrer le passage (sans attaquer)"
    assert offered("fr")[3] == "Troll : manger 1 Nourriture et attaquer le guerrier (numéro 1)"
    t = table(2, year=2).lord(0, party="W8 M6m3").battle(send="dragon ghost", card="blind-rage")
    assert "Dragon: attack the warrior (number 1)" in offered("en"), "a raging dragon hits the first alone"


# --- prices and products ------------------------------------------------------------------------------------


def test_prices_are_told() -> None:
    t = table(2).put(tavern="witch").execute(monsters=[None, None, 0]).play(0, Hire("witch"))
    assert "Anna hires a witch for 2 food and 1 evilness." in said(t)
    assert "Anna recrute une sorcière pour 2 Nourriture et 1 de méchanceté." in said(t, "fr")
    t = table(2).execute(imps=[None, None, 0]).play(0, Perform())
    assert "Anna recruits 2 imps for 1 gold and 1 food." in said(t)
    t = table(2).put(shop="mint henhouse").execute(room=[None, 0]).play(0, Build("henhouse", 2))
    assert "Anna builds the henhouse at C1 for 1 gold." in said(t)
    t = table(2).put(shop="mint henhouse").execute(room=[0]).play(0, Build("henhouse", 2))
    assert "Anna builds the henhouse at C1." in said(t)
    t = table(2).execute(reputation=[None, None, 0]).play(0, Perform())
    assert "Anna improves their reputation for 1 gold." in said(t)
    t = table(2).execute(food=[None, None, 0]).play(0, Perform())
    assert "Anna gets 3 food and 1 gold for 2 evilness." in said(t)
    t = table(2).execute(traps=[None, 0]).play(0, Perform())
    assert "Anna gets traps for free." in said(t) and "Anna prend des pièges gratuits." in said(t, "fr")
    t = table(2, year=2).lord(0, lair="golem", traps="pendulum").run(Payday(0)).play(0, Pay("golem"))
    assert "Anna pays the golem its wage: 1 gold and 1 trap card." in said(t)


@pytest.mark.parametrize(
    ("room", "english", "french"),
    [
        ("henhouse", "with 3 workers: 1 food.", "avec 3 ouvriers : 1 Nourriture."),
        ("mint", "with 3 workers: 1 gold.", "avec 3 ouvriers : 1 Or."),
        ("workshop", "with 4 workers: 1 trap card.", "avec 4 ouvriers : 1 carte Piège."),
        ("tool-shed", "with 2 workers: 1 tunnel.", "avec 2 ouvriers : 1 tunnel."),
        ("printing-house", "with 3 workers: 1 evilness less.", "1 de méchanceté en moins."),
        ("magic-chamber", "with 2 workers and 1 food: 1 new imp.", "et 1 Nourriture : 1 nouveau diablotin."),
    ],
)
def test_products_are_told(room: str, english: str, french: str) -> None:
    t = table(2).lord(0, imps=4, rooms={room: "C2"}).run(PRODUCTIONS[0]).play(0, Work(room))
    assert any(line.endswith(english) for line in said(t)), said(t)
    assert any(line.endswith(french) for line in said(t, "fr")), said(t, "fr")


def test_a_printing_house_without_evilness_to_lose_says_so() -> None:
    t = table(2).lord(0, evil=1, rooms={"printing-house": "C2"}).run(PRODUCTIONS[0])
    t.play(0, Work("printing-house"))
    assert any("no evilness to lose" in line for line in said(t))


@pytest.mark.parametrize(
    ("setting", "spaces", "why"),
    [
        ({"idle": 0}, {"dig": [0]}, "too few imps are available"),
        ({"conquered": "C1 C2 C3"}, {"mine": [0]}, "there is no unconquered tunnel to mine in"),
        ({"food": 0}, {"imps": [0]}, "the price of 1 food can’t be paid"),
        ({"gold": 0}, {"traps": [0]}, "the price of 1 gold can’t be paid"),
        ({"evil": 15}, {"food": [None, 0]}, "there is no room for 1 evilness on the evilness track"),
        ({"food": 0, "evil": 15}, {"monsters": [0]}, "no monster in the tavern is affordable"),
        ({"gold": 0}, {"room": [None, 0]}, "the price of 1 gold can’t be paid"),
        ({"conquered": "C1 C2 C3"}, {"room": [0]}, "no room in the shop fits in the dungeon"),
    ],
)
def test_why_an_order_is_impossible_is_told(
    setting: dict[str, Any], spaces: dict[str, Any], why: str
) -> None:
    t = table(2).put(tavern="goblin", shop="mint henhouse").lord(0, **setting).execute(**spaces)
    assert any(line.endswith(f": {why}.") for line in said(t)), said(t)


# --- events -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("special", SPECIALS)
def test_every_special_event_says_its_number_as_the_box_has_it(special: str) -> None:
    box = {
        "events": {
            "witch-hunt": {"effect": {"evil": 7}},
            "extra-tax": {"effect": {"gold": 7}},
            "rats": {"effect": {"half": "down"}},
            "robbery": {"effect": {"half": "down"}},
            "rust": {"effect": {"half": "up"}},
            "desertion": {"effect": {"each": 7}},
            "rumours": {"effect": {"above": 7}},
        }
    }
    shipped = table(2).put(events="special payday taxes", special=special, season=1).run(EventPhase())
    match = GAME.new(2, seed=7, components=box)
    owned = Table(match).put(events="special payday taxes", special=special, season=1)
    owned.state.agenda, owned.state.lanes, owned.events = [], None, []
    owned.run(EventPhase())
    mine = [line for line in said(owned) if line.startswith("Special event")]
    theirs = [line for line in said(shipped) if line.startswith("Special event")]
    assert len(mine) == len(theirs) == 1
    if special in ("monster-strike", "holiday"):
        assert mine == theirs
    else:
        assert mine != theirs
        assert "7" in mine[0] or "rounded" in mine[0]


def test_a_first_game_says_that_its_special_event_does_nothing() -> None:
    t = table(2, rules="first").put(events="special payday taxes")
    t.happens(new_season)
    t.run(EventPhase())
    assert "Event: special event (no effect with these rules)." in said(t)
    assert "Événement : événement spécial (sans effet avec ces règles)." in said(t, "fr")


def test_what_a_refusal_costs_is_said_beside_it() -> None:
    t = table(2).lord(0, lair="goblin").put(events="special payday taxes", special="witch-hunt")
    t.run(EventPhase())
    view = t.match.view(0)
    lines = [say(move, "en", NAMES, GAME.words(view, 0, move)) for move in t.moves(0)]
    assert lines == ["Give up the goblin", "Gain 3 evilness"]
    asked = view["prompt"]
    assert sentence(asked["key"], asked["data"], "en").endswith("or gain 3 evilness.")
    t = table(2).lord(0, lair="witch").run(Payday(0))
    view = t.match.view(0)
    lines = [plain(say(move, "fr", NAMES, GAME.words(view, 0, move))) for move in t.moves(0)]
    assert lines == ["Payer la sorcière", "Laisser partir la sorcière (+1 de méchanceté)"]
    asked = view["prompt"]
    assert plain(sentence(asked["key"], asked["data"], "fr")) == (
        "Payez-vous la sorcière (1 Nourriture et 1 de méchanceté) ? "
        "Sinon, elle s’en va et vous gagnez 1 de méchanceté."
    )


def test_no_prisoner_is_called_by_the_number_of_a_tile() -> None:
    t = table(2).lord(0, party="W4", prison="P3h1 T4t2", conquered="C1 C2 C3")
    t.run(Plan(0))
    view = t.match.view(0)
    lines = [say(move, "en", NAMES, GAME.words(view, 0, move)) for move in t.moves(0)]
    assert sorted(lines) == [
        "Release the priest (3 hit points, heals 1)",
        "Release the thief (4 hit points, disarms 2)",
    ]
    assert all(isinstance(move, Release) for move in t.moves(0))


# --- scoring ------------------------------------------------------------------------------------------------


@pytest.mark.rule("DL-SCO-12", "DL-TTL-01")
def test_titles_and_sources_are_told() -> None:
    t = table(3).lord(0, evil=9, lair="goblin ghost", conquered="C1", taxes=1, rooms={"mint": "C2"})
    t.run(Scoring())
    lines = said(t)
    assert "Anna is Lord of Dark Deeds: 3 points." in lines and "Anna is Lord of Halls: 3 points." in lines
    assert "Anna, Bob and Émile share the title Lord of Imps: 2 points each." in lines
    scored = next(line for line in lines if line.startswith("Anna scores"))
    assert scored.endswith(" · rooms 2 · monsters 1 · conquered tiles −2 · unpaid taxes −3 · titles 13."), (
        scored
    )
    points = t.state.scores()[0]
    assert scored.startswith(f"Anna scores {points} point")
    assert lines.index(scored) < next(
        at for at, line in enumerate(lines) if "win" in line or "victory" in line
    )


def test_a_single_point_and_points_below_zero_read_well() -> None:
    def over(points: int, lang: str) -> str:
        lines = {"seats": [0], "count": 1, "points": abs(points), "below": points < 0}
        return plain(say(Event("dl-over", lines), lang, NAMES))

    assert over(1, "en") == "Anna wins with 1 point." and over(21, "en") == "Anna wins with 21 points."
    assert over(-1, "fr") == "Anna gagne avec −1 point." and over(0, "fr") == "Anna gagne avec 0 point."


def test_withdrawing_says_whom() -> None:
    t = spell("suggestion", "W4 M4m2", "goblin")
    view = t.match.view(0)
    lines = [say(move, "en", NAMES, GAME.words(view, 0, move)) for move in t.moves(0)]
    assert lines == ["Pay the goblin", "Withdraw the goblin"]
    t = spell("word-of-peace", "W4 M4m2", "goblin")
    view = t.match.view(0)
    lines = [say(move, "en", NAMES, GAME.words(view, 0, move)) for move in (Refuse(), Withdraw())]
    assert lines == ["Gain 2 evilness", "Withdraw all your monsters"]
    assert GAME.words(view, 0, Choose("goblin")) == {"why": "spell"}
    assert GAME.words(view, 0, LetGo("goblin")) == {"why": "payday"}
