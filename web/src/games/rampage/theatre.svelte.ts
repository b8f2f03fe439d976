/** Plays recorded motion on whatever stage is up, at the reader's pace; nothing else on the page keeps this time. */

import { pace } from "@/app/settings.svelte";
import type { Event } from "@/net/types";
import { type Motion, posesAt } from "./motion";
import { grown, type Seen } from "./seen";
import type { Aim } from "./stage/aids";
import type { Poses } from "./view";

export interface Act {
  motion: Motion;
  before: Poses;
  /** The very table that the story shows while this plays. */
  after: Poses;
  /** The gesture that set it going. */
  seen: Seen | null;
}

export const RATES = [0.25, 0.5, 1, 2] as const;
export type Rate = (typeof RATES)[number];
const MEMORY = "monstrerie.rampage.rate";
/** The moment things are hit is worth a closer look: this much slower, for so many seconds of the recording. */
const CLOSE = 0.35;
const CLOSE_BEFORE = 0.06;
const CLOSE_AFTER = 0.4;
/** Seconds that another's hand is seen before it lets go, and that a breath blows. */
const HAND = 0.9;
const BLOW = 0.9;

function remembered(): Rate {
  const kept = Number(localStorage.getItem(MEMORY));
  return RATES.find((rate) => rate === kept) ?? 1;
}

class Theatre {
  rate = $state<Rate>(remembered());
  /** What is shown right now instead of the table as it is. */
  poses = $state.raw<Poses | null>(null);
  playing = $state(false);
  /** What plays just now. */
  act = $state.raw<Act | null>(null);
  /** Seconds of its recording that have played; less than nought while the hand is still at it. */
  seconds = $state(0);
  /** The gesture as it is just now: drawn back farther and farther, or blowing. */
  aim = $state.raw<Aim | null>(null);
  /** How far the motion is, 0 to 1. */
  part = $state(0);
  /** The last deed, to be seen again. */
  last = $state.raw<readonly Act[]>([]);

  #queue: Act[] = [];
  #frame = 0;
  #then = 0;
  #done: (() => void) | null = null;
  #stages = 0;

  setRate(rate: Rate): void {
    this.rate = rate;
    localStorage.setItem(MEMORY, String(rate));
  }

  /** A board is up; what comes back takes it down. */
  open(): () => void {
    this.#stages++;
    return () => {
      this.#stages--;
      if (!this.#stages) this.cut();
    };
  }

  /** A new deed begins, when something moves in it. */
  forget(events: readonly Event[]): void {
    if (events.some((event) => event.kind === "ra-motion")) this.last = [];
  }
  remember(act: Act): void {
    this.last = [...this.last, act];
  }

  /** Settles when it was shown, or cut; who has just made the gesture by hand need not see it again. */
  play(act: Act, own = false): Promise<void> {
    this.cut();
    // Where nothing shall move, the table as it is afterwards says it all.
    if (!this.#stages || pace() === 0) return Promise.resolve();
    return this.#start(act, [], own);
  }

  /** The last deed once more, because somebody asked: whatever the settings say about motion. */
  async again(): Promise<void> {
    const [first, ...more] = this.last;
    this.cut();
    if (!first) return;
    await this.#start(first, more);
    this.poses = null;
  }

  /** The story shows another table: whatever plays belongs to it, or is over. */
  shows(pieces: Poses): void {
    if (this.act?.after !== pieces) this.cut();
  }

  /** Show the table as it is, at once. */
  cut(): void {
    cancelAnimationFrame(this.#frame);
    this.#queue = [];
    this.act = this.aim = null;
    this.playing = false;
    this.poses = null;
    const done = this.#done;
    this.#done = null;
    done?.();
  }

  #start(first: Act, more: Act[], own = false): Promise<void> {
    this.#queue = more;
    this.#begin(first, own);
    this.playing = true;
    this.#then = performance.now();
    this.#frame = requestAnimationFrame((now) => this.#tick(now));
    return new Promise((resolve) => (this.#done = resolve));
  }

  #begin(act: Act, own = false): void {
    this.act = act;
    this.seconds = act.seen && !own ? -HAND : 0;
    this.#show(act);
  }

  #show(act: Act): void {
    const { seen, motion } = act;
    // A body in the hand hangs where its fall begins.
    const held = seen?.aim.kind === "hold";
    this.poses = this.seconds < 0 && !held ? act.before : posesAt(motion, act.before, Math.max(0, this.seconds));
    this.part = motion.seconds ? Math.max(0, Math.min(1, this.seconds / motion.seconds)) : 1;
    if (seen && this.seconds < 0) this.aim = grown(seen.aim, Math.min(1, 1.25 * (1 + this.seconds / HAND)));
    else if (seen?.aim.kind === "breath" && this.seconds < BLOW) this.aim = { ...seen.aim, blows: this.seconds / BLOW };
    else this.aim = null;
  }

  #tick(now: number): void {
    const { act } = this;
    if (!act) return;
    const { motion } = act;
    const { impact } = motion;
    const close = impact !== null && this.seconds > impact - CLOSE_BEFORE && this.seconds < impact + CLOSE_AFTER;
    // After a pause of the page (another tab) the motion goes on where it was.
    const elapsed = Math.min(0.1, (now - this.#then) / 1000);
    this.#then = now;
    this.seconds += elapsed * this.rate * (close && this.rate >= 1 ? CLOSE : 1);
    this.#show(act);
    if (this.seconds >= motion.seconds) {
      const next = this.#queue.shift();
      if (next) this.#begin(next);
      else {
        this.#finish();
        return;
      }
    }
    this.#frame = requestAnimationFrame((later) => this.#tick(later));
  }

  /** The last picture stays until the table as it is takes its place. */
  #finish(): void {
    this.act = this.aim = null;
    this.playing = false;
    const done = this.#done;
    this.#done = null;
    done?.();
  }
}

export const theatre = new Theatre();
