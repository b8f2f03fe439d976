"""What Rampage's cards cost: each one that does something on the table, played from 20 positions.

    python -m bench.rampage_cards                                  # a few minutes
    python -m bench.rampage_cards --tries 5 --only earthquake,siren

Positions are decisions of seeded random matches of 2 to 4 players, from the first turn to late ones. The
player to act is given the card, and put where it can be played: beside another Monster, on a sidewalk, with
loose meeples on a ruin or fled ones on the table. CPU seconds are of one core for one move with its offers,
film and tape included; the rules answer a card in one move or in several. Work is what `effort` counts: steps
of the simulation and rings of a search.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final

import msgspec
import numpy as np

from monstrerie import Event, Match, Move
from monstrerie.core.rng import Rng
from monstrerie.games.rampage import GAME, moves
from monstrerie.games.rampage.names import POWER, SECRET
from monstrerie.games.rampage.physics import upright
from monstrerie.games.rampage.physics.adapter import SimulatedWorld
from monstrerie.games.rampage.rules import effort
from monstrerie.games.rampage.rules.base import judge
from monstrerie.games.rampage.rules.meal import BeginMeal
from monstrerie.games.rampage.rules.secrets import AfterMeal
from monstrerie.games.rampage.rules.turn import ChooseAction, fit
from monstrerie.games.rampage.rules.variants import hold, kind_of
from monstrerie.games.rampage.state import Carnage

from .rampage_breakdowns import Tally as Played
from .rampage_breakdowns import decisions
from .rampage_physics import progress, spot, with_monster

MOST: Final = 1.0  # CPU seconds that a move may cost
FLED: Final = 6  # meeples that a Vacuum Cleaner has to stand up
SERVED: Final = 4  # meeples that lie ready for a meal
GENTLE: Final = 0.05  # strength of a flick after which the Paws still touch their sidewalk
SPOTS: Final = 60  # points before a ruin at which room is looked for
LONGEST: Final = 12  # decisions after which a card is done, whatever is asked then
PHASES: Final = (ChooseAction, BeginMeal, AfterMeal)


def carnage(match: Match) -> Carnage:
    """The state of a match."""
    assert isinstance(match.state, Carnage)
    return match.state


def city_of(state: Carnage) -> SimulatedWorld:
    """The simulated world of a match."""
    world = state.layout.world()
    assert isinstance(world, SimulatedWorld)
    return world


def positions(seed: int, every: int = 9) -> Iterator[tuple[Match, int]]:
    """Copies of random matches at a choice of an action, and whose it is: the same for ever."""
    number = seed * 1000
    while True:
        dice = Rng(number)
        match = GAME.new(2 + number % 3, seed=number)
        waited = number % every
        for seat in decisions(match, dice, Played()):
            waited += 1
            state = carnage(match)
            ready = isinstance(state.step_of(seat), ChooseAction) and fit(state, seat)
            if waited >= every and ready and not state.upside[seat] and state.actions:
                waited = 0
                yield match.copy(), seat
        number += 1


# --- where a card can be played -----------------------------------------------------------------------------

Stage = Callable[[Match, int, Rng], Iterator[None]]


def moved(state: Carnage, position: Any) -> None:
    """The city lies otherwise."""
    state.position, state.judged = position, None


def anywhere(match: Match, seat: int, rng: Rng) -> Iterator[None]:
    """Where the Monster stands; and then in each neighbourhood."""
    yield
    state = carnage(match)
    world, before = city_of(state), state.position
    zones = list(world.plan.neighbourhoods)
    rng.shuffle(zones)
    for zone in zones:
        for there in world.spots(before, seat, zone, False, rng.seed()):
            moved(state, world.place(before, seat, there).position)
            yield


def loosened(state: Carnage, rng: Rng) -> list[str]:
    """Ruins with loose meeples; where there is none, the floors of one are taken away."""
    world = city_of(state)
    ruins = list(world.plan.ruins)
    rng.shuffle(ruins)
    found = [ruin for ruin in ruins if world.loose(state.position, ruin)]
    if not found:
        found = [ruin for ruin in ruins if ruin in judge(state).buildings][:1]
        floors = [piece for ruin in found for piece in judge(state).buildings[ruin] if "floor" in piece]
        moved(state, world.take(state.position, floors).position)
    return found


def shaken(match: Match, seat: int, rng: Rng) -> Iterator[None]:
    """With loose meeples on a ruin."""
    loosened(carnage(match), rng)
    yield


def beside_ruin(match: Match, seat: int, rng: Rng) -> Iterator[None]:
    """On the sidewalk of a ruin with loose meeples."""
    yield from before(match, seat, rng, loosened(carnage(match), rng))


def beside_building(match: Match, seat: int, rng: Rng) -> Iterator[None]:
    """On the sidewalk of a building."""
    ruins = sorted(judge(carnage(match)).buildings)
    rng.shuffle(ruins)
    yield from before(match, seat, rng, ruins)


def before(match: Match, seat: int, rng: Rng, ruins: list[str]) -> Iterator[None]:
    """On the sidewalk of each of these ruins, where there is room."""
    state = carnage(match)
    world = city_of(state)
    city, hands = world.city, world.hands
    paws, body = city.paws(seat), city.body(seat)
    for ruin in ruins:
        bare = world.take(state.position, [f"paws-{seat}", f"body-{seat}"]).position
        for _ in range(SPOTS):
            x, y, toward = spot(city, rng, city.ruin(ruin), (19.0, 26.0))
            there = with_monster(city, bare, seat, x, y, toward)
            gap = city.data.judging.place_gap
            if all(
                hands.clear(there, piece, there.pose(piece), gap, (paws, body), fixed=False)
                for piece in (paws, body)
            ):
                moved(state, world.simulation.lift(there))
                yield
                break


def fled(match: Match, seat: int, rng: Rng) -> Iterator[None]:
    """With meeples on the table, as a breath before might have left them."""
    state = carnage(match)
    city = city_of(state).city
    edge, ground = city.data.board.size / 2 + 40.0, city.pieces[-1].at[2]
    there = [piece for piece in city.of("meeple") if state.position.in_play(piece)]
    rng.shuffle(there)
    table = {piece: upright(edge, 20.0 * place, ground) for place, piece in enumerate(there[:FLED])}
    moved(state, city_of(state).simulation.lift(state.position.placed(table)))
    yield from anywhere(match, seat, rng)


def served(match: Match, seat: int, rng: Rng) -> Iterator[None]:
    """With the highest meeples in the street, round the stadium."""
    state = carnage(match)
    world = city_of(state)
    there = [piece for piece in world.city.of("meeple") if state.position.in_play(piece)]
    highest = sorted(there, key=lambda piece: -state.position.pose(piece).z)[:SERVED]
    zone = world.plan.neighbourhoods[rng.below(len(world.plan.neighbourhoods))]
    names = [world.city.pieces[piece].name for piece in highest]
    moved(state, world.stand_meeples(state.position, names, zone, "ST").position)
    yield from anywhere(match, seat, rng)


@dataclass(frozen=True)
class Card:
    """How a card is played: the kinds of moves that are wanted, in turn, and where."""

    wanted: tuple[type[Move], ...]
    stage: Stage = anywhere


EATING: Final = (moves.Dine, moves.Eat)
CARDS: Final = {
    "mountaineer": Card((moves.Climb, moves.Flick)),
    "vacuum-cleaner": Card((moves.Breathe,), fled),
    "prima-ballerina": Card((moves.Flick, moves.Flick)),
    "long-tail": Card((moves.Drop,)),
    "heavyweight": Card((moves.DropOn,)),
    "kung-fu-master": Card((moves.KungFu,)),
    "elastic-tongue": Card((moves.Finish, *EATING), served),
    "hurricane": Card((moves.Breathe,)),
    "smelly-feet": Card((moves.Flick, moves.Send), beside_ruin),
    "elastic-foot": Card((moves.SetPaws, moves.Flick)),
    "jumper": Card((moves.Jump,)),
    "siren": Card((moves.Finish, *EATING), served),
    "telekinesis": Card((moves.Throw,)),
    "who-farted": Card((moves.Reveal,)),
    "wrestler": Card((moves.Wrestle,)),
    "ravenous": Card((moves.Finish, moves.Reveal, *EATING), served),
    "invisibility": Card((moves.Reveal, moves.Place)),
    "little-wings": Card((moves.Reveal, moves.Place)),
    "freeloader": Card((moves.Finish, moves.Reveal, *EATING), served),
    "terminator": Card((moves.Reveal,)),
    "earthquake": Card((moves.Reveal, moves.Send), shaken),
}
"""The other cards count teeth, meeples, cards or actions and move no piece."""
ORDINARY: Final = {
    "a flick": Card((moves.Flick,)),
    "a drop": Card((moves.Drop,), beside_building),
    "a breath": Card((moves.Breathe,)),
    "a throw": Card((moves.Throw,)),
    "a meal": Card((moves.Finish, *EATING), served),
}


# --- playing ------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What the moves of a card cost."""

    tries: int = 0
    cpu: list[float] = field(default_factory=list)
    work: list[int] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    slowest: str = ""


