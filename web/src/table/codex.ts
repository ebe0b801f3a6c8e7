/** The codex: everything a game has words about, as far as nobody has sealed them. */
import type { Lexicon } from "../words/lexicon";

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

const TEXT = /^text-([\w-]+) *=/gm;

/** The cards, tribes and other things of a game that have a name and a text; the pages of its story are told elsewhere. */
export function entriesIn(sources: readonly string[], words: Lexicon, story: readonly string[]): Entry[] {
  const ids = new Set(sources.flatMap((source) => [...source.matchAll(TEXT)].map((match) => match[1]!)));
  return [...ids]
    .filter((id) => !story.includes(id) && words.has(`name-${id}`) && !words.has(`text-${id}`, "sealed"))
    .map((id) => ({ id, name: words.name(id), text: words.attribute(`text-${id}`) }));
}

/** Those that have all words of the query in their name or text. */
export function found(entries: readonly Entry[], query: string): Entry[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ name, text }) => wanted.every((word) => `${name} ${text}`.toLowerCase().includes(word)));
}
