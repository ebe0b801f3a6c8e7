/** Where nobody else plays but bots, a table waits for its only person while they read. */
import type { TableInfo } from "../wire";
import type { Table } from "./table.svelte";

/** Whether the reader is the only person who plays here, and something would go on without them. */
export function goesOnAlone({ info, seat, clock, connection: { person } }: Table): boolean {
  if (info?.phase !== "playing" || seat === null || !isAlone(info, person)) return false;
  const isMine = (each: number) => info.chairs[each]?.person === person && !info.chairs[each]?.bot;
  return clock.zero != null || (info.clock.kind ?? "none") !== "none" || !(info.awaited ?? []).every(isMine);
}

const isAlone = ({ chairs }: TableInfo, person: string) => Boolean(person) && chairs.every((chair) => chair.bot || chair.person === person);

export class Reading {
  /** The game would not wait: this is no moment to pause. */
  goesOn = $state(false);
  /** What was asked for last: the next thing waits for it. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(private readonly table: Table) {}

  /** Stop the clocks, if that is one's own affair; the answer goes on again. */
  begin(): () => void {
    const paused = this.#after(() => this.#pause());
    return () => void this.#after(async () => (await paused) && this.table.request({ type: "Resume" }));
  }

  #after<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done;
    return done;
  }

  async #pause(): Promise<boolean> {
    this.goesOn = false;
    if (!goesOnAlone(this.table)) return false;
    const isPaused = await this.table.request({ type: "Pause" });
    this.goesOn = !isPaused;
    // It was not asked for by a press: it is told where one reads, not where one plays.
    if (!isPaused) this.table.trouble = null;
    return isPaused;
  }
}
