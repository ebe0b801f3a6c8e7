/** Reading events without knowing any game: who did it, and which things it speaks of. */
import type { Told } from "../wire";

const ACTORS = ["seat", "by", "player", "who"] as const;

/** The seat that did it, where an event says so. */
export function actor(told: Told): number | null {
  for (const key of ACTORS) {
    const seat = told.data[key];
    if (typeof seat === "number" && seat >= 0) return seat;
  }
  return null;
}

/** The ids in an event that lie on the table. */
export function mentioned(told: Told, pointable: ReadonlySet<string>): ReadonlySet<string> {
  const values = Object.values(told.data).flat();
  return new Set(values.filter((value): value is string => typeof value === "string" && pointable.has(value)));
}
