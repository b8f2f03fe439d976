/** Shows what happened in order and at reading speed: each scene shows a view and logs its events. */

import { reading } from "@/app/settings.svelte";
import { play } from "@/app/sound";
import type { Heard, Scene } from "@/games/kit";
import type { Event, View } from "@/net/types";

/** However slowly something plays, the story goes on after this. */
const PATIENCE = 120_000;

export class Story {
  view = $state.raw<View | null>(null);
  /** What is being shown; empty when the story has caught up. */
  scene = $state.raw<readonly Event[]>([]);
  /** What was shown so far, that included. */
  past = $state.raw<readonly Event[]>([]);
  busy = $state(false);

  #queue: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `least` is the speed for readers who want no pauses at all: 0 goes on at once. */
  constructor(
    private readonly least: () => number,
    private readonly sounds: Readonly<Record<string, Heard>> = {},
  ) {}

  /** The view after everything that is still to be shown. */
  get latest(): View | null {
    return this.#queue.at(-1)?.view ?? this.view;
  }

  add(scenes: readonly Scene[]): void {
    this.#queue.push(...scenes);
    if (this.#timer === undefined) this.#next();
    else this.busy = this.#queue.length > 0;
  }

  /** Start over from here, without showing anything. */
  reset(view: View, past: readonly Event[]): void {
    this.stop();
    this.view = view;
    this.past = past;
  }

  /** Straight to the end: everything is logged, nothing is waited for. */
  skip(): void {
    for (const scene of this.#queue.splice(0)) this.#show(scene);
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.scene = [];
    this.busy = false;
  }

  #next(): void {
    this.#timer = undefined;
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      this.#show(scene);
      const wait = document.hidden ? 0 : scene.hold * (reading() || this.least());
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#next(), scene.played ? PATIENCE : wait);
        if (scene.played) this.#goOnAfter(scene.played(), this.#timer);
        // The last picture is the table as it is: nobody has to wait for it to pass.
        this.busy = this.#queue.length > 0;
        return;
      }
    }
    this.scene = [];
    this.busy = false;
  }

  #goOnAfter(played: Promise<void>, timer: ReturnType<typeof setTimeout>): void {
    void played.finally(() => {
      // Unless somebody skipped, or the next scene is on already.
      if (this.#timer !== timer) return;
      clearTimeout(timer);
      this.#next();
    });
  }

  #show(scene: Scene): void {
    this.view = scene.view;
    if (!scene.events.length) return;
    this.past = [...this.past, ...scene.events];
    this.scene = scene.events;
    for (const event of scene.events) {
      const heard = this.sounds[event.kind];
      if (heard) play(typeof heard === "string" ? heard : heard(event, scene.view));
    }
  }
}
