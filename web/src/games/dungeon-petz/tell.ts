/** How fast the story goes: what one lays out oneself is not told again, and the rest keeps its pace. */

import type { Scene } from "@/games/kit";
import type { Event, View } from "@/net/types";

const OWN: ReadonlySet<string> = new Set(["dp-grouped", "dp-assigned", "dp-ready"]);

export function tell(_from: View, events: readonly Event[], to: View): Scene[] {
  const quiet = events.every((event) => OWN.has(event.kind));
  return [{ view: to, events, hold: quiet ? 1 : 0 }];
}
