"""docs/research.md from its top to its bottom, as a reader would, with shorter settings; and the learner."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
LEARN = [sys.executable, str(ROOT / "examples" / "learn.py")]
SHORTER = {"--minutes 20": "--minutes 0.05 --threads 1 --every 1 --matches 20"}
SHORTER |= {"--matches 1000 ": "--matches 4 ", "--matches 100": "--matches 4 --iterations 4"}
NO_TORCH = "PyTorch isn't installed (pip knows no place with its build for CPUs)"


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=300)


def commands() -> list[str]:
    """The page's commands, in order, but for installing what is installed."""
    lines = [line for kind, block in BLOCKS if kind == "sh" for line in block.splitlines()]
    return [line.partition("  #")[0].strip() for line in lines if not line.startswith("pip ")]


def shortened(command: str) -> list[str]:
    for long, short in SHORTER.items():
        command = command.replace(long, short)
    words = shlex.split(command)
    program = {
        "monstrerie": [sys.executable, "-m", "monstrerie"],
        "python": [sys.executable],
    }[words[0]]
    return [*program, *(str(ROOT / word) if word.startswith("examples/") else word for word in words[1:])]


@pytest.mark.slow
def test_every_snippet_of_the_page_runs(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=NO_TORCH)
    assert {kind for kind, _ in BLOCKS} == {"python", "sh"} and len(BLOCKS) >= 10
    outputs = []
    for command in commands():
        done = run(shortened(command), tmp_path)
        assert done.returncode == 0, (command, done.stderr)
        outputs.append(done.stdout)
    assert "interpreted" in outputs[0] or "compiled" in outputs[0]
    assert (tmp_path / "learning.svg").exists() and (tmp_path / "raider.pt").exists()
    # One reader runs them one after the other: later snippets use what earlier ones made.
    program = "\n".join(block for kind, block in BLOCKS if kind == "python")
    done = run([sys.executable, "-c", f"import sys; sys.path.append({str(ROOT)!r})\n{program}"], tmp_path)
    assert done.returncode == 0, done.stderr
    for said in ("numbers", "reward", "at random wins", "decisions; the first seat had"):
        assert said in done.stdout


@pytest.mark.slow
def test_a_few_seconds_of_learning_help_and_can_be_resumed(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason=NO_TORCH)
    short = [*LEARN, "--minutes", "0.15", "--threads", "1", "--every", "9", "--matches", "40"]
    first = run([*short, "--save", "a.pt", "--plot", "a.svg"], tmp_path)
    assert first.returncode == 0, first.stderr
    assert "of 40 matches against three greedy bots (95 % interval" in first.stdout
    again = run(
        [*short, "--resume", "a.pt", "--against", "mixed", "--save", "b.pt", "--plot", "b.svg"], tmp_path
    )
    assert again.returncode == 0, again.stderr
    minutes = [float(line) for line in re.findall(r"^ *([\d.]+) min", again.stdout, re.MULTILINE)]
    assert minutes[0] >= 0.1  # it went on from where it was
    drawing = ElementTree.fromstring((tmp_path / "b.svg").read_text(encoding="utf-8"))
    assert drawing.tag.endswith("svg") and len(drawing.findall("{*}polyline")) == 1
    from_scratch, learned = (
        float(re.findall(r"wins +([\d.]+) %", text)[number])
        for text, number in ((first.stdout, 0), (again.stdout, -1))
    )
    assert learned > from_scratch


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["--minutes", "-1"], "--minutes must be from 0"),
        (["--threads", "0"], "--threads must be from 1"),
        (["--against", "zorg"], "greedy"),
        (["--matches", "0"], "--matches must be from 1"),
        (["--save", "nowhere/x.pt"], "there is no folder"),
        (["--resume", "nothing.pt"], "nothing.pt"),
        (["--resume", "text.pt"], "no network kept by this program"),
    ],
    ids=str,
)
def test_learning_with_nonsense(
    given: list[str],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pytest.importorskip("torch", reason=NO_TORCH)
    from examples.learn import arguments

    monkeypatch.chdir(tmp_path)
    (tmp_path / "text.pt").write_text("no network", encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        arguments(given)
    assert left.value.code == 2 and says in capsys.readouterr().err


def test_learning_without_pytorch_says_what_to_install(tmp_path: Path) -> None:
    code = (
        f"import sys, runpy; sys.modules['torch'] = None; runpy.run_path({LEARN[1]!r}, run_name='__main__')"
    )
    done = run([sys.executable, "-c", code], tmp_path)
    assert done.returncode == 1 and "monstrerie[envs,learn]" in done.stderr and "Traceback" not in done.stderr
