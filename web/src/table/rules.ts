/** RULES.md as chapters of rules, for looking things up. */
export interface Rule {
  readonly id: string;
  readonly text: string;
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Span {
  readonly kind: "text" | "strong" | "em" | "code";
  readonly text: string;
}

const RULE = /^- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*\s+(.*)$/;
const HEADING = /^#{2,}\s+(.*)$/;
const MARKED = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/;

export function readRules(markdown: string): Chapter[] {
  const chapters: { title: string; rules: { id: string; text: string }[] }[] = [{ title: "", rules: [] }];
  let open = false;
  for (const line of markdown.split("\n")) {
    const heading = HEADING.exec(line);
    const rule = RULE.exec(line);
    const rules = chapters.at(-1)!.rules;
    if (heading) chapters.push({ title: heading[1]!, rules: [] });
    else if (rule) rules.push({ id: rule[1]!, text: rule[2]!.trim() });
    else if (open && line.startsWith("  ")) rules.at(-1)!.text += " " + line.trim();
    open = rule !== null || (open && line.startsWith("  "));
  }
  return chapters.filter((chapter) => chapter.rules.length > 0);
}

/** The chapters with only those rules that have all words of the query, by id or text. */
export function search(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (rule: Rule) => words.every((word) => `${rule.id} ${rule.text}`.toLowerCase().includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(matches) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** The few marks that rules use: bold, italic, code. */
export function spans(text: string): Span[] {
  return text
    .split(MARKED)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith("**")) return { kind: "strong", text: part.slice(2, -2) };
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      if (part.length > 2 && part.startsWith("*")) return { kind: "em", text: part.slice(1, -1) };
      return { kind: "text", text: part };
    });
}
