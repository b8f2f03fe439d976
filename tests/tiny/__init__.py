"""Boo!, a tiny complete game: everybody frightens at once, the loudest alone takes the treat.

2 to 4 ghosts hold the cards 1 to 5. Each round a treat (worth 1 to 5, shuffled) is shown and everybody
secretly chooses a card; the highest card that nobody else chose takes it. `docs/add-a-game.md` walks through
this file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, ClassVar

from librt.strings import BytesWriter
from msgspec import Struct

from monstrerie.core import forms
from monstrerie.core.actions import Among
from monstrerie.core.decision import Decision
from monstrerie.core.event import TABLE, event_types
from monstrerie.core.game import Cites, Game
from monstrerie.core.heuristics import Heuristics
from monstrerie.core.move import Move
from monstrerie.core.notation import Notation, check, part, share, steps
from monstrerie.core.observation import Field
from monstrerie.core.options import Option
from monstrerie.core.parts import BotPart, ObservationPart, PreviewPart
from monstrerie.core.refusal import Refusal
from monstrerie.core.rng import Rng
from monstrerie.core.rows import write_all
from monstrerie.core.state import State, Step
from monstrerie.core.text import add_folder


class Boo(Move, frozen=True, tag="boo"):
    """Choose a card."""

    sentence: ClassVar[str] = "boo-move"
    first: ClassVar[int] = 0
    card: Annotated[int, Among(range(1, 6))]


class Haunt(State):
    """What is on the table."""

    cards: int
    treats: list[int]
    hands: list[list[int]]
    chosen: list[int]
    points: list[int]

    def scores(self) -> list[int]:
        return self.points[:]

    def round(self) -> int:
        return min(self.cards - len(self.hands[0]) + 1, self.cards)


class Choose(Decision[Haunt]):
    """BO-PLAY-01: everybody chooses one card of the own hand, at once and in secret."""

    sentence = "boo-prompt"

    def legal(self, state: Haunt) -> list[int]:
        return [card - 1 for card in state.hands[self.seat]]

    def play(self, state: Haunt, action: int) -> None:
        state.chosen[self.seat] = action + 1
        state.record("boo-chose", {"seat": self.seat, "card": action + 1}, to=(self.seat,))

    def why_not(self, state: Haunt, move: Boo) -> Refusal:
        return Refusal("BO-PLAY-01", "boo-refusal-hand", {"card": move.card})


class Round(Step[Haunt]):
    """A treat is shown, everybody chooses, then all cards are turned up."""

    def run(self, state: Haunt) -> None:
        state.record("boo-treat", {"treat": state.treats[state.round() - 1]}, reveals=TABLE)
        state.then([Reveal()])
        state.together([Choose(seat) for seat in range(state.players)])


class Reveal(Step[Haunt]):
    """BO-PLAY-02: the highest card that nobody else chose takes the treat."""

    def run(self, state: Haunt) -> None:
        treat = state.treats[state.round() - 1]
        alone = [card for card in state.chosen if state.chosen.count(card) == 1]
        for seat, card in enumerate(state.chosen):
            state.record("boo-shown", {"seat": seat, "card": card}, reveals=seat)
        if alone:
            winner = state.chosen.index(max(alone))
            state.points[winner] += treat
            state.record("boo-taken", {"seat": winner, "treat": treat})
        for hand, card in zip(state.hands, state.chosen, strict=True):
            hand.remove(card)
        state.chosen = [0] * state.players


class Cunning(Heuristics):
    """Good treats are worth good cards."""

    def rank(self, state: Haunt, legal: list[int]) -> list[float]:
        treat = state.treats[state.round() - 1]
        return [-float(abs(action + 1 - treat)) for action in legal]


def preview(state: Haunt, seat: int, move: Boo) -> dict[str, Any]:
    """What the card may take."""
    treat = state.treats[state.round() - 1]
    return {"treat": treat, "sentence": {"key": "boo-preview", "data": {"treat": treat}}}


def fields(players: int) -> list[Field]:
    """What a learner sees, in order."""
    return [
        Field("treat", 1, 255, "the treat of this round"),
        Field("hands", 5 * players, 1, "the cards everybody holds, the own seat first"),
        Field("points", players, 255, "everybody's points, the own seat first"),
    ]


def write(state: Haunt, seat: int, row: BytesWriter) -> None:
    """Write these fields for a seat."""
    order = [(seat + place) % state.players for place in range(state.players)]
    write_all(row, [state.treats[state.round() - 1]])
    for other in order:
        write_all(row, [int(card in state.hands[other]) for card in range(1, 6)])
    write_all(row, [state.points[other] for other in order])


class HauntView(Struct, frozen=True):
    """What a seat may see."""

    round: int
    rounds: int
    phase: str
    treats: list[int]
    hands: list[list[int]]
    chosen: list[list[int] | None]  # empty before a choice, None for a card that is hidden


class BooGame(Game[Haunt]):
    """The game object."""

    name = "boo"
    players = range(2, 5)
    options: ClassVar = {"cards": Option(values=(5, 3), default=5, rule="BO-SET-01")}
    kinds = (Boo,)
    events = event_types(
        {
            "boo-chose": {"seat": int, "card": int},
            "boo-treat": {"treat": int},
            "boo-shown": {"seat": int, "card": int},
            "boo-taken": {"seat": int, "treat": int},
        }
    )
    actions = 5
    cites = Cites(turn="BO-PLAY-01", over="BO-END-01", move="BO-PLAY-01")
    folder = Path(__file__).parent
    bot = BotPart(Cunning)
    preview = PreviewPart(preview)
    observation = ObservationPart(fields, write)

    def start(self, players: int, rng: Rng, options: Any, box: Any) -> Haunt:
        state = Haunt()
        state.sit_down(players, rng)
        state.cards = int(options["cards"])
        state.treats = [int(box["treats"][number]) for number in range(state.cards)]
        rng.shuffle(state.treats)
        state.hands = [list(range(1, state.cards + 1)) for _ in range(players)]
        state.chosen, state.points = [0] * players, [0] * players
        state.then([Round() for _ in range(state.cards)])
        return state

    def view(self, state: Haunt, seat: int | None) -> HauntView:
        return HauntView(
            round=state.round(),
            rounds=state.cards,
            phase="boo-phase",
            treats=state.treats[: state.round()],
            hands=[hand[:] for hand in state.hands],
            chosen=[
                [card] * (card > 0) if other == seat or not card else None
                for other, card in enumerate(state.chosen)
            ],
        )

    def redraw(self, state: Haunt, seat: int | None, rng: Rng) -> None:
        known = state.round()
        rest = sorted(state.treats[known:])
        rng.shuffle(rest)
        state.treats = state.treats[:known] + rest
        for other in range(state.players):
            if other != seat and state.chosen[other]:
                state.chosen[other] = state.hands[other][rng.below(len(state.hands[other]))]

    def notation(self, players: int, options: Any, box: Any) -> Notation:
        cards = list(range(1, int(options["cards"]) + 1))
        treats = sorted(int(box["treats"][card - 1]) for card in cards)
        card = forms.number(1, len(cards))

        def complete(state: Haunt) -> None:
            check(sorted(state.treats) == treats, "treats", state.treats, ", ".join(map(str, treats)))
            for seat, hand in enumerate(state.hands):
                check(sorted(set(hand)) == hand, f"seat {seat + 1} hand", hand, ", ".join(map(str, cards)))
                check(len(hand) == len(state.hands[0]), f"seat {seat + 1} hand", hand, len(state.hands[0]))

        return Notation(
            lambda: self.start(players, Rng(0), options, box),
            [part("treats", forms.several(forms.number(1, 99)))],
            [
                share("hands", forms.several(card), name="hand"),
                share("chosen", forms.number(0, len(cards))),
                share("points", forms.number()),
            ],
            steps(__name__),
            frozenset({"cards"}),
            complete,
        )

    def breakdown(self, state: Haunt) -> list[dict[str, int]]:
        return [{"boo-source-treats": points} for points in state.points]


add_folder(Path(__file__).parent / "locales")
GAME = BooGame()
