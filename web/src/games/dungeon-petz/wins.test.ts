import { describe, expect, it } from "vitest";
import type { EventData, GameEvent } from "./types";
import { ranked, type Win, winsByRound } from "./wins";

let n = 0;
const event = <K extends keyof EventData>(kind: K, data: Partial<EventData[K]>): Extract<GameEvent, { kind: K }> =>
  ({ n: n++, kind, data }) as unknown as Extract<GameEvent, { kind: K }>;

describe("what is won", () => {
  it("belongs to the round in which it was told", () => {
    const first = event("dp-award", { seat: 1, total: 4, reputation: 6 });
    const sale = event("dp-sold", { seat: 0, pet: "uni", customer: "warlock", platform: false, reputation: 9, gold: 3 });
    const told = [event("dp-round", { round: 1 }), first, event("dp-round", { round: 2 }), event("dp-earned", { seat: 0, gold: 1 }), sale];
    expect([...winsByRound(told)]).toEqual([
      [1, [first]],
      [2, [sale]],
    ]);
  });
  it("stands with its own kind, the most reputation first", () => {
    const award = (seat: number, reputation: number, total: number): Win => event("dp-award", { seat, exhibition: "arena", reputation, total });
    const events = [award(0, 2, 1), award(1, 8, 7), award(2, 0, 0), award(3, 4, 3)];
    expect(ranked(events).map((one) => one.data.seat)).toEqual([1, 3, 0, 2]);
  });
});
