"""The bot: legal, honest, and better than chance (RA-PHY-38, 41, 43, 44)."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import pytest

from monstrerie import BadValue, Move, NotSupported, Rng
from monstrerie.bots import Budget, make, next_bot
from monstrerie.core import thinking
from monstrerie.core.fingerprint import fingerprint
from monstrerie.core.simulated import cores, threads
from monstrerie.games.rampage import GAME, Rampage
from monstrerie.games.rampage.bot import planner
from monstrerie.games.rampage.bot.heuristics import stomach_worth
from monstrerie.games.rampage.bot.planner import LEVELS, MOST
from monstrerie.games.rampage.moves import Breathe, Dine, Eat, Finish, Flick, Pay, Reveal
from monstrerie.games.rampage.state import Carnage

from .tables import BREATH, DONE, FLICK, OUT, Table, fallen, table
from .toy import ToyWorld


def think(t: Table, name: str, level: str = "normal") -> Move:
    game = t.match.game
    assert isinstance(game, Rampage)
    imagined = t.match.determinise(t.seat(name), Rng(2)).state
    assert isinstance(imagined, Carnage)
    move = game.bot.think(imagined, t.seat(name), level, Rng(1), None)
    assert move is not None
    return move


@pytest.mark.rule("RA-PHY-41", "RA-PHY-44")
def test_gestures_are_tried_with_the_own_tremor_in_a_city_a_little_off() -> None:
    for level, settings in LEVELS.items():
        t = table("A B", tremor="off")
        move = think(t, "A", level)
        assert t.match.why_not(0, move) is None
        assert getattr(move, "hand", settings.hand) == settings.hand != ""
        most = settings.tries + settings.best * settings.again
        assert t.world.plans == 1 and 0 < t.world.runs <= min(MOST, most)
        assert {hand for _, hand in t.world.seen} == {settings.hand}
        assert t.state.actions == 2, "the real table is untouched"


@pytest.mark.rule("RA-PHY-43")
def test_the_bot_knows_no_more_than_its_seat() -> None:
    t = table("A B", cards={"B": "mouthguard"}, stomachs={"A": "red"})
    other = table("A B", cards={"B": "tramp"}, stomachs={"A": "red"})
    other.state.tremor = Rng(99)
    assert think(t, "A") == think(other, "A")


def test_a_level_that_does_not_exist() -> None:
    t = table("A B")
    game = t.match.game
    assert isinstance(game, Rampage) and game.bot.think(t.state, 0, "random", Rng(1), None) is None


def test_it_fells_a_body_when_it_can() -> None:
    t = table("A B", at={"A": "ruin:S1", "B": "N"})

    def outcome(position: Any, gesture: Any) -> Any:
        return ({"body-1": fallen("N")} if type(gesture).__name__ == "Breath" else {}), True

    t.world.script.extend([outcome] * 40)
    assert type(think(t, "A")).__name__ == "Breathe"


def test_it_eats_what_it_lacks_and_pays_what_it_can_spare() -> None:
    t = table("A B", at={"A": "N"}, stomachs={"A": "red red red blue green black yellow"})
    red, grey = t.put("N red", "N grey")
    t.play("A", DONE)
    assert think(t, "A") == Dine("N")
    t.play("A", Dine("N"))
    assert think(t, "A") == Eat(int(grey.split("-")[1])) and red
    t = table("A B", tokens={"A": 0}, stomachs={"A": "red red red blue green black yellow grey"})
    t.next({"paws-0": OUT}).play("A", FLICK)
    assert think(t, "A") == Pay("red")


def test_it_uses_its_mouthguard() -> None:
    t = table("A B", cards={"B": "mouthguard"})
    t.next({"body-1": fallen("N")}).play("A", BREATH)
    assert think(t, "B") == Reveal("mouthguard")


def test_stomachs_are_worth_more_the_nearer_a_set_is() -> None:
    assert stomach_worth([1, 1, 1, 1, 1, 1]) == 10.0
    assert stomach_worth([1, 1, 1, 1, 1, 0]) > 5 * stomach_worth([1, 0, 0, 0, 0, 0])
    assert stomach_worth([2, 0, 0, 0, 0, 0]) < stomach_worth([1, 1, 0, 0, 0, 0])


@pytest.mark.parametrize(
    "options", [{}, {"side": "B", "baby_monsters": True}, {"made_to_measure": True}], ids=str
)
def test_it_plays_whole_matches_and_beats_chance(options: dict[str, Any]) -> None:
    """By points: who makes the last meeple flee, and loses all, is chance on a city so wild."""
    for seed in range(3):
        game = Rampage(lambda boxes: ToyWorld(boxes, wild=True))
        match, dice = game.new(2, seed=seed, tremor="off", **options), Rng(seed)
        while not match.over:
            seat = match.to_act[0]
            if seat == seed % 2:
                imagined = match.determinise(seat, dice).state
                assert isinstance(imagined, Carnage)
                move = game.bot.think(imagined, seat, "easy", dice, None)
                assert move is not None
            else:
                move = game.sample(match, seat, dice)
            match.play(seat, move)
        assert match.result is not None and isinstance(match.state, Carnage)
        bot, chance = match.result.scores[seed % 2], match.result.scores[1 - seed % 2]
        assert bot > chance, seed


def test_it_survives_a_city_that_cannot_be_simulated() -> None:
    t = table("A B", at={"A": "ruin:S1"})
    t.world.broken = True
    move = think(t, "A")
    assert isinstance(move, Finish | Flick) and t.match.why_not(0, move) is None


def test_the_bots_of_the_house_ask_the_game_and_chance_draws_gestures() -> None:
    game = Rampage(lambda boxes: ToyWorld(boxes, wild=True))
    match = game.new(2, seed=3, first="host")
    for name in ("random", "easy", "hard"):
        before = fingerprint(match.state)
        move = make(name, seed=4).choose(match, 0)
        assert match.why_not(0, move) is None and fingerprint(match.state) == before, name
    directions = set()
    for seed in range(30):
        drawn = make("random", seed=seed).choose(match, 0)
        directions |= {drawn.direction} if isinstance(drawn, Flick) else set()
    assert len(directions) > 3, "numbers are drawn anew, not the offered ones"
    for name in ("greedy", "search"):
        with pytest.raises(NotSupported, match=name):
            make(name).choose(match, 0)
    with pytest.raises(BadValue):
        make("hard").choose(match, 1)


def test_a_bot_keeps_to_the_time_it_is_given() -> None:
    t = table("A B")
    make("hard", seed=1).choose(t.match, 0, Budget(seconds=1e-6))
    assert 0 < t.world.runs <= 4 * planner.LEAST, "a few tries, not forty"


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_without_any_time_makes_the_best_of_a_few_tries(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    t, now, tried = table("A B", at={"A": "N"}), [0.0], []

    def late() -> float:
        """Whoever looks at the clock is too late."""
        now[0] += 1000.0
        return now[0]

    def worth(state: Carnage, seat: int, move: Move) -> float:
        tried.append(move)
        return float(len(tried))

    monkeypatch.setattr(thinking, "perf_counter", late)
    monkeypatch.setattr(planner, "_outcome", worth)
    move = make(level, seed=1).choose(t.match, 0)
    assert len(tried) == min(planner.LEAST, LEVELS[level].tries)
    assert move == tried[-1], "the best of them"


def test_a_bot_never_leaves_all_its_actions_unspent_while_floors_stand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = table("A B", at={"A": "N"})
    monkeypatch.setattr(planner, "_outcome", lambda state, seat, move: -1000.0)
    assert not isinstance(think(t, "A"), Finish), "however bad it looks"
    t.play("A", BREATH)
    assert isinstance(think(t, "A"), Finish), "one action was made; a second is worth nothing"


def test_a_bot_that_has_nothing_to_wreck_may_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("A B", at={"A": "N"})
    monkeypatch.setattr(planner, "_outcome", lambda state, seat, move: -1000.0)
    monkeypatch.setattr(planner, "judge", lambda state: type("Bare", (), {"on": {}}))
    assert isinstance(think(t, "A"), Finish)


def test_a_flick_is_as_strong_as_its_way_is_long() -> None:
    match = GAME.new(2, seed=4, first="host")
    state = match.state
    assert isinstance(state, Carnage)
    world = state.layout.world()
    assert world.slide(0.0) == 0.0
    for distance in (96.0, 170.0, 265.0):  # how far flicks of 0.3, 0.4 and 0.5 slide
        assert world.slide(distance) == pytest.approx(math.sqrt(distance / 1062), abs=0.01)
    own = world.poses(state.position)["paws-0"]
    spread = set()
    for seed in range(60):
        made = planner._aimed(state, 0, FLICK, Rng(seed))
        assert isinstance(made, Flick) and match.why_not(0, made) is None
        spread.add(round(made.strength, 2))
    assert len(spread) > 5 and own
    beside = planner._strength(state, "floor-S1-0", 365.0, Rng(1))
    assert 0.9 * 0.53 < beside < 1.06 * 0.53, "300 mm, up to the sidewalk"
    assert planner._strength(state, "body-1", 50.0, Rng(1)) == planner.PUSH


def test_a_bot_starts_nothing_that_would_outlast_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    t, now, tried = table("A B"), [0.0], []

    def slow(state: Carnage, seat: int, move: Move) -> float:
        """Whatever is tried takes 0.4 s of a core."""
        now[0] += 0.4 / threads()
        tried.append(move)
        return 0.0

    monkeypatch.setattr(thinking, "perf_counter", lambda: now[0])
    monkeypatch.setattr(planner, "_outcome", slow)
    make("hard", seed=1).choose(t.match, 0, Budget(seconds=1.0))
    assert tried
    assert now[0] <= 1.0


def test_a_hard_bot_expects_what_its_hand_makes_of_a_gesture(monkeypatch: pytest.MonkeyPatch) -> None:
    """A gesture that succeeds once by luck is not the best one."""
    t, tried = table("A B", at={"A": "N"}), list[Move]()

    def worth(state: Carnage, seat: int, move: Move) -> float:
        tried.append(move)
        lucky = isinstance(move, Flick) and tried.count(move) == 1
        return 100.0 if lucky else 50.0 if isinstance(move, Breathe) else 0.0

    monkeypatch.setenv("MONSTRERIE_BOT_THREADS", "1")
    monkeypatch.setattr(planner, "_outcome", worth)
    level = LEVELS["hard"]
    monkeypatch.setitem(planner.LEVELS, "hard", msgspec.structs.replace(level, best=level.tries))
    assert isinstance(think(t, "A", "hard"), Breathe)
    assert len(tried) == level.tries * (1 + level.again)
    tried.clear()
    assert isinstance(think(t, "A", "normal"), Flick), "one try each: luck counts"


def test_the_number_of_threads_changes_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    match = GAME.new(2, seed=4, first="host")
    few = planner.Level("expert", 6, 600.0, best=2, again=1)
    monkeypatch.setitem(planner.LEVELS, "hard", few)
    found, values, outcome = [], dict[str, list[float]](), planner._outcome

    def watched(state: Carnage, seat: int, move: Move) -> float:
        value = outcome(state, seat, move)
        values[number].append(value)
        return value

    monkeypatch.setattr(planner, "_outcome", watched)
    for number in ("1", "3"):
        values[number] = []
        monkeypatch.setenv("MONSTRERIE_BOT_THREADS", number)
        found.append(make("hard", seed=1).choose(match, 0))
    assert found[0] == found[1]
    assert sorted(values["1"]) == sorted(values["3"]) and len(values["1"]) == 8


def test_threads_are_a_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MONSTRERIE_BOT_THREADS", raising=False)
    assert threads() == cores() >= 1
    for said, number in (("3", 3), ("0", cores()), ("", cores())):
        monkeypatch.setenv("MONSTRERIE_BOT_THREADS", said)
        assert threads() == number
    for nonsense in ("many", "257", "-1"):
        monkeypatch.setenv("MONSTRERIE_BOT_THREADS", nonsense)
        with pytest.raises(BadValue, match=nonsense):
            threads()


def test_a_bot_gives_up_a_try_that_outlasts_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the city would tumble; it has a legal move all the same."""
    match = GAME.new(2, seed=4, first="host")
    while not isinstance(match.moves(match.to_act[0])[0], Flick):
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    monkeypatch.setattr(planner, "PATIENCE", 0.0)
    values, outcome = [], planner._outcome

    def watched(state: Carnage, seat: int, move: Move) -> float:
        values.append(outcome(state, seat, move))
        return values[-1]

    monkeypatch.setattr(planner, "_outcome", watched)
    move = make("hard", seed=1).choose(match, 0, Budget(seconds=1e-6))
    assert match.why_not(0, move) is None
    assert -math.inf in values, "a long try is given up"
    monkeypatch.setattr(planner, "_outcome", lambda state, seat, move: -math.inf)
    move = make("hard", seed=1).choose(match, 0, Budget(seconds=1e-6))
    assert match.why_not(0, move) is None and not isinstance(move, Finish), "and does something all the same"


