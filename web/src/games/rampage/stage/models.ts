/** Toys of wood, built from simple solids and painted by vertex, so that each is one mesh. Origin: middle of the base. */

import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  CapsuleGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Matrix4,
  Path,
  Quaternion,
  Shape,
  SphereGeometry,
  TorusGeometry,
  Vector3,
} from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { seatOf, type Shape as Mark } from "@/theme/seats";
import type { Colour } from "../view";
import { CREAM, INK, MEEPLES, VEHICLES } from "./palette";

type V3 = readonly [number, number, number];

interface Where {
  at?: V3;
  /** Turns about x, y, z in degrees, in this order. */
  turn?: V3;
  size?: V3;
}

const AXES = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)] as const;

/** A painted, placed copy without index: what merging wants. */
function part(geometry: BufferGeometry, colour: string, { at = [0, 0, 0], turn = [0, 0, 0], size = [1, 1, 1] }: Where = {}): BufferGeometry {
  const plain = geometry.index ? geometry.toNonIndexed() : geometry.clone();
  const spin = new Quaternion();
  for (const [i, axis] of AXES.entries()) {
    spin.premultiply(new Quaternion().setFromAxisAngle(axis, ((turn[i] ?? 0) * Math.PI) / 180));
  }
  plain.applyMatrix4(new Matrix4().compose(new Vector3(...at), spin, new Vector3(...size)));
  const paint = new Color(colour);
  const count = plain.getAttribute("position").count;
  const colours = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) paint.toArray(colours, 3 * i);
  plain.setAttribute("color", new BufferAttribute(colours, 3));
  geometry.dispose();
  return plain;
}

function join(parts: BufferGeometry[]): BufferGeometry {
  const joined = mergeGeometries(parts);
  for (const one of parts) one.dispose();
  return joined;
}

/** A board cut along an outline of the y-z plane, `thick` along x, its edges rounded. */
function cutout(outline: Shape, thick: number, bevel: number): BufferGeometry {
  const made = new ExtrudeGeometry(outline, {
    depth: thick - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments: 10,
  });
  made.translate(0, 0, -(thick - 2 * bevel) / 2);
  // Drawn in x-y, looked at from +z: to y-z, looked at from +x.
  return made.applyMatrix4(new Matrix4().set(0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1));
}

/** A closed, round outline past these points. */
function smooth(points: readonly (readonly [number, number])[]): Shape {
  const shape = new Shape();
  const middle = (a: readonly [number, number], b: readonly [number, number]): [number, number] => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  points.forEach((point, i) => {
    const [before, next] = [points.at(i - 1) ?? point, points[(i + 1) % points.length] ?? point];
    if (!i) shape.moveTo(...middle(before, point));
    shape.quadraticCurveTo(...point, ...middle(point, next));
  });
  return shape;
}

/** The mark of a colour or a seat, of a radius, in a plane. */
export function markShape(mark: Mark, radius: number): Shape {
  const shape = new Shape();
  const ring = (corners: number, turn: number, inner = 1): void => {
    const count = inner === 1 ? corners : corners * 2;
    for (let i = 0; i < count; i++) {
      const r = radius * (i % 2 && inner !== 1 ? inner : 1);
      const angle = turn + (i * 2 * Math.PI) / count;
      if (i) shape.lineTo(r * Math.cos(angle), r * Math.sin(angle));
      else shape.moveTo(r * Math.cos(angle), r * Math.sin(angle));
    }
    shape.closePath();
  };
  const up = Math.PI / 2;
  if (mark === "circle") shape.absarc(0, 0, radius * 0.9, 0, 2 * Math.PI);
  else if (mark === "square") ring(4, Math.PI / 4);
  else if (mark === "triangle") ring(3, up);
  else if (mark === "diamond") {
    shape.moveTo(0, radius * 1.1);
    shape.lineTo(radius * 0.72, 0);
    shape.lineTo(0, -radius * 1.1);
    shape.lineTo(-radius * 0.72, 0);
    shape.closePath();
  } else if (mark === "star") ring(5, up, 0.46);
  else if (mark === "hexagon") ring(6, 0);
  else if (mark === "cross") {
    const [a, b] = [radius * 0.36, radius];
    const corners: [number, number][] = [[a, a], [a, b], [-a, b], [-a, a], [-b, a], [-b, -a], [-a, -a], [-a, -b], [a, -b], [a, -a], [b, -a], [b, a]];
    corners.forEach(([x, y], i) => (i ? shape.lineTo(x, y) : shape.moveTo(x, y)));
    shape.closePath();
  } else {
    shape.moveTo(0, radius * 1.15);
    shape.quadraticCurveTo(radius * 0.9, 0, radius * 0.7, -radius * 0.45);
    shape.absarc(0, -radius * 0.35, radius * 0.72, -0.1, Math.PI + 0.1, true);
    shape.quadraticCurveTo(-radius * 0.9, 0, 0, radius * 1.15);
  }
  return shape;
}

