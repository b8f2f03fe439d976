import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { use } from "@/i18n/index.svelte";
import game from "@locales/en/rampage.ftl?raw";
import { brief, said } from "./said";

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(game));
  use("en", bundle);
});

describe("events in words", () => {
  it("are those with a sentence, but no films", () => {
    expect(said({ n: 1, kind: "ra-motion", data: {} })).toBe(true);
    expect(said({ n: 1, kind: "ra-motion", data: {}, passing: true })).toBe(false);
    expect(said({ n: 1, kind: "no-such-event", data: {} })).toBe(false);
  });

  it("are read out two at a time, those about the reader first", () => {
    const told = [0, 1, 2, 3].map((seat) => ({ n: seat, kind: "ra-motion", data: { seat } }));
    expect(brief(told, 3).map(({ n }) => n)).toEqual([0, 3]);
    expect(brief(told, null).map(({ n }) => n)).toEqual([0, 1]);
  });
});
