"""The learning curve: the share of victories over the minutes, with its 95 % interval, as an SVG."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

WIDE: Final = 720
HIGH: Final = 400
LEFT: Final = 60
TOP: Final = 50
RIGHT: Final = 20
BOTTOM: Final = 50
STEPS: Final = (0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 240, 1e9)


class Point(msgspec.Struct, frozen=True):
    """How strong the network was at a moment."""

    minutes: float
    decisions: int
    share: float
    low: float
    high: float


def draw(curve: Sequence[Point], title: str, fair: float, minutes: str, fair_share: str) -> str:
    """The curve, with a line for the fair share; the last two are the words of the axis and of that line."""
    last = max(curve[-1].minutes, 0.1)
    most = max(0.5, math.ceil(10 * max(point.high for point in curve)) / 10)

    def x(at: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * at / last

    def y(part: float) -> float:
        return HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * part / most

    def path(points: Sequence[tuple[float, float]]) -> str:
        return " ".join(f"{x(at):.1f},{y(part):.1f}" for at, part in points)

    def text(left: float, top: float, words: str, anchor: str = "middle", ink: str = "#6b6275") -> str:
        place = f'x="{left:.1f}" y="{top:.1f}" font-size="12" text-anchor="{anchor}"'
        return f'<text {place} fill="{ink}">{words}</text>'

    band = [(point.minutes, point.high) for point in curve]
    band += [(point.minutes, point.low) for point in reversed(curve)]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fffdf8"/>',
        f'<text x="{LEFT}" y="28" font-size="16" fill="#2b2433">{title}</text>',
    ]
    for tenth in range(round(10 * most) + 1):
        at = y(tenth / 10)
        lines.append(f'<path d="M{LEFT} {at:.1f}H{WIDE - RIGHT}" stroke="#e4ddd0"/>')
        lines.append(text(LEFT - 8, at + 4, f"{10 * tenth} %", "end"))
    step = next(step for step in STEPS if last / step <= 10)
    for number in range(int(last / step + 1e-9) + 1):
        lines.append(text(x(number * step), HIGH - BOTTOM + 20, f"{number * step:g}"))
    lines += [
        text((WIDE + LEFT) / 2, HIGH - 10, minutes),
        f'<polygon points="{path(band)}" fill="#7b4fa3" opacity="0.18"/>',
        f'<path d="M{LEFT} {y(fair):.1f}H{WIDE - RIGHT}" stroke="#b5482e" stroke-dasharray="6 4"/>',
        text(WIDE - RIGHT, y(fair) - 6, fair_share, "end", "#b5482e"),
        f'<polyline points="{path([(point.minutes, point.share) for point in curve])}" fill="none"'
        ' stroke="#7b4fa3" stroke-width="2.5" stroke-linejoin="round"/>',
        "</svg>",
    ]
    return "\n".join(lines) + "\n"
