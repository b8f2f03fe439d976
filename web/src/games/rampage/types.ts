/** Made by tools/generate.py from monstrerie/games/rampage. Change those, then run `make generate`. */

import type { EventOf, Move, Sentence, View } from "@/net/types";

export type Pose = [number, number, number, number, number, number, number];

export type Colour = "blue" | "green" | "black" | "yellow" | "grey" | "red";

export type CardKind = "character" | "power" | "secret";

export type Point = [number, number];

export type Counts = Record<Colour, number>;

export type CardName = "anarchist" | "brawler" | "destructive" | "softie" | "scrap-merchant" | "glutton" | "imitator" | "young" | "mean" | "pacifist" | "punk" | "romantic" | "seductive" | "shy" | "tourist" | "seer" | "mountaineer" | "braces" | "vacuum-cleaner" | "boxer" | "sharp-canines" | "prima-ballerina" | "long-tail" | "heavyweight" | "kung-fu-master" | "elastic-tongue" | "hurricane" | "smelly-feet" | "elastic-foot" | "jumper" | "siren" | "telekinesis" | "passionate-kiss" | "who-farted" | "wrestler" | "tramp" | "unleashed" | "ravenous" | "invisibility" | "unstable-mutation" | "little-wings" | "freeloader" | "mouthguard" | "paralysing-gaze" | "ultra-bright-smile" | "terminator" | "earthquake" | "too-cute";

export type SecretName = "passionate-kiss" | "who-farted" | "wrestler" | "tramp" | "unleashed" | "ravenous" | "invisibility" | "unstable-mutation" | "little-wings" | "freeloader" | "mouthguard" | "paralysing-gaze" | "ultra-bright-smile" | "terminator" | "earthquake" | "too-cute";

export type Direction = "E" | "NE" | "N" | "NW" | "W" | "SW" | "S" | "SE";

export type EffectName = "row-1" | "row-2" | "row-3" | "row-4" | "row-5" | "red" | "blue" | "green" | "yellow" | "black";

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
  /** By kind of move: the numbers that a player chooses in it, and how far each may go. */
  gestures: Record<string, Record<string, Point>>;
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

/** What is told with each kind of event. */
export type EventData = {
  "ra-shown": { seat: number; card: CardName };
  "ra-dealt": { seat: number; card: SecretName };
  "ra-first": { seat: number };
  "ra-turn": { seats: number[]; actions: number; round: number };
  "ra-turned-back": { seat: number };
  "ra-tremor": { seat: number; level: "novice" | "regular" | "expert"; numbers: Record<string, number> };
  "ra-motion": { frames: string };
  "ra-moved": { seat: number; meeples: number; floors: number };
  "ra-restarted": { seat: number; space: number };
  "ra-placed-own": { seat: number; monster_seat: number; neighbourhood: string };
  "ra-placed": { seat: number; monster_seat: number; neighbourhood: string };
  "ra-set-paws": { seat: number; neighbourhood: string };
  "ra-climbed": { seat: number; ruin: string; id?: string; part?: string; letter?: string; board?: number; floors: number };
  "ra-jumped": { seat: number; direction: number; strength: number; toward: Direction; force: "gently" | "firmly" | "hard" };
  "ra-flicked": { seat: number; direction: number; strength: number; toward: Direction; force: "gently" | "firmly" | "hard" };
  "ra-paws-out": { seat: number };
  "ra-felled": { seat: number; victim_seat: number };
  "ra-loss-cancelled": { seat: number; breaker_seat: number };
  "ra-dropped-on": { seat: number; victim_seat: number };
  "ra-dropped": { seat: number; ruin: string; id?: string; part?: string; letter?: string; board?: number; floors: number };
  "ra-missed": { seat: number };
  "ra-kung-fu": { seat: number; direction: number; strength: number; toward: Direction; force: "gently" | "firmly" | "hard" };
  "ra-thrown": { seat: number; direction: number; strength: number; toward: Direction; force: "gently" | "firmly" | "hard"; vehicle: number };
  "ra-breathed": { seat: number; source_seat: number; own: boolean; yaw: number; strength: number; toward: Direction; force: "gently" | "firmly" | "hard" };
  "ra-garaged": { count: number };
  "ra-lifted": { seat: number };
  "ra-swallowed": { seat: number; floor: string; floors: number };
  "ra-last-floor": { seat: number; turns: number };
  "ra-dines": { seat: number; limit: number; count: number; neighbourhood: string };
  "ra-dines-runaway": { seat: number; limit: number; count: number };
  "ra-eaten": { seat: number; colour: Colour; meeple: number };
  "ra-smiled": { seat: number; colour: Colour };
  "ra-driven-out": { seat: number; count: number; ruin: string; id?: string; part?: string; letter?: string; board?: number; neighbourhood: string };
  "ra-tooth-lost": { seat: number; left: number };
  "ra-tooth-broken": { seat: number; victim_seat: number; left: number };
  "ra-nothing-to-pay": { seat: number };
  "ra-paid": { seat: number; colour: Colour };
  "ra-paid-to": { seat: number; colour: Colour; to_seat: number };
  "ra-vacuumed": { seat: number; count: number; neighbourhood: string };
  "ra-fled": { seat: number; colours: Colour[]; count: number; blue: number; green: number; black: number; yellow: number; grey: number; red: number };
  "ra-effect": { seat: number; effect: EffectName };
  "ra-effect-cancelled": { seat: number; effect: EffectName };
  "ra-extra-actions": { seats: number[]; count: number; team: boolean };
  "ra-discarded": { seat: number; card: CardName; kind: CardKind };
  "ra-secret-discarded": { seat: number };
  "ra-row-6": { seat: number };
  "ra-secret": { seat: number; card: SecretName };
  "ra-upside-down": { seat: number };
  "ra-more-actions": { seat: number; actions: number };
  "ra-vanished": { seat: number };
  "ra-mutated": { seat: number; card: CardName };
  "ra-gazed": { seat: number };
  "ra-kissed": { seat: number; victim_seat: number; colour: Colour };
  "ra-drawn": { seat: number; victim_seat: number; count: number };
  "ra-drawn-seen": { seat: number; victim_seat: number; colour: Colour };
  "ra-wrestled": { seat: number; victim_seat: number; toward: Direction; force: "gently" | "firmly" | "hard" };
  "ra-clumsy": { seat: number };
  "ra-floor-boxed": { floor: string };
  "ra-bought": { seat: number; price: number };
  "ra-offered": { seat: number; card: CardName };
  "ra-kept": { seat: number; card: CardName };
  "ra-kept-secret": { seat: number };
  "ra-copied": { seat: number; card: CardName; owner_seat: number };
  "ra-named": { seat: number; named_seat: number };
  "ra-counted": { seat: number; points: number; meeples: number };
  "ra-over": { seats: number[]; count: number; points: number };
};
export type GameEvent = EventOf<EventData>;
