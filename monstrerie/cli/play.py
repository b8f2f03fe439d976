"""`monstrerie play`: a match in the terminal, against bots or with friends on one keyboard."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import monstrerie

from ..bots import LEVELS, Bot, insist, make, next_bot
from ..core.decision import betrays
from ..core.errors import BadValue, MonstrerieError, file_problem
from ..core.event import Event
from ..core.move import Move
from ..core.rng import Rng
from ..core.seated import Seated
from ..core.text import join, seat_name, sentence
from .choosing import example, fill_in, list_moves, notes_of, sentences_of, understand
from .drawing import board, log_line, plain, result_table
from .reference import show_rules
from .replay import read
from .speak import at_the_keyboard, is_digits, out, phrase, whole_number


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
        given = {
            "--players": players,
            "--seed": seed,
            "--option": options or None,
            "--components": components,
        }
        useless = [name for name, value in given.items() if value is not None]
        if useless:
            raise BadValue("error-load-options", names=", ".join(useless))
        match = read(load)
        if match.game.name != game.name:
            raise BadValue("error-save-other-game", game=match.game.name, wanted=game.name)
    else:
        usual = max(game.players.start, min(4, game.players.stop - 1))
        match = game.new(usual if players is None else players, seed, components, **options)
    match.seated = seated(match, people, bots)
    Session(match, auto, lang).run()


def seated(match: monstrerie.Match, people: str, bots: str) -> list[Seated]:
    """Who sits where: as asked, otherwise as it was saved, otherwise one person against normal bots."""
    names = [readable(name) for name in people.split(",") if name.strip()]
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    for level in levels:
        make(level)  # a level that doesn't exist is refused before anything is shown
    if len(names) > match.players:
        raise BadValue("error-too-many-people", value=len(names), most=match.players)
    if match.seated is not None and not names:
        seats = match.seated
        number = 0
        for at, seat in enumerate(seats):
            if seat.bot and levels:
                seats[at] = Seated(bot=levels[min(number, len(levels) - 1)])
                number += 1
            elif seat.bot:
                make(seat.bot)
        return seats
    made = [Seated(name) for name in names] or [Seated()]
    levels = levels or ["normal"]
    bots_wanted = match.players - len(made)
    return made + [Seated(bot=levels[min(number, len(levels) - 1)]) for number in range(bots_wanted)]


def readable(name: str) -> str:
    """A name without what no terminal can show, and not longer than a line has room for."""
    shown = name.encode("utf-8", "replace").decode("utf-8")
    return "".join(sign if sign.isprintable() else " " for sign in shown).strip()[:30] or "?"


class Session:
    """People and bots at one keyboard."""

    def __init__(self, match: monstrerie.Match, auto: bool, lang: str) -> None:
        self.match = match
        self.auto = auto
        self.lang = lang
        self.seats: list[Bot | None] = []
        self.names: list[str] = []
        for number, seat in enumerate(match.seated or []):
            bot = make(seat.bot, seed=Rng(match.seed + number).seed()) if seat.bot else None
            self.seats.append(bot)
            if bot is None:
                self.names.append(seat.name or seat_name(number, lang))
            else:
                bots = sum(other is not None for other in self.seats)
                self.names.append(phrase("cli-bot-name", lang, number=bots))
        self.people = [seat for seat, bot in enumerate(self.seats) if bot is None]
        self.happened: list[list[Event]] = []
        """What happened with each move made in this session."""
        self.looks: set[int] = set()
        """numbers of the moves with which somebody began to see others' secrets"""
        self.start = len(match.log)
        self.unread: dict[int, list[tuple[int, Event]]] = {seat: [] for seat in self.people}
        """What those who don't sit at the keyboard have not seen yet, with the length of the log then."""
        self.sitting = self.people[0] if len(self.people) == 1 else -1
        """Who looks at the screen; -1 before the first of several people sat down."""

    def run(self) -> None:
        """Go on until the match is over or somebody leaves."""
        out.print(phrase("cli-welcome", self.lang, game=phrase(self.match.game.name, self.lang)))
        if len(self.people) < self.match.players:
            out.print(plain(self.levels()))
        if not self.match.log:
            self.tell_all(self.match.opening_events)
        with at_the_keyboard(self.lang):
            while not self.match.over:
                seat = self.next_seat()
                bot = self.seats[seat]
                if bot is not None:
                    insist(self.match.game, partial(self.think, bot, seat), partial(self.play, seat))
                elif not self.person(seat):
                    return
            self.finish()

    def levels(self) -> str:
        """At which level the bots play: all at one, or each with its own."""
        levels = {
            self.names[seat]: phrase(f"level-{bot.name}", self.lang) if bot.name in LEVELS else bot.name
            for seat, bot in enumerate(self.seats)
            if bot is not None
        }
        if len(set(levels.values())) == 1:
            level = next(iter(levels.values()))
            return phrase("cli-bot-level-all", self.lang, bots=join(list(levels), self.lang), level=level)
        each = [
            phrase("cli-bot-level", self.lang, seat_name=name, level=level) for name, level in levels.items()
        ]
        return phrase("cli-bot-levels", self.lang, bots=join(each, self.lang))

    def think(self, bot: Bot, seat: int) -> Move:
        """A bot's choice; people see that it thinks."""
        with out.status(plain(phrase("cli-thinking", self.lang, seat_name=self.names[seat]))):
            return bot.choose(self.match, seat)

    def next_seat(self) -> int:
        """Of the seats to act a bot first: people then know that no other is being waited for."""
        bots = [seat for seat, bot in enumerate(self.seats) if bot is not None]
        seat = next_bot(self.match, bots)
        return seat if seat is not None else next(seat for seat in self.match.to_act if seat not in bots)

    def play(self, seat: int, move: Move) -> None:
        """Play and tell."""
        events = self.match.play(seat, move)
        self.happened.append(events)
        if self.match.looked:
            self.looks.add(len(self.match.log) - 1)
        self.tell_all(events)

    def tell_all(self, events: list[Event]) -> None:
        """Tell what happened to whoever looks at the screen, and keep it for the others."""
        if self.sitting >= 0 or not self.people:
            self.tell_events(events, self.sitting if self.people else None)
        for seat, unread in self.unread.items():
            if seat != self.sitting:
                unread += [(len(self.match.log), event) for event in events]

    def tell_events(self, events: list[Event], seat: int | None) -> None:
        """Every event that this person (None: a spectator) may know."""
        for event in events:
            if event.visible(seat) and not event.passing:
                out.print(log_line(event, self.lang, self.names))

    def person(self, seat: int) -> bool:
        """One decision of a person; False when they leave."""
        moves = self.match.listed(seat)
        game, state = self.match.game, self.match.state
        watched = sum(bot is None for bot in self.seats) > 1 and betrays(state, seat)
        if self.auto and len(moves) == 1 and not game.freedom(state, seat, moves[0]) and not watched:
            self.play(seat, moves[0])
            return True
        self.hand_over(seat)
        self.show(seat, moves)
        while True:
            said = out.input(f"[bold]{plain(self.names[seat])}[/]> ").strip()
            if said in ("q", "quit"):
                out.print(phrase("cli-goodbye", self.lang))
                return False
            if said in ("u", "undo"):
                if self.undo(seat):
                    return True
            elif said == "s" or said.startswith("s "):
                save(self.match, said[2:].strip(), self.lang)
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
        """One person reads to the end before the next one sits down and is told what they missed."""
        if seat == self.sitting:
            return
        if self.sitting >= 0:
            out.input(plain(phrase("cli-read-on", self.lang, seat_name=self.names[seat])) + " ")
        out.clear()
        out.input(plain(phrase("cli-hand-over", self.lang, seat_name=self.names[seat])) + " ")
        self.sitting = seat
        missed = [event for _, event in self.unread[seat]]
        self.unread[seat] = []
        if any(event.visible(seat) and not event.passing for event in missed):
            out.print(phrase("cli-meanwhile", self.lang))
            self.tell_events(missed, seat)

    def show(self, seat: int, moves: list[Move]) -> None:
        """The table, what to do, and the moves by number."""
        view = self.match.view(seat)
        out.print(board(view, self.match.game, self.lang, self.names, self.match.guesses))
        out.print(f"[bold]{plain(self.prompt(seat))}[/]")
        list_moves(self.sentences(seat, moves), self.notes(seat, moves))
        out.print(f"[dim]{plain(phrase('cli-keys', self.lang))}[/]")

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
        moves = self.match.listed(seat)
        sentences = self.sentences(seat, moves)
        if not what:
            out.print(plain(self.prompt(seat)))
            out.print(plain(phrase("cli-help", lang, game=game.name, example=example(sentences))))
            return
        if is_digits(what):
            number = whole_number(what)
            if number is None or not 1 <= number <= len(moves):
                out.print(phrase("cli-no-such-number", lang, value=what[:20], most=len(moves)))
                return
            said = self.match.preview(seat, moves[number - 1]).get("sentence")
            text = (
                sentence(said["key"], said["data"], lang, self.names)
                if said
                else phrase("cli-no-preview", lang)
            )
            out.print(plain(f"{sentences[number - 1]}. {text}"))
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
            out.print(phrase("cli-nothing-to-undo", self.lang))
            return False
        back = mine[-1]
        since = (event for events in self.happened[back - self.start :] for event in events)
        looked = any(number >= back for number in self.looks)
        if looked or any(event.reveals not in (None, seat) for event in since):
            out.print(phrase("cli-undo-refused", self.lang))
            return False
        self.match = self.match.rewound(back)
        del self.happened[back - self.start :]
        for other, unread in self.unread.items():
            self.unread[other] = [(number, event) for number, event in unread if number <= back]
        out.print(phrase("cli-undone", self.lang))
        return True

    def forced(self, number: int) -> bool:
        """Whether a move of the log was made without asking."""
        seat = self.match.log[number][0]
        return len(self.match.rewound(number).moves(seat)) == 1

    def tell_log(self, seat: int) -> None:
        """What happened so far in this session, as this seat may know it."""
        for events in self.happened:
            self.tell_events(events, seat)

    def finish(self) -> None:
        """The last table, and the result."""
        result = self.match.result
        assert result is not None
        view = self.match.view(None)
        out.print(board(view, self.match.game, self.lang, self.names, self.match.guesses))
        out.print(result_table(self.match.game.name, result, self.lang, self.names))
        out.print(f"[dim]{plain(phrase('cli-save-offer', self.lang))}[/]")
        try:
            said = out.input("> ").strip()
        except EOFError:
            return
        if said == "s" or said.startswith("s "):
            save(self.match, said[2:].strip(), self.lang)


def save(match: monstrerie.Match, name: str, lang: str) -> None:
    """Write the match to a file; one that is there already is only replaced when the person says so."""
    usual = f"{match.game.name}-{match.seed}.json"
    try:
        file = Path(name or usual).expanduser()
        if file.is_dir():
            file /= usual
        elif file.suffix == "":
            file = file.with_name(f"{file.name}.json")
        if file.exists():
            out.print(plain(phrase("cli-save-over", lang, file=str(file))))
            if out.input("> ").strip().casefold() not in ("y", "yes", "o", "oui"):
                out.print(plain(phrase("cli-save-kept", lang, file=str(file))))
                return
        file.write_text(match.save(), encoding="utf-8")
    except (OSError, ValueError, RuntimeError) as error:
        # A RuntimeError says that "~name" is nobody's home.
        problem = file_problem(error if not isinstance(error, RuntimeError) else ValueError())
        text = phrase("cli-save-failed", lang, file=name[:80], problem=problem.say(lang))
        out.print(plain(text))
        return
    out.print(plain(phrase("cli-saved", lang, file=str(file))))
