/**
 * Through whose eyes this device looks at a table. One person may hold several seats here and pass the device round. At
 * a table with secrets a curtain falls in between: then only what everybody may see is watched, until the next one says so.
 */
import type { Session } from "../session.svelte";
import type { Scene } from "../wire";
import { seatsOf } from "./seats";
import { Table, type Entry } from "./table.svelte";

/** How long a player sees what a move has brought before the curtain falls, in milliseconds. */
const AFTERGLOW = 1400;
/** Lines of what happened that are told at the curtain. */
const TOLD = 4;
/** So many fit on one screen. */
const MOST_TOGETHER = 4;

export class Sitting {
  table: Table = $state.raw(undefined!);
  /** Whether this device has the eyes it wants. It begins with everybody's: a table laid for those would be laid twice. */
  isKnown = $state(false);
  /** Whom the curtain waits for; null: there is none. */
  handover = $state<number | null>(null);
  /** Where people at this device play side by side: the tables of the others, seat by seat. */
  partners: readonly Table[] = $state.raw([]);

  /** The seats that people hold at this device. */
  readonly mine: readonly number[] = $derived.by(() => seatsOf(this.table.info, this.session.me?.id));
  /** What happened in public since the seat behind the curtain last looked. */
  readonly news: readonly Entry[] = $derived.by(() => {
    const seen = this.#seen.get(this.handover ?? -1) ?? 0;
    return this.table.log.filter((entry) => entry.n > seen).slice(-TOLD);
  });

  /** Other seats of this device that may be asked just now as well: in secret, so that nobody can tell, and the curtain does not fall by itself. */
  readonly others: readonly number[] = $derived.by(() => {
    const asked = this.#asked();
    return this.#needsCurtain() && asked.includes(this.table.seat ?? -1) ? asked.filter((seat) => seat !== this.table.seat) : [];
  });

  #seen = new Map<number, number>();
  #isTurning = false;
  #isClosed = false;

  constructor(
    private readonly session: Session,
    private readonly id: string,
    /** Whether they all play at once, on one screen. */
    private readonly isSideBySide: (scene: Scene | null) => boolean = () => false,
  ) {
    this.table = this.#eyes(null);
  }

  close(): void {
    this.#isClosed = true;
    for (const table of [this.table, ...this.partners]) table.close();
  }

  /** Look through the eyes that are wanted now. */
  async follow(): Promise<void> {
    if (this.#isTurning || this.#isClosed) return;
    if (this.handover !== null && !this.#needsCurtain()) return this.open();
    this.#seatPartners();
    const wanted = this.#wanted();
    if (wanted === this.table.seat || (wanted === this.handover && wanted !== null)) {
      this.isKnown = true;
      return;
    }
    if (this.handover !== null) this.handover = wanted;
    else await this.#turn(() => this.#passTo(wanted));
  }

  /** Whether everybody at this device is on the page at once. */
  get isTogether(): boolean {
    const { info, scene } = this.table;
    const isPlayed = info?.phase === "playing" || info?.phase === "paused";
    return this.mine.length > 1 && this.mine.length <= MOST_TOGETHER && isPlayed && this.isSideBySide(scene);
  }

  #seatPartners(): void {
    const wanted = this.isTogether ? this.mine.slice(1) : [];
    if (wanted.join() === this.partners.map(({ seat }) => seat).join()) return;
    for (const table of this.partners) table.close();
    this.partners = wanted.map((seat) => this.#eyes(seat));
  }

  /** Somebody at this device would like to look through another seat of theirs. */
  async ask(seat: number): Promise<void> {
    if (seat !== this.table.seat && this.mine.includes(seat)) await this.#turn(() => this.#passTo(seat, 0));
  }

  /** The one behind the curtain is here. */
  async open(): Promise<void> {
    const seat = this.handover;
    if (seat === null) return;
    this.#seen.set(seat, this.table.log.at(-1)?.n ?? 0);
    await this.#turn(async () => {
      await this.#look(seat);
      this.handover = null;
    });
  }

  /** The seat whose eyes are wanted: one's own; of several, one that is awaited; else the one that looks already. */
  #wanted(): number | null {
    const { mine, table, handover } = this;
    const now = handover ?? table.seat;
    if (mine.length < 2 || this.isTogether) return mine[0] ?? null;
    const awaited = this.#asked();
    if (now !== null && mine.includes(now) && (awaited.length === 0 || awaited.includes(now))) return now;
    return awaited[0] ?? mine[0] ?? null;
  }

  /** The seats of this device that are awaited, as far as anybody may know. */
  #asked(): readonly number[] {
    const { info } = this.table;
    return (info?.awaited ?? []).filter((seat) => this.mine.includes(seat) && !info?.chairs[seat]?.bot);
  }

  async #passTo(seat: number | null, afterglow = AFTERGLOW): Promise<void> {
    if (seat === null || !this.#needsCurtain()) return this.#look(seat);
    if (this.table.seat !== null) {
      await this.table.settled();
      await new Promise((resolve) => setTimeout(resolve, afterglow));
      await this.#look(null);
    }
    this.handover = seat;
  }

  /** Whether the device goes from hand to hand with secrets on it: then whoever has it looks first, and plays by hand. */
  get handsOver(): boolean {
    return this.#needsCurtain();
  }

  #needsCurtain(): boolean {
    const { info } = this.table;
    return this.mine.length > 1 && !this.isTogether && info?.secrets === true && (info.phase === "playing" || info.phase === "paused");
  }

  async #look(seat: number | null): Promise<void> {
    const next = this.#eyes(seat);
    await next.arrived;
    if (this.#isClosed) return next.close();
    this.table.close();
    this.table = next;
  }

  #eyes(seat: number | null): Table {
    return new Table(this.session.connection, this.id, seat);
  }

  async #turn(work: () => Promise<void>): Promise<void> {
    this.#isTurning = true;
    await Promise.resolve(); // What is made inside the effect that called us would end with it.
    if (!this.#isClosed) await work();
    this.#isTurning = false;
    await this.follow();
  }
}
