/** A table as one browser follows it: what the socket says, what is being told, what is planned. */

import { onIdentity } from "@/app/house.svelte";
import { play as sound } from "@/app/sound";
import { reading, settings } from "@/app/settings.svelte";
import { attempt, toast } from "@/app/toast.svelte";
import type { Kit } from "@/games/kit";
import { language, t } from "@/i18n/index.svelte";
import { api } from "@/net/api";
import { type Line, Refused, TableSocket } from "@/net/socket";
import type { ChatLine, Data, Foresight, Move, Refusal, ServerMessage, Table, UndoNews, Update } from "@/net/types";
import { namesOf } from "./frame";
import { Story } from "./story.svelte";

/** Somebody else's move stays this long in sight before the next one. */
const GLANCE = 650;
/** Further back than this nobody wants the short replay to go. */
const MOST_FRAMES = 60;

/** Moves are flat values: alike when every field is. */
function same(a: Move, b: Move): boolean {
  const [left, right] = [Object.entries(a), Object.keys(b)];
  return left.length === right.length && left.every(([field, value]) => JSON.stringify(b[field]) === JSON.stringify(value));
}

export class LiveTable {
  table = $state.raw<Table>() as Table;
  line = $state<Line>("connecting");
  newest = $state.raw<Update | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  undo = $state.raw<UndoNews | null>(null);
  plan = $state.raw<readonly Move[]>([]);
  foretold = $state.raw<Data | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(false);
  replaying = $state(false);
  readonly story: Story;
  readonly names: readonly string[] = $derived.by(() => namesOf(this.table));
  /** The seat's legal moves, once everything before them was told. */
  readonly moves: readonly Move[] = $derived.by(() =>
    this.story.busy || this.sending || this.replaying ? [] : (this.newest?.moves ?? []),
  );

  /** What the engine adds to the sentence of a legal move: how high a building is, where a meeple lies. */
  words(move: Move): Data {
    const at = this.newest?.moves.findIndex((legal) => same(legal, move)) ?? -1;
    return this.newest?.words[at] ?? {};
  }

