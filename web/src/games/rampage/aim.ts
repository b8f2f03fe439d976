/** How a gesture that is being made looks in the city. */

import type { Move } from "@/net/types";
import { number, text } from "@/games/shared/moves";
import { extent, yawOf } from "./geometry";
import { hasField, isDrop, isSpot, ranges } from "./gesture";
import type { Aim } from "./stage/aids";
import { type CarnageView, homeOf, pieceKind, type Point, type Pose } from "./view";

/** How long the arrow of a shot is, in millimetres: the stronger, the longer. */
export function arrowLength(part: number): number {
  return 46 + part * 230;
}

/** How far a number of a gesture is between its bounds, 0 to 1. */
export function partOf(move: Move, field: string, view: CarnageView): number {
  const range = ranges(move, view).find((one) => one.field === field);
  return range ? (number(move, field) - range.low) / (range.high - range.low) : 0;
}

/** Whose monster a gesture moves: one's own, or the one that the table asks about. */
export function monsterOf(move: Move, view: CarnageView): number {
  const asked = view.prompt?.data["monster_seat"];
  if (move.kind === "place" && typeof asked === "number") return asked;
  return view.seat ?? 0;
}

/** Where a number of a gesture turns something to, in degrees; a body that nobody turns keeps its own way. */
export function turnOf(move: Move, field: string, view: CarnageView): number {
  if (typeof move[field] === "number") return number(move, field);
  if (move.kind === "restart") {
    // Its body is in the hand: the table says how it looked, else it looks as the space does.
    const looked = view.prompt?.data["face"];
    return typeof looked === "number" ? looked : (view.city.starts[number(move, "space")]?.[2] ?? 0);
  }
  const stands = view.pieces[`body-${monsterOf(move, view)}`];
  return stands ? yawOf(stands) : 0;
}

/** The middle of the starting space that a monster is put on. */
function startOf(move: Move, view: CarnageView): [number, number] {
  const [x, y] = view.city.starts[number(move, "space")] ?? [0, 0];
  return [x, y];
}

/** What of a gesture is turned by a hand on the city: the monster put down, or as it is put back afterwards. */
export interface Turning {
  field: "face" | "yaw";
  at: [number, number, number];
  degrees: number;
}
export function turningOf(move: Move, view: CarnageView): Turning | null {
  if (move.kind === "restart") return { field: "face", at: [...startOf(move, view), 0], degrees: turnOf(move, "face", view) };
  if (hasField(move, "face", view)) {
    const feet = view.pieces[`paws-${view.seat ?? 0}`];
    return feet ? { field: "face", at: [feet[0], feet[1], feet[2]], degrees: turnOf(move, "face", view) } : null;
  }
  if (move.kind !== "place") return null;
  return { field: "yaw", at: [number(move, "x"), number(move, "y"), 0], degrees: turnOf(move, "yaw", view) };
}

/** Over the middle of a standing body: where its breath comes from. */
export function mouthOf(move: Move, view: CarnageView): [number, number, number] {
  const source = number(move, "source_seat");
  const seat = source >= 0 && move["source_seat"] !== undefined ? source : (view.seat ?? 0);
  const pose = view.pieces[`body-${seat}`] ?? view.pieces[`paws-${seat}`];
  const { up, forward } = view.city.mouth;
  const a = (number(move, "yaw") * Math.PI) / 180;
  return pose ? [pose[0] + forward * Math.cos(a), pose[1] + forward * Math.sin(a), pose[2] + view.city.sizes.body[2] + up] : [0, 0, 60];
}

/** The highest thing of a drop's target at a point, so that the mark lies on it. */
export function topAt(move: Move, view: CarnageView): number {
  const { city, pieces } = view;
  if (move.kind === "drop-on") {
    const victim = pieces[`body-${number(move, "victim_seat")}`];
    return victim ? victim[2] + city.sizes.body[2] : 0;
  }
  let top = city.ruin_height;
  for (const piece of view.buildings[text(move, "ruin")] ?? []) {
    const pose = pieces[piece];
    if (!pose || pieceKind(piece) !== "floor") continue;
    const home = extent(city.ruins[homeOf(piece)] ?? [[0, 0]]);
    const half: Point = [(home.right - home.left) / 2, (home.high - home.low) / 2];
    const over = Math.abs(number(move, "x") - pose[0]) <= half[0] && Math.abs(number(move, "y") - pose[1]) <= half[1];
    if (over) top = Math.max(top, pose[2] + city.sizes.floor[2]);
  }
  return top;
}

export function aimOf(move: Move, view: CarnageView): Aim | null {
  const seat = view.seat;
  if (seat === null) return null;
  const { city } = view;
  if (isDrop(move.kind)) {
    const [x, y, top] = [number(move, "x"), number(move, "y"), topAt(move, view)];
    return { kind: "drop", seat, x, y, top, height: Math.max(city.drop, top + 10), pose: text(move, "pose"), yaw: number(move, "yaw") };
  }
  if (move.kind === "breathe") {
    return { kind: "breath", mouth: mouthOf(move, view), yaw: number(move, "yaw"), pitch: number(move, "pitch"), part: partOf(move, "strength", view) };
  }
  if (isSpot(move.kind)) {
    const monster = monsterOf(move, view);
    return { kind: "put", seat: monster, x: number(move, "x"), y: number(move, "y"), z: move.kind === "climb" ? topAt(move, view) : 0, yaw: turnOf(move, "yaw", view) };
  }
  if (move.kind === "restart") {
    const [x, y] = startOf(move, view);
    return { kind: "put", seat, x, y, z: 0, yaw: turnOf(move, "face", view) };
  }
  return shotOf(move, view, seat);
}

function shotOf(move: Move, view: CarnageView, seat: number): Aim | null {
  const { city, pieces } = view;
  const feet = pieces[`paws-${seat}`];
  const stands: Pose | undefined = pieces[`body-${seat}`];
  const [direction, part] = [number(move, "direction"), partOf(move, "strength", view)];
  if (move.kind === "flick") return feet ? { kind: "shot", from: [feet[0], feet[1], feet[2]], direction, part } : null;
  const base = stands ?? (feet && ([feet[0], feet[1], feet[2] + city.sizes.paws[2], ...feet.slice(3)] as unknown as Pose));
  if (!base) return null;
  const missile = move.kind === "throw" ? "vehicle" : move.kind === "wrestle" ? "monster" : "paws";
  return {
    kind: "shot",
    from: [base[0], base[1], base[2] + city.sizes.body[2]],
    direction,
    part,
    held: {
      seat,
      at: [base[0], base[1], base[2]],
      yaw: yawOf(base),
      missile,
      number: missile === "vehicle" ? number(move, "vehicle") : missile === "monster" ? number(move, "victim_seat") : seat,
      turn: move.kind === "throw" ? number(move, "yaw") : direction,
      tilt: number(move, "tilt"),
      tiltDirection: number(move, "tilt_direction"),
    },
  };
}
