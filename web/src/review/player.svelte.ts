/** Playing a film by itself, as fast as one likes. */
import type { Film } from "./film.svelte";

export const SPEEDS = [1, 2, 4] as const;
/** A step is on view so long at speed 1. */
const SHOWN = 1100;
/** A step of which these eyes heard nothing is hardly worth waiting for. */
const SILENT = 150;

export class Player {
  isPlaying = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly film: Film) {}

  toggle(): void {
    if (this.isPlaying) return this.pause();
    this.isPlaying = true;
    void (this.film.n >= this.film.last ? this.film.go(0) : this.#next());
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  /** Wind by hand; playing stops. */
  go(n: number): void {
    this.pause();
    void this.film.go(n);
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  async #next(): Promise<void> {
    await this.film.go(this.film.n + 1);
    if (this.film.n >= this.film.last) this.pause();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const heard = this.film.steps[this.film.n]?.events?.length ?? 0;
    this.#timer = setTimeout(() => void this.#next().then(() => this.isPlaying && this.#wait()), (heard ? SHOWN : SILENT) / this.speed);
  }
}
