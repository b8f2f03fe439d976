/** What a full row or zone of the Runaway board does, as signs beside it; the words for it are in page-rampage.ftl. */

import grab from "game-icon:grab";
import discard from "game-icon:card-discard";
import run from "game-icon:run";
import skull from "game-icon:skull-crossed-bones";
import stomach from "game-icon:stomach";
import tooth from "game-icon:tooth";
import type { Colour, Runaway } from "./view";

export interface Effect {
  /** Its words: page-ra-strikes-… */
  kind: "moved" | "extra" | "teeth" | "end" | "rescue" | "report";
  rule: string;
}

/** By the number of its row (RA-RUN-13 to 17). */
const ROWS: readonly Effect[] = [
  { kind: "moved", rule: "RA-RUN-13" },
  { kind: "extra", rule: "RA-RUN-14" },
  { kind: "teeth", rule: "RA-RUN-15" },
  { kind: "moved", rule: "RA-RUN-13" },
  { kind: "extra", rule: "RA-RUN-14" },
  { kind: "end", rule: "RA-RUN-16" },
];
/** By the colour of its zone (RA-RUN-23 to 30); grey has none (RA-RUN-20). */
const ZONES: Readonly<Record<Colour, Effect | null>> = {
  red: { kind: "rescue", rule: "RA-RUN-23" },
  blue: { kind: "report", rule: "RA-RUN-25" },
  green: { kind: "teeth", rule: "RA-RUN-28" },
  yellow: { kind: "extra", rule: "RA-RUN-29" },
  black: { kind: "moved", rule: "RA-RUN-30" },
  grey: null,
};
/** Signs one after the other; a number stands before its sign. */
export const SIGNS: Readonly<Record<Effect["kind"], readonly { icon: string; many?: string }[]>> = {
  moved: [{ icon: tooth }, { icon: grab }],
  extra: [{ icon: tooth }, { icon: run, many: "+1" }],
  teeth: [{ icon: tooth }, { icon: tooth }],
  end: [{ icon: skull }],
  rescue: [{ icon: tooth }, { icon: stomach }],
  report: [{ icon: tooth }, { icon: discard }],
};

/** A row or a zone, with whoever is on it. */
export interface Line extends Effect {
  name: string;
  /** Of a zone. */
  colour: Colour | null;
  spaces: (Colour | null)[];
  count: number;
  /** Filled next, where they fill one after the other. */
  next: boolean;
}

export function linesOf(board: Runaway): Line[] {
  const filled = (size: number, on: (space: number) => Colour | null): (Colour | null)[] => Array.from({ length: size }, (_, space) => on(space));
  if (board.side === "A") {
    const next = board.rows.findIndex(({ size, meeples }) => meeples.length < size);
    return board.rows.flatMap(({ size, meeples }, row) => {
      const effect = ROWS[row];
      return effect ? [{ ...effect, name: String(row + 1), colour: null, count: meeples.length, next: row === next, spaces: filled(size, (space) => meeples[space] ?? null) }] : [];
    });
  }
  return board.zones.flatMap(({ colour, size, count }) => {
    const effect = ZONES[colour];
    return effect ? [{ ...effect, name: colour, colour, count, next: false, spaces: filled(size, (space) => (space < count ? colour : null)) }] : [];
  });
}
