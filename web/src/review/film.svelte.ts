/**
 * A finished game that can be wound to any step. It answers like a table of the server would, over a line of
 * its own: so whatever shows a live table shows a replay as well, movement included, and nothing is ever lit.
 */
import { Connection } from "../net/connection.svelte";
import { OwnLine } from "../net/ownLine";
import { changedScene } from "../table/changes";
import type { FromBrowser, Replay, Scene, Sight, Snapshot, Step, TableInfo, Told, Update } from "../wire";
import type { Source } from "./source";

/** Steps that are fetched at once; the server sends no more. */
export const STRETCH = 25;
const LOG_SHOWN = 200;
/** So long a step must be wanted before it is fetched, in milliseconds. */
const PATIENCE = 60;

/** A seat's eyes, or a spectator's. */
export type Eyes = number | null;

/** The table after a step: all of it, and what is new of it. */
export interface Frame extends Sight {
  readonly whole: Scene;
}

export class Film {
  /** The story as the present eyes heard it. */
  replay = $state.raw<Replay | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** The step that is shown. */
  n = $state(0);
  /** Whose eyes we look through. */
  eyes = $state.raw<Eyes>(null);
  /** Why a step cannot be shown, in one line. */
  trouble = $state("");
  readonly connection: Connection;

  #stretches = new Map<string, Promise<readonly Frame[]>>();
  #replays = new Map<Eyes, Promise<Replay>>();
  #line = new OwnLine((message) => this.#asked(message));
  /** What whoever watches saw last. */
  #shown: { eyes: Eyes; n: number } | null = null;
  #message = 0;

