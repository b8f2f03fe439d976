/** Made by tools/generate.py from monstrerie/server and core. Change those, then run `make generate`. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Data = { [key: string]: Json };
export type Move = { kind: string; [field: string]: Json };
/** The events of a game, from the data of each kind. */
export type EventOf<Kinds> = {
  [K in keyof Kinds]: Omit<Event, "kind" | "data"> & { kind: K; data: Kinds[K] & { guess?: boolean } };
}[keyof Kinds];

/** Those that have texts. */
export const LANGUAGES = ["en", "fr"] as const;

export type OptionValue = string | number | boolean;

export type ClientMessage = Hello | Play | Why | Preview | Undo | Chat | Ping;

export type ServerMessage =
  | TableNews
  | Update
  | Ack
  | Refused
  | WhyReply
  | PreviewReply
  | UndoNews
  | ChatNews
  | Failure
  | Pong;

/** What every view has; the rest is the game's own. */
export interface View {
  game: string;
  players: number;
  /** Who looks; null for a spectator. */
  seat: number | null;
  options: Record<string, OptionValue>;
  over: boolean;
  to_act: number[];
  scores: number[];
  /** True where the fewest points win. */
  fewest?: boolean;
  round?: number;
  rounds?: number;
  /** A Fluent key. */
  phase?: string;
  /** For this seat: what to do, what may be done, what happens then. */
  prompt?: Sentence | null;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  listed?: boolean;
  clock?: ClockWish | null;
  auto?: boolean;
  /** Whether the coach may be asked; for one person against bots. */
  coach?: boolean;
  seed?: number | null;
  components?: Data | null;
  /** Id of somebody's box to play with, instead of components. */
  box?: string | null;
  /** A saved match, or a position as text, to go on with; it brings options, seed and components along. */
  save?: string | null;
}

export interface SeatWish {
  kind: "me" | "link" | "bot";
  level?: string | null;
}

export interface ClockWish {
  seconds: number;
}

/** What an owner has read off their box: the values by path, or a file. */
export interface BoxWish {
  name?: string;
  values?: Record<string, Json>;
  change?: BoxChange | null;
  toml?: string | null;
  /** What the file is called, for messages. */
  file?: string;
}

/** One thing to be set in a value (`BoxFact.leaves`). */
export interface BoxChange {
  path: string;
  at: (string | number)[];
  value: boolean | number | string;
}

export interface JoinWish {
  invite?: string | null;
  seat?: number | null;
}

export interface LevelWish {
  level?: string;
}

export interface SettingsWish {
  auto?: boolean | null;
  listed?: boolean | null;
  /** Who may chat. */
  chat?: "all" | "seats" | "none" | null;
  /** Let the coach be asked from now on; the match stays marked. */
  coach?: true | null;
}

export interface ErrorAnswer {
  error: Problem;
}

/** Why a request failed. */
export interface Problem {
  code: string;
  /** In the reader's language. */
  text: string;
}

export interface SessionAnswer {
  player: Player | null;
}

/** A guest with a name. */
export interface Player {
  id: string;
  name: string;
  avatar: "troll" | "dragon" | "beetle" | "mummy" | "kraken" | "demon" | "ghost" | "witch" | "vampire" | "golem" | "snakitty" | "fluffy" | "bubl" | "dunguin" | "uni" | "giant" | null;
}

export interface AliveAnswer {
  alive: boolean;
  version: string;
}

export interface HealthAnswer {
  ok: boolean;
  version: string;
  database: string;
}

export interface GamesAnswer {
  games: Game[];
  /** Whether nobody else can come in: the server is in the visitor's own browser. */
  solo: boolean;
}

/** A game that can be played here. */
export interface Game {
  name: string;
  /** Least and most. */
  players: [number, number];
  options: Record<string, Option>;
  /** Of bots, the weakest first. */
  levels: string[];
  /** Of levels, where this version measured them. */
  ratings: Record<string, number>;
  /** Fluent key of each kind of move. */
  sentences: Record<string, string>;
  /** How many values the box has. */
  facts: number;
  /** How many of them are only guessed. */
  guesses: number;
  /** Whether it has puzzles to learn by. */
  school: boolean;
  /** Whether it has a guided first match. */
  guide: boolean;
  /** Whether its matches can be analyzed. */
  coach: boolean;
  /** The options for somebody's first match, where they are not the usual ones. */
  beginner: Record<string, OptionValue>;
  /** Phases that follow one another: Fluent keys. */
  tracks: string[][];
  /** The kinds of things that explain themselves. */
  pieces: string[];
}

