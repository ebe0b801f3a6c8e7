/** The table says which key says what, as lines of `keys=pick`; several keys are typed one after the other. */
const NAMES: Readonly<Record<string, string>> = { Space: "space", Enter: "enter", Tab: "tab", Backspace: "backspace", ShiftLeft: "shiftleft", ArrowRight: "right", ArrowLeft: "left" };

export class Keys {
  #typed = "";

  /** Whether this key says anything at all, be it now or at another time. */
  knows(key: string, lines: readonly string[]): boolean {
    const name = nameIn(key);
    return name !== "" && lines.some((line) => line.startsWith(`${name}=`));
  }

  /** What this key says, if anything; `isOpen` tells whether a pick is on the menu. */
  hear(key: string, lines: readonly string[], isOpen: (pick: string) => boolean): string | undefined {
    const name = nameIn(key);
    if (!name) return undefined;
    return this.#find(this.#typed + name, lines, isOpen) ?? this.#find(name, lines, isOpen);
  }

  #find(typed: string, lines: readonly string[], isOpen: (pick: string) => boolean): string | undefined {
    const open = lines.map(split).filter(([, pick]) => isOpen(pick));
    const whole = open.find(([keys]) => keys === typed);
    this.#typed = !whole && open.some(([keys]) => keys.startsWith(typed)) ? typed : "";
    return whole?.[1];
  }
}

/** The usual key that says a pick, as the keyboard names it; empty: there is none. */
export function keyOf(pick: string, lines: readonly string[]): string {
  const name = lines.map(split).find(([, said]) => said === pick)?.[0] ?? "";
  return Object.keys(NAMES).find((key) => NAMES[key] === name) ?? name;
}

function split(line: string): readonly [string, string] {
  const at = line.indexOf("=");
  return [line.slice(0, at), line.slice(at + 1)];
}

function nameIn(key: string): string {
  return NAMES[key] ?? (key.length === 1 ? key.toLowerCase() : "");
}
