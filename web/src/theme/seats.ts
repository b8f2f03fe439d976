/** Seat colours and the shape that always doubles them, for those who cannot tell the colours apart. */

export const SHAPES = ["circle", "square", "triangle", "diamond", "star", "cross", "hexagon", "drop"] as const;
export type Shape = (typeof SHAPES)[number];

export interface Seat {
  readonly shape: Shape;
  /** Fill of marks, ribbons and pawns. */
  readonly color: string;
  /** Ink or paper, whichever reads on the fill. */
  readonly on: string;
}

const INK = "#2b1b2e";
const PAPER = "#fffaf0";

/**
 * After the Okabe-Ito set, spread in lightness as well as in hue so that each neighbour differs for
 * protanopes, deuteranopes and tritanopes too (theme.test.ts simulates them).
 */
export const SEATS = [
  { shape: "circle", color: "#2268d3", on: PAPER },
  { shape: "square", color: "#f66120", on: INK },
  { shape: "triangle", color: "#20b088", on: INK },
  { shape: "diamond", color: "#fbea7d", on: INK },
  { shape: "star", color: "#83161f", on: PAPER },
  { shape: "cross", color: "#a6edf9", on: INK },
  { shape: "hexagon", color: "#826885", on: PAPER },
  { shape: "drop", color: "#ed92d9", on: INK },
] as const satisfies readonly Seat[];

export function seatOf(index: number): Seat {
  return SEATS[((index % SEATS.length) + SEATS.length) % SEATS.length] ?? SEATS[0];
}

/** Outlines of the shapes in a box of -10..10. */
export const SHAPE_PATHS: Readonly<Record<Shape, string>> = {
  circle: "M0-8.5A8.5 8.5 0 1 1 0 8.5A8.5 8.5 0 1 1 0-8.5Z",
  square: "M-7.5-7.5H7.5V7.5H-7.5Z",
  triangle: "M0-8.8L9 7.2H-9Z",
  diamond: "M0-9.6L8 0L0 9.6L-8 0Z",
  star: "M0-9.6L2.8-3.5L9.3-2.9L4.4 1.5L5.9 8L0 4.6L-5.9 8L-4.4 1.5L-9.3-2.9L-2.8-3.5Z",
  cross: "M-3.2-8.6H3.2V-3.2H8.6V3.2H3.2V8.6H-3.2V3.2H-8.6V-3.2H-3.2Z",
  hexagon: "M-4.6-8.2H4.6L9.2 0L4.6 8.2H-4.6L-9.2 0Z",
  drop: "M0-10C3.2-5.4 7-2 7 2.6A7 7 0 1 1-7 2.6C-7-2-3.2-5.4 0-10Z",
};
