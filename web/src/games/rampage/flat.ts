/** Pieces seen straight from above, as outlines. */

import { extent } from "./geometry";
import { type CarnageView, homeOf, pieceKind, type Point, type Pose } from "./view";

/** A point of a piece, from its own middle, in the city. */
function turnedPoint(pose: Pose, x: number, y: number, z: number): [number, number, number] {
  const [px, py, pz, w, a, b, c] = pose;
  // v + 2q x (q x v + wv)
  const [cx, cy, cz] = [b * z - c * y + w * x, c * x - a * z + w * y, a * y - b * x + w * z];
  return [px + x + 2 * (b * cz - c * cy), py + y + 2 * (c * cx - a * cz), pz + z + 2 * (a * cy - b * cx)];
}

/** The rectangle that a piece covers, tilted or not. */
export function outlineOf(piece: string, pose: Pose, view: CarnageView): Point[] {
  const { sizes, ruins } = view.city;
  const kind = pieceKind(piece) as keyof typeof sizes;
  const [deep, broad, height] = sizes[kind] ?? [10, 10, 10];
  const box = kind === "floor" ? extent(ruins[homeOf(piece)] ?? [[0, 0]]) : null;
  const [length, width] = box ? [box.right - box.left, box.high - box.low] : [deep, broad];
  const corners: Point[] = [];
  for (const z of [0, height]) {
    for (const [x, y] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) {
      const [px, py] = turnedPoint(pose, (x * length) / 2, (y * width) / 2, z);
      corners.push([px, py]);
    }
  }
  return hull(corners);
}

function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (run: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const p of run) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 1e-9) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** For an SVG, whose y goes down. */
export function pathOf(outline: readonly Point[]): string {
  return `M${outline.map(([x, y]) => `${x.toFixed(1)} ${(-y).toFixed(1)}`).join("L")}Z`;
}