def dealt(match: Match, seat: int, card: str) -> None:
    """The seat has this card, and nobody any other Power or Secret."""
    state = carnage(match)
    for kind, hands in ((POWER, state.powers), (SECRET, state.secrets)):
        for hand in hands:
            state.packs[kind] += hand
            hand.clear()
    if card in CARDS:
        kind = kind_of(card)
        if card in state.packs[kind]:  # or it was played before
            state.packs[kind].remove(card)
        hold(state, seat, kind, card)


def offered(match: Match, seat: int, kind: type[Move], card: str) -> list[Move]:
    """What is offered of a kind; of a breath, a meal or a throw that which the card allows."""
    found = [move for move in match.moves(seat) if isinstance(move, kind)]
    if card == "hurricane":
        return [move for move in found if getattr(move, "source_seat", 0) >= 0]
    return [move for move in found if getattr(move, "siren", True)] if card == "siren" else found


def played(match: Match, seat: int, card: str, kind: type[Move] | None, rng: Rng, tally: Tally) -> bool:
    """A move of that kind, of any kind without one; False when it isn't offered."""
    start = time.process_time()
    choice = match.moves(seat) if kind is None else offered(match, seat, kind, card)
    if not choice:
        return False
    offer = choice[rng.below(len(choice))]
    varied = GAME.vary(carnage(match), seat, offer, rng)
    if card == "smelly-feet" and isinstance(varied, moves.Flick):
        varied = msgspec.structs.replace(varied, strength=GENTLE)
    made = varied if match.why_not(seat, varied) is None else offer
    events = match.play(seat, made)
    cost = time.process_time() - start
    if cost > max(tally.cpu, default=0.0):
        tally.slowest = f"match {match.seed}, decision {len(match.log)}: {made}"
    tally.events += events
    tally.cpu.append(cost)
    tally.work.append(effort.spent())
    return True


