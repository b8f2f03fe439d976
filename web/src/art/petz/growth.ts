/** How a pet's size shows: babies are small, big-headed and wide-eyed, the grown ones fill their cage and know it. */

import type { Look } from "../types";

export interface Growth {
  size: number;
  /** 0 at size 2 to 1 at size 7. */
  k: number;
  /** Scale of the body, which stands on the ground. */
  body: string;
  /** Puts a head (drawn round the origin) where the grown pet has it, larger for the body the younger it is. */
  head: (x: number, y: number) => string;
  pupil: number;
  /** The lid of a pet that minds being looked at. */
  lid: number;
  /** Turned up when it is well, down when it suffers. */
  smile: 1 | -1;
  look: Look;
}

const BABY = 0.6;
const BIG_HEAD = 1.38;
const round = (value: number): number => Math.round(value * 1000) / 1000;

export function growthOf(size: number, sad: boolean, look: Look): Growth {
  const k = Math.min(1, Math.max(0, (size - 2) / 5));
  const scale = BABY + (1 - BABY) * k;
  const head = scale * (BIG_HEAD + (1 - BIG_HEAD) * k);
  return {
    size,
    k,
    body: `translate(100 188) scale(${round(scale)}) translate(-100 -188)`,
    head: (x, y) => `translate(${round(100 + (x - 100) * scale)} ${round(188 + (y - 188) * scale)}) scale(${round(head)})`,
    pupil: 0.62 - 0.16 * k,
    lid: sad ? 0.42 : 0.34 * k,
    smile: sad ? -1 : 1,
    look,
  };
}
