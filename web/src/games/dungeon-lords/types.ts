/** Made by tools/generate.py from monstrerie/games/dungeon_lords. Change those, then run `make generate`. */

import type { Data, Move, Sentence, View } from "@/net/types";

export type Season = "winter" | "spring" | "summer" | "autumn";

export type ClassName = "warrior" | "thief" | "priest" | "wizard" | "paladin" | "illusion";

export type OrderName = "food" | "reputation" | "dig" | "mine" | "imps" | "traps" | "monsters" | "room";

export type MonsterName = "goblin" | "slime" | "ghost" | "troll" | "witch" | "vampire" | "golem" | "dragon" | "demon";

export type RoomName = "henhouse" | "mushroom-farm" | "souvenir-shop" | "mint" | "workshop" | "tool-shed" | "printing-house" | "magic-chamber" | "training-room" | "dark-room" | "labyrinth" | "anti-magic-room" | "cafeteria" | "chapel" | "pandemonium" | "pantheon";

export type CardName = "word-of-peace" | "suggestion" | "magic-shield" | "invisibility" | "detect-evil" | "fist-of-justice" | "detect-treasure" | "fireball" | "graffiti" | "aura-of-fear" | "metamorphosis" | "blind-rage" | "create-food" | "illusion" | "song-of-courage" | "regeneration" | "magic-key" | "dimensional-gate";

export type TrapName = "rolling-stone" | "wall-of-fire" | "pendulum" | "trap-door" | "cursed-ring" | "poisoned-meal" | "poisoned-dart" | "anti-magic-dart" | "kamikaze-imp";

/** The whole table as a seat sees it. */
export interface RealmView extends View {
  /** Counts seasons 1 to 8. */
  round: number;
  rounds: number;
  year: number;
  season: Season;
  combat_round: number | null;
  phase: string;
  prompt: Sentence;
  first_seat: number;
  turn_order: number[];
  evilness: Evilness;
  paladin: Paladin;
  actions: Action[];
  /** Null: hired. */
  tavern: (Creature | null)[];
  /** Null: built. */
  shop: (Room | null)[];
  progress: Progress;
  /** The year's four. */
  cards: CombatCard[];
  piles: Piles;
  used_traps: TrapTiles[];
  dummies: Dummy[];
  seats: LordView[];
  battle: Battle | null;
  titles: Title[];
  special_events: boolean;
}

/** The track of evilness. */
export interface Evilness {
  top: number;
  start: number;
  paladin_space: number;
  /** With two players; else null. */
  dummy: number | null;
}

/** The paladin of the year. */
export interface Paladin {
  where: "tent" | "dungeon" | "gone";
  /** In whose dungeon; else null. */
  seat: number | null;
  /** Number of his tile. */
  adventurer: number;
  class: ClassName;
  hp: number;
  wounds: number;
  disarm: number;
  heal: number;
  magic: number;
  /** The higher goes to the more evil lord. */
  rank: number;
  year: number;
}

/** An order and its three spaces. */
export interface Action {
  order: OrderName;
  /** What the first minion there pays more. */
  first_order_gold: number;
  spaces: Space[];
}

/** A space for a minion. */
export interface Space {
  cost: Cost;
  gain: Gain;
  /** Whose minion stands there. */
  seat: number | null;
  /** A dummy's minion stands there. */
  dummy: boolean;
  done: boolean;
}

/** What a space costs. */
export interface Cost {
  gold: number;
  food: number;
  evil: number;
}

/** What a space brings. */
export interface Gain {
  gold: number;
  food: number;
  /** Steps down the track of evilness. */
  better: number;
  spy: boolean;
  imps: number;
  foreman: boolean;
  traps: number;
  /** How many traps are discarded again. */
  discard: number;
}

/** A monster for hire. */
export interface Creature {
  monster: MonsterName;
  cost: Wage;
  attacks: number[];
}

/** What monsters want on payday. */
export interface Wage {
  gold: number;
  food: number;
  evil: number;
  traps: number;
  monsters: number;
}

/** A room for sale. */
export interface Room {
  room: RoomName;
  year: number;
  workers: number;
  food: number;
  /** Spaces where it may be built. */
  zone: number[];
}

/** The progress board. */
export interface Progress {
  /** Of spring, summer and autumn. */
  events: EventTile[];
  /** The special event, once it is known. */
  special: "witch-hunt" | "monster-strike" | "extra-tax" | "rats" | "robbery" | "rust" | "desertion" | "rumours" | "holiday" | null;
  /** The number of the special event's effect; of a half: 1 when it is rounded up. */
  special_amount: number | null;
  adventurers_now: Hero[];
  adventurers_next: Hero[];
  holiday: boolean;
}

/** The event of a season. */
export interface EventTile {
  season: Season;
  /** Null: face down. */
  event: "payday" | "taxes" | "special" | null;
  done: boolean;
}

/** An adventurer with all that is printed on him, and his wounds. */
export interface Hero {
  /** Number of his tile. */
  adventurer: number;
  class: ClassName;
  hp: number;
  wounds: number;
  disarm: number;
  heal: number;
  magic: number;
  /** The higher goes to the more evil lord. */
  rank: number;
  year: number;
}

/** A combat card of the year. */
export interface CombatCard {
  round: number;
  shown: boolean;
  spied_by: number[];
  /** How much magic casts its spell. */
  magic: number;
  /** Null where the seat doesn't know it, as the following. */
  card: CardName | null;
  fast: boolean | null;
  fatigue: number | null;
  /** The number of its effect. */
  amount: number | null;
}

