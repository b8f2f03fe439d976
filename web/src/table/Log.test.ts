import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { use } from "@/i18n/index.svelte";
import type { Event } from "@/net/types";
import game from "@locales/en/mighty-monsters.ftl?raw";
import page from "@locales/en/page.ftl?raw";
import Log from "./Log.svelte";

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  for (const text of [game, page]) bundle.addResource(new FluentResource(text));
  use("en", bundle);
});

const turned = (n: number, guess: boolean): Event => ({
  n,
  kind: "mm-turned",
  data: { guard: n, level: 1, strength: 5, loot: 3, whim: false, ...(guess ? { guess } : {}) },
});

describe("the log", () => {
  it("marks what rests on a guess, and says what the mark means", () => {
    const { container } = render(Log, { props: { events: [turned(1, true), turned(2, false)], names: ["Ani", "Bo"], since: null } });
    const lines = container.querySelectorAll("li");
    expect(lines.length).toBe(2);
    expect(lines[0]?.querySelector("[data-guess] title")?.textContent).toBe("Rests on a guess: we don’t know what is printed.");
    expect(lines[1]?.querySelector("[data-guess]")).toBeNull();
    expect(container.querySelector(".legend")?.textContent).toContain("Rests on a guess");
  });

  it("has no legend where nothing is guessed", () => {
    const { container } = render(Log, { props: { events: [turned(1, false)], names: ["Ani", "Bo"], since: null } });
    expect(container.querySelector("li")).not.toBeNull();
    expect(container.querySelector(".legend")).toBeNull();
  });
});
