/** Made by tools/generate.py from monstrerie/games/dungeon_petz. Change those, then run `make generate`. */

import type { EventOf, Sentence, View } from "@/net/types";

export type Colour = "green" | "red" | "yellow" | "purple";

export type Need = "hunger" | "poop" | "play" | "magic" | "anger" | "disease" | "potion";

export type Diet = "herbivore" | "carnivore" | "omnivore";

export type CardName = "hunger" | "poop" | "play" | "magic" | "anger" | "disease" | "substitute" | "potion";

export type ExhibitionName = "arena" | "freestyle" | "moody-medley" | "eating-contest" | "beauty-pageant" | "breeders-prize" | "childrens-day" | "magic-show";

export type CustomerName = "farmer-troll" | "dungeon-mistress" | "dungeon-girl" | "lich-lord" | "warlock" | "dungeon-master" | "dungeon-granny" | "porky-orky";

export type SpaceName = "vegetables" | "mixed" | "meat" | "artifacts" | "cage-1" | "cage-2" | "addon" | "young-1" | "young-2" | "older" | "imps" | "hospital" | "judging" | "platform";

export type PetName = "snakitty" | "birdie" | "direbunny" | "trollie" | "wormie" | "stegobully" | "dunguin" | "uni" | "stareplant" | "fiery-fairy" | "cthulie" | "bubl" | "snappy" | "drago" | "fluffy" | "ghosty" | "baby-golem" | "lifffard";

export type SymbolName = "strength" | "antimagic" | "graze" | "meat" | "toy" | "absorb";

export type StoreName = "vegetable-1" | "vegetable-2" | "vegetable-3" | "vegetable-4" | "meat-1" | "meat-2" | "meat-3" | "box";

/** The whole table as a seat sees it. */
export interface PetzView extends View {
  round: number;
  rounds: number;
  phase: string;
  prompt: Sentence;
  /** Who has the token. */
  start_seat: number;
  /** Turn order of the round. */
  order: number[];
  exhibitions: Exhibition[];
  customers: Customer[];
  town: Town;
  decks: Deck[];
  /** In the stack. */
  potions: number;
  /** Reputation by place. */
  awards: number[];
  seats: FamilyView[];
  /** Null for spectators. */
  hand: Hand | null;
  /** Card counting: of each colour and need, the cards this seat hasn't seen. */
  unseen: Record<Colour, Record<Need, number>>;
}

/** The exhibition of a round; all but `round` and `past` is unknown while it lies face down. */
export interface Exhibition {
  round: number;
  /** Null: face down. */
  exhibition: "arena" | "freestyle" | "moody-medley" | "eating-contest" | "beauty-pageant" | "breeders-prize" | "childrens-day" | "magic-show" | null;
  /** Shown with one pet, not with the whole display. */
  single?: boolean;
  food?: ExhibitionFood;
  past: boolean;
}

/** What comes to the stands with an exhibition. */
export interface ExhibitionFood {
  vegetables: number;
  mixed_vegetables: number;
  mixed_meat: number;
  meat: number;
}

/** The customer of a round; all but `round` and `past` is unknown while it lies face down. */
export interface Customer {
  round: number;
  /** Null: face down. */
  customer: "farmer-troll" | "dungeon-mistress" | "dungeon-girl" | "lich-lord" | "warlock" | "dungeon-master" | "dungeon-granny" | "porky-orky" | null;
  /** Points by symbol. */
  weights?: Record<string, number>;
  /** Points by symbol on a rainbow. */
  rainbow?: Record<Need, number>;
  past: boolean;
}

/** The town. */
export interface Town {
  spaces: Space[];
  dummies: DummySpace[];
  /** The ways of the neutral imps, with two and three players. */
  rings: string[][];
  stands: Stands;
  artifacts: ("savage-feasts" | "monsters-i-have-battled" | "fun-with-food" | "messing-with-magic" | "crystal-ball" | "long-handled-shovel" | "imp-armor" | "employee-of-the-month" | "whip-of-obedience" | "magic-box")[];
  /** Null: sold. */
  cages: (Tile | null)[];
  /** Null: sold. */
  addons: (Tile | null)[];
  young: Offer[];
  older: Offer[];
  left: Stacks;
}

