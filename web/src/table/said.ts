/** Which events are told in words: a film is shown, and some events have no sentence. */

import { has } from "@/i18n/index.svelte";
import type { Event } from "@/net/types";

export function said(event: Event): boolean {
  return !event.passing && has(event.kind);
}

/** More than this nobody reads at once; the log has the rest. */
const AT_ONCE = 2;

/** The events of a scene that are read out: those about the reader before all others. */
export function brief(events: readonly Event[], me: number | null): Event[] {
  const all = events.filter(said);
  const mine = all.filter(({ data }) => me !== null && (data["seat"] === me || (Array.isArray(data["seats"]) && data["seats"].includes(me))));
  const chosen = new Set([...mine, ...all].slice(0, AT_ONCE));
  return all.filter((event) => chosen.has(event));
}