def tried(match: Match, seat: int, name: str, card: Card, rng: Rng, tally: Tally) -> bool:
    """Play a card from a position; False when it can't be played there, or has nobody to work on."""
    dealt(match, seat, name)
    first = card.wanted[0]
    if not any(offered(match, seat, first, name) for _ in card.stage(match, seat, rng)):
        return False
    wanted = list(card.wanted)
    for _ in range(LONGEST):
        if match.over:
            break
        state = carnage(match)
        turn = match.to_act[0]
        if wanted and played(match, turn, name, wanted[0], rng, tally):
            wanted.pop(0)
        elif not wanted and isinstance(state.step_of(turn), PHASES):
            break
        elif isinstance(state.step_of(turn), PHASES) and moves.Finish() in match.moves(turn):
            match.play(turn, moves.Finish())
        else:
            played(match, turn, name, None, rng, tally)
    done = not {*wanted} - {moves.Eat}
    tally.tries += done
    return done


def measured(names: dict[str, Card], tries: int, seed: int, shown: bool = True) -> dict[str, Tally]:
    """Every card from so many positions."""
    found = {name: Tally() for name in names}
    for at, (match, seat) in enumerate(islice(positions(seed), 4 * tries), 1):
        open_ = [name for name, tally in found.items() if tally.tries < tries]
        if not open_:
            break
        for name in open_:
            if shown:
                progress(f"position {at}: {name}")
            tried(match.copy(), seat, name, names[name], Rng(at), found[name])
    if shown:
        progress("")
    return found


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    everything = {**CARDS, **ORDINARY}
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tries", type=int, default=20, help="positions for each card (20)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help=", ".join(everything))
    args = parser.parse_args(arguments)
    only = set(args.only.split(",")) - {""}
    if only - set(everything) or args.tries < 1:
        parser.error(f"unknown: {', '.join(sorted(only - set(everything)))}" if only else "at least one try")
    found = measured(
        {name: card for name, card in everything.items() if not only or name in only}, args.tries, args.seed
    )
    print("card             positions  moves   CPU ms a move, mean   slowest   most work")
    for name, tally in found.items():
        cost = (1000 * np.mean(tally.cpu), 1000 * max(tally.cpu), max(tally.work)) if tally.cpu else (0, 0, 0)
        print(f"{name:16s} {tally.tries:9d} {len(tally.cpu):6d} {cost[0]:21.0f} {cost[1]:9.0f} {cost[2]:11d}")
        if cost[1] > 1000 * MOST:
            print(f"    over {MOST} s: {tally.slowest}")
    every = [cost for tally in found.values() for cost in tally.cpu]
    print(f"{len(every)} moves: mean {1000 * np.mean(every):.0f} ms, slowest {1000 * max(every):.0f} ms")
    return 0 if max(every) <= MOST and all(tally.tries == args.tries for tally in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
