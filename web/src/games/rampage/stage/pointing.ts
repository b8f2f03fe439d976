/** What is meant by a piece or a point of the city, given what the player has in hand. */

import type { Move } from "@/net/types";
import { number } from "@/games/shared/moves";
import { aimOf } from "../aim";
import type { Pointing } from "../pointing.svelte";
import { zoneAt } from "../geometry";
import { isShot, ranges } from "../gesture";
import { type Point } from "../view";
import type { CityScene } from "./scene";

/** Pixels from the middle of what flies off within which a finger has taken hold of it. */
const GRIP = 34;
/** Millimetres from the middle of a starting space that still mean it. */
const SPACE = 26;
/** Millimetres beside a building that a hand may reach out of. */
const BESIDE = 30;

function own(pointing: Pointing, piece: string | null): boolean {
  return piece === `paws-${pointing.me}` || piece === `body-${pointing.me}`;
}

/** The shot that a hand begins which takes hold there. */
export function shotAt(pointing: Pointing, scene: CityScene, piece: string | null, point: Point): Move | null {
  const { gesture } = pointing;
  if (!gesture) return own(pointing, piece) ? (pointing.gestures.find((move) => move.kind === "flick") ?? null) : null;
  if (!isShot(gesture.kind)) return null;
  if (own(pointing, piece) || (gesture.kind === "throw" && piece === `vehicle-${number(gesture, "vehicle")}`)) return gesture;
  if (gesture.kind === "wrestle" && (piece === `body-${number(gesture, "victim_seat")}` || piece === `paws-${number(gesture, "victim_seat")}`)) return gesture;
  const aim = aimOf(gesture, pointing.table);
  if (aim?.kind !== "shot") return null;
  const [x, y] = scene.project(...aim.from);
  return Math.hypot(x - point[0], y - point[1]) < GRIP ? gesture : null;
}

/** Whether a point is about where a drop may be made. */
export function near(pointing: Pointing, move: Move, point: Point): boolean {
  return ranges(move, pointing.table).every(({ field, low, high }) => {
    const value = field === "x" ? point[0] : field === "y" ? point[1] : null;
    return value === null || (value > low - BESIDE && value < high + BESIDE);
  });
}

/** The choice that pointing there stands for. */
export function chosen(pointing: Pointing, piece: string | null, point: Point): Move | null {
  const picked = piece && pointing.choiceOf(piece);
  if (picked) return picked;
  const start = pointing.starts.find((one) => {
    const [x, y] = pointing.table.city.starts[one] ?? [0, 0];
    return Math.hypot(point[0] - x, point[1] - y) < SPACE;
  });
  if (start !== undefined) return pointing.choiceAt(start);
  const zone = zoneAt(pointing.table.city.zones, point);
  return zone && pointing.zones.includes(zone) ? pointing.choiceIn(zone) : null;
}
