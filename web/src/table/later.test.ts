import { render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Later from "./Later.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>The board</p>" }));
afterEach(() => void vi.restoreAllMocks());

describe("what comes later", () => {
  it("comes as many pictures later as it says, one after another", async () => {
    const waiting: FrameRequestCallback[] = [];
    vi.spyOn(window, "requestAnimationFrame").mockImplementation((then) => waiting.push(then));
    const { container, rerender } = render(Later, { pictures: 2, children });
    const paint = async (): Promise<void> => {
      waiting.splice(0).forEach((then) => then(0));
      await rerender({});
    };
    const told = [container.textContent.trim()];
    for (let picture = 1; picture <= 2; picture += 1) {
      await paint();
      told.push(container.textContent.trim());
    }
    expect(told).toEqual(["", "", "The board"]);
  });

  it("comes on a page that nobody sees, too, where nothing is painted", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
    const { findByText } = render(Later, { children });
    await findByText("The board");
  });
});