const flat = (shape: Shape, thick: number): BufferGeometry => new ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false, curveSegments: 10 });

// --- meeples ------------------------------------------------------------------------------------------------

/** A wooden person of 16 x 16 x 10 with the mark of its colour as a hat, and on its chest. */
export function meeple(colour: Colour): BufferGeometry {
  const { base, mark, shape } = MEEPLES[colour];
  const body = smooth([
    [-2.6, 16], [2.6, 16], [3.4, 12.6], [2.6, 10.6], [6.2, 10.2], [8.2, 9.2], [7.8, 6.7], [4.6, 7.2], [4.6, 4.6],
    [6.1, 0.2], [4.6, 0], [1.4, 0], [0.6, 2.9], [-0.6, 2.9], [-1.4, 0], [-4.6, 0], [-6.1, 0.2], [-4.6, 4.6], [-4.6, 7.2],
    [-7.8, 6.7], [-8.2, 9.2], [-6.2, 10.2], [-2.6, 10.6], [-3.4, 12.6],
  ]);
  const chest = markShape(shape, 2.3);
  return join([
    part(cutout(body, 9.4, 0.8), base),
    // The hat lies on the head: a floor may lie on the hat.
    part(flat(markShape(shape, 4.7), 1.5), mark, { at: [0, 0, 14.5], turn: [0, 0, -90] }),
    part(flat(chest, 0.7), mark, { at: [4.5, 0, 7.3], turn: [90, 0, 90] }),
    part(flat(chest, 0.7), mark, { at: [-4.5, 0, 7.3], turn: [90, 0, -90] }),
  ]);
}

// --- monsters -----------------------------------------------------------------------------------------------

type Crest = "horns" | "spikes" | "ears" | "stalks" | "fin" | "tuft" | "antlers" | "crown";
type Grin = "fangs" | "row" | "wide" | "under";
interface Look {
  outline: readonly (readonly [number, number])[];
  eyes: readonly (readonly [number, number, number])[];
  crest: Crest;
  grin: Grin;
  belly: "stripes" | "patch" | "spots";
}

// Outlines of the front, in millimetres; each keeps to 36 x 50 and a head that is flat enough to throw from.
const LIZARD: Look["outline"] = [[-15, 0], [15, 0], [17, 9], [15, 17], [18.5, 26], [15.5, 35], [15.5, 46], [12, 50], [-12, 50], [-15.5, 46], [-15.5, 35], [-18.5, 26], [-15, 17], [-17, 9]];
const APE: Look["outline"] = [[-13, 0], [13, 0], [15, 8], [18.6, 20], [19, 33], [13, 37], [13.5, 46], [10, 50], [-10, 50], [-13.5, 46], [-13, 37], [-19, 33], [-18.6, 20], [-15, 8]];
const BLOB: Look["outline"] = [[-16, 0], [16, 0], [18.5, 14], [18.5, 30], [16.5, 44], [11, 50], [-11, 50], [-16.5, 44], [-18.5, 30], [-18.5, 14]];
const CAT: Look["outline"] = [[-12, 0], [12, 0], [15, 10], [14, 22], [17, 30], [18, 42], [14, 50], [-14, 50], [-18, 42], [-17, 30], [-14, 22], [-15, 10]];

