import { describe, expect, it } from "vitest";
import { type Route, parse, path } from "./routes";

const ROUTES: [string, Route][] = [
  ["/", { screen: "home" }],
  ["/about", { screen: "about" }],
  ["/admin", { screen: "admin" }],
  ["/continue", { screen: "continue", text: "" }],
  ["/continue#position%201%3B%20game%20boo", { screen: "continue", text: "position 1; game boo" }],
  ["/new/mighty-monsters", { screen: "new", game: "mighty-monsters", box: null }],
  ["/new/mighty-monsters?box=abc", { screen: "new", game: "mighty-monsters", box: "abc" }],
  ["/box/mighty-monsters", { screen: "box", game: "mighty-monsters" }],
  ["/t/abc", { screen: "table", id: "abc", invite: null }],
  ["/t/abc?invite=x%20y", { screen: "table", id: "abc", invite: "x y" }],
  ["/t/abc/result", { screen: "result", id: "abc" }],
  ["/t/abc/replay?n=12", { screen: "replay", id: "abc", n: 12, seat: null }],
  ["/t/abc/replay?n=3&seat=0", { screen: "replay", id: "abc", n: 3, seat: 0 }],
  ["/rules/mighty-monsters", { screen: "rules", game: "mighty-monsters", rule: null }],
  ["/rules/mighty-monsters?rule=MM-REPL-02", { screen: "rules", game: "mighty-monsters", rule: "MM-REPL-02" }],
  ["/learn/mighty-monsters", { screen: "learn", game: "mighty-monsters", example: null }],
  ["/learn/mighty-monsters/replace", { screen: "learn", game: "mighty-monsters", example: "replace" }],
  ["/school/dungeon-lords", { screen: "school", game: "dungeon-lords", puzzle: null }],
  ["/school/dungeon-lords/2", { screen: "school", game: "dungeon-lords", puzzle: { number: 2 } }],
  ["/school/dungeon-lords/orders/2", { screen: "school", game: "dungeon-lords", puzzle: { course: "orders", number: 2 } }],
  ["/school/dungeon-lords/orders/3/17", { screen: "school", game: "dungeon-lords", puzzle: { course: "orders", difficulty: 3, seed: 17 } }],
  ["/school/dungeon-lords/3/17", { screen: "school", game: "dungeon-lords", puzzle: { difficulty: 3, seed: 17 } }],
];

describe("addresses", () => {
  it.each(ROUTES)("%s is read and written", (address, route) => {
    expect(parse(address)).toEqual(route);
    expect(path(route)).toBe(address);
  });

  it.each(["/t", "/t/a/b", "/t/a/result/more", "/new", "/new/a/b", "/learn", "/learn/a/b/c", "/nothing", "/school", "/school/a/0", "/school/a/b", "/school/a/1/x", "/school/a/1/2/3", "/%E0%A4%A"])("%s leads nowhere", (address) => {
    expect(parse(address).screen).toBe("lost");
  });

  it.each(["-1", "x", "1e9", "99999999"])("a replay at n=%s starts at the start", (n) => {
    expect(parse(`/t/a/replay?n=${n}&seat=${n}`)).toEqual({ screen: "replay", id: "a", n: 0, seat: null });
  });
});
