/** What the box prints on traps and combat cards, asked once; the page knows none of these numbers itself. */

import { api } from "@/net/api";
import type { Fact, Json } from "@/net/types";

let asked: Promise<Fact[]> | undefined;

export interface Printed {
  effect: Readonly<Record<string, Json>>;
  /** Nobody has told us what is really printed there. */
  guess: boolean;
}

export async function printed(path: string): Promise<Printed | null> {
  asked ??= api.components("dungeon-lords");
  try {
    const fact = (await asked).find((one) => one.path === path);
    const value = fact?.value;
    if (!fact || typeof value !== "object" || value === null || Array.isArray(value)) return null;
    return { effect: value, guess: fact.confidence === "guess" };
  } catch {
    asked = undefined;
    return null;
  }
}
