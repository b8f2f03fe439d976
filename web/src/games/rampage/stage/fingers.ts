/** What fingers and the mouse do on the city becomes a look, a gesture or a choice. */

import type { Move } from "@/net/types";
import { number } from "@/games/shared/moves";
import { aimOf, mouthOf, topAt } from "../aim";
import type { Pointing } from "../pointing.svelte";
import { blown, changed, charged, drawn, isDrop, isSpot, put, sway } from "../gesture";
import { theatre } from "../theatre.svelte";
import { type Point } from "../view";
import { chosen, near, shotAt } from "./pointing";
import type { CityScene } from "./scene";

/** A finger that moved less than this, in pixels, has clicked. */
const STILL = 6;
/** Milliseconds; a breath held no longer was only pointed. */
const LEAST_HELD = 180;

interface Doing {
  what: "draw" | "blow" | "hover" | "spot" | "turn" | "pan";
  since: number;
  moved: number;
  last: Point;
  /** The gesture as it was when this began. */
  before: Move | null;
}

export class Fingers {
  #doing: Doing | null = null;
  #down = new Map<number, Point>();
  /** Where a hand with a body in it wants to be. */
  #wish: Point | null = null;
  #frame = 0;

  constructor(
    readonly pointing: Pointing,
    readonly scene: CityScene,
    readonly canvas: HTMLCanvasElement,
  ) {}

