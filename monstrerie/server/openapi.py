"""All answers of REST, for the OpenAPI description."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from . import admin_shapes, box_shapes, coach_shapes, game_shapes, school_shapes, shapes, table_shapes

ANSWERS: Final = (
    shapes.ErrorAnswer,
    table_shapes.SessionAnswer,
    game_shapes.AliveAnswer,
    game_shapes.HealthAnswer,
    game_shapes.GamesAnswer,
    game_shapes.RulesAnswer,
    game_shapes.ExplainAnswer,
    game_shapes.ComponentsAnswer,
    box_shapes.BoxSheet,
    box_shapes.BoxAnswer,
    box_shapes.TableBoxAnswer,
    table_shapes.TableAnswer,
    table_shapes.ClosedAnswer,
    table_shapes.TablesAnswer,
    table_shapes.FramesAnswer,
    table_shapes.CurveAnswer,
    table_shapes.SavedAnswer,
    table_shapes.PositionAnswer,
    coach_shapes.AdviceAnswer,
    coach_shapes.AnalysisAnswer,
    school_shapes.School,
    school_shapes.Position,
    school_shapes.Hint,
    school_shapes.Solution,
    school_shapes.GuidedMatch,
    admin_shapes.AdminTablesAnswer,
    admin_shapes.AdminTableAnswer,
    admin_shapes.AdminPeopleAnswer,
    admin_shapes.AdminPersonAnswer,
    admin_shapes.AdminReportsAnswer,
    admin_shapes.AdminExportAnswer,
    admin_shapes.AdminMatchesAnswer,
    admin_shapes.AdminCheckAnswer,
    admin_shapes.AdminDoneAnswer,
    shapes.WhyAnswer,
    shapes.PreviewAnswer,
    shapes.PlanPreview,
)


def schemas() -> dict[str, Any]:
    """The answers as JSON Schema, for the OpenAPI description."""
    return msgspec.json.schema_components(ANSWERS, ref_template=shapes.WHERE)[1]
