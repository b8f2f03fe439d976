/** What a guided match and a puzzle share: a table that is shown and planned on, and that the server answers anew for each move. */

import type { Kit, Scene } from "@/games/kit";
import type { Data, Event, Move, PlanPreview, View } from "@/net/types";
import { Draft } from "@/table/draft.svelte";
import { wordsOf } from "@/table/frame";
import { Story } from "@/table/story.svelte";

/** What the server answers. */
interface Answered {
  view: View;
  moves: Move[];
  words: Data[];
  events: Event[];
}

export abstract class Lesson<Table extends Answered = Answered> {
  now = $state.raw<Table | null>(null);
  sending = $state(false);
  failed = $state.raw<unknown>(null);
  readonly story: Story;
  readonly draft: Draft;
  /** A lesson has no clock. */
  readonly newest = null;
  protected closed = false;
  abstract readonly moves: readonly Move[];

  constructor(
    readonly game: string,
    readonly names: readonly string[],
    private readonly kit: Kit | null,
  ) {
    this.story = new Story(() => this.least(), kit?.sounds);
    this.draft = new Draft({
      moves: () => this.moves,
      preview: (moves) => this.preview(moves).catch(() => null),
      play: (moves) => this.play(moves),
      lacking: (plan) => (this.now && kit?.lacking?.(this.now.view, plan)) || "",
    });
  }

  /** The speed for readers who want no pauses at all. */
  protected abstract least(): number;
  protected abstract preview(moves: readonly Move[]): Promise<PlanPreview | null>;
  /** True once they are played. */
  protected abstract play(moves: readonly Move[]): Promise<boolean>;

  /** What the engine adds to the sentence of a legal move. */
  words(move: Move): Data {
    return wordsOf(this.now, move);
  }

  close(): void {
    this.closed = true;
    this.story.stop();
  }

  /** Take an answer; what is new in it. */
  protected take(now: Table): Event[] {
    const seen = this.now?.events.at(-1)?.n ?? -1;
    this.now = now;
    this.draft.clear();
    this.draft.update(now.moves);
    return now.events.filter((event) => event.n > seen);
  }

  protected scenes(from: View, events: readonly Event[], view: View): readonly Scene[] {
    return this.kit?.scenes?.(from, events, view) ?? [{ view, events, hold: 0 }];
  }
}
