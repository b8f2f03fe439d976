"""What a player can do in Dungeon Lords, one small decision at a time (DL-DEC-01 to 32)."""

from __future__ import annotations

from typing import ClassVar, Final

from ...core.move import Move
from .names import MONSTERS, ORDERS, PARTS, ROOMS, TRAPS
from .rules import actions as ids
from .state import ILLUSION, Realm

ACTIONS: Final = ids.ACTIONS


class Keep(Move, frozen=True, tag="keep"):
    """Of the three order cards drawn, take this one in hand; the other two are locked."""

    sentence: ClassVar[str] = "dl-move-keep"
    order: str


class Order(Move, frozen=True, tag="order"):
    """Put an order card face down on the next position."""

    sentence: ClassVar[str] = "dl-move-order"
    order: str


class DummyOrder(Move, frozen=True, tag="dummy-order"):
    """Choose the third order of the own dummy."""

    sentence: ClassVar[str] = "dl-move-dummy-order"
    order: str


class Retrieve(Move, frozen=True, tag="retrieve"):
    """Take a played order card back; the other two are locked."""

    sentence: ClassVar[str] = "dl-move-retrieve"
    order: str


class Perform(Move, frozen=True, tag="perform"):
    """Carry out the action as printed (with spying: without looking)."""

    sentence: ClassVar[str] = "dl-move-perform"


class Decline(Move, frozen=True, tag="decline"):
    """Don't carry out the action: the minion goes onto the order card."""

    sentence: ClassVar[str] = "dl-move-decline"


class Stop(Move, frozen=True, tag="stop"):
    """Enough tunnels, or enough production."""

    sentence: ClassVar[str] = "dl-move-stop"


class Spy(Move, frozen=True, tag="spy"):
    """Carry out the action and look at the combat card of that round (1 to 4)."""

    sentence: ClassVar[str] = "dl-move-spy"
    round: int


class Dig(Move, frozen=True, tag="dig"):
    """Dig a tunnel; spaces are numbered 0 to 19, row by row from the surface."""

    sentence: ClassVar[str] = "dl-move-dig"
    space: int


class Mine(Move, frozen=True, tag="mine"):
    """Send that many miners."""

    sentence: ClassVar[str] = "dl-move-mine"
    miners: int


class Hire(Move, frozen=True, tag="hire"):
    """Hire a monster or ghost of the tavern."""

    sentence: ClassVar[str] = "dl-move-hire"
    monster: str


class Build(Move, frozen=True, tag="build"):
    """Build a room of the shop in place of a tunnel."""

    sentence: ClassVar[str] = "dl-move-build"
    room: str
    space: int


class Discard(Move, frozen=True, tag="discard"):
    """Discard one of the own traps, face down."""

    sentence: ClassVar[str] = "dl-move-discard"
    trap: str


class Choose(Move, frozen=True, tag="choose"):
    """Choose one of the own monsters: for a demon, a witch hunt or a spell."""

    sentence: ClassVar[str] = "dl-move-choose"
    monster: str


class Work(Move, frozen=True, tag="work"):
    """Use a production room."""

    sentence: ClassVar[str] = "dl-move-work"
    room: str


class Pay(Move, frozen=True, tag="pay"):
    """Pay the monster or ghost that is asked for."""

    sentence: ClassVar[str] = "dl-move-pay"
    monster: str


class LetGo(Move, frozen=True, tag="let-go"):
    """Don't pay: the monster or ghost leaves (in a strike: it misses the Combat)."""

    sentence: ClassVar[str] = "dl-move-let-go"
    monster: str


class PayTax(Move, frozen=True, tag="pay-tax"):
    """Pay so much gold of a tax."""

    sentence: ClassVar[str] = "dl-move-pay-tax"
    gold: int


class Refuse(Move, frozen=True, tag="refuse"):
    """Take the evilness instead."""

    sentence: ClassVar[str] = "dl-move-refuse"


class PayPart(Move, frozen=True, tag="pay-part"):
    """Pay one part of a striking monster's wage: gold, food, evil, trap or monster."""

    sentence: ClassVar[str] = "dl-move-pay-part"
    part: str


class Tile(Move, frozen=True, tag="tile"):
    """Fight on that tile of the dungeon."""

    sentence: ClassVar[str] = "dl-move-tile"
    space: int


class Lay(Move, frozen=True, tag="lay"):
    """Lay a trap, face down."""

    sentence: ClassVar[str] = "dl-move-lay"
    trap: str


class NoTrap(Move, frozen=True, tag="no-trap"):
    """Lay no (further) trap."""

    sentence: ClassVar[str] = "dl-move-no-trap"


class Send(Move, frozen=True, tag="send"):
    """Send a monster or ghost to the battle."""

    sentence: ClassVar[str] = "dl-move-send"
    monster: str


class Ready(Move, frozen=True, tag="ready"):
    """Send nobody (else): the plan is made."""

    sentence: ClassVar[str] = "dl-move-ready"


