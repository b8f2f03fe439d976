import { has, t } from "@/i18n/index.svelte";
import type { Data } from "@/net/types";

/** The engine's numbers for a move, in words: whatever it tells that there is a sentence for. */
export function foretell(preview: Data): string[] {
  return Object.entries(preview).flatMap(([name, value]) => {
    const key = `page-dl-preview-${name.replaceAll("_", "-")}`;
    return has(key) && (typeof value === "number" || typeof value === "string") && value !== 0 ? [t(key, { value })] : [];
  });
}
