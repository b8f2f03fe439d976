"""Numbers that hold several others: groups, spaces, Need Cards in hands and on bars.

Need Cards of one colour take five bits a need, lowest first, and a seventh field for the substitutes
(DP-RUL-38). The cards on a pet take four bits a bar, its needs four bits a kind.
"""

from __future__ import annotations

from typing import Final

from ..names import ANGER, HUNGER, MAGIC, PLAY, POTION

DOMINANT: Final = (HUNGER, ANGER, PLAY, MAGIC)
"""The need that gives a deck its character (DP-ADV-02)."""

CODE_SUBSTITUTE: Final = 7
CODE_POTION: Final = 8
CODE_DOUBLE: Final = 9
"""Codes of a card on a bar: 0 none, 1 + need, 7 a substitute, 8 a potion, 9 + need the double side."""

REAL: Final = (1 << 30) - 1
"""In a packed number: the cards that are no substitutes."""
SUMS: Final = [(packed & 31) + (packed >> 5) for packed in range(1 << 10)]
"""Of two numbers of five bits."""
NEUTRAL: Final = 15
"""Marks a space held by a neutral imp (DP-NEU-05); otherwise `imps * 16 + seat + 1`, 0 when free."""


def eats(diet: int, other: int) -> bool:
    """Whether a pet of that diet eats what those of another one (herbivores, carnivores) do."""
    return diet & other > 0


def pack(numbers: list[int]) -> int:
    """Several numbers below 256 as one."""
    packed = 0
    for number in reversed(numbers):
        packed = packed << 8 | number
    return packed


def packed_numbers(packed: int, count: int) -> list[int]:
    """So many numbers that were packed into one."""
    return [packed >> 8 * place & 255 for place in range(count)]


def group_of(imps: int, gold: int) -> int:
    """A group at an exit."""
    return gold << 4 | imps


def imps_of(group: int) -> int:
    """The imps of a group."""
    return group & 15


def gold_of(group: int) -> int:
    """The gold of a group."""
    return group >> 4


def size_of(group: int) -> int:
    """The size of a group: imps and gold together (DP-GRP-11)."""
    return (group & 15) + (group >> 4)


def holder(held: int) -> int:
    """The seat whose imps are at a space; -1 for a free one."""
    return (held & 15) - 1


def imps_on(held: int) -> int:
    """How many imps are at a space."""
    return held >> 4


def needs_of(tally: int, need: int) -> int:
    """How many needs of a kind a tally has (see `Plot.tally`)."""
    return tally >> 4 * need & 15


def one_card(card: int) -> int:
    """One card, as it counts in a packed number."""
    return 1 << 5 * card


def cards_of(packed: int, card: int) -> int:
    """How many cards of a kind a packed number has."""
    return packed >> 5 * card & 31


def kinds_of(packed: int) -> list[int]:
    """The kinds of cards that a packed number has, lowest first."""
    kinds: list[int] = []
    card = 0
    while packed:
        if packed & 31:
            kinds.append(card)
        packed >>= 5
        card += 1
    return kinds


def unpack(packed: int) -> list[int]:
    """The cards of a packed number, one by one, lowest need first."""
    cards: list[int] = []
    card = 0
    while packed:
        count = packed & 31
        while count > 0:
            cards.append(card)
            count -= 1
        packed >>= 5
        card += 1
    return cards


def count(packed: int) -> int:
    """How many cards a packed number has."""
    return SUMS[packed & 1023] + SUMS[packed >> 10 & 1023] + SUMS[packed >> 20 & 1023] + (packed >> 30)


def real(packed: int) -> int:
    """The cards of a packed number without the substitutes."""
    return packed & REAL


def substitutes(packed: int) -> int:
    """How many substitutes a packed number has."""
    return packed >> 30


def on_bar(code: int, bar: int) -> int:
    """A card's code, moved to its bar."""
    return code << 4 * bar


def code_on(cards: int, bar: int) -> int:
    """The code of the card on a bar of a pet; 0 for none."""
    return cards >> 4 * bar & 15


def codes_of(cards: int) -> list[int]:
    """The codes of the cards on a pet, by bar."""
    codes: list[int] = []
    while cards:
        codes.append(cards & 15)
        cards >>= 4
    return codes


def card_of(code: int) -> int:
    """The kind of card that a code stands for, whichever side shows; not for potions."""
    return code - 1 if code < CODE_POTION else code - CODE_DOUBLE


def shows_need(code: int, colour: int, need: int) -> bool:
    """Whether a card on a bar of that colour shows a need, on either side of a double one."""
    if code in (0, CODE_POTION):
        return False
    if (code == CODE_SUBSTITUTE or code >= CODE_DOUBLE) and DOMINANT[colour] == need:
        return True
    return code != CODE_SUBSTITUTE and card_of(code) == need


def one_potion(colour: int) -> int:
    """A potion on a bar of a colour, as it counts in `potions_due`."""
    return 1 << 4 * colour


def potions_of(due: int, colour: int) -> int:
    """Cards of a colour to discard for potions."""
    return due >> 4 * colour & 15


def new_pet(pet: int, size: int) -> int:
    """A pet that waits for its cage."""
    return pet << 3 | size


def pet_of(new: int) -> int:
    """Which pet waits for its cage; -1 for none."""
    return new >> 3


def bought_size(new: int) -> int:
    """The size of a pet that waits for its cage."""
    return new & 7


def tally(assigned: int, colours: list[int]) -> int:
    """Needs of each kind on a pet, four bits each, from its cards and the colours of its bars."""
    needs = 0
    bar = 0
    while assigned:
        code = assigned & 15
        assigned >>= 4
        if code >= CODE_DOUBLE:
            needs += (1 << 4 * (code - CODE_DOUBLE)) + (1 << 4 * DOMINANT[colours[bar]])
        elif code == CODE_POTION:
            needs += 1 << 4 * POTION
        elif code == CODE_SUBSTITUTE:
            needs += 1 << 4 * DOMINANT[colours[bar]]
        elif code:
            needs += 1 << 4 * (code - 1)
        bar += 1
    return needs
