import type { Mood } from "./KingFigure.svelte";

/** How each of the twelve whims is drawn; the effects themselves are the engine's. */
export interface WhimLook {
  readonly mood: Mood;
  /** Which guards it touches, seen on a row of four from gate to treasury. */
  readonly guards?: readonly (0 | 1 | 2 | 3)[];
  readonly loot?: number;
  readonly strength?: number;
  readonly scene?: "no-ones" | "equal-pair" | "hands" | "healing" | "weakest" | "nothing";
}

export const WHIMS: Readonly<Record<number, WhimLook>> = {
  1: { mood: "cross", scene: "no-ones" },
  2: { mood: "merry", scene: "equal-pair", loot: 3 },
  3: { mood: "sly", scene: "hands" },
  4: { mood: "merry", guards: [0], loot: 3 },
  5: { mood: "cross", guards: [0, 1], loot: -2 },
  6: { mood: "merry", guards: [2, 3], loot: 4 },
  7: { mood: "cross", scene: "healing" },
  8: { mood: "sly", scene: "weakest", loot: 3 },
  9: { mood: "asleep", scene: "nothing" },
  10: { mood: "sly", guards: [1], loot: 3, strength: 2 },
  11: { mood: "merry", guards: [3], loot: 10 },
  12: { mood: "calm", guards: [3], loot: -5, strength: -3 },
};
