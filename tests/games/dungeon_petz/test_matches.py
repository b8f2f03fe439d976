"""Whole matches at every player count: nothing is lost, nothing goes below nothing, no secret comes out."""

from __future__ import annotations

import json
from typing import Any

import pytest

import monstrerie
from monstrerie import Match, Rng
from monstrerie.core.sets import holds
from monstrerie.games.dungeon_petz import GAME
from monstrerie.games.dungeon_petz.bot.heuristics import PetzHeuristics
from monstrerie.games.dungeon_petz.rules.packed import (
    CODE_POTION,
    NEUTRAL,
    card_of,
    cards_of,
    codes_of,
    count,
    holder,
    imps_of,
    imps_on,
    one_card,
    pet_of,
    real,
)
from monstrerie.games.dungeon_petz.state import EXITS, PLOTS, Petz, Plot
from tests import harness

BASIC: dict[str, Any] = {}
ADVANCED: dict[str, Any] = {"double": True, "foresight": "more", "meat_stand": True, "final_order": True}
TABLES = [(players, options) for players in (2, 3, 4) for options in (BASIC, ADVANCED, {"foresight": "all"})]
EVERY_TABLE = pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
JUDGE = PetzHeuristics()


def assigned_cards(state: Petz, colour: int) -> int:
    """Cards of a colour on pets, packed like a hand; the potions among all cards are counted apart."""
    packed = 0
    for plot in plots(state):
        for bar, code in enumerate(codes_of(plot.assigned)):
            if code and code != CODE_POTION and state.layout.colours(plot)[bar] == colour:
                packed += one_card(card_of(code))
    return packed


def plots(state: Petz) -> list[Plot]:
    return [plot for family in state.families for plot in family.plots]


def check(state: Petz) -> None:
    """Imps, cards, potions, tiles and pets are all somewhere, once; numbers are in range."""
    layout, families = state.layout, state.families
    for seat, family in enumerate(families):
        on_spaces = sum(imps_on(held) for held in state.spaces if held != NEUTRAL and holder(held) == seat)
        waiting = len(layout.extra) - family.invited.bit_count()
        imps = family.home + family.busy + family.hospital + family.platform
        assert imps + on_spaces + waiting + sum(map(imps_of, family.groups)) == layout.imps
        assert len(family.groups) == EXITS and len(family.plots) == PLOTS
        numbers = (family.home, family.busy, family.hospital, family.platform, family.gold, family.minion)
        assert min(*numbers, *family.food, *family.groups, *family.hand) >= 0
        assert sum(family.ledger) == family.reputation
    for plot in plots(state):
        assert (plot.pet >= 0) == (plot.size > 0) and plot.size in (0, 2, 3, 4, 5, 6, 7)
        assert plot.pet < 0 or plot.cage >= 0
        assert plot.pet >= 0 or plot.suffering == plot.mutation == plot.assigned == plot.tally == 0
        assert min(plot.manure, plot.suffering, plot.mutation) >= 0
    assert min(*state.left, *(goods for stand in state.stands for goods in stand)) >= 0
    potions = sum(codes_of(plot.assigned).count(CODE_POTION) for plot in plots(state))
    assert state.potions + sum(family.potions for family in families) + potions == layout.potions
    for colour in range(4):
        whole = sum(one_card(card) for card in state.decks[colour][: state.left[colour]])
        whole += state.discards[colour] + assigned_cards(state, colour)
        whole += sum(family.hand[colour] for family in families)
        assert real(whole) == layout.deck[colour]
    pets = [plot.pet for plot in plots(state) if plot.pet >= 0]
    pets += [pet_of(new) for family in families for new in family.waiting()]
    pets += state.young + state.older + state.pet_pile[state.dealt[0] :]
    assert len(pets) == len(set(pets))
    cages = [plot.cage for plot in plots(state) if plot.cage < layout.cage_count]
    cages += [cage for family in families for cage in family.new_cages] + state.pits
    cages = [cage for cage in cages if cage >= 0] + state.cage_stack[state.dealt[1] :]
    assert len(cages) == len(set(cages))
    addons = [plot.addon for plot in plots(state) if plot.addon < layout.addon_count]
    addons += [addon for addon in (*(one.new_addon for one in families), *state.addons_shown) if addon >= 0]
    addons += state.addon_stack[state.dealt[2] :]
    assert len(addons) == len(set(addons))
    owned = [tile for family in families for tile in range(10) if holds(family.artifacts, tile)]
    assert len(owned + state.tents) == len(set(owned + state.tents))


def sensible(state: Petz, dice: Rng) -> int:
    """A move that looks good, more or less: it leads to tables that random moves never reach."""
    legal = state.legal()
    ranks = JUDGE.rank(state, legal)
    noisy = [rank + 2.5 * (dice.unit() - dice.unit()) for rank in ranks]
    return legal[noisy.index(max(noisy))]


