"""REST: the coach. Whoever may see a finished match may have it analyzed; whoever plays alone against bots,
at a table where that was chosen, may ask what to do.
"""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Depends, Response

from ..coach import can_analyse
from . import coach_shapes, seating, shapes
from .api import PROBLEMS, Here, Member, answer, finished
from .errors import ServerError
from .identity import checked_id
from .puzzles import Pupil
from .shapes import response


async def at_hand(here: Here) -> None:
    """Refuse where no coach works."""
    if here.settings.solo:
        raise ServerError("solo")


router: Final = APIRouter(
    prefix="/api/tables/{id}",
    dependencies=[Depends(at_hand)],
    responses={
        **PROBLEMS,
        409: response(shapes.ErrorAnswer, "not over"),
        429: response(shapes.ErrorAnswer, "too fast"),
    },
)


@router.get("/analysis", responses={200: response(coach_shapes.AnalysisAnswer)})
async def known(id: str, here: Here) -> Response:
    """What is known of a finished match so far."""
    return answer(await here.coach_pool.known((await finished(here, id)).row.id))


@router.post("/analysis", responses={200: response(coach_shapes.AnalysisAnswer)})
async def start(id: str, here: Here, who: Pupil) -> Response:
    """Have it analyzed; what is known so far. It is done once, whoever asks."""
    await here.creations.take(who)
    room = await finished(here, id)
    assert room.history is not None
    can_analyse(room.history.match.game)
    return answer(await here.coach_pool.start(room.row.id, room.history.match))


@router.post(
    "/advice",
    responses={
        200: response(coach_shapes.AdviceAnswer),
        401: response(shapes.ErrorAnswer, "no session"),
    },
)
async def advice(id: str, here: Here, who: Member) -> Response:
    """What my seat had best do now. Never where people compete, and never from more than my seat knows."""
    room = await here.store.room(checked_id(id))
    row, history = room.row, room.history
    seat = seating.check_coach(row, who)
    if history is None:
        raise ServerError("not-started")
    if not row.coached:
        raise ServerError("coach-off")
    if row.seats[seat].bot is not None:
        raise ServerError("bot-plays")
    if seat not in history.match.to_act:
        raise ServerError("coach-waits")
    question = (row.id, row.epoch, history.number, seat)
    number = room.number(seat)
    said = await here.coach_pool.advise(who.id, question, history.match)
    return answer(coach_shapes.AdviceAnswer(number, said))
