/** What has just happened, read from the log: rolls that nobody could answer are over before anybody has seen the dice. */
import type { Entry } from "../../table/table.svelte";
import type { Told } from "../../wire";

export interface Tale {
  /** The number of its line in the log. */
  readonly n: number;
  /** What made somebody roll. */
  readonly cause: Told | undefined;
  readonly rolled: Told;
  /** What came of it. */
  readonly outcome: Told | undefined;
}

const CAUSES: ReadonlySet<string> = new Set(["trap", "tries_lock", "attacks", "dwarf_attacks", "wraith_card"]);
const ROLLS: ReadonlySet<string> = new Set(["rolled", "dice_changed", "wraith_rolled"]);
const GOOD: ReadonlySet<string> = new Set(["trap_up", "lock_broken", "dwarf_hurt", "shaken_off", "wraith_good"]);
const BAD: ReadonlySet<string> = new Set(["trap_down", "lock_holds", "hurt", "removed", "wraith_bad"]);

export const isBad = ({ kind }: Told) => BAD.has(kind);

/** The last roll, with what led to it and what came of it. */
export function lastRoll(log: readonly Entry[]): Tale | undefined {
  const at = log.findLastIndex(({ told }) => ROLLS.has(told.kind));
  if (at < 0) return undefined;
  const { n, told } = log[at]!;
  const cause = log.slice(0, at).findLast((entry) => CAUSES.has(entry.told.kind))?.told;
  const outcome = log.slice(at).find((entry) => GOOD.has(entry.told.kind) || isBad(entry.told))?.told;
  return { n, cause, rolled: told, outcome };
}

/** The power that this turn began with. */
export function powerOf(log: readonly Entry[]): Entry | undefined {
  const last = log.findLast(({ told }) => told.kind === "power" || told.kind === "turn");
  return last?.told.kind === "power" ? last : undefined;
}
