/**
 * A battle, and the end of a season, come in one piece with the table after it. This lays them out as scenes: each step of a
 * battle lights up, each wound is shown on its bearer with its cause, and the party shrinks before everybody's eyes; wages
 * and taxes are carried away, evilness moves, adventurers walk to their doors, and then the next season is laid out.
 */

import type { Scene } from "@/games/kit";
import { BEAT, type Beat, beats } from "@/games/shared/beats";
import type { Event, View } from "@/net/types";
import { type BattleStep, type Cause, type EventData, type GameEvent, type Lord, type RealmView, type Fight, happened, realm } from "./view";

/** Milliseconds at normal speed; other lords' battles go by faster. */
const HOLD = { placed: 600, year: 6000, begin: 900, cause: 850, hits: 1300, outcome: 1500 };
const OTHERS = 0.55;

const BATTLE = new Set<GameEvent["kind"]>([
  "dl-battle",
  "dl-called-off",
  "dl-sprung",
  "dl-aimed",
  "dl-prevented",
  "dl-poisoned",
  "dl-blocked",
  "dl-cast",
  "dl-not-cast",
  "dl-no-effect",
  "dl-shielded",
  "dl-absorbed",
  "dl-invisible",
  "dl-unseen",
  "dl-imps-lost",
  "dl-goods-lost",
  "dl-raging",
  "dl-fed",
  "dl-illusion",
  "dl-tireless",
  "dl-withdrawn",
  "dl-sheep",
  "dl-gone",
  "dl-escaped",
  "dl-attacked",
  "dl-barred",
  "dl-no-target",
  "dl-taken-back",
  "dl-wounded",
  "dl-eliminated",
  "dl-healed",
  "dl-held",
  "dl-fatigue",
  "dl-conquered",
  "dl-poison",
  "dl-party-beaten",
]);

const beatOf = beats([
  ["dl-phase-execution", "dl-order-revealed"],
  ["dl-phase-production", "dl-produced", "dl-retrieved", "dl-dummy-home"],
  ["dl-phase-event", "dl-event", "dl-special", "dl-untouched", "dl-rats", "dl-robbery", "dl-desertion", "dl-strikes", "dl-struck-deal"],
  ["dl-phase-event", "dl-paid", "dl-let-go", "dl-taxed"],
  ["dl-phase-event", "dl-evil-gained", "dl-evil-lost", "dl-evil-most", "dl-evil-least", "dl-dummy-evil"],
  ["dl-phase-event", "dl-paladin-came", "dl-paladin-moved", "dl-hero-came", "dl-hero-dummy"],
  ["dl-phase-orders", "dl-season"],
  ["dl-phase-orders", "dl-in-tavern", "dl-in-shop", "dl-event-coming", "dl-special-coming", "dl-hero-bottomed", "dl-hero-coming"],
  ["dl-phase-planning", "dl-combat", "dl-round", "dl-tile"],
  ["dl-phase-battle", "dl-card", "dl-battle", "dl-called-off"],
  ["dl-phase-battle", "dl-combat-over", "dl-second-year"],
  ["dl-phase-over", "dl-titled"],
  ["dl-phase-over", "dl-scored", "dl-over", "dl-licence", "dl-no-licence"],
]);

/** What belongs to the blow that is being shown. */
const BLOWS = new Set<GameEvent["kind"]>(["dl-absorbed", "dl-unseen", "dl-wounded", "dl-eliminated"]);

/** What happens in a dungeon, and what on the land. */
const AT_HOME = /^dl-(hero-came|paladin-came|taxed|paid|let-go|produced|retrieved|rats|robbery|desertion)$/;
const OUTSIDE = /^dl-(minion-placed|dummy-placed|hero-came|hero-dummy|season|in-tavern|in-shop|event-coming|hero-coming)$/;

/** The part of a narrow board on which it happens; null where that makes no difference. */
export function tabOf(scene: readonly Event[], me: number | null): "land" | "domain" | null {
  if (scene.some(({ kind, data }) => AT_HOME.test(kind) && data["seat"] === me)) return "domain";
  return scene.some(({ kind }) => OUTSIDE.test(kind)) ? "land" : null;
}

export function scenesOf(from: View, events: readonly Event[], to: View): Scene[] {
  const story = new Telling(realm(from), realm(to), events);
  for (const event of happened(events)) story.event(event);
  story.settle();
  const fight = story.view.fight;
  // The lights of a battle that goes on stay lit while its lord decides.
  const goesOn = fight && realm(to).battle?.seat === fight.seat;
  const last: RealmView = goesOn ? { ...realm(to), fight: { ...fight, hits: {} } } : realm(to);
  return [...story.scenes, { view: last, events: story.pending, hold: 0 }];
}

