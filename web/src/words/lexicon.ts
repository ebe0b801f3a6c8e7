/**
 * Words: the browser's twin of the kernel's lexicon. The same word files, and the same functions:
 * `SEAT($seat)` names a seat, `SEATS($seats)` several (`0 2 3`), `YOU($seat)` is `yes` when the reader sits there, `NAME($id)` is `name-<id>`, and
 * `MANY($id)` is `yes` when that name stands for several (it has a `.many`).
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Phrase, Told } from "../wire";

export interface Reader {
  /** The seat whose eyes read this; null: a spectator. */
  readonly seat: number | null;
  /** Who sits where. */
  readonly names: readonly string[];
}

const NOBODY: Reader = { seat: null, names: [] };

/** Word files are long, and read again whenever somebody sits down: each is parsed once. */
const parsed = new Map<string, FluentResource>();

function parse(source: string): FluentResource {
  const resource = parsed.get(source) ?? new FluentResource(source);
  parsed.set(source, resource);
  return resource;
}

export class Lexicon {
  readonly #bundle: FluentBundle;
  /** What was said before, by key and arguments: boards say the same names again and again. */
  readonly #said = new Map<string, string>();
  /** The same by the phrase itself: what has not changed on the table is the same object still. */
  readonly #known = new WeakMap<Phrase, string>();

  constructor(
    private readonly sources: readonly string[],
    readonly language = "en",
    readonly reader: Reader = NOBODY,
  ) {
    this.#bundle = new FluentBundle([language, "en"], {
      useIsolating: false,
      functions: {
        SEAT: ([seat]) => this.seat(Number(seat)),
        SEATS: ([seats]) => this.#seats(String(seats)),
        YOU: ([seat]) => (this.reader.seat !== null && Number(seat) === this.reader.seat ? "yes" : "no"),
        NAME: ([thing]) => this.name(String(thing)),
        MANY: ([thing]) => (this.has(nameKey(String(thing)), "many") ? "yes" : "no"),
      },
    });
    for (const source of sources) this.#bundle.addResource(parse(source), { allowOverrides: true });
  }

  /** The same words for another reader. */
  readBy(reader: Partial<Reader>): Lexicon {
    return new Lexicon(this.sources, this.language, { ...this.reader, ...reader });
  }

  /** The phrase in words; a key without words is shown in brackets, never thrown. */
  say(phrase: Phrase): string {
    let words = this.#known.get(phrase);
    if (words === undefined) this.#known.set(phrase, (words = this.#remember(phrase)));
    return words;
  }

  #remember(phrase: Phrase): string {
    const key = phrase.key + JSON.stringify(phrase.args);
    let words = this.#said.get(key);
    if (words === undefined) this.#said.set(key, (words = this.#format(phrase.key, "", phrase.args)));
    return words;
  }

  /** The phrase in a word or two: its `.short` attribute. */
  short(phrase: Phrase): string {
    return this.#format(phrase.key, "short", phrase.args);
  }

  /** The log line of an event, as one pair of eyes heard it. */
  tell(told: Told): string {
    const key = "event-" + told.kind;
    return this.#format(key, told.known && this.has(key, "known") ? "known" : "", told.data);
  }

  /** The words of a key, or of one of its attributes; nothing if there are none. */
  attribute(key: string, attribute = "", args: Readonly<Record<string, unknown>> = {}): string {
    return this.has(key, attribute) ? this.#format(key, attribute, args) : "";
  }

  /** Whether there are words for this key. */
  has(key: string, attribute = ""): boolean {
    const message = this.#bundle.getMessage(key);
    return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
  }

  /** All keys that begin like this, in the order of the word files. */
  keys(prefix: string): readonly string[] {
    return [...new Set(this.sources.flatMap((source) => parse(source).body.map(({ id }) => id)))].filter((id) => id.startsWith(prefix));
  }

  /** What a thing is called: its `name-<id>`, or else its id. */
  name(thing: string): string {
    const key = nameKey(thing);
    return this.has(key) ? this.#format(key, "", {}) : thing;
  }

  /** Who sits there. */
  seat(seat: number): string {
    return this.reader.names[seat] || this.attribute("seat-number", "", { number: seat + 1 });
  }

  /** Several seats, `0 2 3`, as one says them; the last comes after an "and". */
  #seats(seats: string): string {
    const names = seats.split(" ").map((seat) => this.seat(Number(seat)));
    const last = names.pop()!;
    return names.length ? this.#format("and-last", "", { others: names.join(", "), last }) : last;
  }

  #format(key: string, attribute: string, args: Readonly<Record<string, unknown>>): string {
    const message = this.#bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return `[${key}]`;
    const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.#value(value)]));
    return this.#bundle.formatPattern(pattern, values, []);
  }

  /** What they are called; a name that comes again is told once, with how often. */
  #listed(things: readonly string[]): readonly string[] {
    const often = (thing: string) => (this.has(nameKey(thing)) ? things.filter((each) => each === thing).length : 1);
    const isFirst = (thing: string, i: number) => often(thing) === 1 || things.indexOf(thing) === i;
    return things.filter(isFirst).map((thing) => this.name(thing) + (often(thing) > 1 ? ` ×${often(thing)}` : ""));
  }

  #value(value: unknown): FluentVariable {
    if (Array.isArray(value)) return this.#listed(value.map(String)).join(", ");
    if (typeof value === "boolean") return value ? "yes" : "no";
    return typeof value === "number" ? value : String(value);
  }
}

/** What one word file has, be it a message or one of its attributes, and another lacks. */
export function lacking(whole: string, other: string): readonly string[] {
  const keys = (source: string) => parse(source).body.flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)]);
  const had = new Set(keys(other));
  return keys(whole).filter((key) => !had.has(key));
}

function nameKey(thing: string): string {
  return "name-" + thing.replace(/[^\p{L}\p{N}_-]/gu, "-");
}
