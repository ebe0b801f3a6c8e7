/**
 * The turn of the device, drawn by the animation clock. The table sends the portrait a moment before it faces the players, so
 * that every screen has it by then; we show it at its time by the game's clock (GM-TIM-12), or when it comes, if that is
 * later. From the first frame that shows it we count its time ourselves, hide it when that is over, and measure how long
 * it really was to be seen.
 */
export interface Turn {
  /** Whether the portrait is here. */
  readonly isHere: boolean;
  /** By the game's clock; undefined: nothing turns. */
  readonly strike: number | undefined;
  readonly show: number;
  readonly hide: number;
  readonly open: number;
}

/**
 * GM-ACC-02: in a turn the picture is wider than half its width for two thirds of the time. Whoever sees it flat, without
 * the table knowing, sees it for those.
 */
export function flattened(turn: Turn): Turn {
  const time = turn.hide - turn.show;
  const show = turn.show + Math.floor(time / 6);
  return { ...turn, show, hide: show + Math.floor((time * 2) / 3) };
}

const ROLL = 900;
/** So long we wait, edge on, for a portrait that should be here. */
const PATIENCE = 3000;

export class Spin {
  /** 0: the screen faces us; from 90 to 270: the portrait does. */
  angle = $state(0);
  /** How far the marble has rolled, 0 to 1. */
  marble = $state(0);
  isTurning = $state(false);
  /** How long the portrait was to be seen, in milliseconds; null: not yet. */
  seen = $state<number | null>(null);

  #strike: number | undefined;
  #shownAt: number | null = null;
  #hiddenAt: number | null = null;

  get isShown(): boolean {
    return this.#shownAt !== null && this.#hiddenAt === null;
  }

  /** One frame: `now` by the animation clock, `time` by the game's. Whether there is more to come. */
  frame(turn: Turn, now: number, time: number): boolean {
    if (turn.strike !== this.#strike) this.#begin(turn.strike);
    if (turn.strike === undefined) return false;
    if (turn.isHere && time >= turn.show && !isOver(turn, time)) this.#shownAt ??= now;
    this.marble = clamp((time - turn.strike + ROLL) / ROLL);
    this.angle = this.#turned(turn, now, time) % 360;
    this.isTurning = this.#goesOn(turn, now, time);
    return this.isTurning || (this.#shownAt === null && !isOver(turn, time));
  }

  #begin(strike: number | undefined): void {
    this.#strike = strike;
    this.#shownAt = this.#hiddenAt = null;
    if (strike !== undefined) this.seen = null;
    this.angle = this.marble = 0;
    this.isTurning = false;
  }

  #turned({ strike = 0, show, hide, open }: Turn, now: number, time: number): number {
    if (this.#shownAt === null) return isOver({ open }, time) ? 0 : 90 * clamp((time - strike) / (show - strike));
    const shown = now - this.#shownAt;
    if (shown < hide - show) return 90 + (180 * shown) / (hide - show);
    if (this.#hiddenAt === null) {
      this.#hiddenAt = now;
      this.seen = Math.round(shown);
    }
    const rest = 1 - clamp((now - this.#hiddenAt) / (open - hide));
    return 360 - 90 * rest * rest;
  }

  #goesOn({ strike = 0, hide, open }: Turn, now: number, time: number): boolean {
    if (this.#hiddenAt !== null) return now - this.#hiddenAt < open - hide;
    return time >= strike - ROLL && (this.#shownAt !== null || !isOver({ open }, time));
  }
}

/** Whoever comes now, or comes back, sees nothing of this turn any more. */
function isOver({ open }: Pick<Turn, "open">, time: number): boolean {
  return time >= open + PATIENCE;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
