/** What a key does on the city: a gesture in the hand is shaped by it, else the look changes. */

import type { Move } from "@/net/types";
import { number } from "@/games/shared/moves";
import { turnOf } from "../aim";
import type { Pointing } from "../pointing.svelte";
import { hasField } from "../gesture";
import type { CityScene } from "./scene";

/** Degrees that one key turns a body or a vehicle. */
const TURN = 15;

type Keys = Readonly<Record<string, () => void>>;

/** True where the key meant something. */
export function pressed(event: KeyboardEvent, pointing: Pointing, scene: CityScene): boolean {
  const keys = pointing.gesture ? shapeKeys(pointing.gesture, pointing, event.shiftKey ? 1 : 5) : lookKeys(scene);
  const act = keys[event.key];
  act?.();
  return act !== undefined;
}

function shapeKeys(gesture: Move, pointing: Pointing, fine: number): Keys {
  if (gesture.kind === "restart") return startKeys(gesture, pointing, fine);
  const spotted = "x" in gesture;
  const turning = "direction" in gesture ? "direction" : "yaw";
  const leaning = gesture.kind === "breathe" ? "pitch" : "tilt";
  const step = (field: string, by: number): void => pointing.set(field, number(gesture, field) + by);
  const turn = (field: string, by: number): void => pointing.set(field, turnOf(gesture, field, pointing.table) + by);
  // What is let go of turns; where nothing does, the body does that is put back afterwards.
  const held = gesture.kind !== "breathe" && hasField(gesture, "yaw", pointing.table) ? "yaw" : "face";
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
    Enter: () => pointing.act(),
    " ": () => pointing.act(),
    Escape: () => pointing.cancel(),
  };
}

/** A monster on a starting space is turned, or goes to another one. */
function startKeys(gesture: Move, pointing: Pointing, fine: number): Keys {
  const turn = (by: number) => (): void => pointing.set("face", turnOf(gesture, "face", pointing.table) + by);
  const go = (by: number) => (): void => pointing.otherStart(by);
  return {
    ArrowLeft: turn(fine),
    ArrowRight: turn(-fine),
    ArrowUp: go(1),
    ArrowDown: go(-1),
    ",": turn(TURN),
    ".": turn(-TURN),
    Enter: () => pointing.act(),
    " ": () => pointing.act(),
    Escape: () => pointing.cancel(),
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
