"""REST: the coach. Whoever may see a finished match may have it analyzed."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Response

from ..coach import can_analyse
from . import coach_shapes, shapes
from .api import PROBLEMS, Here, answer, finished
from .puzzles import Pupil
from .shapes import response

router: Final = APIRouter(
    prefix="/api/tables/{id}/analysis",
    responses={
        **PROBLEMS,
        409: response(shapes.ErrorAnswer, "not over"),
        429: response(shapes.ErrorAnswer, "too fast"),
    },
)


@router.get("", responses={200: response(coach_shapes.AnalysisAnswer)})
async def known(id: str, here: Here) -> Response:
    """What is known of a finished match so far."""
    return answer(await here.coach_pool.known((await finished(here, id)).row.id))


@router.post("", responses={200: response(coach_shapes.AnalysisAnswer)})
async def start(id: str, here: Here, who: Pupil) -> Response:
    """Have it analyzed; what is known so far. It is done once, whoever asks."""
    here.creations.take(who)
    room = await finished(here, id)
    assert room.history is not None
    can_analyse(room.history.match.game)
    return answer(await here.coach_pool.start(room.row.id, room.history.match))
