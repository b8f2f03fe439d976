/** A table as one browser follows it: what the socket says, what is being shown, what is planned. */

import { onIdentity } from "@/app/session.svelte";
import { play as sound } from "@/app/sound";
import { attempt, toast } from "@/app/toast.svelte";
import type { Kit } from "@/games/kit";
import { language, t } from "@/i18n/index.svelte";
import { api } from "@/net/api";
import { type Line, Refused, TableSocket } from "@/net/socket";
import type { ChatLine, Data, Event, Move, ServerMessage, Table, UndoNews, Update } from "@/net/types";
import { Draft } from "./draft.svelte";
import { namesOf, wordsOf } from "./frame";
import { brief } from "./said";
import { Story } from "./story.svelte";

/** Somebody else's move stays in sight until one has seen it and read its sentence: milliseconds, those for each letter, and the most. */
const [GLANCE, LETTER, LONGEST] = [700, 24, 2600];
/** Further back than this nobody wants the short replay to go. */
const MOST_FRAMES = 60;

/** Nobody may look at the table any more. */
const FINAL = new Set(["table-closed", "table-stopped", "banned-here"]);

export class LiveTable {
  table = $state.raw<Table>() as Table;
  line = $state<Line>("connecting");
  newest = $state.raw<Update | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  undo = $state.raw<UndoNews | null>(null);
  /** Why there is nothing to see here any more. */
  ended = $state.raw<{ code: string; text: string } | null>(null);
  sending = $state(false);
  replaying = $state(false);
  readonly story: Story;
  readonly names: readonly string[] = $derived.by(() => namesOf(this.table));
  /** The seat's legal moves, once everything before them was shown. */
  readonly moves: readonly Move[] = $derived.by(() =>
    this.story.busy || this.sending || this.replaying ? [] : (this.newest?.moves ?? []),
  );

  /** Whether the coach can be asked just now. */
  readonly mayAsk: boolean = $derived.by(() => this.table.coached && this.moves.length > 0);

  readonly draft: Draft;

  /** What the engine adds to the sentence of a legal move: how high a building is, where a meeple lies. */
  words(move: Move): Data {
    return wordsOf(this.newest, move);
  }

  #socket: TableSocket;
  #kit: Kit | null;
  #awaited = Infinity;
  #deaf: () => void;

  constructor(table: Table, kit: Kit | null) {
    this.table = table;
    this.#kit = kit;
    // Whoever asks to see something again wants to see it, at any speed.
    this.story = new Story(() => (this.replaying ? 0.5 : 0), kit?.sounds);
    this.draft = new Draft({
      moves: () => this.moves,
      preview: (moves) => this.#socket.preview(moves).catch(() => null),
      play: (moves) => this.#play(moves),
      lacking: (plan) => (this.newest && kit?.lacking?.(this.newest.view, plan)) || "",
    });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new TableSocket({
      url: `${scheme}://${location.host}/ws/tables/${encodeURIComponent(table.id)}`,
      lang: () => language.now,
      receive: (message) => this.#receive(message),
      line: (line) => (this.line = line),
    });
    this.#deaf = onIdentity((_, another) => this.#socket.renew(another));
  }

  close(): void {
    this.#deaf();
    this.story.stop();
    this.#socket.close();
  }
  hurry(): void {
    this.#socket.hurry();
  }
  /** Refusals shall follow the reader's language. */
  greet(): void {
    this.#socket.hello();
  }

  say(text: string): Promise<unknown> {
    return attempt(() => this.#socket.say(text));
  }
  askUndo(act: "ask" | "agree" | "refuse" | "withdraw"): Promise<unknown> {
    return attempt(() => this.#socket.undo(act));
  }

  /** Show again what happened since my last turn. */
  async showSince(): Promise<void> {
    const update = this.newest;
    if (!update || this.replaying) return;
    this.story.skip();
    const from = Math.max(0, update.number - MOST_FRAMES);
    const got = await attempt(() => api.frames(this.table.id, from, update.number, this.table.your_seat));
    const frames = got?.frames ?? [];
    const first = frames.findIndex((frame) => frame.events.some((event) => event.n > update.since_turn));
    const before = frames[first - 1];
    if (first < 1 || !before) return;
    const past = this.story.past;
    this.replaying = true;
    // The log goes back with the story, and fills again as it is shown.
    const last = before.events.at(-1)?.n ?? update.since_turn;
    this.story.reset(
      before.view,
      past.filter((event) => event.n <= Math.max(last, update.since_turn)),
    );
    for (const frame of frames.slice(first)) {
      this.story.add(this.#scenes(frame.view, frame.events).map((scene) => ({ ...scene, hold: scene.hold || this.#glance(scene.events) })));
    }
    // Behind the last scene the table as it is, so that this one, too, is shown for a while.
    this.story.add([{ view: update.view, events: [], hold: 0 }]);
    const end = setInterval(() => {
      if (this.story.busy) return;
      clearInterval(end);
      this.replaying = false;
    }, 100);
  }

  async #play(moves: readonly Move[]): Promise<boolean> {
    const update = this.newest;
    if (!update || this.sending) return false;
    this.sending = true;
    this.#awaited = Infinity;
    try {
      this.#awaited = await this.#socket.play([...moves], update.turn);
      this.#settle();
      return true;
    } catch (error) {
      this.sending = false;
      if (error instanceof Refused) throw error;
      await attempt(() => Promise.reject(error));
      return false;
    }
  }

  /** The word that a move is stored comes before the table it leads to; until then the old moves are no longer ours. */
  #settle(): void {
    if ((this.newest?.number ?? 0) >= this.#awaited) this.sending = false;
  }

  #scenes(to: Update["view"], events: Update["events"]): ReturnType<NonNullable<Kit["scenes"]>> {
    const from = this.story.latest;
    const scenes = this.#kit?.scenes;
    return from && scenes ? scenes(from, events, to) : [{ view: to, events, hold: 0 }];
  }

  #glance(events: readonly Event[]): number {
    const letters = brief(events, this.table.your_seat).reduce((sum, event) => sum + t(event.kind, event.data, this.names).length, 0);
    return Math.min(LONGEST, GLANCE + LETTER * letters);
  }

  #receive(message: ServerMessage): void {
    if (message.type === "table") this.table = message.table;
    else if (message.type === "chat") this.chat = [...this.chat, ...message.messages];
    else if (message.type === "undo") this.#undo(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "error" && !message.id) {
      if (FINAL.has(message.code)) this.ended = message;
      else toast(message.text, true);
    }
  }

  #undo(news: UndoNews): void {
    this.undo = news.asked_seat === null ? null : news;
    if (news.outcome) toast(t(`page-undo-${news.outcome}`));
  }

  #update(update: Update): void {
    const first = this.newest === null;
    const yours = update.moves.length > 0 && !this.newest?.moves.length;
    this.newest = update;
    if (update.reset) this.#awaited = 0;
    this.#settle();
    // Others may act while one plans.
    this.draft.update(update.moves);
    if (first || update.reset) {
      this.replaying = false;
      this.story.reset(update.view, update.events);
    } else {
      const scenes = this.#scenes(update.view, update.events);
      const last = scenes.at(-1);
      // Others' moves come fast when they are bots: each is shown for a moment.
      if (last && !last.hold && update.events.length) last.hold = this.#glance(update.events);
      this.story.add(scenes);
    }
    if (yours && !first) sound("turn");
  }
}
