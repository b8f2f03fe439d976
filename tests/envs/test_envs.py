"""Our side of the research interfaces: observations, masks, rewards, batches, clear errors."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import monstrerie
from monstrerie import BadValue, NotSupported, Rng
from monstrerie.core.fingerprint import fingerprint
from monstrerie.core.observation import named, width
from monstrerie.core.simulated import Simulated
from monstrerie.core.state import Step
from monstrerie.envs import Batch, Zoo, aec, parallel
from monstrerie.envs.__main__ import main as describe
from monstrerie.envs.seats import REWARDS, Setting

from .. import harness, tiny

UNTYPED: Any = aec
ORDERS = ("food", "reputation", "dig", "mine", "imps", "traps", "monsters", "room")
monstrerie.register("tests.tiny:GAME")
GAMES = [game for game in monstrerie.games().values() if not game.simulated and game.observation]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@EVERY_GAME
def test_observations_fill_their_fields_and_keep_secrets(game: monstrerie.Game) -> None:
    for players, options in harness.tables(game):
        fields = game.fields(players)
        highs = [field.high for field in fields for _ in range(field.size)]
        assert len({field.name for field in fields}) == len(fields) and all(field.about for field in fields)

        def check(match: monstrerie.Match, highs: list[int] = highs, wide: int = width(fields)) -> None:
            for seat in range(match.players):
                seen = game.observe(match.state, seat)
                assert len(seen) == wide
                assert all(0 <= value <= min(255, high) for value, high in zip(seen, highs, strict=True))
                twin = match.determinise(seat, Rng(len(match.log)))
                assert game.observe(twin.state, seat) == seen

        harness.play_randomly(game.new(players, seed=2, **options), 2, check)


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


def test_an_observation_of_dungeon_lords_says_what_the_view_says() -> None:
    game = monstrerie.game("dungeon-lords")
    for moves in (4, 40, 150):
        match = harness.after(game, 4, 5, moves)
        for seat in range(4):
            view, seen = match.view(seat), named(game.fields(4), game.observe(match.state, seat))
            lords = [view["seats"][(seat + other) % 4] for other in range(4)]
            for field in ("gold", "food", "imps", "idle", "evil", "taxes", "miners", "trap_count"):
                assert seen[field] == [lord[field] for lord in lords], field
            tiles = [tile["space"] for tile in lords[1]["tiles"]]
            assert [space for space in range(20) if seen["tiles"][20 + space]] == tiles
            for other, lord in enumerate(lords):
                orders = [ORDERS.index(order["order"]) for order in lord["orders"]]
                part = seen["orders"][24 * other : 24 * other + 24]
                assert [at % 8 for at, bit in enumerate(part) if bit] == orders
                assert sum(seen["lair"][9 * other : 9 * other + 9]) == sum(m["count"] for m in lord["lair"])
            assert seen["to_act"] == [int((seat + other) % 4 in view["to_act"]) for other in range(4)]
            assert sum(seen["asked"]) == (seat in view["to_act"])
            known = [at // 18 for at, bit in enumerate(seen["cards"]) if bit]
            assert known == [at for at, card in enumerate(view["cards"]) if card["card"]]


def test_an_observation_of_dungeon_petz_says_what_the_view_says() -> None:
    game = monstrerie.game("dungeon-petz")
    for moves in (5, 60, 200):
        match = harness.after(game, 3, 5, moves, double=True)
        for seat in range(3):
            view, seen = match.view(seat), named(game.fields(3), game.observe(match.state, seat))
            burrows = [view["seats"][(seat + other) % 3] for other in range(3)]
            assert seen["gold"] == [burrow["gold"] for burrow in burrows]
            for field in ("home", "busy", "hospital"):
                assert seen[field] == [burrow["imps"][field] for burrow in burrows], field
            assert seen["platform"] == [burrow["imps"]["for_sale"] for burrow in burrows]
            assert seen["hand_size"] == [size for burrow in burrows for size in burrow["hand_sizes"].values()]
            assert seen["potions"] == [burrow["potions"] for burrow in burrows]
            assert sum(seen["hand"]) == sum(burrows[0]["hand_sizes"].values())
            plots = [plot for burrow in burrows for plot in burrow["plots"]]
            assert seen["manure"] == [plot["manure"] for plot in plots]
            assert seen["sizes"] == [plot["pet"]["size"] if plot["pet"] else 0 for plot in plots]
            for at, plot in enumerate(plots):
                cards = plot["pet"]["cards"] if plot["pet"] else []
                assert seen["face_down"][at] == cards.count(None)
                codes = seen["cards"][7 * at : 7 * at + 7]
                assert sum(code > 0 for code in codes) == len(cards) - cards.count(None)
            assert seen["to_act"] == [int((seat + other) % 3 in view["to_act"]) for other in range(3)]
            assert sum(seen["asked"]) == (seat in view["to_act"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_decision_of_a_game_is_among_those_of_its_observation(game: monstrerie.Game) -> None:
    asked = next((field for field in game.fields(3) if field.name == "asked"), None)
    if asked is None:  # a game of one kind of decision
        return
    known = set(asked.about.partition(": ")[2].split(", "))
    home = type(game).__module__
    sentences = {
        getattr(kind, "sentence", "")
        for kind in all_kinds(Step)
        if kind.__module__.startswith(home) and kind.legal is not Step.legal
    }
    names = {sentence.partition("-prompt-")[2] for sentence in sentences - {""}}
    # Taking a cage, an addon or a pet is one decision to learners.
    asks = {"take" if game.name == "dungeon-petz" and name.startswith("take-") else name for name in names}
    assert asks == known and len(known) == asked.size


def all_kinds(kind: type[Any]) -> list[type[Any]]:
    """A class's descendants."""
    return [found for child in kind.__subclasses__() for found in (child, *all_kinds(child))]


