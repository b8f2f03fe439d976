import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { current, Plug, update } from "./plug";
import { type Line, Refused, TableSocket } from "./socket";
import type { ServerMessage } from "./types";

let heard: ServerMessage[];
let lines: Line[];
let socket: TableSocket;

const numbers = (message: ServerMessage | undefined): number[] =>
  message?.type === "update" ? message.events.map((event) => event.n) : [];

beforeEach(() => {
  vi.useFakeTimers();
  Plug.all = [];
  heard = [];
  lines = [];
  socket = new TableSocket({
    url: "ws://here/ws/tables/a",
    lang: () => "fr",
    receive: (message) => heard.push(message),
    line: (line) => lines.push(line),
    plug: (url) => new Plug(url),
  });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("a table's socket", () => {
  it("says hello first, from nothing", () => {
    current().open();
    expect(current().sent).toEqual([{ type: "hello", since: -1, epoch: 0, seat: null, chat: -1, lang: "fr" }]);
    expect(lines).toEqual(["connecting", "open"]);
  });

  it("comes back by itself, a little later each time, and says what it saw", () => {
    current().open();
    current().hear(update(7, [5, 7]));
    current().hear({ type: "chat", messages: [{ n: 3, seat: 0, name: "Ani", text: "hi", at: 0 }] });
    current().drop();
    expect(lines.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(Plug.all.length).toBe(2);
    current().drop();
    vi.advanceTimersByTime(400);
    expect(Plug.all.length).toBe(2);
    vi.advanceTimersByTime(500);
    expect(Plug.all.length).toBe(3);
    current().open();
    expect(current().sent[0]).toEqual({ type: "hello", since: 7, epoch: 0, chat: 3, lang: "fr" });
  });

  it("tells every event once, however often it is sent", () => {
    current().open();
    current().hear(update(2, [0, 1, 2]));
    current().hear(update(4, [1, 2, 3, 4]));
    current().hear({ type: "chat", messages: [{ n: 0, seat: 0, name: "Ani", text: "hi", at: 0 }] });
    current().hear({ type: "chat", messages: [{ n: 0, seat: 0, name: "Ani", text: "hi", at: 0 }] });
    expect(heard.map(numbers)).toEqual([[0, 1, 2], [3, 4], []]);
    expect(heard.filter((message) => message.type === "chat").length).toBe(1);
  });

  it("counts anew after moves were taken back", () => {
    current().open();
    current().hear(update(9, [8, 9]));
    current().hear(update(5, [3, 4, 5], { epoch: 1, reset: true }));
    expect(numbers(heard[1])).toEqual([3, 4, 5]);
    expect(socket.since).toBe(5);
    expect(socket.epoch).toBe(1);
  });

  it("asks a move again after a break, with the same turn, and plays it once", async () => {
    current().open();
    const played = socket.play([{ kind: "lead", faction: "trolls" }], 4);
    const first = current().last("play");
    current().drop();
    vi.advanceTimersByTime(1000);
    current().open();
    const second = current().last("play");
    expect(second).toEqual(first);
    expect(second?.["turn"]).toBe(4);
    current().hear({ type: "ack", id: second?.id, number: 5 });
    await expect(played).resolves.toBe(5);
    current().drop();
    vi.advanceTimersByTime(5000);
    current().open();
    expect(current().last("play")).toBeUndefined();
  });

  it("lets a question about a hover go when the line breaks", async () => {
    current().open();
    const preview = socket.preview([{ kind: "play" }]);
    const gone = expect(preview).rejects.toThrow();
    current().drop();
    await gone;
    vi.advanceTimersByTime(1000);
    current().open();
    expect(current().last("preview")).toBeUndefined();
  });

  it("hands refusals and previews to whoever asked", async () => {
    current().open();
    const refusal = { rule: "MM-REPL-01", key: "k", data: {}, text: "no" };
    const moves = [{ kind: "play" }, { kind: "pass" }];
    const [play, preview] = [socket.play([{ kind: "play" }], 0), socket.preview(moves)];
    const refused = expect(play).rejects.toBeInstanceOf(Refused);
    const found = { preview: { total: 9 }, count: 1, refusal, hidden: true, plan: moves };
    current().hear({ type: "preview", id: current().last("preview")?.id, ...found });
    current().hear({ type: "refused", id: current().last("play")?.id, ...refusal });
    await expect(preview).resolves.toEqual(found);
    await refused;
  });

  it("notices a line that went silent", () => {
    current().open();
    vi.advanceTimersByTime(20_000);
    expect(current().last("ping")).toBeDefined();
    vi.advanceTimersByTime(9_000);
    expect(lines.at(-1)).toBe("connecting");
    expect(Plug.all.length).toBe(2);
  });

  it("does not come back once closed, nor to a table that is not there", () => {
    current().open();
    current().drop(4404);
    expect(lines.at(-1)).toBe("closed");
    vi.advanceTimersByTime(60_000);
    expect(Plug.all.length).toBe(1);
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(Plug.all.length).toBe(1);
  });

  it("becomes somebody at once: a new line, the whole story again, open questions asked again", async () => {
    current().open();
    current().hear(update(7, [5, 7]));
    current().hear({ type: "chat", messages: [{ n: 3, seat: 0, name: "Ani", text: "hi", at: 0 }] });
    const played = socket.play([{ kind: "lead", faction: "trolls" }], 4);
    const old = current();
    socket.renew(true);
    expect(Plug.all.length).toBe(2);
    expect(old.readyState).toBe(3);
    expect(lines).not.toContain("lost");
    // What the old line still says is for somebody who is no more.
    old.hear(update(8, [8]));
    expect(socket.since).toBe(-1);
    current().open();
    expect(current().sent[0]).toEqual({ type: "hello", since: -1, epoch: 0, chat: 3, lang: "fr" });
    current().hear(update(8, [5, 7, 8]));
    expect(heard.at(-1)).toMatchObject({ type: "update", reset: true });
    expect(numbers(heard.at(-1))).toEqual([5, 7, 8]);
    current().hear(update(9, [9]));
    expect(heard.at(-1)).toMatchObject({ reset: false });
    current().hear({ type: "ack", id: current().last("play")?.id, number: 5 });
    await expect(played).resolves.toBe(5);
    vi.advanceTimersByTime(60_000);
    expect(Plug.all.filter((plug) => plug.readyState !== 3).length).toBe(1);
  });

  it("goes on where it was for the same person under another name", () => {
    current().open();
    current().hear(update(7, [5, 7]));
    socket.renew(false);
    current().open();
    expect(current().sent[0]).toMatchObject({ type: "hello", since: 7 });
    current().hear(update(8, [8]));
    expect(heard.at(-1)).toMatchObject({ reset: false });
  });

  it("is not renewed once closed", () => {
    current().open();
    current().drop(4404);
    socket.renew(true);
    expect(Plug.all.length).toBe(1);
  });

  it("hurries when the network is back", () => {
    current().open();
    for (let times = 0; times < 6; times += 1) {
      current().drop();
      vi.advanceTimersByTime(20_000);
    }
    const before = Plug.all.length;
    current().drop();
    socket.hurry();
    expect(Plug.all.length).toBe(before + 1);
  });
});
