/** What a pointer or a key does to the table: pick what is lit, ask about what is not. */
import { getContext, setContext, untrack, type Snippet } from "svelte";
import type { Option } from "../table/draft.svelte";
import type { Table } from "../table/table.svelte";
import type { Flag } from "../table/signals.svelte";
import type { Choice, Phrase, Refusal, Sign, Thing } from "../wire";
import type { Lexicon } from "../words/lexicon";
import { Scout } from "./scout.svelte";

export type Side = "left" | "right" | "none";

/** What a small window beside a thing shows. */
export interface Popup {
  readonly anchor: Element;
  readonly thing: string;
  /** Several options touch it. */
  readonly choices: readonly Option[];
  /** What it is, is told in full. */
  readonly isClose?: boolean;
  /** It goes away with the pointer, and takes no focus. */
  readonly isPeek?: boolean;
  /** It is about pointing at the thing. */
  readonly isPointing?: boolean;
  /** Nothing does: why. Undefined while the table is being asked. */
  readonly why?: Refusal | null;
}

export class Hands {
  popup = $state.raw<Popup | null>(null);
  /** What the layout adds to a closer look at a thing. */
  closer = $state.raw<Snippet<[id: string]> | null>(null);
  /** What a choice would bring, as the layout knows it better: by what one has written down for oneself. */
  amend = $state.raw<((detail: Phrase) => Phrase) | null>(null);
  readonly scout: Scout;

  constructor(
    readonly table: Table,
    private readonly lexicon: () => Lexicon,
    /** Which hand of a keyboard that two people share; none of it where more do; undefined: all of it. */
    readonly side?: Side,
  ) {
    this.scout = new Scout(table);
  }

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

  /** The signs that stand on it. */
  flags(id: string): readonly Flag[] {
    return this.table.signals.flags.get(id) ?? [];
  }

  /** The signs that stand on it, in words. */
  marks(id: string): readonly string[] {
    return this.flags(id).map(({ seat, sign }) => `${this.words.seat(seat)}: ${this.signName(sign)}`);
  }

  signName(sign: Sign): string {
    return this.words.say({ key: `sign-${sign.id}`, args: {} });
  }

  /** Show everybody a sign on this thing; where there is a choice of signs, ask which. */
  point(id: string, anchor: Element): void {
    const [only, ...others] = this.table.signals.aimable(null);
    if (only && others.length === 0) void this.table.showSign(only, id);
    else if (only) this.popup = { anchor, thing: id, choices: [], isPointing: true };
  }

  /** Pick the thing, choose between what could be done with it, or ask why not. */
  touch(id: string, anchor: Element): void {
    const { draft } = this.table;
    if (draft.isBusy) return;
    this.unpeek();
    const choices = draft.lit.get(id) ?? [];
    if (choices.length === 1) this.pick(choices[0]!, id);
    else this.popup = { anchor, thing: id, choices };
    if (choices.length === 0) void this.#ask(id, anchor);
  }

  pick(choice: Option, touched = this.popup?.thing): void {
    this.popup = null;
    letGo();
    const way = touched === undefined || choice.things.includes(touched) ? [] : this.scout.wayTo(touched);
    void (way.length ? this.walk(way.slice(1)) : this.#follow(choice, touched));
  }

  /** Go to these spaces one after another, until something comes between. */
  async walk(spaces: readonly string[]): Promise<void> {
    const { table } = this;
    const question = table.asked?.prompt.key;
    for (const space of spaces) {
      const steps = (table.draft.lit.get(space) ?? []).filter(({ things }) => things.includes(space));
      if (steps.length !== 1 || table.asked?.prompt.key !== question) return;
      if (!(await table.draft.pick(steps[0]!, space))) return;
    }
  }

  /** Whoever touches something further on means all the words that lead there, until something comes between. */
  async #follow(choice: Option, touched?: string): Promise<void> {
    const { table } = this;
    const question = table.asked?.prompt.key;
    const isHeard = await table.draft.pick(choice, touched);
    if (!isHeard || touched === undefined || table.asked?.prompt.key !== question) return;
    const [next, ...others] = table.draft.lit.get(touched) ?? [];
    if (next && others.length === 0 && (!choice.things.includes(touched) || narrows(choice, next))) await this.#follow(next, touched);
  }

  /** Lay one thing on another: say what touches both, as far as it can be said. Nothing does: ask why. */
  async carry(thing: string, onto: string, anchor: Element): Promise<void> {
    const { draft } = this.table;
    if (draft.isBusy) return;
    this.popup = null;
    if (!(await draft.join(thing, onto))) this.touch(onto, anchor);
  }

  /** How much the worst that could be done to a thing now would hurt it. */
  harm(id: string): number | null {
    const harms = (this.table.draft.lit.get(id) ?? []).flatMap(({ harm }) => harm ?? []);
    return harms.length ? Math.max(...harms) : null;
  }

