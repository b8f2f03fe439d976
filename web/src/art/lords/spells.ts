/** What each Combat card shows: its picture, and the light it is cast in. */

import eyes from "game-icon:evil-eyes";
import chest from "game-icon:open-treasure-chest";
import dove from "game-icon:peace-dove";
import enrage from "game-icon:enrage";
import fireball from "game-icon:fireball";
import fist from "game-icon:mailed-fist";
import frog from "game-icon:frog";
import gate from "game-icon:magic-gate";
import invisible from "game-icon:invisible";
import key from "game-icon:key";
import lyre from "game-icon:lyre";
import mirror from "game-icon:mirror-mirror";
import regeneration from "game-icon:regeneration";
import roast from "game-icon:roast-chicken";
import shield from "game-icon:magic-shield";
import spray from "game-icon:spray";
import telepathy from "game-icon:telepathy";
import terror from "game-icon:terror";

export interface Spell {
  icon: string;
  tone: string;
}

export const SPELLS: Readonly<Record<string, Spell>> = {
  "word-of-peace": { icon: dove, tone: "bone" },
  suggestion: { icon: telepathy, tone: "plum" },
  "magic-shield": { icon: shield, tone: "azure" },
  invisibility: { icon: invisible, tone: "steel" },
  "detect-evil": { icon: eyes, tone: "flame" },
  "fist-of-justice": { icon: fist, tone: "amber" },
  "detect-treasure": { icon: chest, tone: "gold" },
  fireball: { icon: fireball, tone: "flame" },
  graffiti: { icon: spray, tone: "tide" },
  "aura-of-fear": { icon: terror, tone: "plum" },
  metamorphosis: { icon: frog, tone: "moss" },
  "blind-rage": { icon: enrage, tone: "flame" },
  "create-food": { icon: roast, tone: "amber" },
  illusion: { icon: mirror, tone: "azure" },
  "song-of-courage": { icon: lyre, tone: "gold" },
  regeneration: { icon: regeneration, tone: "moss" },
  "magic-key": { icon: key, tone: "lamp" },
  "dimensional-gate": { icon: gate, tone: "tide" },
};
