/** Where a table stands, in one line. */
import type { Lexicon } from "../words/lexicon";
import { t } from "../words/shell.svelte";
import type { Table } from "./table.svelte";

/** While it is played: the round and the phase, as far as the game tells them; otherwise whether it gathers, rests or is over. */
export function standing({ info, course }: Table, words: Lexicon): string {
  if (!info) return t("ui-loading");
  const told = info.phase === "playing" ? course.map((phrase) => words.say(phrase)) : [];
  return told.join(" · ") || t(`ui-phase-${info.phase}`);
}