const LOOKS: readonly [Look, ...Look[]] = [
  { outline: LIZARD, eyes: [[-6.6, 40, 4.2], [6.6, 40, 4.2]], crest: "spikes", grin: "row", belly: "stripes" },
  { outline: APE, eyes: [[-5, 42, 3.6], [5, 42, 3.6]], crest: "tuft", grin: "under", belly: "patch" },
  { outline: BLOB, eyes: [[0, 38, 7]], crest: "horns", grin: "fangs", belly: "spots" },
  { outline: CAT, eyes: [[-7.4, 40, 4.6], [7.4, 40, 4.6]], crest: "ears", grin: "wide", belly: "stripes" },
  { outline: BLOB, eyes: [[-9, 41, 3.4], [0, 43, 4.2], [9, 41, 3.4]], crest: "stalks", grin: "row", belly: "patch" },
  { outline: LIZARD, eyes: [[-7, 41, 4.4], [7, 41, 4.4]], crest: "fin", grin: "fangs", belly: "spots" },
  { outline: APE, eyes: [[0, 42, 5.4]], crest: "antlers", grin: "wide", belly: "stripes" },
  { outline: CAT, eyes: [[-6, 41, 4], [6, 41, 4]], crest: "crown", grin: "under", belly: "patch" },
];

function shade(colour: string, by: number): string {
  const paint = new Color(colour);
  const hsl = { h: 0, s: 0, l: 0 };
  paint.getHSL(hsl);
  return `#${paint.setHSL(hsl.h, Math.min(1, hsl.s * (by < 0 ? 1.05 : 0.9)), Math.max(0.05, Math.min(0.93, hsl.l + by))).getHexString()}`;
}

/** A monster's body: 55 high, 48 wide, 20 deep, looking along +x. */
export function body(seat: number): BufferGeometry {
  const { color, shape } = seatOf(seat);
  const look = LOOKS[seat % LOOKS.length] ?? LOOKS[0];
  const [light, dark] = [shade(color, 0.2), shade(color, -0.14)];
  const parts: BufferGeometry[] = [part(cutout(smooth(look.outline), 19, 2.4), color)];
  // Belly
  const belly = new Shape();
  belly.absellipse(0, 14, 9.5, 12, 0, 2 * Math.PI);
  parts.push(part(flat(belly, 1), light, { at: [9.2, 0, 0], turn: [90, 0, 90] }));
  if (look.belly === "stripes") for (const z of [8, 13, 18]) parts.push(part(new BoxGeometry(0.8, 13 - Math.abs(z - 13) * 0.5, 1.3), dark, { at: [10.2, 0, z] }));
  if (look.belly === "spots") for (const [y, z, r] of [[-4, 9, 2], [3.6, 12, 2.6], [-2, 18, 1.7], [4, 20, 1.4]] as const) parts.push(part(new CylinderGeometry(r, r, 0.8, 14), dark, { at: [10.2, y, z], turn: [0, 0, 90] }));
  // The seat's mark on the back
  parts.push(part(flat(markShape(shape, 7), 1), CREAM, { at: [-9.2, 0, 24], turn: [90, 0, -90] }));
  // Arms, raised to grab
  for (const side of [-1, 1]) {
    parts.push(part(new CapsuleGeometry(3.1, 9, 4, 10), color, { at: [8, side * 17.2, 24], turn: [90, 62, side * 8] }));
    parts.push(part(new SphereGeometry(3.9, 12, 10), light, { at: [14, side * 18.4, 27.4] }));
    for (const k of [-1, 0, 1]) parts.push(part(new ConeGeometry(1, 4, 7), CREAM, { at: [17.6, side * 18.4 + k * 2, 28.6], turn: [0, 0, -90] }));
  }
  // Face
  for (const [y, z, r] of look.eyes) {
    parts.push(part(new SphereGeometry(r, 18, 14), "#fffdf4", { at: [8.2, y, z], size: [0.75, 1, 1] }));
    parts.push(part(new SphereGeometry(r * 0.46, 12, 10), INK, { at: [8.2 + r * 0.6, y * 0.96, z - r * 0.1], size: [0.6, 1, 1] }));
    // A heavy lid makes the mood
    parts.push(part(new SphereGeometry(r * 1.1, 16, 8, 0, 2 * Math.PI, 0, Math.PI * 0.36), dark, { at: [8.2, y, z], turn: [90, 0, 0], size: [0.8, 1, 1] }));
  }
  parts.push(...mouth(look.grin), ...crest(look.crest, color, light, dark));
  return join(parts).scale(1, 48 / 36, 55 / 50);
}

