/** What is won in a round: awards of its exhibition, sales to its customers, and the final scoring. */

import { t } from "@/i18n/index.svelte";
import type { GameEvent } from "./types";

export type Win = Extract<GameEvent, { kind: "dp-award" | "dp-sold" | "dp-final" }>;
export const isWin = (event: GameEvent): event is Win => event.kind === "dp-award" || event.kind === "dp-sold" || event.kind === "dp-final";

/** What was won, in a few words: the exhibition, the customer, or what the shop was judged by at the end. */
export function winTitle(event: Win): string {
  if (event.kind === "dp-award") return t("dp-exhibition-name", { exhibition: event.data.exhibition });
  if (event.kind === "dp-sold") return t("dp-customer-name", { customer: event.data.customer });
  return t("page-dp-win-final", { which: event.data.which });
}

/** Wins of one kind stand together, the most reputation first; kinds stay in the order in which they were shown. */
export function ranked(events: readonly Win[]): Win[] {
  const titles = [...new Set(events.map(winTitle))];
  const total = (event: Win): number => ("total" in event.data ? event.data.total : 0);
  return [...events].sort(
    (a, b) =>
      titles.indexOf(winTitle(a)) - titles.indexOf(winTitle(b)) ||
      b.data.reputation - a.data.reputation ||
      total(b) - total(a),
  );
}

/** The wins of each round, as far as they were shown. */
export function winsByRound(past: readonly GameEvent[]): Map<number, Win[]> {
  const rounds = new Map<number, Win[]>();
  let round = 0;
  for (const event of past) {
    if (event.kind === "dp-round") round = event.data.round;
    else if (isWin(event)) rounds.set(round, [...(rounds.get(round) ?? []), event]);
  }
  return rounds;
}
