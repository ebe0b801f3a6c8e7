/** What has only one answer is played by the page itself, after a moment in which one can say no. */
import { pace } from "../scene/flip";
import { settings } from "../settings.svelte";
import type { Asked } from "../wire";
import type { Table } from "./table.svelte";

/** Milliseconds in which one reads what is about to happen. */
const MOMENT = 2200;
/** Where others may be asked as well, it takes as long as somebody who has a choice might take: that there is none must not show. */
const LONGER = 3;

export class OnlyMove {
  /** The question that its reader wants to answer by hand. */
  #held = $state.raw<Asked | null>(null);

  /** The move that is about to be played; empty: none is. */
  readonly due: string = $derived.by(() => (this.#isDue() ? (this.table.asked?.only ?? "") : ""));

  constructor(
    private readonly table: Table,
    /** Whether something lies over the table that is read first. */
    private readonly isReading: () => boolean,
  ) {
    $effect(() => {
      if (!this.due) return undefined;
      const timer = setTimeout(() => void this.table.draft.playOnly(this.due), this.#moment());
      return () => clearTimeout(timer);
    });
  }

  /** This one is left to its reader. */
  hold(): void {
    this.#held = this.table.asked;
  }

  #isDue(): boolean {
    const { table } = this;
    const { asked, draft, info, seat, log } = table;
    if (!asked?.only || asked === this.#held || settings.asksAnyway || table.isRace || this.isReading()) return false;
    // What was taken back is not played again at once.
    if (info?.phase !== "playing" || seat === null || info.chairs[seat]?.bot || log.at(-1)?.told.kind === "undone") return false;
    return table.connection.status === "open" && draft.mayPlayUnasked(asked.only);
  }

  #moment(): number {
    const isAlone = (this.table.info?.awaited ?? []).every((seat) => seat === this.table.seat);
    return MOMENT * pace() * (isAlone ? 1 : 1 + (LONGER - 1) * Math.random());
  }
}
