/** Where the page is. Plain links work: a click on one of ours changes the screen without a reload. */

import { tick } from "svelte";
import { type Route, parse, path } from "./routes";

/** In front of every address; a server is asked for at the root of its host, the demo may lie in a folder. */
const BASE = import.meta.env.BASE_URL.slice(0, -1);

const here = $state<{ route: Route }>({ route: current() });

function current(): Route {
  return parse(location.pathname.slice(BASE.length) + location.search + location.hash);
}

export const router = {
  get route(): Route {
    return here.route;
  },
};

export function go(to: Route, how: "push" | "replace" = "push"): void {
  const from = here.route.screen;
  history[how === "push" ? "pushState" : "replaceState"](null, "", BASE + path(to));
  here.route = to;
  if (to.screen !== from) void arrive();
}

/** A new screen starts at its top, and a screen reader at its heading. */
async function arrive(): Promise<void> {
  await tick();
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** Take over clicks on our own links, once, for the whole document. */
export function takeLinks(): void {
  window.addEventListener("popstate", () => {
    here.route = current();
  });
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const to = parse(link.pathname + link.search + link.hash);
    if (to.screen === "lost") return;
    event.preventDefault();
    go(to);
  });
}
