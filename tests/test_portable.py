"""Nothing in the package depends on Linux but what says so: what only some systems have is asked for behind a
guard, and hidden it is not missed.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
"""Of the standard library, but not on Windows."""
NAMES = re.compile(
    r"os\.(?:sched_\w+|fork\w*|get[eu]?[ug]id|set[eu]?[ug]id|setsid|kill(?:pg)?|uname|chown|mkfifo|nice|wait\w*)"
    r"|os\.(?:symlink|getloadavg|posix_\w+|sysconf|pread|pwrite|eventfd|memfd_create|openpty)"
    r"|signal\.(?:SIGKILL|SIGHUP|SIGUSR[12]|SIGCHLD|SIGQUIT|SIGALRM|pause|alarm|setitimer|sigwait\w*|pthread_\w+)"
    r"|socket\.(?:AF_UNIX|SO_REUSEPORT|socketpair|send_fds|recv_fds)|select\.(?:epoll|poll|kqueue)"
    r"|\w+\.(?:add_signal_handler|symlink_to|hardlink_to)"
)
"""Attributes that not every system has."""
PLACES = re.compile(r"^/(?:proc|sys|dev|tmp|etc|usr|var|run)(?:/|$)")
GUARDS = ("sys.platform", "os.name", "hasattr(")


def files() -> list[Path]:
    return [file for file in sorted((ROOT / "monstrerie").rglob("*.py")) if "page" not in file.parts]


def unguarded(text: str) -> list[str]:
    """What a module asks of its system without a guard: a condition on the system in the same function, or an
    `except` for what is missing.
    """
    return sorted(f"{line}: {what}" for line, what in _walk(ast.parse(text), False))


def _walk(node: ast.AST, guarded: bool) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.If | ast.IfExp):
        tests = [each.test for each in ast.walk(node) if isinstance(each, ast.If | ast.IfExp)]
        guarded = guarded or any(guard in ast.unparse(test) for test in tests for guard in GUARDS)
    if isinstance(node, ast.Try):
        caught = {ast.unparse(handler.type) for handler in node.handlers if handler.type}
        guarded = guarded or any("ImportError" in each or "AttributeError" in each for each in caught)
    if not guarded:
        named = []
        if isinstance(node, ast.Import):
            named = [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            named = [(node.lineno, node.module or "")]
        yield from (each for each in named if each[1] in MODULES)
        if isinstance(node, ast.Attribute) and NAMES.fullmatch(ast.unparse(node)):
            yield node.lineno, ast.unparse(node)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and PLACES.match(node.value):
            yield node.lineno, node.value
    if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("subprocess."):
        keys = {keyword.arg for keyword in node.keywords}
        if keys & {"text", "universal_newlines"} and "encoding" not in keys:
            yield node.lineno, "text of a process without an encoding"
    for child in ast.iter_child_nodes(node):
        yield from _walk(child, guarded)


def test_nothing_depends_on_linux_without_saying_so() -> None:
    found = {str(file.relative_to(ROOT)): unguarded(file.read_text(encoding="utf-8")) for file in files()}
    assert len(found) > 200
    assert {file: what for file, what in found.items() if what} == {}


def test_what_depends_on_linux_is_noticed() -> None:
    text = """
import fcntl
import subprocess

def stop(process, loop):
    os.kill(process, signal.SIGKILL)
    subprocess.run(["ls"], text=True)
    return open("/proc/cpuinfo", encoding="utf-8")

def cores():
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count()

try:
    import resource
except ImportError:
    resource = None
"""
    assert unguarded(text) == [
        "2: fcntl",
        "6: os.kill",
        "6: signal.SIGKILL",
        "7: text of a process without an encoding",
        "8: /proc/cpuinfo",
    ]


ELSEWHERE = """
import asyncio, multiprocessing.util, os, shutil, signal, socket, subprocess, sys, tempfile, urllib.request
import fastapi, sqlalchemy, uvicorn, rich.console, typer
for name in ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty", "uvloop"):
    sys.modules[name] = None
for name in dir(os):
    if name.startswith(("sched_", "fork", "getuid", "geteuid", "kill", "wait")):
        delattr(os, name)
sys.platform = "win32"
from pathlib import Path
import monstrerie
from monstrerie import bots
from monstrerie.server import connections, database, settings
match = monstrerie.game("mighty-monsters").new(players=3, seed=7)
bot = bots.make("greedy", seed=1)
while not match.over:
    match.play(match.to_act[0], bot.choose(match, match.to_act[0]))
here = Path(sys.argv[1])
os.environ["LOCALAPPDATA"] = str(here)
assert settings.data_folder() == here / "monstrerie"
assert connections.make_room() > 100
opened = database.Database(sqlalchemy.make_url(f"sqlite:///{here / 'x.sqlite'}"))
opened.close()
print("played", match.result.winners)
"""


def test_hidden_parts_of_linux_are_not_missed(tmp_path: Path) -> None:
    """A process that has none of them, and is told that it is on Windows, plays, and opens its files."""
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, tmp_path],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("played")


def test_no_name_differs_only_by_its_case() -> None:
    """Windows and macOS take `Page.py` and `page.py` for one file."""
    names = [str(file.relative_to(ROOT)).lower() for file in (ROOT / "monstrerie").rglob("*")]
    assert len(names) == len(set(names))
