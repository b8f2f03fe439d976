"""A position is a text: exact at every decision of every game, and refused when it can't be."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

import monstrerie
from monstrerie import BadPosition, Game, Match, Rng
from monstrerie.core import position
from monstrerie.core.fingerprint import attributes, fingerprint
from monstrerie.core.notation import Notation
from monstrerie.games import INCLUDED
from monstrerie.games.rampage import Rampage

from .games.rampage.toy import Toy, ToyWorld
from .harness import after, everything, play_some, tables
from .tiny import GAME as BOO

monstrerie.register("tests.tiny:GAME")
TOY_RAMPAGE: Final = Rampage(lambda boxes: ToyWorld(boxes, wild=True))
GAMES: Final[list[Game]] = [
    TOY_RAMPAGE if game.name == "rampage" else game
    for game in monstrerie.games().values()
    if game.name in INCLUDED or type(game).notation is not Game.notation  # which guests may do without
]
MOST: Final = {game.name: 10_000 for game in GAMES} | {"rampage": 30}
"""So many moves are played: matches of Rampage are long, and so are its texts."""
EVERYBODYS: Final = {"players", "rng", "agenda", "lanes", "current", "done", "events", "layout"}
"""Attributes of every state: header, agenda and generator tell them."""
CASES: Final = [
    (game, players, options)
    for game in GAMES
    for players, options in [*tables(game)][:: 4 if game is TOY_RAMPAGE else 1]
]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_table = pytest.mark.parametrize(
    ("game", "players", "options"),
    CASES,
    ids=[f"{g.name}-{n}-{'-'.join(map(str, o.values()))}" for g, n, o in CASES],
)


@pytest.fixture(autouse=True)
def in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy city tells its pieces in the order of their names."""
    monkeypatch.setattr(Toy, "in_order", True)


