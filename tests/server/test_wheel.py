"""The wheel carries the page: `pip install` and `monstrerie serve` work without Node or a checkout."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from examples.client import play
from tests.server.people import ROOT
from tools.install import UV, environment

from .. import harness

pytestmark = pytest.mark.slow
PAGE = ROOT / "monstrerie" / "server" / "page"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, in plain Python: compiling is another test's."""
    assert (PAGE / "index.html").is_file(), "the page isn't built: make page"
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    shutil.copytree(
        ROOT / "monstrerie", source / "monstrerie", ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    for name in ("pyproject.toml", "setup.py", "LICENSE"):
        shutil.copy(ROOT / name, source)
    (source / "README.md").write_text("# Monstrerie\n")  # what it says is not the question here
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pip",
            "wheel",
            "-q",
            "--no-build-isolation",
            "--no-deps",
            "-w",
            folder,
            source,
        ],
        check=True,
        env={**os.environ, "MONSTRERIE_PURE": "1"},
    )
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new virtual environment with the wheel and its extra "server", nothing else."""
    folder = tmp_path_factory.mktemp("bare")
    locked = re.findall(r"^[\w.\-]+==[^ \\;]+", (ROOT / "requirements" / "run.txt").read_text(), re.MULTILINE)
    constraints = folder / "constraints.txt"
    constraints.write_text("\n".join(locked))
    env = folder / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", env], check=True)
    # As pip would, in a fraction of the time, from the places that pip is told to look in.
    uv = [str(UV), "pip", "install", "-q", "--index-strategy", "unsafe-best-match", "-c", str(constraints)]
    wanted = ["--python", str(env / "bin" / "python"), f"{wheel}[server]"]
    subprocess.run([*uv, *wanted], check=True, env=environment())
    return env


def test_a_bare_environment_serves_the_page_and_a_whole_match(bare: Path, tmp_path: Path) -> None:
    server = subprocess.Popen(
        [bare / "bin" / "monstrerie", "serve", "--port", "0", "--data", tmp_path / "data"],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={"PATH": str(bare / "bin"), "HOME": str(tmp_path), "LANG": "C.UTF-8"},  # no Node here
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "http://" in line, line
        url = line[line.index("http://") :].split()[0]
        page = httpx.get(url)
        assert page.status_code == 200
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert scripts
        for script in scripts:
            answer = httpx.get(f"{url}{script}")
            assert answer.status_code == 200
            assert "immutable" in answer.headers["cache-control"]
        assert "server-ready" in httpx.get(f"{url}/api/locales/fr").text
        for game in httpx.get(f"{url}/api/games").json()["games"]:
            assert httpx.get(f"{url}/api/games/{game['name']}/rules").json()["sections"]
        assert len(play(url, "mighty-monsters")) == 3
        assert (tmp_path / "data" / "monstrerie.sqlite").is_file()
    finally:
        server.terminate()
        server.wait(20)
        assert server.stdout is not None
        server.stdout.close()


def test_a_bare_environment_plays_in_the_terminal(bare: Path, tmp_path: Path) -> None:
    """Bots play whole matches, and a person begins one, in French."""

    def run(*arguments: str, typed: str = "") -> str:
        done = subprocess.run(
            [bare / "bin" / "monstrerie", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            cwd=tmp_path,
            env={"PATH": str(bare / "bin"), "HOME": str(tmp_path), "LANG": "C.UTF-8"},
            check=True,
        )
        return done.stdout

    for game in harness.NOT_SIMULATED:
        assert "greedy" in run("arena", game, "--seats", "greedy,random,random", "--matches", "1")
    assert "trolls" in run("play", "mighty-monsters", "--lang", "fr", "--seed", "1", typed="q\n")


def test_without_the_extra_the_command_says_what_to_install(tmp_path: Path) -> None:
    code = "import sys; sys.modules['fastapi'] = None; from monstrerie.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "serve", "--port", "0"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    said = done.stdout + done.stderr
    assert done.returncode != 0
    assert "monstrerie[server]" in said
    assert "Traceback" not in said
