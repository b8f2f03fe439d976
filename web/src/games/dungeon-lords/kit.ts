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
    "dl-minion-placed": "tile",
    "dl-dug": "tile",
    "dl-built": "tile",
    "dl-mined": "coin",
    "dl-got-food": "coin",
    "dl-hired": "growl",
    "dl-attacked": "growl",
    "dl-sprung": "crumble",
    "dl-conquered": "crumble",
  },
};
