/** What the story adds to a view of a raid while a fight is shown, and what the board reads from it. */

import type { Data, Event, Sentence, View } from "@/net/types";
import type { Card, Change, GameEvent, Guard, RaidView } from "./types";

export interface ShownGuard extends Guard {
  turned?: { strength: number; loot: number; whim: boolean };
  outcome?: "beaten" | "wins";
  /** What each owner took here. */
  taken?: Record<number, number>;
}

export interface MightyView extends Omit<RaidView, "guards" | "prompt"> {
  guards: ShownGuard[];
  /** Null while a move is shown. */
  prompt: Sentence | null;
  /** While healing is shown: what each seat pays. */
  healing?: Record<number, number>;
}

export function mighty(view: View): MightyView {
  return view as MightyView;
}
/** Events with the data that this game tells. */
export const happened = (events: readonly Event[]): readonly GameEvent[] => events as readonly GameEvent[];

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
export function whimData({ strength, loot, pairs }: Change): Data {
  const change = strength && loot ? "both" : loot ? "loot" : "strength";
  return { change, loot: signed(loot), strength: signed(strength), pairs };
}
