"""The realm in a terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

import monstrerie
from monstrerie import Rng
from monstrerie.cli.drawing import board
from monstrerie.core.match import Match
from monstrerie.core.text import sentence
from monstrerie.games.dungeon_lords import GAME, school
from monstrerie.games.dungeon_lords.names import TRAPS
from monstrerie.games.dungeon_lords.state import Realm
from tests.harness import after

from .tables import table

NAMES = ["Ani", "B[o]b", "Cléo", "Dé"]


def shown(match: Match, seat: int | None, lang: str) -> str:
    console = Console(width=80, force_terminal=False)
    with console.capture() as got:
        console.print(board(match.view(seat), GAME, lang, NAMES))
    return got.get()


def flat(text: str) -> str:
    """One line, without the frame."""
    return " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize("lang", monstrerie.LANGUAGES)
@pytest.mark.parametrize("moves", [0, 25, 60, 140, 250])
def test_every_part_of_a_match_is_drawn_in_80_columns(moves: int, lang: str) -> None:
    match = after(GAME, 4, seed=3, moves=moves)
    for seat in (None, 0, 3):
        text = shown(match, seat, lang)
        assert max(map(len, text.splitlines())) <= 80
        assert all(name in text for name in NAMES), "everybody's dungeon, and no name read as markup"
        assert text.count("░") > 4 * 12 * 4, "four hills"
        assert "10♛" in text or match.view(seat)["paladin"]["where"] != "tent"


def test_the_own_dungeon_comes_first_and_traps_stay_secret() -> None:
    match = after(GAME, 3, seed=5, moves=120)
    traps = [lord["trap_count"] for lord in match.view(None)["seats"]]
    text = shown(match, 2, "en")
    own = [line for line in text.splitlines() if "●" in line or "■" in line or "▲" in line][-3:]
    assert "Cléo" in own[0]
    spectator = [line for line in shown(match, None, "en").splitlines() if "Trap store" in line]
    assert len(spectator) == sum(count > 0 for count in traps)
    assert all(line.split(":")[1].strip(" │").isdigit() for line in spectator)


@pytest.mark.parametrize("lang", monstrerie.LANGUAGES)
def test_the_land_says_what_everything_costs_and_brings(lang: str) -> None:
    match = after(GAME, 4, seed=3, moves=25)
    view = match.view(0)
    text = flat(shown(match, 0, lang))
    wanted = {
        "en": (
            "1 gold → 2 food",
            "up to 4 tunnels (1 more imp as foreman)",
            "(with your first order: 1 gold)",
        ),
        "fr": (
            "1 Or → 2 Nourriture",
            "jusqu’à 4 tunnels (plus 1 diablotin contremaître)",
            "premier ordre : 1 Or",
        ),
    }
    assert all(part in text for part in wanted[lang])
    for one in filter(None, view["tavern"]):
        name = sentence("page-dl-monster", {"monster": one["monster"]}, lang)
        first, second = one["attacks"]
        data = {"name": one["monster"], "first": first, "second": second}
        assert f"{name}, " in text and flat(sentence("dl-explain-monster", data, lang)) in text
    for one in filter(None, view["shop"]):
        assert f"{sentence('page-dl-room', {'room': one['room']}, lang)} (" in text


def test_the_evilness_track_begins_at_1() -> None:
    lines = [line.strip(" │") for line in shown(after(GAME, 4, seed=3, moves=0), 0, "en").splitlines()]
    track = next(line for line in lines if "10♛" in line)
    assert track.split() == [*map(str, range(1, 10)), "10♛", *map(str, range(11, 16))]


def test_the_hill_has_letters_and_numbers_and_a_sign_on_what_is_conquered() -> None:
    t = table(2).lord(0, tunnels="C1 C2 D2", rooms={"mint": "C3"}, conquered="C1 C3")
    rows = [line.strip(" │") for line in shown(t.match, 0, "en").splitlines()]
    head = next(at for at, row in enumerate(rows) if row.split()[:5] == list("ABCDE"))
    assert rows[head + 1].split()[:6] == ["1", "░░░░░", "░░░░░", "✗════", "░░░░░", "░░░░░"]
    assert rows[head + 2].split()[3:5] == ["════", "════"] and rows[head + 3].split()[3] == "✗Mint"


def test_locked_orders_stay_in_sight_beside_the_given_ones() -> None:
    match = next(
        match
        for match in (after(GAME, 3, seed=5, moves=moves) for moves in range(10, 60))
        if match.view(0)["seats"][0]["orders"] and match.view(0)["seats"][0]["locked"]
    )
    text = shown(match, 0, "en")
    lord = match.view(0)["seats"][0]
    for order in lord["locked"]:
        assert f"⚷ {sentence('dl-order', {'order': order}, 'en')} (locked" in text
    assert f"1 {sentence('dl-order', lord['orders'][0], 'en')}" in text


def test_with_two_players_the_dummies_are_drawn() -> None:
    match = after(GAME, 2, seed=5, moves=30)
    view = match.view(0)
    lines = [line.strip("│ ").replace("\u00a0", " ") for line in shown(match, 0, "en").splitlines()]
    raw = [line[1:].removeprefix(" ") for line in shown(match, 0, "en").splitlines()]
    track = next(at for at, line in enumerate(lines) if line.startswith("1    2"))
    step = f" {view['evilness']['dummy']} "
    assert raw[track].index(step) + 1 == raw[track - 1].index("☠"), (
        "the dummy's marker stands above its space"
    )
    assert sum(line.startswith("☠ Dummy") for line in lines) == 2
    text = flat(shown(match, 0, "en"))
    for dummy in view["dummies"]:
        for group in ("open", "locked"):
            words = ", ".join(sentence("dl-order", {"order": order}, "en") for order in dummy[group])
            assert not words or words in text


def test_a_trap_says_what_it_does_and_costs() -> None:
    text = flat(shown(Match.around(GAME, school.scenario(3).state), 0, "en"))
    assert "pendulum, free. " in text and "cursed ring, costs 1 gold. " in text
    assert sentence("dl-explain-effect", {"part": "second", "number": 3}, "en") in text


def test_a_training_combat_shows_the_battle_alone() -> None:
    text = shown(Match.around(GAME, school.scenario(1).state), 0, "en")
    assert "evilness" not in text, "there is none in training"
    assert "warrior 3/3♥" in text and "rolling stone" in text and "Tavern" not in text


@pytest.mark.parametrize("lang", monstrerie.LANGUAGES)
def test_guessed_values_are_marked_and_the_mark_is_explained(lang: str) -> None:
    match = GAME.new(4, seed=3, special_events="all")
    dice = Rng(3)
    while match.view(0)["year"] == 1 or match.view(0)["cards"][0]["card"] is None:
        seat = match.to_act[0]
        match.play(seat, GAME.sample(match, seat, dice))
    state = match.state
    assert isinstance(state, Realm)
    state.lords[0].traps = [1] * len(TRAPS)
    view = match.view(0)
    card = view["cards"][0]["card"]
    about = {"name": card, "amount": view["cards"][0]["amount"]}

    def seen(*guesses: str) -> str:
        console = Console(width=80, force_terminal=False)
        with console.capture() as got:
            console.print(board(view, GAME, lang, NAMES, guesses))
        return flat(got.get())

    legend = sentence("guessed-value", {}, lang)
    assert "≈" not in seen()
    assert f"≈ {sentence('dl-explain-card', about, lang)[:20]}" in seen(f"combat.{card}.effect")
    fatigue = f"≈{view['cards'][0]['fatigue']})"
    assert fatigue in seen(f"combat.{card}.fatigue") and legend in seen(f"combat.{card}.fatigue")
    assert fatigue not in seen(f"combat.{card}.timing") and "(≈" in seen(f"combat.{card}.timing")
    pendulum = sentence("page-dl-trap", {"trap": "pendulum"}, lang)
    assert f"{pendulum}, ≈ " in seen("traps.pendulum.year-2")
    assert "≈" not in seen("traps.pendulum.year-1"), "it is year 2"
    both = seen(*match.guesses)
    assert both.endswith(f"{legend} {both.split()[-1]}")
