"""A trained network: its file, and what it says about a decision. NumPy is all it needs."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..core.errors import BadSave, BadValue
from ..core.game import Game
from .layout import Coding, Layout, plain

Floats = NDArray[np.float32]
Arrays = dict[str, Floats]

FORMAT: Final = 1
ABOUT: Final = "about"
SCALE: Final = "coding.scale"
MARKS: Final = "coding.marks"
EPSILON: Final = 1e-5
LARGEST: Final = 64 << 20
"""Bytes of a file that is read at all."""


class About(msgspec.Struct, frozen=True):
    """What a network was made for, and its model card."""

    game: str
    actions: int
    fields: dict[str, dict[int, int]]
    """For each field, its size for each number of players."""
    meaning: str
    """Of the action ids and observations (`layout.meaning`)."""
    width: int
    blocks: int
    hash: str
    card: dict[str, Any] = {}
    format: int = FORMAT


class Opinion(NamedTuple):
    """What a network thinks of decisions, a row each."""

    logits: Floats
    """How much it likes each action, the illegal ones too."""
    chances: Floats
    """Each seat's chance to win, counted from the own seat."""
    lead: Floats
    """How far ahead of the others' mean the own seat will be, in the units of the training."""


class Entry(NamedTuple):
    """The first layer for one number of players, by the places of an observation."""

    weights: Floats
    bias: Floats
    cells: NDArray[np.int64]
    values: NDArray[np.int16]
    marks: Floats
    """The weights of the marks: of those values in those cells."""


class Network:
    """Weights that say how good actions look and who will win."""

    def __init__(self, about: About, arrays: Arrays, layout: Layout, coding: Coding) -> None:
        self.about = about
        self.layout = layout
        self.arrays = arrays
        self.coding = coding
        # Scaled once, so that the numbers of an observation can be used as they are.
        self._input: Floats = arrays["input.weight"][: layout.width] * coding.scale[:, None]
        self._tables: dict[int, Entry] = {}
        self._blocks = [
            tuple(arrays[f"blocks.{n}.{part}"] for part in BLOCK_PARTS) for n in range(about.blocks)
        ]
        self._policy = arrays["policy.weight"], arrays["policy.bias"]
        self._outlook = arrays["outlook.weight"], arrays["outlook.bias"]

    @property
    def proven(self) -> bool:
        """Whether its card shows that it alone wins its fair share against `hard`."""
        return any(trial["share"] * trial["players"] >= 1 for trial in self._trials("network"))

    @property
    def mastered(self) -> bool:
        """Whether its card shows that `master`, searching with it, wins more than its share from `hard`."""
        return any(trial["low"] * trial["players"] > 1 for trial in self._trials("master"))

    def _trials(self, bot: str) -> list[dict[str, Any]]:
        trials: list[dict[str, Any]] = self.about.card.get("strength", [])
        return [one for one in trials if one["against"] == "hard" and one.get("bot", "network") == bot]

    # --- what it says ---------------------------------------------------------------------------------------

    def features(self, observations: NDArray[np.uint8], players: int) -> Floats:
        """The last hidden layer, from which actions and chances are read."""
        entry = self._of(players)
        marked = observations[:, entry.cells] == entry.values
        if len(observations) == 1:
            # Most numbers of an observation are 0, and few marks hold.
            there = np.flatnonzero(observations[0])
            x = observations[:, there].astype(np.float32) @ entry.weights[there] + entry.bias
            x += entry.marks[marked[0]].sum(0)
        else:
            x = observations.astype(np.float32) @ entry.weights + entry.bias
            x += marked.astype(np.float32) @ entry.marks
        np.maximum(x, 0, out=x)
        for gain, shift, first, first_bias, second, second_bias in self._blocks:
            hidden = _normalised(x, gain, shift) @ first.T + first_bias
            np.maximum(hidden, 0, out=hidden)
            x = x + (hidden @ second.T + second_bias)
        return _normalised(x, self.arrays["norm.weight"], self.arrays["norm.bias"])

    def judge(self, observations: NDArray[np.uint8], players: int) -> Opinion:
        """An opinion on each observation of a table of so many."""
        features = self.features(observations, players)
        weights, bias = self._policy
        return Opinion(features @ weights.T + bias, *self._predict(features, players))

    def likes(self, observation: bytes, players: int, legal: list[int]) -> tuple[Floats, Floats]:
        """How likely it would choose each of the legal actions, and each seat's chance to win."""
        features = self.features(np.frombuffer(observation, np.uint8)[None], players)
        weights, bias = self._policy
        return _softmax(features[0] @ weights[legal].T + bias[legal]), self._predict(features, players)[0][0]

    def _predict(self, features: Floats, players: int) -> tuple[Floats, Floats]:
        weights, bias = self._outlook
        said = features @ weights.T + bias
        return _softmax(said[:, :players]), said[:, -1]

    def _of(self, players: int) -> Entry:
        """The first layer for the observations of a table of so many."""
        if players not in self._tables:
            layout, (cells, values) = self.layout, self.coding.marks.T
            places = np.full(layout.width, -1)
            places[layout.places[players]] = np.arange(len(layout.places[players]))
            seen = places[cells] >= 0
            self._tables[players] = Entry(
                self._input[layout.places[players]],
                self.arrays["input.bias"] + self._input[layout.count_cells[players]],
                places[cells][seen],
                values[seen],
                self.arrays["input.weight"][layout.width :][seen],
            )
        return self._tables[players]

    # --- its file -------------------------------------------------------------------------------------------

    def pack(self) -> bytes:
        """The file: arrays in half precision, and what they are."""
        file = io.BytesIO()
        about = np.frombuffer(msgspec.json.encode(self.about), np.uint8)
        kept = stored(self.arrays, self.layout, self.coding)
        np.savez_compressed(file, **{ABOUT: about}, **kept)  # type: ignore[arg-type]
        return file.getvalue()


