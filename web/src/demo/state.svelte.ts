/** How far the server in the worker is. */

import type { State } from "./talk";

export const demo = $state<{ state: State; why: string }>({ state: "loading", why: "" });
