/** One puzzle in one browser: the moves made in it, what is shown of them, what is planned, and the teacher's help. */

import type { PuzzleName } from "@/app/routes";
import { attempt } from "@/app/toast.svelte";
import type { Kit } from "@/games/kit";
import { api, ApiError } from "@/net/api";
import type { Hint, Move, PlanPreview, Position, Sentence } from "@/net/types";
import { Lesson } from "./lesson.svelte";
import { mark } from "./progress.svelte";

export class Pupil extends Lesson<Position> {
  /** The plans committed so far, each taken back as a whole. */
  plans = $state.raw<readonly (readonly Move[])[]>([]);
  /** The moves in them. */
  readonly made: readonly Move[] = $derived.by(() => this.plans.flat());
  hint = $state.raw<Hint | null>(null);
  solution = $state.raw<Sentence[][] | null>(null);
  /** The solution is being played on the board. */
  showing = $state(false);
  readonly moves: readonly Move[] = $derived.by(() =>
    this.story.busy || this.sending || this.showing ? [] : (this.now?.moves ?? []),
  );
  readonly over: boolean = $derived.by(() => !this.story.busy && !this.showing && this.now?.outcome != null);

  #helped = false;

  constructor(
    game: string,
    readonly puzzle: PuzzleName,
    names: readonly string[],
    kit: Kit | null,
  ) {
    super(game, names, kit);
    void this.#go([], false);
  }

  protected override least(): number {
    return this.showing ? 0.3 : 0;
  }
  protected override preview(moves: readonly Move[]): Promise<PlanPreview> {
    return api.preview(this.game, this.puzzle, this.made, moves);
  }
  protected override play(moves: readonly Move[]): Promise<boolean> {
    this.hint = null;
    return this.#go([...this.plans, moves], true);
  }

  undo(): void {
    if (this.draft.plan.length) this.draft.clear();
    else if (this.plans.length) void this.#go(this.plans.slice(0, -1), false);
  }
  reset(): void {
    void this.#go([], false);
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
    while (going && this.showing && !this.closed && !this.now?.outcome) {
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

  /** The table after these plans; shown step by step, or just as it is. False when that could not be had. */
  async #go(plans: readonly (readonly Move[])[], stepwise: boolean): Promise<boolean> {
    this.sending = true;
    if (!stepwise) this.hint = null;
    try {
      const position = await api.position(this.game, this.puzzle, plans.flat());
      if (this.closed) return false;
      const from = this.story.latest;
      this.plans = plans;
      const news = this.take(position);
      if (stepwise && from) this.story.add(this.scenes(from, news, position.view));
      else this.story.reset(position.view, position.events);
      if (position.outcome?.solved && !this.showing) mark(this.game, this.puzzle, this.#helped ? "helped" : "alone");
      return true;
    } catch (error) {
      if (!this.now) this.failed = error;
      else if (error instanceof ApiError) await attempt(() => Promise.reject(error));
      return false;
    } finally {
      this.sending = false;
    }
  }
}
