"""A season from its beginning to its end: new tiles, the phases, adventurers, the token passed on (DL-GEN-03
to 05, DL-NS, DL-ADV, DL-EOS).
"""

from __future__ import annotations

from typing import Any, Final

from ....core.event import TABLE
from ....core.state import Step
from ..names import (
    EVENTS,
    MONSTERS,
    MONSTERS_A_SEASON,
    ORDERING,
    ROOMS,
    ROOMS_A_SEASON,
    SEASONS,
    SEASONS_A_YEAR,
    SPECIAL,
    TROLL,
    WARRIOR,
)
from ..state import ACTION_SPACES, FREE, TENT, Realm
from .combat import Combat
from .events import EventPhase
from .execution import Execute
from .heroes import words
from .orders import ChooseOrders, DummyOrders, PlaceMinions
from .production import Produce
from .scoring import Scoring
from .special import special_words
from .years import SecondYear


class Season(Step[Realm]):
    """The phases of a season, winter without Event and Adventurers; after autumn comes the Combat
    (DL-GEN-04 to 06).
    """

    def __init__(self, season: int) -> None:
        super().__init__(about=(season,))
        self.season: int = season

    def run(self, state: Realm) -> None:
        state.season = self.season
        new_season(state)
        steps: list[Step[Realm]] = [DUMMY_ORDERS, CHOOSE_ORDERS, PLACE_MINIONS, EXECUTE, PRODUCE]
        if self.season > 0:
            steps.append(EVENT_PHASE)
            steps.append(ADVENTURERS)
        steps.append(END_OF_SEASON)
        if self.season < SEASONS_A_YEAR - 1:
            steps.append(SEASONS_TO_COME[self.season + 1])
        else:
            steps.append(COMBAT)
            if state.year == 1:
                steps.append(SECOND_YEAR)
                steps.append(SEASONS_TO_COME[0])
            else:
                steps.append(SCORING)
        state.then(steps)


def new_season(state: Realm) -> None:
    """Old tiles go, three monsters and two rooms come; the next event and the next adventurers are shown
    (DL-NS-01 to 13).
    """
    state.phase = ORDERING
    if state.events is not None:
        state.record("dl-season", {"season": SEASONS[state.season], "year": state.year, "seat": state.first})
    # The tiles not hired or built lie in the Distant Lands from now on.
    state.tavern = state.monster_pile[state.monsters_drawn : state.monsters_drawn + MONSTERS_A_SEASON]
    state.monsters_drawn += len(state.tavern)
    state.shop = state.room_pile[state.rooms_drawn : state.rooms_drawn + ROOMS_A_SEASON]
    state.rooms_drawn += len(state.shop)
    state.heroes_now = state.heroes_next
    state.heroes_next = []
    if state.events is not None:
        for kind in state.tavern:
            state.record("dl-in-tavern", {"monster": MONSTERS[kind]}, reveals=TABLE)
        for room in state.shop:
            state.record("dl-in-shop", {"room": ROOMS[room]}, reveals=TABLE)
    if state.season < SEASONS_A_YEAR - 1:
        turn_up_event(state)
        draw_heroes(state)


def turn_up_event(state: Realm) -> None:
    """The event of the following season, and with it this year's special event card (DL-NS-06, DL-FUL-09)."""
    state.events_shown = state.season + 1
    if state.events is not None:
        event = state.event_tiles[state.season]
        data: dict[str, Any] = {
            "event": EVENTS[event],
            "season": SEASONS[state.season + 1],
            "effect": event != SPECIAL or state.layout.special_events,
        }
        state.record("dl-event-coming", data, reveals=TABLE)
        if event == SPECIAL and state.layout.special_events:
            data = special_words(state)
            state.record("dl-special-coming", data, reveals=TABLE)


