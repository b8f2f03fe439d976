/**
 * How the story goes. What one lays out oneself is not shown again; the needs of the pets, the exhibition and the sales
 * are shown one step after another, each with the table as it is then. So are the groups as they come out, the cards that
 * are drawn, pets that grow, food that ages, imps that come home, and what is new in town.
 */

import type { Scene } from "@/games/kit";
import { BEAT, type Beat, beats } from "@/games/shared/beats";
import type { Event, View } from "@/net/types";
import { isWin } from "./wins";
import { type GameEvent, type AssignedCard, type PetzSeat, type PetzView, type Plot, happened, petz } from "./view";

const OWN: ReadonlySet<string> = new Set(["dp-grouped", "dp-assigned", "dp-ready"]);
/** The steps of a family's needs, in the order in which they come. */
export const NEED_STEPS: ReadonlySet<string> = new Set([
  "dp-revealed",
  "dp-fed",
  "dp-poops",
  "dp-entertained",
  "dp-armored",
  "dp-mutates",
  "dp-caught",
  "dp-shovelled",
  "dp-suffers",
  "dp-lost",
]);
const beatOf = beats([
  ["dp-phase-shopping", "dp-groups", "dp-group"],
  ["dp-phase-needs", "dp-draws", "dp-drawn", "dp-reshuffled"],
  ["dp-phase-working", "dp-earned", "dp-cleaned"],
  ["dp-phase-aging", "dp-grows"],
  ["dp-phase-aging", "dp-ages", "dp-spoiled"],
  ["dp-phase-aging", "dp-home"],
  ["dp-phase-setup", "dp-round", "dp-exhibition", "dp-customer"],
  ["dp-phase-setup", "dp-neutral", "dp-neutral-pet", "dp-farm", "dp-stands", "dp-new-artifact", "dp-new-cage", "dp-new-addon", "dp-new-pet"],
  ["dp-phase-setup", "dp-start", "dp-income"],
]);
const PHASES = new Map([
  ["dp-scored", "dp-phase-showing"],
  ["dp-award", "dp-phase-showing"],
  ["dp-sold", "dp-phase-business"],
  ["dp-final", "dp-phase-over"],
]);
const isShown = (event: GameEvent): boolean => event.kind === "dp-entered" || event.kind === "dp-scored" || isWin(event);
/** Long enough to see which pet it was and what became of it. */
const STEP = 750;

/** The phases that are played in town. */
export const IN_TOWN_PHASES: ReadonlySet<string | undefined> = new Set(["dp-phase-setup", "dp-phase-grouping", "dp-phase-shopping"]);

/** The part of a narrow board on which it happens; null where nothing does. */
export const partOf = (scene: readonly Event[], phase: string | undefined): "town" | "shop" | null =>
  happened(scene).length ? (IN_TOWN_PHASES.has(phase) ? "town" : "shop") : null;

export const seatOf = (event: GameEvent): number | null => ("seat" in event.data ? event.data.seat : null);

export function scenesOf(from: View, all: readonly Event[], to: View): Scene[] {
  const events = happened(all);
  if (events.every((event) => OWN.has(event.kind))) return [{ view: to, events, hold: 1 }];
  if (!events.some((event) => NEED_STEPS.has(event.kind) || isShown(event) || beatOf(event.kind))) return [{ view: to, events, hold: 0 }];
  const scenes: Scene[] = [];
  let view: View = { ...from, prompt: null, to_act: [] };
  let before: GameEvent | undefined;
  let told: Beat | undefined;
  for (const event of events) {
    const last = scenes.at(-1);
    const beat = beatOf(event.kind);
    const phase = beat?.phase ?? (NEED_STEPS.has(event.kind) ? "dp-phase-showing" : PHASES.get(event.kind));
    view = after(phase ? { ...view, phase } : view, event, petz(to));
    const own = NEED_STEPS.has(event.kind) || isShown(event) || (beat !== undefined && beat !== told);
    told = beat;
    if (last && !last.hold && own) last.hold = BEAT;
    // The cards of one pet are turned up together; what needs no pause goes with what was shown before.
    const together = last && (!own || (event.kind === "dp-revealed" && before?.kind === "dp-revealed" && before.data.pet === event.data.pet));
    if (together) {
      last.view = view;
      last.events = [...last.events, event];
    } else scenes.push({ view, events: [event], hold: beat ? BEAT : own ? STEP : 0 });
    before = event;
  }
  const last = scenes.at(-1);
  if (last) last.view = to;
  return scenes;
}

