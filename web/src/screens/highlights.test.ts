import { describe, expect, it } from "vitest";
import type { Point, Result } from "@/net/types";
import { highlights } from "./highlights";

const points = (...rows: [number, ...number[]][]): Point[] =>
  rows.map(([round, ...scores], number) => ({ number, round, scores }));
const result = (...scores: number[]): Result => {
  const most = Math.max(...scores);
  return {
    scores,
    winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])),
    places: [],
    breakdown: [],
  };
};

describe("highlights", () => {
  it("tell the richest move, the changes of lead and the turning point", () => {
    const curve = points([1, 0, 0], [1, 8, 8], [1, 12, 8], [2, 12, 20], [3, 22, 20], [3, 22, 27]);
    expect(highlights(curve, result(22, 27))).toEqual([
      { key: "page-highlight-leap", data: { seat: 1, score: 12, round: 1 }, moment: 3 },
      { key: "page-highlight-leads", data: { count: 3 }, moment: 5 },
      { key: "page-highlight-late", data: { seat: 1, round: 3 }, moment: 5 },
    ]);
  });

  it("count the other way round where the fewest points win", () => {
    const curve = points([1, 0, 0], [1, 3, 0], [1, 3, 1], [2, 3, 4], [2, 3, 6]);
    expect(highlights(curve, { ...result(3, 6), winners: [0] }, true)).toEqual([
      { key: "page-highlight-leads", data: { count: 1 }, moment: 3 },
      { key: "page-highlight-late", data: { seat: 0, round: 1 }, moment: 3 },
      { key: "page-highlight-margin", data: { seat: 0, score: 3 }, moment: null },
    ]);
  });

  it("name no round in a game without rounds", () => {
    const curve = points([1, 0, 0], [1, 8, 0], [1, 8, 20]).map((point) => ({ ...point, round: null }));
    expect(highlights(curve, result(8, 20))).toEqual([
      { key: "page-highlight-leap", data: { seat: 1, score: 20, round: 0 }, moment: 2 },
      { key: "page-highlight-leads", data: { count: 1 }, moment: 2 },
      { key: "page-highlight-margin", data: { seat: 1, score: 12 }, moment: null },
    ]);
  });

  it("do not praise what everybody got", () => {
    expect(highlights(points([1, 0, 0], [1, 8, 8]), result(8, 8))).toEqual([]);
  });

  it("do not count the distance where something else than points decided", () => {
    const told = highlights(points([1, 5, 5], [2, 8, 8]), { ...result(8, 8), winners: [1] });
    expect(told.map((one) => one.key)).not.toContain("page-highlight-margin");
  });

  it("know a lead that never changed", () => {
    const told = highlights(points([1, 1, 0], [1, 3, 0], [2, 5, 4]), result(5, 4));
    expect(told.map((one) => one.key)).toEqual([
      "page-highlight-leap",
      "page-highlight-always",
      "page-highlight-margin",
    ]);
  });

  it("say nothing about the lead where the scores are known only at the end", () => {
    expect(highlights([], result(34, 20)).map((one) => one.key)).toEqual(["page-highlight-margin"]);
    // As a curve that is flat until the count would tell it.
    const flat = points([1, 0, 0], [12, 0, 0], [24, 34, 20]);
    expect(highlights(flat, result(34, 20)).map((one) => one.key)).not.toContain("page-highlight-always");
  });

  it("do not call a lead that was shared for a while a lead from start to finish", () => {
    const shared = points([1, 8, 8], [1, 12, 8], [2, 12, 12], [3, 20, 12]);
    expect(highlights(shared, result(20, 12)).map((one) => one.key)).not.toContain("page-highlight-always");
  });

  it("do not boast of a lead that was lost to a rule", () => {
    const led = points([1, 0, 0], [1, 3, 0], [2, 5, 4]);
    expect(highlights(led, { ...result(5, 4), winners: [1] })).toEqual([
      { key: "page-highlight-leap", data: { seat: 1, score: 4, round: 1 }, moment: 2 },
      { key: "page-highlight-vain", data: { seat: 0 }, moment: null },
    ]);
    const changed = points([1, 0, 2], [1, 3, 2], [2, 5, 4]);
    expect(highlights(changed, { ...result(5, 4), winners: [1] }).map((one) => one.key)).not.toContain("page-highlight-late");
  });
});
