"""What the school's process does for a guided first match. The pupil brings the match along each time."""

from __future__ import annotations

from typing import Any

from ..core.errors import NotSupported
from ..core.game import Game
from ..core.guide import PUPIL, Guide, Guided, begin, resume
from ..games import game as game_named
from . import describe, school_shapes, shapes


def play(name: str, example: str | None, text: str | None, moves: list[Any]) -> school_shapes.GuidedMatch:
    """The match after these moves; where one of them is answered instead of played, as it was before."""
    guided = _guided(name, example, text)
    answer = guided.play(*map(guided.match.game.decode, moves))
    if answer is not None:
        guided = _guided(name, example, text)
    match, game = guided.match, guided.match.game
    view, legal = match.view(PUPIL), match.listed(PUPIL)
    return school_shapes.GuidedMatch(
        match=guided.save(),
        view=view,
        moves=[game.encode(move) for move in legal],
        words=[game.words(view, PUPIL, move) for move in legal],
        events=[describe.event(event, n) for n, event in enumerate(guided.events) if event.visible(PUPIL)],
        stops=[school_shapes.GuideStop(*stop) for stop in guided.said()],
        moments=[
            school_shapes.GuideMoment(events, game.whole_view(state, PUPIL, match.options))
            for events, state in guided.moments()
        ],
        total=len(guided.guide.stops),
        answer=answer,
        over=guided.over,
    )


def preview_plan(name: str, example: str | None, text: str, plan: list[Any], lang: str) -> shapes.PlanPreview:
    """The numbers for several moves, as far as they can be played and known."""
    match = _guided(name, example, text).match
    found = match.preview_plan(PUPIL, [match.game.decode(move) for move in plan])
    return describe.plan_preview(match.game, found, lang)


def guide_of(game: Game, example: str | None) -> Guide:
    """The game's guide, or the example of a section of its rules; NotSupported when it has none."""
    examples = (section.example for section in game.overview if section.name == example)
    guide = game.guide if example is None else next(examples, None)
    if guide is None:
        raise NotSupported("error-no-guide", game=game.name)
    return guide


def _guided(name: str, example: str | None, text: str | None) -> Guided:
    game = game_named(name)
    guide = guide_of(game, example)
    return begin(game, guide) if text is None else resume(game, guide, text)
