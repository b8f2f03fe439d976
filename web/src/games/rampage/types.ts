/** Made by tools/generate.py from monstrerie/games/rampage. Change those, then run `make generate`. */

import type { Move, Sentence, View } from "@/net/types";

export type Pose = [number, number, number, number, number, number, number];

export type Colour = "blue" | "green" | "black" | "yellow" | "grey" | "red";

export type CardKind = "character" | "power" | "secret";

export type Point = [number, number];

export type Counts = Record<Colour, number>;

/** The whole table as a seat sees it. */
export interface CarnageView extends View {
  round: number;
  phase: string;
  prompt: Sentence;
  first_seat: number;
  turn: Turn;
  /** Seats of each team. */
  teams: number[][];
  seats: Monster[];
  city: City;
  /** Every piece in play. */
  pieces: Record<string, Pose>;
  /** Of each meeple by its number. */
  meeples: Colour[];
  /** Zones that each piece on the City lies over: `N`, `sidewalk:S1`, `ruin:S1`. */
  zones: Record<string, string[]>;
  /** Floors and meeples of each ruin's Building. */
  buildings: Record<string, string[]>;
  floors_left: number;
  neighbourhoods: string[];
  runaway: RunawayRows | RunawayZones;
  /** Who filled row 6, and so has lost. */
  culprit_seat: number | null;
  box: OutOfPlay;
  packs: Record<CardKind, number>;
  /** Cards known to this viewer by name, others null. */
  discarded: Record<CardKind, (string | null)[]>;
  meal: Meal | null;
  shown: Shown;
  /** This viewer's moves, one of each kind and target. */
  offers: Move[];
  /** Lowest and highest value of each number: `flick.strength`, `flick.side`, `shot.strength`, `shot.side`, `shot.tilt`, `breath.pitch`, `breath.strength`; directions are 0 to 360. */
  bounds: Record<string, Point>;
}

/** Whose turn it is. */
export interface Turn {
  seats: number[];
  /** Left. */
  actions: number;
  /** Turns after this one once the last floor is gone; else null. */
  last_turns: number | null;
}

/** What is known of a seat. */
export interface Monster {
  seat: number;
  team: number;
  tokens: number;
  /** Those of the board and the tokens. */
  teeth: number;
  down: boolean;
  upside_down: boolean;
  invisible: boolean;
  may_not_move: boolean;
  /** Due on the next turn. */
  extra_actions: number;
  /** Where it is. */
  neighbourhoods: string[];
  characters: string[];
  powers: string[];
  /** Null for others'. */
  secrets: (string | null)[];
  /** Cards to choose from, by kind; null for others'. */
  offered: (string | null)[][];
  bought: number;
  /** Of the next card; null without baby monsters. */
  price: number | null;
  /** Own, and at the end everybody's; else null. */
  stomach: Counts | null;
  /** Own, and at the end everybody's; else null. */
  floors: number | null;
  /** Own, and at the end everybody's; else null. */
  broken_teeth: number | null;
  /** Own during play, without the Character; else null. */
  points: number | null;
  copied: string[];
  named: number[];
}

/** What a drawing needs: the same in every view of a match. */
export interface City {
  /** Middle and turn. */
  boards: [number, number, number][];
  size: number;
  thickness: number;
  sidewalk: number;
  ruin_height: number;
  /** Outlines of the neighbourhoods. */
  zones: Record<string, Point[]>;
  ruins: Record<string, Point[]>;
  /** Only in an owner's city, of those that stand elsewhere. */
  names?: Record<string, Moved>;
  /** X, y, yaw. */
  starts: [number, number, number][];
  /** X, y, yaw. */
  garages: [number, number, number][];
  /** Length, width and height of an upright piece. */
  sizes: Record<"meeple" | "paws" | "body" | "vehicle" | "floor", [number, number, number]>;
  /** Height. */
  drop: number;
  mouth: Mouth;
  /** In the order that recordings count by. */
  pieces: string[];
}

/** What a sentence takes to name a Building that stands elsewhere than in the shipped city. */
export interface Moved {
  /** `moved`. */
  ruin: string;
  id: string;
  /** Of the board: `N`, `NE` … `C` for its middle; `stadium`. */
  part: string;
  /** Among the towers of that part; `none` where there is one. */
  letter: string;
  board: number;
}

/** Where breath comes from, and how wide. */
export interface Mouth {
  up: number;
  forward: number;
  cone: number;
}

/** Side A of the Runaway board. */
export interface RunawayRows {
  side: "A";
  rows: Row[];
}

/** A row of the Runaway board. */
export interface Row {
  size: number;
  meeples: Colour[];
}

/** Side B of the Runaway board. */
export interface RunawayZones {
  side: "B";
  zones: Zone[];
  /** How many meeples one brings home. */
  rescued: number;
}

/** A zone of the Runaway board. */
export interface Zone {
  colour: Colour;
  size: number;
  count: number;
}

/** What is back in the box. */
export interface OutOfPlay {
  meeples: Counts;
  floors: number;
  teeth: number;
}

/** A meal going on. */
export interface Meal {
  seat: number;
  place: string;
  /** On the Runaway board. */
  runaway: boolean;
  /** How many more. */
  left: number;
  /** Numbers of the meeples that can be eaten now. */
  menu: number[];
}

/** What a card lets this viewer see while it chooses (RA-HID-04). */
export interface Shown {
  /** Who is kissed. */
  victim_seat?: number;
  /** Of the victim. */
  stomach?: Counts;
  /** How full each stomach is, while a Tramp names some. */
  counts?: number[];
  asked?: number[];
}
