"""Action spaces that know what is legal, so that random play just works."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

Mask = NDArray[np.int8]


class LegalDiscrete(spaces.Discrete):
    """The game's action ids; sampled without a mask, it draws a legal one."""

    def __init__(self, actions: int, legal: Callable[[], Mask]) -> None:
        super().__init__(actions)
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A legal action, or one by the given mask or probabilities."""
        if mask is None and probability is None:
            mask = self._legal()
        return super().sample(mask=mask, probability=probability)

    def __reduce__(self) -> tuple[Any, ...]:
        # Other processes get the plain space: the table that knows what is legal stays here.
        return spaces.Discrete, (int(self.n),)


class Gesture(spaces.Dict):
    """A kind of move, and numbers from 0 to 1 that shape it; the mask is over the kinds alone."""

    def __init__(self, kinds: int, numbers: int, legal: Callable[[], Mask] | None = None) -> None:
        super().__init__(
            {
                "kind": spaces.Discrete(kinds),
                "numbers": spaces.Box(0.0, 1.0, (numbers,), np.float32),
            }
        )
        self._legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> dict[str, Any]:
        """A legal kind with any numbers."""
        if mask is None and probability is None and self._legal is not None:
            mask = self._legal()
        kind = self["kind"].sample(mask=mask, probability=probability)
        return {"kind": kind, "numbers": self["numbers"].sample()}

    def __reduce__(self) -> tuple[Any, ...]:
        shape = self["numbers"].shape
        assert shape is not None
        return Gesture, (int(self["kind"].n), shape[0])  # type: ignore[attr-defined]
