"""The bodies of REST requests and answers, as the OpenAPI page shows them: what several routes share.

Those of one kind of route stand in `game_shapes`, `table_shapes`, `school_shapes`, `box_shapes` and
`coach_shapes`; `openapi` lists all answers.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from pydantic import BaseModel, ConfigDict, Field, StrictStr

from ..core.view import PlainMove

Word = Annotated[StrictStr, Field(max_length=100)]


class Body(BaseModel):
    """What a client sends; unknown fields are refused rather than ignored."""

    model_config = ConfigDict(extra="forbid")


Move = PlainMove

SeenView = Annotated[dict[str, Any], Meta(title="View")]
"""What `Match.view` gives; each game has its own (`view.py`)."""


class Problem(Struct, frozen=True):
    """Why a request failed."""

    code: str
    text: str
    """in the reader's language"""


class ErrorAnswer(Struct, frozen=True):
    error: Problem


class Refusal(Struct, frozen=True):
    """Why a move is not allowed."""

    rule: str
    key: str
    data: dict[str, Any]
    text: str
    """the sentence, in the reader's language"""


class WhyAnswer(Struct, frozen=True):
    refusal: Refusal | None
    """null when the move may be played"""


class PreviewAnswer(Struct, frozen=True):
    preview: dict[str, Any]


class PlanPreview(Struct, frozen=True):
    """The engine's numbers for a list of moves, as far as they can be played and known."""

    preview: dict[str, Any]
    """for the first `count` moves together"""
    count: int
    """how many of the moves the numbers tell of"""
    refusal: Refusal | None
    """why the next one can't be played"""
    hidden: bool
    """the last of these brings something hidden to light: nobody knows what comes after it"""
    plan: list[Move]
    """the moves as they would be played: without what would not be asked, with what ends the plan;
    `count` counts these"""


WHERE: Final = "#/components/schemas/{name}"


def response(kind: type[Struct], description: str = "done") -> dict[str, Any]:
    """A response of a route that answers with this type."""
    schema = {"$ref": WHERE.format(name=kind.__name__)}
    return {"description": description, "content": {"application/json": {"schema": schema}}}
