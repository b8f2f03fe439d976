/**
 * How the story goes. What one lays out oneself is not shown again; the needs of the pets, the exhibition and the sales
 * are shown one step after another, each with the table as it is then.
 */

import type { Scene } from "@/games/kit";
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
const isShown = (event: GameEvent): boolean => event.kind === "dp-entered" || event.kind === "dp-scored" || isWin(event);
/** Long enough to see which pet it was and what became of it. */
const STEP = 750;

export const seatOf = (event: GameEvent): number | null => ("seat" in event.data ? event.data.seat : null);

export function scenesOf(from: View, all: readonly Event[], to: View): Scene[] {
  const events = happened(all);
  if (events.every((event) => OWN.has(event.kind))) return [{ view: to, events, hold: 1 }];
  if (!events.some((event) => NEED_STEPS.has(event.kind) || isShown(event))) return [{ view: to, events, hold: 0 }];
  const scenes: Scene[] = [];
  let view = from;
  let before: GameEvent | undefined;
  for (const event of events) {
    view = after(view, event);
    const last = scenes.at(-1);
    const own = NEED_STEPS.has(event.kind) || isShown(event);
    // The cards of one pet are turned up together; what needs no pause goes with what was shown before.
    const together = last && (!own || (event.kind === "dp-revealed" && before?.kind === "dp-revealed" && before.data.pet === event.data.pet));
    if (together) {
      last.view = view;
      last.events = [...last.events, event];
    } else scenes.push({ view, events: [event], hold: own ? STEP : 0 });
    before = event;
  }
  const last = scenes.at(-1);
  if (last) last.view = to;
  return scenes;
}

/** The table as this event leaves it: only what the event itself says. */
function after(view: View, { kind, data }: GameEvent): View {
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
    case "dp-fed":
      return inShop(table, data.seat, (shop) => ({ ...shop, food: eaten(shop.food, data.food) }));
    default:
      return view;
  }
}

function inShop(table: PetzView, seat: number, change: (shop: PetzSeat) => PetzSeat): PetzView {
  return { ...table, seats: table.seats.map((shop) => (shop.seat === seat ? change(shop) : shop)) };
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
