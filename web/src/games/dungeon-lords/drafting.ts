/**
 * Plans of several moves that are committed as one: the three orders of a season, tunnels, and a battle's tile, trap and
 * monsters. A draft is the list of moves laid out so far, in the order in which the engine asks for them.
 */

import type { Move } from "@/net/types";
import { spotOf } from "./pointing";
import type { Lord, MonsterName, TrapName } from "./view";

export type Draft = readonly Move[];

const SLOTS = 3;
const PLANNED: ReadonlySet<string> = new Set(["order", "tile", "lay", "no-trap", "send", "ready"]);
/** What ends a part of the plan without using it. */
const CLOSING: ReadonlySet<string> = new Set(["no-trap", "ready"]);

/** Whether what is asked is laid out as a plan. */
export function drafts(moves: Draft): boolean {
  return digging(moves) || (moves.length > 0 && moves.every((move) => PLANNED.has(move.kind)));
}

export function digging(moves: Draft): boolean {
  return moves.some((move) => move.kind === "dig");
}

export function ordering(moves: Draft): boolean {
  return moves[0]?.kind === "order";
}

/** How many orders are still to be laid out. */
export function lacking(lord: Lord | undefined, draft: Draft): number {
  return ordering(draft) ? SLOTS - (lord?.orders.length ?? 0) - draft.length : 0;
}

/**
 * What may be laid out beside the draft: `next` is what the engine would ask after it. Traps can be exchanged as long
 * as nothing is committed, and monsters be sent before the trap is thought of.
 */
export function reach(moves: Draft, draft: Draft, next: Draft, lord: Lord | undefined): Move[] {
  if (ordering(moves)) {
    if (draft.length && lacking(lord, draft) <= 0) return [];
    return moves.filter((move) => !draft.some((laid) => laid["order"] === move["order"]));
  }
  if (digging(moves)) return [...(draft.length ? next : moves)];
  const asked = [...(draft.length ? next : moves)];
  const has = (kind: string): boolean => asked.some((move) => move.kind === kind);
  if (has("no-trap")) {
    for (const kind of lord?.lair ?? []) if (kind.count > kind.stunned) asked.push({ kind: "send", monster: kind.monster });
  } else if (draft.some(trapPart)) {
    const laid = draft.filter((move) => move.kind === "lay").map((move) => move["trap"]);
    for (const { trap } of lord?.traps ?? []) if (!laid.includes(trap)) asked.push({ kind: "lay", trap });
  }
  // Whatever is laid out can be committed as it is: nothing else need end the plan.
  return draft.length ? asked.filter((move) => !CLOSING.has(move.kind)) : asked;
}

/** What a plan of battle leaves out though it might have it: a trap, monsters. */
export function leftOut(plan: Draft): ("trap" | "monsters")[] {
  const has = (kind: string): boolean => plan.some((move) => move.kind === kind);
  return [...(has("no-trap") && !has("lay") ? ["trap" as const] : []), ...(has("ready") && !has("send") ? ["monsters" as const] : [])];
}

function trapPart(move: Move): boolean {
  return move.kind === "lay" || move.kind === "no-trap";
}

/** The draft with one thing more; a trap takes the place of the one before, or of none. */
export function added(draft: Draft, move: Move, asked: Draft): Draft {
  const open = asked.some((one) => one.kind === "no-trap");
  if (move.kind === "send" && open) return [...draft, { kind: "no-trap" }, move];
  if (trapPart(move) && !open && draft.some(trapPart)) {
    const at = draft.findLastIndex(trapPart);
    return [...draft.slice(0, at), move, ...draft.slice(at + 1)];
  }
  return [...draft, move];
}

/** The draft without what lies on that spot; null when nothing of it does. Without its trap it lays none. */
export function removed(draft: Draft, spot: string): Draft | null {
  const at = draft.findLastIndex((move) => spotOf(move) === spot);
  const move = draft[at];
  if (!move) return null;
  if (move.kind === "tile") return [];
  // A tunnel leads to the next: without it there may be no way.
  if (move.kind === "dig") return draft.slice(0, at);
  const rest = draft.slice(at + 1);
  const left = [...draft.slice(0, at), ...(move.kind === "lay" && rest.length ? [{ kind: "no-trap" }] : []), ...rest];
  return left.every((one) => CLOSING.has(one.kind)) ? [] : left;
}

/** An order put on one of the places to come (0 is the first of them): what lay there goes where it came from. */
export function placed(draft: Draft, order: string, at: number): Draft {
  const from = draft.findIndex((move) => move["order"] === order);
  const laid = [...draft];
  const move: Move = { kind: "order", order };
  if (from < 0) {
    if (at < laid.length) laid[at] = move;
    else laid.push(move);
  } else {
    const to = Math.min(at, laid.length - 1);
    const other = laid[to];
    if (other) laid[from] = other;
    laid[to] = move;
  }
  return laid;
}

/** The lord's board with the draft on it. */
export function drafted(lord: Lord, draft: Draft): Lord {
  const named = <Name>(kind: string, field: string): Name[] => draft.filter((move) => move.kind === kind).map((move) => move[field] as Name);
  const [laid, sent, tile] = [named<TrapName>("lay", "trap"), named<MonsterName>("send", "monster"), draft.find((move) => move.kind === "tile")];
  if (!laid.length && !sent.length && !tile) return lord;
  const plan = lord.plan ?? { space: lord.closest[0] ?? 0, traps: 0, laid: [], coin: 0, sent: [] };
  return {
    ...lord,
    plan: {
      ...plan,
      space: tile ? Number(tile["space"]) : plan.space,
      traps: plan.traps + laid.length,
      laid: [...(plan.laid ?? []), ...laid],
      sent: [...plan.sent, ...sent],
    },
    traps: lord.traps && lord.traps.map((one) => ({ ...one, count: one.count - laid.filter((trap) => trap === one.trap).length })),
  };
}
