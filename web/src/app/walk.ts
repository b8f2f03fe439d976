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
    if (ahead <= 1) return;
    const far = ahead + SIDEWAYS * aside;
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

/** Move the focus among the elements of `root` that match, like a token on a board. */
export function walk(root: ParentNode, selector: string, direction: Direction): boolean {
  const targets = [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0);
  const current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const others = targets.filter((one) => one !== current);
  if (!current || !targets.includes(current)) {
    targets[0]?.focus();
    return targets.length > 0;
  }
  const index = nearest(
    current.getBoundingClientRect(),
    others.map((one) => one.getBoundingClientRect()),
    direction,
  );
  others[index]?.focus();
  return index >= 0;
}
