/** Sets the city up on a canvas and keeps it in step with the room it has and the theme, until it is closed again. */

import { drawing } from "../webgl";
import type { CityScene } from "./scene";
import type { Setting } from "./setting";

export interface Opening {
  canvas: HTMLCanvasElement;
  /** What the picture fills. */
  room: HTMLElement;
  setting: () => Omit<Setting, "dark" | "plain">;
  ready: (scene: CityScene) => void;
  /** Nothing to draw with, or no longer. */
  failed: () => void;
}

/** What comes back closes it. */
export function openScene({ canvas, room, setting, ready, failed }: Opening): () => void {
  let made: CityScene | null = null;
  let gone = false;
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const isDark = (): boolean => (document.documentElement.dataset["theme"] ?? (dark.matches ? "dark" : "light")) === "dark";
  const recolour = (): void => made?.setDark(isDark());
  const size = new ResizeObserver(() => made?.resize(room.clientWidth, room.clientHeight));
  const theme = new MutationObserver(recolour);
  void (async () => {
    // The names printed on the board need the fonts of the page.
    const [{ CityScene: Made }] = await Promise.all([import("./scene"), document.fonts.load("800 20px Grenze"), document.fonts.load('700 20px "Atkinson Hyperlegible"')]);
    if (gone) return;
    try {
      made = new Made(canvas, { ...setting(), dark: isDark(), plain: drawing() === "software" });
    } catch {
      // No context to draw with: the flat map says what happened.
      failed();
      return;
    }
    made.onlost = failed;
    made.resize(room.clientWidth, room.clientHeight);
    size.observe(room);
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    dark.addEventListener("change", recolour);
    ready(made);
  })();
  return () => {
    gone = true;
    size.disconnect();
    theme.disconnect();
    dark.removeEventListener("change", recolour);
    made?.dispose();
  };
}