/** A space of the town. */
export interface Space {
  space: string;
  /** A neutral imp stands there. */
  neutral: boolean;
  /** Whose group stands there. */
  seat: number | null;
  imps: number;
  needs_imps: number;
  needs_gold: number;
}

/** A dummy space, with two and three players. */
export interface DummySpace {
  space: string;
  neutral: boolean;
}

/** What the stands have. */
export interface Stands {
  vegetables: number;
  mixed_vegetables: number;
  mixed_meat: number;
  meat: number;
  meat_vegetables: number;
  meat_gold: number;
}

/** What a cage or an addon does. */
export interface Tile {
  strength: number;
  antimagic: number;
  graze: number;
  meat: number;
  toy: number;
  absorb: number;
}

/** A pet. */
export interface Offer {
  pet: string;
  diet: Diet;
  size: number;
  /** Seven. */
  bars: Colour[];
  /** From size 4 on. */
  prices: number[];
}

/** What the stacks still hold. */
export interface Stacks {
  pets: number;
  cages: number;
  addons: number;
  artifacts: number;
}

/** The need cards of a colour. */
export interface Deck {
  colour: Colour;
  left: number;
  discards: Record<Need, number>;
}

/** A family's burrow. */
export interface FamilyView {
  seat: number;
  /** Halves as .5. */
  reputation: number;
  /** Where reputation came from. */
  sources: Record<string, number>;
  /** The minion's place. */
  exhibition: number;
  /** While groups are secret: with that in them. */
  gold: number;
  imps: Imps;
  /** Null while they are secret. */
  groups: Group[] | null;
  food: Store;
  artifacts: ("savage-feasts" | "monsters-i-have-battled" | "fun-with-food" | "messing-with-magic" | "crystal-ball" | "long-handled-shovel" | "imp-armor" | "employee-of-the-month" | "whip-of-obedience" | "magic-box")[];
  base_hand: Record<Colour, number>;
  /** While somebody still assigns, the others' hands count as before. */
  hand_sizes: Record<Colour, number>;
  potions: number;
  /** The cards on the pets lie open. */
  revealed: boolean;
  plots: Plot[];
  new: New;
}

/** A family's imps. */
export interface Imps {
  /** While groups are secret: with those in them. */
  home: number;
  busy: number;
  hospital: number;
  platform: number;
  /** Usable on the platform now. */
  for_sale: number;
  /** Rounds of imps not invited yet. */
  progress: number[];
}

/** A group at an exit. */
export interface Group {
  /** Counted from 1. */
  exit: number;
  imps: number;
  gold: number;
}

/** A family's food, by age. */
export interface Store {
  vegetables: number[];
  meat: number[];
  /** Something lies in the cooling box. */
  box: boolean;
}

/** A plot of a burrow. */
export interface Plot {
  /** Counted from 1. */
  plot: number;
  cage: Tile | null;
  /** The cage that everybody starts with. */
  initial: boolean;
  addon: Tile | null;
  manure: number;
  pet: Pet | null;
}

/** A pet in a cage. */
export interface Pet {
  pet: string;
  diet: Diet;
  size: number;
  /** Seven. */
  bars: Colour[];
  /** From size 4 on. */
  prices: number[];
  suffering: number;
  mutation: number;
  /** Now. */
  price: number;
  /** Face down ones are null. */
  cards: (AssignedCard | null)[];
  /** Once revealed. */
  needs?: Record<Need, number>;
  /** In this round's exhibition as it stands, once revealed; of a freestyle exhibition by need. */
  scores?: Record<Need, number> | number | null;
  /** By customer, once revealed. */
  matches?: Record<string, number>;
}

/** A card on a pet's bar. */
export interface AssignedCard {
  card: CardName;
  double: boolean;
}

/** What was gained this round and is not placed yet. */
export interface New {
  cages: (Tile | null)[];
  addon: Tile | null;
  pets: Offer[];
}

/** The own cards. */
export interface Hand {
  green: CardName[];
  red: CardName[];
  yellow: CardName[];
  purple: CardName[];
  potions: number;
}

