/** What the player points at on the board, and how groups at exits and cards on bars become the moves of a draft. */

import { createContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { BoardProps } from "@/games/kit";
import { number, same } from "@/games/shared/moves";
import type { Move } from "@/net/types";
import type { Draft } from "@/table/draft.svelte";
import { goodFirst, handles, narrowed, pointable, LAID_OUT } from "./handles";
import { type Colour, type Customer, type GameEvent, type Group, type AssignedCard, type Offer, type PetzSeat, type PetzView, type Tile, happened, petz } from "./view";

export type Mode = "legal" | "picked" | "planned" | "idle";
/** Things that explain themselves when nothing else is to be done with them. */
export type About =
  | { what: "pet"; pet: Offer }
  | { what: "exhibition"; exhibition: string }
  | { what: "customer"; customer: Customer }
  | { what: "artifact"; artifact: string }
  | { what: "tile"; kind: "cage" | "addon"; tile: Tile }
  | { what: "decks" };

export const barKey = (plot: number, bar: number): string => `${plot}:${bar}`;
/** How many bars of these pets have no card yet, lying or in the plan. */
export function bareBars(family: PetzSeat | null, plan: readonly Move[]): number {
  const open = (family?.plots ?? []).reduce((sum, { pet }) => sum + Math.max(0, (pet?.size ?? 0) - (pet?.cards.length ?? 0)), 0);
  return open - plan.filter((move) => move.kind === "assign").length;
}

interface Party {
  imps: number;
  gold: number;
}
const size = (group: Party): number => group.imps + group.gold;

export class Pointing {
  readonly #props: () => BoardProps;
  picked = $state.raw<string[]>([]);
  /** Groups put together behind the screen in one phase; places without imps are no groups yet. */
  #formed = $state.raw<{ stage: string; groups: readonly Party[] }>({ stage: "", groups: [] });
  /** What the pointer or the focus rests on, and the move it asks about. */
  looked = $state.raw<{ move: Move; legal: boolean; at: HTMLElement } | null>(null);
  /** The component that explains itself. */
  about = $state.raw<About | null>(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }
  get draft(): Draft {
    return this.#props().draft;
  }
  readonly table: PetzView = $derived.by(() => petz(this.#props().view));
  readonly past: readonly GameEvent[] = $derived.by(() => happened(this.#props().past));
  readonly me: number | null = $derived(this.table.seat);
  readonly own: PetzSeat | null = $derived(this.me === null ? null : (this.table.seats[this.me] ?? null));
  readonly moves: readonly Move[] = $derived.by(() => (this.#props().replaying ? [] : this.#props().moves));
  readonly left: Move[] = $derived(narrowed(this.moves, this.picked));
  readonly #open: Set<string> = $derived(pointable(this.moves, this.picked));
  readonly #planned: string[] = $derived.by(() => this.draft.plan.flatMap(handles));
  readonly grouping: boolean = $derived(this.moves.some((move) => move.kind === "gather"));
  readonly assigning: boolean = $derived(this.moves.some((move) => move.kind === "assign"));
  /** Moves to offer as buttons: those that nothing on the board stands for, and the last few. */
  readonly choices: Move[] = $derived.by(() => {
    const few = this.left.length <= 6;
    const keeps = this.left.filter((move) => move.kind === "keep").length;
    const offered = this.left.filter((move) => {
      if (LAID_OUT.has(move.kind)) return move.kind === "fund";
      // Groups that are laid out shall not be forgotten.
      if (move.kind === "ready" && this.#grouped.length) return false;
      // These are cards in hand, and lie right there.
      if (move.kind === "discard" || move.kind === "exchange") return false;
      // Which group stays home is said by its exit.
      if (move.kind === "keep") return keeps === 1 || few;
      return few || handles(move).length === 0;
    });
    return goodFirst(offered);
  });

  mode(key: string): Mode {
    if (this.#planned.includes(key)) return "planned";
    if (this.picked.includes(key)) return "picked";
    return this.#open.has(key) ? "legal" : "idle";
  }

  /** The one move that pointing at this would lead to. */
  would(key: string): Move | null {
    if (this.mode(key) !== "legal") return null;
    const left = narrowed(this.moves, [...this.picked, key]);
    return left.length === 1 ? (left[0] ?? null) : null;
  }

  take(key: string): void {
    const { draft } = this;
    if (draft.plan.length && this.mode(key) === "planned") return void draft.commit();
    if (draft.plan.length && !draft.held) draft.clear();
    if (this.picked.includes(key)) {
      this.picked = this.picked.filter((one) => one !== key);
      return;
    }
    // Pointing at something else of the same sort begins anew.
    const [sort] = key.split(":");
    let picked = [...this.picked.filter((one) => one.split(":")[0] !== sort), key];
    if (!narrowed(this.moves, picked).length) picked = [key];
    this.picked = picked;
    const [only, ...more] = narrowed(this.moves, picked);
    if (only && !more.length) draft.propose(only);
  }

  /** Where one pet waits and one cage is left for it, it is laid out at once; a pupil does it by hand. */
  readonly lone: Move | null = $derived.by(() => {
    const [house, ...more] = this.moves.filter((move) => move.kind === "house");
    const alone = house && !more.length && this.moves.every((move) => /^(house|release|settle)$/.test(move.kind));
    return alone && !this.#props().lights ? house : null;
  });

  choose(move: Move): void {
    if (same(move, this.draft.plan[0])) void this.draft.commit();
    else this.draft.propose(move);
  }

  // --- groups of imps and gold ---

  /** As a word, so that it changes with the phase only, not with every move that somebody else makes. */
  readonly stage: string = $derived(`${this.table.round} ${this.table.phase}`);
  readonly groups: readonly Party[] = $derived(this.#formed.stage === this.stage ? this.#formed.groups : []);
  readonly standing: number = $derived(this.own?.groups?.length ?? 0);
  readonly idle: Party = $derived({
    imps: this.groups.reduce((left, group) => left - group.imps, this.own?.imps.home ?? 0),
    gold: this.groups.reduce((left, group) => left - group.gold, this.own?.gold ?? 0),
  });

  add(exit: number, what: keyof Party, by: 1 | -1): void {
    const at = exit - 1 - this.standing;
    const number = (this.groups[at]?.[what] ?? 0) + by;
    if (at < 0 || number < 0 || this.idle[what] < by) return;
    const groups = Array.from({ length: Math.max(at + 1, this.groups.length) }, (_, index) => this.groups[index] ?? { imps: 0, gold: 0 });
    this.form(groups.map((group, index) => (index === at ? { ...group, [what]: number } : group)));
  }
  form(groups: readonly Party[]): void {
    this.#formed = { stage: this.stage, groups };
    this.draft.hold(this.#grouped);
  }
  /** Send the groups to their exits. */
  gather(): void {
    if (!this.draft.held) this.form(this.groups);
    void this.draft.commit();
  }

  /** All groups at the exits, those laid out after those that stand. */
  readonly shown: (Group & { open: boolean })[] = $derived.by(() => {
    const standing = (this.own?.groups ?? []).map((group) => ({ ...group, open: false }));
    if (!this.grouping) return standing;
    return [...standing, ...this.groups.map((group, index) => ({ ...group, exit: this.standing + index + 1, open: true }))];
  });

  /** The groups as moves, the biggest first; the engine leaves out what it would not ask. */
  readonly #grouped: Move[] = $derived.by(() => {
    const groups = this.groups.filter((group) => group.imps > 0).sort((a, b) => size(b) - size(a) || b.imps - a.imps);
    const moves = groups.flatMap(({ imps, gold }): Move[] => [
      { kind: "gather", imps },
      { kind: "fund", gold },
    ]);
    return moves.length ? [...moves, { kind: "ready" }] : [];
  });

  // --- cards on bars ---

  /** Cards laid out on bars, by plot and bar. */
  readonly assigned: ReadonlyMap<string, AssignedCard> = $derived.by(() => {
    // Who is only shown what could be done sees it laid out, too.
    const shown = (this.draft.held && this.assigning) || this.#props().replaying;
    const cards = shown ? this.draft.plan.filter((move) => move.kind === "assign") : [];
    return new SvelteMap(cards.map((move) => [barKey(number(move, "plot"), number(move, "bar")), move as unknown as AssignedCard]));
  });
  readonly bare: number = $derived(bareBars(this.own, this.draft.plan));

  /** Bars that this card could still be laid on. */
  bars(colour: Colour, card: string): [number, number][] {
    return (this.own?.plots ?? []).flatMap(({ plot, pet }) =>
      (pet?.bars.slice(0, pet.size) ?? []).flatMap((one, index): [number, number][] => {
        const free = index >= (pet?.cards.length ?? 0) && !this.assigned.has(barKey(plot, index + 1));
        return free && (one === colour || card === "potion") ? [[plot, index + 1]] : [];
      }),
    );
  }

  #with(plot: number, bar: number, card: string): Move[] {
    return [...(this.assigned.size ? this.draft.plan : []), { kind: "assign", plot, bar, card, double: false }];
  }
  assign(plot: number, bar: number, card: string): void {
    this.draft.hold(this.#with(plot, bar, card));
    this.picked = [];
    this.try(null);
  }
  /** Where the card in hand would go: the bar under it. */
  try(at: readonly [plot: number, bar: number] | null | undefined, card = ""): void {
    this.draft.consider(at ? this.#with(...at, card) : null);
  }

  /** A card that lies already is turned over where both sides may be used, and then taken back. */
  turn(plot: number, bar: number): void {
    if (!this.assigning) return;
    const assigned = this.assigned.get(barKey(plot, bar));
    const sided = this.table.options["double"] === true && assigned && assigned.card !== "potion" && assigned.card !== "substitute";
    const { plan } = this.draft;
    const here = (move: Move): boolean => move["plot"] === plot && move["bar"] === bar;
    if (sided && !assigned.double) this.draft.hold(plan.map((move) => (here(move) ? { ...move, double: true } : move)));
    else this.draft.hold(plan.filter((move) => !here(move)));
  }

  isWrong(plot: number, bar: number): boolean {
    const move = this.draft.wrong?.move;
    return move?.kind === "assign" && move["plot"] === plot && move["bar"] === bar;
  }
}

export const [usePointing, providePointing] = createContext<Pointing>();
