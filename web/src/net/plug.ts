/** For tests: the other end of a socket. */

import type { Update, View } from "./types";

type Sent = { type: string; id?: number; [field: string]: unknown };

/** A line whose other end the test holds. */
export class Plug {
  static all: Plug[] = [];
  readyState = 0;
  sent: Sent[] = [];
  onopen: ((event: Event) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;

  constructor(readonly url: string) {
    Plug.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.drop();
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code } as CloseEvent);
  }
  hear(message: unknown): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  last(type: string): Sent | undefined {
    return this.sent.findLast((message) => message.type === type);
  }
}

export const update = (last: number, numbers: number[], more: Partial<Update> = {}): Update => ({
  type: "update",
  number: last,
  epoch: 0,
  events: numbers.map((n) => ({ n, kind: "k", data: {} })),
  last,
  since_turn: -1,
  turn: 0,
  view: {} as View,
  moves: [],
  words: [],
  can_undo: false,
  deadline: null,
  result: null,
  reset: false,
  ...more,
});

export function current(): Plug {
  const plug = Plug.all.at(-1);
  if (!plug) throw new Error("nothing is plugged in");
  return plug;
}
