/** How fast one's own hands are, from the flash to Stop!: bots at one's own speed go by that. */
import { noteHabit } from "../../habits";
import type { Entry } from "../../table/table.svelte";

/** As slow as the option goes, in seconds. */
const SLOWEST = 20;
/** Whoever had fewer stacks in the hand when another shouted has shown nothing yet. */
const ENOUGH = 2;
const STACKS = 4;

/** Seconds from the flash to one's own Stop!; where another was quicker, what they would have come to. */
export function secondsOf(milliseconds: number, isMine: boolean, touched: number): number | null {
  if (milliseconds <= 0 || (!isMine && touched < ENOUGH)) return null;
  const whole = isMine ? milliseconds : (milliseconds * STACKS) / touched;
  return Math.min(SLOWEST, whole / 1000);
}

/** Notes one's own time of every round, once. */
export class OwnPace {
  constructor(private heard: number) {}

  /** The log has grown: was there a Stop!, so long after the flash? */
  follow(log: readonly Entry[], seat: number | null, flash: number, touched: number): void {
    const stop = log.findLast(({ n, told }) => n > this.heard && told.kind === "stop");
    this.heard = log.at(-1)?.n ?? this.heard;
    if (!stop || seat === null) return;
    const { at, seat: whose } = stop.told.data;
    const seconds = secondsOf(Number(at) - flash, whose === seat, touched);
    if (seconds !== null) noteHabit("gnome_me", "your_seconds", seconds);
  }
}
