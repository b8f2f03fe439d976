/** One puzzle in one browser: the moves made in it, what is told of them, what is planned, and the teacher's help. */

import type { PuzzleName } from "@/app/routes";
import { reading, settings } from "@/app/settings.svelte";
import { play as sound } from "@/app/sound";
import { attempt } from "@/app/toast.svelte";
import type { Kit } from "@/games/kit";
import { api, ApiError } from "@/net/api";
import type { Data, Foresight, Hint, Move, Position, Refusal, Sentence } from "@/net/types";
import { Story } from "@/table/story.svelte";
import { mark } from "./progress.svelte";

export class Pupil {
  position = $state.raw<Position | null>(null);
  /** The plans committed so far, each taken back as a whole. */
  plans = $state.raw<readonly (readonly Move[])[]>([]);
  /** The moves in them. */
  readonly made: readonly Move[] = $derived.by(() => this.plans.flat());
  plan = $state.raw<readonly Move[]>([]);
  foretold = $state.raw<Data | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  hint = $state.raw<Hint | null>(null);
  solution = $state.raw<Sentence[][] | null>(null);
  sending = $state(false);
  /** The solution is being played on the board. */
  showing = $state(false);
  failed = $state.raw<unknown>(null);
  readonly story: Story;
  readonly lacking: string = $derived.by(() => {
    const view = this.position?.view;
    return (!settings.atOnce && view && this.plan.length && this.kit?.lacking?.(view, this.plan)) || "";
  });
  /** A puzzle has no clock. */
  readonly newest = null;
  readonly moves: readonly Move[] = $derived.by(() =>
    this.story.busy || this.sending || this.showing ? [] : (this.position?.moves ?? []),
  );
  /** What the engine adds to the sentence of a legal move. */
  words(move: Move): Data {
    const at = this.position?.moves.findIndex((legal) => same(legal, move)) ?? -1;
    return this.position?.words[at] ?? {};
  }
  readonly over: boolean = $derived.by(() => !this.story.busy && !this.showing && this.position?.outcome != null);

  #helped = false;
  #closed = false;

  constructor(
    readonly game: string,
    readonly puzzle: PuzzleName,
    readonly names: readonly string[],
    private readonly kit: Kit | null,
  ) {
    this.story = new Story({
      wait: (hold) => (document.hidden ? 0 : hold * (reading() || (this.showing ? 0.3 : 0))),
      heard: (event) => {
        const heard = kit?.sounds?.[event.kind];
        if (heard) sound(heard);
      },
    });
    void this.#go([], false);
  }

  close(): void {
    this.#closed = true;
    this.story.stop();
  }

  /** Lay a move out; one that is not allowed is answered with the reason instead. */
  propose(moves: Move | readonly Move[]): void {
    const plan = Array.isArray(moves) ? (moves as readonly Move[]) : [moves as Move];
    const [first] = plan;
    this.withdraw();
    if (!first) return;
    if (!this.moves.some((legal) => same(legal, first))) {
      void this.why(first).then((refusal) => (this.refusal = refusal));
      return;
    }
    this.plan = plan;
    if (settings.atOnce && plan.length === 1) {
      void this.commit();
      return;
    }
    void this.foresee(plan).then((found) => {
      if (this.plan !== plan || !found) return;
      this.foretold = found.preview;
      if (found.refusal) {
        this.plan = [];
        this.refusal = found.refusal;
      }
    });
  }

  withdraw(): void {
    this.plan = [];
    this.foretold = null;
    this.refusal = null;
  }

  async commit(): Promise<boolean> {
    if (!this.plan.length || this.sending || this.lacking) return false;
    const plans = [...this.plans, this.plan];
    this.withdraw();
    this.hint = null;
    return this.#go(plans, true);
  }

  undo(): void {
    if (this.plan.length) this.withdraw();
    else if (this.plans.length) void this.#go(this.plans.slice(0, -1), false);
  }
  reset(): void {
    void this.#go([], false);
  }

  why(move: Move): Promise<Refusal | null> {
    return api.whyNot(this.game, this.puzzle, this.made, move).catch(() => null);
  }
  preview(move: Move): Promise<Data | null> {
    return api.foretell(this.game, this.puzzle, this.made, move).catch(() => null);
  }

  foresee(moves: readonly Move[]): Promise<Foresight | null> {
    return api.foresee(this.game, this.puzzle, this.made, moves).catch(() => null);
  }

  async askHint(): Promise<void> {
    this.#helped = true;
    const { plans } = this;
    const hint = await attempt(() => api.hint(this.game, this.puzzle, plans.flat()));
    if (this.plans === plans && hint) this.hint = hint;
  }

  async askSolution(): Promise<void> {
    this.#helped = true;
    this.solution = (await attempt(() => api.solution(this.game, this.puzzle))) ?? null;
  }

  /** The best play on the board, from the beginning. */
  async show(): Promise<void> {
    if (this.showing) return;
    this.#helped = true;
    this.showing = true;
    this.hint = null;
    let going = await this.#go([], false);
    while (going && this.showing && !this.#closed && !this.position?.outcome) {
      const hint = await attempt(() => api.hint(this.game, this.puzzle, this.made));
      going = hint?.move ? await this.#go([...this.plans, [hint.move]], true) : false;
      while (this.story.busy && this.showing) await new Promise((settle) => setTimeout(settle, 60));
    }
    this.showing = false;
  }
  stopShowing(): void {
    this.showing = false;
    this.story.skip();
  }

  /** The table after these plans; `told` step by step, or just as it is. False when that could not be had. */
  async #go(plans: readonly (readonly Move[])[], told: boolean): Promise<boolean> {
    this.sending = true;
    this.withdraw();
    if (!told) this.hint = null;
    try {
      const position = await api.position(this.game, this.puzzle, plans.flat());
      if (this.#closed) return false;
      const from = this.story.latest;
      const seen = this.position?.events.at(-1)?.n ?? -1;
      this.plans = plans;
      this.position = position;
      const news = position.events.filter((event) => event.n > seen);
      if (told && from) this.story.add(this.kit?.tell?.(from, news, position.view) ?? [{ view: position.view, events: news, hold: 0 }]);
      else this.story.reset(position.view, position.events);
      if (position.outcome?.solved && !this.showing) mark(this.game, this.puzzle, this.#helped ? "helped" : "alone");
      return true;
    } catch (error) {
      if (!this.position) this.failed = error;
      else if (error instanceof ApiError) await attempt(() => Promise.reject(error));
      return false;
    } finally {
      this.sending = false;
    }
  }
}

/** Moves are flat values: alike when every field is. */
function same(a: Move, b: Move): boolean {
  const [left, right] = [Object.entries(a), Object.keys(b)];
  return left.length === right.length && left.every(([field, value]) => JSON.stringify(b[field]) === JSON.stringify(value));
}
