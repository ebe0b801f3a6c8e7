import { expect, test } from "vitest";
import { beginning, hearing, loudness } from "../src/sound/shout";

const EVERY = 30;

/** Which of the shouts in these levels are the second of two. */
function seconds(...levels: readonly number[]): readonly boolean[] {
  let heard = beginning(levels[0] ?? 0, 0);
  return levels.flatMap((level, i) => ((heard = hearing(heard, level, i * EVERY)).isShout ? [heard.isSecond] : []));
}

/** How many shouts are heard in these levels, one after another. */
function shouts(...levels: readonly number[]): number {
  let heard = beginning(levels[0] ?? 0, 0);
  let count = 0;
  levels.forEach((level, i) => {
    heard = hearing(heard, level, i * EVERY);
    count += heard.isShout ? 1 : 0;
  });
  return count;
}
const lasting = (seconds: number, level: number) => Array.from({ length: Math.round((seconds * 1000) / EVERY) }, () => level);

test("a sudden shout is heard once, however long it lasts", () => {
  expect(shouts(...lasting(2, -60), ...lasting(0.6, -15), ...lasting(1, -60))).toBe(1);
  expect(shouts(...lasting(2, -60), ...lasting(0.3, -15), ...lasting(1, -60), ...lasting(0.3, -15))).toBe(2);
});

test("nobody shouts who only talks, or comes closer step by step", () => {
  expect(shouts(...lasting(2, -50), ...lasting(1, -38), ...lasting(1, -50))).toBe(0);
  const rising = Array.from({ length: 400 }, (_, i) => -60 + i / 10);
  expect(shouts(...rising)).toBe(0);
});

test("a loud room needs a louder shout, and a still one no whisper", () => {
  expect(shouts(...lasting(2, -25), ...lasting(0.3, -15))).toBe(0);
  expect(shouts(...lasting(2, -25), ...lasting(0.3, -5))).toBe(1);
  expect(shouts(...lasting(2, -85), ...lasting(0.3, -45))).toBe(0);
});

test("a noise that stays becomes the room", () => {
  expect(shouts(...lasting(2, -60), ...lasting(12, -30), ...lasting(0.3, -10))).toBe(2);
});

test("what is heard in the first moment is the room, not a shout", () => {
  expect(shouts(-60, ...lasting(0.5, -15))).toBe(0);
});

test("loudness is measured in decibels below the loudest there can be", () => {
  expect(loudness(new Float32Array(64).fill(1))).toBe(0);
  expect(Math.round(loudness(new Float32Array(64).fill(0.1)))).toBe(-20);
  expect(loudness(new Float32Array(64))).toBe(-90);
});

test("two short shouts in a row belong together, a later one does not, nor a long one", () => {
  const short = [...lasting(0.2, -15), ...lasting(0.2, -60)];
  expect(seconds(...lasting(2, -60), ...short, ...short)).toEqual([false, true]);
  expect(seconds(...lasting(2, -60), ...short, ...lasting(2, -60), ...short)).toEqual([false, false]);
  expect(seconds(...lasting(2, -60), ...lasting(1.2, -15), ...lasting(0.2, -60))).toEqual([false]);
});