@pytest.fixture
def untried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that were read are not tried out, which takes longer than reading them."""
    monkeypatch.setattr(position, "TRIALS", 0)


def whole(match: Match) -> str:
    """All that is on the table, but not what Rampage has found out about it."""
    state = match.state.copy()
    if hasattr(state, "judged"):
        state.judged = None
    return fingerprint(state)


def notation_of(match: Match) -> Notation:
    layout = match.game.prepared(match.players, match.options, match.components).layout
    return match.game.notation(match.players, match.options, layout)


@each_game
def test_every_attribute_of_a_table_is_written_or_found_out(game: Game) -> None:
    match = game.new(game.players.start, seed=1)
    notation = notation_of(match)
    covered = {name for field in (*notation.table, *notation.seats) for name in field.covers}
    covered |= notation.derived
    wholes = {name.partition(".")[0] for name in covered if "." in name}
    there = set(attributes(match.state)) - EVERYBODYS - wholes
    for whole in wholes:
        there |= {f"{whole}.{name}" for name in attributes(getattr(match.state, whole)[0])}
    assert covered == there


@pytest.mark.once
@each_table
def test_a_table_comes_back_exactly_at_every_decision(
    game: Game, players: int, options: dict[str, Any], untried: None
) -> None:
    def check(match: Match) -> None:
        if game is TOY_RAMPAGE and len(match.log) % 12:
            return  # its texts are long
        text = match.position()
        read = game.position(text)
        assert whole(read) == whole(match)
        assert read.position() == text
        assert read.to_act == match.to_act and read.over == match.over
        if len(match.log) % 8 == 0:
            assert everything(game.position(text.replace("\n", "; "))) == everything(match)

    match = game.new(players, seed=players, **options)
    play_some(match, players, MOST[game.name], check)
    check(match)


@pytest.mark.once
@each_table
def test_a_match_goes_on_from_a_position_with_the_same_chance(
    game: Game, players: int, options: dict[str, Any]
) -> None:
    for moves in (0, 11, 40):
        match = after(game, players, 7, moves, **options)
        read = game.position(match.position())
        most = MOST[game.name]
        assert play_some(match, 5, most) == play_some(read, 5, most)
        assert whole(read) == whole(match)
        assert read.result == match.result


@each_game
def test_a_match_from_a_position_is_saved_rewound_and_copied(game: Game) -> None:
    match = game.position(after(game, game.players.stop - 1, 3, 9).position())
    assert not match.imagined
    began = everything(match)
    play_some(match, 4, MOST[game.name])
    loaded = game.load(match.save())
    assert everything(loaded) == everything(match) and loaded.save() == match.save()
    assert loaded.log == match.log
    assert everything(loaded.rewound(0)) == began == everything(match.copy().rewound(0))
    assert (
        json.loads(match.save())["monstrerie"] == 2
    )  # so that older versions say that it is too new for them


@pytest.mark.parametrize("name", INCLUDED)
def test_every_step_has_its_place_in_the_order(name: str) -> None:
    game = monstrerie.game(name)
    notation = notation_of(game.new(game.players.start, seed=1))
    placed = [mark.rstrip("*.") for mark in notation.order.split()]
    assert sorted(placed) == sorted(notation.known_steps())


@pytest.mark.parametrize(
    ("game", "agenda", "wanted"),
    [
        ("mighty-monsters", "StartRound > PlayMonster@2 > EndGame", "PlayMonster@2 > StartRound"),
        ("mighty-monsters", "PlayMonster@2 > StartRound x5", "… > Deal | … > EndGame"),
        ("mighty-monsters", "PlayMonster@2 > EndGame > StartRound x5 > EndGame", "StartRound > EndGame"),
        (
            "dungeon-lords",
            "Adventurers > Produce(1) > EndOfSeason > Season(spring)",
            "Produce(1) > Adventurers",
        ),
        ("dungeon-lords", "Produce(1) > EndOfSeason > EndOfSeason > Season(spring)", "EndOfSeason"),
        ("dungeon-lords", "EndOfSeason > Combat > Scoring > Season(winter)", "… > Scoring"),
        ("dungeon-petz", "Sales(1) > Awards > NextRound > FinalScoring", "Awards > Sales(1)"),
        ("dungeon-petz", "Age > NextRound > StartRound x2", "… > FinalScoring"),
        ("rampage", "MealPhase > ActionPhase > EndTurn", "ActionPhase > MealPhase"),
        ("rampage", "ChooseAction@1 > MealPhase", "… > EndTurn | … > NextTurn"),
    ],
)
def test_an_agenda_that_no_match_comes_to_is_refused(game: str, agenda: str, wanted: str) -> None:
    """Even where the rules could somehow go on from there."""
    found = TOY_RAMPAGE if game == "rampage" else monstrerie.game(game)
    text = re.sub(r"\n(lane .*|agenda .*)", "", found.new(3, seed=1).position())
    with pytest.raises(BadPosition, match=f"agenda.*It must be:.*{re.escape(wanted)}"):
        found.position(f"{text}agenda {agenda}")


def mutated(text: str, dice: Rng) -> str:
    """A text with a few characters, words, numbers or lines changed, lost or doubled."""
    for _ in range(1 + dice.below(3)):
        splits = [r"(\n)", r"(\s+)", r"(; |\n)", r"( > )", r"(.)", *[r"\b(\d+)\b"] * 5]
        parts = re.split(splits[dice.below(len(splits))], text)
        one, other = dice.below(len(parts)), dice.below(len(parts))
        numbers = [at for at, part in enumerate(parts) if part.isdecimal()]
        one = numbers[dice.below(len(numbers))] if numbers else one
        if parts[one].isdecimal():
            near = int(parts[one]) + dice.below(5) - 2
            parts[one] = str(near if dice.below(4) else 10 ** dice.below(40))
        elif dice.below(3) == 0:
            parts[one] = "-0123456789@*>;#| \nxaé"[dice.below(22)] if dice.below(2) else ""
        elif dice.below(2):
            parts[one], parts[other] = parts[other], parts[one]
        else:
            parts.insert(one, parts[other])
        text = "".join(parts)
    return text


@each_game
@pytest.mark.parametrize("seed", range(6))
def test_no_text_breaks_anything(game: Game, seed: int) -> None:
    dice = Rng(seed)
    counts = list(game.players)
    refusals: list[BadPosition] = []
    for number in range(8 if game is TOY_RAMPAGE else 40):
        players = counts[dice.below(len(counts))]
        options = [given for count, given in tables(game) if count == players]
        text = after(game, players, number, dice.below(40), **options[dice.below(len(options))]).position()
        said = mutated(text, dice)
        try:
            read = game.position(said)
        except BadPosition as error:
            refusals.append(error)
            continue
        again = game.position(read.position())
        assert whole(again) == whole(read)
        play_some(read, number, MOST[game.name])
    assert 0 < len(refusals) < 40
    for refusal in refusals:
        assert all(20 < len(refusal.say(lang)) < 3000 for lang in monstrerie.LANGUAGES)


@pytest.mark.parametrize(
    "text",
    [
        "",
        ";",
        "position",
        "position 1",
        "x" * 300_000,
        "position 1; game mighty-monsters; players 2",
        "position 2; game boo; players 2",
        "\ud800",
    ],
)
@each_game
def test_what_is_no_position_says_so(game: Game, text: str) -> None:
    with pytest.raises(BadPosition):
        game.position(text)


@pytest.mark.parametrize(
    ("text", "en", "fr"),
    [
        (
            "position 1; game boo; players 7",
            "The position can’t have “7” in “players”. It must be: 2…4.",
            "La position ne peut pas avoir « 7 » dans « players ». Il faut : 2…4.",
        ),
        (
            "position 1; game boo; players 2; seat 2; hand 1 6",
            "Seat 2 of the position can’t have “6” in “hand”. It must be: 1…5.",
            "La place 2 de la position ne peut pas avoir « 6 » dans « hand ». Il faut : 1…5.",
        ),
        (
            "position 1; game boo; players 2; seat 1; cards 3",
            "Seat 1 of the position can’t have a field “cards”. "
            "It must be one of: hand, chosen, points, seat, agenda, lane, random.",
            "La place 1 de la position ne peut pas avoir de champ « cards ». "
            "Il faut l’un de ceux-ci : hand, chosen, points, seat, agenda, lane, random.",
        ),
        (
            "position 1; game boo; players 2; seat 1; points 3; points 4",
            "The position says “points” twice for one seat (1). Once is enough.",
            "La position dit deux fois « points » pour une place (1). Une fois suffit.",
        ),
        (
            "position 1; game boo; players 2; treats 1 1 2 3 4",
            "This position is impossible. It has treats: [1, 1, 2, 3, 4]. It must be: 1, 2, 3, 4, 5.",
            "Cette position est impossible. Elle contient treats : [1, 1, 2, 3, 4]. Il faut : 1, 2, 3, 4, 5.",
        ),
        (
            "position 1; game boo; players 2; agenda Choose@1 > Reveal > Rest",
            "The position can’t have “Rest” in “agenda”. It must be: Choose, Reveal, Round.",
            "La position ne peut pas avoir « Rest » dans « agenda ». Il faut : Choose, Reveal, Round.",
        ),
        (
            "position 1; game boo; players 2; agenda Choose > Reveal",
            "The position can’t have “Choose” in “agenda”. It must be: Choose@….",
            "La position ne peut pas avoir « Choose » dans « agenda ». Il faut : Choose@….",
        ),
        (
            "position 1; game boo; players 2; agenda Reveal; lane 1 Choose@2",
            "The position can’t have “1 @2” in “lane”. It must be: 1 @1.",
            "La position ne peut pas avoir « 1 @2 » dans « lane ». Il faut : 1 @1.",
        ),
        (
            "position 1; game boo; players 2; agenda Reveal",
            "This position is impossible: from here the rules can’t go on (ValueError). "
            "Check the agenda and what it needs on the table.",
            "Cette position est impossible : les règles ne peuvent pas continuer d’ici (ValueError). "
            "Vérifiez l’agenda et ce qu’il lui faut sur la table.",
        ),
    ],
)
def test_a_refusal_says_what_is_wrong_and_what_would_be_right(text: str, en: str, fr: str) -> None:
    with pytest.raises(BadPosition) as refused:
        BOO.position(text)
    assert refused.value.say("en") == en
    assert refused.value.say("fr").replace("\u202f", " ").replace("\u00a0", " ") == fr


def test_a_small_position_is_written_by_hand() -> None:
    match = BOO.position(
        """
        position 1; game boo; players 2   # the last round
        treats 1 2 3 4 5
        seat 1; hand 4; points 3
        seat 2; hand 2; points 7
        agenda Reveal
        lane 1 Choose@1
        lane 2 Choose@2
        """
    )
    match.play(1, match.moves(1)[0])
    match.play(0, match.moves(0)[0])
    assert match.result is not None and match.result.scores == (8, 7)


def test_a_step_keeps_its_name_in_texts_when_its_class_gets_another(monkeypatch: pytest.MonkeyPatch) -> None:
    text = BOO.new(2, seed=1).position()
    assert "agenda Reveal > Round x4" in text
    usual = BOO.notation

    def notation(players: int, options: Any, box: Any) -> Notation:
        found = usual(players, options, box)
        renamed = [step._replace(former={"Reveal": "Unveil"}.get(step.name, "")) for step in found.steps]
        return found._replace(steps=renamed)

    monkeypatch.setattr(BOO, "notation", notation)
    older = text.replace("Reveal", "Unveil")
    assert BOO.new(2, seed=1).position() == older
    assert everything(BOO.position(older)) == everything(BOO.new(2, seed=1))


def test_a_position_carries_the_values_of_its_owners_box() -> None:
    game = monstrerie.game("mighty-monsters")
    own = {"table.start_gold": 3, "prices.treasury": {"value": 2, "confidence": "guess"}}
    match = game.new(3, seed=1, components=own)
    text = match.position()
    assert "box table.start_gold 3\n" in text
    read = game.position(text)
    assert everything(read) == everything(match) and read.guesses == match.guesses
    with pytest.raises(BadPosition, match=r"can’t be set up: The component “table\.start_gold” can’t be -1"):
        game.position(text.replace("start_gold 3", "start_gold -1"))


DOCUMENT: Final = Path(__file__).parent.parent / "docs" / "positions.md"
EXAMPLES: Final = re.findall(r"```text\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=lambda text: text.split()[3].strip(";"))
def test_the_examples_of_the_document_can_be_played(text: str) -> None:
    game = monstrerie.game(text.split()[3].strip(";"))
    match = game.position(text)
    assert everything(game.position(match.position())) == everything(match)
    assert not match.over and match.moves(match.to_act[0])


@pytest.mark.slow
def test_the_simulated_city_comes_back_bit_for_bit() -> None:
    game = monstrerie.game("rampage")
    match = game.new(2, seed=3)
    for _ in range(2):
        read = game.position(match.position())
        assert everything(read) == everything(match)
        assert read.position() == match.position()
        for table in (match, read):
            play_some(table, 8, 3)
    assert everything(read) == everything(match)
    assert everything(game.load(read.save())) == everything(match)
