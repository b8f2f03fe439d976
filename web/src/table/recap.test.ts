import { beforeEach, describe, expect, it } from "vitest";
import { bundleOf, use } from "@/i18n/index.svelte";
import type { Event } from "@/net/types";
import { recap } from "./recap";

const event = (n: number, seat?: number): Event => ({ n, kind: seat === undefined ? "phase" : "deed", data: seat === undefined ? {} : { seat }, passing: false }) as Event;

describe("a recap", () => {
  beforeEach(() => use("en", bundleOf("en", "phase = A phase\ndeed = { $seat } acts")));

  it("tells everything where that is little", () => {
    const events = [event(1, 0), event(2, 1), event(3), event(4, 2)];
    expect(recap(events, 1, 0).map((one) => one.n)).toEqual([2, 3, 4]);
  });
  it("has the last deed of everybody else, then the newest, in five lines and in order", () => {
    const events = [event(1, 0), event(2, 1), event(3, 1), event(4, 2), event(5), event(6), event(7), event(8), event(9, 0)];
    expect(recap(events, 0, 0).map((one) => one.n)).toEqual([3, 4, 7, 8, 9]);
  });
  it("never has more than five", () => {
    const events = Array.from({ length: 40 }, (_, n) => event(n + 1, n % 8));
    expect(recap(events, 0, 0)).toHaveLength(5);
  });
});
