/** Sitting down with as few clicks as can be. */

import { api } from "@/net/api";
import type { Game, SeatWish, Table } from "@/net/types";
import { introduced } from "./session.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { attempt } from "./toast.svelte";

/** A table of a sociable size: one more than the least. */
export function usualPlayers(game: Game): number {
  return Math.min(game.players[0] + 1, game.players[1]);
}

export function chairs(count: number, others: SeatWish): SeatWish[] {
  return [{ kind: "me" }, ...Array.from({ length: count - 1 }, () => ({ ...others }))];
}

async function open(game: Game, options: Game["beginner"]): Promise<Table | undefined> {
  if (!(await introduced())) return undefined;
  const others: SeatWish = { kind: "bot", level: level(game) };
  return attempt(() => api.create({ game: game.name, seats: chairs(usualPlayers(game), others), options, listed: false }));
}

/** The level one chose last, or the game's strongest where it has none as strong. */
export function level(game: Game | undefined): string {
  return game?.levels.includes(settings.level) ? settings.level : (game?.levels.at(-1) ?? "normal");
}

/** With bots of one's usual level; `options` where they are not the game's usual ones. */
export async function playNow(game: Game, options: Game["beginner"] = {}): Promise<void> {
  const table = await open(game, options);
  if (table) go({ screen: "table", id: table.id, invite: null });
}

/** Bots on all seats: nobody sits down, so nobody is asked for a name. */
export async function watchBots(game: Game): Promise<void> {
  const seats = Array.from({ length: usualPlayers(game) }, (): SeatWish => ({ kind: "bot", level: level(game) }));
  const table = await attempt(() => api.create({ game: game.name, seats, listed: false }));
  if (table) go({ screen: "table", id: table.id, invite: null });
}

/** Go on with a match that was begun elsewhere: against bots, in the first seat. */
export async function playOn(game: Game, save: string, players: number): Promise<void> {
  if (!(await introduced())) return;
  const seats = chairs(players, { kind: "bot", level: level(game) });
  const table = await attempt(() => api.create({ game: game.name, seats, listed: false, save }));
  if (table) go({ screen: "table", id: table.id, invite: null });
}
