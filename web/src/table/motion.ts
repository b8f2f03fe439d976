/**
 * One motion for each beat, on any board: pieces travel from where they stood to where they stand, grow, what a player has
 * beats once when it changes, and what changes hands flies there. Pieces are known by their `data-piece`.
 */

import type { Flight } from "@/games/kit";

const MOVE = 450;
/** Of several that fly the same way: how many are seen, and how far apart in time. */
const [MOST, APART] = [4, 90];
/** Pieces that are there once: those that walk. Everything else only changes. */
const WALKERS = /^(hero|pet|monster|minion):/;
const COUNTS = /^(gold|food|imps|evil|taxes|vegetables|meat|reputation|score|points|teeth|floors|broken|eaten:\w+)(@|$)/;

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

/** What changes hands flies there, as a picture of its own; where one of both ends is out of sight, nothing does. */
export function fly(root: ParentNode, flights: readonly Flight[], pace: number): void {
  if (!pace) return;
  for (const { from, to, count } of flights) {
    const [start, end] = [seen(root, from), to === null ? null : seen(root, to)];
    const picture = (end ?? start)?.querySelector("svg");
    if (!start || (to !== null && !end) || !picture) continue;
    const size = picture.getBoundingClientRect().width;
    const [here, there] = [middle(start), end ? middle(end) : null];
    for (let number = 0; number < Math.min(count, MOST); number++) {
      const one = picture.cloneNode(true) as SVGElement;
      one.setAttribute("aria-hidden", "true");
      one.dataset["flies"] = "";
      one.style.cssText = `position: fixed; z-index: 40; pointer-events: none; width: ${size}px; height: ${size}px; left: ${here.x - size / 2}px; top: ${here.y - size / 2}px`;
      document.body.append(one);
      const way = there ? { translate: `${there.x - here.x}px ${there.y - here.y}px` } : { translate: "0 -3rem", opacity: 0 };
      const timing = { duration: MOVE * pace, delay: APART * number * pace, easing: "cubic-bezier(0.5, 0, 0.4, 1)", fill: "both" } as const;
      one.animate([{ translate: "0 0", scale: 1 }, { scale: 1.4, offset: 0.4 }, { ...way, scale: 1 }], timing).onfinish = () => one.remove();
    }
  }
}

function seen(root: ParentNode, piece: string): Element | undefined {
  return [...root.querySelectorAll(`[data-piece=${JSON.stringify(piece)}]`)].find((one) => one.getBoundingClientRect().width > 0);
}
function middle(one: Element): { x: number; y: number } {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
