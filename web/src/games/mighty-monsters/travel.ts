/** Cards travel from where they were to where they are; those that come from afar drop in. */

import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { pace } from "@/app/settings.svelte";

const MOVE = 300;

export const [send, receive] = crossfade({
  duration: () => MOVE * pace(),
  easing: cubicOut,
  fallback: () => ({
    duration: MOVE * pace(),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${-28 * u}px) scale(${1 + 0.12 * u}); opacity: ${t}`,
  }),
});

/** One card of one seat, wherever it lies. */
export const cardKey = (seat: number, strength: number): string => `${seat}:${strength}`;