class Telling {
  view: RealmView;
  scenes: Scene[] = [];
  pending: Event[] = [];
  /** Adventurers who leave the party once their wounds were seen. */
  #fallen: number[] = [];
  #beat: Beat | undefined;
  /** Nobody fights: what lords have comes from the table after it, step by step. */
  readonly #calm: boolean;

  constructor(
    from: RealmView,
    private readonly to: RealmView,
    events: readonly Event[],
  ) {
    this.view = { ...from, prompt: null, to_act: [] };
    this.#calm = !events.some(({ kind }) => (BATTLE as ReadonlySet<string>).has(kind) && !/^dl-evil/.test(kind));
  }

  event(event: GameEvent): void {
    const healed = event.kind === "dl-healed";
    // Blows that fall together are seen together; healing comes after them.
    if (healed ? this.view.fight?.cause?.kind !== "healing" : !BLOWS.has(event.kind)) this.settle();
    this.#step(event.kind);
    this.pending.push(event);
    if (event.kind === "dl-order-chosen") this.#chosen(event.data);
    else if (event.kind === "dl-minion-placed") this.#placed(event.data, event.data.seat);
    else if (event.kind === "dl-dummy-placed") this.#placed(event.data, null);
    else if (event.kind === "dl-season") this.#season(event.data);
    else if (event.kind === "dl-hero-came") this.#came(event.data);
    else if (event.kind === "dl-paid" || event.kind === "dl-let-go" || event.kind === "dl-taxed") this.#becomes(event.data.seat, ["gold", "food", "lair", "taxes"]);
    else if (event.kind.startsWith("dl-evil")) this.#all(["evil"]);
    else if (BATTLE.has(event.kind)) this.#battle(event);
  }

