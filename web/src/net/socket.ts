/**
 * One live table. The socket says hello with the last event it saw, mends itself when the line breaks, and asks
 * again whatever was still unanswered: a move carries its turn, so that asking twice plays once.
 */

import type { ClientMessage, Move, PlanPreview, Refusal, ServerMessage } from "./types";

/** "closed": for good, the table is no more. */
export type Line = "connecting" | "open" | "lost" | "closed";

/** The move was not played; the refusal says why and by which rule. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** The server could not make sense of what was asked. */
export class Failed extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

interface Asked {
  message: ClientMessage;
  settle: (answer: ServerMessage) => void;
  fail: (why: Error) => void;
}

/** As much of a WebSocket as is used here. */
interface Plug extends Pick<WebSocket, "send" | "close"> {
  readonly readyState: number;
  onopen: ((event: globalThis.Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
}

export interface Wiring {
  url: string;
  lang: () => string;
  receive: (message: ServerMessage) => void;
  line: (state: Line) => void;
  /** For tests; a browser's WebSocket otherwise. */
  plug?: (url: string) => Plug;
}

/** A question about a hover is stale by the time the line is back; a move is not. */
const isPassing = ({ message }: Asked): boolean => message.type === "preview";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;
/** Closed for good: no such table, or not ours to see. */
const FINAL_CODES = new Set([4403, 4404]);

export class TableSocket {
  /** Last event, its epoch, and last chat line seen. */
  since = -1;
  epoch = 0;
  /** Whose numbers those are: every seat counts only what it may know. */
  seat: number | null = null;
  chat = -1;

  #wiring: Wiring;
  #plug: Plug | null = null;
  #asked = new Map<number, Asked>();
  #next = 1;
  #wait = FIRST_WAIT;
  #again: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** The next update tells everything from the start, for other eyes than before. */
  #afresh = false;

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
    this.#connect();
  }

  /** The number that the match has reached with these moves. */
  async play(moves: Move[], turn: number): Promise<number> {
    const answer = await this.#ask({ type: "play", moves, turn });
    return answer.type === "ack" ? answer.number : -1;
  }

  /** What the moves, one after the other, would lead to. */
  async preview(moves: readonly Move[]): Promise<PlanPreview | null> {
    const answer = await this.#ask({ type: "preview", moves: [...moves] });
    if (answer.type !== "preview") return null;
    const { preview, count = 0, refusal = null, hidden = false, plan = [...moves] } = answer;
    return { preview, count, refusal, hidden, plan };
  }

  undo(act: "ask" | "agree" | "refuse" | "withdraw"): Promise<void> {
    return this.#ask({ type: "undo", do: act }).then(() => undefined);
  }

  say(text: string): Promise<void> {
    return this.#ask({ type: "chat", text }).then(() => undefined);
  }

  /** The next refusals shall come in the language now chosen. */
  hello(): void {
    this.#send({
      type: "hello",
      since: this.since,
      epoch: this.epoch,
      seat: this.seat,
      chat: this.chat,
      lang: this.#wiring.lang(),
    });
  }

  /** The network is back: do not wait for the next try. */
  hurry(): void {
    if (this.#closed || this.#plug) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  /**
   * The session has changed, and an open connection keeps the one it was opened with: connect anew. Moves and chat
   * that were not answered yet are asked again. With `another`, somebody else than before looks on: what was seen
   * so far no longer counts.
   */
  renew(another: boolean): void {
    if (this.#closed) return;
    if (another) {
      this.since = -1;
      this.epoch = 0;
      this.#afresh = true;
    }
    this.#stopBeating();
    this.#drop(isPassing);
    const old = this.#plug;
    this.#plug = null;
    old?.close();
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    this.#stopBeating();
    const plug = this.#plug;
    this.#plug = null;
    plug?.close();
    this.#drop(() => true);
  }

  #connect(): void {
    clearTimeout(this.#again);
    this.#wiring.line("connecting");
    const plug = (this.#wiring.plug ?? ((url: string): Plug => new WebSocket(url)))(this.#wiring.url);
    this.#plug = plug;
    plug.onopen = () => {
      if (plug !== this.#plug) return;
      this.#wait = FIRST_WAIT;
      this.hello();
      for (const [id, { message }] of this.#asked) this.#send(message, id);
      this.#wiring.line("open");
      this.#beat = setInterval(() => {
        this.#send({ type: "ping" });
        clearTimeout(this.#silence);
        this.#silence = setTimeout(() => plug.close(), PATIENCE);
      }, HEARTBEAT);
    };
    plug.onmessage = (event) => {
      if (plug !== this.#plug) return;
      clearTimeout(this.#silence);
      this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    plug.onclose = (event) => {
      if (plug !== this.#plug) return;
      this.#plug = null;
      this.#stopBeating();
      if (this.#closed) return;
      if (FINAL_CODES.has(event.code)) {
        this.close();
        this.#wiring.line("closed");
        return;
      }
      this.#wiring.line("lost");
      this.#drop(isPassing);
      this.#again = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  #ask(message: ClientMessage): Promise<ServerMessage> {
    if (this.#closed) return Promise.reject(new Failed("closed", ""));
    const id = this.#next++;
    return new Promise((settle, fail) => {
      this.#asked.set(id, { message, settle, fail });
      this.#send(message, id);
    });
  }

  #send(message: ClientMessage, id?: number): void {
    if (this.#plug?.readyState !== 1) return;
    this.#plug.send(JSON.stringify(id === undefined ? message : { ...message, id }));
  }

  #receive(message: ServerMessage): void {
    if (message.type === "update") {
      if (this.#afresh) message = { ...message, reset: true };
      this.#afresh = false;
      // What was seen before the line broke must not be told twice.
      if (message.reset || message.epoch !== this.epoch) this.since = -1;
      const fresh = message.events.filter((event) => event.n > this.since);
      this.epoch = message.epoch;
      this.seat = message.view.seat;
      this.since = Math.max(this.since, message.last);
      this.#wiring.receive({ ...message, events: fresh });
    } else if (message.type === "chat") {
      const fresh = message.messages.filter((line) => line.n > this.chat);
      this.chat = fresh.reduce((most, line) => Math.max(most, line.n), this.chat);
      if (fresh.length) this.#wiring.receive({ ...message, messages: fresh });
    } else if (message.type !== "pong") {
      this.#wiring.receive(message);
    }
    this.#answer(message);
  }

  #answer(message: ServerMessage): void {
    if (!("id" in message) || typeof message.id !== "number") return;
    const asked = this.#asked.get(message.id);
    if (!asked) return;
    this.#asked.delete(message.id);
    if (message.type === "refused") asked.fail(new Refused(message));
    else if (message.type === "error") asked.fail(new Failed(message.code, message.text));
    else asked.settle(message);
  }

  #drop(which: (asked: Asked) => boolean): void {
    for (const [id, asked] of this.#asked) {
      if (!which(asked)) continue;
      this.#asked.delete(id);
      asked.fail(new Failed("closed", ""));
    }
  }

  #stopBeating(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#silence);
  }
}
