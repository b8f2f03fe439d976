"""What a seat can't know of a carnage, drawn anew (RA-HID)."""

from __future__ import annotations

from itertools import product
from math import comb

from ...core.rng import Rng
from .names import CHARACTER, POWER, SECRET
from .state import Carnage, Drawn


def redraw(state: Carnage, seat: int | None, rng: Rng) -> None:
    """Redraw what the seat can't know: others' Secrets, packs and offers, cards gone unseen, what a Tramp
    drew, and how hands will tremble.

    Stomachs are otherwise no secret to whoever has watched: what goes in or out is shown (RA-HID-02).
    """
    for kind in (CHARACTER, POWER, SECRET):
        _redraw_cards(state, seat, kind, rng)
    for drawn in state.drawn:
        if seat not in (drawn.from_seat, drawn.to_seat):
            _redraw_draw(state, drawn, rng)
    state.tremor = Rng(rng.seed())


def _redraw_cards(state: Carnage, seat: int | None, kind: int, rng: Rng) -> None:
    """Shuffle the cards of one kind over all the places where the seat can't tell them apart."""
    hands = state.secrets if kind == SECRET else []
    hidden: list[str] = list(state.packs[kind])
    for other in range(state.players):
        if other != seat:
            hidden += hands[other] if hands else []
            hidden += state.offered[other][kind]
    hidden += [card for card, knower in state.gone[kind] if knower not in (-1, seat)]
    hidden.sort()
    rng.shuffle(hidden)
    state.packs[kind] = [hidden.pop() for _ in state.packs[kind]]
    for other in range(state.players):
        if other != seat:
            if hands:
                state.secrets[other] = [hidden.pop() for _ in hands[other]]
            state.offered[other][kind] = [hidden.pop() for _ in state.offered[other][kind]]
    state.gone[kind] = [
        (card, knower) if knower in (-1, seat) else (hidden.pop(), knower)
        for card, knower in state.gone[kind]
    ]


def _redraw_draw(state: Carnage, drawn: Drawn, rng: Rng) -> None:
    """Imagine another draw of a Tramp, as likely as it was, that what has been paid since
    doesn't rule out.
    """
    possible: list[tuple[int, ...]] = []
    weights: list[int] = []
    count = sum(drawn.colours)
    for other in product(*(range(min(count, held) + 1) for held in drawn.held)):
        if sum(other) != count:
            continue
        change = [new - old for new, old in zip(other, drawn.colours, strict=True)]
        if all(more <= least for more, least in zip(change, drawn.least_from, strict=True)) and all(
            -more <= least for more, least in zip(change, drawn.least_to, strict=True)
        ):
            possible.append(other)
            weight = 1
            for held, new in zip(drawn.held, other, strict=True):
                weight *= comb(held, new)
            weights.append(weight)
    ticket = rng.below(sum(weights))
    chosen = 0
    while ticket >= weights[chosen]:
        ticket -= weights[chosen]
        chosen += 1
    for colour, new in enumerate(possible[chosen]):
        more = new - drawn.colours[colour]
        state.stomachs[drawn.from_seat][colour] -= more
        state.stomachs[drawn.to_seat][colour] += more
        drawn.least_from[colour] -= more
        drawn.least_to[colour] += more
        drawn.colours[colour] = new