/** One choice before the game. */
export interface Option {
  values: OptionValue[];
  default: OptionValue;
  /** Where the rules speak of it. */
  rule: string;
  /** Value -> the numbers of players that it is for, where it isn't for all of them. */
  fits: Record<string, number[]>;
  /** Values that stored matches have and nobody is offered: those of earlier versions, and a host's seat. */
  former: OptionValue[];
}

export interface RulesAnswer {
  sections: RuleSection[];
}

/** A section of the overview of the rules. */
export interface RuleSection {
  /** Of its picture. */
  name: string;
  title: string;
  /** Whether it belongs to the last section that is none. */
  step: boolean;
  /** Paragraph by paragraph. */
  text: string[];
  /** Those of the box that its text names. */
  numbers: Record<string, number | string>;
  picture: boolean;
  /** Whether there is a table on which to try it. */
  example: boolean;
  /** The exact rules behind it. */
  chapters: Chapter[];
}

/** A chapter of the rules. */
export interface Chapter {
  title: string;
  level: number;
  rules: Rule[];
}

/** One rule, in our own words. */
export interface Rule {
  id: string;
  text: string;
  cells: string[];
}

export interface ExplainAnswer {
  /** In the order asked; null for what isn't there. */
  explanations: (Explanation | null)[];
}

/** What a thing on the board is, in the reader's language. */
export interface Explanation {
  title: string;
  lines: string[];
  /** Id of the rule about it. */
  rule: string;
}

export interface ComponentsAnswer {
  facts: Fact[];
}

/** One value of the box, and how sure we are of it. */
export interface Fact {
  path: string;
  value: Json;
  confidence: "certain" | "likely" | "guess";
  source: string;
  note: string;
  /** What it is called, in the reader's language. */
  label: string;
  /** What it says, in the reader's language. */
  said: string;
}

/** An owner's box, and what is still to be read off it. */
export interface BoxSheet {
  name: string;
  /** What the owner has read, by path. */
  values: Data;
  /** Thing by thing. */
  steps: BoxFact[][];
  settled: number;
  total: number;
  problem: BoxProblem | null;
  differences: BoxDifference[];
  fingerprint: string;
  /** The file that `--components` takes. */
  toml: string;
}

/** One value that is to be read off the box. */
export interface BoxFact {
  path: string;
  label: string;
  /** What the shipped box says. */
  said: string;
  shipped: Json;
  value: Json;
  /** Whether the owner has read it. */
  settled: boolean;
  leaves: Leaf[];
}

/** One thing to be set inside a value: a number, a choice, or how many entries a list has (`count`). */
export interface Leaf {
  /** The way to it. */
  at: (string | number)[];
  /** What it is, from the outside in, in the reader's language. */
  label: string[];
  kind: "number" | "choice" | "count";
  value: boolean | number | string;
  least: number;
  most: number;
  whole: boolean;
  /** What it may be, and that in words. */
  choices: [boolean | string, string][];
  /** What it is where nothing is said. */
  usual: boolean | number | string | null;
  /** The list that it is part of, where nothing is said of that list. */
  base: number[] | null;
}

/** Why nobody can play with this box. */
export interface BoxProblem {
  text: string;
  /** Of the value; "" for none in particular. */
  path: string;
  rule: string;
}

/** What is printed otherwise than the shipped box says, in words. */
export interface BoxDifference {
  path: string;
  label: string;
  shipped: string;
  own: string;
}

export interface BoxAnswer {
  box: Box | null;
}

/** A box that somebody keeps here. */
export interface Box {
  id: string;
  game: string;
  name: string;
  values: Data;
}

export interface TableBoxAnswer {
  differences: BoxDifference[];
}

export interface TableAnswer {
  table: Table;
}