/** What a move would lead to; what stays the same is left out. */
export interface Preview {
  gold?: number;
  home?: number;
  hospital?: number;
  potions_held?: number;
  reputation?: number;
  /** The minion's place, or what the whole display would score. */
  exhibition?: number | null;
  food?: FoodPreview;
  plots?: PlotPreview[];
  /** While imps are grouped. */
  groups?: GroupPreview[];
  /** The fewest that keep every pet content; likewise the next one. */
  imps_to_play?: number;
  imps_to_catch?: number;
  best?: Best;
  /** While cards are assigned. */
  pets?: PetPreview[];
  short?: Sentence;
}

/** Food that is gained or lost, or that the needs ask for. */
export interface FoodPreview {
  vegetables?: number;
  meat?: number;
  /** For pets that eat both. */
  either?: number;
}

/** What changes on a plot. */
export interface PlotPreview {
  /** Counted from 1. */
  plot?: number;
  /** The pet that leaves it. */
  gone?: string;
  /** The pet that stays; none on an empty plot. */
  pet?: string;
  suffering?: number;
  mutation?: number;
  manure?: number;
}

/** A group at an exit, and where it could go if no other family were there first. */
export interface GroupPreview {
  /** Counted from 1. */
  exit: number;
  imps: number;
  gold: number;
  size: number;
  spaces: string[];
}

/** What the best handling of the needs can't avoid. */
export interface Best {
  /** Pets. */
  lost: number;
  /** On the pets that stay, old tokens included. */
  suffering: number;
}

/** What the cards assigned to a pet come to. */
export interface PetPreview {
  /** Counted from 1. */
  plot: number;
  pet: string;
  needs: Record<Need, number>;
  /** Hunger that the cage does not meet; likewise the next ones. */
  unfed: number;
  bored: number;
  mutations: number;
  /** Imps that it would hurt. */
  escape: number;
  manure: number;
  /** Suffering by disease. */
  sick: number;
  lost: boolean;
  /** That can't be avoided. */
  suffering: number;
  /** In an exhibition of single pets. */
  score: number | null;
  /** By customer. */
  matches: Record<string, number>;
}

