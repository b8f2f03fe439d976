import { expect, test } from "vitest";
import { has, pieces, wordsOf } from "./search";

test.each([
  ["Set-up", "setup"],
  ["Set-up", "set up"],
  ["the set up", "set-up"],
  ["Méchanceté", "mechancete"],
  ["un œuf", "oeuf"],
  ["l’or", "l'or"],
])("%s is found by %s", (text, typed) => {
  expect(has(text, wordsOf(typed))).toBe(true);
});

test("all words are wanted", () => {
  expect(has("the first guard", wordsOf("guard second"))).toBe(false);
  expect(has("whatever", wordsOf("  "))).toBe(true);
});

test("hits are lit as they are written", () => {
  expect(pieces("La mise-en-place à l’Été", wordsOf("ete miseen"))).toEqual([
    { text: "La ", hit: false },
    { text: "mise-en", hit: true },
    { text: "-place à l’", hit: false },
    { text: "Été", hit: true },
  ]);
  expect(pieces("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
});
