/** What the board reads from a view of the pet shops. */

import type { Data, Event, View } from "@/net/types";
import type { Colour, GameEvent, PetzView, Tile } from "./types";

export type * from "./types";
export type { FamilyView as PetzSeat } from "./types";

export const COLOURS: readonly Colour[] = ["green", "red", "yellow", "purple"];
export const SYMBOLS = ["strength", "antimagic", "graze", "meat", "toy", "absorb"] as const;

/** Events with the data that this game tells. */
export const happened = (events: readonly Event[]): readonly GameEvent[] => events as readonly GameEvent[];

export function petz(view: View): PetzView {
  return view as PetzView;
}

/** The symbols of a tile as an argument list for the sentence that tells them. */
export const tileData = (tile: Tile): Data => ({ ...tile });
