"""A real server process on a free port, with its own database; it can be killed and started again."""

from __future__ import annotations

import fcntl
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
PAGE: Final = ROOT / "monstrerie" / "server" / "page"
DEMO: Final = ROOT / "build" / "demo"
ADMIN_TOKEN: Final = "a token for those who run it"
_SECONDS: Final = 60.0
_SERVE: Final = """
import sys
from pathlib import Path
from monstrerie.server.serve import serve
serve(port=int(sys.argv[1]), data_dir=Path(sys.argv[2]), bot_workers=1)
"""


def build_page(lock: Path) -> None:
    """Build the page unless it is newer than everything it is made of; one process at a time."""
    sources = [WEB / "index.html", WEB / "package.json", WEB / "vite.config.ts"]
    sources += [file for file in (WEB / "src").rglob("*") if ".test." not in file.name]
    _build(lock, PAGE / "index.html", sources, ["npm", "run", "build"], WEB)


def build_demo(lock: Path) -> None:
    """Likewise the demo."""
    ours = ("bots", "coach", "core", "games", "locales", "server")
    sources = [
        file for name in ours for file in (ROOT / "monstrerie" / name).rglob("*") if file.suffix != ".pyc"
    ]
    sources = [file for file in sources if PAGE not in file.parents and "__pycache__" not in file.parts]
    sources += [
        *(WEB / "src").rglob("*"),
        *WEB.glob("*.*"),
        ROOT / "tools" / "demo.py",
        ROOT / "requirements" / "run.txt",
    ]
    _build(lock, DEMO / "sw.js", sources, [sys.executable, "-m", "tools.demo"], ROOT)


def _build(lock: Path, made: Path, sources: list[Path], command: list[str], folder: Path) -> None:
    with lock.open("w", encoding="utf-8") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        latest = max(file.stat().st_mtime for file in sources if file.is_file())
        if made.exists() and made.stat().st_mtime > latest:
            return
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Server:
    """`monstrerie serve` as a process of its own."""

    def __init__(self, folder: Path, games: str = "") -> None:
        self.folder = folder
        self.games = games
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", _SERVE, str(self.port), str(self.folder)],
                cwd=ROOT,
                env={
                    **os.environ,
                    "MONSTRERIE_GAMES": self.games,
                    "MONSTRERIE_ADMIN_TOKEN": ADMIN_TOKEN,
                },
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        end = time.monotonic() + _SECONDS
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=2).close()
                return
            except OSError:
                assert self.process.poll() is None, (self.folder / "server.log").read_text()
                time.sleep(0.1)
        raise AssertionError("the server did not come up: " + (self.folder / "server.log").read_text())

    def kill(self) -> None:
        """Without warning, as when the power goes."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> None:
        """Politely, and for good."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
