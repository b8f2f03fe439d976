/** Small words that several parts of the frame share. */

import { same } from "@/games/shared/moves";
import { has, t } from "@/i18n/index.svelte";
import type { Data, Game, Move, OptionValue, Refusal, Table } from "@/net/types";

/** A game's title: its own sentence, or its plain name. */
export function gameTitle(name: string): string {
  return first([name]) ?? humanise(name);
}

export function gameAbout(name: string): string {
  return first([`${name}-about`]) ?? "";
}

export function optionTitle(game: string, option: string): string {
  return first([`option-${game}-${option}`]) ?? humanise(option);
}

export function optionHelp(game: string, option: string): string {
  return first([`option-${game}-${option}-help`]) ?? "";
}

export function optionValue(game: string, option: string, value: OptionValue): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return first([`option-${game}-${option}-${value}`]) ?? String(value);
}

export function sourceTitle(source: string): string {
  return first([source]) ?? humanise(source);
}

export function levelTitle(level: string): string {
  return first([`page-level-${level}`]) ?? humanise(level);
}

/** How strong a level is, where this version measured it; "" elsewhere. */
export function levelRating(level: string, game: Game | undefined): string {
  const rating = game?.ratings[level];
  return rating === undefined ? "" : t("page-level-rating", { rating: Math.round(rating) });
}

/** A level with its rating, if it has one. */
export function ratedLevel(level: string, game: Game | undefined): string {
  return [levelTitle(level), levelRating(level, game)].filter(Boolean).join(", ");
}

/** What the game itself says (`<game>-<key>`), or what is said of any game. */
function own(game: string, key: string, data: Data): string {
  return t(has(`${game}-${key}`) ? `${game}-${key}` : key, data);
}

/** A round by its name; `rounds` is how many there are, 0 where that is not said. */
export function roundTitle(game: string, round: number, rounds = 0): string {
  return own(game, "round", { round, rounds });
}

export function scoreText(game: string, score: number): string {
  return own(game, "score", { score });
}

/** The word for a field of a view. */
export function label(game: string, name: string): string {
  return first([...perSeat(game, name), `${game}-field-${name.replace(/_/g, "-")}`]) ?? humanise(name);
}

/** The title of a kind of move, where the game has one: the moves themselves say enough. */
export function kindTitle(game: string, kind: string): string | undefined {
  return first([`${game}-kind-${kind}`]);
}

/** Whether a field of a view has one thing for each player: its word is then called so. */
export function hasEach(game: string, name: string): boolean {
  return perSeat(game, name).some(has);
}

/** What a move may be about, field by field, the most exact first: `monster:troll monster`. */
export function piecesOf(game: Game | undefined, move: Move): string | undefined {
  const about = Object.entries(move).filter(([field]) => game?.pieces.includes(field));
  return about.flatMap(([field, value]) => [...(/^[\w-]+$/.test(String(value)) ? [`${field}:${value}`] : []), field]).join(" ") || undefined;
}

function perSeat(game: string, name: string): string[] {
  return [game + "-", ""].map((prefix) => `${prefix}seats-${name.replace(/_/g, "-")}`);
}

function first(keys: readonly string[]): string | undefined {
  const key = keys.find(has);
  return key === undefined ? undefined : t(key);
}

export function humanise(name: string): string {
  const words = name.replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A move as a sentence, by the key that the game gave for its kind; `words` is what the table adds (see Kit). */
export function moveSentence(move: Move, game: Game | undefined, names: readonly string[], words: Data = {}): string {
  const key = game?.sentences[move.kind];
  const { kind, ...fields } = move;
  if (key && Object.keys(words).length && has(`${key}-named`)) return t(`${key}-named`, { ...fields, ...words }, names);
  if (key && has(key)) return t(key, fields, names);
  const facts = Object.entries(fields).map(([field, value]) => `${humanise(field)} ${String(value)}`);
  return [humanise(kind), ...facts].join(", ");
}

/** What the engine adds to the sentence of one of the legal moves. */
export function wordsOf(offered: { moves: readonly Move[]; words: readonly Data[] } | null, move: Move): Data {
  return offered?.words[offered.moves.findIndex((legal) => same(legal, move))] ?? {};
}

/** Bots are nobody, but one must call them something. */
const BOTS = ["Urka", "Blob", "Zasp", "Mogra", "Fenn", "Tixi", "Oola", "Grizz"];

/** What a bot in that seat is called. */
export function botName(seat: number): string {
  return BOTS[seat % BOTS.length] ?? t("seat-name", { number: seat + 1 });
}
/** The bots on all seats after the first, as many as any game has. */
export function rivalNames(): string[] {
  return Array.from({ length: 7 }, (_, seat) => botName(seat + 1));
}

/** Those who run the server ended it before its end. */
export function isStopped(table: Table): boolean {
  return table.status === "over" && table.winners === null;
}

/** Everybody's name in the order of the seats. */
export function namesOf(table: Table): string[] {
  return table.seats.map(({ name, kind, seat }) => {
    if (name) return name;
    return kind === "bot" ? botName(seat) : t("seat-name", { number: seat + 1 });
  });
}

/** Why something may not be done: in the page's language, and with the names the page uses. */
export function refusalText(refusal: Refusal, names: readonly string[]): string {
  return has(refusal.key) ? t(refusal.key, refusal.data, names) : refusal.text;
}
