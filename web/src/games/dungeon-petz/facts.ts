/** Which values of the box nobody has confirmed: asked once; the page knows none of them itself. */

import { language } from "@/i18n/index.svelte";
import { api } from "@/net/api";
import type { Fact } from "@/net/types";
import type { About } from "./pointing.svelte";

let asked: { lang: string; facts: Promise<Fact[]> } | undefined;

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

/** What these values are called, as far as they are guesses; none where that can't be asked. */
export async function guesses(paths: readonly string[]): Promise<string[]> {
  if (asked?.lang !== language.now) asked = { lang: language.now, facts: api.components("dungeon-petz") };
  try {
    const facts = await asked.facts;
    return facts.filter((fact) => paths.includes(fact.path) && fact.confidence === "guess").map((fact) => fact.label);
  } catch {
    asked = undefined;
    return [];
  }
}
