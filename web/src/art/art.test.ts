import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import GuardCard from "./mighty/GuardCard.svelte";
import Monster from "./mighty/Monster.svelte";
import MonsterCard from "./mighty/MonsterCard.svelte";
import Whim from "./mighty/Whim.svelte";
import type { Effect } from "@/games/mighty-monsters/types";
import { SHIPPED_WHIMS } from "./mighty/whims";
import { cardPlace } from "./mighty/castle";
import { taper } from "./parts/geometry";
import Room, { GAMES } from "./Room.svelte";
import { FACTIONS, type Strength } from "./types";

const STRENGTHS: readonly Strength[] = [1, 2, 3, 4, 5];
/** Without the ids of clip paths, which differ for every drawing. */
const drawing = (html: string): string => html.replaceAll(/(id="|url\(#)[^")]*/g, "$1");

describe("the monsters", () => {
  it("are thirty different creatures", () => {
    const seen = new Set<string>();
    for (const faction of FACTIONS) {
      for (const strength of STRENGTHS) {
        const { container, unmount } = render(Monster, { faction, strength });
        expect(container.querySelectorAll("path").length, `${faction} ${strength}`).toBeGreaterThan(8);
        expect(container.innerHTML).not.toMatch(/NaN|undefined/);
        seen.add(drawing(container.innerHTML));
        unmount();
      }
    }
    expect(seen.size).toBe(30);
  });

  it("show strength and healing cost on the front, and neither on the back", () => {
    const front = render(MonsterCard, { faction: "trolls", strength: 4, cost: 2, seat: 1, title: "Troll 4" });
    expect(front.getByRole("img", { name: "Troll 4" }).textContent).toMatch(/4.*2/s);
    front.unmount();
    // A face-down card must not tell more than its faction, not even in the markup.
    const cards = STRENGTHS.map((strength) => {
      const { container, unmount } = render(MonsterCard, { faction: "trolls", strength, cost: strength, faceDown: true });
      const html = drawing(container.innerHTML);
      unmount();
      return html;
    });
    expect(new Set(cards).size).toBe(1);
  });

  it("are hidden from screen readers when they have no title", () => {
    const { container } = render(Monster, { faction: "demons", strength: 1 });
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});

describe("the guards", () => {
  const ranges = { strengthRange: [7, 10], lootRange: [10, 15] } as const;

  it("show ranges face down and values face up", () => {
    const down = render(GuardCard, { level: 3, strength: 9, loot: 12, ...ranges });
    expect(down.container.textContent).toContain("7–10");
    expect(down.container.textContent).toContain("10–15");
    expect(down.container.textContent).not.toContain("12");
    down.unmount();
    const up = render(GuardCard, { level: 3, strength: 9, loot: 12, faceUp: true, ...ranges });
    expect(up.container.textContent).toMatch(/9\s*12/);
  });

  it("mark a guessed range, and a healing cost that is guessed or the king's", () => {
    const marks = (container: Element): number => container.querySelectorAll(".guess").length;
    const guessed = { strength: true, loot: true };
    expect(marks(render(GuardCard, { level: 3, ...ranges }).container)).toBe(0);
    expect(marks(render(GuardCard, { level: 3, guessed, ...ranges }).container)).toBe(2);
    const card = { faction: "trolls", strength: 4, cost: 2 } as const;
    expect(marks(render(MonsterCard, card).container)).toBe(0);
    expect(marks(render(MonsterCard, { ...card, guessed: true }).container)).toBe(1);
    const [plain, crowned] = [false, true].map((changed) => render(MonsterCard, { ...card, changed }).container.querySelectorAll("path").length);
    expect(crowned).toBe((plain ?? 0) + 1);
  });
});

describe("the king's whims", () => {
  it.each([
    [2, "+3"],
    [5, "−2"],
    [6, "+4"],
    [11, "+10"],
    [12, "−3"],
  ])("number %d says %s", (whim, text) => {
    expect(render(Whim, { effect: SHIPPED_WHIMS[whim - 1] }).container.textContent).toContain(text);
  });

  it("are all drawn, each in its own way", () => {
    const drawn = SHIPPED_WHIMS.map((effect) => render(Whim, { effect }).container.innerHTML);
    for (const html of drawn) expect(html).not.toMatch(/NaN|undefined/);
    expect(new Set(drawn.map(drawing)).size).toBe(12);
  });

  it("are drawn by what they do, not by a number", () => {
    const nothing = SHIPPED_WHIMS[8];
    if (!nothing) throw new Error("no such tile");
    const show = (change: Partial<Effect>): string => render(Whim, { effect: { ...nothing, ...change } }).container.textContent ?? "";
    expect(show({ guards: "last", strength: 2 })).toContain("+2");
    expect(show({ banned: [3] })).toContain("3");
    expect(show({ hand: [1, 2, 4] })).toMatch(/1\s*2\s*4\s*3\s*5/);
    expect(show({ healing: 7, healed: [2] })).toMatch(/2\s*7/);
  });
});

describe("the rooms", () => {
  it("are those of the games, each by its name", () => {
    expect(GAMES).toEqual(["dungeon-lords", "dungeon-petz", "mighty-monsters", "rampage"]);
  });

  it.each([...GAMES, "a-game-without-a-picture"])("%s is drawn", (game) => {
    const { container, getByRole } = render(Room, { game, title: game });
    expect(getByRole("img", { name: game })).toBeTruthy();
    expect(container.innerHTML).not.toMatch(/NaN|undefined/);
  });
});

describe("geometry", () => {
  it("keeps cards inside the castle and apart from each other", () => {
    for (const spaces of [3, 4, 5, 6]) {
      for (let i = 0; i < spaces; i += 1) {
        const place = cardPlace(spaces, i, "below");
        expect(place.top + place.height).toBeLessThanOrEqual(1);
        expect(place.left + place.width).toBeLessThanOrEqual(i + 1 < spaces ? cardPlace(spaces, i + 1, "below").left : 1);
        expect(cardPlace(spaces, i, "above").top + place.height).toBeLessThanOrEqual(cardPlace(spaces, i, "guard").top);
      }
    }
  });

  it("grows a straight line to a bar with round ends", () => {
    expect(taper([0, 0, 10, 0], 4, 4)).toBe("M0 -2C3.3 -2 6.7 -2 10 -2A2 2 0 0 1 10 2C6.7 2 3.3 2 0 2A2 2 0 0 1 0 -2Z");
  });
});
