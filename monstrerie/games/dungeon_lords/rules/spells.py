"""The fast and the slow spell step, and what each spell does (DL-CMB-59 to 65, 81 to 84); some effects are
guesses, see `components.toml`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from ....core.move import Move
from ....core.refusal import Refusal
from ....core.sets import added
from ..names import ANTI_MAGIC_ROOM, CARDS, GHOST, ILLUSION, MONSTERS, SILVER_PALADIN, WIZARD
from ..state import NO_MONSTERS, SEATS, Lord, Realm
from . import actions as ids
from . import evilness
from .discards import discard_traps
from .heroes import heal_one, symbols, words
from .hiring import affordable, feed, monster_kinds, monsters_in, pay, remove
from .packed import card_of_round, strengthened, tile_of, wounded
from .prices import wage
from .rooms import room_at
from .steps import Choice, OfLord, OnCard, OnMonster
from .taxes import ask_tax

WORD_OF_PEACE: Final = CARDS.index("word-of-peace")
AURA_OF_FEAR: Final = CARDS.index("aura-of-fear")
METAMORPHOSIS: Final = CARDS.index("metamorphosis")
MAGIC_KEY: Final = CARDS.index("magic-key")
DIMENSIONAL_GATE: Final = CARDS.index("dimensional-gate")
Spell = Callable[[Realm, int, Lord, int], None]
"""What a spell does to the dungeon of a seat or for the party there, with the number of the card."""


class SpellStep(OfLord):
    """The card's spell is cast if it is of this step's kind and the party has as much magic as the round's
    number (DL-CMB-59 to 63, 81, 82, DL-APR-23).
    """

    def __init__(self, lord: int, fast: bool) -> None:
        super().__init__(lord)
        self.about = (lord, int(fast))
        self.fast: bool = fast

    def run(self, state: Realm) -> None:
        lord, layout = state.lords[self.lord], state.layout
        card = card_of_round(state)
        if not lord.party or layout.fast[card] != self.fast:
            return
        if state.no_spell:
            not_cast(state, self.lord, card, "dart")
            return
        if symbols(lord.party, layout.magic) <= state.round:
            not_cast(state, self.lord, card, "magic")
            return
        if room_at(state, self.lord, lord.tile) == ANTI_MAGIC_ROOM:
            not_cast(state, self.lord, card, "room")
            return
        if state.events is not None:
            state.record("dl-cast", {"seat": self.lord, "card": CARDS[card]})
        SPELLS[card](state, self.lord, lord, layout.amount[card])


def not_cast(state: Realm, seat: int, card: int, why: str) -> None:
    """Record why a party with magic casts nothing: too little of it, a dart, or the room."""
    if state.events is None:
        return
    has = symbols(state.lords[seat].party, state.layout.magic)
    if has:
        data = {"seat": seat, "card": CARDS[card], "why": why, "has": has, "needs": state.round + 1}
        state.record("dl-not-cast", data)


def effect(state: Realm, seat: int, kind: str, number: int) -> None:
    """Record what a spell does, with its number."""
    if state.events is not None:
        state.record(kind, {"seat": seat, "number": number})


def no_effect(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Record that a spell does nothing; some never do."""
    effect(state, seat, "dl-no-effect", 0)