BLOCK_PARTS: Final = (
    "norm.weight",
    "norm.bias",
    "first.weight",
    "first.bias",
    "second.weight",
    "second.bias",
)


def shapes(layout: Layout, coding: Coding, width: int, blocks: int) -> dict[str, tuple[int, ...]]:
    """The arrays of a network."""
    wide: dict[str, tuple[int, ...]] = {"input.weight": (coding.width, width), "input.bias": (width,)}
    for number in range(blocks):
        for part in BLOCK_PARTS:
            square = part in ("first.weight", "second.weight")
            wide[f"blocks.{number}.{part}"] = (width, width) if square else (width,)
    wide |= {"norm.weight": (width,), "norm.bias": (width,)}
    for name, rows in (("policy", layout.actions), ("outlook", layout.seats + 1)):
        wide |= {f"{name}.weight": (rows, width), f"{name}.bias": (rows,)}
    return wide


def stored(arrays: Arrays, layout: Layout, coding: Coding) -> dict[str, NDArray[Any]]:
    """What a file holds: weights in half precision, and the coding where it is not the plain one."""
    kept: dict[str, NDArray[Any]] = {name: array.astype(np.float16) for name, array in arrays.items()}
    if len(coding.marks) or not np.array_equal(coding.scale, layout.scale):
        kept |= {SCALE: coding.scale.astype(np.float16), MARKS: coding.marks}
    return kept


def checksum(kept: dict[str, NDArray[Any]]) -> str:
    """The hash of what a file holds, whatever file it is."""
    digest = hashlib.sha256()
    for name in sorted(kept):
        digest.update(name.encode())
        digest.update(kept[name].astype("<i2" if name == MARKS else "<f2").tobytes())
    return digest.hexdigest()


def made(
    game: Game,
    arrays: Arrays,
    width: int,
    blocks: int,
    meaning: str,
    card: dict[str, Any],
    coding: Coding | None = None,
) -> Network:
    """A network from its weights, as it will be read again: rounded to half precision."""
    layout = Layout(game)
    coding = coding or plain(layout)
    kept = stored(arrays, layout, coding)
    about = About(
        game.name, layout.actions, layout.fields, meaning, width, blocks, checksum(kept), json_ready(card)
    )
    rounded = {name: kept[name].astype(np.float32) for name in arrays}
    return Network(about, rounded, layout, coding)


