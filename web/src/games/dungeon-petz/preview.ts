/** The engine's numbers for a move, in words (see the game's preview.py). */

import { t } from "@/i18n/index.svelte";
import { signed } from "@/i18n/sentence";
import type { Data, Json, Move } from "@/net/types";

const MOODS = ["unfed", "bored", "mutations", "escape", "manure", "sick"] as const;
const PLAIN = ["gold", "home", "hospital", "potions_held", "reputation"] as const;
const TOKENS = ["suffering", "mutation", "manure"] as const;

const amount = (value: Json | undefined): number => (typeof value === "number" ? value : 0);
const record = (value: Json | undefined): Data => (value && typeof value === "object" && !Array.isArray(value) ? value : {});
const records = (value: Json | undefined): Data[] => (Array.isArray(value) ? value.map(record) : []);

export function previewed(preview: Data): string[] {
  return "pets" in preview ? needs(preview) : changes(preview);
}

/** What a move changes at once. */
function changes(preview: Data): string[] {
  const facts: string[] = PLAIN.flatMap((name) => plus(name, preview[name]));
  const food = record(preview["food"]);
  facts.push(...plus("vegetables", food["vegetables"]), ...plus("meat", food["meat"]));
  for (const plot of records(preview["plots"])) {
    if (typeof plot["gone"] === "string") facts.push(t("page-dp-gone", { pet: plot["gone"] }));
    else facts.push(...TOKENS.flatMap((token) => plus("pet" in plot ? token : "plot", plot[token], plot)));
  }
  if (typeof preview["exhibition"] === "number") facts.push(t("page-dp-exhibition-points", { points: preview["exhibition"] }));
  return facts;
}

function plus(name: string, more: Json | undefined, data: Data = {}): string[] {
  return amount(more) ? [t(`page-dp-plus-${name}`, { ...data, more: signed(amount(more)) })] : [];
}

/** One number of a plan preview: a mark, a few characters beside it, and the sentence they stand for. */
export interface Fact {
  mark: string;
  short: string;
  text: string;
  tone: "" | "good" | "bad";
}

/** What the family has to meet the needs with. */
export interface Stock {
  vegetables: number;
  meat: number;
  imps: number;
}

export interface PlanFacts {
  totals: Fact[];
  pets: { pet: string; facts: Fact[] }[];
}

/** The mark of each mood. */
const MOOD_MARKS = { unfed: "hunger", bored: "play", mutations: "mutation", escape: "anger", manure: "poop", sick: "disease" } as const;

/** What the cards laid out will ask for and lead to, all together and pet by pet. */
export function planFacts(preview: Data, stock?: Stock): PlanFacts {
  const food = record(preview["food"]);
  const best = record(preview["best"]);
  const totals: Fact[] = [];
  const of = (need: number, have: number | undefined): string => (have === undefined ? String(need) : `${need} / ${have}`);
  const add = (mark: string, count: number, text: string, have?: number): void => {
    if (count) totals.push({ mark, short: of(count, have), text: have === undefined ? text : `${text} (${t("page-dp-in-store", { count: have })})`, tone: "" });
  };
  const [vegetables, meat, either] = [amount(food["vegetables"]), amount(food["meat"]), amount(food["either"])];
  add("vegetables", vegetables, t("page-dp-needs-vegetables", { count: vegetables }), stock?.vegetables);
  add("meats", meat, t("page-dp-needs-meat", { count: meat }), stock?.meat);
  add("hunger", either, t("page-dp-needs-either", { count: either }));
  const [play, grab] = [amount(preview["imps_to_play"]), amount(preview["imps_to_catch"])];
  if (stock && play + grab) totals.push({ mark: "imps", short: String(stock.imps), text: t("page-dp-imps-home", { count: stock.imps }), tone: "" });
  if (play) totals.push({ mark: "play", short: t("page-dp-short-play", { imps: play }), text: t("page-dp-needs-play", { imps: play }), tone: "" });
  if (grab) totals.push({ mark: "anger", short: t("page-dp-short-catch", { imps: grab }), text: t("page-dp-needs-catch", { imps: grab }), tone: "" });
  const [lost, suffering] = [amount(best["lost"]), amount(best["suffering"])];
  if (lost) totals.push({ mark: "lost", short: t("page-dp-needs-lost", { lost }), text: t("page-dp-needs-lost", { lost }), tone: "bad" });
  if (suffering) totals.push({ mark: "suffering", short: `≥ ${suffering}`, text: t("page-dp-needs-suffering", { suffering }), tone: "bad" });
  if (typeof preview["exhibition"] === "number") {
    const points = preview["exhibition"];
    totals.push({ mark: "score", short: String(points), text: t("page-dp-exhibition-points", { points }), tone: points > 0 ? "good" : "" });
  }
  return { totals, pets: records(preview["pets"]).map((pet) => ({ pet: String(pet["pet"] ?? ""), facts: moods(pet) })) };
}

