"""A party of adventurers: its symbols, its wounds, who is eliminated (DL-CMB-05 to 08, DL-RUL-76, 105)."""

from __future__ import annotations

from ..names import CLASSES, GOLD_PALADIN, ILLUSION, SILVER_PALADIN, WIZARD
from ..state import GONE, Realm
from .evilness import without_illusion
from .packed import hit_points, tile_of, wounded, wounds_of


def words(state: Realm, hero: int) -> dict[str, int | str]:
    """An adventurer for a sentence; `hero` may carry wounds."""
    layout, tile = state.layout, tile_of(hero)
    return {
        "class": CLASSES[layout.klass[tile]],
        "hp": hit_points(layout, hero),
        "symbols": layout.disarm[tile] + layout.heal[tile] + layout.magic[tile],
        "disarm": layout.disarm[tile],
        "heal": layout.heal[tile],
        "magic": layout.magic[tile],
        "adventurer": tile + 1,
    }


def blocked(state: Realm, seat: int, what: str) -> None:
    """Record what can't happen in this battle any more: a spell, healing or conquest."""
    if state.events is not None:
        state.record("dl-blocked", {"seat": seat, "what": what})


def symbols(party: list[int], table: list[int]) -> int:
    """The symbols of all adventurers of a party (DL-CMB-45, 61)."""
    total = 0
    for hero in party:
        total += table[tile_of(hero)]
    return total


def harm(state: Realm, seat: int, wounds: list[int]) -> None:
    """Deal wounds to each adventurer at once."""
    lord = state.lords[seat]
    party: list[int] = []
    for place, old in enumerate(lord.party):
        hero = wound(state, seat, place, old, wounds[place]) if wounds[place] > 0 else old
        if hero >= 0:
            party.append(hero)
    lord.party = without_illusion(party)


def harm_one(state: Realm, seat: int, place: int, wounds: int) -> bool:
    """Deal wounds to one adventurer; True when he is eliminated."""
    if wounds <= 0:
        return False
    lord = state.lords[seat]
    party = lord.party[:]
    hero = wound(state, seat, place, party[place], wounds)
    if hero >= 0:
        party[place] = hero
    else:
        del party[place]
    lord.party = without_illusion(party)
    return hero < 0


def wound(state: Realm, seat: int, place: int, hero: int, dealt: int) -> int:
    """An adventurer of the line with so many wounds more; -1 when he is eliminated: whoever has as many as
    hit points.

    A shield takes the first wounds of the round; the invisible can't be harmed.
    """
    layout, tile = state.layout, tile_of(hero)
    if state.invisible and layout.klass[tile] == WIZARD:
        dealt = 0
        if state.events is not None:
            state.record("dl-unseen", {"seat": seat, "place": place + 1, **words(state, hero)})
    elif state.shield > 0:
        taken = min(state.shield, dealt)
        state.shield -= taken
        dealt -= taken
        if state.events is not None:
            data = {"seat": seat, "place": place + 1, "absorbed": taken, **words(state, hero)}
            state.record("dl-absorbed", data)
    # Nobody has more wounds than hit points: there is no room for more.
    most = hit_points(layout, hero)
    hero = wounded(hero, min(dealt, most - wounds_of(hero)))
    suffered = wounds_of(hero)
    if state.events is not None:
        data = {"seat": seat, "place": place + 1, "wounds": dealt, **words(state, hero)}
        data["all_wounds"] = suffered
        state.record("dl-wounded", data)
    if suffered < most:
        return hero
    imprison(state, seat, tile)
    return -1


def imprison(state: Realm, seat: int, tile: int) -> None:
    """An eliminated adventurer lies in the prison of the dungeon he is in; an illusion just fades
    (DL-CMB-05, DL-PAL-17).
    """
    if tile == ILLUSION:
        return
    lord = state.lords[seat]
    lord.prison = [*lord.prison, tile]
    if tile in (SILVER_PALADIN, GOLD_PALADIN):
        state.paladin = GONE
    if state.events is not None:
        state.record("dl-eliminated", {"seat": seat, **words(state, tile)})


def heal(state: Realm, seat: int, hearts: int) -> None:
    """Take wounds off, from the front one first (DL-CMB-87 to 90)."""
    lord = state.lords[seat]
    party = lord.party[:]
    for place, hero in enumerate(lord.party):
        healed = min(hearts, wounds_of(hero))
        if healed:
            party[place] = heal_one(state, seat, place, hero, healed)
            hearts -= healed
    lord.party = party


def heal_one(state: Realm, seat: int, place: int, hero: int, hearts: int) -> int:
    """An adventurer of the line with at most so many wounds fewer."""
    healed = min(hearts, wounds_of(hero))
    if healed and state.events is not None:
        data = {"seat": seat, "place": place + 1, "wounds": healed, **words(state, hero)}
        data["all_wounds"] = wounds_of(hero) - healed
        state.record("dl-healed", data)
    return wounded(hero, -healed)
