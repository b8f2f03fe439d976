"""Several threads may start matches at once in a new process: nothing is worked out twice at a time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from monstrerie.games import INCLUDED

ROOT = Path(__file__).parent.parent.parent
PROCESSES = 6
"""for each game; before boxes were made ahead, three of eight such processes died"""
# A process that crashes is told from one that merely fails: the latter prints why.
PROGRAM = """
import sys, threading
from monstrerie.games import game
found = game(sys.argv[1])
gate, made = threading.Barrier(6), []
def start():
    gate.wait()
    if found.name == "rampage":
        # Six threads that hardly ever get a turn take minutes to build a city: its measures will do.
        own = found.components({"city": {"board": {"thickness": 2.1}}})
        made.append(found.box(own).city)
    else:
        made.append(found.new(found.players.start, seed=1).to_act)
sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=start) for _ in range(6)]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert len(made) == 6 and len(set(made)) == 1, made
"""


@pytest.mark.parametrize("name", INCLUDED)
def test_six_threads_start_matches_at_once(name: str) -> None:
    for _ in range(PROCESSES):
        command = [sys.executable, "-c", PROGRAM, name]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, (done.returncode, done.stderr[-500:])
