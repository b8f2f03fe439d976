"""Combat school: the four training combats of the rulebook, and a stream of new ones with a single best plan
(DL-TRN).
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from ...core.components import Components
from ...core.event import Event
from ...core.move import Move
from ...core.puzzles import Hint, Puzzle, School
from ...core.rng import Rng
from ...core.sets import count
from ...core.state import State
from ...core.typed import convert
from ...core.view import Sentence
from . import components, moves
from .bot.solver import PRISONER, TILE_LOST, Solver
from .names import CARDS, CLASSES, EVENTS, HEROES_A_YEAR, MONSTERS, PLANNING, SPECIALS, TRAPS
from .preview import at_once
from .rules.battle import BATTLE
from .rules.training import ROUND
from .state import GONE, ROUNDS, Layout, Realm, empty_realm

FATIGUE: Final = 2
TUNNELS: Final = 3
TRAINING_CARD: Final = CARDS.index("fireball")
EASILY_SOLVED: Final = 15_000
"""decisions: a combat that takes more to be thought through is none for a school, where hints come at once"""
TRIED: Final = 100
"""decisions: what trying a combat costs besides"""
PATIENCE: Final = 60_000
"""decisions after which no further combat is tried for a seed"""
THOUGHTS: Final = (5, 4, 4, 4)
"""How many things each training combat teaches: `dl-lesson-1-1` and so on."""


class CombatSchool(School):
    """Less is better: what counts is how many tiles the party conquers."""

    name = "combat"
    title = "dl-course-combat"
    text = "dl-course-combat-text"

    def count(self) -> int:
        return len(_scenarios())

    def puzzle(self, number: int) -> Puzzle:
        return scenario(number)

    def generate(self, seed: int, difficulty: int) -> Puzzle:
        return generate(seed, difficulty)

    def goal(self, puzzle: Puzzle) -> Sentence:
        return Sentence("dl-puzzle-goal", {"tiles": puzzle.best})

    def lesson(self, number: int) -> list[Sentence]:
        return [Sentence(f"dl-lesson-{number}-{thought + 1}") for thought in range(THOUGHTS[number - 1])]

    def solution(self, puzzle: Puzzle) -> list[list[Sentence]]:
        return solve(puzzle.state)

    def hint(self, state: State) -> Hint:
        assert isinstance(state, Realm)
        actions = state.legal()
        losses = action_values(state, solver())
        best = losses.index(min(losses))
        return Hint(
            moves.move(state, actions[best]),
            [*_what_it_does(state, actions[best]), _what_it_costs(losses, best)],
        )

    def outcome(self, puzzle: Puzzle, actions: Sequence[int], end: State) -> tuple[int, Sentence]:
        assert isinstance(end, Realm)
        lost = count(end.lords[0].conquered)
        return lost, Sentence("dl-puzzle-lost", {"tiles": lost})


def _what_it_does(state: Realm, action: int) -> list[Sentence]:
    """The thought behind a move, with the engine's numbers where it has some."""
    move = moves.move(state, action)
    numbers = at_once(state, 0, move)
    if isinstance(move, moves.Lay):
        if numbers["target"]:
            return [Sentence("dl-why-lay-target", {"wounds": numbers["target"]})]
        return [Sentence("dl-why-lay", {"wounds": ", ".join(map(str, numbers["wounds"]))})]
    if isinstance(move, moves.Attack):
        stops = bool(numbers.get("no_conquest"))
        return [Sentence("dl-why-attack", {"wounds": numbers["wounds"], "stops": stops})]
    key = {
        moves.NoTrap: "dl-why-no-trap",
        moves.Send: "dl-why-send",
        moves.Ready: "dl-why-ready",
        moves.Target: "dl-why-target",
        moves.TakeBack: "dl-why-take-back",
    }.get(type(move))
    return [Sentence(key)] if key else []


def _what_it_costs(losses: list[float], best: int) -> Sentence:
    """What is lost in all with the best move, and with the best other one."""
    tiles = _tiles(losses[best])
    others = losses[:best] + losses[best + 1 :]
    if not others:
        return Sentence("dl-why-only", {"tiles": tiles})
    second = min(others)
    if _tiles(second) > tiles:
        return Sentence("dl-why-tiles", {"tiles": tiles, "more": _tiles(second)})
    return Sentence("dl-why-dearer" if second > losses[best] else "dl-why-same", {"tiles": tiles})


