import type { SetPace } from "./wire";

export type Pace = SetPace["pace"];

/** How this reader likes it; kept in this browser. The page's root element wears what styles need to know. */
export interface Settings {
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "reduced";
  sounds: "off" | "turn" | "all";
  /** In percent. */
  volume: number;
  /** How fast things move, and how fast bots play at tables that are opened here. */
  pace: Pace;
  /** Also what has only one answer is asked, instead of being played after a moment. */
  asksAnyway: boolean;
  /** Single letters are keys. */
  letters: boolean;
  /** First-time lessons are given. */
  lessons: boolean;
  /** What one may regret is asked about once more. */
  warnings: boolean;
  /** Large buttons and thick outlines; a rule that helps to see is the table's business. */
  isBold: boolean;
  /** Sounds stand on the page as words. */
  captions: boolean;
  /** What a shout into the microphone may say, where a game has something to shout. */
  voice: "off" | "stop" | "flower";
  /** Seconds for which each thing that may be picked is lit in turn, for those who have one key; 0: not at all. */
  scan: number;
  /** Other keys for usual ones: the usual one, and what is pressed instead. */
  keys: Readonly<Record<string, string>>;
}

const DEFAULTS: Settings = { theme: "auto", motion: "auto", sounds: "turn", volume: 60, pace: "normal", asksAnyway: false, letters: true, lessons: true, warnings: true, isBold: false, captions: false, voice: "off", scan: 0, keys: {} };
const KEY = "settings";

export const PACES = ["slow", "normal", "fast"] as const satisfies readonly Pace[];

/** What was kept; there was a time when the only choice of pace was a switch. */
export function kept(): Partial<Settings> {
  try {
    const { isFast, ...rest } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings> & { isFast?: boolean };
    return isFast ? { pace: "fast", ...rest } : rest;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...kept() });

const night = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function change(wanted: Partial<Settings>): void {
  Object.assign(settings, wanted);
  localStorage.setItem(KEY, JSON.stringify(settings));
  wear();
}

/** Let the page look as the settings say, or else as the device does. */
export function wear(): void {
  const { dataset } = document.documentElement;
  const { theme, motion, pace, isBold } = settings;
  dataset.theme = theme === "auto" ? (night.matches ? "dark" : "light") : theme;
  dataset.motion = motion === "auto" ? (calm.matches ? "reduced" : "full") : motion;
  dataset.sight = isBold ? "bold" : "usual";
  dataset.pace = pace;
}

export function toggleTheme(): void {
  change({ theme: document.documentElement.dataset.theme === "dark" ? "light" : "dark" });
}

night.addEventListener("change", wear);
calm.addEventListener("change", wear);