class Release(Move, frozen=True, tag="release"):
    """Let a prisoner go; `adventurer` is the number of his tile, 1 to 34."""

    sentence: ClassVar[str] = "dl-move-release"
    adventurer: int


class Spring(Move, frozen=True, tag="spring"):
    """Of two traps, this one first."""

    sentence: ClassVar[str] = "dl-move-spring"
    trap: str


class Target(Move, frozen=True, tag="target"):
    """Hit the adventurer at that place of the line, the first being 1."""

    sentence: ClassVar[str] = "dl-move-target"
    place: int


class Attack(Move, frozen=True, tag="attack"):
    """Attack with a monster or ghost sent: its first or second attack, on a place of the line (1 is first).

    Attacks that leave no choice of target have the place 1. `sheep` is the monster that a spell changed.
    """

    sentence: ClassVar[str] = "dl-move-attack"
    monster: str
    attack: int
    place: int


class TakeBack(Move, frozen=True, tag="take-back"):
    """A vampire found nobody to bite: take it back face up or face down."""

    sentence: ClassVar[str] = "dl-move-take-back"
    up: bool


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Withdraw the monster (or all monsters) that a spell asks for."""

    sentence: ClassVar[str] = "dl-move-withdraw"


KINDS: Final[tuple[type[Move], ...]] = (
    Keep, Order, DummyOrder, Retrieve, Perform, Decline, Stop, Spy, Dig, Mine, Hire, Build, Discard, Choose,
    Work, Pay, LetGo, PayTax, Refuse, PayPart, Tile, Lay, NoTrap, Send, Ready, Release, Spring, Target,
    Attack, TakeBack, Withdraw,
)  # fmt: skip


def move(state: Realm, action: int) -> Move:
    """The move with that action id."""
    made = _FIXED[action]
    if made is not None:
        return made
    slot, space = divmod(action - ids.BUILD, 20)
    room = state.shop[slot] if slot < len(state.shop) else -1
    return Build(ROOMS[room] if room >= 0 else "", space)


def action(state: Realm, made: Move) -> int:
    """The action id of a move; -1 when nothing on this table could be meant by it."""
    if isinstance(made, Build):
        if made.room not in ROOMS or not 0 <= made.space < 20:
            return -1
        room = ROOMS.index(made.room)
        return ids.BUILD + 20 * state.shop.index(room) + made.space if room in state.shop else -1
    return _IDS.get(made, -1)


def _fixed() -> list[Move | None]:
    """Every move by its id; None where the table decides what it means."""
    table: list[Move | None] = [None] * ids.ACTIONS
    for number, order in enumerate(ORDERS):
        table[ids.ORDER + number] = Order(order)
        table[ids.KEEP + number] = Keep(order)
        table[ids.DUMMY_ORDER + number] = DummyOrder(order)
        table[ids.RETRIEVE + number] = Retrieve(order)
    for number, monster in enumerate(MONSTERS):
        table[ids.HIRE + number] = Hire(monster)
        table[ids.CHOOSE + number] = Choose(monster)
        table[ids.PAY + number] = Pay(monster)
        table[ids.LET_GO + number] = LetGo(monster)
        table[ids.SEND + number] = Send(monster)
        for attack in (0, 1):
            for place in range(5):
                table[ids.ATTACK + 10 * number + 5 * attack + place] = Attack(monster, attack + 1, place + 1)
    for number, trap in enumerate(TRAPS):
        table[ids.DISCARD + number] = Discard(trap)
        table[ids.LAY + number] = Lay(trap)
        table[ids.SPRING + number] = Spring(trap)
    for number, room in enumerate(ROOMS[:8]):
        table[ids.WORK + number] = Work(room)
    for number, part in enumerate(PARTS):
        table[ids.PART + number] = PayPart(part)
    for space in range(20):
        table[ids.DIG + space] = Dig(space)
        table[ids.TILE + space] = Tile(space)
    for number in range(4):
        table[ids.SPY + number] = Spy(number + 1)
        table[ids.MINE + number] = Mine(number + 1)
    for gold in range(ids.MOST_TAX + 1):
        table[ids.TAX + gold] = PayTax(gold)
    for adventurer in range(ILLUSION):
        table[ids.RELEASE + adventurer] = Release(adventurer + 1)
    for place in range(5):
        table[ids.TARGET + place] = Target(place + 1)
    table[ids.SHEEP] = Attack("sheep", 1, 1)
    table[ids.PERFORM], table[ids.DECLINE], table[ids.STOP] = Perform(), Decline(), Stop()
    table[ids.REFUSE], table[ids.NO_TRAP], table[ids.READY] = Refuse(), NoTrap(), Ready()
    table[ids.TAKE_UP], table[ids.TAKE_DOWN] = TakeBack(True), TakeBack(False)
    table[ids.WITHDRAW] = Withdraw()
    return table


_FIXED: Final = _fixed()
_IDS: Final = {made: action for action, made in enumerate(_FIXED) if made is not None}
