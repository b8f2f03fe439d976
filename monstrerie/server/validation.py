"""What is wrong with the body or the query of a request, told in the reader's language.

Pydantic finds the fault and names it in English. Only its type and its numbers are kept; `core.faults` says
them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..core.faults import fault
from .errors import ServerError

FAULTS: Final[dict[str, str]] = {
    "missing": "missing",
    "missing_argument": "missing",
    "extra_forbidden": "extra",
    "unexpected_keyword_argument": "extra",
    "json_invalid": "json",
    "json_type": "json",
    "string_type": "text",
    "string_unicode": "text",
    "bytes_type": "text",
    "int_type": "number",
    "int_parsing": "number",
    "int_parsing_size": "number",
    "int_from_float": "number",
    "float_type": "number",
    "float_parsing": "number",
    "finite_number": "number",
    "bool_type": "boolean",
    "bool_parsing": "boolean",
    "list_type": "list",
    "tuple_type": "list",
    "set_type": "list",
    "dict_type": "object",
    "mapping_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "string_too_short": "short-text",
    "string_too_long": "long-text",
    "too_short": "short-list",
    "too_long": "long-list",
    "greater_than": "more",
    "greater_than_equal": "low",
    "less_than": "less",
    "less_than_equal": "high",
    "literal_error": "choice",
    "enum": "choice",
}
"""Pydantic's types of errors, and what the sentence calls them; any other is `other`."""
_SIMPLE: Final = ("bool", "int", "str")
"""Where a value may be one of these, pydantic tells one error for each and ends its place in the type."""
_LENGTHS: Final = ("min_length", "max_length")
_LIMITS: Final = ("ge", "gt", "le", "lt")


def misunderstood(errors: Sequence[Mapping[str, Any]]) -> ServerError:
    """The first of pydantic's errors as one of ours."""
    first = errors[0]
    place, kind = tuple(first["loc"]), FAULTS.get(str(first["type"]), "other")
    limits = first.get("ctx") or {}
    if kind == "json":  # its place is a character's number, or what the parser calls it
        place = place[:1]
    elif place[-1:] and place[-1] in _SIMPLE and len(_alternatives(errors, place)) > 1:
        place, kind = place[:-1], "simple"
    problem = fault(
        kind,
        place[1:],
        count=next((limits[key] for key in _LENGTHS if key in limits), 0),
        limit=next((limits[key] for key in _LIMITS if key in limits), 0),
        known=", ".join(re.findall(r"'([^']*)'", str(limits.get("expected", "")))),
    )
    return ServerError("bad-request", problem=problem)


def unreadable() -> ServerError:
    """A body that is not even JSON."""
    return misunderstood([{"type": "json_invalid", "loc": ("body",)}])


def _alternatives(errors: Sequence[Mapping[str, Any]], place: tuple[Any, ...]) -> list[Mapping[str, Any]]:
    return [one for one in errors if tuple(one["loc"])[:-1] == place[:-1] and one["loc"][-1] in _SIMPLE]
