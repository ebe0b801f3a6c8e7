/** What to say of the dice: soberly, and no more than they say. */
import type { LuckReport, SeatLuck } from "../wire";

const MEAN = 3.5;
/** Rarer than this many of 100 games: worth a word. */
const RARE = 10;
/** Rarer still: worth a frown. */
const STRANGE = 2;

export function fairShare(luck: LuckReport): number {
  return luck.dice / luck.faces.length;
}

/** Pips above what fair dice give; below, if negative. */
export function surplus(seat: SeatLuck): number {
  return Math.round(seat.pips - MEAN * seat.dice);
}

export function verdict(luck: LuckReport): "even" | "uneven" | "strange" {
  return luck.odds < STRANGE ? "strange" : luck.odds < RARE ? "uneven" : "even";
}

/** The seat whose dice strayed furthest, if that is rare; where faces are pips. */
export function favourite(luck: LuckReport): SeatLuck | null {
  if (luck.names.length) return null;
  const [first] = [...luck.seats].sort((one, other) => one.odds - other.odds);
  return first && first.odds < RARE ? first : null;
}
