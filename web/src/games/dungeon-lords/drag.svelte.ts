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

  /** To attach to the thing that can be dragged. */
  from(what: string): (node: HTMLElement) => () => void {
    return (node) => {
      let start: { x: number; y: number; id: number } | null = null;
      let ghost: HTMLElement | null = null;

      const end = (): void => {
        ghost?.remove();
        ghost = start = null;
        this.over = null;
        node.style.opacity = "";
      };
      const down = (event: PointerEvent): void => {
        if (event.button === 0) start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      };
      const move = (event: PointerEvent): void => {
        if (!start || event.pointerId !== start.id) return;
        const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
        if (!ghost) {
          if (Math.hypot(dx, dy) < FAR) return;
          ghost = lifted(node);
          node.style.opacity = "0.35";
          node.setPointerCapture(event.pointerId);
        }
        ghost.style.translate = `${dx}px ${dy}px`;
        this.over = slotAt(event);
      };
      const up = (event: PointerEvent): void => {
        if (ghost) {
          const at = slotAt(event);
          // The click that follows a drag means nothing.
          window.addEventListener("click", swallow, { capture: true, once: true });
          setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
          if (at === null) this.away(what);
          else this.drop(what, at);
        }
        end();
      };
      node.style.touchAction = "none";
      node.addEventListener("pointerdown", down);
      node.addEventListener("pointermove", move);
      node.addEventListener("pointerup", up);
      node.addEventListener("pointercancel", end);
      node.addEventListener("dragstart", prevent);
      return () => {
        end();
        node.style.touchAction = "";
        node.removeEventListener("pointerdown", down);
        node.removeEventListener("pointermove", move);
        node.removeEventListener("pointerup", up);
        node.removeEventListener("pointercancel", end);
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
    rotate: "-3deg",
  });
  // Beside its original, so that the same rules of style apply to it.
  node.parentElement?.append(ghost);
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
