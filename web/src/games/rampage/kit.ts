import type { Kit } from "@/games/kit";
import Board from "./Board.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { scenesOf } from "./scenes";
import { verdict } from "./verdict";

export const kit: Kit = {
  Board,
  SeatFacts,
  scenes: scenesOf,
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
