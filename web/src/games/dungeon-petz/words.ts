/** Moves name plots and exits by number; people call a pet by its name and see who stands at an exit (see words.py). */

import type { Data, Move, View } from "@/net/types";
import { number, petz } from "./view";

const OF_A_PET: ReadonlySet<string> = new Set(["armor", "assign", "attach", "build", "catch", "enter", "feed", "sell", "shovel"]);

/** The pet on the plot of a move, or the group at its exit, as the view shows them; {} where nothing is. */
export function words(view: View, seat: number, move: Move): Data {
  const shop = petz(view).seats[seat];
  if (OF_A_PET.has(move.kind)) {
    const pet = shop?.plots.find((one) => one.plot === number(move, "plot"))?.pet;
    return pet ? { pet: pet.pet } : {};
  }
  if (move.kind === "send" || move.kind === "keep") {
    const group = shop?.groups?.find((one) => one.exit === number(move, "exit"));
    return group ? { imps: group.imps, gold: group.gold } : {};
  }
  return {};
}
