"""What is on the table: the city with everything in it, mouths, stomachs, cards and the Runaway board.

The position of the simulator is a value that is never changed in place, so copies share it. Meeples in the
city have a number and a colour (`colours`); in stomachs, on the Runaway board and in the box only colours are
left, as numbers into `COLOURS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...core.rng import Rng
from ...core.state import State
from .names import COLOURS
from .rules.port import Judgement, World

NOBODY: Final = -1
"""As the one who knows a card: everybody does. As the one who gets a tooth: the box."""

CHOOSING: Final = 0
ACTIONS: Final = 1
MEAL: Final = 2
AFTER_MEAL: Final = 3
COUNTING: Final = 4
OVER: Final = 5


class Layout:
    """What never changes during a match: the box, the options and the city's plan, shared by all copies."""

    def __init__(
        self, players: int, box: Any, options: dict[str, Any], teams: list[list[int]], world: World
    ) -> None:
        self.players: int = players
        self.box: Any = box
        self.options: dict[str, Any] = options
        self.teams: list[list[int]] = teams
        self.team_game: bool = len(teams) < players
        self.boxes: int = 2 if players > 4 else 1
        self.team_of: list[int] = [0] * players
        for team, seats in enumerate(teams):
            for seat in seats:
                self.team_of[seat] = team
        # A function keeps the simulator out of fingerprints: it is no part of the table.
        self.world: Callable[[], World] = lambda: world

    def elsewhere(self, world: World) -> Layout:
        """The same table in another city."""
        return Layout(self.players, self.box, self.options, self.teams, world)


class Drawn:
    """A draw by Tramp that only the two stomachs' owners saw, kept so that others can imagine it otherwise.

    `least_from` and `least_to` are the fewest meeples of each colour that the two stomachs have held since.
    """

    def __init__(
        self,
        from_seat: int,
        to_seat: int,
        colours: list[int],
        held: list[int],
        least_from: list[int],
        least_to: list[int],
    ) -> None:
        self.from_seat: int = from_seat
        self.to_seat: int = to_seat
        self.colours: list[int] = colours
        self.held: list[int] = held
        self.least_from: list[int] = least_from
        self.least_to: list[int] = least_to

    def copy(self) -> Drawn:
        """An independent twin."""
        return Drawn(
            self.from_seat, self.to_seat, self.colours[:], self.held[:], self.least_from[:], self.least_to[:]
        )