/** What is told with each kind of event. */
export type EventData = {
  "dp-start": { seat: number };
  "dp-round": { round: number; rounds: number; seat: number };
  "dp-exhibition": { exhibition: ExhibitionName; round: number };
  "dp-customer": { customer: CustomerName; round: number };
  "dp-neutral": { space: SpaceName };
  "dp-neutral-pet": { pet: PetName };
  "dp-farm": { pet: PetName; leaves: "meat" | "vegetable" | "gold" | "nothing" };
  "dp-stands": { vegetables: number; mixed_vegetables: number; mixed_meat: number; meat: number; meat_vegetables: number; meat_gold: number; exhibition: "arena" | "freestyle" | "moody-medley" | "eating-contest" | "beauty-pageant" | "breeders-prize" | "childrens-day" | "magic-show" | "" };
  "dp-new-artifact": { artifact: "savage-feasts" | "monsters-i-have-battled" | "fun-with-food" | "messing-with-magic" | "crystal-ball" | "long-handled-shovel" | "imp-armor" | "employee-of-the-month" | "whip-of-obedience" | "magic-box" };
  "dp-new-cage": { strength: number; antimagic: number; graze: number; meat: number; toy: number; absorb: number };
  "dp-new-addon": { kind: SymbolName };
  "dp-new-pet": { pet: PetName; size: number };
  "dp-income": { seat: number; gold: number };
  "dp-grouped": { seat: number; exit: number; imps: number; gold: number };
  "dp-ready": { seat: number };
  "dp-groups": { seat: number; count: number };
  "dp-group": { seat: number; exit: number; imps: number; gold: number };
  "dp-kept": { seat: number; imps: number; gold: number };
  "dp-sent": { seat: number; imps: number; gold: number; space: SpaceName };
  "dp-food": { seat: number; vegetables: number; meat: number; gold: number; all: number };
  "dp-artifact": { seat: number; artifact: "savage-feasts" | "monsters-i-have-battled" | "fun-with-food" | "messing-with-magic" | "crystal-ball" | "long-handled-shovel" | "imp-armor" | "employee-of-the-month" | "whip-of-obedience" | "magic-box" };
  "dp-studied": { seat: number; artifact: "savage-feasts" | "monsters-i-have-battled" | "fun-with-food" | "messing-with-magic" | "crystal-ball" | "long-handled-shovel" | "imp-armor" | "employee-of-the-month" | "whip-of-obedience" | "magic-box"; colour: Colour };
  "dp-cage": { seat: number; strength: number; antimagic: number; graze: number; meat: number; toy: number; absorb: number };
  "dp-addon": { seat: number; kind: SymbolName };
  "dp-bought": { seat: number; pet: PetName; size: number };
  "dp-invited": { seat: number; imps: number };
  "dp-hospital": { seat: number; imps: number; potion: boolean };
  "dp-built": { seat: number; plot: number };
  "dp-attached": { seat: number; plot: number };
  "dp-housed": { seat: number; pet: PetName; plot: number };
  "dp-settled": { seat: number };
  "dp-draws": { seat: number; colour: Colour; count: number };
  "dp-drawn": { seat: number; colour: Colour; count: number; hunger: number; poop: number; play: number; magic: number; anger: number; disease: number; substitute: number; first: CardName };
  "dp-reshuffled": { colour: Colour; cards: number };
  "dp-exchanged": { seat: number; colour: Colour; card: CardName };
  "dp-discarded": { seat: number; colour: Colour; card: CardName };
  "dp-assigned": { seat: number; pet: PetName; bar: number; colour: Colour; card: CardName; double: boolean };
  "dp-assigned-all": { seat: number };
  "dp-revealed": { seat: number; pet: PetName; bar: number; colour: Colour; card: CardName; double: boolean };
  "dp-fed": { seat: number; pet: PetName; food: StoreName };
  "dp-poops": { seat: number; pet: PetName; manure: number };
  "dp-entertained": { seat: number; gap: number; employee: boolean };
  "dp-armored": { seat: number; pet: PetName; plot: number; number: SymbolName; bonus: number };
  "dp-mutates": { seat: number; pet: PetName; tokens: number; total: number };
  "dp-caught": { seat: number; pet: PetName; imps: number };
  "dp-suffers": { seat: number; pet: PetName; tokens: number; total: number; need: Need };
  "dp-lost": { seat: number; pet: PetName; cause: "escape" | "suffering" | "mutation" | "released"; reputation: number };
  "dp-entered": { seat: number; pet: PetName; need: "hunger" | "poop" | "play" | "magic" | "anger" | "disease" | "potion" | "" };
  "dp-no-pet": { seat: number; judge: number };
  "dp-scored": { seat: number; score: number; total: number };
  "dp-award": { seat: number; exhibition: ExhibitionName; total: number; reputation: number };
  "dp-sold": { seat: number; pet: PetName; customer: CustomerName; platform: boolean; match: number; times: number; reputation: number; gold: number; paid: number };
  "dp-no-sale": { seat: number; sold: boolean };
  "dp-leaves": { customer: CustomerName };
  "dp-earned": { seat: number; gold: number };
  "dp-cleaned": { seat: number; plot: number };
  "dp-shovelled": { seat: number; plot: number; pet: "snakitty" | "birdie" | "direbunny" | "trollie" | "wormie" | "stegobully" | "dunguin" | "uni" | "stareplant" | "fiery-fairy" | "cthulie" | "bubl" | "snappy" | "drago" | "fluffy" | "ghosty" | "baby-golem" | "lifffard" | ""; empty: boolean; left: number };
  "dp-stored": { seat: number; food: StoreName };
  "dp-grows": { seat: number; pet: PetName; size: number };
  "dp-ages": { seat: number; food: number };
  "dp-spoiled": { seat: number; food: number };
  "dp-home": { seat: number; imps: number; waiting: number };
  "dp-final": { seat: number; which: "acumen" | "display"; total: number; reputation: number; amount: number; loses: boolean };
  "dp-over": { seats: number[]; reputation: number; count: number };
};
export type GameEvent = EventOf<EventData>;
