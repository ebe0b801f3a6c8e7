/**
 * A move under construction: the words said so far and those that may follow. What is lit is what the
 * current menu touches, no more and no less.
 */
import { settings } from "../settings.svelte";
import type { Asked, Choice, Phrase, Scene, Sign } from "../wire";
import { Marks, marked } from "./marks.svelte";

/** What is asked, and the words that may answer it. */
export type Question = Pick<Asked, "prompt" | "choices" | "suggested">;

/** How a draft reaches the table. */
export interface Mouth {
  /** What is asked after these words; undefined: the table would not hear of it. */
  menu(said: string): Promise<Question | undefined>;
  /** The same, asked on the quiet: nobody minds if the table would not hear of it. */
  peek(said: string): Promise<Question | undefined>;
  /** Say a whole move; whether it was granted. */
  play(move: string): Promise<boolean>;
  /** What somebody else at the table minds about a choice after these words; null: nothing. */
  minded?(choice: Option, said: readonly Option[], touched?: string): Phrase | null;
  /** Whom this choice leaves time to step in; null: it need not wait. */
  grace?(choice: Option, said: readonly Option[]): Grace | null;
  /** Let everybody know of it, or that it is over. */
  announce?(grace: Grace, isOn: boolean): void;
}

/** A moment in which others can still say wait: everybody is shown what is about to happen to what. */
export interface Grace {
  readonly sign: Sign;
  readonly thing: string;
  readonly seats: readonly number[];
  readonly seconds: number;
}

/** A choice, perhaps two words at once: a verb that touches nothing, said together with what it is done to. */
export interface Option extends Choice {
  readonly verb?: Choice;
}

const FULL_STOP = ".";
const NOTHING: readonly Choice[] = [];
/** In a menu with more verbs than this nobody looks ahead. */
const MOST_VERBS = 8;

/** So many words are looked for at most when two things are joined. */
const FARTHEST = 4;

/** Something one may regret, until one is sure. */
export interface Doubt {
  readonly choice: Option;
  readonly touched: string | undefined;
  readonly warning: Phrase;
}

/** A choice that is as good as made, unless somebody says wait. */
export interface Pending {
  readonly choice: Option;
  readonly touched: string | undefined;
  readonly grace: Grace;
}

interface Step {
  readonly choice: Option;
  /** The question it answers. */
  readonly from: Question | null;
  /** What stands for it on the table. */
  readonly things: readonly string[];
}

export class Draft {
  #steps = $state.raw<readonly Step[]>([]);
  #question = $state.raw<Question | null>(null);
  /** The words among the choices. */
  #menu = $state.raw<readonly Choice[]>(NOTHING);
  /** A line to write a text on, where the table asks for one. */
  blank = $state.raw<Choice | null>(null);
  /** What could be said after each verb of the menu, as far as known. */
  ahead = $state.raw<ReadonlyMap<Choice, readonly Option[]>>(new Map());
  /** A choice that warns, and is asked about once more. */
  doubt = $state.raw<Doubt | null>(null);
  /** A choice that leaves others a moment, and is made when that is over. */
  pending = $state.raw<Pending | null>(null);
  #due: ReturnType<typeof setTimeout> | undefined;
  /** Waiting for the table to answer. */
  isBusy = $state(false);

