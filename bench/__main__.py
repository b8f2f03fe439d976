"""`python -m bench`: the figures of the README, one after the other."""

from __future__ import annotations

from . import speed

if __name__ == "__main__":
    speed.main()
