/** One table through one pair of eyes: what is shown now, what is being asked, and how to answer. */
import { tick } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { Declined, type Connection, type ForTable, type TableRequest } from "../net/connection.svelte";
import { notePromise } from "../review/promises";
import { flash, isLaid, motionIsReduced, poise } from "../scene/flip";
import { isSwap, rehearse, type Stage } from "../scene/gestures";
import { measure, Poses } from "../scene/poses";
import type { Asked, Choice, Clock, Phrase, Place, React, Reach, Reacted, Refusal, Say, Scene, Sign, Snapshot, Space, Spoken, TableInfo, Told, Update } from "../wire";
import { Draft, pointable, type Grace, type Question } from "./draft.svelte";
import { Marks, marked } from "./marks.svelte";
import { Notes } from "./notes.svelte";
import { drawn, later, undrawn } from "../ui/frames";
import { Pacer } from "./pacer";
import { shared } from "./shared";
import { Signals, stays } from "./signals.svelte";
import { everything } from "./things";
import { mentioned } from "./told";

export interface Entry {
  readonly n: number;
  readonly told: Told;
}

/** Something the table would not do, and the rule. */
export interface Trouble {
  readonly reason: Phrase;
  readonly rule: string;
}

/** Somebody waved; it floats for a while. */
export interface Waving {
  readonly id: number;
  readonly person: string;
  readonly emote: React["emote"];
}
/** Which choices a widget answers through controls of its own. */
export type Claim = (choice: Choice) => boolean;

/** Something shown over the table, such as a throw: log, question and pieces wait until it is over. */
export interface Interlude {
  /** Show these events; resolves when they have been seen. Null: there is nothing to show of them. */
  show(events: readonly Told[]): Promise<void> | null;
  /** Somebody is in a hurry. */
  end(): void;
}

