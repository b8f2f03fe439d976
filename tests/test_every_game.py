"""The invariants of every game at the table; a new game joins by being registered."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import monstrerie
from monstrerie import BadMove, Game, Match, Rng
from monstrerie.core.fingerprint import fingerprint
from monstrerie.core.text import bundle
from monstrerie.core.view import View

from . import harness

monstrerie.register("tests.tiny:GAME")
GAMES = [game for game in monstrerie.games().values() if not game.simulated]
GESTURES = [game for game in monstrerie.games().values() if game.simulated]
"""Games whose moves carry real numbers and are simulated: looked at in the same ways, but less often."""
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
EVERY_GESTURE = pytest.mark.parametrize("game", GESTURES, ids=lambda game: game.name)
ALL_GAMES = pytest.mark.parametrize("game", GAMES + GESTURES, ids=lambda game: game.name)
EVERY_TABLE = pytest.mark.parametrize(
    ("game", "players", "options"),
    [(game, players, options) for game in GAMES for players, options in harness.tables(game)],
    ids=str,
)
SEEDS = st.integers(0, 2**40)
FEW = settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
MORE = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


@EVERY_TABLE
def test_every_match_ends_and_the_log_replays_to_the_same_bytes(
    game: Game, players: int, options: dict[str, Any]
) -> None:
    for seed in range(5):
        match = game.new(players, seed=seed, **options)
        events = harness.play_randomly(match, seed, harness.check_fast_layer)
        assert match.result is not None and match.to_act == () and match.moves(0) == []
        assert len(match.result.scores) == players and match.result.winners
        harness.check_result(match)
        again = game.new(players, seed=seed, **options)
        replayed = [event for seat, move in match.log for event in again.play(seat, move)]
        assert replayed == events
        assert harness.everything(again) == harness.everything(match) and again.save() == match.save()


@ALL_GAMES
def test_whatever_is_shown_without_a_drawing_has_a_name(game: Game) -> None:
    """Else page and terminal show the attribute's English name in every language."""
    if game.terminal is not None:
        return
    match = game.new(game.players[0], seed=1)
    for name in match.view(0).keys() - View.__struct_fields__:
        keys = [f"{game.name}-{kind}-{name.replace('_', '-')}" for kind in ("field", "seats")]
        for lang in monstrerie.LANGUAGES:
            assert any(map(bundle(lang).has_message, keys)), f"{lang}: neither {keys[0]} nor {keys[1]}"


@EVERY_GAME
def test_what_tables_share_is_never_changed(game: Game) -> None:
    for players, options in harness.tables(game):
        match = game.new(players, seed=4, **options)
        shared = game.prepared(players, match.options, match.components).layout
        before = fingerprint(shared)
        harness.play_randomly(match, 4)
        for seat in (None, *range(players)):
            match.view(seat)
        assert game.prepared(players, match.options, match.components).layout is shared
        assert fingerprint(shared) == before


@pytest.mark.once
@EVERY_GAME
@FEW
@given(seed=SEEDS)
def test_save_and_load_at_every_decision(game: Game, seed: int) -> None:
    def check(match: Match) -> None:
        loaded = game.load(match.save())
        assert loaded.save() == match.save() and harness.everything(loaded) == harness.everything(match)
        assert loaded.log == match.log

    match = game.new(game.players.start, seed=seed)
    dice = Rng(seed)
    # Loading replays, so that looking everywhere costs the square of the length: look at a fifth of a long
    # match.
    harness.play_randomly(match, seed, lambda m: check(m) if len(m.log) < 15 or dice.below(5) == 0 else None)
    check(match)


@EVERY_GAME
@MORE
@given(seed=SEEDS, moves=st.integers(0, 60), data=st.data())
def test_moves_refusals_copies_and_secrets(game: Game, seed: int, moves: int, data: st.DataObject) -> None:
    players, options = data.draw(st.sampled_from(list(harness.tables(game))))
    match = harness.after(game, players, seed, moves, **options)
    harness.check_moves(match)
    harness.check_refused(match)
    harness.check_secrecy(match, seed)
    harness.check_copies(match, seed)


@pytest.mark.once
@pytest.mark.slow
@EVERY_GAME
def test_secrets_are_kept_through_a_whole_match(game: Game) -> None:
    for players, options in harness.tables(game):
        match = game.new(players, seed=3, **options)
        harness.play_randomly(match, 3, lambda match: harness.check_secrecy(match, len(match.log)))


