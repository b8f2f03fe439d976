"""What one seat may see of the table; built from nothing, field by field (see README.md)."""

from __future__ import annotations

from typing import Any

from ...core.decision import prompt
from .names import ARTIFACTS, COLOURS, CUSTOMERS, DIETS, DUMMIES, EXHIBITIONS, NEEDS, PHASES, SOURCES, SPACES
from .rules.business import match_score, on_platform, price
from .rules.cards import count, names
from .rules.exhibitions import display_score, halves, pet_score
from .rules.needcards import card_name
from .rules.shopping import NEEDS_GOLD, NEEDS_IMPS, symbols
from .state import (
    ASSIGNING,
    BARS,
    BOX_CHAMBER,
    BUSINESS,
    CODE_DOUBLE,
    CODE_POTION,
    EXITS,
    FOOD,
    FREESTYLE,
    FULL_DISPLAY,
    GROUPING,
    MEAT_CHAMBER,
    MUTATION,
    NEUTRAL,
    PLOTS,
    SHOWING,
    SMALLEST_SALE,
    SPACE_COUNT,
    SUFFERING,
    WEIGHTS,
    Petz,
)


def build(state: Petz, seat: int | None) -> dict[str, Any]:
    """The whole table as the seat sees it (None: a spectator)."""
    layout = state.layout
    return {
        "round": state.round,
        "rounds": layout.rounds,
        "phase": f"dp-phase-{PHASES[state.phase]}",
        "prompt": prompt(state, seat, "dp-prompt-over"),
        "start_seat": state.start,
        "order": state.order[:],
        "exhibitions": [_exhibition(state, at) for at in range(layout.rounds - 1)],
        "customers": [_customer(state, at) for at in range(layout.rounds - 1)],
        "town": _town(state),
        "decks": [_deck(state, colour) for colour in range(4)],
        "potions": state.potions,
        "awards": layout.awards[:],
        "seats": [_seat(state, other, other == seat) for other in range(state.players)],
        "hand": None if seat is None else _hand(state, seat),
        "unseen": _unseen(state, seat),
    }


# --- the progress board and the town ------------------------------------------------------------------------


def _exhibition(state: Petz, at: int) -> dict[str, Any]:
    round = at + 2
    past = round < state.round or (round == state.round and state.phase > SHOWING)
    if at >= state.exhibitions_known:
        return {"round": round, "exhibition": None, "past": past}
    tile = state.exhibitions[at]
    food = state.layout.food[4 * tile : 4 * tile + 4]
    return {
        "round": round,
        "exhibition": EXHIBITIONS[tile],
        "single": tile < FULL_DISPLAY,
        "food": {
            "vegetables": food[0],
            "mixed_vegetables": food[1],
            "mixed_meat": food[2],
            "meat": food[3],
        },
        "past": past,
    }


def _customer(state: Petz, at: int) -> dict[str, Any]:
    round = min(at + 3, state.layout.rounds)
    past = round < state.round or (round == state.round and state.phase > BUSINESS)
    if at >= state.customers_known:
        return {"round": round, "customer": None, "past": past}
    tile = state.customers[at]
    weights = state.layout.weights[WEIGHTS * tile : WEIGHTS * tile + WEIGHTS]
    plain = {need: weights[number] for number, need in enumerate(NEEDS[:6]) if weights[number]}
    plain["suffering"] = weights[SUFFERING]
    if weights[MUTATION]:
        plain["mutation"] = weights[MUTATION]
    rainbow = {need: weights[8 + number] for number, need in enumerate(NEEDS[:6]) if weights[8 + number]}
    return {
        "round": round,
        "customer": CUSTOMERS[tile],
        "weights": plain,
        "rainbow": rainbow,
        "past": past,
    }


def _town(state: Petz) -> dict[str, Any]:
    layout, stands = state.layout, state.stands
    blocked = layout.blocked[state.round]
    dummies = [] if state.players == 4 else list(enumerate(DUMMIES))
    return {
        "spaces": [_space(state, space) for space in range(SPACE_COUNT)],
        "dummies": [{"space": name, "neutral": blocked[SPACE_COUNT + at]} for at, name in dummies],
        "rings": []
        if state.players == 4
        else [[(*SPACES, *DUMMIES)[space] for space in ring] for ring in layout.rings],
        "stands": {
            "vegetables": stands[0],
            "mixed_vegetables": stands[2],
            "mixed_meat": stands[3],
            "meat": stands[5],
            "meat_vegetables": stands[4],
            "meat_gold": stands[6],
        },
        "artifacts": [ARTIFACTS[tile] for tile in state.tents],
        "cages": [symbols(layout.cages, cage) if cage >= 0 else None for cage in state.pits],
        "addons": [symbols(layout.addons, addon) if addon >= 0 else None for addon in state.addons_shown],
        "young": [_pet(state, pet, 2) for pet in state.young],
        "older": [_pet(state, pet, 3) for pet in state.older],
        "left": {
            "pets": len(state.pet_pile) - state.dealt[0],
            "cages": len(state.cage_stack) - state.dealt[1],
            "addons": len(state.addon_stack) - state.dealt[2],
            "artifacts": len(state.artifact_stack) - state.dealt[3],
        },
    }


