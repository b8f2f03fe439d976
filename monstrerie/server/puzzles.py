"""REST: the school of a game. Every call says the whole position, so that nothing is kept about a pupil."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response

from ..core.puzzles import course_named
from ..games import game as game_named
from . import school_process, school_shapes, shapes
from .api import PROBLEMS, Here, answer
from .errors import ServerError
from .languages import best_language
from .limits import household
from .school_process import Name
from .shapes import response

router: Final = APIRouter(
    prefix="/api/games/{game}/puzzles",
    responses={**PROBLEMS, 429: response(shapes.ErrorAnswer, "too fast")},
)


async def pupil(request: Request) -> str:
    """Who asks, for the rationing."""
    return household(request.client.host if request.client else "")


Pupil = Annotated[str, Depends(pupil)]


@router.get("", responses={200: response(school_shapes.School)})
async def overview(game: str, here: Here, who: Pupil) -> Response:
    """The fixed puzzles with their lessons, and how difficult new ones can be."""
    # Asked here, what is no game or has no school costs the school nothing.
    school_process.courses_of(game_named(game))
    return answer(await here.school_pool.ask(who, school_process.overview, game))


@router.post("/play", responses={200: response(school_shapes.Position)})
async def play(game: str, wish: school_shapes.PositionWish, here: Here, who: Pupil) -> Response:
    """The table after these moves."""
    return answer(
        await here.school_pool.ask(who, school_process.play, name_of(game, wish.puzzle), wish.moves)
    )


@router.post("/hint", responses={200: response(school_shapes.Hint)})
async def hint(game: str, wish: school_shapes.PositionWish, here: Here, who: Pupil) -> Response:
    """A best move after these, and why."""
    return answer(
        await here.school_pool.ask(who, school_process.hint, name_of(game, wish.puzzle), wish.moves)
    )


@router.post("/solution", responses={200: response(school_shapes.Solution)})
async def solution(game: str, wish: school_shapes.PuzzleWish, here: Here, who: Pupil) -> Response:
    """The best play, told round by round."""
    return answer(await here.school_pool.ask(who, school_process.solution, name_of(game, wish.puzzle)))


@router.post("/why", responses={200: response(shapes.WhyAnswer)})
async def why(game: str, wish: school_shapes.MoveWish, request: Request, here: Here, who: Pupil) -> Response:
    """May this be played after these moves?"""
    lang = best_language(request.headers.get("accept-language"))
    name = name_of(game, wish.puzzle)
    return answer(await here.school_pool.ask(who, school_process.why, name, wish.moves, wish.move, lang))


@router.post("/preview", responses={200: response(shapes.PreviewAnswer)})
async def preview(game: str, wish: school_shapes.MoveWish, here: Here, who: Pupil) -> Response:
    """The engine's numbers for a legal move after these."""
    name = name_of(game, wish.puzzle)
    return answer(await here.school_pool.ask(who, school_process.preview, name, wish.moves, wish.move))


@router.post("/plan-preview", responses={200: response(shapes.PlanPreview)})
async def preview_plan(
    game: str, wish: school_shapes.PlanWish, request: Request, here: Here, who: Pupil
) -> Response:
    """The engine's numbers for several moves after these, one after the other."""
    lang = best_language(request.headers.get("accept-language"))
    name = name_of(game, wish.puzzle)
    return answer(
        await here.school_pool.ask(who, school_process.preview_plan, name, wish.moves, wish.plan, lang)
    )


def name_of(game: str, puzzle: school_shapes.PuzzleName) -> Name:
    """Which puzzle is meant; ServerError when that is said in no way or in two."""
    new = puzzle.seed is not None and puzzle.difficulty is not None
    half = (puzzle.seed is None) != (puzzle.difficulty is None)
    if half or new == (puzzle.number is not None):
        raise ServerError("bad-puzzle")
    course = course_named(school_process.courses_of(game_named(game)), puzzle.course).name
    if puzzle.number is not None:
        return Name(game, course, puzzle.number)
    return Name(game, course, None, puzzle.seed or 0, puzzle.difficulty or 0)
