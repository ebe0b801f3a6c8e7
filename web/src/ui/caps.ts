/** At a table a seat may wear the cap of its faction; everywhere else it wears its own. */
import { getContext, setContext } from "svelte";

const CAPS = Symbol("caps");
/** There are so many caps. */
const COUNT = 6;

export function provideCaps(caps: () => readonly number[]): void {
  setContext(CAPS, caps);
}

/** The cap of a seat here, as a number from 0. */
export function useCaps(): (seat: number) => number {
  const caps = getContext<(() => readonly number[]) | undefined>(CAPS);
  return (seat) => (caps?.()[seat] ?? seat) % COUNT;
}
