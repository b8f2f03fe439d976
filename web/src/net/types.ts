/** The protocol of a table, as docs/protocol.md tells it. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Data = { [key: string]: Json };
export type Move = { kind: string; [field: string]: Json };
export type OptionValue = string | number | boolean;

/** A Fluent message with its arguments. */
export interface Sentence {
  key: string;
  data: Data;
}

export interface Player {
  id: string;
  name: string;
}

export interface Option {
  values: OptionValue[];
  default: OptionValue;
  rule: string;
  /** Values that only some numbers of players can choose. */
  fits: Record<string, number[]>;
}

export interface Game {
  name: string;
  players: [number, number];
  options: Record<string, Option>;
  levels: string[];
  /** Fluent key of each kind of move. */
  sentences: Record<string, string>;
  facts: number;
  guesses: number;
  /** Whether it has puzzles to learn by. */
  school: boolean;
}

export interface Rule {
  id: string;
  text: string;
  cells: string[];
}

export interface Chapter {
  title: string;
  level: number;
  rules: Rule[];
}

export interface Fact {
  path: string;
  value: Json;
  confidence: string;
  source: string;
  note: string;
  /** What it is called and what it says, in the reader's language. */
  label: string;
  said: string;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "empty";
  name: string | null;
  level: string | null;
  you: boolean;
  online: boolean;
  /** Level of the bot that plays for an absent person. */
  bot: string | null;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  status: "open" | "playing" | "over";
  seats: Seat[];
  your_seat: number | null;
  host: boolean;
  listed: boolean;
  clock: { seconds: number } | null;
  auto: boolean;
  /** The host chose the seed, so that somebody may know what is hidden. */
  seeded: boolean;
  to_act: number[];
  your_turn: boolean;
  invite?: string | null;
  rematch: string | null;
  created: number;
  updated: number;
  winners: number[] | null;
}

export type Chair = { kind: "me" } | { kind: "link" } | { kind: "bot"; level: string };

export interface NewTable {
  game: string;
  options?: Record<string, OptionValue>;
  seats: Chair[];
  listed?: boolean;
  clock?: { seconds: number } | null;
  auto?: boolean;
  seed?: number;
}

/** What every view has; the rest is the game's own. */
export interface View {
  game: string;
  players: number;
  seat: number | null;
  options: Record<string, OptionValue>;
  over: boolean;
  to_act: number[];
  scores: number[];
  round?: number;
  rounds?: number;
  phase?: string;
  prompt?: Sentence | null;
  [own: string]: unknown;
}

export interface Event {
  n: number;
  kind: string;
  data: Data;
  /** Shown while it happens, not told in words: a film. */
  passing?: true;
}

export interface Frame {
  number: number;
  seat: number | null;
  move: Move | null;
  events: Event[];
  view: View;
}

export interface Point {
  number: number;
  round: number;
  scores: number[];
}

export interface Result {
  scores: number[];
  winners: number[];
  places: number[];
  breakdown: Record<string, number>[];
}

export interface Refusal {
  rule: string;
  key: string;
  data: Data;
  text: string;
}

/** The engine's numbers for a list of moves, as far as they can be played and foretold. */
export interface Foresight {
  /** For the first `told` moves together. */
  preview: Data;
  told: number;
  /** Why the next one can't be played. */
  refusal: Refusal | null;
  /** The last one told brings something hidden to light: what comes after it can't be foretold. */
  hidden: boolean;
}

/** A fixed puzzle by its number, or a new one by its seed and difficulty. */
export type PuzzleName = { number: number } | { seed: number; difficulty: number };

export interface Lesson {
  number: number;
  title: Sentence;
  goal: Sentence;
  lesson: Sentence[];
}

export interface School {
  puzzles: Lesson[];
  levels: number[];
}

/** A puzzle after some moves. */
export interface Position {
  title: Sentence;
  goal: Sentence;
  view: View;
  moves: Move[];
  /** Everything since the beginning. */
  events: Event[];
  outcome: { number: number; best: number; solved: boolean; sentence: Sentence } | null;
}

export interface Hint {
  move: Move | null;
  why: Sentence[];
}

export interface Update {
  type: "update";
  number: number;
  epoch: number;
  events: Event[];
  last: number;
  since_turn: number;
  turn: number;
  view: View;
  moves: Move[];
  /** What the table adds to the sentence of each of these moves. */
  words: Data[];
  can_undo: boolean;
  deadline: number | null;
  result: Result | null;
  reset: boolean;
}

export interface UndoNews {
  type: "undo";
  asked_seat: number | null;
  agreed: number[];
  waiting: number[];
  outcome?: "done" | "refused" | "withdrawn" | null;
}

export interface ChatMessage {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export type ServerMessage =
  | { type: "table"; table: Table }
  | Update
  | { type: "ack"; id: number; number: number }
  | ({ type: "refused"; id: number } & Refusal)
  | { type: "why"; id: number; refusal: Refusal | null }
  | ({ type: "preview"; id: number; preview: Data } & Partial<Foresight>)
  | UndoNews
  | { type: "chat"; id?: number; messages: ChatMessage[] }
  | { type: "error"; id?: number | null; code: string; text: string }
  | { type: "pong" };

export type ClientMessage =
  | { type: "hello"; since: number; epoch: number; seat: number | null; chat: number; lang: string }
  | { type: "play"; moves: Move[]; turn: number }
  | { type: "why"; move: Move }
  | { type: "preview"; move: Move }
  | { type: "preview"; moves: Move[] }
  | { type: "undo"; do: "ask" | "agree" | "refuse" | "withdraw" }
  | { type: "chat"; text: string }
  | { type: "ping" };