  /** What was said so far. */
  readonly said = $derived(choicesOf(this.#steps));
  /** The choices by the things they touch, verbs by the things they could be done to. */
  readonly lit = new Marks<readonly Option[]>();
  /** The things that the words so far have touched. */
  readonly picked = new Marks<true>();

  constructor(private readonly mouth: Mouth) {}

  /** The rest of the move as the game suggests it; empty where it does not. */
  get suggested(): readonly Choice[] {
    return this.#question?.suggested ?? NOTHING;
  }

  /** Say the rest of the move as the game suggests it; whether that was granted. */
  async accept(): Promise<boolean> {
    if (this.isBusy || this.suggested.length === 0) return false;
    return this.#play([...choicesOf(this.#steps), ...this.suggested]);
  }

  /** What is asked now; of a move that has begun, what its next word is asked with. */
  get prompt(): Phrase | undefined {
    return this.#question?.prompt;
  }

  /** What may be said next. */
  get choices(): readonly Choice[] {
    return this.#menu;
  }

  /** The table asks something, perhaps something else than before. */
  begin(asked: Asked | null): void {
    this.#step([]);
    this.#offer(asked);
  }

  /** Say this, and whether the table would hear it; `touched` is the thing that was meant, where the word stands for several that are alike. */
  async pick(choice: Option, touched?: string): Promise<boolean> {
    if (this.isBusy || !this.#isOffered(choice)) return false;
    const said = choicesOf(this.#steps);
    const minded = this.mouth.minded?.(choice, said, touched);
    const warning = choice.warning ?? minded;
    if (warning && settings.warnings && this.doubt?.choice.word !== choice.word) {
      this.doubt = { choice, touched, warning };
      return false;
    }
    this.doubt = null;
    const isDue = this.pending?.choice.word === choice.word;
    this.#forgetPending();
    const grace = isDue || minded ? null : this.mouth.grace?.(choice, said);
    if (grace) return this.#wait({ choice, touched, grace });
    if (choice.word === FULL_STOP) return this.#play(said);
    if (choice.ends) return this.#play([...said, choice]);
    return this.#busy(() => this.#say(choice, touched));
  }

  /** Whether a whole move may be played without a press: nothing was begun, and nobody warns of it or wants time to step in. */
  mayPlayUnasked(move: string): boolean {
    const [first] = move.split(" ");
    const choice = this.#menu.find(({ word }) => word === first);
    if (!choice || this.#steps.length > 0 || this.doubt || this.pending) return false;
    return !choice.warning && !this.mouth.minded?.(choice, []) && !this.mouth.grace?.(choice, []);
  }

  /** Play a whole move that there is no choice about. */
  async playOnly(move: string): Promise<void> {
    if (!this.isBusy && this.mayPlayUnasked(move)) await this.#busy(() => this.mouth.play(move));
  }

  /** Write a text where the table asks for one; whether it would hear it. */
  async write(text: string): Promise<boolean> {
    const { blank } = this;
    if (this.isBusy || !blank) return false;
    const choice = { ...blank, word: quoted(text) };
    return blank.ends ? this.#play([...choicesOf(this.#steps), choice]) : this.#busy(() => this.#say(choice));
  }

  /** Whoever was warned means it all the same; whoever left time to others goes on. */
  async insist(): Promise<void> {
    const meant = this.doubt ?? this.pending;
    const choice = meant && this.#offered(meant.choice.word);
    if (choice) await this.pick(choice, meant.touched);
  }

  #wait(pending: Pending): false {
    this.pending = pending;
    this.#due = setTimeout(() => void this.insist(), pending.grace.seconds * 1000);
    this.mouth.announce?.(pending.grace, true);
    return false;
  }

  #forgetPending(): void {
    if (!this.pending) return;
    clearTimeout(this.#due);
    this.mouth.announce?.(this.pending.grace, false);
    this.pending = null;
  }

  /** Somebody may have said wait: what is pending is asked about once more. Or go on: then nothing is in doubt. */
  heed(): void {
    const meant = this.pending ?? this.doubt;
    if (!meant) return;
    const { choice, touched } = meant;
    const warning = this.mouth.minded?.(choice, choicesOf(this.#steps), touched);
    if (this.pending && warning) {
      this.#forgetPending();
      this.doubt = { choice, touched, warning };
    } else if (this.doubt && !warning && !choice.warning) this.doubt = null;
  }

  async #say(choice: Option, touched?: string): Promise<boolean> {
    const before = this.#steps;
    const next = await this.mouth.menu(notation([...choicesOf(before), choice]));
    if (!next || this.#steps !== before) return false;
    this.#step([...this.#steps, { choice, from: this.#question, things: this.#meant(choice, touched) }]);
    this.#offer(next);
    return true;
  }

  /** Say the words that touch both things; whether there are any. The last of them may still be asked about. */
  async join(thing: string, other: string): Promise<boolean> {
    const path = await this.#busy(() => this.#pathTo(this.choices, [], [thing, other]));
    for (const each of path ?? []) {
      const choice = this.choices.find(({ word }) => word === each.word);
      if (!choice || !(await this.pick(choice, each.things.includes(thing) ? thing : other))) break;
    }
    return path !== null;
  }

  /** The words from this menu that touch all these things. Where none of a menu's does, each is followed a little way. */
  async #pathTo(menu: readonly Choice[], said: readonly Choice[], wanted: readonly string[]): Promise<readonly Choice[] | null> {
    if (wanted.length === 0) return said;
    const touching = menu.filter(({ things }) => wanted.some((each) => things.includes(each)));
    const ways = touching.length ? touching : menu.filter(({ ends }) => !ends);
    if (said.length === FARTHEST || ways.length > MOST_VERBS) return null;
    for (const way of ways) {
      const words = [...said, way];
      const left = wanted.filter((each) => !way.things.includes(each));
      if (way.word === FULL_STOP || (way.ends && left.length)) continue;
      const next = left.length ? await this.#after(words) : NOTHING;
      const path = await this.#pathTo(next, words, left);
      if (path) return path;
    }
    return null;
  }

  /** Unsay the word that picked this thing, and say what came after it anew. */
  async takeBack(thing: string): Promise<void> {
    const index = this.#steps.findIndex(({ things }) => things.includes(thing));
    const step = this.#steps[index];
    if (!step || this.isBusy) return;
    const later = this.#steps.slice(index + 1);
    this.#step(this.#steps.slice(0, index));
    this.#offer(step.from);
    await this.#busy(async () => {
      for (const { choice, things } of later) {
        const again = this.choices.find(({ word }) => word === choice.word);
        if (!again || !(await this.#say(again, things[0]))) return;
      }
    });
  }

  /** What is on offer by this word now: the table may have been asked anew. */
  #offered(word: string): Option | undefined {
    return [...this.choices, ...[...this.ahead.values()].flat()].find((choice) => choice.word === word);
  }

  #isOffered(choice: Option): boolean {
    return choice.verb ? (this.ahead.get(choice.verb)?.includes(choice) ?? false) : this.choices.includes(choice);
  }

  /** Of several things that are alike: the one that was touched, or else the first that is not yet taken. */
  #meant({ things }: Choice, touched?: string): readonly string[] {
    const free = things.filter((thing) => !this.picked.has(thing));
    return touched && free.includes(touched) ? [touched] : free.slice(0, 1);
  }

  #step(steps: readonly Step[]): void {
    this.#steps = steps;
    this.picked.set(marked(steps.flatMap((step) => step.things)));
  }

  #offer(question: Question | null): void {
    this.doubt = null;
    this.#forgetPending();
    this.#question = question;
    this.#menu = wordsOf(question);
    this.blank = question?.choices.find(({ writes }) => writes) ?? null;
    this.#foresee(new Map());
    void this.#lookAhead();
  }

