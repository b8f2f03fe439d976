import { has, say, t } from "@/i18n/index.svelte";
import type { Data, Sentence } from "@/net/types";
import { endOf, type BattlePreview } from "./view";
import { listed } from "./words";

const count = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The engine's numbers for a move (see the game's preview.py), in words. */
export function previewed(preview: Data): string[] {
  const sentence = preview["sentence"] as Sentence | undefined;
  if (sentence && has(sentence.key)) return [say(sentence)];
  // What an action or a wage leaves in the coffers, and where the marker stands then.
  if ("evil" in preview) {
    const { gold = 0, food = 0, evil = 0, imps = -1 } = preview;
    return [t("page-dl-preview-after", { gold, food, evil, imps }), ...(preview["paladin"] ? [t("page-dl-preview-paladin")] : [])];
  }
  // What a room brings and what it takes.
  if ("room" in preview) return [t("dl-explain-room", { name: String(preview["room"]), workers: count(preview["workers"]), food: count(preview["food"]) })];
  if ("monsters" in preview) {
    const { monsters = 0, traps = 0, fee = 0 } = preview;
    return [t("page-dl-preview-tile", { monsters, traps, fee }), ...battle(preview)];
  }
  return [...blows(preview), ...costs(preview), ...battle(preview)];
}

/** How the round would end, in one sentence where every card leads to the same end. */
function battle(preview: Data): string[] {
  const ends = new Map<string, number>();
  const rows = (preview["battle"] ?? []) as unknown as BattlePreview[];
  for (const row of rows) ends.set(endOf(row), (ends.get(endOf(row)) ?? 0) + row.weight);
  const all = rows.reduce((sum, row) => sum + row.weight, 0);
  return [...ends].map(([end, weight]) => (weight === all ? t("page-dl-plan-preview-end", { end }) : t("page-dl-plan-preview-some", { end, weight, all })));
}

function blows(preview: Data): string[] {
  const facts: string[] = [];
  const wounds = preview["wounds"];
  if (Array.isArray(wounds) && wounds.some((one) => count(one) > 0)) {
    facts.push(t("page-dl-preview-line", { wounds: wounds.map(String).join(" · ") }));
  } else if (count(wounds) > 0) facts.push(t("page-dl-preview-wounds", { wounds: count(wounds) }));
  if (count(preview["target"]) > 0) facts.push(t("dl-explain-effect", { part: "target", number: count(preview["target"]) }));
  if (count(preview["later"]) > 0) facts.push(t("dl-explain-effect", { part: "later", number: count(preview["later"]) }));
  if (preview["no_conquest"]) facts.push(t("dl-explain-effect", { part: "no_conquest", number: 0 }));
  return facts;
}

function costs(preview: Data): string[] {
  const [gold, food, imps, workers] = ["gold", "food", "imps", "workers"].map((part) => count(preview[part])) as [number, number, number, number];
  return gold + food + imps + workers > 0 ? [t("page-dl-preview-cost", { cost: listed({ gold, food, imps, workers }) })] : [];
}
