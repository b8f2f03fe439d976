/** Made by tools/generate.py from monstrerie/games/dungeon_lords. Change those, then run `make generate`. */

import type { Data, EventOf, Move, Sentence, View } from "@/net/types";

export type Season = "winter" | "spring" | "summer" | "autumn";

export type ClassName = "warrior" | "thief" | "priest" | "wizard" | "paladin" | "illusion";

export type OrderName = "food" | "reputation" | "dig" | "mine" | "imps" | "traps" | "monsters" | "room";

export type MonsterName = "goblin" | "slime" | "ghost" | "troll" | "witch" | "vampire" | "golem" | "dragon" | "demon";

export type RoomName = "henhouse" | "mushroom-farm" | "souvenir-shop" | "mint" | "workshop" | "tool-shed" | "printing-house" | "magic-chamber" | "training-room" | "dark-room" | "labyrinth" | "anti-magic-room" | "cafeteria" | "chapel" | "pandemonium" | "pantheon";

export type CardName = "word-of-peace" | "suggestion" | "magic-shield" | "invisibility" | "detect-evil" | "fist-of-justice" | "detect-treasure" | "fireball" | "graffiti" | "aura-of-fear" | "metamorphosis" | "blind-rage" | "create-food" | "illusion" | "song-of-courage" | "regeneration" | "magic-key" | "dimensional-gate";

export type TrapName = "rolling-stone" | "wall-of-fire" | "pendulum" | "trap-door" | "cursed-ring" | "poisoned-meal" | "poisoned-dart" | "anti-magic-dart" | "kamikaze-imp";

export type EventName = "payday" | "taxes" | "special";

export type SpecialName = "witch-hunt" | "monster-strike" | "extra-tax" | "rats" | "robbery" | "rust" | "desertion" | "rumours" | "holiday";

export type Payment = "none" | "gold" | "food" | "imps" | "evil" | "traps" | "monsters" | "gold-food" | "gold-imps" | "gold-evil" | "gold-traps" | "gold-monsters" | "food-imps" | "food-evil" | "food-traps" | "food-monsters" | "evil-traps" | "evil-monsters" | "gold-food-imps" | "gold-food-evil" | "gold-food-traps" | "gold-evil-traps" | "food-evil-traps" | "food-evil-monsters" | "gold-evil-monsters" | "many";

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
  /** Whom each of them would come to if the season ended now; null: the dummy. */
  adventurers_to: (number | null)[];
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
  /** Where one may dig on after it, with the same order. */
  further?: Move[];
  /** What would end the planning there. */
  closing?: Move[];
  /** The likeliest first. */
  battle?: BattlePreview[];
  sentence?: Sentence;
  short?: Sentence;
}

