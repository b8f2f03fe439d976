"""`monstrerie box`: what is printed in one's own box, value by value, into a component file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.table import Table

import monstrerie

from ..core import own_box
from ..core.agreement import Agreement, OwnersBox, compared
from ..core.components import read_toml
from ..core.errors import BadComponents, BadValue, file_problem
from ..core.own_box import Leaf
from ..core.strings import folded
from .drawing import plain
from .reference import CONFIDENCE_STYLE
from .speak import at_the_keyboard, out, phrase


def run(game: monstrerie.Game, file: Path | None, lang: str) -> None:
    """Ask for one value after the other, and keep the file up to date."""
    file = file or Path(f"{game.name}-box.toml")
    name, own = own_box.of_tree(game, read_toml(file)) if file.exists() else ("", {})
    with at_the_keyboard(lang):
        Reading(game, file, name, own, lang).run()


def compare_boxes(game: monstrerie.Game, files: Sequence[Path], lang: str) -> None:
    """What owners say side by side, and the lines that our own file should have after it."""
    boxes = []
    for file in files:
        name, own = own_box.of_tree(game, read_toml(file))
        boxes.append(OwnersBox(name or file.stem, own))
    found = compared(game, boxes)
    shipped = game.components().facts
    table = Table(title=phrase(game.name, lang), title_justify="left", box=None, pad_edge=False)
    for column in ("component", "value", "confidence", "source"):
        table.add_column(phrase(f"cli-column-{column}", lang), overflow="fold")
    for path, readings in found:
        label, ours = own_box.said(game, path, shipped[path].value, lang)
        table.add_row(
            f"[cyan]{escape(label)}[/]",
            escape(ours),
            phrase(f"confidence-{shipped[path].confidence}", lang),
            phrase("cli-box-ours", lang),
        )
        confidence = Agreement(path, readings).confidence
        style, word = (
            ("red", phrase("cli-box-disagree", lang))
            if confidence is None
            else (CONFIDENCE_STYLE[confidence], phrase(f"confidence-{confidence}", lang))
        )
        for value, owners in readings:
            said = own_box.said(game, path, value, lang)[1]
            table.add_row("", escape(said), f"[{style}]{word}[/]", escape(", ".join(owners)))
    out.print(table)
    settled = [each for each in found if each.confidence is not None]
    out.print(plain(phrase("cli-box-compared", lang, settled=len(settled), differ=len(found) - len(settled))))
    for each in settled:
        value, owners = each.readings[0]
        source = ", ".join(owners)
        fact = {"value": value, "confidence": each.confidence, "source": source}
        out.print(plain(own_box.line(each.path, fact)), soft_wrap=True, highlight=False)


class Reading:
    """Somebody with the real box at a keyboard."""

    def __init__(self, game: monstrerie.Game, file: Path, name: str, own: dict[str, Any], lang: str) -> None:
        self.game = game
        self.file = file
        self.name = name
        self.own = own
        self.lang = lang
        self.paths = own_box.asked(game)

    def run(self) -> None:
        """From the first value that is open, until all are settled or somebody leaves."""
        self.say("cli-box-begin", file=str(self.file))
        at = next((number for number, path in enumerate(self.paths) if path not in self.own), 0)
        while 0 <= at < len(self.paths):
            step = self.ask(self.paths[at])
            if step is None:
                break
            at = max(0, at + step)
        self.end()

    def ask(self, path: str) -> int | None:
        """One value: how many to go on from here, or None to leave."""
        value = self.own.get(path, self.game.components().facts[path].value)
        self.show(path, value)
        while True:
            said = out.input("> ").strip()
            if said in ("q", "quit"):
                return None
            if said == "b":
                return -1
            if said == "s":
                return 1
            try:
                value = self.changed(path, value, said)
                self.keep(path, value)
            except BadComponents as error:
                text, _, rule = own_box.complaint(self.game, error, self.lang)
                out.print(plain(f"{text} ({rule})" if rule else text))
            except BadValue as error:
                out.print(plain(error.say(self.lang)))
            else:
                if not said:
                    return 1
                self.show(path, value)

    def show(self, path: str, value: Any) -> None:
        """A value, and the number of everything in it that can be set."""
        label, said = own_box.said(self.game, path, value, self.lang)
        settled, total = own_box.settled(self.game, self.own), len(self.paths)
        out.print(f"\n[bold cyan]{settled}/{total}[/] [bold]{escape(label)}[/]  {escape(said)}")
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, leaf in enumerate(self.leaves(path, value), 1):
            now = next((word for value, word in leaf.choices if value == leaf.value), str(leaf.value))
            many = [phrase("cli-box-count", self.lang)] if leaf.kind == "count" else []
            what = " · ".join([*leaf.label, *many])
            table.add_row(f"[cyan]{number}[/]", escape(what), f"[bold]{escape(now)}[/]")
        out.print(table)
        self.say("cli-box-keys")

    def leaves(self, path: str, value: Any) -> list[Leaf]:
        return own_box.leaves(self.game, path, value, self.lang)

    def changed(self, path: str, value: Any, said: str) -> Any:
        """The value after `2=5 3=red`; BadValue says what is no such thing."""
        for part in said.split():
            leaves = self.leaves(path, value)
            number, equals, new = part.partition("=")
            if not (equals and number.isascii() and number.isdigit() and 1 <= int(number) <= len(leaves)):
                raise BadValue("error-box-form", value=part[:40], most=len(leaves))
            leaf = leaves[int(number) - 1]
            value = own_box.set_leaf(value, leaf, _meant(leaf, new))
        return value

    def keep(self, path: str, value: Any) -> None:
        """Into the file, where such a box can be."""
        own = {**self.own, path: value}
        self.game.components(own_box.tree(self.game, own, self.name))
        try:
            self.file.write_text(own_box.toml(self.game, own, self.name), encoding="utf-8")
        except OSError as error:
            raise BadValue("error-box-write", file=str(self.file), problem=file_problem(error)) from None
        self.own = own

    def end(self) -> None:
        """What differs, and what to do with it."""
        for _, label, shipped, own in own_box.differences(self.game, self.own, self.lang):
            out.print(plain(phrase("cli-box-differs", self.lang, label=label, shipped=shipped, own=own)))
        settled, total = own_box.settled(self.game, self.own), len(self.paths)
        self.say("cli-box-end", settled=settled, total=total, file=str(self.file), game=self.game.name)

    def say(self, key: str, **data: Any) -> None:
        out.print(f"[dim]{plain(phrase(key, self.lang, **data))}[/]")


def _meant(leaf: Leaf, said: str) -> Any:
    """What was typed, as the value that it means: a number, or (the beginning of) one of the words."""
    if leaf.choices:
        words = [value for value, word in leaf.choices if folded(word).startswith(folded(said)) and said]
        exact = [value for value, word in leaf.choices if folded(word) == folded(said)]
        if len(exact or words) != 1:
            raise BadValue(
                "error-box-word", value=said[:40], known=", ".join(word for _, word in leaf.choices)
            )
        return (exact or words)[0]
    text = said.replace("−", "-").replace(",", ".")
    try:
        number = int(text) if leaf.whole else float(text)
    except ValueError:
        number = leaf.least - 1
    if not leaf.least <= number <= leaf.most:
        raise BadValue("error-box-number", value=said[:40], least=int(leaf.least), most=int(leaf.most))
    return number
