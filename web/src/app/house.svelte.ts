/** Who sits here, and which games the house has. */

import { api } from "@/net/api";
import type { Game, Player } from "@/net/types";

interface House {
  player: Player | null;
  games: Game[];
  /** A caller waits until a name was given (or the question was closed). */
  asking: ((player: Player | null) => void) | null;
}

export const house = $state<House>({ player: null, games: [], asking: null });

export async function openHouse(): Promise<void> {
  const [player, games] = await Promise.all([api.session(), api.games()]);
  house.player = player;
  house.games = games;
}

export function gameOf(name: string): Game | undefined {
  return house.games.find((game) => game.name === name);
}

/** The player's session; a newcomer is asked for a name first. Null when they would rather not. */
export function introduced(): Promise<Player | null> {
  if (house.player) return Promise.resolve(house.player);
  return new Promise((settle) => {
    house.asking?.(null);
    house.asking = settle;
  });
}

export async function callMe(name: string): Promise<void> {
  house.player = await api.signIn(name);
  house.asking?.(house.player);
  house.asking = null;
}

export function nameless(): void {
  house.asking?.(null);
  house.asking = null;
}
