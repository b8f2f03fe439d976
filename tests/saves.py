"""Frozen saves: twenty matches of every game, with what they showed on the day they were recorded.

    python -m tests.saves GAME            record them; refuses to write over what is there
    python -m tests.saves GAME --again    record them anew

They are the promise that a stored match stays valid: every later version loads these texts, replays them to
the same views, moves, previews, observations, events and results, and saves them again as they were. So they
are recorded once. Whoever records them anew breaks the promise for matches that people have kept, and says so
in CHANGELOG.md.

`saves/rampage-kinds.json` has some matches more, in the same form: Rampage's twenty are too short for every
kind of move, and these have the others. They were recorded later, once.

Views, events and previews may gain fields: `shape` has every field there was, and only those are compared. A
field that is gone, or that has another value, fails. A field that had to change its name or its meaning needs
the old one beside it, or a new recording.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import monstrerie
from monstrerie import BadValue, Event, Game, Match, Move, Rng
from monstrerie.bots import make
from monstrerie.core.components import Components
from monstrerie.core.errors import BadComponents
from monstrerie.core.seated import Seated
from monstrerie.games.rampage import Rampage

from .games.rampage.toy import ToyWorld
from .golden import flatten

FOLDER = Path(__file__).parent / "saves"
MATCHES = 20
POINTS = 10
"""Parts that a match is cut into; it is looked at between them, at its start and at its end."""
READABLE = 3
"""Matches whose views are kept as text, not only as digests."""
PREVIEWED = 4
"""Moves of a seat that are previewed at each point."""
BRIEF = {"physics": 14, "toy": 45}
"""Most moves of a match of Rampage, by its world: each of them keeps what the world answered. On the toy city
matches of two are played to their end.
"""

Shape = dict[str, Any]
"""The fields of a JSON value, nested; `[]` stands for all entries of a list."""


def toy() -> Game:
    """Rampage on the toy city of its tests: whole matches whose outcomes are small."""
    return Rampage(lambda boxes: ToyWorld(boxes, wild=True))


def played_on(name: str, world: str) -> Game:
    """The game of a recorded match."""
    return toy() if world == "toy" else monstrerie.game(name)


# --- what is compared ---------------------------------------------------------------------------------------


def digest(value: Any) -> str:
    """Eight letters that stand for a JSON value."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=4).hexdigest()


def learn(value: Any, shape: Shape) -> None:
    """Add the fields of a value to a shape."""
    if isinstance(value, dict):
        for key, item in value.items():
            learn(item, shape.setdefault(str(key), {}))
    elif isinstance(value, list | tuple):
        for item in value:
            learn(item, shape.setdefault("[]", {}))


def known(value: Any, shape: Shape) -> Any:
    """The value without the fields that the shape doesn't have."""
    if isinstance(value, dict):
        return {key: known(item, shape[str(key)]) for key, item in value.items() if str(key) in shape}
    if isinstance(value, list | tuple):
        return [known(item, shape.get("[]", {})) for item in value]
    return value


def rounded(value: Any) -> Any:
    """The value with its fractions cut where two machines may differ."""
    if isinstance(value, dict):
        return {key: rounded(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(item) for item in value]
    return round(value, 6) if isinstance(value, float) else value


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.players)]


