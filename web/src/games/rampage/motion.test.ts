import { describe, expect, it } from "vitest";
import { inflate } from "./inflate";
import { between, decode, poseAt, poseIn, posesAt } from "./motion";
import type { Pose } from "./view";

// Packed by physics/frames.py: piece 0 slides, 1 turns half round its axis, 2 lies still, 3 leaves play after four frames.
const RECORDING = "UkFGMR4GAAMAAAABAAMAeJxjYACBF19OAEkDAxA75SQjAxQoMjBwoYrcwxBpxhAJv3DhEarISQYkwAwWLi0Fc/7DhRWhNEJEDkNECkNEhIurHlWEB0IBAI4/FSI=";
const ORDER = ["paws-0", "body-0", "floor-S1-0", "meeple-7"];
// Tests run in Node, but the page's types know no Node.
const ZLIB: string = "node:zlib";
const { deflateSync } = (await import(ZLIB)) as { deflateSync: (data: Uint8Array, options?: { level: number }) => Uint8Array };
const near = (pose: Pose | null): number[] => (pose ?? []).map((value) => Math.round(value * 1000) / 1000 + 0);

describe("unpacking", () => {
  it("undoes zlib, whatever blocks it chose", () => {
    const chance = Array.from({ length: 5000 }, (_, i) => (i * i * 31 + (i >> 3)) & 255);
    for (const data of [new Uint8Array(4000), Uint8Array.from(chance), Uint8Array.from(chance.map((b) => b & 3)), Uint8Array.of(1, 2, 3)]) {
      for (const level of [0, 1, 9]) expect(inflate(new Uint8Array(deflateSync(data, { level })), data.length)).toEqual(data);
    }
  });

  it("says when data are damaged instead of making something up", () => {
    const good = new Uint8Array(deflateSync(Uint8Array.from({ length: 300 }, (_, i) => i % 7)));
    expect(() => inflate(good.subarray(0, 8), 300)).toThrow("damaged");
    expect(() => inflate(good, 299)).toThrow("damaged");
    expect(() => inflate(good, 301)).toThrow("damaged");
    expect(() => inflate(Uint8Array.of(1, 2), 1)).toThrow("damaged");
  });
});

describe("a recording", () => {
  const motion = decode(RECORDING, ORDER);

  it("has the poses that Python packed", () => {
    expect([motion.fps, motion.frames, motion.pieces]).toEqual([30, 6, ["paws-0", "body-0", "meeple-7"]]);
    expect(motion.seconds).toBeCloseTo(5 / 30);
    expect(near(poseIn(motion, 0, 5))).toEqual([50, -27.5, 0.5, 1, 0, 0, 0]);
    expect(near(poseIn(motion, 1, 5))).toEqual([100, 50, 20, 0.259, 0, 0, 0.966]);
    expect(near(poseIn(motion, 2, 3))).toEqual([3000, 3000, 3, 1, 0, 0, 0]);
    expect(poseIn(motion, 2, 4)).toBeNull();
  });

  it("is smooth between the frames and stays within its ends", () => {
    expect(near(poseAt(motion, 0, 1 / 60))).toEqual([5, -2.75, 0.05, 1, 0, 0, 0]);
    expect(poseAt(motion, 0, 99)).toEqual(poseIn(motion, 0, 5));
    expect(poseAt(motion, 0, -1)).toEqual(poseIn(motion, 0, 0));
  });

  it("leaves alone what does not move, and takes away what has left", () => {
    const still: Pose = [-200, 3, 4, 1, 0, 0, 0];
    const before = { "floor-S1-0": still, "meeple-7": [3000, 3000, 0, 1, 0, 0, 0] as Pose };
    const end = posesAt(motion, before, motion.seconds);
    expect(Object.keys(end).sort()).toEqual(["body-0", "floor-S1-0", "paws-0"]);
    expect(end["floor-S1-0"]).toBe(still);
  });

  it("of another city or version is refused", () => {
    expect(() => decode(RECORDING, ["paws-0"])).toThrow("another city");
    expect(() => decode(btoa("NOPE123456789"), ORDER)).toThrow("version");
  });
});

describe("between two poses", () => {
  it("the turn takes the short way", () => {
    const half = Math.SQRT1_2;
    const from: Pose = [0, 0, 0, 1, 0, 0, 0];
    // The same quarter turn, said with the other sign.
    const to: Pose = [10, 0, 0, -half, 0, 0, -half];
    const [x, , , w, , , z] = between(from, to, 0.5);
    expect(x).toBe(5);
    expect(Math.hypot(w, z)).toBeCloseTo(1);
    expect(2 * Math.atan2(z, w)).toBeCloseTo(Math.PI / 4);
  });
});
