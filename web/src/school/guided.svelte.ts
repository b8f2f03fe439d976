/** The guided first match in one browser: what was played, what the guide says, and where one was. */

import { attempt } from "@/app/toast.svelte";
import type { Kit, Scene } from "@/games/kit";
import { api, ApiError } from "@/net/api";
import type { Event, GuidedMatch, GuideStop, Move, PlanPreview, Sentence, View } from "@/net/types";
import { Lesson } from "./lesson.svelte";

const MEMORY = "monstrerie.guide.";
/** Beside the match: the stop that was read last. */
const READ = ".stop";
/** What happens is read about: it is shown for a while even where nothing moves. */
const LEAST = 0.3;

/** Some scenes, and what is said once they were shown. */
interface Part {
  scenes: readonly Scene[];
  stops: readonly GuideStop[];
}

/** The scenes cut after each event that something is said about; what is said before the decision comes last. */
export function parts(scenes: readonly Scene[], stops: readonly GuideStop[]): Part[] {
  const found: Part[] = [];
  let rest = [...scenes];
  for (const stop of stops) {
    const { after } = stop;
    if (after === null) continue;
    const at = rest.findIndex((scene) => scene.events.some((event) => event.n === after));
    const last = found.at(-1);
    // Said of the same scene as the one before, or of one that is over.
    if (at < 0 && last) last.stops = [...last.stops, stop];
    else {
      found.push({ scenes: rest.slice(0, at + 1), stops: [stop] });
      rest = rest.slice(at + 1);
    }
  }
  return [...found, { scenes: rest, stops: stops.filter((stop) => stop.after === null) }];
}

export class Guided extends Lesson<GuidedMatch> {
  /** To a move that does not fit. */
  answer = $state.raw<Sentence | null>(null);
  #said = $state.raw<readonly GuideStop[]>([]);
  #at = $state(0);
  #coming = $state.raw<readonly Part[]>([]);
  /** The stop at which the last move was played. */
  #decided = $state(0);

  /** What the guide says now; nothing while something is shown. */
  readonly stop: GuideStop | null = $derived.by(() => (this.story.busy || this.sending ? null : (this.#said[this.#at] ?? null)));
  /** Whether there is something to read after this. */
  readonly more: boolean = $derived.by(() => this.#at + 1 < this.#said.length || this.#coming.length > 0);
  /** What is to be decided belongs to a stop that was read before: the game's own words say what it is. */
  readonly again: boolean = $derived.by(() => this.stop !== null && this.stop.number === this.#decided);
  readonly moves: readonly Move[] = $derived.by(() => (this.stop?.decides ? (this.now?.moves ?? []) : []));
  /** Everything was said. */
  readonly over: boolean = $derived.by(() => this.now?.over === true && this.stop !== null && !this.more);

  constructor(
    game: string,
    names: readonly string[],
    kit: Kit | null,
    /** The section of the rules whose example this is; null for the first match. */
    readonly example: string | null = null,
  ) {
    super(game, names, kit);
    void this.#begin();
  }

  protected override least(): number {
    return LEAST;
  }
  protected override async preview(moves: readonly Move[]): Promise<PlanPreview | null> {
    return this.now && api.guidePreview(this.game, this.example, this.now.match, moves);
  }

  /** Read on. */
  next(): void {
    if (this.story.busy) this.story.skip();
    else if (this.#at + 1 < this.#said.length) this.#turnTo(this.#at + 1);
    else {
      const [part, ...rest] = this.#coming;
      if (part) this.#tell(part, rest);
    }
  }

  back(): void {
    if (this.#at > 0) this.#turnTo(this.#at - 1);
  }
  get canGoBack(): boolean {
    return this.#at > 0;
  }

  async restart(): Promise<void> {
    this.#decided = 0;
    if (this.example === null) for (const end of ["", READ]) localStorage.removeItem(MEMORY + this.game + end);
    await this.#begin();
  }

  async #begin(): Promise<void> {
    const kept = this.example === null ? localStorage.getItem(MEMORY + this.game) : null;
    try {
      this.#show(await this.#first(kept));
    } catch (error) {
      this.failed = error;
    }
  }

  /** Where one was; from the beginning where that can't be taken up any more. */
  async #first(kept: string | null): Promise<GuidedMatch> {
    if (kept === null) return api.guide(this.game, this.example, null, []);
    try {
      return await api.guide(this.game, null, kept, []);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 0 || error.status >= 429) throw error;
      return api.guide(this.game, null, null, []);
    }
  }

  protected override async play(moves: readonly Move[]): Promise<boolean> {
    const { now } = this;
    if (!now || this.sending) return false;
    const { number = 0 } = this.stop ?? {};
    this.sending = true;
    const got = await attempt(() => api.guide(this.game, this.example, now.match, moves));
    this.sending = false;
    if (!got || this.closed) return false;
    this.answer = got.answer;
    if (got.match === now.match) return true;
    this.#decided = number;
    this.#show(got);
    return true;
  }

  #show(got: GuidedMatch): void {
    if (this.closed) return;
    const from = this.story.latest;
    const news = this.take(got);
    if (this.example === null) localStorage.setItem(MEMORY + this.game, got.match);
    const [begin] = got.moments;
    const read = from || this.example !== null ? null : Number(localStorage.getItem(MEMORY + this.game + READ));
    if (from && news.length) this.#retell(from, news, got, null);
    else if (!from && begin) {
      // One comes back: to the table that the words are about.
      this.story.reset(begin.view, got.events.filter(({ n }) => n < begin.events));
      this.#retell(begin.view, got.events.filter(({ n }) => n >= begin.events), got, read);
    } else {
      this.story.reset(got.view, got.events);
      this.#tell({ scenes: [], stops: got.stops }, [], read);
    }
  }

  #retell(from: View, news: readonly Event[], got: GuidedMatch, read: number | null): void {
    const all = parts(this.#moments(from, news, got), got.stops);
    const at = Math.max(0, all.findIndex(({ stops }) => stops.some(({ number }) => number === read)));
    // What was read before is not shown again.
    const shown = at ? all.slice(0, at + 1).flatMap(({ scenes }) => scenes) : [];
    const last = shown.at(-1);
    if (last) this.story.reset(last.view, [...this.story.past, ...shown.flatMap(({ events }) => events)]);
    const [first, ...rest] = all.slice(at);
    if (first) this.#tell(at ? { ...first, scenes: [] } : first, rest, read);
  }

  /** From moment to moment: what one sees is the table that the words are about. */
  #moments(from: View, news: readonly Event[], got: GuidedMatch): Scene[] {
    let [before, shown] = [from, 0];
    return [...got.moments, { events: Infinity, view: got.view }].flatMap(({ events, view }) => {
      const between = news.filter(({ n }) => shown <= n && n < events);
      const scenes = this.scenes(before, between, view);
      [before, shown] = [view, events];
      return scenes;
    });
  }

  #tell(part: Part, rest: readonly Part[], read: number | null = null): void {
    this.#said = part.stops;
    this.#coming = rest;
    this.#turnTo(Math.max(0, part.stops.findIndex(({ number }) => number === read)));
    if (part.scenes.length) this.story.add(part.scenes);
    // A part without words is only looked at.
    if (!part.stops.length && rest.length) this.next();
  }

  #turnTo(at: number): void {
    this.#at = at;
    const stop = this.#said[at];
    if (stop && this.example === null) localStorage.setItem(MEMORY + this.game + READ, String(stop.number));
  }
}