class Training(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A small battle as data."""

    party: list[str]
    traps: list[str] = []
    monsters: list[str] = []
    gold: int = 0
    food: int = 0
    imps: int = 0


class TrainingCombat(Puzzle, frozen=True):
    """A puzzle with the battle that it was made of; `best` is the fewest tiles that must be lost."""

    training: Training


def scenario(number: int) -> TrainingCombat:
    """A training combat of the rulebook, 1 to 4."""
    training = _scenarios()[number - 1]
    state = table(training)
    title = Sentence("dl-puzzle-title", {"number": number})
    return TrainingCombat(title, state, tiles_lost(state), training)


def generate(seed: int, difficulty: int = 1) -> TrainingCombat:
    """A new combat with one best plan for its first round; 1 is easy, 5 hard: there are more means, and fewer
    ways that do as well. The work is bounded for every seed: what is not found in `PATIENCE` is one of those
    known.
    """
    found = _first_good(seed, difficulty) or _first_good(_known_seed(seed, difficulty), difficulty)
    assert found is not None, "every known seed leads to a combat"
    training, best = found
    title = Sentence("dl-puzzle-generated", {"number": str(seed), "difficulty": difficulty})
    return TrainingCombat(title, table(training), best, training)


def table(training: Training) -> Realm:
    """The table of a training combat, about to be planned."""
    layout = _layout()
    state = empty_realm(layout, Rng(0))
    state.cards = [TRAINING_CARD] * len(CARDS)
    state.cards_shown = ROUNDS  # there are none to wait for
    state.event_tiles = list(range(len(EVENTS)))
    state.specials = list(range(len(SPECIALS)))
    state.paladin = GONE
    lord = state.lords[0]
    lord.evil = 1  # there is no evilness to lose
    lord.gold, lord.food, lord.imps, lord.idle = training.gold, training.food, training.imps, training.imps
    lord.locked, lord.hand = 0b11, 0b11111100
    lord.traps = [training.traps.count(name) for name in TRAPS]
    lord.lair = [training.monsters.count(name) for name in MONSTERS]
    lord.party = _party(layout, training.party)
    state.then([ROUND])
    state.advance()
    return state


def solver() -> Solver:
    """A solver for training combats."""
    return Solver(0, [[TRAINING_CARD]], True, 10_000_000)


def best_action(state: Realm, mind: Solver | None = None) -> int:
    """A best action where the trainee is to choose."""
    values = action_values(state, mind or solver())
    return state.legal()[values.index(min(values))]


def action_values(state: Realm, mind: Solver) -> list[float]:
    """For each legal action the least loss that it leads to."""
    twin = state.copy()
    twin.agenda = [step for step in twin.agenda if step is not ROUND and step is not BATTLE]
    return mind.values(twin, twin.fighter == 0, 0)


def tiles_lost(state: Realm) -> int:
    """The fewest tiles that will be conquered in all."""
    if state.done:
        return count(state.lords[0].conquered)
    return _tiles(min(action_values(state, solver())))


def solve(start: Realm) -> list[list[Sentence]]:
    """The best play of any puzzle round by round, in sentences; the last one says what is lost."""
    state, mind = start.copy(), solver()
    rounds: list[list[Sentence]] = [[Sentence("dl-puzzle-round", {"round": 1})]]
    while not state.done:
        before = state.phase
        heard: list[Event] = []
        move = moves.move(state, best_action(state, mind))
        if before == PLANNING and state.fighter < 0:
            rounds[-1].append(_said(move))
        state.events = heard
        state.apply(moves.action(state, move))
        state.events = None
        for event in heard:
            if event.kind == "dl-tile" and len(rounds[-1]) > 1:
                rounds.append([Sentence("dl-puzzle-round", {"round": len(rounds) + 1})])
            if event.to is None and event.kind not in ("dl-laid", "dl-sent"):
                rounds[-1].append(Sentence(event.kind, event.data))
    rounds[-1].append(Sentence("dl-puzzle-lost", {"tiles": count(state.lords[0].conquered)}))
    return rounds


def _said(move: Move) -> Sentence:
    return Sentence(move.sentence, msgspec.structs.asdict(move))


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / "school.toml").read_text(encoding="utf-8"))


@cache
def _scenarios() -> list[Training]:
    return convert(_data()["scenario"], list[Training])


def _first_good(seed: int, difficulty: int) -> tuple[Training, int] | None:
    """The first combat of a seed that has a single best plan, and what it loses at least; None when patience
    ends before.
    """
    dice = Rng(seed * 8 + difficulty)
    for _ in range(_in_vain(seed, difficulty)):
        _draw(dice, difficulty)
    spent = 0
    while spent < PATIENCE:
        training = _draw(dice, difficulty)
        mind = Solver(0, [[TRAINING_CARD]], True, EASILY_SOLVED)
        best = _single_best(table(training), difficulty, mind)
        if best >= 0:
            return training, best
        spent += mind.nodes + TRIED
    return None


def _found(difficulty: int) -> list[int]:
    found: list[int] = _data()["found"][f"level-{difficulty}"]
    return found


def _in_vain(seed: int, difficulty: int) -> int:
    """How many draws of this seed are known to have no single best plan."""
    found = _found(difficulty)
    return found[seed - 1] - 1 if 1 <= seed <= len(found) else 0


def _known_seed(seed: int, difficulty: int) -> int:
    """A seed for which it is known where to look, instead of this one."""
    return 1 + seed % len(_found(difficulty))


@cache
def _layout() -> Layout:
    """The box for one trainee: fatigue is always the same, and nothing is ever cast (DL-TRN-01, 03, 06)."""
    box = components.box(Components.read(Path(__file__).parent / "components.toml"))
    layout = components.layout(box, 1, full=False, choose_locked=False, specials=0)
    layout.fatigue = [FATIGUE] * len(layout.fatigue)
    return layout


def _party(layout: Layout, words: list[str]) -> list[int]:
    party: list[int] = []
    for word in words:
        name, hp, *symbols = word.split()
        for tile in range(HEROES_A_YEAR):
            bears = layout.disarm[tile] + layout.heal[tile] + layout.magic[tile]
            wanted = (CLASSES.index(name), int(hp), int(symbols[0]) if symbols else 0)
            if tile not in party and (layout.klass[tile], layout.hp[tile], bears) == wanted:
                party.append(tile)
                break
        else:
            raise ValueError(f"there is no further {word}")
    return party


def _draw(dice: Rng, difficulty: int) -> Training:
    """Random means and a random party of the first year (wizards have nothing to cast in training)."""
    layout = _layout()
    tiles = list(range(12))
    dice.shuffle(tiles)
    party = []
    for tile in sorted(tiles[:3], key=lambda tile: layout.klass[tile] != 0):
        symbols = layout.disarm[tile] + layout.heal[tile]
        words = [CLASSES[layout.klass[tile]], str(layout.hp[tile]), str(symbols) if symbols else ""]
        party.append(" ".join(filter(None, words)))
    traps = list(TRAPS)
    monsters = [*MONSTERS[:6], *MONSTERS[:6]]
    dice.shuffle(traps)
    dice.shuffle(monsters)
    return Training(
        party,
        sorted(traps[: 1 + (difficulty + 1) // 2]),
        sorted(monsters[: 1 + difficulty // 2]),
        gold=dice.below(2),
        food=dice.below(3),
        imps=dice.below(2),
    )


def _single_best(state: Realm, difficulty: int, mind: Solver) -> int:
    """The fewest tiles lost when one plan of the first round is better than all others, -1 otherwise. The
    harder, the fewer plans may do as well in tiles.
    """
    plans = _plans(state)
    most = (len(plans) + 2) // (1 + difficulty)
    if len(plans) < 2 + difficulty:
        return -1
    # Nothing can be better than to lose nothing and to catch them all.
    ideal = mind.measure(state) - PRISONER * len(state.lords[0].party)
    losses: list[float] = []
    for plan in plans:
        losses.append(mind.after_plan(plan, 0))
        # What can only be refused, or is too long to be thought through, is not looked at further.
        unhurt = sum(loss <= 0 for loss in losses)
        if not mind.exact() or unhurt > most or losses.count(ideal) > 1:
            return -1
    losses.sort()
    best = _tiles(losses[0])
    as_good = sum(_tiles(loss) == best for loss in losses)
    if losses[0] == losses[1] or best >= TUNNELS or as_good > most:
        return -1
    return best


def _tiles(loss: float) -> int:
    """The tiles in a loss: what prisoners and goods weigh is far below one."""
    return round(-(-loss // TILE_LOST))


def _plans(state: Realm) -> list[Realm]:
    """The table after every different plan of the first round."""
    found: dict[tuple[Any, ...], Realm] = {}

    def walk(twin: Realm) -> None:
        if twin.done:
            lord = twin.lords[0]
            found[lord.tile, tuple(lord.laid), tuple(lord.sent)] = twin
            return
        for action in twin.legal():
            other = twin.copy()
            other.apply(action)
            walk(other)

    start = state.copy()
    start.agenda = [step for step in start.agenda if step is not ROUND and step is not BATTLE]
    walk(start)
    return list(found.values())
