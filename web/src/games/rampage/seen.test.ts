import { describe, expect, it } from "vitest";
import type { Event } from "@/net/types";
import turn from "./first-turn.json";
import type { Motion } from "./motion";
import { grown, seenOf } from "./seen";
import type { CarnageView, Pose } from "./view";

const view = turn.view as unknown as CarnageView;
const motion: Motion = { fps: 30, frames: 1, seconds: 0, pieces: ["body-1"], numbers: new Int16Array([100, 200, 3500, 0, 0, 0]), impact: null };
const told = (...events: [string, Record<string, unknown>][]): Event[] => events.map(([kind, data], n) => ({ kind, data, n }) as unknown as Event);
const paws = view.pieces["paws-1"] as Pose;

describe("another's gesture", () => {
  it("is seen as they made it, with what the hand did where it trembled", () => {
    const events = told(["ra-flicked", { seat: 1, direction: 90, strength: 0.5 }], ["ra-tremor", { seat: 1, level: "regular", numbers: { direction: 97 } }]);
    const seen = seenOf(events, motion, view.pieces, view);
    expect(seen).toMatchObject({ seat: 1, piece: "paws-1", way: 97, aim: { kind: "shot", direction: 97, from: [paws[0], paws[1], paws[2]] } });
  });
  it("is a cone of wind from the mouth of whoever breathes, and grows", () => {
    const seen = seenOf(told(["ra-breathed", { seat: 1, source_seat: 1, own: true, yaw: 45, strength: 1 }]), motion, view.pieces, view);
    expect(seen).toMatchObject({ piece: null, way: 45, aim: { kind: "breath", yaw: 45, part: 1 } });
    expect(seen && grown(seen.aim, 0.5)).toMatchObject({ part: 0.5 });
  });
  it("is a hand over the body, there where it begins to fall", () => {
    const seen = seenOf(told(["ra-dropped", { seat: 1, ruin: "S1", floors: 2 }]), motion, view.pieces, view);
    expect(seen).toMatchObject({ piece: "body-1", way: null, aim: { kind: "hold", at: [10, 20, 350 + view.city.sizes.body[2]] } });
  });
  it("is none where nobody's hand moved anything", () => {
    expect(seenOf(told(["ra-lifted", { seat: 1 }]), motion, view.pieces, view)).toBeNull();
  });
});
