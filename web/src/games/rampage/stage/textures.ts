/** Everything printed or grown: the board, the floors, wood. Drawn on canvases, so nothing has to be fetched. */

import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from "three";
import { extent, inside, margin, roomiest } from "../geometry";
import type { City, Point } from "../view";
import { CREAM, groundOf, INK, type Pattern } from "./palette";

type Pen = CanvasRenderingContext2D;

/** The same every time: a printed board does not change. */
export function dice(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function canvas(width: number, height: number): [HTMLCanvasElement, Pen] {
  const made = document.createElement("canvas");
  made.width = width;
  made.height = height;
  const pen = made.getContext("2d");
  if (!pen) throw new Error("no canvas");
  return [made, pen];
}

function texture(made: HTMLCanvasElement, sharp = 8): Texture {
  const out = new CanvasTexture(made);
  out.colorSpace = SRGBColorSpace;
  out.anisotropy = sharp;
  return out;
}

function trace(pen: Pen, outline: readonly Point[]): void {
  pen.beginPath();
  outline.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.closePath();
}

// --- the board ----------------------------------------------------------------------------------------------

const PIXELS = 2048;

/** One board from above; words are written to be read from the south. */
export function boardTexture(city: City, board: number, letter: (zone: string) => string): Texture {
  const [made, pen] = canvas(PIXELS, PIXELS);
  const [cx, cy] = city.boards[board] ?? [0, 0];
  const half = city.size / 2;
  pen.scale(PIXELS / city.size, -PIXELS / city.size);
  pen.translate(half - cx, -half - cy);
  const here = (outline: readonly Point[]): boolean => {
    const { left, right, low, high } = extent(outline);
    return Math.abs((left + right) / 2 - cx) < half && Math.abs((low + high) / 2 - cy) < half;
  };
  const zones = Object.entries(city.zones).filter(([, outline]) => here(outline));
  const ruins = Object.entries(city.ruins).filter(([, outline]) => here(outline));
  const chance = dice(41 + board);

  pen.fillStyle = "#cfc7b8";
  pen.fillRect(cx - half, cy - half, city.size, city.size);
  for (const [name, outline] of zones) {
    const ground = groundOf(name);
    pen.save();
    trace(pen, outline);
    pen.clip();
    pen.fillStyle = ground.fill;
    pen.fill();
    pen.strokeStyle = pen.fillStyle = ground.line;
    pattern(pen, ground.pattern, extent(outline));
    // A soft edge, as if lit from the middle.
    trace(pen, outline);
    pen.strokeStyle = "#2b1b2e1c";
    pen.lineWidth = 22;
    pen.stroke();
    pen.restore();
  }
  for (const [, outline] of zones) {
    trace(pen, outline);
    pen.lineJoin = "round";
    pen.strokeStyle = "#6b5c6e";
    pen.lineWidth = 6.5;
    pen.stroke();
  }
  for (const [, outline] of zones) {
    trace(pen, outline);
    pen.strokeStyle = "#fff3d2";
    pen.lineWidth = 1.5;
    pen.setLineDash([7, 5]);
    pen.stroke();
    pen.setLineDash([]);
  }
  for (const [, outline] of ruins) sidewalk(pen, outline, city.sidewalk);
  for (const [name, outline] of zones) {
    const label = roomiest(outline);
    const free = (point: Point): boolean =>
      inside(outline, point) &&
      margin(outline, point) > 13 &&
      Math.hypot(point[0] - label[0], point[1] - label[1]) > 34 &&
      [...city.starts, ...city.garages].every(([x, y]) => Math.hypot(point[0] - x, point[1] - y) > 36);
    green(pen, outline, free, chance);
    badge(pen, label, letter(name));
  }
  for (const [x, y, yaw] of city.starts) if (Math.abs(x - cx) < half && Math.abs(y - cy) < half) start(pen, x, y, yaw);
  city.garages.forEach(([x, y, yaw], i) => {
    if (Math.abs(x - cx) < half && Math.abs(y - cy) < half) parking(pen, x, y, yaw, i + 1);
  });
  // Printer's ink is never quite even.
  grainOver(pen, cx - half, cy - half, city.size, chance);
  return texture(made, 16);
}

function pattern(pen: Pen, kind: Pattern, box: { left: number; right: number; low: number; high: number }): void {
  const { left, right, low, high } = box;
  pen.lineWidth = 1.1;
  const each = (stepX: number, stepY: number, draw: (x: number, y: number, odd: boolean) => void): void => {
    let row = 0;
    for (let y = low; y < high; y += stepY, row++) for (let x = left + (row % 2) * (stepX / 2); x < right; x += stepX) draw(x, y, row % 2 === 1);
  };
  const line = (...points: number[]): void => {
    pen.beginPath();
    for (let i = 0; i < points.length; i += 2) pen.lineTo(points[i] ?? 0, points[i + 1] ?? 0);
    pen.stroke();
  };
  const draws: Record<Pattern, () => void> = {
    tufts: () => each(18, 13, (x, y) => line(x - 3, y + 4, x, y, x + 3, y + 4)),
    grid: () => {
      for (let x = left; x < right; x += 14) line(x, low, x, high);
      for (let y = low; y < high; y += 14) line(left, y, right, y);
    },
    waves: () => {
      for (let y = low; y < high; y += 11) {
        pen.beginPath();
        for (let x = left; x < right; x += 3) pen.lineTo(x, y + 2 * Math.sin(x / 5 + y));
        pen.stroke();
      }
    },
    bricks: () => each(20, 10, (x, y) => pen.strokeRect(x, y, 20, 10)),
    dots: () =>
      each(15, 11, (x, y) => {
        pen.beginPath();
        pen.arc(x, y, 1.6, 0, 7);
        pen.fill();
      }),
    diamonds: () => each(18, 12, (x, y) => line(x, y - 4, x + 5, y, x, y + 4, x - 5, y, x, y - 4)),
    stripes: () => {
      for (let x = left - (high - low); x < right; x += 12) line(x, low, x + (high - low), high);
    },
    crosses: () =>
      each(17, 13, (x, y) => {
        line(x - 2.6, y, x + 2.6, y);
        line(x, y - 2.6, x, y + 2.6);
      }),
  };
  draws[kind]();
}

function sidewalk(pen: Pen, outline: readonly Point[], wide: number): void {
  const { left, right, low, high } = extent(outline);
  const [x, y, w, h] = [left - wide, low - wide, right - left + 2 * wide, high - low + 2 * wide];
  pen.fillStyle = "#f1ead9";
  pen.fillRect(x, y, w, h);
  pen.strokeStyle = "#d6ccb6";
  pen.lineWidth = 0.7;
  pen.beginPath();
  for (let at = x + 6; at < x + w; at += 6) {
    pen.moveTo(at, y);
    pen.lineTo(at, y + h);
  }
  for (let at = y + 6; at < y + h; at += 6) {
    pen.moveTo(x, at);
    pen.lineTo(x + w, at);
  }
  pen.stroke();
  pen.strokeStyle = "#8f8090";
  pen.lineWidth = 2.2;
  pen.strokeRect(x, y, w, h);
  pen.fillStyle = "#5b4d60";
  pen.fillRect(left, low, right - left, high - low);
}

/** Trees from above, flowers between them. */
function green(pen: Pen, outline: readonly Point[], free: (point: Point) => boolean, chance: () => number): void {
  const { left, right, low, high } = extent(outline);
  const trees: [number, number, number][] = [];
  for (let i = 0; i < 120 && trees.length < 11; i++) {
    const [x, y, r] = [left + chance() * (right - left), low + chance() * (high - low), 5 + chance() * 5];
    if (free([x, y]) && trees.every((tree) => Math.hypot(tree[0] - x, tree[1] - y) > tree[2] + r + 3)) trees.push([x, y, r]);
  }
  const disc = (x: number, y: number, r: number, colour: string): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, r, 0, 7);
    pen.fill();
  };
  for (const [x, y, r] of trees) {
    disc(x + 1.6, y - 2, r, "#2b1b2e2e");
    disc(x, y, r, "#5f8a45");
    for (let i = 0; i < 5; i++) disc(x + Math.cos(i * 1.26) * r * 0.5, y + Math.sin(i * 1.26) * r * 0.5, r * 0.52, i % 2 ? "#6f9c50" : "#7dac5b");
    disc(x - r * 0.2, y + r * 0.25, r * 0.35, "#93bf6d");
  }
  for (let i = 0; i < 40; i++) {
    const [x, y] = [left + chance() * (right - left), low + chance() * (high - low)];
    if (free([x, y])) disc(x, y, 0.9, (["#e86f5a", "#fff6df", "#f4c542"][i % 3] ?? CREAM));
  }
}

