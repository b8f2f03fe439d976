"""How a build chooses its form: compiled where it can, plain Python where it must or is told to."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {
        key: value
        for key, value in os.environ.items()
        if key not in ("CC", "PYTHONPATH") and not key.startswith("MONSTRERIE_")
    }
    return subprocess.run(
        [
            sys.executable,
            "setup.py",
            "-q",
            "build",
            "--build-lib",
            str(folder / "lib"),
            "--build-temp",
            str(folder / "temp"),
        ],
        cwd=ROOT,
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def form(folder: Path) -> str:
    """What `monstrerie bench --env` says of what was built."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "monstrerie", "bench", "--env"],
        env={**os.environ, "PYTHONPATH": str(folder / "lib")},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("environment", "says"),
    [
        ({"MONSTRERIE_PURE": "1"}, ""),
        ({"CC": "/nowhere/cc"}, "not compiled, slower: there is no C compiler"),
    ],
    ids=["refused", "no-compiler"],
)
def test_a_build_goes_on_in_plain_python(environment: dict[str, str], says: str, tmp_path: Path) -> None:
    done = build(tmp_path, **environment)
    assert done.returncode == 0, done.stderr
    assert says in done.stderr and (says or "not compiled" not in done.stderr)
    assert not [file for suffix in EXTENSION_SUFFIXES for file in tmp_path.rglob(f"*{suffix}")]
    assert "interpreted" in form(tmp_path)


@pytest.mark.parametrize(
    ("environment", "says"),
    [
        (
            {"MONSTRERIE_COMPILED": "1", "CC": "/nowhere/cc"},
            "MONSTRERIE_COMPILED=1, but there is no C compiler",
        ),
        ({"MONSTRERIE_COMPILED": "1", "MONSTRERIE_PURE": "1"}, "contradict each other"),
        ({"MONSTRERIE_OPTIMIZE": "fast"}, "must be 0, 1, 2 or 3, not 'fast'"),
    ],
    ids=["no-compiler", "both", "optimize"],
)
def test_a_build_that_can_not_be_as_it_was_asked_for(
    environment: dict[str, str], says: str, tmp_path: Path
) -> None:
    done = build(tmp_path, **environment)
    assert done.returncode == 1 and says in done.stderr and not (tmp_path / "lib").exists()


@pytest.mark.slow
def test_an_isolated_build_finds_no_fault_in_what_it_compiles() -> None:
    """`pip wheel` and cibuildwheel build where nothing but the build's own needs is installed: mypyc must not
    give up for what is missing there.
    """
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    flags = re.findall(r'^ {12}"(--[^"]+)",$', setup, re.MULTILINE)
    assert "--config-file=" in flags and "--ignore-missing-imports" in flags
    named = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["monstrerie"][
        "compiled"
    ]
    hot, cold = ({file for glob in named[key] for file in ROOT.glob(glob)} for key in ("modules", "without"))
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            *flags,
            "--no-site-packages",
            "--cache-dir",
            os.devnull,
            *sorted(hot - cold),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout
