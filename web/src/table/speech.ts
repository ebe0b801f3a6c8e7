/**
 * Who speaks at the table. An event is speech if its words name a `.speaker`: the id of a thing, or the number of a seat.
 * If they name a `.reader` instead, that thing is read aloud: what is written on it.
 */
import type { Lexicon } from "../words/lexicon";
import type { Entry } from "./table.svelte";

export interface Speech {
  readonly n: number;
  readonly speaker: string;
  readonly text: string;
}

/** What was said after this entry of the log. */
export function speechesAfter(n: number, log: readonly Entry[], words: Lexicon, written: (id: string) => string): Speech[] {
  return log.filter((entry) => entry.n > n).flatMap((entry) => speechOf(entry, words, written) ?? []);
}

function speechOf({ n, told }: Entry, words: Lexicon, written: (id: string) => string): Speech | null {
  const named = (attribute: string) => words.attribute(`event-${told.kind}`, attribute, told.data);
  const [speaker, reader] = [named("speaker"), named("reader")];
  const text = speaker ? words.tell(told) : reader ? written(reader) : "";
  return text ? { n, speaker: speaker || reader, text } : null;
}
