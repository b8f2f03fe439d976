/** Who sits here, and which games there are. */

import { api } from "@/net/api";
import type { Game, Player } from "@/net/types";

interface Session {
  player: Player | null;
  games: Game[];
  /** Nobody else can come in: the server is in this browser. */
  solo: boolean;
  /** A caller waits until a name was given (or the question was closed). */
  asking: ((player: Player | null) => void) | null;
}

export const session = $state<Session>({ player: null, games: [], solo: false, asking: null });

/** Told who somebody is now, and whether they were another person (or nobody) before. */
type Listener = (player: Player, another: boolean) => void;
let listeners: readonly Listener[] = [];

/** All tabs of this browser share the session, and tell each other when it changes. */
const tabs = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("monstrerie.session");
if (tabs) tabs.onmessage = (event: MessageEvent<Player>) => become(event.data);

export async function openSession(): Promise<void> {
  const [player, { games, solo }] = await Promise.all([api.session(), api.games()]);
  Object.assign(session, { games, solo });
  if (player) become(player);
}

export function gameOf(name: string): Game | undefined {
  return session.games.find((game) => game.name === name);
}

/** An open connection knows only who it was opened as: whoever holds one listens here. Answers how to stop. */
export function onIdentity(listener: Listener): () => void {
  listeners = [...listeners, listener];
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

/** The player's session; a newcomer is asked for a name first. Null when they would rather not. */
export function introduced(): Promise<Player | null> {
  if (session.player) return Promise.resolve(session.player);
  return new Promise((settle) => {
    session.asking?.(null);
    session.asking = settle;
  });
}

export async function callMe(name: string, avatar: Player["avatar"] = null): Promise<void> {
  const player = await api.signIn(name, avatar);
  tabs?.postMessage(player);
  become(player);
}

export function nameless(): void {
  session.asking?.(null);
  session.asking = null;
}

/** From now on every connection of this page is this person's; whoever waited for a name goes on. */
function become(player: Player): void {
  const before = session.player;
  session.player = player;
  if (before?.id !== player.id || before.name !== player.name) {
    for (const listener of listeners) listener(player, before?.id !== player.id);
  }
  const asking = session.asking;
  session.asking = null;
  asking?.(player);
}
