"""`monstrerie play`: a match in the terminal, against bots or with friends on one keyboard."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import monstrerie

from ..bots import LEVELS, Bot, insist, make, next_bot
from ..core.errors import BadValue, MonstrerieError
from ..core.event import Event
from ..core.move import Move
from ..core.rng import Rng
from ..core.text import say, seat_name, sentence
from .choosing import fill_in, list_moves, notes_of, sentences_of, understand
from .drawing import board, plain, result_table
from .reference import show_rules
from .replay import read
from .speak import out, tell


def start(
    game: monstrerie.Game,
    players: int | None,
    people: str,
    bots: str,
    options: dict[str, Any],
    components: Path | None,
    seed: int | None,
    load: Path | None,
    auto: bool,
    lang: str,
) -> None:
    """Set the table as asked, or take up a saved match, and play it to the end."""
    if load is not None:
        match = read(load)
        if match.game.name != game.name:
            raise BadValue("error-save-other-game", game=match.game.name, wanted=game.name)
    else:
        match = game.new(
            players or max(game.players.start, min(4, game.players.stop - 1)), seed, components, **options
        )
    names = [name.strip() for name in people.split(",") if name.strip()] or [seat_name(0, lang)]
    if len(names) > match.players:
        raise BadValue("error-too-many-people", value=len(names), most=match.players)
    levels = [level.strip() for level in bots.split(",")]
    seats: list[Bot | None] = [None] * len(names)
    for number in range(match.players - len(names)):
        level = levels[min(number, len(levels) - 1)]
        seats.append(make(level, seed=Rng(match.seed + number).seed()))
        kind = tell(f"level-{level}", lang) if level in LEVELS else level
        names.append(tell("cli-bot-name", lang, number=number + 1, level=kind))
    Session(match, seats, names, auto, lang).run()


class Session:
    """People and bots at one keyboard."""

    def __init__(
        self, match: monstrerie.Match, seats: list[Bot | None], names: list[str], auto: bool, lang: str
    ) -> None:
        self.match = match
        self.seats = seats
        self.names = names
        self.auto = auto
        self.lang = lang
        self.told: list[list[Event]] = []
        """What happened with each move made in this session."""
        self.start = len(match.log)
        self.last_person = -1

    def run(self) -> None:
        """Go on until the match is over or somebody leaves."""
        out.print(tell("cli-welcome", self.lang, game=tell(self.match.game.name, self.lang)))
        self.tell_events(self.match.opening if not self.match.log else [], None)
        try:
            while not self.match.over:
                seat = self.next_seat()
                bot = self.seats[seat]
                if bot is not None:
                    insist(self.match.game, partial(self.think, bot, seat), partial(self.play, seat))
                elif not self.person(seat):
                    return
        except EOFError:
            out.print(tell("cli-input-ended", self.lang))
            raise SystemExit(1) from None
        except KeyboardInterrupt:
            out.print()
            raise SystemExit(130) from None
        self.finish()

    def think(self, bot: Bot, seat: int) -> Move:
        """A bot's choice; people see that it thinks."""
        with out.status(tell("cli-thinking", self.lang, seat_name=self.names[seat])):
            return bot.choose(self.match, seat)

    def next_seat(self) -> int:
        """Of the seats to act a bot first: people then know that no other is being waited for."""
        bots = [seat for seat, bot in enumerate(self.seats) if bot is not None]
        seat = next_bot(self.match, bots)
        return seat if seat is not None else next(seat for seat in self.match.to_act if seat not in bots)

    def play(self, seat: int, move: Move) -> None:
        """Play and tell; what only some may know is told when it is shown to all."""
        told = self.match.play(seat, move)
        self.told.append(told)
        people = [number for number, bot in enumerate(self.seats) if bot is None]
        self.tell_events(told, people[0] if len(people) == 1 else None)

    def tell_events(self, told: list[Event], seat: int | None) -> None:
        """Every event that this keyboard may know."""
        for event in told:
            if event.visible(seat) and not event.passing:
                out.print(f"  {plain(say(event, self.lang, self.names))}")

    def person(self, seat: int) -> bool:
        """One decision of a person; False when they leave."""
        moves = self.match.moves(seat)
        if self.auto and len(moves) == 1 and not self.match.game.freedom(self.match.state, seat, moves[0]):
            self.play(seat, moves[0])
            return True
        self.hand_over(seat)
        self.show(seat, moves)
        while True:
            said = out.input(f"[bold]{plain(self.names[seat])}[/]> ").strip()
            if said in ("q", "quit"):
                out.print(tell("cli-goodbye", self.lang))
                return False
            if said in ("u", "undo"):
                if self.undo(seat):
                    return True
            elif said == "s" or said.startswith("s "):
                self.save(said[2:].strip())
            elif said in ("l", "log"):
                self.tell_log(seat)
            elif said in ("", "b"):
                self.show(seat, moves)
            elif said.startswith("?"):
                self.explain(said[1:].strip(), seat)
            else:
                chosen = understand(said, moves, self.sentences(seat, moves), self.lang)
                move = chosen and fill_in(self.match, seat, chosen, self.lang, self.names)
                if move is not None:
                    self.play(seat, move)
                    return True

    def hand_over(self, seat: int) -> None:
        """With several people, the next one sits down before anything of theirs is shown."""
        if sum(bot is None for bot in self.seats) > 1 and seat != self.last_person:
            out.clear()
            out.input(tell("cli-hand-over", self.lang, seat_name=self.names[seat]) + " ")
        self.last_person = seat

    def show(self, seat: int, moves: list[Move]) -> None:
        """The table, what to do, and the moves by number."""
        view = self.match.view(seat)
        out.print(board(view, self.match.game, self.lang, self.names))
        out.print(f"[bold]{plain(self.prompt(seat))}[/]")
        list_moves(self.sentences(seat, moves), self.notes(seat, moves))
        out.print(f"[dim]{tell('cli-keys', self.lang)}[/]")

    def prompt(self, seat: int) -> str:
        """What the seat is to do now."""
        prompt = self.match.view(seat)["prompt"]
        return sentence(prompt["key"], prompt["data"], self.lang, self.names)

    def sentences(self, seat: int, moves: list[Move]) -> list[str]:
        """Moves of the seat as sentences with the names at this table."""
        return sentences_of(self.match.game, self.match.view(seat), seat, moves, self.lang, self.names)

    def notes(self, seat: int, moves: list[Move]) -> list[str]:
        """What each move costs and brings, in short."""
        return notes_of(self.match.game, self.match.state, seat, moves, self.lang, self.names)

    def explain(self, what: str, seat: int) -> None:
        """`?` explains the keys and the prompt, `? words` looks up rules, `? 3` a move's numbers."""
        game, lang = self.match.game, self.lang
        if not what:
            out.print(plain(self.prompt(seat)))
            out.print(tell("cli-help", lang, game=game.name))
            return
        moves = self.match.moves(seat)
        if what.isdigit() and 1 <= int(what) <= len(moves):
            said = self.match.preview(seat, moves[int(what) - 1]).get("sentence")
            text = (
                sentence(said["key"], said["data"], lang, self.names)
                if said
                else tell("cli-no-preview", lang)
            )
            out.print(plain(f"{self.sentences(seat, moves)[int(what) - 1]}: {text}"))
            return
        try:
            show_rules(game, what, lang)
        except MonstrerieError as error:
            out.print(plain(error.say(lang)))

    def undo(self, seat: int) -> bool:
        """Back to this person's last decision, unless something hidden came out since."""
        mine = [
            number
            for number in range(self.start, len(self.match.log))
            if self.match.log[number][0] == seat and not (self.auto and self.forced(number))
        ]
        if not mine:
            out.print(tell("cli-nothing-to-undo", self.lang))
            return False
        back = mine[-1]
        for told in self.told[back - self.start :]:
            if any(event.reveals not in (None, seat) for event in told):
                out.print(tell("cli-undo-refused", self.lang))
                return False
        self.match = self.match.rewound(back)
        del self.told[back - self.start :]
        out.print(tell("cli-undone", self.lang))
        return True

    def forced(self, number: int) -> bool:
        """Whether a move of the log was made without asking."""
        seat = self.match.log[number][0]
        return len(self.match.rewound(number).moves(seat)) == 1

    def save(self, name: str) -> None:
        """Write the match to a file, never over another kind of file's head."""
        file = Path(name or f"{self.match.game.name}-{self.match.seed}.json")
        if file.suffix == "":
            file = file.with_suffix(".json")
        try:
            file.write_text(self.match.save(), encoding="utf-8")
        except OSError as error:
            out.print(plain(tell("cli-save-failed", self.lang, file=str(file), problem=error.strerror or "")))
            return
        out.print(plain(tell("cli-saved", self.lang, file=str(file))))

    def tell_log(self, seat: int) -> None:
        """What happened so far in this session, as this seat may know it."""
        for told in self.told:
            self.tell_events(told, seat)

    def finish(self) -> None:
        """The last table, and the result."""
        result = self.match.result
        assert result is not None
        out.print(board(self.match.view(None), self.match.game, self.lang, self.names))
        out.print(result_table(result, self.lang, self.names))
        out.print(f"[dim]{tell('cli-save-offer', self.lang)}[/]")
        said = out.input("> ").strip()
        if said == "s" or said.startswith("s "):
            self.save(said[2:].strip())
