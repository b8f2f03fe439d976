import { t } from "@/i18n/index.svelte";
import type { Data } from "@/net/types";

/** The engine's numbers for playing a card, in words: total, chance, price. */
export function previewed(preview: Data): string[] {
  const { total, price, to_owner, wins, possible } = preview;
  if (typeof total !== "number") return [];
  return [
    t("page-mm-total", { total }),
    t("page-mm-chance", { wins: wins ?? 0, possible: possible ?? 0 }),
    price ? t("page-mm-price", { price, to_owner: to_owner ?? 0 }) : t("page-mm-free"),
  ];
}
