/** QR codes as paths. The encoder is fetched with the first one that is shown. */

/** Modules of light around the code, as the standard wants it. */
export const MARGIN = 4;

/** The dark modules of a link's code: each row's runs as rectangles, one unit high. */
export async function qrPath(link: string): Promise<{ size: number; path: string }> {
  const { generate, correction } = await import("lean-qr");
  const code = generate(link, { minCorrectionLevel: correction.M });
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const from = x;
      while (code.get(x, y)) x++;
      if (x > from) path += `M${from + MARGIN} ${y + MARGIN}h${x - from}v1h${from - x}z`;
    }
  }
  return { size: code.size, path };
}
