/** What a seat sees of the carnage (see the game's view.py and README). */

import type { Move, View } from "@/net/types";

export const COLOURS = ["blue", "green", "black", "yellow", "grey", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export type Point = readonly [number, number];
/** x, y, z in millimetres, then the turn as w, x, y, z. */
export type Pose = readonly [number, number, number, number, number, number, number];
export type Poses = Readonly<Record<string, Pose>>;
export type Counts = Record<Colour, number>;

/** The same in every view of a match: what a drawing needs. */
export interface City {
  boards: [number, number, number][];
  size: number;
  thickness: number;
  sidewalk: number;
  ruin_height: number;
  zones: Record<string, Point[]>;
  ruins: Record<string, Point[]>;
  starts: [number, number, number][];
  garages: [number, number, number][];
  /** Length, width and height of an upright piece. */
  sizes: Record<"meeple" | "paws" | "body" | "vehicle" | "floor", [number, number, number]>;
  drop: number;
  mouth: { up: number; forward: number; cone: number };
  /** In the order that recordings count by. */
  pieces: string[];
}

export interface Monster {
  seat: number;
  team: number;
  tokens: number;
  teeth: number;
  down: boolean;
  upside_down: boolean;
  invisible: boolean;
  may_not_move: boolean;
  extra_actions: number;
  neighbourhoods: string[];
  characters: string[];
  powers: string[];
  secrets: (string | null)[];
  offered: (string | null)[][];
  bought: number;
  price: number | null;
  stomach: Counts | null;
  floors: number | null;
  broken_teeth: number | null;
  points: number | null;
  copied: string[];
  named: number[];
}

export type Runaway =
  | { side: "A"; rows: { size: number; meeples: Colour[] }[] }
  | { side: "B"; rescued: number; zones: { colour: Colour; size: number; count: number }[] };

export interface Meal {
  seat: number;
  place: string;
  runaway: boolean;
  left: number;
  menu: number[];
}

export interface CarnageView extends View {
  round: number;
  first_seat: number;
  turn: { seats: number[]; actions: number; last_turns: number | null };
  teams: number[][];
  seats: Monster[];
  city: City;
  pieces: Poses;
  meeples: Colour[];
  zones: Record<string, string[]>;
  buildings: Record<string, string[]>;
  floors_left: number;
  neighbourhoods: string[];
  runaway: Runaway;
  /** Who filled row 6, and so has lost. */
  culprit_seat: number | null;
  box: { meeples: Counts; floors: number; teeth: number };
  packs: Record<"character" | "power" | "secret", number>;
  discarded: Record<"character" | "power" | "secret", (string | null)[]>;
  meal: Meal | null;
  shown: { victim_seat?: number; stomach?: Counts; counts?: number[]; asked?: number[] };
  bounds: Record<string, [number, number]>;
}

export function carnage(view: View): CarnageView {
  return view as CarnageView;
}

export const text = (move: Move | undefined, field: string): string => String(move?.[field] ?? "");
export const number = (move: Move | undefined, field: string): number => Number(move?.[field] ?? 0);

/** "meeple-17" is a meeple, and the seventeenth. */
export function pieceKind(name: string): string {
  return name.slice(0, name.indexOf("-"));
}
export function pieceNumber(name: string): number {
  return Number(name.slice(name.lastIndexOf("-") + 1));
}
/** "floor-S1-2-0": the ruin that a floor was built on. */
export function homeOf(floor: string): string {
  return floor.slice("floor-".length, floor.lastIndexOf("-"));
}

export function teamGame(view: CarnageView): boolean {
  return view.teams.length < view.seats.length;
}
