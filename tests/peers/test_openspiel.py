"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

from monstrerie.envs import openspiel

pytestmark = [pytest.mark.peer, pytest.mark.filterwarnings("ignore")]
NAMES = openspiel.register_all()
EVERY_GAME = pytest.mark.parametrize("name", NAMES)


@EVERY_GAME
def test_random_simulations(name: str) -> None:
    for parameters in ({}, {"players": 4}):
        pyspiel.random_sim_test(
            pyspiel.load_game(name, parameters), num_sims=3, serialize=False, verbose=False
        )


@EVERY_GAME
def test_information_set_search(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    state.apply_action(5)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=10)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@EVERY_GAME
def test_a_learning_algorithm_takes_a_few_steps(name: str) -> None:
    game = pyspiel.load_game(name, {"seeds": 2})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    chances = solver.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)


@EVERY_GAME
def test_what_a_seat_can_not_know_is_not_in_its_information_state(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(8):
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, np.random.RandomState(3).rand)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
        state.apply_action(state.legal_actions()[0])
