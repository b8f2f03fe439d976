import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { describe, expect, it } from "vitest";
import names from "@locales/en/dungeon-lords.ftl?raw";
import box from "../../../../monstrerie/games/dungeon_lords/components.toml?raw";
import Adventurer from "./Adventurer.svelte";
import Creature from "./Creature.svelte";
import { COLUMNS, ROWS, corner, holes } from "./hill";
import { CLASSES, MONSTERS, ORDERS, ROOMS, TRAPS } from "./names";
import Place from "./Place.svelte";
import RoomCard from "./RoomCard.svelte";
import SpellArt from "./SpellArt.svelte";
import { SPELLS } from "./spells";
import TrapArt from "./TrapArt.svelte";
import Trophy from "./Trophy.svelte";

/** Without the ids of clip paths, which differ for every drawing. */
const drawing = (html: string): string => html.replaceAll(/(id="|url\(#)[^")]*/g, "$1");

function pictures<Props extends Record<string, unknown>>(component: Component<Props>, all: readonly Props[]): Set<string> {
  return new Set(
    all.map((props) => {
      const { container, unmount } = render(component, props);
      expect(container.innerHTML, JSON.stringify(props)).not.toMatch(/NaN|undefined/);
      const html = drawing(container.innerHTML);
      unmount();
      return html;
    }),
  );
}

describe("the art of the realm", () => {
  it("has a creature of its own for every monster, and the sheep", () => {
    expect(pictures(Creature, [...MONSTERS, "sheep"].map((monster) => ({ monster }))).size).toBe(MONSTERS.length + 1);
  });
  it("has a picture of its own for every trap, and a back", () => {
    expect(pictures(TrapArt, [...TRAPS, null].map((trap) => ({ trap }))).size).toBe(TRAPS.length + 1);
  });
  it("has a picture of its own for every Combat card, and a back", () => {
    const cards = [...box.matchAll(/^\[combat\.([\w-]+)\]/gm)].map(([, card]) => card ?? "");
    expect(cards.length).toBe(18);
    expect(Object.keys(SPELLS).sort()).toEqual(cards.sort());
    expect(pictures(SpellArt, [...cards, null].map((card) => ({ card }))).size).toBe(19);
  });
  it("has a cup for every title, of gold once it is held", () => {
    const titles = [...names.matchAll(/^dl-title-([\w-]+) = /gm)].map(([, title]) => title ?? "").filter((title) => title !== "name");
    expect(titles.length).toBe(7);
    expect(pictures(Trophy, titles.flatMap((title) => [true, false].map((won) => ({ title, won })))).size).toBe(14);
  });
  it("furnishes every room otherwise", () => {
    expect(pictures(RoomCard, ROOMS.map((room) => ({ room }))).size).toBe(ROOMS.length);
  });
  it("dresses every class otherwise, in gold in the second year", () => {
    expect(pictures(Adventurer, CLASSES.map((klass) => ({ klass }))).size).toBe(CLASSES.length);
    expect(pictures(Adventurer, [1, 2].map((year) => ({ klass: "paladin", year }))).size).toBe(2);
  });
  it("sets a stage for every order", () => {
    expect(pictures(Place, ORDERS.map((order) => ({ order }))).size).toBe(ORDERS.length);
  });
});

describe("the hill", () => {
  it("has a cell for every space of the site", () => {
    expect(new Set(Array.from({ length: COLUMNS * ROWS }, (_, space) => JSON.stringify(corner(space)))).size).toBe(20);
  });
  it("joins neighbours, but not the end of one row to the start of the next", () => {
    const pieces = (spaces: number[]): number => holes(spaces, 0).split("M").length - 1;
    expect(pieces([2, 3])).toBe(3);
    expect(pieces([2, 7])).toBe(3);
    expect(pieces([4, 5])).toBe(2);
  });
});
