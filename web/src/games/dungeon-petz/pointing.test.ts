import { beforeEach, describe, expect, it, vi } from "vitest";
import enBoard from "@locales/en/page-dungeon-petz.ftl?raw";
import type { BoardProps } from "@/games/kit";
import { bundleOf, use } from "@/i18n/index.svelte";
import type { Move, PlanPreview } from "@/net/types";
import { Draft } from "@/table/draft.svelte";
import { kit } from "./kit";
import { bareBars, Pointing } from "./pointing.svelte";
import type { PetzView } from "./view";

const pet = { pet: "direbunny", size: 2, bars: ["green", "yellow", "red"], cards: [] };
const view = {
  seat: 0,
  round: 2,
  phase: "dp-phase-needs",
  options: { double: true },
  seats: [{ seat: 0, gold: 3, imps: { home: 4 }, groups: [{ exit: 1, imps: 1, gold: 0 }], plots: [{ plot: 1, pet }] }],
} as unknown as PetzView;
const GATHER: Move[] = [{ kind: "gather", imps: 1 }, { kind: "ready" }];
const ASSIGN: Move[] = [{ kind: "assign", plot: 1, bar: 1, card: "hunger", double: false }];

let props: BoardProps;
const preview = vi.fn<(moves: readonly Move[]) => Promise<PlanPreview>>();
const play = vi.fn<(moves: readonly Move[]) => Promise<boolean>>();

function point(moves: Move[], phase = "dp-phase-needs"): Pointing {
  const draft = new Draft({ moves: () => moves, preview, play, lacking: (plan) => kit.lacking?.(view, plan) ?? "" });
  props = { view: { ...view, phase }, moves, draft, names: [], replaying: false } as unknown as BoardProps;
  return new Pointing(() => props);
}
beforeEach(() => {
  use("en", bundleOf("en", enBoard));
  preview.mockReset().mockImplementation((moves) => Promise.resolve({ preview: {}, count: moves.length, refusal: null, hidden: false, plan: [...moves] }));
  play.mockReset().mockResolvedValue(true);
});

describe("groups at the exits", () => {
  it("are a plan, the biggest first, previewed once for each change, and go home again", async () => {
    const pointing = point(GATHER);
    // Gold alone is no group yet.
    pointing.add(2, "gold", 1);
    expect([props.draft.plan, pointing.idle]).toEqual([[], { imps: 4, gold: 2 }]);
    pointing.add(2, "imps", 1);
    pointing.add(3, "imps", 1);
    pointing.add(3, "imps", 1);
    pointing.add(3, "imps", 1);
    const plan = [
      { kind: "gather", imps: 3 },
      { kind: "fund", gold: 0 },
      { kind: "gather", imps: 1 },
      { kind: "fund", gold: 1 },
      { kind: "ready" },
    ];
    expect([props.draft.plan, preview.mock.calls.length]).toEqual([plan, 4]);
    // Nobody is left, and an exit that is taken already stays so.
    pointing.add(4, "imps", 1);
    pointing.add(1, "imps", -1);
    pointing.add(2, "gold", -1);
    expect([pointing.idle, pointing.shown.map((group) => group.imps)]).toEqual([{ imps: 0, gold: 3 }, [1, 1, 3]]);
    pointing.gather();
    await vi.waitFor(() => expect(play).toHaveBeenCalledOnce());
    expect(play.mock.lastCall?.[0].filter((move) => move.kind === "gather").map((move) => move["imps"])).toEqual([3, 1]);
  });

  it("mean nothing in another phase", () => {
    const pointing = point(GATHER);
    pointing.add(2, "imps", 1);
    pointing.form([]);
    expect([props.draft.plan, props.draft.held]).toEqual([[], false]);
    pointing.add(2, "imps", 1);
    props = { ...props, view: { ...view, phase: "dp-phase-shopping" } };
    expect(new Pointing(() => props).groups).toEqual([]);
  });
});

describe("cards on bars", () => {
  it("are assigned in any order, turned over, taken back, and played when no bar is bare", async () => {
    const pointing = point(ASSIGN);
    expect(pointing.bars("yellow", "play")).toEqual([[1, 2]]);
    pointing.assign(1, 2, "play");
    expect([pointing.assigned.get("1:2")?.card, pointing.bare, props.draft.lacking]).toEqual(["play", 1, "1 bar without a card"]);
    expect([await props.draft.commit(), play.mock.calls.length]).toEqual([false, 0]);
    pointing.assign(1, 1, "hunger");
    pointing.turn(1, 2);
    expect([pointing.assigned.get("1:2")?.double, pointing.bare]).toEqual([true, 0]);
    pointing.turn(1, 2);
    expect([...pointing.assigned.keys()]).toEqual(["1:1"]);
    props.draft.takeBack();
    expect([pointing.assigned.size, pointing.bare]).toEqual([0, 2]);
    expect(preview.mock.calls.map(([moves]) => moves.length)).toEqual([1, 2, 2, 1]);
    pointing.assign(1, 2, "play");
    pointing.assign(1, 1, "hunger");
    expect(await props.draft.commit()).toBe(true);
  });

  it("are tried on a bar without being assigned", async () => {
    const pointing = point(ASSIGN);
    pointing.assign(1, 1, "hunger");
    pointing.try([1, 2], "play");
    pointing.try([1, 2], "play");
    expect([preview.mock.calls.map(([moves]) => moves.length), pointing.assigned.size]).toEqual([[1, 2], 1]);
    pointing.try(null);
    expect(preview).toHaveBeenCalledTimes(2);
  });

  it("that the engine refuses are marked where they lie", async () => {
    const refusal = { rule: "DP-ASG-02", key: "x", data: {}, text: "" };
    preview.mockImplementation((moves) => Promise.resolve({ preview: {}, count: 1, refusal, hidden: false, plan: [...moves] }));
    const pointing = point(ASSIGN);
    pointing.assign(1, 2, "play");
    pointing.assign(1, 1, "hunger");
    await vi.waitFor(() => expect(pointing.isWrong(1, 1)).toBe(true));
    expect([pointing.isWrong(1, 2), pointing.assigned.size]).toEqual([false, 2]);
  });

  it("count as they lie on the table", () => {
    const lying = { ...view.seats[0], plots: [{ plot: 1, pet: { ...pet, cards: [null] } }] } as unknown as PetzView["seats"][0];
    expect([bareBars(lying, []), bareBars(lying, ASSIGN), bareBars(null, [])]).toEqual([1, 0, 0]);
  });
});

describe("a pet that nobody else waits beside", () => {
  const HOUSE: Move[] = [{ kind: "house", pet: "uni", plot: 1 }, { kind: "release", pet: "uni" }];

  it("has its only cage laid out, but not where there are two, and not for a pupil", () => {
    expect(point(HOUSE).lone).toEqual(HOUSE[0]);
    expect(point([...HOUSE, { kind: "house", pet: "uni", plot: 2 }]).lone).toBeNull();
    expect(point([...HOUSE, { kind: "build", plot: 1 }]).lone).toBeNull();
    point(HOUSE);
    props = { ...props, lights: [] };
    expect(new Pointing(() => props).lone).toBeNull();
  });
});
