import type { Kit } from "@/games/kit";
import Board from "./Board.svelte";
import Figure from "./Figure.svelte";
import { t } from "@/i18n/index.svelte";
import type { Data, Move } from "@/net/types";
import { lacking, leftOut } from "./drafting";
import { plannedSpots } from "./pointing";
import { previewed } from "./preview";
import ResultFacts from "./ResultFacts.svelte";
import SeatFacts from "./SeatFacts.svelte";
import { scenesOf } from "./scenes";
import { realm } from "./view";

function withoutKind({ kind: _kind, ...fields }: Move): Data {
  return fields;
}

export const kit: Kit = {
  Board,
  Figure,
  SeatFacts,
  ResultFacts,
  scenes: scenesOf,
  previewed,
  lacking: (view, plan) => {
    const table = realm(view);
    const count = lacking(table.seat === null ? undefined : table.seats[table.seat], plan);
    return count > 0 ? t("page-dl-lacking", { count }) : "";
  },
  sumUp: (plan) => {
    if (plan[0]?.kind === "order") return plan.map((move) => t("dl-order", { order: String(move["order"]) })).join(" · ");
    const said = plan.filter((move) => move.kind !== "ready" && move.kind !== "no-trap");
    return [...said.map((move) => t(`dl-move-${move.kind}`, withoutKind(move))), ...leftOut(plan).map((what) => t("page-dl-left-out", { what }))].join(" · ");
  },
  whereabouts: (move) => [[...plannedSpots([move])].some((spot) => /^(cell|room|lair|trap|prison)/.test(spot)) ? "site" : "land"],
  sounds: {
    "dl-minion-placed": "tile",
    "dl-dug": "dig",
    "dl-built": "tile",
    "dl-mined": "coin",
    "dl-got-food": "coin",
    "dl-hired": "growl",
    "dl-attacked": "growl",
    "dl-sprung": "trap",
    "dl-conquered": "crumble",
    "dl-over": "fanfare",
  },
};
