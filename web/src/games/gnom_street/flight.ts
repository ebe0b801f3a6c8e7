/** Where things of a throw are drawn: millimetres on the lawn to units of the picture, and pointers that swing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Further away is smaller. */
  readonly scale: number;
}

/** The picture's size. */
export const WIDTH = 1000;
export const HEIGHT = 620;
const FOREGROUND = 560;
const UP_PER_MM = 0.56;
const FARTHEST = 1500;

/** A point of the lawn, `x` to the right and `y` ahead of the catapult. */
export function spotAt(x: number, y: number): Spot {
  const scale = 1 - Math.max(0, y) / FARTHEST;
  return { x: WIDTH / 2 + x * 1.25 * scale, y: FOREGROUND - y * UP_PER_MM, scale };
}

/** Which of so many notches a pointer is at that swings to and fro once in a period. */
export function swung(time: number, period: number, notches: number): number {
  const share = (time % period) / period;
  const way = share < 0.5 ? 2 * share : 2 - 2 * share;
  return Math.min(notches - 1, Math.floor(way * notches));
}
