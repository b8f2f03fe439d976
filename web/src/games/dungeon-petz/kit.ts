import type { Kit } from "@/games/kit";
import Board from "./Board.svelte";
import { foretell, sumUp } from "./foretell";
import SeatFacts from "./SeatFacts.svelte";
import { tell } from "./tell";

export const kit: Kit = {
  Board,
  SeatFacts,
  tell,
  foretell,
  sumUp,
  sounds: {
    "dp-sent": "tile",
    "dp-bought": "growl",
    "dp-built": "tile",
    "dp-fed": "tile",
    "dp-suffers": "growl",
    "dp-lost": "crumble",
    "dp-award": "coin",
    "dp-sold": "coin",
    "dp-earned": "coin",
  },
};
