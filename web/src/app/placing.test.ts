import { describe, expect, it } from "vitest";
import { besides, freePlace } from "./placing";

const WINDOW = { width: 390, height: 800 };
const SIZE = { width: 300, height: 60 };

describe("news", () => {
  it("lie in the lower right corner where nothing is", () => {
    expect(freePlace(SIZE, WINDOW, [], 10)).toEqual({ left: 80, top: 730 });
  });

  it("move up until they lie on no button", () => {
    const bar = { left: 0, top: 700, right: 390, bottom: 800 };
    const { left, top } = freePlace(SIZE, WINDOW, [bar], 10);
    expect(top + SIZE.height).toBeLessThanOrEqual(700);
    expect(left).toBe(80);
  });

  it("go aside before they go up", () => {
    const button = { left: 320, top: 700, right: 380, bottom: 790 };
    expect(freePlace(SIZE, WINDOW, [button], 10)).toEqual({ left: 10, top: 730 });
  });

  it("cover as little as can be where everything is full", () => {
    const full = { left: 0, top: 0, right: 390, bottom: 800 };
    const row = { left: 0, top: 400, right: 390, bottom: 800 };
    const { top } = freePlace(SIZE, WINDOW, [full, row], 10);
    expect(top + SIZE.height).toBeLessThanOrEqual(400);
  });
});

describe("an explanation", () => {
  const SMALL = { width: 100, height: 50 };

  it("stands right of what it is about, where there is room", () => {
    expect(besides(SMALL, WINDOW, { left: 50, top: 100, right: 90, bottom: 140 }, [], 8)).toEqual({ left: 98, top: 95 });
  });

  it("goes to the other side at the edge of the window", () => {
    const { left } = besides(SMALL, WINDOW, { left: 330, top: 100, right: 380, bottom: 140 }, [], 8);
    expect(left + SMALL.width).toBe(322);
  });

  it("stands above or below what is as wide as the window, and off the bar at the bottom", () => {
    const wide = { left: 0, top: 600, right: 390, bottom: 690 };
    const bar = { left: 0, top: 700, right: 390, bottom: 800 };
    expect(besides(SMALL, WINDOW, wide, [bar], 8)).toEqual({ left: 145, top: 542 });
  });
});
