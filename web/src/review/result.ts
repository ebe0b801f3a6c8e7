/** A result in words and lines, for the table and for the review. */
import type { Standing } from "../wire";
import type { Lexicon } from "../words/lexicon";
import { listed, t } from "../words/shell.svelte";

/** Who won, as the reader on this seat would like to hear it. */
export function headline(result: readonly Standing[], seat: number | null, words: Lexicon): string {
  const winners = result.filter((standing) => standing.won);
  if (winners.length === 0) return words.has("result-nobody") ? words.say({ key: "result-nobody", args: {} }) : t("ui-nobody-won");
  if (winners.some((standing) => standing.seat === seat)) return t("ui-you-won", { count: winners.length });
  return t("ui-won", { who: listed(winners.map((standing) => words.seat(standing.seat))), count: winners.length });
}

export interface Row {
  readonly label: string;
  /** The points of each standing; null: no such line on its sheet. */
  readonly points: readonly (number | null)[];
}

/** The sheets of all side by side, a row for each label that any of them has. */
export function rows(result: readonly Standing[], words: Lexicon): Row[] {
  const sheets = result.map((standing) => {
    const sheet = new Map<string, number>();
    for (const line of standing.sheet) {
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
