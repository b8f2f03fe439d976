"""Whole matches on the toy city, at every player count and with every variant, watched at every move."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import monstrerie
from monstrerie import Match, Rng
from monstrerie.core.fingerprint import fingerprint
from monstrerie.core.text import sentence
from monstrerie.games.rampage import Rampage
from monstrerie.games.rampage.names import CARDS, COLOURS
from monstrerie.games.rampage.rules.teams import PARTS
from monstrerie.games.rampage.state import Carnage

from ... import harness
from .toy import ToyWorld

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"side": "B"}),
    (4, {"tremor": "regular"}),
    (2, {"side": "B", "baby_monsters": True}),
    (4, {"made_to_measure": True, "strict_diet": True, "ties": "english"}),
    (3, {"made_to_measure": True, "baby_monsters": True, "first": "host"}),
    (4, {"teams": "2-2", "side": "B"}),
    (4, {"teams": "2-2", "baby_monsters": True, "made_to_measure": True}),
    (5, {}),
    (6, {"teams": "2-2-2", "side": "B"}),
    (7, {"made_to_measure": True}),
    (8, {"teams": "2-2-2-2"}),
]


def game() -> Rampage:
    return Rampage(lambda boxes: ToyWorld(boxes, wild=True))


def conserved(match: Match) -> None:
    """RA-CMP-09: every meeple, floor, tooth and card is somewhere, once."""
    state = match.state
    assert isinstance(state, Carnage)
    boxes = state.layout.boxes
    pieces = state.position.pieces
    for number, colour in enumerate(COLOURS):
        city = sum(
            1 for piece in pieces if piece.startswith("meeple-") and state.colours[int(piece[7:])] == number
        )
        stomachs = sum(stomach[number] for stomach in state.stomachs)
        runaway = state.rows.count(number) + state.zones[number]
        assert city + stomachs + runaway + state.box_meeples[number] == 15 * boxes, colour
    floors = sum(1 for piece in pieces if piece.startswith("floor-"))
    assert floors + sum(state.floors) + state.box_floors == 19 * boxes
    assert sum(state.tokens) + sum(state.broken) + state.box_teeth == 16 * boxes
    assert min(map(min, state.stomachs)) >= 0 and min(state.tokens + state.floors + state.broken) >= 0
    for kind, names in enumerate(CARDS):
        held = Counter(state.packs[kind])
        held.update(card for card, _ in state.gone[kind])
        for seat in range(state.players):
            held.update(state.offered[seat][kind])
        for cards in (state.characters, state.powers + state.mutations, state.secrets)[kind]:
            held.update(cards)
        assert held == Counter(list(names) * boxes), names


def sound(match: Match) -> None:
    """All that must hold at every decision; what is refused and how is looked at now and then."""
    conserved(match)
    if len(match.log) % 7:
        return
    state, rules = match.state, match.game.rules("en")
    assert isinstance(state, Carnage)
    assert bool(match.to_act) and state.tape is None
    for seat in range(match.players):
        offered = match.moves(seat)
        assert bool(offered) == (seat in match.to_act)
        for move in offered:
            assert match.why_not(seat, move) is None, move
            assert match.game.decode(json.loads(json.dumps(match.game.encode(move)))) == move
    seat = match.to_act[0]
    for offer in (*harness_moves(match), *match.moves(seat)):
        refusal = match.why_not(seat, offer)
        assert (refusal is None) or refusal.rule in rules, refusal
        if refusal is not None:
            for lang in monstrerie.LANGUAGES:
                assert monstrerie.say(refusal, lang)


SEEN: dict[type[Any], Any] = {}


def harness_moves(match: Match) -> list[Any]:
    """Moves of every kind that some table has offered, legal here or not."""
    for move in match.moves(match.to_act[0]):
        SEEN.setdefault(type(move), move)
    return list(SEEN.values())


@pytest.mark.rule(
    "RA-CMP-01", "RA-CMP-02", "RA-CMP-03", "RA-CMP-04", "RA-CMP-05", "RA-CMP-09", "RA-VAR-01", "RA-RND-08"
)
@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_every_match_ends_and_nothing_is_lost(players: int, options: dict[str, Any]) -> None:
    match = game().new(players, seed=1, **options)
    events = match.opening_events + harness.play_randomly(match, 1, sound, most=5000)
    assert match.over and match.to_act == ()
    conserved(match)
    result = match.result
    assert result is not None and result.winners and min(result.places) == 1
    assert [sum(parts.values()) for parts in result.breakdown] == list(result.scores)
    for event in events[::5]:
        assert json.loads(json.dumps(event.data)) == event.data
        for lang in monstrerie.LANGUAGES:
            assert monstrerie.say(event, lang)


@pytest.mark.rule("RA-RND-08", "RA-EX-76")
@pytest.mark.parametrize(("players", "options"), TABLES[::3], ids=str)
def test_the_same_seed_and_moves_give_the_same_match(players: int, options: dict[str, Any]) -> None:
    match = game().new(players, seed=4, **options)
    events = harness.play_randomly(match, 4)
    again = game().new(players, seed=4, **options)
    assert [event for seat, move in match.log for event in again.play(seat, move)] == events
    assert fingerprint(again.state) == fingerprint(match.state) and again.save() == match.save()


@pytest.mark.rule("RA-HID-09", "RA-PHY-43")
@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_secrets_are_kept(players: int, options: dict[str, Any]) -> None:
    match = game().new(players, seed=6, **options)
    dice, often = Rng(6), 12 * players
    harness.play_randomly(
        match,
        6,
        lambda match: harness.check_secrecy(match, len(match.log)) if dice.below(often) == 0 else None,
    )


@pytest.mark.parametrize(("players", "options"), TABLES[::4], ids=str)
def test_copies_and_views(players: int, options: dict[str, Any]) -> None:
    def check(match: Match) -> None:
        for seat in (None, *range(match.players)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            for lang in monstrerie.LANGUAGES:
                assert sentence(view["prompt"]["key"], view["prompt"]["data"], lang)
                assert sentence(view["phase"], {}, lang)

    match = game().new(players, seed=8, **options)
    dice = Rng(8)
    harness.play_randomly(match, 8, lambda match: check(match) if dice.below(25) == 0 else None)
    match = harness.after(game(), players, 8, 25, **options)
    before = harness.everything(match)
    harness.play_randomly(match.copy(), 3)
    assert harness.everything(match) == before


@pytest.mark.rule("RA-VAR-34")
@pytest.mark.parametrize("sizes", PARTS, ids=str)
def test_teams_of_any_size_from_two(sizes: tuple[int, ...]) -> None:
    match = game().new(sum(sizes), seed=1, teams="-".join(map(str, sizes)))
    assert isinstance(match.state, Carnage)
    teams = match.state.layout.teams
    assert tuple(map(len, teams)) == sizes and sorted(seat for team in teams for seat in team) == list(
        range(sum(sizes))
    )
    with pytest.raises(monstrerie.BadValue, match="teams"):
        game().new(3, seed=1, teams="-".join(map(str, sizes)))
