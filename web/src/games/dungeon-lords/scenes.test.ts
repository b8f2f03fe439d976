import { describe, expect, it } from "vitest";
import type { View } from "@/net/types";
import { scenesOf, tabOf } from "./scenes";
import { type EventData, type GameEvent, type Hero, realm } from "./view";

const hero = (adventurer: number, hp: number): Hero => ({ adventurer, class: "warrior", hp, wounds: 0, disarm: 0, heal: 0, magic: 0, rank: 1, year: 1 });
const event = <K extends keyof EventData>(kind: K, data: Partial<EventData[K]>): GameEvent =>
  ({ n: 0, kind, data: { seat: 0, ...data } }) as unknown as GameEvent;

const before = {
  seat: 0,
  to_act: [0],
  cards: [],
  actions: [{ order: "dig", first_order_gold: 0, spaces: [{ seat: null, dummy: false, done: false }] }],
  seats: [{ seat: 0, party: [hero(1, 3), hero(2, 4)], prison: [], tiles: [{ space: 2, conquered: false }] }],
  battle: null,
  progress: { adventurers_now: [hero(1, 3), hero(2, 4)], adventurers_to: [0, 1] },
} as unknown as View;

describe("telling a battle", () => {
  const events = [
    event("dl-battle", { space: 2 }),
    event("dl-sprung", { trap: "rolling-stone" }),
    event("dl-prevented", { wounds: 1 }),
    event("dl-wounded", { adventurer: 1, wounds: 2 }),
    event("dl-attacked", { monster: "goblin" }),
    event("dl-wounded", { adventurer: 1, wounds: 2 }),
    event("dl-eliminated", { adventurer: 1 }),
    event("dl-wounded", { adventurer: 2, wounds: 1 }),
    event("dl-healed", { adventurer: 2, wounds: 1 }),
    event("dl-conquered", { space: 2 }),
  ];
  const scenes = scenesOf(before, events, before);
  const fight = scenes.map(({ view }) => realm(view).fight);

  it("tells every event once, in order", () => {
    expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
  });

  it("lights the steps up one by one", () => {
    expect(fight.map((one) => one?.step)).toEqual([null, "traps", "traps", "monsters", "monsters", "healing", "conquest", undefined]);
  });

  it("shows each wound on its bearer with its cause, and healing apart", () => {
    expect(fight.map((one) => one?.hits)).toEqual([{}, {}, { 1: 2 }, {}, { 1: 2, 2: 1 }, { 2: -1 }, {}, undefined]);
    expect(fight[2]?.cause).toEqual({ kind: "trap", name: "rolling-stone" });
    expect(fight[2]?.prevented).toBe(1);
    expect(fight[4]?.cause).toEqual({ kind: "monster", name: "goblin" });
  });

  it("takes the fallen away once their wounds were seen", () => {
    const parties = scenes.map(({ view }) => realm(view).seats[0]?.party.map((one) => one.adventurer));
    expect(parties[4]).toEqual([1, 2]);
    expect(parties[5]).toEqual([2]);
    expect(realm(scenes[5]?.view as View).seats[0]?.prison.map((one) => one.adventurer)).toEqual([1]);
  });

  it("puts minions on their spaces one by one", () => {
    const placed = scenesOf(before, [event("dl-minion-placed", { order: "dig", space: 1 })], before);
    expect(realm(placed[0]?.view as View).actions[0]?.spaces[0]?.seat).toBe(0);
  });
});

describe("telling a season", () => {
  const [own] = realm(before).seats;
  const winter = { ...before, season: "winter", combat_round: null, seats: [{ ...own, party: [], hand: ["dig", "mine"], orders: [] }] } as unknown as View;
  const spring = { ...winter, season: "spring", seats: [{ ...own, party: [hero(1, 3)], hand: ["dig", "mine"], orders: [] }] } as unknown as View;

  it("happens on the part of a phone's board where it can be seen", () => {
    const parts = (seat: number) => [event("dl-hero-came", { seat, adventurer: 1 }), event("dl-taxed", { seat, paid: 3 }), event("dl-in-tavern", {})].map((one) => tabOf([one], 0));
    expect([parts(0), parts(1)]).toEqual([
      ["domain", "domain", "land"],
      ["land", null, "land"],
    ]);
  });

  it("lays chosen orders on their places", () => {
    const [placed] = scenesOf(winter, [event("dl-order-chosen", { order: "dig", position: 1 }), event("dl-minion-placed", { order: "dig", space: 1 })], winter);
    const lord = realm(placed?.view as View).seats[0];
    expect([lord?.orders, lord?.hand]).toEqual([[{ order: "dig", executed: false }], ["mine"]]);
  });

  it("tells the end of a season step by step: taxes go, adventurers walk to their doors, the next one is laid out", () => {
    const poor = { ...spring, seats: realm(spring).seats.map((lord) => ({ ...lord, gold: 1 })) } as unknown as View;
    const rich = { ...winter, seats: realm(winter).seats.map((lord) => ({ ...lord, gold: 4 })) } as unknown as View;
    const scenes = scenesOf(rich, [event("dl-taxed", { paid: 3 }), event("dl-hero-came", { adventurer: 1 }), event("dl-season", { season: "spring" })], poor);
    const told = scenes.map(({ view, events }) => {
      const { phase, season, seats, progress } = realm(view);
      return [phase, season, seats[0]?.gold, seats[0]?.party.length, progress.adventurers_now.length, ...events.map(({ kind }) => kind)];
    });
    expect(told).toEqual([
      ["dl-phase-event", "winter", 1, 0, 2, "dl-taxed"],
      ["dl-phase-event", "winter", 1, 1, 1, "dl-hero-came"],
      [undefined, "spring", 1, 1, 2, "dl-season"],
    ]);
    expect(scenes.map(({ hold }) => hold > 0)).toEqual([true, true, false]);
  });
});