  #foresee(ahead: ReadonlyMap<Choice, readonly Option[]>): void {
    this.ahead = ahead;
    this.lit.set(byThing([...this.choices, ...[...ahead.values()].flat()]));
  }

  /** A verb that touches nothing has the things lit that it could be done to. */
  async #lookAhead(): Promise<void> {
    const { choices } = this;
    const verbs = choices.filter((choice) => !choice.ends && choice.word !== FULL_STOP && choice.things.length === 0);
    if (verbs.length > MOST_VERBS) return;
    const found = await Promise.all(verbs.map((verb) => this.#done(verb)));
    if (this.choices === choices && found.length) this.#foresee(new Map(found));
  }

  /** What may follow these words, asked on the quiet. */
  async #after(words: readonly Choice[]): Promise<readonly Choice[]> {
    return wordsOf(await this.mouth.peek(notation([...choicesOf(this.#steps), ...words])));
  }

  /** A verb with all it could be done to. */
  async #done(verb: Choice): Promise<readonly [Choice, readonly Option[]]> {
    const next = await this.#after([verb]);
    return [verb, next.map((choice) => ({ ...choice, word: `${verb.word} ${choice.word}`, rule: choice.rule || verb.rule, verb }))];
  }

  /** Unsay the last word. */
  back(): void {
    if (this.doubt || this.pending) {
      this.doubt = null;
      this.#forgetPending();
      return;
    }
    const last = this.#steps.at(-1);
    if (!last || this.isBusy) return;
    this.#step(this.#steps.slice(0, -1));
    this.#offer(last.from);
  }

  /** Unsay everything. */
  cancel(): void {
    if (!this.isBusy) this.#restart();
  }

  #restart(): void {
    const first = this.#steps[0];
    if (!first) return;
    this.#step([]);
    this.#offer(first.from);
  }

  /** The table has gone on: what may follow could be something else now, or nothing any more. */
  async refresh(): Promise<void> {
    if (!this.isBusy) await this.#busy(() => this.#askAnew());
  }

  async #askAnew(): Promise<void> {
    const steps = this.#steps;
    if (steps.length === 0) return this.#lookAhead();
    const question = await this.mouth.peek(notation(choicesOf(steps)));
    if (this.#steps !== steps) return;
    if (question) this.#offer(question);
    else this.#restart();
  }

  #play(said: readonly Choice[]): Promise<boolean> {
    return this.#busy(async () => {
      const isGranted = await this.mouth.play(notation(said));
      // A granted move may leave the question as it was; the words said for it are gone all the same.
      if (isGranted) this.#restart();
      else await this.#askAnew();
      return isGranted;
    });
  }

  async #busy<T>(work: () => Promise<T>): Promise<T> {
    this.isBusy = true;
    try {
      return await work();
    } finally {
      this.isBusy = false;
    }
  }
}

