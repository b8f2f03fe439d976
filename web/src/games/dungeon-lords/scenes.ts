/**
 * A battle comes in one piece with the table after it. This lays it out as scenes: each step lights up, each wound
 * is shown on its bearer with its cause, and the party shrinks before everybody's eyes.
 */

import type { Scene } from "@/games/kit";
import type { Event, View } from "@/net/types";
import { type BattleStep, type Cause, type EventData, type GameEvent, type Lord, type RealmView, type Fight, happened, realm } from "./view";

/** Milliseconds at normal speed; other lords' battles go by faster. */
const HOLD = { placed: 420, ended: 900, begin: 900, cause: 850, hits: 1300, outcome: 1500 };
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

/** What belongs to the blow that is being shown. */
const BLOWS = new Set<GameEvent["kind"]>(["dl-absorbed", "dl-unseen", "dl-wounded", "dl-eliminated"]);

export function scenesOf(from: View, events: readonly Event[], to: View): Scene[] {
  const story = new Telling(realm(from), realm(to));
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

  constructor(
    from: RealmView,
    private readonly to: RealmView,
  ) {
    this.view = { ...from, prompt: null, to_act: [] };
  }

  event(event: GameEvent): void {
    const healed = event.kind === "dl-healed";
    // Blows that fall together are seen together; healing comes after them.
    if (healed ? this.view.fight?.cause?.kind !== "healing" : !BLOWS.has(event.kind)) this.settle();
    if (event.kind === "dl-season") this.#ended(event.data);
    this.pending.push(event);
    if (event.kind === "dl-order-chosen") this.#chosen(event.data);
    else if (event.kind === "dl-minion-placed") this.#placed(event.data, event.data.seat);
    else if (event.kind === "dl-dummy-placed") this.#placed(event.data, null);
    else if (event.kind === "dl-season") this.#season(event.data);
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

  /** A season's last look: what it brought to everybody, before the next one is laid out. */
  #ended({ season }: EventData["dl-season"]): void {
    if (!this.pending.length || !this.#leadsTo(season)) return;
    this.view = { ...this.view, seats: this.to.seats, paladin: this.to.paladin };
    this.#show(HOLD.ended);
  }

  #season({ season }: EventData["dl-season"]): void {
    const actions = this.view.actions.map((action) => ({
      ...action,
      spaces: action.spaces.map((space) => ({ ...space, seat: null, dummy: false, done: false })),
    }));
    const { fight: _fight, ...rest } = this.#leadsTo(season) ? { ...this.to, prompt: null, to_act: [] } : this.view;
    this.view = { ...rest, actions, season, combat_round: null };
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
