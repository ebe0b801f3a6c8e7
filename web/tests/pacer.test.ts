import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacer } from "../src/table/pacer";

let shown: number[] = [];
let isWatched = true;
const pacer = () => new Pacer<number>({ show: (step) => (shown.push(step), 300), isWatched: () => isWatched });

beforeEach(() => {
  shown = [];
  isWatched = true;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("steps are shown one after another", async () => {
  const show = pacer();
  void show.add(1);
  void show.add(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual([1]);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown).toEqual([1, 2]);
});

test("the queue never falls behind: with too much waiting, results are shown at once", async () => {
  const show = pacer();
  for (let step = 1; step <= 40; step++) void show.add(step);
  await vi.advanceTimersByTimeAsync(50);
  expect(shown.length).toBeGreaterThanOrEqual(36);
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown).toHaveLength(40);
  expect(show.isUpToDate).toBe(true);
});

test("nobody watches: nothing is waited for", async () => {
  isWatched = false;
  const show = pacer();
  for (let step = 1; step <= 3; step++) void show.add(step);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1, 2, 3]);
});

test("a tap finishes the running step", async () => {
  const show = pacer();
  void show.add(1);
  void show.add(2);
  await vi.advanceTimersByTimeAsync(10);
  show.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1, 2]);
});

test("a step without movement is drawn before the next one changes the page", async () => {
  const show = new Pacer<number>({ show: (step) => (shown.push(step), 0), isWatched: () => isWatched });
  void show.add(1);
  void show.add(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(shown).toEqual([1, 2]);
});
