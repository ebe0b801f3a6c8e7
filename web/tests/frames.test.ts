import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { undrawn } from "../src/ui/frames";

let draw: () => void;
let hasGoneOn: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => (draw = callback));
  hasGoneOn = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Work for so many milliseconds, then go on. */
async function work(duration: number): Promise<void> {
  void undrawn(performance.now() - duration).then(() => (hasGoneOn = true));
  await microtasks();
}

async function microtasks(): Promise<void> {
  for (let n = 0; n < 5; n++) await Promise.resolve();
}

test("a short task does the rest at once", async () => {
  await work(5);
  expect(hasGoneOn).toBe(true);
});

test("a long one leaves it to the next frame, before that is drawn", async () => {
  await work(40);
  expect(hasGoneOn).toBe(false);
  draw();
  await microtasks();
  expect(hasGoneOn).toBe(true);
});

test("where no frame is drawn it is done all the same", async () => {
  await work(40);
  await vi.advanceTimersByTimeAsync(200);
  expect(hasGoneOn).toBe(true);
});
