import { describe, expect, it } from "vitest";
import type { Move } from "@/net/types";
import { goodFirst, handles, narrowed, pointable } from "./handles";

const SEND: Move[] = [
  { kind: "send", exit: 1, space: "meat" },
  { kind: "send", exit: 1, space: "cage-1" },
  { kind: "send", exit: 2, space: "meat" },
  { kind: "keep", exit: 1 },
  { kind: "keep", exit: 2 },
];

describe("pointing at the board", () => {
  it("leaves the moves that take hold of everything pointed at", () => {
    expect(narrowed(SEND, ["space:meat"])).toHaveLength(2);
    expect(narrowed(SEND, ["space:meat", "exit:2"])).toEqual([SEND[2]]);
    expect(narrowed(SEND, [])).toEqual(SEND);
  });

  it("glows where that tells moves apart", () => {
    expect([...pointable(SEND, [])].sort()).toEqual(["exit:1", "exit:2", "space:cage-1", "space:meat"]);
    expect([...pointable(SEND, ["space:meat"])].sort()).toEqual(["exit:1", "exit:2"]);
  });

  it("does not glow where there is nothing to tell apart", () => {
    const feed: Move[] = [
      { kind: "feed", plot: 2, food: "meat-1" },
      { kind: "feed", plot: 2, food: "meat-2" },
      { kind: "refuse" },
    ];
    expect([...pointable(feed, [])].sort()).toEqual(["food:meat-1", "food:meat-2"]);
  });

  it("glows all of the only move", () => {
    expect([...pointable([{ kind: "attach", plot: 3 }], [])]).toEqual(["new-addon", "plot:3"]);
  });

  it("takes hold of nothing in passes and in what is laid out", () => {
    for (const kind of ["ready", "settle", "refuse", "no-sale", "earn", "gather", "assign"]) {
      expect(handles({ kind })).toEqual([]);
    }
  });
});

describe("what is offered as a button", () => {
  it("begins with what does something", () => {
    const kinds = (...names: string[]): string[] => goodFirst(names.map((kind) => ({ kind }))).map((move) => move.kind);
    expect(kinds("refuse", "feed")).toEqual(["feed", "refuse"]);
    expect(kinds("stop-play", "entertain")).toEqual(["entertain", "stop-play"]);
    expect(kinds("no-sale", "sell", "sell")).toEqual(["sell", "sell", "no-sale"]);
    expect(kinds("let-go", "catch")).toEqual(["catch", "let-go"]);
    expect(kinds("release", "house", "settle")).toEqual(["house", "settle", "release"]);
  });
});
