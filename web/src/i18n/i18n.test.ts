import { beforeEach, describe, expect, it } from "vitest";
import enCore from "@locales/en/core.ftl?raw";
import enMighty from "@locales/en/mighty-monsters.ftl?raw";
import frCore from "@locales/fr/core.ftl?raw";
import { bundleOf, has, language, say, t, use } from "./index.svelte";

const OWN = `
count = { $count ->
    [one] one thing
   *[other] { $count } things
}
flag = It is { $value }.
words = { $words }
nothing = <{ $what }>
pushed = { $seat } pushes { $owner_seat }
those = { $seats } win
whose = le 3 { $de_seat }, plus { $que_owner_seat }
`;
const NAMES = ["Ani", "Inga", "Frank"];

beforeEach(() => use("en", bundleOf("en", `${enCore}\n${enMighty}\n${OWN}`)));

describe("sentences", () => {
  it("write half points as people do", () => {
    expect(t("count", { count: 29.5 })).toBe("29½ things");
    expect(t("count", { count: -0.5 })).toBe("−½ things");
    expect(t("count", { count: 2.25 })).toBe("2.25 things");
    expect(t("count", { count: -20 })).toBe("−20 things");
  });
  it("give half points the plural of their number: in French, one below two", () => {
    const points = "points = { $points } { $points ->\n    [one] point\n   *[other] points\n}";
    use("fr", bundleOf("fr", points));
    expect([0.5, 1.5, -1.5, 2.5].map((half) => t("points", { points: half }))).toEqual(["½ point", "1½ point", "−1½ point", "2½ points"]);
    use("en", bundleOf("en", points));
    expect(t("points", { points: 1.5 })).toBe("1½ points");
  });
  it("say numbers and plurals", () => {
    expect(t("count", { count: 1 })).toBe("one thing");
    expect(t("count", { count: 3 })).toBe("3 things");
  });

  it("turn seats into names, as Python does", () => {
    expect(t("pushed", { seat: 0, owner_seat: 2 }, NAMES)).toBe("Ani pushes Frank");
    expect(t("those", { seats: [0] }, NAMES)).toBe("Ani win");
    expect(t("those", { seats: [0, 1] }, NAMES)).toBe("Ani and Inga win");
    expect(t("those", { seats: [0, 1, 2] }, NAMES)).toBe("Ani, Inga and Frank win");
    expect(t("those", { seats: [] }, NAMES)).toBe("nobody win");
  });

  it("elide a name in French, as Python does", () => {
    const people = ["Bob", "Émile", "Hélène", "Yves", "Yann", "Oola"];
    const said = people.map((_, seat) => t("whose", { seat, owner_seat: 0 }, people));
    expect(said.map((one) => one.split(",")[0])).toEqual(
      ["de Bob", "d’Émile", "d’Hélène", "d’Yves", "de Yann", "d’Oola"].map((one) => `le 3 ${one}`),
    );
    expect(t("whose", { seat: 0, owner_seat: 1 }, people)).toBe("le 3 de Bob, plus qu’Émile");
  });

  it("number the players whom nobody named", () => {
    expect(t("pushed", { seat: 0, owner_seat: 5 }, NAMES)).toBe("Ani pushes Player 6");
    expect(t("pushed", { seat: 0, owner_seat: 1 })).toBe("Player 1 pushes Player 2");
  });

  it("say yes, no, lists and nothing as Python does", () => {
    expect(t("flag", { value: true })).toBe("It is yes.");
    expect(t("flag", { value: false })).toBe("It is no.");
    expect(t("words", { words: [3, 4, 5] })).toBe("3, 4 and 5");
    expect(t("nothing", { what: null })).toBe("<>");
  });

  it("carry no invisible marks around names", () => {
    expect(t("mm-placed", { seat: 1, strength: 4, guard: 2, space: 3 }, NAMES)).toBe("Inga places a 4 at guard 2.");
  });

  it("show an unknown key rather than nothing", () => {
    expect(has("no-such-key")).toBe(false);
    expect(t("no-such-key")).toBe("no-such-key");
  });

  it("follow the language", () => {
    const wait = { key: "prompt-wait", data: { seats: [1] } };
    expect(say(wait, NAMES)).toBe("Waiting for Inga.");
    use("fr", bundleOf("fr", frCore));
    expect(language.now).toBe("fr");
    expect(document.documentElement.lang).toBe("fr");
    expect(say(wait, NAMES)).not.toContain("Waiting");
    expect(say(wait, NAMES)).toContain("Inga");
  });
});

describe("numbers in a sentence", () => {
  it("have a true minus in both languages, and keep their form", () => {
    const text = 'points = { $points } | { NUMBER($points, maximumFractionDigits: 0) }';
    use("en", bundleOf("en", text));
    expect(t("points", { points: -3 })).toBe("−3 | −3");
    expect(t("points", { points: -2000.25 })).toBe("−2,000.25 | −2,000");
    use("fr", bundleOf("fr", text));
    expect(t("points", { points: -3 })).toBe("−3 | −3");
    expect(t("points", { points: -2000.25 })).toBe("−2\u202f000,25 | −2\u202f000");
  });

  it("are percentages where the sentence says so, as in Python", () => {
    use("en", bundleOf("en", 'much = at { NUMBER($strength, style: "percent", maximumFractionDigits: 0) }'));
    expect(t("much", { strength: 0.5 })).toBe("at 50%");
  });
});
