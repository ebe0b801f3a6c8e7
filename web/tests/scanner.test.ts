import { fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { change } from "../src/settings.svelte";
import Scan from "./Scan.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList);
  change({ scan: 1 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  change({ scan: 0 });
});

const lit = () => document.querySelector<HTMLElement>("[data-scanned]")?.textContent;

test("what may be picked is lit in turn, and one key picks it", async () => {
  const picked: string[] = [];
  render(Scan, { onpick: (what: string) => picked.push(what) });
  await vi.advanceTimersByTimeAsync(1000);
  expect(lit()).toBe("one");
  await vi.advanceTimersByTimeAsync(1000);
  expect(lit()).toBe("two");
  await fireEvent.keyDown(document.body, { key: " " });
  expect(picked).toEqual(["two"]);
  expect(lit()).toBeUndefined();
});

test("a tap anywhere on the table picks; the bar above is left alone", async () => {
  const picked: string[] = [];
  const { container } = render(Scan, { onpick: (what: string) => picked.push(what) });
  await vi.advanceTimersByTimeAsync(1000);
  await fireEvent.pointerDown(container.querySelector(".bar")!);
  expect(picked).toEqual([]);
  await fireEvent.pointerDown(container.querySelector(".board")!);
  expect(picked).toEqual(["one"]);
});