def test_the_reference_states_the_true_sizes() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    rows = [line.split("|") for line in page.splitlines() if re.match(r"\| `[a-z-]+`[^|]*\| \d to \d", line)]
    assert {row[1].split("`")[1] for row in rows} >= set(monstrerie.games()) - {"boo"}
    for row in rows:
        game = monstrerie.game(row[1].split("`")[1])
        if game.missing():
            continue
        fewest, most = game.players.start, game.players.stop - 1
        assert row[2].strip() == f"{fewest} to {most}"
        actions = (
            f"{len(game.kinds)} kinds, {len(game.numbers)} numbers"
            if isinstance(game, Simulated)
            else f"{game.actions} ids"
        )
        assert row[3].strip() == actions
        wide = f"{width(game.fields(fewest))} to {width(game.fields(most))}"
        assert row[4].split(",")[0].strip() == wide


@EVERY_GAME
def test_a_command_lists_the_fields(game: monstrerie.Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert describe([game.name]) == 0
    output = capsys.readouterr().out
    assert all(f"{field.name}: {field.about}" in output for field in game.fields(game.players.start))
    assert describe([game.name, "--players", "99"]) == 2
    assert "players" in capsys.readouterr().err


@pytest.mark.skipif("rampage" not in monstrerie.games(), reason="the extra `rampage` is not installed")
@pytest.mark.parametrize("players", [2, 5])
def test_a_learner_plays_rampage_with_gestures(players: int) -> None:
    env: Any = aec("rampage", players=players)
    env.reset(seed=6)
    game, dice = env.setting.game, np.random.default_rng(1)
    for _ in range(6):
        agent = env.agent_selection
        seat = env.setting.seat(agent)
        row = game.observe(env.table, seat)
        twin = env.table.copy()
        game.redraw(twin, seat, Rng(9))
        assert game.observe(twin, seat) == row and len(row) == 4 * env.setting.width
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        kind = int(dice.choice(np.flatnonzero(seen["action_mask"])))
        numbers = dice.random(len(game.numbers), dtype=np.float32)
        for bad in (
            3,
            {"kind": kind},
            {"kind": kind, "numbers": numbers[:3]},
            {"kind": kind, "numbers": numbers + 1},
        ):
            with pytest.raises(BadValue):
                env.step(bad)
        shaped = game.shape(env.table, seat, game.kinds[kind], numbers.tolist())
        assert isinstance(shaped, game.kinds[kind]) and game.refuse(env.table, seat, shaped) is None
        env.step({"kind": kind, "numbers": numbers})
    with pytest.raises(NotSupported, match="aec"):
        Batch("rampage", 2)


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
    if reward == "none":
        assert got == [0.0] * 4


def test_half_points_decide_about_ranks_too() -> None:
    setting = Setting("dungeon-petz", 2, "rank", {})
    state: Any = setting.state(3)
    state.families[0].reputation, state.families[1].reputation = 40, 41
    assert state.scores() == [20, 20] and setting.rewards(state) == [-1.0, 1.0]


@pytest.mark.parametrize("make", [aec, parallel], ids=["aec", "parallel"])
def test_score_differences_add_up_to_the_score(make: Any) -> None:
    env = make("mighty-monsters", players=3, reward="none", differences=0.5)
    first = env.reset(seed=4)
    start = env.table.scores()
    total = dict.fromkeys(env.possible_agents, 0.0)
    seen = first[0] if make is parallel else None
    while env.agents:
        if seen is None:
            look, _, over, _, _ = env.last()
            env.step(None if over else int(np.flatnonzero(look["action_mask"])[0]))
            if not over:
                total = {agent: total[agent] + env.rewards[agent] for agent in total}
        else:
            actions = {agent: int(np.flatnonzero(look["action_mask"])[0]) for agent, look in seen.items()}
            seen, gained, _, _, _ = env.step(actions)
            total = {agent: total[agent] + gained[agent] for agent in total}
    won = [end - begin for end, begin in zip(env.table.scores(), start, strict=True)]
    assert list(total.values()) == pytest.approx([0.5 * points for points in won])


def test_cycles_truncate() -> None:
    env = aec("dungeon-lords", players=2, max_cycles=3)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        assert not over
        env.step(None if cut else int(seen["action_mask"].argmax()))
        steps += not cut
    assert steps == 6 and env.agents == []


def test_a_reset_without_a_seed_goes_on_and_one_with_a_seed_begins_again() -> None:
    env: Any = aec("mighty-monsters")
    other: Any = aec("mighty-monsters")
    rows = []
    for seed in (5, None, 5, None):
        env.reset(seed=seed)
        rows.append(env.observe("seat_0")["observation"].tobytes() + str(env.table.pile).encode())
    assert rows[:2] == rows[2:] and rows[0] != rows[1]
    env.reset()
    other.reset()
    assert env.table.pile != other.table.pile, "without any seed two tables differ"


def test_calls_in_the_wrong_order_are_told_as_pettingzoo_tells_them() -> None:
    env: Any
    for env in (aec("mighty-monsters", render_mode="ansi"), parallel("mighty-monsters", render_mode="ansi")):
        with pytest.raises(AssertionError, match="reset"):
            env.step(0)
        with pytest.raises(AssertionError, match="reset"):
            env.render()
    with pytest.raises(AssertionError, match="reset"):
        aec("mighty-monsters").observe("seat_0")
    with pytest.raises(gymnasium.error.ResetNeeded):
        gymnasium.make("monstrerie/MightyMonsters-v0").unwrapped.step(0)


def test_a_step_after_the_end_changes_nothing() -> None:
    env: Any = aec("mighty-monsters", max_cycles=1)
    env.reset(seed=1)
    for _ in env.agent_iter():
        look, _, _, cut, _ = env.last()
        if cut:
            with pytest.raises(ValueError, match="None"):
                env.step(0)
        env.step(None if cut else int(look["action_mask"].argmax()))
    before = env.table.copy()
    env.step(0)
    assert env.agents == [] and fingerprint(env.table) == fingerprint(before)


@pytest.mark.parametrize("seed", [-1, 1.5, "x", 1 << 63], ids=str)
def test_seeds_that_are_none(seed: Any) -> None:
    for env in (aec("mighty-monsters"), parallel("mighty-monsters")):
        with pytest.raises(BadValue, match="seed"):
            env.reset(seed=seed)


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


@pytest.mark.parametrize("action", [-1, 65, 66, 10**9, None, 3.7, "3", [3], {"kind": 3}], ids=str)
def test_illegal_actions_are_refused_and_change_nothing(action: Any) -> None:
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
    for actions, says in (
        (dict.fromkeys(env.agents, 66), "mask"),
        (dict.fromkeys(env.agents[1:], 66), "seat_0"),
        ({**dict.fromkeys(env.agents, 66), "bob": 1}, "bob"),
    ):
        with pytest.raises(BadValue, match=says):
            env.step(actions)


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
    seen, ended = batch.observe(), 0
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
        (lambda: gymnasium.make("monstrerie/MightyMonsters-v0", opponents="zorg"), "zorg"),
        (lambda: UNTYPED("mighty-monsters", players=3.0), "3 to 6"),
        (lambda: aec("dungeon-lords", rules="half"), "first, full"),
        (lambda: UNTYPED("mighty-monsters", differences="much"), "much"),
        (lambda: aec("mighty-monsters", max_cycles=0), "cycles"),
        (lambda: aec("mighty-monsters", render_mode="film"), "film"),
        (lambda: aec("mighty-monsters").observation_space("seat_9"), "seat_0, seat_1, seat_2"),
        (lambda: parallel("mighty-monsters").action_space("bob"), "bob"),
        (lambda: Zoo("mighty-monsters", players=9).env(), "3 to 6"),
    ],
    ids=range(17),
)
def test_tables_that_can_not_be_set(make: Any, says: str) -> None:
    with pytest.raises(monstrerie.MonstrerieError, match=says):
        make()


