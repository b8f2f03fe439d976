/** Which presses of keys are commands. */

/** Whether a key is meant for something else: a text or a slider, the browser, an open dialog. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return !!(event.target as HTMLElement | null)?.matches?.("input, textarea, select") || document.querySelector("dialog[open]") !== null;
}

/** The entry that a digit from 1 to 9 stands for. */
export function byDigit<Entry>(event: KeyboardEvent, entries: readonly Entry[]): Entry | undefined {
  return /^[1-9]$/.test(event.key) && !typing(event) ? entries[Number(event.key) - 1] : undefined;
}
