/** Who speaks at the table: an event is speech if its words name a `.speaker`, the id of a thing. */
import type { Lexicon } from "../words/lexicon";
import type { Entry } from "./table.svelte";

export interface Speech {
  readonly n: number;
  readonly speaker: string;
  readonly text: string;
}

/** The last thing that was said after this entry of the log. */
export function speechAfter(n: number, log: readonly Entry[], words: Lexicon): Speech | undefined {
  for (const entry of log.toReversed()) {
    if (entry.n <= n) return undefined;
    const speaker = words.attribute(`event-${entry.told.kind}`, "speaker", entry.told.data);
    if (speaker) return { n: entry.n, speaker, text: words.tell(entry.told) };
  }
  return undefined;
}
