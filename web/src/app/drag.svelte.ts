/** Dragging a card to a numbered place with a mouse, a finger or a pen. A press that does not move stays a click. */

/** Pixels after which a press is a drag. */
const FAR = 8;

export class Drag {
  /** The place under the card that is being dragged. */
  over = $state<number | null>(null);

  constructor(
    private readonly drop: (what: string, at: number) => void,
    private readonly away: (what: string) => void,
  ) {}

  /** To attach to a thing; `what` says at the moment what is dragged from there, null when nothing can be. */
  from(what: () => string | null): (node: HTMLElement) => () => void {
    return (node) => {
      let start: { what: string; x: number; y: number; id: number } | null = null;
      let ghost: HTMLElement | null = null;

      const end = (): void => {
        window.removeEventListener("pointermove", move);
        window.removeEventListener("pointerup", up);
        window.removeEventListener("pointercancel", end);
        ghost?.remove();
        ghost = start = null;
        this.over = null;
        node.style.opacity = "";
      };
      const down = (event: PointerEvent): void => {
        const here = event.button === 0 ? what() : null;
        if (here === null || start) return;
        start = { what: here, x: event.clientX, y: event.clientY, id: event.pointerId };
        // A quick hand has left the card before it has moved at all.
        window.addEventListener("pointermove", move);
        window.addEventListener("pointerup", up);
        window.addEventListener("pointercancel", end);
      };
      const move = (event: PointerEvent): void => {
        if (!start || event.pointerId !== start.id) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        if (!ghost) {
          if (Math.hypot(dx, dy) < FAR) return;
          ghost = lifted(node);
          node.style.opacity = "0.35";
        }
        ghost.style.translate = `${dx}px ${dy}px`;
        this.over = slotAt(event);
      };
      const up = (event: PointerEvent): void => {
        if (event.pointerId !== start?.id) return;
        if (ghost) {
          const at = slotAt(event);
          // The click that follows a drag means nothing.
          window.addEventListener("click", swallow, { capture: true, once: true });
          setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
          if (at === null) this.away(start.what);
          else this.drop(start.what, at);
        }
        end();
      };
      // A finger on a card that can be dragged must not scroll the page; on any other it must.
      const touched = (event: TouchEvent): void => {
        if (start && event.cancelable) event.preventDefault();
      };
      node.addEventListener("touchmove", touched, { passive: false });
      node.addEventListener("pointerdown", down);
      node.addEventListener("dragstart", prevent);
      return () => {
        end();
        node.removeEventListener("touchmove", touched);
        node.removeEventListener("pointerdown", down);
        node.removeEventListener("dragstart", prevent);
      };
    };
  }
}

/** A picture of the card that follows the pointer. */
function lifted(node: HTMLElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: "60",
    pointerEvents: "none",
  });
  // Beside its original, so that the same rules of style apply to it.
  node.parentElement?.append(ghost);
  // Some browsers measure fixed places from a box around it (a size container) instead of the window.
  const put = ghost.getBoundingClientRect();
  ghost.style.left = `${2 * box.left - put.left}px`;
  ghost.style.top = `${2 * box.top - put.top}px`;
  ghost.style.rotate = "-3deg";
  return ghost;
}

function slotAt(event: PointerEvent): number | null {
  const slot = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-slot]")?.dataset["slot"];
  return slot === undefined ? null : Number(slot);
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

function prevent(event: globalThis.Event): void {
  event.preventDefault();
}
