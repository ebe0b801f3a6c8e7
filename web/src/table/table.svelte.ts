/** One table through one pair of eyes: what is shown now, what is being asked, and how to answer. */
import { tick } from "svelte";
import { Declined, type Connection, type ForTable, type TableRequest } from "../net/connection.svelte";
import { measure, motionIsReduced, play } from "../scene/flip";
import type { Asked, Clock, Phrase, Place, Refusal, Scene, Snapshot, Spoken, TableInfo, Told, Update } from "../wire";
import { botName } from "../words/names";
import { Draft, pointable } from "./draft.svelte";
import { Pacer } from "./pacer";

export interface Entry {
  readonly n: number;
  readonly told: Told;
}

/** Something the table would not do, and the rule. */
export interface Trouble {
  readonly reason: Phrase;
  readonly rule: string;
}

const LOG_KEPT = 500;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  asked = $state.raw<Asked | null>(null);
  clock = $state.raw<Clock>({});
  log = $state.raw<readonly Entry[]>([]);
  chat = $state.raw<readonly Spoken[]>([]);
  /** Things that the reader of the log is looking for. */
  shown = $state.raw<ReadonlySet<string>>(new Set());
  isGone = $state(false);
  trouble = $state.raw<Trouble | null>(null);

  readonly draft: Draft;
  /** Who sits where; bots get names of gnomes. The same list as long as nobody comes or goes: all words depend on it. */
  readonly names: readonly string[] = $derived.by(() => {
    const now = this.info?.chairs.map((chair, seat) => chair.name || (chair.bot ? botName(this.id, seat) : "")) ?? [];
    return (this.#names = same(this.#names, now) ? this.#names : now);
  });
  /** Ids that can be pointed at; choices that touch none of them need a button. */
  readonly pointable = $derived(pointable(this.scene));
  readonly loose = $derived.by(() =>
    this.draft.choices.filter((choice) => !choice.things.some((thing) => this.pointable.has(thing))),
  );

  #names: readonly string[] = [];
  #seen = 0;
  #stage: Element | null = null;
  #pacer: Pacer<Snapshot | Update>;
  #leave: () => void;

  constructor(
    readonly connection: Connection,
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.draft = new Draft({
      menu: (said) => this.#orTrouble(connection.draft(id, this.#mySeat(), said)),
      play: (move) => this.#play(move),
    });
    this.#pacer = new Pacer<Snapshot | Update>({
      show: (message) => this.#show(message),
      isWatched: () => document.visibilityState === "visible" && !motionIsReduced(),
    });
    this.#leave = connection.watch(id, seat, (message) => this.#hear(message));
  }

  /** Look away. */
  close(): void {
    this.#leave();
  }

  /** The element whose things move. */
  setStage = (stage: Element): (() => void) => {
    this.#stage = stage;
    return () => (this.#stage = null);
  };

  /** Ask something of the table; whether it was granted. What is declined is kept as `trouble`. */
  async request(request: TableRequest): Promise<boolean> {
    this.trouble = null;
    const granting = this.connection.ask(this.id, request, this.#seen).then(() => true);
    return (await this.#orTrouble(granting)) ?? false;
  }

  whyNot(thing: string): Promise<Refusal | null> {
    return this.seat === null ? Promise.resolve(null) : this.connection.whyNot(this.id, this.seat, thing);
  }

  say(text: string): Promise<void> {
    return this.connection.say(this.id, text);
  }

  /** Finish whatever is moving. */
  hurry(): void {
    for (const animation of this.#stage?.getAnimations({ subtree: true }) ?? []) {
      if (animation.effect?.getTiming().iterations === 1) animation.finish();
    }
    this.#pacer.hurry();
  }

  /** Say a move; until its result is shown, what was on offer before is no longer to be trusted. */
  async #play(move: string): Promise<boolean> {
    const isGranted = await this.request({ type: "Play", seat: this.#mySeat(), move });
    await this.#pacer.settled();
    return isGranted;
  }

  #mySeat(): number {
    if (this.seat === null) throw new Error("a spectator makes no moves");
    return this.seat;
  }

  async #orTrouble<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.trouble = error;
      return undefined;
    }
  }

  #hear(message: ForTable): void {
    switch (message.type) {
      case "Gone":
        this.isGone = true;
        return;
      case "Chat":
        this.chat = [...this.chat, message.line];
        return;
      case "Reacted":
        return;
      default:
        void this.#pacer.add(message);
    }
  }

  async #show(message: Snapshot | Update): Promise<number> {
    const before = this.#stage ? measure(this.#stage) : new Map();
    if (message.type === "Snapshot") this.#begin(message);
    else this.#change(message);
    await tick();
    return this.#stage ? play(this.#stage, before) : 0;
  }

  #begin(message: Snapshot): void {
    const kept = this.log.filter((entry) => entry.n <= (message.since ?? 0));
    this.log = [...kept, ...numbered(message.log ?? [], message.n)].slice(-LOG_KEPT);
    this.chat = message.chat ?? [];
    this.scene = message.scene ?? null;
    this.#take(message);
    this.#ask(message.asked ?? null);
  }

  #change(message: Update): void {
    this.log = [...this.log, ...numbered(message.events ?? [], message.n)].slice(-LOG_KEPT);
    this.scene = changedScene(this.scene, message);
    this.#take(message);
    if (message.course && this.info) this.info = { ...this.info, awaited: [], progress: 0, ...message.course };
    if (message.asked) this.#ask(message.asked);
    else if (message.scene || message.places || message.things) void this.draft.refresh();
  }

  #take(message: Snapshot | Update): void {
    this.#seen = message.n;
    if (message.info) this.info = message.info;
    if (message.clock) this.clock = message.clock;
  }

  #ask(asked: Asked | null): void {
    this.asked = asked;
    this.trouble = null;
    this.draft.begin(asked);
  }
}

/** Events with their numbers; the newest is number `last`. */
function numbered(events: readonly Told[], last: number): Entry[] {
  return events.map((told, i) => ({ n: last - events.length + i + 1, told }));
}

/** The scene after an update: a new one, or the old one with some places, things and widgets changed. */
export function changedScene(
  scene: Scene | null, update: Pick<Update, "scene" | "places" | "things" | "widgets">,
): Scene | null {
  if (update.scene) return update.scene;
  if (!scene || !(update.places?.length || update.things || update.widgets)) return scene;
  const changed = new Map<string, Place>(update.places?.map((place) => [place.id, place]));
  return {
    places: scene.places.map((place) => {
      const things = update.things?.[place.id];
      return things ? { ...place, things } : changedPlace(place, changed.get(place.id) ?? place);
    }),
    widgets: update.widgets ?? scene.widgets ?? [],
  };
}

/** A place as it is now. A board that is laid out as before keeps its spaces, so they need not be drawn anew. */
function changedPlace(was: Place, is: Place): Place {
  return was !== is && was.spaces && same(was.spaces, is.spaces) ? { ...is, spaces: was.spaces } : is;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
