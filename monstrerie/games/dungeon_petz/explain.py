"""What stands in town and in a shop, explained."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import asdict

from ...core.components import Components
from ...core.explain import Explain, ExplainPart, Explanation, Piece, explained, nth
from ...core.view import Sentence
from .names import ARTIFACTS, CARDS, COLOURS, NEEDS, SPACES, SYMBOLS
from .view_types import FamilyView, Offer, Pet, PetzView, Plot, Tile

GUESSES: Final = frozenset(Components.read(Path(__file__).parent / "components.toml").guesses())
PLACE_RULES: Final = {
    "yard": "DP-ACT-13",
    "older": "DP-ACT-26",
    "young": "DP-ACT-25",
    "vegetables": "DP-NEW-03",
    "mixed": "DP-NEW-03",
    "meat": "DP-NEW-03",
    "artifacts": "DP-NEW-09",
    "addons": "DP-ACT-19",
    "imps": "DP-ACT-32",
    "hospital": "DP-ACT-36",
    "judging": "DP-ACT-41",
    "platform": "DP-BIZ-17",
}
PLACE_OF: Final = {
    "cage-1": "yard",
    "cage-2": "yard",
    "addon": "addons",
    "young-1": "young",
    "young-2": "young",
}
"""The places of spaces that are called otherwise."""
NEED_RULES: Final = {
    "hunger": "DP-NEED-07",
    "poop": "DP-NEED-21",
    "play": "DP-NEED-26",
    "magic": "DP-NEED-45",
    "anger": "DP-NEED-37",
    "disease": "DP-NEED-53",
    "potion": "DP-POT-01",
    "substitute": "DP-DRAW-08",
}
SYMBOL_RULES: Final = {
    "strength": "DP-NEED-37",
    "antimagic": "DP-NEED-45",
    "graze": "DP-NEED-14",
    "meat": "DP-NEED-16",
    "toy": "DP-NEED-35",
    "absorb": "DP-NEED-22",
}
WISHES: Final = (*NEEDS[:6], "suffering", "mutation")


def _say(line: str, **data: Any) -> Sentence:
    return Sentence(f"dp-explain-{line}", data)


_plain: Final = partial(explained, "dp")
"""A title and lines that all know the same numbers."""


def _guessed(path: str, lines: list[Sentence]) -> list[Sentence]:
    """The lines, and that they rest on a guess where they do."""
    return [*lines[:2], _say("guess")] if path in GUESSES else lines[:3]


def _place(view: PetzView, piece: Piece) -> Explanation | None:
    if piece.name not in PLACE_RULES:
        return None
    title = Sentence(f"page-dp-place-{piece.name}")
    return Explanation(title, PLACE_RULES[piece.name], [_say("place", place=piece.name)])


def _space(view: PetzView, piece: Piece) -> Explanation | None:
    space = next((one for one in view.town.spaces if one.space == piece.name), None)
    if space is None or space.space not in SPACES:
        return None
    place = PLACE_OF.get(space.space, space.space)
    held = "neutral" if space.neutral else "seat" if space.seat is not None else "free"
    lines = [
        _say("space-needs", held=held, imps=space.needs_imps, gold=space.needs_gold),
        _say("place", place=place),
    ]
    return Explanation(Sentence("dp-space", {"space": space.space}), PLACE_RULES[place], lines)


def _plots(view: PetzView) -> Iterator[Plot]:
    for family in view.seats:
        yield from family.plots


def _pet(view: PetzView, piece: Piece) -> Explanation | None:
    offers: list[Offer] = [plot.pet for plot in _plots(view) if plot.pet is not None]
    offers += [*view.town.young, *view.town.older, *(pet for family in view.seats for pet in family.new.pets)]
    pet = next((one for one in offers if one.pet == piece.name), None)
    if pet is None:
        return None
    prices = ", ".join(f"{size}: {price}" for size, price in enumerate(pet.prices, 4))
    lines = [Sentence("page-dp-about-pet", {"diet": pet.diet, "size": pet.size})]
    if isinstance(pet, Pet) and (pet.suffering or pet.mutation):
        lines.append(_say("pet-tokens", suffering=pet.suffering, mutation=pet.mutation, size=pet.size))
    lines.append(Sentence("page-dp-about-prices", {"prices": prices}))
    return Explanation(
        Sentence("dp-pet", {"pet": pet.pet}), "DP-DRAW-01", _guessed(f"pets.{pet.pet}.bars", lines)
    )


def _family(view: PetzView, piece: Piece) -> FamilyView | None:
    return nth(view.seats, piece.seat)


def _plot(view: PetzView, piece: Piece) -> Explanation | None:
    family = _family(view, piece)
    plot = None if family is None else nth(family.plots, piece.number - 1)
    if plot is None:
        return None
    lines = [_say("plot-empty")] if plot.cage is None else [_tile_line(plot.cage), _say("tile-use")]
    if plot.manure:
        lines.append(_say("plot-manure", count=plot.manure))
    return Explanation(_say("plot", plot=plot.plot), "DP-NEED-06", lines)


def _tile_line(tile: Tile) -> Sentence:
    return _say("tile", **asdict(tile))


def _tile(kind: str, tile: Tile | None) -> Explanation | None:
    if tile is None:
        return None
    rule = "DP-ACT-13" if kind == "cage" else "DP-ACT-20"
    lines = [_tile_line(tile), _say("tile-use"), Sentence(f"dp-explain-{kind}-where")]
    return Explanation(Sentence(f"page-dp-about-{kind}"), rule, lines)


def _cage(view: PetzView, piece: Piece) -> Explanation | None:
    return _tile("cage", nth(view.town.cages, piece.number - 1))


def _addon(view: PetzView, piece: Piece) -> Explanation | None:
    return _tile("addon", nth(view.town.addons, piece.number - 1))


def _new_cage(view: PetzView, piece: Piece) -> Explanation | None:
    family = _family(view, piece)
    return None if family is None else _tile("cage", nth(family.new.cages, piece.number - 1))


def _new_addon(view: PetzView, piece: Piece) -> Explanation | None:
    family = _family(view, piece)
    return None if family is None else _tile("addon", family.new.addon)


def _plot_addon(view: PetzView, piece: Piece) -> Explanation | None:
    family = _family(view, piece)
    plot = None if family is None else nth(family.plots, piece.number - 1)
    return None if plot is None else _tile("addon", plot.addon)


def _symbol(view: PetzView, piece: Piece) -> Explanation | None:
    if piece.name not in SYMBOLS:
        return None
    title = _say("symbol", symbol=piece.name)
    return Explanation(title, SYMBOL_RULES[piece.name], [Sentence(f"page-dp-symbol-{piece.name}")])


def _need(view: PetzView, piece: Piece) -> Explanation | None:
    """A card in hand (`card:green-hunger`)."""
    colour, _, card = piece.name.partition("-")
    if card not in NEED_RULES:
        return None
    lines = [_say("need", card=card)]
    if colour in COLOURS:
        lines.append(_say("card-colour", colour=colour))
    return Explanation(Sentence("page-dp-card", {"card": card, "colour": colour}), NEED_RULES[card], lines)


def _bar(view: PetzView, piece: Piece) -> Explanation | None:
    """A bar of a pet (`bar:2-3`: the third one on plot 2)."""
    plot_number, _, number = piece.name.partition("-")
    family = _family(view, piece)
    if family is None or not (plot_number.isdecimal() and number.isdecimal()):
        return None
    plot = nth(family.plots, int(plot_number) - 1)
    pet = plot.pet if plot is not None else None
    colour = None if pet is None else nth(pet.bars, int(number) - 1)
    if pet is None or colour is None:
        return None
    lines = [_say("bar-use" if int(number) <= pet.size else "bar-later", colour=colour)]
    card = nth(pet.cards, int(number) - 1)
    if card is not None and card.card in (*CARDS, NEEDS[6]):
        lines.append(_say("need", card=card.card))
    return Explanation(_say("bar", colour=colour, bar=int(number)), "DP-ASG-02", lines)


def _exhibition(view: PetzView, piece: Piece) -> Explanation | None:
    tile = next((one for one in view.exhibitions if one.round == piece.number), None)
    if tile is None:
        return None
    if tile.exhibition is None:
        return _plain("exhibition", "DP-REV-03", "hidden", round=tile.round)
    lines = [
        Sentence("dp-exhibition-help", {"exhibition": tile.exhibition}),
        Sentence("page-dp-awards", {"awards": " · ".join(map(str, view.awards))}),
    ]
    title = Sentence("dp-exhibition-name", {"exhibition": tile.exhibition})
    return Explanation(title, "DP-SHOW-02" if tile.single else "DP-SHOW-03", lines)


def _customer(view: PetzView, piece: Piece) -> Explanation | None:
    customer = next((one for one in view.customers if one.customer == piece.name), None)
    if customer is None or customer.weights is UNSET:
        return None
    weights = customer.weights or {}
    lines = [_say("customer-wishes", **{wish: weights.get(wish, 0) for wish in WISHES})]
    for need, points in (customer.rainbow or {}).items():
        lines.append(Sentence("page-dp-wish-rainbow", {"need": need, "points": points}))
    lines.append(_say("customer-sale", round=customer.round))
    title = Sentence("dp-customer-name", {"customer": customer.customer})
    return Explanation(title, "DP-BIZ-06", _guessed(f"customers.{customer.customer}", lines))


def _artifact(view: PetzView, piece: Piece) -> Explanation | None:
    if piece.name not in ARTIFACTS:
        return None
    lines = _guessed(f"books.{piece.name}", [Sentence("dp-artifact-help", {"artifact": piece.name})])
    return Explanation(Sentence("dp-artifact-name", {"artifact": piece.name}), "DP-ACT-07", lines)


def _chamber(view: PetzView, piece: Piece) -> Explanation | None:
    """A chamber of the larder (`chamber:meat-2`)."""
    kind, _, age = piece.name.partition("-")
    family = _family(view, piece)
    if family is None or kind not in ("vegetable", "meat") or not age.isdecimal():
        return None
    row = family.food.vegetables if kind == "vegetable" else family.food.meat
    count = nth(row, int(age) - 1)
    if count is None:
        return None
    title = Sentence("page-dp-chamber", {"kind": kind, "chamber": int(age), "count": count})
    last = int(age) == len(row)
    return Explanation(title, "DP-AGE-08", [_say("chamber-age", last=last), _say("food-use", kind=kind)])


def _deck(view: PetzView, piece: Piece) -> Explanation | None:
    deck = next((one for one in view.decks if one.colour == piece.name), None)
    if deck is None:
        return None
    unseen = view.unseen.get(deck.colour, {})
    counts = {need: unseen.get(need, 0) for need in NEEDS[:6]}
    return _plain("deck", "DP-DRAW-01", "draw", "unseen", colour=deck.colour, left=deck.left, **counts)


def _counted(kind: str, rule: str, *lines: str) -> Explain:
    """Explains what a family has so many of."""

    def explain(view: PetzView, piece: Piece) -> Explanation | None:
        family = _family(view, piece)
        if family is None:
            return None
        data = {
            **asdict(family.imps),
            "gold": family.gold,
            "points": family.reputation,
            "vegetables": sum(family.food.vegetables),
            "meat": sum(family.food.meat),
            "potions": view.potions,
            "number": piece.number,
            "colour": piece.name,
            "cards": family.hand_sizes.get(piece.name, 0),
        }
        return _plain(kind, rule, *lines, **data)

    return explain


KINDS: Final[Mapping[str, Explain]] = {
    "place": _place,
    "space": _space,
    "pet": _pet,
    "plot": _plot,
    "cage": _cage,
    "addon": _addon,
    "new-cage": _new_cage,
    "new-addon": _new_addon,
    "plot-addon": _plot_addon,
    "symbol": _symbol,
    "card": _need,
    "bar": _bar,
    "exhibition": _exhibition,
    "customer": _customer,
    "artifact": _artifact,
    "chamber": _chamber,
    "deck": _deck,
    "unknown-customer": _counted("unknown-customer", "DP-REV-05", "later"),
    "round": _counted("round", "DP-GEN-04", "phases"),
    "imps": _counted("imps", "DP-GEN-10", "use", "rest"),
    "gold": _counted("gold", "DP-GRP-05", "use"),
    "busy": _counted("busy", "DP-GEN-10", "use"),
    "hurt": _counted("hurt", "DP-NEED-44", "use"),
    "booked": _counted("booked", "DP-BIZ-16", "use"),
    "exits": _counted("exits", "DP-GRP-02", "use", "order"),
    "exit": _counted("exit", "DP-GRP-04", "use"),
    "food": _counted("food", "DP-AGE-07", "age"),
    "stand": _counted("stand", "DP-ACT-02", "use"),
    "vegetables": _counted("vegetables", "DP-NEED-08", "use"),
    "meat": _counted("meat", "DP-NEED-09", "use"),
    "waiting": _counted("waiting", "DP-ARR-03", "use"),
    "hand": _counted("hand", "DP-ASG-01", "use", "kept"),
    "cards": _counted("cards", "DP-DRAW-04", "use"),
    "reputation": _counted("reputation", "DP-GEN-13", "goal", "sources"),
    "first": _counted("first", "DP-GEN-08", "use"),
    "gap": _counted("gap", "DP-NEED-28", "use"),
    "manure": _counted("manure", "DP-NEED-53", "use"),
    "suffering": _counted("suffering", "DP-LOSE-02", "use"),
    "mutation": _counted("mutation", "DP-LOSE-04", "use"),
    "price": _counted("price", "DP-BIZ-24", "use"),
    "score": _counted("score", "DP-SHOW-01", "use"),
    "match": _counted("match", "DP-BIZ-11", "use"),
    "potions": _counted("potions", "DP-POT-01", "use"),
    "stacks": _counted("stacks", "DP-NEW-13", "use"),
}
EXPLAIN: Final = ExplainPart(
    PetzView,
    KINDS,
    (
        {"dp-phase-setup": "DP-GEN-05"},
        {
            "dp-phase-grouping": "DP-GRP-01",
            "dp-phase-shopping": "DP-ACT-01",
            "dp-phase-arranging": "DP-ARR-01",
            "dp-phase-needs": "DP-ASG-01",
            "dp-phase-showing": "DP-NEED-01",
            "dp-phase-business": "DP-BIZ-02",
            "dp-phase-working": "DP-JOB-05",
            "dp-phase-aging": "DP-AGE-01",
        },
        {"dp-phase-over": "DP-NEXT-08"},
    ),
)
