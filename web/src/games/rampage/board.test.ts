import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import enCore from "@locales/en/core.ftl?raw";
import enPage from "@locales/en/page.ftl?raw";
import enBoard from "@locales/en/page-rampage.ftl?raw";
import enGame from "@locales/en/rampage.ftl?raw";
import { session } from "@/app/session.svelte";
import { bundleOf, use } from "@/i18n/index.svelte";
import type { BoardProps } from "@/games/kit";
import type { Game, Move, PlanPreview, Refusal } from "@/net/types";
import { Draft } from "@/table/draft.svelte";
import Board from "./Board.svelte";
import turn from "./first-turn.json";
import { theatre } from "./theatre.svelte";
import type { CarnageView } from "./view";

// A real first turn, as the server gave it. There is no WebGL here, so the flat map shows it.
const first = turn as unknown as { view: CarnageView; moves: Move[] };
const [fourth, ninth]: [Move, Move] = [
  { kind: "eat", meeple: 4 },
  { kind: "eat", meeple: 9 },
];

const play = vi.fn(() => Promise.resolve(true));
let refusal: Refusal | null = null;

function props(more: Partial<BoardProps> = {}): BoardProps {
  const moves = more.moves ?? first.moves;
  const preview = (plan: readonly Move[]): Promise<PlanPreview> => Promise.resolve({ preview: {}, count: refusal ? 0 : 1, refusal, hidden: true, plan: [...plan] });
  return {
    view: first.view,
    moves,
    draft: new Draft({ moves: () => moves, preview, play }),
    names: ["Ani", "Blob"],
    scene: [],
    past: [],
    replaying: false,
    openRule: vi.fn(),
    ...more,
  };
}
const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

// A whole city takes its time in a page that is only imagined.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  play.mockClear();
  refusal = null;
  theatre.cut();
  use("en", bundleOf("en", [enCore, enPage, enGame, enBoard].join("\n")));
});

describe("the board without 3D", () => {
  it("says so, and shows the city all the same", () => {
    render(Board, props());
    expect(screen.getByText(/can’t draw in 3D/)).toBeTruthy();
    expect(document.querySelectorAll("[data-flat] .floor")).toHaveLength(19);
    expect(document.querySelectorAll("[data-flat] .meeple")).toHaveLength(90);
    expect(find("#ra-city-words").textContent).toContain("The stadium: 1 floor, 12 meeples.");
  });

  it("names buildings, vehicles and meeples as one sees them, never by a number", () => {
    session.games = [{ name: "rampage", sentences: { eat: "ra-move-eat" } } as unknown as Game];
    const near = { colour: "black", near: "ruin", ruin: "ST" };
    const moves: Move[] = [{ kind: "drop", ruin: "R1", x: 0, y: 0, pose: "upright", yaw: 0, face: null, hand: "" }, { kind: "throw", vehicle: 2, direction: 0, strength: 0.5, side: 0, tilt: 0, tilt_direction: 0, yaw: 0, hand: "" }, fourth];
    render(Board, props({ moves, words: (move) => (move.kind === "drop" ? { floors: 3 } : move.kind === "eat" ? near : {}) }));
    const said = [...document.querySelectorAll("[data-choice]")].map((one) => one.querySelector("span")?.textContent);
    expect(said).toEqual(["Demolish: drop on the north-east tower (3 floors)", "Toss the red vehicle", expect.stringMatching(/black meeple by the stadium/)]);
  });

  it("makes a gesture of sliders, in words and within bounds, and plays it at once", async () => {
    render(Board, props());
    await fireEvent.click(find("[data-choice=flick]"));
    const strength = find("[data-field=strength]") as HTMLInputElement;
    expect([strength.min, strength.max]).toEqual(["0.02", "1"]);
    await fireEvent.input(strength, { target: { value: "0.8" } });
    await fireEvent.submit(find("[data-gesture]"));
    expect(play).toHaveBeenCalledWith([{ kind: "flick", direction: 225, strength: 0.8, side: 0, face: null, hand: "" }]);
    expect(document.querySelector("[data-gesture]")).toBeNull();
  });

  it("tells why a gesture may not be made, with its rule, and does not make it", async () => {
    vi.useFakeTimers();
    refusal = { rule: "RA-PHY-31", key: "ra-refusal-no-monster", data: {}, text: "" };
    const given = props();
    render(Board, given);
    await fireEvent.click(find("[data-choice=flick]"));
    await vi.advanceTimersByTimeAsync(400);
    vi.useRealTimers();
    expect(find("[role=alert]").textContent).toContain("You can’t choose that monster.");
    expect((find("[data-action=do]") as HTMLButtonElement).disabled).toBe(true);
    await fireEvent.click(find("[role=alert] button"));
    expect(given.openRule).toHaveBeenCalledWith("RA-PHY-31");
  });

  it("lets meeples be eaten by pointing at them, at once", async () => {
    const given = props({ moves: [fourth, ninth, { kind: "finish" }] });
    render(Board, given);
    await fireEvent.click(find("[data-piece=meeple-20]"));
    expect([given.draft.plan, play.mock.calls]).toEqual([[], []]);
    await fireEvent.click(find("[data-piece=meeple-9]"));
    expect(play).toHaveBeenCalledWith([ninth]);
  });

  it("names the end of the actions by who may go on: nobody, the team, or everybody at the meal", async () => {
    const moves: Move[] = [{ kind: "finish" }];
    const asked = { ...first.view, prompt: { key: "ra-prompt-action", data: { actions: 2 } } };
    const { rerender } = render(Board, props({ moves, view: asked }));
    const finish = (): string => find("[data-choice=finish] span").textContent ?? "";
    expect(finish()).toBe("No more actions");
    await rerender({ view: { ...asked, teams: [[0, 1]] } as CarnageView });
    expect(finish()).toBe("Leave the rest to the team");
    await rerender({ view: { ...asked, turn: { seats: [0], actions: 0, last_turns: null } } as CarnageView });
    expect(finish()).toBe("Go on to the meal");
  });

  it("says what a gesture does while a hand still shapes it", async () => {
    render(Board, props());
    await fireEvent.click(find("[data-choice=flick]"));
    const told = find(".summary").textContent ?? "";
    const paws = find("[data-piece=paws-0]");
    const svg = find("[data-flat]") as unknown as SVGSVGElement;
    svg.setPointerCapture = vi.fn();
    await fireEvent.pointerDown(paws, { pointerId: 1 });
    expect(find(".summary").textContent).toBe(told);
    expect(told).toContain("225");
    expect(find("[data-gesture] [aria-live]").textContent).toBe("");
  });

  it("offers nothing while it is only looked at", () => {
    render(Board, props({ replaying: true }));
    expect(document.querySelector("[data-choice]")).toBeNull();
  });

  it("hides others' secrets", async () => {
    render(Board, props());
    expect(document.querySelectorAll("[data-card=hidden]")).toHaveLength(0);
    await fireEvent.click(find("[data-monster='1']"));
    expect(document.querySelectorAll("[data-card=hidden]")).toHaveLength(1);
  });
});
