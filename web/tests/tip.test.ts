import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Tip from "../src/ui/Tip.svelte";

const pressed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button id="bell" title="When to ask me">x</button><span data-touch="gnome"><b id="gnome" title="A gnome">x</b></span>';
  document.querySelector("#bell")!.addEventListener("click", pressed);
  render(Tip);
});

afterEach(() => {
  vi.useRealTimers();
  pressed.mockClear();
});

const tip = () => document.querySelector(".tip")?.textContent;

async function pointer(kind: string, id: string, pointerType = "touch", x = 5): Promise<void> {
  const event = new MouseEvent(kind, { bubbles: true, clientX: x, clientY: 5 });
  Object.defineProperty(event, "pointerType", { value: pointerType });
  document.querySelector(`#${id}`)!.dispatchEvent(event);
  await tick();
}

test("a long press tells the title, and does nothing else", async () => {
  await pointer("pointerdown", "bell");
  vi.runAllTimers();
  await pointer("pointerup", "bell");
  expect(tip()).toBe("When to ask me");
  await pointer("click", "bell");
  expect(pressed).not.toHaveBeenCalled();
  await pointer("pointerdown", "bell");
  expect(tip()).toBeUndefined();
});

test("a short press, a swipe, a mouse and things of the table have no tip", async () => {
  await pointer("pointerdown", "bell");
  await pointer("pointerup", "bell");
  await pointer("click", "bell");
  expect(pressed).toHaveBeenCalledOnce();
  await pointer("pointerdown", "bell");
  await pointer("pointermove", "bell", "touch", 60);
  await pointer("pointerdown", "bell", "mouse");
  await pointer("pointerdown", "gnome");
  vi.runAllTimers();
  await tick();
  expect(tip()).toBeUndefined();
});