  constructor(readonly source: Source) {
    this.connection = new Connection(() => this.#line);
  }

  get steps(): readonly Step[] {
    return this.replay?.steps ?? [];
  }

  /** The number of the last step. */
  get last(): number {
    return Math.max(0, this.steps.length - 1);
  }

  /** Load it, and begin at this step through these eyes. */
  async open(n: number, eyes: Eyes): Promise<void> {
    const [info, replay] = await Promise.all([this.source.info(), this.#replayFor(null)]);
    this.info = info ?? infoOf(replay);
    const seat = eyes !== null && eyes < replay.seats ? eyes : null;
    this.replay = seat === null ? replay : await this.#replayFor(seat);
    this.eyes = seat;
    this.n = this.#within(n);
  }

  /** Show this step. What is only wound over is not fetched. */
  async go(n: number): Promise<void> {
    const wanted = (this.n = this.#within(n));
    const eyes = this.eyes;
    const isWanted = () => this.n === wanted && this.eyes === eyes;
    if (!this.#stretches.has(key(eyes, wanted))) await pause(PATIENCE);
    if (!isWanted()) return;
    try {
      const frames = await this.#stretch(eyes, wanted);
      this.trouble = "";
      if (isWanted()) this.#show(frames[wanted % STRETCH]!);
      if (wanted % STRETCH > STRETCH / 2 && wanted + STRETCH / 2 < this.last) await this.#stretch(eyes, wanted + STRETCH);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  /** Look through other eyes. */
  async see(eyes: Eyes): Promise<void> {
    const replay = await this.#replayFor(eyes);
    this.eyes = eyes;
    this.replay = replay;
  }

  /** The table at the step that is shown. */
  async look(): Promise<Scene> {
    return (await this.#stretch(this.eyes, this.n))[this.n % STRETCH]!.whole;
  }

  /** The step where the next part begins, or the one before, from here. */
  chapter(direction: 1 | -1): number {
    for (let n = this.n + direction; n > 0 && n < this.last; n += direction) if (this.begins(n)) return n;
    return direction > 0 ? this.last : 0;
  }

  /** Whether a new part of the game begins here; without any, whenever somebody else moves. */
  begins(n: number): boolean {
    return this.#hasChapters ? !!this.steps[n]?.begins : seatOf(this.steps[n]) !== seatOf(this.steps[n - 1]);
  }

  /** The beginnings of the largest parts: of all kinds of chapters the rarest. */
  readonly parts: readonly number[] = $derived.by(() => {
    const kinds = new Map<string, number[]>();
    this.steps.forEach((step, n) => {
      if (n > 0 && step.begins) kinds.set(step.begins, [...(kinds.get(step.begins) ?? []), n]);
    });
    return [...kinds.values()].sort((one, other) => one.length - other.length)[0] ?? [];
  });
  readonly #hasChapters = $derived(this.steps.some((step) => step.begins));

  #within(n: number): number {
    return Math.min(Math.max(0, Number.isFinite(n) ? Math.round(n) : this.last), this.last);
  }

  #replayFor(eyes: Eyes): Promise<Replay> {
    return remembered(this.#replays, eyes, () => this.source.replay(eyes));
  }

  #stretch(eyes: Eyes, n: number): Promise<readonly Frame[]> {
    const start = n - (n % STRETCH);
    return remembered(this.#stretches, key(eyes, n), async () => frames((await this.source.sights(eyes, start)).sights));
  }

  /** Forward by one step: what is new, so that it moves as it did. Otherwise everything. */
  #show(frame: Frame): void {
    const isNext = this.#shown?.eyes === this.eyes && this.n === this.#shown.n + 1;
    this.#shown = { eyes: this.eyes, n: this.n };
    this.#line.say(isNext ? this.#update(frame) : this.#snapshot(frame));
  }

  #snapshot(frame: Frame): Snapshot {
    const log = this.#heard(this.n + 1);
    return { type: "Snapshot", ...this.#common(frame, log.length), clock: {}, log: log.slice(-LOG_SHOWN), scene: frame.whole };
  }

  #update(frame: Frame): Update {
    const { scene, places, widgets, goal } = frame;
    const news = { events: this.steps[this.n]!.events ?? [], scene: scene ?? null, places: places ?? [], widgets: widgets ?? null, goal: goal ?? null };
    return { type: "Update", ...this.#common(frame, this.#heard(this.n + 1).length), ...news };
  }

  #common(frame: Frame, n: number) {
    const asked = frame.prompt ? { prompt: frame.prompt, choices: [], may_undo: false } : null;
    const phase = this.n < this.last ? "playing" : this.info!.phase;
    const info: TableInfo = { ...this.info!, phase, awaited: frame.awaited ?? [], commitment: "" };
    return { table: this.info!.id, seat: this.eyes, step: ++this.#message, n, info, asked };
  }

  #heard(upto: number): readonly Told[] {
    return this.steps.slice(0, upto).flatMap((step) => step.events ?? []);
  }

  #asked(message: FromBrowser): void {
    switch (message.type) {
      case "Watch":
        this.#shown = null;
        return void this.go(this.n);
      case "WhyNot":
        return this.#line.say({ type: "Why", id: message.id, refusal: null });
      case "HowFar":
        return this.#line.say({ type: "Far", id: message.id, reach: null });
    }
  }
}

/** Whole scenes out of a whole one and what changed. */
export function frames(sights: readonly Sight[]): readonly Frame[] {
  let whole: Scene | null = null;
  return sights.map((sight) => {
    whole = changedScene(whole, sight);
    return { ...sight, whole: whole! };
  });
}

/** Once made, kept; what failed is made again the next time. */
function remembered<K, V>(kept: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}

/** Which stretch of a film a step is in. */
function key(eyes: Eyes, n: number): string {
  return `${eyes} ${Math.floor(n / STRETCH)}`;
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

/** A record has no table: this is what would be known of it. */
function infoOf(replay: Replay): TableInfo {
  return {
    id: "record", game: replay.game, phase: "over", options: replay.options, host: "", listed: false, spectators: "public", created: 0,
    chairs: replay.names.map((name, seat) => ({ name, role: replay.roles[seat] ?? "player" })),
    clock: { kind: "none", time: 0, increment: 0 }, commitment: replay.commitment, from_record: true,
  };
}

function seatOf(step: Step | undefined): number {
  return step?.seat ?? -1;
}
