import type { Kit } from "@/games/kit";
import Board from "./Board.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { tell } from "./tell";
import { verdict } from "./verdict";

export const kit: Kit = {
  Board,
  SeatFacts,
  tell,
  verdict,
  sounds: {
    "ra-flicked": "tile",
    "ra-thrown": "tile",
    "ra-breathed": "growl",
    "ra-dropped": "crumble",
    "ra-swallowed": "crumble",
    "ra-eaten": "coin",
    "ra-tooth-broken": "growl",
    "ra-tooth-lost": "growl",
    "ra-effect": "crumble",
  },
};