function write(pen: Pen, words: string, x: number, y: number, size: number, colour: string, turn = 0): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  pen.scale(1, -1);
  pen.font = `800 ${size}px Grenze, Georgia, serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillStyle = colour;
  pen.fillText(words, 0, size * 0.06);
  pen.restore();
}

function badge(pen: Pen, [x, y]: Point, words: string): void {
  pen.beginPath();
  pen.arc(x + 1, y - 1.4, 19, 0, 7);
  pen.fillStyle = "#2b1b2e40";
  pen.fill();
  pen.beginPath();
  pen.arc(x, y, 19, 0, 7);
  pen.fillStyle = CREAM;
  pen.fill();
  pen.lineWidth = 2.4;
  pen.strokeStyle = INK;
  pen.stroke();
  pen.beginPath();
  pen.arc(x, y, 16, 0, 7);
  pen.lineWidth = 0.8;
  pen.strokeStyle = "#a2321d";
  pen.stroke();
  write(pen, words, x, y, words.length > 2 ? 16 : words.length > 1 ? 20 : 25, INK);
}

/** A monster's starting space: a big paw print, toes toward the stadium. */
function start(pen: Pen, x: number, y: number, yaw: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((yaw * Math.PI) / 180);
  pen.beginPath();
  pen.arc(0, 0, 21, 0, 7);
  pen.fillStyle = "#fff6df8c";
  pen.fill();
  pen.lineWidth = 1.8;
  pen.strokeStyle = INK;
  pen.setLineDash([5, 3.4]);
  pen.stroke();
  pen.setLineDash([]);
  pen.fillStyle = "#7c4a2f99";
  const blob = (bx: number, by: number, rx: number, ry: number): void => {
    pen.beginPath();
    pen.ellipse(bx, by, rx, ry, 0, 0, 7);
    pen.fill();
  };
  blob(-4, 0, 7.5, 9);
  blob(6.5, -9, 3.6, 3);
  blob(9.5, -3, 4.2, 2.8);
  blob(9.5, 3, 4.2, 2.8);
  blob(6.5, 9, 3.6, 3);
  pen.restore();
}

function parking(pen: Pen, x: number, y: number, yaw: number, which: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((yaw * Math.PI) / 180);
  pen.fillStyle = "#6d6376d9";
  pen.fillRect(-20, -13, 40, 26);
  pen.lineWidth = 1.8;
  pen.strokeStyle = "#fff3d2";
  pen.strokeRect(-18, -11, 36, 22);
  pen.restore();
  write(pen, String(which), x, y, 15, "#fff3d2");
}

function grainOver(pen: Pen, x: number, y: number, size: number, chance: () => number): void {
  for (let i = 0; i < 5200; i++) {
    pen.fillStyle = chance() < 0.5 ? "#ffffff10" : "#2b1b2e0c";
    const r = 0.5 + chance() * 2.2;
    pen.fillRect(x + chance() * size, y + chance() * size, r, r);
  }
}

// --- cardboard ----------------------------------------------------------------------------------------------

const ROOMS = [
  ["#f3d9b1", "#e9b98c", "#cfe0c3", "#e8c7c0", "#c9d8e8"],
  ["#f6e3c0", "#c6ddd5", "#f0c9a0", "#d8cbe4", "#efe0a8"],
  ["#dfe7c8", "#f2cdb0", "#c7d7ea", "#f1e2b6", "#e3c3cf"],
] as const;

/** A floor of a building: flats seen from above, furniture and all. `level` 2 and up has a roof garden look. */
export function floorTexture(width: number, depth: number, seed: number, stadium: boolean): Texture {
  const scale = 5;
  const [made, pen] = canvas(width * scale, depth * scale);
  pen.scale(scale, scale);
  const chance = dice(seed * 977 + 13);
  if (stadium) pitch(pen, width, depth);
  else flats(pen, width, depth, chance);
  for (let i = 0; i < 900; i++) {
    pen.fillStyle = chance() < 0.5 ? "#ffffff16" : "#2b1b2e10";
    pen.fillRect(chance() * width, chance() * depth, 0.4 + chance(), 0.4 + chance());
  }
  return texture(made);
}

function flats(pen: Pen, width: number, depth: number, chance: () => number): void {
  const papers = ROOMS[Math.floor(chance() * ROOMS.length)] ?? ROOMS[0];
  const [cx, cy] = [width * (0.38 + chance() * 0.24), depth * (0.38 + chance() * 0.24)];
  const rooms: [number, number, number, number][] = [
    [2, 2, cx - 2, cy - 2],
    [cx, 2, width - cx - 2, cy - 2],
    [2, cy, cx - 2, depth - cy - 2],
    [cx, cy, width - cx - 2, depth - cy - 2],
  ];
  rooms.forEach(([x, y, w, h], i) => {
    pen.fillStyle = papers[(i + Math.floor(chance() * 2)) % papers.length] ?? CREAM;
    pen.fillRect(x, y, w, h);
    pen.save();
    pen.beginPath();
    pen.rect(x, y, w, h);
    pen.clip();
    pen.strokeStyle = "#2b1b2e1f";
    pen.lineWidth = 0.5;
    const kind = Math.floor(chance() * 3);
    for (let at = 0; at < w + h; at += kind === 2 ? 7 : 4) {
      pen.beginPath();
      if (kind !== 1) {
        pen.moveTo(x + at, y);
        pen.lineTo(x + at, y + h);
      }
      if (kind !== 0) {
        pen.moveTo(x, y + at);
        pen.lineTo(x + w, y + at);
      }
      pen.stroke();
    }
    pen.restore();
    furnish(pen, x, y, w, h, chance);
  });
  pen.strokeStyle = "#4a3a4d";
  pen.lineWidth = 2;
  pen.strokeRect(2, 2, width - 4, depth - 4);
  pen.lineWidth = 1.6;
  pen.beginPath();
  pen.moveTo(cx, 2);
  pen.lineTo(cx, cy - 9);
  pen.moveTo(cx, cy + 9);
  pen.lineTo(cx, depth - 2);
  pen.moveTo(2, cy);
  pen.lineTo(cx - 10, cy);
  pen.moveTo(cx + 10, cy);
  pen.lineTo(width - 2, cy);
  pen.stroke();
}

const FURNITURE = ["#a2543d", "#4f7f9b", "#6d8a4b", "#b98a3c", "#8a5f9a", "#c8674f"] as const;

function furnish(pen: Pen, x: number, y: number, w: number, h: number, chance: () => number): void {
  const box = (bx: number, by: number, bw: number, bh: number, colour: string, r = 1.4): void => {
    pen.fillStyle = "#2b1b2e26";
    pen.beginPath();
    pen.roundRect(bx + 0.8, by + 1, bw, bh, r);
    pen.fill();
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(bx, by, bw, bh, r);
    pen.fill();
    pen.strokeStyle = "#2b1b2e8c";
    pen.lineWidth = 0.5;
    pen.stroke();
  };
  const paint = FURNITURE[Math.floor(chance() * FURNITURE.length)] ?? CREAM;
  const [mx, my] = [x + w / 2, y + h / 2];
  const kind = Math.floor(chance() * 4);
  if (kind === 0) {
    box(mx - 7, my - 9, 14, 18, "#fff8e8");
    box(mx - 7, my - 3, 14, 12, paint);
    box(mx - 5.5, my - 8, 4.6, 4, "#ffffff");
    box(mx + 0.9, my - 8, 4.6, 4, "#ffffff");
  } else if (kind === 1) {
    box(mx - 9, my - 9, 18, 6, paint);
    box(mx - 6, my, 12, 7, "#c79a5f");
  } else if (kind === 2) {
    pen.fillStyle = "#c79a5f";
    box(mx - 6, my - 6, 12, 12, "#c79a5f", 6);
    for (const [dx, dy] of [[-9, 0], [9, 0], [0, -9], [0, 9]] as const) box(mx + dx - 2, my + dy - 2, 4, 4, paint, 2);
  } else {
    box(mx - 9, my - 6, 18, 5, "#8a8f9a");
    box(mx - 7, my - 5, 5, 3, "#dfe7ee");
    box(mx + 1, my + 2, 8, 8, paint, 4);
  }
  pen.fillStyle = "#5f8a45";
  for (let i = 0; i < 4; i++) {
    pen.beginPath();
    pen.arc(x + 5 + Math.cos(i * 1.6) * 1.6, y + h - 5 + Math.sin(i * 1.6) * 1.6, 1.6, 0, 7);
    pen.fill();
  }
}

function pitch(pen: Pen, width: number, depth: number): void {
  pen.fillStyle = "#c9603f";
  pen.fillRect(0, 0, width, depth);
  pen.strokeStyle = "#fff3d2";
  pen.lineWidth = 0.8;
  for (const inset of [6, 10, 14]) {
    pen.beginPath();
    pen.roundRect(inset, inset, width - 2 * inset, depth - 2 * inset, 26);
    pen.stroke();
  }
  pen.save();
  pen.beginPath();
  pen.roundRect(19, 19, width - 38, depth - 38, 14);
  pen.clip();
  for (let i = 0; i * 9 < depth; i++) {
    pen.fillStyle = i % 2 ? "#79a94f" : "#86b75a";
    pen.fillRect(0, i * 9, width, 9);
  }
  pen.restore();
  pen.lineWidth = 1.1;
  pen.strokeStyle = "#fffdf2";
  pen.strokeRect(26, 24, width - 52, depth - 48);
  pen.beginPath();
  pen.moveTo(26, depth / 2);
  pen.lineTo(width - 26, depth / 2);
  pen.stroke();
  pen.beginPath();
  pen.arc(width / 2, depth / 2, 11, 0, 7);
  pen.stroke();
  pen.strokeRect(width / 2 - 16, 24, 32, 11);
  pen.strokeRect(width / 2 - 16, depth - 35, 32, 11);
}

/** The bared ground of a building: cracked plaster, and its name stencilled on. */
export function ruinTexture(width: number, depth: number, seed: number, name: string): Texture {
  const scale = 4;
  const [made, pen] = canvas(width * scale, depth * scale);
  pen.scale(scale, scale);
  const chance = dice(seed * 313 + 7);
  pen.fillStyle = "#a99fa6";
  pen.fillRect(0, 0, width, depth);
  for (let i = 0; i < 260; i++) {
    const r = 0.8 + chance() * 3.4;
    pen.fillStyle = (["#8f858e", "#bcb2b6", "#7d7380", "#c9b79b"][Math.floor(chance() * 4)] ?? CREAM);
    pen.save();
    pen.translate(chance() * width, chance() * depth);
    pen.rotate(chance() * 6.3);
    pen.fillRect(-r, -r * 0.6, 2 * r, 1.2 * r);
    pen.restore();
  }
  pen.strokeStyle = "#5b4d60";
  for (let i = 0; i < 5; i++) {
    pen.beginPath();
    let [x, y] = [chance() * width, chance() * depth];
    pen.moveTo(x, y);
    for (let k = 0; k < 6; k++) pen.lineTo((x += chance() * 18 - 9), (y += chance() * 18 - 9));
    pen.lineWidth = 0.7;
    pen.stroke();
  }
  pen.fillStyle = "#fff3d2b3";
  pen.font = "800 30px Grenze, Georgia, serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(name, width / 2, depth / 2 + 2);
  pen.strokeStyle = "#e9b23a";
  pen.lineWidth = 2.4;
  pen.setLineDash([5, 5]);
  pen.strokeRect(2, 2, width - 4, depth - 4);
  return texture(made);
}

// --- wood ---------------------------------------------------------------------------------------------------

/** Pale grain, to be tinted by paint: it lies over every wooden thing. */
export function grainTexture(): Texture {
  const [made, pen] = canvas(256, 256);
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, 256, 256);
  const chance = dice(5);
  for (let i = 0; i < 70; i++) {
    const y = chance() * 256;
    pen.strokeStyle = `rgba(90, 60, 40, ${0.04 + chance() * 0.08})`;
    pen.lineWidth = 0.6 + chance() * 2.4;
    pen.beginPath();
    for (let x = 0; x <= 256; x += 16) pen.lineTo(x, y + 3 * Math.sin((x / 256) * 6.283 + i));
    pen.stroke();
  }
  const out = texture(made, 4);
  out.wrapS = out.wrapT = RepeatWrapping;
  return out;
}

/** The table: broad planks of oak. */
export function tableTexture(dark: boolean): Texture {
  const [made, pen] = canvas(1024, 1024);
  const chance = dice(17);
  const planks = 4;
  for (let plank = 0; plank < planks; plank++) {
    const [y, h] = [(plank * 1024) / planks, 1024 / planks];
    const tone = chance() * 14 - 7;
    const [r, g, b] = dark ? [92 + tone, 60 + tone, 42 + tone] : [181 + tone, 126 + tone, 76 + tone];
    pen.fillStyle = `rgb(${r} ${g} ${b})`;
    pen.fillRect(0, y, 1024, h);
    pen.save();
    pen.beginPath();
    pen.rect(0, y, 1024, h);
    pen.clip();
    for (let i = 0; i < 60; i++) {
      const at = y + chance() * h;
      const wave = 3 + chance() * 8;
      pen.strokeStyle = `rgba(${dark ? "20, 10, 8" : "84, 44, 20"}, ${0.05 + chance() * 0.14})`;
      pen.lineWidth = 0.8 + chance() * 2.6;
      pen.beginPath();
      const bend = chance() * 6;
      for (let x = 0; x <= 1024; x += 32) pen.lineTo(x, at + wave * Math.sin((x / 1024) * 6.283 + bend));
      pen.stroke();
    }
    pen.restore();
    pen.fillStyle = "rgba(30, 12, 6, 0.55)";
    pen.fillRect(0, y - 1.5, 1024, 3);
    const seam = chance() * 1024;
    pen.fillRect(seam, y, 3, h);
  }
  const out = texture(made, 16);
  out.wrapS = out.wrapT = RepeatWrapping;
  return out;
}
