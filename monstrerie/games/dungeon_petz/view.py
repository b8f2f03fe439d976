"""What one seat may see of the table; built from nothing, field by field (see README.md)."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import asdict

from ...core.decision import prompt
from ...core.sets import holds
from ...core.view import Sentence
from . import names
from . import state as state_
from . import view_types as types
from .rules import packed
from .rules.business import match_score, on_platform, price
from .rules.exhibitions import display_score, halves, pet_score
from .rules.needcards import assigning, card_name, in_hand
from .rules.setup import goods
from .rules.shopping import ACTIONS, OLDER, YOUNG
from .state import MEAT_CHAMBER, PLOTS, SMALLEST_SALE, Petz


def build(state: Petz, seat: int | None) -> types.PetzView:
    """The whole table as the seat sees it (None: a spectator)."""
    layout = state.layout
    return types.PetzView(
        round=state.round,
        rounds=layout.rounds,
        phase=f"dp-phase-{names.PHASES[state.phase]}",
        prompt=Sentence(**prompt(state, seat, "dp-prompt-over")),
        start_seat=state.start,
        order=state.order[:],
        exhibitions=[_exhibition(state, at) for at in range(layout.rounds - 1)],
        customers=[_customer(state, at) for at in range(layout.rounds - 1)],
        town=_town(state),
        decks=[_deck(state, colour) for colour in range(4)],
        potions=state.potions,
        awards=layout.awards[:],
        seats=[_seat(state, other, other == seat) for other in range(state.players)],
        hand=None if seat is None else _hand(state, seat),
        unseen=_unseen(state, seat),
    )


# --- the progress board and the town ------------------------------------------------------------------------


def _exhibition(state: Petz, at: int) -> types.Exhibition:
    round = at + 2
    past = round < state.round or (round == state.round and state.phase > names.SHOWING)
    if at >= state.exhibitions_known:
        return types.Exhibition(round=round, exhibition=None, past=past)
    tile = state.exhibitions[at]
    return types.Exhibition(
        round=round,
        exhibition=names.EXHIBITIONS[tile],
        single=not state.layout.exhibitions[tile].display,
        food=types.ExhibitionFood(*state.layout.food[tile]),
        past=past,
    )


def _customer(state: Petz, at: int) -> types.Customer:
    round = min(at + 3, state.layout.rounds)
    past = round < state.round or (round == state.round and state.phase > names.BUSINESS)
    if at >= state.customers_known:
        return types.Customer(round=round, customer=None, past=past)
    tile = state.customers[at]
    wishes = state.layout.customers[tile]
    weights = {need: points for need, points in zip(names.NEEDS, wishes.needs, strict=False) if points}
    weights["suffering"] = wishes.suffering
    if wishes.mutation:
        weights["mutation"] = wishes.mutation
    return types.Customer(
        round=round,
        customer=names.CUSTOMERS[tile],
        weights=weights,
        rainbow={need: points for need, points in zip(names.NEEDS, wishes.rainbow, strict=False) if points},
        past=past,
    )


def _town(state: Petz) -> types.Town:
    layout = state.layout
    blocked = layout.blocked[state.round]
    dummies = [] if state.players == 4 else list(enumerate(names.DUMMIES))
    return types.Town(
        spaces=[_space(state, space) for space in range(names.SPACE_COUNT)],
        dummies=[types.DummySpace(name, blocked[names.SPACE_COUNT + at]) for at, name in dummies],
        rings=[]
        if state.players == 4
        else [[(*names.SPACES, *names.DUMMIES)[space] for space in ring] for ring in layout.rings],
        stands=types.Stands(**goods(state)),
        artifacts=[names.ARTIFACTS[tile] for tile in state.tents],
        cages=[_tile(layout.cages, cage) for cage in state.pits],
        addons=[_tile(layout.addons, addon) for addon in state.addons_shown],
        young=[_pet(state, pet, YOUNG) for pet in state.young],
        older=[_pet(state, pet, OLDER) for pet in state.older],
        left=types.Stacks(*state.stacks()),
    )


def _tile(tiles: list[list[int]], tile: int) -> types.Tile | None:
    """A cage or an addon; None for no tile (-1)."""
    return types.Tile(*tiles[tile]) if tile >= 0 else None


def _space(state: Petz, space: int) -> types.Space:
    held = state.spaces[space]
    neutral = held == packed.NEUTRAL
    return types.Space(
        space=names.SPACES[space],
        neutral=neutral,
        seat=packed.holder(held) if held and not neutral else None,
        imps=0 if neutral else packed.imps_on(held),
        needs_imps=max(1, ACTIONS[space].imps),
        needs_gold=ACTIONS[space].gold,
    )


def _pet(state: Petz, pet: int, size: int) -> types.Offer:
    layout = state.layout
    return types.Offer(
        pet=layout.pets[pet],
        diet=names.DIETS[layout.diets[pet]],
        size=size,
        bars=[names.COLOURS[colour] for colour in layout.bars[pet]],
        prices=layout.prices[pet][SMALLEST_SALE:],
    )


def _deck(state: Petz, colour: int) -> types.Deck:
    pile = state.discards[colour]
    return types.Deck(
        colour=names.COLOURS[colour],
        left=state.left[colour],
        discards={need: packed.cards_of(pile, number) for number, need in enumerate(names.CARD_NEEDS)},
    )


def _unseen(state: Petz, seat: int | None) -> dict[str, dict[str, int]]:
    """Card counting: of each colour and need, how many cards are in decks and other hands."""
    shown: dict[str, dict[str, int]] = {}
    for colour in range(len(names.COLOURS)):
        seen = state.discards[colour]
        if seat is not None:
            seen += packed.real(state.families[seat].hand[colour])
        for owner, family in enumerate(state.families):
            if owner == seat or family.revealed:
                seen += sum(_assigned(state, plot, colour) for plot in family.plots)
        whole = state.layout.deck[colour]
        shown[names.COLOURS[colour]] = {
            need: packed.cards_of(whole, number) - packed.cards_of(seen, number)
            for number, need in enumerate(names.CARD_NEEDS)
        }
    return shown


def _assigned(state: Petz, plot: state_.Plot, colour: int) -> int:
    """Cards of a colour on the bars of a plot, packed; substitutes and potions aside."""
    colours = state.layout.colours(plot)
    return sum(
        packed.one_card(packed.card_of(code))
        for bar, code in enumerate(packed.codes_of(plot.assigned))
        if colours[bar] == colour and code not in (0, packed.CODE_SUBSTITUTE, packed.CODE_POTION)
    )


# --- the players --------------------------------------------------------------------------------------------


def _seat(state: Petz, seat: int, own: bool) -> types.FamilyView:
    layout, family = state.layout, state.families[seat]
    groups = [
        types.Group(exit + 1, packed.imps_of(group), packed.gold_of(group))
        for exit, group in enumerate(family.groups)
        if group
    ]
    hidden = state.phase == names.GROUPING and not own
    home, gold = family.home, family.gold
    if hidden:
        home += sum(group.imps for group in groups)
        gold += sum(group.gold for group in groups)
    hand, potions = in_hand(state, family, own)
    vegetables, meat = layout.chambers
    return types.FamilyView(
        seat=seat,
        reputation=halves(family.reputation),
        sources=dict(zip(names.SOURCES, map(halves, family.ledger), strict=True)),
        exhibition=halves(family.minion),
        gold=gold,
        imps=types.Imps(
            home=home,
            busy=family.busy,
            hospital=family.hospital,
            platform=family.platform,
            for_sale=on_platform(state, seat),
            progress=[
                round for number, round in enumerate(layout.extra) if not holds(family.invited, number)
            ],
        ),
        groups=None if hidden else groups,
        food=types.Store(
            vegetables=family.food[:vegetables],
            meat=family.food[MEAT_CHAMBER : MEAT_CHAMBER + meat],
            box=family.boxed(),
        ),
        artifacts=[name for number, name in enumerate(names.ARTIFACTS) if holds(family.artifacts, number)],
        base_hand=dict(zip(names.COLOURS, family.base, strict=True)),
        hand_sizes=dict(zip(names.COLOURS, hand, strict=True)),
        potions=potions,
        revealed=family.revealed,
        plots=[_plot(state, seat, plot, own) for plot in range(PLOTS)],
        new=types.New(
            cages=[_tile(layout.cages, cage) for cage in family.new_cages],
            addon=_tile(layout.addons, family.new_addon),
            pets=[_pet(state, packed.pet_of(new), packed.bought_size(new)) for new in family.waiting()],
        ),
    )


def _plot(state: Petz, seat: int, number: int, own: bool) -> types.Plot:
    layout, plot = state.layout, state.plot(seat, number)
    return types.Plot(
        plot=number + 1,
        cage=_tile(layout.cages, plot.cage),
        initial=plot.cage == layout.cage_count,
        addon=_tile(layout.addons, plot.addon) if plot.addon != layout.addon_count else None,
        manure=plot.manure,
        pet=_housed(state, seat, plot, own) if plot.pet >= 0 else None,
    )


def _housed(state: Petz, seat: int, plot: state_.Plot, own: bool) -> types.Pet:
    revealed = state.families[seat].revealed
    counted = revealed and state.phase >= names.SHOWING
    return types.Pet(
        **asdict(_pet(state, plot.pet, plot.size)),
        suffering=plot.suffering,
        mutation=plot.mutation,
        price=price(state, plot),
        cards=_cards(state, plot, own or revealed),
        needs={need: plot.shows(number) for number, need in enumerate(names.NEEDS)} if counted else UNSET,
        scores=_scores(state, seat, plot) if counted else UNSET,
        matches={names.CUSTOMERS[buyer]: match_score(state, plot, buyer) for buyer in state.buyers()}
        if counted
        else UNSET,
    )


def _scores(state: Petz, seat: int, plot: state_.Plot) -> dict[str, int] | int | None:
    """What the pet (or the whole display) is worth in this round's exhibition as it stands."""
    if state.exhibition() < 0:
        return None
    if state.counted().display:
        return display_score(state, seat)
    if state.counted().chosen:
        return {need: pet_score(state, plot, number) for number, need in enumerate(names.NEEDS)}
    return pet_score(state, plot, 0)


def _cards(state: Petz, plot: state_.Plot, known: bool) -> list[types.AssignedCard | None]:
    """The cards on a pet's bars, face down ones as None; nothing while another player still assigns."""
    if state.phase < names.ASSIGNING or (assigning(state) and not known):
        return []
    cards: list[types.AssignedCard | None] = []
    for code in packed.codes_of(plot.assigned):
        if code and known:
            cards.append(types.AssignedCard(card_name(code), code >= packed.CODE_DOUBLE))
        elif code:
            cards.append(None)
    return cards


def _hand(state: Petz, seat: int) -> types.Hand:
    family = state.families[seat]
    green, red, yellow, purple = (
        [names.CARDS[card] for card in packed.unpack(cards)] for cards in family.hand
    )
    return types.Hand(green, red, yellow, purple, family.potions)