/** A table as one reader may know it. */
export interface Table {
  /** 22 characters. */
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  status: "open" | "playing" | "over";
  seats: Seat[];
  box: TableBox;
  /** Null for a spectator. */
  your_seat: number | null;
  /** Whether the table is yours. */
  host: boolean;
  /** Whether strangers find it. */
  listed: boolean;
  clock: Clock | null;
  /** Decisions with a single legal move are made without asking. */
  auto: boolean;
  /** Who may chat: all, those who sit there, or nobody. */
  chat: "all" | "seats" | "none";
  /** Whether the coach may be asked, or could be. */
  coached: boolean;
  /** Paths of the component values that differ from ours (`GET /api/tables/{id}/box` says how). */
  changed: string[];
  /** The host chose the seed, so that somebody may know what is hidden. */
  seeded: boolean;
  to_act: number[];
  your_turn: boolean;
  /** Null for those who don't sit there. */
  invite: string | null;
  /** Id of the table where they play again. */
  rematch: string | null;
  /** Unix time. */
  created: number;
  /** Time of the last thing that everybody could notice. */
  updated: number;
  /** Null before the end. */
  winners: number[] | null;
}

/** A chair and who sits on it. */
export interface Seat {
  seat: number;
  kind: "person" | "bot" | "empty";
  name: string | null;
  /** Of the bot whose chair it is. */
  level: string | null;
  you: boolean;
  online: boolean;
  /** Level of the bot that plays for an absent person. */
  bot: string | null;
  /** The monster that a person sits there as; null where they chose none, and for bots. */
  avatar: "troll" | "dragon" | "beetle" | "mummy" | "kraken" | "demon" | "ghost" | "witch" | "vampire" | "golem" | "snakitty" | "fluffy" | "bubl" | "dunguin" | "uni" | "giant" | null;
}

/** Which box a table plays with. */
export interface TableBox {
  /** What its owner calls it. */
  name: string;
  /** Whether it is another than the shipped one. */
  own: boolean;
  /** Equal where all values are equal. */
  fingerprint: string;
}

/** Time for each decision; after it a bot moves for the seat. */
export interface Clock {
  seconds: number;
}

export interface ClosedAnswer {
  table: Table | null;
}

export interface TablesAnswer {
  tables: Table[];
  /** Where the list goes on (`after`); null at its end. */
  next: string | null;
}

export interface FramesAnswer {
  frames: Frame[];
  /** Number of moves that this reader noticed. */
  total: number;
}

/** The match after a number of moves. */
export interface Frame {
  number: number;
  /** Who moved last; null in frame 0. */
  seat: number | null;
  /** Null in frame 0, and for others' moves while the match goes on. */
  move: Move | null;
  /** What the table before it adds to the move's sentence (`Game.words`). */
  words: Data;
  events: Event[];
  view: View;
}

/** One thing that happened, with its number among those that the reader may know. */
export interface Event {
  n: number;
  /** Also the name of its sentence. */
  kind: string;
  /** The sentence's arguments. */
  data: Data;
  /** True for what is shown while it happens, not told in words: a film. */
  passing?: boolean;
}

export interface CurveAnswer {
  points: Point[];
}

/** Everybody's points after a number of moves. */
export interface Point {
  number: number;
  /** Null in a game without rounds. */
  round: number | null;
  scores: number[];
}

export interface SavedAnswer {
  saved: SavedMatch | null;
  /** In words, why nothing can be gone on with; the same answer for a table is refused. */
  problem: string | null;
}

/** What somebody may go on with. */
export interface SavedMatch {
  game: string;
  players: number;
  /** Since the beginning, or since the position. */
  moves: number;
  to_act: number[];
  /** Who sat there, where the text says so. */
  names: (string | null)[];
  /** Whether it began at a position, and not at the start. */
  at_position: boolean;
}

export interface PositionAnswer {
  /** All that was on the table, as text. */
  position: string;
}

/** What the coach says to a seat, and of which moment. */
export interface AdviceAnswer {
  /** How many moves its reader had noticed. */
  number: number;
  advice: Advice;
}

/** The best moves of a seat, the best first. */
export interface Advice {
  seat: number;
  tables: number;
  moves: Suggestion[];
}

/** A move, what it is worth to whoever makes it, and why. */
export interface Suggestion {
  move: Move;
  /** What the table adds to the sentence of the move (`Game.words`). */
  words: Data;
  /** To win. */
  chance: number;
  error: number;
  /** How much less than the best, at the same tables. */
  behind: number;
  /** About points at the tables' ends: from `source` come `points`, and `other` with the move beside. */
  reason: Sentence;
}

