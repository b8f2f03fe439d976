/** From what a hand does to the move that says it: which numbers a gesture has, and how far each may go. */

import type { Move } from "@/net/types";
import { number, text } from "@/games/shared/moves";
import { clamp, degrees, extent, wrap, zoneAt } from "./geometry";
import { type CarnageView, homeOf, pieceKind, type Point, type Pose } from "./view";

export const POSES = ["upright", "flat", "head-first"] as const;

export interface Range {
  field: string;
  low: number;
  high: number;
  step: number;
  kind: "turn" | "part" | "tilt" | "place" | "side";
}

/** What kinds of numbers there are besides turns, and how finely they are set. */
const KINDS: Readonly<Record<string, readonly [Range["kind"], number]>> = {
  x: ["place", 1], y: ["place", 1], strength: ["part", 0.01], side: ["side", 0.05], tilt: ["tilt", 1], pitch: ["tilt", 1],
};

/** Whether a move carries numbers that a hand gives. */
export function isGesture(move: Move, view: CarnageView): boolean {
  return move.kind in view.gestures;
}
/** Gestures that are aimed by drawing back. */
export function isShot(kind: string): boolean {
  return ["flick", "jump", "kung-fu", "wrestle", "throw"].includes(kind);
}
/** Gestures that put something down at a point. */
export function isSpot(kind: string): boolean {
  return ["set-paws", "climb", "place"].includes(kind);
}

/** Gestures that let a body fall. */
export function isDrop(kind: string): boolean {
  return kind === "drop" || kind === "drop-on";
}
/** Whether a gesture has this number. */
export function hasField(move: Move, field: string, view: CarnageView): boolean {
  return field in (view.gestures[move.kind] ?? {});
}

/** The numbers of a gesture that are open, and how far. */
export function ranges(move: Move, view: CarnageView): Range[] {
  return Object.entries(view.gestures[move.kind] ?? {}).map(([field, limits]) => {
    const [low, high] = field === "x" || field === "y" ? reach(move, view)[field] : limits;
    const [kind, step] = KINDS[field] ?? ["turn", 1];
    return { field, low, high, step, kind };
  });
}

/** Where a point of the gesture can lie at all; whether it may, the server says. */
function reach(move: Move, view: CarnageView): { x: [number, number]; y: [number, number] } {
  const { city, pieces } = view;
  const round = (box: ReturnType<typeof extent>, more: number): { x: [number, number]; y: [number, number] } => ({
    x: [Math.floor(box.left - more), Math.ceil(box.right + more)],
    y: [Math.floor(box.low - more), Math.ceil(box.high + more)],
  });
  const around = (pose: Pose, more: number): ReturnType<typeof round> => round(extent([[pose[0], pose[1]]]), more);
  if (move.kind === "drop" || move.kind === "climb") {
    const ruin = city.ruins[text(move, "ruin")] ?? [[0, 0]];
    const floors = (view.buildings[text(move, "ruin")] ?? []).filter((piece) => pieceKind(piece) === "floor");
    const middles = floors.flatMap((floor): Point[] => {
      const pose = pieces[floor];
      const home = extent(city.ruins[homeOf(floor)] ?? ruin);
      const half = Math.hypot(home.right - home.left, home.high - home.low) / 2;
      return pose ? [[pose[0] - half, pose[1] - half], [pose[0] + half, pose[1] + half]] : [];
    });
    return round(extent(middles.length ? middles : ruin), 0);
  }
  if (move.kind === "drop-on") {
    const pose = pieces[`body-${number(move, "victim_seat")}`];
    return pose ? around(pose, city.sizes.body[1]) : round(extent(Object.values(city.zones).flat()), 0);
  }
  if (move.kind === "set-paws") return round(extent(city.zones[text(move, "neighbourhood")] ?? [[0, 0]]), 0);
  return round(extent(Object.values(city.zones).flat()), 0);
}

/** A gesture with one number changed, kept within its bounds; turns go round. */
export function changed(move: Move, field: string, value: number, view: CarnageView): Move {
  const range = ranges(move, view).find((one) => one.field === field);
  if (!range) return move;
  const kept = range.kind === "turn" ? wrap(value) : clamp(value, range.low, range.high);
  return { ...move, [field]: tidy(kept, range.kind === "part" || range.kind === "side" ? 3 : 1) };
}

function tidy(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

// --- by hand ------------------------------------------------------------------------------------------------

/** Pixels of the page that a shot is drawn back: as far for a thumb as for a mouse, however near the city is. */
export const FULL_DRAW = 176;
/** Less than this is a change of mind. */
export const LEAST_DRAW = 16;

/** Drawn back from a piece to a point, so many pixels, and let go: it flies the other way. Null: not drawn far enough. */
export function drawn(move: Move, from: Point, to: Point, far: number, view: CarnageView): Move | null {
  if (far < LEAST_DRAW) return null;
  const strength = ranges(move, view).find((one) => one.field === "strength");
  if (!strength) return null;
  const part = clamp((far - LEAST_DRAW) / (FULL_DRAW - LEAST_DRAW), 0, 1);
  const aimed = changed(move, "direction", degrees(to, from), view);
  const shot = changed(aimed, "strength", strength.low + part * (strength.high - strength.low), view);
  // A held body leans the way it throws, unless its owner said otherwise.
  return shot.kind === "flick" || number(move, "tilt_direction") !== number(move, "direction")
    ? shot
    : changed(shot, "tilt_direction", number(shot, "direction"), view);
}

/** Aimed from a mouth at a point of the city. */
export function blown(move: Move, mouth: readonly [number, number, number], to: readonly [number, number, number], view: CarnageView): Move {
  const flat = Math.hypot(to[0] - mouth[0], to[1] - mouth[1]);
  const pitch = (Math.atan2(to[2] - mouth[2], flat) * 180) / Math.PI;
  const aimed = changed(move, "yaw", degrees([mouth[0], mouth[1]], [to[0], to[1]]), view);
  return changed(aimed, "pitch", pitch, view);
}

/** How strong a breath is after so many milliseconds of holding: up, and down again for those who hold too long. */
export function charged(move: Move, held: number, view: CarnageView): Move {
  const range = ranges(move, view).find((one) => one.field === "strength");
  if (!range) return move;
  const swing = (held / 1100) % 2;
  const part = swing < 1 ? swing : 2 - swing;
  return changed(move, "strength", range.low + part * (range.high - range.low), view);
}

/** Where a hand that wants to be at a point really is, in millimetres, at a moment. */
export function sway(milliseconds: number): Point {
  const s = milliseconds / 1000;
  return [4.2 * Math.sin(2.1 * s) + 2.1 * Math.sin(5.3 * s + 1), 4.2 * Math.cos(1.7 * s + 0.6) + 2.1 * Math.sin(4.7 * s)];
}

/** Put down at a point: the neighbourhood is the one that the point lies in, where the gesture names one. */
export function put(move: Move, point: Point, view: CarnageView): Move {
  const placed = changed(changed(move, "x", point[0], view), "y", point[1], view);
  if (move.kind !== "place") return placed;
  const zone = zoneAt(view.city.zones, point);
  return zone ? { ...placed, neighbourhood: zone } : placed;
}

/** The same kind and target, whatever the numbers. */
export function sameTarget(a: Move, b: Move, view: CarnageView): boolean {
  if (a.kind !== b.kind) return false;
  const loose = new Set([...Object.keys(view.gestures[a.kind] ?? {}), "pose", "hand", ...(a.kind === "place" ? ["neighbourhood"] : [])]);
  return Object.keys(a).every((field) => loose.has(field) || a[field] === b[field]);
}
