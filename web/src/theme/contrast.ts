/** Colour arithmetic for the tests of the palette: WCAG contrast and simulated colour blindness. */

export type Rgb = readonly [number, number, number];
export type Sight = "normal" | "protan" | "deutan" | "tritan";

export function parse(hex: string): Rgb {
  const digits = /^#([0-9a-f]{6})/i.exec(hex)?.[1];
  if (!digits) throw new Error(`not a colour: ${hex}`);
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const linear = (c: number): number => {
  const s = c / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
};

const toLinear = ([r, g, b]: Rgb): Rgb => [linear(r), linear(g), linear(b)];

export function contrast(a: string, b: string): number {
  const light = (hex: string): number => {
    const [r, g, bl] = toLinear(parse(hex));
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [x, y] = [light(a), light(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB. */
const SIGHT: Readonly<Record<Sight, readonly [Rgb, Rgb, Rgb]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(Math.max(0, 0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b));
  const m = Math.cbrt(Math.max(0, 0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b));
  const s = Math.cbrt(Math.max(0, 0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b));
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How different two colours look (distance in Oklab; 0.02 is just noticeable). */
export function distance(a: string, b: string, sight: Sight = "normal"): number {
  const see = (hex: string): Rgb => {
    const rgb = toLinear(parse(hex));
    const row = (m: Rgb): number => Math.min(1, Math.max(0, m[0] * rgb[0] + m[1] * rgb[1] + m[2] * rgb[2]));
    const [x, y, z] = SIGHT[sight];
    return oklab([row(x), row(y), row(z)]);
  };
  const [p, q] = [see(a), see(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
