/** What the shell itself says, in the reader's language. `t` is reactive: pages follow a change of language. */
import { Lexicon } from "./lexicon";
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

/** Speak this language; what it lacks is said in English. */
export async function speak(wanted: string): Promise<void> {
  const load = LANGUAGES[wanted];
  const more = load ? [(await load()).default] : [];
  shell.lexicon = new Lexicon([english, ...more], load ? wanted : "en");
  document.documentElement.lang = shell.lexicon.language;
}

/** The language that the reader chose, or else the browser's. */
export function preferred(): string {
  return localStorage.getItem("language") ?? navigator.language.slice(0, 2);
}
