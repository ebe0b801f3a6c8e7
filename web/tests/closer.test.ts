/** Looking closer: a mouse that rests on a thing, not a thing that comes to rest under a mouse. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookCloser } from "../src/scene/closer";
import type { Hands } from "../src/scene/hands.svelte";

const peek = vi.fn();
const hands = { peek, unpeek: () => undefined, scout: { look: () => undefined } } as unknown as Hands;
let root: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="root"><button data-touch="gnome"></button><button data-touch="grunt"></button></div>';
  root = document.querySelector("#root")!;
  stop = lookCloser(hands)(root);
});

afterEach(() => {
  stop();
  peek.mockClear();
  vi.useRealTimers();
});

function mouse(kind: string, thing: string, x: number): void {
  const event = new MouseEvent(kind, { bubbles: true, clientX: x, clientY: 5 });
  Object.defineProperty(event, "pointerType", { value: "mouse" });
  root.querySelector(`[data-touch=${thing}]`)!.dispatchEvent(event);
}

test("a mouse that comes to rest on a thing looks closer at it", () => {
  mouse("pointerover", "gnome", 10);
  vi.runAllTimers();
  expect(peek).toHaveBeenCalledExactlyOnceWith("gnome", expect.anything());
});

test("what slides under a mouse that lies still is left alone, until the mouse moves", () => {
  mouse("pointerover", "gnome", 10);
  mouse("pointerdown", "gnome", 12);
  mouse("pointerover", "grunt", 12);
  vi.runAllTimers();
  expect(peek).not.toHaveBeenCalled();

  mouse("pointermove", "grunt", 13);
  vi.runAllTimers();
  expect(peek).toHaveBeenCalledExactlyOnceWith("grunt", expect.anything());
});