class Carnage(State):
    """One match of Rampage."""

    layout: Layout
    phase: int
    tremor: Rng
    """The stream that trembling hands draw from (RA-RND-05)."""
    tape: Any
    """Where the answers of the world are kept or read from while a move is performed; None otherwise."""

    # --- the city
    position: Any
    judged: Judgement | None
    """What the rules see in the position; None until somebody asks."""
    colours: list[int]
    """Colour of each meeple by its number; set once."""
    down: list[bool]
    upside: list[bool]
    """Bodies turned upside down by Who Farted and not turned back yet."""
    invisible: list[bool]

    # --- the Monsters
    tokens: list[int]
    """Teeth that can still be lost."""
    stomachs: list[list[int]]
    """Meeples of each colour, by seat."""
    floors: list[int]
    broken: list[int]
    """Teeth of others in the stomach."""
    box_meeples: list[int]
    box_floors: int
    box_teeth: int
    drawn: list[Drawn]

    # --- the Runaway board
    rows: list[int]
    """Side A: the colours in the order in which they came."""
    zones: list[int]
    """Side B: meeples by colour."""

    # --- the cards
    packs: list[list[str]]
    """Undealt cards of each kind; drawn from the end."""
    gone: list[list[tuple[str, int]]]
    """Cards that left the game, by kind, each with the seat that knows it (NOBODY: all do)."""
    characters: list[list[str]]
    powers: list[list[str]]
    """By team: a team shares its Power (RA-VAR-16)."""
    mutations: list[list[str]]
    """By seat: the Powers drawn by Unstable Mutation for this turn."""
    mutated: list[int]
    """By seat: how many Powers that were, and so have to be discarded at the end of the turn."""
    secrets: list[list[str]]
    """Unused ones."""
    offered: list[list[list[str]]]
    """By seat and kind: cards to choose from (made-to-measure, baby monsters)."""
    bought: list[int]
    """How many cards each seat has bought."""

    # --- the turn
    round: int
    first: int
    team: int
    active: int
    """The seat that is charged and credited for what happens (RA-TURN-22)."""
    actions: int
    """Actions that the team still has."""
    acted: list[int]
    """By seat: actions done in the present turn."""
    extra: list[int]
    """Actions due to each team on its next turn (RA-RUN-10)."""
    gazed: list[bool]
    """Seats that may not Move on their next (or present) turn."""
    benched: list[bool]
    """Seats that do no action for the rest of their team's turn (RA-VAR-26)."""
    fed: list[bool]
    """Members of the team who have had their meal."""
    turns_left: int
    """Turns after the present one until the end; -1 while floors are left."""
    culprit: int
    """The seat that filled the last row of side A; -1 for nobody."""
    copied: list[list[str]]
    """Characters that Imitators have copied, by seat."""
    named: list[list[int]]
    """Players that Seers have named, by seat."""

    # --- the action being resolved
    deed: str
    """What is being resolved: "move", "demolish", "breath", "throw", "kung-fu", "secret" or "start"."""
    facing: float | None
    """Where the active Body will look when it is put back; None for where it looked before."""
    flicks: int
    """Flicks that a Move still may have."""
    prepared: list[str]
    """Powers already used before the flick of this Move."""
    spared: list[int]
    """Monsters whose fall in this deed is no brawl (Wrestler, Terminator)."""
    stirred: bool
    """Whether the present pass of the after-action steps changed anything."""
    passes: int
    """How many passes this deed has had."""
    vacuum: str
    """The neighbourhood that blown-out meeples go to in this Breath; "" for the Runaway board."""
    loss_tokens: int
    loss_meeples: list[int]
    """What the last broken tooth cost its owner, in case a Mouthguard brings it back."""

    # --- the meal
    limit: int
    """Meeples that may still be eaten in this meal."""
    place: str
    """The neighbourhood of the meal; "runaway" for the Runaway board, "" while none is chosen."""
    ravenous: bool
    menu: list[str]
    """The meeples that can be eaten now."""

    def copy(self) -> Carnage:
        """An independent twin."""
        twin = Carnage()
        self.copy_base(twin)
        twin.layout = self.layout
        twin.phase = self.phase
        twin.tremor = self.tremor.copy()
        twin.tape = None
        twin.position = self.position
        twin.judged = self.judged
        twin.colours = self.colours
        twin.down = self.down[:]
        twin.upside = self.upside[:]
        twin.invisible = self.invisible[:]
        twin.tokens = self.tokens[:]
        twin.stomachs = [stomach[:] for stomach in self.stomachs]
        twin.floors = self.floors[:]
        twin.broken = self.broken[:]
        twin.box_meeples = self.box_meeples[:]
        twin.box_floors = self.box_floors
        twin.box_teeth = self.box_teeth
        twin.drawn = [drawn.copy() for drawn in self.drawn]
        twin.rows = self.rows[:]
        twin.zones = self.zones[:]
        twin.packs = [pack[:] for pack in self.packs]
        twin.gone = [gone[:] for gone in self.gone]
        twin.characters = [cards[:] for cards in self.characters]
        twin.powers = [cards[:] for cards in self.powers]
        twin.mutations = [cards[:] for cards in self.mutations]
        twin.mutated = self.mutated[:]
        twin.secrets = [cards[:] for cards in self.secrets]
        twin.offered = [[cards[:] for cards in kinds] for kinds in self.offered]
        twin.bought = self.bought[:]
        twin.round = self.round
        twin.first = self.first
        twin.team = self.team
        twin.active = self.active
        twin.actions = self.actions
        twin.acted = self.acted[:]
        twin.extra = self.extra[:]
        twin.gazed = self.gazed[:]
        twin.benched = self.benched[:]
        twin.fed = self.fed[:]
        twin.turns_left = self.turns_left
        twin.culprit = self.culprit
        twin.copied = [cards[:] for cards in self.copied]
        twin.named = [seats[:] for seats in self.named]
        twin.deed = self.deed
        twin.facing = self.facing
        twin.flicks = self.flicks
        twin.prepared = self.prepared[:]
        twin.spared = self.spared[:]
        twin.stirred = self.stirred
        twin.passes = self.passes
        twin.vacuum = self.vacuum
        twin.loss_tokens = self.loss_tokens
        twin.loss_meeples = self.loss_meeples[:]
        twin.limit = self.limit
        twin.place = self.place
        twin.ravenous = self.ravenous
        twin.menu = self.menu[:]
        return twin

    def scores(self) -> list[int]:
        """Each seat's points; nothing before the count, as stomachs are secret (RA-SCO-13)."""
        from .rules.scoring import totals

        return totals(self) if self.phase == OVER else [0] * self.players

    def clockwise(self, seat: int) -> list[int]:
        """All other seats in turn order after this one."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    def opponents(self, seat: int) -> list[int]:
        """Seats of other teams, clockwise (RA-VAR-28)."""
        own = self.layout.team_of[seat]
        return [other for other in self.clockwise(seat) if self.layout.team_of[other] != own]

    def powers_of(self, seat: int) -> list[str]:
        """The Powers that work for a seat now."""
        return self.powers[self.layout.team_of[seat]] + self.mutations[seat]

    def has(self, seat: int, power: str) -> bool:
        """Whether a Power works for the seat now."""
        return power in self.powers[self.layout.team_of[seat]] or power in self.mutations[seat]

    def give(self, seat: int, colour: int, count: int = 1) -> None:
        """Put meeples into a stomach (or take them out, when negative)."""
        self.stomachs[seat][colour] += count
        for drawn in self.drawn:
            held = self.stomachs[seat][colour]
            if seat == drawn.from_seat and held < drawn.least_from[colour]:
                drawn.least_from[colour] = held
            if seat == drawn.to_seat and held < drawn.least_to[colour]:
                drawn.least_to[colour] = held


def empty_table(layout: Layout, rng: Rng) -> Carnage:
    """The table before anything lies on it."""
    players, teams = layout.players, len(layout.teams)
    state = Carnage()
    state.sit_down(players, rng)
    state.layout = layout
    state.phase = CHOOSING
    state.tremor = Rng(rng.seed())
    state.tape = None
    state.position = None
    state.judged = None
    state.colours = []
    state.down = [False] * players
    state.upside = [False] * players
    state.invisible = [False] * players
    state.tokens = [layout.box.teeth.tokens] * players
    state.stomachs = [[0] * len(COLOURS) for _ in range(players)]
    state.floors = [0] * players
    state.broken = [0] * players
    state.box_meeples = [0] * len(COLOURS)
    state.box_floors = 0
    # Teeth of Monsters that nobody plays stay in the box (RA-SET-01).
    state.box_teeth = layout.box.teeth.tokens * (layout.boxes * layout.box.pieces.monsters - players)
    state.drawn = []
    state.rows = []
    state.zones = [0] * len(COLOURS)
    state.packs = [[], [], []]
    state.gone = [[], [], []]
    state.characters = [[] for _ in range(players)]
    state.powers = [[] for _ in range(teams)]
    state.mutations = [[] for _ in range(players)]
    state.mutated = [0] * players
    state.secrets = [[] for _ in range(players)]
    state.offered = [[[], [], []] for _ in range(players)]
    state.bought = [0] * players
    state.round = 1
    state.first = 0
    state.team = 0
    state.active = 0
    state.actions = 0
    state.acted = [0] * players
    state.extra = [0] * teams
    state.gazed = [False] * players
    state.benched = [False] * players
    state.fed = [False] * players
    state.turns_left = -1
    state.culprit = -1
    state.copied = [[] for _ in range(players)]
    state.named = [[] for _ in range(players)]
    state.deed = ""
    state.facing = None
    state.flicks = 0
    state.prepared = []
    state.spared = []
    state.stirred = False
    state.passes = 0
    state.vacuum = ""
    state.loss_tokens = 0
    state.loss_meeples = [0] * len(COLOURS)
    state.limit = 0
    state.place = ""
    state.ravenous = False
    state.menu = []
    return state
