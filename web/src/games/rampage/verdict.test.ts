import { describe, expect, it } from "vitest";
import enBoard from "@locales/en/page-rampage.ftl?raw";
import frBoard from "@locales/fr/page-rampage.ftl?raw";
import { bundleOf, t, use } from "@/i18n/index.svelte";
import type { View } from "@/net/types";
import { verdict } from "./verdict";

const names = ["Ani", "Blob", "Cora", "Dot"];
const over = (culprit: number | null, teams: number[][]): View =>
  ({ culprit_seat: culprit, teams, seats: teams.flat().map((seat) => ({ seat })) }) as unknown as View;

describe("why somebody lost", () => {
  it("is nothing but the points where nobody filled the last row", () => {
    expect(verdict(over(null, [[0], [1]]))).toBeNull();
  });

  it("names the culprit and the rule, in both languages", () => {
    const found = verdict(over(0, [[0], [1]]));
    expect(found?.rule).toBe("RA-RUN-17");
    use("en", bundleOf("en", enBoard));
    expect(t(found?.key ?? "", found?.data, names)).toBe(
      "Ani has filled the last row of the Runaway board. That ends the game at once, and Ani loses, whatever the points.",
    );
    use("fr", bundleOf("fr", frBoard));
    expect(t(found?.key ?? "", found?.data, names)).toMatch(/^Ani a rempli la dernière ligne .* et Ani perd, quels que soient les points\.$/);
  });

  it("takes the whole team along", () => {
    const found = verdict(over(3, [[0, 2], [1, 3]]));
    expect(found?.rule).toBe("RA-VAR-27");
    use("en", bundleOf("en", enBoard));
    expect(t(found?.key ?? "", found?.data, names)).toContain("Dot’s whole team loses, whatever its points");
  });
});
