import { flushSync } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "@/app/settings.svelte";
import { Refused } from "@/net/socket";
import type { Move, PlanPreview, Refusal } from "@/net/types";
import { Draft } from "./draft.svelte";

const dig: Move = { kind: "dig", space: 3 };
const mine: Move = { kind: "mine", gold: 1 };
const ready: Move = { kind: "ready" };
const no: Refusal = { rule: "X-1", key: "x", data: {}, text: "no" };

/** Questions in the order in which they were asked, to be answered at will. */
let asked: { moves: readonly Move[]; answer: (found: Partial<PlanPreview> | null) => Promise<void> }[];
let legal: readonly Move[];
let lacking: string;
const play = vi.fn<(moves: readonly Move[]) => Promise<boolean>>();
let draft: Draft;

beforeEach(() => {
  [asked, legal, lacking] = [[], [dig, mine], ""];
  settings.atOnce = false;
  play.mockReset().mockResolvedValue(true);
  draft = new Draft({
    moves: () => legal,
    play,
    lacking: () => lacking,
    preview: (moves) =>
      new Promise((settle) =>
        asked.push({
          moves,
          answer: async (found) => {
            settle(found && { preview: {}, count: moves.length, refusal: null, hidden: false, plan: [...moves], ...found });
            await new Promise((go) => setTimeout(go));
            flushSync();
          },
        }),
      ),
  });
});