  /** What touching this would do, in full. */
  prospect(id: string): string {
    const choices = (this.table.draft.lit.get(id) ?? []).filter(({ things }) => things.includes(id));
    return choices.map((choice) => this.detail(choice)).filter(Boolean).join("; ");
  }

  /** A closer look at a choice; empty if there is nothing to say. */
  detail({ detail }: Choice): string {
    return detail ? this.words.say(this.#amended(detail)) : "";
  }

  #amended(detail: Phrase): Phrase {
    return this.amend?.(detail) ?? detail;
  }

  /** What a choice would say, its verb first if it has one. */
  label({ verb, label }: Option): string {
    return verb ? `${this.words.say(verb.label)}: ${this.words.say(label)}` : this.words.say(label);
  }

  /** What touching this would do, in a word or two: "KO", "3 steps". Empty if there is nothing to say, or too much. */
  preview(id: string): string {
    const details = (this.table.draft.lit.get(id) ?? []).flatMap(({ detail }) => detail ?? []);
    const [only] = details;
    return only && details.length === 1 && this.words.has(only.key, "short") ? this.words.short(this.#amended(only)) : "";
  }

  /** Say what a thing is, what could be done with it, or why nothing can. */
  explain(id: string, anchor: Element): void {
    this.popup = { anchor, thing: id, choices: this.table.draft.lit.get(id) ?? [], isClose: true };
    this.scout.look(id);
    if (!this.isLit(id)) void this.#ask(id, anchor);
  }

  /** A glance at a thing, as long as a pointer rests on it. */
  peek(id: string, anchor: Element): void {
    this.popup ??= { anchor, thing: id, choices: this.table.draft.lit.get(id) ?? [], isClose: true, isPeek: true };
  }

  /** The glance is over. */
  unpeek(): void {
    if (this.popup?.isPeek) this.popup = null;
  }

  /** The table has changed: a window whose thing is still there, and can still do the same, stays open. A glance is over. */
  reconsider(): void {
    if (this.popup && !this.#isStillTrue(this.popup)) this.popup = null;
  }

  #isStillTrue({ anchor, thing, choices, isPeek, isPointing }: Popup): boolean {
    const words = (all: readonly Option[]) => all.map(({ word }) => word).join(" ");
    const isSame = isPointing || words(choices) === words(this.table.draft.lit.get(thing) ?? []);
    return !isPeek && isSame && anchor.isConnected;
  }

  async #ask(id: string, anchor: Element): Promise<void> {
    const why = await this.table.whyNot(id).catch(() => null);
    if (this.popup?.thing === id) this.popup = { anchor, thing: id, choices: [], isClose: true, why };
  }

  /** A thing's full name: what, whose, what is written on it, its number, its signs, what lies on it. */
  describe(thing: Thing): string {
    const words = this.words;
    const badges = (thing.badges ?? []).map((badge) => words.say(badge.name) + (badge.value == null ? "" : ` ${badge.value}`));
    const name = words.say(thing.name);
    const holds = (thing.holds ?? []).map((each) => words.say(each.name));
    const text = thing.text ? words.say(thing.text) : "";
    return [name, text, figure(thing, name), ...badges, ...holds, ...this.marks(thing.id)].filter(Boolean).join(", ");
  }
}

/**
 * What a pointer has pressed keeps a focus that nobody sees. If it is to go away, or is lit no more, the browser would lay
 * out the page in the middle of its change to find out whether the focus may stay there.
 */
function letGo(): void {
  const focused = document.activeElement as (Element & HTMLOrSVGElement) | null;
  if (focused && !focused.matches(":focus-visible")) focused.blur();
}

/** Whether a word for many things is followed by one for just one of them: a room, then a space in it. (A piece and its card are not many.) */
const narrows = (choice: Choice, next: Choice) => choice.things.length > 2 && next.things.length === 1;

/** A thing's number, where its name does not say it: a meter's level, how many cards lie there. */
function figure(thing: Thing, name: string): string {
  const value = thing.value ?? (thing.kind === "meter" ? 0 : null);
  if (value === null || name.includes(String(value))) return "";
  return thing.most == null ? String(value) : `${value} / ${thing.most}`;
}

/** At a table that goes on while somebody reads: see to it that nothing is read that is no longer so. */
export function keepsTrue(hands: Hands): void {
  $effect(() => {
    void [hands.table.scene, hands.table.asked];
    untrack(() => hands.reconsider());
  });
}

const KEY = Symbol("hands");

export function provideHands(hands: Hands): Hands {
  return setContext(KEY, hands);
}

export function useHands(): Hands {
  return getContext<Hands>(KEY);
}
