/** What a board asks of the frame round it. */

import { getContext, setContext } from "svelte";

export interface Surround {
  /** The board lies under what stands beside it, too. */
  spread: boolean;
  /** Nothing stands beside it. */
  bare: boolean;
}

const KEY = Symbol("surround");

/** The frame's part: what the board in it asks for. */
export function provideSurround(): Surround {
  const asked = $state({ spread: false, bare: false });
  return setContext<Surround>(KEY, asked);
}

/** The board's part, for as long as it is shown; false where there is no frame to spread in (a replay). */
export function spread(bare: () => boolean): boolean {
  const frame = getContext<Surround | undefined>(KEY);
  if (!frame) return false;
  $effect(() => {
    frame.spread = true;
    frame.bare = bare();
    return () => (frame.spread = frame.bare = false);
  });
  return true;
}
