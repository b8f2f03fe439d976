import { describe, expect, it } from "vitest";
import { linesOf } from "./effects";

describe("the Runaway board", () => {
  it("has six rows, filled from the first, and says which is filled next", () => {
    const rows = [5, 2, 0, 0, 0, 0].map((count) => ({ size: 5, meeples: Array.from({ length: count }, () => "grey" as const) }));
    const lines = linesOf({ side: "A", rows });
    expect(lines.map((line) => line.kind)).toEqual(["moved", "extra", "teeth", "moved", "extra", "end"]);
    expect(lines.map((line) => line.next)).toEqual([false, true, false, false, false, false]);
    expect(lines[1]?.spaces).toEqual(["grey", "grey", null, null, null]);
  });

  it("has a zone for each colour but grey, each with an effect of its own", () => {
    const zones = (["blue", "green", "black", "yellow", "red"] as const).map((colour) => ({ colour, size: 4, count: 1 }));
    const lines = linesOf({ side: "B", zones, rescued: 4 });
    expect(Object.fromEntries(lines.map((line) => [line.name, line.kind]))).toEqual({ red: "rescue", blue: "report", green: "teeth", yellow: "extra", black: "moved" });
    expect(lines[0]?.spaces).toEqual(["blue", null, null, null]);
  });
});
