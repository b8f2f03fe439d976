"""REST: the guided first match of a game, and the examples of its rules. Every call brings the whole match
along: nothing is kept.
"""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response

from ..games import game as game_named
from . import guide_process, school_shapes, shapes
from .api import PROBLEMS, Here, answer
from .languages import best_language
from .puzzles import Pupil
from .shapes import response

router: Final = APIRouter(
    prefix="/api/games/{game}/guide",
    responses={**PROBLEMS, 429: response(shapes.ErrorAnswer, "too fast")},
)


@router.post("/play", responses={200: response(school_shapes.GuidedMatch)})
async def play(game: str, wish: school_shapes.GuideWish, here: Here, who: Pupil) -> Response:
    """The guided match after these moves."""
    guide_process.guide_of(game_named(game), wish.example)
    asked = (game, wish.example, wish.match, wish.moves)
    return answer(await here.school_pool.ask(who, guide_process.play, *asked))


@router.post("/plan-preview", responses={200: response(shapes.PlanPreview)})
async def preview_plan(
    game: str, wish: school_shapes.GuidePlanWish, request: Request, here: Here, who: Pupil
) -> Response:
    """The engine's numbers for several moves, one after the other."""
    guide_process.guide_of(game_named(game), wish.example)
    lang = best_language(request.headers.get("accept-language"))
    asked = (game, wish.example, wish.match, wish.plan, lang)
    return answer(await here.school_pool.ask(who, guide_process.preview_plan, *asked))
