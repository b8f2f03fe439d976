import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { use } from "@/i18n/index.svelte";
import page from "@locales/en/page-dungeon-lords.ftl?raw";
import core from "@locales/en/core.ftl?raw";
import game from "@locales/en/dungeon-lords.ftl?raw";
import { previewed } from "./preview";

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const text of [core, game, page]) bundle.addResource(new FluentResource(text));
  use("en", bundle);
});

describe("the engine's numbers in words", () => {
  it("says the engine's own sentence where there is one", () => {
    expect(previewed({ tiles: 5, tax: 3, sentence: { key: "dl-preview-dig", data: { tiles: 5, tax: 3 } } })).toEqual(["Your dungeon would have 5 tiles (tax: 3 gold)."]);
  });
  it("tells what an action leaves, and the paladin", () => {
    expect(previewed({ gold: 1, food: 5, imps: 3, evil: 10, paladin: true })).toEqual([
      "Afterwards: 1 gold, 5 food, 3 imps, evilness 10.",
      "This will attract the paladin!",
    ]);
  });
  it("tells the wounds of a trap along the line and its price", () => {
    expect(previewed({ gold: 1, food: 0, imps: 0, wounds: [3, 0, 1], target: 0, later: 0, no_conquest: true })).toEqual([
      "Wounds, front to back: 3 · 0 · 1",
      "No conquest and no fatigue this round.",
      "Costs 1 gold.",
    ]);
  });
  it("tells what a room brings, not only what it takes", () => {
    expect(previewed({ room: "mint", workers: 3, food: 0 })).toEqual(["Produces 1 gold with 3 workers (once per season; twice in year 2)."]);
    expect(previewed({ room: "magic-chamber", workers: 2, food: 1 })[0]).toContain("for 2 workers and 1 food");
  });
  it("lists a price with commas", () => {
    expect(previewed({ gold: 1, food: 2, imps: 1 })).toEqual(["Costs 1 gold, 2 food and 1 imp."]);
  });
  it("tells an attack and a tile", () => {
    expect(previewed({ wounds: 4, no_conquest: false })).toEqual(["4 wounds"]);
    expect(previewed({ monsters: 2, traps: 1, fee: 1 })).toEqual(["Up to 2 monsters and one trap here; a trap costs 1 gold more."]);
  });
  it("tells how a battle would end, as far as the cards are known", () => {
    const row = (weight: number, conquered: number, party: number) => ({ weight, card: null, fatigue: 2, conquered, jailed: [], party: Array.from({ length: party }, () => ({})), story: [] });
    expect(previewed({ battle: [row(7, 1, 2)] })).toEqual(["The tile is conquered"]);
    expect(previewed({ battle: [row(4, 1, 1), row(2, 0, 0), row(1, 1, 2)] })).toEqual(["In 5 of 7 cases: the tile is conquered", "In 2 of 7 cases: the whole party is defeated"]);
  });
});
