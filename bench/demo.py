"""The demo in the browser: how long until the first move, what bots take, how much is sent.

python -m bench.demo [--no-start] [--no-bots]     (after `make demo`)

A new browser opens the demo. A stranger clicks Play now, gives a name and plays a move of Mighty Monsters.
Told are seconds of the clock, of the processor (all of the browser's processes together), and of its busiest
thread: nobody waits less than that. Then whole matches of bots on Pyodide in Node: the processor's time of a
move.
"""

from __future__ import annotations

import argparse
import functools
import gzip
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parents[1]
DEMO: Final = ROOT / "build" / "demo"
SITE: Final = ROOT / "build" / "demo-stage" / "site"
CHROMIUM: Final = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
PATIENCE: Final = 300_000


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


def main() -> None:
    """Measure, and print lines."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--no-start", action="store_true")
    options.add_argument("--no-bots", action="store_true")
    given = options.parse_args()
    if not (DEMO / "sw.js").exists():
        sys.exit("nothing to measure: run `make demo` first")
    sizes()
    if not given.no_start:
        start()
    if not given.no_bots:
        pyodide = ROOT / "web" / "node_modules" / "pyodide"
        subprocess.run(["node", "bench/demo_bots.mjs", str(pyodide), str(SITE)], cwd=ROOT, check=True)
    print("load", *(f"{load:.1f}" for load in os.getloadavg()))


def sizes() -> None:
    """Of what is kept, as it lies there and as a host that compresses sends it."""
    for name, where in (("page", "assets"), ("Python and server", "engine")):
        files = [file.read_bytes() for file in (DEMO / where).rglob("*") if file.is_file()]
        sent = sum(min(len(file), len(gzip.compress(file, 6))) for file in files)
        print(f"{name}: {sum(map(len, files)) / 1e6:.1f} MB, {sent / 1e6:.1f} MB compressed")


def start() -> None:
    """From nothing to a first move, and again with everything kept."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(DEMO)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(base_url=f"http://127.0.0.1:{server.server_port}")
        context.set_default_timeout(PATIENCE)
        context.add_init_script("localStorage.setItem('monstrerie.known', '[\"mighty-monsters\"]')")
        page = context.new_page()
        lap = stopwatch()
        page.goto("/")
        page.get_by_role("region").first.wait_for()
        lap("first visit: page")
        play(page, lap)
        page.goto("/")
        page.locator("[data-demo=ready]").wait_for()
        page.wait_for_function(
            "async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'"
        )
        lap = stopwatch()
        page.goto("/")
        page.get_by_role("region").first.wait_for()
        lap("later visit: page")
        play(page, lap)
        browser.close()
    server.shutdown()


def play(page: Page, lap: Callable[[str], None]) -> None:
    """Sit down and move."""
    page.locator("[data-game=mighty-monsters] button.primary").click()
    dialog = page.get_by_role("dialog")
    move = page.locator(".hand .card.playable, .faction.target").first
    dialog.or_(move).first.wait_for()
    if dialog.count():
        dialog.locator("input").first.fill("Ani")
        dialog.locator("button[type=submit]").click()
    move.wait_for()
    lap("  first decision")
    move.click()
    target = page.locator("[data-space][data-target]")
    if target.count():
        target.first.click()
    page.locator("[data-action=commit]").click()
    page.locator("[data-action=commit]").wait_for(state="hidden")
    lap("  first move played")


def stopwatch() -> Callable[[str], None]:
    """Prints a line with the seconds since now."""
    began, before = time.monotonic(), spent()

    def lap(name: str) -> None:
        grown = [seconds - before.get(thread, 0.0) for thread, seconds in spent().items()]
        clock = time.monotonic() - began
        processor = f"{sum(grown):.1f} s of the processor, {max(grown):.1f} s its busiest thread"
        print(f"{name}: {clock:.1f} s, {processor}", flush=True)

    return lap


def spent() -> dict[str, float]:
    """Seconds of the processor that each thread of the browser's took: of all processes under this one."""
    children: dict[int, list[Path]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has ended
            continue
        children.setdefault(parent, []).append(stat.parent)
    found: dict[str, float] = {}
    waiting = children.get(os.getpid(), [])
    while waiting:
        process = waiting.pop()
        waiting += children.get(int(process.name), [])
        for stat in process.glob("task/*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            found[f"{process.name}/{stat.parent.name}"] = seconds
    return found


if __name__ == "__main__":
    main()