/** (Not the derived `said`: a table may answer when nobody looks at it any more.) */
function choicesOf(steps: readonly Step[]): readonly Option[] {
  return steps.map((step) => step.choice);
}

/** The words that may be said; not the line on which one may write. */
function wordsOf(question: Question | null | undefined): readonly Choice[] {
  const choices = question?.choices ?? NOTHING;
  return choices.some(({ writes }) => writes) ? choices.filter(({ writes }) => !writes) : choices;
}

/** A text as a word of a move: it stands between straight quotes, so there are none in it. The table makes it tidy. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', "”")}"`;
}

function notation(said: readonly Choice[]): string {
  return said.map((choice) => choice.word).join(" ");
}

function byThing(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const thing of new Set([...choice.things, ...choice.leads_to])) found.set(thing, [...(found.get(thing) ?? []), choice]);
  }
  return found;
}

/** One of each kind: whoever does not point at things need not tell apart those that are alike, as equal dice. */
export function kindsOf(choices: readonly Choice[]): readonly Choice[] {
  const named = new Set<string>();
  return choices.filter(({ label, detail }) => {
    const name = JSON.stringify([label, detail]);
    return !named.has(name) && named.add(name);
  });
}

/** The ids of everything in a scene that one can point at. */
export function pointable(scene: Scene | null): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const place of scene?.places ?? []) {
    ids.add(place.id);
    for (const space of place.spaces ?? []) ids.add(space.id);
    const rest = [...(place.things ?? [])];
    for (let thing = rest.pop(); thing; thing = rest.pop()) {
      ids.add(thing.id);
      rest.push(...(thing.holds ?? []));
    }
  }
  return ids;
}
