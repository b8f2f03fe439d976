import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import frCore from "@locales/fr/core.ftl?raw";
import frLords from "@locales/fr/dungeon-lords.ftl?raw";
import frPage from "@locales/fr/page.ftl?raw";
import { bundleOf, use } from "@/i18n/index.svelte";
import type { View } from "@/net/types";
import { kindTitle, roundTitle, scoreText } from "./frame";
import GenericView from "./GenericView.svelte";
import TableBar from "./TableBar.svelte";

const GAME = "boo-seats-hands = Cartes en main\nboo-field-bold = Courage\nboo-kind-cry = Crier\nboo-score = { $score } bonbons\n";

describe("a game without a board of its own", () => {
  beforeEach(() => use("fr", bundleOf("fr", `${frCore}\n${frPage}\n${frLords}\n${GAME}`)));

  it("is shown in its own words, each player's things under the player's name", () => {
    const view = { game: "boo", fewest: true, hands: [[1, 2], null, [], [{ key: "score", data: { score: 2 } }, ""]], seats: [{ bold: true }, { bold: false }] };
    const { container } = render(GenericView, { view: view as unknown as View, names: ["Anna", "Bob", "Cleo", "Dan"] });
    expect([...container.querySelectorAll("h3")].map((one) => one.textContent)).toEqual(["Cartes en main", "Joueurs"]);
    expect([...container.querySelectorAll("dt")].map((one) => one.textContent)).toEqual(["Anna", "Bob", "Cleo", "Dan"]);
    const said = ["1, 2", "non visible", "rien", "2 points, rien"];
    expect([...container.querySelectorAll("dd")].map((one) => one.textContent?.trim())).toEqual(said);
    expect([...container.querySelectorAll("th")].map((one) => one.textContent)).toEqual(["Courage", "Anna", "Bob"]);
    expect([...container.querySelectorAll("tbody td")].map((one) => one.textContent?.trim())).toEqual(["oui", "non"]);
  });

  it("has round and phase above the table where nobody knows how many rounds there will be", () => {
    const view = { round: 2, phase: "boo-seats-hands" } as unknown as View;
    const { container } = render(TableBar, { game: "boo", view, onrules: () => undefined });
    expect(container.querySelector("header .phase")?.textContent).toBe("Manche 2 · Cartes en main");
  });

  it("names its moves, rounds and points itself, or as any game does", () => {
    expect([kindTitle("boo", "cry"), kindTitle("boo", "run_away")]).toEqual(["Crier", undefined]);
    expect([scoreText("boo", 2), scoreText("dungeon-lords", 2)]).toEqual(["2 bonbons", "2 points"]);
    expect([roundTitle("boo", 2, 5), roundTitle("boo", 2)]).toEqual(["Manche 2 sur 5", "Manche 2"]);
    expect(roundTitle("dungeon-lords", 6, 8)).toBe("Année 2, printemps");
  });
});
