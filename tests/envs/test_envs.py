"""Our side of the research interfaces: observations, masks, rewards, batches, clear errors."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import monstrerie
from monstrerie import BadValue, NotSupported, Rng
from monstrerie.core.observation import named, width
from monstrerie.envs import Batch, aec, parallel
from monstrerie.envs.seats import REWARDS, Setting

from .. import harness

monstrerie.register("tests.tiny:GAME")
GAMES = [game for game in monstrerie.games().values() if game.actions and game.fields(game.players.start)]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@EVERY_GAME
def test_observations_fill_their_fields_and_keep_secrets(game: monstrerie.Game) -> None:
    for players, options in harness.tables(game):
        fields = game.fields(players)
        highs = [field.high for field in fields for _ in range(field.size)]
        assert len({field.name for field in fields}) == len(fields) and all(field.about for field in fields)

        def look(match: monstrerie.Match, highs: list[int] = highs, wide: int = width(fields)) -> None:
            for seat in range(match.players):
                seen = game.observe(match.state, seat)
                assert len(seen) == wide
                assert all(0 <= value <= min(255, high) for value, high in zip(seen, highs, strict=True))
                twin = match.determinise(seat, Rng(len(match.log)))
                assert game.observe(twin.state, seat) == seen

        harness.play_randomly(game.new(players, seed=2, **options), 2, look)


def test_an_observation_of_mighty_monsters_says_what_the_view_says() -> None:
    game = monstrerie.game("mighty-monsters")
    match = harness.after(game, 4, 5, 17, whim=True)
    for seat in range(4):
        view, seen = match.view(seat), named(game.fields(4), game.observe(match.state, seat))
        around = [(seat + other) % 4 for other in range(4)]
        assert seen["gold"] == [view["seats"][other]["gold"] for other in around]
        assert seen["hand_size"] == [view["seats"][other]["hand_size"] for other in around]
        assert seen["guard_total"] == [guard["total"] for guard in view["guards"]]
        own = [
            1 if strength in [card["strength"] for card in view["hand"]] else 0 for strength in range(1, 6)
        ]
        assert seen["in_hand"][:5] == own
        assert seen["tile"].index(1) + 1 == view["king"]["tile"]
        assert sum(seen["guards_seen"]) == len(view["seen_guards"])
        standing = [monster for guard in view["guards"] for monster in guard["monsters"]]
        assert seen["space_strength"] == [monster["strength"] if monster else 0 for monster in standing]
        assert around[seen["first_player"].index(1)] == view["first_seat"]


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards(reward: str) -> None:
    setting = Setting("mighty-monsters", 4, reward, {})
    state = setting.state(3)
    while not state.done:
        state.apply(state.legal()[0])
    got, scores = setting.rewards(state), state.scores()
    if reward == "win":
        assert sum(got) == pytest.approx(1) and got[scores.index(max(scores))] > 0
    if reward == "rank":
        assert sum(got) == pytest.approx(0) and -1 <= min(got) <= max(got) <= 1
    if reward == "score":
        assert got == [float(score) for score in scores]


def test_a_whole_match_in_turn() -> None:
    env = aec("mighty-monsters", players=3)
    env.reset(seed=4)
    dice = Rng(1)
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over else int(legal[dice.below(len(legal))]))
        assert agent.startswith("seat_")
    assert env.agents == []


@pytest.mark.parametrize("action", [-1, 65, 66, 10**9, None])
def test_illegal_actions_are_refused_and_change_nothing(action: int | None) -> None:
    env = aec("mighty-monsters", players=3, factions="dealt")
    env.reset(seed=4)
    before = env.observe(env.agent_selection)["observation"].tobytes()
    with pytest.raises(BadValue, match="mask"):
        env.step(action)
    assert env.observe(env.agent_selection)["observation"].tobytes() == before


def test_all_at_once() -> None:
    env = parallel("mighty-monsters", players=3)
    seen, _ = env.reset(seed=4)
    while env.agents:
        actions = {agent: int(np.flatnonzero(look["action_mask"])[0]) for agent, look in seen.items()}
        seen, rewards, over, _, _ = env.step(actions)
    assert all(over.values()) and sum(rewards.values()) == pytest.approx(1)
    env.reset(seed=4)
    with pytest.raises(BadValue, match="mask"):
        env.step(dict.fromkeys(env.agents, 66))


def test_one_seat_against_bots() -> None:
    env = gymnasium.make("monstrerie/MightyMonsters-v0", opponents="greedy,random,easy", players=4)
    seen, info = env.reset(seed=1)
    over, reward = False, 0.0
    while not over:
        seen, gained, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        reward += float(gained)
    assert 0.0 <= reward <= 1.0 and len(info["scores"]) == 4
    with pytest.raises(BadValue, match="reset"):
        env.unwrapped.step(0)


def test_an_illegal_action_of_the_one_seat_is_explained_or_raised() -> None:
    env = gymnasium.make("monstrerie/MightyMonsters-v0", factions="dealt")
    before, _ = env.reset(seed=1)
    seen, reward, over, _, info = env.step(65)
    assert info["refused"]["rule"] == "MM-SET-14" and reward == 0 and not over
    assert (seen["observation"] == before["observation"]).all()
    for action in (66, -1, 10**9):
        with pytest.raises(BadValue, match="mask"):
            env.unwrapped.step(action)
    strict = gymnasium.make("monstrerie/MightyMonsters-v0", strict=True, factions="dealt")
    strict.reset(seed=1)
    with pytest.raises(BadValue, match="mask"):
        strict.step(65)


def test_the_same_seed_gives_the_same_episode() -> None:
    def episode() -> list[bytes]:
        env = gymnasium.make("monstrerie/MightyMonsters-v0", opponents="random")
        seen, _ = env.reset(seed=9)
        rows, over = [seen["observation"].tobytes()], False
        while not over:
            seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
            rows.append(seen["observation"].tobytes())
        return rows

    assert episode() == episode()


def test_vectorised_environments_work() -> None:
    envs = gymnasium.make_vec("monstrerie/MightyMonsters-v0", num_envs=3, opponents="random")
    seen, _ = envs.reset(seed=1)
    for _ in range(20):
        seen, _, _, _, _ = envs.step(seen["action_mask"].argmax(axis=1))
    assert seen["observation"].shape[0] == 3
    envs.close()


def test_a_batch_plays_like_single_tables() -> None:
    batch = Batch("mighty-monsters", 5, players=3, seed=8)
    twins = [state.copy() for state in batch.states]
    seen, ended = batch.look(), 0
    for _ in range(120):
        actions = seen.masks.argmax(axis=1)
        for number, twin in enumerate(twins):
            if not twin.done:
                assert seen.seats[number] == twin.current
                assert seen.observations[number].tobytes() == batch.setting.game.observe(twin, twin.current)
                assert np.flatnonzero(seen.masks[number]).tolist() == twin.legal()
                twin.apply(int(actions[number]))
        seen = batch.step(actions)
        ended += int(seen.done.sum())
        assert ((seen.rewards.sum(axis=1) > 0.99) == seen.done).all()
    assert ended >= 5


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: aec("zorg"), "zorg"),
        (lambda: aec("mighty-monsters", players=9), "3 to 6"),
        (lambda: aec("mighty-monsters", zorg=1), "zorg"),
        (lambda: aec("mighty-monsters", reward="fame"), "win, rank, score"),
        (lambda: Batch("mighty-monsters", 0), "batch"),
        (lambda: gymnasium.make("monstrerie/MightyMonsters-v0", opponents="zorg").reset(), "zorg"),
        (lambda: gymnasium.make("monstrerie/MightyMonsters-v0", opponents="easy,easy,easy"), "opponents"),
        (lambda: gymnasium.make("monstrerie/MightyMonsters-v0", seat=7), "seat"),
    ],
    ids=range(8),
)
def test_tables_that_can_not_be_set(make: Any, says: str) -> None:
    with pytest.raises(monstrerie.MonstrerieError, match=says):
        make()


def test_a_game_without_observations_says_so() -> None:
    with pytest.raises(NotSupported, match="boo"):
        aec("boo")


def test_batches_check_all_actions_before_playing_any() -> None:
    batch = Batch("mighty-monsters", 3, seed=1)
    before = batch.look().observations.tobytes()
    good = batch.look().masks.argmax(axis=1)
    for bad in (np.array([good[0], good[1], 999]), good[:2]):
        with pytest.raises(BadValue):
            batch.step(bad)
    assert batch.look().observations.tobytes() == before


def test_pictures() -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray)):
        env = aec("mighty-monsters", players=3, render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)
    assert aec("mighty-monsters").render_mode is None