def test_a_bot_leaves_its_partners_their_share() -> None:
    t = table("A B C D", teams="2-2")
    a, c = t.seat("A"), t.seat("C")
    assert next_bot(t.match, range(4)) == a, "among equals the first"
    assert next_bot(t.match, [1, 2, 3]) is None, "among equals people come first: A may take the first action"
    t.play("A", BREATH)
    assert next_bot(t.match, [1, 2, 3]) == c, "A has had one, C none"
    assert next_bot(t.match, range(4)) == c
    t.play("C", BREATH)
    assert next_bot(t.match, [1, 2, 3]) is None, "the third action is A's if A likes"
    t.play("A", DONE)
    assert next_bot(t.match, [1, 2, 3]) == c, "and C's if not: none is lost"
    t.play("C", BREATH)
    assert t.asked == "meal" and next_bot(t.match, [1, 2, 3]) == c, "meals are nobody's but one's own"


def test_nobody_waits_for_a_partner_who_can_do_nothing() -> None:
    t = table("A B C D", teams="2-2", cards={"C": "tramp"})
    t.play("A", BREATH)
    t.state.benched[t.seat("C")] = True
    assert "C" in t.turn, "C may still play a Secret Superpower"
    assert next_bot(t.match, [0, 1, 3]) == t.seat("A")


