/** The few curves all drawings are cut from. Light always falls from the upper left. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line (4 numbers), quadratic (6) or cubic (8) curve: x y of its points one after the other. */
export type Curve = readonly number[];

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = (p: Point): string => `${n(p.x)} ${n(p.y)}`;

/** The same curve with four points, whatever it had. */
function cubic(curve: Curve): [Point, Point, Point, Point] {
  const p = (i: number): Point => ({ x: curve[2 * i] ?? 0, y: curve[2 * i + 1] ?? 0 });
  const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
  if (curve.length <= 4) return [p(0), mix(p(0), p(1), 1 / 3), mix(p(0), p(1), 2 / 3), p(1)];
  if (curve.length <= 6) return [p(0), mix(p(0), p(1), 2 / 3), mix(p(2), p(1), 2 / 3), p(2)];
  return [p(0), p(1), p(2), p(3)];
}

export function pointOn(curve: Curve, t: number): Point {
  const [a, b, c, d] = cubic(curve);
  const u = 1 - t;
  const f = (k: "x" | "y"): number => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
  return { x: f("x"), y: f("y") };
}

/** Unit normal (to the left of the way). */
export function normalOn(curve: Curve, t: number): Point {
  const [a, b] = [pointOn(curve, Math.max(0, t - 0.01)), pointOn(curve, Math.min(1, t + 0.01))];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (b.y - a.y) / length, y: -(b.x - a.x) / length };
}

/**
 * A curve grown to a width that changes from start to end: limbs, necks, horns, tails, tentacles.
 * The sides are the curve with its control points pushed out, which is exact enough for gentle bends.
 */
export function taper(curve: Curve, from: number, to: number): string {
  const points = cubic(curve);
  const side = (sign: 1 | -1): Point[] =>
    points.map((p, i) => {
      const t = i / 3;
      const half = ((from + (to - from) * t) / 2) * sign;
      const nrm = normalOn(curve, t);
      return { x: p.x + nrm.x * half, y: p.y + nrm.y * half };
    });
  const [l, r] = [side(1), side(-1)];
  const [l0, l1, l2, l3, r0, r1, r2, r3] = [...l, ...r] as [Point, Point, Point, Point, Point, Point, Point, Point];
  const cap = (radius: number, p: Point): string => (radius > 0.5 ? `A${n(radius)} ${n(radius)} 0 0 1 ${at(p)}` : `L${at(p)}`);
  return `M${at(l0)}C${at(l1)} ${at(l2)} ${at(l3)}${cap(to / 2, r3)}C${at(r2)} ${at(r1)} ${at(r0)}${cap(from / 2, l0)}Z`;
}

/** Pointed teeth along a curve, to its left (height > 0) or right. */
export function teeth(curve: Curve, count: number, height: number, gap = 0.15): string {
  let d = "";
  for (let i = 0; i < count; i += 1) {
    const [a, b] = [pointOn(curve, (i + gap / 2) / count), pointOn(curve, (i + 1 - gap / 2) / count)];
    const nrm = normalOn(curve, (i + 0.5) / count);
    const m = pointOn(curve, (i + 0.5) / count);
    d += `M${at(a)}L${n(m.x + nrm.x * height)} ${n(m.y + nrm.y * height)}L${at(b)}Z`;
  }
  return d;
}

/** A fan with scalloped edge round the origin, opening upwards: fins, frills, collars, ruffs. */
export function fan(radius: number, spread: number, rays: number, bite = 0.16): { edge: string; rays: string } {
  const tip = (i: number, r: number): Point => {
    const angle = ((-90 - spread / 2 + (spread * i) / rays) * Math.PI) / 180;
    return { x: Math.cos(angle) * r, y: Math.sin(angle) * r };
  };
  let edge = `M0 0L${at(tip(0, radius))}`;
  let lines = "";
  for (let i = 1; i <= rays; i += 1) {
    edge += `Q${at(tip(i - 0.5, radius * (1 - bite)))} ${at(tip(i, radius))}`;
    if (i < rays) lines += `M${at(tip(i, radius * 0.25))}L${at(tip(i, radius * 0.86))}`;
  }
  return { edge: `${edge}Z`, rays: lines };
}

/** A star or burst round the origin. */
export function star(points: number, outer: number, inner: number): string {
  const step = Math.PI / points;
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 === 0 ? outer : inner;
    return at({ x: Math.sin(i * step) * r, y: -Math.cos(i * step) * r });
  });
  return `M${corners.join("L")}Z`;
}
