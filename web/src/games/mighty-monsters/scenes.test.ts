import { describe, expect, it } from "vitest";
import { flightsOf } from "./kit";
import { scenesOf } from "./scenes";
import type { Card, EventData, GameEvent, Guard, RaidSeat } from "./types";
import { type MightyView, cardData, mighty, whimData } from "./view";

const card = (strength: number, healing: number): Card => ({
  strength: strength as Card["strength"],
  healing,
  printed_healing: healing,
  guessed: true,
});
const guard = (total: number, monsters: Guard["monsters"]): Guard => ({
  level: 1,
  strength_range: [3, 6],
  loot_range: [5, 7],
  strength_now: [3, 6],
  loot_now: [5, 7],
  whim: null,
  guessed: { strength: true, loot: true },
  price: { own: 1, other: 2, to_owner: 1 },
  total,
  monsters,
});
const seat = (number: number, gold: number, hand: number[]): RaidSeat => ({
  seat: number,
  faction: "trolls",
  gold,
  standing: 2,
  hand: hand.map((strength) => card(strength, 1)),
  hand_size: hand.length,
  reserve: [],
  reserve_size: 2,
  unknown: [],
});
const before = {
  seat: 0,
  phase: "mm-phase-play",
  hand: [
    card(4, 2),
    card(1, 1),
  ],
  guards: [
    guard(3, [{ seat: 1, ...card(3, 2) }, null]),
    guard(2, [
      { seat: 0, ...card(1, 1) },
      { seat: 1, ...card(1, 1) },
    ]),
  ],
  seats: [seat(0, 8, [4, 1]), seat(1, 5, [2])],
} as unknown as MightyView;
const after = { ...before, guards: [], round: 2 } as unknown as MightyView;
let n = 0;
const event = <K extends keyof EventData>(kind: K, data: Partial<EventData[K]>): GameEvent =>
  ({ n: n++, kind, data: data }) as unknown as GameEvent;

const EVENTS = [
  event("mm-placed", { seat: 0, strength: 4, guard: 1, space: 1, healing: 2 }),
  event("mm-fights", {}),
  event("mm-turned", { guard: 1, level: 1, strength: 5, loot: 7, whim: false }),
  event("mm-beaten", { guard: 1, total: 7, strength: 5, loot: 7 }),
  event("mm-loot", { seat: 1, gold: 3, guard: 1 }),
  event("mm-loot", { seat: 0, gold: 4, guard: 1 }),
  event("mm-turned", { guard: 2, level: 1, strength: 4, loot: 6, whim: true }),
  event("mm-guard-wins", { guard: 2, total: 2, strength: 4 }),
  event("mm-healed", { seat: 0, paid: 1, owed: 1 }),
  event("mm-healed", { seat: 1, paid: 1, owed: 1 }),
  event("mm-round", { round: 2, rounds: 6 }),
];

describe("telling a round's end", () => {
  const scenes = scenesOf(before, EVENTS, after);
  const views = scenes.map((scene) => mighty(scene.view));

  it("shows the last card, each guard in turn, the healing, then the next round", () => {
    expect(scenes.map((scene) => scene.events.map((one) => one.kind.slice(3)))).toEqual([
      ["placed"],
      ["fights"],
      ["turned"],
      ["beaten", "loot", "loot"],
      ["turned"],
      ["guard-wins"],
      ["healed", "healed"],
      ["round"],
    ]);
    expect(views.at(-1)).toBe(after);
  });

  it("changes the picture by what each event says", () => {
    expect(views[0]?.guards[0]).toMatchObject({ total: 7, monsters: [{ seat: 1 }, { seat: 0, strength: 4, healing: 2 }] });
    expect(views[0]?.hand?.map((card) => card.strength)).toEqual([1]);
    expect(views[2]?.guards[0]?.turned).toMatchObject({ strength: 5, loot: 7, whim: false });
    expect(views[3]?.guards[0]).toMatchObject({ outcome: "beaten", taken: { 0: 4, 1: 3 } });
    expect(views[3]?.seats.map((one) => one.gold)).toEqual([12, 8]);
    expect(views[5]?.guards[1]?.outcome).toBe("wins");
    expect(views[6]?.seats.map((one) => one.gold)).toEqual([11, 7]);
    expect(views[6]?.healing).toEqual({ 0: 1, 1: 1 });
  });

  it("says in the head what goes on", () => {
    expect(views.map((one) => one.phase)).toEqual([
      "mm-phase-play",
      ...Array<string>(5).fill("mm-phase-fight"),
      "mm-phase-heal",
      "mm-phase-play",
    ]);
  });

  it("shows the healing cost of a card from a hidden hand", () => {
    const hidden = event("mm-placed", { seat: 1, strength: 5, guard: 1, space: 1, healing: 3 });
    const [first] = scenesOf(before, [hidden, ...EVENTS.slice(1)], after);
    expect(mighty(first?.view ?? before).guards[0]?.monsters[1]).toMatchObject({ seat: 1, strength: 5, healing: 3 });
  });

  it("leaves the view it came from alone", () => {
    expect(before.guards[0]?.total).toBe(3);
    expect(before.seats[0]?.gold).toBe(8);
  });

  it("tells nothing but the end where nobody fought", () => {
    const quiet = [event("mm-placed", { seat: 0, strength: 4, guard: 1, space: 1 })];
    expect(scenesOf(before, quiet, after)).toEqual([{ view: after, events: quiet, hold: 0 }]);
  });
});

describe("what is said about a raid", () => {
  it("tells the king's numbers with their signs", () => {
    expect(whimData({ strength: -3, loot: -5, pairs: false })).toEqual({ change: "both", strength: "−3", loot: "−5", pairs: false });
    expect(whimData({ strength: 0, loot: 3, pairs: true })).toMatchObject({ change: "loot", loot: "+3" });
    expect(cardData({ ...card(4, 2), healing: 4, guessed: false })).toEqual({
      strength: 4,
      healing: 4,
      whim: true,
      printed: 2,
      guessed: false,
    });
  });
});

describe("what changes hands", () => {
  const view = { seat: 0 } as unknown as Parameters<typeof flightsOf>[1];
  const flights = (kind: string, data: object): unknown => flightsOf({ n: 1, kind, data } as unknown as Parameters<typeof flightsOf>[0], view);

  it("comes from the guard, goes to the owner who was pushed out, or is paid", () => {
    expect(flights("mm-loot", { seat: 1, gold: 3, guard: 2 })).toEqual([{ from: "guard:2", to: "gold@1", count: 3 }]);
    expect(flights("mm-healed", { seat: 0, paid: 2 })).toEqual([{ from: "gold", to: null, count: 2 }]);
    expect(flights("mm-replaced", { seat: 1, owner_seat: 0, price: 2, share: 1 })).toEqual([
      { from: "gold@1", to: "gold", count: 1 },
      { from: "gold@1", to: null, count: 1 },
    ]);
    expect(flights("mm-fights", {})).toEqual([]);
  });
});
