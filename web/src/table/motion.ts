/**
 * One motion for each beat, on any board: pieces travel from where they stood to where they stand, grow, and what a player
 * has beats once when it changes. Pieces are known by their `data-piece`.
 */

const MOVE = 450;
/** Pieces that are there once: those that walk. Everything else only changes. */
const WALKERS = /^(hero|pet|monster|minion):/;
const COUNTS = /^(gold|food|imps|evil|taxes|vegetables|meat|reputation|score|points)(@|$)/;

interface Seen {
  box: DOMRect;
  text: string;
}
export type Snapshot = ReadonlyMap<string, Seen>;

/** The pieces by name. The same one may be drawn beside the board, too: each place counts for itself. */
function named(root: ParentNode): Map<string, HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>();
  for (const one of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const piece = one.dataset["piece"] ?? "";
    if (WALKERS.test(piece) || COUNTS.test(piece)) found.set(piece, [...(found.get(piece) ?? []), one]);
  }
  return found;
}

export function snapshot(root: ParentNode): Snapshot {
  const seen = new Map<string, Seen>();
  for (const [piece, drawn] of named(root)) {
    drawn.forEach((one, index) => {
      const box = one.getBoundingClientRect();
      if (box.width) seen.set(`${piece} ${index}`, { box, text: one.textContent ?? "" });
    });
  }
  return seen;
}

/** Move everything from how it was seen before; `pace` is beside the usual speed, 0 for no motion. */
export function moved(root: ParentNode, before: Snapshot, pace: number): void {
  if (!pace) return;
  const timing = { duration: MOVE * pace, easing: "cubic-bezier(0.3, 0.7, 0.3, 1)" };
  for (const [piece, drawn] of named(root)) {
    const count = COUNTS.test(piece);
    drawn.forEach((one, index) => {
      const was = before.get(`${piece} ${index}`) ?? (count ? undefined : before.get(`${piece} 0`));
      if (!was) return;
      if (count) {
        if (was.text !== (one.textContent ?? "")) one.animate([{}, { scale: 1.35, offset: 0.35 }, {}], timing);
        return;
      }
      const box = one.getBoundingClientRect();
      const [x, y, scale] = [was.box.left - box.left, was.box.top - box.top, box.width ? was.box.width / box.width : 1];
      if (Math.hypot(x, y) < 3 && Math.abs(scale - 1) < 0.03) return;
      one.animate([{ transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9 }, { transformOrigin: "0 0", transform: "none", zIndex: 9 }], timing);
    });
  }
}
