/** Names as in the engine. */

export const MONSTERS = ["goblin", "slime", "ghost", "troll", "witch", "vampire", "golem", "dragon", "demon"] as const;
export type MonsterName = (typeof MONSTERS)[number];
export const TRAPS = [
  "rolling-stone",
  "wall-of-fire",
  "pendulum",
  "trap-door",
  "cursed-ring",
  "poisoned-meal",
  "poisoned-dart",
  "anti-magic-dart",
  "kamikaze-imp",
] as const;
export type TrapName = (typeof TRAPS)[number];
export const ROOMS = [
  "henhouse",
  "mushroom-farm",
  "souvenir-shop",
  "mint",
  "workshop",
  "tool-shed",
  "printing-house",
  "magic-chamber",
  "training-room",
  "dark-room",
  "labyrinth",
  "anti-magic-room",
  "cafeteria",
  "chapel",
  "pandemonium",
  "pantheon",
] as const;
export type RoomName = (typeof ROOMS)[number];
export const CLASSES = ["warrior", "thief", "priest", "wizard", "paladin", "illusion"] as const;
export type ClassName = (typeof CLASSES)[number];
export const ORDERS = ["food", "reputation", "dig", "mine", "imps", "traps", "monsters", "room"] as const;
export type OrderName = (typeof ORDERS)[number];
