import { describe, expect, it } from "vitest";
import type { View } from "@/net/types";
import { words } from "./words";

const shop = (pet: string | null, groups: { exit: number; imps: number; gold: number }[] | null): unknown => ({
  plots: [
    { plot: 1, pet: null },
    { plot: 4, pet: pet && { pet } },
  ],
  groups,
});
const view = { seats: [shop("drago", [{ exit: 2, imps: 3, gold: 1 }]), shop("uni", null)] } as unknown as View;

describe("what the table adds to a move's sentence", () => {
  it("is the pet on the plot", () => {
    expect(words(view, 0, { kind: "catch", plot: 4 })).toEqual({ pet: "drago" });
    expect(words(view, 1, { kind: "sell", plot: 4, customer: "warlock" })).toEqual({ pet: "uni" });
    expect(words(view, 0, { kind: "attach", plot: 1 })).toEqual({});
  });
  it("is the group at the exit, where it may be seen", () => {
    expect(words(view, 0, { kind: "send", exit: 2, space: "hospital" })).toEqual({ imps: 3, gold: 1 });
    expect(words(view, 1, { kind: "keep", exit: 2 })).toEqual({});
  });
  it("is nothing for other moves", () => {
    expect(words(view, 0, { kind: "clean", plot: 4 })).toEqual({});
  });
});