  /** Show the wounds of the last blow, then take away who fell. */
  settle(): void {
    const fight = this.view.fight;
    if (fight && Object.keys(fight.hits).length) {
      this.#show(HOLD.hits);
      const gone = this.#fallen;
      this.#fallen = [];
      this.#lord(fight.seat, (lord) => ({
        party: lord.party.filter((hero) => !gone.includes(hero.adventurer)),
        prison: [...lord.prison, ...lord.party.filter((hero) => gone.includes(hero.adventurer))],
      }));
      this.#tell({ hits: {}, prevented: 0 });
    }
  }

  #placed({ order, space }: { order: string; space: number }, seat: number | null): void {
    const actions = this.view.actions.map((action) =>
      action.order === order
        ? { ...action, spaces: action.spaces.map((one, index) => (index === space - 1 ? { ...one, dummy: seat === null, seat } : one)) }
        : action,
    );
    this.view = { ...this.view, actions };
    this.#show(HOLD.placed);
  }

  #chosen({ seat, order }: EventData["dl-order-chosen"]): void {
    this.#lord(seat, (lord) => ({ orders: [...lord.orders, { order, executed: false }], hand: lord.hand.filter((one) => one !== order) }));
  }

  /** Whether the table to come is the one at the beginning of this season. */
  #leadsTo(season: string): boolean {
    return this.to.season === season && this.to.combat_round === null;
  }

  /** Another step of a phase begins: what came before it has been told, and is shown first. */
  #step(kind: string): void {
    const beat = beatOf(kind);
    if (!beat || beat === this.#beat) return;
    if (this.pending.length) this.#show(this.pending.some((event) => event.kind === "dl-second-year") ? HOLD.year : BEAT);
    // What a move did to its lord is seen once the next phase begins.
    if (!this.#beat && this.#calm) this.#all(["imps", "idle", "tiles", "trap_count", "traps", "lair", "hand", "locked"]);
    this.#beat = beat;
    this.view = { ...this.view, phase: beat.phase };
  }

  /** So much of a lord is as it will be. */
  #becomes(seat: number, fields: readonly (keyof Lord)[]): void {
    const there = this.to.seats[seat];
    if (there && this.#calm) this.#lord(seat, () => Object.fromEntries(fields.map((field) => [field, there[field]])));
  }
  #all(fields: readonly (keyof Lord)[]): void {
    for (const { seat } of this.view.seats) this.#becomes(seat, fields);
  }

  /** An adventurer leaves the row of those to come and stands before a door. */
  #came({ seat, adventurer }: EventData["dl-hero-came"]): void {
    const { progress } = this.view;
    const hero = this.to.seats[seat]?.party.find((one) => one.adventurer === adventurer);
    if (!hero) return;
    this.#lord(seat, (lord) => ({ party: [...lord.party.filter((one) => one.adventurer !== adventurer), hero] }));
    const stays = (_: unknown, index: number): boolean => progress.adventurers_now[index]?.adventurer !== adventurer;
    this.view = {
      ...this.view,
      progress: { ...progress, adventurers_now: progress.adventurers_now.filter(stays), adventurers_to: progress.adventurers_to.filter(stays) },
    };
  }

  #season({ season }: EventData["dl-season"]): void {
    const actions = this.view.actions.map((action) => ({
      ...action,
      spaces: action.spaces.map((space) => ({ ...space, seat: null, dummy: false, done: false })),
    }));
    const { fight: _fight, ...rest } = this.#leadsTo(season) ? { ...this.to, prompt: null, to_act: [] } : this.view;
    this.view = { ...rest, actions, season, phase: "dl-phase-orders", combat_round: null };
  }

  #battle(event: GameEvent): void {
    if (!("seat" in event.data)) return;
    const { seat } = event.data;
    if (event.kind === "dl-battle" || event.kind === "dl-called-off") this.#begin(seat, event.kind === "dl-battle" ? event.data.space : null);
    // Whoever looks in after it began sees the rest.
    else if (!this.view.fight && this.view.battle?.seat === seat) this.#begin(seat, this.view.seats[seat]?.plan?.space ?? null);
    const fight = this.view.fight;
    if (!fight) return;
    this.#tell({ lines: [...fight.lines, event] });
    switch (event.kind) {
      case "dl-battle":
        return this.#show(HOLD.begin);
      case "dl-sprung":
        return this.#cause("traps", { kind: "trap", name: event.data.trap });
      case "dl-prevented":
        return this.#tell({ prevented: event.data.wounds });
      case "dl-cast": {
        const { card } = event.data;
        const fast = this.view.cards.find((one) => one.card === card)?.fast ?? fight.step === null;
        return this.#cause(fast ? "fast" : "slow", { kind: "spell", name: card });
      }
      case "dl-attacked":
      case "dl-barred":
        return this.#cause("monsters", { kind: "monster", name: event.data.monster });
      case "dl-wounded":
        return this.#hit(event.data.adventurer, event.data.wounds);
      case "dl-healed":
        this.#tell({ step: "healing", cause: { kind: "healing", name: "" } });
        return this.#hit(event.data.adventurer, -event.data.wounds);
      case "dl-eliminated":
        this.#fallen.push(event.data.adventurer);
        return;
      case "dl-fatigue":
        return this.#cause("conquest", { kind: "fatigue", name: String(event.data.fatigue) });
      case "dl-poison":
        return this.#cause("conquest", { kind: "poison", name: "" });
      case "dl-conquered":
        this.#lord(fight.seat, (lord) => ({ tiles: lord.tiles.map((tile) => (tile.space === event.data.space ? { ...tile, conquered: true } : tile)) }));
        return this.#outcome("conquered");
      case "dl-held":
        return this.#outcome("held");
      case "dl-party-beaten":
        return this.#outcome("beaten");
    }
  }

  #begin(seat: number, space: number | null): void {
    const fight: Fight = { seat, space, step: null, cause: null, prevented: 0, hits: {}, outcome: null, lines: [] };
    this.view = { ...this.view, fight };
  }

  #cause(step: BattleStep, cause: Cause): void {
    this.#tell({ step, cause, hits: {}, prevented: 0 });
    this.#show(HOLD.cause);
  }

  #hit(adventurer: number, wounds: number): void {
    const { fight } = this.view;
    if (!fight) return;
    this.#tell({ hits: { ...fight.hits, [adventurer]: (fight.hits[adventurer] ?? 0) + wounds } });
    this.#lord(fight.seat, (lord) => ({
      party: lord.party.map((hero) => (hero.adventurer === adventurer ? { ...hero, wounds: hero.wounds + wounds } : hero)),
    }));
  }

  #outcome(outcome: "conquered" | "held" | "beaten"): void {
    this.#tell({ step: "conquest", cause: null, outcome });
    this.#show(HOLD.outcome);
  }

  #tell(change: Partial<Fight>): void {
    if (this.view.fight) this.view = { ...this.view, fight: { ...this.view.fight, ...change } };
  }

  #lord(seat: number, change: (lord: Lord) => Partial<Lord>): void {
    this.view = { ...this.view, seats: this.view.seats.map((lord) => (lord.seat === seat ? { ...lord, ...change(lord) } : lord)) };
  }

  #show(hold: number): void {
    const fight = this.view.fight;
    const own = !fight || fight.seat === this.view.seat;
    this.scenes.push({ view: this.view, events: this.pending, hold: own ? hold : hold * OTHERS });
    this.pending = [];
  }
}
