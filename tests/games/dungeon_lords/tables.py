"""Tables set in one line, acted on in one line, looked at in one line.

    t = table(4).lord(0, gold=2, lair="goblin troll", tunnels="C1 C2 C3", rooms={"mint": "C3"})
    t.execute(food=[0, 1])            # minions of seats 0 and 1 on spaces I and II
    t.play(0, Perform())
    assert t[0].food == 5

Spaces of the site are A1 to E4, the entrance C1. A party is written from front to back as in the rule file:
`W4`, `T3t1`, `P4h2(1)`, `M3m1`, `PAL`; wounds in brackets.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from monstrerie import Match, Move
from monstrerie.core.state import Step
from monstrerie.games.dungeon_lords import GAME
from monstrerie.games.dungeon_lords.moves import NoTrap, Order, Ready
from monstrerie.games.dungeon_lords.names import (
    CARDS,
    EXECUTING,
    MONSTERS,
    ORDERS,
    ROOMS,
    SILVER_PALADIN,
    SPECIALS,
    TRAPS,
)
from monstrerie.games.dungeon_lords.rules.battle import begin
from monstrerie.games.dungeon_lords.rules.execution import Execute
from monstrerie.games.dungeon_lords.rules.packed import TILE
from monstrerie.games.dungeon_lords.state import DUMMY, FREE, GONE, NO_MONSTERS, TENT, Lord, Realm, new_lord

from ..table import BaseTable

HERO = re.compile(r"(W|T|P|M)(\d+)(?:[thm](\d))?(?:\((\d+)\))?$")
CLASSES = "WTPM"


def space(name: str) -> int:
    """`C1` is the entrance: column 3, row 1."""
    return "ABCDE".index(name[0]) + 5 * (int(name[1]) - 1)


def mask(names: str) -> int:
    """Spaces as a set."""
    return sum(1 << space(name) for name in names.split())


def names_of(spaces: int) -> str:
    """A set of spaces by name."""
    return " ".join("ABCDE"[at % 5] + str(at // 5 + 1) for at in range(20) if spaces >> at & 1)


def counts(words: str, names: tuple[str, ...]) -> list[int]:
    """How many of each kind."""
    out = [0] * len(names)
    for word in words.split():
        out[names.index(word)] += 1
    return out


class Table(BaseTable):
    """A match whose state the test has set."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        assert isinstance(match.state, Realm)
        # A layout of its own: tests put things into it that other matches must not find there.
        match.state.layout = GAME.layout(match.players, match.options, GAME.box(match.components))
        self.state: Realm = match.state
        self.events += match.opening_events

    def __getitem__(self, seat: int) -> Lord:
        return self.state.lords[seat]

    # --- setting the table ----------------------------------------------------------------------------------

    def lord(self, seat: int, **things: Any) -> Table:
        """Put things on a lord's board."""
        lord = self[seat]
        for name, value in things.items():
            if name == "tunnels":
                lord.filled = mask(value)
            elif name == "conquered":
                lord.conquered = mask(value)
            elif name == "rooms":
                places = self.state.room_places[:]
                for room, at in value.items():
                    places[ROOMS.index(room)] = 20 * seat + space(at)
                    lord.rooms |= 1 << space(at)
                    lord.filled |= 1 << space(at)
                self.state.room_places = places
            elif name == "traps":
                lord.traps = counts(value, TRAPS)
            elif name in ("lair", "stunned"):
                setattr(lord, name, counts(value, MONSTERS))
                if name == "lair":
                    lord.tokens = lord.lair[MONSTERS.index("troll")]
            elif name == "party":
                lord.party = self.party(seat, value)
            elif name == "prison":
                lord.prison = [hero & TILE for hero in self.party(-1, value)]
            elif name == "imps":
                lord.imps = lord.idle = value
            elif name in ("hand", "locked"):
                setattr(lord, name, sum(1 << ORDERS.index(order) for order in value.split()))
                if name == "locked":
                    lord.hand = 255 ^ lord.locked
            elif name == "played":
                lord.orders = [ORDERS.index(order) for order in value.split()]
                lord.hand = 255 ^ lord.locked
                for order in lord.orders:
                    lord.hand &= ~(1 << order)
            elif name == "waiting":
                lord.waiting = sum(1 << ORDERS.index(order) for order in value.split())
            else:
                assert hasattr(lord, name), name
                setattr(lord, name, value)
        return self

    def party(self, seat: int, words: str) -> list[int]:
        """Adventurers by class, hit points and symbols; every tile once."""
        layout = self.state.layout
        taken = {hero & TILE for lord in self.state.lords for hero in [*lord.party, *lord.prison]}
        out = []
        for word in words.split():
            paladin = re.match(r"PAL(?:\((\d+)\))?$", word)
            if paladin:
                tile = SILVER_PALADIN + self.state.year - 1
                wounds = int(paladin[1] or 0)
                if seat >= 0:
                    self.state.paladin = seat
                else:
                    self.state.paladin = GONE
            else:
                found = HERO.match(word)
                assert found, word
                klass, hp, symbols = CLASSES.index(found[1]), int(found[2]), int(found[3] or 0)
                wounds = int(found[4] or 0)
                tile = next(
                    tile
                    for tile in range(32)
                    if tile not in taken
                    and layout.klass[tile] == klass
                    and layout.hp[tile] == hp
                    and layout.disarm[tile] + layout.heal[tile] + layout.magic[tile] == symbols
                )
            taken.add(tile)
            out.append(tile + 64 * wounds)
        return out

    def put(self, **things: Any) -> Table:
        """Set what is on the common boards."""
        state = self.state
        for name, value in things.items():
            if name == "tavern":
                state.tavern = [MONSTERS.index(word) for word in value.split()]
            elif name == "shop":
                state.shop = [ROOMS.index(word) for word in value.split()]
            elif name == "deck":
                state.trap_pile = [TRAPS.index(word) for word in value.split()]
                state.traps_drawn = 0
            elif name == "cards":
                chosen = [CARDS.index(word) for word in value.split()]
                state.cards = [*chosen, *(card for card in range(18) if card not in chosen)]
                if state.year == 2:
                    rest = [card for card in range(9) if card not in chosen]
                    more = [card for card in range(9, 18) if card not in chosen]
                    state.cards = [*rest, *chosen, *more]
            elif name == "special":
                first = SPECIALS.index(value)
                state.specials = [first] * 2 + [card for card in range(9) if card != first]
            elif name == "events":
                state.event_tiles = [("payday", "taxes", "special").index(word) for word in value.split()]
            else:
                assert hasattr(state, name), name
                setattr(state, name, value)
        return self

    # --- acting ---------------------------------------------------------------------------------------------

    def run(self, *steps: Step[Any]) -> Table:
        """Run steps until somebody has to choose."""
        self.happens(lambda state: state.then(list(steps)))
        return self

    def play(self, seat: int, *moves: Move) -> Table:
        self._play(seat, moves)
        return self

    def execute(self, **spaces: Iterable[int | str | None]) -> Table:
        """Minions on spaces: `food=[0, None, 1]`; "dummy" is a dummy's. Then execution begins."""
        board = [FREE] * 24
        for order, seats in spaces.items():
            for at, seat in enumerate(seats):
                if seat == "dummy":
                    board[3 * ORDERS.index(order) + at] = DUMMY
                elif isinstance(seat, int):
                    board[3 * ORDERS.index(order) + at] = seat
        self.state.spaces = board
        self.state.turn = 0
        self.state.phase = EXECUTING
        return self.run(Execute())

    def battle(
        self,
        seat: int = 0,
        traps: str = "",
        send: str = "",
        tile: str = "C1",
        round: int = 1,
        card: str = "fireball",
    ) -> Table:
        """A planned battle begins. The plan's pieces come from the board, or out of the box."""
        state, lord = self.state, self[seat]
        if not lord.filled & mask(tile):
            lord.filled |= mask(tile)
        lord.tile = mask(tile)
        lord.laid = [TRAPS.index(word) for word in traps.split()]
        lord.sent = counts(send, MONSTERS) if send else NO_MONSTERS
        for kind, number in enumerate(lord.sent):
            missing = number - (lord.lair[kind] - lord.stunned[kind])
            if missing > 0:
                lord.lair = [have + (missing if at == kind else 0) for at, have in enumerate(lord.lair)]
        state.round = round - 1
        chosen = CARDS.index(card)
        cards = state.cards[:]
        at = 9 * state.year - 9 + round - 1
        other = cards.index(chosen)
        cards[at], cards[other] = cards[other], cards[at]
        state.cards = cards
        self.happens(lambda realm: begin(realm, seat))
        return self

    def fatigue(self, points: int) -> Table:
        """Let every combat card show that fatigue."""
        self.state.layout.fatigue = [points] * 18
        return self

    def choose_orders(self, plans: Mapping[int, str]) -> Table:
        """Every seat places its three orders, and with two players its dummy's."""
        for seat, plan in plans.items():
            for word in plan.split():
                self.play(seat, Order(word))
        return self

    # --- looking --------------------------------------------------------------------------------------------

    def moves(self, seat: int) -> list[Any]:
        return self._moves(seat)

    def why_not(self, seat: int, move: Move) -> str:
        return self._why_not(seat, move)

    def line(self, seat: int = 0) -> str:
        """A party as the builder would take it."""
        layout, out = self.state.layout, []
        for hero in self[seat].party:
            tile, wounds = hero & TILE, hero >> 6 & TILE
            word = "PAL" if tile >= SILVER_PALADIN else CLASSES[layout.klass[tile]]
            if tile == 34:
                word = "illusion"
            elif word != "PAL":
                word += str(layout.hp[tile] + (hero >> 12))
                for letter, symbols in zip("thm", (layout.disarm, layout.heal, layout.magic), strict=True):
                    word += f"{letter}{symbols[tile]}" if symbols[tile] else ""
            out.append(word + (f"({wounds})" if wounds else ""))
        return " ".join(out)

    def lair(self, seat: int = 0) -> str:
        """Monsters and ghosts; those that lie face down in brackets."""
        lord, out = self[seat], []
        for kind, name in enumerate(MONSTERS):
            up = lord.lair[kind] - lord.stunned[kind]
            out += [name] * up + [f"({name})"] * lord.stunned[kind]
        return " ".join(out)

    def orders(self, cards: int) -> str:
        """A set of order cards by name."""
        return " ".join(order for at, order in enumerate(ORDERS) if cards >> at & 1)

    def prisoners(self, seat: int = 0) -> int:
        """How many."""
        return len(self[seat].prison)