/** Something to say: a Fluent message and its arguments. */
export interface Sentence {
  key: string;
  data: Data;
}

/** How far the coach is with a match. */
export interface AnalysisAnswer {
  /** Whether the coach works on it. */
  running: boolean;
  /** What is known so far. */
  analysis: Analysis | null;
}

/** What is known so far; `accounts` and what follows wait for all of it. */
export interface Analysis {
  game: string;
  players: number;
  tables: number;
  done: number;
  total: number;
  curve: Outlook[];
  accounts: Account[];
  mistakes: Mistake[];
  turns: Turn[];
}

/** Each seat's chance to win after so many moves, and what the last of them changed. */
export interface Outlook {
  moves: number;
  chances: number[];
  errors: number[];
  /** Who made the last move. */
  seat: number | null;
  /** What luck changed since the point before. */
  luck: number[];
  /** What decisions changed. */
  skill: number[];
  /** Beside the last move; null where nothing was to be chosen, and until all is known. */
  choice: Choice | null;
}

/** What the coach found beside a decision. */
export interface Choice {
  /** Null where nothing was clearly better. */
  better: Move | null;
  /** What the table adds to its sentence (`Game.words`). */
  words: Data;
  /** To win, for whoever decided. */
  gain: number;
  error: number;
}

/** How a seat came from its chance at the beginning to the one at the end: begin + luck + skill = end. */
export interface Account {
  begin: number;
  end: number;
  luck: number;
  luck_error: number;
  /** Of all decisions. */
  skill: number;
  skill_error: number;
  /** Of its own decisions; the rest is what the others' did for it. */
  own: number;
  own_error: number;
}

/** A decision, what would have been better, and how much it was worth. */
export interface Mistake {
  /** The match before it. */
  moves: number;
  seat: number;
  played: Move;
  better: Move;
  /** What the table adds to the sentence of the move (`Game.words`). */
  played_words: Data;
  better_words: Data;
  cost: number;
  error: number;
  sources: Source[];
}

/** A source of points that another action changes. */
export interface Source {
  source: string;
  played: number;
  better: number;
}

/** A moment that changed much for somebody. */
export interface Turn {
  /** The match after it. */
  moves: number;
  /** Whose chance it changed most. */
  seat: number;
  change: number;
  /** Whether luck changed more than skill. */
  luck: boolean;
}

export interface School {
  courses: Course[];
  /** How difficult a new puzzle can be. */
  levels: number[];
  /** The same for everybody; days begin at midnight UTC. */
  today: PuzzleOfDay;
}

/** One thing that a school teaches. */
export interface Course {
  name: string;
  title: Sentence;
  text: Sentence;
  puzzles: Lesson[];
}

/** A fixed puzzle and what it teaches. */
export interface Lesson {
  number: number;
  title: Sentence;
  goal: Sentence;
  /** One thought after another. */
  lesson: Sentence[];
}

export interface PuzzleOfDay {
  course: string;
  seed: number;
  difficulty: number;
}

/** A puzzle after some moves. */
export interface Position {
  view: View;
  /** The legal ones. */
  moves: Move[];
  /** What the table adds to the sentence of each (`Game.words`). */
  words: Data[];
  /** All since the beginning. */
  events: Event[];
  title: Sentence;
  goal: Sentence;
  outcome: Outcome | null;
}

/** What came of a puzzle. */
export interface Outcome {
  /** Less is better. */
  number: number;
  best: number;
  solved: boolean;
  sentence: Sentence;
}

/** A best move and its reasons. */
export interface Hint {
  /** Null when it is over. */
  move: Move | null;
  why: Sentence[];
}

/** The best play, told round by round. */
export interface Solution {
  rounds: Sentence[][];
}

/** A guided match after some moves. */
export interface GuidedMatch {
  view: View;
  /** The legal ones. */
  moves: Move[];
  /** What the table adds to the sentence of each (`Game.words`). */
  words: Data[];
  /** All since the beginning. */
  events: Event[];
  /** To be sent again with the next moves. */
  match: string;
  /** What there is to say until the next decision. */
  stops: GuideStop[];
  /** The table on the way there, where something is said. */
  moments: GuideMoment[];
  /** How many stops the guide has. */
  total: number;
  /** To a move that does not fit, and was not played. */
  answer: Sentence | null;
  /** Whether the guide has nothing more to ask. */
  over: boolean;
}

