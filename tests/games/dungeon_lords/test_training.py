"""Training combats (DL-TRN, DL-EX-20 to 24), the solver, and the stream of school."""

from __future__ import annotations

import pytest

import monstrerie
from monstrerie import Rng
from monstrerie.core.puzzles import LEVELS
from monstrerie.core.text import sentence
from monstrerie.core.view import Sentence
from monstrerie.games.dungeon_lords import GAME, moves, school
from monstrerie.games.dungeon_lords.bot.solver import TILE_LOST, Solver, action_values, cards_to_come, solve
from monstrerie.games.dungeon_lords.moves import Attack, Lay, NoTrap, Ready, Send, Target
from monstrerie.games.dungeon_lords.names import TRAPS
from monstrerie.games.dungeon_lords.preview import at_once
from monstrerie.games.dungeon_lords.rules.packed import TILE
from monstrerie.games.dungeon_lords.school import Training
from monstrerie.games.dungeon_lords.state import GONE, Realm

from .tables import mask, table


def play(state: Realm, *line: monstrerie.Move) -> Realm:
    """Play moves of the trainee, each of them legal."""
    for move in line:
        action = moves.action(state, move)
        assert action in state.legal(), (move, [moves.move(state, legal) for legal in state.legal()])
        state.apply(action)
    return state


def wounds(state: Realm) -> list[int]:
    return [hero >> 6 & TILE for hero in state.lords[0].party]


@pytest.mark.rule("DL-TRN-01", "DL-TRN-02", "DL-TRN-03", "DL-TRN-06")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_training_dungeon(number: int) -> None:
    state = school.scenario(number).state
    lord = state.lords[0]
    assert lord.filled == mask("C1 C2 C3") and lord.rooms == 0 and len(lord.party) == 3
    assert all(hero < 16 for hero in lord.party) and state.year == 1, "first-year tiles and traps"
    assert set(state.layout.fatigue) == {2} and state.paladin == GONE
    events: list[monstrerie.Event] = []
    while not state.done:
        state.events = events
        state.apply(state.legal()[-1])
    heard = {event.kind for event in events}
    assert "dl-cast" not in heard and "dl-evil-lost" not in heard and "dl-paladin-came" not in heard
    assert {event.data["fatigue"] for event in events if event.kind == "dl-fatigue"} <= {2}


@pytest.mark.rule("DL-TRN-04")
def test_training_goes_on_until_one_side_is_beaten() -> None:
    # Held three times, fought once more: five rounds, and nobody sends the party home after four.
    state = school.table(
        Training(["warrior 5", "warrior 4", "warrior 4"], ["trap-door", "trap-door"], ["slime", "slime"])
    )
    for line in (
        [Lay("trap-door"), Ready()],
        [Lay("trap-door"), Ready()],
        [Send("slime"), Attack("slime", 2, 1)],
        [Send("slime"), Attack("slime", 2, 1)],
    ):
        play(state, *line)
    assert state.done and state.lords[0].conquered == mask("C1 C2 C3")
    assert school.scenario(1).state.lords[0].conquered == 0
    state = school.table(Training(["warrior 3"]))
    assert state.done and len(state.lords[0].prison) == 1, "eliminated by fatigue in the second round"


@pytest.mark.rule("DL-TRN-05")
def test_the_scenarios_use_each_silver_tile_but_the_wizards_once() -> None:
    layout = school.scenario(1).state.layout

    def printed(hero: int) -> tuple[int, int, int]:
        return layout.klass[hero], layout.hp[hero], layout.disarm[hero] + layout.heal[hero]

    used = [printed(hero) for number in (1, 2, 3, 4) for hero in school.scenario(number).state.lords[0].party]
    assert sorted(used) == sorted(printed(hero) for hero in range(12))


