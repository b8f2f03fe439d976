/**
 * A round's fights come in one piece with the next round's table. This lays them out as scenes: each event changes the
 * last picture by exactly what it says, so that the guards turn one by one before everybody's eyes.
 */

import type { Scene } from "@/games/kit";
import type { Event, View } from "@/net/types";
import type { Card } from "./types";
import { type MightyView, type ToldGuard, mighty } from "./view";

/** Milliseconds at normal speed. */
const HOLD = { placed: 900, fights: 900, turned: 1100, beaten: 1500, wins: 1800, healed: 2000 };

const number = (event: Event, name: string): number => Number(event.data[name] ?? 0);

export function tell(from: View, events: readonly Event[], to: View): Scene[] {
  if (!events.some((event) => event.kind === "mm-turned")) return [{ view: to, events, hold: 0 }];
  const scenes: Scene[] = [];
  let view = mighty(from);
  let pending: Event[] = [];
  const show = (hold: number): void => {
    scenes.push({ view, events: pending, hold });
    pending = [];
  };
  events.forEach((event, index) => {
    const next = events[index + 1]?.kind;
    pending.push(event);
    switch (event.kind) {
      case "mm-placed":
      case "mm-replaced":
      case "mm-replaced-own":
        view = played(view, event);
        show(HOLD.placed);
        break;
      case "mm-fights":
        view = { ...view, phase: "mm-phase-fight" };
        show(HOLD.fights);
        break;
      case "mm-turned":
        view = guard(view, event, {
          turned: { strength: number(event, "strength"), loot: number(event, "loot"), whim: event.data["whim"] === true },
        });
        show(HOLD.turned);
        break;
      case "mm-guard-wins":
        view = guard(view, event, { outcome: "wins" });
        show(HOLD.wins);
        break;
      case "mm-beaten":
        view = guard(view, event, { outcome: "beaten" });
        break;
      case "mm-loot":
        view = looted(view, event);
        if (next !== "mm-loot" && next !== "mm-odd-coin") show(HOLD.beaten);
        break;
      case "mm-odd-coin":
        show(HOLD.beaten);
        break;
      case "mm-healed":
      case "mm-healed-short":
        view = healed(view, event);
        if (next !== "mm-healed" && next !== "mm-healed-short") show(HOLD.healed);
        break;
    }
  });
  scenes.push({ view: to, events: pending, hold: 0 });
  return scenes;
}

function guard(view: MightyView, event: Event, change: Partial<ToldGuard>): MightyView {
  const at = number(event, "guard") - 1;
  return { ...view, guards: view.guards.map((one, index) => (index === at ? { ...one, ...change } : one)) };
}

function paid(view: MightyView, seat: number, gold: number): MightyView {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, gold: one.gold + gold } : one)) };
}

function looted(view: MightyView, event: Event): MightyView {
  const [seat, gold, at] = [number(event, "seat"), number(event, "gold"), number(event, "guard") - 1];
  const taken = { ...view.guards[at]?.taken };
  taken[seat] = (taken[seat] ?? 0) + gold;
  return guard(paid(view, seat, gold), event, { taken });
}

function healed(view: MightyView, event: Event): MightyView {
  const [seat, gold] = [number(event, "seat"), number(event, "paid")];
  return { ...paid(view, seat, -gold), phase: "mm-phase-heal", healing: { ...view.healing, [seat]: gold } };
}

function played(view: MightyView, event: Event): MightyView {
  const [seat, strength, space] = [number(event, "seat"), number(event, "strength"), number(event, "space")];
  const owner = view.seats[seat];
  const healing = number(event, "healing");
  const known = owner?.hand.find((one) => one.strength === strength);
  const card: Card = {
    ...(known ?? { strength: strength as Card["strength"], printed_healing: healing, guessed: false }),
    healing,
  };
  const guards = view.guards.map((one, index): ToldGuard => {
    if (index !== space >> 1) return one;
    const old = one.monsters[(space & 1) as 0 | 1];
    const monsters: ToldGuard["monsters"] = [...one.monsters];
    monsters[(space & 1) as 0 | 1] = { ...card, seat };
    return { ...one, monsters, total: one.total + strength - (old?.strength ?? 0) };
  });
  const hand = view.hand && view.seat === seat ? view.hand.filter((one) => one.strength !== strength) : view.hand;
  const seats = view.seats.map((one) =>
    one.seat === seat ? { ...one, hand: one.hand.filter((held) => held.strength !== strength), hand_size: one.hand_size - 1 } : one,
  );
  return { ...view, guards, hand, seats, to_act: [], prompt: null };
}
