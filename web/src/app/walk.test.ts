import { describe, expect, it } from "vitest";
import { type Box, nearest } from "./walk";

/** Two rows of three, and one far below. */
const at = (x: number, y: number): Box => ({ left: x * 100, top: y * 100, width: 50, height: 80 });
const BOXES = [at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1), at(2, 1), at(1, 4)];

function from(index: number): [Box, Box[]] {
  const box = BOXES[index];
  if (!box) throw new Error("no such box");
  return [box, BOXES];
}

describe("walking with the arrows", () => {
  it("keeps to the row", () => {
    expect(nearest(...from(0), "right")).toBe(1);
    expect(nearest(...from(2), "left")).toBe(1);
  });
  it("keeps to the column", () => {
    expect(nearest(...from(1), "down")).toBe(4);
    expect(nearest(...from(4), "up")).toBe(1);
  });
  it("crosses a gap", () => {
    expect(nearest(...from(4), "down")).toBe(6);
    expect(nearest(...from(6), "up")).toBe(4);
  });
  it("stays where nothing lies ahead", () => {
    expect(nearest(...from(0), "left")).toBe(-1);
    expect(nearest(...from(0), "up")).toBe(-1);
    expect(nearest(...from(6), "down")).toBe(-1);
  });
});
