/**
 * What a move takes hold of on the board. A player points at one thing after another; each thing pointed at leaves only
 * the moves that take hold of it, until one is left.
 */

import type { Move } from "@/net/types";
import { number, text } from "@/games/shared/moves";

export const KEY = {
  exit: (exit: number) => `exit:${exit}`,
  space: (space: string) => `space:${space}`,
  pit: (pit: number) => `pit:${pit}`,
  addon: (place: number) => `addon:${place}`,
  pet: (pet: string) => `pet:${pet}`,
  plot: (plot: number) => `plot:${plot}`,
  newCage: (cage: number) => `new-cage:${cage}`,
  newAddon: "new-addon",
  artifact: (artifact: string) => `artifact:${artifact}`,
  deck: (colour: string) => `deck:${colour}`,
  card: (colour: string, card: string) => `card:${colour}:${card}`,
  food: (food: string) => `food:${food}`,
  gap: (gap: number) => `gap:${gap}`,
  customer: (customer: string) => `customer:${customer}`,
};

/** What is decided in town; everything else is decided at home. */
export const IN_TOWN: ReadonlySet<string> = new Set(["send", "keep", "take-cage", "take-addon", "take-pet"]);

export function handles(move: Move): string[] {
  const plot = KEY.plot(number(move, "plot"));
  switch (move.kind) {
    case "send":
      return [KEY.exit(number(move, "exit")), KEY.space(text(move, "space"))];
    case "keep":
      return [KEY.exit(number(move, "exit"))];
    case "take-cage":
      return [KEY.pit(number(move, "pit"))];
    case "take-addon":
      return [KEY.addon(number(move, "place"))];
    case "take-pet":
    case "release":
      return [KEY.pet(text(move, "pet"))];
    case "study":
      return [KEY.artifact(text(move, "book")), KEY.deck(text(move, "colour"))];
    case "build":
      return [KEY.newCage(number(move, "cage")), plot];
    case "attach":
      return [KEY.newAddon, plot];
    case "house":
      return [KEY.pet(text(move, "pet")), plot];
    case "exchange":
    case "discard":
      return [KEY.card(text(move, "colour"), text(move, "card"))];
    case "feed":
      return [KEY.food(text(move, "food")), plot];
    case "store":
      return [KEY.food(text(move, "food"))];
    case "entertain":
      return [KEY.gap(number(move, "gap"))];
    case "sell":
      return [plot, KEY.customer(text(move, "customer"))];
    case "armor":
    case "catch":
    case "shovel":
    case "enter":
    case "clean":
      return [plot];
    default:
      return [];
  }
}

/** Moves that are made with the groups at the exits or the cards on the bars, all at once. */
/** Moves that give something up: never the first that is offered, nor the one on key 1. */
const DECLINES: ReadonlySet<string> = new Set(["keep", "refuse", "stop-play", "no-armor", "let-go", "no-shovel", "no-sale", "no-store", "stop-exchange"]);
const rank = (move: Move): number => (move.kind === "release" ? 2 : DECLINES.has(move.kind) ? 1 : 0);
/** The same moves, those that do something before those that don't, letting a pet go last. */
export function goodFirst(moves: readonly Move[]): Move[] {
  return [...moves].sort((a, b) => rank(a) - rank(b));
}

export const LAID_OUT: ReadonlySet<string> = new Set(["gather", "fund", "assign"]);

/** The moves left once the player has pointed at all of `picked`. */
export function narrowed(moves: readonly Move[], picked: readonly string[]): Move[] {
  return moves.filter((move) => {
    const own = handles(move);
    return picked.every((key) => own.includes(key));
  });
}

/** What one takes in hand to put it somewhere glows even when there is only one of it. */
const TAKEN: ReadonlySet<string> = new Set(["pet", "new-cage", "new-addon"]);

/** The things worth pointing at next: those that tell the moves that are left apart. */
export function pointable(moves: readonly Move[], picked: readonly string[]): Set<string> {
  const left = narrowed(moves, picked).filter((move) => handles(move).length > 0);
  const counts = new Map<string, number>();
  for (const move of left) for (const key of handles(move)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const keys = [...counts.keys()].filter((key) => !picked.includes(key));
  if (left.length === 1) return new Set(keys);
  const telling = keys.filter((key) => counts.get(key) !== left.length || TAKEN.has(key.split(":")[0] ?? ""));
  return new Set(telling.length || picked.length ? telling : keys);
}
