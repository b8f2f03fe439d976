"""Phase 2, Shopping: the biggest groups go first, each to a space of its own (DP-SHOP, DP-ACT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from ....core.decision import Decision
from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import added, holds, joined, only, put, set_of, without
from ....core.state import Step
from .. import moves
from ..names import (
    ARTIFACTS,
    BOOKS,
    BOX,
    COLOURS,
    DUMMIES,
    OLDER_SPACE,
    SPACE_COUNT,
    SPACES,
    SYMBOLS,
)
from ..state import BOX_CHAMBER, EXITS, MEAT_CHAMBER, SEATS, Family, Petz
from .actions import KEEP_HOME, PER_EXIT, SEND, STUDY, TAKE_ADDON, TAKE_CAGE, TAKE_PET, split
from .cards import draw, record_drawn
from .packed import NEUTRAL, gold_of, holder, imps_of, new_pet, size_of
from .steps import OnSpace

YOUNG: Final = 2
OLDER: Final = 3
"""Sizes of pets when they are bought (DP-ACT-25, 26)."""
JUDGE: Final = 4
"""What a judge adds to the exhibition, in half points (DP-ACT-41)."""


def group_turns(state: Petz) -> list[Step[Any]]:
    """Whose groups are due: the largest size first, in turn order, round and round (DP-SHOP-01 to 06, 19).

    A turn handles one group whatever becomes of it, so that all turns are known once the groups are.
    """
    exits = [0] * state.players
    turns: list[Step[Any]] = []
    while True:
        sizes: list[int] = []
        for seat, exit in enumerate(exits):
            # Groups stand in descending size: the next one of a seat is its biggest.
            sizes.append(size_of(state.families[seat].groups[exit]) if exit < EXITS else 0)
        biggest = max(sizes)
        if biggest == 0:
            return turns
        for seat in state.order:
            if sizes[seat] == biggest:
                exits[seat] += 1
                turns.append(SENDING[seat])


def due(family: Family) -> int:
    """The size of the group that the family is to handle next: its biggest."""
    for group in family.groups:
        if group:
            return size_of(group)
    return 0


def free_spaces(state: Petz) -> int:
    """The spaces that nobody is at, as a set."""
    free = 0
    for space in range(SPACE_COUNT):
        if state.spaces[space] == 0:
            free = joined(free, space)
    return free


def open_spaces(free: int, group: int) -> int:
    """Of a set of free spaces those that such a group may be sent to (DP-SHOP-09, DP-ACT-09, 28)."""
    if imps_of(group) < 2:
        free = without(free, CAGES)
    if gold_of(group) == 0:
        free = without(free, PETS)
    return free


class SendGroup(Decision[Petz]):
    """One group of the size that is due: to a free space, or back home (DP-SHOP-07 to 18)."""

    sentence: ClassVar[str] = "dp-prompt-send"

    def data(self, state: Petz) -> dict[str, Any]:
        return {"size": due(state.families[self.seat])}

    def legal(self, state: Petz) -> list[int]:
        free = state.free
        out: list[int] = []
        seen = size = 0
        for exit, group in enumerate(state.families[self.seat].groups):
            if group == 0:
                continue
            imps = imps_of(group)
            if size == 0:
                size = size_of(group)
            # Groups of one size differ by their imps; those that don't are interchangeable.
            if size_of(group) != size or holds(seen, imps):
                continue
            seen = joined(seen, imps)
            open_to = open_spaces(free, group)
            key = open_to * PER_EXIT + exit
            sends = KNOWN.get(key)
            if sends is None:
                first = SEND + PER_EXIT * exit
                sends = [first + space for space in range(SPACE_COUNT) if holds(open_to, space)]
                sends.append(first + KEEP_HOME)
                KNOWN[key] = sends
            out += sends
        return out

    def play(self, state: Petz, action: int) -> None:
        seat = self.seat
        exit, space = split(action - SEND, PER_EXIT)
        family = state.families[seat]
        group = family.groups[exit]
        family.groups = put(family.groups, exit, 0)
        imps, gold = imps_of(group), gold_of(group)
        if space == KEEP_HOME:
            family.home += imps
            family.gold += gold
            if state.events is not None:
                state.record("dp-kept", {"seat": seat, "imps": imps, "gold": gold})
            return
        state.occupy(space, seat, imps)
        state.free = without(state.free, only(space))
        if state.events is not None:
            sent: dict[str, Any] = {"seat": seat, "imps": imps, "gold": gold, "space": SPACES[space]}
            state.record("dp-sent", sent)
        ACTIONS[space].visit(state, seat, space)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if not isinstance(move, moves.Send | moves.Keep):
            return Refusal("DP-SHOP-08", "dp-refusal-send-now")
        exit: int = move.exit
        family = state.families[self.seat]
        if not 1 <= exit <= EXITS or family.groups[exit - 1] == 0:
            return Refusal("DP-GRP-13", "dp-refusal-no-group", {"exit": exit})
        group = family.groups[exit - 1]
        imps, gold = imps_of(group), gold_of(group)
        size = due(family)
        if imps + gold != size:
            return Refusal("DP-SHOP-01", "dp-refusal-not-due", {"size": imps + gold, "due": size})
        space = move.space if isinstance(move, moves.Send) else ""
        if space not in SPACES:
            if space in DUMMIES:
                return Refusal("DP-NEU-07", "dp-refusal-dummy")
            if space:
                return Refusal("DP-ACT-01", "dp-refusal-no-space")
        else:
            number = SPACES.index(space)
            if state.spaces[number] == NEUTRAL:
                return Refusal("DP-NEU-05", "dp-refusal-neutral", {"space": space})
            if state.spaces[number]:
                owner = holder(state.spaces[number])
                return Refusal("DP-SHOP-09", "dp-refusal-occupied", {"space": space, "owner_seat": owner})
            if ACTIONS[number].imps > imps:
                return Refusal("DP-ACT-09", "dp-refusal-two-imps")
            if ACTIONS[number].gold > gold:
                return Refusal("DP-ACT-28", "dp-refusal-needs-gold")
        same = 1 + [imps_of(one) for one in family.groups].index(imps)
        return Refusal("DP-SHOP-07", "dp-refusal-same-group", {"exit": same})


def take_food(state: Petz, seat: int, space: int) -> None:
    """All of a stand, into the leftmost chambers (DP-ACT-02 to 05, DP-ADV-17)."""
    family = state.families[seat]
    vegetables, meat, gold = state.stands[space]
    food = added(family.food, 0, vegetables)
    food[MEAT_CHAMBER] += meat
    family.food = food
    family.gold += gold
    stands = state.stands[:]
    stands[space] = (0, 0, 0)
    state.stands = stands
    if state.events is not None:
        taken = {"vegetables": vegetables, "meat": meat, "gold": gold}
        state.record("dp-food", {"seat": seat, **taken, "all": vegetables + meat + gold})


def take_artifacts(state: Petz, seat: int, space: int) -> None:
    """Both artifacts; books want a colour, the Magic Box comes filled (DP-ACT-06, DP-ART-02, 30)."""
    family, books = state.families[seat], 0
    for artifact in state.tents:
        family.artifacts = joined(family.artifacts, artifact)
        if artifact < BOOKS:
            books = joined(books, artifact)
        if only(artifact) == BOX:
            family.food = put(family.food, BOX_CHAMBER, 1)
        if state.events is not None:
            state.record("dp-artifact", {"seat": seat, "artifact": ARTIFACTS[artifact]})
    state.tents = []
    if books:
        state.pending_books = books
        state.agenda.append(STUDYING[seat])


def offer(state: Petz, seat: int, space: int) -> None:
    """One of several tiles is the player's choice; a single one needs none, and none leaves nothing."""
    step = TAKING[seat][space]
    offers = step.legal(state)
    if len(offers) == 1:
        step.play(state, offers[0])
    elif offers:
        state.agenda.append(step)


