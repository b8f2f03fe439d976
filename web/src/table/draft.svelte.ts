/** Moves that a player has laid out and not confirmed: one plan, previewed once for each change, played as one. */

import { settings } from "@/app/settings.svelte";
import { same } from "@/games/shared/moves";
import { Refused } from "@/net/socket";
import type { Move, PlanPreview, Refusal } from "@/net/types";

/** What a draft needs of a table. */
export interface Engine {
  /** The seat's legal moves; none while something is shown or sent. */
  moves: () => readonly Move[];
  /** What the moves, one after the other, would lead to, or why not; null when nobody answers. */
  preview: (moves: readonly Move[]) => Promise<PlanPreview | null>;
  /** True once they are played; rejected with `Refused` when they are refused. */
  play: (moves: readonly Move[]) => Promise<boolean>;
  /** What is still missing before the plan can be played, in words; "" when nothing is. */
  lacking?: (plan: readonly Move[]) => string;
}

/**
 * Whose business the plan is. Proposed: it is played exactly so. Laid out: the engine completes it, and it waits until
 * nothing is lacking. Held: that, and the board shows it in a form of its own.
 */
type Mode = "proposed" | "laid" | "held";

interface Answer {
  of: readonly Move[];
  found: PlanPreview;
}

export class Draft {
  plan = $state.raw<readonly Move[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  #mode = $state.raw<Mode>("proposed");
  /** What is only looked at: doing nothing, or what the pointer would add. */
  #considered = $state.raw<readonly Move[] | null>(null);
  /** The answer for the plan, and the one to show. */
  #planned = $state.raw<Answer | null>(null);
  #shown = $state.raw<Answer | null>(null);
  #coming: Promise<void> = Promise.resolve();
  #rest: ReturnType<typeof setTimeout> | undefined;
  #playing = false;

  constructor(private readonly engine: Engine) {}

  /** The board shows the plan in a form of its own: the frame is silent about it. */
  readonly held: boolean = $derived(this.#mode === "held");
  /** What the engine says of the plan, or of what is considered; of the one before until it answers. */
  readonly preview: PlanPreview | null = $derived(this.#shown?.found ?? null);
  /** The plan as it would be played. */
  readonly whole: readonly Move[] = $derived.by(() => {
    const answered = this.#planned?.of === this.plan && !this.#planned.found.refusal;
    return answered && this.#mode !== "proposed" ? (this.#planned?.found.plan ?? this.plan) : this.plan;
  });
  readonly lacking: string = $derived.by(() => (this.plan.length && this.#mode !== "proposed" && this.engine.lacking?.(this.plan)) || "");
  /** The move of the plan that can't be played, and why. */
  readonly wrong: { move: Move | undefined; refusal: Refusal } | null = $derived.by(() => {
    const { refusal, plan, count = 0 } = this.preview ?? {};
    return refusal ? { move: plan?.[count], refusal } : null;
  });

  /** Lay moves out to be played exactly so; what is not allowed is answered with the reason instead. */
  propose(moves: Move | readonly Move[]): void {
    const plan = "kind" in moves ? [moves as Move] : (moves as readonly Move[]);
    const [first, ...more] = plan;
    if (first && !this.engine.moves().some((legal) => same(legal, first))) {
      this.clear();
      void this.ask([first]).then((found) => (this.refusal = found?.refusal ?? null));
    } else if (first && !more.length && settings.atOnce) void this.act(first);
    else this.#set(plan, "proposed");
  }

  /** Lay moves out; the engine adds what ends the plan. */
  lay(plan: readonly Move[]): void {
    this.#set(plan, "laid");
  }
  /** Keep a plan that the board shows itself. It is previewed after `rest` milliseconds without a change. */
  hold(plan: readonly Move[], rest = 0): void {
    this.#set(plan, "held", rest);
  }
  /** Lay out a move that somebody else thought of: one with numbers of its own goes into the hand. */
  suggest(move: Move): void {
    if (this.engine.moves().some((legal) => same(legal, move))) this.propose(move);
    else this.hold([move]);
  }
  /** Without its last move. */
  takeBack(): void {
    this.#set(this.plan.slice(0, -1), this.#mode);
  }

  clear(): void {
    clearTimeout(this.#rest);
    this.plan = [];
    this.#mode = "proposed";
    this.#planned = this.refusal = null;
    if (!this.#considered) this.#shown = null;
  }

  /** Preview moves without laying them out; null ends that. */
  consider(moves: readonly Move[] | null): void {
    if (JSON.stringify(moves) === JSON.stringify(this.#considered)) return;
    this.#considered = moves;
    if (moves) this.#try(moves);
    else if (!this.plan.length || this.#planned?.of === this.plan) this.#shown = this.#planned;
  }

  /** Ask about moves that are not laid out. */
  ask(moves: readonly Move[]): Promise<PlanPreview | null> {
    return this.engine.preview(moves);
  }

  /** The table has changed: the plan stays as long as it can still begin, and is previewed anew. */
  update(legal: readonly Move[]): void {
    const [first] = this.plan;
    const begins = (move: Move): boolean => (this.held ? move.kind === first?.kind : same(move, first));
    if (first && !this.#playing) {
      if (legal.some(begins)) this.#preview(0);
      else this.clear();
    }
    if (this.#considered) this.#try(this.#considered);
  }

  /** Play the plan: true once it is played; false when it was refused, or nothing was laid out. */
  async commit(): Promise<boolean> {
    const { plan } = this;
    if (!plan.length || this.#playing || this.lacking) return false;
    this.#playing = true;
    try {
      // How several moves would be played is the engine's business.
      if (this.#mode !== "proposed" && plan.length > 1) await this.#coming;
      if (this.plan !== plan) return false;
      const played = await this.engine.play(this.whole);
      if (played || !this.held) this.clear();
      return played;
    } catch (error) {
      if (!this.held) this.clear();
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
      return false;
    } finally {
      this.#playing = false;
    }
  }

  /** Play a move that was never laid out. */
  async act(move: Move): Promise<boolean> {
    if (this.#playing) return false;
    this.clear();
    this.plan = [move];
    return this.commit();
  }

  #set(plan: readonly Move[], mode: Mode, rest = 0): void {
    if (!plan.length) return this.clear();
    this.refusal = null;
    this.plan = plan;
    this.#mode = mode;
    this.#preview(rest);
  }

  #preview(rest: number): void {
    clearTimeout(this.#rest);
    if (rest === Infinity) return;
    if (rest) this.#rest = setTimeout(() => this.#preview(0), rest);
    else this.#coming = this.#ask();
  }

  async #ask(): Promise<void> {
    const { plan } = this;
    const found = await this.ask(plan);
    // Something else may have been laid out meanwhile.
    if (this.plan !== plan || !found) return;
    if (found.refusal && !this.held) {
      this.clear();
      this.refusal = found.refusal;
    } else {
      this.#planned = { of: plan, found };
      if (!this.#considered) this.#shown = this.#planned;
    }
  }

  #try(moves: readonly Move[]): void {
    void this.ask(moves).then((found) => {
      if (this.#considered === moves && found) this.#shown = { of: moves, found };
    });
  }
}

/** For boards that nobody plays on: a replay. */
export const NO_DRAFT = new Draft({ moves: () => [], preview: () => Promise.resolve(null), play: () => Promise.resolve(false) });
