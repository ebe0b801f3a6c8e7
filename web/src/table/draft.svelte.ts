/**
 * A move under construction: the words said so far and those that may follow. What is lit is what the
 * current menu touches, no more and no less.
 */
import type { Asked, Choice, Scene } from "../wire";

/** How a draft reaches the table. */
export interface Mouth {
  /** The words that may follow; undefined: the table would not hear of it. Quietly: nobody has said anything new. */
  menu(said: string, quietly?: boolean): Promise<readonly Choice[] | undefined>;
  /** Say a whole move; whether it was granted. */
  play(move: string): Promise<boolean>;
}

const FULL_STOP = ".";

interface Step {
  readonly choice: Choice;
  /** The menu it was chosen from. */
  readonly from: readonly Choice[];
}

export class Draft {
  #steps = $state.raw<readonly Step[]>([]);
  /** What may be said next. */
  choices = $state.raw<readonly Choice[]>([]);
  /** Waiting for the table to answer. */
  isBusy = $state(false);

  /** What was said so far. */
  readonly said = $derived(this.#steps.map((step) => step.choice));
  /** The choices by the things they touch. */
  readonly lit = $derived(byThing(this.choices));
  /** The things that the words so far have touched. */
  readonly picked = $derived(new Set(this.said.flatMap((choice) => choice.things)));

  constructor(private readonly mouth: Mouth) {}

  /** The table asks something, perhaps something else than before. */
  begin(asked: Asked | null): void {
    this.#steps = [];
    this.choices = asked?.choices ?? [];
  }

  async pick(choice: Choice): Promise<void> {
    if (this.isBusy || !this.choices.includes(choice)) return;
    if (choice.word === FULL_STOP) return this.#play(this.said);
    const said = [...this.said, choice];
    if (choice.ends) return this.#play(said);
    await this.#busy(async () => {
      const before = this.#steps;
      const choices = await this.mouth.menu(notation(said));
      if (!choices || this.#steps !== before) return;
      this.#steps = [...this.#steps, { choice, from: this.choices }];
      this.choices = choices;
    });
  }

  /** Unsay the last word. */
  back(): void {
    const last = this.#steps.at(-1);
    if (!last || this.isBusy) return;
    this.#steps = this.#steps.slice(0, -1);
    this.choices = last.from;
  }

  /** Unsay everything. */
  cancel(): void {
    if (!this.isBusy) this.#restart();
  }

  #restart(): void {
    const first = this.#steps[0];
    if (!first) return;
    this.#steps = [];
    this.choices = first.from;
  }

  /** The table has gone on: what may follow could be something else now, or nothing any more. */
  async refresh(): Promise<void> {
    if (!this.isBusy) await this.#busy(() => this.#askAnew());
  }

  async #askAnew(): Promise<void> {
    const { said } = this;
    if (said.length === 0) return;
    const choices = await this.mouth.menu(notation(said), true);
    if (this.said !== said) return;
    if (choices) this.choices = choices;
    else this.#restart();
  }

  async #play(said: readonly Choice[]): Promise<void> {
    await this.#busy(async () => {
      // A granted move may leave the question as it was; the words said for it are gone all the same.
      if (await this.mouth.play(notation(said))) this.#restart();
      else await this.#askAnew();
    });
  }

  async #busy(work: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    try {
      await work();
    } finally {
      this.isBusy = false;
    }
  }
}

function notation(said: readonly Choice[]): string {
  return said.map((choice) => choice.word).join(" ");
}

function byThing(choices: readonly Choice[]): ReadonlyMap<string, readonly Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const thing of choice.things) found.set(thing, [...(found.get(thing) ?? []), choice]);
  }
  return found;
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
