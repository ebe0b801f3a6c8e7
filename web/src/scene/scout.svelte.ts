/** What is pointed at, by pointer, finger or keyboard: how one would get there, or how far it could get itself. */
import { Marks } from "../table/marks.svelte";
import type { Table } from "../table/table.svelte";

/** A pointer that only passes by asks nothing. */
const REST = 120;

export class Scout {
  #pointed = $state("");
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** Where the thing pointed at could get to, and whether it would have to stop there. */
  readonly reach = new Marks<"free" | "halt">();
  /** The space pointed at, or the one where what is pointed at lies. */
  readonly space = $derived.by(() => lying(this.table, this.#pointed)?.space ?? this.#pointed);
  /** How whoever moves now would come there. */
  readonly way = $derived.by(() => this.wayTo(this.space));

  constructor(private readonly table: Table) {}

  wayTo(space: string): readonly string[] {
    return spaceOf(this.table, space)?.way ?? [];
  }

  /** Somebody points at this; at nothing: empty. */
  look(id: string): void {
    if (id === this.#pointed) return;
    this.#pointed = id;
    clearTimeout(this.#waiting);
    if (this.reach.ids.length) this.reach.set([]);
    if (this.#mayTell(id)) this.#waiting = setTimeout(() => void this.#measure(id), REST);
  }

  /** A piece may move; what happens to a space may send somebody off. */
  #mayTell(id: string): boolean {
    if (lying(this.table, id)?.kind === "piece") return true;
    const space = spaceOf(this.table, id);
    return space !== undefined && !space.way?.length && this.table.draft.lit.has(id);
  }

  async #measure(id: string): Promise<void> {
    const found = await this.table.howFar(id).catch(() => null);
    if (!found || this.#pointed !== id) return;
    const halts = new Set(found.halts);
    this.reach.know(this.table.pointable);
    this.reach.set(found.spaces.map((space) => [space, halts.has(space) ? "halt" : "free"] as const));
  }
}

const boards = (table: Table) => (table.scene?.places ?? []).filter((place) => place.kind === "board");

function spaceOf(table: Table, id: string) {
  return boards(table).flatMap((place) => place.spaces ?? []).find((space) => space.id === id);
}

function lying(table: Table, id: string) {
  return boards(table).flatMap((place) => place.things ?? []).find((thing) => thing.id === id);
}