function moods(pet: Data): Fact[] {
  const facts: Fact[] = MOODS.flatMap((name) => {
    const count = amount(pet[name]);
    return count ? [{ mark: MOOD_MARKS[name], short: String(count), text: t(`page-dp-mood-${name}`, { count }), tone: "" as const }] : [];
  });
  const suffering = amount(pet["suffering"]);
  if (pet["lost"] === true) return [...facts, { mark: "lost", short: t("page-dp-mood-lost"), text: t("page-dp-mood-lost"), tone: "bad" }];
  if (suffering > 0) facts.push({ mark: "suffering", short: `≥ ${suffering}`, text: t("page-dp-mood-suffering", { suffering }), tone: "bad" });
  if (!facts.length) facts.push({ mark: "", short: t("page-dp-content"), text: t("page-dp-content"), tone: "good" });
  if (typeof pet["score"] === "number") {
    const points = pet["score"];
    facts.push({ mark: "score", short: String(points), text: t("page-dp-exhibition-points", { points }), tone: points > 0 ? "good" : "" });
  }
  for (const [customer, value] of Object.entries(record(pet["matches"]))) {
    const match = amount(value);
    const text = t("page-dp-match", { customer, match });
    facts.push({ mark: "", short: `${t("dp-customer-name", { customer })} ${match}`, text, tone: match > 0 ? "good" : match < 0 ? "bad" : "" });
  }
  return facts;
}

/** The same in sentences, for the prompt bar. */
function needs(preview: Data): string[] {
  const { totals, pets } = planFacts(preview);
  return [
    ...totals.map((fact) => fact.text),
    ...pets.map(({ pet, facts }) => t("page-dp-mood", { pet, moods: facts.map((fact) => fact.text).join(", ") })),
  ];
}

/** Several moves laid out as one. */
export function sumUp(moves: readonly Move[]): string {
  const gathers = moves.filter((move) => move.kind === "gather").length;
  const cards = moves.filter((move) => move.kind === "assign").length;
  return gathers ? t("page-dp-plan-groups", { count: gathers }) : t("page-dp-plan-cards", { count: cards });
}

/** A group of the layout as the engine sees it: where it could go if nobody else were there first. */
export interface Reach {
  exit: number;
  size: number;
  places: number;
  /** May it carry a cage, may it pay for a pet? */
  cages: boolean;
  pets: boolean;
}

/** The groups in the order in which they will be sent. */
export function reaches(preview: Data): Reach[] {
  return records(preview["groups"]).map((group) => {
    const spaces = Array.isArray(group["spaces"]) ? group["spaces"].map(String) : [];
    return {
      exit: amount(group["exit"]),
      size: amount(group["size"]),
      places: spaces.length,
      cages: spaces.some((space) => space.startsWith("cage")),
      pets: spaces.some((space) => space.startsWith("young") || space === "older"),
    };
  });
}
