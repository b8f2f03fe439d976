import type { Kit } from "@/games/kit";
import { t } from "@/i18n/index.svelte";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { IN_TOWN } from "./handles";
import { bareBars } from "./pointing.svelte";
import { previewed, sumUp } from "./preview";
import SeatFacts from "./SeatFacts.svelte";
import { scenesOf } from "./scenes";
import { petz } from "./view";

export const kit: Kit = {
  Board,
  Figure,
  SeatFacts,
  scenes: scenesOf,
  previewed,
  sumUp,
  lacking: (view, plan) => {
    const { seat, seats } = petz(view);
    const count = plan[0]?.kind === "assign" && seat !== null ? bareBars(seats[seat] ?? null, plan) : 0;
    return count > 0 ? t("page-dp-bars-left", { count }) : "";
  },
  whereabouts: (move) => [IN_TOWN.has(move.kind) ? "place:" : "shop"],
  sounds: {
    "dp-sent": "tile",
    "dp-bought": "growl",
    "dp-built": "tile",
    "dp-fed": "chew",
    "dp-suffers": "growl",
    "dp-lost": "crumble",
    "dp-award": "coin",
    "dp-sold": "coin",
    "dp-earned": "coin",
    "dp-over": "fanfare",
  },
};
