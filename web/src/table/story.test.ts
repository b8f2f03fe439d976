import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { play } from "@/app/sound";
import type { Scene } from "@/games/kit";
import type { View } from "@/net/types";
import { Story } from "./story.svelte";

const view = (round: number): View => ({ round }) as View;
const scene = (round: number, hold: number, ...numbers: number[]): Scene => ({
  view: view(round),
  events: numbers.map((n) => ({ n, kind: "k", data: {} })),
  hold,
});
let story: Story;
vi.mock("@/app/sound", () => ({ play: vi.fn() }));
const heard = vi.mocked(play);

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockClear();
  story = new Story(() => 0, { k: "tile" });
  story.reset(view(0), []);
});
afterEach(() => vi.useRealTimers());
const past = (): number[] => story.past.map((event) => event.n);

describe("the story", () => {
  it("tells scene by scene, and is not busy with the last", () => {
    story.add([scene(1, 100, 1), scene(2, 100, 2, 3), scene(3, 100, 4)]);
    expect([story.view?.round, story.busy, past()]).toEqual([1, true, [1]]);
    vi.advanceTimersByTime(100);
    expect([story.view?.round, story.busy, past()]).toEqual([2, true, [1, 2, 3]]);
    vi.advanceTimersByTime(100);
    expect([story.view?.round, story.busy, story.scene.length]).toEqual([3, false, 1]);
    vi.advanceTimersByTime(100);
    expect(story.scene).toEqual([]);
  });

  it("waits with what comes while a scene is shown", () => {
    story.add([scene(1, 100, 1)]);
    story.add([scene(2, 0, 2)]);
    expect([story.view?.round, story.busy, story.latest?.round]).toEqual([1, true, 2]);
    vi.advanceTimersByTime(100);
    expect([story.view?.round, story.busy]).toEqual([2, false]);
  });

  it("goes straight to the end when asked, and loses nothing", () => {
    story.add([scene(1, 100, 1), scene(2, 100, 2), scene(3, 100, 3)]);
    story.skip();
    expect([story.view?.round, story.busy, past(), heard.mock.calls.length]).toEqual([3, false, [1, 2, 3], 3]);
    vi.advanceTimersByTime(1000);
    expect(story.view?.round).toBe(3);
  });

  it("starts over without telling", () => {
    story.add([scene(1, 100, 1), scene(2, 100, 2)]);
    story.reset(view(9), []);
    vi.advanceTimersByTime(1000);
    expect([story.view?.round, past()]).toEqual([9, []]);
  });
});

describe("what plays at its own pace", () => {
  it("is waited for, however long it takes, and can be skipped", async () => {
    let finish = (): void => undefined;
    const played = (): Promise<void> => new Promise((resolve) => (finish = resolve));
    story.add([{ ...scene(1, 100, 1), played }, scene(2, 0, 2)]);
    vi.advanceTimersByTime(5000);
    expect([story.view?.round, story.busy]).toEqual([1, true]);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect([story.view?.round, story.busy]).toEqual([2, false]);

    story.add([{ ...scene(3, 100, 3), played }, scene(4, 0, 4)]);
    story.skip();
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect([story.view?.round, past()]).toEqual([4, [1, 2, 3, 4]]);
  });
});
