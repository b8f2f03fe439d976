/** Where things stand in the castle; all in the units of the drawing. */
export const BAY = 140;
export const GATE_WIDTH = 100;
export const TREASURY_WIDTH = 132;
export const HEIGHT = 560;
export const CARD = { width: 118, height: 165 } as const;

export const castleWidth = (spaces: number): number => GATE_WIDTH + BAY * spaces + TREASURY_WIDTH;

export type Row = "above" | "guard" | "below";
const TOP: Readonly<Record<Row, number>> = { above: 10, guard: 196, below: 385 };

/** Place of a card as parts (0..1) of the whole picture, for laying HTML over it. */
export function cardPlace(spaces: number, index: number, row: Row): { left: number; top: number; width: number; height: number } {
  const total = castleWidth(spaces);
  return {
    left: (GATE_WIDTH + BAY * index + (BAY - CARD.width) / 2) / total,
    top: TOP[row] / HEIGHT,
    width: CARD.width / total,
    height: CARD.height / HEIGHT,
  };
}
