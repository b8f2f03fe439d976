"""Pictures of every screen in every size, theme and language, in build/gallery: `make gallery`.

With `--readme`: those of the README instead, and a short recording.
"""

from __future__ import annotations

import argparse
import base64
import html
import itertools
import struct
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Error, Page

import monstrerie

from .conftest import PATIENCE, browser_and_server
from .frame import listen, lying, ready, resize, settle
from .plans import PLANS, before_the_fights
from .positions import sit_down
from .screens import Screen, beginnings, boards, endings, learning, pages, stops
from .serving import ROOT, Server
from .visitor import Visitor

SIZES: Final = ("desktop", "tablet", "phone", "landscape")
TOUCHED: Final = {"phone", "landscape"}
LANGUAGES: Final = ("en", "fr")
THEMES: Final = ("light", "dark")
QUALITY: Final = 80
"""of a picture, in percent"""
SEVERAL: Final = 1
"""seconds for what a picture of the README shows to come to rest"""
RECORDED: Final = 26.0
"""seconds of a recording"""
README: Final = {
    "monsters": "mighty-monsters",
    "battle": "dungeon-lords",
    "errand": "dungeon-petz",
    "gestures": "rampage",
}
_HEAD: Final = """<!doctype html><meta charset="utf-8"><title>Gallery</title><style>
body { font: 15px sans-serif; margin: 1rem; background: #888 }
div { display: flex; flex-wrap: wrap; gap: 8px; align-items: start }
img { height: 26rem; display: block } figure { margin: 0; max-width: 42rem }
li { color: #900; background: #fff; overflow-wrap: anywhere }
</style>"""
_SHRUNK: Final = """async ([picture, width, quality, before]) => {
  const load = async data => {
    const image = new Image();
    image.src = data;
    await image.decode();
    const canvas = new OffscreenCanvas(width, Math.round(image.height * width / image.width));
    const context = canvas.getContext("2d", {alpha: false, willReadFrequently: true});
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context;
  };
  const [drawn, old] = [await load(picture), before && await load(before)];
  let [left, top, right, bottom] = [0, 0, drawn.canvas.width, drawn.canvas.height];
  if (old) {
    const points = one => new Uint32Array(one.getImageData(0, 0, right, bottom).data.buffer);
    const [now, was] = [points(drawn), points(old)];
    const [wide, high] = [right, bottom];
    [left, top, right, bottom] = [wide, high, 0, 0];
    now.forEach((one, at) => {
      if (one === was[at]) return;
      const [x, y] = [at % wide, Math.floor(at / wide)];
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
    });
    if (!right) return null;
    // A part of a moving picture begins at even numbers.
    [left, top] = [left - left % 2, top - top % 2];
  }
  const part = new OffscreenCanvas(right - left, bottom - top);
  part.getContext("2d", {alpha: false}).drawImage(drawn.canvas, -left, -top);
  const bytes = new Uint8Array(await (await part.convertToBlob({type: "image/webp", quality})).arrayBuffer());
  const letters = Array.from(bytes, one => String.fromCharCode(one)).join("");
  return {at: [left, top], size: [part.width, part.height], data: btoa(letters)};
}"""


def visitors(browser: Browser, server: Server, langs: Sequence[str]) -> dict[tuple[bool, str], Visitor]:
    """The same person with mouse and with thumbs, in each language."""
    found: dict[tuple[bool, str], Visitor] = {}
    cookies: list[Any] = []
    for touch, lang in itertools.product((False, True), langs):
        context = browser.new_context(base_url=server.url, has_touch=touch, is_mobile=touch)
        context.set_default_timeout(PATIENCE)
        settings = "{speed: 'instant', sound: false}"
        context.add_init_script(
            f"localStorage.setItem('monstrerie.lang', '{lang}');"
            f"localStorage.setItem('monstrerie.settings', JSON.stringify({settings}));"
            f"localStorage.setItem('monstrerie.known', JSON.stringify({[*monstrerie.games()]}))"
        )
        if not cookies:
            context.request.post("/api/session", data={"name": "Ani"})
            cookies = [*context.cookies()]
        context.add_cookies(cookies)
        found[touch, lang] = Visitor(context.new_page(), Path(), "Ani")
        listen(found[touch, lang])
    return found


