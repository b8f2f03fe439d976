/** What a seat sees of a realm (see the game's view.py), and what the story adds while a battle is told. */

import type { Data, Event, View } from "@/net/types";

export const ORDERS = ["food", "reputation", "dig", "mine", "imps", "traps", "monsters", "room"] as const;
export type OrderName = (typeof ORDERS)[number];

export interface Space {
  cost: { gold: number; food: number; evil: number };
  gain: {
    gold: number;
    food: number;
    better: number;
    spy: boolean | number;
    imps: number;
    foreman: boolean;
    traps: number;
    discard: number;
  };
  seat: number | null;
  dummy: boolean;
  done: boolean;
}

export interface Action {
  order: string;
  first_order_gold: number;
  spaces: Space[];
}

export interface Wage {
  gold: number;
  food: number;
  evil: number;
  traps: number;
  monsters: number;
}

export interface Creature {
  monster: string;
  cost: Wage;
  attacks: number[];
}

export interface Housed extends Creature {
  count: number;
  stunned: number;
}

export interface Room {
  room: string;
  year: number;
  workers: number;
  food: number;
  zone: number[];
}

export interface Trap {
  trap: string;
  count: number;
  cost: { gold: number; food: number; imps: number };
}

export interface Hero {
  adventurer: number;
  class: string;
  hp: number;
  wounds: number;
  disarm: number;
  heal: number;
  magic: number;
  rank: number;
  year: number;
}

export interface Tile {
  space: number;
  room: string | null;
  conquered: boolean;
  digger: boolean;
  miner: boolean;
  uses: number;
  workers: number;
  entrance: boolean;
}

export interface Plan {
  space: number;
  traps: number;
  laid: string[] | null;
  coin: number;
  sent: string[];
}

export interface Lord {
  seat: number;
  gold: number;
  food: number;
  imps: number;
  idle: number;
  troll_tokens: number;
  idle_tokens: number;
  miners: number;
  foremen: number;
  evil: number;
  taxes: number;
  tax_due: number;
  tiles: Tile[];
  closest: number[];
  trap_count: number;
  traps: Trap[] | null;
  discarded_traps: Trap[] | null;
  lair: Housed[];
  wages: Wage;
  unpaid: string[];
  party: Hero[];
  party_strength: { hp: number; disarm: number; heal: number; magic: number };
  prison: Hero[];
  hand: string[];
  locked: string[];
  drawn: string[];
  orders: { order: string; executed: boolean }[];
  plan: Plan | null;
  points: number;
}

export interface CombatCard {
  round: number;
  shown: boolean;
  spied_by: number[];
  magic: number;
  card: string | null;
  fast: boolean | number | null;
  fatigue: number | null;
}

export interface Battle {
  seat: number;
  card: string;
  fatigue: number;
  disarm_left: number;
  no_spell: boolean;
  no_healing: boolean;
  no_conquest: boolean;
  no_fatigue: boolean;
  attacked: boolean;
  shield: number;
  invisible: boolean;
  rage: boolean | number;
  sheep: string | null;
  darts: Hero[];
  planning: boolean;
}

export interface Dummy {
  locked: string[];
  pile: string[];
  open: string[];
  third: string | null;
}

export interface Progress {
  events: { season: string; event: string | null; done: boolean }[];
  special: string | null;
  /** The number of the special event's effect; of a half: 1 when it is rounded up. */
  special_amount: number | null;
  adventurers_now: Hero[];
  adventurers_next: Hero[];
  holiday: boolean;
}

export interface RealmView extends View {
  year: number;
  season: string;
  combat_round: number | null;
  first_seat: number;
  turn_order: number[];
  evilness: { top: number; start: number; paladin_space: number; dummy: number | null };
  paladin: Hero & { where: "tent" | "dungeon" | "gone"; seat: number | null };
  actions: Action[];
  tavern: (Creature | null)[];
  shop: (Room | null)[];
  progress: Progress;
  cards: CombatCard[];
  piles: { traps: number; monsters: number; rooms: number; adventurers: number };
  used_traps: Trap[];
  dummies: Dummy[];
  seats: Lord[];
  battle: Battle | null;
  titles: { title: string; seats: number[] }[];
  special_events: boolean;
  /** While a battle is told: what just happened, and to whom. */
  told?: Told;
}

export const STEPS = ["traps", "fast", "monsters", "slow", "healing", "conquest"] as const;
export type BattleStep = (typeof STEPS)[number];

export interface Told {
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

/** How a round of Combat would go with one card, or with several alike (see the game's forecast.py). */
export interface Foreseen {
  weight: number;
  /** Null: one of several with this fatigue. */
  card: string | null;
  /** Whether the lord still has a choice in the battle; the best for this round is foretold. */
  choices: boolean;
  fatigue: number;
  conquered: number;
  jailed: number[];
  party: { adventurer: number; hp: number; wounds: number }[];
  story: { kind: string; data: Data }[];
}

export function endOf(row: Foreseen): "conquered" | "held" | "beaten" {
  return row.conquered > 0 ? "conquered" : row.party.length ? "held" : "beaten";
}

export interface Cause {
  kind: "trap" | "monster" | "spell" | "fatigue" | "poison" | "healing";
  name: string;
}

export function realm(view: View): RealmView {
  return view as RealmView;
}