class Point:
    """What a match shows at one point, before it is put into digests."""

    def __init__(self, match: Match, events: list[Event]) -> None:
        game, state = match.game, match.state
        self.at = len(match.log)
        self.views = [match.view(seat) for seat in viewers(match)]
        self.events = [[event.kind, event.data, event.to, event.reveals, event.passing] for event in events]
        self.legal: list[Any] = []
        self.previews: list[Any] = []
        for seat in range(match.players):
            moves = match.moves(seat)
            ids = state.legal_of(seat) if moves else []
            self.legal.append([ids, rounded([game.encode(move) for move in moves])])
            few = moves[:: max(1, -(-len(moves) // PREVIEWED))]
            self.previews.append([match.preview(seat, move) for move in few])
        self.observed = [game.observe(state, seat).hex() for seat in range(match.players)]

    def learn(self, shape: Shape) -> None:
        for view in self.views:
            learn(view, shape["views"])
        for kind, data, *_ in self.events:
            learn(data, shape["events"].setdefault(kind, {}))
        learn(self.previews, shape["previews"])

    def digests(self, shape: Shape) -> dict[str, Any]:
        """As it is kept: one digest for each field of the views, over all who look; one for the events since
        the point before, the legal moves, the previews and the observations.
        """
        views = [known(view, shape["views"]) for view in self.views]
        events = [
            [kind, known(data, shape["events"].get(kind, {})), *rest] for kind, data, *rest in self.events
        ]
        missing = "(missing)"
        return {
            "at": self.at,
            "views": " ".join(digest([view.get(key, missing) for view in views]) for key in shape["views"]),
            "events": digest(events),
            "legal": digest(self.legal),
            "previews": digest(known(self.previews, shape["previews"])),
            "observed": digest(self.observed),
        }

    def lines(self, shape: Shape, before: list[dict[str, str]]) -> list[str]:
        """The views as text, one value a line: what changed since the point before, and for whom (`*`: for
        the spectator, `0`: for the first seat).
        """
        flat = [dict(flatten(known(view, shape["views"]), "")) for view in self.views]
        changes: dict[str, str] = {}
        for who, now, last in zip("*01234567", flat, before or [{}] * len(flat), strict=False):
            for path in last:
                if path not in now:
                    changes[f"{path} is gone"] = changes.get(f"{path} is gone", "") + who
            for path, value in now.items():
                if last.get(path) != value:
                    changes[f"{path} = {value}"] = changes.get(f"{path} = {value}", "") + who
        before[:] = flat
        return [f"#{self.at}", *(f"{whose}: {change}" for change, whose in changes.items())]


def points(whole: Match) -> Iterator[Point]:
    """A match, replayed and looked at from its start to its end."""
    length = len(whole.log)
    stops = {length * part // POINTS for part in range(POINTS + 1)}
    match = whole.rewound(0)
    events = list(match.opening_events)
    for (seat, move), outcome in zip(whole.log, whole.outcomes, strict=True):
        if len(match.log) in stops:
            yield Point(match, events)
            events = []
        events += match.play(seat, move, outcome)
    yield Point(match, events)


def outcome(match: Match) -> Any:
    """The result of a match as JSON; None while it goes on."""
    result = match.result
    if result is None:
        return None
    return json.loads(json.dumps([result.scores, result.winners, result.breakdown, result.places]))


def body(text: str) -> dict[str, Any]:
    """A save without what tells only which version wrote it."""
    made: dict[str, Any] = json.loads(text)
    del made["version"], made["digest"]
    return made


def text(record: dict[str, Any], components: dict[str, Any]) -> str:
    """The save of a recorded match, to the letter. The file has the values of the box once, and with each
    match only those that its owner changed.
    """
    save = {**record["save"], "components": {**components, **record["save"]["components"]}}
    return dense(save)


def dense(value: Any) -> str:
    """A value as JSON, written as saves are."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# --- recording ----------------------------------------------------------------------------------------------


def chosen(game: Game, dice: Rng) -> Iterator[tuple[int, dict[str, Any]]]:
    """Twenty tables: every number of players, every value of every option, those of earlier versions too."""
    wanted = {
        (name, value, type(value)) for name, option in game.options.items() for value in _values(option)
    }
    played = dict.fromkeys(game.players, 0)

    def new(players: int) -> dict[str, Any]:
        """Options for so many players, of values not seen so far where there are any."""
        options: dict[str, Any] = {}
        for name, option in game.options.items():
            values = [value for value in _values(option) if _fits(game, players, {name: value})]
            unseen = [value for value in values if (name, value, type(value)) in wanted]
            options[name] = (unseen or values)[dice.below(len(unseen or values))]
        return options

    def gain(players: int, options: dict[str, Any]) -> tuple[int, int]:
        count = sum((name, value, type(value)) in wanted for name, value in options.items())
        return count, -played[players]

    for number in range(MATCHES):
        left = [players for players in game.players if not played[players]]
        counts = left if len(left) >= MATCHES - number else list(game.players)
        players, options = max(((count, new(count)) for count in counts), key=lambda table: gain(*table))
        if number == 0:
            options = {}
        settled = game.new(players, seed=1, **options).options
        wanted -= {(name, value, type(value)) for name, value in settled.items()}
        played[players] += 1
        yield players, options
    if wanted:
        raise SystemExit(f"not recorded: {sorted(map(str, wanted))}")


def _values(option: monstrerie.core.options.Option) -> tuple[Any, ...]:
    return (*option.values, *option.former)


def _fits(game: Game, players: int, options: dict[str, Any]) -> bool:
    try:
        game.new(players, seed=1, **options)
    except BadValue:
        return False
    return True


def own_box(game: Game, players: int, dice: Rng) -> Components:
    """The box of an owner whose print differs in a few numbers, one of them not quite legible."""
    box = game.components()
    paths = [path for path, fact in box.facts.items() if type(fact.value) in (int, float, list)]
    changes = 0
    while changes < 4 and paths:
        path = paths.pop(dice.below(len(paths)))
        value = box.facts[path].value
        if isinstance(value, list):
            if not value or type(value[0]) is not int:
                continue
            new: Any = [value[0] + 1, *value[1:]]
        else:
            new = value + 1 if isinstance(value, int) else value * 1.01
        tree: Any = {"value": new, "confidence": "likely"} if changes == 0 else new
        for part in reversed(path.split(".")):
            tree = {part: tree}
        try:
            changed = box.overridden(tree)
            game.new(players, seed=1, components=changed)
        except (BadComponents, BadValue):
            continue
        box, changes = changed, changes + 1
    if not changes:
        raise SystemExit("no value of the box could be changed")
    return box


def play(game: Game, most: int | None, match: Match, number: int, played: set[str]) -> Match:
    """A match between bots that think and bots that don't: `most` moves of it, or where that is None all of
    it, every second one left unfinished. Kinds of moves that no match has `played` so far come first.
    """
    rare = set(played)
    dice = Rng(match.seed)
    thinking = "greedy" if not game.simulated else "random" if most is None else "easy"
    bots = [
        make(thinking if (seat + number) % 3 == 0 else "random", match.seed + seat)
        for seat in range(match.players)
    ]
    while not match.over and (most is None or len(match.log) < most):
        waiting = match.to_act
        seat = waiting[dice.below(len(waiting))]
        new = [move for move in match.moves(seat) if kind(game, move) not in rare]
        move = new[0] if new else bots[seat].choose(match, seat)
        rare.add(kind(game, move))
        match.play(seat, move)
    if not game.simulated and number % 2:
        match = match.rewound(len(match.log) * (number // 2) // (MATCHES // 2))
    if number % 3 == 0:
        match.seated = [Seated(bot="hard"), *(Seated(name=f"Zoé {seat}") for seat in range(1, match.players))]
    return match


def kind(game: Game, move: Move) -> str:
    """The kind of a move, as its JSON says it."""
    said: str = game.encode(move)["kind"]
    return said


def record(name: str) -> str:
    """All the matches of a game as the text of its file: a JSON object, one match a line."""
    dice = Rng(2026)
    made: list[tuple[str, Match]] = []
    played: set[str] = set()
    missing = {kind.__struct_config__.tag for kind in monstrerie.game(name).kinds}
    box = monstrerie.game(name).components().values()
    simulated = monstrerie.game(name).simulated
    for number, (players, options) in enumerate(chosen(toy() if simulated else monstrerie.game(name), dice)):
        world = "" if not simulated else "toy" if number % 2 == 0 or players == 2 else "physics"
        game = played_on(name, world)
        own = own_box(game, players, dice) if number % 5 == 3 else None
        whole = not simulated or (world == "toy" and players == 2)
        most = None if whole else number * 4 % (BRIEF[world] + 1)
        # Towards the end, matches are looked for in which a kind of move comes up that none has had.
        searched = number > MATCHES // 2 and missing and world != "physics"
        for seed in range(1000 + number, 7000 if searched else 1100, 100):
            match = game.new(players, seed=seed, components=own, **options)
            match = play(game, most, match, number, played)
            kinds = {kind(game, move) for _, move in match.log}
            if missing & kinds:
                break
        missing -= kinds
        played |= kinds
        made.append((world, match))
        print(f"{number:2} {world} {match}", file=sys.stderr)
    if missing:
        print(f"never played: {missing}", file=sys.stderr)
    shape: Shape = {"views": {}, "events": {}, "previews": {}}
    shown = [list(points(match)) for _, match in made]
    for point in (point for looks in shown for point in looks):
        point.learn(shape)
    brief = [(match.players, number) for number, (_, match) in enumerate(made) if 5 < len(match.log) < 100]
    readable = {number for _, number in sorted(brief)[:READABLE]}
    lines = []
    for number, ((world, match), looks) in enumerate(zip(made, shown, strict=True)):
        kept: dict[str, Any] = {"save": json.loads(match.save()), "result": outcome(match)}
        values = kept["save"]["components"]
        kept["save"]["components"] = {path: value for path, value in values.items() if value != box[path]}
        if world:
            kept["world"] = world
        kept["points"] = [point.digests(shape) for point in looks]
        if number in readable:
            before: list[dict[str, str]] = []
            kept["views"] = [line for point in looks for line in point.lines(shape, before)]
        if text(kept, box) != match.save():
            raise SystemExit("a save doesn't survive being put into a file")
        lines.append(dense(kept))
    head = f'"shape":{dense(shape)},\n"components":{dense(box)}'
    return f'{{{head},\n"matches":[\n' + ",\n".join(lines) + "\n]}\n"


def main() -> int:
    """Record the saves of the games named; what is there stays unless `--again`."""
    names = [name for name in sys.argv[1:] if name != "--again"]
    if not names:
        print(__doc__)
        return 2
    for name in names:
        file = FOLDER / f"{name}.json"
        if file.exists() and "--again" not in sys.argv:
            print(f"{file.name} is there: what is recorded stays. With --again it is recorded anew.")
            return 1
        file.parent.mkdir(exist_ok=True)
        file.write_text(record(name), encoding="utf-8")
        print(f"{file.name}: {file.stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
