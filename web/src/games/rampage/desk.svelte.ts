/** What the player has in hand: the gesture being made, what may be pointed at, and how both become moves. */

import { getContext, setContext } from "svelte";
import { gameOf } from "@/app/house.svelte";
import type { BoardProps } from "@/games/kit";
import { t } from "@/i18n/index.svelte";
import type { Data, Move, Refusal } from "@/net/types";
import { moveSentence } from "@/table/frame";
import { changed, isGesture, isShot, isSpot, sameTarget } from "./gesture";
import { building, type CarnageView, carnage, type Monster, number, text } from "./view";

const CONTEXT = Symbol("rampage");
/** Milliseconds before the server is asked whether a gesture is allowed. */
const PATIENCE = 250;

const same = (a: Move, b: Move | undefined): boolean =>
  b !== undefined && Object.keys({ ...a, ...b }).every((field) => JSON.stringify(a[field]) === JSON.stringify(b[field]));

export class Desk {
  readonly #props: () => BoardProps;
  /** The gesture in the making; its numbers change until the hand lets go. */
  draft = $state.raw<Move | null>(null);
  /** Why the gesture may not be made so; the server's words. */
  refusal = $state.raw<Refusal | null>(null);
  /** What the pointer does just now: nobody is asked meanwhile. */
  busy = $state(false);
  #asked = 0;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }
  readonly table: CarnageView = $derived.by(() => carnage(this.#props().view));
  readonly me: number | null = $derived(this.table.seat);
  readonly own: Monster | null = $derived(this.me === null ? null : (this.table.seats[this.me] ?? null));
  readonly moves: readonly Move[] = $derived.by(() => (this.#props().replaying ? [] : this.#props().moves));
  /** One offer for each kind and target of a gesture; where a monster is put anywhere, one for all. */
  readonly gestures: Move[] = $derived(
    this.moves.filter((move, i, all) => isGesture(move.kind) && all.findIndex((one) => sameTarget(one, move)) === i),
  );
  readonly choices: Move[] = $derived(this.moves.filter((move) => !isGesture(move.kind) && move.kind !== "finish"));
  /** Enough of whatever it is; none or one. */
  readonly ending: Move[] = $derived(this.moves.filter((move) => move.kind === "finish"));
  readonly planned: Move | null = $derived.by(() => this.#props().plan[0] ?? null);

  // --- what may be pointed at -------------------------------------------------------------------------------

  #offered(kind: string, field: string): string[] {
    return this.choices.filter((move) => move.kind === kind).map((move) => text(move, field));
  }
  readonly zones: string[] = $derived.by(() => {
    if (this.draft?.kind === "place") return this.moves.filter((move) => move.kind === "place").map((move) => text(move, "neighbourhood"));
    if (this.draft?.kind === "set-paws") return [text(this.draft, "neighbourhood")];
    return this.draft ? [] : [...this.#offered("dine", "neighbourhood"), ...this.#offered("send", "neighbourhood")].filter((zone, i, all) => all.indexOf(zone) === i);
  });
  readonly ruins: string[] = $derived.by(() => (this.draft && ["drop", "climb"].includes(this.draft.kind) ? [text(this.draft, "ruin")] : []));
  readonly starts: number[] = $derived.by(() => (!this.draft || this.draft.kind === "restart" ? this.gestures.filter((move) => move.kind === "restart").map((move) => number(move, "space")) : []));
  readonly pieces: string[] = $derived.by(() => {
    if (this.draft) return [];
    const meeples = this.#offered("eat", "meeple").map((meeple) => `meeple-${meeple}`);
    const monsters = [...this.#offered("target", "victim_seat"), ...this.#offered("announce", "named_seat")];
    return [...meeples, ...monsters.map((seat) => `body-${seat}`)];
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
    return this.planned !== null && same(move, this.planned);
  }
  /** Lay a choice out; pointing at it once more takes it. */
  choose(move: Move): void {
    if (move.kind === "restart") {
      this.#startFrom(move);
      return;
    }
    this.cancel();
    if (this.is(move)) void this.props.commit();
    else this.props.propose(move);
  }

  /** Take a gesture in hand. */
  begin(offer: Move): void {
    this.props.withdraw();
    this.refusal = null;
    const turned = isShot(offer.kind) ? "direction" : offer.kind === "breathe" ? "yaw" : null;
    const first = turned ? changed(offer, turned, this.#ahead(), this.table) : offer;
    this.draft = "tilt_direction" in first ? { ...first, tilt_direction: number(first, "direction") } : first;
    if (first.kind === "throw") this.draft = { ...this.draft, yaw: number(first, "direction") };
    this.#ask();
  }
  /** A starting space, taken in hand so that the monster can be turned there; another one keeps the turn. */
  #startFrom(offer: Move): void {
    const { draft } = this;
    if (draft && sameTarget(draft, offer)) this.act();
    else this.begin(draft?.kind === "restart" ? { ...offer, face: draft["face"] ?? null } : offer);
  }
  /** The space before or after the one in the hand. */
  otherStart(by: number): void {
    const at = this.starts.indexOf(number(this.draft ?? undefined, "space"));
    const next = this.starts[(at + by + this.starts.length) % this.starts.length];
    const offer = next === undefined ? null : this.choiceAt(next);
    if (offer && this.draft && !sameTarget(this.draft, offer)) this.#startFrom(offer);
  }
  /** From one's monster to the middle of the city, as a start. */
  #ahead(): number {
    const pose = this.table.pieces[`paws-${this.me ?? 0}`];
    const [x, y] = this.table.city.boards[0] ?? [0, 0];
    return pose ? Math.round((((Math.atan2(y - pose[1], x - pose[0]) * 180) / Math.PI + 360) % 360)) : 0;
  }
  set(field: string, value: number): void {
    if (!this.draft) return;
    const leaning = number(this.draft, "tilt_direction") === number(this.draft, "direction");
    let next = changed(this.draft, field, value, this.table);
    if (field === "direction" && "tilt_direction" in next && leaning) next = changed(next, "tilt_direction", value, this.table);
    this.draft = next;
    this.#ask();
  }
  pose(name: string): void {
    if (this.draft) this.draft = { ...this.draft, pose: name };
    this.#ask();
  }
  /** The whole gesture anew, from a hand that moves. */
  shape(move: Move): void {
    this.draft = move;
    if (!this.busy) this.#ask();
  }
  cancel(): void {
    this.draft = null;
    this.refusal = null;
    this.busy = false;
  }
  /** Let go. */
  act(): void {
    const made = this.draft;
    if (!made) return;
    this.cancel();
    this.props.act(made);
  }

  /** Whether it is allowed: asked once the numbers have come to rest. */
  #ask(): void {
    const turn = ++this.#asked;
    setTimeout(() => {
      const move = this.draft;
      if (!move || turn !== this.#asked) return;
      void this.props.why(move).then((refusal) => {
        if (turn === this.#asked && this.draft === move) this.refusal = refusal;
      });
    }, PATIENCE);
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
    const offer = this.moves.find((one) => sameTarget(one, move)) ?? move;
    return this.props.words?.(offer) ?? {};
  }
  /** A move in words that one can see on the table. */
  sentence(move: Move): string {
    if (move.kind === "restart") return t("page-ra-restart", { space: number(move, "space") });
    return moveSentence(move, gameOf(this.table.game), this.props.names, this.words(move));
  }
}

export function openDesk(props: () => BoardProps): Desk {
  return setContext(CONTEXT, new Desk(props));
}
export function useDesk(): Desk {
  return getContext<Desk>(CONTEXT);
}
