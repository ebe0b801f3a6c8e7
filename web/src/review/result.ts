/** A result in words and lines, for the table and for the review. */
import type { Ending, Phrase, Standing } from "../wire";
import type { Lexicon } from "../words/lexicon";

/** The end as the people on these seats of one device would tell it: one, several, or none, who look on. */
export function endingFor(endings: readonly Ending[], seats: readonly number[]): Ending | null {
  const onlookers = endings.at(-1);
  if (!onlookers) return null;
  const [mine, ...others] = seats.map((seat) => endings[seat]!);
  if (!mine) return onlookers;
  const common = (part: keyof Ending): Phrase | null => (others.every((other) => isSame(other[part], mine[part])) ? (mine[part] ?? null) : null);
  return { headline: common("headline") ?? onlookers.headline, reason: common("reason"), deed: common("deed"), decided: common("decided"), letter: common("letter") };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** The lines of an ending that are told under its headline. */
export function lines({ reason, deed, decided }: Ending, words: Lexicon): readonly string[] {
  return [reason, deed, decided].flatMap((said) => (said ? [words.say(said)] : []));
}

export interface Row {
  readonly label: string;
  /** The points of each standing; null: no such line on its sheet. */
  readonly points: readonly (number | null)[];
}

/** The lines that mattered: facts, and points that anybody has; if nobody has any, all of them. */
function mattered(result: readonly Standing[], words: Lexicon): ReadonlySet<string> {
  const all = result.flatMap(({ sheet }) => sheet);
  const some = all.filter(({ points, counts }) => points !== 0 || counts === false);
  return new Set((some.length ? some : all).map(({ label }) => words.say(label)));
}

/** The sheets of all side by side, a row for each label that matters. */
export function rows(result: readonly Standing[], words: Lexicon): Row[] {
  const wanted = mattered(result, words);
  const sheets = result.map((standing) => {
    const sheet = new Map<string, number>();
    for (const line of standing.sheet.filter(({ label }) => wanted.has(words.say(label)))) {
      const label = words.say(line.label);
      sheet.set(label, (sheet.get(label) ?? 0) + line.points);
    }
    return sheet;
  });
  const labels = [...new Set(sheets.flatMap((sheet) => [...sheet.keys()]))];
  return labels.map((label) => ({ label, points: sheets.map((sheet) => sheet.get(label) ?? null) }));
}

/** Whether the game is scored: some line is added up. */
export function hasPoints(result: readonly Standing[]): boolean {
  return result.some((standing) => standing.sheet.some((line) => line.counts));
}

export function total(standing: Standing): number {
  return standing.sheet.reduce((sum, line) => sum + (line.counts ? line.points : 0), 0);
}

export function ranked(result: readonly Standing[]): Standing[] {
  return [...result].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
