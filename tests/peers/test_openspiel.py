"""OpenSpiel's own tests and algorithms on our games."""

from __future__ import annotations

import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr, tabular_qlearner

import monstrerie
from monstrerie.envs import openspiel

pytestmark = [pytest.mark.peer, pytest.mark.filterwarnings("ignore")]
NAMES = openspiel.register_all()
EVERY_GAME = pytest.mark.parametrize("name", NAMES)


def test_all_games_with_action_ids_are_registered() -> None:
    table_games = {
        game.name for game in monstrerie.games().values() if not game.simulated and game.observation
    }
    assert set(NAMES) == {openspiel.short_name(name) for name in table_games}
    assert len(NAMES) >= 3 and set(NAMES) <= set(pyspiel.registered_names())


@EVERY_GAME
def test_random_simulations(name: str) -> None:
    for parameters in ({}, {"players": 4}):
        game = pyspiel.load_game(name, parameters)
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@EVERY_GAME
def test_the_rules_of_the_interface(name: str) -> None:
    few = api_test.sample_some_states.sample_some_states

    class Checked(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game = pyspiel.load_game(name, {"players": 3})
        game_name = name

        @classmethod
        def setUpClass(cls) -> None:
            """As OpenSpiel does it, with fewer states."""
            cls.some_states = few(cls.game, max_states=30)
            cls.game_type = cls.game.get_type()

    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Checked).run(found)
    assert found.testsRun >= 4
    assert not found.failures and not found.errors, (found.failures + found.errors)[0][1]


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
def test_a_solver_takes_a_few_steps(name: str) -> None:
    game = pyspiel.load_game(name, {"seeds": 2})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(2):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    chances = solver.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)


@EVERY_GAME
def test_a_learner_takes_a_few_steps(name: str) -> None:
    env = rl_environment.Environment(pyspiel.load_game(name), include_full_state=False)
    learners = [
        tabular_qlearner.QLearner(player_id=player, num_actions=env.action_spec()["num_actions"])
        for player in range(env.num_players)
    ]
    step: Any = env.reset()
    for _ in range(30):
        if step.last():
            break
        player = step.observations["current_player"]
        action = learners[player].step(step).action
        assert action in step.observations["legal_actions"][player]
        step = env.step([action])
    width = env.observation_spec()["info_state"][0]
    assert len(step.observations["info_state"][0]) == width


@EVERY_GAME
def test_what_a_seat_can_not_know_is_not_in_its_information_state(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(8):
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, np.random.RandomState(3).rand)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
        state.apply_action(state.legal_actions()[0])


@pytest.mark.parametrize(
    ("params", "says"),
    [({"players": 9}, "players"), ({"seeds": 0}, "seeds"), ({"zorg": 1}, "zorg"), ({"row": "yes"}, "row")],
    ids=str,
)
def test_games_that_can_not_be_loaded(params: dict[str, Any], says: str) -> None:
    with pytest.raises((ValueError, RuntimeError, monstrerie.MonstrerieError), match=says):
        pyspiel.load_game("monstrerie_mighty_monsters", params).new_initial_state()
