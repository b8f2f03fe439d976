/** Where one looks from: round a point, near or far, flying smoothly from one place to another. */

import type { PerspectiveCamera } from "three";
import { clamp } from "../geometry";

export interface Look {
  /** The point looked at. */
  x: number;
  y: number;
  z: number;
  /** Degrees round it, counter-clockwise from the east, and above the table. */
  around: number;
  above: number;
  far: number;
}

const LOWEST = 8;
const HIGHEST = 89.5;
/** Milliseconds that a flight takes. */
const FLIGHT = 550;
/** Millimetres that the strongest blow shakes the table, and milliseconds until it is calm. */
const SHAKE = 5;
const CALM = 420;

export class Rig {
  look: Look = { x: 0, y: 0, z: 20, around: 270, above: 38, far: 1000 };
  #from: Look | null = null;
  #to: Look | null = null;
  #since = 0;
  #length = 0;
  /** How near and far one may go, and how far from the middle. */
  nearest = 160;
  farthest = 2200;
  reach = 500;
  /** How often somebody has turned, moved or brought the look nearer by hand. */
  touched = 0;
  /** Millimetres by which the picture shakes, until it has calmed down. */
  #shaken = 0;
  #shakenAt = 0;

  constructor(readonly camera: PerspectiveCamera) {
    camera.up.set(0, 0, 1);
  }

  get flying(): boolean {
    return this.#to !== null;
  }

  /** `pace` 0 is there at once. */
  fly(to: Look, pace: number): void {
    const turns = Math.round((this.look.around - to.around) / 360);
    this.#from = { ...this.look };
    this.#to = { ...to, around: to.around + 360 * turns };
    this.#since = performance.now();
    this.#length = FLIGHT * pace;
    if (!pace) this.#land();
  }

  #land(): void {
    if (this.#to) this.look = this.#to;
    this.#from = this.#to = null;
    this.apply();
  }

  turn(dAround: number, dAbove: number): void {
    this.#stop();
    this.look.around += dAround;
    this.look.above = clamp(this.look.above + dAbove, LOWEST, HIGHEST);
    this.apply();
  }
  zoom(factor: number): void {
    this.#stop();
    this.look.far = clamp(this.look.far * factor, this.nearest, this.farthest);
    this.apply();
  }
  /** In pixels of a picture so high. */
  pan(dx: number, dy: number, height: number): void {
    this.#stop();
    const scale = (2 * this.look.far * Math.tan((this.camera.fov * Math.PI) / 360)) / height;
    const a = (this.look.around * Math.PI) / 180;
    const slant = Math.max(0.4, Math.sin((this.look.above * Math.PI) / 180));
    const [right, ahead] = [-dx * scale, (dy * scale) / slant];
    this.look.x = clamp(this.look.x + right * -Math.sin(a) + ahead * -Math.cos(a), -this.reach, this.reach * 3);
    this.look.y = clamp(this.look.y + right * Math.cos(a) + ahead * -Math.sin(a), -this.reach, this.reach);
    this.apply();
  }

  /** The point looked at moves there, a little with each picture. */
  follow(x: number, y: number, z: number, part: number): void {
    if (this.flying) return;
    const { look } = this;
    this.look = { ...look, x: look.x + (x - look.x) * part, y: look.y + (y - look.y) * part, z: look.z + (z - look.z) * part };
    this.apply();
  }

  shake(force: number): void {
    this.#shaken = Math.max(this.#shaken, SHAKE * force);
    this.#shakenAt = performance.now();
  }
  /** Where it shakes to just now; true while it does. */
  #shaking(now: number): boolean {
    const left = 1 - (now - this.#shakenAt) / CALM;
    if (!this.#shaken || left <= 0) {
      this.#shaken = 0;
      return false;
    }
    const far = this.#shaken * left * left;
    this.camera.position.x += far * Math.sin(now * 0.071);
    this.camera.position.z += far * Math.sin(now * 0.093 + 1);
    this.camera.updateMatrixWorld();
    return true;
  }

  /** True while there is more to come. */
  tick(now: number): boolean {
    const flying = this.#fly(now);
    if (!flying && this.#shaken) this.apply();
    return this.#shaking(now) || flying;
  }
  #fly(now: number): boolean {
    const [from, to] = [this.#from, this.#to];
    if (!from || !to) return false;
    const t = Math.min(1, (now - this.#since) / this.#length);
    const part = t * t * (3 - 2 * t);
    const mix = (key: keyof Look): number => from[key] + (to[key] - from[key]) * part;
    this.look = { x: mix("x"), y: mix("y"), z: mix("z"), around: mix("around"), above: mix("above"), far: mix("far") };
    if (t >= 1) this.#land();
    else this.apply();
    return this.flying;
  }

  apply(): void {
    const { x, y, z, around, above, far } = this.look;
    const [a, b] = [(around * Math.PI) / 180, (above * Math.PI) / 180];
    this.camera.position.set(x + far * Math.cos(b) * Math.cos(a), y + far * Math.cos(b) * Math.sin(a), z + far * Math.sin(b));
    this.camera.lookAt(x, y, z);
    this.camera.updateMatrixWorld();
  }

  #stop(): void {
    this.touched++;
    if (!this.#to) return;
    this.#from = this.#to = null;
  }
}