describe("a draft", () => {
  it("is previewed exactly once for each change", async () => {
    draft.propose(dig);
    expect(asked.map((one) => one.moves)).toEqual([[dig]]);
    await asked[0]?.answer({ preview: { gold: 3 } });
    expect([draft.plan, draft.preview?.preview]).toEqual([[dig], { gold: 3 }]);
    draft.lay([dig, mine]);
    await asked[1]?.answer({});
    draft.takeBack();
    await asked[2]?.answer({});
    draft.clear();
    expect(asked.map((one) => one.moves.length)).toEqual([1, 2, 1]);
    expect([draft.plan, draft.preview]).toEqual([[], null]);
  });

  it("says why what is proposed may not be, and lays nothing out", async () => {
    draft.propose({ kind: "fly" });
    expect(draft.plan).toEqual([]);
    await asked[0]?.answer({ count: 0, refusal: no });
    expect([draft.plan, draft.refusal, asked.length]).toEqual([[], no, 1]);
    draft.propose([dig, { kind: "fly" }]);
    expect([draft.plan.length, draft.refusal]).toEqual([2, null]);
    await asked[1]?.answer({ count: 1, refusal: no });
    expect([draft.plan, draft.refusal]).toEqual([[], no]);
  });

  it("does not believe a preview that comes late", async () => {
    draft.propose(dig);
    draft.propose(mine);
    await asked[1]?.answer({ preview: { of: "mine" } });
    await asked[0]?.answer({ preview: { of: "dig" }, refusal: no });
    expect([draft.plan, draft.preview?.preview, draft.refusal]).toEqual([[mine], { of: "mine" }, null]);
    draft.clear();
    draft.propose(dig);
    draft.clear();
    await asked[2]?.answer({});
    expect(draft.preview).toBeNull();
  });

  it("is played as the engine completes it when it is laid out, and exactly when it is proposed", async () => {
    draft.lay([dig, mine]);
    const played = draft.commit();
    expect(play).not.toHaveBeenCalled();
    await asked[0]?.answer({ plan: [dig, mine, ready] });
    expect([await played, play.mock.lastCall, draft.plan]).toEqual([true, [[dig, mine, ready]], []]);
    draft.propose(dig);
    await asked[1]?.answer({ plan: [dig, ready] });
    expect([draft.whole, await draft.commit(), play.mock.lastCall]).toEqual([[dig], true, [[dig]]]);
  });

  it("is not played twice, not while something is lacking, and not when it was changed meanwhile", async () => {
    lacking = "two more";
    draft.lay([dig]);
    expect([draft.lacking, await draft.commit()]).toEqual(["two more", false]);
    // A single move that was proposed by itself lacks nothing.
    draft.propose(dig);
    expect(draft.lacking).toBe("");
    lacking = "";
    draft.lay([dig, mine]);
    const both = [draft.commit(), draft.commit()];
    await asked.at(-1)?.answer({});
    expect([await Promise.all(both), play.mock.calls.length]).toEqual([[true, false], 1]);
    draft.lay([dig, mine]);
    const given = draft.commit();
    const before = asked.at(-1);
    draft.lay([mine, dig]);
    await before?.answer({});
    expect([await given, play.mock.calls.length, draft.plan]).toEqual([false, 1, [mine, dig]]);
  });

  it("goes away with a refusal, unless the board holds it", async () => {
    play.mockRejectedValue(new Refused(no));
    draft.propose(dig);
    expect([await draft.commit(), draft.plan, draft.refusal]).toEqual([false, [], no]);
    draft.hold([dig]);
    expect(draft.refusal).toBeNull();
    expect([await draft.commit(), draft.plan, draft.refusal]).toEqual([false, [dig], no]);
    // What the preview refuses stays, too, and says where.
    await asked.at(-1)?.answer({ count: 0, refusal: no });
    expect([draft.plan, draft.wrong]).toEqual([[dig], { move: dig, refusal: no }]);
  });

  it("stays while somebody else moves as long as it can begin, and is previewed anew", async () => {
    draft.propose(dig);
    await asked[0]?.answer({ preview: { gold: 3 } });
    draft.update([{ space: 3, kind: "dig" }]);
    expect([draft.plan, asked.length, draft.preview?.preview]).toEqual([[dig], 2, { gold: 3 }]);
    await asked[1]?.answer({ preview: { gold: 2 } });
    expect(draft.preview?.preview).toEqual({ gold: 2 });
    draft.update([mine]);
    expect([draft.plan, asked.length]).toEqual([[], 2]);
    // What is held may begin with any move of its kind: cards are laid in any order.
    draft.hold([{ kind: "dig", space: 9 }]);
    draft.update([dig]);
    expect(draft.plan.length).toBe(1);
    draft.update([]);
    expect([draft.plan, draft.held]).toEqual([[], false]);
  });

  it("considers what is not laid out, and remembers what it knew of the plan", async () => {
    draft.consider([ready]);
    draft.consider([{ kind: "ready" }]);
    await asked[0]?.answer({ preview: { idle: 1 } });
    expect([draft.plan, draft.preview?.preview]).toEqual([[], { idle: 1 }]);
    draft.hold([dig]);
    draft.consider(null);
    // Until the plan is answered the last picture stays.
    expect(draft.preview?.preview).toEqual({ idle: 1 });
    await asked[1]?.answer({ preview: { dug: 1 } });
    draft.consider([dig, mine]);
    await asked[2]?.answer({ preview: { both: 1 } });
    expect(draft.preview?.preview).toEqual({ both: 1 });
    draft.consider(null);
    expect([draft.preview?.preview, asked.length]).toEqual([{ dug: 1 }, 3]);
  });

  it("asks about what a hand shapes once it has come to rest", async () => {
    vi.useFakeTimers();
    for (const strength of [1, 2, 3]) draft.hold([{ kind: "flick", strength }], 250);
    vi.advanceTimersByTime(249);
    expect(asked.length).toBe(0);
    vi.advanceTimersByTime(1);
    draft.hold([{ kind: "flick", strength: 4 }], Infinity);
    vi.advanceTimersByTime(999);
    vi.useRealTimers();
    expect(asked.map((one) => one.moves)).toEqual([[{ kind: "flick", strength: 3 }]]);
  });

  it("goes off at once for those who want that, if it is one move", async () => {
    settings.atOnce = true;
    draft.propose(dig);
    await vi.waitFor(() => expect(play).toHaveBeenCalledWith([dig]));
    draft.propose([dig, mine]);
    expect([draft.plan.length, asked.length, play.mock.calls.length]).toEqual([2, 1, 1]);
  });
});
