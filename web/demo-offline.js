// @ts-check
/**
 * For `make demo`: everything that the demo needs is kept at the first visit, so that it works without a network.
 * tools/demo.py fills in what there is, and a version that changes whenever one of these files does.
 */

const KEPT = `monstrerie-${"VERSION"}`;
const FILES = ["FILES"];
const here = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

here.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
});

here.addEventListener("activate", (event) => {
  const drop = async () => {
    for (const name of await caches.keys()) if (name.startsWith("monstrerie-") && name !== KEPT) await caches.delete(name);
    await here.clients.claim();
  };
  event.waitUntil(drop());
});

here.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  // Every address is the page, which finds its own way.
  const wanted = request.mode === "navigate" ? FILES[0] : request;
  event.respondWith(caches.open(KEPT).then(async (cache) => (await cache.match(wanted, { ignoreSearch: request.mode === "navigate" })) ?? fetch(request)));
});
