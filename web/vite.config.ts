import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

/**
 * `import crown from "game-icon:crown"` gives the path data of one icon. The set weighs 3 MB, so it is
 * read here, at build time, and only the paths somebody imports reach the bundle.
 */
function gameIcons(): Plugin {
  const prefix = "game-icon:";
  let set: IconSet | undefined;
  return {
    name: "game-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      set ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const name = id.slice(prefix.length + 1);
      const body = set.icons[set.aliases?.[name]?.parent ?? name]?.body;
      if (body === undefined) throw new Error(`No icon "${name}" in game-icons`);
      const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join(" ");
      return `export default ${JSON.stringify(paths)};`;
    },
  };
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [gameIcons(), svelte()],
  assetsInclude: ["**/*.bin"],
  resolve: {
    alias: { "@locales": here("../monstrerie/locales"), "@": here("./src") },
    // Vitest would otherwise pick Svelte's server build, in which components cannot be mounted.
    ...(mode === "test" ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../monstrerie/server/page"),
    emptyOutDir: true,
    // A strict content security policy forbids data: addresses and inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // The themes rest on light-dark(), which must not be translated away.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: {
      // The host must stay the page's own: the server refuses requests whose origin is another.
      "/api": { target: "http://127.0.0.1:8000", changeOrigin: false },
      "/ws": { target: "ws://127.0.0.1:8000", ws: true, changeOrigin: false },
    },
  },
  test: {
    environment: "happy-dom",
    // The tests of the palette read the tokens themselves.
    css: true,
    include: ["src/**/*.test.ts"],
    // No test is about time, and a machine may be busy.
    testTimeout: 120_000,
    setupFiles: ["@testing-library/svelte/vitest"],
  },
}));
