"""Draw the pictures that links to the games show, from the gallery of the page.

    python tools/link_pictures.py

writes `web/public/link-GAME.jpg`, 1200 x 630. Needs Chromium (CHROMIUM names it) and the page's packages.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

WEB: Final = Path(__file__).resolve().parents[1] / "web"
CHROMIUM: Final = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")
QUALITY: Final = 82


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
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1300, "height": 800}, reduced_motion="reduce")
        page.goto(f"{url}gallery.html?only=links&theme=light", wait_until="networkidle")
        for link in page.locator("[data-link]").all():
            file = WEB / "public" / f"link-{link.get_attribute('data-link')}.jpg"
            link.screenshot(path=file, type="jpeg", quality=QUALITY, animations="disabled")
        browser.close()


if __name__ == "__main__":
    main()
