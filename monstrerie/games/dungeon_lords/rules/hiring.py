"""Hire monsters and ghosts, and what they cost: also traps for a golem, a monster for a demon (DL-MON,
DL-APM-21 to 34).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import added
from ..moves import Choose, Hire
from ..names import GHOST, HIRE, MONSTERS, TROLL
from ..state import SEATS, Lord, Realm
from . import actions as ids
from . import evilness, prices
from .discards import discard_traps
from .orders import not_executed
from .steps import Choice, OfLord, OnSpace


def affordable(state: Realm, lord: Lord, kind: int, extra_food: int, monsters: int) -> bool:
    """Whether a lord can pay a tile in full; `monsters` are those he could give to a demon (DL-MON-07)."""
    wage = state.layout.monsters[kind]
    return (
        lord.gold >= wage.gold
        and lord.food >= wage.food + extra_food
        and evilness.can_pay(state, lord, wage.evil)
        and (wage.traps == 0 or sum(lord.traps) >= wage.traps)
        and (wage.monsters == 0 or monsters >= wage.monsters)
    )


def pay(state: Realm, seat: int, kind: int) -> None:
    """Pay the printed cost; which trap goes is asked, the monster for a demon by the caller."""
    wage, lord = state.layout.monsters[kind], state.lords[seat]
    lord.gold -= wage.gold
    lord.food -= wage.food
    if wage.evil:
        evilness.gain(state, seat, wage.evil)
    if wage.traps:
        discard_traps(state, seat, wage.traps)


def monsters_in(counts: list[int]) -> int:
    """Monsters, without the ghosts (DL-GEN-18)."""
    return sum(counts) - counts[GHOST]


def monster_kinds(counts: list[int]) -> list[int]:
    """The kinds of monsters that there are, without the ghosts."""
    return [kind for kind, number in enumerate(counts) if number > 0 and kind != GHOST]


def remove(lord: Lord, kind: int) -> None:
    """A tile leaves the lair, one that lies face down first; a troll takes its token along (DL-MON-13)."""
    lord.lair = added(lord.lair, kind, -1)
    if lord.stunned[kind] > 0:
        lord.stunned = added(lord.stunned, kind, -1)
    if kind == TROLL and lord.tokens > lord.lair[TROLL]:
        lord.tokens = lord.lair[TROLL]


class HireMonster(OnSpace):
    """One affordable tile of those left (DL-MON-02 to 07)."""

    sentence: ClassVar[str] = "dl-prompt-hire-monster"

    def obstacle(self, state: Realm, lord: Lord) -> str:
        """A tile in the tavern must be payable (DL-MON-08)."""
        extra, monsters = state.layout.spaces[self.space].cost_food, monsters_in(lord.lair)
        for kind in state.tavern:
            if kind >= 0 and affordable(state, lord, kind, extra, monsters):
                return ""
        return "monster" if max(state.tavern, default=-1) >= 0 else "tavern"

    def legal(self, state: Realm) -> list[int]:
        lord = state.lords[self.seat]
        extra, monsters = state.layout.spaces[self.space].cost_food, monsters_in(lord.lair)
        out = [ids.DECLINE]
        for kind in sorted(set(state.tavern)):
            if kind >= 0 and affordable(state, lord, kind, extra, monsters):
                out.append(ids.HIRES[kind])
        return out

    def play(self, state: Realm, action: int) -> None:
        seat = self.seat
        if action == ids.DECLINE:
            not_executed(state, seat, HIRE, "dl-declined")
            return
        kind = ids.THING[action]
        lord = state.lords[seat]
        tavern = state.tavern[:]
        tavern[tavern.index(kind)] = -1
        state.tavern = tavern
        extra = state.layout.spaces[self.space].cost_food
        lord.food -= extra
        if state.events is not None:
            data = {"seat": seat, "monster": MONSTERS[kind], "extra": extra}
            state.record("dl-hired", {**data, **prices.wage(state, kind, extra)})
        if state.layout.monsters[kind].monsters:
            state.agenda.append(JOINS[seat][kind])
            pay(state, seat, kind)
            feed(state, seat, lord.lair)
        else:
            pay(state, seat, kind)
            join(state, seat, kind)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if not isinstance(move, Hire):
            return Refusal("DL-MON-03", "dl-refusal-hire-now")
        kind = MONSTERS.index(move.monster) if move.monster in MONSTERS else -1
        if kind < 0 or kind not in state.tavern:
            return Refusal("DL-MON-03", "dl-refusal-not-in-tavern", {"monster": move.monster})
        return why_not_pay(
            state, state.lords[self.seat], kind, state.layout.spaces[self.space].cost_food, "DL-MON-07"
        )


def why_not_pay(state: Realm, lord: Lord, kind: int, extra_food: int, rule: str) -> Refusal:
    """What is missing to pay a tile."""
    wage, data = state.layout.monsters[kind], {"monster": MONSTERS[kind]}
    if lord.gold < wage.gold:
        return Refusal(rule, "dl-refusal-gold", {"price": wage.gold, "gold": lord.gold, **data})
    food = wage.food + extra_food
    if lord.food < food:
        return Refusal(rule, "dl-refusal-food", {"price": food, "food": lord.food, **data})
    if not evilness.can_pay(state, lord, wage.evil):
        left = state.layout.top - lord.evil
        return Refusal("DL-FUL-17", "dl-refusal-evil", {"price": wage.evil, "left": left, **data})
    if wage.traps > sum(lord.traps):
        return Refusal("DL-APM-24", "dl-refusal-no-trap-to-pay", data)
    return Refusal("DL-APM-34", "dl-refusal-no-monster-to-give", data)


def join(state: Realm, seat: int, kind: int) -> None:
    """Face up into the lair; a troll brings its token (DL-MON-09, 12)."""
    lord = state.lords[seat]
    lord.lair = added(lord.lair, kind, 1)
    if kind == TROLL:
        lord.tokens += 1


class Join(OfLord):
    """A tile hired comes into the lair when its whole cost is paid."""

    def __init__(self, lord: int, kind: int) -> None:
        super().__init__(lord)
        self.about = (lord, kind)
        self.kind: int = kind

    def run(self, state: Realm) -> None:
        join(state, self.lord, self.kind)


def feed(state: Realm, seat: int, offered: list[int]) -> None:
    """A demon takes one of the offered monsters, never a ghost (DL-APM-31, 32, DL-RUL-43)."""
    kinds = monster_kinds(offered)
    if len(kinds) > 1:
        state.agenda.append(Feed(seat, offered))
    elif kinds:
        give(state, seat, kinds[0])


def give(state: Realm, seat: int, kind: int) -> None:
    """The monster goes to the Distant Lands; it is not let go, so no evilness comes of it (DL-RUL-42)."""
    remove(state.lords[seat], kind)
    if state.unpaid[kind] > 0:
        state.unpaid = added(state.unpaid, kind, -1)
    if state.events is not None:
        state.record("dl-given", {"seat": seat, "monster": MONSTERS[kind]})


class Feed(Choice):
    """Which own monster the demon gets."""

    sentence: ClassVar[str] = "dl-prompt-feed"

    def __init__(self, seat: int, offered: list[int]) -> None:
        super().__init__(seat, tuple(offered))
        self.offered: list[int] = offered

    def legal(self, state: Realm) -> list[int]:
        return [ids.CHOICES[kind] for kind in monster_kinds(self.offered)]

    def play(self, state: Realm, action: int) -> None:
        give(state, self.seat, ids.THING[action])

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if isinstance(move, Choose) and move.monster == "ghost":
            return Refusal("DL-APM-11", "dl-refusal-ghost-to-demon")
        return Refusal("DL-APM-31", "dl-refusal-give-monster")


JOINS: Final = [[Join(seat, kind) for kind in range(len(MONSTERS))] for seat in SEATS]
