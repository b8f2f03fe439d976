import { render } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import enCore from "@locales/en/core.ftl?raw";
import enMighty from "@locales/en/mighty-monsters.ftl?raw";
import enPage from "@locales/en/page.ftl?raw";
import frCore from "@locales/fr/core.ftl?raw";
import frMighty from "@locales/fr/mighty-monsters.ftl?raw";
import frPage from "@locales/fr/page.ftl?raw";
import { bundleOf, use } from "@/i18n/index.svelte";
import type { View } from "@/net/types";
import { NO_DRAFT } from "./draft.svelte";
import PromptText from "./PromptText.svelte";

const NAMES = ["Anna", "Bob"];

/** What the line above the board says, with single spaces. */
function line(view: Pick<View, "prompt" | "phase">): string {
  const story = { view, busy: false, scene: [] };
  const live = { story, moves: [], draft: NO_DRAFT, words: () => ({}), names: NAMES, newest: null };
  const { container } = render(PromptText, { live: live as never, kit: null, game: undefined, openRule: vi.fn() });
  return (container.querySelector("p.line")?.textContent ?? "").trim().replaceAll(/[ \n]+/g, " ");
}

const wait = { key: "prompt-wait", data: { seats: [0] } };
const both = { key: "prompt-wait", data: { seats: [0, 1] } };

describe("whoever waits", () => {
  beforeEach(() => use("en", bundleOf("en", `${enCore}\n${enPage}\n${enMighty}`)));

  it("is told for whom and for what", () => {
    expect(line({ prompt: wait, phase: "mm-phase-play" })).toBe("Waiting for Anna to play a monster.");
    expect(line({ prompt: both, phase: "mm-phase-play" })).toBe("Waiting for Anna and Bob to play a monster.");
    use("fr", bundleOf("fr", `${frCore}\n${frPage}\n${frMighty}`));
    expect(line({ prompt: both, phase: "mm-phase-choose" })).toBe("C’est à Anna et Bob de choisir une faction.");
  });

  it("is told for whom, and in which phase of the match", () => {
    expect(line({ prompt: wait, phase: "mm-phase-fight" })).toBe("Waiting for Anna. Phase: Fighting the guards.");
    expect(line({ prompt: both, phase: "mm-phase-fight" })).toBe("Waiting for Anna and Bob. Phase: Fighting the guards.");
  });

  it("is told so in French, too", () => {
    use("fr", bundleOf("fr", `${frCore}\n${frPage}\n${frMighty}`));
    expect(line({ prompt: wait, phase: "mm-phase-fight" })).toBe("On attend Anna. Phase\u00a0: Affronter les gardes.");
  });

  it("hears of no phase where the game names none", () => {
    expect(line({ prompt: wait, phase: "no-such-phase" })).toBe("Waiting for Anna.");
  });

  it("is the only one who hears of it", () => {
    expect(line({ prompt: { key: "seat-name", data: { number: 1 } }, phase: "mm-phase-fight" })).toBe("Player 1");
  });
});
