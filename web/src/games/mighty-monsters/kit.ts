import type { Sound } from "@/app/sound";
import type { Flight, Kit } from "@/games/kit";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { previewed } from "./preview";
import SeatFacts from "./SeatFacts.svelte";
import type { Event, View } from "@/net/types";
import { scenesOf } from "./scenes";
import { happened, mighty } from "./view";

/** Each faction has a voice of its own. */
function roar(event: Event, view: View): Sound {
  const faction = mighty(view).seats[Number(event.data["seat"])]?.faction;
  return faction ? `growl-${faction}` : "growl";
}

/** Loot comes from its guard, what replaces or heals is paid. */
export function flightsOf(one: Event, view: View): Flight[] {
  const purse = (seat: number): string => (seat === view.seat ? "gold" : `gold@${seat}`);
  const [event] = happened([one]);
  switch (event?.kind) {
    case "mm-loot":
      return [{ from: `guard:${event.data.guard}`, to: purse(event.data.seat), count: event.data.gold }];
    case "mm-healed":
    case "mm-healed-short":
      return [{ from: purse(event.data.seat), to: null, count: event.data.paid }];
    case "mm-replaced":
      return [
        { from: purse(event.data.seat), to: purse(event.data.owner_seat), count: event.data.share },
        { from: purse(event.data.seat), to: null, count: event.data.price - event.data.share },
      ];
    case "mm-replaced-own":
      return [{ from: purse(event.data.seat), to: null, count: event.data.price }];
    default:
      return [];
  }
}

export const kit: Kit = {
  Board,
  Figure,
  SeatFacts,
  scenes: scenesOf,
  flights: flightsOf,
  previewed,
  sounds: {
    "mm-placed": "card",
    "mm-replaced": roar,
    "mm-replaced-own": roar,
    "mm-turned": "card",
    "mm-loot": "coin",
    "mm-guard-wins": "crumble",
    "mm-over": "fanfare",
  },
};
