/** First-time lessons: which one is due now. Each is given once in this browser, and none while a clock runs. */
import { settings } from "../settings.svelte";
import type { GameInfo, Lesson } from "../wire";
import type { Table } from "./table.svelte";

const KEY = "lessons";
/** After so many more lines of the log an event is no longer what matters: its lesson waits for the next one. */
const FRESH = 30;

export class Lessons {
  /** Those that were had, as `game.lesson`. */
  #had = $state.raw<ReadonlySet<string>>(new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]));
  /** The newest event when we began to look: what came before is no news. */
  #since: number | null = null;

  readonly due: Lesson | null = $derived.by(() => {
    if (!settings.lessons || this.table.seat === null || this.table.info?.result || this.#clockRuns()) return null;
    return this.game()?.lessons.find((lesson) => !this.#had.has(this.#mark(lesson)) && this.#matters(lesson)) ?? null;
  });

  constructor(
    private readonly table: Table,
    private readonly game: () => GameInfo | undefined,
  ) {}

  /** This one was read. */
  had(lesson: Lesson): void {
    this.#had = new Set([...this.#had, this.#mark(lesson)]);
    localStorage.setItem(KEY, JSON.stringify([...this.#had]));
  }

  #mark(lesson: Lesson): string {
    return `${this.game()?.id}.${lesson.id}`;
  }

  #matters({ prompt, event, word }: Lesson): boolean {
    const { asked, draft, log } = this.table;
    if (log.length) this.#since ??= log.at(-1)!.n;
    if (asked?.choices.length && prompt?.split(" ").includes(asked.prompt.key)) return true;
    if (word && draft.choices.some((choice) => choice.word.startsWith(word))) return true;
    return Boolean(event) && log.slice(-FRESH).some(({ n, told }) => n > (this.#since ?? 0) && told.kind === event);
  }

  /** One's own clock; in a real-time game whenever the table does not wait for us. */
  #clockRuns(): boolean {
    const { clock, seat, info } = this.table;
    if (clock.zero != null) return !(info?.awaited ?? []).includes(seat ?? -1);
    return clock.timers?.[seat ?? -1]?.until != null;
  }
}
