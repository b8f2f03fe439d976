/** Made by tools/generate.py from monstrerie/games/mighty_monsters. Change those, then run `make generate`. */

import type { EventOf, Sentence, View } from "@/net/types";

export type Level = 1 | 2 | 3;

export type Strength = 1 | 2 | 3 | 4 | 5;

export type Faction = "trolls" | "dragons" | "insectoids" | "undead" | "aquatic" | "demons";

/** The whole table as a seat sees it. */
export interface RaidView extends View {
  round: number;
  rounds: number;
  phase: string;
  prompt: Sentence;
  /** Null while factions are chosen. */
  first_seat: number | null;
  /** From the gate on. */
  guards: Guard[];
  seats: RaidSeat[];
  /** The viewer's own. */
  hand: Card[] | null;
  king: King;
  pile: Pile;
  seen_guards: Front[];
  /** That nobody has seen: card counting for everybody. */
  unseen_guards: Front[];
  /** Levels of the guards that were discarded face down. */
  hidden_discards: Level[];
  /** Levels whose guards are only guessed. */
  guessed_levels: Level[];
}

/** A guard from behind. */
export interface Guard {
  level: Level;
  /** As printed. */
  strength_range: [number, number];
  /** As printed. */
  loot_range: [number, number];
  /** As the king's tile makes it. */
  strength_now: [number, number];
  /** As the king's tile makes it. */
  loot_now: [number, number];
  /** Null where the king's tile changes nothing. */
  whim: Change | null;
  guessed: Guesses;
  price: Price;
  /** Strength of the monsters beside it. */
  total: number;
  /** Above and below; null where nobody stands. */
  monsters: [Standing | null, Standing | null];
}

/** What the king's tile changes at a guard. */
export interface Change {
  strength: number;
  loot: number;
  /** As the pairs stand now. */
  pairs: boolean;
}

/** Which ranges are only guessed. */
export interface Guesses {
  strength: boolean;
  loot: boolean;
}

/** What replacing costs at a guard. */
export interface Price {
  /** A monster of one's own. */
  own: number;
  /** Somebody else's. */
  other: number;
  /** How much of that its owner gets. */
  to_owner: number;
}

/** A monster on a space. */
export interface Standing {
  /** Whose it is. */
  seat: number;
  strength: Strength;
  /** What healing costs this round. */
  healing: number;
  printed_healing: number;
  /** The cost is only guessed. */
  guessed: boolean;
}

/** What is known of a seat. */
export interface RaidSeat {
  seat: number;
  /** Null before it was chosen. */
  faction: Faction | null;
  gold: number;
  /** Monsters in the castle. */
  standing: number;
  /** As far as this viewer can know. */
  hand: Card[];
  hand_size: number;
  /** As far as this viewer can know. */
  reserve: Card[];
  reserve_size: number;
  /** Strengths in hand or reserve, nobody else knows where. */
  unknown: number[];
}

/** A monster. */
export interface Card {
  strength: Strength;
  /** What healing costs this round. */
  healing: number;
  printed_healing: number;
  /** The cost is only guessed. */
  guessed: boolean;
}

/** The king's tiles; all null and empty in the base game. */
export interface King {
  /** The one in force. */
  tile: number | null;
  rule: string | null;
  effect: Effect | null;
  sentence: Sentence | null;
  /** How many are to come, this round's included. */
  left: number;
  seen: number[];
}

/** A king tile as in the component file. */
export interface Effect {
  guards: "none" | "first" | "second" | "first-two" | "last" | "last-two" | "equal-pairs" | "weakest-pairs";
  loot: number;
  strength: number;
  /** Strengths that may not be played. */
  banned: number[];
  /** Strengths that everybody takes in hand. */
  hand: number[];
  /** What healing costs; null: as printed. */
  healing: number | null;
  /** Strengths that heal for that. */
  healed: number[];
}

/** The guards to come. */
export interface Pile {
  left: number;
}

/** The front of a guard. */
export interface Front {
  level: Level;
  strength: number;
  loot: number;
}

/** What playing a monster would lead to. */
export interface Preview {
  /** Counted from 1. */
  guard: number;
  price: number;
  to_owner: number;
  total: number;
  /** How many of the possible guards that total beats. */
  wins: number;
  /** Guards of that level nobody has seen. */
  possible: number;
  sentence: Sentence;
  short: Sentence;
}

/** What is told with each kind of event. */
export type EventData = {
  "mm-led": { seat: number; faction: Faction };
  "mm-dealt": { seat: number; strengths: Strength[] };
  "mm-first": { seat: number };
  "mm-round": { round: number; rounds: number };
  "mm-guards": { levels: Level[] };
  "mm-whim": { tile: number; nothing: boolean; guards: "none" | "first" | "second" | "first-two" | "last" | "last-two" | "equal-pairs" | "weakest-pairs"; change: "both" | "loot" | "strength"; loot: string; strength: string; bans: boolean; banned: Strength[]; hands: boolean; hand: Strength[]; heals: boolean; healed: Strength[]; healing: number };
  "mm-hands-named": { strengths: Strength[] };
  "mm-placed": { seat: number; strength: Strength; guard: number; space: number; healing: number };
  "mm-replaced-own": { seat: number; strength: Strength; guard: number; space: number; healing: number; old: Strength; price: number };
  "mm-replaced": { seat: number; strength: Strength; guard: number; space: number; healing: number; old: Strength; owner_seat: number; price: number; share: number };
  "mm-fights": Record<never, never>;
  "mm-turned": { guard: number; level: Level; strength: number; loot: number; whim: boolean };
  "mm-guard-wins": { guard: number; total: number; strength: number };
  "mm-beaten": { guard: number; total: number; strength: number; loot: number };
  "mm-loot": { seat: number; gold: number; guard: number };
  "mm-odd-coin": { guard: number };
  "mm-healed": { seat: number; paid: number; owed: number; faction: Faction; printed: boolean };
  "mm-healed-short": { seat: number; paid: number; owed: number; faction: Faction; printed: boolean };
  "mm-over": { seats: number[]; gold: number; count: number };
};
export type GameEvent = EventOf<EventData>;
