import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import CustomerHead from "./CustomerHead.svelte";
import NeedCard from "./NeedCard.svelte";
import Pet, { PETS } from "./Pet.svelte";

/** Without the ids of clip paths, which differ for every drawing. */
const drawing = (html: string): string => html.replaceAll(/(id="|url\(#)[^")]*/g, "$1");
const draw = (pet: string, size: number, sad = false): string => {
  const { container, unmount } = render(Pet, { pet, size, sad });
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
