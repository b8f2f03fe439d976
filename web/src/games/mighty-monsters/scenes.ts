/**
 * A round's fights come in one piece with the next round's table. This lays them out as scenes: each event changes the
 * last picture by exactly what it says, so that the guards turn one by one before everybody's eyes.
 */

import type { Scene } from "@/games/kit";
import type { Event, View } from "@/net/types";
import type { Card, EventData } from "./types";
import { type MightyView, type ShownGuard, happened, mighty } from "./view";

/** Milliseconds at normal speed. */
const HOLD = { placed: 900, fights: 900, turned: 1100, beaten: 1500, wins: 1800, healed: 2000 };

export function scenesOf(from: View, events: readonly Event[], to: View): Scene[] {
  if (!events.some((event) => event.kind === "mm-turned")) return [{ view: to, events, hold: 0 }];
  const scenes: Scene[] = [];
  let view = mighty(from);
  let pending: Event[] = [];
  const show = (hold: number): void => {
    scenes.push({ view, events: pending, hold });
    pending = [];
  };
  happened(events).forEach((event, index) => {
    const next = events[index + 1]?.kind;
    pending.push(event);
    switch (event.kind) {
      case "mm-placed":
      case "mm-replaced":
      case "mm-replaced-own":
        view = played(view, event.data);
        show(HOLD.placed);
        break;
      case "mm-fights":
        view = { ...view, phase: "mm-phase-fight" };
        show(HOLD.fights);
        break;
      case "mm-turned":
        view = guard(view, event.data.guard, { turned: event.data });
        show(HOLD.turned);
        break;
      case "mm-guard-wins":
        view = guard(view, event.data.guard, { outcome: "wins" });
        show(HOLD.wins);
        break;
      case "mm-beaten":
        view = guard(view, event.data.guard, { outcome: "beaten" });
        break;
      case "mm-loot":
        view = looted(view, event.data);
        if (next !== "mm-loot" && next !== "mm-odd-coin") show(HOLD.beaten);
        break;
      case "mm-odd-coin":
        show(HOLD.beaten);
        break;
      case "mm-healed":
      case "mm-healed-short":
        view = healed(view, event.data);
        if (next !== "mm-healed" && next !== "mm-healed-short") show(HOLD.healed);
        break;
    }
  });
  scenes.push({ view: to, events: pending, hold: 0 });
  return scenes;
}

function guard(view: MightyView, number: number, change: Partial<ShownGuard>): MightyView {
  return { ...view, guards: view.guards.map((one, index) => (index === number - 1 ? { ...one, ...change } : one)) };
}

function paid(view: MightyView, seat: number, gold: number): MightyView {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, gold: one.gold + gold } : one)) };
}

function looted(view: MightyView, { seat, gold, guard: number }: EventData["mm-loot"]): MightyView {
  const taken = { ...view.guards[number - 1]?.taken };
  taken[seat] = (taken[seat] ?? 0) + gold;
  return guard(paid(view, seat, gold), number, { taken });
}

function healed(view: MightyView, { seat, paid: gold }: EventData["mm-healed"]): MightyView {
  return { ...paid(view, seat, -gold), phase: "mm-phase-heal", healing: { ...view.healing, [seat]: gold } };
}

function played(view: MightyView, { seat, strength, space, healing }: EventData["mm-placed"]): MightyView {
  const known = view.seats[seat]?.hand.find((one) => one.strength === strength);
  const card: Card = { ...(known ?? { strength, printed_healing: healing, guessed: false }), healing };
  const guards = view.guards.map((one, index): ShownGuard => {
    if (index !== space >> 1) return one;
    const old = one.monsters[(space & 1) as 0 | 1];
    const monsters: ShownGuard["monsters"] = [...one.monsters];
    monsters[(space & 1) as 0 | 1] = { ...card, seat };
    return { ...one, monsters, total: one.total + strength - (old?.strength ?? 0) };
  });
  const hand = view.hand && view.seat === seat ? view.hand.filter((one) => one.strength !== strength) : view.hand;
  const seats = view.seats.map((one) =>
    one.seat === seat ? { ...one, hand: one.hand.filter((held) => held.strength !== strength), hand_size: one.hand_size - 1 } : one,
  );
  return { ...view, guards, hand, seats, to_act: [], prompt: null };
}
