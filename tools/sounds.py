"""Make the sounds of the page: layered noise, resonances and bursts, no recordings.

    python tools/sounds.py [--wav FOLDER]

writes `web/src/app/sounds.bin`: a line of JSON, name to length in samples, then the samples one sound after
another, mono, 22,050 a second, each a byte of mu-law (`web/src/app/sound.ts` reads it). With `--wav` each
sound is written as a file to listen to, too. Needs numpy alone; the same numbers each time.
"""

from __future__ import annotations

import argparse
import json
import wave
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

RATE: Final = 22_050
FILE: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "app" / "sounds.bin"
MOST: Final = 400_000
"""bytes: what all sounds together may weigh"""
LOUD: Final = -13.0
"""decibels: how loud every sound is (`loudness`)"""
PEAK: Final = 0.95
"""what no sample passes"""
_MU: Final = 255.0
Wave = np.ndarray[Any, np.dtype[np.float64]]


def _time(seconds: float) -> Wave:
    return np.arange(int(seconds * RATE)) / RATE


def _noise(seconds: float, seed: int) -> Wave:
    return np.random.default_rng(seed).uniform(-1.0, 1.0, int(seconds * RATE))


def _band(sound: Wave, low: float, high: float) -> Wave:
    """Only what lies between two frequencies, with soft edges."""
    spectrum = np.fft.rfft(sound)
    pitch = np.fft.rfftfreq(len(sound), 1 / RATE)
    gate: Wave = 1 / (1 + (low / np.maximum(pitch, 1e-9)) ** 4) / (1 + (pitch / high) ** 4)
    made: Wave = np.fft.irfft(spectrum * gate, len(sound))
    made /= np.max(np.abs(made)) + 1e-9
    return made


def _decay(seconds: float, length: float, attack: float = 0.002) -> Wave:
    at = _time(seconds)
    shape: Wave = np.minimum(1.0, at / attack) * np.exp(-at / length)
    return shape


def _rung(seconds: float, modes: Sequence[tuple[float, float, float]]) -> Wave:
    """Something struck: its modes as (frequency, loudness, seconds until it is a third as loud)."""
    at = _time(seconds)
    made: Wave = np.zeros_like(at)
    for pitch, loud, length in modes:
        made += loud * np.sin(2 * np.pi * pitch * at) * np.exp(-at / length)
    struck: Wave = made * np.minimum(1.0, at / 0.001)
    return struck


def _late(sound: Wave, after: float, seconds: float) -> Wave:
    """The sound, begun later, in a stretch of so many seconds."""
    made: Wave = np.zeros(int(seconds * RATE))
    first = int(after * RATE)
    kept = sound[: max(0, len(made) - first)]
    made[first : first + len(kept)] = kept
    return made


def coin() -> Wave:
    """Two coins that fall on each other."""

    def one(pitch: float, seed: int) -> Wave:
        modes = [(pitch, 1.0, 0.13), (pitch * 1.51, 0.7, 0.09), (pitch * 2.31, 0.45, 0.05)]
        return _rung(0.45, modes) + 0.5 * _band(_noise(0.45, seed), 5000, 9000) * _decay(0.45, 0.006)

    return one(3150, 1) + 0.7 * _late(one(3720, 2), 0.07, 0.45) + 0.4 * _late(one(3350, 3), 0.15, 0.45)


def card() -> Wave:
    """A card slapped on the table."""
    slide = _band(_noise(0.26, 4), 1500, 7000) * np.minimum(1, _time(0.26) / 0.06) * (_time(0.26) < 0.07)
    slap = _band(_noise(0.19, 5), 300, 5000) * _decay(0.19, 0.018) + 0.6 * _rung(0.19, [(170, 1, 0.04)])
    return 0.25 * slide + _late(slap, 0.07, 0.26)


def tile() -> Wave:
    """Wood on wood."""
    modes = [(410, 1.0, 0.045), (905, 0.6, 0.03), (1630, 0.35, 0.018), (160, 0.6, 0.05)]
    return _rung(0.3, modes) + 0.6 * _band(_noise(0.3, 6), 800, 5000) * _decay(0.3, 0.008)


def dig() -> Wave:
    """A spade into the ground, and the earth that falls off it."""
    bite = _band(_noise(0.6, 7), 200, 2600) * _decay(0.6, 0.07, 0.02)
    ring = 0.25 * _rung(0.6, [(1250, 1, 0.05), (2870, 0.5, 0.03)])
    grains = _band(_noise(0.6, 8), 700, 4500) * (_noise(0.6, 9) > 0.96) * _decay(0.6, 0.2, 0.2)
    return bite + ring + 1.4 * grains


