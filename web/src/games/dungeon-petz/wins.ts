/** What is won in a round: awards of its exhibition, sales to its customers, and the final scoring. */

import { t } from "@/i18n/index.svelte";
import type { Event } from "@/net/types";

export const WINS: ReadonlySet<string> = new Set(["dp-award", "dp-sold", "dp-final"]);
export const seatOf = (event: Event): number | null => (typeof event.data["seat"] === "number" ? event.data["seat"] : null);

/** What was won, in a few words: the exhibition, the customer, or what the shop was judged by at the end. */
export function winTitle(event: Event): string {
  if (event.kind === "dp-award") return t("dp-exhibition-name", { exhibition: String(event.data["exhibition"] ?? "") });
  if (event.kind === "dp-sold") return t("dp-customer-name", { customer: String(event.data["customer"] ?? "") });
  return t("page-dp-win-final", { which: String(event.data["which"] ?? "") });
}

/** Wins of one kind stand together, the most reputation first; kinds stay in the order in which they were told. */
export function ranked(events: readonly Event[]): Event[] {
  const titles = [...new Set(events.map(winTitle))];
  const points = (event: Event, what: string): number => Number(event.data[what] ?? 0);
  return [...events].sort(
    (a, b) =>
      titles.indexOf(winTitle(a)) - titles.indexOf(winTitle(b)) ||
      points(b, "reputation") - points(a, "reputation") ||
      points(b, "total") - points(a, "total"),
  );
}

/** The wins of each round, as far as they were told. */
export function winsByRound(told: readonly Event[]): Map<number, Event[]> {
  const rounds = new Map<number, Event[]>();
  let round = 0;
  for (const event of told) {
    if (event.kind === "dp-round") round = Number(event.data["round"] ?? 0);
    else if (WINS.has(event.kind)) rounds.set(round, [...(rounds.get(round) ?? []), event]);
  }
  return rounds;
}
