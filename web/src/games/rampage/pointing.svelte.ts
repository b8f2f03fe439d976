/** What may be pointed at in the city, the gesture in the making, and how both become moves of a draft. */

import { createContext } from "svelte";
import { gameOf } from "@/app/session.svelte";
import type { BoardProps } from "@/games/kit";
import { t } from "@/i18n/index.svelte";
import type { Data, Move } from "@/net/types";
import type { Draft } from "@/table/draft.svelte";
import { moveSentence } from "@/table/frame";
import { number, same, text } from "@/games/shared/moves";
import type { Marks } from "./stage/marks";
import { changed, isGesture, isShot, isSpot, sameTarget } from "./gesture";
import { building, type CarnageView, carnage, type Monster } from "./view";

/** Milliseconds before the server is asked whether a gesture is allowed. */
const PATIENCE = 250;

/** Small and many: pointed at is done, so that a turn has one commit at most. */
const AT_ONCE: ReadonlySet<string> = new Set(["eat", "pick", "pay"]);

/** Before the name of a building that a guide speaks of. */
const RUIN = "ruin:";

export class Pointing {
  readonly #props: () => BoardProps;
  /** A hand moves just now: nobody is asked meanwhile. */
  busy = $state(false);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }
  get draft(): Draft {
    return this.#props().draft;
  }
  /** The gesture in the making; its numbers change until the hand lets go. */
  readonly gesture: Move | null = $derived.by(() => (this.draft.held ? (this.draft.plan[0] ?? null) : null));
  readonly table: CarnageView = $derived.by(() => carnage(this.#props().view));
  readonly me: number | null = $derived(this.table.seat);
  readonly own: Monster | null = $derived(this.me === null ? null : (this.table.seats[this.me] ?? null));
  readonly moves: readonly Move[] = $derived.by(() => (this.#props().replaying ? [] : this.#props().moves));
  /** One offer for each kind and target of a gesture; where a monster is put anywhere, one for all. */
  readonly gestures: Move[] = $derived(
    this.moves.filter((move, i, all) => isGesture(move, this.table) && all.findIndex((one) => sameTarget(one, move, this.table)) === i),
  );
  readonly choices: Move[] = $derived(this.moves.filter((move) => !isGesture(move, this.table) && move.kind !== "finish"));
  /** Enough of whatever it is; none or one. */
  readonly ending: Move[] = $derived(this.moves.filter((move) => move.kind === "finish"));

  // --- what may be pointed at -------------------------------------------------------------------------------

  #offered(kind: string, field: string): string[] {
    return this.choices.filter((move) => move.kind === kind).map((move) => text(move, field));
  }
  readonly zones: string[] = $derived.by(() => {
    if (this.gesture?.kind === "place") return this.moves.filter((move) => move.kind === "place").map((move) => text(move, "neighbourhood"));
    if (this.gesture?.kind === "set-paws") return [text(this.gesture, "neighbourhood")];
    return this.gesture ? [] : [...this.#offered("dine", "neighbourhood"), ...this.#offered("send", "neighbourhood")].filter((zone, i, all) => all.indexOf(zone) === i);
  });
  readonly ruins: string[] = $derived.by(() => (this.gesture && ["drop", "climb"].includes(this.gesture.kind) ? [text(this.gesture, "ruin")] : []));
  readonly starts: number[] = $derived.by(() => (!this.gesture || this.gesture.kind === "restart" ? this.gestures.filter((move) => move.kind === "restart").map((move) => number(move, "space")) : []));
  readonly pieces: string[] = $derived.by(() => {
    if (this.gesture) return [];
    const meeples = this.#offered("eat", "meeple").map((meeple) => `meeple-${meeple}`);
    const monsters = [...this.#offered("target", "victim_seat"), ...this.#offered("announce", "named_seat")];
    return [...meeples, ...monsters.map((seat) => `body-${seat}`)];
  });

  /** What the city shows in gold: all of that, and what a guide speaks of. */
  readonly marks: Marks = $derived.by(() => {
    const lights = this.#props().lights ?? [];
    return {
      pieces: [...this.pieces, ...lights.filter((one) => one in this.table.pieces)],
      zones: this.zones,
      ruins: this.ruins,
      starts: this.starts,
      lit: lights.filter((one) => one.startsWith(RUIN)).map((one) => one.slice(RUIN.length)),
    };
  });

  /** The choice that pointing at a piece stands for. */
  choiceOf(piece: string): Move | null {
    const at = Number(piece.slice(piece.lastIndexOf("-") + 1));
    const kind = piece.slice(0, piece.indexOf("-"));
    if (kind === "meeple") return this.choices.find((move) => move.kind === "eat" && number(move, "meeple") === at) ?? null;
    if (kind !== "body" && kind !== "paws") return null;
    return this.choices.find((move) => (move.kind === "target" && number(move, "victim_seat") === at) || (move.kind === "announce" && number(move, "named_seat") === at)) ?? null;
  }
  choiceIn(zone: string): Move | null {
    return this.choices.find((move) => ["dine", "send"].includes(move.kind) && text(move, "neighbourhood") === zone && !move["siren"]) ?? null;
  }
  choiceAt(start: number): Move | null {
    return this.gestures.find((move) => move.kind === "restart" && number(move, "space") === start) ?? null;
  }

  // --- doing ------------------------------------------------------------------------------------------------

  is(move: Move): boolean {
    return !this.draft.held && same(move, this.draft.plan[0]);
  }
  /** Lay a choice out; pointing at it once more takes it. */
  choose(move: Move): void {
    if (move.kind === "restart") {
      this.#startFrom(move);
      return;
    }
    if (AT_ONCE.has(move.kind)) void this.draft.act(move);
    else if (this.is(move)) void this.draft.commit();
    else this.draft.propose(move);
  }

  /** Take a gesture in hand. */
  begin(offer: Move): void {
    const turned = isShot(offer.kind) ? "direction" : offer.kind === "breathe" ? "yaw" : null;
    const first = turned ? changed(offer, turned, this.#ahead(), this.table) : offer;
    const leaning = "tilt_direction" in first ? { ...first, tilt_direction: number(first, "direction") } : first;
    this.shape(first.kind === "throw" ? { ...leaning, yaw: number(first, "direction") } : leaning);
  }
  /** A starting space, taken in hand so that the monster can be turned there; another one keeps the turn. */
  #startFrom(offer: Move): void {
    const { gesture } = this;
    if (gesture && sameTarget(gesture, offer, this.table)) this.act();
    else this.begin(gesture?.kind === "restart" ? { ...offer, face: gesture["face"] ?? null } : offer);
  }
  /** The space before or after the one in the hand. */
  otherStart(by: number): void {
    const at = this.starts.indexOf(number(this.gesture ?? undefined, "space"));
    const next = this.starts[(at + by + this.starts.length) % this.starts.length];
    const offer = next === undefined ? null : this.choiceAt(next);
    if (offer && this.gesture && !sameTarget(this.gesture, offer, this.table)) this.#startFrom(offer);
  }
  /** From one's monster to the middle of the city, as a start. */
  #ahead(): number {
    const pose = this.table.pieces[`paws-${this.me ?? 0}`];
    const [x, y] = this.table.city.boards[0] ?? [0, 0];
    return pose ? Math.round((((Math.atan2(y - pose[1], x - pose[0]) * 180) / Math.PI + 360) % 360)) : 0;
  }
  set(field: string, value: number): void {
    const { gesture } = this;
    if (!gesture) return;
    const leaning = number(gesture, "tilt_direction") === number(gesture, "direction");
    const next = changed(gesture, field, value, this.table);
    this.shape(field === "direction" && "tilt_direction" in next && leaning ? changed(next, "tilt_direction", value, this.table) : next);
  }
  pose(name: string): void {
    if (this.gesture) this.shape({ ...this.gesture, pose: name });
  }
  /** The gesture with other numbers. Whether it is allowed so is asked once they have come to rest. */
  shape(move: Move): void {
    this.draft.hold([move], this.busy ? Infinity : PATIENCE);
  }
  cancel(): void {
    this.busy = false;
    if (this.draft.held) this.draft.clear();
  }
  /** Let go. */
  act(): void {
    const { gesture } = this;
    this.busy = false;
    if (gesture) void this.draft.act(gesture);
  }

  /** How a hand makes a gesture on the city. */
  how(move: Move): string {
    const { kind } = move;
    if (isShot(kind)) return t("page-ra-how-shot", { kind });
    if (kind === "breathe") return t("page-ra-how-breathe");
    if (kind === "restart") return t("page-ra-how-restart");
    if (isSpot(kind)) return t("page-ra-how-spot");
    if (kind === "drop-on") return t("page-ra-how-drop-on", { victim_seat: number(move, "victim_seat") }, this.props.names);
    return t("page-ra-how-drop", building(this.table, text(move, "ruin")));
  }

  /** What the engine adds to a move: how high the building is, where the meeple lies. */
  words(move: Move): Data {
    const offer = this.moves.find((one) => sameTarget(one, move, this.table)) ?? move;
    return this.props.words?.(offer) ?? {};
  }
  /** A move in words that one can see on the table. */
  sentence(move: Move): string {
    return moveSentence(move, gameOf(this.table.game), this.props.names, this.words(move));
  }
}

export const [usePointing, providePointing] = createContext<Pointing>();
