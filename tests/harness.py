"""What must hold for every game, as functions of a match: any game plugs into `test_every_game.py` by its
name.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, get_args

import msgspec
import pytest

import monstrerie
from monstrerie import Event, Game, IllegalMove, Match, Move, Rng, State
from monstrerie.core.fingerprint import fingerprint
from monstrerie.core.text import sentence
from monstrerie.games import INCLUDED

Check = Callable[[Match], None]
NOT_SIMULATED: Final = [name for name in INCLUDED if not monstrerie.game(name).simulated]


def tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every player count with the default options, and every value of every option at least once."""
    for players in game.players:
        yield players, {}
    for name, option in game.options.items():
        for value in option.values:
            if value != option.default:
                yield min(option.fits.get(str(value), game.players)), {name: value}
    usual = {name: option.values[-1] for name, option in game.options.items()}
    yield game.players.stop - 1, usual


def play_randomly(match: Match, seed: int, check: Check | None = None, most: int = 100_000) -> list[Event]:
    """Play random moves of random seats to act until the match ends, `check` before every decision."""
    dice = Rng(seed)
    events: list[Event] = []
    for _ in range(most):
        if match.over:
            return events
        if check is not None:
            check(match)
        waiting = match.to_act
        seat = waiting[dice.below(len(waiting))]
        events += match.play(seat, match.game.sample(match, seat, dice))
    if not match.over:
        raise AssertionError(f"{match} does not end")
    return events


def after(game: Game, players: int, seed: int, moves: int, **options: Any) -> Match:
    """A match some random moves in (or over, if it ends before)."""
    match = game.new(players, seed=seed, **options)
    play_some(match, seed + 1, moves)
    return match


def play_some(match: Match, seed: int, moves: int, check: Check | None = None) -> list[Event]:
    """Play so many random moves, or fewer where the match ends before."""
    dice = Rng(seed)
    events: list[Event] = []
    for _ in range(moves):
        if match.over:
            break
        if check is not None:
            check(match)
        waiting = match.to_act
        seat = waiting[dice.below(len(waiting))]
        events += match.play(seat, match.game.sample(match, seat, dice))
    return events


def event_fault(game: Game, event: Event) -> str:
    """What is wrong with the data of an event, by what its game declares; "" when nothing is."""
    declared = game.events.get(event.kind)
    if declared is None:
        return f"{event.kind}: not in the events of {game.name}"
    try:
        msgspec.convert(event.data, declared)
    except msgspec.ValidationError as error:
        return f"{event.kind} {event.data}: {error}"
    wrong = [name for name, words in _worded(declared) if event.data.get(name, words[0]) not in words]
    return f"{event.kind} {event.data}: none of the words of {', '.join(wrong)}" if wrong else ""


@cache
def _worded(declared: type[msgspec.Struct]) -> list[tuple[str, tuple[str, ...]]]:
    """The fields of an event that hold one of some words."""
    return [
        (field.name, meta.extra["one of"])
        for field in msgspec.structs.fields(declared)
        for meta in get_args(field.type)[1:]
        if isinstance(meta, msgspec.Meta) and meta.extra
    ]


def leaves(state: State, depth: int) -> int:
    """How many lines of `depth` decisions there are from here (in chess: perft); a line that ends the match
    before counts as one.
    """
    if depth == 0 or state.done:
        return 1
    if depth == 1:
        return len(state.legal())
    total = 0
    for action in state.legal():
        twin = state.copy()
        twin.apply(action)
        total += leaves(twin, depth - 1)
    return total


def everything(match: Match) -> str:
    """All that a match is and shows, as text: state, views, legal moves."""
    shown = [match.view(seat) for seat in (None, *range(match.players))]
    legal = [[match.game.encode(move) for move in match.moves(seat)] for seat in range(match.players)]
    return json.dumps([fingerprint(match.state), shown, legal], sort_keys=True)


def all_moves(match: Match) -> list[Move]:
    """Every move that has an action id, legal or not. Of a game whose moves carry real numbers: what is
    offered to anybody, and each of these with one field beyond all bounds.
    """
    game = match.game
    if not game.simulated:
        return [game.move(match.state, action) for action in range(game.actions)]
    found: list[Move] = []
    for offer in (move for seat in match.to_act for move in match.moves(seat)):
        found.append(offer)
        for field, value in msgspec.structs.asdict(offer).items():
            wrong = {float: (-9e5, 9e5), int: (-9, 99), str: ("nowhere",)}.get(type(value), ())
            found += [msgspec.structs.replace(offer, **{field: bad}) for bad in wrong]
    return found


def check_moves(match: Match) -> None:
    """Legal moves are in order, distinct, encoded and decoded, and exactly those that why_not allows."""
    game, state = match.game, match.state
    for seat in range(match.players):
        legal = match.moves(seat)
        assert bool(legal) == (seat in match.to_act), "to act means to have a move"
        ids = state.legal_of(seat) if seat in match.to_act else []
        assert ids == sorted(set(ids)) and all(
            0 <= action < (len(ids) if game.simulated else game.actions) for action in ids
        )
        for move, action in zip(legal, ids, strict=True):
            assert game.action(state, move) == action
            assert game.decode(json.loads(json.dumps(game.encode(move)))) == move
            assert hash(move) == hash(game.decode(game.encode(move)))
            for lang in monstrerie.LANGUAGES:
                assert monstrerie.say(move, lang)
        for move in all_moves(match):
            refusal = match.why_not(seat, move)
            assert (refusal is None) == (move in legal), (seat, move, refusal)
            if refusal is not None:
                for lang in monstrerie.LANGUAGES:
                    assert refusal.rule in game.rules(lang), f"{refusal.rule} is not in rules.{lang}.md"
                assert all(monstrerie.say(refusal, lang) for lang in monstrerie.LANGUAGES)