def _space(state: Petz, space: int) -> dict[str, Any]:
    held = state.spaces[space]
    neutral = held == NEUTRAL
    return {
        "space": SPACES[space],
        "neutral": neutral,
        "seat": (held & 15) - 1 if held and not neutral else None,
        "imps": 0 if neutral else held >> 4,
        "needs_imps": max(1, NEEDS_IMPS[space]),
        "needs_gold": NEEDS_GOLD[space],
    }


def _pet(state: Petz, pet: int, size: int) -> dict[str, Any]:
    layout = state.layout
    return {
        "pet": layout.pets[pet],
        "diet": DIETS[layout.diets[pet]],
        "size": size,
        "bars": [COLOURS[colour] for colour in layout.bars[BARS * pet : BARS * pet + BARS]],
        "prices": layout.prices[8 * pet + SMALLEST_SALE : 8 * pet + 8],
    }


def _deck(state: Petz, colour: int) -> dict[str, Any]:
    pile = state.discards[colour]
    return {
        "colour": COLOURS[colour],
        "left": state.left[colour],
        "discards": {need: pile >> 5 * number & 31 for number, need in enumerate(NEEDS[:6])},
    }


def _unseen(state: Petz, seat: int | None) -> dict[str, dict[str, int]]:
    """Card counting: of each colour and need, how many cards the seat hasn't seen (in decks and other
    hands).
    """
    shown: dict[str, dict[str, int]] = {}
    for colour in range(4):
        seen = state.discards[colour]
        if seat is not None:
            seen += state.hands[4 * seat + colour] & (1 << 30) - 1
        for at in range(PLOTS * state.players):
            if at // PLOTS == seat or state.revealed >> at // PLOTS & 1:
                seen += _laid(state, at, colour)
        whole = state.layout.deck[colour]
        shown[COLOURS[colour]] = {
            need: (whole >> 5 * number & 31) - (seen >> 5 * number & 31)
            for number, need in enumerate(NEEDS[:6])
        }
    return shown


def _laid(state: Petz, at: int, colour: int) -> int:
    """Cards of a colour on the bars of a plot, packed; substitutes and potions aside."""
    packed, cards, pet = 0, state.assigned[at], state.pets[at]
    for bar in range(state.sizes[at] if pet >= 0 else 0):
        code = cards >> 4 * bar & 15
        if state.layout.bars[BARS * pet + bar] == colour and code not in (0, 7, CODE_POTION):
            packed += 1 << 5 * (code - 1 if code < 7 else code - CODE_DOUBLE)
    return packed


# --- the players --------------------------------------------------------------------------------------------


def _seat(state: Petz, seat: int, own: bool) -> dict[str, Any]:
    layout = state.layout
    at = FOOD * seat
    grouping = state.phase == GROUPING
    groups = [
        {"exit": exit + 1, "imps": group & 15, "gold": group >> 4}
        for exit, group in enumerate(state.groups[EXITS * seat : EXITS * seat + EXITS])
        if group
    ]
    hidden = grouping and not own
    home, gold = state.home[seat], state.gold[seat]
    if hidden:
        home += sum(group["imps"] for group in groups)
        gold += sum(group["gold"] for group in groups)
    hand, potions = _hand_sizes(state, seat, own)
    vegetables, meat = layout.chambers
    return {
        "seat": seat,
        "reputation": halves(state.reputation[seat]),
        "sources": {
            source: halves(state.ledger[len(SOURCES) * seat + number])
            for number, source in enumerate(SOURCES)
        },
        "exhibition": halves(state.minions[seat]),
        "gold": gold,
        "imps": {
            "home": home,
            "busy": state.busy[seat],
            "hospital": state.hospital[seat],
            "platform": state.platform[seat],
            "for_sale": on_platform(state, seat),
            "progress": [
                round for number, round in enumerate(layout.extra) if not state.invited[seat] >> number & 1
            ],
        },
        "groups": None if hidden else groups,
        "food": {
            "vegetables": state.food[at : at + vegetables],
            "meat": state.food[at + MEAT_CHAMBER : at + MEAT_CHAMBER + meat],
            "box": state.food[at + BOX_CHAMBER] > 0,
        },
        "artifacts": [name for number, name in enumerate(ARTIFACTS) if state.artifacts[seat] >> number & 1],
        "base_hand": dict(zip(COLOURS, state.base[4 * seat : 4 * seat + 4], strict=True)),
        "hand_sizes": dict(zip(COLOURS, hand, strict=True)),
        "potions": potions,
        "revealed": state.revealed >> seat & 1 == 1,
        "plots": [_plot(state, seat, plot, own) for plot in range(PLOTS)],
        "new": {
            "cages": [
                symbols(layout.cages, cage) if cage >= 0 else None
                for cage in state.new_cages[2 * seat : 2 * seat + 2]
            ],
            "addon": symbols(layout.addons, state.new_addons[seat]) if state.new_addons[seat] >= 0 else None,
            "pets": [
                _pet(state, new >> 3, new & 7) for new in state.new_pets[3 * seat : 3 * seat + 3] if new >= 0
            ],
        },
    }


