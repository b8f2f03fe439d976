/** Small marks shared by cards and tiles, drawn round the origin, about 20 wide. */
export const HEART = "M0 9.5C-8 3.5-11-.5-11-4.5C-11-8.6-8-10.5-5.4-10.5C-3-10.5-1-9.2 0-7C1-9.2 3-10.5 5.4-10.5C8-10.5 11-8.6 11-4.5C11-.5 8 3.5 0 9.5Z";
export const SWORD = "M0-12L3.2-7.5V2H7.5V5.4H2V11H-2V5.4H-7.5V2H-3.2V-7.5Z";
export const SHIELD = "M0-11L9.5-8V-1C9.5 5.5 5 9.5 0 12C-5 9.5-9.5 5.5-9.5-1V-8Z";
export const STAR = "M0-10.5L3.1-3.6L10.4-2.9L4.9 2L6.6 9.2L0 5.4L-6.6 9.2L-4.9 2L-10.4-2.9L-3.1-3.6Z";
export const CROWN = "M-11 8L-12.5-7L-5.5-1.5L0-10.5L5.5-1.5L12.5-7L11 8Z";
export const GATE = "M-10 11V-3C-10-8.5-5.5-12 0-12C5.5-12 10-8.5 10-3V11Z";