  dispose(): void {
    cancelAnimationFrame(this.#frame);
  }

  #at(event: MouseEvent): Point {
    const { left, top } = this.canvas.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }
  #middle(): Point {
    const all = [...this.#down.values()];
    return [all.reduce((sum, one) => sum + one[0], 0) / all.length, all.reduce((sum, one) => sum + one[1], 0) / all.length];
  }
  #spread(): number {
    const [a, b] = [...this.#down.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }

  // --- events -----------------------------------------------------------------------------------------------

  down(event: PointerEvent): void {
    const { canvas, pointing } = this;
    const point = this.#at(event);
    canvas.focus({ preventScroll: true });
    canvas.setPointerCapture(event.pointerId);
    this.#down.set(event.pointerId, point);
    const doing: Doing = { what: "pan", since: event.timeStamp, moved: 0, last: point, before: pointing.gesture };
    if (this.#down.size > 1) {
      // A second finger: it was a look after all.
      if (this.#doing && isGesturing(this.#doing)) this.#stop(this.#doing);
      this.#doing = { ...doing, moved: STILL + 1, last: this.#middle() };
      return;
    }
    if (event.button === 0 && !event.shiftKey) doing.what = theatre.playing ? "turn" : this.#begin(point);
    this.#doing = doing;
    pointing.busy = isGesturing(doing);
    if (doing.what === "spot") this.#spot(point);
    else if (doing.what === "blow" || doing.what === "hover") this.#run();
  }

  move(event: PointerEvent): void {
    const { scene } = this;
    const doing = this.#doing;
    const point = this.#at(event);
    if (!this.#down.has(event.pointerId)) {
      this.#pass(point);
      return;
    }
    const apart = this.#spread();
    this.#down.set(event.pointerId, point);
    if (!doing) return;
    const tall = this.canvas.clientHeight;
    if (this.#down.size > 1) {
      const here = this.#middle();
      if (apart > 0) scene.rig.zoom(apart / Math.max(1, this.#spread()));
      scene.rig.pan(here[0] - doing.last[0], here[1] - doing.last[1], tall);
      doing.last = here;
      scene.invalidate();
      return;
    }
    const [dx, dy] = [point[0] - doing.last[0], point[1] - doing.last[1]];
    doing.moved += Math.hypot(dx, dy);
    doing.last = point;
    if (doing.what === "draw") this.#draw(point);
    else if (doing.what === "blow") this.#point(point);
    else if (doing.what === "hover") this.#wish = this.#over(point) ?? this.#wish;
    else if (doing.what === "spot") this.#spot(point);
    else if (doing.moved > STILL) {
      if (doing.what === "turn") scene.rig.turn(-dx * 0.3, dy * 0.25);
      else scene.rig.pan(dx, dy, tall);
      scene.invalidate();
    }
  }

  up(event: PointerEvent): void {
    const { pointing } = this;
    const was = this.#doing;
    const point = this.#at(event);
    this.#down.delete(event.pointerId);
    if (this.#down.size) {
      if (was) was.last = this.#middle();
      return;
    }
    this.#doing = null;
    if (!was) return;
    if (isGesturing(was) && event.type === "pointercancel") {
      this.#stop(was);
      return;
    }
    pointing.busy = false;
    if (was.what === "draw") {
      if (this.#draw(point)) pointing.act();
      else this.#rest();
    } else if (was.what === "blow") {
      if (event.timeStamp - was.since >= LEAST_HELD) pointing.act();
      else if (pointing.gesture && was.before) pointing.shape({ ...pointing.gesture, strength: number(was.before, "strength") });
    } else if (was.what === "hover") {
      this.#wish = null;
      pointing.act();
    } else if (was.what === "spot") this.#rest();
    else if (was.moved <= STILL && event.button === 0) this.#click(point);
  }

  /** The sliders are beside: a hand that left the city hangs still. */
  leave(): void {
    if (this.#doing) return;
    if (this.#wish) this.pointing.busy = false;
    this.#wish = null;
    this.#rest();
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    this.scene.rig.zoom(Math.exp(event.deltaY * 0.0012));
    this.scene.invalidate();
  }

  // --- what they mean ---------------------------------------------------------------------------------------

  /** What a finger begins that comes down there. */
  #begin(point: Point): Doing["what"] {
    const { pointing, scene } = this;
    const hit = scene.pick(...point);
    const shot = shotAt(pointing, scene, hit?.piece ?? null, point);
    const { gesture } = pointing;
    if (shot) {
      if (!gesture) pointing.begin(shot);
      return "draw";
    }
    if (gesture?.kind === "breathe" && hit) {
      this.#point(point);
      return "blow";
    }
    if (gesture && isDrop(gesture.kind)) {
      const over = this.#over(point);
      if (over && near(pointing, gesture, over)) {
        this.#wish = over;
        return "hover";
      }
    }
    return gesture && isSpot(gesture.kind) && hit ? "spot" : "turn";
  }

  /** A gesture that came to nothing: the hand is where it was, and empty if it was empty. */
  #stop({ before }: Doing): void {
    this.#wish = null;
    this.pointing.busy = false;
    const { gesture } = this.pointing;
    if (!before) this.pointing.cancel();
    else if (gesture?.kind === before.kind) this.pointing.shape(before);
  }
  /** Numbers that have come to rest: now the server is asked about them. */
  #rest(): void {
    if (this.pointing.gesture) this.pointing.shape(this.pointing.gesture);
  }

  /** A mouse that only passes over takes the hanging body along, and shows what may be clicked. */
  #pass(point: Point): void {
    const { pointing, scene, canvas } = this;
    const { gesture } = pointing;
    if (gesture && isDrop(gesture.kind) && !theatre.playing) {
      const over = this.#over(point);
      this.#wish = over && near(pointing, gesture, over) ? over : null;
      if (this.#wish) this.#run();
      else pointing.busy = false;
      return;
    }
    const hit = theatre.playing ? null : scene.pick(...point);
    const grab = hit && shotAt(pointing, scene, hit.piece, point) !== null;
    const takes = hit && chosen(pointing, hit.piece, [hit.point[0], hit.point[1]]) !== null;
    canvas.style.cursor = grab ? "grab" : takes ? "pointer" : "";
  }

  #click(point: Point): void {
    const { pointing } = this;
    const hit = this.scene.pick(...point);
    if (!hit || pointing.props.replaying) return;
    const found = chosen(pointing, hit.piece, [hit.point[0], hit.point[1]]);
    if (found) pointing.choose(found);
  }

  #draw(point: Point): Move | null {
    const { pointing } = this;
    const { gesture } = pointing;
    const aim = gesture && aimOf(gesture, pointing.table);
    if (!gesture || aim?.kind !== "shot") return null;
    const to = this.scene.ground(...point, aim.from[2]);
    const [x, y] = this.scene.project(...aim.from);
    const made = to && drawn(gesture, [aim.from[0], aim.from[1]], to, Math.hypot(point[0] - x, point[1] - y), pointing.table);
    // A vehicle goes nose first, unless its owner turned it.
    const follows = made?.kind === "throw" && number(gesture, "yaw") === number(gesture, "direction");
    if (made) pointing.shape(follows ? { ...made, yaw: number(made, "direction") } : made);
    return made;
  }
  #point(point: Point): void {
    const { pointing } = this;
    const hit = this.scene.pick(...point);
    if (hit && pointing.gesture) pointing.shape(blown(pointing.gesture, mouthOf(pointing.gesture, pointing.table), hit.point, pointing.table));
  }
  #over(point: Point): Point | null {
    const { gesture, table } = this.pointing;
    return gesture && this.scene.ground(...point, topAt(gesture, table));
  }
  #spot(point: Point): void {
    const { gesture, table } = this.pointing;
    const at = gesture && this.scene.ground(...point, gesture.kind === "climb" ? topAt(gesture, table) : 0);
    if (gesture && at) this.pointing.shape(put(gesture, at, table));
  }

  /** A held breath grows, a hanging hand sways: as long as either lasts. */
  #run(): void {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }
  #tick(now: number): void {
    this.#frame = 0;
    const { pointing } = this;
    const { gesture, table } = pointing;
    if (!gesture) return;
    if (this.#doing?.what === "blow") pointing.shape(charged(gesture, Math.max(0, now - this.#doing.since), table));
    else if (this.#wish && isDrop(gesture.kind)) {
      const [dx, dy] = sway(now);
      pointing.busy = true;
      pointing.shape(changed(changed(gesture, "x", this.#wish[0] + dx, table), "y", this.#wish[1] + dy, table));
    } else return;
    this.#run();
  }
}

function isGesturing({ what }: Doing): boolean {
  return what !== "turn" && what !== "pan";
}
