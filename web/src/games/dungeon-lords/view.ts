/** What the story adds to a view of a realm while a battle is shown, and what the board reads from it. */

import type { Event, Sentence, View } from "@/net/types";
import type { BattlePreview, GameEvent, OrderName, RealmView as Seen } from "./types";

export type * from "./types";
export type { LordView as Lord, TrapTiles as Trap } from "./types";

export const ORDERS: readonly OrderName[] = ["food", "reputation", "dig", "mine", "imps", "traps", "monsters", "room"];

export interface RealmView extends Omit<Seen, "prompt"> {
  /** Null while events are shown. */
  prompt: Sentence | null;
  /** While a battle is shown: what just happened, and to whom. */
  fight?: Fight;
}

export const STEPS = ["traps", "fast", "monsters", "slow", "healing", "conquest"] as const;
export type BattleStep = (typeof STEPS)[number];

export interface Fight {
  seat: number;
  space: number | null;
  step: BattleStep | null;
  /** What causes the wounds. */
  cause: Cause | null;
  prevented: number;
  /** What each adventurer (by number) takes just now: wounds, or healing as a negative number. */
  hits: Readonly<Record<number, number>>;
  outcome: "conquered" | "held" | "beaten" | null;
  /** Everything of this battle so far. */
  lines: readonly Event[];
}

export function endOf(row: BattlePreview): "conquered" | "held" | "beaten" {
  return row.conquered > 0 ? "conquered" : row.party.length ? "held" : "beaten";
}

export interface Cause {
  kind: "trap" | "monster" | "spell" | "fatigue" | "poison" | "healing";
  name: string;
}

/** Events with the data that this game tells. */
export const happened = (events: readonly Event[]): readonly GameEvent[] => events as readonly GameEvent[];

export function realm(view: View): RealmView {
  return view as RealmView;
}
