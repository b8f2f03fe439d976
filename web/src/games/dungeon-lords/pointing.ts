/**
 * Which thing on the board stands for which move. A spot is named by what it shows ("cell:12", "order:dig",
 * "tavern:witch", "lair:troll", "hero:2", …); a move that says two things is pointed at in two steps. What no
 * spot stands for goes to the strip of choices.
 */

import type { Json, Move } from "@/net/types";

/** What pointing there does: lay a move out, or take the first half of one in hand. */
export type Aim = { move: Move } | { pick: string };
export type Aims = ReadonlyMap<string, Aim>;

const text = (value: Json | undefined): string => String(value ?? "");

/** The spot of a move that one click tells completely. */
export function spotOf(move: Move): string | null {
  switch (move.kind) {
    case "keep":
    case "order":
    case "dummy-order":
    case "retrieve":
      return `order:${text(move["order"])}`;
    case "perform":
      return "act";
    case "spy":
      return `card:${text(move["round"])}`;
    case "dig":
    case "tile":
      return `cell:${text(move["space"])}`;
    case "hire":
      return `tavern:${text(move["monster"])}`;
    case "choose":
    case "pay":
    case "send":
      return `lair:${text(move["monster"])}`;
    case "discard":
    case "lay":
    case "spring":
      return `trap:${text(move["trap"])}`;
    case "work":
      return `room:${text(move["room"])}`;
    case "release":
      return `prison:${text(move["adventurer"])}`;
    case "target":
      return `hero:${text(move["place"])}`;
    default:
      return null;
  }
}

/** Moves whose words say more than the spot that stands for them. */
const SPOKEN = new Set(["perform", "pay", "spy"]);

const strike = (move: Move): string => `strike:${text(move["monster"])}:${text(move["attack"])}`;

/** Everything that may be pointed at, with `picked` in hand. */
export function aimsOf(moves: readonly Move[], picked: string | null): Aims {
  const aims = new Map<string, Aim>();
  const spying = moves.some((move) => move.kind === "spy");
  for (const move of moves) {
    // Where a card may be looked at, a click on the space would waste the look: the cards stand for the move.
    if (spying && move.kind === "perform") continue;
    const spot = spotOf(move);
    if (spot) aims.set(spot, { move });
  }
  building(moves, picked, aims);
  attacking(moves, picked, aims);
  return aims;
}

function building(moves: readonly Move[], picked: string | null, aims: Map<string, Aim>): void {
  const builds = moves.filter((move) => move.kind === "build");
  const rooms = new Set(builds.map((move) => `shop:${text(move["room"])}`));
  for (const room of rooms) aims.set(room, { pick: room });
  const chosen = held(moves, picked);
  for (const move of builds) {
    if (`shop:${text(move["room"])}` === chosen) aims.set(`cell:${text(move["space"])}`, { move });
  }
}

function attacking(moves: readonly Move[], picked: string | null, aims: Map<string, Aim>): void {
  const attacks = moves.filter((move) => move.kind === "attack");
  const chosen = held(moves, picked);
  for (const move of attacks) {
    const [lair, own] = [`lair:${text(move["monster"])}`, strike(move)];
    const same = attacks.filter((other) => strike(other) === own);
    const aim: Aim = same.length > 1 ? { pick: own } : { move };
    const alone = attacks.every((other) => other["monster"] !== move["monster"] || other === move);
    // A second way to attack is offered on the strip; the first click is for the first way.
    if (!aims.has(lair)) aims.set(lair, alone ? { move } : { pick: own });
    aims.set(own, aim);
    if (own === chosen) aims.set(`hero:${text(move["place"])}`, { move });
  }
}

/** What is in hand: what was picked as long as it leads to a move, or the only thing that can be. */
export function held(moves: readonly Move[], picked: string | null): string | null {
  const halves = new Set<string>();
  for (const move of moves) {
    if (move.kind === "build") halves.add(`shop:${text(move["room"])}`);
    else if (move.kind === "attack") halves.add(strike(move));
  }
  if (picked !== null && halves.has(picked)) return picked;
  return halves.size === 1 ? ([...halves][0] ?? null) : null;
}

/** The ways to attack that are worth a button: those of the monster in hand, or all when none is. */
export function strikesOf(moves: readonly Move[], picked: string | null): { spot: string; monster: string; attack: number }[] {
  const monster = held(moves, picked)?.split(":")[1];
  const seen = new Map<string, { spot: string; monster: string; attack: number }>();
  for (const move of moves) {
    if (move.kind !== "attack" || (monster !== undefined && text(move["monster"]) !== monster)) continue;
    seen.set(strike(move), { spot: strike(move), monster: text(move["monster"]), attack: Number(move["attack"]) });
  }
  return [...seen.values()];
}

/** Moves that are said in words on the strip. */
export function wordsOf(moves: readonly Move[]): Move[] {
  return moves.filter((move) => SPOKEN.has(move.kind) || (spotOf(move) === null && move.kind !== "build" && move.kind !== "attack"));
}

/** The spots that show a move which is laid out. */
export function plannedSpots(plan: readonly Move[]): ReadonlySet<string> {
  const spots = new Set<string>();
  for (const move of plan) {
    const spot = spotOf(move);
    if (spot) spots.add(spot);
    if (move.kind === "build") spots.add(`cell:${text(move["space"])}`).add(`shop:${text(move["room"])}`);
    if (move.kind === "attack") spots.add(`lair:${text(move["monster"])}`).add(strike(move)).add(`hero:${text(move["place"])}`);
  }
  return spots;
}

/** The move that somebody means who points at a spot where none is allowed; the engine says why not. */
export function supposed(spot: string, moves: readonly Move[], picked: string | null): Move | null {
  const [what, name = ""] = spot.split(":");
  const kinds = new Set(moves.map((move) => move.kind));
  const asked = (kind: string, field: string, value: Json): Move | null => (kinds.has(kind) ? { kind, [field]: value } : null);
  switch (what) {
    case "cell": {
      const room = held(moves, picked)?.startsWith("shop:") ? held(moves, picked)?.slice(5) : undefined;
      if (kinds.has("build") && room !== undefined) return { kind: "build", room, space: Number(name) };
      return asked("dig", "space", Number(name)) ?? asked("tile", "space", Number(name));
    }
    case "order":
      return asked("order", "order", name) ?? asked("retrieve", "order", name) ?? asked("keep", "order", name);
    case "tavern":
      return asked("hire", "monster", name);
    case "lair":
      return asked("send", "monster", name) ?? asked("choose", "monster", name);
    case "trap":
      return asked("lay", "trap", name);
    case "room":
      return asked("work", "room", name);
    default:
      return null;
  }
}