def table(players: int = 4, rules: str = "full", year: int = 1, season: int = 1, **options: Any) -> Table:
    """A table in the middle of nowhere: fresh boards, nothing on the agenda, seat 0 first."""
    match = GAME.new(players, seed=7, rules=rules, **options)
    t = Table(match)
    state = t.state
    state.agenda, state.lanes, state.done, state.current = [], None, False, -1
    state.lords = [new_lord(state.layout) for _ in range(players)]
    state.first, state.year, state.season, state.paladin = 0, year, season, TENT
    for lord in state.lords:
        lord.locked = 0b11000000
        lord.hand = 0b00111111
    t.events = []
    return t


def at(table: str, *seats: str) -> Table:
    """A table as text (`docs/positions.md`): what all share, then each seat."""
    lines = "".join(f"\nseat {seat + 1}; {things}" if things else "" for seat, things in enumerate(seats))
    return Table(GAME.position(f"position 1; game dungeon-lords; players {len(seats)}; {table}{lines}"))


def new(players: int = 4, seed: int = 7, **options: Any) -> Table:
    """A real match from its beginning."""
    return Table(GAME.new(players, seed=seed, **options))


def nothing(t: Table, seat: int) -> Table:
    """Plan no trap and nobody sent, where that is asked."""
    while seat in t.match.to_act:
        moves = t.moves(seat)
        if NoTrap() in moves:
            t.play(seat, NoTrap())
        elif Ready() in moves:
            t.play(seat, Ready())
        else:
            break
    return t


__all__ = [
    "Table", "at", "counts", "mask", "names_of", "new", "nothing", "space", "table",
]  # fmt: skip
