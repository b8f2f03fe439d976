"""The OpenAPI description and the server agree, whatever is sent (schemathesis)."""

from __future__ import annotations

import re
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode

from monstrerie.server.app import create_app
from monstrerie.server.settings import Settings
from tests.server.people import ROOT, Person, Running

pytestmark = pytest.mark.slow
# A value may fit its type and still be refused in words: there is no game "x", no name of control signs.
# What is too large is refused before anybody looks at its shape.
REFUSED = ["400", "401", "403", "404", "409", "413", "429"]
CONFIG = schemathesis.Config.from_dict(
    {
        "checks": {
            "positive_data_acceptance": {"expected-statuses": ["2xx", "304", *REFUSED]},
            "negative_data_rejection": {"expected-statuses": REFUSED},
        }
    }
)
BOUNDED = settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def calls() -> list[tuple[str, str]]:
    """Every path and method of the interface."""
    app = create_app(Settings("sqlite:///unused.sqlite", "x" * 16, 1))
    app.state.context.database.close()
    return [(path, method.upper()) for path, found in app.openapi()["paths"].items() for method in found]


def test_every_call_is_told_in_the_documents() -> None:
    """By its whole path, or under the prefix at the head of its table."""
    told = set()
    for document in ("protocol.md", "hosting.md"):
        prefix = ""
        for line in (ROOT / "docs" / document).read_text(encoding="utf-8").splitlines():
            if found := re.match(r"\| call under `([^`]+)`", line):
                prefix = found[1]
            elif not line.startswith("|"):
                prefix = ""
            for method, path in re.findall(r"`(GET|POST)(?: (/[^ `?]*))?", line):
                told.add((path if path.startswith("/api") else prefix + path, method))
    assert sorted(set(calls()) - told) == []


@pytest.mark.parametrize(
    "mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "unfitting"]
)
@pytest.mark.parametrize(("path", "method"), calls())
def test_whatever_is_sent_is_answered_as_described(
    server: Running, path: str, method: str, mode: GenerationMode
) -> None:
    ani = Person(server.url, "Ani")
    table = ani.create("me", "link", "easy", listed=True)["id"]
    operation = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", config=CONFIG)[path][method]
    if mode == GenerationMode.NEGATIVE and not (operation.body or operation.query):
        mode = GenerationMode.POSITIVE  # nothing in it that could be wrong

    @BOUNDED
    @given(operation.as_strategy(generation_mode=mode))
    def prove(case: Any) -> None:
        for who in ({}, {"monstrerie": ani.cookie}):
            if "id" in (case.path_parameters or {}):
                case.path_parameters["id"] = table
            case.validate_response(case.call(cookies=who))  # with every check there is

    prove()
