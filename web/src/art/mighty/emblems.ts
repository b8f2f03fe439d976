import type { Faction } from "../types";

/** One cut per faction in a box of -20..20: [paper, holes]. */
export const EMBLEMS: Readonly<Record<Faction, readonly [string, string]>> = {
  // An underbite with two tusks.
  trolls: [
    "M-17-2L-12-16L-5-4H5L12-16L17-2C18 10 10 17 0 17C-10 17-18 10-17-2Z",
    "M-10 5L-7-1L-4 5L-1-1L2 5L5-1L8 5L11 0L10 8Q0 13-10 8Z",
  ],
  // A flame with a slit eye.
  dragons: [
    "M0 18C-13 18-17 8-13-1C-11 2-9 3-8 1C-9-7-3-12 1-19C3-12 10-8 9 1C11 0 12-2 12-4C17 5 14 18 0 18Z",
    "M-8 8Q0 1 8 8Q0 15-8 8ZM0 4.5Q-2.4 8 0 11.5Q2.4 8 0 4.5Z",
  ],
  // A beetle seen from above.
  insectoids: [
    "M-4-11C-10-12-12-17-9-20C-8-15-5-15-3-14H3C5-15 8-15 9-20C12-17 10-12 4-11L8-6L15-10L16-7L10-1V3L17 5L16 8L10 8L14 16L11 17L7 13Q0 20-7 13L-11 17L-14 16L-10 8L-16 8L-17 5L-10 3V-1L-16-7L-15-10L-8-6Z",
    "M-1-3H1V14H-1ZM-7-3H7V-1H-7Z",
  ],
  undead: [
    "M-15-4C-15-14-8-19 0-19C8-19 15-14 15-4C15 2 12 5 9 7V16H-9V7C-12 5-15 2-15-4Z",
    "M-7-7A4.5 4.5 0 1 0-7 2A4.5 4.5 0 1 0-7-7ZM7-7A4.5 4.5 0 1 0 7 2A4.5 4.5 0 1 0 7-7ZM0 3L-2.4 7H2.4ZM-4 11H-2.4V16H-4ZM2.4 11H4V16H2.4Z",
  ],
  // A trident.
  aquatic: [
    "M-2.4 18V4C-10 4-15-1-15-8V-12L-18-12L-13-19L-8-12L-11-12V-8C-11-4-7-1-2.4 0V-12H-6L0-20L6-12H2.4V0C7-1 11-4 11-8V-12L8-12L13-19L18-12L15-12V-8C15-1 10 4 2.4 4V18Z",
    "",
  ],
  // Horns over one eye.
  demons: [
    "M-18-18C-18-8-14-5-9-4C-6-6-3-7 0-7C3-7 6-6 9-4C14-5 18-8 18-18C21-8 19 0 13 3C13 12 8 18 0 18C-8 18-13 12-13 3C-19 0-21-8-18-18Z",
    "M-8 5Q0-3 8 5Q0 12-8 5ZM0 1.5A3 3 0 1 0 0 7.5A3 3 0 1 0 0 1.5Z",
  ],
};
