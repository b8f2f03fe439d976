/** What a seat sees of the pet shops (see the game's view.py). */

import type { Data, View } from "@/net/types";

export const COLOURS = ["green", "red", "yellow", "purple"] as const;
export type Colour = (typeof COLOURS)[number];
export type Need = "hunger" | "poop" | "play" | "magic" | "anger" | "disease" | "potion";
export type CardName = Need | "substitute";
export type Diet = "herbivore" | "carnivore" | "omnivore";
export const SYMBOLS = ["strength", "antimagic", "graze", "meat", "toy", "absorb"] as const;
/** What a cage or an addon does. */
export type Tile = Record<(typeof SYMBOLS)[number], number>;

export interface Offer {
  pet: string;
  diet: Diet;
  size: number;
  bars: Colour[];
  prices: number[];
}

export interface LaidCard {
  card: CardName;
  double: boolean;
}

export interface Pet extends Offer {
  suffering: number;
  mutation: number;
  price: number;
  /** Face down ones are null. */
  cards: (LaidCard | null)[];
  needs?: Record<Need, number>;
  scores?: Record<Need, number> | number | null;
  matches?: Record<string, number>;
}

export interface Plot {
  plot: number;
  cage: Tile | null;
  initial: boolean;
  addon: Tile | null;
  manure: number;
  pet: Pet | null;
}

export interface Group {
  exit: number;
  imps: number;
  gold: number;
}

export interface PetzSeat {
  seat: number;
  reputation: number;
  sources: Record<string, number>;
  exhibition: number;
  gold: number;
  imps: { home: number; busy: number; hospital: number; platform: number; for_sale: boolean | number; progress: number[] };
  groups: Group[] | null;
  food: { vegetables: number[]; meat: number[]; box: boolean };
  artifacts: string[];
  base_hand: Record<Colour, number>;
  hand_sizes: Record<Colour, number>;
  potions: number;
  revealed: boolean;
  plots: Plot[];
  new: { cages: (Tile | null)[]; addon: Tile | null; pets: Offer[] };
}

export interface Space {
  space: string;
  neutral: boolean;
  seat: number | null;
  imps: number;
  needs_imps: number;
  needs_gold: number;
}

export interface Exhibition {
  round: number;
  exhibition: string | null;
  single?: boolean;
  food?: Record<"vegetables" | "mixed_vegetables" | "mixed_meat" | "meat", number>;
  past: boolean;
}

export interface Customer {
  round: number;
  customer: string | null;
  weights?: Record<string, number>;
  rainbow?: Record<string, number>;
  past: boolean;
}

export interface Deck {
  colour: Colour;
  left: number;
  discards: Record<string, number>;
}

export interface Town {
  spaces: Space[];
  dummies: { space: string; neutral: boolean | number }[];
  rings: string[][];
  stands: Record<"vegetables" | "mixed_vegetables" | "mixed_meat" | "meat" | "meat_vegetables" | "meat_gold", number>;
  artifacts: string[];
  cages: (Tile | null)[];
  addons: (Tile | null)[];
  young: Offer[];
  older: Offer[];
  left: { pets: number; cages: number; addons: number; artifacts: number };
}

export type Hand = Record<Colour, CardName[]> & { potions: number };

export interface PetzView extends View {
  round: number;
  rounds: number;
  start_seat: number;
  order: number[];
  exhibitions: Exhibition[];
  customers: Customer[];
  town: Town;
  decks: Deck[];
  potions: number;
  awards: number[];
  seats: PetzSeat[];
  hand: Hand | null;
  unseen: Record<Colour, Record<string, number>>;
}

export function petz(view: View): PetzView {
  return view as PetzView;
}

export const text = (move: Data | undefined, field: string): string => String(move?.[field] ?? "");
export const number = (move: Data | undefined, field: string): number => Number(move?.[field] ?? 0);

/** The symbols of a tile as an argument list for the sentence that tells them. */
export const tileData = (tile: Tile): Data => ({ ...tile });