class Take(OnSpace):
    """Which of the things that lie at a space."""

    def data(self, state: Petz) -> dict[str, Any]:
        return {"size": OLDER if self.space == OLDER_SPACE else YOUNG}


class TakeCage(Take):
    """Which cage of the pits (DP-ACT-11)."""

    sentence: ClassVar[str] = "dp-prompt-take-cage"

    def legal(self, state: Petz) -> list[int]:
        return [TAKE_CAGE + pit for pit in range(3) if state.pits[pit] >= 0]

    def play(self, state: Petz, action: int) -> None:
        family, pit = state.families[self.seat], action - TAKE_CAGE
        cage = state.pits[pit]
        state.pits = put(state.pits, pit, -1)
        family.new_cages = put(family.new_cages, family.new_cages.index(-1), cage)
        if state.events is not None:
            state.record("dp-cage", {"seat": self.seat, **symbols(state.layout.cages[cage])})

    def why_not(self, state: Petz, move: Move) -> Refusal:
        return Refusal("DP-ACT-11", "dp-refusal-take-cage")


class TakeAddon(Take):
    """Which addon (DP-ACT-19)."""

    sentence: ClassVar[str] = "dp-prompt-take-addon"

    def legal(self, state: Petz) -> list[int]:
        return [TAKE_ADDON + place for place in range(2) if state.addons_shown[place] >= 0]

    def play(self, state: Petz, action: int) -> None:
        seat, place = self.seat, action - TAKE_ADDON
        addon = state.addons_shown[place]
        state.addons_shown = put(state.addons_shown, place, -1)
        state.families[seat].new_addon = addon
        if state.events is not None:
            state.record("dp-addon", {"seat": seat, "kind": kind(state.layout.addons[addon])})

    def why_not(self, state: Petz, move: Move) -> Refusal:
        return Refusal("DP-ACT-19", "dp-refusal-take-addon")


