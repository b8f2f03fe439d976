/**
 * Three things worth telling about a match, read off its curve: what happened, not what the rules say. A game whose
 * scores are secret until the end has no curve, and then nothing is said about who led.
 */

import type { Data, Point, Result } from "@/net/types";

export interface Highlight {
  key: string;
  data: Data;
  /** The number of moves after which it can be seen; null for what belongs to no moment. */
  moment: number | null;
}

const MOST = 3;

export function highlights(points: readonly Point[], result: Result, fewest = false): Highlight[] {
  if (fewest) {
    const more = <T extends Point | Result>(one: T): T => ({ ...one, scores: one.scores.map((score) => -score) });
    return highlights(points.map(more), more(result));
  }
  const found = [leap(points), leads(points, result), late(points, result), close(result)];
  return found.filter((one) => one !== null).slice(0, MOST);
}

/** The richest single move. */
function leap(points: readonly Point[]): Highlight | null {
  let best = { seat: -1, gain: 0, round: 0, moment: 0 };
  points.forEach((point, index) => {
    point.scores.forEach((score, seat) => {
      const gain = score - (points[index - 1]?.scores[seat] ?? score);
      // The start of a match gives to all alike: no feat of anybody's.
      const alike = point.scores.every((one, other) => one - (points[index - 1]?.scores[other] ?? one) === gain);
      if (gain > best.gain && !alike) best = { seat, gain, round: points[index - 1]?.round ?? point.round ?? 0, moment: point.number };
    });
  });
  return best.seat < 0 ? null : { key: "page-highlight-leap", data: { seat: best.seat, score: best.gain, round: best.round }, moment: best.moment };
}

function leader(scores: readonly number[]): number {
  const most = Math.max(...scores);
  return scores.filter((score) => score === most).length === 1 ? scores.indexOf(most) : -1;
}

/** How often somebody else took the lead; a lead of the whole match is worth telling even where points did not decide. */
function leads(points: readonly Point[], result: Result): Highlight | null {
  const leaders = points.map((point) => ({ seat: leader(point.scores), moment: point.number })).filter(({ seat }) => seat >= 0);
  const changes = leaders.filter(({ seat }, index) => index > 0 && seat !== leaders[index - 1]?.seat);
  const last = changes.at(-1);
  if (last) return { key: "page-highlight-leads", data: { count: changes.length }, moment: last.moment };
  const seat = leader(result.scores);
  if (seat < 0 || !ahead(points, seat)) return null;
  return { key: result.winners.includes(seat) ? "page-highlight-always" : "page-highlight-vain", data: { seat }, moment: null };
}

/** Whether a seat was alone in the lead from the first round on, as soon as the scores differed at all. */
function ahead(points: readonly Point[], seat: number): boolean {
  const first = points.findIndex((point) => point.scores.some((score) => score !== point.scores[0]));
  const start = points[first];
  if (!start || start.round !== points[0]?.round) return false;
  return points.slice(first).every((point) => leader(point.scores) === seat);
}

/** From when on the winner was never caught again; a lead of the whole match is told already, and where something else than
 * points decided, nobody took it for good. */
function late(points: readonly Point[], result: Result): Highlight | null {
  const winner = result.winners[0];
  if (winner === undefined || leader(result.scores) !== winner) return null;
  const last = points.findLastIndex((point) => leader(point.scores) !== winner);
  const taken = points.slice(0, last).some((point) => leader(point.scores) >= 0);
  const round = taken ? (points[last]?.round ?? null) : null;
  return round === null ? null : { key: "page-highlight-late", data: { seat: winner, round }, moment: points[last + 1]?.number ?? null };
}

/** How much the winner had more than the next; where something else decided, there is nothing to tell. */
function close(result: Result): Highlight | null {
  const [seat, ...more] = result.winners;
  if (seat === undefined || more.length) return null;
  const score = (result.scores[seat] ?? 0) - Math.max(...result.scores.filter((_, other) => other !== seat));
  return score > 0 ? { key: "page-highlight-margin", data: { seat, score }, moment: null } : null;
}
