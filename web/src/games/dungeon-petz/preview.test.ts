import game from "@locales/en/dungeon-petz.ftl?raw";
import page from "@locales/en/page-dungeon-petz.ftl?raw";
import { beforeAll, describe, expect, it } from "vitest";
import { bundleOf, use } from "@/i18n/index.svelte";
import { previewed, reaches } from "./preview";

beforeAll(() => {
  use("en", bundleOf("en", `${game}\n${page}`));
});

describe("the engine's numbers in words", () => {
  it("tells what a move changes", () => {
    expect(previewed({ gold: -1, home: 2, food: { vegetables: 2, meat: 0 } })).toEqual(["Gold −1", "Imps at home +2", "Vegetables +2"]);
    expect(previewed({ plots: [{ plot: 2, pet: "uni", suffering: 1 }, { plot: 3, gone: "drago" }] })).toEqual(["Uni: suffering +1", "Drago leaves"]);
    expect(previewed({ plots: [{ plot: 4, manure: -1 }] })).toEqual(["Plot 4: manure −1"]);
  });

  it("tells what the cards ask for", () => {
    const pet = { plot: 1, pet: "uni", unfed: 1, bored: 0, mutations: 2, escape: 0, manure: 0, sick: 0, lost: false, suffering: 1, score: 3, matches: { warlock: -1 } };
    const gone = { ...pet, pet: "drago", unfed: 0, mutations: 0, escape: 3, lost: true, suffering: 0, score: null, matches: {} };
    const needs = { food: { vegetables: 1, meat: 0, either: 0 }, imps_to_play: 0, imps_to_catch: 0, best: { lost: 0, suffering: 1 }, exhibition: null, pets: [pet, gone] };
    expect(previewed(needs)).toEqual([
      "Vegetables needed: 1",
      "Suffering tokens, at least: 1",
      "Uni: hungry 1, mutation 2, at least 1 suffering, Exhibition score: 3, Warlock: match score −1",
      "Drago: escape 3, can’t be saved",
    ]);
  });

  it("tells where the groups could go, in the order in which they go", () => {
    const groups = [
      { exit: 1, imps: 2, gold: 0, size: 2, spaces: ["cage-1", "hospital"] },
      { exit: 2, imps: 1, gold: 1, size: 2, spaces: ["older"] },
    ];
    expect(reaches({ gold: -1, groups })).toEqual([
      { exit: 1, size: 2, places: 2, cages: true, pets: false },
      { exit: 2, size: 2, places: 1, cages: false, pets: true },
    ]);
    expect(reaches({})).toEqual([]);
  });

  it("says nothing where nothing is known", () => {
    expect(previewed({})).toEqual([]);
  });
});
