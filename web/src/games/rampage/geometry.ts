/** Plane geometry of the board, for drawing and pointing; what is allowed is the server's affair. */

import type { Point } from "./view";

const NOWHERE: Point = [0, 0];

export function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i] ?? NOWHERE, outline[j] ?? NOWHERE];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

/** How far a point is from the nearest edge. */
export function margin(outline: readonly Point[], [x, y]: Point): number {
  let least = Infinity;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[j] ?? NOWHERE, outline[i] ?? NOWHERE];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const along = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy));
  }
  return least;
}

export function extent(outline: readonly Point[]): { left: number; right: number; low: number; high: number } {
  const [xs, ys] = [outline.map((point) => point[0]), outline.map((point) => point[1])];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** Where a name has the most room. */
export function roomiest(outline: readonly Point[]): Point {
  const { left, right, low, high } = extent(outline);
  const step = Math.max(right - left, high - low) / 40;
  let best: Point = [(left + right) / 2, (low + high) / 2];
  let most = -1;
  for (let x = left; x <= right; x += step) {
    for (let y = low; y <= high; y += step) {
      if (!inside(outline, [x, y])) continue;
      const room = margin(outline, [x, y]);
      if (room > most) [best, most] = [[x, y], room];
    }
  }
  return best;
}

/** The zone that a point lies in; of a point outside all of them, none. */
export function zoneAt(zones: Readonly<Record<string, readonly Point[]>>, point: Point): string | null {
  return Object.keys(zones).find((name) => inside(zones[name] ?? [], point)) ?? null;
}

/** Degrees from one point to another, 0 to 360, counter-clockwise from +x. */
export function degrees(from: Point, to: Point): number {
  return wrap((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
}
export function wrap(angle: number): number {
  return ((angle % 360) + 360) % 360;
}
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
/** Which way a turned piece looks, in degrees. */
export function yawOf(pose: readonly [number, number, number, number, number, number, number]): number {
  const [, , , w, x, y, z] = pose;
  return wrap((Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)) * 180) / Math.PI);
}
