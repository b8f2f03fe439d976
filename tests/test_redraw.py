"""`redraw` changes enough: whatever another seat sees and this one doesn't, comes out otherwise now and then,
unless what the seat knows fixes it. (That it doesn't change too much is proved in `harness.check_secrecy`.)
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

import pytest

import monstrerie
from monstrerie import Match, Rng, State
from monstrerie.core.fingerprint import attributes
from monstrerie.games import INCLUDED
from monstrerie.games.dungeon_petz.state import Petz

from . import harness, saves
from .test_positions import notation_of

ENOUGH = 20
"""Times that a field was hidden, from which on it has to have varied."""
TWINS = 3
OWN = ("seat", "prompt", "offers")
"""Where a view speaks of its owner: who it is, what it may do."""
ORDER = ".order"
"""After the path of a list: how its entries lie."""
LOOKS = 12
"""Decisions of a match that are looked at, about."""
FIXED: dict[str, dict[str, str]] = {
    "boo": {"chosen[].length": "everybody chooses one card"},
    "mighty-monsters": {
        "hand.length": "everybody sees how many cards are in a hand",
        "seats[].hand.length": "everybody sees how many cards are in a hand",
        "seats[].reserve.length": "a reserve has two cards",
        "seats[].unknown.length": "which cards somebody has never shown is public",
        "seats[].unknown[]": "which cards somebody has never shown is public",
        f"ledger{ORDER}": "everybody saw where the gold of each seat came from",
    },
    "dungeon-lords": {
        "seats[].drawn.length": "three cards are drawn",
        "seats[].locked.length": "two of them are locked",
        "seats[].hand.length": "who is still choosing is imagined to begin anew, the others chose three",
        "seats[].hand[]@dl-phase-execution": "the chosen and the locked orders lie open",
        "seats[].hand[]@dl-phase-production": "the chosen and the locked orders lie open",
        "seats[].orders.length": "who is still choosing is imagined to begin anew, the others chose three",
        "seats[].orders[].executed": "no order is executed before all are shown",
        "seats[].plan.laid.length": "everybody sees how many traps are laid",
    },
    "dungeon-petz": {
        **{
            f"hand.potions@dp-phase-{phase}": "everybody sees how many potions are in a hand"
            for phase in ("aging", "arranging", "grouping", "shopping", "showing", "working")
        },
        "seats[].plots[].pet.cards.length": "who still assigns begins anew, the others have filled all bars",
        f"ceilings{ORDER}": "how many cards can be left in the decks follows from what spectators saw",
        f"families[].ceilings{ORDER}": "... and from what the seat saw",
        f"families[].new_pets{ORDER}": "everybody saw which came, and they are housed in any order",
    },
    "rampage": {
        **{
            f"seats[].{field}": "whoever watched knows what went into the stomach and out of it (RA-HID-02)"
            for field in (
                "broken_teeth",
                "floors",
                "points",
                *(f"stomach.{colour}" for colour in ("black", "blue", "green", "grey", "red", "yellow")),
            )
        },
    },
}
"""Fields that never vary, by what the seat knows that fixes them; `@phase`: in that phase."""

monstrerie.register("tests.tiny:GAME")
EVERY_GAME = pytest.mark.parametrize("name", list(monstrerie.games()))

Seen = dict[str, list[int]]
"""Of each field in each phase, how often it was hidden from a seat, and how often it came out otherwise."""


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value of a view with its path; of a list its length, too. A sentence is one value."""
    if isinstance(value, dict) and value.keys() != {"key", "data"}:
        for key, item in value.items():
            yield from leaves(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list):
        yield f"{path}.length", len(value)
        for number, item in enumerate(value):
            yield from leaves(item, f"{path}[{number}]")
    else:
        yield path, value


def watch(match: Match, seen: Seen, seed: int) -> None:
    """Count the fields that a seat sees of what another one doesn't, and those that vary over redraws."""
    phase = match.view(None).get("phase", "")
    seats = range(match.players)[-4:]
    views = {seat: dict(leaves(match.view(seat))) for seat in seats}
    for seat in seats:
        twins = [match.determinise(seat, Rng(seed + number)) for number in range(TWINS)]
        for other in seats:
            hidden = [
                path
                for path, value in views[other].items()
                if value is not None and views[seat].get(path, "nothing") != value
                if re.split(r"[.[]", path)[0] not in OWN
            ]
            if other == seat or not hidden:
                continue
            others = [dict(leaves(twin.view(other))) for twin in twins]
            for path in hidden:
                field = re.sub(r"\[\d+\]", "[]", path)
                if not field.endswith((".length", ".count")):  # too seldom for each phase
                    field += f"@{phase}"
                seen[field][0] += 1
                seen[field][1] += len({repr(twin.get(path, "nothing")) for twin in others}) > 1


def watch_events(match: Match, seen: Seen, seed: int) -> None:
    """Count what the next move shows that its player could not know, and whether it varies over redraws."""
    for seat in match.to_act[:1]:
        move = match.game.sample(match, seat, Rng(seed))
        every: list[dict[str, list[str]]] = []
        for number in range(TWINS):
            shown: dict[str, list[str]] = defaultdict(list)
            for event in match.determinise(seat, Rng(seed + number)).play(seat, move):
                if event.reveals not in (None, seat):
                    shown[event.kind].append(repr(event.data))
            every.append(shown)
        for kind in set().union(*every):
            seen[f"{kind}@event"][0] += 1
            seen[f"{kind}@event"][1] += len({repr(shown.get(kind)) for shown in every}) > 1


