import type { Kit } from "@/games/kit";
import Board from "./Board.svelte";
import { foretell } from "./foretell";
import SeatFacts from "./SeatFacts.svelte";
import { tell } from "./tell";

export const kit: Kit = {
  Board,
  SeatFacts,
  tell,
  foretell,
  sounds: {
    "mm-placed": "tile",
    "mm-replaced": "growl",
    "mm-replaced-own": "growl",
    "mm-turned": "tile",
    "mm-loot": "coin",
    "mm-guard-wins": "crumble",
  },
};
