"""Tables set in one line: `table("A B", at={"A": "N", "B": "N"}, cards={"A": "boxer"}, tokens={"B": 1})`.

The city is the toy one. A `bare` city has only the stadium left; everything else is in the box, and `put` and
`floor` bring single pieces back. Monsters hold no cards but those named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monstrerie import Event, Match, Move
from monstrerie.games.rampage import Rampage
from monstrerie.games.rampage.moves import Breathe, Drop, DropOn, Finish, Flick, Throw
from monstrerie.games.rampage.names import COLOURS
from monstrerie.games.rampage.rules.base import Choice, judge
from monstrerie.games.rampage.rules.port import Outcome
from monstrerie.games.rampage.rules.scoring import own_points
from monstrerie.games.rampage.rules.turn import StartTurn
from monstrerie.games.rampage.rules.variants import hold, kind_of
from monstrerie.games.rampage.state import Carnage

from ..table import BaseTable
from .toy import Lie, Toy, ToyWorld

FLICK = Flick(90.0, 0.5)
BREATH = Breathe(90.0, -20.0, 1.0)
DONE = Finish()
OUT = Lie((), ("table",))


def lie(zones: str, on: str = "board", tipped: bool = False) -> Lie:
    """`lie("N NE")`, `lie("ruin:S1", on="ruin:S1")`."""
    return Lie(tuple(zones.split()), tuple(on.split()), tipped)


def fallen(zones: str = "N") -> Lie:
    """A Body that lies there."""
    return Lie(tuple(zones.split()), tipped=True)


def drop(ruin: str, x: float = 50.0, y: float = 50.0, **more: Any) -> Drop:
    return Drop(ruin, x, y, **more)


def drop_on(victim: int, x: float = 50.0, y: float = 50.0) -> DropOn:
    return DropOn(victim, x, y)


def throw(vehicle: int) -> Throw:
    return Throw(vehicle, 0.0, 0.5)


class Table(BaseTable):
    """A match in the middle, spoken to by names."""

    def __init__(self, match: Match, names: Sequence[str], world: ToyWorld) -> None:
        super().__init__(match)
        self.names = list(names)
        self.world = world

    def seat(self, name: str) -> int:
        return self.names.index(name)

    @property
    def state(self) -> Carnage:
        state = self.match.state
        assert isinstance(state, Carnage)
        return state

    # --- setting

    def next(self, changes: Mapping[str, Lie | None] | None = None, hit: bool = True) -> Table:
        """What the next gesture does to the city."""
        self.world.script.append(lambda position, gesture: (dict(changes or {}), hit))
        return self

    def settle(self, changes: Mapping[str, Lie | None]) -> Table:
        """What happens as the city settles after something was lifted or put down by hand."""
        self.world.settling.append(lambda position, gesture: (dict(changes), True))
        return self

    def put(self, *meeples: str) -> list[str]:
        """`put("N red", "N+NE blue", "out grey")` brings meeples back from the box; their names."""
        found = []
        for text in meeples:
            where, colour = text.rsplit(" ", 1)
            number = COLOURS.index(colour)
            name = next(
                f"meeple-{meeple}"
                for meeple, held in enumerate(self.state.colours)
                if held == number and f"meeple-{meeple}" not in self.position.pieces
            )
            self.state.box_meeples[number] -= 1
            self.lay({name: OUT if where == "out" else _lie(where)})
            found.append(name)
        return found

    def floor(self, name: str, where: str, on: str = "board", height: float = -1.0) -> str:
        """Bring a floor back from the box."""
        if name not in self.position.pieces:
            self.state.box_floors -= 1
        lying = OUT if where == "out" else Lie(tuple(where.split("+")), tuple(on.split()), height=height)
        self.lay({name: lying})
        return name

    def lay(self, changes: Mapping[str, Lie | None]) -> Table:
        """Pieces lie so, whatever was there."""
        pieces = dict(self.position.pieces)
        for piece, lying in changes.items():
            if lying is None:
                pieces.pop(piece)
            else:
                pieces[piece] = lying
        self.state.position = Toy(pieces)
        self.state.judged = None
        return self

    @property
    def position(self) -> Toy:
        position = self.state.position
        assert isinstance(position, Toy)
        return position

    # --- acting

    def play(self, name: str, *moves: Move) -> list[Event]:
        return self._play(self.seat(name), moves)

    def why_not(self, name: str, move: Move) -> str:
        judge(self.state)  # else the question itself would
        return self._why_not(self.seat(name), move)

    def run(self) -> Table:
        self.happens(lambda state: None)
        return self

    # --- looking

    def moves(self, name: str, kind: type[Any] | None = None) -> list[Any]:
        return self._moves(self.seat(name), kind)

    @property
    def turn(self) -> str:
        """Who is to act: `"A"`, or `"A C"` when several may."""
        return " ".join(self.names[seat] for seat in self.match.to_act)

    @property
    def asked(self) -> str:
        """What the first of them is asked."""
        step = self.state.step_of(self.match.to_act[0])
        assert isinstance(step, Choice)
        return str(step.prompt(self.state)["key"]).removeprefix("ra-prompt-")

    @property
    def tokens(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.tokens, strict=True))

    @property
    def broken(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.broken, strict=True))

    @property
    def floors(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.floors, strict=True))

    def stomach(self, name: str) -> str:
        counts = self.state.stomachs[self.seat(name)]
        return " ".join(
            sorted(colour for number, colour in enumerate(COLOURS) for _ in range(counts[number]))
        )

    def down(self, name: str) -> bool:
        return self.state.down[self.seat(name)]

    def home(self, name: str) -> str:
        """Zones of a Monster's Paws."""
        return " ".join(judge(self.state).zones.get(f"paws-{self.seat(name)}", ()))


