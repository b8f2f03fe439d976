"""Every sentence that the rules name exists in both languages, and none is idle."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import monstrerie
from monstrerie import Event, Move, Rng
from monstrerie.core.text import bundle, sentence
from monstrerie.games.rampage import GAME, Rampage, observation
from monstrerie.games.rampage.moves import (
    Breathe,
    Climb,
    Dine,
    Discard,
    Drop,
    Eat,
    Flick,
    Keep,
    Pay,
    Pick,
    Place,
    Restart,
    Reveal,
    Send,
    SetPaws,
)
from monstrerie.games.rampage.names import CARDS
from monstrerie.games.rampage.position import written_steps
from monstrerie.games.rampage.rules import naming
from monstrerie.games.rampage.rules.base import Choice
from monstrerie.games.rampage.rules.port import Spot
from monstrerie.games.rampage.state import Carnage

from .tables import BREATH, DONE, FLICK, OUT, Table, table, throw
from .toy import ToyWorld

SOURCES = "\n".join(
    file.read_text(encoding="utf-8")
    for file in sorted(GAME.folder.rglob("*.py"))
    if file.name != "test_sentences.py"
)
NAMED = set(re.findall(r'"((?:ra|rampage)-[a-z0-9-]+)"', SOURCES)) - {"ra-move"}
NAMED |= {kind.sentence for kind in GAME.kinds}
OF_SCHOOLS = ("ra-puzzle-", "ra-lesson-", "ra-why-", "ra-refusal-range-")
MADE_UP = ("option-rampage", "ra-phase-", "ra-card-", "ra-terminal-", "rampage", *OF_SCHOOLS)
PAGE = Path(monstrerie.__file__).parent / "locales" / "en" / "rampage.ftl"


def test_learners_know_every_decision() -> None:
    known = [f"ra-prompt-{name}" for name in observation.DECISIONS]
    asked = [step.kind for step in written_steps(2, 2, ["ST"]) if issubclass(step.kind, Choice)]
    assert sorted(known) == sorted(kind.sentence for kind in asked)


@pytest.mark.parametrize("lang", monstrerie.LANGUAGES)
def test_every_named_sentence_exists(lang: str) -> None:
    missing = [key for key in NAMED if not bundle(lang).has_message(key)]
    assert missing == []
    for kind in CARDS:
        for card in kind:
            assert bundle(lang).has_message(f"ra-card-{card}") and bundle(lang).has_message(
                f"ra-card-{card}-text"
            )
    for name, option in GAME.options.items():
        assert bundle(lang).has_message(f"option-rampage-{name}-help")
        if not isinstance(option.default, bool):
            assert all(bundle(lang).has_message(f"option-rampage-{name}-{value}") for value in option.values)


def refused(t: Table, move: Move, lang: str) -> str:
    refusal = t.match.why_not(0, move)
    assert refusal is not None
    return monstrerie.say(refusal, lang)


@pytest.mark.rule("RA-CMP-04", "RA-THROW-01")
def test_vehicles_are_named_by_their_color() -> None:
    t = table("A B", at={"A": "N", "B": "S"})
    assert monstrerie.say(throw(0), "en") == "Toss the blue vehicle"
    assert monstrerie.say(throw(3), "fr") == "Projeter le Véhicule rose"
    assert monstrerie.say(throw(4), "en") == "Toss the blue vehicle of the second board"
    assert refused(t, throw(1), "en") == "You can’t reach the green vehicle: it is not in your neighborhood."
    assert "le Véhicule vert" in refused(t, throw(1), "fr")
    for none in (throw(4), throw(-1)):
        assert refused(t, none, "en") == "There is no such vehicle: there are only 4."
    (thrown,) = [event for event in t.play("A", throw(0)) if event.kind == "ra-thrown"]
    assert monstrerie.say(thrown, "en", "AB") == "A tosses the blue vehicle firmly toward the east."
    assert monstrerie.say(thrown, "fr", "AB") == "A projette fermement le Véhicule bleu vers l’est."


@pytest.mark.rule("RA-SET-11", "RA-MOVE-10")
def test_starting_spaces_are_corners_in_every_sentence() -> None:
    t = table("A B")
    t.next({"paws-0": OUT}).play("A", FLICK)
    corners = ("north-east", "south-east", "south-west", "north-west")
    for space, corner in enumerate(corners):
        assert monstrerie.say(Restart(space), "en") == f"Start again from the {corner} corner"
        # The second board lies turned about: its corners are named as one sees them.
        opposite = monstrerie.say(Restart((space + 2) % 4 + 4), "en")
        assert opposite.endswith(f"{corner} corner of the second board")
    assert monstrerie.say(Restart(2), "fr") == "Repartir du coin sud-ouest"
    taken = t.position.pieces["paws-1"].space
    assert f"the {corners[taken]} corner: it is taken" in refused(t, Restart(taken), "en")
    for none in (Restart(4), Restart(-1)):
        assert refused(t, none, "en").endswith("start from one of the 4 corners.")
        assert refused(t, none, "fr").endswith("repartez d’un des 4 coins.")


CODES = re.compile(r"\b(S[1-4]|R[12]|ST|[NS][EW]|[NESW]-2|[a-z]+-[0-9]+|None|-1)\b|°|%|\(set-|\{|yes\b|no\b$")
"""What players can't see: ids of ruins, neighbourhoods and pieces, degrees and percentages."""


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (4, {"side": "B", "made_to_measure": True}), (5, {"baby_monsters": True})],
    ids=str,
)
def test_nothing_that_is_told_holds_a_code(players: int, options: dict[str, Any]) -> None:
    """Every event, prompt, offer and refusal of random matches, in both languages."""
    names, heard = ["Anna", "Bob", "Émile", "Inès", "Odo"], set()
    for seed in range(3):
        game = Rampage(lambda boxes: ToyWorld(boxes, wild=True))
        match, dice = game.new(players, seed=seed, **options), Rng(seed)
        for event in match.opening_events:
            heard.add(event.kind)
        for _ in range(160):
            if match.over:
                break
            seat = match.to_act[0]
            view = match.view(seat)
            move = game.sample(match, seat, dice)
            refusals = [match.why_not(seat, wrong) for wrong in WRONG]
            events = match.play(seat, move)
            for lang in monstrerie.LANGUAGES:
                said = [monstrerie.say(event, lang, names) for event in events]
                said += [monstrerie.say(refusal, lang, names) for refusal in refusals if refusal]
                said.append(sentence(view["prompt"]["key"], view["prompt"]["data"], lang, names))
                for offer in [move, *match.moves(match.to_act[0])] if match.to_act else [move]:
                    said.append(monstrerie.say(offer, lang, names))
                said.append(monstrerie.say(move, lang, names, game.words(view, seat, move)))
                for text in said:
                    assert not CODES.search(text), (lang, text)
            heard |= {event.kind for event in events}
    assert {"ra-dines", "ra-eaten", "ra-turn", "ra-flicked"} <= heard


