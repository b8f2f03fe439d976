"""Refusals teach: the rule that forbids a move, and the reason as a sentence."""

from __future__ import annotations

from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is not allowed. `rule` is an id of the game's rule file; `key` and `data` make the sentence.

    `text` is the sentence in English; `monstrerie.say(refusal, "fr")` gives it in French.
    """

    rule: str
    key: str
    data: dict[str, Any] = {}

    @property
    def text(self) -> str:
        """The reason in English."""
        from .text import say

        return say(self, "en")
