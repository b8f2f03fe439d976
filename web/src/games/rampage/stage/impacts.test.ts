import { describe, expect, it } from "vitest";
import type { Pose, Poses } from "../view";
import { Impacts } from "./impacts";

const at = (z: number, meeple = 0): Poses => ({ "body-0": [1, 2, z, 1, 0, 0, 0] as Pose, "meeple-3": [0, 0, meeple, 1, 0, 0, 0] as Pose });

describe("what strikes the ground", () => {
  it("is a body that fell and falls no more, once", () => {
    const seen = new Impacts();
    expect(seen.step(at(300, 80), 0)).toEqual([]);
    expect(seen.step(at(200, 10), 0.1)).toEqual([]);
    const [hit, ...more] = seen.step(at(195, 8), 0.2);
    expect(hit?.at).toEqual([1, 2, 195]);
    expect(hit?.force).toBeGreaterThan(0.4);
    expect(more).toEqual([]);
    expect(seen.step(at(195, 8), 0.3)).toEqual([]);
  });
  it("is nothing where a recording begins anew", () => {
    const seen = new Impacts();
    seen.step(at(300), 0.5);
    seen.step(at(200), 0.6);
    expect(seen.step(at(300), 0)).toEqual([]);
  });
});
