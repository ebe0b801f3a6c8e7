/** How gnomes are drawn for this pair of eyes (GM-ACC-03): bold by anybody's own wish, with emblems if the table allows it. */
import { getContext, setContext } from "svelte";

export interface Sight {
  readonly isBold: boolean;
  /** Every part carries its sign and number; the table knows who sees them. */
  readonly hasEmblems: boolean;
}

const KEY = Symbol("sight");
const USUAL: Sight = { isBold: false, hasEmblems: false };

export function provideSight(sight: () => Sight): void {
  setContext(KEY, sight);
}

export function useSight(): () => Sight {
  return getContext<(() => Sight) | undefined>(KEY) ?? (() => USUAL);
}
