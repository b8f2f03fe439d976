import { beforeEach, describe, expect, it, vi } from "vitest";
import { callMe, house, introduced, onIdentity } from "./house.svelte";

vi.mock("@/net/api", () => ({
  api: { signIn: (name: string) => Promise.resolve({ id: "p1", name }) },
}));

beforeEach(() => {
  house.player = null;
  house.asking = null;
});

describe("who somebody is", () => {
  it("is told to every open connection at once, and to whoever waited for a name", async () => {
    const told: [string, boolean][] = [];
    const stop = onIdentity((player, another) => told.push([player.name, another]));
    const waiting = introduced();
    await callMe("Fanny");
    expect((await waiting)?.name).toBe("Fanny");
    expect(house.asking).toBeNull();
    await callMe("Fanny");
    await callMe("Ana");
    stop();
    await callMe("Nobody hears this");
    expect(told).toEqual([
      ["Fanny", true],
      ["Ana", false],
    ]);
  });

  it("is told to the other tabs of the browser, and heard from them", async () => {
    const other = new BroadcastChannel("monstrerie.session");
    const heard = new Promise((settle) => (other.onmessage = (event) => settle(event.data)));
    await callMe("Fanny");
    expect(await heard).toEqual({ id: "p1", name: "Fanny" });
    house.player = null;
    const waiting = introduced();
    const renewed = new Promise((settle) => onIdentity((player, another) => settle([player.id, another])));
    other.postMessage({ id: "p2", name: "Bob" });
    expect(await renewed).toEqual(["p2", true]);
    expect((await waiting)?.name).toBe("Bob");
    expect(house.player).toEqual({ id: "p2", name: "Bob" });
    other.close();
  });
});
