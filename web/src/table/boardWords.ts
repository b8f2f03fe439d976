/**
 * What a drawn board says to those who don't see it, as plain lists: its names, texts and groups in their order. The
 * lists can't fall behind the drawing, since there is no second account of the table.
 */

export interface Line {
  text: string;
  /** What explains itself there (`data-piece`). */
  piece: string | null;
  /** Turns the board to another side of it, and whether that is the one shown. */
  turn?: { button: HTMLElement; on: boolean };
}
export interface Part {
  title: string;
  piece: string | null;
  entries: Entry[];
}
export type Entry = Line | Part;

export const isPart = (entry: Entry): entry is Part => "entries" in entry;

/** Elements that stand in the middle of a line. */
const INLINE = new Set(["span", "b", "strong", "em", "i", "small", "kbd", "abbr", "a", "sup", "sub", "svg"]);
const SILENT = new Set(["script", "style", "template", "canvas", "input", "select", "label"]);
const GROUPED = new Set(["section", "ul", "ol", "nav", "dl", "table", "div"]);
/** Several of these in one are one line: an item of a list, a row, a paragraph. */
const ITEMS = new Set(["li", "tr", "p", "figure"]);

const tidy = (text: string): string => text.replace(/[ \n\r\t]+/g, " ").replace(/^[ ·]+|[ ·]+$/g, "");
const named = (element: Element): string => tidy(element.getAttribute("aria-label") ?? "");
const isButton = (element: Element): element is HTMLButtonElement => element.localName === "button";

/** What says nothing, what says so only when it changes, what wants to be filled in, and what is about the drawing. */
function silent(element: Element): boolean {
  const role = element.getAttribute("role");
  if (element.getAttribute("aria-hidden") === "true" || element.hasAttribute("hidden") || element.hasAttribute("aria-live") || element.hasAttribute("data-drawn")) return true;
  return SILENT.has(element.localName) || role === "status" || role === "tooltip" || (element.localName === "svg" && !named(element));
}

/** What is said apart from the text around it: names of pictures, and texts that stand for them. */
function apart(element: Element): boolean {
  return named(element) !== "" || element.classList.contains("visually-hidden");
}

/** The words of an element, in pieces: running text, and what is said apart. */
function pieces(node: Node, found: string[] = [""]): string[] {
  if (!(node instanceof Element)) {
    found[found.length - 1] += node.textContent ?? "";
    return found;
  }
  if (silent(node)) return found;
  if (apart(node)) {
    found.push(named(node) || tidy(node.textContent ?? ""), "");
    return found;
  }
  found[found.length - 1] += " ";
  for (const child of node.childNodes) pieces(child, found);
  found[found.length - 1] += " ";
  return found;
}

/** In one line, without what another piece says anyway; nothing where there are only signs. */
function said(found: readonly string[]): string {
  const all = found.map(tidy).filter(Boolean);
  const within = (text: string, other: string): boolean => ` ${other.replace(/[,.;:()]/g, " ")} `.replace(/\s+/g, " ").includes(` ${text} `);
  const kept = all.filter((text, at) => !all.some((other, index) => index !== at && (other.length > text.length || index < at) && (other === text || within(text, other))));
  const line = kept.join(", ");
  return /\p{L}/u.test(line) ? line : "";
}

export function boardWords(root: Element): Entry[] {
  return entriesOf(root, null);
}

function entriesOf(parent: Element, around: string | null): Entry[] {
  const entries: Entry[] = [];
  let running: string[] = [""];
  let piece: string | null = null;
  const add = (line: Line): void => {
    const last = entries.at(-1);
    if (line.text && !(last && !isPart(last) && last.text === line.text)) entries.push(line);
  };
  const flush = (): void => {
    add({ text: said(running), piece: piece ?? around });
    [running, piece] = [[""], null];
  };
  for (const child of parent.childNodes) {
    if (!(child instanceof Element)) {
      pieces(child, running);
      continue;
    }
    if (silent(child)) continue;
    const own = child.getAttribute("data-piece") ?? around;
    if (INLINE.has(child.localName) && !child.querySelector("ul, ol, section, button")) {
      pieces(child, running);
      piece ??= own;
      continue;
    }
    flush();
    if (isButton(child)) {
      const turn = child.hasAttribute("aria-pressed") && child.closest("nav") ? { button: child, on: child.getAttribute("aria-pressed") === "true" } : undefined;
      add({ text: said(named(child) ? [named(child)] : pieces(child)), piece: own, ...(turn ? { turn } : {}) });
      continue;
    }
    const inner = entriesOf(child, own);
    const title = named(child);
    if (title && (GROUPED.has(child.localName) || child.hasAttribute("role"))) {
      const rest = inner.filter((entry) => isPart(entry) || entry.text !== title);
      if (rest.length) entries.push({ title, piece: own, entries: rest });
      else add({ text: title, piece: own });
    } else if (ITEMS.has(child.localName) && inner.length > 1 && inner.every((entry): entry is Line => !isPart(entry) && !entry.turn)) {
      add({ text: said(inner.map(({ text }) => text)), piece: inner[0]?.piece ?? own });
    } else {
      for (const entry of inner) {
        if (isPart(entry)) entries.push(entry);
        else add(entry);
      }
    }
  }
  flush();
  return entries;
}
