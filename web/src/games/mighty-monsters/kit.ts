import type { Kit } from "@/games/kit";
import Board from "./Board.svelte";
import { previewed } from "./preview";
import SeatFacts from "./SeatFacts.svelte";
import { tell } from "./tell";

export const kit: Kit = {
  Board,
  SeatFacts,
  tell,
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