/** The table as this event leaves it: what the event itself says, and where it says less than one sees, the table to come. */
function after(view: View, { kind, data }: GameEvent, to: PetzView): PetzView {
  const table = petz(view);
  switch (kind) {
    case "dp-revealed":
      return onPet(table, data, (plot) => withCard(plot, data.bar, { card: data.card, double: data.double }));
    case "dp-suffers":
      return onPet(table, data, (plot) => withTokens(plot, "suffering", data.tokens));
    case "dp-mutates":
      return onPet(table, data, (plot) => withTokens(plot, "mutation", data.tokens));
    case "dp-poops":
      return onPet(table, data, (plot) => ({ ...plot, manure: plot.manure + data.manure }));
    case "dp-shovelled":
      return inShop(table, data.seat, (shop) => ({
        ...shop,
        plots: shop.plots.map((plot) => (plot.plot === data.plot ? { ...plot, manure: Math.max(0, plot.manure - 1) } : plot)),
      }));
    case "dp-award":
    case "dp-final":
      return inShop(table, data.seat, (shop) => ({ ...shop, reputation: shop.reputation + data.reputation }));
    case "dp-sold":
      return inShop(table, data.seat, (shop) => ({
        ...shop,
        reputation: shop.reputation + data.reputation,
        gold: shop.gold + data.gold,
        plots: shop.plots.map((plot) => (plot.pet?.pet === data.pet ? { ...plot, pet: null } : plot)),
      }));
    case "dp-lost":
      return onPet(table, data, (plot) => ({ ...plot, pet: null }));
    case "dp-grows":
      return onPet(table, data, (plot) => (plot.pet ? { ...plot, pet: { ...plot.pet, size: data.size } } : plot));
    case "dp-ages":
    case "dp-spoiled":
      return becomes(table, to, data.seat, "food");
    case "dp-home":
      return becomes(table, to, data.seat, "imps");
    case "dp-earned":
    case "dp-income":
      return inShop(table, data.seat, (shop) => ({ ...shop, gold: shop.gold + data.gold }));
    case "dp-groups":
      return becomes(table, to, data.seat, "groups");
    case "dp-draws":
      return { ...becomes(table, to, data.seat, "hand_sizes"), hand: to.hand, decks: to.decks };
    case "dp-round":
      return { ...table, round: to.round, start_seat: to.start_seat, order: to.order, exhibitions: to.exhibitions, customers: to.customers };
    case "dp-stands":
      return { ...table, town: to.town };
    case "dp-fed":
      return inShop(table, data.seat, (shop) => ({ ...shop, food: eaten(shop.food, data.food) }));
    default:
      return table;
  }
}

function inShop(table: PetzView, seat: number, change: (shop: PetzSeat) => PetzSeat): PetzView {
  return { ...table, seats: table.seats.map((shop) => (shop.seat === seat ? change(shop) : shop)) };
}
function becomes(table: PetzView, to: PetzView, seat: number, field: keyof PetzSeat): PetzView {
  const there = to.seats[seat];
  return there ? inShop(table, seat, (shop) => ({ ...shop, [field]: there[field] })) : table;
}
function onPet(table: PetzView, { seat, pet }: { seat: number; pet: string }, change: (plot: Plot) => Plot): PetzView {
  return inShop(table, seat, (shop) => ({ ...shop, plots: shop.plots.map((plot) => (plot.pet?.pet === pet ? change(plot) : plot)) }));
}
function withCard(plot: Plot, bar: number, card: AssignedCard): Plot {
  if (!plot.pet) return plot;
  const cards = Array.from({ length: plot.pet.size }, (_, index) => (index + 1 === bar ? card : (plot.pet?.cards[index] ?? null)));
  return { ...plot, pet: { ...plot.pet, cards } };
}
function withTokens(plot: Plot, what: "suffering" | "mutation", more: number): Plot {
  return plot.pet ? { ...plot, pet: { ...plot.pet, [what]: plot.pet[what] + more } } : plot;
}
/** Chambers are called vegetable-1 or meat-2; the Magic Box is the box. */
function eaten(food: PetzSeat["food"], from: string): PetzSeat["food"] {
  if (from === "box") return { ...food, box: false };
  const [kind, chamber] = from.split("-");
  const less = (counts: number[]): number[] => counts.map((one, index) => (index + 1 === Number(chamber) ? Math.max(0, one - 1) : one));
  return kind === "meat" ? { ...food, meat: less(food.meat) } : { ...food, vegetables: less(food.vegetables) };
}

/** What became of each pet of a family this round: its steps by pet, those of no single pet last. */
export function needsOf(past: readonly GameEvent[], shop: PetzSeat): { pet: string | null; steps: GameEvent[] }[] {
  const start = past.findLastIndex((event) => event.kind === "dp-round");
  const own = past.slice(start + 1).filter((event) => NEED_STEPS.has(event.kind) && event.kind !== "dp-revealed" && seatOf(event) === shop.seat);
  const groups = new Map<string | null, GameEvent[]>();
  for (const event of own) {
    // A yard without a pet is shovelled, too.
    const pet = ("pet" in event.data && event.data.pet) || null;
    groups.set(pet, [...(groups.get(pet) ?? []), event]);
  }
  return [...groups.entries()].map(([pet, steps]) => ({ pet, steps })).sort((a, b) => Number(a.pet === null) - Number(b.pet === null));
}
