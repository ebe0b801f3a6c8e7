/** What a pointer or a key does to the table: pick what is lit, ask about what is not. */
import { getContext, setContext } from "svelte";
import type { Table } from "../table/table.svelte";
import type { Choice, Refusal, Thing } from "../wire";
import type { Lexicon } from "../words/lexicon";

/** What a small window beside a thing shows. */
export interface Popup {
  readonly anchor: Element;
  readonly thing: string;
  /** Several options touch it. */
  readonly choices: readonly Choice[];
  /** Nothing does: why. Undefined while the table is being asked. */
  readonly why?: Refusal | null;
}

export class Hands {
  popup = $state.raw<Popup | null>(null);

  constructor(
    readonly table: Table,
    private readonly lexicon: () => Lexicon,
  ) {}

  get words(): Lexicon {
    return this.lexicon();
  }

  isLit(id: string): boolean {
    return this.table.draft.lit.has(id);
  }

  isPicked(id: string): boolean {
    return this.table.draft.picked.has(id);
  }

  isShown(id: string): boolean {
    return this.table.shown.has(id);
  }

  /** Pick the thing, choose between what could be done with it, or ask why not. */
  touch(id: string, anchor: Element): void {
    if (this.table.draft.isBusy) return;
    const choices = this.table.draft.lit.get(id) ?? [];
    if (choices.length === 1) this.pick(choices[0]!);
    else this.popup = { anchor, thing: id, choices };
    if (choices.length === 0) void this.#ask(id, anchor);
  }

  pick(choice: Choice): void {
    this.popup = null;
    void this.table.draft.pick(choice);
  }

  /** Say what a thing is and why it cannot be touched, lit or not. */
  explain(id: string, anchor: Element): void {
    this.popup = { anchor, thing: id, choices: [] };
    if (!this.isLit(id)) void this.#ask(id, anchor);
  }

  async #ask(id: string, anchor: Element): Promise<void> {
    const why = await this.table.whyNot(id).catch(() => null);
    if (this.popup?.thing === id) this.popup = { anchor, thing: id, choices: [], why };
  }

  /** A thing's full name: what, whose, what is written on it, its number, its signs, what lies on it. */
  describe(thing: Thing): string {
    const words = this.words;
    const badges = (thing.badges ?? []).map((badge) => words.say(badge.name) + (badge.value == null ? "" : ` ${badge.value}`));
    const name = words.say(thing.name);
    const holds = (thing.holds ?? []).map((each) => words.say(each.name));
    const text = thing.text ? words.say(thing.text) : "";
    return [name, text, figure(thing, name), ...badges, ...holds].filter(Boolean).join(", ");
  }
}

/** A thing's number, where its name does not say it: a meter's level, how many cards lie there. */
function figure(thing: Thing, name: string): string {
  const value = thing.value ?? (thing.kind === "meter" ? 0 : null);
  if (value === null || name.includes(String(value))) return "";
  return thing.most == null ? String(value) : `${value} / ${thing.most}`;
}

const KEY = Symbol("hands");

export function provideHands(hands: Hands): Hands {
  return setContext(KEY, hands);
}

export function useHands(): Hands {
  return getContext<Hands>(KEY);
}
