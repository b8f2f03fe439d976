/** What every piece of the board needs to know to be pointed at. */

import { getContext, setContext } from "svelte";
import type { Aims } from "./pointing";

export interface Pointing {
  readonly aims: Aims;
  readonly planned: ReadonlySet<string>;
  /** What is in hand. */
  readonly picked: string | null;
  readonly names: readonly string[];
  /** Pointing there is answered with a reason. */
  asks: (spot: string) => boolean;
  take: (spot: string, byKey: boolean) => void;
  /** The pointer or the focus is there, or nowhere. */
  look: (at: Looked | null) => void;
}

/** A spot with the pointer or the focus on it. */
export interface Looked {
  spot: string;
  at: HTMLElement;
}

const KEY = Symbol("dungeon lords");

export function providePointing(pointing: Pointing): void {
  setContext(KEY, pointing);
}

export function usePointing(): Pointing {
  return getContext<Pointing>(KEY);
}