  /** What is still missing before the plan can be played; "" when nothing is, or when moves go off one by one. */
  readonly lacking: string = $derived.by(() => {
    const view = this.newest?.view;
    return (!settings.atOnce && view && this.plan.length && this.#kit?.lacking?.(view, this.plan)) || "";
  });

  #socket: TableSocket;
  #kit: Kit | null;
  #awaited = Infinity;
  #deaf: () => void;

  constructor(table: Table, kit: Kit | null) {
    this.table = table;
    this.#kit = kit;
    this.story = new Story({
      // Whoever asks to see something again wants to see it, at any speed.
      wait: (hold) => (document.hidden ? 0 : hold * (reading() || (this.replaying ? 0.5 : 0))),
      heard: (event) => {
        const heard = kit?.sounds?.[event.kind];
        if (heard) sound(heard);
      },
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

  /** Lay a move out, or several to be played as one; what is not allowed is answered with the reason instead. */
  propose(moves: Move | readonly Move[]): void {
    const plan = Array.isArray(moves) ? (moves as readonly Move[]) : [moves as Move];
    const [first, ...more] = plan;
    this.withdraw();
    if (!first) return;
    if (!this.moves.some((legal) => same(legal, first))) {
      void this.why(first).then((refusal) => (this.refusal = refusal));
      return;
    }
    this.plan = plan;
    if (more.length) {
      // A longer plan is laid out to be looked at: it never goes off by itself.
      void this.foresee(plan).then((found) => {
        if (this.plan !== plan || !found) return;
        this.foretold = found.preview;
        if (found.refusal) {
          this.plan = [];
          this.refusal = found.refusal;
        }
      });
      return;
    }
    if (settings.atOnce) {
      void this.commit();
      return;
    }
    void this.preview(first).then((numbers) => {
      if (this.plan === plan) this.foretold = numbers;
    });
  }

  withdraw(): void {
    this.plan = [];
    this.foretold = null;
    this.refusal = null;
  }

  /** Play what is laid out: true once it is stored, false when it was refused or nothing was laid out. */
  async commit(): Promise<boolean> {
    const update = this.newest;
    if (!this.plan.length || !update || this.sending || this.lacking) return false;
    this.sending = true;
    this.#awaited = Infinity;
    try {
      this.#awaited = await this.#socket.play([...this.plan], update.turn);
      this.withdraw();
      this.#settle();
      return true;
    } catch (error) {
      this.withdraw();
      this.sending = false;
      if (error instanceof Refused) this.refusal = error.refusal;
      else await attempt(() => Promise.reject(error));
      return false;
    }
  }

  /** Play a move that was never laid out. */
  async act(move: Move): Promise<void> {
    if (this.sending) return;
    this.withdraw();
    this.plan = [move];
    await this.commit();
  }

  why(move: Move): Promise<Refusal | null> {
    return this.#socket.why(move).catch(() => null);
  }
  preview(move: Move): Promise<Data | null> {
    return this.#socket.preview(move).catch(() => null);
  }
  foresee(moves: readonly Move[]): Promise<Foresight | null> {
    return this.#socket.foresee([...moves]).catch(() => null);
  }
  say(text: string): Promise<unknown> {
    return attempt(() => this.#socket.say(text));
  }
  askUndo(act: "ask" | "agree" | "refuse" | "withdraw"): Promise<unknown> {
    return attempt(() => this.#socket.undo(act));
  }

  /** Tell again what happened since my last turn. */
  async tellSince(): Promise<void> {
    const update = this.newest;
    if (!update || this.replaying) return;
    this.story.skip();
    const from = Math.max(0, update.number - MOST_FRAMES);
    const got = await attempt(() => api.frames(this.table.id, from, update.number, this.table.your_seat));
    const frames = got?.frames ?? [];
    const first = frames.findIndex((frame) => frame.events.some((event) => event.n > update.since_turn));
    const before = frames[first - 1];
    if (first < 1 || !before) return;
    const told = this.story.told;
    this.replaying = true;
    // The log goes back with the story, and fills again as it is told.
    const last = before.events.at(-1)?.n ?? update.since_turn;
    this.story.reset(
      before.view,
      told.filter((event) => event.n <= Math.max(last, update.since_turn)),
    );
    for (const frame of frames.slice(first)) {
      this.story.add(this.#scenes(frame.view, frame.events).map((scene) => ({ ...scene, hold: scene.hold || GLANCE })));
    }
    // Behind the last scene the table as it is, so that this one, too, is shown for a while.
    this.story.add([{ view: update.view, events: [], hold: 0 }]);
    const end = setInterval(() => {
      if (this.story.busy) return;
      clearInterval(end);
      this.replaying = false;
    }, 100);
  }

  /** The word that a move is stored comes before the table it leads to; until then the old moves are no longer ours. */
  #settle(): void {
    if ((this.newest?.number ?? 0) >= this.#awaited) this.sending = false;
  }

  #scenes(to: Update["view"], events: Update["events"]): ReturnType<NonNullable<Kit["tell"]>> {
    const from = this.story.latest;
    const tell = this.#kit?.tell;
    return from && tell ? tell(from, events, to) : [{ view: to, events, hold: 0 }];
  }

  #receive(message: ServerMessage): void {
    if (message.type === "table") this.table = message.table;
    else if (message.type === "chat") this.chat = [...this.chat, ...message.messages];
    else if (message.type === "undo") this.#undo(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "error" && !message.id && message.code !== "table-closed") toast(message.text, true);
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
    // Others may act while one plans; the plan stays as long as it can still begin.
    const [next] = this.plan;
    if (next && !update.moves.some((legal) => same(legal, next))) this.withdraw();
    if (first || update.reset) {
      this.replaying = false;
      this.story.reset(update.view, update.events);
    } else {
      const scenes = this.#scenes(update.view, update.events);
      const last = scenes.at(-1);
      // Others' moves come fast when they are bots: each is shown for a moment.
      if (last && !last.hold && update.events.length) last.hold = GLANCE;
      this.story.add(scenes);
    }
    if (yours && !first) sound("turn");
  }
}
