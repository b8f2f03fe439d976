import { FluentBundle, FluentResource } from "@fluent/bundle";
import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { use } from "@/i18n/index.svelte";
import type { Table } from "@/net/types";
import page from "@locales/en/page.ftl?raw";
import TableOptions from "./TableOptions.svelte";

beforeAll(() => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(page));
  use("en", bundle);
});

describe("what a table plays by", () => {
  it.each([true, false])("says whether the host chose the seed: %s", (seeded) => {
    const table = { game: "boo", options: {}, seeded, changed: [], box: { name: "", own: false, fingerprint: "" } } as unknown as Table;
    const { container } = render(TableOptions, { props: { table } });
    const said = container.querySelector("[data-seeded]")?.textContent ?? "";
    expect(said.includes("The host chose the seed")).toBe(seeded);
  });
});
