import type { Kit } from "@/games/kit";
import Board from "./Board.svelte";
import { previewed } from "./preview";
import SeatFacts from "./SeatFacts.svelte";
import { scenesOf } from "./scenes";

export const kit: Kit = {
  Board,
  SeatFacts,
  scenes: scenesOf,
  previewed,
  sounds: {
    "mm-placed": "tile",
    "mm-replaced": "growl",
    "mm-replaced-own": "growl",
    "mm-turned": "tile",
    "mm-loot": "coin",
    "mm-guard-wins": "crumble",
  },
};
