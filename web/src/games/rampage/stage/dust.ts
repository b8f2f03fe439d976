/** Clouds of dust over what has struck: they swell, rise and are gone. */

import { BufferAttribute, BufferGeometry, CanvasTexture, Points, PointsMaterial } from "three";
import type { Impact } from "./impacts";

interface Puff {
  at: [number, number, number];
  way: [number, number, number];
  since: number;
  lasts: number;
}

const MOST = 160;
const LASTS = 900;

/** A soft round spot. */
function spot(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 64;
  const pen = canvas.getContext("2d");
  if (pen) {
    const fade = pen.createRadialGradient(32, 32, 2, 32, 32, 31);
    fade.addColorStop(0, "#fffc");
    fade.addColorStop(0.5, "#fff6");
    fade.addColorStop(1, "#fff0");
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 64, 64);
  }
  return new CanvasTexture(canvas);
}

export class Dust {
  readonly points: Points;
  #puffs: Puff[] = [];
  #places = new BufferAttribute(new Float32Array(3 * MOST), 3);
  #colours = new BufferAttribute(new Float32Array(4 * MOST), 4);
  #paint = new PointsMaterial({ size: 34, map: spot(), transparent: true, depthWrite: false, vertexColors: true });

  constructor() {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", this.#places);
    geometry.setAttribute("color", this.#colours);
    geometry.setDrawRange(0, 0);
    this.points = new Points(geometry, this.#paint);
    this.points.frustumCulled = false;
    this.points.visible = false;
  }

  rise({ at, force }: Impact, now: number): void {
    const many = Math.ceil(4 + 12 * force);
    for (let i = 0; i < many; i++) {
      const turn = (i / many) * 2 * Math.PI + i * 2.4;
      const out = 18 + 50 * force * (((i * 7) % 5) / 5 + 0.3);
      this.#puffs.push({
        at: [at[0] + Math.cos(turn) * 14, at[1] + Math.sin(turn) * 14, at[2] + 4],
        way: [Math.cos(turn) * out, Math.sin(turn) * out, 14 + 22 * force * ((i % 3) / 2)],
        since: now,
        lasts: LASTS * (0.7 + 0.4 * ((i % 4) / 3)),
      });
    }
    this.#puffs = this.#puffs.slice(-MOST);
  }

  /** True while some is in the air. */
  tick(now: number): boolean {
    this.#puffs = this.#puffs.filter(({ since, lasts }) => now - since < lasts);
    this.points.visible = this.#puffs.length > 0;
    if (!this.points.visible) return false;
    this.#puffs.forEach(({ at, way, since, lasts }, i) => {
      const part = (now - since) / lasts;
      const eased = 1 - (1 - part) * (1 - part);
      this.#places.setXYZ(i, at[0] + way[0] * eased, at[1] + way[1] * eased, at[2] + way[2] * eased);
      this.#colours.setXYZW(i, 0.86, 0.78, 0.66, 0.55 * (1 - part));
    });
    this.#places.needsUpdate = this.#colours.needsUpdate = true;
    this.points.geometry.setDrawRange(0, this.#puffs.length);
    return true;
  }

  dispose(): void {
    this.points.geometry.dispose();
    this.#paint.map?.dispose();
    this.#paint.dispose();
  }
}
