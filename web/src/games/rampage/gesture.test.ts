import { describe, expect, it } from "vitest";
import type { Move } from "@/net/types";
import { aimOf, mouthOf, turningOf, turnOf } from "./aim";
import first from "./first-turn.json";
import { degrees, inside, roomiest, wrap, yawOf, zoneAt } from "./geometry";
import { blown, changed, charged, drawn, FULL_DRAW, LEAST_DRAW, put, ranges, sameTarget, sway } from "./gesture";
import type { CarnageView, Point } from "./view";

const SQUARE: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]];
const view = {
  seat: 0,
  gestures: first.view.gestures,
  city: {
    boards: [[0, 0, 0]],
    size: 560,
    zones: { N: SQUARE, S: SQUARE.map(([x, y]): Point => [x, y - 100]) },
    ruins: { S1: [[20, 20], [60, 20], [60, 60], [20, 60]] },
    sizes: { meeple: [10, 16, 16], paws: [36, 36, 10], body: [20, 36, 50], vehicle: [30, 18, 14], floor: [80, 80, 2] },
    ruin_height: 2,
    sidewalk: 12,
    drop: 300,
    mouth: { up: 35, forward: 15, cone: 12 },
  },
  buildings: { S1: ["floor-S1-0", "meeple-3"] },
  pieces: {
    "paws-0": [50, -50, 0, 1, 0, 0, 0],
    "body-0": [50, -50, 10, 1, 0, 0, 0],
    "floor-S1-0": [40, 40, 18, 1, 0, 0, 0],
  },
  prompt: null,
} as unknown as CarnageView;
const flick: Move = { kind: "flick", direction: 0, strength: 0.5, side: 0, hand: "" };
const breathe: Move = { kind: "breathe", yaw: 0, pitch: -20, strength: 1, source_seat: -1, hand: "" };
const drop: Move = { kind: "drop", ruin: "S1", x: 40, y: 40, pose: "upright", yaw: 0, hand: "" };

describe("the way a monster looks", () => {
  it("is its own until somebody turns it", () => {
    expect(turnOf({ ...flick, face: null }, "face", view)).toBe(0);
    expect(turnOf({ ...flick, face: 40 }, "face", view)).toBe(40);
  });
  it("is turned where it stands, or where it is put", () => {
    expect(turningOf({ ...flick, face: 90 }, view)).toEqual({ field: "face", at: [50, -50, 0], degrees: 90 });
    expect(turningOf({ kind: "place", neighbourhood: "N", x: 7, y: 9, yaw: 30 }, view)).toEqual({ field: "yaw", at: [7, 9, 0], degrees: 30 });
    expect(turningOf(breathe, view)).toBeNull();
  });
  it("on a starting space is as the table says it looked, else as the space looks, until somebody turns it", () => {
    const restart: Move = { kind: "restart", space: 1, face: null };
    const asked = { ...view, city: { ...view.city, starts: [[0, 0, 0], [30, -70, 135]] } } as unknown as CarnageView;
    const told = { ...asked, prompt: { key: "ra-prompt-restart", data: { face: 77 } } } as CarnageView;
    expect(turningOf(restart, asked)).toEqual({ field: "face", at: [30, -70, 0], degrees: 135 });
    expect(turningOf(restart, told)?.degrees).toBe(77);
    expect(aimOf({ ...restart, face: 200 }, told)).toEqual({ kind: "put", seat: 0, x: 30, y: -70, z: 0, yaw: 200 });
  });
});

describe("the numbers of a gesture", () => {
  it("have the limits of the view, and no others", () => {
    const strength = ranges(flick, view).find((one) => one.field === "strength");
    expect([strength?.low, strength?.high]).toEqual([0.02, 1]);
    const tighter = { ...view, gestures: { ...view.gestures, flick: { strength: [0.1, 0.4] } } } as CarnageView;
    expect(changed(flick, "strength", 9, tighter)["strength"]).toBe(0.4);
    expect(ranges(breathe, view).map((one) => one.field)).toEqual(["yaw", "pitch", "strength"]);
  });

  it("turn round, and are cut at their ends", () => {
    expect(changed(flick, "direction", 370, view)["direction"]).toBe(10);
    expect(changed(flick, "direction", -90, view)["direction"]).toBe(270);
    expect(changed(breathe, "pitch", -80, view)["pitch"]).toBe(-60);
    expect(changed(flick, "colour", 3, view)).toBe(flick);
  });

  it("keep a drop near its building", () => {
    const [x] = ranges(drop, view);
    expect(x?.low).toBeLessThanOrEqual(20);
    expect(x?.high).toBeGreaterThanOrEqual(60);
    expect(Number(changed(drop, "x", 900, view)["x"])).toBe(x?.high);
  });
});