class TakePet(Take):
    """Which pet of its row (DP-ACT-25, 26); the gap closes (DP-RUL-11)."""

    sentence: ClassVar[str] = "dp-prompt-take-pet"

    def legal(self, state: Petz) -> list[int]:
        row = state.older if self.space == OLDER_SPACE else state.young
        return sorted([TAKE_PET + pet for pet in row])

    def play(self, state: Petz, action: int) -> None:
        """The pet waits for a cage until phase 3 (DP-ACT-30)."""
        seat, pet = self.seat, action - TAKE_PET
        if self.space == OLDER_SPACE:
            size = OLDER
            state.older = [other for other in state.older if other != pet]
        else:
            size = YOUNG
            state.young = [other for other in state.young if other != pet]
        family = state.families[seat]
        family.new_pets = put(family.new_pets, family.new_pets.index(-1), new_pet(pet, size))
        if state.events is not None:
            state.record("dp-bought", {"seat": seat, "pet": state.layout.pets[pet], "size": size})

    def why_not(self, state: Petz, move: Move) -> Refusal:
        if self.space == OLDER_SPACE:
            return Refusal("DP-ACT-26", "dp-refusal-take-older")
        return Refusal("DP-ACT-25", "dp-refusal-take-young")


def symbols(tile: list[int]) -> dict[str, int]:
    """The symbols of a cage or addon, by name."""
    return dict(zip(SYMBOLS, tile, strict=True))


def kind(tile: list[int]) -> str:
    """The first symbol of an addon, which says what it is."""
    shown = [name for name, count in symbols(tile).items() if count]
    return shown[0] if shown else SYMBOLS[0]


