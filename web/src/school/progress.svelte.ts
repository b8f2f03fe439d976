/** What this browser's pupil has solved, kept over visits. */

import { puzzlePath } from "@/app/routes";
import type { PuzzleName } from "@/app/routes";
import type { School } from "@/net/types";

const MEMORY = "monstrerie.school";

/** "alone": without a hint or a look at the solution. */
export type Mark = "alone" | "helped";
type Book = Record<string, Record<string, Mark>>;

function remembered(): Book {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MEMORY) ?? "{}");
    return kept !== null && typeof kept === "object" ? (kept as Book) : {};
  } catch {
    return {};
  }
}

const book = $state<Book>(remembered());

export function markOf(game: string, puzzle: PuzzleName): Mark | undefined {
  return book[game]?.[puzzlePath(puzzle)];
}

/** Once solved alone stays solved alone. */
export function mark(game: string, puzzle: PuzzleName, how: Mark): void {
  const page = (book[game] ??= {});
  const at = puzzlePath(puzzle);
  if (page[at] !== "alone") page[at] = how;
  localStorage.setItem(MEMORY, JSON.stringify(book));
}

type Course = Pick<PuzzleName, "course">;

/** What names a course in a puzzle's name: nothing for the first of a school. */
export function courseIn(school: School, name: string): Course {
  return name === school.courses[0]?.name ? {} : { course: name };
}

/** The first new puzzle of that difficulty, after number `after`, that was not solved yet. */
export function nextNew(game: string, course: Course, difficulty: number, after = 0): PuzzleName {
  let seed = after + 1;
  while (markOf(game, { ...course, difficulty, seed })) seed += 1;
  return { ...course, difficulty, seed };
}

/** How many new puzzles of that difficulty were solved. */
export function solvedNew(game: string, course: Course, difficulty: number): number {
  const level = puzzlePath({ ...course, difficulty, seed: 0 }).slice(0, -1);
  return Object.keys(book[game] ?? {}).filter((at) => at.startsWith(level)).length;
}