def catalogue(me: Visitor, server: Server, only: str) -> Iterator[Screen]:
    """Every screen whose name begins so; a table is only played up to where somebody looks at it."""
    games = [*monstrerie.games()]

    def wanted(name: str) -> bool:
        return name.startswith(only) or (bool(only) and only.startswith(name))

    early = [*pages(games), *learning(games), *beginnings(me)]
    guided = (stops(game) for game in games if wanted(f"{game}/stop-"))
    middles = (boards(me, server, [name]) for name in PLANS if wanted(f"boards/{name}"))
    ends = (endings(me, server, [game]) for game in games if wanted(f"{game}/re"))
    yield from (one for one in itertools.chain(early, *guided, *middles, *ends) if one.name.startswith(only))


def take(
    screen: Screen, who: dict[tuple[bool, str], Visitor], asked: argparse.Namespace
) -> list[tuple[str, list[str]]]:
    """Pictures of one screen, and what lies wrong in each."""
    found = []
    for (touch, lang), me in who.items():
        wanted = [size for size in asked.sizes if (size in TOUCHED) == touch]
        for number, size in enumerate(wanted):
            resize(me, size)
            if not number:
                screen.go(me.page)
                settle(me.page)
                for step in screen.steps:
                    step(me.page)
            for theme in asked.themes:
                me.page.emulate_media(color_scheme=theme)
                settle(me.page)
                name = f"{screen.name}/{size}-{lang}-{theme}.jpg"
                (asked.out / name).parent.mkdir(parents=True, exist_ok=True)
                me.page.screenshot(
                    path=asked.out / name,
                    type="jpeg",
                    quality=QUALITY,
                    full_page=screen.whole,
                    timeout=60_000,
                )
                # Under a dialog everything is covered.
                bare = me.page.locator(".frame").count() and not me.page.locator("dialog[open]").count()
                wrong = lying(me.page) if bare else []
                if asked.axe:
                    wrong += [f"axe: {one}" for one in me.barriers()]
                found.append((name, wrong))
    return found


def gallery(browser: Browser, server: Server, asked: argparse.Namespace) -> None:
    """All pictures, and a page that shows them."""
    out: Path = asked.out
    out.mkdir(parents=True, exist_ok=True)
    who = visitors(browser, server, asked.langs)
    with (out / "index.html").open("w", encoding="utf-8") as index:
        index.write(_HEAD)
        for screen in catalogue(next(iter(who.values())), server, asked.only):
            try:
                shown = take(screen, who, asked)
            except (AssertionError, Error) as failure:
                # The others are worth looking at all the same.
                shown = []
                print(f"{screen.name}: {failure}")
                index.write(f"<h2>{screen.name}</h2><pre>{html.escape(str(failure))}</pre>")
            index.write(f"<h2>{screen.name}</h2><div>")
            for name, wrong in shown:
                lines = "".join(f"<li>{html.escape(one)}</li>" for one in wrong)
                index.write(f"<figure><img loading=lazy src='{name}'>{name}<ul>{lines}</ul></figure>")
                for one in wrong:
                    print(f"{name}: {one}")
            index.write("</div>")
            index.flush()
            print(screen.name, len(shown), flush=True)


