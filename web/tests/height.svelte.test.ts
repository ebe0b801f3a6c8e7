import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepsHeight } from "../src/ui/height.svelte";

let measure: (height: number, width?: number) => void;

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(hear: (entries: unknown[]) => void) {
        measure = (blockSize, inlineSize = 300) => hear([{ borderBoxSize: [{ blockSize, inlineSize }] }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function room() {
  const element = document.createElement("div");
  element.append(document.createElement("div"));
  let isTurn = $state(true);
  const close = $effect.root(() => {
    $effect(() => keepsHeight(() => isTurn)(element) as void);
  });
  const turn = (is: boolean) => {
    isTurn = is;
    flushSync();
  };
  flushSync();
  return { height: () => parseFloat(element.style.minHeight), turn, close };
}

test("a question keeps the room that the tallest of this turn and the last one had", () => {
  const { height, turn, close } = room();
  for (const pixels of [70, 100, 60]) measure(pixels);
  expect(height()).toBe(100);
  turn(false);
  measure(50);
  expect(height()).toBe(100);
  turn(true);
  measure(70);
  expect(height()).toBe(100);
  turn(false);
  expect(height()).toBe(70);
  close();
});

test("in another width it begins anew", () => {
  const { height, close } = room();
  measure(120);
  measure(60, 700);
  expect(height()).toBe(60);
  close();
});

test("but a row of buttons at most stays empty, and on a low screen nothing", () => {
  const { height, close } = room();
  measure(200);
  measure(60);
  expect(height()).toBe(112);
  vi.stubGlobal("innerHeight", 640);
  measure(50);
  expect(height()).toBe(50);
  close();
});