/** Tiles left in each pile. */
export interface Piles {
  traps: number;
  monsters: number;
  rooms: number;
  adventurers: number;
}

/** Traps of one kind. */
export interface TrapTiles {
  trap: TrapName;
  count: number;
  cost: TrapCost;
  effect: Effect;
}

/** What laying a trap costs, without the fee for a room. */
export interface TrapCost {
  gold: number;
  food: number;
  imps: number;
}

/** What a trap does this year; what it does not is absent. */
export interface Effect {
  first?: number;
  second?: number;
  each?: number;
  others?: number;
  last?: number;
  target?: number;
  later?: number;
  full?: boolean;
  no_conquest?: boolean;
  anti_magic?: boolean;
}

/** The orders of a dummy, with fewer than four players. */
export interface Dummy {
  locked: OrderName[];
  pile: OrderName[];
  open: OrderName[];
  /** The one that this seat chose, until it is revealed. */
  third: OrderName | null;
}

/** A lord's board. */
export interface LordView {
  seat: number;
  gold: number;
  food: number;
  imps: number;
  /** Imps at home. */
  idle: number;
  troll_tokens: number;
  idle_tokens: number;
  miners: number;
  foremen: number;
  evil: number;
  /** Markers of taxes that were not paid. */
  taxes: number;
  tax_due: number;
  tiles: Tile[];
  /** Spaces that adventurers would conquer first. */
  closest: number[];
  trap_count: number;
  /** Only the own; else null. */
  traps: TrapTiles[] | null;
  /** Only the own; else null. */
  discarded_traps: TrapTiles[] | null;
  lair: Housed[];
  /** What paying everybody would cost on payday. */
  wages: Wage;
  /** Those who wait for their pay now. */
  unpaid: MonsterName[];
  party: Hero[];
  party_strength: Strength;
  prison: Hero[];
  /** Of another lord: what is not locked (DL-HID-02). */
  hand: OrderName[];
  locked: OrderName[];
  /** Orders to choose two locked ones from; only the own. */
  drawn: OrderName[];
  orders: OrderCard[];
  plan: Plan | null;
  /** As if the game ended now. */
  points: number;
}

/** A tunnel or a room in a dungeon. */
export interface Tile {
  space: number;
  /** Null: a tunnel. */
  room: RoomName | null;
  conquered: boolean;
  /** An imp dug it this season. */
  digger: boolean;
  /** An imp mines there. */
  miner: boolean;
  /** How often its room was used this season. */
  uses: number;
  workers: number;
  food: number;
  entrance: boolean;
}

/** Monsters of one kind in a lair. */
export interface Housed {
  monster: MonsterName;
  cost: Wage;
  attacks: number[];
  count: number;
  stunned: number;
}

/** All that a party has together. */
export interface Strength {
  /** Without what is wounded. */
  hp: number;
  disarm: number;
  heal: number;
  magic: number;
}

/** An order of this season. */
export interface OrderCard {
  order: OrderName;
  executed: boolean;
}

/** The plan of a battle to come. */
export interface Plan {
  space: number;
  /** How many are laid. */
  traps: number;
  /** Only its owner knows which (DL-HID-07); else null. */
  laid: TrapName[] | null;
  coin: number;
  sent: MonsterName[];
}

/** The battle being fought. */
export interface Battle {
  seat: number;
  card: CardName;
  fatigue: number;
  disarm_left: number;
  no_spell: boolean;
  no_healing: boolean;
  no_conquest: boolean;
  no_fatigue: boolean;
  attacked: boolean;
  /** Wounds that a spell still prevents. */
  shield: number;
  invisible: boolean;
  rage: boolean;
  /** Who was turned into a sheep. */
  sheep: MonsterName | null;
  /** Who is poisoned. */
  darts: Hero[];
  planning: boolean;
}

/** A title and who holds it now. */
export interface Title {
  title: "dark-deeds" | "rooms" | "tunnels" | "monsters" | "imps" | "treasure" | "battle";
  seats: number[];
}

/** What a move would lead to; each kind of move has some of these. */
export interface Preview {
  /** Left, or the price of a trap or room. */
  gold?: number;
  food?: number;
  imps?: number;
  evil?: number;
  /** The paladin would come. */
  paladin?: boolean;
  traps?: number;
  monsters?: number;
  /** For a trap in a room. */
  fee?: number;
  tiles?: number;
  tax?: number;
  room?: string;
  workers?: number;
  markers?: number;
  points?: number;
  /** Of one blow, or of each adventurer in line. */
  wounds?: number | number[];
  target?: number;
  later?: number;
  no_conquest?: boolean;
  /** What may be planned after it. */
  next?: Move[];
  /** What would end the planning there. */
  closing?: Move[];
  /** The likeliest first. */
  battle?: Foreseen[];
  sentence?: Sentence;
  short?: Sentence;
}

/** How a round of Combat would go with one card, or with several alike. */
export interface Foreseen {
  /** Of how many cards. */
  weight: number;
  /** Null: one of several with this fatigue. */
  card: string | null;
  /** Whether the lord still has a choice in the battle; the best for this round is foretold. */
  choices: boolean;
  fatigue: number;
  conquered: number;
  /** Adventurers by number. */
  jailed: number[];
  party: Fighter[];
  story: Happening[];
}

/** An adventurer of the party after a battle. */
export interface Fighter {
  adventurer: number;
  hp: number;
  wounds: number;
}

/** One thing that would happen. */
export interface Happening {
  kind: string;
  data: Data;
}
