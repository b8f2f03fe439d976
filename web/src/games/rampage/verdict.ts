/** Why somebody with the most points may have lost. */

import type { Verdict } from "@/games/kit";
import type { View } from "@/net/types";
import { carnage, teamGame } from "./view";

/** Whoever fills the last row of the Runaway board has lost, with all of the team (RA-RUN-17, RA-VAR-27). */
export function verdict(view: View): Verdict | null {
  const table = carnage(view);
  if (table.culprit_seat === null) return null;
  const team = teamGame(table);
  return { key: "page-ra-culprit", data: { seat: table.culprit_seat, team }, rule: team ? "RA-VAR-27" : "RA-RUN-17" };
}
