import { describe, expect, it } from "vitest";
import { kitOf } from "@/games/kit";
import { sliced, unpacked } from "./sound";
import inlined from "./sounds.bin?inline";

const data = Uint8Array.from(atob(inlined.slice(inlined.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));

describe("the sounds of the page", () => {
  it("weigh less than 400 kB together", () => {
    expect(data.length).toBeLessThan(400_000);
  });
  it("are heard, don't scratch, and end in silence, each of them", () => {
    const sounds = sliced(data);
    for (const name of ["coin", "card", "tile", "dig", "trap", "chew", "crumble", "wind", "turn", "fanfare", "growl", "growl-trolls", "growl-demons"]) {
      const samples = sounds.get(name) ?? new Float32Array();
      const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      expect(loudest, name).toBeGreaterThan(0.2);
      expect(loudest, name).toBeLessThanOrEqual(1);
      expect(Math.abs(samples.at(-1) ?? 1), name).toBeLessThan(0.01);
    }
    expect([...sounds.values()].reduce((sum, one) => sum + one.length, data.indexOf(10) + 1)).toBe(data.length);
  });
  it("close every match with a fanfare", async () => {
    const ends = { "mighty-monsters": "mm-over", "dungeon-lords": "dl-over", "dungeon-petz": "dp-over", rampage: "ra-over" };
    for (const [game, event] of Object.entries(ends)) expect((await kitOf(game))?.sounds?.[event], game).toBe("fanfare");
  });
  it("are packed finer where they are quiet", () => {
    expect(unpacked(0)).toBe(-1);
    expect(unpacked(255)).toBe(1);
    expect(unpacked(129) - unpacked(128)).toBeLessThan(unpacked(255) - unpacked(254));
  });
});
