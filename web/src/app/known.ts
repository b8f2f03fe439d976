/** Which games this browser has met: whoever plays one for the first time is offered to be shown how. */

const MEMORY = "monstrerie.known";

function all(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MEMORY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export function isKnown(game: string): boolean {
  return all().includes(game);
}

export function makeKnown(game: string): void {
  if (!isKnown(game)) localStorage.setItem(MEMORY, JSON.stringify([...all(), game]));
}