function mouth(grin: Grin): BufferGeometry[] {
  const parts: BufferGeometry[] = [];
  const wide = { fangs: 8.5, row: 11, wide: 12.5, under: 9.5 }[grin];
  const hole = new Shape();
  hole.moveTo(-wide, 0.6);
  hole.quadraticCurveTo(0, grin === "under" ? 3 : -2.4, wide, 0.6);
  hole.quadraticCurveTo(wide * 0.7, -7, 0, -7.4);
  hole.quadraticCurveTo(-wide * 0.7, -7, -wide, 0.6);
  parts.push(part(flat(hole, 0.8), "#5a1626", { at: [9.4, 0, 32], turn: [90, 0, 90] }));
  const tooth = (y: number, z: number, r: number, long: number, up: boolean): void => {
    parts.push(part(new ConeGeometry(r, long, 6), "#fffdf0", { at: [10.3, y, z], turn: [up ? 90 : -90, 0, 0] }));
  };
  if (grin === "fangs") for (const y of [-5, 5]) tooth(y, 29.6, 1.5, 4.6, false);
  if (grin === "under") for (const y of [-5.5, 5.5]) tooth(y, 30.4, 1.7, 5, true);
  if (grin === "row" || grin === "wide") {
    const count = grin === "row" ? 5 : 7;
    for (let i = 0; i < count; i++) tooth((i - (count - 1) / 2) * ((2 * wide - 4) / count), 29.9 - Math.abs(i - (count - 1) / 2) * -0.35, 1.15, 2.8, false);
  } else for (const y of [-2, 0, 2]) tooth(y, grin === "under" ? 26 : 30.2, 0.9, 2, grin === "under");
  return parts;
}

function crest(kind: Crest, colour: string, light: string, dark: string): BufferGeometry[] {
  const parts: BufferGeometry[] = [];
  const both = (make: (side: number) => BufferGeometry): void => void parts.push(make(-1), make(1));
  if (kind === "horns") both((side) => part(new ConeGeometry(3, 11, 10), CREAM, { at: [0, side * 15.5, 51], turn: [90 + side * -28, 0, 0] }));
  if (kind === "ears") {
    both((side) => part(new ConeGeometry(5, 10, 4), colour, { at: [0, side * 12.6, 52], turn: [90 + side * -12, 0, 0], size: [0.7, 1, 1] }));
    both((side) => part(new ConeGeometry(3, 6.6, 4), light, { at: [1.6, side * 12.6, 51.4], turn: [90 + side * -12, 0, 0], size: [0.6, 1, 1] }));
  }
  if (kind === "spikes" || kind === "fin") {
    for (const [i, z] of [10, 18, 27, 36, 44].entries()) {
      const r = kind === "fin" ? 5.2 : 3.8;
      parts.push(part(new ConeGeometry(r, 8 + (i === 2 ? 3 : 0), 4), i % 2 ? light : dark, { at: [-12, 0, z], turn: [90, -70, 0], size: [1, 1, 0.45] }));
    }
    both((side) => part(new ConeGeometry(1.8, 5, 8), CREAM, { at: [1, side * 12, 51], turn: [90 + side * -18, 0, 0] }));
  }
  if (kind === "tuft") {
    for (const k of [-1, 0, 1]) parts.push(part(new ConeGeometry(2.6, 7, 7), dark, { at: [-3, k * 4, 51.4], turn: [90 - k * 16, 0, 0] }));
    both((side) => part(new SphereGeometry(4, 12, 10), light, { at: [1, side * 14, 42], size: [0.6, 1, 1] }));
    parts.push(part(new CapsuleGeometry(1.6, 14, 3, 8), dark, { at: [9, 0, 46.4], size: [1, 1, 1] }));
  }
  if (kind === "stalks") {
    both((side) => part(new CylinderGeometry(0.9, 1.3, 9, 8), dark, { at: [0, side * 9, 53], turn: [90 + side * -20, 0, 0] }));
    both((side) => part(new SphereGeometry(2.6, 12, 10), light, { at: [0, side * 10.6, 57.6] }));
  }
  if (kind === "antlers") {
    both((side) => part(new CapsuleGeometry(1.5, 11, 3, 8), CREAM, { at: [0, side * 14, 53], turn: [90 + side * -32, 0, 0] }));
    both((side) => part(new CapsuleGeometry(1.2, 5, 3, 8), CREAM, { at: [0, side * 14, 56], turn: [90 + side * 24, 0, 0] }));
  }
  if (kind === "crown") for (let i = 0; i < 6; i++) parts.push(part(new ConeGeometry(2, 5.4, 5), "#f0c14b", { at: [6 * Math.cos(i * 1.047), 11 * Math.sin(i * 1.047), 51.6], turn: [90, 0, 0] }));
  // A tail for everybody
  parts.push(part(new CapsuleGeometry(3, 9, 4, 10), colour, { at: [-13, 4, 5], turn: [0, 0, 70] }));
  return parts;
}

