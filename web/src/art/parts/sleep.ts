/** Whether a creature sleeps: said once around it, known to its eyes wherever they are drawn. */

import { getContext, setContext } from "svelte";

const ASLEEP = Symbol("asleep");

export function maySleep(asleep: () => boolean): void {
  setContext(ASLEEP, asleep);
}

export function sleeping(): () => boolean {
  return getContext<(() => boolean) | undefined>(ASLEEP) ?? (() => false);
}
