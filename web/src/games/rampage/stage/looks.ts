/** From where the city is looked at, by the name of the view. */

import type { City, Point, Pose } from "../view";
import type { Look } from "./camera";
import { middleOf } from "./setting";

/** The part of the picture that nothing lies over: its height at a distance of one, and its width for that. */
export interface Free {
  tall: number;
  aspect: number;
}

/** So far away that the boards fill the picture. */
function fit({ size, boards }: City, { tall, aspect }: Free, room: number): number {
  const half = size / 2;
  return room * Math.max(half / tall, (half * boards.length * 1.04) / (tall * aspect)) + (aspect < 1 ? 0 : 40);
}

/** Whether two looks show the same; whole turns don't count. */
export function same(a: Look, b: Look): boolean {
  const turned = (a.around - b.around) % 360 === 0;
  return turned && a.x === b.x && a.y === b.y && a.z === b.z && a.above === b.above && a.far === b.far;
}

/** Degrees above the table. */
const SLANT = 40;

/** From the south side of the table, everything in sight. */
export function tableLook(city: City, free: Free): Look {
  const [x, y] = middleOf(city);
  // The near edge is the widest in the picture, and monsters on its corners stand out a little.
  const near = (city.size / 2) * Math.cos((SLANT * Math.PI) / 180);
  const wide = ((city.size / 2) * city.boards.length * 1.06) / (free.tall * free.aspect);
  return { x, y: y + 4, z: 6, around: 270, above: SLANT, far: Math.max(fit(city, free, 0.98), near + wide) };
}

export function topLook(city: City, free: Free): Look {
  const [x, y] = middleOf(city);
  return { x, y, z: 0, around: 270, above: 89.5, far: fit(city, free, 1.1) };
}

/** How much farther one goes where much of the picture is covered, or it is narrow. */
const room = ({ tall, aspect }: Free): number => Math.min(1.6, Math.max(1, 0.287 / tall, 0.9 / aspect));

/** Over the shoulder of a monster, toward the middle. */
export function monsterLook(city: City, free: Free, pose: Pose): Look {
  const [x, y] = middleOf(city);
  const around = (Math.atan2(pose[1] - y, pose[0] - x) * 180) / Math.PI;
  return { x: pose[0] * 0.72 + x * 0.28, y: pose[1] * 0.72 + y * 0.28, z: 24, around, above: 26, far: 420 * room(free) };
}

/** Degrees that the look turns at most, toward behind what happens. */
const SWING = 55;

/** What happens at a point, near; from behind it, where it goes some way. */
export function actLook(free: Free, at: Pose, way: number | null, around: number): Look {
  const off = way === null ? 0 : ((((way + 180 - around) % 360) + 540) % 360) - 180;
  const [a, ahead] = way === null ? [0, 0] : [(way * Math.PI) / 180, 60];
  return {
    x: at[0] + ahead * Math.cos(a),
    y: at[1] + ahead * Math.sin(a),
    z: 20,
    around: around + Math.max(-SWING, Math.min(SWING, off)),
    above: 30,
    far: 400 * room(free),
  };
}

/** A building and the hand high above it, from a side. */
export function dropLook(city: City, { tall, aspect }: Free, [x, y]: Point, around: number): Look {
  const high = city.drop + city.sizes.body[2] + 70;
  return { x, y, z: high / 2 - 20, around, above: 22, far: high / 2 / tall / Math.min(1, aspect) };
}
