/** Unpacks zlib data (RFC 1950, 1951) at once: the browser's own way answers later, and a story is told in order. */

const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCES = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193,
  12289, 16385, 24577,
];
const DISTANCE_BITS = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const MOST_BITS = 15;

/** A Huffman code: how many symbols have each length, and the symbols in the order of their codes. */
interface Code {
  counts: Uint16Array;
  symbols: Uint16Array;
}

function codeOf(lengths: ArrayLike<number>): Code {
  const counts = new Uint16Array(MOST_BITS + 1);
  for (let i = 0; i < lengths.length; i++) counts[lengths[i] ?? 0] = (counts[lengths[i] ?? 0] ?? 0) + 1;
  counts[0] = 0;
  const starts = new Uint16Array(MOST_BITS + 2);
  for (let bits = 1; bits <= MOST_BITS; bits++) starts[bits + 1] = (starts[bits] ?? 0) + (counts[bits] ?? 0);
  const symbols = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const bits = lengths[symbol] ?? 0;
    if (!bits) continue;
    const at = starts[bits] ?? 0;
    symbols[at] = symbol;
    starts[bits] = at + 1;
  }
  return { counts, symbols };
}

const FIXED = codeOf(Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8)));
const FIXED_DISTANCES = codeOf(new Array<number>(30).fill(5));

const damaged = (): never => {
  throw new Error("damaged zlib data");
};

/** `size` is how many bytes come out; anything else is damage. */
export function inflate(data: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  let written = 0;
  let at = 2;
  let hold = 0;
  let held = 0;

  function bits(count: number): number {
    while (held < count) {
      if (at >= data.length) damaged();
      hold |= (data[at++] ?? 0) << held;
      held += 8;
    }
    const value = hold & ((1 << count) - 1);
    hold >>>= count;
    held -= count;
    return value;
  }
  function symbol({ counts, symbols }: Code): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= MOST_BITS; length++) {
      code |= bits(1);
      const count = counts[length] ?? 0;
      if (code - count < first) return symbols[index + (code - first)] ?? damaged();
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return damaged();
  }
  function tables(): [Code, Code] {
    const literals = bits(5) + 257;
    const distances = bits(5) + 1;
    const used = bits(4) + 4;
    const lengths = new Uint8Array(ORDER.length);
    for (let i = 0; i < used; i++) lengths[ORDER[i] ?? 0] = bits(3);
    const code = codeOf(lengths);
    const all = new Uint8Array(literals + distances);
    for (let i = 0; i < all.length; ) {
      const sign = symbol(code);
      if (sign < 16) {
        all[i++] = sign;
        continue;
      }
      const value = sign === 16 ? (all[i - 1] ?? damaged()) : 0;
      const times = sign === 16 ? 3 + bits(2) : sign === 17 ? 3 + bits(3) : 11 + bits(7);
      if (i + times > all.length) damaged();
      all.fill(value, i, (i += times));
    }
    return [codeOf(all.subarray(0, literals)), codeOf(all.subarray(literals))];
  }
  function block(literals: Code, distances: Code): void {
    for (let sign = symbol(literals); sign !== 256; sign = symbol(literals)) {
      if (sign < 256) {
        if (written >= size) damaged();
        out[written++] = sign;
        continue;
      }
      const length = (LENGTHS[sign - 257] ?? damaged()) + bits(LENGTH_BITS[sign - 257] ?? 0);
      const far = symbol(distances);
      const distance = (DISTANCES[far] ?? damaged()) + bits(DISTANCE_BITS[far] ?? 0);
      if (distance > written || written + length > size) damaged();
      for (let end = written + length; written < end; written++) out[written] = out[written - distance] ?? 0;
    }
  }
  function stored(): void {
    hold = held = 0;
    const length = (data[at] ?? 0) | ((data[at + 1] ?? 0) << 8);
    at += 4;
    if (at + length > data.length || written + length > size) damaged();
    out.set(data.subarray(at, at + length), written);
    at += length;
    written += length;
  }

  if (data.length < 6 || ((data[0] ?? 0) & 15) !== 8) damaged();
  for (let last = 0; !last; ) {
    last = bits(1);
    const kind = bits(2);
    if (kind === 0) stored();
    else if (kind === 1) block(FIXED, FIXED_DISTANCES);
    else if (kind === 2) block(...tables());
    else damaged();
  }
  if (written !== size) damaged();
  return out;
}