def draw_heroes(state: Realm) -> None:
    """Adventurers for the following season, weakest left; not all of one rank (DL-NS-08 to 12)."""
    number = 4 if state.players == 4 else 3
    pile, rank = state.hero_pile, state.layout.rank
    at = state.heroes_drawn
    drawn = pile[at : at + number]
    at += len(drawn)
    tries = len(pile) - at
    while tries > 0 and len(drawn) > 1 and all_alike(drawn, rank):
        tries -= 1
        last = drawn.pop()
        pile = [*pile, last]
        state.heroes_bottomed += 1
        if state.events is not None:
            state.record("dl-hero-bottomed", words(state, last), reveals=TABLE)
        drawn.append(pile[at])
        at += 1
    state.hero_pile = pile
    state.heroes_drawn = at
    state.heroes_bottomed = min(state.heroes_bottomed, len(pile) - at)
    # A stable sort by rank: ranks are few and the tiles at most four.
    ordered: list[int] = []
    for value in range(10):
        for hero in drawn:
            if rank[hero] == value:
                ordered.append(hero)
    state.heroes_next = ordered
    if state.events is not None:
        for hero in ordered:
            state.record("dl-hero-coming", words(state, hero), reveals=TABLE)


def all_alike(drawn: list[int], rank: list[int]) -> bool:
    """Whether all drawn adventurers bear the same glyph."""
    return all(rank[hero] == rank[drawn[0]] for hero in drawn)


def nicest_first(state: Realm, dummy: int) -> list[int]:
    """The seats from the nicest lord to the most evil; turn order breaks ties, the dummy (TENT) with so much
    evilness comes before everybody.
    """
    ranks: list[tuple[int, int]] = [(dummy, TENT)] if state.players == 2 else []
    for place in range(state.players):
        ranks.append((state.lords[state.seat_after(place)].evil, place))
    ranks.sort()
    return [TENT if place == TENT else state.seat_after(place) for _, place in ranks]


class Adventurers(Step[Realm]):
    """The weakest adventurer goes to the nicest player, the strongest to the most evil (DL-ADV)."""

    def run(self, state: Realm) -> None:
        heroes = state.heroes_now
        state.heroes_now = []
        if state.players == 2 and heroes:
            state.dummy_evil = min(state.dummy_evil + 1, state.layout.top)
            if state.events is not None:
                state.record("dl-dummy-evil", {"evil": state.dummy_evil})
        ranking = nicest_first(state, state.dummy_evil)
        for number in range(min(len(heroes), len(ranking))):
            assign(state, ranking[number], heroes[number])


def assign(state: Realm, seat: int, hero: int) -> None:
    """He goes behind the others; a warrior in front of all but the paladin (DL-ADV-06 to 09)."""
    if seat == TENT:
        if state.events is not None:
            state.record("dl-hero-dummy", words(state, hero))
        return
    lord = state.lords[seat]
    if state.layout.klass[hero] != WARRIOR:
        lord.party = [*lord.party, hero]
    elif state.paladin == seat:
        lord.party = [lord.party[0], hero, *lord.party[1:]]
    else:
        lord.party = [hero, *lord.party]
    if state.events is not None:
        state.record("dl-hero-came", {"seat": seat, **words(state, hero)})


class EndOfSeason(Step[Realm]):
    """Imps and troll tokens come home, the first-player token goes left but for autumn (DL-EOS)."""

    def run(self, state: Realm) -> None:
        for lord in state.lords:
            lord.idle = lord.imps
            lord.tokens = lord.lair[TROLL]
            lord.dug = 0
            lord.miners = 0
            lord.foremen = 0
            lord.orders = []
            lord.dummy_order = -1
        state.room_uses = 0
        if state.holiday > 0:
            state.holiday -= 1
        state.spaces = NOBODY
        if state.season < SEASONS_A_YEAR - 1:
            state.first = state.seat_after(1)
            if state.events is not None:
                state.record("dl-first", {"seat": state.first})


NOBODY: Final[list[int]] = [FREE] * ACTION_SPACES
DUMMY_ORDERS: Final = DummyOrders()
CHOOSE_ORDERS: Final = ChooseOrders()
PLACE_MINIONS: Final = PlaceMinions()
EXECUTE: Final = Execute()
PRODUCE: Final = Produce(0)
EVENT_PHASE: Final = EventPhase()
ADVENTURERS: Final = Adventurers()
END_OF_SEASON: Final = EndOfSeason()
COMBAT: Final = Combat()
SECOND_YEAR: Final = SecondYear()
SCORING: Final = Scoring()
SEASONS_TO_COME: Final = [Season(season) for season in range(SEASONS_A_YEAR)]
