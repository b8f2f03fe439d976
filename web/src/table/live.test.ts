import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "@/app/settings.svelte";
import type { Kit } from "@/games/kit";
import { current, Plug, update } from "@/net/plug";
import type { Move, Refusal, Table, View } from "@/net/types";
import { LiveTable } from "./live.svelte";

vi.mock("@/app/sound", () => ({ play: vi.fn() }));
// What an event says is its own text here.
vi.mock("@/i18n/index.svelte", async (original) => ({ ...(await original<object>()), has: () => true, t: (_: string, data?: { text?: string }) => data?.text ?? "" }));

const [dig, mine]: [Move, Move] = [
  { kind: "dig", space: 3 },
  { kind: "mine", gold: 1 },
];
const no: Refusal = { rule: "X-1", key: "x", data: {}, text: "no" };
const table = { id: "a", game: "boo", seats: [], your_seat: 0 } as unknown as Table;
const view = { seat: 0 } as View;
let live: LiveTable;

const turn = (number: number, more: object = {}): void => current().hear(update(number, [], { view, moves: [dig, mine], words: [{ deep: 2 }, {}], turn: number, ...more }));
const previews = (): number => Plug.all.flatMap((plug) => plug.sent).filter((message) => message.type === "preview").length;
/** Everything that was promised is done. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
async function answer(type: "preview" | "play", message: object): Promise<void> {
  current().hear({ ...message, id: current().last(type)?.id });
  await settled();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Plug);
  Plug.all = [];
  settings.atOnce = false;
  live = new LiveTable(table, null);
  current().open();
  turn(4);
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a live table", () => {
  it("plays a plan with the turn it belongs to, and offers nothing until the table has moved on", async () => {
    live.draft.propose(dig);
    await answer("preview", { type: "preview", preview: { gold: 2 }, count: 1 });
    expect([live.draft.preview?.preview, previews()]).toEqual([{ gold: 2 }, 1]);
    const played = live.draft.commit();
    await settled();
    expect(current().last("play")).toMatchObject({ moves: [dig], turn: 4 });
    expect([live.sending, live.moves]).toEqual([true, []]);
    await answer("play", { type: "ack", number: 5 });
    expect([await played, live.draft.plan, live.moves]).toEqual([true, [], []]);
    turn(5, { moves: [mine] });
    expect([live.sending, live.moves]).toEqual([false, [mine]]);
  });

  it("shows the reason of a refusal, and the moves again", async () => {
    live.draft.propose(dig);
    const played = live.draft.commit();
    await settled();
    await answer("play", { type: "refused", ...no });
    expect([await played, live.draft.refusal, live.moves.length]).toEqual([false, expect.objectContaining(no), 2]);
  });

  it("keeps a plan over somebody else's move while it can begin, and previews it anew", async () => {
    live.draft.propose(dig);
    await answer("preview", { type: "preview", preview: { gold: 2 }, count: 1 });
    turn(5);
    expect([live.draft.plan, previews()]).toEqual([[dig], 2]);
    turn(6, { moves: [mine] });
    expect([live.draft.plan, live.draft.preview, previews()]).toEqual([[], null, 2]);
  });

  it("mends itself: the plan stays, its preview is asked again, and a move goes through once", async () => {
    live.draft.propose(dig);
    current().drop();
    await vi.advanceTimersByTimeAsync(1000);
    expect([live.line, live.draft.plan, live.draft.preview]).toEqual(["connecting", [dig], null]);
    current().open();
    turn(4);
    await answer("preview", { type: "preview", preview: { gold: 2 }, count: 1 });
    expect([live.draft.preview?.preview, previews()]).toEqual([{ gold: 2 }, 2]);
    const played = live.draft.commit();
    await settled();
    current().drop();
    await vi.advanceTimersByTimeAsync(1000);
    current().open();
    expect(current().last("play")).toMatchObject({ moves: [dig], turn: 4 });
    turn(5, { moves: [] });
    await answer("play", { type: "ack", number: 5 });
    expect([await played, live.sending, live.draft.plan]).toEqual([true, false, []]);
  });

  it("keeps somebody else's move in sight for as long as its sentence takes to read, at three paces", async () => {
    let number = 4;
    const seconds = async (letters: number, speed: typeof settings.speed): Promise<number> => {
      settings.speed = speed;
      number += 1;
      current().hear(update(number, [], { events: [{ n: number, kind: "told", data: { seat: 1, text: "x".repeat(letters) }, passing: false }], view, moves: [dig] }));
      let tenths = 0;
      for (; live.story.scene.length; tenths += 1) await vi.advanceTimersByTimeAsync(100);
      return tenths / 10;
    };
    const [short, long, endless] = [await seconds(10, "normal"), await seconds(60, "normal"), await seconds(900, "normal")];
    // Some twenty-five letters a second, and a moment to see what moved.
    expect([short, long, endless]).toEqual([1, 2.2, 2.6]);
    expect([await seconds(60, "slow"), await seconds(60, "fast"), await seconds(60, "instant")]).toEqual([3.5, 1.1, 0]);
    settings.speed = "normal";
  });

  it("says what is lacking in a plan, and adds the engine's words to a move", () => {
    const kit = { lacking: (_: View, plan: readonly Move[]) => (plan.length < 3 ? "more" : "") } as unknown as Kit;
    const other = new LiveTable(table, kit);
    current().open();
    turn(4);
    other.draft.lay([dig, mine]);
    expect(other.draft.lacking).toBe("more");
    expect([other.words({ space: 3, kind: "dig" }), other.words(mine), other.words({ kind: "fly" })]).toEqual([{ deep: 2 }, {}, {}]);
    other.close();
  });
});
