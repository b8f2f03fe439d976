"""Draw, from the page's gallery, the pictures that links to the games show, and the parts of those of tables.

    python -m tools.link_pictures

writes `web/public/link-GAME.png`, 1200 x 630 each, and `web/public/link-parts.bin`: faces and letters, from
which the server puts together what a link to a table shows (`monstrerie/server/paint.py`). All of them share
the first colours of their palettes, so that parts can be laid into any. Needs Chromium (CHROMIUM names it),
numpy and the page's packages.
"""

from __future__ import annotations

import base64
import os
import re
import subprocess
from pathlib import Path
from typing import Any, Final

import numpy as np
from playwright.sync_api import Locator, Page, sync_playwright

from monstrerie.server.paint import INK, Part, Picture, write_parts

WEB: Final = Path(__file__).resolve().parents[1] / "web"
CHROMIUM: Final = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
SHADES: Final = INK + 1
"""from paper to ink"""
SHARED: Final = 100
"""colours of the palette that faces have, after the shades"""
ALL: Final = 256
_PLAIN: Final = "'Atkinson Hyperlegible'"
ALPHABETS: Final = {
    "head": ("800 56px Grenze", 66),
    "small": (f"700 27px {_PLAIN}", 36),
    "tiny": (f"700 20px {_PLAIN}", 36),
}
"""how each is set, and how high its lines are"""
LETTERS: Final = [chr(code) for code in (*range(0x20, 0x7F), *range(0xA1, 0x100))] + [*"Œœ–—‘’‚“”„…•−"]
"""what the page's own fonts have"""
Colours = np.ndarray[Any, np.dtype[np.float64]]
Dots = np.ndarray[Any, np.dtype[np.uint8]]
_PIXELS: Final = """async data => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const bytes = context.getImageData(0, 0, image.width, image.height).data;
  const texts = [];
  for (let at = 0; at < bytes.length; at += 30000)
    texts.push(String.fromCharCode(...bytes.subarray(at, at + 30000)));
  return [image.width, image.height, btoa(texts.join(""))];
}"""
_LETTERS: Final = """async ([font, height, letters, shades]) => {
  await document.fonts.load(font, letters.join(""));
  return letters.flatMap(letter => {
    const measure = new OffscreenCanvas(1, 1).getContext("2d");
    measure.font = font;
    const width = Math.round(measure.measureText(letter).width);
    if (!width) return [];
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    context.fillStyle = "#000";
    context.font = font;
    context.fillText(letter, 0, Math.round(height * 0.76));
    const bytes = context.getImageData(0, 0, width, height).data;
    const shade = at => Math.round((1 - bytes[4 * at] / 255) * (shades - 1));
    const dots = Array.from({length: width * height}, (_, at) => shade(at));
    return [[letter, width, height, dots]];
  });
}"""


def main() -> None:
    """Draw them all."""
    with subprocess.Popen(
        ["node_modules/.bin/vite", "--port", "0"], cwd=WEB, stdout=subprocess.PIPE, text=True
    ) as vite:
        try:
            assert vite.stdout is not None
            said = (re.sub(r"\x1b\[[\d;]*m", "", line) for line in vite.stdout)
            _draw(next(found[0] for line in said if (found := re.search(r"http://\S+", line))))
        finally:
            vite.terminate()


def _draw(url: str) -> None:
    public = WEB / "public"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1300, "height": 800}, reduced_motion="reduce")
        page.goto(f"{url}gallery.html?only=links&theme=light", wait_until="networkidle")
        faces = {name: _pixels(page, one) for name, one in _named(page, "face")}
        paper, ink = (_colour(page, name) for name in ("--panel", "--ink"))
        steps = np.linspace(0, 1, SHADES)[:, None]
        shades = np.round(paper * (1 - steps) + ink * steps)
        shared = np.concatenate([shades, _chosen(np.concatenate([*faces.values()]), SHARED)])
        parts = [
            ("face", name, Part(seen.shape[1], seen.shape[0], _nearest(seen, shared).tobytes()))
            for name, seen in faces.items()
        ]
        for kind, (font, height) in ALPHABETS.items():
            for letter, width, high, dots in page.evaluate(_LETTERS, [font, height, LETTERS, SHADES]):
                parts.append((kind, letter, Part(width, high, bytes(dots))))
        (public / "link-parts.bin").write_bytes(write_parts(parts))
        for game, one in _named(page, "link"):
            seen = _pixels(page, one)
            palette = np.concatenate([shared, _chosen(seen, ALL - len(shared))])
            dots = _nearest(seen, palette)
            rows = np.concatenate([np.zeros((len(dots), 1), np.uint8), dots], axis=1)
            colours = palette.astype(np.uint8).tobytes()
            picture = Picture(dots.shape[1], dots.shape[0], colours, bytearray(rows.tobytes()))
            (public / f"link-{game}.png").write_bytes(picture.write(9))
        browser.close()


def _named(page: Page, kind: str) -> list[tuple[str, Locator]]:
    return [(one.get_attribute(f"data-{kind}") or "", one) for one in page.locator(f"[data-{kind}]").all()]


def _pixels(page: Page, one: Locator) -> Colours:
    """What an element looks like: rows of red, green and blue."""
    shot = one.screenshot(animations="disabled")
    width, height, text = page.evaluate(_PIXELS, base64.b64encode(shot).decode())
    seen = np.frombuffer(base64.b64decode(text), np.uint8).reshape(height, width, 4)
    made: Colours = seen[:, :, :3].astype(float)
    return made


def _colour(page: Page, name: str) -> Colours:
    """A colour of the theme."""
    said = page.evaluate(
        """name => {
          const one = document.querySelector("main").appendChild(document.createElement("i"));
          one.style.color = `var(${name})`;
          return getComputedStyle(one).color.match(/\\d+/g).slice(0, 3).map(Number);
        }""",
        name,
    )
    return np.array(said, float)


def _chosen(seen: Colours, count: int) -> Colours:
    """So many colours that come near all that is seen, the frequent ones nearest."""
    flat = seen.reshape(-1, 3)
    bins, often = np.unique((flat // 4).astype(int), axis=0, return_counts=True)
    points = bins * 4.0 + 2
    weights = np.sqrt(often)
    start = np.random.default_rng(1).choice(len(points), count, replace=False, p=weights / weights.sum())
    centres = points[start]
    for _ in range(20):
        near = _indices(points, centres)
        for one in range(count):
            mine = near == one
            if mine.any():
                centres[one] = np.average(points[mine], axis=0, weights=weights[mine])
    chosen: Colours = np.round(centres)
    return chosen


def _indices(points: Colours, palette: Colours) -> np.ndarray[Any, np.dtype[np.intp]]:
    found = [
        np.argmin(((part[:, None, :] - palette[None]) ** 2).sum(axis=2), axis=1)
        for part in np.array_split(points, max(1, len(points) // 4000))
    ]
    return np.concatenate(found)


def _nearest(seen: Colours, palette: Colours) -> Dots:
    """The picture in these colours."""
    colours, which = np.unique(seen.reshape(-1, 3), axis=0, return_inverse=True)
    near = _indices(colours, palette).astype(np.uint8)
    dots: Dots = near[which.reshape(-1)].reshape(seen.shape[:2])
    return dots


if __name__ == "__main__":
    main()
