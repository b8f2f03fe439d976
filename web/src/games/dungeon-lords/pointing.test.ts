import { describe, expect, it } from "vitest";
import type { Move } from "@/net/types";
import { aimsOf, held, plannedSpots, strikesOf, supposed, wordsOf } from "./pointing";

const dig: Move[] = [{ kind: "stop" }, { kind: "dig", space: 1 }, { kind: "dig", space: 3 }];
const build: Move[] = [
  { kind: "decline" },
  { kind: "build", room: "mint", space: 12 },
  { kind: "build", room: "mint", space: 17 },
  { kind: "build", room: "henhouse", space: 2 },
];
const attack: Move[] = [
  { kind: "attack", monster: "witch", attack: 1, place: 1 },
  { kind: "attack", monster: "witch", attack: 2, place: 1 },
  { kind: "attack", monster: "witch", attack: 2, place: 2 },
  { kind: "attack", monster: "goblin", attack: 1, place: 1 },
];

describe("pointing", () => {
  it("lays a move out with one click where that tells all", () => {
    const aims = aimsOf(dig, null);
    expect([...aims.keys()]).toEqual(["cell:1", "cell:3"]);
    expect(aims.get("cell:3")).toEqual({ move: dig[2] });
    expect(wordsOf(dig)).toEqual([{ kind: "stop" }]);
  });

  it("builds in two steps: the room, then the tunnel", () => {
    expect([...aimsOf(build, null).keys()]).toEqual(["shop:mint", "shop:henhouse"]);
    const aims = aimsOf(build, "shop:mint");
    expect(aims.get("cell:12")).toEqual({ move: build[1] });
    expect(aims.has("cell:2")).toBe(false);
    expect(held(build.slice(0, 3), null)).toBe("shop:mint");
  });

  it("attacks with a monster, in one of its ways, on one of the line", () => {
    const aims = aimsOf(attack, null);
    expect(aims.get("lair:goblin")).toEqual({ move: attack[3] });
    expect(aims.get("lair:witch")).toEqual({ pick: "strike:witch:1" });
    expect(aims.get("strike:witch:1")).toEqual({ move: attack[0] });
    expect(aims.get("strike:witch:2")).toEqual({ pick: "strike:witch:2" });
    expect(aims.has("hero:1")).toBe(false);
    expect(aimsOf(attack, "strike:witch:2").get("hero:2")).toEqual({ move: attack[2] });
    expect(strikesOf(attack, "strike:witch:2").map(({ spot }) => spot)).toEqual(["strike:witch:1", "strike:witch:2"]);
  });

  it("never wastes a look: where a card may be looked at, the cards stand for the action", () => {
    const blind: Move[] = [{ kind: "perform" }, { kind: "decline" }];
    const spying: Move[] = [...blind, { kind: "spy", round: 1 }, { kind: "spy", round: 2 }];
    expect([...aimsOf(blind, null).keys()]).toEqual(["act"]);
    expect([...aimsOf(spying, null).keys()]).toEqual(["card:1", "card:2"]);
    expect(wordsOf(spying).map(({ kind }) => kind)).toContain("perform");
  });

  it("lays back what leads nowhere", () => {
    expect(held(dig, "shop:mint")).toBeNull();
  });

  it("marks every spot of what is laid out", () => {
    expect([...plannedSpots([build[1] as Move])]).toEqual(["cell:12", "shop:mint"]);
  });

  it("asks the engine about the move that was meant", () => {
    expect(supposed("cell:9", dig, null)).toEqual({ kind: "dig", space: 9 });
    expect(supposed("cell:9", build, "shop:mint")).toEqual({ kind: "build", room: "mint", space: 9 });
    expect(supposed("tavern:ghost", dig, null)).toBeNull();
  });
});
