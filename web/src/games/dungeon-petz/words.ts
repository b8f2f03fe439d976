/**
 * Moves name plots, exits and places by number; people call a pet by its name and see who stands at an exit and what lies
 * in a place (see words.py).
 */

import type { Data, Move, View } from "@/net/types";
import { number, type PetzSeat, petz, SYMBOLS, type Tile } from "./view";

const OF_A_PET: ReadonlySet<string> = new Set(["armor", "assign", "catch", "enter", "feed", "sell", "shovel"]);
/** Instead of a pet on a plot where none lives. */
const NOBODY = "none";

/** The pet on the plot of a move, the group at its exit or the tile in its place, as the view shows them; {} where nothing is. */
export function words(view: View, seat: number, move: Move): Data {
  const table = petz(view);
  const shop = table.seats[seat];
  if (!shop) return {};
  const pet = petOn(shop, number(move, "plot"));
  if (OF_A_PET.has(move.kind)) return pet === NOBODY ? {} : { pet };
  switch (move.kind) {
    case "build": {
      const tile = shop.new.cages[number(move, "cage") - 1];
      return tile ? { ...tile, pet } : {};
    }
    case "attach":
      return shop.new.addon ? { kind: kindOf(shop.new.addon), pet } : {};
    case "send":
    case "keep": {
      const group = shop.groups?.find((one) => one.exit === number(move, "exit"));
      return group ? { imps: group.imps, gold: group.gold } : {};
    }
    case "take-cage": {
      const tile = table.town.cages[number(move, "pit") - 1];
      return tile ? { ...tile } : {};
    }
    case "take-addon": {
      const tile = table.town.addons[number(move, "place") - 1];
      return tile ? { kind: kindOf(tile) } : {};
    }
    case "take-pet": {
      const offer = [...table.town.young, ...table.town.older].find((one) => one.pet === move["pet"]);
      return offer ? { diet: offer.diet } : {};
    }
    default:
      return {};
  }
}

function petOn(shop: PetzSeat, plot: number): string {
  return shop.plots.find((one) => one.plot === plot)?.pet?.pet ?? NOBODY;
}

/** The first symbol of an addon, which says what it is. */
export function kindOf(tile: Tile): string {
  return SYMBOLS.find((symbol) => tile[symbol] > 0) ?? "strength";
}
