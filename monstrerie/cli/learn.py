"""`monstrerie learn`: the guided first match of a game in the terminal."""

from __future__ import annotations

from pathlib import Path

import monstrerie

from ..core.errors import IllegalMove, NotSupported
from ..core.guide import PUPIL, Guided, Said, begin, resume
from ..core.seated import Seated
from ..core.text import say, seat_name, sentence
from . import play
from .choosing import fill_in, list_moves, notes_of, sentences_of, understand
from .drawing import board, log_line, plain
from .replay import text_of
from .speak import at_the_keyboard, out, phrase

RIVALS = "normal"
"""The level of the bots, once the pupil plays on without the guide."""


def run(game: monstrerie.Game, load: Path | None, lang: str) -> None:
    """Guide somebody through a first match, or through the rest of one."""
    if game.guide is None:
        raise NotSupported("error-no-guide", game=phrase(game.name, lang))
    game.check_extra()
    guided = begin(game, game.guide) if load is None else resume(game, game.guide, text_of(load))
    with at_the_keyboard(lang):
        Lesson(guided, lang).run()


class Lesson:
    """A guided match at one keyboard."""

    def __init__(self, guided: Guided, lang: str) -> None:
        self.guided = guided
        self.lang = lang
        self.names = [seat_name(seat, lang) for seat in range(guided.match.players)]
        self.shown = 0
        """How many events were told."""

    def run(self) -> None:
        """Until the guide has said everything, or somebody leaves."""
        while True:
            said = self.guided.said()
            self.phrase(said)
            if self.guided.over:
                self.leave(out.input(f"{plain(phrase('cli-learn-end', self.lang))} ").strip())
                return
            if not self.decide(said[-1]):
                return

    def phrase(self, said: list[Said]) -> None:
        """What happened, each idea where it comes up."""
        waiting = [stop for stop in said if not stop.decides]
        events = self.guided.events
        for number in range(self.shown, len(events)):
            if events[number].visible(PUPIL) and not events[number].passing:
                out.print(log_line(events[number], self.lang, self.names))
            while waiting and waiting[0].after == number:
                self.say(waiting.pop(0))
        self.shown = len(events)
        for stop in waiting:
            self.say(stop)

    def say(self, stop: Said) -> None:
        """One idea; the pupil goes on when she has read it."""
        self.print(stop)
        if not self.guided.over or stop.number < len(self.guided.guide.stops):
            out.input(f"[dim]{plain(phrase('cli-learn-on', self.lang))}[/] ")

    def print(self, stop: Said) -> None:
        text = sentence(stop.sentence.key, stop.sentence.data, self.lang, self.names)
        out.print(f"\n[bold cyan]{stop.number}/{len(self.guided.guide.stops)}[/] [bold]{plain(text)}[/]\n")

    def decide(self, stop: Said) -> bool:
        """The pupil plays a move that fits; False when she leaves."""
        match = self.guided.match
        game = match.game
        moves, view = match.listed(PUPIL), match.view(PUPIL)
        sentences = sentences_of(game, view, PUPIL, moves, self.lang, self.names)
        self.show(stop, sentences)
        while True:
            said = out.input("> ").strip()
            if said in ("q", "quit", "f", "free"):
                return self.leave(said)
            if said == "s" or said.startswith("s "):
                play.save(match, said[1:].strip(), self.lang)
            elif said == "":
                self.show(stop, sentences)
            else:
                chosen = understand(said, moves, sentences, self.lang)
                made = None if chosen is None else fill_in(match, PUPIL, chosen, self.lang, self.names)
                if made is None:
                    continue
                try:
                    answer = self.guided.play(made)
                except IllegalMove as error:
                    out.print(plain(f"{say(error.refusal, self.lang, self.names)} ({error.refusal.rule})"))
                    continue
                if answer is None:
                    return True
                out.print(plain(sentence(answer.key, answer.data, self.lang, self.names)))

    def show(self, stop: Said, sentences: list[str]) -> None:
        """The table, what is to be decided, and the moves by number."""
        match = self.guided.match
        moves = match.listed(PUPIL)
        out.print(board(match.view(PUPIL), match.game, self.lang, self.names, match.guesses))
        list_moves(sentences, notes_of(match.game, match.state, PUPIL, moves, self.lang, self.names))
        self.print(stop)
        out.print(f"[dim]{plain(phrase('cli-learn-keys', self.lang))}[/]")

    def leave(self, said: str) -> bool:
        """Play the same match on against bots where that was asked for; False in any case."""
        match = self.guided.match
        if said in ("q", "quit") or match.over:
            out.print(phrase("cli-goodbye", self.lang))
        else:
            match.seated = [Seated()] + [Seated(bot=RIVALS)] * (match.players - 1)
            play.Session(match, True, self.lang).run()
        return False
