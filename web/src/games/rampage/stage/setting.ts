/** What a picture of the city is made for, the same as long as it is shown. */

import type { City, Colour, Point } from "../view";

export interface Setting {
  city: City;
  /** Colour of each meeple by its number. */
  meeples: readonly Colour[];
  names: readonly string[];
  letter: (zone: string) => string;
  dark: boolean;
  /** No graphics card: draw less. */
  plain: boolean;
}

/** Middle of everything on the table. */
export function middleOf({ boards }: City): Point {
  const sum = boards.reduce((a, b) => [a[0] + b[0], a[1] + b[1]] as [number, number], [0, 0] as [number, number]);
  return [sum[0] / boards.length, sum[1] / boards.length];
}
