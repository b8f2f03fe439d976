"""What a player can do in Dungeon Lords, one small decision at a time (DL-DEC-01 to 32)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Annotated, Any, ClassVar, Final

from ...core.actions import Actions, Among, OnTable
from ...core.move import Move, Waiver, worded
from .names import ILLUSION, MONSTERS, ORDERS, PARTS, PRODUCTION_ROOMS, ROOMS, TRAPS
from .rules import actions as ids
from .state import SPACES, Realm

ATTACKS: Final = (*product(MONSTERS, (1, 2), range(1, 6)), ("sheep", 1, 1))
"""Who attacks, with which attack, at which place of the line."""
ATTACK_IDS: Final = [*(first + place for first in ids.ATTACKS for place in range(10)), ids.SHEEP]


class Keep(Move, frozen=True, tag="keep"):
    """Of the three order cards drawn, take this one in hand; the other two are locked."""

    first: ClassVar[int] = ids.KEEP
    order: Annotated[str, Among(ORDERS, ids=ids.KEEPS)]


class Order(Move, frozen=True, tag="order"):
    """Put an order card face down on the next position."""

    first: ClassVar[int] = ids.ORDER
    order: Annotated[str, Among(ORDERS, ids=ids.ORDERS)]


class DummyOrder(Move, frozen=True, tag="dummy-order"):
    """Choose the third order of the own dummy."""

    first: ClassVar[int] = ids.DUMMY_ORDER
    order: Annotated[str, Among(ORDERS, ids=ids.DUMMY_ORDERS)]


class Retrieve(Move, frozen=True, tag="retrieve"):
    """Take a played order card back; the other two are locked."""

    first: ClassVar[int] = ids.RETRIEVE
    order: Annotated[str, Among(ORDERS, ids=ids.RETRIEVES)]


class Perform(Move, frozen=True, tag="perform"):
    """Carry out the action as printed (with spying: without looking)."""

    first: ClassVar[int] = ids.PERFORM


class Decline(Waiver, frozen=True, tag="decline"):
    """Don't carry out the action: the minion goes onto the order card."""

    first: ClassVar[int] = ids.DECLINE


class Stop(Waiver, frozen=True, tag="stop"):
    """Enough tunnels, or enough production."""

    first: ClassVar[int] = ids.STOP


class Spy(Move, frozen=True, tag="spy"):
    """Carry out the action and look at the combat card of that round (1 to 4)."""

    first: ClassVar[int] = ids.SPY
    round: Annotated[int, Among(range(1, 5))]

    def late(self) -> int:
        """Before `Perform`, which throws the look away."""
        return -1


class Dig(Move, frozen=True, tag="dig"):
    """Dig a tunnel; spaces are numbered 0 to 19, row by row from the surface."""

    first: ClassVar[int] = ids.DIG
    space: Annotated[int, Among(range(SPACES))]


class Mine(Move, frozen=True, tag="mine"):
    """Send that many miners."""

    first: ClassVar[int] = ids.MINE
    miners: Annotated[int, Among(range(1, 5))]


class Hire(Move, frozen=True, tag="hire"):
    """Hire a monster or ghost of the tavern."""

    first: ClassVar[int] = ids.HIRE
    monster: Annotated[str, Among(MONSTERS, ids=ids.HIRES)]


class Build(Move, frozen=True, tag="build"):
    """Build a room of the shop in place of a tunnel."""

    first: ClassVar[int] = ids.BUILD
    room: Annotated[str, OnTable(2, stride=SPACES)]
    space: Annotated[int, Among(range(SPACES))]


class Discard(Move, frozen=True, tag="discard"):
    """Discard one of the own traps, face down."""

    first: ClassVar[int] = ids.DISCARD
    trap: Annotated[str, Among(TRAPS, ids=ids.DISCARDS)]


class Choose(Move, frozen=True, tag="choose"):
    """Choose one of the own monsters: for a demon, a witch hunt or a spell."""

    first: ClassVar[int] = ids.CHOOSE
    monster: Annotated[str, Among(MONSTERS, ids=ids.CHOICES)]


class Work(Move, frozen=True, tag="work"):
    """Use a production room."""

    first: ClassVar[int] = ids.WORK
    room: Annotated[str, Among(PRODUCTION_ROOMS, ids=ids.WORKS)]


class Pay(Move, frozen=True, tag="pay"):
    """Pay the monster or ghost that is asked for."""

    first: ClassVar[int] = ids.PAY
    monster: Annotated[str, Among(MONSTERS, ids=ids.PAYS)]


class LetGo(Waiver, frozen=True, tag="let-go"):
    """Don't pay: the monster or ghost leaves (in a strike: it misses the Combat)."""

    first: ClassVar[int] = ids.LET_GO
    monster: Annotated[str, Among(MONSTERS, ids=ids.LET_GOS)]


class PayTax(Move, frozen=True, tag="pay-tax"):
    """Pay so much gold of a tax."""

    first: ClassVar[int] = ids.TAX
    gold: Annotated[int, Among(range(ids.MOST_TAX + 1))]

    def late(self) -> int:
        return -self.gold


class Refuse(Waiver, frozen=True, tag="refuse"):
    """Take the evilness instead."""

    first: ClassVar[int] = ids.REFUSE


class PayPart(Move, frozen=True, tag="pay-part"):
    """Pay one part of a striking monster's wage: gold, food, evil, trap or monster."""

    first: ClassVar[int] = ids.PART
    part: Annotated[str, Among(PARTS)]


