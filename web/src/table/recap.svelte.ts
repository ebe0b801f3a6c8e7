/**
 * What has happened to oneself since one's own last move: the events that name one's seat, something that is or was one's
 * own, or the space under one's pieces. Routine of every turn is left out (`.routine` in the game's words).
 */
import { untrack } from "svelte";
import type { Scene, Told } from "../wire";
import { Lexicon } from "../words/lexicon";
import type { Entry, Table } from "./table.svelte";
import { actor } from "./told";

/** More lines than this are not read. */
const LINES = 5;

/** What belongs to a seat: its things, and the spaces on which its pieces stand. */
export function belongings(scene: Scene | null, seat: number): readonly string[] {
  return (scene?.places ?? []).flatMap((place) => {
    const mine = (place.things ?? []).filter(({ owner }) => (owner ?? place.seat) === seat);
    const ground = mine.flatMap(({ kind, space }) => (kind === "piece" && space ? [space] : []));
    return [...mine.flatMap(({ id, holds = [] }) => [id, ...holds.map((held) => held.id)]), ...ground];
  });
}

/** Whether an event is about a seat: its words name who sits there, or its data something of theirs. */
export class Concern {
  readonly #stranger: Lexicon;

  constructor(
    private readonly words: Lexicon,
    seat: number,
  ) {
    const names = words.reader.names.map((name, each) => (each === seat ? "\0" : name));
    this.#stranger = words.readBy({ seat: null, names });
  }

  /** Words that sound the same to somebody else, with another name at that seat, do not speak of it. */
  isAbout(told: Told, mine: ReadonlySet<string>): boolean {
    if (this.words.attribute(`event-${told.kind}`, "routine", told.data)) return false;
    const isNamed = Object.values(told.data).flat().some((value) => typeof value === "string" && mine.has(value));
    return isNamed || Boolean(told.known) || this.words.tell(told) !== this.#stranger.tell(told);
  }
}

export class Recap {
  /** Lines up to this event have been read. */
  #read = $state(0);
  /** Somebody wants to see it again. */
  #isWanted = $state(false);
  #mine = $state.raw<ReadonlySet<string>>(new Set());
  /** After which move those were gathered. */
  #collected: number | null = null;
  #kept: readonly Entry[] = [];
  readonly #concern = $derived.by(() => new Concern(this.words(), this.table.seat ?? -1));
  /** The last event that came of one's own move, as far as can be told after coming back; before the first there is no last one. */
  readonly #since = $derived.by(() => this.table.acted ?? this.table.log.findLast(({ told }) => actor(told) === this.table.seat)?.n ?? Infinity);
  readonly #all = $derived.by(() => (this.isTold() ? this.table.log.filter(({ n, told }) => n > this.#since && this.#concern.isAbout(told, this.#mine)) : []));

  constructor(
    private readonly table: Table,
    private readonly words: () => Lexicon,
    /** Whether there is somebody here, and time, to read it. */
    private readonly isTold: () => boolean,
  ) {
    $effect(() => this.#collect(this.table.scene, this.table.acted));
    $effect(() => {
      if (this.#all.length) this.#kept = this.#all;
    });
  }

  /** The lines to be shown now; none: there is nothing to tell. */
  readonly lines: readonly Entry[] = $derived.by(() => {
    if (this.#isWanted) return (this.#all.length ? this.#all : this.#kept).slice(-LINES);
    return this.#isAsked() ? this.#all.filter(({ n }) => n > this.#read).slice(-LINES) : [];
  });
  /** How many there are that nobody has looked at. */
  readonly unread = $derived(this.#isWanted ? 0 : this.lines.length);

  get isWanted(): boolean {
    return this.#isWanted;
  }

  /** Show it again, or put it away. */
  toggle(): void {
    if (this.lines.length) this.close();
    else this.#isWanted = true;
  }

  /** It has been read. */
  close(): void {
    if (!this.#isWanted && !this.lines.length) return;
    this.#read = this.table.log.at(-1)?.n ?? 0;
    this.#isWanted = false;
    this.table.show();
  }

  /** What was one's own at any time since the last move: what has been lost is told of, too. */
  #collect(scene: Scene | null, acted: number | null): void {
    const { seat } = this.table;
    if (seat === null) return;
    const before = this.#collected === acted ? untrack(() => this.#mine) : [];
    this.#mine = new Set([...before, ...belongings(scene, seat)]);
    this.#collected = acted;
  }

  #isAsked(): boolean {
    return this.table.draft.choices.length > 0 && (this.table.info?.awaited ?? []).includes(this.table.seat ?? -1);
  }
}
