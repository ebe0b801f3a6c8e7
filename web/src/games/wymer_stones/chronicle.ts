/** What has just happened, read from the log: rolls that nobody could answer are over before anybody has seen the dice. */
import type { Entry } from "../../table/table.svelte";
import type { Told } from "../../wire";

export interface Tale {
  /** The number of its line in the log. */
  readonly n: number;
  /** What made somebody roll. */
  readonly cause: Told | undefined;
  readonly rolled: Told;
  /** What came of it, and whom it was the end of. */
  readonly outcomes: readonly Told[];
}

const CAUSES: ReadonlySet<string> = new Set(["trap", "tries_lock", "attacks", "dwarf_attacks", "wraith_card"]);
const ROLLS: ReadonlySet<string> = new Set(["rolled", "dice_changed", "wraith_rolled"]);
const GOOD: ReadonlySet<string> = new Set(["trap_up", "lock_broken", "dwarf_hurt", "shaken_off", "wraith_good"]);
const BAD: ReadonlySet<string> = new Set(["trap_down", "lock_holds", "hurt", "removed", "wraith_bad", "wraith_serves"]);
const ENDS: ReadonlySet<string> = new Set(["fell", "dwarf_defeated"]);

export const isBad = ({ kind }: Told) => BAD.has(kind) || kind === "fell";

/** The last roll, with what led to it and what came of it. */
export function lastRoll(log: readonly Entry[]): Tale | undefined {
  const at = log.findLastIndex(({ told }) => ROLLS.has(told.kind));
  if (at < 0) return undefined;
  const { n, told } = log[at]!;
  const cause = log.slice(0, at).findLast((entry) => CAUSES.has(entry.told.kind))?.told;
  const after = log.slice(at).map((entry) => entry.told);
  const turn = after.findIndex(({ kind }) => kind === "turn");
  const outcome = after.find(({ kind }) => GOOD.has(kind) || BAD.has(kind));
  const end = after.slice(0, turn < 0 ? undefined : turn).find(({ kind }) => ENDS.has(kind));
  return { n, cause, rolled: told, outcomes: [outcome, end].filter((each) => each !== undefined) };
}

/** The power that this turn began with. */
export function powerOf(log: readonly Entry[]): Entry | undefined {
  const last = log.findLast(({ told }) => told.kind === "power" || told.kind === "turn");
  return last?.told.kind === "power" ? last : undefined;
}