WRONG: tuple[Move, ...] = (
    SetPaws("NE", 0.0, 0.0),
    Place("SW", 0.0, 0.0),
    Dine("NW"),
    Send("NE"),
    Drop("S1", 0.0, 0.0),
    Climb("R2", 0.0, 0.0),
    Eat(7),
    Pay("grey"),
    Pick("grey"),
    Reveal("too-cute"),
    Discard("who-farted"),
    Keep("prima-ballerina"),
    Restart(9),
    Flick(400.0, 0.5),
)


@pytest.mark.rule("RA-EAT-01")
def test_a_meal_says_what_there_is_and_what_was_eaten() -> None:
    t = table("A B", at={"A": "N", "B": "S"})
    t.put("N red", "N grey")
    t.play("A", DONE)
    view = t.match.view(0)
    game = t.match.game
    assert game.words(view, 0, Dine("N"))["count"] == 2
    said = [monstrerie.say(move, "en", "AB", game.words(view, 0, move)) for move in t.match.moves(0)]
    assert said == ["Eat in the north (1 gray, 1 red)", "Skip the meal"]
    events = t.play("A", Dine("N"))
    assert [monstrerie.say(event, "en", "AB") for event in events] == [
        "A eats in the north (2 meeples within reach, 6 at most)."
    ]
    offers = t.match.moves(0)
    eat = next(move for move in offers if isinstance(move, Eat))
    assert "meeple" in monstrerie.say(eat, "fr", "AB", game.words(t.match.view(0), 0, eat)).lower()
    events = t.play("A", eat)
    assert monstrerie.say(events[0], "en", "AB") in ("A eats a red meeple.", "A eats a gray meeple.")


@pytest.mark.rule("RA-EAT-01")
def test_where_nothing_lies_nothing_is_eaten() -> None:
    t = table("A B", at={"A": "N", "B": "S"})
    t.play("A", DONE)
    prompt = t.match.view(0)["prompt"]
    text = "There are no loose meeples within your reach: skip the meal."
    assert sentence(prompt["key"], prompt["data"], "en") == text
    events = t.play("A", Dine("N"))
    assert monstrerie.say(events[0], "en", "AB") == "A finds nothing to eat in the north."
    assert monstrerie.say(events[0], "fr", "AB") == "A ne trouve rien à manger dans le Quartier nord."


