/** Reading moves. */

import type { Data, Move } from "@/net/types";

/** Moves are flat values: alike when every field is. */
export function same(a: Move, b: Move | undefined): boolean {
  return b !== undefined && Object.keys({ ...a, ...b }).every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));
}

export const text = (move: Data | undefined, field: string): string => String(move?.[field] ?? "");
export const number = (move: Data | undefined, field: string): number => Number(move?.[field] ?? 0);
