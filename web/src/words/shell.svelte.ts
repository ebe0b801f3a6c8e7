/** What the shell itself says, in the reader's language. `t` is reactive: pages follow a change of language. */
import type { GameInfo } from "../wire";
import { lacking, Lexicon } from "./lexicon";
import english from "./shell.en.ftl?raw";

const LANGUAGES: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  de: () => import("./shell.de.ftl?raw"),
};

export const languages = ["en", ...Object.keys(LANGUAGES)] as const;

const shell = $state({ lexicon: new Lexicon([english]) });

/** The shell's words for a key. */
export function t(key: string, args: Readonly<Record<string, string | number>> = {}): string {
  return shell.lexicon.say({ key, args });
}

/** Several names, as one says them: "Ada, Ben and Cy". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language()).format(names);
}

/** Several things that are said, each once and with how often: "a pea ×2, a bean". */
export function counted(texts: readonly string[]): string {
  const often = (text: string) => texts.filter((each) => each === text).length;
  return [...new Set(texts)].map((text) => (often(text) > 1 ? `${text} ×${often(text)}` : text)).join(", ");
}

export function language(): string {
  return shell.lexicon.language;
}

/** The languages of what is on the page; null: it is all the shell's own. */
let here: readonly string[] | null = null;

/**
 * A page is in one language, never half in each: in the one that is preferred, if the game on it speaks that and the shell
 * lacks no word of it, and else in English.
 */
export async function speak(spoken: readonly string[] | null = here): Promise<void> {
  here = spoken;
  const wanted = spoken === null || spoken.includes(preferred()) ? preferred() : "en";
  const found = (await LANGUAGES[wanted]?.())?.default;
  if (here !== spoken) return;
  const isWhole = found !== undefined && lacking(english, found).length === 0;
  shell.lexicon = isWhole ? new Lexicon([found], wanted) : new Lexicon([english]);
  document.documentElement.lang = shell.lexicon.language;
}

/** The page speaks what this game speaks, as long as it is there. */
export function speaksWith(game: () => Pick<GameInfo, "languages"> | undefined): void {
  const spoken = $derived(game()?.languages ?? null);
  $effect(() => {
    void speak(spoken);
    return () => void speak(null);
  });
}

/** Another language is preferred from now on. */
export async function prefer(wanted: string): Promise<void> {
  localStorage.setItem("language", wanted);
  chosen.language = wanted;
  await speak();
}

const chosen = $state({ language: localStorage.getItem("language") ?? navigator.language.slice(0, 2) });

/** The language that the reader chose, or else the browser's, as far as the shell has it. */
export function preferred(): string {
  return (languages as readonly string[]).includes(chosen.language) ? chosen.language : "en";
}
