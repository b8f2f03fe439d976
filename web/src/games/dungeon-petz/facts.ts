/** Which values of the box nobody has confirmed: asked once; the page knows none of them itself. */

import { api } from "@/net/api";
import type { Fact } from "@/net/types";
import type { About } from "./desk.svelte";

let asked: Promise<Fact[]> | undefined;

/** Where in the component file the printed values of a thing stand. */
export function pathsOf(about: About, players: number): string[] {
  switch (about.what) {
    case "pet":
      return [`pets.${about.pet.pet}.bars`, `pets.${about.pet.pet}.diet`];
    case "customer":
      return about.customer.customer ? [`customers.${about.customer.customer}`] : [];
    case "exhibition":
      return [`food.${about.exhibition}`, ...(players === 2 ? ["awards.two"] : players === 3 ? ["awards.three"] : [])];
    case "artifact":
      return [`books.${about.artifact}`];
    case "tile":
      return [about.kind === "cage" ? "cages.tiles" : "addons.tiles"];
    default:
      return [];
  }
}

/** Whether one of these values is a guess; false where that can't be asked. */
export async function guessed(paths: readonly string[]): Promise<boolean> {
  asked ??= api.components("dungeon-petz");
  try {
    return (await asked).some((fact) => paths.includes(fact.path) && fact.confidence === "guess");
  } catch {
    asked = undefined;
    return false;
  }
}
