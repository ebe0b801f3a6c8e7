/** First-time lessons: which one is due now. Each is given once in this browser, and none while a clock runs. */
import { settings } from "../settings.svelte";
import type { Asked, GameInfo, Lesson } from "../wire";
import type { Table } from "./table.svelte";

const KEY = "lessons";

export class Lessons {
  /** Those that were had, as `game.lesson`. */
  #had = $state.raw<ReadonlySet<string>>(new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]));
  /** What came up to this event is no news: at first all that there is, then what was told before the last question but one. */
  #since: number | null = null;
  #question: Asked | null = null;
  /** The newest event when the last question was asked. */
  #told = 0;

  readonly due: Lesson | null = $derived.by(() => {
    if (!settings.lessons || this.table.seat === null || this.table.info?.result || this.#clockRuns()) return null;
    this.#keepUp();
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

  /** Whoever has answered a question has done without the lessons that were due then. */
  #keepUp(): void {
    const { asked, log } = this.table;
    const newest = log.at(-1)?.n ?? 0;
    if (log.length) this.#since ??= newest;
    if (!asked?.choices.length || asked === this.#question) return;
    if (this.#question) this.#since = this.#told;
    [this.#question, this.#told] = [asked, newest];
  }

  #matters({ prompt, event, word }: Lesson): boolean {
    const { asked, draft, log } = this.table;
    if (asked?.choices.length && prompt?.split(" ").includes(asked.prompt.key)) return true;
    if (word && draft.choices.some((choice) => choice.word.startsWith(word))) return true;
    return Boolean(event) && log.some(({ n, told }) => n > (this.#since ?? 0) && told.kind === event);
  }

  /** One's own clock; in a real-time game whenever the table does not wait for us. */
  #clockRuns(): boolean {
    const { clock, seat, info } = this.table;
    if (clock.zero != null) return !(info?.awaited ?? []).includes(seat ?? -1);
    return clock.timers?.[seat ?? -1]?.until != null;
  }
}
