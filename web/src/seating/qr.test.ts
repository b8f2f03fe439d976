import { correction, generate } from "lean-qr";
import { expect, test } from "vitest";
import { MARGIN, qrPath } from "./qr";

test("the path darkens exactly the modules of the code, with the margin around it", async () => {
  const link = "https://example.org/t/abcdefghijklmnopqrstuv?invite=ABCDEFGHIJKLMNOPQRSTUV";
  const { size, path } = await qrPath(link);
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step++) dark.add(`${Number(x) + step - MARGIN} ${Number(y) - MARGIN}`);
  }
  const code = generate(link, { minCorrectionLevel: correction.M });
  expect(size).toBe(code.size);
  const wanted = Array.from({ length: size ** 2 }, (_, at) => [at % size, Math.floor(at / size)] as const).filter(([x, y]) => code.get(x, y));
  expect(dark).toEqual(new Set(wanted.map(([x, y]) => `${x} ${y}`)));
});