def shrunk(page: Page, picture: bytes, width: int, quality: float, before: bytes | None = None) -> Any:
    """A picture as WebP; with one before it, only the part in which they differ, or None."""
    data = [
        f"data:image/png;base64,{base64.b64encode(one).decode()}" if one else None
        for one in (picture, before)
    ]
    return page.evaluate(_SHRUNK, [data[0], width, quality, data[1]])


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a RIFF file."""
    return kind + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def drawn(webp: bytes) -> bytes:
    """The part of a WebP file that holds its picture."""
    at = 12
    while webp[at : at + 4] != b"VP8 ":
        at += 8 + int.from_bytes(webp[at + 4 : at + 8], "little")
    return webp[at:]


def moving(frames: Sequence[tuple[Any, int]], size: tuple[int, int]) -> bytes:
    """Pictures, each with its milliseconds, as one WebP that plays without end."""

    def three(*numbers: int) -> bytes:
        return b"".join(number.to_bytes(3, "little") for number in numbers)

    parts = [chunk(b"VP8X", bytes([2, 0, 0, 0]) + three(size[0] - 1, size[1] - 1)), chunk(b"ANIM", bytes(6))]
    for shown, pause in frames:
        (left, top), (width, height) = shown["at"], shown["size"]
        # Without blending, and left as it is.
        head = three(left // 2, top // 2, width - 1, height - 1, pause) + bytes([2])
        parts.append(chunk(b"ANMF", head + drawn(base64.b64decode(shown["data"]))))
    return chunk(b"RIFF", b"WEBP" + b"".join(parts))


def record(me: Visitor, server: Server, page: Page, width: int = 720) -> bytes:
    """The last move of a round and the fights it leads to."""
    sit_down(me, server.url, before_the_fights())
    ready(me, ".hand .card.playable")
    settle(me.page)
    taken: list[tuple[bytes, float]] = []
    start = time.monotonic()
    shots = iter((3.0, 4.5, 6.0))
    at = next(shots)
    acts = [".hand .card.playable", "[data-space][data-target]", "[data-action=commit]"]
    while (now := time.monotonic() - start) < RECORDED:
        if acts and now > at:
            me.page.locator(acts.pop(0)).first.click()
            at = next(shots, RECORDED)
        taken.append((me.page.screenshot(timeout=60_000), now))
    frames: list[tuple[Any, int]] = []
    before = None
    for (picture, now), (_, then) in itertools.pairwise(taken):
        pause = round(1000 * (then - now))
        part = shrunk(page, picture, width, 0.6, before)
        if part:
            frames.append((part, pause))
            before = picture
        else:
            frames[-1] = (frames[-1][0], frames[-1][1] + pause)
    return moving(frames, tuple(frames[0][0]["size"]))


def readme(browser: Browser, server: Server, out: Path) -> None:
    """The pictures of the README."""
    me = visitors(browser, server, ["en"])[False, "en"]
    page = browser.new_page()
    resize(me, "desktop")
    me.page.emulate_media(color_scheme="light")
    for name, game in README.items():
        screen = next(one for one in boards(me, server, [name]) if one.steps)
        screen.go(me.page)
        settle(me.page)
        for step in screen.steps[: 1 if game == "rampage" else None]:
            step(me.page)
        me.page.mouse.move(2, 2)
        settle(me.page)
        me.page.wait_for_timeout(1000 * SEVERAL)
        picture = shrunk(page, me.page.screenshot(timeout=60_000), 1200, 0.85)
        (out / f"{game}.webp").write_bytes(base64.b64decode(picture["data"]))
    me.page.add_init_script(
        "localStorage.setItem('monstrerie.settings', JSON.stringify({speed: 'normal', sound: false}))"
    )
    (out / "match.webp").write_bytes(record(me, server, page))


def main() -> None:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="make gallery", description=__doc__)
    parser.add_argument("--only", default="", help="screens whose name begins so")
    for name, all_of in (("sizes", SIZES), ("langs", LANGUAGES), ("themes", THEMES)):
        parser.add_argument(f"--{name}", nargs="+", choices=all_of, default=all_of)
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "gallery")
    parser.add_argument("--axe", action="store_true", help="look for barriers, too")
    parser.add_argument("--readme", action="store_true", help="the pictures of the README, into docs/images")
    asked = parser.parse_args()
    with browser_and_server() as (browser, server):
        if asked.readme:
            readme(browser, server, ROOT / "docs" / "images")
        else:
            gallery(browser, server, asked)


if __name__ == "__main__":
    main()
