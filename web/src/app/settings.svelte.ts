/** What one reader chose for this browser, kept over visits. */

const MEMORY = "monstrerie.settings";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Settings {
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  /** A place clicked is played, without the second step. */
  atOnce: boolean;
  /** The decision panel instead of the drawn board. */
  plain: boolean;
  /** Usual opponents, by game. */
  level: string;
}

const USUAL: Settings = { theme: "system", speed: "normal", sound: true, volume: 0.5, atOnce: false, plain: false, level: "normal" };

function remembered(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(MEMORY) ?? "{}") as Partial<Settings>;
    const made = { ...USUAL, ...kept };
    return {
      ...made,
      theme: THEMES.includes(made.theme) ? made.theme : USUAL.theme,
      speed: SPEEDS.includes(made.speed) ? made.speed : USUAL.speed,
    };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Settings>(remembered());

const FACTORS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

/** How long motion takes beside its usual length; 0 is none at all. */
export function pace(): number {
  return calm.matches ? 0 : FACTORS[settings.speed];
}

/** Reading a fight takes its time even where nothing moves, unless the reader wants everything at once. */
export function reading(): number {
  return FACTORS[settings.speed];
}

/** Call inside a component: the page's root follows the settings. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(MEMORY, JSON.stringify(settings));
    const root = document.documentElement;
    if (settings.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = settings.theme;
    if (settings.speed === "instant") root.dataset["motion"] = "off";
    else delete root.dataset["motion"];
    root.style.setProperty("--speed", String(pace()));
  });
}
