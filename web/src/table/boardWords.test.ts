import { describe, expect, it } from "vitest";
import { boardWords, type Entry, isPart } from "./boardWords";

/** Parts as `[title, …]`, lines as texts. */
type Said = string | [string, ...Said[]];
const shape = (entry: Entry): Said => (isPart(entry) ? [entry.title, ...entry.entries.map(shape)] : entry.text);

function read(html: string): Entry[] {
  const root = document.createElement("div");
  root.innerHTML = html;
  return boardWords(root);
}

describe("the words of a board", () => {
  it("are its names and texts, in its groups and their order", () => {
    const board = `<section aria-label="Castle"><ul>
      <li><button aria-label="Guard 1: strength 3"><svg aria-hidden="true"></svg>3</button></li>
      <li>Guard <b>2</b> <svg role="img" aria-label="turned"></svg></li></ul></section><p>The king sleeps.</p>`;
    expect(read(board).map(shape)).toEqual([["Castle", "Guard 1: strength 3", "Guard 2, turned"], "The king sleeps."]);
  });
  it("say nothing twice, and no mere signs", () => {
    expect(read('<span>2 <svg aria-hidden="true"></svg><span class="visually-hidden">2 vegetables</span></span>').map(shape)).toEqual(["2 vegetables"]);
    expect(read('<div role="group" aria-label="Cages"><h3>Cages</h3><p>None.</p></div>').map(shape)).toEqual([["Cages", "None."]]);
    expect(read("<ol><li>1</li><li>Spring ·</li><li>Spring</li></ol>").map(shape)).toEqual(["Spring"]);
  });
  it("leave out what is announced elsewhere, filled in, or only about the drawing", () => {
    const board = '<p role="status">News</p><p aria-live="polite">News</p><label>Aim<input></label><button data-drawn>From above</button><i hidden>Gone</i>';
    expect(read(board)).toEqual([]);
  });
  it("keep what explains itself, and the ways to the other sides of the board", () => {
    const board = '<div data-piece="gold"><svg role="img" aria-label="3 gold"></svg></div><nav aria-label="Which"><button aria-pressed="true">Mine</button></nav>';
    const [gold, which] = read(board);
    expect(gold).toEqual({ text: "3 gold", piece: "gold" });
    expect(which && isPart(which) && which.entries[0]).toMatchObject({ text: "Mine", turn: { on: true } });
  });
});
