/** One beat for each step of a phase: what is told together, and which phase it belongs to. */

/** Milliseconds at normal speed: a banner, one motion, two sentences. */
export const BEAT = 1700;

export interface Beat {
  phase: string;
  kinds: ReadonlySet<string>;
}

/** From a phase and the kinds of events of one of its steps to the beat of a kind. */
export function beats(rows: readonly (readonly [phase: string, ...kinds: string[]])[]): (kind: string) => Beat | undefined {
  const all = rows.map(([phase, ...kinds]): Beat => ({ phase, kinds: new Set(kinds) }));
  return (kind) => all.find((beat) => beat.kinds.has(kind));
}
