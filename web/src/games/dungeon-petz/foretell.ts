/** The engine's numbers for a move, in words (see the game's preview.py). */

import { t } from "@/i18n/index.svelte";
import type { Data, Json } from "@/net/types";

const MOODS = ["unfed", "bored", "mutations", "escape", "manure", "sick"] as const;
const PLAIN = ["gold", "home", "hospital", "potions_held", "reputation"] as const;
const TOKENS = ["suffering", "mutation", "manure"] as const;

const amount = (value: Json | undefined): number => (typeof value === "number" ? value : 0);
const signed = (more: number): string => (more > 0 ? `+${more}` : String(more));
const record = (value: Json | undefined): Data => (value && typeof value === "object" && !Array.isArray(value) ? value : {});
const records = (value: Json | undefined): Data[] => (Array.isArray(value) ? value.map(record) : []);

export function foretell(preview: Data): string[] {
  return "pets" in preview ? needs(preview) : changes(preview);
}

/** What a move changes at once. */
function changes(preview: Data): string[] {
  const told: string[] = PLAIN.flatMap((name) => plus(name, preview[name]));
  const food = record(preview["food"]);
  told.push(...plus("vegetables", food["vegetables"]), ...plus("meat", food["meat"]));
  for (const plot of records(preview["plots"])) {
    if (typeof plot["gone"] === "string") told.push(t("page-dp-gone", { pet: plot["gone"] }));
    else told.push(...TOKENS.flatMap((token) => plus(token, plot[token], { plot: plot["plot"] ?? 0 })));
  }
  if (typeof preview["exhibition"] === "number") told.push(t("page-dp-exhibition-points", { points: preview["exhibition"] }));
  return told;
}

function plus(name: string, more: Json | undefined, data: Data = {}): string[] {
  return amount(more) ? [t(`page-dp-plus-${name}`, { ...data, more: signed(amount(more)) })] : [];
}

/** What the cards laid so far will ask for. */
function needs(preview: Data): string[] {
  const told: string[] = [];
  const food = record(preview["food"]);
  const best = record(preview["best"]);
  if (["vegetables", "meat", "either"].some((kind) => amount(food[kind]))) told.push(t("page-dp-needs-food", food));
  if (amount(preview["imps_to_play"])) told.push(t("page-dp-needs-play", { imps: amount(preview["imps_to_play"]) }));
  if (amount(preview["imps_to_catch"])) told.push(t("page-dp-needs-catch", { imps: amount(preview["imps_to_catch"]) }));
  if (amount(best["lost"])) told.push(t("page-dp-needs-lost", best));
  if (amount(best["suffering"])) told.push(t("page-dp-needs-suffering", best));
  if (typeof preview["exhibition"] === "number") told.push(t("page-dp-exhibition-points", { points: preview["exhibition"] }));
  return [...told, ...records(preview["pets"]).map(mood)];
}

function mood(pet: Data): string {
  const moods: string[] = MOODS.flatMap((name) => (amount(pet[name]) ? [t(`page-dp-mood-${name}`, { count: amount(pet[name]) })] : []));
  if (!moods.length) moods.push(t("page-dp-content"));
  if (typeof pet["score"] === "number") moods.push(t("page-dp-exhibition-points", { points: pet["score"] }));
  for (const [customer, match] of Object.entries(record(pet["matches"]))) moods.push(t("page-dp-match", { customer, match }));
  return t("page-dp-mood", { pet: pet["pet"] ?? "", moods: moods.join(", ") });
}