describe("a hand", () => {
  it("drawn back shoots the other way, the stronger the farther", () => {
    const soft = drawn(flick, [0, 0], [0, -40], 40, view);
    const hard = drawn(flick, [0, 0], [0, -10], FULL_DRAW + 50, view);
    expect(soft?.["direction"]).toBe(90);
    expect(hard?.["strength"]).toBe(1);
    expect(Number(soft?.["strength"])).toBeLessThan(0.3);
    expect(drawn(flick, [0, 0], [30, 3], LEAST_DRAW - 1, view)).toBeNull();
  });
  it("has at least 150 pixels from nothing to full", () => {
    expect(FULL_DRAW - LEAST_DRAW).toBeGreaterThanOrEqual(150);
    expect(Number(drawn(flick, [0, 0], [0, -9], LEAST_DRAW + 1, view)?.["strength"])).toBeLessThan(0.04);
    expect(Number(drawn(flick, [0, 0], [0, -9], FULL_DRAW - 1, view)?.["strength"])).toBeLessThan(1);
  });

  it("takes the lean of a held body along", () => {
    const shot: Move = { kind: "throw", vehicle: 0, direction: 0, strength: 0.5, yaw: 0, tilt: 10, tilt_direction: 0, side: 0, hand: "" };
    expect(drawn(shot, [0, 0], [0, -80], 80, view)?.["tilt_direction"]).toBe(90);
    expect(drawn({ ...shot, tilt_direction: 45 }, [0, 0], [0, -80], 80, view)?.["tilt_direction"]).toBe(45);
  });

  it("aims a breath from the mouth, and charges it while it is held", () => {
    const aimed = blown(breathe, [0, 0, 100], [100, 100, 0], view);
    expect(aimed["yaw"]).toBe(45);
    expect(Number(aimed["pitch"])).toBeCloseTo(-35.3, 1);
    const strengths = [0, 550, 1100, 1650].map((held) => Number(charged(breathe, held, view)["strength"]));
    expect(strengths).toEqual([0.2, 0.6, 1, 0.6]);
    expect(mouthOf(breathe, view)).toEqual([65, -50, 95]);
  });

  it("sways a little, and always", () => {
    const points = Array.from({ length: 200 }, (_, i) => sway(i * 37));
    expect(Math.max(...points.map(([x, y]) => Math.hypot(x, y)))).toBeLessThan(10);
    expect(sway(0)).not.toEqual(sway(500));
  });

  it("puts a monster into the neighbourhood under it", () => {
    const place: Move = { kind: "place", neighbourhood: "N", x: 50, y: 50, yaw: null };
    expect(put(place, [20, -40], view)).toMatchObject({ neighbourhood: "S", x: 20, y: -40 });
    expect(put({ kind: "set-paws", neighbourhood: "N", x: 1, y: 1 }, [20, 40], view)).toMatchObject({ neighbourhood: "N", x: 20 });
  });
});

describe("what is drawn", () => {
  it("shows each gesture where it will happen", () => {
    expect(aimOf(flick, view)).toMatchObject({ kind: "shot", from: [50, -50, 0], direction: 0 });
    expect(aimOf(drop, view)).toMatchObject({ kind: "drop", top: 20, height: 300 });
    expect(aimOf({ ...drop, x: 400 }, view)).toMatchObject({ top: 2 });
    expect(aimOf({ kind: "place", neighbourhood: "N", x: 5, y: 6, yaw: 90 }, view)).toMatchObject({ kind: "put", x: 5, yaw: 90 });
  });

  it("tells targets apart, not numbers", () => {
    expect(sameTarget(flick, { ...flick, direction: 180 }, view)).toBe(true);
    expect(sameTarget(drop, { ...drop, x: 3, pose: "flat" }, view)).toBe(true);
    expect(sameTarget(drop, { ...drop, ruin: "S2" }, view)).toBe(false);
  });
});

describe("the plane", () => {
  it("knows zones, ways and turns", () => {
    expect([zoneAt(view.city.zones, [50, 50]), zoneAt(view.city.zones, [500, 0])]).toEqual(["N", null]);
    expect([degrees([0, 0], [0, 5]), degrees([0, 0], [-5, 0]), wrap(-30)]).toEqual([90, 180, 330]);
    expect(yawOf([0, 0, 0, Math.SQRT1_2, 0, 0, Math.SQRT1_2])).toBeCloseTo(90);
    const [x, y] = roomiest(SQUARE);
    expect([Math.round(x / 10), Math.round(y / 10)]).toEqual([5, 5]);
    expect(inside(SQUARE, [101, 50])).toBe(false);
  });
});