@pytest.mark.rule("DL-APM-13", "DL-CMB-90", "DL-CMB-94", "DL-CMB-97", "DL-CMB-96", "DL-CMB-86")
def test_first_scenario() -> None:
    """DL-EX-20."""
    for last in ([Send("goblin")], [Ready()]):
        state = play(school.scenario(1).state, Lay("rolling-stone"), Send("troll"), Attack("troll", 2, 1))
        assert wounds(state) == [2] and state.lords[0].conquered == mask("C1")
        play(state, *last)
        assert state.done and state.lords[0].conquered == mask("C1")
        assert (state.lords[0].food, len(state.lords[0].prison)) == (0, 3)
    state = play(school.scenario(1).state, Lay("rolling-stone"), Send("troll"), Attack("troll", 1, 1))
    assert wounds(state) == [0] and len(state.lords[0].prison) == 2
    play(state, Send("goblin"))
    assert state.done and state.lords[0].conquered == mask("C1") and state.lords[0].food == 1


@pytest.mark.rule("DL-CMB-26", "DL-CMB-28", "DL-CMB-29", "DL-CMB-23")
def test_first_scenario_in_a_room() -> None:
    """DL-EX-21."""

    def in_a_room(gold: int, food: int) -> Realm:
        t = table(2).fatigue(2).lord(0, gold=gold, food=food, traps="rolling-stone", lair="troll goblin")
        t.lord(0, rooms={"henhouse": "C1"}, party="W3 W4 P3h1")
        from monstrerie.games.dungeon_lords.rules.combat import CombatRound

        t.run(CombatRound(3))
        return t.state

    state = in_a_room(1, 1)
    play(state, Lay("rolling-stone"), Send("troll"), Send("goblin"), Attack("troll", 2, 1))
    lord = state.lords[0]
    assert lord.party == [] and lord.conquered == 0 and (lord.gold, lord.food) == (0, 0)
    for first in ("troll", "goblin"):
        state = in_a_room(1, 0)
        play(state, Lay("rolling-stone"), Send("troll"), Send("goblin"), Attack(first, 1, 1))
        assert state.lords[0].conquered == mask("C1"), "without the food there is no win in round 1"
    assert moves.action(state, Lay("rolling-stone")) not in in_a_room(0, 1).legal()


@pytest.mark.rule("DL-CMB-76", "DL-CMB-80", "DL-CMB-66", "DL-CMB-24", "DL-CMB-94")
def test_second_scenario() -> None:
    """DL-EX-22."""
    start = [NoTrap(), Send("witch"), Send("ghost")]
    state = play(school.scenario(2).state, *start, Attack("ghost", 1, 2), Attack("witch", 1, 1))
    assert len(state.lords[0].prison) == 2 and wounds(state) == [0]
    play(state, Lay("poisoned-meal"))
    assert state.done and state.lords[0].conquered == mask("C1")
    wrong = play(school.scenario(2).state, *start, Attack("witch", 1, 1))
    assert wounds(wrong) == [2, 2], "the ghost had only the last thief left; fatigue took the middle one"


@pytest.mark.rule("DL-CMB-77", "DL-CMB-100", "DL-CMB-17", "DL-CMB-89", "DL-CMB-49")
@pytest.mark.rule("DL-APM-17", "DL-APM-18")
def test_third_scenario() -> None:
    """DL-EX-23."""
    state = play(school.scenario(3).state, Lay("cursed-ring"), Send("vampire"), Attack("vampire", 2, 3))
    assert wounds(state) == [0, 0, 2] and state.lords[0].conquered == 0 and state.lords[0].gold == 0
    play(state, NoTrap(), Send("vampire"), Attack("vampire", 2, 3))
    assert wounds(state) == [2, 0] and state.lords[0].conquered == mask("C1")
    play(state, Lay("pendulum"), Send("vampire"), Attack("vampire", 1, 1))
    assert state.done and state.lords[0].conquered == mask("C1") and len(state.lords[0].prison) == 3