def trap() -> Wave:
    """A spring let go, and iron jaws."""
    at = _time(0.6)
    spring = np.sin(2 * np.pi * (420 * at + 60 * np.sin(2 * np.pi * 23 * at) / 23)) * _decay(0.6, 0.12)
    modes = [(760, 1, 0.1), (1340, 0.8, 0.08), (2210, 0.6, 0.06), (3460, 0.4, 0.03)]
    jaws = _rung(0.5, modes) + _band(_noise(0.5, 10), 1200, 8000) * _decay(0.5, 0.014)
    return 0.4 * spring + _late(jaws, 0.1, 0.6)


def chew() -> Wave:
    """Three bites."""
    made: Wave = np.zeros(int(0.75 * RATE))
    for bite in range(3):
        crunch = _band(_noise(0.2, 11 + bite), 350, 3800) * _decay(0.2, 0.035, 0.008)
        crunch *= 0.4 + 0.6 * (_noise(0.2, 21 + bite) > 0.2)
        made += _late(crunch + 0.5 * _rung(0.2, [(120, 1, 0.04)]), 0.24 * bite, 0.75)
    return made


def crumble() -> Wave:
    """A floor gives way, and rubble after it."""
    seconds = 1.3
    boom = _band(_noise(seconds, 31), 40, 260) * _decay(seconds, 0.22, 0.01)
    rubble: Wave = np.zeros(int(seconds * RATE))
    chance = np.random.default_rng(32)
    for _ in range(46):
        at = float(chance.uniform(0.0, 0.9)) ** 1.4
        pitch = float(chance.uniform(180, 1500))
        knock = _rung(0.12, [(pitch, 1, 0.016), (pitch * 1.7, 0.5, 0.01)])
        rubble += _late(float(chance.uniform(0.2, 1)) * (1.1 - at) * knock, at, seconds)
    return 1.2 * boom + 0.5 * rubble + 0.25 * _band(_noise(seconds, 33), 600, 3000) * _decay(seconds, 0.3)


def wind() -> Wave:
    """One breath of big lungs."""
    seconds = 1.3
    at = _time(seconds)
    swell = np.sin(np.pi * np.minimum(1, at / seconds)) ** 1.5
    return (
        _band(_noise(seconds, 41), 250, 1100) + 0.5 * _band(_noise(seconds, 42), 900, 3500) * swell
    ) * swell


def turn() -> Wave:
    """Two soft knocks on a hollow wood: one's turn."""

    def one(pitch: float) -> Wave:
        return _rung(0.55, [(pitch, 1, 0.12), (pitch * 2.76, 0.25, 0.05), (pitch * 5.4, 0.1, 0.02)])

    return one(523) + _late(one(698), 0.13, 0.55)


def fanfare() -> Wave:
    """Four notes of three small horns."""
    seconds = 1.9
    made: Wave = np.zeros(int(seconds * RATE))
    for start, length, chord in (
        (0.0, 0.16, (392, 494)),
        (0.18, 0.16, (392, 494)),
        (0.36, 0.3, (523, 659)),
        (0.7, 1.1, (587, 784)),
    ):
        at = _time(length)
        swell = np.minimum(1, at / 0.03) * np.minimum(1, (length - at) / 0.09)
        for pitch in chord:
            shake = 1 + 0.004 * np.sin(2 * np.pi * 5.5 * at) * np.minimum(1, at / 0.3)
            phase = 2 * np.pi * pitch * np.cumsum(shake) / RATE
            horn = sum(np.sin(n * phase) * (0.9**n) / n for n in range(1, 9))
            made += _late(horn * swell, start, seconds)
    return made


def growl(pitch: float, rough: float, low: float, high: float, seed: int, seconds: float = 0.85) -> Wave:
    """A throat: a rough low voice through the hollows of a mouth that opens and closes."""
    at = _time(seconds)
    bend = (
        pitch * (1 + 0.25 * np.sin(np.pi * at / seconds)) * (1 + 0.05 * _band(_noise(seconds, seed), 1, 14))
    )
    phase = 2 * np.pi * np.cumsum(bend) / RATE
    voice = (
        np.sign(np.sin(phase)) * 0.4 + np.sin(phase) + 0.7 * np.sin(2 * phase + 0.4) + 0.5 * np.sin(3 * phase)
    )
    flutter = 1 - rough * (
        0.5 + 0.5 * np.sin(2 * np.pi * 27 * at + 3 * _band(_noise(seconds, seed + 1), 2, 12))
    )
    breath = _band(_noise(seconds, seed + 2), low * 2, high * 2.5)
    swell = np.sin(np.pi * np.minimum(1, at / seconds)) ** 0.7
    return (_band(voice * flutter, low, high) + 0.35 * rough * breath) * swell