def test_a_game_without_observations_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.BooGame, "observation", None)
    with pytest.raises(NotSupported, match="Boo! has no observation"):
        aec("boo")


def test_a_game_registered_late_is_known_to_the_field(monkeypatch: pytest.MonkeyPatch) -> None:
    late = type("Late", (tiny.BooGame,), {"name": "late-boo"})()
    monkeypatch.setattr(tiny, "LATE", late, raising=False)
    monkeypatch.setattr(sys.modules["monstrerie.games"], "_GUESTS", {})
    monstrerie.register("tests.tiny:LATE")
    env = gymnasium.make("monstrerie/LateBoo-v0")
    env.reset(seed=3)
    del gymnasium.registry["monstrerie/LateBoo-v0"]


def test_batches_check_all_actions_before_playing_any() -> None:
    batch = Batch("mighty-monsters", 3, seed=1)
    before = batch.observe().observations.tobytes()
    good = batch.observe().masks.argmax(axis=1)
    for bad in (np.array([good[0], good[1], 999]), good[:2]):
        with pytest.raises(BadValue):
            batch.step(bad)
    assert batch.observe().observations.tobytes() == before


def test_pictures() -> None:
    for mode, kind in (("ansi", str), ("rgb_array", np.ndarray)):
        env = aec("mighty-monsters", players=3, render_mode=mode)
        env.reset(seed=1)
        assert isinstance(env.render(), kind)
    assert aec("mighty-monsters").render_mode is None
