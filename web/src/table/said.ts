/** Which events are told in words: a film is shown, and some events have no sentence. */

import { has } from "@/i18n/index.svelte";
import type { Event } from "@/net/types";

export function said(event: Event): boolean {
  return !event.passing && has(event.kind);
}