/** One idea of a guide. */
export interface GuideStop {
  /** Counted from 1. */
  number: number;
  sentence: Sentence;
  /** The pieces that it is about (`data-piece` on the board). */
  lights: string[];
  /** The event after which it is said; null: before the next decision. */
  after: number | null;
  /** Whether the pupil decides here. */
  decides: boolean;
}

/** The table as it was when something happened that a stop is about. */
export interface GuideMoment {
  /** So many events had happened by then. */
  events: number;
  view: View;
}

export interface AdminTablesAnswer {
  tables: AdminTable[];
  /** Where the list goes on (`after`); null at its end. */
  next: string | null;
}

/** A table as those who run the server see it: nothing that is hidden in the match. */
export interface AdminTable {
  id: string;
  game: string;
  stage: "open" | "playing" | "over" | "closed";
  seats: AdminSeat[];
  /** Id of the player; empty where bots play alone. */
  host: string;
  listed: boolean;
  moves: number;
  /** Version of Monstrerie that it was begun with; null where that was not recorded. */
  rules: string | null;
  created: number;
  updated: number;
}

/** A chair and who sits on it. */
export interface AdminSeat {
  seat: number;
  kind: "person" | "bot" | "empty";
  player: string | null;
  name: string | null;
  level: string | null;
}

export interface AdminTableAnswer {
  table: AdminTable;
  chat: ChatLine[];
}

/** One thing said at the table. */
export interface ChatLine {
  n: number;
  /** Null for a spectator. */
  seat: number | null;
  name: string;
  text: string;
  /** Unix time. */
  at: number;
}

export interface AdminPeopleAnswer {
  people: AdminPerson[];
  next: string | null;
}

/** Somebody with a name. */
export interface AdminPerson {
  id: string;
  name: string;
  avatar: string | null;
  created: number;
  /** Since when; null where they may be here. */
  banned: number | null;
  muted: number | null;
  /** At which they sit. */
  tables: number;
  /** About them. */
  reports: number;
}

export interface AdminPersonAnswer {
  person: AdminPerson;
}

export interface AdminReportsAnswer {
  reports: AdminReport[];
  next: string | null;
}

/** What somebody told about somebody. */
export interface AdminReport {
  id: string;
  at: number;
  table: string;
  reporter: string;
  /** Null where they are no longer here. */
  reporter_name: string | null;
  about: string;
  about_name: string | null;
  /** What they said in the chat. */
  line: string | null;
  text: string;
}

/** Everything stored about somebody. */
export interface AdminExportAnswer {
  person: AdminPerson;
  seats: Data[];
  moves: Data[];
  chat: Data[];
  boxes: Data[];
  hosted: Data[];
  /** At which tables a host has banned or muted them. */
  barred: Data[];
  /** What they reported. */
  reports: Data[];
}

export interface AdminMatchesAnswer {
  ids: string[];
}

export interface AdminCheckAnswer {
  /** Why the match can't be replayed, in the reader's language; null when it can. */
  problem: string | null;
}

export interface AdminDoneAnswer {
  done: boolean;
}

export interface WhyAnswer {
  /** Null when the move may be played. */
  refusal: Refusal | null;
}

/** Why a move is not allowed. */
export interface Refusal {
  rule: string;
  key: string;
  data: Data;
  /** The sentence, in the reader's language. */
  text: string;
}

export interface PreviewAnswer {
  preview: Data;
}

/** The engine's numbers for a list of moves, as far as they can be played and known. */
export interface PlanPreview {
  /** For the first `count` moves together. */
  preview: Data;
  /** How many of the moves the numbers tell of. */
  count: number;
  /** Why the next one can't be played. */
  refusal: Refusal | null;
  /** The last of these brings something hidden to light: nobody knows what comes after it. */
  hidden: boolean;
  /** The moves as they would be played: without what would not be asked, with what ends the plan; `count` counts these. */
  plan: Move[];
}

