/** An action as the server recorded it: poses of what moves, 30 a second (format: physics/frames.py). */

import { inflate } from "./inflate";
import type { Pose, Poses } from "./view";

export interface Motion {
  fps: number;
  frames: number;
  seconds: number;
  /** Names of the pieces that move. */
  pieces: readonly string[];
  /** frames x pieces x 6: place in 0.1 mm, then x, y, z of the turn in 1/32767. */
  numbers: Int16Array;
  /** When the first things are hit, in seconds; null where nothing but one piece moves. */
  impact: number | null;
}

const AWAY = -32768;
const UNIT = 10;
const TURN = 32767;
const HEAD = 9;
const FIELDS = 6;
/** A piece has been hit once it is so far from where it was, in 0.1 mm. */
const HIT = 15;

function bytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Throws where the recording is damaged or of another city. */
export function decode(text: string, order: readonly string[]): Motion {
  const data = bytes(text);
  if (String.fromCharCode(...data.subarray(0, 4)) !== "RAF1") throw new Error("no recording of this version");
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const fps = view.getUint8(4);
  const frames = view.getUint16(5, true);
  const count = view.getUint16(7, true);
  const pieces = Array.from({ length: count }, (_, i) => {
    const name = order[view.getUint16(HEAD + 2 * i, true)];
    if (name === undefined) throw new Error("a recording of another city");
    return name;
  });
  const total = frames * count * FIELDS;
  const planes = inflate(data.subarray(HEAD + 2 * count), 2 * total);
  const numbers = new Int16Array(total);
  const stride = count * FIELDS;
  for (let i = 0; i < total; i++) {
    const step = (planes[i] ?? 0) | ((planes[total + i] ?? 0) << 8);
    // An Int16Array wraps around as the packer did.
    numbers[i] = step + (i >= stride ? (numbers[i - stride] ?? 0) : 0);
  }
  const made = { fps, frames, seconds: frames > 1 ? (frames - 1) / fps : 0, pieces, numbers };
  return { ...made, impact: impactOf(made) };
}

/** The moment at which a second piece begins to move. */
function impactOf({ fps, frames, pieces, numbers }: Omit<Motion, "impact">): number | null {
  const stride = pieces.length * FIELDS;
  for (let frame = 1; frame < frames; frame++) {
    let hit = 0;
    for (let piece = 0; piece < pieces.length; piece++) {
      const [now, then] = [frame * stride + piece * FIELDS, piece * FIELDS];
      const far =
        Math.abs((numbers[now] ?? 0) - (numbers[then] ?? 0)) +
        Math.abs((numbers[now + 1] ?? 0) - (numbers[then + 1] ?? 0)) +
        Math.abs((numbers[now + 2] ?? 0) - (numbers[then + 2] ?? 0));
      if (far > HIT) hit++;
    }
    if (hit >= 3) return frame / fps;
  }
  return null;
}

/** w is left out of a recording, and never negative in it. */
function turned(x: number, y: number, z: number): number {
  return Math.sqrt(Math.max(0, 1 - x * x - y * y - z * z));
}

/** Between two poses; the turn takes the short way. */
export function between(from: Pose, to: Pose, part: number): Pose {
  const near = from[3] * to[3] + from[4] * to[4] + from[5] * to[5] + from[6] * to[6] < 0 ? -1 : 1;
  const mix = (i: 0 | 1 | 2): number => from[i] + (to[i] - from[i]) * part;
  const turn = (i: 3 | 4 | 5 | 6): number => from[i] + (near * to[i] - from[i]) * part;
  const [w, x, y, z] = [turn(3), turn(4), turn(5), turn(6)];
  const size = Math.hypot(w, x, y, z) || 1;
  return [mix(0), mix(1), mix(2), w / size, x / size, y / size, z / size];
}

/** Where a piece is in one frame; null while it is out of play. */
export function poseIn(motion: Motion, piece: number, frame: number): Pose | null {
  const at = (frame * motion.pieces.length + piece) * FIELDS;
  const { numbers } = motion;
  if (numbers[at] === AWAY && numbers[at + 1] === AWAY && numbers[at + 2] === AWAY) return null;
  const [x, y, z] = [(numbers[at + 3] ?? 0) / TURN, (numbers[at + 4] ?? 0) / TURN, (numbers[at + 5] ?? 0) / TURN];
  return [(numbers[at] ?? 0) / UNIT, (numbers[at + 1] ?? 0) / UNIT, (numbers[at + 2] ?? 0) / UNIT, turned(x, y, z), x, y, z];
}

/** Where a piece is at a moment, between the frames. */
export function poseAt(motion: Motion, piece: number, seconds: number): Pose | null {
  const exact = Math.max(0, Math.min(seconds * motion.fps, motion.frames - 1));
  const frame = Math.floor(exact);
  const here = poseIn(motion, piece, frame);
  if (!here || frame === motion.frames - 1) return here;
  const next = poseIn(motion, piece, frame + 1);
  return next ? between(here, next, exact - frame) : here;
}

/** The whole city at a moment: what does not move stays where it was. */
export function posesAt(motion: Motion, before: Poses, seconds: number): Poses {
  if (!motion.frames) return before;
  const away = new Set<string>();
  const poses: Record<string, Pose> = { ...before };
  motion.pieces.forEach((name, piece) => {
    const pose = poseAt(motion, piece, seconds);
    if (pose) poses[name] = pose;
    else away.add(name);
  });
  return away.size ? Object.fromEntries(Object.entries(poses).filter(([name]) => !away.has(name))) : poses;
}
