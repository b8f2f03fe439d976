import { describe, expect, it } from "vitest";
import type { View } from "@/net/types";
import { words } from "./words";

const shop = (pet: string | null, groups: { exit: number; imps: number; gold: number }[] | null): unknown => ({
  plots: [
    { plot: 1, pet: null },
    { plot: 4, pet: pet && { pet } },
  ],
  groups,
  new: { cages: [tile({ strength: 2, toy: 1 }), null], addon: tile({ antimagic: 1 }), pets: [] },
});
const tile = (symbols: Record<string, number>): Record<string, number> => ({ strength: 0, antimagic: 0, graze: 0, meat: 0, toy: 0, absorb: 0, ...symbols });
const town = { cages: [null, tile({ absorb: 1 })], addons: [tile({ meat: 1 }), null], young: [{ pet: "bubl", diet: "omnivore" }], older: [] };
const view = { seats: [shop("drago", [{ exit: 2, imps: 3, gold: 1 }]), shop("uni", null)], town } as unknown as View;

describe("what the table adds to a move's sentence", () => {
  it("is the pet on the plot", () => {
    expect(words(view, 0, { kind: "catch", plot: 4 })).toEqual({ pet: "drago" });
    expect(words(view, 1, { kind: "sell", plot: 4, customer: "warlock" })).toEqual({ pet: "uni" });
    expect(words(view, 0, { kind: "catch", plot: 1 })).toEqual({});
  });
  it("is the tile to be placed or taken, and who lives there", () => {
    expect(words(view, 0, { kind: "attach", plot: 1 })).toEqual({ kind: "antimagic", pet: "none" });
    expect(words(view, 0, { kind: "build", cage: 1, plot: 4 })).toEqual({ ...tile({ strength: 2, toy: 1 }), pet: "drago" });
    expect(words(view, 0, { kind: "build", cage: 2, plot: 4 })).toEqual({});
    expect(words(view, 0, { kind: "take-cage", pit: 2 })).toEqual(tile({ absorb: 1 }));
    expect(words(view, 0, { kind: "take-cage", pit: 1 })).toEqual({});
    expect(words(view, 0, { kind: "take-addon", place: 1 })).toEqual({ kind: "meat" });
    expect(words(view, 0, { kind: "take-pet", pet: "bubl" })).toEqual({ diet: "omnivore" });
  });
  it("is the group at the exit, where it may be seen", () => {
    expect(words(view, 0, { kind: "send", exit: 2, space: "hospital" })).toEqual({ imps: 3, gold: 1 });
    expect(words(view, 1, { kind: "keep", exit: 2 })).toEqual({});
  });
  it("is nothing for other moves", () => {
    expect(words(view, 0, { kind: "clean", plot: 4 })).toEqual({});
  });
});
