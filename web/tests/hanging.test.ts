import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hang } from "../src/look/hanging";

let frames: (() => void)[];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => frames.push(callback));
});
afterEach(() => vi.unstubAllGlobals());

/** Let a frame be drawn. */
async function draw(): Promise<void> {
  for (const callback of frames.splice(0)) callback();
  await new Promise((resolve) => setTimeout(resolve, 5));
}

test("a few pictures are hung at once, of very many some in each frame; whoever has left is not waited for", async () => {
  const hung: number[] = [];
  const gone = Array.from({ length: 40 }, (_, i) => hang(() => hung.push(i)));
  expect(hung).toHaveLength(12);
  gone[12]!();
  await draw();
  expect(hung).toHaveLength(24);
  expect(hung).not.toContain(12);
  await draw();
  await draw();
  expect(hung).toHaveLength(39);
  await draw();
  hang(() => hung.push(40));
  expect(hung).toHaveLength(40);
});
