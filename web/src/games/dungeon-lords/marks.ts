/** The small marks of the realm, each with its colour. */

import coins from "game-icon:two-coins";
import meat from "game-icon:chicken-leg";
import evil from "game-icon:devil-mask";
import imp from "game-icon:imp-laugh";
import trap from "game-icon:wolf-trap";
import monster from "game-icon:horned-skull";
import heart from "game-icon:glass-heart";
import disarm from "game-icon:lockpicks";
import heal from "game-icon:healing";
import magic from "game-icon:crystal-wand";
import better from "game-icon:angel-wings";
import spy from "game-icon:spyglass";
import foreman from "game-icon:whip";
import troll from "game-icon:troll";
import tired from "game-icon:footsteps";
import lock from "game-icon:padlock";
import tax from "game-icon:scroll-quill";
import tunnel from "game-icon:mine-wagon";
import strong from "game-icon:crossed-swords";
import paladin from "game-icon:winged-sword";
import winter from "game-icon:snowflake-2";
import spring from "game-icon:spoted-flower";
import summer from "game-icon:sun";
import autumn from "game-icon:maple-leaf";
import payday from "game-icon:receive-money";
import special from "game-icon:perspective-dice-six-faces-random";
import hidden from "game-icon:uncertainty";

export const MARKS = {
  gold: coins,
  food: meat,
  evil,
  imps: imp,
  traps: trap,
  monsters: monster,
  hp: heart,
  disarm,
  heal,
  magic,
  better,
  spy,
  foreman,
  troll,
  tired,
  lock,
  taxes: tax,
  tunnel,
  strong,
  paladin,
  winter,
  spring,
  summer,
  autumn,
  payday,
  special,
  hidden,
} as const;
export type MarkName = keyof typeof MARKS;

export function isMark(name: string): name is MarkName {
  return name in MARKS;
}
