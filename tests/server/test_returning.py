"""Everybody comes back at once after a start: the server lives.

`python -m bench.returning` does so a hundred times; tests/core/test_threads.py looks at what once crashed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.returning import Found, returning

pytestmark = pytest.mark.slow


def test_a_server_survives_everybody_coming_back_at_once(tmp_path: Path) -> None:
    assert returning(1, "", str(tmp_path)) == Found(1, died=0, unanswered=0)
