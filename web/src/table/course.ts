/** Where a table stands, in one line. */
import type { Phrase, TableInfo } from "../wire";
import type { Lexicon } from "../words/lexicon";
import { t } from "../words/shell.svelte";

/** While it is played: the round and the phase, as far as the game tells them; otherwise whether it gathers, rests or is over. */
export function standing(info: TableInfo | null, course: readonly Phrase[], words: Lexicon): string {
  if (!info) return t("ui-loading");
  const told = info.phase === "playing" ? course.map((phrase) => words.say(phrase)) : [];
  return told.join(" · ") || t(`ui-phase-${info.phase}`);
}
