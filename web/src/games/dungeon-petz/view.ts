/** What the board reads from a view of the pet shops. */

import type { Data, View } from "@/net/types";
import type { Colour, PetzView, Tile } from "./types";

export type * from "./types";
export type { FamilyView as PetzSeat } from "./types";

export const COLOURS: readonly Colour[] = ["green", "red", "yellow", "purple"];
export const SYMBOLS = ["strength", "antimagic", "graze", "meat", "toy", "absorb"] as const;

export function petz(view: View): PetzView {
  return view as PetzView;
}

/** The symbols of a tile as an argument list for the sentence that tells them. */
export const tileData = (tile: Tile): Data => ({ ...tile });
