import { describe, expect, it } from "vitest";
import type { Event, GuideStop, View } from "@/net/types";
import { parts } from "./guided.svelte";

const view = {} as View;
const event = (n: number): Event => ({ n, kind: `e${n}`, data: {}, seat: null, passing: false }) as unknown as Event;
const scene = (...ns: number[]) => ({ view, events: ns.map(event), hold: 1 });
const stop = (number: number, after: number | null): GuideStop => ({
  number,
  after,
  sentence: { key: `s${number}`, data: {} },
  lights: [],
  decides: after === null,
});

describe("parts of a guided match", () => {
  it("stops after the scene that something is said about", () => {
    const found = parts([scene(1), scene(2, 3), scene(4), scene(5)], [stop(1, 2), stop(2, 4), stop(3, null)]);
    expect(found.map((part) => [part.scenes.flatMap((one) => one.events.map(({ n }) => n)), part.stops.map(({ number }) => number)])).toEqual([
      [[1, 2, 3], [1]],
      [[4], [2]],
      [[5], [3]],
    ]);
  });
  it("says two things about one scene one after the other", () => {
    const found = parts([scene(1, 2), scene(3)], [stop(1, 1), stop(2, 2), stop(3, null)]);
    expect(found.map((part) => part.stops.map(({ number }) => number))).toEqual([[1, 2], [3]]);
  });
  it("says what is about nothing shown before the decision, and loses nothing", () => {
    const found = parts([], [stop(1, 7), stop(2, null)]);
    expect(found.flatMap((part) => part.stops.map(({ number }) => number))).toEqual([1, 2]);
  });
});