def check_result(match: Match) -> None:
    """Points come from sources that add up to them, and have words in every language."""
    assert match.result is not None
    assert [sum(parts.values()) for parts in match.result.breakdown] == list(match.result.scores)
    for source in {source for parts in match.result.breakdown for source in parts}:
        for lang in monstrerie.LANGUAGES:
            assert sentence(source, {}, lang), "the keys of a breakdown are keys of sentences"


def check_refused(match: Match) -> None:
    """Illegal moves raise, cite a rule and change nothing."""
    before = everything(match)
    log = match.log[:]
    for seat in range(match.players):
        legal = match.moves(seat)
        for move in itertools.islice((m for m in all_moves(match) if m not in legal), 12):
            with pytest.raises(IllegalMove):
                match.play(seat, move)
    assert everything(match) == before and match.log == log


def check_secrecy(match: Match, seed: int) -> None:
    """Whatever a seat can't know may change: its view, observation, moves, refusals, previews and next events
    stay the same.
    """
    game = match.game
    observed = game.observation is not None
    for seat in (None, *range(match.players)):
        other = match.determinise(seat, Rng(seed))
        assert other.view(seat) == match.view(seat)
        assert other.to_act == match.to_act
        assert other.state.scores() == match.state.scores()  # rewards are made of them
        again = other.determinise(seat, Rng(seed + 1))
        assert fingerprint(again.state) == fingerprint(match.determinise(seat, Rng(seed + 1)).state)
        if seat is None:
            continue
        if observed:
            assert game.observe(other.state, seat) == game.observe(match.state, seat)
        assert other.moves(seat) == match.moves(seat)
        moves = all_moves(match)
        for move in moves[seed % 7 :: max(1, len(moves) // 60)]:
            assert other.why_not(seat, move) == match.why_not(seat, move)
        for move in match.moves(seat):
            assert other.preview(seat, move) == match.preview(seat, move)
        if match.moves(seat):
            if seed % 4 == 0:  # it plays on, which takes its time
                check_plan_preview(match, other, seat, seed)
            move = game.sample(match, seat, Rng(seed))
            assert visible(match.copy().play(seat, move), seat) == visible(
                other.copy().play(seat, move), seat
            )


def check_plan_preview(match: Match, other: Match, seat: int, seed: int) -> None:
    """What a list of moves leads to is previewed alike on twins, changes nothing, and comes true as far as it
    is told.
    """
    # A list that the seat could play, tried out on a table of which it knows nothing hidden; the last move
    # comes twice, so that it is often refused.
    trial, dice, plan = match.determinise(seat, Rng(seed + 2)), Rng(seed), list[Move]()
    while len(plan) < 5 and seat in trial.to_act:
        plan.append(match.game.sample(trial, seat, dice))
        trial.play(seat, plan[-1])
    plan.append(plan[-1])
    before = fingerprint(match.state)
    found = match.preview_plan(seat, plan)
    assert found == other.preview_plan(seat, plan)
    assert fingerprint(match.state) == before
    plan = list(found.plan)
    assert found.count == len(plan) or found.refusal is not None or found.hidden
    assert 0 < found.count <= len(plan)
    real, states = match.copy(), list[State]()
    for number, move in enumerate(plan[: found.count]):
        assert real.why_not(seat, move) is None
        states.append(real.state.copy())
        shown = real.play(seat, move)
        if number < found.count - 1:
            assert visible(shown, seat) == [event for event in shown if event.visible(seat)]
    if found.refusal is not None:
        assert real.why_not(seat, plan[found.count]) == found.refusal
    assert match.game.preview.numbers(states, seat, plan[: found.count]) == found.numbers


def visible(events: list[Event], seat: int | None) -> list[Event]:
    """What the seat hears of events, up to the first that shows something hidden."""
    heard = itertools.takewhile(lambda event: event.reveals in (None, seat), events)
    return [event for event in heard if event.visible(seat)]


def check_copies(match: Match, seed: int) -> None:
    """A copy is the same, and what happens to it doesn't touch the original."""
    before = everything(match)
    twin = match.copy()
    assert everything(twin) == before
    enough = 6 if match.game.simulated else 100_000  # gestures are simulated: a few will do
    play_some(twin, seed, enough)
    assert everything(match) == before
    fast = match.state.copy()
    while not fast.done and enough:
        legal = fast.legal()
        fast.apply(legal[seed % len(legal)])
        enough -= 1
    assert everything(match) == before


def check_fast_layer(match: Match) -> None:
    """The fast layer and the match tell the same story."""
    state = match.state
    assert state.done == match.over
    assert (state.current,) == match.to_act[:1] or match.over
    assert state.legal() == ([] if match.over else state.legal_of(state.current))
    assert list(match.to_act) == state.to_act()
