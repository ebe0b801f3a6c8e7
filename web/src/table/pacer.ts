import { drawn } from "../ui/frames";

/**
 * Events are shown one after another, so that people can follow; but the queue never falls behind. When more
 * waits than can be shown in time, everything but the last is shown as its result.
 */
export interface Stage<T> {
  /** Show one step; the answer is how long its movement takes, in milliseconds. */
  show(step: T): number | Promise<number>;
  /** Whether there is anybody to show movement to. */
  isWatched(): boolean;
}

/** No step is waited for longer than this. */
const LONGEST = 1500;
/** More waiting steps than this are overtaken. */
const PATIENCE = 4;
/** A breath between two steps. */
const BREATH = 120;

export class Pacer<T> {
  #waiting: T[] = [];
  #running: Promise<void> | null = null;
  #hurry: () => void = () => undefined;

  constructor(private readonly stage: Stage<T>) {}

  /** Show this after whatever is still being shown. */
  add(step: T): Promise<void> {
    this.#waiting.push(step);
    return (this.#running ??= this.#run());
  }

  /** Whether everything that happened has been shown. */
  get isUpToDate(): boolean {
    return this.#running === null;
  }

  /** Resolves when everything that happened has been shown. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Finish the step that is being shown. */
  hurry(): void {
    this.#hurry();
  }

  async #run(): Promise<void> {
    try {
      for (let step = this.#waiting.shift(); step !== undefined; step = this.#waiting.shift()) {
        const time = await this.stage.show(step);
        if (this.isBehind || !this.stage.isWatched()) continue;
        if (time > 0) await this.#pause(Math.min(time + BREATH, LONGEST));
        else if (this.#waiting.length) await drawn();
      }
    } finally {
      // In the same breath as the last look at what waits: whatever comes now starts anew.
      this.#running = null;
    }
  }

  /** Whether more waits than can be shown in time. */
  get isBehind(): boolean {
    return this.#waiting.length >= PATIENCE;
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
