import { beforeEach, describe, expect, it } from "vitest";
import type { Event, View } from "@/net/types";
import { scenesOf } from "./scenes";
import { theatre } from "./theatre.svelte";
import { carnage } from "./view";

const RECORDING = "UkFGMR4GAAMAAAABAAMAeJxjYACBF19OAEkDAxA75SQjAxQoMjBwoYrcwxBpxhAJv3DhEarISQYkwAwWLi0Fc/7DhRWhNEJEDkNECkNEhIurHlWEB0IBAI4/FSI=";
const city = { pieces: ["paws-0", "body-0", "floor-S1-0", "meeple-7"] };
const at = (x: number): number[] => [x, 0, 0, 1, 0, 0, 0];
const from = { city, pieces: { "paws-0": at(0), "body-0": at(1) } } as unknown as View;
const to = { city, pieces: { "paws-0": at(50) } } as unknown as View;
const event = (n: number, kind: string, data: Event["data"] = {}): Event => ({ n, kind, data });

beforeEach(() => theatre.cut());

describe("telling a deed", () => {
  it("shows each motion before what came of it, and ends with the table as it is", () => {
    const scenes = scenesOf(from, [event(1, "ra-flicked"), event(2, "ra-motion", { frames: RECORDING }), event(3, "ra-swallowed")], to);
    expect(scenes.map((scene) => scene.events.map(({ n }) => n))).toEqual([[1, 2], [3]]);
    expect(scenes[0]?.hold).toBeGreaterThan(150);
    expect(carnage(scenes[0]?.view ?? to).pieces["paws-0"]?.[0]).toBe(50);
    expect(scenes[1]?.view).toBe(to);
    expect(theatre.last).toHaveLength(1);
  });

  it("goes on at once where nobody watches", async () => {
    const [first] = scenesOf(from, [event(1, "ra-motion", { frames: RECORDING })], to);
    await expect(first?.played?.()).resolves.toBeUndefined();
  });

  it("keeps the last deed when nothing has moved since", () => {
    scenesOf(from, [event(1, "ra-motion", { frames: RECORDING })], to);
    scenesOf(from, [event(2, "ra-eaten")], to);
    expect(theatre.last).toHaveLength(1);
  });

  it("leaves out a recording that can't be read", () => {
    const scenes = scenesOf(from, [event(1, "ra-motion", { frames: btoa("broken") }), event(2, "ra-turn")], to);
    expect(scenes.map((scene) => scene.events.length)).toEqual([2]);
  });

  it("tells what came of a deed before the next turn begins", () => {
    const next = { ...to, phase: "ra-phase-actions", round: 2, turn: { seats: [1] } } as unknown as View;
    const now = { ...from, phase: "ra-phase-meal", round: 1, turn: { seats: [0] } } as unknown as View;
    const scenes = scenesOf(now, [event(1, "ra-fled"), event(2, "ra-tooth-lost"), event(3, "ra-turn")], next);
    expect(scenes.map((scene) => scene.events.map(({ n }) => n))).toEqual([[1, 2], [3]]);
    expect(scenes[0]?.hold).toBeGreaterThan(1000);
    expect(scenes[0]?.view).toMatchObject({ phase: "ra-phase-meal", round: 1, turn: { seats: [0] }, pieces: carnage(to).pieces });
    expect(scenes[1]?.view).toBe(next);
    expect(scenesOf(now, [event(1, "ra-dines"), event(2, "ra-turn")], next)).toHaveLength(1);
  });
});
