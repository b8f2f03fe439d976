/**
 * The page without a server: what it asks of the network is answered by a worker (`engine.ts`). Nothing else of the
 * page knows of it.
 */

import { mount } from "svelte";
import Strip from "./Strip.svelte";
import { Engine } from "./engine";
import { demo } from "./state.svelte";

const OURS = /^\/(api|ws)\//;
const network = window.fetch.bind(window);
const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
const engine = new Engine(worker, network, (state, why) => {
  Object.assign(demo, { state, why });
  // Only now: what the page itself needs comes first.
  if (state === "ready") void navigator.serviceWorker?.register(`${import.meta.env.BASE_URL}sw.js`);
});

window.fetch = (input, init) => (typeof input === "string" && OURS.test(input) ? engine.fetch(input, init) : network(input, init));

const Socket = window.WebSocket;
window.WebSocket = new Proxy(Socket, {
  construct: (_, [url]: [string]) => engine.connect(new URL(url).pathname),
});

/** Links that the router would leave to the browser: to a file of the server, and to another tab, which would have no server. */
document.addEventListener(
  "click",
  (event) => {
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[download], a[target]");
    if (!link || link.origin !== location.origin) return;
    if (!link.download) link.removeAttribute("target");
    else if (OURS.test(link.pathname)) {
      event.preventDefault();
      void save(link.pathname, link.download);
    }
  },
  true,
);

async function save(path: string, name: string): Promise<void> {
  const made = URL.createObjectURL(await (await engine.fetch(path)).blob());
  Object.assign(document.createElement("a"), { href: made, download: name }).click();
  URL.revokeObjectURL(made);
}

const place = document.createElement("div");
document.body.prepend(place);
mount(Strip, { target: place });
await import("@/main");