@EVERY_TABLE
def test_random_matches_end_and_lose_nothing(players: int, options: dict[str, Any]) -> None:
    for seed in range(14):
        match = GAME.new(players, seed=seed, **options)
        state, dice = match.state, Rng(seed)
        assert isinstance(state, Petz)
        for _ in range(4000):
            if state.done:
                break
            check(state)
            legal = state.legal()
            assert legal == sorted(set(legal)) and legal
            state.apply(legal[dice.below(len(legal))])
        assert state.done
        check(state)


@EVERY_TABLE
def test_sensible_matches_end_and_lose_nothing(players: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        match = GAME.new(players, seed=seed, **options)
        state, dice = match.state, Rng(seed)
        assert isinstance(state, Petz)
        while not state.done:
            check(state)
            state.apply(sensible(state, dice))
        check(state)
        assert max(family.reputation for family in state.families) > 0


def sensible_match(players: int, seed: int, options: dict[str, Any]) -> list[Match]:
    """Some tables of a sensible match, played move by move."""
    match = GAME.new(players, seed=seed, **options)
    dice = Rng(seed)
    seen: list[Match] = []
    while not match.over:
        if dice.below(90) == 0:
            seen.append(match.copy())
        waiting = match.to_act
        seat = waiting[dice.below(len(waiting))]
        match.state.current = seat
        assert isinstance(match.state, Petz)
        legal = match.state.legal_of(seat)
        ranks = JUDGE.rank(match.state, legal)
        noisy = [rank + 2.5 * (dice.unit() - dice.unit()) for rank in ranks]
        match.play(seat, GAME.move(match.state, legal[noisy.index(max(noisy))]))
    return [*seen, match]


@EVERY_TABLE
def test_the_harness_of_every_game(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(sensible_match(players, 7, options)):
        harness.check_fast_layer(match)
        harness.check_secrecy(match, number)
        harness.check_copies(match, number)
        if number % 3 == 0:
            harness.check_refused(match)
        for seat in match.to_act:
            legal = match.moves(seat)
            for move in harness.all_moves(match):
                refusal = match.why_not(seat, move)
                assert (refusal is None) == (move in legal)
                if refusal is not None:
                    assert refusal.rule in GAME.rules("en")
                    assert all(monstrerie.say(refusal, lang) for lang in monstrerie.LANGUAGES)
        for viewer in (None, *range(players)):
            view = match.view(viewer)
            assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("players", [2, 3, 4])
def test_saves_and_replays(players: int) -> None:
    match = sensible_match(players, 3, ADVANCED)[-1]
    loaded = GAME.load(match.save())
    assert loaded.save() == match.save()
    assert harness.everything(loaded) == harness.everything(match)
    result = match.result
    assert result is not None
    assert [sum(parts.values()) for parts in result.breakdown] == list(result.scores)


def test_every_event_and_move_can_be_said_in_both_languages() -> None:
    names = ["Ani", "Inga", "Frank", "Jenny"]
    match = GAME.new(3, seed=11, **ADVANCED)
    events = list(match.opening_events)
    dice = Rng(11)
    while not match.over:
        for seat in match.to_act:
            prompt = match.view(seat)["prompt"]
            for lang in monstrerie.LANGUAGES:
                assert monstrerie.core.text.sentence(prompt["key"], prompt["data"], lang)
                for move in match.moves(seat):
                    assert monstrerie.say(move, lang, names)
                    assert monstrerie.say(move, lang, names, GAME.words(match.view(seat), seat, move))
        seat = match.to_act[0]
        assert isinstance(match.state, Petz)
        events += match.play(seat, GAME.move(match.state, sensible(match.state, dice)))
    for event in events:
        assert json.loads(json.dumps(event.data)) == event.data
        assert all(monstrerie.say(event, lang, names) for lang in monstrerie.LANGUAGES)


def test_hidden_cards_are_redrawn_from_what_can_be_there() -> None:
    """After a reshuffle the deck can only hold cards of that reshuffle, less what the seat drew from it."""
    for match in sensible_match(4, 5, ADVANCED):
        for seat in range(4):
            twin = match.determinise(seat, 9).state
            assert isinstance(twin, Petz)
            check(twin)
            state = match.state
            assert isinstance(state, Petz)
            for colour in range(4):
                assert count(twin.families[seat].hand[colour]) == count(state.families[seat].hand[colour])
                deck = twin.decks[colour][: twin.left[colour]]
                ceiling = state.families[seat].ceilings[colour]
                assert all(deck.count(card) <= cards_of(ceiling, card) for card in range(6))
