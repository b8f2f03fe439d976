"""The special events of the full rules, one card a year (DL-FUL-08 to 11); most of them are guesses, see
`components.toml`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import added, count
from ..moves import PayPart
from ..names import GHOST, MONSTERS, PARTS, SPECIALS
from ..state import NO_MONSTERS, SEATS, Lord, Realm
from . import actions as ids
from . import evilness
from .discards import discard_traps
from .hiring import feed, give, monster_kinds, monsters_in
from .steps import Choice, InTurn, OfLord, OnMonster
from .taxes import ask_tax

WITCH_HUNT: Final = SPECIALS.index("witch-hunt")
Effect = Callable[[Realm, int, Lord, int], None]
"""What a special event does to a lord, with the number of the card."""


class SpecialTurn(InTurn):
    """The card's text for one player after the other."""

    def visit(self, state: Realm, seat: int) -> None:
        event = state.specials[state.year - 1]
        if self.place == 0 and state.events is not None:
            state.record("dl-special", special_words(state))
        EFFECTS[event](state, seat, state.lords[seat], state.layout.event_amount[event])


def special_words(state: Realm) -> dict[str, Any]:
    """The special event of the year with the number of its effect, for a sentence."""
    event = state.specials[state.year - 1]
    return {"special": SPECIALS[event], "amount": state.layout.event_amount[event]}


