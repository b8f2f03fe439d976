/** What the pieces are called aloud. */

import { t } from "@/i18n/index.svelte";
import { join } from "@/i18n/sentence";
import type { Creature, Hero, Room, Tile, Trap, Wage } from "./view";

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Numbers as a list in a sentence: "1 gold, 2 food and 1 worker". What is 0 is left out. */
export function listed(numbers: Readonly<Record<string, number>>, more: readonly string[] = []): string {
  const words = Object.entries(numbers).filter(([, count]) => count > 0).map(([mark, count]) => t("page-dl-mark", { mark, count }));
  return join([...words, ...more], (key, data) => t(key, data));
}

export function priceLabel(wage: Wage): string {
  const { gold, food, evil, traps, monsters } = wage;
  return listed({ gold, food, evil, traps }, monsters > 0 ? [t("page-dl-victim")] : []);
}

export function monsterLabel(one: Creature): string {
  return t("page-dl-monster-label", { monster: t("page-dl-monster", { monster: one.monster }), wage: priceLabel(one.cost) });
}

export function roomLabel(one: Room): string {
  return t("page-dl-room-label", { room: t("page-dl-room", { room: one.room }), workers: one.workers });
}

export function heroLabel(one: Hero, place: number | null): string {
  const { hp, wounds, disarm, heal, magic } = one;
  return t("page-dl-hero", { class: capital(t("dl-class", { class: one.class })), place: place ?? 0, hp, wounds, disarm, heal, magic });
}

export function trapLabel(one: Trap): string {
  return t("page-dl-trap-label", { trap: t("page-dl-trap", { trap: one.trap }), count: one.count, ...one.cost });
}

export function tileLabel(space: number, tile: Tile | undefined): string {
  const at = t("dl-space", { space });
  if (!tile) return t("page-dl-ground", { at });
  const what = tile.room ? t("page-dl-room", { room: tile.room }) : t("page-dl-tunnel");
  const notes = [
    tile.conquered ? t("page-dl-conquered") : "",
    tile.digger ? t("page-dl-digging") : "",
    tile.miner ? t("page-dl-mining") : "",
    tile.uses ? t("page-dl-used", { uses: tile.uses }) : "",
  ].filter(Boolean);
  return [t("page-dl-tile", { at, what }), ...notes].join(", ");
}
