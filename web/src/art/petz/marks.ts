/** The small marks of needs and tiles, and the two things that tell the four card colours apart: paper and shape. */

import beachBall from "game-icon:beach-ball";
import brokenHeart from "game-icon:broken-heart";
import dna from "game-icon:dna1";
import grass from "game-icon:high-grass";
import hole from "game-icon:hole";
import knifeFork from "game-icon:knife-fork";
import magicShield from "game-icon:magic-shield";
import magicSwirl from "game-icon:magic-swirl";
import nightSleep from "game-icon:night-sleep";
import steak from "game-icon:steak";
import trophy from "game-icon:trophy";
import claws from "game-icon:triple-claws";
import turd from "game-icon:turd";
import uncertainty from "game-icon:uncertainty";
import virus from "game-icon:virus";
import windowBars from "game-icon:window-bars";

export const MARKS: Readonly<Record<string, string>> = {
  hunger: knifeFork,
  poop: turd,
  play: beachBall,
  magic: magicSwirl,
  anger: claws,
  disease: virus,
  potion: nightSleep,
  substitute: uncertainty,
  suffering: brokenHeart,
  mutation: dna,
  strength: windowBars,
  antimagic: magicShield,
  graze: grass,
  meat: steak,
  toy: beachBall,
  absorb: hole,
  score: trophy,
};

/** The paper a card colour is cut from (tokens with two tones). */
export const COLOUR_TONE: Readonly<Record<string, string>> = { green: "moss", red: "flame", yellow: "amber", purple: "plum" };

/** Doubles the colour, for those who cannot tell them apart; in a box of -10..10. */
export const COLOUR_SHAPE: Readonly<Record<string, string>> = {
  green: "M-7 7C-9-3-2-9 8-8C9 2 3 9-7 7ZM-7 7L1-1",
  red: "M0-9L9 7H-9Z",
  yellow: "M0-8A8 8 0 1 1 0 8A8 8 0 1 1 0-8Z",
  purple: "M0-10L2.6-2.6L10 0L2.6 2.6L0 10L-2.6 2.6L-10 0L-2.6-2.6Z",
};
