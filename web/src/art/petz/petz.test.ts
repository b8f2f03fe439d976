import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import CustomerHead from "./CustomerHead.svelte";
import NeedCard from "./NeedCard.svelte";
import Den from "./Den.svelte";
import Pet, { PETS } from "./Pet.svelte";
import Waste from "./Waste.svelte";

/** Without the ids of clip paths, which differ for every drawing. */
const drawing = (html: string): string => html.replaceAll(/(id="|url\(#)[^")]*/g, "$1");
const draw = (pet: string, size: number, sad = false, more: { asleep?: boolean; mutation?: number } = {}): string => {
  const { container, unmount } = render(Pet, { pet, size, sad, ...more });
  const html = drawing(container.innerHTML);
  unmount();
  return html;
};

describe("the pets", () => {
  it("are eighteen creatures that look different at every size", () => {
    const seen = new Set<string>();
    for (const pet of PETS) {
      for (const size of [2, 3, 4, 5, 6, 7]) {
        const html = draw(pet, size);
        expect(html, `${pet} ${size}`).not.toMatch(/NaN|undefined/);
        seen.add(html);
      }
    }
    expect(seen.size).toBe(18 * 6);
  });

  it("show that they suffer", () => {
    for (const pet of PETS) expect(draw(pet, 5, true), pet).not.toBe(draw(pet, 5));
  });

  it("close their eyes to sleep, and glow once magic has changed them", () => {
    for (const pet of PETS) {
      const [awake, asleep, odd] = [draw(pet, 5), draw(pet, 5, false, { asleep: true }), draw(pet, 5, false, { mutation: 2 })];
      expect(new Set([awake, asleep, odd]).size, pet).toBe(3);
      // Only an open eye has a pupil.
      if (awake.includes("pupil")) expect(asleep, pet).not.toContain("pupil");
      expect(odd, pet).toContain("glow");
    }
  });

  it("are named only where somebody names them", () => {
    const { container, getByRole } = render(Pet, { pet: "drago", size: 4, title: "Drago" });
    expect(getByRole("img", { name: "Drago" })).toBeTruthy();
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBeNull();
  });
});

describe("the cards and customers", () => {
  it("tell nothing but the colour face down", () => {
    const { container } = render(NeedCard, { colour: "red" });
    expect(container.querySelectorAll("circle")).toHaveLength(0);
  });

  it("show eight heads and an unknown one", () => {
    const names = ["farmer-troll", "dungeon-mistress", "dungeon-girl", "lich-lord", "warlock", "dungeon-master", "dungeon-granny", "porky-orky", null];
    const heads = names.map((customer) => {
      const { container, unmount } = render(CustomerHead, { customer });
      const html = drawing(container.innerHTML);
      unmount();
      return html;
    });
    expect(new Set(heads).size).toBe(9);
  });
});

describe("the empty half of a shop", () => {
  it("has a plot for each number, and as many imps at home as there are, up to five", () => {
    const plots = [1, 2, 3, 4].map((which) => {
      const { container, unmount } = render(Waste, { which });
      const html = drawing(container.innerHTML);
      unmount();
      return html;
    });
    expect(new Set(plots).size).toBe(4);
    const imps = (count: number): number => render(Den, { seat: 1, imps: count }).container.querySelectorAll("svg svg svg").length;
    expect([imps(0), imps(3), imps(12)]).toEqual([0, 3, 5]);
  });
});