class Study(Decision[Petz]):
    """Which of the new books, and in which of its colours (DP-ART-02 to 05, DP-RUL-26).

    It brings a card at once, and one more in the base hand.
    """

    sentence: ClassVar[str] = "dp-prompt-study"

    def legal(self, state: Petz) -> list[int]:
        out: list[int] = []
        for book, colours in enumerate(state.layout.books):
            if holds(state.pending_books, book):
                out += [STUDY + len(COLOURS) * book + colour for colour in sorted(colours)]
        return out

    def play(self, state: Petz, action: int) -> None:
        seat = self.seat
        book, colour = split(action - STUDY, len(COLOURS))
        state.pending_books = without(state.pending_books, only(book))
        family = state.families[seat]
        family.base = added(family.base, colour, 1)
        if state.events is not None:
            studied = {"seat": seat, "artifact": ARTIFACTS[book], "colour": COLOURS[colour]}
            state.record("dp-studied", studied)
        record_drawn(state, seat, colour, [draw(state, seat, colour)])
        if state.pending_books:
            state.agenda.append(self)

    def why_not(self, state: Petz, move: Move) -> Refusal:
        return Refusal("DP-ART-02", "dp-refusal-study")


def invite(state: Petz, seat: int, space: int) -> None:
    """Own imps of this and earlier rounds join the inviters on the space (DP-ACT-32 to 34)."""
    coming = relatives(state, state.families[seat])
    for number in coming:
        state.families[seat].invited = joined(state.families[seat].invited, number)
    arrived = len(coming)
    state.join(space, arrived)
    if state.events is not None:
        state.record("dp-invited", {"seat": seat, "imps": arrived})


def relatives(state: Petz, family: Family) -> list[int]:
    """The extra-imp spaces whose imps would come now."""
    extra = state.layout.extra
    return [
        number
        for number in range(len(extra))
        if extra[number] <= state.round and not holds(family.invited, number)
    ]


def visit_hospital(state: Petz, seat: int, space: int) -> None:
    """A potion, and the own imps that were hurt (DP-ACT-36 to 40)."""
    family = state.families[seat]
    potion = state.potions > 0
    if potion:
        state.potions -= 1
        family.potions += 1
    cured = family.hospital
    family.hospital = 0
    state.join(space, cured)
    if state.events is not None:
        state.record("dp-hospital", {"seat": seat, "imps": cured, "potion": potion})


def judge(state: Petz, seat: int, space: int) -> None:
    """The judge adds to one of the next exhibitions (DP-ACT-41)."""
    state.families[seat].minion = JUDGE


def wait(state: Petz, seat: int, space: int) -> None:
    """The platform gives nothing now: its imps wait for a customer (DP-ACT-43 to 46)."""


class Action:
    """What an action space gives at once, and what a group must have to be sent there (DP-ACT-09, 28)."""

    def __init__(
        self,
        visit: Callable[[Petz, int, int], None],
        take: type[Take] | None = None,
        imps: int = 0,
        gold: int = 0,
    ) -> None:
        self.visit: Callable[[Petz, int, int], None] = visit
        self.take: type[Take] | None = take
        self.imps: int = imps
        self.gold: int = gold


ACTIONS: Final = [
    {
        "vegetables": Action(take_food),
        "mixed": Action(take_food),
        "meat": Action(take_food),
        "artifacts": Action(take_artifacts),
        "cage-1": Action(offer, TakeCage, imps=2),
        "cage-2": Action(offer, TakeCage, imps=2),
        "addon": Action(offer, TakeAddon),
        "young-1": Action(offer, TakePet, gold=1),
        "young-2": Action(offer, TakePet, gold=1),
        "older": Action(offer, TakePet, gold=1),
        "imps": Action(invite),
        "hospital": Action(visit_hospital),
        "judging": Action(judge),
        "platform": Action(wait),
    }[space]
    for space in SPACES
]
"""By number (DP-SHOP-14)."""
CAGES: Final = set_of([space for space, action in enumerate(ACTIONS) if action.imps])
PETS: Final = set_of([space for space, action in enumerate(ACTIONS) if action.gold])
KNOWN: Final[dict[int, list[int]]] = {}
"""The moves of a group by exit and the spaces open to it, made when they are first asked for."""
SENDING: Final = [SendGroup(seat) for seat in SEATS]
TAKING: Final[list[dict[int, Take]]] = [
    {space: action.take(seat, space) for space, action in enumerate(ACTIONS) if action.take is not None}
    for seat in SEATS
]
STUDYING: Final = [Study(seat) for seat in SEATS]
