import { describe, expect, it } from "vitest";
import { Resolution } from "./resolution";

const draw = (made: Resolution, milliseconds: number, pictures: number): void => {
  for (let i = 0; i < pictures; i++) made.took(milliseconds);
};

describe("the resolution of the city", () => {
  it("falls while drawing is slow, and rises again when it is not", () => {
    const made = new Resolution(2);
    draw(made, 40, 15);
    expect(made.moving).toBe(1.5);
    draw(made, 40, 300);
    expect(made.moving).toBe(0.6);
    draw(made, 12, 800);
    expect(made.moving).toBe(2);
  });
  it("takes no pause for slowness", () => {
    const made = new Resolution(1);
    draw(made, 900, 50);
    expect(made.moving).toBe(1);
  });
});
