import { has, t } from "@/i18n/index.svelte";
import type { Data, Json } from "@/net/types";

/** The engine's numbers for a move, in words; numbers that the page has no words for are left out. */
export function foretell(preview: Data): string[] {
  return Object.entries(preview).flatMap(([name, value]) => facts(name, value));
}

function facts(name: string, value: Json): string[] {
  const key = `page-dp-foretell-${name.replaceAll("_", "-")}`;
  if (value === null || value === false) return [];
  if (name === "matches" && typeof value === "object" && !Array.isArray(value)) {
    return Object.entries(value).map(([customer, match]) => t("page-dp-match", { customer, match }));
  }
  if (Array.isArray(value)) return value.flatMap((one) => facts(name, one));
  if (!has(key)) return typeof value === "object" ? foretell(value) : [];
  if (typeof value !== "object") return [t(key, { value })];
  return [t(key, value)];
}
