/** What the player has in hand just now: things pointed at, groups and cards laid out, and how they become moves. */

import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { BoardProps } from "@/games/kit";
import type { Move } from "@/net/types";
import { handles, narrowed, pointable, LAID_OUT } from "./handles";
import { type Colour, type Customer, type Group, type LaidCard, type Offer, type PetzSeat, type PetzView, number, petz, text } from "./view";

const CONTEXT = Symbol("desk");
export type Mode = "legal" | "picked" | "planned" | "idle";
/** Things that explain themselves when nothing else is to be done with them. */
export type About =
  | { what: "pet"; pet: Offer }
  | { what: "exhibition"; exhibition: string }
  | { what: "customer"; customer: Customer }
  | { what: "artifact"; artifact: string }
  | { what: "decks" };
/** Says the next move of a longer plan, or null when it is done. */
type Program = (moves: readonly Move[]) => Move | null;

/** Whether two moves say the same, in whatever order. */
const same = (a: Move, b: Move | undefined): boolean =>
  b !== undefined && Object.keys({ ...a, ...b }).every((field) => a[field] === b[field]);
export const barKey = (plot: number, bar: number): string => `${plot}:${bar}`;
const size = (group: { imps: number; gold: number }): number => group.imps + group.gold;

export class Desk {
  readonly #props: () => BoardProps;
  picked = $state.raw<string[]>([]);
  /** Groups laid out behind the screen; places without imps are no groups yet. */
  groups = $state<{ imps: number; gold: number }[]>([]);
  /** Cards laid out on bars, by plot and bar. */
  readonly laid = new SvelteMap<string, LaidCard>();
  program = $state.raw<Program | null>(null);
  /** The phase that a longer plan belongs to: it never runs on into another one. */
  #during = "";
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
  readonly table: PetzView = $derived.by(() => petz(this.#props().view));
  readonly me: number | null = $derived(this.table.seat);
  readonly own: PetzSeat | null = $derived(this.me === null ? null : (this.table.seats[this.me] ?? null));
  readonly moves: readonly Move[] = $derived.by(() => (this.#props().replaying || this.program ? [] : this.#props().moves));
  readonly left: Move[] = $derived(narrowed(this.moves, this.picked));
  readonly #open: Set<string> = $derived(pointable(this.moves, this.picked));
  readonly #planned: string[] = $derived.by(() => this.#props().plan.flatMap(handles));
  readonly grouping: boolean = $derived(this.moves.some((move) => move.kind === "gather"));
  readonly assigning: boolean = $derived(this.moves.some((move) => move.kind === "assign"));
  /** Moves to offer as buttons: those that nothing on the board stands for, and the last few. */
  readonly choices: Move[] = $derived.by(() => {
    const few = this.left.length <= 6;
    const keeps = this.left.filter((move) => move.kind === "keep").length;
    return this.left.filter((move) => {
      if (LAID_OUT.has(move.kind)) return move.kind === "fund";
      // Which group stays home is said by its exit.
      if (move.kind === "keep") return keeps === 1 || few;
      return few || handles(move).length === 0;
    });
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
    const { plan, propose, commit, withdraw } = this.props;
    if (plan.length && this.mode(key) === "planned") return void commit();
    if (plan.length) withdraw();
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
    if (only && !more.length) propose(only);
  }

  choose(move: Move): void {
    const { plan, propose, commit } = this.props;
    if (same(move, plan[0])) commit();
    else propose(move);
  }

  // --- groups of imps and gold ---

  readonly standing: number = $derived(this.own?.groups?.length ?? 0);
  readonly idle: { imps: number; gold: number } = $derived.by(() => {
    const used = { imps: 0, gold: 0 };
    for (const group of this.groups) {
      used.imps += group.imps;
      used.gold += group.gold;
    }
    return { imps: (this.own?.imps.home ?? 0) - used.imps, gold: (this.own?.gold ?? 0) - used.gold };
  });

  add(exit: number, what: "imps" | "gold", by: 1 | -1): void {
    const at = exit - 1 - this.standing;
    if (at < 0) return;
    while (this.groups.length <= at) this.groups.push({ imps: 0, gold: 0 });
    const group = this.groups[at];
    if (!group || group[what] + by < 0 || (by > 0 && this.idle[what] < by)) return;
    group[what] += by;
  }

  /** All groups at the exits, those laid out after those that stand. */
  readonly shown: (Group & { open: boolean })[] = $derived.by(() => {
    const standing = (this.own?.groups ?? []).map((group) => ({ ...group, open: false }));
    if (!this.grouping) return standing;
    return [...standing, ...this.groups.map((group, index) => ({ ...group, exit: this.standing + index + 1, open: true }))];
  });

  /** Form the groups, the biggest first, then say that there are no more. */
  form(): void {
    const groups = this.groups.filter((group) => group.imps > 0).sort((a, b) => size(b) - size(a) || b.imps - a.imps);
    const first = this.standing;
    this.#begin((moves) => {
      const made = this.own?.groups?.length ?? 0;
      if (moves.some((move) => move.kind === "fund")) return { kind: "fund", gold: groups[made - 1 - first]?.gold ?? 0 };
      if (!moves.some((move) => move.kind === "gather" || move.kind === "ready")) return null;
      const next = groups[made - first];
      return next ? { kind: "gather", imps: next.imps } : { kind: "ready" };
    });
  }

  // --- cards on bars ---

  /** How many bars of the own pets have no card yet, laid out or lying. */
  readonly bare: number = $derived.by(() => {
    let open = 0;
    for (const { plot, pet } of this.own?.plots ?? []) {
      for (let bar = (pet?.cards.length ?? 0) + 1; bar <= (pet?.size ?? 0); bar += 1) {
        if (!this.laid.has(barKey(plot, bar))) open += 1;
      }
    }
    return open;
  });

  /** The bar that the engine asks about: cards go down in its order. */
  readonly due: string | null = $derived.by(() => {
    const move = this.moves.find((one) => one.kind === "assign");
    return move ? barKey(number(move, "plot"), number(move, "bar")) : null;
  });

  /** How this card (or the one that lies there) would go down on the bar that is due. */
  down(card: string | null): Move | null {
    const laid = this.due === null ? undefined : this.laid.get(this.due);
    const [name, double] = card === null ? [laid?.card, laid?.double ?? false] : [card, false];
    return this.moves.find((one) => one.kind === "assign" && one["card"] === name && one["double"] === double) ?? null;
  }

  /** Bars that this card could still be laid on. */
  bars(colour: Colour, card: string): [number, number][] {
    return (this.own?.plots ?? []).flatMap(({ plot, pet }) =>
      (pet?.bars.slice(0, pet.size) ?? []).flatMap((one, index): [number, number][] => {
        const free = index >= (pet?.cards.length ?? 0) && !this.laid.has(barKey(plot, index + 1));
        return free && (one === colour || card === "potion") ? [[plot, index + 1]] : [];
      }),
    );
  }

  lay(plot: number, bar: number, card: string): void {
    this.laid.set(barKey(plot, bar), { card: card as LaidCard["card"], double: false });
    this.picked = [];
  }

  /** A card that lies already is turned over where both sides may be used, and then taken back. */
  turn(plot: number, bar: number): void {
    const key = barKey(plot, bar);
    const laid = this.laid.get(key);
    const sided = this.table.options["double"] === true && laid && laid.card !== "potion" && laid.card !== "substitute";
    if (laid && sided && !laid.double) this.laid.set(key, { ...laid, double: true });
    else this.laid.delete(key);
  }

  assign(): void {
    this.#begin((moves) => {
      const next = moves.find((move) => move.kind === "assign");
      const laid = next && this.laid.get(barKey(number(next, "plot"), number(next, "bar")));
      if (!next || !laid) return null;
      return moves.find((move) => text(move, "card") === laid.card && move["double"] === laid.double) ?? null;
    });
  }

  get #now(): string {
    return `${this.table.round} ${this.table.phase}`;
  }
  #begin(program: Program): void {
    this.#during = this.#now;
    this.program = program;
  }

  /** Take the next step of a longer plan as soon as the table has followed the last one. */
  step(): void {
    const { moves, plan, propose, commit } = this.props;
    if (!this.program || !moves.length || plan.length) return;
    const next = this.#during === this.#now ? this.program(moves) : null;
    if (next) {
      propose(next);
      if (moves.some((move) => same(move, next))) return void commit();
    }
    this.program = null;
    this.groups = [];
    this.laid.clear();
  }
}

export function openDesk(props: () => BoardProps): Desk {
  return setContext(CONTEXT, new Desk(props));
}
export function useDesk(): Desk {
  return getContext<Desk>(CONTEXT);
}
