import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { type Sight, contrast, distance } from "./contrast";
import { SEATS, SHAPES } from "./seats";
import SeatMark from "./SeatMark.svelte";
import base from "./base.css?raw";
import tokens from "./tokens.css?raw";

const palette = new Map<string, { light: string; dark: string }>();
for (const [, name, light, dark] of tokens.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)) {
  if (name && light && dark) palette.set(name, { light, dark });
}

function token(name: string): { light: string; dark: string } {
  const found = palette.get(name);
  if (!found) throw new Error(`no token --${name}`);
  return found;
}

/** [foreground, background, least contrast]: 4.5 for text, 3 for controls and their edges. */
const surfaces = ["page", "panel", "raised"];
const texts = ["ink", "ink-soft", "accent", "link", "good", "bad"];
const pairs: [string, string, number][] = [
  ...surfaces.flatMap((surface) => texts.map((text): [string, string, number] => [text, surface, 4.5])),
  ...surfaces.flatMap((surface) => ["focus", "control-line"].map((edge): [string, string, number] => [edge, surface, 3])),
  ["ink", "sunk", 4.5],
  ["on-accent", "accent", 4.5],
  ["on-gold", "gold", 4.5],
  ["page", "ink", 4.5],
  // Digits on cards and the outline around every drawing.
  ["art-ink", "art-paper", 7],
  ["art-ink", "gold", 4.5],
  ...["moss", "flame", "amber", "bone", "tide", "plum"].map((c): [string, string, number] => ["art-ink", c, 3]),
];

describe("the palette", () => {
  it.each(pairs)("%s on %s has a contrast of at least %d", (front, back, least) => {
    for (const theme of ["light", "dark"] as const) {
      expect(contrast(token(front)[theme], token(back)[theme]), theme).toBeGreaterThanOrEqual(least);
    }
  });
});

describe("buttons that are drawings", () => {
  it("keep their own shadow under the pointer", () => {
    const rules = [...base.matchAll(/([^{}]*(?:button)[^{}]*:(?:hover|active)[^{}]*)\{/g)].map(([, selector]) => selector ?? "");
    expect(rules.length).toBeGreaterThan(1);
    for (const selector of rules) expect(selector).toMatch(/:not\([^)]*\.bare/);
  });
});

describe("the seats", () => {
  it("have a shape of their own each", () => {
    expect(new Set(SEATS.map((seat) => seat.shape)).size).toBe(SEATS.length);
    expect(SEATS.length).toBe(SHAPES.length);
  });

  it("carry readable marks", () => {
    for (const seat of SEATS) expect(contrast(seat.on, seat.color), seat.color).toBeGreaterThanOrEqual(4.5);
  });

  it("stand out from a dark page by their rim", () => {
    for (const surface of surfaces) expect(contrast(token("mark-rim").dark, token(surface).dark), surface).toBeGreaterThanOrEqual(3);
    const { container } = render(SeatMark, { seat: 4 });
    expect(container.querySelector("path")?.getAttribute("stroke")).toBe("var(--mark-rim)");
  });

  it.each<Sight>(["normal", "protan", "deutan", "tritan"])("stay apart for %s sight", (sight) => {
    for (const [i, a] of SEATS.entries()) {
      for (const b of SEATS.slice(i + 1)) {
        expect(distance(a.color, b.color, sight), `${a.color} ${b.color}`).toBeGreaterThan(0.11);
      }
    }
  });

  it("are read aloud only when they have a name", () => {
    const named = render(SeatMark, { seat: 1, label: "Inga" });
    expect(named.getByRole("img", { name: "Inga" })).toBeTruthy();
    const bare = render(SeatMark, { seat: 1 });
    expect(bare.container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  });
});
