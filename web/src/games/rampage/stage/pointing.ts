/** What is meant by a piece or a point of the city, given what the player has in hand. */

import type { Move } from "@/net/types";
import { aimOf } from "../aim";
import type { Desk } from "../desk.svelte";
import { zoneAt } from "../geometry";
import { isShot, ranges } from "../gesture";
import { number, type Point } from "../view";
import type { CityScene } from "./scene";

/** Pixels from the middle of what flies off within which a finger has taken hold of it. */
const GRIP = 34;
/** Millimetres from the middle of a starting space that still mean it. */
const SPACE = 26;
/** Millimetres beside a building that a hand may reach out of. */
const BESIDE = 30;

function own(desk: Desk, piece: string | null): boolean {
  return piece === `paws-${desk.me}` || piece === `body-${desk.me}`;
}

/** The shot that a hand begins which takes hold there. */
export function shotAt(desk: Desk, scene: CityScene, piece: string | null, point: Point): Move | null {
  const { draft } = desk;
  if (!draft) return own(desk, piece) ? (desk.gestures.find((move) => move.kind === "flick") ?? null) : null;
  if (!isShot(draft.kind)) return null;
  if (own(desk, piece) || (draft.kind === "throw" && piece === `vehicle-${number(draft, "vehicle")}`)) return draft;
  if (draft.kind === "wrestle" && (piece === `body-${number(draft, "victim_seat")}` || piece === `paws-${number(draft, "victim_seat")}`)) return draft;
  const aim = aimOf(draft, desk.table);
  if (aim?.kind !== "shot") return null;
  const [x, y] = scene.project(...aim.from);
  return Math.hypot(x - point[0], y - point[1]) < GRIP ? draft : null;
}

/** Whether a point is about where a drop may be made. */
export function near(desk: Desk, move: Move, point: Point): boolean {
  return ranges(move, desk.table).every(({ field, low, high }) => {
    const value = field === "x" ? point[0] : field === "y" ? point[1] : null;
    return value === null || (value > low - BESIDE && value < high + BESIDE);
  });
}

/** The choice that pointing there stands for. */
export function chosen(desk: Desk, piece: string | null, point: Point): Move | null {
  const picked = piece && desk.choiceOf(piece);
  if (picked) return picked;
  const start = desk.starts.find((one) => {
    const [x, y] = desk.table.city.starts[one] ?? [0, 0];
    return Math.hypot(point[0] - x, point[1] - y) < SPACE;
  });
  if (start !== undefined) return desk.choiceAt(start);
  const zone = zoneAt(desk.table.city.zones, point);
  return zone && desk.zones.includes(zone) ? desk.choiceIn(zone) : null;
}
