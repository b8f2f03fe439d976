/** Walking with the arrow keys among things that lie somewhere on the page. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export type Direction = "left" | "right" | "up" | "down";

export const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Going sideways counts double, so that a walk keeps to its row or column. */
const SIDEWAYS = 2;

const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

const level = (one: Box, other: Box): boolean => one.top < other.top + other.height && other.top < one.top + one.height;

/** Whether a box lies in that direction: beside it in the same row or little out of it, above or below it in any column. */
function leads(from: Box, to: Box, direction: Direction, ahead: number, aside: number): boolean {
  if (ahead <= 1) return false;
  if (direction === "left" || direction === "right") return level(from, to) || aside <= ahead;
  return !level(from, to) || aside <= ahead;
}

/** Which of `boxes` lies next to `from` in that direction; -1 when none does. */
export function nearest(from: Box, boxes: readonly Box[], direction: Direction): number {
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [bx, by] = middle(box);
    const [dx, dy] = [bx - x, by - y];
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = Math.abs(direction === "left" || direction === "right" ? dy : dx);
    if (!leads(from, box, direction, ahead, aside)) return;
    const far = ahead + SIDEWAYS * aside;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

/** Move the focus among the elements of `root` that match, like a token on a board: from where it is, even if that is no target
 * (any more); to the first one from elsewhere.
 */
export function walk(root: ParentNode & Node, selector: string, direction: Direction): boolean {
  const targets = [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
  const current = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) ? document.activeElement : null;
  const others = targets.filter((one) => one !== current);
  const index = current
    ? nearest(
        current.getBoundingClientRect(),
        others.map((one) => one.getBoundingClientRect()),
        direction,
      )
    : -1;
  const next = others[index] ?? (current && targets.includes(current) ? undefined : targets[0]);
  next?.focus();
  return next !== undefined;
}
