/**
 * One socket for the whole page. It heals by itself: after a loss it looks again at every table from the
 * last event heard, and asks again, under the same id, whatever was not yet answered. The server answers a
 * repeated id as it did the first time, so nothing happens twice.
 */
import type {
  Ask, Draft, Menu, React, FromBrowser, FromServer, Gone, HowFar, ShowSign, SignShown, Phrase, Reach, Refusal, Say, Signals, Snapshot, TableInfo, Update, WhyNot, Chat, Reacted,
} from "../wire";

import { MEASURED_EVERY, ServerClock } from "./clock";

export type Status = "connecting" | "open" | "lost";
export type ForTable = Snapshot | Update | Gone | Chat | Reacted | SignShown | Signals;
export type TableRequest = Ask["request"];

/** A request that the table declined, in words and with the rule. */
export class Declined extends Error {
  constructor(readonly reason: Phrase, readonly rule: string) {
    super(reason.key);
  }
}

/** What a connection needs of a WebSocket; tests bring their own. */
export interface Line {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

type Question = Ask | Draft | WhyNot | HowFar | Say | ShowSign;
type Answer = Extract<FromServer, { id: string }>;

interface Pending {
  readonly question: Question;
  readonly settle: (answer: Answer) => void;
}

interface Watching {
  readonly table: string;
  readonly seat: number | null;
  /** The last event heard. */
  seen: number;
  /** The last message heard; 0: none since looking (again). */
  step: number;
  /** Whether a clock runs there. */
  isTimed: boolean;
  readonly hear: (message: ForTable) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;

export class Connection {
  status = $state<Status>("connecting");
  person = $state("");
  name = $state("");
  tries = $state(0);

  #line: Line | null = null;
  /** What `status` says, for us: effects that send something shall not depend on it. */
  #isOpen = false;
  #pending = new Map<string, Pending>();
  #watching = new Set<Watching>();
  #lobby = new Set<(tables: readonly TableInfo[]) => void>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #greeted: () => void = () => undefined;