@pytest.mark.rule("RA-RUN-14")
def test_fled_colors_and_extra_actions_are_told() -> None:
    t = table("A B", at={"A": "N"})
    red, grey = t.put("N red", "N grey")
    t.state.rows += [0] * 8  # two more fill the second row
    events = t.next({red: OUT, grey: OUT}).play("A", BREATH)
    said = [monstrerie.say(event, "en", "AB") for event in events if not event.passing]
    assert "2 meeples flee the city (1 gray, 1 red)." in said
    assert "The Runaway board strikes A: row 2, a lost tooth and an extra action for the others." in said
    assert "B gets an extra action next turn." in said


def test_prompts_name_only_what_can_be_done() -> None:
    t = table("A B", at={"A": "N", "B": "S"})
    data = t.match.view(0)["prompt"]["data"]
    assert (data["move"], data["breathe"], data["demolish"], data["secret"]) == (True, True, False, False)
    t.state.gazed[0] = True
    t.state.actions = 1
    prompt = t.match.view(0)["prompt"]
    text = sentence(prompt["key"], prompt["data"], "en")
    assert text.startswith("1 action left. You can ") and "Move" not in text and "Demolish" not in text
    assert text.endswith("Breathe, Toss a vehicle, or go on to the meal.")
    t = table("A B", cards={"A": "kung-fu-master"}, at={"A": "N", "B": "S"})
    data = t.match.view(0)["prompt"]["data"]
    kinds = {type(move).__name__ for move in t.match.moves(0)}
    assert (data["toss"], data["kung_fu"]) == ("Throw" in kinds, True)
    t = table("A B", cards={"A": "mouthguard"}, at={"A": "N", "B": "S"})
    t.play("A", BREATH, BREATH)
    prompt = t.match.view(0)["prompt"]
    assert sentence(prompt["key"], prompt["data"], "en") == "No actions left. You can only go on to the meal."


def test_a_gesture_tells_how_much_it_moved() -> None:
    match = GAME.new(2, seed=4, first="host")
    events = match.play(0, Breathe(225.0, -20.0, 1.0))
    moved = [event for event in events if event.kind == "ra-moved"]
    for _ in range(4):
        if moved or match.over:
            break
        seat = match.to_act[0]
        events = match.play(seat, GAME.sample(match, seat, Rng(5)))
        moved = [event for event in events if event.kind == "ra-moved"]
    drop = told_drop()
    assert any(event.kind == "ra-moved" and event.data["meeples"] for event in drop)


def told_drop() -> list[Event]:
    """A Body dropped on the north tower."""
    match = GAME.new(2, seed=4, first="host")
    state = match.state
    assert isinstance(state, Carnage)
    state.powers[0] = ["long-tail"]
    state.position = (
        state.layout.world().place(state.position, 0, Spot("N", 30.0, 150.0, None, False)).position
    )
    state.judged = None
    offers = [move for move in match.moves(0) if isinstance(move, Drop) and move.ruin == "S1"]
    view = match.view(0)
    words = GAME.words(view, 0, offers[0])
    assert monstrerie.say(offers[0], "en", None, words) == "Drop your body on the north tower (3 floors)"
    events = match.play(0, offers[0])
    (dropped,) = [event for event in events if event.kind == "ra-dropped"]
    assert monstrerie.say(dropped, "en", "AB") == "A drops on the north tower (3 floors)."
    return events


def test_floors_of_buildings_that_touch_are_counted_once() -> None:
    city = {"ruins": {"S1": [[0, 0], [80, 80]], "ST": [[200, 0], [330, 130]]}}
    both = ["floor-S1-0", "floor-S1-1", "floor-ST-0"]
    poses = {"floor-S1-0": [40, 40, 0], "floor-S1-1": [60, 50, 0], "floor-ST-0": [260, 60, 0]}
    assert naming.heights({"S1": both, "ST": both}, poses, city) == {"S1": 2, "ST": 1}


@pytest.mark.parametrize("lang", monstrerie.LANGUAGES)
def test_card_names_never_end_in_two_marks(lang: str) -> None:
    """Not "plays Unleashed!." with two of them."""
    for card in ("unleashed", "who-farted"):
        for key in ("ra-secret", "ra-dealt", "ra-kept", "ra-offered", "ra-discarded"):
            text = sentence(key, {"seat": 0, "card": card, "kind": "secret"}, lang, ["Ann"])
            assert not re.search(r"[!?]\.", text), text


def test_no_sentence_is_idle() -> None:
    keys = re.findall(r"(?m)^([a-z][a-zA-Z0-9_-]*) =", PAGE.read_text(encoding="utf-8"))
    said = [key for key in keys if not key.startswith(MADE_UP)]
    assert [key for key in said if not {key, key.removesuffix("-named")} & NAMED] == []


def test_every_refusal_cites_a_rule_that_exists() -> None:
    cited = set(re.findall(r'"(RA-[A-Z]+-\d+[a-z]?)"', SOURCES))
    assert cited and [rule for rule in sorted(cited) if rule not in GAME.rules("en")] == []
