import { beforeEach, describe, expect, it, vi } from "vitest";
import { callMe, session, introduced, onIdentity } from "./session.svelte";

vi.mock("@/net/api", () => ({
  api: { signIn: (name: string) => Promise.resolve({ id: "p1", name }) },
}));

beforeEach(() => {
  session.player = null;
  session.asking = null;
});

describe("who somebody is", () => {
  it("is told to every open connection at once, and to whoever waited for a name", async () => {
    const told: [string, boolean][] = [];
    const stop = onIdentity((player, another) => told.push([player.name, another]));
    const waiting = introduced();
    await callMe("Fanny");
    expect((await waiting)?.name).toBe("Fanny");
    expect(session.asking).toBeNull();
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
    session.player = null;
    const waiting = introduced();
    const renewed = new Promise((settle) => onIdentity((player, another) => settle([player.id, another])));
    other.postMessage({ id: "p2", name: "Bob" });
    expect(await renewed).toEqual(["p2", true]);
    expect((await waiting)?.name).toBe("Bob");
    expect(session.player).toEqual({ id: "p2", name: "Bob" });
    other.close();
  });
});
