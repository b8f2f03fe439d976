/** Sitting down with as few clicks as can be. */

import { api } from "@/net/api";
import type { Chair, Game, Table } from "@/net/types";
import { introduced } from "./house.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import { attempt } from "./toast.svelte";

/** A table of a sociable size: one more than the least. */
export function usualPlayers(game: Game): number {
  return Math.min(game.players[0] + 1, game.players[1]);
}

export function chairs(count: number, others: Chair): Chair[] {
  return [{ kind: "me" }, ...Array.from({ length: count - 1 }, () => ({ ...others }))];
}

async function open(game: Game): Promise<Table | undefined> {
  if (!(await introduced())) return undefined;
  const level = game.levels.includes(settings.level) ? settings.level : (game.levels[0] ?? "normal");
  return attempt(() =>
    api.create({ game: game.name, seats: chairs(usualPlayers(game), { kind: "bot", level }), listed: false }),
  );
}

export async function playNow(game: Game): Promise<void> {
  const table = await open(game);
  if (table) go({ screen: "table", id: table.id, invite: null });
}

/** Bots on all chairs: the own one is handed over at once. */
export async function watchBots(game: Game): Promise<void> {
  const table = await open(game);
  if (!table) return;
  await attempt(() => api.hand(table.id, settings.level));
  go({ screen: "table", id: table.id, invite: null });
}
