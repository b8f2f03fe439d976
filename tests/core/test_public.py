"""The public interface: names, options, errors, sentences, batches, the fast layer."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

import monstrerie
from monstrerie import BadValue, IllegalMove, Rng, UnknownName
from monstrerie.core import options, text
from monstrerie.core.fingerprint import fingerprint

GAME = monstrerie.game("mighty-monsters")


def test_games_by_name() -> None:
    assert monstrerie.games()["mighty-monsters"] is GAME
    assert GAME.players == range(3, 7)
    assert GAME.options["row"].values == (False, True) and GAME.options["row"].default is False


@pytest.mark.parametrize("name", ["zorg", "", "Mighty-Monsters", 7, None])
def test_unknown_games_are_answered_with_the_known_ones(name: Any) -> None:
    with pytest.raises(UnknownName, match="mighty-monsters"):
        monstrerie.game(name)


@pytest.mark.parametrize("place", ["zorg:GAME", "tests.tiny:ZORG", "tests.tiny", "json:dumps", ""])
def test_guests_that_are_no_games(place: str) -> None:
    with pytest.raises(UnknownName, match=r"package\.module:GAME"):
        monstrerie.register(place)


def test_guests_by_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONSTRERIE_GAMES", "tests.tiny:GAME")
    assert "boo" in monstrerie.games()


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"zorg": True}, "zorg.*row, whim"),
        ({"row": "on"}, "row.*off, on"),
        ({"row": 1}, "row.*off, on"),
        ({"row": None}, "row"),
        ({"factions": "stolen"}, "stolen.*choose, dealt"),
    ],
    ids=str,
)
def test_options_that_do_not_exist(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadValue, match=says):
        GAME.new(4, seed=1, **given)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True])
def test_seeds_that_are_none(seed: Any) -> None:
    with pytest.raises(BadValue, match="seed"):
        GAME.new(4, seed=seed)


def test_without_a_seed_one_is_drawn_and_kept() -> None:
    one, other = GAME.new(4), GAME.new(4)
    assert one.seed != other.seed
    assert fingerprint(GAME.new(4, seed=one.seed).state) == fingerprint(one.state)


def test_typed_option_values() -> None:
    assert options.parse(GAME.options, "row", "on") is True
    assert options.parse(GAME.options, "row", "No") is False
    assert options.parse(GAME.options, "factions", "dealt") == "dealt"
    with pytest.raises(BadValue, match="off, on"):
        options.parse(GAME.options, "row", "perhaps")
    with pytest.raises(BadValue, match="zorg"):
        options.parse(GAME.options, "zorg", "on")


def test_refusals_teach_in_both_languages() -> None:
    match = GAME.new(3, seed=1)
    refusal = match.why_not(1, match.moves(0)[0])
    assert refusal is not None and refusal.rule == "MM-PLAY-02"
    assert refusal.text == "It is not your turn. Waiting for Player 1."
    said = monstrerie.say(refusal, "fr", ["Ani", "Inga", "Frank"])
    assert said == "Ce n’est pas votre tour. On attend Ani."
    with pytest.raises(IllegalMove, match=r"\[MM-PLAY-02\]") as caught:
        match.play(1, match.moves(0)[0])
    assert caught.value.refusal == refusal and "votre tour" in caught.value.say("fr")


def test_errors_cross_process_borders() -> None:
    match = GAME.new(3, seed=1)
    for error in (BadValue("error-seed", value="x"), IllegalMove(match.why_not(1, None))):  # type: ignore[arg-type]
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error) and str(again) == str(error)


def test_determinise_takes_any_dice() -> None:
    match = GAME.new(4, seed=1, factions="dealt")
    by_seed = match.determinise(0, 7)
    assert fingerprint(by_seed.state) == fingerprint(match.determinise(0, Rng(7)).state)
    python = match.determinise(0, random.Random(7))
    assert fingerprint(python.state) == fingerprint(match.determinise(0, random.Random(7)).state)
    assert by_seed.view(0) == python.view(0) == match.view(0)


def test_determinised_hands_are_uniform_over_what_is_possible() -> None:
    match = GAME.new(3, seed=1, factions="dealt")
    hands = {match.determinise(0, seed).view(1)["hand"].__repr__() for seed in range(300)}
    assert len(hands) == 10
    own = {match.determinise(0, seed).view(0)["hand"].__repr__() for seed in range(20)}
    assert len(own) == 1


def test_sample_and_translation_between_layers() -> None:
    match = GAME.new(4, seed=1, factions="dealt")
    move = GAME.sample(match, match.to_act[0], random.Random(1))
    assert move in match.moves(match.to_act[0])
    action = GAME.action(match.state, move)
    assert GAME.move(match.state, action) == move and action in match.state.legal()
    idle = next(seat for seat in range(4) if seat not in match.to_act)
    with pytest.raises(BadValue):
        GAME.sample(match, idle, 1)


def test_preview_is_for_legal_moves_only() -> None:
    match = GAME.new(3, seed=1, factions="dealt")
    seat = match.to_act[0]
    numbers = match.preview(seat, match.moves(seat)[0])
    assert numbers["price"] == 0 and 0 <= numbers["wins"] <= numbers["possible"] == 12
    with pytest.raises(IllegalMove):
        match.preview((seat + 1) % 3, match.moves(seat)[0])


def test_a_list_of_moves_is_previewed_up_to_the_first_that_can_not_be() -> None:
    boo = monstrerie.game("boo") if "boo" in monstrerie.games() else monstrerie.register("tests.tiny:GAME")
    match = boo.new(2, seed=1)
    one, two = boo.decode({"kind": "boo", "card": 1}), boo.decode({"kind": "boo", "card": 2})
    # Alone, all is well; a second card has to wait for the others.
    alone = match.preview_plan(0, [one])
    assert (alone.count, alone.refusal, alone.hidden) == (1, None, False)
    waiting = match.preview_plan(0, [one, two])
    assert waiting.count == 1 and not waiting.hidden
    assert waiting.refusal is not None and waiting.refusal.rule == "BO-PLAY-01"
    # The last to choose turns everything up: what comes then nobody can know.
    match.play(1, two)
    shown = match.preview_plan(0, [one, two])
    assert (shown.count, shown.refusal, shown.hidden) == (1, None, True)
    late = match.preview_plan(1, [one])
    assert (late.numbers, late.count) == ({}, 0) and late.refusal is not None
    assert match.log == [(1, two)]
    with pytest.raises(BadValue, match="moves is empty"):
        match.preview_plan(0, [])
    with pytest.raises(BadValue, match="seat"):
        match.preview_plan(7, [one])


def test_sentences() -> None:
    assert text.join([], "en") == "nobody"
    assert text.join(["a"], "en") == "a"
    assert text.join(["a", "b", "c"], "fr") == "a, b et c"
    with pytest.raises(UnknownName, match="en, fr"):
        text.sentence("seat-name", {}, "de")
    with pytest.raises(LookupError, match="zorg"):
        text.sentence("zorg", {}, "en")
    with pytest.raises(LookupError, match="number"):
        text.sentence("seat-name", {}, "en")
    with pytest.raises(TypeError, match="int"):
        monstrerie.say(3)


def test_the_rules_can_be_looked_up() -> None:
    book = GAME.rules("en")
    assert book.rule("mm-repl-01").id == "MM-REPL-01"
    assert "MM-REPL-01" in {rule.id for rule in book.search("strictly stronger")}
    assert book.search("zorg") == []
    with pytest.raises(UnknownName) as wrong:
        book.rule("mm-repl-99")
    assert wrong.value.say("en") == (
        "There is no rule “mm-repl-99”. Those that begin like it run from MM-REPL-01 to MM-REPL-22."
    )
    assert wrong.value.say("fr").endswith("Celles qui commencent ainsi vont de MM-REPL-01 à MM-REPL-22.")
    with pytest.raises(UnknownName) as wrong:
        book.rule("zorg")
    for lang, said in (("en", "followed by a number, such as MM-COMP-01"), ("fr", "comme MM-COMP-01")):
        assert said in wrong.value.say(lang)
        assert "MM-COMP, MM-SET" in wrong.value.say(lang)
        assert wrong.value.say(lang).endswith("MM-AMB.")


def test_a_fault_in_the_middle_of_a_move_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    match = GAME.new(3, seed=1)
    before = fingerprint(match.state)

    def break_down(state: Any, seat: int, move: Any, outcome: str | None) -> None:
        state.apply_of(seat, GAME.action(state, move))
        raise RuntimeError("the table was kicked")

    monkeypatch.setattr(GAME, "perform", break_down)
    with pytest.raises(RuntimeError, match="kicked"):
        match.play(0, match.moves(0)[0])
    assert fingerprint(match.state) == before and match.log == [] and match.state.events is None


def test_errors_call_games_by_their_titles() -> None:
    with pytest.raises(BadValue) as caught:
        monstrerie.game("dungeon-lords").new(9)
    assert str(caught.value) == "Dungeon Lords takes 2 to 4 players, not 9."
    assert caught.value.say("fr") == "Dungeon Lords ne se joue pas à 9\u00a0: il faut de 2 à 4 joueurs."
