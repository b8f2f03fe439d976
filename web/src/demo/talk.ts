/** What the page and the worker with the server say to each other. */

export type ToServer =
  | { kind: "ask"; id: number; method: string; path: string; headers: Record<string, string>; body: string }
  | { kind: "connect"; line: number; path: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "disconnect"; line: number };

/** "elsewhere": another tab has the server, and it starts once that one is closed. */
export type State = "loading" | "elsewhere" | "ready" | "broken";

export type FromServer =
  | { kind: "state"; state: State; why?: string }
  | { kind: "answer"; id: number; status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }
  | { kind: "open" | "text" | "close"; line: number; value: unknown };
