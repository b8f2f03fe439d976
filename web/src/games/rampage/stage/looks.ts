/** From where the city is looked at, by the name of the view. */

import type { PerspectiveCamera } from "three";
import type { City, Pose } from "../view";
import type { Look } from "./camera";
import { middleOf } from "./setting";

/** How high the picture is at a distance of one. */
const tall = (camera: PerspectiveCamera): number => Math.tan((camera.fov * Math.PI) / 360);

/** So far away that the boards fill the picture. */
function fit({ size, boards }: City, camera: PerspectiveCamera, room: number): number {
  const wide = tall(camera) * camera.aspect;
  const half = size / 2;
  return room * Math.max(half / tall(camera), (half * boards.length * 1.04) / wide) + (camera.aspect < 1 ? 0 : 40);
}

/** Whether two looks show the same; whole turns don't count. */
export function same(a: Look, b: Look): boolean {
  const turned = (a.around - b.around) % 360 === 0;
  return turned && a.x === b.x && a.y === b.y && a.z === b.z && a.above === b.above && a.far === b.far;
}

/** Degrees above the table. */
const SLANT = 40;

/** From the south side of the table, everything in sight; of a small picture, the bar over it covers more. */
export function tableLook(city: City, camera: PerspectiveCamera, small: boolean): Look {
  const [x, y] = middleOf(city);
  const ahead = small ? 46 : 4;
  // The near edge is the widest in the picture, and monsters on its corners stand out a little.
  const near = (city.size / 2 + ahead) * Math.cos((SLANT * Math.PI) / 180);
  const wide = ((city.size / 2) * city.boards.length * 1.06) / (tall(camera) * camera.aspect);
  return { x, y: y + ahead, z: 6, around: 270, above: SLANT, far: Math.max(fit(city, camera, 0.98), near + wide) };
}

export function topLook(city: City, camera: PerspectiveCamera, small: boolean): Look {
  const [x, y] = middleOf(city);
  // A little to the north, so that the bar over the picture hides nothing.
  return { x, y: y + (small ? 66 : 16), z: 0, around: 270, above: 89.5, far: fit(city, camera, small ? 1.3 : 1.1) };
}

/** Over the shoulder of a monster, toward the middle. */
export function monsterLook(city: City, pose: Pose): Look {
  const [x, y] = middleOf(city);
  const around = (Math.atan2(pose[1] - y, pose[0] - x) * 180) / Math.PI;
  return { x: pose[0] * 0.72 + x * 0.28, y: pose[1] * 0.72 + y * 0.28, z: 24, around, above: 26, far: 420 };
}

/** A building and the hand high above it, from a side. */
export function dropLook(city: City, camera: PerspectiveCamera, small: boolean, x: number, y: number, around: number): Look {
  // Of a small picture, the words on how to do it cover more at the bottom.
  const words = small ? 40 : 0;
  const high = city.drop + city.sizes.body[2] + 70 + words;
  return { x, y, z: (high - words) / 2 - 20 - words / 2, around, above: 22, far: high / 2 / tall(camera) / Math.min(1, camera.aspect) };
}
