/** The engine's numbers for a move, in words (see the game's preview.py). */

import { t } from "@/i18n/index.svelte";
import { signed } from "@/i18n/sentence";
import type { Data, Move } from "@/net/types";
import type { PetPreview, Preview } from "./types";

const MOODS = ["unfed", "bored", "mutations", "escape", "manure", "sick"] as const;
const PLAIN = ["gold", "home", "hospital", "potions_held", "reputation"] as const;
const TOKENS = ["suffering", "mutation", "manure"] as const;

export function previewed(data: Data): string[] {
  const preview = data as Preview;
  return preview.pets ? needs(preview) : changes(preview);
}

/** What a move changes at once. */
function changes({ food, plots, exhibition, ...preview }: Preview): string[] {
  const facts: string[] = PLAIN.flatMap((name) => plus(name, preview[name]));
  facts.push(...plus("vegetables", food?.vegetables), ...plus("meat", food?.meat));
  for (const plot of plots ?? []) {
    if (plot.gone) facts.push(t("page-dp-gone", { pet: plot.gone }));
    else facts.push(...TOKENS.flatMap((token) => plus("pet" in plot ? token : "plot", plot[token], { ...plot })));
  }
  if (typeof exhibition === "number") facts.push(t("page-dp-exhibition-points", { points: exhibition }));
  return facts;
}

function plus(name: string, more = 0, data: Data = {}): string[] {
  return more ? [t(`page-dp-plus-${name}`, { ...data, more: signed(more) })] : [];
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
export function planFacts(preview: Preview, stock?: Stock): PlanFacts {
  const { exhibition } = preview;
  const totals: Fact[] = [];
  const of = (need: number, have: number | undefined): string => (have === undefined ? String(need) : `${need} / ${have}`);
  const add = (mark: string, count: number, text: string, have?: number): void => {
    if (count) totals.push({ mark, short: of(count, have), text: have === undefined ? text : `${text} (${t("page-dp-in-store", { count: have })})`, tone: "" });
  };
  const { vegetables = 0, meat = 0, either = 0 } = preview.food ?? {};
  add("vegetables", vegetables, t("page-dp-needs-vegetables", { count: vegetables }), stock?.vegetables);
  add("meats", meat, t("page-dp-needs-meat", { count: meat }), stock?.meat);
  add("hunger", either, t("page-dp-needs-either", { count: either }));
  const { imps_to_play: play = 0, imps_to_catch: grab = 0 } = preview;
  if (stock && play + grab) totals.push({ mark: "imps", short: String(stock.imps), text: t("page-dp-imps-home", { count: stock.imps }), tone: "" });
  if (play) totals.push({ mark: "play", short: t("page-dp-short-play", { imps: play }), text: t("page-dp-needs-play", { imps: play }), tone: "" });
  if (grab) totals.push({ mark: "anger", short: t("page-dp-short-catch", { imps: grab }), text: t("page-dp-needs-catch", { imps: grab }), tone: "" });
  const { lost, suffering } = preview.best ?? { lost: 0, suffering: 0 };
  if (lost) totals.push({ mark: "lost", short: t("page-dp-needs-lost", { lost }), text: t("page-dp-needs-lost", { lost }), tone: "bad" });
  if (suffering) totals.push({ mark: "suffering", short: `≥ ${suffering}`, text: t("page-dp-needs-suffering", { suffering }), tone: "bad" });
  if (typeof exhibition === "number") totals.push(score(exhibition));
  return { totals, pets: (preview.pets ?? []).map((pet) => ({ pet: pet.pet, facts: moods(pet) })) };
}

function score(points: number): Fact {
  return { mark: "score", short: String(points), text: t("page-dp-exhibition-points", { points }), tone: points > 0 ? "good" : "" };
}

function moods(pet: PetPreview): Fact[] {
  const facts: Fact[] = MOODS.flatMap((name) => {
    const count = pet[name];
    return count ? [{ mark: MOOD_MARKS[name], short: String(count), text: t(`page-dp-mood-${name}`, { count }), tone: "" as const }] : [];
  });
  const { suffering } = pet;
  if (pet.lost) return [...facts, { mark: "lost", short: t("page-dp-mood-lost"), text: t("page-dp-mood-lost"), tone: "bad" }];
  if (suffering > 0) facts.push({ mark: "suffering", short: `≥ ${suffering}`, text: t("page-dp-mood-suffering", { suffering }), tone: "bad" });
  if (!facts.length) facts.push({ mark: "", short: t("page-dp-content"), text: t("page-dp-content"), tone: "good" });
  if (pet.score !== null) facts.push(score(pet.score));
  for (const [customer, match] of Object.entries(pet.matches)) {
    const text = t("page-dp-match", { customer, match });
    facts.push({ mark: "", short: `${t("dp-customer-name", { customer })} ${match}`, text, tone: match > 0 ? "good" : match < 0 ? "bad" : "" });
  }
  return facts;
}

/** The same in sentences, for the prompt bar. */
function needs(preview: Preview): string[] {
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
export function reaches(preview: Preview): Reach[] {
  return (preview.groups ?? []).map(({ exit, size, spaces }) => ({
    exit,
    size,
    places: spaces.length,
    cages: spaces.some((space) => space.startsWith("cage")),
    pets: spaces.some((space) => space.startsWith("young") || space === "older"),
  }));
}