/** The paws: a disc of 36 by 10 with two feet in front, the seat's mark where the body stands. */
export function paws(seat: number): BufferGeometry {
  const { color, shape } = seatOf(seat);
  const [light, dark] = [shade(color, 0.18), shade(color, -0.12)];
  const parts = [
    part(new CylinderGeometry(17, 18, 7.6, 40), color, { at: [0, 0, 4.6], turn: [90, 0, 0] }),
    part(new CylinderGeometry(18, 17.4, 1.2, 40), dark, { at: [0, 0, 0.6], turn: [90, 0, 0] }),
    part(new TorusGeometry(16.2, 0.9, 6, 40), light, { at: [0, 0, 8.3] }),
    part(flat(markShape(shape, 9), 1.2), CREAM, { at: [0, 0, 8.2], turn: [0, 0, -90] }),
  ];
  for (const side of [-1, 1]) {
    parts.push(part(new SphereGeometry(7, 16, 12), color, { at: [12, side * 8.4, 2.4], size: [1.15, 0.95, 0.95] }));
    for (const k of [-1, 0, 1]) parts.push(part(new ConeGeometry(1.9, 5.4, 8), CREAM, { at: [20, side * 8.4 + k * 3.8, 2.6], turn: [0, 0, -90] }));
  }
  return join(parts);
}

// --- vehicles -----------------------------------------------------------------------------------------------

/** A toy of 30 x 18 x 14 that drives along +x: bus, taxi, lorry and fire engine, by its number. */
export function vehicle(which: number): BufferGeometry {
  const colour = VEHICLES[which % VEHICLES.length] ?? VEHICLES[0];
  const [light, dark] = [shade(colour, 0.2), shade(colour, -0.18)];
  const glass = "#bfe3ee";
  const parts: BufferGeometry[] = [];
  const slab = (w: number, d: number, h: number, paint: string, at: V3, r = 1.4): void => {
    const outline = new Shape();
    const [x, y] = [w / 2, h];
    outline.moveTo(-x + r, 0);
    outline.lineTo(x - r, 0);
    outline.quadraticCurveTo(x, 0, x, r);
    outline.lineTo(x, y - r);
    outline.quadraticCurveTo(x, y, x - r, y);
    outline.lineTo(-x + r, y);
    outline.quadraticCurveTo(-x, y, -x, y - r);
    outline.lineTo(-x, r);
    outline.quadraticCurveTo(-x, 0, -x + r, 0);
    const made = new ExtrudeGeometry(outline, { depth: d - 1.2, bevelEnabled: true, bevelSize: 0.6, bevelOffset: -0.6, bevelThickness: 0.6, bevelSegments: 2, curveSegments: 4 });
    made.translate(0, 0, -(d - 1.2) / 2);
    parts.push(part(made, paint, { at, turn: [90, 0, 0] }));
  };
  const kind = which % 4;
  if (kind === 0) {
    slab(30, 17.4, 11.6, colour, [0, 0, 2]);
    slab(28, 17.8, 1.2, CREAM, [0, 0, 12.6], 0.5);
    for (const x of [-10.5, -4.5, 1.5, 7.5]) parts.push(part(new BoxGeometry(4.6, 18, 4), glass, { at: [x, 0, 9.4] }));
    parts.push(part(new BoxGeometry(30.4, 13.6, 4.2), glass, { at: [0, 0, 9.2] }), part(new BoxGeometry(30.2, 18.1, 1), CREAM, { at: [0, 0, 5.6] }));
  } else if (kind === 1) {
    slab(30, 17, 6.4, colour, [0, 0, 2], 2.2);
    slab(16, 15.4, 5.6, light, [-1, 0, 7.4], 2.4);
    parts.push(part(new BoxGeometry(13, 15.8, 3.4), glass, { at: [-1, 0, 10.2] }), part(new BoxGeometry(16.4, 13, 3.2), glass, { at: [-1, 0, 10.2] }));
    parts.push(part(new BoxGeometry(5, 8, 1.4), "#f7d23e", { at: [-1, 0, 13.3] }));
    for (let i = -3; i <= 3; i++) parts.push(part(new BoxGeometry(2, 17.3, 1), i % 2 ? INK : CREAM, { at: [i * 3.6, 0, 5.4] }));
  } else if (kind === 2) {
    slab(10, 17, 11.2, colour, [9.6, 0, 2], 1.8);
    parts.push(part(new BoxGeometry(4, 17.4, 4), glass, { at: [11.6, 0, 9.4] }), part(new BoxGeometry(0.8, 13, 4), glass, { at: [14.7, 0, 9.4] }));
    slab(18.6, 17.6, 11, CREAM, [-5.4, 0, 2.6], 1);
    parts.push(part(new BoxGeometry(18.8, 17.9, 2.4), dark, { at: [-5.4, 0, 8] }), part(new BoxGeometry(18.8, 10, 0.6), light, { at: [-5.4, 0, 13.6] }));
  } else {
    slab(30, 17.2, 9, colour, [0, 0, 2], 1.6);
    parts.push(part(new BoxGeometry(24, 3, 1.2), CREAM, { at: [-2, -3, 12.4] }), part(new BoxGeometry(24, 3, 1.2), CREAM, { at: [-2, 3, 12.4] }));
    for (let i = 0; i < 6; i++) parts.push(part(new BoxGeometry(1, 8, 0.9), CREAM, { at: [-12 + i * 4, 0, 12.4] }));
    parts.push(part(new BoxGeometry(4.4, 17.6, 4), glass, { at: [9.4, 0, 8] }), part(new SphereGeometry(1.6, 10, 8), "#5aa9ff", { at: [11, 0, 12] }), part(new BoxGeometry(30.2, 17.5, 1.2), CREAM, { at: [0, 0, 4.6] }));
  }
  for (const x of [-9, 9]) {
    for (const y of [-8, 8]) {
      parts.push(part(new CylinderGeometry(3.6, 3.6, 2.6, 18), INK, { at: [x, y, 3.6] }));
      parts.push(part(new CylinderGeometry(1.6, 1.6, 2.9, 12), CREAM, { at: [x, y, 3.6] }));
    }
  }
  for (const y of [-5, 5]) parts.push(part(new SphereGeometry(1.2, 8, 6), "#fff3b8", { at: [14.9, y, 4.6] }));
  return join(parts);
}