/** How a round of Combat would go with one card, or with several alike. */
export interface BattlePreview {
  /** Of how many cards. */
  weight: number;
  /** Null: one of several with this fatigue. */
  card: string | null;
  /** Whether the lord still has a choice in the battle; the best one for this round is taken. */
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

/** What is told with each kind of event. */
export type EventData = {
  "dl-order-drawn": { seat: number; order: OrderName };
  "dl-order-kept": { seat: number; order: OrderName };
  "dl-order-locked": { seat: number; order: OrderName };
  "dl-season": { season: Season; year: number; seat: number };
  "dl-in-tavern": { monster: MonsterName };
  "dl-in-shop": { room: RoomName };
  "dl-event-coming": { event: EventName; season: Season; effect: boolean };
  "dl-special-coming": { special: SpecialName; amount: number };
  "dl-hero-bottomed": { adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-hero-coming": { adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-order-chosen": { seat: number; order: OrderName; position: number };
  "dl-dummy-order-chosen": { seat: number; order: OrderName };
  "dl-order-revealed": { seat: number; order: OrderName; position: number };
  "dl-dummy-placed": { order: OrderName; space: number; dummy: number };
  "dl-minion-placed": { seat: number; order: OrderName; space: number };
  "dl-no-space": { seat: number; order: OrderName };
  "dl-hire-first": { seat: number; gold: number };
  "dl-hire-first-unpaid": { seat: number; order: OrderName; gold: number };
  "dl-dummy-home": { order: OrderName };
  "dl-impossible": { seat: number; order: OrderName; why: "imps" | "nowhere" | "tunnels" | "monster" | "tavern" | "shop" | "price" | "site" | "evil" | "traps"; payment: Payment; cost_gold: number; cost_food: number; cost_imps: number; cost_evil: number; cost_traps: number; cost_monsters: number };
  "dl-declined": { seat: number; order: OrderName };
  "dl-got-food": { seat: number; food: number; gold: number; paid: number; payment: Payment; cost_gold: number; cost_food: number; cost_imps: number; cost_evil: number; cost_traps: number; cost_monsters: number };
  "dl-improved": { seat: number; paid: number; payment: Payment; cost_gold: number; cost_food: number; cost_imps: number; cost_evil: number; cost_traps: number; cost_monsters: number };
  "dl-recruited": { seat: number; imps: number; food: number; gold: number; payment: Payment; cost_gold: number; cost_food: number; cost_imps: number; cost_evil: number; cost_traps: number; cost_monsters: number };
  "dl-spied": { seat: number; round: number };
  "dl-spied-card": { seat: number; round: number; card: CardName; fatigue: number };
  "dl-bought-traps": { seat: number; gold: number; payment: Payment; cost_gold: number; cost_food: number; cost_imps: number; cost_evil: number; cost_traps: number; cost_monsters: number };
  "dl-drew-traps": { seat: number; traps: number };
  "dl-drew-trap": { seat: number; trap: TrapName };
  "dl-discarded": { seat: number };
  "dl-discarded-trap": { seat: number; trap: TrapName };
  "dl-dug": { seat: number; space: number };
  "dl-mined": { seat: number; gold: number };
  "dl-hired": { seat: number; monster: MonsterName; extra: number; payment: Payment; cost_gold: number; cost_food: number; cost_imps: number; cost_evil: number; cost_traps: number; cost_monsters: number };
  "dl-given": { seat: number; monster: MonsterName };
  "dl-built": { seat: number; room: RoomName; space: number; gold: number };
  "dl-produced": { seat: number; room: RoomName; workers: number; food: number; brings: number };
  "dl-retrieved": { seat: number; order: OrderName };
  "dl-event": { event: EventName; effect: boolean };
  "dl-paid": { seat: number; monster: MonsterName; payment: Payment; cost_gold: number; cost_food: number; cost_imps: number; cost_evil: number; cost_traps: number; cost_monsters: number };
  "dl-let-go": { seat: number; monster: MonsterName };
  "dl-taxed": { seat: number; paid: number; markers: number; due: number };
  "dl-special": { special: SpecialName; amount: number };
  "dl-untouched": { seat: number };
  "dl-rats": { seat: number; lost: number };
  "dl-robbery": { seat: number; lost: number };
  "dl-desertion": { seat: number; imps: number };
  "dl-strikes": { seat: number; monster: MonsterName };
  "dl-struck-deal": { seat: number; monster: MonsterName; part: "gold" | "food" | "evil" | "trap" | "monster" };
  "dl-evil-gained": { seat: number; spaces: number; evil: number };
  "dl-evil-lost": { seat: number; spaces: number; evil: number };
  "dl-evil-most": { seat: number; evil: number };
  "dl-evil-least": { seat: number; evil: number };
  "dl-dummy-evil": { evil: number };
  "dl-paladin-came": { seat: number };
  "dl-paladin-moved": { seat: number; from_seat: number };
  "dl-hero-came": { seat: number; adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-hero-dummy": { adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-first": { seat: number };
  "dl-combat": { year: number };
  "dl-round": { round: number };
  "dl-card": { round: number; card: CardName; fatigue: number };
  "dl-tile": { seat: number; space: number };
  "dl-laid": { seat: number; gold: number };
  "dl-laid-trap": { seat: number; trap: TrapName };
  "dl-sent": { seat: number; monster: MonsterName };
  "dl-battle": { seat: number; space: number; room: "henhouse" | "mushroom-farm" | "souvenir-shop" | "mint" | "workshop" | "tool-shed" | "printing-house" | "magic-chamber" | "training-room" | "dark-room" | "labyrinth" | "anti-magic-room" | "cafeteria" | "chapel" | "pandemonium" | "pantheon" | "" };
  "dl-called-off": { seat: number };
  "dl-sprung": { seat: number; trap: TrapName; year: number; payment: Payment; cost_gold: number; cost_food: number; cost_imps: number; cost_evil: number; cost_traps: number; cost_monsters: number };
  "dl-aimed": { seat: number; trap: TrapName; place: number; wounds: number; adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-prevented": { seat: number; wounds: number };
  "dl-poisoned": { seat: number; place: number; wounds: number; adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-blocked": { seat: number; what: "spell" | "healing" | "conquest" };
  "dl-cast": { seat: number; card: CardName };
  "dl-not-cast": { seat: number; card: CardName; why: "magic" | "room" | "dart"; has: number; needs: number };
  "dl-no-effect": { seat: number; number: number };
  "dl-shielded": { seat: number; number: number };
  "dl-absorbed": { seat: number; place: number; absorbed: number; adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-invisible": { seat: number; number: number };
  "dl-unseen": { seat: number; place: number; adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-imps-lost": { seat: number; number: number };
  "dl-goods-lost": { seat: number; good: "gold" | "food" | "traps" | "none"; number: number };
  "dl-raging": { seat: number; number: number };
  "dl-fed": { seat: number; place: number; number: number; adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-illusion": { seat: number; number: number };
  "dl-tireless": { seat: number; number: number };
  "dl-withdrawn": { seat: number; monster: MonsterName };
  "dl-sheep": { seat: number; monster: MonsterName; wounds: number };
  "dl-gone": { seat: number; monster: MonsterName };
  "dl-escaped": { seat: number; left: number; adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-attacked": { seat: number; monster: MonsterName; attack: number; place: number; food: number };
  "dl-barred": { seat: number; monster: MonsterName };
  "dl-no-target": { seat: number; monster: MonsterName };
  "dl-taken-back": { seat: number; monster: MonsterName; up: boolean };
  "dl-wounded": { seat: number; place: number; wounds: number; all_wounds: number; adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-eliminated": { seat: number; adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-healed": { seat: number; place: number; wounds: number; all_wounds: number; adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-held": { seat: number };
  "dl-fatigue": { seat: number; fatigue: number; card: CardName };
  "dl-conquered": { seat: number; space: number };
  "dl-poison": { seat: number; place: number; wounds: number; adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-party-beaten": { seat: number };
  "dl-combat-over": { year: number };
  "dl-released": { seat: number; adventurer: number; class: ClassName; hp: number; symbols: number; disarm: number; heal: number; magic: number };
  "dl-second-year": { seat: number };
  "dl-titled": { title: "dark-deeds" | "rooms" | "tunnels" | "monsters" | "imps" | "treasure" | "battle"; seats: number[]; count: number; points: number };
  "dl-scored": { seat: number; points: number; below: boolean; rooms: number; monsters: number; prisoners: number; paladins: number; conquered: number; taxes: number; point_rooms: number; titles: number; pantheon: number };
  "dl-over": { seats: number[]; points: number; below: boolean; count: number };
  "dl-licence": { seat: number; points: number; below: boolean };
  "dl-no-licence": { seat: number; points: number; below: boolean };
};
export type GameEvent = EventOf<EventData>;