class Tile(Move, frozen=True, tag="tile"):
    """Fight on that tile of the dungeon."""

    first: ClassVar[int] = ids.TILE
    space: Annotated[int, Among(range(SPACES))]


class Lay(Move, frozen=True, tag="lay"):
    """Lay a trap, face down."""

    first: ClassVar[int] = ids.LAY
    trap: Annotated[str, Among(TRAPS, ids=ids.LAYS)]


class NoTrap(Waiver, frozen=True, tag="no-trap"):
    """Lay no (further) trap."""

    first: ClassVar[int] = ids.NO_TRAP


class Send(Move, frozen=True, tag="send"):
    """Send a monster or ghost to the battle."""

    first: ClassVar[int] = ids.SEND
    monster: Annotated[str, Among(MONSTERS, ids=ids.SENDS)]


class Ready(Waiver, frozen=True, tag="ready"):
    """Send nobody (else): the plan is made."""

    first: ClassVar[int] = ids.READY


class Release(Move, frozen=True, tag="release"):
    """Let a prisoner go; `adventurer` is the number of his tile, 1 to 34."""

    first: ClassVar[int] = ids.RELEASE
    adventurer: Annotated[int, Among(range(1, ILLUSION + 1))]


class Spring(Move, frozen=True, tag="spring"):
    """Of two traps, this one first."""

    first: ClassVar[int] = ids.SPRING
    trap: Annotated[str, Among(TRAPS, ids=ids.SPRINGS)]


class Target(Move, frozen=True, tag="target"):
    """Hit the adventurer at that place of the line, the first being 1."""

    first: ClassVar[int] = ids.TARGET
    place: Annotated[int, Among(range(1, 6))]


class Attack(Move, frozen=True, tag="attack"):
    """Attack with a monster or ghost sent: its first or second attack, on a place of the line (1 is first).

    Attacks that leave no choice of target have the place 1. `sheep` is the monster that a spell changed.
    """

    first: ClassVar[int] = ids.ATTACK
    monster: Annotated[str, Among(ATTACKS, fields=3, ids=ATTACK_IDS)]
    attack: int
    place: int


class TakeBack(Move, frozen=True, tag="take-back"):
    """A vampire found nobody to bite: take it back face up or face down."""

    first: ClassVar[int] = ids.TAKE_UP
    up: Annotated[bool, Among((True, False))]


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Withdraw the monster (or all monsters) that a spell asks for."""

    first: ClassVar[int] = ids.WITHDRAW


KINDS: Final[tuple[type[Move], ...]] = worded(
    "dl-move",
    Keep, Order, DummyOrder, Retrieve, Perform, Decline, Stop, Spy, Dig, Mine, Hire, Build, Discard, Choose,
    Work, Pay, LetGo, PayTax, Refuse, PayPart, Tile, Lay, NoTrap, Send, Ready, Release, Spring, Target,
    Attack, TakeBack, Withdraw,
)  # fmt: skip
ACTIONS: Final = Actions(KINDS, ids.ACTIONS)


def move(state: Realm, action: int) -> Move:
    """The move with that action id; a room that is not for sale any more has no name."""
    made = ACTIONS.move(action, lambda: _for_sale(state, ""))
    assert made is not None
    return made


def action(state: Realm, made: Move) -> int:
    """The action id of a move; -1 when nothing on this table could be meant by it."""
    return ACTIONS.action(made, lambda: _for_sale(state, None))


def _for_sale(state: Realm, nothing: str | None) -> list[str | None]:
    """The rooms of the shop by place."""
    return [ROOMS[room] if room >= 0 else nothing for room in [*state.shop, -1, -1][:2]]


CHOICES: Final = {"dl-prompt-witch-hunt": "give", "dl-prompt-feed": "feed"}
"""What a monster is chosen for; otherwise a spell asks."""


def words(view: Mapping[str, Any], seat: int, move: Move) -> dict[str, Any]:
    """The words for the sentence `<key>-named`; {} where the move says all there is."""
    asked = view["prompt"]["key"]
    data = view["prompt"]["data"]
    if isinstance(move, Choose):
        return {"why": CHOICES.get(asked, "spell")}
    if isinstance(move, LetGo):
        return {"why": "strike" if asked == "dl-prompt-settle-strike" else "payday"}
    if isinstance(move, Refuse) and "evil" in data:
        return {"evil": data["evil"]}
    if isinstance(move, Withdraw):
        if asked == "dl-prompt-word-of-peace":
            return {"why": "all", "monster": ""}
        return {"why": "one", "monster": data["monster"]} if "monster" in data else {}
    if isinstance(move, Release):
        return _prisoner(view, seat, move, "key" if asked == "dl-prompt-magic-key" else "release")
    if isinstance(move, Target):
        return _hero(view, seat, move.place)
    if isinstance(move, Attack):
        hero = _hero(view, seat, move.place)
        rage = bool(view["battle"] and view["battle"]["rage"])
        return {**hero, "all": not rage} if hero else {}
    return {}


def _hero(view: Mapping[str, Any], seat: int, place: int) -> dict[str, Any]:
    party = view["seats"][seat]["party"]
    return {"class": party[place - 1]["class"]} if 0 < place <= len(party) else {}


def _prisoner(view: Mapping[str, Any], seat: int, move: Release, why: str) -> dict[str, Any]:
    for hero in view["seats"][seat]["prison"]:
        if hero["adventurer"] == move.adventurer:
            return {"why": why, **{key: hero[key] for key in ("class", "hp", "disarm", "heal", "magic")}}
    return {}