def test_a_share_is_for_one_turn() -> None:
    t = table("A B C D", teams="2-2")
    t.play("A", BREATH, BREATH, BREATH)
    while t.match.to_act and not set(t.match.to_act) & {1, 3}:
        seat = t.match.to_act[0]
        t.match.play(seat, next(move for move in t.match.moves(seat) if isinstance(move, Finish)))
    for name in "BD":
        t.play(name, DONE)
    while set(t.match.to_act) & {1, 3}:
        seat = t.match.to_act[0]
        t.match.play(seat, next(move for move in t.match.moves(seat) if isinstance(move, Finish)))
    assert t.state.actions == 3 and next_bot(t.match, range(4)) == t.seat("A")


def test_the_last_floor_is_aimed_at_among_many_meeples(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table("A B")
    turned = {"paws-0": (0.0, 0.0), "floor-S1-0": (0.0, 90.0), "body-1": (-50.0, 0.0)}
    turned |= {f"meeple-{number}": (80.0, 0.0) for number in range(60)}
    monkeypatch.setattr(t.world, "poses", lambda position: {name: [*at, 0.0] for name, at in turned.items()})
    dice = Rng(3)
    aims = [planner._aimed(t.state, 0, FLICK, dice) for _ in range(120)]
    toward = [move.direction for move in aims if isinstance(move, Flick)]
    assert all(toward.count(turn) >= 10 for turn in (0.0, 90.0, 180.0)), "meeples, the floor, the other Body"
