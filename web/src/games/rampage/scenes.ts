/** Each recorded motion is a scene of its own; what came of it is told after it. */

import type { Scene } from "@/games/kit";
import { BEAT } from "@/games/shared/beats";
import type { Event, View } from "@/net/types";
import { toast } from "@/app/toast.svelte";
import { t } from "@/i18n/index.svelte";
import { decode, type Motion, posesAt } from "./motion";
import { theatre } from "./theatre.svelte";
import { seenOf } from "./seen";
import { carnage, happened } from "./view";

/** Milliseconds that the hand takes before anything moves. */
const HAND = 250;
/** What is drawn moving: into a mouth, onto the Runaway board, out of a grin. */
const OUTCOMES: ReadonlySet<string> = new Set(["ra-eaten", "ra-swallowed", "ra-fled", "ra-effect", "ra-tooth-lost", "ra-tooth-broken"]);

export function scenesOf(from: View, events: readonly Event[], to: View): Scene[] {
  const scenes: Scene[] = [];
  let before = carnage(from).pieces;
  let pending: Event[] = [];
  theatre.forget(events);
  for (const event of happened(events)) {
    pending.push(event);
    if (event.kind !== "ra-motion") continue;
    const motion = readable(event.data.frames, carnage(to).city.pieces);
    if (!motion?.pieces.length) continue;
    const after = posesAt(motion, before, motion.seconds);
    const table = carnage(to);
    const act = { motion, before, after, seen: seenOf(pending, motion, before, table) };
    theatre.remember(act);
    const own = act.seen?.seat === table.seat;
    const view = { ...from, pieces: after };
    scenes.push({ view, events: pending, hold: motion.seconds * 1000 + HAND, played: () => theatre.play(act, own) });
    pending = [];
    before = after;
  }
  // What came of a deed has its time before the next turn begins.
  const turn = pending.findIndex(({ kind }) => kind === "ra-turn");
  if (turn > 0 && pending.slice(0, turn).some(({ kind }) => OUTCOMES.has(kind))) {
    const { turn: whose, round, phase } = carnage(from);
    const view = { ...to, phase, turn: whose, round, prompt: null, to_act: [] };
    scenes.push({ view, events: pending.slice(0, turn), hold: BEAT });
    pending = pending.slice(turn);
  }
  return [...scenes, { view: to, events: pending, hold: 0 }];
}

/** A recording that can't be read is said so, and left out: the table after it is sound. */
function readable(frames: string, pieces: readonly string[]): Motion | null {
  try {
    return decode(frames, pieces);
  } catch {
    toast(t("page-ra-damaged"), true);
    return null;
  }
}
