/** What a key does on the city: a gesture in the hand is shaped by it, else the look changes. */

import type { Move } from "@/net/types";
import { turnOf } from "../aim";
import type { Desk } from "../desk.svelte";
import { hasField } from "../gesture";
import { number } from "../view";
import type { CityScene } from "./scene";

/** Degrees that one key turns a body or a vehicle. */
const TURN = 15;

type Keys = Readonly<Record<string, () => void>>;

/** True where the key meant something. */
export function pressed(event: KeyboardEvent, desk: Desk, scene: CityScene): boolean {
  const keys = desk.draft ? shapeKeys(desk.draft, desk, event.shiftKey ? 1 : 5) : lookKeys(scene);
  const act = keys[event.key];
  act?.();
  return act !== undefined;
}

function shapeKeys(draft: Move, desk: Desk, fine: number): Keys {
  if (draft.kind === "restart") return startKeys(draft, desk, fine);
  const spotted = "x" in draft;
  const turning = "direction" in draft ? "direction" : "yaw";
  const leaning = draft.kind === "breathe" ? "pitch" : "tilt";
  const step = (field: string, by: number): void => desk.set(field, number(draft, field) + by);
  const turn = (field: string, by: number): void => desk.set(field, turnOf(draft, field, desk.table) + by);
  // What is let go of turns; where nothing does, the body does that is put back afterwards.
  const held = draft.kind !== "breathe" && hasField(draft, "yaw") ? "yaw" : "face";
  return {
    ArrowLeft: () => step(spotted ? "x" : turning, spotted ? -fine : fine),
    ArrowRight: () => step(spotted ? "x" : turning, spotted ? fine : -fine),
    ArrowUp: () => (spotted ? step("y", fine) : step("strength", fine / 100)),
    ArrowDown: () => (spotted ? step("y", -fine) : step("strength", -fine / 100)),
    PageUp: () => step(leaning, fine),
    PageDown: () => step(leaning, -fine),
    ",": () => turn(held, TURN),
    ".": () => turn(held, -TURN),
    "<": () => turn("face", TURN),
    ">": () => turn("face", -TURN),
    Enter: () => desk.act(),
    " ": () => desk.act(),
    Escape: () => desk.cancel(),
  };
}

/** A monster on a starting space is turned, or goes to another one. */
function startKeys(draft: Move, desk: Desk, fine: number): Keys {
  const turn = (by: number) => (): void => desk.set("face", turnOf(draft, "face", desk.table) + by);
  const go = (by: number) => (): void => desk.otherStart(by);
  return {
    ArrowLeft: turn(fine),
    ArrowRight: turn(-fine),
    ArrowUp: go(1),
    ArrowDown: go(-1),
    ",": turn(TURN),
    ".": turn(-TURN),
    Enter: () => desk.act(),
    " ": () => desk.act(),
    Escape: () => desk.cancel(),
  };
}

function lookKeys(scene: CityScene): Keys {
  const { rig } = scene;
  const after = (look: () => void) => (): void => {
    look();
    scene.invalidate();
  };
  return {
    ArrowLeft: after(() => rig.turn(-8, 0)),
    ArrowRight: after(() => rig.turn(8, 0)),
    ArrowUp: after(() => rig.turn(0, 6)),
    ArrowDown: after(() => rig.turn(0, -6)),
    "+": after(() => rig.zoom(0.88)),
    "=": after(() => rig.zoom(0.88)),
    "-": after(() => rig.zoom(1.14)),
  };
}