def word_of_peace(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """All monsters are withdrawn, or the lord becomes more evil."""
    if monsters_in(lord.sent) > 0:
        state.agenda.append(PEACES[seat])
    else:
        no_effect(state, seat, lord, amount)


def suggestion(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Every monster sent is paid once more or withdrawn (DL-FUL-21)."""
    state.unpaid = added(lord.sent, GHOST, -lord.sent[GHOST])
    state.agenda.append(SUGGESTIONS[seat])
    if not sum(state.unpaid):
        no_effect(state, seat, lord, amount)


def magic_shield(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """A shield takes the first wounds of the round."""
    state.shield = amount
    effect(state, seat, "dl-shielded", amount)


def invisibility(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Wizards go to the end of the line and can't be harmed."""
    state.invisible = True
    klass = state.layout.klass
    seen = [hero for hero in lord.party if klass[tile_of(hero)] != WIZARD]
    wizards = [hero for hero in lord.party if klass[tile_of(hero)] == WIZARD]
    effect(state, seat, "dl-invisible" if wizards else "dl-no-effect", len(wizards))
    lord.party = seen + wizards


def detect_evil(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """The lord becomes more evil."""
    evilness.gain(state, seat, amount)


def fist_of_justice(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Imps are lost."""
    lost = min(amount, lord.imps)
    lord.imps -= lost
    lord.idle = max(0, lord.idle - lost)
    effect(state, seat, "dl-imps-lost" if lost else "dl-no-effect", lost)


def graffiti(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """A tax."""
    ask_tax(state, seat, amount)


def aura_of_fear(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """A monster is withdrawn."""
    pick(state, seat, AURA_OF_FEAR, lord.sent)


def metamorphosis(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """A monster becomes a sheep."""
    pick(state, seat, METAMORPHOSIS, lord.sent)


def dimensional_gate(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """A monster that was sent, whether it has attacked or not, is gone."""
    pick(state, seat, DIMENSIONAL_GATE, state.called)


def blind_rage(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Monsters attack the first in line only."""
    state.rage = True
    effect(state, seat, "dl-raging" if monsters_in(lord.sent) else "dl-no-effect", 0)


def create_food(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """The first in line has more hit points."""
    lord.party = [strengthened(lord.party[0], amount), *lord.party[1:]]
    if state.events is not None:
        state.record("dl-fed", {"seat": seat, "place": 1, "number": amount, **words(state, lord.party[0])})


def illusion(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """An illusion stands in front of everybody."""
    lord.party = [ILLUSION, *lord.party]
    effect(state, seat, "dl-illusion", state.layout.hp[ILLUSION])


def song_of_courage(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """No fatigue in this round."""
    state.no_fatigue = True
    effect(state, seat, "dl-tireless", 0)


def detect_treasure(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Gold, or without gold food, or without food a trap."""
    good, lost = "none", 0
    if lord.gold > 0:
        good, lost = "gold", min(lord.gold, amount)
        lord.gold -= lost
    elif lord.food > 0:
        good, lost = "food", min(lord.food, amount)
        lord.food -= lost
    elif sum(lord.traps) > 0:
        good, lost = "traps", min(sum(lord.traps), amount)
    if state.events is not None:
        state.record("dl-goods-lost", {"seat": seat, "good": good, "number": lost})
    if good == "traps":
        discard_traps(state, seat, amount)


def regeneration(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """Every adventurer loses a wound; no healing step, so nothing that stops healing stops it."""
    party = [heal_one(state, seat, place, hero, amount) for place, hero in enumerate(lord.party)]
    if party == lord.party:
        no_effect(state, seat, lord, amount)
    lord.party = party


def magic_key(state: Realm, seat: int, lord: Lord, amount: int) -> None:
    """A prisoner of this Combat comes back; a paladin, once eliminated, never does (DL-PAL-17)."""
    candidates = [hero for hero in lord.prison[lord.veterans :] if hero < SILVER_PALADIN]
    if len(candidates) == 1:
        escape(state, seat, candidates[0])
    elif candidates:
        state.agenda.append(KEYS[seat])
    else:
        no_effect(state, seat, lord, amount)


def escape(state: Realm, seat: int, hero: int) -> None:
    """He goes to the end of the line, with hardly a hit point left."""
    lord = state.lords[seat]
    place = lord.prison.index(hero, lord.veterans)
    lord.prison = lord.prison[:place] + lord.prison[place + 1 :]
    left = state.layout.amount[MAGIC_KEY]
    lord.party = [*lord.party, wounded(hero, max(0, state.layout.hp[hero] - left))]
    if state.events is not None:
        data = {"seat": seat, "left": min(left, state.layout.hp[hero]), **words(state, hero)}
        state.record("dl-escaped", data)


def withdraw(state: Realm, seat: int, kind: int) -> None:
    """Back to the lair face up, as if it had not been sent (DL-CMB-65)."""
    lord = state.lords[seat]
    lord.sent = added(lord.sent, kind, -1)
    state.called = added(state.called, kind, -1)
    if state.events is not None:
        state.record("dl-withdrawn", {"seat": seat, "monster": MONSTERS[kind]})


class WordOfPeace(Choice):
    """Withdraw all monsters, or become more evil."""

    sentence: ClassVar[str] = "dl-prompt-word-of-peace"

    def data(self, state: Realm) -> dict[str, Any]:
        return {**super().data(state), "evil": state.layout.amount[WORD_OF_PEACE]}

    def legal(self, state: Realm) -> list[int]:
        return [ids.REFUSE, ids.WITHDRAW]

    def play(self, state: Realm, action: int) -> None:
        if action == ids.REFUSE:
            evilness.gain(state, self.seat, state.layout.amount[WORD_OF_PEACE])
            return
        sent = state.lords[self.seat].sent
        for kind in monster_kinds(sent):
            for _ in range(sent[kind]):
                withdraw(state, self.seat, kind)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        return Refusal("DL-CMB-64", "dl-refusal-word-of-peace")


class Suggestion(OfLord):
    """Goes through the monsters sent: each is paid or withdrawn (DL-FUL-21)."""

    def run(self, state: Realm) -> None:
        seat = self.lord
        lord = state.lords[seat]
        for kind in range(len(MONSTERS)):
            while state.unpaid[kind] > 0:
                if affordable(state, lord, kind, 0, monsters_in(lord.lair) - 1):
                    state.agenda.append(self)
                    state.agenda.append(PERSUASIONS[seat][kind])
                    return
                state.unpaid = added(state.unpaid, kind, -1)
                withdraw(state, seat, kind)
        state.unpaid = NO_MONSTERS


class Persuade(OnMonster):
    """Pay a monster sent once more, or withdraw it."""

    sentence: ClassVar[str] = "dl-prompt-persuade"

    def legal(self, state: Realm) -> list[int]:
        return ids.rising([ids.PAYS[self.kind], ids.WITHDRAW])

    def play(self, state: Realm, action: int) -> None:
        seat, kind = self.seat, self.kind
        state.unpaid = added(state.unpaid, kind, -1)
        if action == ids.WITHDRAW:
            withdraw(state, seat, kind)
            return
        if state.events is not None:
            state.record("dl-paid", {"seat": seat, "monster": MONSTERS[kind], **wage(state, kind, 0)})
        state.agenda.append(CROWDS[seat])
        pay(state, seat, kind)
        if state.layout.monsters[kind].monsters:
            feed(state, seat, added(state.lords[seat].lair, kind, -1))

    def why_not(self, state: Realm, move: Move) -> Refusal:
        return Refusal("DL-CMB-64", "dl-refusal-suggestion", {"monster": MONSTERS[self.kind]})


class Crowd(OfLord):
    """A monster given to a demon can't fight: no more are sent than lie face up in the lair."""

    def run(self, state: Realm) -> None:
        lord = state.lords[self.lord]
        for kind, sent in enumerate(lord.sent):
            if sent > lord.lair[kind] - lord.stunned[kind]:
                lord.sent = added(lord.sent, kind, -1)
                state.called = added(state.called, kind, -1)
                if state.unpaid[kind] > lord.sent[kind]:
                    state.unpaid = added(state.unpaid, kind, -1)


def pick(state: Realm, seat: int, card: int, among: list[int]) -> None:
    """The owner chooses one of the monsters sent, never a ghost (DL-APM-10)."""
    kinds = monster_kinds(among)
    if len(kinds) > 1:
        state.agenda.append(PickMonster(seat, card))
    elif kinds:
        picked(state, seat, card, kinds[0])
    else:
        effect(state, seat, "dl-no-effect", 0)


def picked(state: Realm, seat: int, card: int, kind: int) -> None:
    """What the spell does to the monster chosen."""
    if card == AURA_OF_FEAR:
        withdraw(state, seat, kind)
    elif card == METAMORPHOSIS:
        state.sheep = kind
        if state.events is not None:
            data = {"seat": seat, "monster": MONSTERS[kind], "wounds": state.layout.amount[METAMORPHOSIS]}
            state.record("dl-sheep", data)
    else:
        remove(state.lords[seat], kind)
        if state.events is not None:
            state.record("dl-gone", {"seat": seat, "monster": MONSTERS[kind]})


class PickMonster(OnCard):
    """Which of the monsters sent the spell is for."""

    sentence: ClassVar[str] = "dl-prompt-pick-monster"

    def legal(self, state: Realm) -> list[int]:
        among = state.called if self.card == DIMENSIONAL_GATE else state.lords[self.seat].sent
        return [ids.CHOICES[kind] for kind in monster_kinds(among)]

    def play(self, state: Realm, action: int) -> None:
        picked(state, self.seat, self.card, ids.THING[action])

    def why_not(self, state: Realm, move: Move) -> Refusal:
        return Refusal("DL-CMB-64", "dl-refusal-pick-monster", {"card": CARDS[self.card]})


class MagicKey(Choice):
    """Which prisoner of this Combat comes back."""

    sentence: ClassVar[str] = "dl-prompt-magic-key"

    def legal(self, state: Realm) -> list[int]:
        lord = state.lords[self.seat]
        fresh = lord.prison[lord.veterans :]
        return [ids.RELEASE + hero for hero in range(SILVER_PALADIN) if hero in fresh]

    def play(self, state: Realm, action: int) -> None:
        escape(state, self.seat, action - ids.RELEASE)

    def why_not(self, state: Realm, move: Move) -> Refusal:
        return Refusal("DL-CMB-64", "dl-refusal-magic-key")


FAST_SPELLS: Final = [SpellStep(seat, True) for seat in SEATS]
SLOW_SPELLS: Final = [SpellStep(seat, False) for seat in SEATS]
PEACES: Final = [WordOfPeace(seat) for seat in SEATS]
SUGGESTIONS: Final = [Suggestion(seat) for seat in SEATS]
PERSUASIONS: Final = [[Persuade(seat, kind) for kind in range(len(MONSTERS))] for seat in SEATS]
CROWDS: Final = [Crowd(seat) for seat in SEATS]
KEYS: Final = [MagicKey(seat) for seat in SEATS]
_SPELLS: Final[dict[str, Spell]] = {
    "word-of-peace": word_of_peace,
    "suggestion": suggestion,
    "magic-shield": magic_shield,
    "invisibility": invisibility,
    "detect-evil": detect_evil,
    "fist-of-justice": fist_of_justice,
    "detect-treasure": detect_treasure,
    "fireball": no_effect,
    "graffiti": graffiti,
    "aura-of-fear": aura_of_fear,
    "metamorphosis": metamorphosis,
    "blind-rage": blind_rage,
    "create-food": create_food,
    "illusion": illusion,
    "song-of-courage": song_of_courage,
    "regeneration": regeneration,
    "magic-key": magic_key,
    "dimensional-gate": dimensional_gate,
}
SPELLS: Final = [_SPELLS[card] for card in CARDS]