def witch_hunt(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Without a monster to give, the lord becomes more evil."""
    if monsters_in(lord.lair) > 0:
        state.agenda.append(HUNTS[seat])
    else:
        evilness.gain(state, seat, amount)


def monster_strike(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Every monster wants a part of its wage."""
    state.unpaid = added(lord.lair, GHOST, -lord.lair[GHOST])
    state.agenda.append(STRIKES[seat])


def extra_tax(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """A tax on rooms."""
    if amount * count(lord.rooms) == 0:
        untouched(state, seat)
    ask_tax(state, seat, amount * count(lord.rooms))


def rats(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Half of the food is lost."""
    lord.food -= lose_half(state, seat, lord.food, amount, "dl-rats")


def robbery(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Half of the gold is lost."""
    lord.gold -= lose_half(state, seat, lord.gold, amount, "dl-robbery")


def lose_half(state: Realm, seat: int, owned: int, up: int, kind: str) -> int:
    """Half of what there is."""
    lost = (owned + up) // 2
    if not lost:
        untouched(state, seat)
    elif state.events is not None:
        state.record(kind, {"seat": seat, "lost": lost})
    return lost


def rust(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Half of the traps are discarded."""
    lost = (sum(lord.traps) + amount) // 2
    if lost == 0:
        untouched(state, seat)
    discard_traps(state, seat, lost)


def desertion(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """One of so many imps leaves."""
    gone = lord.imps // amount
    lord.imps -= gone
    lord.idle = max(0, lord.idle - gone)
    if not gone:
        untouched(state, seat)
    elif state.events is not None:
        state.record("dl-desertion", {"seat": seat, "imps": gone})


def rumours(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Evilness for every monster above a number."""
    if monsters_in(lord.lair) <= amount:
        untouched(state, seat)
    evilness.gain(state, seat, max(0, monsters_in(lord.lair) - amount))


def holiday(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Nothing is produced next season."""
    state.holiday = 2


def untouched(state: Realm, seat: int) -> None:
    """Record that the event takes nothing from a lord."""
    if state.events is not None:
        state.record("dl-untouched", {"seat": seat})


class WitchHunt(Choice):
    """Give up a monster, or become more evil."""

    sentence: ClassVar[str] = "dl-prompt-witch-hunt"

    def data(self, state: Realm) -> dict[str, Any]:
        return {**super().data(state), "evil": state.layout.event_amount[WITCH_HUNT]}

    def legal(self, state: Realm) -> list[int]:
        lair = state.lords[self.seat].lair
        out = [ids.CHOICES[kind] for kind in monster_kinds(lair)]
        out.append(ids.REFUSE)
        return ids.rising(out)

    def play(self, state: Realm, action: int) -> None:
        if action == ids.REFUSE:
            evilness.gain(state, self.seat, state.layout.event_amount[WITCH_HUNT])
        else:
            give(state, self.seat, ids.THING[action])

    def why_not(self, state: Realm, move: Move) -> Refusal:
        return Refusal("DL-FUL-10", "dl-refusal-witch-hunt")


class Strike(OfLord):
    """Goes through the monsters of one lord; ghosts don't strike."""

    def run(self, state: Realm) -> None:
        for kind in range(len(MONSTERS)):
            while state.unpaid[kind] > 0:
                if parts(state, state.lords[self.lord], kind):
                    state.agenda.append(self)
                    state.agenda.append(SETTLES[self.lord][kind])
                    return
                strike(state, self.lord, kind)
        state.unpaid = NO_MONSTERS


def parts(state: Realm, lord: Lord, kind: int) -> list[int]:
    """The parts of the wage of which one could be paid: gold, food, evilness, a trap, a monster."""
    wage = state.layout.monsters[kind]
    out: list[int] = []
    if wage.gold and lord.gold > 0:
        out.append(0)
    if wage.food and lord.food > 0:
        out.append(1)
    if wage.evil and evilness.can_pay(state, lord, 1):
        out.append(2)
    if wage.traps and sum(lord.traps) > 0:
        out.append(3)
    if wage.monsters and monsters_in(lord.lair) > 1:
        out.append(4)
    return out


def strike(state: Realm, seat: int, kind: int) -> None:
    """It lies face down until the coming Combat is over."""
    lord = state.lords[seat]
    state.unpaid = added(state.unpaid, kind, -1)
    lord.stunned = added(lord.stunned, kind, 1)
    if state.events is not None:
        state.record("dl-strikes", {"seat": seat, "monster": MONSTERS[kind]})


class SettleStrike(OnMonster):
    """Pay one part of a monster's wage, or do without it in the coming Combat."""

    sentence: ClassVar[str] = "dl-prompt-settle-strike"

    def legal(self, state: Realm) -> list[int]:
        out = [ids.LET_GOS[self.kind]]
        for part in parts(state, state.lords[self.seat], self.kind):
            out.append(ids.PART + part)
        return ids.rising(out)

    def play(self, state: Realm, action: int) -> None:
        seat, kind = self.seat, self.kind
        if ids.MOVE[action] == ids.LET_GO:
            strike(state, seat, kind)
            return
        lord, part = state.lords[seat], action - ids.PART
        state.unpaid = added(state.unpaid, kind, -1)
        if state.events is not None:
            state.record("dl-struck-deal", {"seat": seat, "monster": MONSTERS[kind], "part": PARTS[part]})
        if part == 0:
            lord.gold -= 1
        elif part == 1:
            lord.food -= 1
        elif part == 2:
            evilness.gain(state, seat, 1)
        elif part == 3:
            discard_traps(state, seat, 1)
        else:
            feed(state, seat, added(lord.lair, kind, -1))

    def why_not(self, state: Realm, move: Move) -> Refusal:
        if isinstance(move, PayPart):
            return Refusal("DL-FUL-10", "dl-refusal-strike-part", {"monster": MONSTERS[self.kind]})
        return Refusal("DL-FUL-10", "dl-refusal-strike-now", {"monster": MONSTERS[self.kind]})


SPECIAL_TURN: Final = SpecialTurn()
HUNTS: Final = [WitchHunt(seat) for seat in SEATS]
STRIKES: Final = [Strike(seat) for seat in SEATS]
SETTLES: Final = [[SettleStrike(seat, kind) for kind in range(len(MONSTERS))] for seat in SEATS]
_EFFECTS: Final[dict[str, Effect]] = {
    "witch-hunt": witch_hunt,
    "monster-strike": monster_strike,
    "extra-tax": extra_tax,
    "rats": rats,
    "robbery": robbery,
    "rust": rust,
    "desertion": desertion,
    "rumours": rumours,
    "holiday": holiday,
}
EFFECTS: Final = [_EFFECTS[special] for special in SPECIALS]