def json_ready(card: dict[str, Any]) -> dict[str, Any]:
    """A card as it will be read again."""
    ready: dict[str, Any] = json.loads(json.dumps(card))
    return ready


def read(game: Game, source: Path | bytes) -> Network:
    """The network in a file, if it is whole and was made for this game as it is now."""
    where = "-" if isinstance(source, bytes) else str(source)
    try:
        content = source if isinstance(source, bytes) else source.read_bytes()
    except OSError as error:
        raise BadSave("error-network-read", file=where, problem=str(error.strerror)) from None
    layout = Layout(game)
    try:
        if len(content) > LARGEST:
            raise ValueError("too large")
        with np.load(io.BytesIO(content), allow_pickle=False) as file:
            about = msgspec.json.decode(file[ABOUT].tobytes(), type=About)
            known = {name: file[name] for name in file.files if name != ABOUT}
    except (ValueError, KeyError, OSError, EOFError, zipfile.BadZipFile, msgspec.MsgspecError):
        raise BadSave("error-network-broken", file=where) from None
    check_language(game, layout, about, where)
    coding = _coding(layout, known)
    if coding is None or not _fits(layout, coding, about, known):
        raise BadSave("error-network-broken", file=where)
    if checksum(known) != about.hash:
        raise BadSave("error-network-hash", file=where)
    arrays = {
        name: known[name].astype(np.float32) for name in shapes(layout, coding, about.width, about.blocks)
    }
    return Network(about, arrays, layout, coding)


def _coding(layout: Layout, known: dict[str, Any]) -> Coding | None:
    """The coding of a network, if it is one."""
    if SCALE not in known and MARKS not in known:
        return plain(layout)
    scale, marks = known.get(SCALE), known.get(MARKS)
    if scale is None or marks is None or scale.shape != (layout.width,) or scale.dtype != np.float16:
        return None
    if marks.dtype != np.int16 or marks.ndim != 2 or marks.shape[1] != 2 or not np.isfinite(scale).all():
        return None
    if (marks < 0).any() or (marks >= (layout.width, 256)).any():
        return None
    return Coding(scale.astype(np.float32), marks)


def _fits(layout: Layout, coding: Coding, about: About, known: dict[str, Any]) -> bool:
    """Whether the weights are those of such a network."""
    if about.format != FORMAT or not 0 < about.width <= 4096 or not 0 <= about.blocks <= 64:
        return False
    wanted = shapes(layout, coding, about.width, about.blocks)
    if known.keys() - {SCALE, MARKS} != wanted.keys():
        return False
    return all(
        known[name].shape == shape and known[name].dtype == np.float16 and np.isfinite(known[name]).all()
        for name, shape in wanted.items()
    )


def check_language(game: Game, layout: Layout, about: About, where: str = "-") -> None:
    """Refuse a network that was made for another game, or for other action ids or observations."""
    if about.game != game.name:
        raise BadValue("error-network-game", file=where, game=game.name, made=about.game[:40])
    if about.actions != layout.actions or about.fields != layout.fields:
        differing = sorted(
            name
            for name in {*about.fields, *layout.fields}
            if about.fields.get(name) != layout.fields.get(name)
        )
        raise BadValue(
            "error-network-language",
            file=where,
            game=game.name,
            made=about.actions,
            actions=layout.actions,
            fields=", ".join(differing[:8])[:200] or "-",
        )


def _normalised(x: Floats, gain: Floats, shift: Floats) -> Floats:
    """Each row with mean 0 and deviation 1, then stretched (layer norm)."""
    centred = x - x.mean(-1, keepdims=True)
    spread = np.sqrt(np.einsum("ij,ij->i", centred, centred)[:, None] / x.shape[-1] + EPSILON)
    result: Floats = centred / spread * gain + shift
    return result


def _softmax(logits: Floats) -> Floats:
    powers: Floats = np.exp(logits - logits.max(-1, keepdims=True))
    powers /= powers.sum(-1, keepdims=True)
    return powers
