"""The same measurement for other people's engines: random playouts on one core through their Python
interface. Time is the processor's, so that a busy machine matters less.
"""

from __future__ import annotations

import random
from time import process_time
from typing import Any, NamedTuple

LONGEST = 2000
"""Decisions after which a match is broken off: at random, crazy eights may draw and reshuffle for ever."""
CARD_GAMES = ("hearts", "spades", "crazy_eights", "euchre")


class Peer(NamedTuple):
    """What was measured of one peer."""

    name: str
    matches_a_second: float
    microseconds_a_decision: float
    copies_a_second: float


def pyspiel_game(name: str, seconds: float, by_index: bool = False) -> Peer:
    """OpenSpiel's C++ game. Decisions are those of players; chance is drawn by its probabilities, as in
    OpenSpiel's own examples, and counts as part of the match. Where all outcomes are equally likely, as in
    hearts, any of them can be picked `by_index`, which is faster.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(7)
    choose = dice.random
    matches = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        last = decisions + LONGEST
        while not state.is_terminal() and decisions < last:
            if state.is_chance_node() and not by_index:
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                decisions += not state.is_chance_node()
                state.apply_action(legal[int(choose() * len(legal))])
        matches += 1
    took = process_time() - start
    state = game.new_initial_state()
    while state.is_chance_node():
        legal = state.legal_actions()
        state.apply_action(legal[int(choose() * len(legal))])
    title = f"OpenSpiel {name}{', chance by index' if by_index else ''}"
    return Peer(title, matches / took, 1e6 * took / decisions, _copies(state.clone, seconds / 4))


def catanatron(seconds: float) -> Peer:
    """Catanatron, four players who play at random: a decision is one action of its log."""
    from catanatron import Color, Game, RandomPlayer

    matches = decisions = 0
    random.seed(7)
    start = process_time()
    while process_time() - start < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        decisions += _actions(game)
        matches += 1
    took = process_time() - start
    return Peer("Catanatron", matches / took, 1e6 * took / decisions, _copies(game.copy, seconds / 4))


def _actions(game: Any) -> int:
    state = game.state
    return len(getattr(state, "action_records", None) or state.actions)


def _copies(copy: Any, seconds: float) -> float:
    made = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(100):
            copy()
        made += 100
    return made / (process_time() - start)