@pytest.mark.rule("DL-CMB-56", "DL-CMB-58", "DL-CMB-46", "DL-CMB-74", "DL-CMB-94", "DL-CMB-86")
def test_fourth_scenario() -> None:
    """DL-EX-24."""
    state = play(school.scenario(4).state, Lay("wall-of-fire"), Ready())
    assert wounds(state) == [2, 1, 2] and state.lords[0].conquered == mask("C1")
    play(state, Lay("anti-magic-dart"), Send("slime"), Target(1), Attack("slime", 1, 1))
    assert state.done and state.lords[0].conquered == mask("C1") and len(state.lords[0].prison) == 3


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_solver_loses_exactly_one_tile_in_every_scenario(number: int) -> None:
    rounds = school.solve(school.scenario(number).state)
    assert school.scenario(number).best == 1
    assert rounds[-1][-1] == Sentence("dl-puzzle-lost", {"tiles": 1})
    for lang in ("en", "fr"):
        said = [sentence(line.key, line.data, lang) for part in rounds for line in part]
        assert said[-1] in ("1 tile conquered", "1\u202ftuile conquise", "1 tuile conquise")
    assert [part[0].data["round"] for part in rounds] == list(range(1, len(rounds) + 1))


def test_no_random_play_beats_the_solver() -> None:
    dice = Rng(3)
    for number in range(1, 5):
        start = school.scenario(number).state
        for _ in range(150):
            state = start.copy()
            while not state.done:
                legal = state.legal()
                state.apply(legal[dice.below(len(legal))])
            assert state.lords[0].conquered.bit_count() >= 1


@pytest.mark.once
@pytest.mark.parametrize("difficulty", LEVELS)
def test_generated_puzzles_have_one_best_plan_and_are_the_same_for_the_same_seed(difficulty: int) -> None:
    """Solved again without any short cut, a combat has the best plan that was found for it."""
    for seed in range(2):
        puzzle = school.generate(seed, difficulty)
        assert puzzle.training == school.generate(seed, difficulty).training
        mind = school.solver()
        losses = sorted(mind.after_plan(plan, 0) for plan in school._plans(puzzle.state))
        assert losses[0] < losses[1] and len(losses) >= 2 + difficulty
        assert mind.nodes <= school.EASILY_SOLVED, "a hint would take long"
        as_good = [loss for loss in losses if school._tiles(loss) == puzzle.best]
        assert len(as_good) * (1 + difficulty) <= len(losses) + 2
        solution = school.solve(puzzle.state)
        assert solution[-1][-1].data["tiles"] == puzzle.best
        assert sentence(puzzle.title.key, puzzle.title.data, "fr")


@pytest.mark.once
def test_short_cuts_refuse_only_what_the_whole_search_refuses() -> None:
    """What is given up early has no single best plan, too many good ones, or is too long."""
    dice = Rng(8)
    refused = 0
    for _ in range(25):
        state = school.table(school._draw(dice, 3))
        mind = school.solver()
        losses = sorted(mind.after_plan(plan, 0) for plan in school._plans(state))
        best = school._tiles(losses[0])
        as_good = sum(school._tiles(loss) == best for loss in losses)
        good = len(losses) >= 5 and losses[0] < losses[1] and best < 3 and as_good * 4 <= len(losses) + 2
        assert school._single_best(state, 3, school.solver()) == (best if good else -1)
        refused += not good
    assert 0 < refused < 25


@pytest.mark.parametrize(("seed", "difficulty"), [(1, 1), (1, 3), (1, 5)])
def test_what_was_found_before_is_what_the_search_finds(seed: int, difficulty: int) -> None:
    """The list in school.toml only spares the search."""
    dice = Rng(8 * seed + difficulty)
    for _ in range(school._in_vain(seed, difficulty)):
        state = school.table(school._draw(dice, difficulty))
        mind = Solver(0, [[school.TRAINING_CARD]], True, school.EASILY_SOLVED)
        assert school._single_best(state, difficulty, mind) < 0
    assert school._draw(dice, difficulty) == school.generate(seed, difficulty).training


