import { describe, expect, it } from "vitest";
import type { View } from "@/net/types";
import type { EventData, GameEvent } from "./types";
import { needsOf, partOf, scenesOf } from "./scenes";
import { petz } from "./view";

const pet = (name: string) => ({ pet: name, diet: "omnivore", size: 2, bars: ["green", "red"], prices: [], suffering: 0, mutation: 0, price: 0, cards: [null, null] });
const view = {
  seats: [
    {
      seat: 0,
      food: { vegetables: [2, 0, 0], meat: [1, 0], box: true },
      plots: [
        { plot: 1, cage: null, initial: false, addon: null, manure: 0, pet: pet("uni") },
        { plot: 2, cage: null, initial: false, addon: null, manure: 1, pet: pet("drago") },
      ],
    },
  ],
} as unknown as View;
const after = { ...view, round: 9 } as View;
let n = 0;
const event = <K extends keyof EventData>(kind: K, data: Partial<EventData[K]>): GameEvent =>
  ({ n: n++, kind, data: { seat: 0, ...data } }) as unknown as GameEvent;
const shop = (of: View | undefined) => petz(of ?? view).seats[0];

describe("the story of the needs", () => {
  it("happens in town until the pets are at home", () => {
    const parts = ["dp-phase-setup", "dp-phase-shopping", "dp-phase-showing", "dp-phase-aging"].map((phase) => partOf([event("dp-home", {})], phase));
    expect([...parts, partOf([], "dp-phase-setup")]).toEqual(["town", "town", "shop", "shop", null]);
  });

  it("turns the cards of one pet up together, then takes one step after another", () => {
    const scenes = scenesOf(
      view,
      [
        event("dp-revealed", { pet: "uni", bar: 1, colour: "green", card: "hunger", double: false }),
        event("dp-revealed", { pet: "uni", bar: 2, colour: "red", card: "anger", double: true }),
        event("dp-revealed", { pet: "drago", bar: 1, colour: "green", card: "poop", double: false }),
        event("dp-fed", { pet: "uni", food: "vegetable-1" }),
        event("dp-suffers", { pet: "drago", tokens: 2, need: "play" }),
        event("dp-poops", { pet: "drago", manure: 3 }),
        event("dp-shovelled", { plot: 2, left: 1 }),
        event("dp-fed", { pet: "uni", food: "box" }),
        event("dp-lost", { pet: "uni", cause: "escape", reputation: 0 }),
      ],
      after,
    );
    expect(scenes.map((scene) => scene.events.length)).toEqual([2, 1, 1, 1, 1, 1, 1, 1]);
    expect(scenes.every((scene) => scene.hold > 0)).toBe(true);
    expect(shop(scenes[0]?.view)?.plots[0]?.pet?.cards).toEqual([
      { card: "hunger", double: false },
      { card: "anger", double: true },
    ]);
    expect(shop(scenes[1]?.view)?.food.vegetables).toEqual([2, 0, 0]);
    expect(shop(scenes[2]?.view)?.food.vegetables).toEqual([1, 0, 0]);
    expect(shop(scenes[3]?.view)?.plots[1]?.pet?.suffering).toBe(2);
    expect(shop(scenes[4]?.view)?.plots[1]?.manure).toBe(4);
    expect(shop(scenes[5]?.view)?.plots[1]?.manure).toBe(3);
    expect(shop(scenes[6]?.view)?.food.box).toBe(false);
    // The last picture is the table as it is.
    expect(scenes.at(-1)?.view).toBe(after);
    expect(shop(view)?.plots[1]?.manure).toBe(1);
  });

  it("does not dwell on what one lays out oneself", () => {
    expect(scenesOf(view, [event("dp-assigned", {}), event("dp-assigned", {})], after)).toEqual([{ view: after, events: expect.anything(), hold: 1 }]);
    expect(scenesOf(view, [event("dp-sent", {})], after)[0]?.hold).toBe(0);
  });

  it("ends a round step by step: pets grow, food ages, imps come home, then the town is laid out anew", () => {
    const [family] = petz(view).seats;
    const later = { ...after, seats: [{ ...family, food: { vegetables: [0, 2, 0], meat: [0, 1], box: true }, imps: { home: 6 } }] } as unknown as View;
    const scenes = scenesOf(view, [event("dp-grows", { pet: "uni", size: 3 }), event("dp-grows", { pet: "drago", size: 3 }), event("dp-ages", {}), event("dp-home", {}), event("dp-round", { round: 9 })], later);
    const told = scenes.map(({ view: seen, events }) => [seen.phase, shop(seen)?.plots[0]?.pet?.size, shop(seen)?.food.vegetables, shop(seen)?.imps?.home, events.length]);
    expect(told.slice(0, 3)).toEqual([
      ["dp-phase-aging", 3, [2, 0, 0], undefined, 2],
      ["dp-phase-aging", 3, [0, 2, 0], undefined, 1],
      ["dp-phase-aging", 3, [0, 2, 0], 6, 1],
    ]);
    expect(scenes.map((scene) => scene.hold > 0)).toEqual([true, true, true, true]);
  });

  it("gathers what became of each pet, this round and of this family only", () => {
    const own = shop(view);
    if (!own) throw new Error("no shop");
    const told = [
      event("dp-fed", { pet: "uni", food: "meat-1" }),
      event("dp-round", { round: 2 }),
      event("dp-revealed", { pet: "uni" }),
      event("dp-entertained", { gap: 1, employee: false }),
      event("dp-fed", { pet: "uni", food: "meat-1" }),
      event("dp-armored", { pet: "drago", plot: 2, number: "strength", bonus: 1 }),
      event("dp-suffers", { pet: "uni", tokens: 1, need: "play" }),
      event("dp-fed", { seat: 1, pet: "bubl", food: "meat-1" }),
    ];
    expect(needsOf(told, own).map(({ pet: whose, steps }) => [whose, steps.map((step) => step.kind)])).toEqual([
      ["uni", ["dp-fed", "dp-suffers"]],
      ["drago", ["dp-armored"]],
      [null, ["dp-entertained"]],
    ]);
  });
});
