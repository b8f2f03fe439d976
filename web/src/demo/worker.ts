/**
 * The server in a worker: Python on Pyodide, and on it the very server that others reach over a network
 * (`monstrerie/server/in_browser.py`). Its files are kept in IndexedDB.
 */

import type { loadPyodide, PyodideAPI } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import type { FromServer, ToServer } from "./talk";

type Files = PyodideAPI["FS"];
type Packed = [path: string, size: number][];

const ENGINE = new URL(`${import.meta.env.BASE_URL}engine/`, location.origin);
const DATA = "/data";
const START = `
import json, sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, "/site")
from monstrerie.server.in_browser import Server

server = Server(Path("${DATA}"))
await server.open()

async def ask(method, path, headers, body):
    answer = await server.ask(method, path, json.loads(headers), body)
    return answer.status, json.dumps(answer.headers), answer.body
`;

const tell = (message: FromServer, moved: Transferable[] = []): void => postMessage(message, { transfer: moved });

async function unpacked(): Promise<Uint8Array> {
  const packed = await fetch(new URL("monstrerie.bin", ENGINE));
  if (!packed.ok || !packed.body) throw new Error(`monstrerie.bin: ${packed.status}`);
  const stream = packed.body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** As `tools/demo.py` packs it: the length of a list of paths and sizes, the list, and the contents one after the other. */
function lay(files: Files, all: Uint8Array, folder: string): void {
  const length = new DataView(all.buffer).getUint32(0, true);
  let at = 4 + length;
  const list = JSON.parse(new TextDecoder().decode(all.subarray(4, at))) as Packed;
  for (const [path, size] of list) {
    const whole = `${folder}/${path}`;
    files.mkdirTree(whole.slice(0, whole.lastIndexOf("/")));
    files.writeFile(whole, all.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}

const sync = (files: Files, populate: boolean): Promise<void> =>
  new Promise((settle, fail) => files.syncfs(populate, (problem: unknown) => (problem ? fail(problem) : settle())));

/** What the server says waits until all that it wrote before is in IndexedDB: what the page hears of is kept. */
class Keeper {
  #files: Files;
  #kept = "";
  #waiting: [FromServer, Transferable[]][] = [];
  #busy = false;

  constructor(files: Files) {
    this.#files = files;
  }

  tell(message: FromServer, moved: Transferable[] = []): void {
    this.#waiting.push([message, moved]);
    if (!this.#busy) void this.#work();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    while (this.#waiting.length) {
      const told = this.#waiting.splice(0);
      try {
        await this.#keep();
      } catch (error) {
        tell({ kind: "state", state: "broken", why: String(error) });
        return;
      }
      for (const [message, moved] of told) tell(message, moved);
    }
    this.#busy = false;
  }

  async #keep(): Promise<void> {
    const names = (this.#files.readdir(DATA) as string[]).filter((name) => !name.startsWith("."));
    const now = names
      .map((name) => [name, this.#files.stat(`${DATA}/${name}`)] as const)
      .map(([name, { size, mtime }]) => `${name} ${size} ${mtime.getTime()}`)
      .join("\n");
    if (now === this.#kept) return;
    await sync(this.#files, false);
    this.#kept = now;
  }
}

/** One tab at a time: two servers on the same files would not hear of each other's moves. */
function alone(): Promise<void> {
  return new Promise((settle) => {
    const hold = (): Promise<never> => {
      settle();
      return new Promise(() => undefined);
    };
    void navigator.locks.request("monstrerie.demo", { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      tell({ kind: "state", state: "elsewhere" });
      void navigator.locks.request("monstrerie.demo", () => {
        tell({ kind: "state", state: "loading" });
        return hold();
      });
      return undefined;
    });
  });
}

interface Server extends PyProxy {
  connect: PyCallable;
  say: PyCallable;
  disconnect: PyCallable;
}

async function start(): Promise<(message: ToServer) => Promise<void>> {
  const { loadPyodide: load } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", ENGINE).href)) as {
    loadPyodide: typeof loadPyodide;
  };
  const [python, all] = await Promise.all([load({ indexURL: ENGINE.href }), unpacked(), alone()]);
  const files = python.FS;
  lay(files, all, "/site");
  files.mkdirTree(DATA);
  files.mount(files.filesystems["IDBFS"], {}, DATA);
  await sync(files, true);
  await python.runPythonAsync(START);
  const server = python.globals.get("server") as Server;
  const ask = python.globals.get("ask") as PyCallable;
  const keeper = new Keeper(files);
  return async (message) => {
    if (message.kind === "ask") {
      const { id, method, path, headers, body } = message;
      const answer = (await ask(method, path, JSON.stringify(headers), body)) as PyProxy;
      const [status, told, bytes] = answer.toJs() as [number, string, Uint8Array<ArrayBuffer>];
      answer.destroy();
      keeper.tell({ kind: "answer", id, status, headers: JSON.parse(told) as Record<string, string>, body: bytes }, [bytes.buffer]);
    } else if (message.kind === "connect") {
      const { line, path } = message;
      server.connect(line, path, (kind: "open" | "text" | "close", value: unknown) => keeper.tell({ kind, line, value }));
    } else if (message.kind === "say") server.say(message.line, message.text);
    else server.disconnect(message.line);
  };
}

const started = start();
started.then(
  () => tell({ kind: "state", state: "ready" }),
  (error: unknown) => tell({ kind: "state", state: "broken", why: String(error).trim().split("\n").at(-1) ?? "" }),
);
onmessage = ({ data }: MessageEvent<ToServer>) => {
  void started.then(
    (answer) => answer(data).catch((error: unknown) => console.error(error)),
    () => undefined, // the page knows
  );
};
