/** The keyboard of a table: which key does what. Letters rest while somebody types, and can be switched off. */
export type Deed =
  | "why" | "pass" | "hold" | "board" | "seats" | "log" | "chat" | "notes" | "rules" | "full" | "repeat" | "point" | "find" | "help" | "back" | "cancel";

/** In the order in which the help shows them. */
export const LETTERS: Readonly<Record<string, Deed>> = {
  "?": "why", p: "pass", h: "hold", b: "board", s: "seats", l: "log", c: "chat", n: "notes", r: "rules", f: "full", x: "point", ".": "repeat",
};
const OTHERS: Readonly<Record<string, Deed>> = { Backspace: "back", Escape: "cancel", F1: "help" };

export type Pressed = { readonly deed: Deed } | { readonly nth: number } | null;

/** What a key press means here; null: nothing, or it belongs to whatever has the focus. */
export function pressed(event: KeyboardEvent, letters: boolean): Pressed {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") return { deed: "find" };
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return null;
  const other = OTHERS[event.key];
  if (other) return { deed: other };
  if (/^[1-9]$/.test(event.key)) return { nth: Number(event.key) - 1 };
  const deed = LETTERS[event.key.toLowerCase()];
  return deed && (letters || event.key === "?") ? { deed } : null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input:not([type=radio], [type=checkbox]), textarea, select, dialog, [contenteditable]") !== null;
}
