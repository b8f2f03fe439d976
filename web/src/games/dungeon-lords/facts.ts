/** What the box prints on traps and combat cards, asked once; the page knows none of these numbers itself. */

import { api } from "@/net/api";
import type { Fact, Json } from "@/net/types";

let asked: Promise<Fact[]> | undefined;

export interface Printed {
  value: Json;
  /** Nobody has told us what is really printed there. */
  guess: boolean;
}

/** The values at these paths, as far as the box has them. */
export async function printed(paths: readonly string[]): Promise<ReadonlyMap<string, Printed>> {
  asked ??= api.components("dungeon-lords");
  try {
    const facts = await asked;
    return new Map(facts.filter((one) => paths.includes(one.path)).map((one) => [one.path, { value: one.value, guess: one.confidence === "guess" }]));
  } catch {
    asked = undefined;
    return new Map();
  }
}

/** The numbers of an effect; nothing where the box prints none. */
export function effectOf(one: Printed | undefined): Readonly<Record<string, Json>> {
  const value = one?.value;
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
