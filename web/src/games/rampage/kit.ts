import type { Kit } from "@/games/kit";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { scenesOf } from "./scenes";
import { verdict } from "./verdict";

export const kit: Kit = {
  Board,
  Figure,
  SeatFacts,
  scenes: scenesOf,
  verdict,
  sounds: {
    "ra-flicked": "tile",
    "ra-thrown": "tile",
    "ra-jumped": "tile",
    "ra-kung-fu": "tile",
    "ra-breathed": "wind",
    "ra-dropped": "crumble",
    "ra-dropped-on": "crumble",
    "ra-swallowed": "chew",
    "ra-eaten": "chew",
    "ra-felled": "tile",
    "ra-over": "fanfare",
    "ra-tooth-broken": "growl",
    "ra-tooth-lost": "growl",
    "ra-effect": "crumble",
  },
};
