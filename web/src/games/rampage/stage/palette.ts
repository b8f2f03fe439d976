/** Colours of painted wood, and the mark that doubles each of them. */

import type { Shape } from "@/theme/seats";
import type { Colour } from "../view";

export interface Paint {
  /** The wood. */
  base: string;
  /** Hat and mark on it. */
  mark: string;
  shape: Shape;
}

export const MEEPLES: Readonly<Record<Colour, Paint>> = {
  blue: { base: "#2f6fc4", mark: "#f4ead2", shape: "circle" },
  green: { base: "#3f9a4a", mark: "#f4ead2", shape: "square" },
  black: { base: "#37323c", mark: "#f0c14b", shape: "triangle" },
  yellow: { base: "#f2c230", mark: "#5a3410", shape: "star" },
  grey: { base: "#a9a7ad", mark: "#3b2f45", shape: "cross" },
  red: { base: "#cf3a2c", mark: "#f4ead2", shape: "diamond" },
};

/** Vehicles have numbers painted on them; the colours are for looks. */
export const VEHICLES = ["#3a7fc9", "#4fa657", "#d6402f", "#e58bb5", "#e3a52c", "#7a62b3", "#3aa6a0", "#8b6242"] as const;

export const GOLD = "#ffb52e";
export const CREAM = "#f7ecd4";
export const INK = "#2b1b2e";

/** Ground of the neighbourhoods, by compass: no two neighbours alike, and each has a pattern of its own. */
export const GROUNDS: Readonly<Record<string, { fill: string; line: string; pattern: Pattern }>> = {
  N: { fill: "#b9d18a", line: "#9dbb6c", pattern: "tufts" },
  NE: { fill: "#ecd9a6", line: "#d9c185", pattern: "grid" },
  E: { fill: "#a8d3d6", line: "#8abfc4", pattern: "waves" },
  SE: { fill: "#efc3a0", line: "#dda982", pattern: "bricks" },
  S: { fill: "#c7d99a", line: "#abc47b", pattern: "dots" },
  SW: { fill: "#d9c6e0", line: "#c2aacd", pattern: "diamonds" },
  W: { fill: "#f0e0b8", line: "#dcc893", pattern: "stripes" },
  NW: { fill: "#b7cbe6", line: "#9bb4d6", pattern: "crosses" },
};
export type Pattern = "tufts" | "grid" | "waves" | "bricks" | "dots" | "diamonds" | "stripes" | "crosses";

/** "NE-2" has the ground of "NE". */
export function groundOf(zone: string): (typeof GROUNDS)[string] {
  return GROUNDS[zone.replace(/-2$/, "")] ?? { fill: "#d8cfb8", line: "#c0b598", pattern: "dots" };
}
