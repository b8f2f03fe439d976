"""The version of Monstrerie, written into every saved match."""

from __future__ import annotations

from typing import Final

__version__: Final = "0.2.0"
