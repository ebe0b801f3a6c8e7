/** Bots in words: `name-bot-<kind>` and its `.about`, in a game's file. */
import type { Lexicon } from "./lexicon";

export function botKind(words: Lexicon | null, kind: string): string {
  return words?.attribute(`name-bot-${kind}`) || kind;
}

export function botAbout(words: Lexicon | null, kind: string): string {
  return words?.attribute(`name-bot-${kind}`, "about") ?? "";
}
