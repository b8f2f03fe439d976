"""`python -m monstrerie.envs GAME`: what a game's environments offer, every field of its observation too."""

from __future__ import annotations

import argparse
import sys

from ..core.errors import MonstrerieError
from ..core.simulated import Simulated
from .seats import REWARDS, setting


def main(arguments: list[str] | None = None) -> int:
    """Print the reference of one game."""
    parser = argparse.ArgumentParser(prog="python -m monstrerie.envs", description=__doc__)
    parser.add_argument("game", help="a game's name, as in mighty-monsters")
    parser.add_argument("--players", type=int, help="how many players; the fewest unless given")
    chosen = parser.parse_args(arguments)
    try:
        table = setting(chosen.game, chosen.players, REWARDS[0], {})
    except MonstrerieError as error:
        print(error, file=sys.stderr)
        return 2
    game = table.game
    print(f"{game.name}, {table.players} players")
    for name, option in game.options.items():
        print(f"  option {name}: {', '.join(str(value) for value in option.values)}; {option.default}")
    if isinstance(game, Simulated):
        print(f"  actions: {table.actions} kinds ({', '.join(kind.__name__ for kind in game.kinds)})")
        print(f"  and {len(game.numbers)} numbers from 0 to 1 ({', '.join(game.numbers)})")
    else:
        print(f"  actions: {table.actions} ids")
    print(f"  observation: {table.width} numbers")
    at = 0
    for field in table.fields:
        print(f"  {at:5} {field.size:5}  0..{field.high:<4} {field.name}: {field.about}")
        at += field.size
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # the reader (a pager, head) has gone
        sys.stderr.close()
        sys.exit(141)
