/** What strikes the ground or a roof while a recording plays: there dust rises, and the picture shakes. */

import { pieceKind, type Poses } from "../view";

export interface Impact {
  at: readonly [number, number, number];
  /** 0 to 1. */
  force: number;
}

/** How much each piece counts. */
const WEIGHT: Readonly<Record<string, number>> = { body: 1, floor: 0.75, vehicle: 0.5, paws: 0.35 };
/** Millimetres a second: slower falls raise nothing, this one all the dust there is. */
const LEAST = 260;
const FULL = 1700;

export class Impacts {
  #before: Poses | null = null;
  #then = 0;
  #falling = new Map<string, number>();

  /** What has struck since the last picture; a jump back begins anew. */
  step(poses: Poses, seconds: number): Impact[] {
    const [before, elapsed] = [this.#before, seconds - this.#then];
    this.#before = poses;
    this.#then = seconds;
    if (!before || elapsed <= 0) {
      this.#falling.clear();
      return [];
    }
    const found: Impact[] = [];
    for (const [name, weight] of this.#weighed(poses)) {
      const [pose, old] = [poses[name], before[name]];
      if (!pose || !old || pose === old) continue;
      const speed = (old[2] - pose[2]) / elapsed;
      const was = this.#falling.get(name) ?? 0;
      if (was > LEAST && speed < was * 0.4) found.push({ at: [pose[0], pose[1], pose[2]], force: Math.min(1, (was / FULL) * weight) });
      this.#falling.set(name, Math.max(0, speed));
    }
    return found;
  }

  *#weighed(poses: Poses): Generator<[string, number]> {
    for (const name of Object.keys(poses)) {
      const weight = WEIGHT[pieceKind(name)];
      if (weight) yield [name, weight];
    }
  }
}
