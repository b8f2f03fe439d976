/** What a game brings to the table frame. Everything else about a table is the same for all games. */

import type { Component } from "svelte";
import type { Sound } from "@/app/sound";
import type { BoxFact, Data, Event, Json, Move, View } from "@/net/types";
import type { Draft } from "@/table/draft.svelte";

export interface BoardProps {
  view: View;
  /** The seat's legal moves; none while something is shown or sent. */
  moves: readonly Move[];
  /** What is laid out but not yet committed. */
  draft: Draft;
  names: readonly string[];
  /** The events being shown just now. */
  scene: readonly Event[];
  /** Everything shown so far, these included. */
  past: readonly Event[];
  /** Nothing may be played: a replay, or what happened shown again. */
  replaying: boolean;
  openRule: (rule: string) => void;
  /** What the engine adds to the sentence of a legal move; nothing where no engine is asked (a replay). */
  words?: ((move: Move) => Data) | undefined;
  /** The pieces that a guide speaks of, by their `data-piece`: they must be in sight. Not there where nobody teaches. */
  lights?: readonly string[] | undefined;
}

/** One picture of the story: the table as it looks while these events are shown. */
export interface Scene {
  view: View;
  events: readonly Event[];
  /** Milliseconds at normal speed before the next scene. */
  hold: number;
  /** What plays at its own pace: called as the scene is shown, which stays until this settles or is skipped. */
  played?: () => Promise<void>;
}

/** Something that changes hands, from one `data-piece` to another, or away; drawn as the picture in its end, or else its start. */
export interface Flight {
  from: string;
  to: string | null;
  count: number;
}

/** What an event sounds like; for some it depends on whose it is. */
export type Heard = Sound | ((event: Event, view: View) => Sound);

export interface FigureProps {
  view: View;
  seat: number;
  place: number;
}

export interface Verdict {
  key: string;
  data: Data;
  rule: string;
}

export interface Kit {
  Board: Component<BoardProps>;
  /** A few facts about one seat for the list of seats. */
  SeatFacts?: Component<{ view: View; seat: number; name: string }>;
  /** Who stands for a seat on the podium. */
  Figure?: Component<FigureProps>;
  /** What else the result tells, under the points. */
  ResultFacts?: Component<{ view: View; names: readonly string[] }>;
  /** What decided the match where points alone did not, as a sentence and its rule. */
  verdict?: (view: View) => Verdict | null;
  /** From one view to the next, with what happened between; by default one scene. */
  scenes?: (from: View, events: readonly Event[], to: View) => Scene[];
  /** What flies while an event is shown. */
  flights?: (event: Event, view: View) => Flight[];
  /** The engine's numbers for a move or a plan, in words. */
  previewed?: (preview: Data) => string[];
  /** Several moves laid out as one, in a few words; by default each in its own. */
  sumUp?: (moves: readonly Move[]) => string;
  /** What is still missing before the plan can be played, in words; "" when nothing is. */
  lacking?: (view: View, plan: readonly Move[]) => string;
  sounds?: Readonly<Record<string, Heard>>;
  /** Pieces of the part of the board where a move is made, for those who are shown it. */
  whereabouts?: (move: Move) => readonly string[];
}

/** Every folder here with a kit is a game's. */
const KITS = import.meta.glob<{ kit: Kit }>("./*/kit.ts");

/** The game's own board; null for a game that plays through the decision panel alone. */
export async function kitOf(game: string): Promise<Kit | null> {
  return (await KITS[`./${game}/kit.ts`]?.())?.kit ?? null;
}

/** A game's four pictures of how to win. */
const HOW_TO = import.meta.glob<{ default: Component<{ number: 1 | 2 | 3 | 4 }> }>("./*/HowTo.svelte");

/** The pictures of how to win; null for a game that has none. */
export async function howToOf(game: string): Promise<Component<{ number: 1 | 2 | 3 | 4 }> | null> {
  return (await HOW_TO[`./${game}/HowTo.svelte`]?.())?.default ?? null;
}

/** What the sections of a game's rules are illustrated with. */
const PICTURES = import.meta.glob<{ default: Component<PictureProps> }>("./*/Pictures.svelte");
export interface PictureProps {
  /** Of the section. */
  name: string;
  /** Those of the box that its text says. */
  numbers: Readonly<Record<string, number | string>>;
}

/** The pictures of the rules; null for a game that has none. */
export async function picturesOf(game: string): Promise<Component<PictureProps> | null> {
  return (await PICTURES[`./${game}/Pictures.svelte`]?.())?.default ?? null;
}

/** A thing of the box as it is drawn in the game, for those who read off what is printed on theirs. */
export type BoxPicture = Component<BoxPictureProps>;
export interface BoxPictureProps {
  path: string;
  /** What the value is now. */
  value: Json;
  /** Which thing of a list; null for the whole. */
  item: number | null;
  /** All that stands on the same thing. */
  step: readonly BoxFact[];
}
const BOX_PICTURES = import.meta.glob<{ default: BoxPicture }>("./*/BoxPicture.svelte");

export async function boxPictureOf(game: string): Promise<BoxPicture | null> {
  return (await BOX_PICTURES[`./${game}/BoxPicture.svelte`]?.())?.default ?? null;
}