def assigning(state: Petz) -> bool:
    """Whether somebody is still laying cards face down."""
    return state.phase == ASSIGNING and state.lanes is not None


def _hand_sizes(state: Petz, seat: int, own: bool) -> tuple[list[int], int]:
    """Cards of each colour and potions in hand (DP-HID-04); what is being assigned still counts for
    others.
    """
    hand = [count(state.hands[4 * seat + colour]) for colour in range(4)]
    potions = state.potions_held[seat]
    if assigning(state) and not own:
        for at in range(PLOTS * seat, PLOTS * seat + PLOTS):
            pet, cards = state.pets[at], state.assigned[at]
            for bar in range(state.sizes[at] if pet >= 0 else 0):
                code = cards >> 4 * bar & 15
                if code == CODE_POTION:
                    potions += 1
                elif code:
                    hand[state.layout.bars[BARS * pet + bar]] += 1
    return hand, potions


def _plot(state: Petz, seat: int, plot: int, own: bool) -> dict[str, Any]:
    layout = state.layout
    at = PLOTS * seat + plot
    cage, addon, pet = state.cages[at], state.addons[at], state.pets[at]
    shown: dict[str, Any] = {
        "plot": plot + 1,
        "cage": symbols(layout.cages, cage) if cage >= 0 else None,
        "initial": cage == layout.cage_count,
        "addon": symbols(layout.addons, addon) if addon != layout.addon_count else None,
        "manure": state.manure[at],
        "pet": None,
    }
    if pet < 0:
        return shown
    known = own or state.revealed >> seat & 1 == 1
    shown["pet"] = {
        **_pet(state, pet, state.sizes[at]),
        "suffering": state.suffering[at],
        "mutation": state.mutation[at],
        "price": price(state, at),
        "cards": _cards(state, at, known),
    }
    if state.revealed >> seat & 1 and state.phase >= SHOWING:
        shown["pet"]["needs"] = {need: state.tallies[at] >> 4 * n & 15 for n, need in enumerate(NEEDS)}
        shown["pet"]["scores"] = _scores(state, seat, at)
        shown["pet"]["matches"] = {
            CUSTOMERS[buyer]: match_score(state, at, buyer) for buyer in state.buyers()
        }
    return shown


def _scores(state: Petz, seat: int, at: int) -> dict[str, int] | int | None:
    """What the pet (or the whole display) is worth in this round's exhibition as it stands."""
    exhibition = state.exhibition()
    if exhibition < 0:
        return None
    if exhibition >= FULL_DISPLAY:
        return display_score(state, seat, exhibition)
    if exhibition == FREESTYLE:
        return {need: pet_score(state, at, exhibition, number) for number, need in enumerate(NEEDS)}
    return pet_score(state, at, exhibition, 0)


def _cards(state: Petz, at: int, known: bool) -> list[dict[str, Any] | None]:
    """The cards on a pet's bars, face down ones as None; nothing while another player still assigns."""
    if state.phase < ASSIGNING or (assigning(state) and not known):
        return []
    cards: list[dict[str, Any] | None] = []
    for bar in range(state.sizes[at]):
        code = state.assigned[at] >> 4 * bar & 15
        if code and known:
            cards.append({"card": card_name(code), "double": code >= CODE_DOUBLE})
        elif code:
            cards.append(None)
    return cards


def _hand(state: Petz, seat: int) -> dict[str, Any]:
    hand: dict[str, Any] = {colour: names(state.hands[4 * seat + at]) for at, colour in enumerate(COLOURS)}
    hand["potions"] = state.potions_held[seat]
    return hand
