/** Addresses of the page, both ways. */

/** A fixed puzzle by its number, or a new one by its seed and difficulty; of the school's first course where none is named. */
export type PuzzleName = ({ number: number } | { seed: number; difficulty: number }) & { course?: string };

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string; box: string | null }
  | { screen: "box"; game: string }
  | { screen: "table"; id: string; invite: string | null }
  | { screen: "result"; id: string }
  | { screen: "replay"; id: string; n: number; seat: number | null }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "school"; game: string; puzzle: PuzzleName | null }
  | { screen: "learn"; game: string; example: string | null }
  | { screen: "about" }
  | { screen: "continue"; text: string }
  | { screen: "admin" }
  | { screen: "lost"; path: string };

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(address: string): Route {
  const url = new URL(address, "http://here");
  const parts = url.pathname.split("/").filter(Boolean).map(decoded);
  const [first, second, third] = parts;
  if (parts.length === 0) return { screen: "home" };
  if (first === "admin" && parts.length === 1) return { screen: "admin" };
  if (first === "continue" && parts.length === 1) return { screen: "continue", text: decoded(url.hash.slice(1)) };
  if (first === "about" && parts.length === 1) return { screen: "about" };
  if (first === "learn" && second && parts.length <= 3) return { screen: "learn", game: second, example: third ?? null };
  if (first === "new" && second && parts.length === 2) {
    return { screen: "new", game: second, box: url.searchParams.get("box") };
  }
  if (first === "box" && second && parts.length === 2) return { screen: "box", game: second };
  if (first === "rules" && second && parts.length === 2) {
    return { screen: "rules", game: second, rule: url.searchParams.get("rule") };
  }
  if (first === "school" && second) {
    if (parts.length === 2) return { screen: "school", game: second, puzzle: null };
    const course = third && whole(third) === null ? { course: third } : {};
    const [number, seed, ...rest] = parts.slice("course" in course ? 3 : 2).map(whole);
    if (number && seed === undefined) return { screen: "school", game: second, puzzle: { ...course, number } };
    if (number && seed && rest.length === 0) return { screen: "school", game: second, puzzle: { ...course, difficulty: number, seed } };
  }
  if (first === "t" && second) {
    if (parts.length === 2) return { screen: "table", id: second, invite: url.searchParams.get("invite") };
    if (parts.length === 3 && third === "result") return { screen: "result", id: second };
    if (parts.length === 3 && third === "replay") {
      const n = whole(url.searchParams.get("n")) ?? 0;
      return { screen: "replay", id: second, n, seat: whole(url.searchParams.get("seat")) };
    }
  }
  return { screen: "lost", path: url.pathname };
}

export function path(route: Route): string {
  const part = encodeURIComponent;
  switch (route.screen) {
    case "home":
      return "/";
    case "continue":
      // Behind the #, where no server and no log of one sees it.
      return `/continue${route.text ? `#${part(route.text)}` : ""}`;
    case "admin":
      return "/admin";
    case "about":
      return "/about";
    case "learn":
      return `/learn/${part(route.game)}${route.example === null ? "" : `/${part(route.example)}`}`;
    case "new":
      return `/new/${part(route.game)}${route.box ? `?box=${part(route.box)}` : ""}`;
    case "box":
      return `/box/${part(route.game)}`;
    case "rules":
      return `/rules/${part(route.game)}${route.rule ? `?rule=${part(route.rule)}` : ""}`;
    case "school":
      return `/school/${part(route.game)}${route.puzzle ? `/${puzzlePath(route.puzzle)}` : ""}`;
    case "table":
      return `/t/${part(route.id)}${route.invite ? `?invite=${part(route.invite)}` : ""}`;
    case "result":
      return `/t/${part(route.id)}/result`;
    case "replay":
      return `/t/${part(route.id)}/replay?n=${route.n}${route.seat === null ? "" : `&seat=${route.seat}`}`;
    case "lost":
      return route.path;
  }
}

/** A puzzle as the end of its address: "2", "3/17" for the 17th new one of level 3, or "orders/3/17". */
export function puzzlePath(puzzle: PuzzleName): string {
  const course = puzzle.course === undefined ? "" : `${encodeURIComponent(puzzle.course)}/`;
  return course + ("number" in puzzle ? String(puzzle.number) : `${puzzle.difficulty}/${puzzle.seed}`);
}