/** The first message; may be sent again. */
export interface Hello {
  type: "hello";
  id?: number | string | null;
  /** Last event number seen, or -1. */
  since?: number;
  /** That the number belongs to. */
  epoch?: number;
  /** Last chat number seen, or -1. */
  chat?: number;
  lang?: string;
  /** Whose numbers those are: null for a spectator's, absent for the seat that you have now. */
  seat?: number | null;
}

/** Play one move or a batch: all or nothing. */
export interface Play {
  type: "play";
  moves: Move[];
  /** How many moves your seat has made: makes a repeated message harmless. */
  turn?: number | null;
  /** If it is not yours, nothing is played. */
  seat?: number | null;
  id?: number | string | null;
}

/** May I play that? */
export interface Why {
  type: "why";
  move: Move;
  id?: number | string | null;
}

/** The engine's numbers for one legal move, or for a list of them, as `play` would play it. */
export interface Preview {
  type: "preview";
  move?: Move;
  /** 1 to 64. */
  moves?: Move[];
  id?: number | string | null;
}

/** Take my last move back, by agreement of all people at the table. */
export interface Undo {
  type: "undo";
  do: "ask" | "agree" | "refuse" | "withdraw";
  id?: number | string | null;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: "chat";
  /** 1 to 500 characters. */
  text: string;
  id?: number | string | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id?: number | string | null;
}

/** Whenever the table changes. */
export interface TableNews {
  type: "table";
  table: Table;
}

/** The table as it stands, for one reader, and the events since the last update. */
export interface Update {
  type: "update";
  /** How many moves the reader has noticed. */
  number: number;
  epoch: number;
  /** Number of the last event that you may know. */
  last: number;
  /** Event number where your last turn ended. */
  since_turn: number;
  /** How many moves your seat has made. */
  turn: number;
  view: View;
  /** Your legal moves. */
  moves: Move[];
  /** For each of them what the table adds to its sentence (`{"floors": 3}`); where there is anything, the sentence is `<key>-named`. */
  words: Data[];
  can_undo: boolean;
  /** Unix time. */
  deadline: number | null;
  /** Null before the end. */
  result: Result | null;
  /** Since the last update sent. */
  events: Event[];
  /** Older events of the client no longer count. */
  reset: boolean;
}

/** Points, winners and where the points came from, by seat. */
export interface Result {
  /** Whole numbers, save where a game has half points. */
  scores: number[];
  winners: number[];
  /** Name of a source (also its Fluent message, `mm-source-loot`) -> points; they add up to the score. */
  breakdown: Record<string, number>[];
  /** 1 for the winners; equal players share a place. */
  places: number[];
}

/** The move is stored and played; also the answer to `undo` and `chat`. */
export interface Ack {
  type: "ack";
  id: number | string | null;
  number: number;
}

/** The move is not allowed; nothing changed. */
export interface Refused {
  type: "refused";
  rule: string;
  key: string;
  data: Data;
  /** The sentence, in the reader's language. */
  text: string;
  id: number | string | null;
}

/** Whether the move may be played. */
export interface WhyReply {
  type: "why";
  id: number | string | null;
  /** Null when it may. */
  refusal: Refusal | null;
}

/** The engine's numbers. The other fields are for a list of moves only. */
export interface PreviewReply {
  type: "preview";
  id: number | string | null;
  preview: Data;
  /** How many of the moves the numbers tell of. */
  count?: number;
  /** Why the next one can't be played. */
  refusal?: Refusal | null;
  /** The last of these brings something hidden to light: nobody knows what comes after it. */
  hidden?: boolean;
  /** The moves as they would be played: without what would not be asked, with what ends the plan; `count` counts these. */
  plan?: Move[];
}

/** Somebody asks to take moves back, or that question is settled. */
export interface UndoNews {
  type: "undo";
  /** Who asks; null when it is settled. */
  asked_seat: number | null;
  /** Seats that agreed. */
  agreed: number[];
  /** Seats that have still to answer. */
  waiting: number[];
  /** Null while it is open. */
  outcome: "done" | "refused" | "withdrawn" | null;
}

/** What was said at the table since the last such message. */
export interface ChatNews {
  type: "chat";
  messages: ChatLine[];
}

/** Something went wrong; the connection stays open unless the message was no JSON or too large. */
export interface Failure {
  type: "error";
  id: number | string | null;
  code: string;
  /** In the reader's language. */
  text: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  id: number | string | null;
}
