"""A pytest plugin that says which form of the package it tests, and stops if another one was asked for."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import monstrerie

HOME = Path(monstrerie.__file__).parent


def compiled_modules() -> int:
    return sum(1 for _ in HOME.rglob(f"*{EXTENSION_SUFFIXES[0]}"))


def pytest_configure() -> None:
    if os.environ.get("MONSTRERIE_FORM") == "compiled" and not compiled_modules():
        raise pytest.UsageError(f"the compiled form was asked for, but {HOME} is plain Python")


def pytest_report_header() -> str:
    count = compiled_modules()
    return f"monstrerie: {f'{count} modules compiled' if count else 'interpreted'}, from {HOME}"
