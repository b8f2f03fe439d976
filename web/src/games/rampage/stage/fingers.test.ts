import { beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import type { BoardProps } from "@/games/kit";
import type { Move } from "@/net/types";
import { Draft } from "@/table/draft.svelte";
import { Pointing } from "../pointing.svelte";
import turn from "../first-turn.json";
import { theatre } from "../theatre.svelte";
import type { CarnageView, Pose } from "../view";
import { Fingers } from "./fingers";
import type { CityScene } from "./scene";

// A real first turn; the picture is as large as the city, with the middle of the city at its corner.
const first = turn as unknown as { view: CarnageView; moves: Move[] };
const flick = first.moves.find((move) => move.kind === "flick") as Move;
const [x, y] = first.view.pieces["paws-0"] as Pose;
const dine: Move = { kind: "dine", neighbourhood: "NE", siren: false };

function setUp(moves: Move[]): { fingers: Fingers; pointing: Pointing; act: MockInstance; propose: MockInstance; rig: Record<"turn" | "pan" | "zoom", ReturnType<typeof vi.fn>> } {
  const draft = new Draft({ moves: () => moves, preview: () => Promise.resolve(null), play: () => Promise.resolve(true) });
  const [act, propose] = [vi.spyOn(draft, "act"), vi.spyOn(draft, "propose")];
  const props = { view: first.view, moves, draft, names: ["Ani", "Blob"], replaying: false };
  const pointing = new Pointing(() => props as unknown as BoardProps);
  const rig = { turn: vi.fn(), pan: vi.fn(), zoom: vi.fn() };
  const scene = {
    rig,
    invalidate: vi.fn(),
    pick: (px: number, py: number) => ({ piece: Math.hypot(px - x, -py - y) < 20 ? "paws-0" : null, point: [px, -py, 0] }),
    ground: (px: number, py: number) => [px, -py],
    project: (px: number, py: number) => [px, -py],
  } as unknown as CityScene;
  const canvas = document.createElement("canvas");
  canvas.setPointerCapture = vi.fn();
  return { fingers: new Fingers(pointing, scene, canvas), pointing, act, propose, rig };
}
/** A finger at a point of the city. */
const finger = (pointerId: number, at: [number, number], type = "pointermove"): PointerEvent =>
  ({ pointerId, type, clientX: at[0], clientY: -at[1], button: 0, shiftKey: false, timeStamp: performance.now() }) as PointerEvent;

beforeEach(() => theatre.cut());

describe("fingers on the city", () => {
  it("draw a flick back from one's paws and let it go", () => {
    const { fingers, act } = setUp(first.moves);
    fingers.down(finger(1, [x, y]));
    fingers.move(finger(1, [x, y + 60]));
    fingers.up(finger(1, [x, y + 60], "pointerup"));
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ kind: "flick", direction: 270 }));
  });

  it.each([
    ["empties a hand that was empty", false],
    ["gives back what was in the hand", true],
  ])("a second one %s, and only looks", (_, taken) => {
    const { fingers, pointing, act, propose, rig } = setUp(first.moves);
    if (taken) pointing.begin(flick);
    const before = pointing.gesture;
    fingers.down(finger(1, [x, y]));
    fingers.move(finger(1, [x + 10, y + 60]));
    expect(pointing.gesture).not.toEqual(before);
    fingers.down(finger(2, [x - 80, y - 80]));
    expect(pointing.gesture).toEqual(before);
    expect(pointing.busy).toBe(false);
    fingers.move(finger(2, [x - 160, y - 160]));
    expect(rig.zoom).toHaveBeenCalledOnce();
    fingers.up(finger(2, [x - 160, y - 160], "pointerup"));
    fingers.move(finger(1, [x + 10, y + 61]));
    fingers.up(finger(1, [x + 10, y + 61], "pointerup"));
    expect(pointing.gesture).toEqual(before);
    expect(act).not.toHaveBeenCalled();
    expect(propose).not.toHaveBeenCalled();
  });

  it("two choose nothing where one would", () => {
    const { fingers, propose } = setUp([dine]);
    fingers.down(finger(1, [x - 60, y]));
    fingers.down(finger(2, [x - 60, y - 40]));
    fingers.up(finger(2, [x - 60, y - 40], "pointerup"));
    fingers.up(finger(1, [x - 60, y], "pointerup"));
    expect(propose).not.toHaveBeenCalled();
    fingers.down(finger(1, [x - 60, y]));
    fingers.up(finger(1, [x - 60, y], "pointerup"));
    expect(propose).toHaveBeenCalledWith(dine);
  });

  it("take a starting space in hand, another one with the same turn, and start from it at the second click", () => {
    const spaces = first.view.city.starts;
    const { fingers, pointing, act } = setUp([0, 1].map((space) => ({ kind: "restart", space, face: null })));
    const click = (space: number): void => {
      const [sx, sy] = spaces[space] ?? [0, 0];
      fingers.down(finger(1, [sx, sy]));
      fingers.up(finger(1, [sx, sy], "pointerup"));
    };
    click(0);
    expect(pointing.gesture).toEqual({ kind: "restart", space: 0, face: null });
    pointing.set("face", 40);
    click(1);
    expect(act).not.toHaveBeenCalled();
    click(1);
    expect(act).toHaveBeenCalledWith({ kind: "restart", space: 1, face: 40 });
  });

  it("that the system takes away have done nothing", () => {
    const { fingers, pointing, act } = setUp(first.moves);
    pointing.begin(flick);
    const before = pointing.gesture;
    fingers.down(finger(1, [x, y]));
    fingers.move(finger(1, [x, y + 60]));
    fingers.up(finger(1, [x, y + 60], "pointercancel"));
    expect(pointing.gesture).toEqual(before);
    expect(act).not.toHaveBeenCalled();
  });
});
