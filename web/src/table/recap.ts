/** What happened since one's last turn, in a few lines: the last thing that everybody did, and how it ended. */

import type { Event } from "@/net/types";
import { said } from "./said";

const MOST = 5;

/** The events that tell it best, in their order. Everybody else's last one comes first, then the newest of all. */
export function recap(events: readonly Event[], since: number, me: number | null): Event[] {
  const told = events.filter((event) => event.n > since && said(event));
  if (told.length <= MOST) return told;
  const last = new Map<number, Event>();
  for (const event of told) {
    const seat = event.data["seat"];
    if (typeof seat === "number" && seat !== me) last.set(seat, event);
  }
  const chosen = new Set([...last.values()].slice(-MOST));
  for (const event of told.toReversed()) {
    if (chosen.size === MOST) break;
    chosen.add(event);
  }
  return told.filter((event) => chosen.has(event));
}
