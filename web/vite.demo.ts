/** `make demo`: the same page, begun in another place. */

import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vite";
import page from "./vite.config.ts";

export default defineConfig((env) =>
  mergeConfig(page(env), {
    // Where on its host it will lie, with a slash at both ends.
    base: process.env["DEMO_BASE"] ?? "/",
    plugins: [
      {
        name: "demo",
        transformIndexHtml: { order: "pre", handler: (html: string) => html.replace("/src/main.ts", "/src/demo/main.ts") },
      },
    ],
    worker: { format: "es" },
    build: { outDir: fileURLToPath(new URL("../build/demo", import.meta.url)) },
  }),
);
