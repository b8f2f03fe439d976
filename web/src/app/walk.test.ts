import { describe, expect, it } from "vitest";
import { type Box, nearest, walk } from "./walk";

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
  // The castle of Mighty Monsters with a hand below it, a little out of its columns.
  const space = (column: number, row: number): Box => ({ left: 331 + 139 * column, top: 83 + 371 * row, width: 117, height: 163 });
  const card = (number: number): Box => ({ left: 324 + 137 * number, top: 643, width: 125, height: 176 });
  it("never goes down into the hand when sent to the left", () => {
    const boxes = [space(0, 0), space(1, 0), space(0, 1), space(1, 1), card(0), card(1)];
    for (const row of [0, 1]) {
      expect(nearest(space(0, row), boxes, "left")).toBe(-1);
      expect(nearest(space(1, row), boxes, "left")).toBe(2 * row);
    }
    expect(nearest(space(0, 1), boxes, "down")).toBe(4);
  });
  it("goes past what is taken in its row, not into another row", () => {
    const boxes = [space(3, 0), space(1, 1)];
    expect(nearest(space(0, 0), boxes, "right")).toBe(0);
    expect(nearest(space(2, 0), [space(0, 0), space(3, 1)], "right")).toBe(-1);
  });
  it("comes down to the hand from any column", () => {
    expect(nearest(space(6, 1), [space(6, 0), card(0), card(1)], "down")).toBe(2);
    expect(nearest(card(0), [space(6, 1)], "up")).toBe(0);
  });
});

describe("walking from what is no target any more", () => {
  const put = (id: string, at: Box, target: boolean): string => {
    const made = document.createElement("button");
    made.id = id;
    if (target) made.dataset["target"] = "";
    made.getBoundingClientRect = () => DOMRect.fromRect({ x: at.left, y: at.top, width: at.width, height: at.height });
    made.getClientRects = () => [made.getBoundingClientRect()] as unknown as DOMRectList;
    document.body.append(made);
    return id;
  };
  it("goes on from there", () => {
    put("first", at(0, 0), true);
    put("planned", at(1, 0), false);
    put("right", at(2, 0), true);
    document.getElementById("planned")?.focus();
    expect(walk(document.body, "[data-target]", "right")).toBe(true);
    expect(document.activeElement?.id).toBe("right");
    expect(walk(document.body, "[data-target]", "right")).toBe(false);
    document.getElementById("planned")?.focus();
    expect(walk(document.body, "[data-target]", "down")).toBe(true);
    expect(document.activeElement?.id).toBe("first");
  });
});