// --- the hand and its aids ----------------------------------------------------------------------------------

/** A gloved hand that holds what lies under it. */
export function hand(): BufferGeometry {
  const parts = [part(new SphereGeometry(15, 20, 14), CREAM, { at: [0, 0, 16], size: [0.9, 1.1, 0.75] }), part(new CylinderGeometry(9, 11, 14, 18), "#a2321d", { at: [0, 0, 34], turn: [90, 0, 0] })];
  for (let i = 0; i < 4; i++) parts.push(part(new CapsuleGeometry(3.4, 15, 4, 10), CREAM, { at: [12, (i - 1.5) * 7.4, 6], turn: [90, -18, 0] }));
  parts.push(part(new CapsuleGeometry(3.8, 14, 4, 10), CREAM, { at: [-12, 3, 6], turn: [90, 18, 0] }));
  return join(parts);
}

/** An arrow of length 1 along +x, to be stretched. */
export function arrowShape(length: number, wide: number): Shape {
  // The head is near the hand: it says the way, and nothing of how far.
  const [neck, tip] = [Math.min(30, length * 0.45), Math.min(30 + wide * 2.2, length * 0.9)];
  const shape = new Shape();
  shape.moveTo(0, -wide * 0.4);
  shape.lineTo(neck, -wide * 0.5);
  shape.lineTo(neck, -wide * 1.3);
  shape.lineTo(tip, -wide * 0.3);
  shape.lineTo(length, -wide * 0.12);
  shape.lineTo(length, wide * 0.12);
  shape.lineTo(tip, wide * 0.3);
  shape.lineTo(neck, wide * 1.3);
  shape.lineTo(neck, wide * 0.5);
  shape.lineTo(0, wide * 0.4);
  shape.closePath();
  return shape;
}

/** A shape with a hole: what surrounds something that may be pointed at. */
export function ringShape(inner: number, outer: number): Shape {
  const shape = new Shape();
  shape.absarc(0, 0, outer, 0, 2 * Math.PI);
  const hole = new Path();
  hole.absarc(0, 0, inner, 0, 2 * Math.PI, true);
  shape.holes.push(hole);
  return shape;
}
