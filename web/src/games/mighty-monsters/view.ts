/** What a seat sees of a raid (see the game's view.py), and what the story adds while a fight is told. */

import type { Faction, Level, Strength } from "@/art/types";
import type { WhimEffect } from "@/art/mighty/whims";
import type { Data, Move, Sentence, View } from "@/net/types";

export interface Card {
  strength: Strength;
  /** What healing costs this round. */
  healing: number;
  printed_healing: number;
  /** The cost is only guessed. */
  guessed: boolean;
}

export interface Standing extends Card {
  seat: number;
}

export interface Guard {
  level: Level;
  strength_range: [number, number];
  loot_range: [number, number];
  /** Both ranges as the king's tile makes them. */
  strength_now: [number, number];
  loot_now: [number, number];
  /** What the king's tile changes at this guard; `pairs`: as the pairs stand now. */
  whim: { strength: number; loot: number; pairs: boolean } | null;
  guessed: { strength: boolean; loot: boolean };
  price: { own: number; other: number; to_owner: number };
  total: number;
  monsters: [Standing | null, Standing | null];
  /** From here on only while its fight is told. */
  turned?: { strength: number; loot: number; whim: boolean };
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
  king: { tile: number | null; rule: string | null; effect: WhimEffect | null; sentence: Sentence | null; left: number; seen: number[] };
  pile: { left: number };
  seen_guards: SeenGuard[];
  unseen_guards: SeenGuard[];
  hidden_discards: number[];
  /** Levels whose guards are only guessed. */
  guessed_levels: number[];
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

/** A card in words: its strength and what healing it costs, and why. */
export function cardData(card: Card): Data {
  return {
    strength: card.strength,
    healing: card.healing,
    whim: card.healing !== card.printed_healing,
    printed: card.printed_healing,
    guessed: card.guessed,
  };
}

const signed = (value: number): string => (value < 0 ? `\u2212${-value}` : `+${value}`);

/** What the king changes at a guard, as the arguments of its sentence. */
export function whimData({ strength, loot, pairs }: NonNullable<Guard["whim"]>): Data {
  const change = strength && loot ? "both" : loot ? "loot" : "strength";
  return { change, loot: signed(loot), strength: signed(strength), pairs };
}

/** Whom a move replaces and for how much, for its sentence; nothing for a move that places. */
export function replacing(view: View, seat: number, move: Move): Data {
  const space = move["space"];
  if (typeof space !== "number") return {};
  const guard = mighty(view).guards[space >> 1];
  const held = guard?.monsters[(space & 1) as 0 | 1];
  if (!guard || !held) return {};
  const own = held.seat === seat;
  return {
    guard: (space >> 1) + 1,
    side: space & 1 ? "below" : "above",
    old: held.strength,
    own,
    owner_seat: held.seat,
    price: own ? guard.price.own : guard.price.other,
  };
}
