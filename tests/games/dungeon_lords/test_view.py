"""Views, previews, imagined tables and the house's harness."""

from __future__ import annotations

import json

import pytest

import monstrerie
from monstrerie import Rng
from monstrerie.core.fingerprint import fingerprint
from monstrerie.core.text import sentence
from monstrerie.games.dungeon_lords import GAME
from monstrerie.games.dungeon_lords.moves import Attack, Hire, Lay, Mine, PayTax, Perform, Spy
from monstrerie.games.dungeon_lords.observation import DECISIONS
from monstrerie.games.dungeon_lords.rules.combat import Plan
from monstrerie.games.dungeon_lords.rules.events import TaxDay
from monstrerie.games.dungeon_lords.rules.steps import Choice
from monstrerie.games.dungeon_lords.state import Realm
from tests import harness

from .tables import table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_secrets_are_kept_and_tables_imagined_alike_through_a_whole_match(players: int) -> None:
    dice = Rng(players)

    def check(match: monstrerie.Match) -> None:
        harness.check_fast_layer(match)
        if dice.below(9) == 0:
            harness.check_secrecy(match, len(match.log))

    harness.play_randomly(GAME.new(players, seed=players), players, check)


@pytest.mark.parametrize(("players", "moves"), [(2, 3), (3, 60), (4, 130), (2, 150), (4, 230)])
def test_illegal_moves_change_nothing_and_copies_are_independent(players: int, moves: int) -> None:
    match = harness.after(GAME, players, moves, moves)
    harness.check_refused(match)
    harness.check_copies(match, 1)
    harness.check_moves(match)


def test_every_view_is_json_and_everything_can_be_said_in_both_languages() -> None:
    def check(match: monstrerie.Match) -> None:
        if len(match.log) % 4:
            return
        for seat in (None, *range(match.players)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            for lang in monstrerie.LANGUAGES:
                assert sentence(view["prompt"]["key"], view["prompt"]["data"], lang)
                assert sentence(view["phase"], {}, lang)
        for seat in match.to_act:
            for move in match.moves(seat):
                assert all(monstrerie.say(move, lang) for lang in monstrerie.LANGUAGES)
                seen = match.preview(seat, move)
                assert json.loads(json.dumps(seen)) == seen
                if "sentence" in seen:
                    said = seen["sentence"]
                    assert all(sentence(said["key"], said["data"], lang) for lang in monstrerie.LANGUAGES)

    for players in (2, 3, 4):
        match = GAME.new(players, seed=5)
        for event in match.opening_events + harness.play_randomly(match, 5, check):
            assert all(
                monstrerie.say(event, lang, ["Ani", "Inga", "Frank", "Jenny"])
                for lang in monstrerie.LANGUAGES
            )


def test_a_saved_match_is_loaded_move_by_move() -> None:
    match = harness.after(GAME, 3, 4, 90)
    loaded = GAME.load(match.save())
    assert loaded.save() == match.save() and harness.everything(loaded) == harness.everything(match)


def test_an_imagined_table_keeps_what_a_spy_saw() -> None:
    t = table(3).lord(0, spied=0b0101)
    seen = [t.state.cards[0], t.state.cards[2]]
    others = set()
    for seed in range(20):
        imagined = t.match.determinise(0, seed).state
        assert isinstance(imagined, Realm)
        assert [imagined.cards[0], imagined.cards[2]] == seen
        others.add(imagined.cards[1])
    assert len(others) > 3


def test_imagined_tables_are_a_function_of_knowledge_and_dice() -> None:
    match = harness.after(GAME, 4, 9, 140)
    for seat in range(4):
        first = match.determinise(seat, 11)
        again = first.determinise(seat, 12)
        assert fingerprint(again.state) == fingerprint(match.determinise(seat, 12).state)


def test_previews() -> None:
    t = table(2).lord(0, evil=9).execute(food=[None, 0])
    preview = t.match.preview(0, Perform())
    short = preview.pop("short")
    assert preview == {"gold": 3, "food": 6, "imps": 3, "evil": 10, "paladin": True}
    assert sentence(short["key"], short["data"], "en") == "1 evilness → 3 food"
    t = table(2).execute(reputation=[0])
    beside = [t.match.preview(0, move)["short"] for move in (Perform(), Spy(2))]
    assert [sentence(one["key"], one["data"], "en") for one in beside] == [
        "1 evilness less",
        "1 evilness less and a look at a Combat card",
    ]
    t = table(2).put(tavern="witch").execute(monsters=[None, None, 0])
    assert t.match.preview(0, Hire("witch"))["food"] == 1
    assert table(2).execute(mine=[0]).match.preview(0, Mine(2))["gold"] == 5
    t = table(2).run(TaxDay(0))
    assert t.match.preview(0, PayTax(1))["points"] == -3
    t = table(2).lord(0, party="W5 P4h1 T4t2", traps="wall-of-fire", lair="witch").run(Plan(0))
    assert t.match.preview(0, Lay("wall-of-fire"))["wounds"] == [0, 0, 2]
    t = table(2).lord(0, party="W5", rooms={"dark-room": "C1"}).battle(send="witch")
    assert t.match.preview(0, Attack("witch", 1, 1))["wounds"] == 5


def test_the_page_is_told_what_everything_costs() -> None:
    view = table(3, year=2).put(tavern="golem demon dragon", shop="labyrinth chapel").match.view(0)
    traps = next(action for action in view["actions"] if action["order"] == "traps")
    assert [space["gain"]["traps"] for space in traps["spaces"]] == [2, 2, 3]
    assert [space["gain"]["discard"] for space in traps["spaces"]] == [1, 1, 1]
    assert view["tavern"][0]["cost"] == {"gold": 1, "food": 0, "evil": 0, "traps": 1, "monsters": 0}
    assert view["evilness"] == {"top": 15, "start": 5, "paladin_space": 10, "dummy": None}


def test_learners_know_every_decision() -> None:
    def decisions(kind: type[Choice]) -> set[type[Choice]]:
        found = kind.__subclasses__()
        return set().union(*map(decisions, found)) if found else {kind}

    asked = [kind.sentence for kind in decisions(Choice)]
    assert sorted(asked) == sorted(f"dl-prompt-{name}" for name in DECISIONS)