class Pile(NamedTuple):
    """A list of unlike numbers somewhere in a state."""

    holder: Any
    at: str | int

    @property
    def cards(self) -> list[int]:
        found: list[int] = self.holder[self.at] if isinstance(self.at, int) else getattr(self.holder, self.at)
        return found

    def turn_over(self) -> None:
        if isinstance(self.at, int):
            self.holder[self.at] = self.cards[::-1]
        else:
            setattr(self.holder, self.at, self.cards[::-1])


def piles(state: State, derived: Collection[str]) -> dict[str, Pile]:
    """By path all lists of a state that are not the same from behind, but for what follows from the rest."""
    found: dict[str, Pile] = {}

    def look(holder: Any, at: str | int, value: Any, path: str) -> None:
        if isinstance(value, list):
            if all(isinstance(item, int) for item in value) and value != value[::-1]:
                found[path] = Pile(holder, at)
            for number, item in enumerate(value):
                look(value, number, item, f"{path}[{number}]")
        elif type(value).__module__ == type(state).__module__:
            for name, item in attributes(value).items():
                look(value, name, item, f"{path}.{name}")

    for name, item in attributes(state).items():
        if name not in derived:
            look(state, name, item, name)
    return found


def watch_order(match: Match, seen: Seen, seed: int) -> None:
    """Count the lists that could lie the other way round without anybody's seeing it, as a deck can, and
    those that vary over redraws: whoever imagines the true order knows what comes.
    """
    seat = seed % match.players
    derived = notation_of(match).derived
    readers = (None, *range(match.players))
    shown = [match.view(reader) for reader in readers]
    twins = [piles(match.determinise(seat, Rng(seed + number)).state, derived) for number in range(TWINS)]
    for path, pile in piles(match.state, derived).items():
        other = match.copy()
        same = piles(other.state, derived)[path]
        if same.holder is pile.holder:
            continue  # shared by all copies: nothing that play changes
        same.turn_over()
        if [other.view(reader) for reader in readers] != shown:
            continue
        field = re.sub(r"\[\d+\]", "[]", path) + ORDER
        seen[field][0] += 1
        seen[field][1] += len({repr(twin[path].cards if path in twin else None) for twin in twins}) > 1


def matches(name: str, most: int) -> Iterator[Match]:
    """So many matches of all sorts, at some of their decisions: those that are frozen."""
    game = monstrerie.game(name)
    if not (saves.FOLDER / f"{name}.json").exists():
        for seed in range(LOOKS * most):
            yield harness.after(game, game.players[seed % len(game.players)], seed, seed % 40)
        return
    if game.missing():
        pytest.skip(f"{name} needs its extra")
    file = json.loads((saves.FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    for number, record in enumerate(file["matches"][:most]):
        if record.get("world") == "physics":
            continue  # slow, and hides what the toy city hides
        whole = saves.played_on(name, record.get("world", "")).load(saves.text(record, file["components"]))
        match, every = whole.rewound(0), 1 + len(whole.log) // LOOKS
        if isinstance(match.state, Petz):
            for potions, family in enumerate(match.state.families, 1):
                family.potions = potions  # few people ever have one
        for (seat, move), outcome in zip(whole.log, whole.outcomes, strict=True):
            if (len(match.log) + number) % every == 0:
                yield match
            match.play(seat, move, outcome)


def watched(name: str, most: int = saves.MATCHES) -> Seen:
    """What was hidden in these matches, and what of it varied."""
    seen: Seen = defaultdict(lambda: [0, 0])
    for number, match in enumerate(matches(name, most)):
        watch(match, seen, 100 * number)
        if not match.game.simulated and not match.over:
            watch_events(match, seen, 100 * number)
            watch_order(match, seen, number)
    return seen


def stuck(name: str, seen: Seen) -> list[str]:
    """The fields that were hidden often enough, never varied, and that nothing fixes. Of a guest nobody has
    written down which lengths everybody knows.
    """
    fixed = FIXED.get(name, {})
    return sorted(
        field
        for field, (hidden, varied) in seen.items()
        if hidden >= ENOUGH and not varied
        if field not in fixed and field.partition("@")[0] not in fixed
        if name in FIXED or not field.endswith(".length")
    )


@EVERY_GAME
def test_all_that_is_hidden_varies(name: str) -> None:
    seen = watched(name)
    assert stuck(name, seen) == [], (
        "Game.redraw leaves these as they are; where the seat knows them, FIXED in this file says how"
    )
    for field in FIXED.get(name, {}):
        often = [varied for at, (_, varied) in seen.items() if field in (at, at.partition("@")[0])]
        assert often and not any(often), f"{field} is said to be fixed"


@EVERY_GAME
def test_a_redraw_that_does_nothing_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(monstrerie.game(name)), "redraw", lambda *_: None)
    assert stuck(name, watched(name, most=8 if name in INCLUDED else 60))


def test_a_redraw_that_leaves_a_deck_as_it_lies_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(monstrerie.game("mighty-monsters"))
    redraw = kind.redraw

    def careless(game: Any, state: Any, seat: int | None, rng: Rng) -> None:
        pile = state.pile
        redraw(game, state, seat, rng)
        state.pile = pile

    monkeypatch.setattr(kind, "redraw", careless)
    assert f"pile{ORDER}" in stuck("mighty-monsters", watched("mighty-monsters", most=8))
