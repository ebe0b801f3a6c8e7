/** The keyboard of a table: which key does what. Letters rest while somebody types, and can be switched off. */
import { change, settings } from "../settings.svelte";

export type Deed =
  | "why" | "pass" | "hold" | "board" | "seats" | "log" | "chat" | "notes" | "rules" | "full" | "repeat" | "point" | "recap" | "find" | "help" | "back" | "cancel";

/** In the order in which the help shows them. */
export const LETTERS: Readonly<Record<string, Deed>> = {
  "?": "why", p: "pass", h: "hold", b: "board", s: "seats", l: "log", c: "chat", n: "notes", r: "rules", f: "full", x: "point", w: "recap", ".": "repeat",
};
const OTHERS: Readonly<Record<string, Deed>> = { Backspace: "back", Escape: "cancel", F1: "help" };

export type Pressed = { readonly deed: Deed } | { readonly nth: number } | null;

/** The keys of the table itself; games have scopes of their own. */
export const SHELL = "table";

/** Keys as they are told and compared: letters small, the rest by name; a digit is one whatever else is held. */
export function nameOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string {
  if (key === "Shift") return code;
  if (code.startsWith("Digit")) return code.slice("Digit".length);
  return key === " " ? "Space" : key.length === 1 ? key.toLowerCase() : key;
}

const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", ShiftLeft: "Shift", ShiftRight: "Shift" };

/** A key as it stands on the keyboard. */
export function written(key: string): string {
  return SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

/** Keys as they lie on the keyboard: digits first, and 0 after 9. */
export function inOrder(keys: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  const rank = (key: string) => (/^\d$/.test(key) ? Number(key) || 10 : 11);
  return Object.entries(keys).toSorted(([one], [other]) => rank(one) - rank(other));
}

/** The key that is pressed for a usual one. */
export function keyFor(scope: string, usual: string): string {
  return settings.keys[`${scope}/${usual}`] ?? usual;
}

/** The usual key that a press stands for; empty: this one has given its place to another. */
export function meantBy(event: Pick<KeyboardEvent, "key" | "code">, scope = SHELL): string {
  const name = nameOf(event);
  const changed = Object.keys(settings.keys).filter((key) => key.startsWith(`${scope}/`));
  const usual = changed.find((key) => settings.keys[key] === name);
  if (usual) return usual.slice(scope.length + 1);
  return changed.includes(`${scope}/${name}`) ? "" : name;
}

/** Let another key stand for a usual one of this scope; the answer is the usual key that has it already, if one has. */
export function changeKey(scope: string, usual: string, wanted: string, all: readonly string[]): string | null {
  const owner = all.find((key) => key !== usual && keyFor(scope, key) === wanted);
  if (owner) return owner;
  const { [`${scope}/${usual}`]: _, ...others } = settings.keys;
  change({ keys: wanted === usual ? others : { ...others, [`${scope}/${usual}`]: wanted } });
  return null;
}

/** What a key press means here; null: nothing, or it belongs to whatever has the focus. */
export function pressed(event: KeyboardEvent, letters: boolean): Pressed {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") return { deed: "find" };
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return null;
  const key = meantBy(event);
  const other = OTHERS[key];
  if (other) return { deed: other };
  if (/^[1-9]$/.test(key)) return { nth: Number(key) - 1 };
  const deed = LETTERS[key];
  return deed && (letters || key === "?") ? { deed } : null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input:not([type=radio], [type=checkbox]), textarea, select, dialog, [contenteditable]") !== null;
}