  readonly clock = new ServerClock((sent) => this.#say({ type: "Ping", sent }));

  constructor(private readonly dial: () => Line) {
    this.#connect();
    setInterval(() => this.#remeasure(), MEASURED_EVERY);
  }

  /** The server's time now, in milliseconds since 1970. */
  now(): number {
    return this.clock.now();
  }

  /** Whoever comes back to this page may have slept meanwhile, and the clock with them. */
  wake = (): void => {
    if (document.visibilityState === "visible" && this.#isOpen) this.#remeasure();
  };

  #remeasure(): void {
    if ([...this.#watching].some(({ isTimed }) => isTimed)) this.clock.remeasure();
  }

  /** Look at a table through a pair of eyes; the answer looks away again. */
  watch(table: string, seat: number | null, hear: (message: ForTable) => void): () => void {
    const watching: Watching = { table, seat, seen: 0, step: 0, isTimed: false, hear };
    this.#watching.add(watching);
    this.#look(watching);
    return () => {
      this.#watching.delete(watching);
      this.#say({ type: "Unwatch", table, seat });
    };
  }

  watchLobby(hear: (tables: readonly TableInfo[]) => void): () => void {
    this.#lobby.add(hear);
    this.#say({ type: "WatchLobby", on: true });
    return () => {
      this.#lobby.delete(hear);
      if (this.#lobby.size === 0) this.#say({ type: "WatchLobby", on: false });
    };
  }

  /** Ask something of a table; throws `Declined`. */
  async ask(table: string, request: TableRequest, seen = 0): Promise<void> {
    await this.#question((id) => ({ type: "Ask", id, table, request, seen, at: Math.round(this.now()) }));
  }

  /** What is asked after the words said so far, and those that may follow; undefined: an answer to something else. */
  async draft(table: string, seat: number, said: string): Promise<Menu | undefined> {
    const answer = await this.#question((id) => ({ type: "Draft", id, table, seat, said }));
    return answer.type === "Menu" ? answer : undefined;
  }

  /** The reason why a thing cannot be touched; null: it can. */
  async whyNot(table: string, seat: number, thing: string): Promise<Refusal | null> {
    const answer = await this.#question((id) => ({ type: "WhyNot", id, table, seat, thing }));
    return answer.type === "Why" ? answer.refusal : null;
  }

  /** How far a thing could get on its turn; null: it does not move. */
  async howFar(table: string, seat: number, thing: string): Promise<Reach | null> {
    const answer = await this.#question((id) => ({ type: "HowFar", id, table, seat, thing }));
    return answer.type === "Far" ? answer.reach : null;
  }

  async say(table: string, text: string, to: Say["to"] = "all"): Promise<void> {
    await this.#question((id) => ({ type: "Say", id, table, text, to }));
  }

  /** Show a sign, or take it down; throws `Declined`. */
  async showSign(table: string, seat: number, sign: string, thing: string, up: boolean): Promise<void> {
    await this.#question((id) => ({ type: "ShowSign", id, table, seat, sign, thing, up }));
  }

  /** Tell how long something brief was meant to be seen, and really was, in milliseconds. */
  shown(table: string, seat: number, meant: number, real: number): void {
    this.#say({ type: "Shown", table, seat, meant, real });
  }

  react(table: string, emote: React["emote"]): void {
    this.#say({ type: "React", table, emote });
  }

  /** Try again now: the person is waiting, or the network is back. */
  hurry = (): void => {
    if (this.status === "lost") this.#connect();
  };

  /** Begin anew, as whoever the cookie now says; resolves when the server has greeted us. */
  restart(): Promise<void> {
    this.status = "connecting";
    this.#connect();
    return new Promise((greeted) => (this.#greeted = greeted));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#hangUp();
    const line = this.dial();
    this.#line = line;
    line.onopen = () => this.#open();
    line.onclose = () => this.#lose(line);
    line.onmessage = (event) => event.data.split("\n").forEach((message) => this.#hear(JSON.parse(message) as FromServer));
  }

  #open(): void {
    this.status = "open";
    this.#isOpen = true;
    this.tries = 0;
    for (const watching of this.#watching) this.#look(watching);
    if (this.#lobby.size > 0) this.#say({ type: "WatchLobby", on: true });
    for (const { question } of this.#pending.values()) this.#say(question);
  }

  #lose(line: Line): void {
    if (line !== this.#line) return;
    this.#hangUp();
    this.status = "lost";
    this.tries += 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1));
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #hangUp(): void {
    const line = this.#line;
    if (!line) return;
    this.#isOpen = false;
    this.#line = line.onopen = line.onclose = line.onmessage = null;
    line.close();
  }

  #say(message: FromBrowser): void {
    if (this.#isOpen) this.#line?.send(JSON.stringify(message));
  }

  #question(ask: (id: string) => Question): Promise<Answer> {
    const question = ask(randomMark());
    return new Promise((resolve, reject) => {
      const settle = (answer: Answer) =>
        answer.type === "Refused" ? reject(new Declined(answer.reason, answer.rule ?? "")) : resolve(answer);
      this.#pending.set(question.id, { question, settle });
      this.#say(question);
    });
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "Welcome":
        this.person = message.person;
        this.name = message.name;
        this.clock.greet(message.now);
        return this.#greeted();
      case "Probe":
        return this.#say({ type: "Echo", mark: message.mark });
      case "Lobby":
        return this.#lobby.forEach((hear) => hear(message.tables));
      case "Snapshot":
      case "Update":
      case "Gone":
      case "Chat":
      case "Reacted":
      case "SignShown":
      case "Signals":
        return this.#pass(message);
      case "Done":
      case "Refused":
      case "Menu":
      case "Why":
      case "Far":
        this.#pending.get(message.id)?.settle(message);
        this.#pending.delete(message.id);
        return;
      case "Pong":
        return this.clock.answer(message.sent, message.now);
      case "Oops":
        console.warn("The server did not understand:", message.problem);
    }
  }

  #pass(message: ForTable): void {
    for (const watching of this.#watching) {
      if (watching.table !== message.table) continue;
      if ("seat" in message && message.seat !== watching.seat) continue;
      if (!("step" in message) || this.#isNext(watching, message)) watching.hear(message);
    }
  }

  /** Begin to look, or look again from the last event heard. */
  #look(watching: Watching): void {
    watching.step = 0;
    this.#say({ type: "Watch", table: watching.table, seat: watching.seat, seen: watching.seen });
  }

  /** Whether a message follows the last one. One that was had before is ignored; if one is missing we look again. */
  #isNext(watching: Watching, message: Snapshot | Update): boolean {
    if (message.type === "Update" && message.step !== watching.step + 1) {
      if (watching.step > 0 && message.step > watching.step) this.#look(watching);
      return false;
    }
    watching.step = message.step;
    watching.seen = message.n;
    if (message.clock) watching.isTimed = message.clock.zero != null || Boolean(message.clock.timers?.length);
    return true;
  }
}

/** An id that nobody else will choose. */
function randomMark(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The socket of the server that this page came from. */
export function dialHome(): Line {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/live`) as unknown as Line;
}