@pytest.mark.once
@pytest.mark.parametrize("difficulty", LEVELS)
def test_a_seed_without_luck_gets_one_of_the_known_combats(
    difficulty: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long the search for a seed would be, the work for it has an end, and it has a combat."""
    seed = 2**31 - 5
    known = school.generate(school._known_seed(seed, difficulty), difficulty)
    nodes: list[int] = []
    found = school._single_best

    def unlucky(state: Realm, level: int, mind: Solver) -> int:
        best = found(state, level, mind)
        nodes.append(mind.nodes)
        return best if mind.key(state, 0, 0) == mind.key(known.state, 0, 0) else -1

    monkeypatch.setattr(school, "_single_best", unlucky)
    puzzle = school.generate(seed, difficulty)
    assert puzzle.training == known.training and puzzle.best == known.best
    assert puzzle.title.data["number"] == str(seed)
    slack = 2 * (school.EASILY_SOLVED + 5_000)
    assert sum(nodes) <= school.PATIENCE + slack


def in_combat(seed: int, players: int = 3) -> Realm | None:
    """A match some random way into the planning of a Combat."""
    state = GAME.new(players, seed=seed).state
    assert isinstance(state, Realm)
    dice = Rng(seed)
    while not state.done:
        lord = state.lords[state.current]
        if (
            type(state.agenda[-1]).__name__ in ("LayTrap", "SendMonsters")
            and sum(lord.traps) + sum(lord.lair) < 4
        ):
            return state
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    return None


def test_in_a_match_the_solver_values_every_legal_action_and_changes_nothing() -> None:
    from monstrerie.core.fingerprint import fingerprint

    for seed in range(4):
        state = in_combat(seed)
        if state is None:
            continue
        before = fingerprint(state)
        advice = solve(state, state.current, limit=3000)
        assert sorted(advice.actions) == state.legal() and advice.losses == sorted(advice.losses)
        assert fingerprint(state) == before


def test_the_solver_knows_spied_cards_and_reckons_with_all_others() -> None:
    t = table(3).put(cards="graffiti fireball suggestion invisibility").lord(0, spied=0b0010)
    cards = cards_to_come(t.state, 0)
    assert cards[1] == [7] and cards[0] == cards[2] == cards[3] == [0, 1, 2, 3, 4, 5, 6, 8]
    assert len(cards_to_come(t.state, 1)[1]) == 9


def test_against_a_known_card_the_solver_is_exact() -> None:
    from monstrerie.games.dungeon_lords.rules.combat import CombatRound

    # One tunnel, the last round: the troll alone leaves W4(3); fatigue decides.
    for card, lost in (("graffiti", 0), ("invisibility", 1)):
        t = table(2).put(cards=f"fireball suggestion detect-evil {card}")
        t.lord(0, party="W4", lair="troll", food=0, tunnels="C1", spied=0b1000).run(CombatRound(3))
        advice = solve(t.state, 0)
        assert advice.exact and advice.tiles() == lost
        assert moves.move(t.state, advice.actions[0]) == Send("troll") or lost


def test_against_unknown_cards_the_solver_takes_the_expectation() -> None:
    from monstrerie.games.dungeon_lords.rules.combat import CombatRound

    t = table(2).lord(0, party="W4", lair="troll", food=0, tunnels="C1").run(CombatRound(3))
    mind = Solver(0, cards_to_come(t.state, 0), False, 10_000)
    send, ready = action_values(t.state, 0, mind)
    # Of nine cards only the one with fatigue 0 lets the warrior stand after the troll's 3.
    assert send > -200 and abs(send - (TILE_LOST / 9 - 100 * 8 / 9)) < TILE_LOST / 90
    assert ready > 0.99 * TILE_LOST


def test_the_third_lesson_tells_the_cursed_ring_as_it_is() -> None:
    state = school.scenario(3).state
    effect = state.layout.trap_effects[0][TRAPS.index("cursed-ring")]
    assert effect.each == 1 and effect.last == 0 and effect.no_conquest
    text = sentence("dl-lesson-3-1", {}, "en")
    assert "1 wound to everyone" in text and "disarm symbols save the first two in line" in text
    assert "1 blessure à tout le monde" in sentence("dl-lesson-3-1", {}, "fr")
    assert at_once(state, 0, Lay("cursed-ring"))["wounds"] == [0, 0, 1]


def test_the_official_solution_of_the_fourth_lesson_says_why_nobody_is_healed() -> None:
    lines = [
        sentence(line.key, line.data, "en")
        for part in school.solve(school.scenario(4).state)
        for line in part
    ]
    assert "The party can’t heal in this battle." in lines
    assert any(line.startswith("The anti-magic dart is aimed at the priest") for line in lines)
    assert not any("evilness" in line for line in lines), "there is none in training"