const LOG_KEPT = 500;
const FLOATS = 2600;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** How it ended, once all that led there has been seen. */
  outcome = $state.raw<TableInfo["result"]>(null);
  asked = $state.raw<Asked | null>(null);
  clock = $state.raw<Clock>({});
  log = $state.raw<readonly Entry[]>([]);
  chat = $state.raw<readonly Spoken[]>([]);
  /** Things that the reader of the log is looking for. */
  readonly shown = new Marks<true>();
  wavings = $state.raw<readonly Waving[]>([]);
  /** People who are not listened to, on this device. */
  muted = $state.raw<ReadonlySet<string>>(new Set());
  isGone = $state(false);
  /** How much happened while nobody here was looking. */
  missed = $state(0);
  trouble = $state.raw<Trouble | null>(null);

  readonly draft: Draft;
  readonly signals: Signals;
  /** The other seats of one's side, where it can talk among itself. (Whoever plays for two sides could not keep a secret.) */
  readonly team: readonly number[] = $derived.by(() => teamOf(this.info, this.seat));
  /** Who sits where. The same list as long as nobody comes or goes: all words depend on it. */
  readonly names: readonly string[] = $derived.by(() => {
    const now = (this.info?.chairs ?? []).map(({ name }) => name ?? "");
    return (this.#names = shared(this.#names, now));
  });
  readonly #claims = new SvelteSet<Claim>();
  /** The choices that no widget has claimed. */
  readonly unclaimed = $derived.by(() => this.draft.choices.filter((choice) => ![...this.#claims].some((isMine) => isMine(choice))));
  /** Ids that can be pointed at. */
  readonly pointable = $derived(pointable(this.scene));
  /** Those of them when the question was asked: what it is about may go before the next one comes. */
  #askedOf = $state.raw<ReadonlySet<string>>(new Set());
  /** Unclaimed choices that touch nothing one could point at: they need a button. */
  readonly loose = $derived.by(() => this.unclaimed.filter((choice) => !this.#isOnTable(choice)));

  #arrive!: () => void;
  #names: readonly string[] = [];
  #seen = 0;
  #waved = 0;
  #stage: Stage | null = null;
  #interlude: Interlude | null = null;
  #pacer: Pacer<Snapshot | Update>;
  /** What has happened and is not told yet. */
  #untold: readonly Entry[] = [];
  #opening: ReturnType<typeof setTimeout> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #leave: () => void;
  #isClosed = false;

  constructor(
    readonly connection: Connection,
    readonly id: string,
    readonly seat: number | null,
    /** What this seat's person writes down for themselves. */
    readonly notes = new Notes(id, seat),
  ) {
    this.signals = new Signals(seat, (each) => this.muted.has(this.info?.chairs[each]?.person || "nobody"));
    this.draft = new Draft({
      menu: (said) => this.#menu(said),
      peek: (said) => connection.draft(id, this.#mySeat(), said).catch(() => undefined),
      play: (move) => this.#play(move),
      minded: (choice, said, touched) => this.signals.warning(choice, said, touched),
      grace: (choice, said) => this.#grace(choice, said),
      announce: ({ sign, thing }, isOn) => void this.#orTrouble(connection.showSign(id, this.#mySeat(), sign.id, thing, isOn)),
    });
    this.#pacer = new Pacer<Snapshot | Update>({
      show: (message) => this.#show(message),
      isWatched: () => this.#isWatched(),
    });
    this.#leave = connection.watch(id, seat, (message) => this.#hear(message));
  }

  /** Resolves when these eyes have seen the table, or may not. */
  readonly arrived: Promise<void> = new Promise((arrive) => (this.#arrive = arrive));

  /** Resolves when everything that happened has been shown. */
  settled(): Promise<void> {
    return this.#pacer.settled();
  }

  /** Look away. */
  close(): void {
    void this.notes.keep();
    this.#isClosed = true;
    clearTimeout(this.#opening);
    clearTimeout(this.#telling);
    this.#leave();
  }

  /** Where things move; the answer ends that. */
  setStage(stage: Stage): () => void {
    this.#stage = stage;
    return () => (this.#stage = null);
  }

  /** A widget will answer these choices: no buttons and no number keys for them. The answer gives them back. */
  claim(isMine: Claim): () => void {
    this.#claims.add(isMine);
    return () => this.#claims.delete(isMine);
  }

  /** Ask something of the table; whether it was granted. What is declined is kept as `trouble`. */
  async request(request: TableRequest): Promise<boolean> {
    this.trouble = null;
    const granting = this.connection.ask(this.id, request, this.#seen).then(() => true);
    return (await this.#orTrouble(granting)) ?? false;
  }

  whyNot(thing: string): Promise<Refusal | null> {
    return this.seat === null ? Promise.resolve(null) : this.connection.whyNot(this.id, this.seat, thing);
  }

  howFar(thing: string): Promise<Reach | null> {
    return this.seat === null ? Promise.resolve(null) : this.connection.howFar(this.id, this.seat, thing);
  }

  say(text: string, to: Say["to"] = "all"): Promise<void> {
    return this.connection.say(this.id, text, to);
  }

  /** Show a sign, at a thing or by itself; one that is up is taken down. */
  async showSign(sign: Sign, thing = ""): Promise<void> {
    this.trouble = null;
    const up = !(stays(sign) && this.signals.isUp(sign, thing));
    const answer = this.connection.showSign(this.id, this.#mySeat(), sign.id, thing, up);
    await this.#orTrouble(stays(sign) ? this.signals.request(sign, thing, up, answer) : answer);
  }

  react(emote: React["emote"]): void {
    this.connection.react(this.id, emote);
  }

  /** Show where these are, and nothing else. */
  show(ids: Iterable<string> = []): void {
    this.shown.set(marked(ids));
  }

  /** Listen to somebody no more, or again. */
  mute(person: string): void {
    const muted = new Set(this.muted);
    if (!muted.delete(person)) muted.add(person);
    this.muted = muted;
    this.signals.refresh();
  }

  /** Tell how long something brief was meant to be seen, and really was. */
  report(meant: number, real: number): void {
    if (this.seat !== null) this.connection.shown(this.id, this.seat, meant, real);
  }

  /** What shows some events before the table tells what came of them; the answer takes it away. */
  setInterlude(interlude: Interlude): () => void {
    this.#interlude = interlude;
    return () => (this.#interlude = null);
  }

  /** Finish whatever is moving. */
  hurry(): void {
    for (const animation of this.#motions()) animation.finish();
    this.#tellAll();
    this.#interlude?.end();
    this.#pacer.hurry();
  }

  /** Whatever moves now and will come to an end. */
  #motions(): readonly Animation[] {
    const all = [this.#stage?.root, this.#stage?.pane].flatMap((part) => part?.getAnimations?.({ subtree: true }) ?? []);
    return all.filter(({ effect }) => effect?.getTiming().iterations === 1);
  }

  /** The words that may follow. A refusal is only shown to somebody who has just said the last of them. */
  #menu(said: string): Promise<Question | undefined> {
    this.trouble = null;
    return this.#orTrouble(this.connection.draft(this.id, this.#mySeat(), said));
  }

  /** Whether everybody moves at once, against the clock: then nothing waits for anything. */
  get isRace(): boolean {
    return this.clock.zero != null;
  }

  /** In a race: say a whole move now, whatever else is still under way. */
  press(move: string): Promise<boolean> {
    return this.request({ type: "Play", seat: this.#mySeat(), move });
  }

  /** Say a move; until its result is shown, what was on offer before is no longer to be trusted. */
  async #play(move: string): Promise<boolean> {
    const isGranted = await this.request({ type: "Play", seat: this.#mySeat(), move });
    await this.#pacer.settled();
    return isGranted;
  }

  /** Whether a choice can be made by pointing, now or with its next word. */
  #isOnTable(choice: Choice): boolean {
    const next = this.draft.ahead.get(choice);
    if (next?.length) return next.every((each) => this.#isOnTable(each));
    return choice.things.some((thing) => this.#askedOf.has(thing));
  }

  /** At a table with a grace time: the other people who could step in before this is said. */
  #grace(choice: Choice, said: readonly Choice[]): Grace | null {
    const [seconds, thing] = [this.info?.grace ?? 0, choice.things[0]];
    const sign = this.signals.before([choice, ...said]);
    const seats = (this.asked?.heeds ?? []).filter((seat) => this.#isListening(seat));
    return seconds && thing && sign && seats.length ? { sign, thing, seats, seconds } : null;
  }

  /** Whether somebody else sits there, and not a bot for them. */
  #isListening(seat: number): boolean {
    const chair = this.info?.chairs[seat];
    return Boolean(chair?.person && chair.here && !chair.bot && chair.person !== this.connection.person);
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
        return this.#arrive();
      case "Chat":
        this.chat = [...this.chat, message.line];
        return;
      case "Reacted":
        return this.#wave(message);
      case "SignShown":
        return this.signals.hear(message, this.#nameOf(message.signal.thing));
      case "Signals":
        this.signals.set(message.signals);
        return this.draft.heed();
      default:
        void this.#pacer.add(message);
    }
  }

  #nameOf(thing: string | undefined): Phrase | null {
    for (const each of thing ? everything(this.scene) : []) if (each.id === thing) return each.name;
    return null;
  }

  #wave({ person, emote }: Reacted): void {
    if (this.muted.has(person)) return;
    const waving = { id: ++this.#waved, person, emote };
    this.wavings = [...this.wavings, waving];
    setTimeout(() => (this.wavings = this.wavings.filter((each) => each !== waving)), FLOATS);
  }

  /** Whether anybody sees things move. */
  #isSeen(): boolean {
    return document.visibilityState === "visible" && !motionIsReduced();
  }

  /** Whether to wait until they have moved; in a race nothing does. */
  #isWatched(): boolean {
    return this.#isSeen() && !this.isRace;
  }

  async #show(message: Snapshot | Update): Promise<number> {
    const interlude = message.type === "Update" && !this.#pacer.isBehind ? this.#interlude?.show(message.events ?? []) : null;
    if (interlude) await interlude;
    if (this.#isClosed) return 0;
    const before = this.#stage && !motionIsReduced() ? measure(this.#stage.root) : new Poses();
    if (message.type === "Update" && this.#isSeen()) return this.#perform(message, before);
    if (message.type === "Snapshot") this.#begin(message);
    else for (const part of [this.#change, this.#question, this.#tell]) part.call(this, message);
    await tick();
    return this.#move(message, before);
  }

  /**
   * First what has moved, then what is asked, then what is told, each in a task and a frame of its own: on a slow device all
   * at once would be a jolt. Things begin to travel before they are seen where they are now; only a table that is being laid
   * is seen first. In a race the question does not wait.
   */
  async #perform(message: Update, before: Poses): Promise<number> {
    const scene = changedScene(this.scene, message);
    await later();
    if (this.#isClosed) return 0;
    const { isRace } = this;
    const began = performance.now();
    this.#change(message, scene);
    if (isRace) this.#question(message);
    await tick();
    const isNew = this.#stage && isLaid(this.#stage.root, before);
    await (isNew ? drawn() : undrawn(began));
    const time = this.#move(message, before);
    for (const part of isRace ? [this.#tell] : [this.#question, this.#tell]) {
      await drawn();
      if (!this.#isClosed) part.call(this, message);
    }
    return time;
  }

  /** Let everything travel from where it was; how long that takes. */
  #move(message: Snapshot | Update, before: Poses): number {
    if (!this.#stage || this.#isClosed) return 0;
    const { root } = this.#stage;
    const events = message.type === "Update" ? (message.events ?? []) : [];
    const act = rehearse(this.#stage, events, before);
    const spoken = new Set(events.flatMap((told) => [...mentioned(told, this.pointable)]));
    const isTrade = events.some((told) => isSwap(this.#stage?.gesture(told) ?? null));
    const isCalm = ({ dataset }: HTMLElement) => isTrade && dataset.kind === "die";
    const travel = poise(root, before, isCalm, [...spoken]);
    const time = Math.max(travel(), act());
    flash(root, spoken);
    return time;
  }

  #begin(message: Snapshot): void {
    this.#tellAll();
    const kept = this.log.filter((entry) => entry.n <= (message.since ?? 0));
    this.log = [...kept, ...numbered(message.log ?? [], message.n)].slice(-LOG_KEPT);
    this.chat = message.chat ?? [];
    this.#lay(shared(this.scene, message.scene ?? null));
    this.missed = this.#seen && message.since ? (message.log?.length ?? 0) : 0;
    this.#take(message);
    this.signals.set(message.signals ?? []);
    this.#askedOf = this.pointable;
    this.#ask(message.asked ?? null);
    this.#arrive();
  }

  #change(message: Update, scene = changedScene(this.scene, message)): void {
    this.#lay(scene);
    this.#take(message);
    if (message.course && this.info) this.info = shared(this.info, { ...this.info, awaited: [], progress: 0, ...message.course });
  }

  /** Whatever is still being shown is told afterwards, and all that follows it after that. */
  #tell(message: Update): void {
    const news = numbered(message.events ?? [], message.n);
    const times = news.map(({ told }) => this.#stage?.shows(told) ?? 0);
    const held = this.#untold.length ? 0 : times.findIndex((time) => time > 0);
    if (held < 0) return this.#write(news);
    this.#write(news.slice(0, held));
    if (this.#untold.length === 0) this.#telling = setTimeout(() => this.#tellAll(), times[held]);
    this.#untold = [...this.#untold, ...news.slice(held)];
  }

  #tellAll(): void {
    clearTimeout(this.#telling);
    const news = this.#untold;
    this.#untold = [];
    this.#write(news);
  }

  #write(news: readonly Entry[]): void {
    if (news.length) this.log = [...this.log, ...news].slice(-LOG_KEPT);
  }

  #question(message: Update): void {
    this.#askedOf = this.pointable;
    if (message.asked) this.#ask(message.asked);
    else if (message.scene || message.order || message.places || message.things || message.spaces) void this.draft.refresh();
  }

  #lay(scene: Scene | null): void {
    if (scene === this.scene) return;
    this.scene = scene;
    for (const marks of [this.draft.lit, this.draft.picked, this.shown, this.signals.flags]) marks.know(this.pointable);
  }

  #take(message: Snapshot | Update): void {
    this.#seen = message.n;
    if (message.info) this.#introduce(message.info);
    if (message.clock) this.clock = message.clock;
  }

  #introduce(info: TableInfo): void {
    const isPromised = info.commitment && info.commitment !== this.info?.commitment;
    if (isPromised && info.phase === "playing") notePromise(this.id, info.commitment!);
    this.info = info;
    if (info.result) void this.#conclude();
    else this.outcome = null;
  }

  /** The end is told when everything has come to rest. */
  async #conclude(): Promise<void> {
    if (this.scene) await this.#pacer.settled();
    await Promise.allSettled(this.#motions().map(({ finished }) => finished));
    this.outcome = this.info?.result ?? null;
  }

  /** What is told ahead is asked at its moment, on all screens at once. */
  #ask(asked: Asked | null): void {
    clearTimeout(this.#opening);
    const wait = (asked?.at ?? 0) - this.connection.now();
    if (wait > 0) this.#opening = setTimeout(() => this.#ask(asked), wait);
    else this.#askNow(asked);
  }

  #askNow(asked: Asked | null): void {
    this.asked = asked;
    this.trouble = null;
    this.draft.begin(asked);
  }
}

function teamOf(info: TableInfo | null, seat: number | null): readonly number[] {
  const chairs = info?.chairs ?? [];
  const me = seat === null ? undefined : chairs[seat];
  const isMate = (side: number | undefined) => (side ?? 0) === (me?.side ?? 0);
  const mates = chairs.flatMap(({ side }, each) => (isMate(side) ? [each] : []));
  const isTorn = chairs.some(({ person, side }) => person && person === me?.person && !isMate(side));
  return me && !isTorn && mates.length < chairs.length ? mates.filter((each) => each !== seat) : [];
}

/** Events with their numbers; the newest is number `last`. */
function numbered(events: readonly Told[], last: number): Entry[] {
  return events.map((told, i) => ({ n: last - events.length + i + 1, told }));
}

/** What of a scene can be new. */
export type SceneNews = Partial<Pick<Update, "scene" | "order" | "places" | "things" | "spaces" | "widgets">>;

/** The scene after an update: a new one, or the old one with some of it changed. */
export function changedScene(scene: Scene | null, news: SceneNews): Scene | null {
  if (news.scene) return shared(scene, news.scene);
  if (!scene || !(news.order || news.places || news.things || news.spaces || news.widgets)) return scene;
  const [before, places] = [byId(scene.places), byId(news.places ?? [])];
  const now = (id: string): Place => {
    const place = (places.get(id) ?? before.get(id))!;
    const things = news.things?.[id] ?? place.things;
    const spaces = withNews(place.spaces ?? before.get(id)?.spaces, news.spaces?.[id]);
    return { ...place, ...(things && { things }), ...(spaces && { spaces }) };
  };
  return shared(scene, { places: (news.order ?? [...before.keys()]).map(now), widgets: news.widgets ?? scene.widgets ?? [] });
}

function withNews(spaces: readonly Space[] | undefined, news: readonly Space[] | undefined): readonly Space[] | undefined {
  const changed = news && byId(news);
  return changed ? spaces?.map((space) => changed.get(space.id) ?? space) : spaces;
}

function byId<T extends { readonly id: string }>(all: readonly T[]): ReadonlyMap<string, T> {
  return new Map(all.map((each) => [each.id, each]));
}