SOUNDS: Final[dict[str, Wave]] = {
    "coin": coin(),
    "card": card(),
    "tile": tile(),
    "dig": dig(),
    "trap": trap(),
    "chew": chew(),
    "crumble": crumble(),
    "wind": wind(),
    "turn": turn(),
    "fanfare": fanfare(),
    "growl": growl(82, 0.6, 90, 900, 50),
    "growl-trolls": growl(58, 0.5, 60, 520, 60),
    "growl-dragons": growl(74, 0.85, 120, 1800, 70, 1.0),
    "growl-insectoids": growl(190, 0.95, 900, 4200, 80, 0.6),
    "growl-undead": growl(105, 0.35, 260, 1000, 90, 1.0),
    "growl-aquatic": growl(92, 0.9, 150, 620, 100, 0.7),
    "growl-demons": growl(128, 0.7, 200, 2300, 110, 0.8),
}


def loudness(sound: Wave) -> float:
    """How loud the loudest fifth of a second is, in decibels below full; bass counts less, as for ears."""
    spectrum = np.fft.rfft(sound, 2 * len(sound))
    pitch = np.maximum(np.fft.rfftfreq(2 * len(sound), 1 / RATE), 1e-9)
    heard = np.sqrt(1 / (1 + (90 / pitch) ** 4)) * (1 + 0.58 / (1 + (1500 / pitch) ** 2))
    power = np.fft.irfft(spectrum * heard)[: len(sound)] ** 2
    window = int(0.2 * RATE)
    summed = np.cumsum(np.concatenate([np.zeros(1), power, np.zeros(window)]))
    return float(10 * np.log10(np.max(summed[window:] - summed[:-window]) / window))


def levelled(sound: Wave) -> Wave:
    """As loud as the others (a short one may be rounded off for it), and silent at its end."""
    low, high = 0.0, 10.0
    for _ in range(30):
        gain = (low + high) / 2
        made: Wave = PEAK * np.tanh(gain * sound / np.max(np.abs(sound)) / PEAK)
        low, high = (gain, high) if loudness(made) < LOUD else (low, gain)
    made -= np.mean(made)
    fade = min(len(made), int(0.02 * RATE))
    made[-fade:] *= np.linspace(1, 0, fade)
    return made


def packed(sound: Wave) -> bytes:
    """A byte for each sample, finer where it is quiet (mu-law)."""
    small = np.sign(sound) * np.log1p(_MU * np.abs(sound)) / np.log1p(_MU)
    return bytes(np.round((small + 1) * 127.5).astype(np.uint8))


def unpacked(content: bytes) -> dict[str, Wave]:
    """The sounds of a file of the page."""
    head, _, samples = content.partition(b"\n")
    found: dict[str, Wave] = {}
    for name, length in json.loads(head).items():
        small = np.frombuffer(samples[:length], np.uint8) / 127.5 - 1
        found[name] = np.sign(small) * np.expm1(np.abs(small) * np.log1p(_MU)) / _MU
        samples = samples[length:]
    return found


def content() -> bytes:
    """The file of the page."""
    made = {name: levelled(sound) for name, sound in SOUNDS.items()}
    head = json.dumps({name: len(sound) for name, sound in made.items()}, separators=(",", ":"))
    return head.encode() + b"\n" + b"".join(packed(sound) for sound in made.values())


def main() -> None:
    """Write the file of the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--wav", type=Path, help="a folder for files to listen to")
    arguments = parser.parse_args()
    made = content()
    assert len(made) <= MOST, f"{len(made)} bytes"
    FILE.write_bytes(made)
    for name, sound in unpacked(made).items() if arguments.wav else ():
        arguments.wav.mkdir(parents=True, exist_ok=True)
        with wave.open(str(arguments.wav / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((sound * 32767).astype("<i2").tobytes())
    print(f"{FILE.name}: {len(SOUNDS)} sounds, {len(made):,} bytes")


if __name__ == "__main__":
    main()
