import { describe, expect, it } from "vitest";
import type { Move } from "@/net/types";
import { added, drafted, drafts, lacking, leftOut, placed, reach, removed } from "./drafting";
import type { Lord } from "./view";

const lord = {
  orders: [],
  closest: [2],
  plan: null,
  traps: [
    { trap: "pendulum", count: 1 },
    { trap: "trap-door", count: 1 },
  ],
  lair: [
    { monster: "troll", count: 1, stunned: 0 },
    { monster: "witch", count: 1, stunned: 1 },
  ],
} as unknown as Lord;
const dig = (space: number): Move => ({ kind: "dig", space });
const order = (name: string): Move => ({ kind: "order", order: name });
const orders = ["food", "dig", "mine", "imps"].map(order);
const lay = (trap: string): Move => ({ kind: "lay", trap });
const troll: Move = { kind: "send", monster: "troll" };
const none: Move = { kind: "no-trap" };
const traps = [lay("pendulum"), lay("trap-door"), none];

describe("a plan of several moves", () => {
  it("is made for orders, tunnels and battles only", () => {
    expect([drafts(orders), drafts(traps), drafts([dig(3), { kind: "decline" }]), drafts([{ kind: "mine" }]), drafts([])]).toEqual([true, true, true, false, false]);
  });

  it("digs on from what is laid out, and takes back what leads on from a tunnel with it", () => {
    expect(reach([dig(3), { kind: "decline" }], [], [], lord)).toHaveLength(2);
    expect(reach([dig(3)], [dig(3)], [dig(8)], lord)).toEqual([dig(8)]);
    expect(removed([dig(3), dig(8), dig(9)], "cell:8")).toEqual([dig(3)]);
  });

  it("takes three different orders", () => {
    const two = added(added([], order("dig"), orders), order("food"), orders);
    expect(lacking(lord, two)).toBe(1);
    expect(reach(orders, two, [], lord)).toEqual([order("mine"), order("imps")]);
    expect(reach(orders, [...two, order("mine")], [], lord)).toEqual([]);
    expect(removed(two, "order:dig")).toEqual([order("food")]);
  });

  it("lets orders be put on a place, exchanged and replaced", () => {
    const three = [order("food"), order("dig"), order("mine")];
    expect(placed([], "food", 2)).toEqual([order("food")]);
    expect(placed(three, "mine", 0)).toEqual([order("mine"), order("dig"), order("food")]);
    expect(placed(three, "imps", 1)).toEqual([order("food"), order("imps"), order("mine")]);
  });

  it("sends monsters before and after the trap was thought of", () => {
    expect(reach(traps, [], [], lord)).toContainEqual(troll);
    expect(reach(traps, [], [], lord)).not.toContainEqual({ kind: "send", monster: "witch" });
    const draft = added([], troll, traps);
    expect(draft).toEqual([none, troll]);
    expect(reach(traps, draft, [], lord)).toContainEqual(lay("pendulum"));
    const other = added(draft, lay("pendulum"), []);
    expect(other).toEqual([lay("pendulum"), troll]);
    expect(added(other, lay("trap-door"), [])).toEqual([lay("trap-door"), troll]);
    expect(removed(other, "trap:pendulum")).toEqual([none, troll]);
    expect(removed(draft, "lair:troll")).toEqual([]);
    expect(removed(draft, "lair:witch")).toBeNull();
  });

  it("goes on after a trap, needs nothing to end it, and says what it leaves out", () => {
    const ready: Move = { kind: "ready" };
    expect(reach(traps, [], [], lord)).toContainEqual(none);
    const next = reach(traps, [lay("pendulum")], [troll, ready], lord);
    expect(next).toContainEqual(troll);
    expect(next).not.toContainEqual(ready);
    expect(leftOut([lay("pendulum"), ready])).toEqual(["monsters"]);
    expect(leftOut([none, troll])).toEqual(["trap"]);
    expect(leftOut([none, ready])).toEqual(["trap", "monsters"]);
    expect(leftOut([lay("pendulum"), troll, ready])).toEqual([]);
  });

  it("lies on the lord's board before it is committed", () => {
    const shown = drafted(lord, [lay("pendulum"), troll]);
    expect(shown.plan).toMatchObject({ space: 2, traps: 1, laid: ["pendulum"], sent: ["troll"] });
    // The place of what is used up stays, so that no other trap moves.
    expect(shown.traps?.map((one) => [one.trap, one.count])).toEqual([["pendulum", 0], ["trap-door", 1]]);
    expect(drafted(lord, [none])).toBe(lord);
  });
});
