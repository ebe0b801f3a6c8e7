/** What the last night did, and who has lined up since, as the log has it. */
import type { Entry } from "../../table/table.svelte";

export interface Night {
  /** Whether there was one yet. */
  readonly hasFallen: boolean;
  /** What happened between dusk and dawn. */
  readonly deeds: readonly Entry[];
  /** The Gnomes that came, by their ids. */
  readonly comers: readonly string[];
}

const ARRIVAL = "gnome_entered";
/** Said anyway, or not worth a line. */
const PLAIN = new Set([ARRIVAL, "night", "upkeep"]);

/** From the last nightfall to the round after it; before the first night, whoever stood there from the start. */
export function lastNight(log: readonly Entry[]): Night {
  const from = Math.max(0, log.findLastIndex(({ told }) => told.kind === "night"));
  const length = log.slice(from).findIndex(({ told }) => told.kind === "round");
  const night = log.slice(from, length < 0 ? undefined : from + length);
  const comers = night.flatMap(({ told }) => (told.kind === ARRIVAL ? [String(told.data.gnome)] : []));
  const hasFallen = night[0]?.told.kind === "night";
  return { hasFallen, deeds: hasFallen ? night.filter(({ told }) => !PLAIN.has(told.kind)) : [], comers };
}
