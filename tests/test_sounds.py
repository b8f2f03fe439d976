"""The sounds of the page: equally loud, never cut off at the top, short, each of its own."""

from __future__ import annotations

import itertools
from typing import Final

import numpy as np
import pytest

from tools import sounds

FOUND: Final = sounds.unpacked(sounds.FILE.read_bytes())


def test_the_file_is_what_the_script_makes() -> None:
    """But for the last bit of a sample, which another processor may round otherwise."""
    was, now = sounds.FILE.read_bytes(), sounds.content()
    assert was.partition(b"\n")[0] == now.partition(b"\n")[0] and len(was) == len(now) <= sounds.MOST
    apart = np.frombuffer(was, np.uint8).astype(int) - np.frombuffer(now, np.uint8)
    assert np.max(np.abs(apart)) <= 1


@pytest.mark.parametrize("name", FOUND)
def test_each_sound_is_as_loud_as_the_others(name: str) -> None:
    sound = FOUND[name]
    assert abs(sounds.loudness(sound) - sounds.LOUD) < 1, "decibels from the others"
    assert 0.2 < np.max(np.abs(sound)) <= sounds.PEAK + 0.01
    # Cut off at the top would be many samples in a row that are all the loudest.
    top = np.abs(sound) > sounds.PEAK - 0.01
    assert max((len([*run]) for loud, run in itertools.groupby(top) if loud), default=0) < 6
    assert abs(float(np.mean(sound))) < 0.01
    assert 0.2 < len(sound) / sounds.RATE < 2
    assert np.max(np.abs(sound[-20:])) < 0.02, "it ends in silence"


def test_every_faction_growls_in_its_own_voice() -> None:
    """No two have the same colour: what lies in each third of an octave."""
    edges = 60 * 2 ** (np.arange(23) / 3)

    def colour(sound: sounds.Wave) -> sounds.Wave:
        power = np.abs(np.fft.rfft(sound)) ** 2
        found, _ = np.histogram(np.fft.rfftfreq(len(sound), 1 / sounds.RATE), edges, weights=power)
        made: sounds.Wave = np.sqrt(found / np.sum(found))
        return made

    growls = {name: colour(sound) for name, sound in FOUND.items() if name.startswith("growl")}
    assert len(growls) == 7
    for (one, first), (other, second) in itertools.combinations(growls.items(), 2):
        assert float(first @ second) < 0.97, f"{one} and {other} sound alike"
