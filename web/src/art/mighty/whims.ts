import type { Effect } from "@/games/mighty-monsters/types";
import type { Mood } from "./KingFigure.svelte";

/** How a whim is drawn. */
export interface WhimLook {
  readonly mood: Mood;
  readonly scene: "guards" | "banned" | "equal-pair" | "hands" | "healing" | "weakest" | "nothing";
  /** Which guards it touches, seen on a row of four from gate to treasury. */
  readonly guards: readonly number[];
}

const PLACES: Readonly<Record<Effect["guards"], readonly number[]>> = {
  none: [],
  first: [0],
  second: [1],
  "first-two": [0, 1],
  last: [3],
  "last-two": [2, 3],
  "equal-pairs": [],
  "weakest-pairs": [],
};

/** By its effect, since an owner's tile of the same number may do something else. Of several effects one is drawn. */
export function lookOf(effect: Effect): WhimLook {
  const guards = PLACES[effect.guards];
  if (effect.guards !== "none" && (effect.loot !== 0 || effect.strength !== 0)) {
    const scene = effect.guards === "equal-pairs" ? "equal-pair" : effect.guards === "weakest-pairs" ? "weakest" : "guards";
    return { mood: moodOf(effect), scene, guards };
  }
  if (effect.banned.length) return { mood: "cross", scene: "banned", guards };
  if (effect.hand.length) return { mood: "sly", scene: "hands", guards };
  if (effect.healing !== null && effect.healed.length) return { mood: "cross", scene: "healing", guards };
  return { mood: "asleep", scene: "nothing", guards };
}

function moodOf({ loot, strength, guards }: Effect): Mood {
  if (guards === "weakest-pairs" || (loot > 0 && strength > 0)) return "sly";
  if (loot < 0 && strength < 0) return "calm";
  return loot > 0 || strength < 0 ? "merry" : "cross";
}

const NOTHING: Effect = { guards: "none", loot: 0, strength: 0, banned: [], hand: [], healing: null, healed: [] };

/** The twelve of the box as shipped, for the gallery and the tests. */
export const SHIPPED_WHIMS: readonly Effect[] = [
  { ...NOTHING, banned: [1] },
  { ...NOTHING, guards: "equal-pairs", loot: 3 },
  { ...NOTHING, hand: [3, 4, 5] },
  { ...NOTHING, guards: "first", loot: 3 },
  { ...NOTHING, guards: "first-two", loot: -2 },
  { ...NOTHING, guards: "last-two", loot: 4 },
  { ...NOTHING, healing: 4, healed: [4, 5] },
  { ...NOTHING, guards: "weakest-pairs", loot: 3 },
  NOTHING,
  { ...NOTHING, guards: "second", loot: 3, strength: 2 },
  { ...NOTHING, guards: "last", loot: 10 },
  { ...NOTHING, guards: "last", loot: -5, strength: -3 },
];
