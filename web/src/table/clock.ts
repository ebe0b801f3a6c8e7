/** A seat's time, in words and figures. */
import type { Timer } from "../wire";
import { t } from "../words/shell.svelte";

const SECOND = 1000;
const DAY = 86_400;

/** Milliseconds left on a timer; null: it has none. */
export function timeLeft(timer: Timer | undefined, now: number): number | null {
  if (!timer || (timer.until == null && !timer.left)) return null;
  return Math.max(0, timer.until == null ? (timer.left ?? 0) : timer.until - now);
}

/** mm:ss; whole seconds in the last ten; days by mail. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  if (seconds >= DAY) return t("ui-days-left", { days: Math.floor(seconds / DAY) });
  if (seconds < 10) return t("ui-seconds-left", { seconds });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export type Urgency = "calm" | "low" | "last";

export function urgency(milliseconds: number): Urgency {
  return milliseconds < 10 * SECOND ? "last" : milliseconds < 30 * SECOND ? "low" : "calm";
}

/** The server's time, looked at twice a second while somebody needs it. */
export function ticking(now: () => number, see: (now: number) => void): () => void {
  see(now());
  const timer = setInterval(() => see(now()), SECOND / 2);
  return () => clearInterval(timer);
}
