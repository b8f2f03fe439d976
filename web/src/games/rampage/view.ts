/** What the board reads from a view of the carnage. */

import type { Event, View } from "@/net/types";
import type { CarnageView, Colour, GameEvent, Pose } from "./types";

export type * from "./types";

export const COLOURS: readonly Colour[] = ["blue", "green", "black", "yellow", "grey", "red"];
export type Runaway = CarnageView["runaway"];
export type Poses = Readonly<Record<string, Pose>>;

/** Events with the data that this game tells. */
export const happened = (events: readonly Event[]): readonly GameEvent[] => events as readonly GameEvent[];

export function carnage(view: View): CarnageView {
  return view as CarnageView;
}

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

/** What a sentence takes to name a building. */
export function building(view: CarnageView, ruin: string): Record<string, string | number> {
  return { ...(view.city.names?.[ruin] ?? { ruin }) };
}

export function teamGame(view: CarnageView): boolean {
  return view.teams.length < view.seats.length;
}
