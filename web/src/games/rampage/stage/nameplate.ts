/** Whose monster it is: mark and name on a slip of paper over its head. */

import { CanvasTexture, type PerspectiveCamera, Sprite, SpriteMaterial, SRGBColorSpace } from "three";
import { seatOf, SHAPE_PATHS } from "@/theme/seats";
import { clamp } from "../geometry";
import type { Stuff } from "./stuff";

/** How high it is in the picture: a part of its height at the distance of one, but never less than so many pixels. */
const HIGH = 0.021;
const LEAST = 20;

/** As large as it can be read, and wholly in a picture of this size, whoever stands at the edge of it. */
export function fitNameplate(plate: Sprite, camera: PerspectiveCamera, [width, height]: readonly [number, number]): void {
  const unit = height / (2 * Math.tan((camera.fov * Math.PI) / 360));
  const high = Math.max(HIGH, LEAST / unit);
  const wide = high * (plate.scale.x / plate.scale.y);
  plate.scale.set(wide, high, 1);
  const at = ((plate.position.clone().project(camera).x + 1) / 2) * width;
  const half = (wide * unit) / 2;
  const aside = at > -half && at < width + half ? clamp(at, half, width - half) - at : 0;
  plate.center.x = 0.5 - aside / (wide * unit);
}

export function nameplate(name: string, seat: number, stuff: Stuff): Sprite {
  const made = document.createElement("canvas");
  const pen = made.getContext("2d");
  const font = '700 34px "Atkinson Hyperlegible", sans-serif';
  const short = name.length > 12 ? `${name.slice(0, 11)}…` : name;
  if (pen) pen.font = font;
  made.width = 78 + Math.ceil(pen?.measureText(short).width ?? 100);
  made.height = 60;
  if (pen) {
    pen.beginPath();
    pen.roundRect(2, 2, made.width - 4, 56, 28);
    pen.fillStyle = "#fbf3e1ee";
    pen.fill();
    pen.lineWidth = 3;
    pen.strokeStyle = "#2b1b2e";
    pen.stroke();
    pen.save();
    pen.translate(32, 30);
    pen.scale(1.9, 1.9);
    const { color, shape } = seatOf(seat);
    const mark = new Path2D(SHAPE_PATHS[shape]);
    pen.fillStyle = color;
    pen.fill(mark);
    pen.lineWidth = 1.8;
    pen.stroke(mark);
    pen.restore();
    pen.font = font;
    pen.fillStyle = "#2b1b2e";
    pen.textBaseline = "middle";
    pen.fillText(short, 60, 32);
  }
  const paper = new CanvasTexture(made);
  paper.colorSpace = SRGBColorSpace;
  const sprite = new Sprite(stuff.keep(new SpriteMaterial({ map: stuff.print(paper), sizeAttenuation: false, depthTest: false, toneMapped: false })));
  sprite.scale.set((HIGH * made.width) / made.height, HIGH, 1);
  sprite.center.set(0.5, 0);
  sprite.renderOrder = 5;
  sprite.visible = false;
  return sprite;
}
