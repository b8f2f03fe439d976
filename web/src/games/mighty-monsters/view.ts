/** What a seat sees of a raid (see the game's view.py), and what the story adds while a fight is told. */

import type { Faction, Level, Strength } from "@/art/types";
import type { View } from "@/net/types";

export interface Card {
  strength: Strength;
  healing: number;
}

export interface Standing extends Card {
  seat: number;
}

export interface Guard {
  level: Level;
  strength_range: [number, number];
  loot_range: [number, number];
  price: { own: number; other: number; to_owner: number };
  total: number;
  monsters: [Standing | null, Standing | null];
  /** From here on only while its fight is told. */
  turned?: { strength: number; loot: number };
  outcome?: "beaten" | "wins";
  /** What each owner took here. */
  taken?: Record<number, number>;
}

export interface MightySeat {
  seat: number;
  faction: Faction | null;
  gold: number;
  standing: number;
  hand: Card[];
  hand_size: number;
  reserve: Card[];
  reserve_size: number;
  /** Strengths in hand or reserve, nobody else knows where. */
  unknown: number[];
}

export interface SeenGuard {
  level: Level;
  strength: number;
  loot: number;
}

export interface MightyView extends View {
  first_seat: number | null;
  guards: Guard[];
  seats: MightySeat[];
  hand: Card[] | null;
  king: { tile: number | null; left: number; seen: number[] };
  treasury: number;
  pile: { left: number };
  seen_guards: SeenGuard[];
  unseen_guards: SeenGuard[];
  hidden_discards: number[];
  /** While healing is told: what each seat pays. */
  healing?: Record<number, number>;
}

export function mighty(view: View): MightyView {
  return view as MightyView;
}

export interface Play {
  [field: string]: string | number;
  kind: "play";
  strength: number;
  space: number;
}
