import type { Point } from "./parts/geometry";

/** Names as in the rules; each faction has one creature of each strength. */
export const FACTIONS = ["trolls", "dragons", "insectoids", "undead", "aquatic", "demons"] as const;
export type Faction = (typeof FACTIONS)[number];

export type Strength = 1 | 2 | 3 | 4 | 5;
export type Level = 1 | 2 | 3;

/** The paper a faction is cut from (a palette token with two tones). */
export const FACTION_TONE: Readonly<Record<Faction, string>> = {
  trolls: "moss",
  dragons: "flame",
  insectoids: "amber",
  undead: "shroud",
  aquatic: "tide",
  demons: "plum",
};

/** Where eyes look: -1..1 each way. */
export type Look = Point;
export const AHEAD: Look = { x: 0, y: 0.15 };