@pytest.mark.once
@EVERY_GAME
@MORE
@given(seed=SEEDS)
def test_views_are_json_and_events_can_be_said(game: Game, seed: int) -> None:
    def check(match: Match) -> None:
        for seat in (None, *range(match.players)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            for lang in monstrerie.LANGUAGES:
                assert monstrerie.core.text.sentence(view["prompt"]["key"], view["prompt"]["data"], lang)
                assert monstrerie.core.text.sentence(view["phase"], {}, lang)
                if not match.over:  # who waits is events for what
                    wait = {"seats": match.to_act}
                    assert monstrerie.core.text.sentence(f"page-wait-{view['phase']}", wait, lang)

    match = game.new(game.players.start, seed=seed)
    events = match.opening_events + harness.play_randomly(match, seed, check)
    for event in events:
        assert json.loads(json.dumps(event.data)) == event.data
        for lang in monstrerie.LANGUAGES:
            assert monstrerie.say(event, lang, ["Ani", "Inga", "Frank", "Jenny"])


@ALL_GAMES
@MORE
@given(
    obj=st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
        max_leaves=6,
    )
)
def test_malformed_moves_are_refused_by_name(game: Game, obj: object) -> None:
    with pytest.raises(BadMove):
        game.decode(obj)
    match = game.new(game.players.start, seed=1)
    refusal = match.why_not(match.to_act[0], obj)
    assert refusal is not None and refusal.rule == game.cites.move


@EVERY_GAME
@MORE
@given(data=st.data())
def test_moves_with_a_wrong_field_are_refused_by_name(game: Game, data: st.DataObject) -> None:
    match = game.new(game.players.start, seed=1)
    good = game.encode(data.draw(st.sampled_from(match.moves(match.to_act[0]))))
    field = data.draw(st.sampled_from([*(name for name in good if name != "kind"), "extra"]))
    wrong: object = data.draw(st.sampled_from([None, True, [], {}, 1.5, float("nan"), 10**30]))
    with pytest.raises(BadMove):
        game.decode({**good, field: wrong})
    for name in good:
        with pytest.raises(BadMove):
            game.decode({key: value for key, value in good.items() if key != name})


@ALL_GAMES
def test_a_batch_is_played_whole_or_not_at_all(game: Game) -> None:
    match = game.new(game.players.start, seed=1)
    before = harness.everything(match)
    seat = match.to_act[0]
    good = match.moves(seat)[0]
    bad = next((m for m in harness.all_moves(match) if m not in match.moves(seat)), good)
    with pytest.raises(monstrerie.IllegalMove):
        match.play_all(seat, [good, bad, *[good] * (2 if game.simulated else 40)])
    assert harness.everything(match) == before and match.log == []
    assert match.play_all(seat, [good]) and match.log == [(seat, good)]


