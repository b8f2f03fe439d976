/** A gesture that somebody has made, from what is told before its recording: drawn as one's own is while it is made. */

import type { Event, Move } from "@/net/types";
import { aimOf } from "./aim";
import { type Motion, poseIn } from "./motion";
import type { Aim } from "./stage/aids";
import { type CarnageView, type GameEvent, happened, type Pose, type Poses } from "./view";

export interface Seen {
  seat: number;
  aim: Aim;
  /** What flies, so that the look goes along with it; null where air does. */
  piece: string | null;
  /** Where it goes, in degrees; null straight down. */
  way: number | null;
}

const WAYS: Readonly<Record<string, number>> = { E: 0, NE: 45, N: 90, NW: 135, W: 180, SW: 225, S: 270, SE: 315 };
const FORCES: Readonly<Record<string, number>> = { gently: 0.25, firmly: 0.55, hard: 0.9 };
/** Where a breath goes that nobody has told the pitch of. */
const PITCH = -20;

/** The move that such an event tells, and what of the city it sets flying. */
function moveOf(event: GameEvent): { move: Move; piece: string | null } | null {
  const { kind, data } = event;
  switch (kind) {
    case "ra-flicked":
    case "ra-jumped":
    case "ra-kung-fu":
      return { move: { kind: { "ra-flicked": "flick", "ra-jumped": "jump", "ra-kung-fu": "kung-fu" }[kind], direction: data.direction, strength: data.strength }, piece: `paws-${data.seat}` };
    case "ra-thrown":
      return { move: { kind: "throw", vehicle: data.vehicle, direction: data.direction, strength: data.strength, yaw: data.direction }, piece: `vehicle-${data.vehicle}` };
    case "ra-wrestled":
      return { move: { kind: "wrestle", victim_seat: data.victim_seat, direction: WAYS[data.toward] ?? 0, strength: FORCES[data.force] ?? 0.5 }, piece: `body-${data.victim_seat}` };
    case "ra-breathed":
      return { move: { kind: "breathe", source_seat: data.source_seat, yaw: data.yaw, pitch: PITCH, strength: data.strength }, piece: null };
    default:
      return null;
  }
}

/** The last gesture told among these events; null where nobody's hand has moved anything. */
export function seenOf(events: readonly Event[], motion: Motion, before: Poses, view: CarnageView): Seen | null {
  let seen: Seen | null = null;
  let numbers: Readonly<Record<string, number>> = {};
  for (const event of happened(events)) if (event.kind === "ra-tremor") numbers = event.data.numbers;
  for (const event of happened(events)) {
    if (event.kind === "ra-dropped" || event.kind === "ra-dropped-on") {
      const { seat } = event.data;
      const at = firstOf(motion, `body-${seat}`);
      if (at) seen = { seat, aim: { kind: "hold", at: [at[0], at[1], at[2] + view.city.sizes.body[2]] }, piece: `body-${seat}`, way: null };
      continue;
    }
    const told = moveOf(event);
    if (!told || !("seat" in event.data)) continue;
    // What the hand really did, where it trembled.
    const fields = Object.keys(told.move).filter((field) => field in numbers);
    const move = { ...told.move, ...Object.fromEntries(fields.map((field) => [field, numbers[field]])) } as Move;
    const { seat } = event.data;
    const aim = aimOf(move, { ...view, seat, pieces: before as Record<string, Pose> });
    if (aim) seen = { seat, aim, piece: told.piece, way: Number(move["direction"] ?? move["yaw"]) };
  }
  return seen;
}

function firstOf(motion: Motion, piece: string): Pose | null {
  const at = motion.pieces.indexOf(piece);
  return at < 0 ? null : poseIn(motion, at, 0);
}

/** The gesture as far as the hand has come with it, 0 to 1. */
export function grown(aim: Aim, part: number): Aim {
  return "part" in aim ? { ...aim, part: aim.part * part } : aim;
}
