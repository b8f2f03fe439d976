/** Who may sit on a chair: "me", "link" for whoever comes by the invitation, or "bot:LEVEL". */

import type { AvatarName } from "@/art/Avatar.svelte";
import { t } from "@/i18n/index.svelte";
import type { SeatWish } from "@/net/types";
import { levelTitle } from "@/table/frame";

export type Kind = string;

/** A chair as it stands at the table. */
export interface Chair {
  kind: SeatWish["kind"] | "person";
  name: string;
  /** Of the bot. */
  level: string | null;
  avatar: AvatarName | null;
  /** Whoever may be put here instead, what is there now among them; none where nothing is to be chosen. */
  kinds: readonly Kind[];
}

export function kindOf(chair: { kind: Chair["kind"]; level?: string | null }): Kind {
  return chair.kind === "bot" ? `bot:${chair.level ?? "normal"}` : chair.kind;
}

export function levelOf(kind: Kind): string | null {
  return kind.startsWith("bot:") ? kind.slice("bot:".length) : null;
}

export function wishOf(kind: Kind): SeatWish {
  const level = levelOf(kind);
  if (level !== null) return { kind: "bot", level };
  return { kind: kind === "me" ? "me" : "link" };
}

export function botTitle(level: string): string {
  return t("page-chair-bot", { level: levelTitle(level) });
}

/** A place on an oval, in parts of its box; the first chair stands nearest, the others follow clockwise. */
export function place(index: number, count: number): { x: number; y: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * index) / count;
  return { x: 0.5 + 0.38 * Math.cos(angle), y: 0.47 + 0.345 * Math.sin(angle) };
}
