/** Where news can be shown without lying on anything that one may want to press. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEP = 8;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * The corner of a box of this size that lies on no obstacle: as low as can be, rather right than left. Where there is
 * no free place at all, the one that covers least.
 */
export function freePlace(
  size: { width: number; height: number },
  window: { width: number; height: number },
  obstacles: readonly Box[],
  margin: number,
): { left: number; top: number } {
  const [far, low] = [window.width - margin - size.width, window.height - margin - size.height];
  const columns = [...new Set([far, far / 2 + margin / 2, margin].map((left) => Math.max(margin, Math.round(left))))];
  let best = { left: Math.max(margin, far), top: Math.max(margin, low) };
  let least = Infinity;
  for (let top = Math.max(margin, low); top >= margin; top -= STEP) {
    for (const left of columns) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const covered = obstacles.reduce((sum, other) => sum + overlap(box, other), 0);
      if (covered < least) [best, least] = [{ left, top }, covered];
      if (covered === 0) return best;
    }
  }
  return best;
}

/** Everything in sight that can be pressed, except what is inside `own`. */
export function pressable(own: Element): Box[] {
  const found: Box[] = [];
  for (const one of document.querySelectorAll("button, a[href], input, select, textarea, summary, [role=button], [data-target]")) {
    if (own.contains(one) || !one.checkVisibility()) continue;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (right > left && bottom > top) found.push({ left, top, right, bottom });
  }
  return found;
}
