/** Looking things up in the rules of a game. */
import type { RuleChapter } from "../wire";

export interface Span {
  readonly kind: "text" | "strong" | "em";
  readonly text: string;
}

const MARKED = /(\*\*[^*]+\*\*|\*[^*]+\*)/;

/** Endings that a word may have or not: whoever looks for "trade" means trading, too. */
const ENDING = /(?:ings?|ed|es|e|s)$/;
const SHORTEST = 3;

/** The chapters with only those rules that have all words of the query: in their id, their text or the chapter's title. */
export function search(chapters: readonly RuleChapter[], query: string): RuleChapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).map(stem);
  return chapters
    .map(({ title, rules }) => ({ title, rules: rules.filter(({ id, text }) => words.every((word) => `${id} ${text} ${title}`.toLowerCase().includes(word))) }))
    .filter(({ rules }) => rules.length > 0);
}

function stem(word: string): string {
  const short = word.replace(ENDING, "");
  return short.length < SHORTEST ? word : short;
}

/** The few marks that rules use: bold and italic. */
export function spans(text: string): Span[] {
  return text
    .split(MARKED)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      if (part.length > 2 && part.startsWith("*")) return { kind: "em", text: part.slice(1, -1) };
      return { kind: "text", text: part };
    });
}
