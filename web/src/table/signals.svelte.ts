/** Signs that people at a table show each other: those that are up, those of the moment, and what was shown so far. No rule knows of them. */
import { untrack } from "svelte";
import type { Choice, SignShown, Phrase, Sign, Signal } from "../wire";
import type { Lexicon } from "../words/lexicon";
import { Marks } from "./marks.svelte";

/** A sign on a thing, in the colours of the seat that put it there. */
export interface Flag {
  readonly key: string;
  readonly seat: number;
  readonly sign: Sign;
  /** It is only there for a moment. */
  readonly isBrief: boolean;
}

/** Something that was shown, and what it was shown at. */
export interface Heard {
  readonly id: number;
  readonly at: number;
  readonly signal: Signal;
  readonly name: Phrase | null;
  /** It is up from now on. */
  readonly stays: boolean;
}

interface Requested {
  readonly up: boolean;
}

/** So long a sign of the moment is to be seen, in milliseconds. */
const LASTS = 4500;
const HEARD_KEPT = 100;

export class Signals {
  /** What can be shown in this game. */
  known = $state.raw<readonly Sign[]>([]);
  /** What was shown since we look, newest last. */
  heard = $state.raw<readonly Heard[]>([]);
  /** What stands on each thing. */
  readonly flags = new Marks<readonly Flag[]>();

  #up = $state.raw<readonly Signal[]>([]);
  #brief = $state.raw<readonly Heard[]>([]);
  /** Own signs whose change was sent and is not answered yet, by sign and thing: the last change sent. */
  #requested = $state.raw<ReadonlyMap<string, Requested>>(new Map());
  #count = 0;

  constructor(
    private readonly seat: number | null,
    /** Whether this seat is not listened to here. */
    private readonly isMuted: (seat: number) => boolean,
  ) {}

  /** The game has these. (Whoever tells us does not depend on what we make of it.) */
  learn(signs: readonly Sign[]): void {
    untrack(() => {
      this.known = signs;
      this.refresh();
    });
  }

  /** These are up from now on, and no others. */
  set(up: readonly Signal[]): void {
    this.#up = up;
    this.refresh();
  }

  /** Somebody shows a sign. */
  hear({ at, signal }: SignShown, name: Phrase | null): void {
    if (this.isMuted(signal.seat)) return;
    const heard = { id: ++this.#count, at, signal, name, stays: stays(this.sign(signal)) };
    this.heard = [...this.heard, heard].slice(-HEARD_KEPT);
    if (heard.stays) return;
    this.#show([...this.#brief, heard]);
    setTimeout(() => this.#show(this.#brief.filter((each) => each !== heard)), LASTS);
  }

  sign(signal: Signal): Sign | undefined {
    return this.known.find(({ id }) => id === signal.sign);
  }

  /** What this seat could show at this thing, or at any thing of this owner. */
  aimable(owner: number | null | undefined, thing = ""): readonly Sign[] {
    if (this.seat === null) return [];
    const isMeantFor = ({ aim, at }: Sign) => aim !== "table" && (aim !== "own" || owner === this.seat) && (!at || at === thing);
    return this.known.filter((sign) => isMeantFor(sign) && !sign.before?.length);
  }

  /** What can be held up by itself. */
  get alone(): readonly Sign[] {
    return this.seat === null ? [] : this.known.filter(({ aim }) => aim === "table");
  }

  /** The raised hand of this game, if it has one. */
  get hand(): Sign | undefined {
    return this.alone.find(stays);
  }

  /** What a seat holds up for all. */
  heldBy(seat: number): readonly Sign[] {
    if (this.isMuted(seat)) return [];
    return this.#up.filter((signal) => signal.seat === seat && !signal.thing).flatMap((signal) => this.sign(signal) ?? []);
  }

  /**
   * Whether this seat's own sign is up. A change that is still on its way counts as made, so that on a slow
   * line a second press asks for the opposite instead of the same again.
   */
  isUp(sign: Sign, thing = ""): boolean {
    const requested = this.#requested.get(keyOf(sign, thing));
    if (requested) return requested.up;
    return this.#up.some((signal) => signal.seat === this.seat && signal.sign === sign.id && (signal.thing ?? "") === thing);
  }

  /** Remember a change of an own sign until the table has answered it; the answer comes after the new list of signs. */
  async request<T>(sign: Sign, thing: string, up: boolean, answer: Promise<T>): Promise<T> {
    const [key, requested] = [keyOf(sign, thing), { up }];
    this.#requested = new Map(this.#requested).set(key, requested);
    try {
      return await answer;
    } finally {
      if (this.#requested.get(key) === requested) this.#requested = new Map([...this.#requested].filter(([each]) => each !== key));
    }
  }

  /** What somebody else minds about a choice; null: nothing. `said` are the words before it. */
  warning(choice: Choice, said: readonly Choice[], touched?: string): Phrase | null {
    const rules = new Set([choice, ...said].map(({ rule }) => rule));
    const minds = (signal: Signal) =>
      signal.seat !== this.seat && !this.isMuted(signal.seat) && this.sign(signal)?.minds?.some((rule) => rules.has(rule)) && concerns(signal, choice, touched);
    const minded = this.#up.find(minds);
    return minded ? { key: `warn-${minded.sign}`, args: { seat: minded.seat } } : null;
  }

  /** What is shown before words of these choices are said, so that others can say wait. */
  before(choices: readonly Choice[]): Sign | undefined {
    const rules = new Set(choices.map(({ rule }) => rule));
    return this.known.find(({ before }) => before?.some((rule) => rules.has(rule)));
  }

  /** What somebody is about to do, as all were shown. */
  get announced(): Heard | undefined {
    const isUp = ({ signal }: Heard) => this.#up.some((each) => each.seat === signal.seat && each.sign === signal.sign && each.thing === signal.thing);
    return this.heard.findLast((heard) => this.sign(heard.signal)?.before?.length && isUp(heard));
  }

  /** Mark everything anew. */
  refresh(): void {
    const flags = new Map<string, Flag[]>();
    const put = (signal: Signal, key: string, isBrief: boolean) => {
      const sign = this.sign(signal);
      if (!sign || !signal.thing || this.isMuted(signal.seat)) return;
      flags.set(signal.thing, [...(flags.get(signal.thing) ?? []), { key, seat: signal.seat, sign, isBrief }]);
    };
    for (const signal of this.#up) put(signal, `${signal.seat} ${signal.sign}`, false);
    for (const { id, signal } of this.#brief) put(signal, String(id), true);
    this.flags.set(flags);
  }

  #show(brief: readonly Heard[]): void {
    this.#brief = brief;
    this.refresh();
  }
}

function keyOf(sign: Sign, thing: string): string {
  return `${sign.id} ${thing}`;
}

export function stays(sign: Sign | undefined): boolean {
  return Boolean(sign?.until?.length);
}

/** A sign on a thing concerns whatever touches it; one that is held up, all that touches something or ends the move. */
function concerns({ thing }: Signal, choice: Choice, touched?: string): boolean {
  if (!thing) return choice.ends || choice.things.length > 0;
  return touched === undefined ? choice.things.includes(thing) : touched === thing && choice.things.includes(thing);
}

/** What was shown, as a line of the chat. */
export function sentence({ signal, name, stays }: Heard, words: Lexicon): string {
  const key = `sign-${signal.sign}`;
  const args = { seat: signal.seat, thing: name ? words.say(name) : "", sign: words.say({ key, args: {} }) };
  const usual = !signal.thing ? "signal-shown" : stays ? "signal-marked" : "signal-pointed";
  return words.attribute(key, "told", args) || words.say({ key: usual, args });
}