def table(
    names: str = "A B C D",
    at: Mapping[str, str] | None = None,
    cards: Mapping[str, str] | None = None,
    tokens: Mapping[str, int] | None = None,
    stomachs: Mapping[str, str] | None = None,
    floors: Mapping[str, int] | None = None,
    broken: Mapping[str, int] | None = None,
    down: str = "",
    runaway: str = "",
    turn: str = "A",
    city: str = "bare",
    **options: Any,
) -> Table:
    """A table at the start of somebody's turn."""
    players = names.split()
    world = ToyWorld(2 if len(players) > 4 else 1)
    match = Rampage(lambda boxes: world).new(len(players), seed=5, first="host", **{"side": "A", **options})
    state = match.state
    assert isinstance(state, Carnage)
    made = Table(match, players, world)
    _collect_cards(state)
    if city == "bare":
        _bare(made)
    for name, where in (at or {}).items():
        _stand(made, name, where)
    for name, held in (cards or {}).items():
        for card in held.split():
            kind = kind_of(card)
            state.packs[kind].remove(card)
            hold(state, made.seat(name), kind, card)
    for name, count in (tokens or {}).items():
        state.box_teeth += state.tokens[made.seat(name)] - count
        state.tokens[made.seat(name)] = count
    for name, held in (stomachs or {}).items():
        for colour in held.split():
            _out_of_city(made, COLOURS.index(colour))
            state.stomachs[made.seat(name)][COLOURS.index(colour)] += 1
    for name, count in (floors or {}).items():
        state.floors[made.seat(name)] = count
        state.box_floors -= count
    for name, count in (broken or {}).items():
        state.broken[made.seat(name)] = count
    for name in down.split():
        state.down[made.seat(name)] = True
        made.lay({f"body-{made.seat(name)}": fallen(made.home(name) or "N")})
    for colour in runaway.split():
        number = COLOURS.index(colour)
        _out_of_city(made, number)
        if match.options["side"] == "A":
            state.rows.append(number)
        else:
            state.zones[number] += 1
    state.lanes = None
    state.agenda = [StartTurn(state.layout.team_of[made.seat(turn)])]
    return made.run()


def _lie(where: str) -> Lie:
    zones = tuple(where.split("+"))
    ground = next((zone for zone in zones if zone.startswith("ruin:")), "board")
    return Lie(zones, (ground,))


def _collect_cards(state: Carnage) -> None:
    """All cards back into the packs."""
    for kind, held in enumerate((state.characters, state.powers, state.secrets)):
        for cards in held:
            state.packs[kind] += cards
            cards.clear()
    for kinds in state.offered:
        for kind, cards in enumerate(kinds):
            state.packs[kind] += cards
            cards.clear()


def _bare(made: Table) -> None:
    """Everything but the stadium, vehicles and Monsters into the box."""
    gone = [
        piece
        for piece, lying in made.position.pieces.items()
        if piece.startswith(("meeple-", "floor-")) and not lying.zones[0].startswith("ruin:ST")
    ]
    for piece in gone:
        if piece.startswith("meeple-"):
            made.state.box_meeples[made.state.colours[int(piece.split("-")[1])]] += 1
        else:
            made.state.box_floors += 1
    made.lay(dict.fromkeys(gone))


def _out_of_city(made: Table, colour: int) -> None:
    """Take one meeple of a colour out of the box (or, in a full city, off a roof)."""
    assert made.state.box_meeples[colour] > 0, "the box holds no such meeple"
    made.state.box_meeples[colour] -= 1


def _stand(made: Table, name: str, where: str) -> None:
    seat = made.seat(name)
    if where == "out":
        made.lay({f"paws-{seat}": OUT, f"body-{seat}": OUT})
    elif where == "gone":
        made.state.invisible[seat] = True
        made.lay({f"paws-{seat}": None, f"body-{seat}": None})
    else:
        lying = _lie(where.replace(" ", "+"))
        made.lay({f"paws-{seat}": lying, f"body-{seat}": Lie(lying.zones, (f"paws-{seat}",))})


def knock(made: Table, changes: Mapping[str, Lie | None]) -> Outcome:
    """The city as somebody's elbow leaves it."""
    return Outcome(made.position.changed(dict(changes)))


def own_totals(state: Carnage) -> list[int]:
    """Each seat's own points."""
    return [sum(own_points(state, seat).values()) for seat in range(state.players)]
