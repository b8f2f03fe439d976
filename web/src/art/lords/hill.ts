/** The hill in cross-section: five by four cells under the grass. */

export const COLUMNS = 5;
export const ROWS = 4;
export const CELL = { w: 100, h: 84 } as const;
export const EDGE = 18;
/** Where the first row begins: the grass lies above. */
export const TOP = 26;
export const WIDTH = COLUMNS * CELL.w + 2 * EDGE;
export const HEIGHT = TOP + ROWS * CELL.h + EDGE;

export interface Dug {
  space: number;
  room: string | null;
  conquered: boolean;
  digger: boolean;
  miner: boolean;
  entrance: boolean;
}

/** Upper left corner of a cell. */
export function corner(space: number): { x: number; y: number } {
  return { x: EDGE + (space % COLUMNS) * CELL.w, y: TOP + Math.floor(space / COLUMNS) * CELL.h };
}

/** The holes: a rounded chamber for each tile and a passage to every neighbour, as one path. */
export function holes(spaces: readonly number[], grow: number): string {
  const filled = new Set(spaces);
  let d = "";
  for (const space of spaces) {
    const { x, y } = corner(space);
    d += rounded(x + 9 - grow, y + 8 - grow, CELL.w - 18 + 2 * grow, CELL.h - 16 + 2 * grow, 24);
    if (space % COLUMNS < COLUMNS - 1 && filled.has(space + 1)) {
      d += box(x + CELL.w - 24, y + 28 - grow, 48, 46 - 16 + 2 * grow + 8);
    }
    if (filled.has(space + COLUMNS)) d += box(x + 30 - grow, y + CELL.h - 22, 40 + 2 * grow, 44);
  }
  return d;
}

function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

function rounded(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** A quiet, always equal scatter for stones and bones. */
export function scatter(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}
