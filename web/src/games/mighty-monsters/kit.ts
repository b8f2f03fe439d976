import type { Sound } from "@/app/sound";
import type { Kit } from "@/games/kit";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { previewed } from "./preview";
import SeatFacts from "./SeatFacts.svelte";
import type { Event, View } from "@/net/types";
import { scenesOf } from "./scenes";
import { mighty } from "./view";

/** Each faction has a voice of its own. */
function roar(event: Event, view: View): Sound {
  const faction = mighty(view).seats[Number(event.data["seat"])]?.faction;
  return faction ? `growl-${faction}` : "growl";
}

export const kit: Kit = {
  Board,
  Figure,
  SeatFacts,
  scenes: scenesOf,
  previewed,
  sounds: {
    "mm-placed": "card",
    "mm-replaced": roar,
    "mm-replaced-own": roar,
    "mm-turned": "card",
    "mm-loot": "coin",
    "mm-guard-wins": "crumble",
  },
};
