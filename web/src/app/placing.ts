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

/**
 * The corner of a box of this size beside another one, in the window and on as little of the obstacles as can be:
 * rather right of it than left, rather below than above.
 */
export function besides(
  size: { width: number; height: number },
  window: { width: number; height: number },
  anchor: Box,
  obstacles: readonly Box[],
  gap: number,
): { left: number; top: number } {
  const within = (value: number, room: number): number => Math.max(gap, Math.min(value, room - gap));
  const across = within((anchor.left + anchor.right - size.width) / 2, window.width - size.width);
  const along = within((anchor.top + anchor.bottom - size.height) / 2, window.height - size.height);
  const corners = [
    { left: anchor.right + gap, top: along },
    { left: anchor.left - gap - size.width, top: along },
    { left: across, top: anchor.bottom + gap },
    { left: across, top: anchor.top - gap - size.height },
  ].map(({ left, top }) => ({ left: within(left, window.width - size.width), top: within(top, window.height - size.height) }));
  const covered = ({ left, top }: { left: number; top: number }): number => {
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    return [anchor, ...obstacles].reduce((sum, other) => sum + overlap(box, other), 0);
  };
  return corners.reduce((best, one) => (covered(one) < covered(best) ? one : best));
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
