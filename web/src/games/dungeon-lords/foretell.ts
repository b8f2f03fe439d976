import { has, t } from "@/i18n/index.svelte";
import type { Data, Json } from "@/net/types";

/** Changes of what lies in the coffers are told with their sign; counts and words as they are. */
const CHANGES = new Set(["gold", "food", "evil", "imps", "traps", "points"]);

function told(name: string, value: Json): string | null {
  const key = `page-dl-preview-${name.replaceAll("_", "-")}`;
  if (!value || typeof value === "object" || !has(key)) return null;
  const signed = typeof value === "number" && CHANGES.has(name) ? (value > 0 ? `+${value}` : `−${-value}`) : value;
  return t(key, { value: signed });
}

/** The engine's numbers for a move, in words: whatever it tells that there is a sentence for. */
export function foretell(preview: Data): string[] {
  return Object.entries(preview).flatMap(([name, value]) => told(name, value) ?? []);
}
