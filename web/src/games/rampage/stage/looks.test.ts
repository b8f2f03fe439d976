import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import type { City } from "../view";
import { Rig } from "./camera";
import { actLook, same, tableLook, topLook } from "./looks";

const city = (boards: number): City => ({ size: 560, boards: Array.from({ length: boards }, (_, i) => [i * 560, 0, 0]) }) as unknown as City;

describe("the looks from the table and from above", () => {
  it.each([
    ["a laptop", 1.62],
    ["a square", 1.22],
    ["a phone", 0.7],
  ])("have every corner of one box and of two in sight, on %s", (_, aspect) => {
    for (const boards of [1, 2]) {
      for (const look of [tableLook, topLook]) {
        const camera = new PerspectiveCamera(32, aspect, 20, 6000);
        const rig = new Rig(camera);
        rig.look = look(city(boards), { tall: Math.tan((16 * Math.PI) / 180), aspect });
        rig.apply();
        for (const x of [-280, boards * 560 - 280]) {
          for (const y of [-280, 280]) {
            const seen = new Vector3(x, y, 0).project(camera);
            expect(Math.max(Math.abs(seen.x), Math.abs(seen.y)), `${boards} ${look.name} ${x} ${y}`).toBeLessThan(1);
          }
        }
      }
    }
  });

  it("are the same after a whole turn, and another once somebody moved", () => {
    const look = tableLook(city(1), { tall: 0.29, aspect: 1.6 });
    expect(same(look, { ...look, around: look.around + 360 })).toBe(true);
    expect(same(look, { ...look, around: look.around + 8 })).toBe(false);
    expect(same(look, { ...look, far: look.far * 1.1 })).toBe(false);
  });

  it("of an action comes round toward behind it, but never spins", () => {
    const free = { tall: 0.29, aspect: 1.6 };
    expect(actLook(free, [0, 0, 0, 1, 0, 0, 0], 90, 260).around).toBe(270);
    expect(actLook(free, [0, 0, 0, 1, 0, 0, 0], 90, 90).around).toBeCloseTo(35);
    expect(actLook(free, [5, 7, 0, 1, 0, 0, 0], null, 123)).toMatchObject({ x: 5, y: 7, around: 123 });
  });
});
