"""The wheel carries the page: `pip install` and `monstrerie serve` work without Node or a checkout."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
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


PLAIN = {
    "games": "mighty-monsters",
    "rules dungeon-petz DP-SET-03": "DP-SET-03",
    "components dungeon-lords": "monstrerie components dungeon-lords --paths",
    "bench mighty-monsters --seconds 0.05": "mighty-monsters",
    "arena dungeon-petz --seats greedy,random --matches 1": "greedy",
    "puzzle mighty-monsters --today": "",
    "box rampage": "0/37",
    "play dungeon-lords": "",
}
"""What an installation without extras does."""
REFUSED = {
    "play rampage": "monstrerie[rampage]",
    "serve --port 0": "monstrerie[server]",
    "admin list": "monstrerie[server]",
    "play dungeon-lords --bots master": "monstrerie[envs]",
    "train mighty-monsters --to training": "monstrerie[",
}
"""And what it asks for, for the rest."""


def test_without_extras_each_command_works_or_says_what_to_install(wheel: Path, tmp_path: Path) -> None:
    env = tmp_path / "env"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", env], check=True)
    uv = [str(UV), "pip", "install", "-q", "--index-strategy", "unsafe-best-match"]
    subprocess.run([*uv, "--python", str(env / "bin" / "python"), str(wheel)], check=True, env=environment())
    for line, said in {**PLAIN, **REFUSED}.items():
        done = subprocess.run(
            [env / "bin" / "monstrerie", *line.split()],
            input="q\n",
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={"PATH": str(env / "bin"), "HOME": str(tmp_path), "LANG": "C.UTF-8"},
            check=False,
        )
        told = " ".join((done.stdout + done.stderr).split())
        assert (done.returncode == 0) == (line in PLAIN), (line, told)
        assert said in told and "Traceback" not in told, (line, told)


def test_the_wheel_trains_a_little(wheel: Path, bare: Path, tmp_path: Path) -> None:
    """A network is taught for a second or two, and then plays."""
    pytest.importorskip("torch", reason="pip knows no place with PyTorch for CPUs")
    locked = (ROOT / "requirements" / "torch.txt").read_text(encoding="utf-8")
    torch = re.search(r"^torch==[^ \\]+", locked, re.MULTILINE)
    assert torch is not None
    uv = [
        str(UV),
        "pip",
        "install",
        "-q",
        "--index-strategy",
        "unsafe-best-match",
        torch[0],
        f"{wheel}[learn]",
    ]
    subprocess.run([*uv, "--python", str(bare / "bin" / "python")], check=True, env=environment())
    small = "--matches 4 --width 16 --blocks 1 --tables 12 --steps 8 --trial 4 --workers 1 --device cpu"
    command = f"train mighty-monsters --to training --minutes 0.02 {small}"
    done = subprocess.run(
        [bare / "bin" / "monstrerie", *command.split()],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path,
        env={"PATH": str(bare / "bin"), "HOME": str(tmp_path), "LANG": "C.UTF-8"},
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert list((tmp_path / "training").glob("*.npz"))


def test_everything_that_is_no_code_is_in_the_wheel(wheel: Path) -> None:
    """Page, rules, boxes, sentences, networks, ladders, migrations: every such file of the checkout."""
    inside = set(zipfile.ZipFile(wheel).namelist())
    kinds = {
        ".ftl",
        ".md",
        ".toml",
        ".npz",
        ".json",
        ".mako",
        ".html",
        ".js",
        ".css",
        ".woff2",
        ".typed",
        ".ini",
    }
    there = [
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "monstrerie").rglob("*")
        if file.suffix in kinds
        or (file.suffix == ".py" and "migrations" in file.parts)
        or file.name == "py.typed"
    ]
    assert {Path(file).suffix for file in there} >= {".ftl", ".md", ".toml", ".npz", ".json", ".html", ".js"}
    assert sorted(set(there) - inside) == []
    entry = next(name for name in inside if name.endswith("entry_points.txt"))
    assert "monstrerie = monstrerie.cli:main" in zipfile.ZipFile(wheel).read(entry).decode()


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