@EVERY_GAME
def test_rewinding_gives_the_match_as_it_was(game: Game) -> None:
    match = game.new(game.players.start, seed=9)
    pictures: list[str] = []
    harness.play_randomly(match, 9, lambda m: pictures.append(harness.everything(m)))
    for number in (0, 1, len(match.log) // 2, len(match.log) - 1):
        assert harness.everything(match.rewound(number)) == pictures[number]
    with pytest.raises(monstrerie.BadValue):
        match.rewound(len(match.log) + 1)


@ALL_GAMES
def test_seats_that_do_not_exist(game: Game) -> None:
    match = game.new(game.players.start, seed=1)
    nowhere: list[Any] = [-1, game.players.start, 99, True, "0", 1.0]
    for seat in nowhere:
        calls: list[Callable[[Any], Any]] = [match.moves, match.view, partial(match.why_not, move=None)]
        for call in calls:
            with pytest.raises(monstrerie.BadValue, match="seat"):
                call(seat)


@ALL_GAMES
def test_a_guest_speaks_both_languages(game: Game) -> None:
    """The sentences of the included games are compared by tests/core/test_locales.py."""
    keys = [
        {
            entry.id.name
            for file in sorted((game.folder / "locales" / lang).glob("*.ftl"))
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
            if isinstance(entry, Message)
        }
        for lang in monstrerie.LANGUAGES
    ]
    for each in keys:
        assert each == keys[0]


@ALL_GAMES
def test_component_data_and_rules_are_complete(game: Game) -> None:
    components = game.components()
    assert components.facts and all(
        fact.confidence in ("certain", "likely", "guess") for fact in components.facts.values()
    )
    english, french = game.rules("en"), game.rules("fr")
    assert [rule.id for rule in english] == [rule.id for rule in french]
    for cited in (
        game.cites.turn,
        game.cites.over,
        game.cites.move,
        *(o.rule for o in game.options.values()),
    ):
        assert cited in english
    for lang in monstrerie.LANGUAGES:
        for name in game.options:
            assert monstrerie.core.text.sentence(f"option-{game.name}-{name}", {}, lang)
            assert monstrerie.core.text.sentence(f"option-{game.name}-{name}-help", {}, lang)


@pytest.mark.once
@ALL_GAMES
def test_a_value_of_an_option_is_for_all_numbers_of_players_or_says_for_which(game: Game) -> None:
    for name, option in game.options.items():
        assert set(option.fits) <= {str(value) for value in option.values} - {str(option.default)}
        for value in option.values:
            fitting = option.fits.get(str(value), tuple(game.players))
            assert fitting and set(fitting) <= set(game.players)
            chosen: dict[str, Any] = {name: value}
            for players in game.players:
                if players in fitting:
                    assert game.new(players, seed=1, **chosen).options[name] == value
                else:
                    with pytest.raises(monstrerie.BadValue):
                        game.new(players, seed=1, **chosen)


@pytest.mark.once
@EVERY_GESTURE
def test_gestures_replay_by_simulating_and_from_what_was_kept(game: Game) -> None:
    """Same bytes by simulating again, from the outcomes beside the moves, from a save, and rewound."""
    match = game.new(game.players.start, seed=6)
    pictures: list[str] = []
    events = harness.play_some(match, 6, 40, lambda m: pictures.append(harness.everything(m)))
    assert len(match.log) == 40 and all(match.outcomes) and match.opening_outcome
    again, kept = game.new(game.players.start, seed=6), match.rewound(0)
    for (seat, move), outcome in zip(match.log, match.outcomes, strict=True):
        again.play(seat, move)
        kept.play(seat, move, outcome)
    for twin in (again, kept, game.load(match.save())):
        assert harness.everything(twin) == harness.everything(match) and twin.save() == match.save()
    assert [event.kind for event in events].count("ra-motion") > 5
    for number in (0, 1, 20, 39):
        assert harness.everything(match.rewound(number)) == pictures[number]


@pytest.mark.once
@EVERY_GESTURE
@pytest.mark.parametrize(
    ("moves", "options"), [(0, {}), (9, {"side": "B"}), (25, {"tremor": "regular"})], ids=str
)
def test_gestures_refusals_copies_and_secrets(game: Game, moves: int, options: dict[str, Any]) -> None:
    match = harness.after(game, game.players.start, 5 + moves, moves, **options)
    harness.check_moves(match)
    harness.check_refused(match)
    harness.check_secrecy(match, moves)
    harness.check_copies(match, moves)


@EVERY_GESTURE
def test_views_of_gestures_are_json_and_their_events_can_be_said(game: Game) -> None:
    match = game.new(game.players.start + 1, seed=8)
    for event in match.opening_events + harness.play_some(match, 8, 25):
        assert json.loads(json.dumps(event.data)) == event.data
        for lang in monstrerie.LANGUAGES:
            assert monstrerie.say(event, lang, ["Ani", "Inga", "Frank"])
    for seat in (None, *range(match.players)):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view


@pytest.mark.once
@pytest.mark.slow
@EVERY_GESTURE
def test_a_whole_match_of_gestures_ends(game: Game) -> None:
    match = game.new(game.players.start, seed=1)
    harness.play_randomly(match, 1, most=3000)
    assert match.result is not None and match.result.winners and match.to_act == ()
    harness.check_result(match)
    assert game.load(match.save()).save() == match.save()


def story(name: str) -> str:
    """A digest of everything that a few matches show, for comparing processes."""
    game = monstrerie.game(name)
    digest = hashlib.sha256()
    few: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {"tremor": "regular"})]
    for players, options in few if game.simulated else harness.tables(game):
        match = game.new(players, seed=11, **options)
        most = 20 if game.simulated else 100_000
        events = harness.play_some(match, 11, most, lambda m: digest.update(harness.everything(m).encode()))
        digest.update(repr(events).encode() + match.save().encode())
        digest.update(fingerprint(match.determinise(0, 4).state).encode())
    return digest.hexdigest()


@pytest.mark.once
@pytest.mark.slow
@ALL_GAMES
def test_the_same_bytes_in_another_process_and_under_another_hash_seed(game: Game) -> None:
    here = story(game.name)
    root = Path(__file__).parent.parent
    for hash_seed in ("0", "4242"):
        there = subprocess.run(
            [sys.executable, "-c", f"from tests.test_every_game import story; print(story({game.name!r}))"],
            cwd=root,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        assert there == here
