import { beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "@/app/settings.svelte";
import { api } from "@/net/api";
import type { Move, Position } from "@/net/types";
import { Pupil } from "./pupil.svelte";

vi.mock("@/app/sound", () => ({ play: vi.fn() }));
vi.mock("@/net/api", () => ({ ApiError: class extends Error {}, api: { position: vi.fn(), preview: vi.fn(), hint: vi.fn() } }));

const lay: Move = { kind: "lay", trap: "pendulum" };
const send: Move = { kind: "send", monster: "troll" };
const found = { preview: { battle: 1 }, count: 1, refusal: null, hidden: false };
const [position, preview] = [vi.mocked(api.position), vi.mocked(api.preview)];
let pupil: Pupil;

beforeEach(async () => {
  settings.atOnce = false;
  // After so many moves: the view and events say how many.
  position.mockReset().mockImplementation((_game, _puzzle, moves) => {
    const events = moves.map((_, n) => ({ n, kind: "k", data: {} }));
    return Promise.resolve({ view: { round: moves.length }, moves: [lay, send], words: [{}, {}], events, outcome: null } as unknown as Position);
  });
  preview.mockReset().mockImplementation((_game, _puzzle, _made, plan) => Promise.resolve({ ...found, plan: [...plan] }));
  pupil = new Pupil("boo", { number: 1 }, ["Ani"], null);
  await vi.waitFor(() => expect(pupil.moves.length).toBe(2));
});

describe("a pupil", () => {
  it("previews a plan after the moves made, once, and plays it as one", async () => {
    pupil.draft.propose(lay);
    await vi.waitFor(() => expect(pupil.draft.preview?.preview).toEqual({ battle: 1 }));
    expect(preview.mock.calls).toEqual([["boo", { number: 1 }, [], [lay]]]);
    expect(await pupil.draft.commit()).toBe(true);
    pupil.draft.lay([lay, send]);
    expect(await pupil.draft.commit()).toBe(true);
    expect([pupil.made, pupil.story.view?.round, preview.mock.calls.length]).toEqual([[lay, lay, send], 3, 2]);
    expect(preview.mock.lastCall).toEqual(["boo", { number: 1 }, [lay], [lay, send]]);
  });

  it("takes back the plan first, then plan by plan what was made", async () => {
    pupil.draft.lay([lay, send]);
    await pupil.draft.commit();
    pupil.draft.propose(lay);
    pupil.undo();
    expect([pupil.draft.plan, pupil.made.length]).toEqual([[], 2]);
    pupil.undo();
    await vi.waitFor(() => expect(pupil.made).toEqual([]));
    expect(pupil.story.past).toEqual([]);
  });

  it("says why a move may not be made", async () => {
    const refusal = { rule: "X-1", key: "x", data: {}, text: "no" };
    preview.mockResolvedValue({ ...found, count: 0, refusal, plan: [] });
    pupil.draft.propose({ kind: "fly" });
    await vi.waitFor(() => expect(pupil.draft.refusal).toEqual(refusal));
    expect(pupil.draft.plan).toEqual([]);
  });

  it("stays where it was when the server can't be reached", async () => {
    pupil.draft.hold([lay]);
    position.mockRejectedValueOnce(new Error("gone"));
    expect(await pupil.draft.commit()).toBe(false);
    expect([pupil.made, pupil.draft.plan, pupil.moves.length]).toEqual([[], [lay], 2]);
  });

  it("forgets a hint when something was played after it was asked for", async () => {
    vi.mocked(api.hint).mockResolvedValue({ move: lay, why: [] });
    const asked = pupil.askHint();
    pupil.draft.propose(lay);
    await Promise.all([asked, pupil.draft.commit()]);
    expect(pupil.hint).toBeNull();
  });
});
