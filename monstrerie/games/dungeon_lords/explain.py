"""What stands in the land and in a dungeon, explained."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final

from msgspec.structs import asdict

from ...core.components import Components
from ...core.explain import Explain, ExplainPart, Explanation, Piece, explained, nth
from ...core.view import Sentence
from .names import CARDS, ORDERS, SEASONS, TITLES, TRAPS
from .view_types import Creature, Effect, Hero, LordView, RealmView, TrapTiles

GUESSES: Final = frozenset(Components.read(Path(__file__).parent / "components.toml").guesses())
PARTS: Final = (
    "first",
    "second",
    "each",
    "others",
    "last",
    "target",
    "later",
    "full",
    "no_conquest",
    "anti_magic",
)
STEPS: Final = {
    "traps": "DL-CMB-41",
    "fast": "DL-CMB-59",
    "monsters": "DL-CMB-66",
    "slow": "DL-CMB-81",
    "healing": "DL-CMB-85",
    "conquest": "DL-CMB-96",
}
ORDER_RULES: Final = {
    "food": "DL-FOD-01",
    "reputation": "DL-REP-01",
    "dig": "DL-DIG-01",
    "mine": "DL-MIN-06",
    "imps": "DL-IMP-01",
    "traps": "DL-TRP-04",
    "monsters": "DL-MON-02",
    "room": "DL-ROM-07",
}
MONSTER_RULES: Final = {
    "goblin": "DL-APM-01",
    "slime": "DL-APM-04",
    "ghost": "DL-APM-08",
    "troll": "DL-APM-12",
    "witch": "DL-APM-15",
    "vampire": "DL-APM-17",
    "golem": "DL-APM-25",
    "dragon": "DL-APM-27",
    "demon": "DL-APM-29",
}
ROOM_RULES: Final = {
    "henhouse": "DL-APR-02",
    "mushroom-farm": "DL-APR-03",
    "souvenir-shop": "DL-APR-04",
    "mint": "DL-APR-05",
    "workshop": "DL-APR-06",
    "tool-shed": "DL-APR-07",
    "printing-house": "DL-APR-09",
    "magic-chamber": "DL-APR-10",
    "training-room": "DL-APR-14",
    "dark-room": "DL-APR-16",
    "labyrinth": "DL-APR-18",
    "anti-magic-room": "DL-APR-23",
    "cafeteria": "DL-APR-26",
    "chapel": "DL-APR-27",
    "pandemonium": "DL-APR-28",
    "pantheon": "DL-APR-29",
}
TITLE_RULES: Final = {
    title: f"DL-TTL-{rule}"
    for title, rule in zip(TITLES, ("04", "06", "07", "08", "09", "10", "11"), strict=True)
}


def _say(line: str, **data: Any) -> Sentence:
    return Sentence(f"dl-explain-{line}", data)


_plain: Final = partial(explained, "dl")
"""A title and lines that all know the same numbers."""


def _order(view: RealmView, piece: Piece) -> Explanation | None:
    if piece.name not in ORDERS:
        return None
    lord = nth(view.seats, piece.seat)
    lines = [_say("order", name=piece.name), _say("order-turns", order=piece.name)]
    if lord is not None and piece.name in lord.locked:
        lines.append(_say("order-locked"))
    return Explanation(Sentence("dl-order", {"order": piece.name}), ORDER_RULES[piece.name], lines)


def _space(view: RealmView, piece: Piece) -> Explanation | None:
    order, _, number = piece.name.rpartition("-")
    action = next((one for one in view.actions if one.order == order), None)
    space = nth(action.spaces, int(number) - 1) if action is not None and number.isdecimal() else None
    if space is None:
        return None
    gain = {
        ("got_" + name if name in ("gold", "food") else name): value
        for name, value in asdict(space.gain).items()
    }
    terms = Sentence("page-dl-space", {"order": order, "space": int(number), **asdict(space.cost), **gain})
    taken = _say("space-taken", taken=space.seat is not None or space.dummy)
    return Explanation(Sentence("dl-order", {"order": order}), ORDER_RULES[order], [terms, taken])


def _creatures(view: RealmView) -> Iterator[Creature]:
    yield from (one for one in view.tavern if one is not None)
    for lord in view.seats:
        yield from lord.lair


def _monster(view: RealmView, piece: Piece) -> Explanation | None:
    found = next((one for one in _creatures(view) if one.monster == piece.name), None)
    if found is None:
        return None
    first, second = [*found.attacks, 0, 0][:2]
    lines = [
        _say("monster", name=found.monster, first=first, second=second),
        _say("wage", **asdict(found.cost)),
    ]
    return Explanation(
        Sentence("page-dl-monster", {"monster": found.monster}), MONSTER_RULES[found.monster], lines
    )


def _stunned(view: RealmView, piece: Piece) -> Explanation | None:
    found = _monster(view, piece)
    return None if found is None else found._replace(lines=[*found.lines, _say("monster-stunned")])


def _room(view: RealmView, piece: Piece) -> Explanation | None:
    found = next((one for one in view.shop if one is not None and one.room == piece.name), None)
    if found is None:
        return None
    return _room_with(found.room, found.workers, found.food, "zone" if found.year == 1 else "points")


def _room_with(room: str, workers: int, food: int, more: str) -> Explanation:
    lines = [_say("room", name=room, workers=workers, food=food), Sentence(f"dl-explain-room-{more}")]
    return Explanation(Sentence("page-dl-room", {"room": room}), ROOM_RULES[room], lines)


def _tile(view: RealmView, piece: Piece) -> Explanation | None:
    lord = nth(view.seats, piece.seat)
    if lord is None or not 0 <= piece.number < 20:
        return None
    tile = next((one for one in lord.tiles if one.space == piece.number), None)
    if tile is None:
        return _plain("ground", "DL-DIG-01", "dig")
    if tile.room is None:
        return _plain("tunnel", "DL-MIN-07", "conquered" if tile.conquered else "use")
    return _room_with(tile.room, tile.workers, tile.food, "conquered" if tile.conquered else "points")


def _trap(view: RealmView, piece: Piece) -> Explanation | None:
    if piece.name not in TRAPS:
        return None
    known: list[TrapTiles] = [*view.used_traps]
    for lord in view.seats:
        known += [*(lord.traps or []), *(lord.discarded_traps or [])]
    found = next((one for one in known if one.trap == piece.name), None)
    lines = (
        [_say("trap")]
        if found is None
        else [*_effects(found.effect), _say("trap-cost", **asdict(found.cost))]
    )
    if f"traps.{piece.name}.year-{view.year}" in GUESSES:
        lines = [*lines[:2], _say("guess")]
    return Explanation(Sentence("page-dl-trap", {"trap": piece.name}), "DL-CMB-43", lines[:3])


def _effects(effect: Effect) -> list[Sentence]:
    numbers = asdict(effect)
    return [_say("effect", part=part, number=int(numbers[part])) for part in PARTS if numbers[part]][:2]


def _hero(view: RealmView, piece: Piece) -> Explanation | None:
    heroes: list[Hero] = [view.paladin, *view.progress.adventurers_now, *view.progress.adventurers_next]
    for lord in view.seats:
        heroes += [*lord.party, *lord.prison]
    heroes += [] if view.battle is None else view.battle.darts
    hero = next((one for one in heroes if one.adventurer == piece.number), None)
    if hero is None:
        return None
    numbers = {name: getattr(hero, name) for name in ("hp", "wounds", "disarm", "heal", "magic")}
    lines = [_say("hero-numbers", **numbers), _say("hero", name=hero.klass)]
    if hero.klass not in ("paladin", "illusion"):
        lines.append(_say("hero-points"))
    rule = "DL-PAL-02" if hero.klass == "paladin" else "DL-CMB-05"
    return Explanation(Sentence("dl-class", {"class": hero.klass}), rule, lines)


def _card(view: RealmView, piece: Piece) -> Explanation | None:
    card = next((one for one in view.cards if one.round == piece.number), None)
    if card is None:
        return None
    if card.card is None or card.card not in CARDS:
        lines = [_say("card-hidden"), _say("card-magic", magic=card.magic)]
        return Explanation(_say("card-unknown", round=card.round), "DL-REP-06", lines)
    numbers = {
        "round": card.round,
        "fast": bool(card.fast),
        "magic": card.magic,
        "fatigue": card.fatigue or 0,
    }
    lines = [_say("card", name=card.card, amount=card.amount or 1), _say("card-numbers", **numbers)]
    guessed = {
        "effect": _say("guess"),
        "fatigue": _say("guess-fatigue", fatigue=card.fatigue or 0),
        "timing": _say("guess-timing"),
    }
    lines += [line for part, line in guessed.items() if f"combat.{card.card}.{part}" in GUESSES]
    return Explanation(Sentence("dl-card-name", {"card": card.card}), "DL-CMB-09", lines[:3])


def _event(view: RealmView, piece: Piece) -> Explanation | None:
    tile = next((one for one in view.progress.events if one.season == piece.name), None)
    if tile is None:
        return None
    if tile.event is None:
        return Explanation(_say("event-unknown"), "DL-NS-06", [_say("event-hidden")])
    special = view.progress.special
    if tile.event == "special" and special is not None:
        effect = Sentence(
            "dl-special-effect", {"special": special, "amount": view.progress.special_amount or 0}
        )
        return Explanation(Sentence("dl-special-name", {"special": special}), "DL-FUL-10", [effect])
    rule = {"payday": "DL-EVT-07", "taxes": "DL-EVT-16"}.get(tile.event, "DL-EVT-05")
    return Explanation(
        Sentence("dl-event-name", {"event": tile.event}), rule, [_say("event", name=tile.event)]
    )


def _season(view: RealmView, piece: Piece) -> Explanation | None:
    if piece.name not in SEASONS:
        return None
    line = _say("season-winter" if piece.name == "winter" else "season-other")
    return Explanation(Sentence("dl-season-name", {"season": piece.name}), "DL-GEN-03", [line])


def _counted(mark: str, rule: str, line: str) -> Explain:
    """Explains what a lord has so many of."""

    def explain(view: RealmView, piece: Piece) -> Explanation | None:
        lord = nth(view.seats, piece.seat)
        if lord is None:
            return None
        title = Sentence("page-dl-mark", {"mark": mark, "count": _count(lord, mark)})
        said = _say(line, idle=lord.idle, step=view.evilness.paladin_space)
        return Explanation(title, rule, [said])

    return explain


def _count(lord: LordView, mark: str) -> int:
    if mark == "tunnel":
        return sum(not tile.conquered for tile in lord.tiles)
    counts = {"traps": lord.trap_count, "troll": lord.troll_tokens}
    return counts[mark] if mark in counts else int(getattr(lord, mark))


def _party(view: RealmView, piece: Piece) -> Explanation | None:
    lord = nth(view.seats, piece.seat)
    if lord is None:
        return None
    return _plain("party", "DL-CMB-13", "order", "strength", **asdict(lord.party_strength))


def _points(view: RealmView, piece: Piece) -> Explanation | None:
    lord = nth(view.seats, piece.seat)
    return None if lord is None else _plain("points", "DL-SCO-12", "now", "sources", points=lord.points)


def _title(view: RealmView, piece: Piece) -> Explanation | None:
    if piece.name not in TITLES:
        return None
    data = {"title": piece.name, "players": len(view.seats)}
    lines = [_say("title-gains", **data), _say("title-points", **data)]
    return Explanation(Sentence(f"dl-title-{piece.name}"), TITLE_RULES[piece.name], lines)


def _step(view: RealmView, piece: Piece) -> Explanation | None:
    return _plain("step", STEPS[piece.name], "what", step=piece.name) if piece.name in STEPS else None


def _magic(view: RealmView, piece: Piece) -> Explanation | None:
    lord = nth(view.seats, piece.seat)
    card = next((one for one in view.cards if one.round == view.combat_round), None)
    if lord is None or card is None:
        return None
    return _plain("magic", "DL-CMB-61", "what", has=lord.party_strength.magic, needs=card.magic)


def _evilness(view: RealmView, piece: Piece) -> Explanation:
    return _plain("evilness", "DL-ADV-03", "use", "paladin", step=view.evilness.paladin_space)


def _fixed(kind: str, rule: str, *lines: str) -> Explain:
    """Explains what is the same at every table."""
    return lambda view, piece: _plain(kind, rule, *lines, number=piece.number, year=view.year)


KINDS: Final[Mapping[str, Explain]] = {
    "place": _order,
    "order": _order,
    "space": _space,
    "monster": _monster,
    "stunned": _stunned,
    "room": _room,
    "tile": _tile,
    "trap": _trap,
    "hero": _hero,
    "card": _card,
    "event": _event,
    "season": _season,
    "gold": _counted("gold", "DL-SET-04", "gold"),
    "food": _counted("food", "DL-SET-03", "food"),
    "imps": _counted("imps", "DL-MIN-11", "imps"),
    "troll": _counted("troll", "DL-APM-14", "troll"),
    "evil": _counted("evil", "DL-ADV-03", "evil"),
    "taxes": _counted("taxes", "DL-SCO-07", "taxes"),
    "trap-count": _counted("traps", "DL-TRP-05", "traps-count"),
    "tunnels": _counted("tunnel", "DL-EVT-16", "tunnel-count"),
    "party": _party,
    "points": _points,
    "title": _title,
    "step": _step,
    "magic": _magic,
    "evilness": _evilness,
    "goods": _fixed("goods", "DL-EXE-07", "pay"),
    "hand": _fixed("hand", "DL-ORD-02", "choose"),
    "slot": _fixed("slot", "DL-ORD-04", "first", "back"),
    "lair": _fixed("lair", "DL-CMB-23", "use"),
    "traps": _fixed("traps", "DL-CMB-22", "use"),
    "prison": _fixed("prison", "DL-SCO-04", "points"),
    "site": _fixed("site", "DL-SCO-06", "use"),
    "tavern": _fixed("tavern", "DL-NS-02", "use"),
    "shop": _fixed("shop", "DL-NS-03", "use"),
    "seasons": _fixed("seasons", "DL-GEN-02", "use"),
    "dummy": _fixed("dummy", "DL-3P-07", "use"),
    "wages": _fixed("wages", "DL-EVT-07", "use"),
    "first": _fixed("first", "DL-GEN-07", "use"),
    "fatigue": _fixed("fatigue", "DL-CMB-93", "what"),
    "disarm": _fixed("disarm", "DL-CMB-44", "what"),
    "heal": _fixed("heal", "DL-CMB-87", "what"),
    "off": _fixed("off", "DL-CMB-100", "what"),
}
EXPLAIN: Final = ExplainPart(
    RealmView,
    KINDS,
    (
        {"dl-phase-setup": "DL-FUL-02"},
        {
            "dl-phase-orders": "DL-ORD-02",
            "dl-phase-execution": "DL-EXE-01",
            "dl-phase-production": "DL-PRD-01",
            "dl-phase-event": "DL-EVT-01",
        },
        {"dl-phase-planning": "DL-CMB-10", "dl-phase-battle": "DL-CMB-39"},
        {"dl-phase-over": "DL-SCO-01"},
    ),
)
