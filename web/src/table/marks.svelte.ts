/**
 * Marks on single ids: lit, picked, shown. Whoever asks about a known id hears only when that one changes, so a new menu
 * wakes what it lights and what it darkens, not the whole table.
 */
class Mark<V> {
  value = $state.raw<V | undefined>();
}

export class Marks<V> {
  #all = $state.raw<ReadonlyMap<string, V>>(new Map());
  readonly #known = new Map<string, Mark<V>>();

  /** Tell these apart from now on. Whoever asks about an id that is not known hears of every change. */
  know(ids: Iterable<string>): void {
    for (const id of ids) {
      if (this.#known.has(id)) continue;
      const mark = new Mark<V>();
      mark.value = this.#all.get(id);
      this.#known.set(id, mark);
    }
  }

  /** From now on these are marked, and no others. */
  set(marks: Iterable<readonly [string, V]>): void {
    const all = new Map(marks);
    this.#all = all;
    for (const [id, mark] of this.#known) mark.value = all.get(id);
  }

  get(id: string): V | undefined {
    const mark = this.#known.get(id);
    return mark ? mark.value : this.#all.get(id);
  }

  has(id: string): boolean {
    return this.get(id) !== undefined;
  }

  /** All that are marked. */
  get ids(): readonly string[] {
    return [...this.#all.keys()];
  }
}

/** Marks that say nothing but that they are there. */
export function marked(ids: Iterable<string>): [string, true][] {
  return [...ids].map((id) => [id, true]);
}
