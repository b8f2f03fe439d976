/** What the player has in hand just now: things pointed at, groups and cards laid out, and how they become moves. */

import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { BoardProps } from "@/games/kit";
import type { Foresight, Move, Refusal } from "@/net/types";
import { goodFirst, handles, narrowed, pointable, LAID_OUT } from "./handles";
import { type Colour, type Customer, type Group, type LaidCard, type Offer, type PetzSeat, type PetzView, type Tile, number, petz } from "./view";

const CONTEXT = Symbol("desk");
/** Milliseconds, and how many of them, until a story that is being told is over. */
const BLINK = 50;
const PATIENCE = 200;
export type Mode = "legal" | "picked" | "planned" | "idle";
/** Things that explain themselves when nothing else is to be done with them. */
export type About =
  | { what: "pet"; pet: Offer }
  | { what: "exhibition"; exhibition: string }
  | { what: "customer"; customer: Customer }
  | { what: "artifact"; artifact: string }
  | { what: "tile"; kind: "cage" | "addon"; tile: Tile }
  | { what: "decks" };

/** Whether two moves say the same, in whatever order. */
const same = (a: Move, b: Move | undefined): boolean =>
  b !== undefined && Object.keys({ ...a, ...b }).every((field) => a[field] === b[field]);
/** Questions that the engine may not ask at all: no gold for a group, and no further group. */
const idle = (move: Move): boolean => move.kind === "ready" || (move.kind === "fund" && move["gold"] === 0);
export const barKey = (plot: number, bar: number): string => `${plot}:${bar}`;
const size = (group: { imps: number; gold: number }): number => group.imps + group.gold;

export class Desk {
  readonly #props: () => BoardProps;
  picked = $state.raw<string[]>([]);
  /** Groups laid out behind the screen; places without imps are no groups yet. */
  groups = $state<{ imps: number; gold: number }[]>([]);
  /** Cards laid out on bars, by plot and bar. */
  readonly laid = new SvelteMap<string, LaidCard>();
  /** Where the card in hand would go: the bar under it. */
  trying = $state.raw<{ plot: number; bar: number; card: string } | null>(null);
  /** What the engine says of the whole layout: of the groups at the exits, or of the cards on the bars. */
  foretold = $state.raw<Foresight | null>(null);
  /** The moves that were foretold. */
  #asked: readonly Move[] = [];
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
  readonly moves: readonly Move[] = $derived.by(() => (this.#props().replaying ? [] : this.#props().moves));
  readonly left: Move[] = $derived(narrowed(this.moves, this.picked));
  readonly #open: Set<string> = $derived(pointable(this.moves, this.picked));
  readonly #planned: string[] = $derived.by(() => this.#props().plan.flatMap(handles));
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

  /** The groups as moves, the biggest first. Questions that the engine would not ask are left out later. */
  readonly #grouped: Move[] = $derived.by(() => {
    const groups = this.groups.filter((group) => group.imps > 0).sort((a, b) => size(b) - size(a) || b.imps - a.imps);
    const moves = groups.flatMap(({ imps, gold }): Move[] => [
      { kind: "gather", imps },
      { kind: "fund", gold },
    ]);
    return moves.length ? [...moves, { kind: "ready" }] : [];
  });

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

  /** The layout as moves, in the order in which the engine asks for them. */
  readonly #assigned: Move[] = $derived.by(() => {
    const laid = [...this.laid.entries()].map(([key, { card, double }]) => {
      const [plot = 0, bar = 0] = key.split(":").map(Number);
      return { kind: "assign", plot, bar, card: card as string, double };
    });
    const { trying } = this;
    if (trying && !this.laid.has(barKey(trying.plot, trying.bar))) laid.push({ kind: "assign", ...trying, double: false });
    return laid.sort((a, b) => a.plot - b.plot || a.bar - b.bar);
  });

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
    this.trying = null;
  }

  /** A card that lies already is turned over where both sides may be used, and then taken back. */
  turn(plot: number, bar: number): void {
    const key = barKey(plot, bar);
    const laid = this.laid.get(key);
    const sided = this.table.options["double"] === true && laid && laid.card !== "potion" && laid.card !== "substitute";
    if (laid && sided && !laid.double) this.laid.set(key, { ...laid, double: true });
    else this.laid.delete(key);
  }

  /** The card laid last goes back to the hand. */
  takeBack(): void {
    const last = [...this.laid.keys()].at(-1);
    if (last) this.laid.delete(last);
  }

  // --- the whole layout, foretold and played as one ---

  /** Everything laid out just now, as moves. */
  readonly layout: readonly Move[] = $derived.by(() => {
    if (this.grouping) return this.#grouped;
    return this.assigning ? this.#assigned : [];
  });
  /** All that has to be laid out is. */
  readonly whole: boolean = $derived.by(() => this.layout.length > 0 && (this.grouping || this.bare === 0));
  /** Where the layout can't be played: the move, and why. */
  readonly wrong: { move: Move; refusal: Refusal } | null = $derived.by(() => {
    const { foretold } = this;
    const move = foretold?.refusal ? this.#asked[foretold.told] : undefined;
    return move && foretold?.refusal ? { move, refusal: foretold.refusal } : null;
  });
  isWrong(plot: number, bar: number): boolean {
    const move = this.wrong?.move;
    return move?.kind === "assign" && number(move, "plot") === plot && number(move, "bar") === bar;
  }

  /** Ask the engine what the layout comes to. */
  async look(layout: readonly Move[]): Promise<void> {
    const [moves, found] = await this.#settled(layout);
    // Something else may have been laid out meanwhile.
    if (JSON.stringify(layout) !== JSON.stringify(this.layout)) return;
    this.#asked = moves;
    this.foretold = found;
  }

  /**
   * Whether a group may be given gold, and whether there can be another one, is the engine's business: what it does not
   * ask for is left out.
   */
  async #settled(layout: readonly Move[]): Promise<[readonly Move[], Foresight | null]> {
    let moves = layout;
    for (;;) {
      const found = moves.length ? await this.props.foresee(moves) : null;
      if (!found) return [moves, found];
      const at = found.told;
      const rest = moves.slice(at);
      // With the last group of the last family the screens go up: nothing is asked any more.
      if (found.hidden && rest.every(idle)) return [moves.slice(0, at), found];
      if (!found.refusal || !rest[0] || !idle(rest[0])) return [moves, found];
      moves = moves.filter((_, index) => index !== at);
    }
  }

  /** Play the whole layout as one. It stays where it is when it is refused. */
  async play(): Promise<void> {
    if (!this.whole || this.#playing) return;
    this.#playing = true;
    const [moves] = await this.#settled(this.layout);
    // While somebody else's move is told nothing can be played: that passes.
    for (let tries = 0; tries < PATIENCE && !this.props.moves.length; tries += 1) await new Promise((go) => setTimeout(go, BLINK));
    this.props.propose(moves);
    if (this.props.plan.length) await this.props.commit();
    this.#playing = false;
  }
  #playing = false;

  /** Groups and cards mean nothing in another phase. */
  clear(): void {
    this.groups = [];
    this.laid.clear();
    this.trying = null;
    this.foretold = null;
  }
}

export function openDesk(props: () => BoardProps): Desk {
  return setContext(CONTEXT, new Desk(props));
}
export function useDesk(): Desk {
  return getContext<Desk>(CONTEXT);
}
